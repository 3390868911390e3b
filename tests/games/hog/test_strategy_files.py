"""Files that people bring as strategies: what is not read, and why."""

import os
from pathlib import Path

import pytest

from dicedesk.core.words import tr
from dicedesk.games.hog.contest.entries import entry_of
from dicedesk.games.hog.strategy_files.files import StrategyError, bytes_of, files_in, programs_among

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
