"""What a class hands in: folders and ZIP files, and why something of it cannot take part."""

import errno
import os
import stat
import tracemalloc
import zipfile
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path

import pytest

from dicedesk.core.words import tr
from dicedesk.games.hog.class_folder import (
    MOST_ZIPPED,
    HandedIn,
    StrategyFolder,
    brought_in,
    handed_in,
    programs_among,
)
from dicedesk.games.hog.strategy_files import MOST_BYTES, StrategyError

posix_alone = pytest.mark.skipif(os.name != "posix", reason="links and pipes as POSIX has them")
TOO_LONG = tr("too long")


def write(folder: Path, *names: str) -> Path:
    """Writes files that each hold their own name."""
    for name in names:
        (folder / name).parent.mkdir(exist_ok=True, parents=True)
        (folder / name).write_text(name)
    return folder


def zipped(file: Path, *names: str) -> Path:
    """Writes a ZIP of files that each hold their own name."""
    file.parent.mkdir(exist_ok=True)
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        for name in names:
            packed.writestr(name, name)
    return file


def entries(path: Path) -> dict[str, str]:
    """What each entry holds, by its name."""
    return {file.name: file.text(TOO_LONG).decode() for file in handed_in(path).files}


def left_out(path: Path) -> Mapping[str, str]:
    """Why what does not take part, by its name."""
    return dict(handed_in(path).left_out)


def fault(file: HandedIn) -> str:
    """Why an entry cannot be read."""
    with pytest.raises(StrategyError) as told:
        file.text(TOO_LONG)
    return told.value.sentence


def test_a_folder_enters_each_file_under_its_name(tmp_path: Path) -> None:
    write(tmp_path, "a.py", "b.PY", "d.csv")
    assert entries(tmp_path) == {"a": "a.py", "b": "b.PY", "d": "d.csv"}
    assert [file.is_program for file in handed_in(tmp_path).files] == [True, True, False]


def test_each_student_s_folder_enters_its_strategy_under_its_own_name(tmp_path: Path) -> None:
    write(tmp_path, "ann/hog.py", "ann/notes.txt", "ann/.hog.py", "zoe.b/table.csv", "eva/proj/hog/hog.py")
    assert entries(tmp_path) == {
        "ann": "ann/hog.py",
        "eva": "eva/proj/hog/hog.py",
        "zoe.b": "zoe.b/table.csv",
    }


def test_of_a_whole_project_hog_py_takes_part(tmp_path: Path) -> None:
    write(tmp_path, "ann/hog.py", "ann/dice.py", "ann/ucb.py", "ann/tests/q1.py")
    assert entries(tmp_path) == {"ann": "ann/hog.py"}


def test_what_cannot_take_part_is_left_out_with_its_reason(tmp_path: Path) -> None:
    write(tmp_path, "ann/a.py", "ann/b.py", "bob/notes.txt", "cid.ipynb", "d/1/2/3/4/hog.py")
    write(tmp_path, "eve/a/hog.py", "eve/b/hog.py")
    several, none = "several strategy files; keep one, or name the right one hog.py", "no strategy file found"
    assert entries(tmp_path) == {}
    assert left_out(tmp_path) == {
        "ann": several,
        "bob": none,
        "cid.ipynb": "not a Python file, a CSV table or a ZIP file",
        "d": none,
        "eve": several,
    }


def test_hidden_files_and_what_macos_packs_are_skipped(tmp_path: Path) -> None:
    names = ".hog.py", "._good.py", "__MACOSX/._good.py", "__MACOSX/good.py", ".git/hook.py", "good.py"
    write(tmp_path / "class", *names)
    packed = zipped(tmp_path / "class.zip", *names, "ann/hog.py", "__MACOSX/ann/._hog.py")
    assert entries(tmp_path / "class") == {"good": "good.py"}
    assert entries(packed) == {"ann": "ann/hog.py", "good": "good.py"}
    assert handed_in(tmp_path / "class").left_out == handed_in(packed).left_out == ()


