"""Which programs a folder of strategies holds."""

from hashlib import sha256
from pathlib import Path

import pytest

from dicedesk.games.hog.strategy_files.files import (
    MOST_BYTES,
    Brought,
    StrategyError,
    brought_in,
    files_in,
    programs_among,
)


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
    assert brought_in(tmp_path) == Brought(2, (four,))
    assert brought_in(tmp_path / "a.py") == Brought(1, (four,))
    assert brought_in(tmp_path / "b.csv") == Brought(1, ())
