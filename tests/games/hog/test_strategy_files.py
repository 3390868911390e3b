"""Files that people bring as strategies: what is not read, and why."""

import os
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from dicedesk.core.words import tr
from dicedesk.games.hog.odds import Table
from dicedesk.games.hog.strategy_files import (
    AGREED_SETTING,
    MOST_AGREED,
    MOST_BYTES,
    AgreedPrograms,
    StrategyError,
    bytes_of,
    read_rows,
    rows_of,
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
        assert reason(folder / name) == "a link to a place outside its folder"


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
        assert reason(folder / name) == "a broken link"


@posix_alone
@pytest.mark.parametrize("name", ["pipe.py", "pipe.csv"])
def test_a_pipe_is_refused_at_once(folder: Path, name: str) -> None:
    os.mkfifo(folder / name)
    assert reason(folder / name) == "not a regular file"


@posix_alone
def test_a_hard_link_is_a_file_as_any_other(folder: Path) -> None:
    # Nobody can tell which of the names of a file is the first.
    (folder / "same.py").hardlink_to(folder.parent / "private.py")
    assert bytes_of(folder / "same.py", tr("too long")) == b"a private word\n"


def test_a_table_s_words_are_told_without_what_a_terminal_would_obey() -> None:
    with pytest.raises(StrategyError) as told:
        rows_of(",".join(["\x1b[2J"] * 100).encode())
    assert told.value.sentence == r"line 1 contains “\x1b[2J”, not a number of dice from 0 to 10"


def test_a_table_with_an_endless_quotation_is_refused() -> None:
    with pytest.raises(StrategyError, match="not a table"):
        rows_of(('"' + "x" * 200_000).encode())


ROW = ",".join(["4"] * 100)


@settings(max_examples=20, deadline=None)
@given(table=arrays.arrays(np.uint8, (100, 100), elements=st.integers(0, 10)))
def test_a_table_is_read_as_it_was_written(table: Table, tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("tables") / "table.csv"
    file.write_text(table_as_text(table))
    np.testing.assert_array_equal(read_rows(file), table)


def test_a_spreadsheet_may_write_it_in_its_way(tmp_path: Path) -> None:
    file = tmp_path / "table.csv"
    row = ROW.replace("4,4", '"4", 4 ')
    file.write_bytes(("\ufeff" + f"{row}\r\n" * 100 + "\r\n").encode())
    np.testing.assert_array_equal(read_rows(file), np.full((100, 100), 4))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "a table needs 100 rows, one for each score the player can have; this table has 0"),
        (
            f"{ROW}\n" * 99,
            "a table needs 100 rows, one for each score the player can have; this table has 99",
        ),
        (
            f"{ROW}\n" * 101,
            "a table needs 100 rows, one for each score the player can have; this table has 101",
        ),
        (f"{ROW}\n{ROW},4\n", "line 2 has 101 cells; it needs 100, one for each score the opponent can have"),
        (f"{ROW}\n{ROW[:-1]}11\n", "line 2 contains “11”, not a number of dice from 0 to 10"),
        (f"{ROW[:-1]}-1\n", "line 1 contains “-1”, not a number of dice from 0 to 10"),
        (f"{ROW[:-1]}4.0\n", "line 1 contains “4.0”, not a number of dice from 0 to 10"),
        (f"{ROW[:-1]}\n", "line 1 contains “”, not a number of dice from 0 to 10"),
        (f"{ROW[:-1]}٤\n", "line 1 contains “٤”, not a number of dice from 0 to 10"),
        (f"{ROW[:-1]}{'9' * 5000}\n", f"line 1 contains “{'9' * 20}”, not a number of dice from 0 to 10"),
        ("4" * (MOST_BYTES + 1), "the file is too large for a table of 100 rows and 100 columns"),
    ],
)
def test_what_is_no_table_is_told_by_its_line(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "table.csv"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(StrategyError) as told:
        read_rows(file)
    assert told.value.sentence == sentence


def test_a_file_that_is_no_text_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "table.csv").write_bytes(b"\xff\xfe4")
    with pytest.raises(StrategyError, match="not a text file"):
        read_rows(tmp_path / "table.csv")


def test_a_file_that_is_not_there_is_told_of(tmp_path: Path) -> None:
    with pytest.raises(StrategyError, match="the file cannot be read: "):
        read_rows(tmp_path / "table.csv")


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