@posix_alone
def test_folders_that_are_links_out_of_the_folder_enter_nothing(tmp_path: Path) -> None:
    made = write(tmp_path / "class", "cid/notes.txt", "good.py")
    write(tmp_path / "private", "hog.py")
    (made / "ann").symlink_to(tmp_path / "private")
    (made / "bob").symlink_to(".")
    (made / "cid" / "inner").symlink_to(tmp_path / "private")
    assert entries(made) == {"good": "good.py"}
    outside = "a link to a place outside its folder"
    assert left_out(made) == {"ann": outside, "bob": outside, "cid": "no strategy file found"}


@posix_alone
def test_a_pipe_and_a_link_to_itself_are_entries_that_cannot_be_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.py")
    os.mkfifo(tmp_path / "pipe.zip")
    (tmp_path / "loop.py").symlink_to("loop.py")
    loop, pipe = handed_in(tmp_path).files
    assert (fault(loop), fault(pipe)) == ("a broken link", "not a regular file")
    assert left_out(tmp_path) == {"pipe.zip": "not a regular file"}
    assert programs_among((loop, pipe)) == ()


def test_a_folder_that_cannot_be_read_is_told_of(tmp_path: Path) -> None:
    for name in ("nobody", "nobody.zip"):
        with pytest.raises(StrategyError, match="cannot be read"):
            handed_in(tmp_path / name)


def test_a_student_s_folder_that_cannot_be_read_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, "ann/hog.py", "bob.py")
    iterdir = Path.iterdir

    def locked(folder: Path) -> Iterator[Path]:
        # As for anybody but root, whom nothing keeps out.
        if folder.name == "ann":
            raise PermissionError(errno.EACCES, "Permission denied")
        return iterdir(folder)

    monkeypatch.setattr(Path, "iterdir", locked)
    assert entries(tmp_path) == {"bob": "bob.py"}
    assert left_out(tmp_path) == {"ann": f"{tmp_path / 'ann'} cannot be read: permission denied"}


def test_each_student_s_zip_enters_its_strategy_under_its_own_name(tmp_path: Path) -> None:
    zipped(tmp_path / "ann.zip", "proj/hog.py", "proj/dice.py", "proj/")
    zipped(tmp_path / "bob.ZIP", "mine.py", "__MACOSX/._mine.py", ".DS_Store")
    zipped(tmp_path / "cid.zip", "a.py", "b.py")
    zipped(tmp_path / "dee.zip")
    assert entries(tmp_path) == {"ann": "proj/hog.py", "bob": "mine.py"}
    assert left_out(tmp_path) == {
        "cid.zip": "several strategy files; keep one, or name the right one hog.py",
        "dee.zip": "no strategy file found",
    }


@pytest.mark.parametrize("above", ["", "class/", "class/2026/"])
def test_a_whole_class_can_be_one_zip(tmp_path: Path, above: str) -> None:
    names = "ann/hog.py", "bob/src/hog.py", "bob/src/dice.py", "cid/x.txt", "dee.py", "eve.zip", "fay.txt"
    packed = zipped(tmp_path / "class.zip", *(above + name for name in names))
    assert entries(packed) == {
        "ann": f"{above}ann/hog.py",
        "bob": f"{above}bob/src/hog.py",
        "dee": f"{above}dee.py",
    }
    assert left_out(packed) == {
        "cid": "no strategy file found",
        "eve.zip": "a ZIP file inside another ZIP file; unpack the outer one first",
        "fay.txt": "not a Python file, a CSV table or a ZIP file",
    }


def test_a_zip_of_nothing_enters_nothing(tmp_path: Path) -> None:
    assert handed_in(zipped(tmp_path / "class.zip")).files == ()


def test_paths_out_of_a_zip_lead_nowhere(tmp_path: Path) -> None:
    names = "../evil.py", "/etc/evil.py", "a/../../evil.py", "..\\evil.py"
    packed = zipped(tmp_path / "in" / "class.zip", *names, "good.py")
    before = sorted(tmp_path.rglob("*"))
    assert entries(packed) == {"good": "good.py"}
    assert left_out(packed) == dict.fromkeys(names, "its path points outside the ZIP file")
    assert sorted(tmp_path.rglob("*")) == before
    zipped(tmp_path / "in" / "class.zip", "../hog.py")
    assert left_out(tmp_path / "in") == {"class.zip": "no strategy file found"}


