"""The program started once more beside its window."""

import os
import sys
from pathlib import Path

import pytest

from dicedesk.adapters.own_program import OwnFolder, own_command, remove_folder


def test_the_process_is_this_very_program(monkeypatch: pytest.MonkeyPatch) -> None:
    assert own_command("--speech-worker") == (sys.executable, "-m", "dicedesk", "--speech-worker")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert own_command("--speech-worker") == (sys.executable, "--speech-worker")


posix_alone = pytest.mark.skipif(os.name != "posix", reason="paths as POSIX has them")


def deep(folder: Path, levels: int) -> None:
    """Makes folders inside folders, far deeper than a path can say."""
    opened = os.open(folder, os.O_RDONLY)
    for level in range(levels):
        os.mkdir("1", dir_fd=opened)
        os.close(os.open(f"file {level}", os.O_CREAT, 0, dir_fd=opened))
        inner = os.open("1", os.O_RDONLY, dir_fd=opened)
        os.close(opened)
        opened = inner
    os.close(opened)


@posix_alone
def test_three_thousand_folders_inside_each_other_are_removed(tmp_path: Path) -> None:
    folder = tmp_path / "given"
    folder.mkdir()
    deep(folder, 3_000)
    remove_folder(folder)
    assert not folder.exists()


@posix_alone
def test_folders_without_rights_are_removed(tmp_path: Path) -> None:
    folder = tmp_path / "given"
    (folder / "a" / "b" / "c").mkdir(parents=True)
    (folder / "a" / "b" / "file").write_text("x")
    for path in ("a/b/c", "a/b", "a", "."):
        (folder / path).chmod(0)
    remove_folder(folder)
    assert not folder.exists()


@posix_alone
def test_links_are_removed_and_not_followed(tmp_path: Path) -> None:
    folder, other = tmp_path / "given", tmp_path / "other"
    folder.mkdir()
    other.mkdir()
    (other / "diary").write_text("private")
    (folder / "out").symlink_to(other)
    (folder / "loop").symlink_to("loop")
    os.mkfifo(folder / "pipe")
    (folder / os.fsdecode(b"bad \xff\n")).mkdir()
    remove_folder(folder)
    assert not folder.exists()
    assert (other / "diary").read_text() == "private"


def test_many_folders_beside_and_inside_each_other_are_removed(tmp_path: Path) -> None:
    folder = tmp_path / "given"
    for name in ("0/1/2/0", "1/0/1", "2/2"):
        (folder / name).mkdir(parents=True)
        (folder / name / "file").write_text("x")
    remove_folder(folder)
    assert not folder.exists()


def test_what_is_not_there_is_no_matter(tmp_path: Path) -> None:
    remove_folder(tmp_path / "nowhere")


def test_an_own_folder_is_gone_when_it_is_left() -> None:
    with OwnFolder("dicedesk-test-") as folder:
        (folder / "a" / "b").mkdir(parents=True)
    assert not folder.exists()
