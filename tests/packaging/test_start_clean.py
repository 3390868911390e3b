"""What the packed program does before anything else."""

import os
import runpy
from pathlib import Path

import pytest


@pytest.fixture
def start(project: Path) -> str:
    """The script that runs first."""
    return str(project / "packaging" / "builders" / "start_clean.py")


def test_programs_of_the_system_find_their_own_libraries(start: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/ours")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/theirs")

    runpy.run_path(start)

    assert os.environ["LD_LIBRARY_PATH"] == "/theirs"
    assert "LD_LIBRARY_PATH_ORIG" not in os.environ


def test_where_there_was_no_search_path_there_is_none_again(
    start: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/ours")
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)

    runpy.run_path(start)

    assert "LD_LIBRARY_PATH" not in os.environ


def test_a_copy_of_the_program_begins_from_the_beginning(start: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_PYI_PARENT_PROCESS_LEVEL", "1")
    monkeypatch.setenv("OURS", "stays")

    runpy.run_path(start)

    assert "_PYI_PARENT_PROCESS_LEVEL" not in os.environ
    assert os.environ["OURS"] == "stays"
