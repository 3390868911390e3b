"""Files that people bring as strategies: what is not read, and why."""

import os
from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from dicedesk.core.words import tr
from dicedesk.games.hog.contest import entry_of, read_table
from dicedesk.games.hog.odds import Table
from dicedesk.games.hog.strategy_files import (
    AGREED_SETTING,
    MOST_AGREED,
    MOST_BYTES,
    AgreedPrograms,
    StrategyError,
    StrategyFolder,
    brought_in,
    bytes_of,
    entry_name,
    files_in,
    programs_among,
)
from dicedesk.play.ports.store import BusyError, ForgetfulStore
from tests.lab.strategy_files import table_as_text

posix_alone = pytest.mark.skipif(os.name != "posix", reason="links and pipes as POSIX has them")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder as a class hands it in, beside private files."""
    (tmp_path / "private.py").write_text("a private word\n")
    made = tmp_path / "class"
    made.mkdir()
    (made / "good.py").write_text("x = 1\n")
    return made


def reason(file: Path) -> str:
    """Why a file is not read."""
    with pytest.raises(StrategyError) as told:
        bytes_of(file, tr("too long"))
    return told.value.sentence


@posix_alone
def test_a_link_out_of_its_folder_is_refused_and_none_of_its_words_is_told(folder: Path) -> None:
    (folder / "key.py").symlink_to(folder.parent / "private.py")
    (folder / "up.py").symlink_to("../private.py")
    (folder / "device.csv").symlink_to("/dev/zero")
    for name in ("key.py", "up.py", "device.csv"):
        assert reason(folder / name) == "it is a link out of its folder"
    entry = entry_of(folder / "key.py", lambda file: pytest.fail(str(bytes_of(file, tr("too long")))))
    assert entry.fault == "it is a link out of its folder"


@posix_alone
def test_a_link_inside_of_its_folder_is_read(folder: Path) -> None:
    (folder / "same.py").symlink_to("good.py")
    assert bytes_of(folder / "same.py", tr("too long")) == b"x = 1\n"


@posix_alone
def test_a_folder_that_is_reached_by_a_link_is_read(folder: Path) -> None:
    (folder.parent / "link").symlink_to(folder)
    assert bytes_of(folder.parent / "link" / "good.py", tr("too long")) == b"x = 1\n"


@posix_alone
def test_links_that_lead_nowhere_are_refused(folder: Path) -> None:
    (folder / "loop.py").symlink_to("loop.py")
    (folder / "one.py").symlink_to("two.py")
    (folder / "two.py").symlink_to("one.py")
    (folder / "gone.csv").symlink_to("nobody.csv")
    for name in ("loop.py", "one.py", "two.py", "gone.csv"):
        assert reason(folder / name) == "it is a link that leads to no file"


@posix_alone
@pytest.mark.parametrize("name", ["pipe.py", "pipe.csv"])
def test_a_pipe_is_refused_at_once(folder: Path, name: str) -> None:
    os.mkfifo(folder / name)
    assert reason(folder / name) == "it is no ordinary file"


@posix_alone
def test_what_is_refused_is_listed_and_does_not_run(folder: Path) -> None:
    os.mkfifo(folder / "pipe.py")
    (folder / "loop.py").symlink_to("loop.py")
    (folder / "inner.py").mkdir()
    assert [file.name for file in files_in(folder)] == ["good.py", "loop.py", "pipe.py"]
    assert len(programs_among(files_in(folder))) == 1


def test_hidden_files_and_what_macos_packs_are_no_strategies(folder: Path) -> None:
    for name in (".hog.py", "._good.py", "__MACOSX/._good.py", "__MACOSX/good.py", ".git/hook.py"):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text("x = 1\n")
    assert files_in(folder) == (folder / "good.py",)


def test_a_subfolder_with_exactly_one_strategy_enters_it_under_its_own_name(folder: Path) -> None:
    single = "ann/hog.py", "ann/notes.txt", "ann/.hog.py", "zoe.b/hog.csv"
    for name in (*single, "two/a.py", "two/b.py", "none/x.txt"):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text("x = 1\n")
    found = files_in(folder)
    assert found == (folder / "ann/hog.py", folder / "good.py", folder / "zoe.b/hog.csv")
    assert [entry_name(file, folder) for file in found] == ["ann", "good", "zoe.b"]
    assert bytes_of(found[0], tr("too long")) == b"x = 1\n"


@posix_alone
def test_a_subfolder_that_is_a_link_out_of_the_folder_enters_nothing(folder: Path) -> None:
    (folder / "ann").symlink_to(folder.parent)
    (folder / "bob").symlink_to(".")
    assert files_in(folder) == (folder / "good.py",)


@posix_alone
def test_a_name_is_shown_without_what_a_terminal_would_obey(folder: Path) -> None:
    entry = entry_of(folder / os.fsdecode(b"a\xff\x1b[2J.csv"), lambda _: pytest.fail("it is no program"))
    assert entry.name == r"a\xff\x1b[2J"


def test_a_table_s_words_are_told_without_what_a_terminal_would_obey(folder: Path) -> None:
    file = folder / "a.csv"
    file.write_text(",".join(["\x1b[2J"] * 100), newline="")
    fault = entry_of(file, lambda _: pytest.fail("it is no program")).fault
    assert fault == r"line 1 holds “\x1b[2J”; a strategy rolls 0 to 10 dice"


def test_a_table_with_an_endless_quotation_is_refused(folder: Path) -> None:
    file = folder / "a.csv"
    file.write_text('"' + "x" * 200_000)
    assert entry_of(file, lambda _: pytest.fail("it is no program")).fault == "the file is no table"


def test_an_entry_of_which_nobody_thought_does_not_end_the_contest(folder: Path) -> None:
    def run(_: Path) -> None:
        raise RecursionError

    entry = entry_of(folder / "good.py", run)  # type: ignore[arg-type]
    assert entry.fault == "it could not be asked: RecursionError"


ROW = ",".join(["4"] * 100)


@settings(max_examples=20, deadline=None)
@given(table=arrays.arrays(np.uint8, (100, 100), elements=st.integers(0, 10)))
def test_a_table_is_read_as_it_was_written(table: Table, tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("tables") / "table.csv"
    file.write_text(table_as_text(table))
    np.testing.assert_array_equal(read_table(file), table)


def test_a_spreadsheet_may_write_it_in_its_way(tmp_path: Path) -> None:
    file = tmp_path / "table.csv"
    row = ROW.replace("4,4", '"4", 4 ')
    file.write_bytes(("\ufeff" + f"{row}\r\n" * 100 + "\r\n").encode())
    np.testing.assert_array_equal(read_table(file), np.full((100, 100), 4))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "a table has 100 rows, one for each of its own scores; this table has 0"),
        (f"{ROW}\n" * 99, "a table has 100 rows, one for each of its own scores; this table has 99"),
        (f"{ROW}\n" * 101, "a table has 100 rows, one for each of its own scores; this table has 101"),
        (f"{ROW}\n{ROW},4\n", "line 2 has 101 cells, not 100: one for each score of the opponent"),
        (f"{ROW}\n{ROW[:-1]}11\n", "line 2 holds “11”; a strategy rolls 0 to 10 dice"),
        (f"{ROW[:-1]}-1\n", "line 1 holds “-1”; a strategy rolls 0 to 10 dice"),
        (f"{ROW[:-1]}4.0\n", "line 1 holds “4.0”; a strategy rolls 0 to 10 dice"),
        (f"{ROW[:-1]}\n", "line 1 holds “”; a strategy rolls 0 to 10 dice"),
        (f"{ROW[:-1]}٤\n", "line 1 holds “٤”; a strategy rolls 0 to 10 dice"),
        (f"{ROW[:-1]}{'9' * 5000}\n", f"line 1 holds “{'9' * 20}”; a strategy rolls 0 to 10 dice"),
        ("4" * (MOST_BYTES + 1), "the file is too long for a table of 100 rows and 100 columns"),
    ],
)
def test_what_is_no_table_is_told_by_its_line(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "table.csv"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(StrategyError) as told:
        read_table(file)
    assert told.value.sentence == sentence


def test_a_file_that_is_no_text_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "table.csv").write_bytes(b"\xff\xfe4")
    with pytest.raises(StrategyError, match="the file is no text"):
        read_table(tmp_path / "table.csv")


def test_a_file_that_is_not_there_is_told_of(tmp_path: Path) -> None:
    with pytest.raises(StrategyError, match="the file cannot be read: "):
        read_table(tmp_path / "table.csv")


def test_programs_are_known_by_what_they_hold(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("4")
    (tmp_path / "b.PY").write_text("4")
    (tmp_path / "c.py").write_text("5")
    (tmp_path / "d.csv").write_text("6")
    (tmp_path / "e.txt").write_text("7")
    (tmp_path / "folder.py").mkdir()
    found = files_in(tmp_path)
    assert [file.name for file in found] == ["a.py", "b.PY", "c.py", "d.csv"]
    four, five = (sha256(text).hexdigest() for text in (b"4", b"5"))
    assert programs_among(found) == (four, four, five)


def test_a_program_that_cannot_be_read_has_no_digest(tmp_path: Path) -> None:
    (tmp_path / "long.py").write_text("#" * (MOST_BYTES + 1))
    assert programs_among([tmp_path / "long.py", tmp_path / "nobody.py"]) == ()


def test_a_folder_that_is_not_there_is_told_of(tmp_path: Path) -> None:
    with pytest.raises(StrategyError, match="cannot be read"):
        files_in(tmp_path / "nobody")


def test_a_folder_brings_its_files_and_a_file_itself(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("4")
    (tmp_path / "b.csv").write_text("5")
    four = sha256(b"4").hexdigest()
    assert brought_in(tmp_path) == StrategyFolder(2, (four,))
    assert brought_in(tmp_path / "a.py") == StrategyFolder(1, (four,))
    assert brought_in(tmp_path / "b.csv") == StrategyFolder(1, ())


class BrokenStore(ForgetfulStore):
    """Cannot be read or written."""

    def setting(self, name: str) -> str | None:
        raise BusyError(name)

    def keep_setting(self, name: str, value: str) -> None:
        raise BusyError(name)


def test_nobody_has_agreed_to_anything_at_first() -> None:
    assert AgreedPrograms(ForgetfulStore()).unknown(["a", "b"]) == ("a", "b")


def test_what_was_agreed_to_is_known_at_the_next_start() -> None:
    store = ForgetfulStore()
    AgreedPrograms(store).agree(["a", "b"])
    assert AgreedPrograms(store).unknown(["b", "c", "a"]) == ("c",)


def test_the_earliest_are_forgotten() -> None:
    store = ForgetfulStore()
    programs = AgreedPrograms(store)
    programs.agree(["first"])
    programs.agree(map(str, range(MOST_AGREED)))
    assert programs.unknown(["first", "0"]) == ("first",)
    assert AgreedPrograms(store).unknown(["first", "0"]) == ("first",)


def test_without_a_store_they_are_known_until_the_end() -> None:
    programs = AgreedPrograms(BrokenStore())
    programs.agree(["a"])
    assert programs.unknown(["a", "b"]) == ("b",)


@pytest.mark.parametrize("kept", ["", "{", "{}", "3", '[1, "b"]'])
def test_what_is_damaged_is_asked_about_again(kept: str) -> None:
    store = ForgetfulStore()
    store.keep_setting(AGREED_SETTING, kept)
    assert AgreedPrograms(store).unknown(["a"]) == ("a",)
