"""Chances of pairs of strategies, kept in a file between contests."""

from pathlib import Path

import numpy as np
import pytest

from dicedesk.adapters.contest.kept_chances import SqliteKeptChances
from tests.adapters.storage.spoiled import name_an_index_in_no_text

ONE, TWO, THREE = b"1" * 16, b"2" * 16, b"3" * 16
NOTHING = [np.nan, np.nan]


@pytest.fixture
def kept(tmp_path: Path) -> SqliteKeptChances:
    """A file with the chances of one pair, in a folder that was not there."""
    made = SqliteKeptChances(tmp_path / "games" / "contest.sqlite")
    made.keep([(ONE, THREE)], np.array([[0.1, 1 / 3]]))
    return made


def test_what_was_kept_is_known_to_the_last_bit(kept: SqliteKeptChances) -> None:
    known = kept.known([ONE, TWO, THREE])
    assert known[0, 2].tolist() == [0.1, 1 / 3]
    assert np.isnan(known).sum() == known.size - 2


def test_tables_that_are_not_asked_for_are_left_out(kept: SqliteKeptChances) -> None:
    assert np.isnan(kept.known([ONE, TWO])).all()


def test_a_damaged_file_begins_anew(tmp_path: Path) -> None:
    file = tmp_path / "contest.sqlite"
    file.write_bytes(b"no database" * 1000)
    kept = SqliteKeptChances(file)
    assert np.isnan(kept.known([ONE, TWO])).all()
    kept.keep([(ONE, TWO)], np.array([[0.25, 0.75]]))
    assert kept.known([ONE, TWO])[0, 1].tolist() == [0.25, 0.75]


def test_a_file_whose_damage_cannot_be_told_in_letters_begins_anew(
    kept: SqliteKeptChances, tmp_path: Path
) -> None:
    name_an_index_in_no_text(tmp_path / "games" / "contest.sqlite", "chances", "first")
    assert np.isnan(kept.known([ONE, THREE])).all()
    kept.keep([(ONE, TWO)], np.array([[0.25, 0.75]]))
    assert kept.known([ONE, TWO])[0, 1].tolist() == [0.25, 0.75]


def test_without_a_file_nothing_is_known_and_nothing_fails(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    kept = SqliteKeptChances(tmp_path / "file" / "contest.sqlite")
    kept.keep([(ONE, TWO)], np.array([[0.25, 0.75]]))
    assert np.isnan(kept.known([ONE, TWO])).all()