def test_links_and_unusual_members_of_a_zip_are_not_read(tmp_path: Path) -> None:
    link = zipfile.ZipInfo("link.py")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    with zipfile.ZipFile(tmp_path / "class.zip", "w") as packed:
        packed.writestr(link, "/etc/passwd")
        packed.writestr("packed.py", "x" * 100, zipfile.ZIP_BZIP2)
        packed.writestr("secret.py", "x")
    # The mark of an encrypted member, in the list at the end of the file.
    written = bytearray((tmp_path / "class.zip").read_bytes())
    written[written.rindex(b"PK\x01\x02") + 8] |= 1
    (tmp_path / "class.zip").write_bytes(written)
    files = handed_in(tmp_path / "class.zip").files
    assert [file.name for file in files] == ["link", "packed", "secret"]
    assert {fault(file) for file in files} == {"it is a link, is encrypted, or uses unsupported compression"}


def test_a_bomb_in_a_zip_fills_no_memory(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "class.zip", "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("ann.py", bytes(40 * MOST_BYTES))
    (bomb,) = handed_in(tmp_path / "class.zip").files
    tracemalloc.start()
    assert fault(bomb) == "too long"
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 4 * MOST_BYTES


@pytest.mark.parametrize("written", [b"", b"PK", b"no ZIP at all" * 100])
def test_a_zip_that_is_damaged_is_told_of(tmp_path: Path, written: bytes) -> None:
    (tmp_path / "class.zip").write_bytes(written)
    with pytest.raises(StrategyError, match="the ZIP file is damaged"):
        handed_in(tmp_path / "class.zip")
    assert left_out(tmp_path) == {"class.zip": "the ZIP file is damaged"}


def test_a_damaged_member_is_told_of(tmp_path: Path) -> None:
    packed = zipped(tmp_path / "class.zip", "ann.py")
    packed.write_bytes(packed.read_bytes().replace(b"ann.py", b"bob.py", 1))
    (ann,) = handed_in(packed).files
    assert fault(ann) == "the ZIP file is damaged"


def test_a_zip_that_is_too_large_is_not_opened(tmp_path: Path) -> None:
    with (tmp_path / "class.zip").open("wb") as file:
        file.truncate(MOST_ZIPPED + 1)
    with pytest.raises(StrategyError, match="the ZIP file is larger than 20 MB; unpack it first"):
        handed_in(tmp_path / "class.zip")


def test_programs_are_known_by_what_they_hold(tmp_path: Path) -> None:
    for name, text in {"a.py": "4", "b.PY": "4", "c.py": "5", "d.csv": "6"}.items():
        (tmp_path / name).write_text(text)
    four, five = (sha256(text).hexdigest() for text in (b"4", b"5"))
    assert programs_among(handed_in(tmp_path).files) == (four, four, five)


def test_a_program_that_cannot_be_read_has_no_digest(tmp_path: Path) -> None:
    (tmp_path / "long.py").write_text("#" * (MOST_BYTES + 1))
    assert programs_among([HandedIn("long", tmp_path / "long.py"), HandedIn("x", tmp_path / "x.py")]) == ()


def test_a_folder_and_a_zip_bring_their_files_and_a_file_itself(tmp_path: Path) -> None:
    write(tmp_path / "class", "a.py", "b.csv")
    a = sha256(b"a.py").hexdigest()
    assert brought_in(tmp_path / "class") == StrategyFolder(2, (a,))
    assert brought_in(zipped(tmp_path / "class.zip", "a.py", "b.csv")) == StrategyFolder(2, (a,))
    assert brought_in(tmp_path / "class" / "a.py") == StrategyFolder(1, (a,))
    assert brought_in(tmp_path / "class" / "b.csv") == StrategyFolder(1, ())
