"""Tables of strangers' programs, kept between contests."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from dicedesk.adapters.hog_contest import contest
from dicedesk.adapters.hog_contest.containment import sandbox
from dicedesk.adapters.hog_contest.containment.contained import ContainedStrategies
from dicedesk.adapters.hog_contest.contest import (
    RememberedPrograms,
    SqliteKeptChances,
    SqliteKeptTables,
    contest_parts,
)
from dicedesk.games.hog.contest import Programs
from dicedesk.games.hog.strategy_files import StrategyError
from tests.adapters.storage.spoiled import name_an_index_in_no_text

BY_CHANCE = "import random\n\ndef final_strategy(score, opponent_score):\n    return random.randrange(11)\n"
"""Two runs of it never give the same table."""
KEY = b"k" * 32
DICE = np.full((100, 100), 4, np.uint8)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "contest.sqlite"


@pytest.fixture
def kept(file: Path) -> SqliteKeptTables:
    """A file with one table."""
    made = SqliteKeptTables(file)
    made.keep(KEY, DICE)
    return made


@pytest.fixture
def programs(file: Path) -> RememberedPrograms:
    return RememberedPrograms(ContainedStrategies(), SqliteKeptTables(file))


@pytest.fixture
def program(tmp_path: Path) -> Path:
    made = tmp_path / "ann.py"
    made.write_text(BY_CHANCE)
    return made


def change(file: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(file)) as opened, opened:
        assert opened.execute(statement, values).rowcount == 1


def table_of(programs: Programs, file: Path) -> "np.typing.NDArray[np.uint8]":
    """The table of the program in a file."""
    return programs.table_of(file.read_bytes(), file.name)


def test_a_program_that_has_run_is_not_run_again(program: Path, tmp_path: Path) -> None:
    first, again = (
        table_of(contest_parts(str(tmp_path / "games")).programs, program).tobytes() for _ in range(2)
    )
    assert first == again


def test_another_text_or_name_runs(programs: RememberedPrograms, program: Path) -> None:
    tables = [table_of(programs, program).tobytes()]
    renamed = program.with_name("ben.py")
    renamed.write_text(BY_CHANCE)
    tables.append(table_of(programs, renamed).tobytes())
    program.write_text(BY_CHANCE + "# changed\n")
    tables.append(table_of(programs, program).tobytes())
    assert len(set(tables)) == 3


def test_other_limits_and_another_python_run_it_again(
    programs: RememberedPrograms, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = [programs.key(b"text", "ann.py")]
    longer = replace(programs, contained=ContainedStrategies(seconds=programs.contained.seconds + 1))
    keys.append(longer.key(b"text", "ann.py"))
    monkeypatch.setattr(sandbox, "MOST_MEMORY", sandbox.MOST_MEMORY + 1)
    keys.append(programs.key(b"text", "ann.py"))
    monkeypatch.setattr(contest.sys, "version", "4.0")
    keys.append(programs.key(b"text", "ann.py"))
    assert len(set(keys)) == 4


def test_a_program_that_fails_is_asked_again(programs: RememberedPrograms, program: Path) -> None:
    program.write_text("def final_strategy(score, opponent_score):\n    return 11\n")
    for _ in range(2):
        with pytest.raises(StrategyError):
            table_of(programs, program)


def test_what_was_kept_is_found(kept: SqliteKeptTables) -> None:
    table = kept.table(KEY)
    assert table is not None
    np.testing.assert_array_equal(table, DICE)
    assert kept.table(b"o" * 32) is None


@pytest.mark.parametrize("packed", [b"no table", "text", None, 7, b""], ids=repr)
def test_a_table_that_is_no_packed_table_is_not_used(
    kept: SqliteKeptTables, file: Path, packed: object
) -> None:
    change(file, "UPDATE program SET packed = ?", packed if packed is not None else b"\0")
    assert kept.table(KEY) is None


@pytest.mark.parametrize(
    "dice",
    [np.full((100, 99), 4, np.uint8), np.full((100, 101), 4, np.uint8), np.full((100, 100), 11, np.uint8)],
    ids=["short", "long", "too many dice"],
)
def test_what_has_not_the_shape_of_a_table_is_not_used(kept: SqliteKeptTables, dice: np.ndarray) -> None:
    kept.keep(KEY, dice)
    assert kept.table(KEY) is None


def test_a_table_of_another_program_is_not_used(kept: SqliteKeptTables, file: Path) -> None:
    change(file, "UPDATE program SET key = ?", b"o" * 32)
    assert kept.table(b"o" * 32) is None


def test_a_program_whose_table_is_damaged_runs_again_and_is_kept_anew(
    programs: RememberedPrograms, program: Path, file: Path
) -> None:
    before = table_of(programs, program).tobytes()
    change(file, "UPDATE program SET digest = x'00'")
    after = [table_of(programs, program).tobytes() for _ in range(2)]
    assert before != after[0] == after[1]


def test_a_damaged_file_begins_anew(file: Path) -> None:
    file.write_bytes(b"no database" * 1000)
    kept = SqliteKeptTables(file)
    assert kept.table(KEY) is None
    kept.keep(KEY, DICE)
    assert kept.table(KEY) is not None


def test_without_a_file_nothing_is_known_and_nothing_fails(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    kept = SqliteKeptTables(tmp_path / "file" / "contest.sqlite")
    kept.keep(KEY, DICE)
    assert kept.table(KEY) is None


ONE, TWO, THREE = b"1" * 16, b"2" * 16, b"3" * 16


@pytest.fixture
def chances(tmp_path: Path) -> SqliteKeptChances:
    """A file with the chances of one pair, in a folder that was not there."""
    made = SqliteKeptChances(tmp_path / "games" / "contest.sqlite")
    made.keep([(ONE, THREE)], np.array([[0.1, 1 / 3]]))
    return made


def test_what_was_kept_is_known_to_the_last_bit(chances: SqliteKeptChances) -> None:
    known = chances.known([ONE, TWO, THREE])
    assert known[0, 2].tolist() == [0.1, 1 / 3]
    assert np.isnan(known).sum() == known.size - 2


def test_tables_that_are_not_asked_for_are_left_out(chances: SqliteKeptChances) -> None:
    assert np.isnan(chances.known([ONE, TWO])).all()


def test_a_damaged_file_of_chances_begins_anew(tmp_path: Path) -> None:
    file = tmp_path / "contest.sqlite"
    file.write_bytes(b"no database" * 1000)
    chances = SqliteKeptChances(file)
    assert np.isnan(chances.known([ONE, TWO])).all()
    chances.keep([(ONE, TWO)], np.array([[0.25, 0.75]]))
    assert chances.known([ONE, TWO])[0, 1].tolist() == [0.25, 0.75]


def test_a_file_whose_damage_cannot_be_told_in_letters_begins_anew(
    chances: SqliteKeptChances, tmp_path: Path
) -> None:
    name_an_index_in_no_text(tmp_path / "games" / "contest.sqlite", "chances", "first")
    assert np.isnan(chances.known([ONE, THREE])).all()
    chances.keep([(ONE, TWO)], np.array([[0.25, 0.75]]))
    assert chances.known([ONE, TWO])[0, 1].tolist() == [0.25, 0.75]


def test_without_a_file_no_chance_is_known_and_nothing_fails(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    chances = SqliteKeptChances(tmp_path / "file" / "contest.sqlite")
    chances.keep([(ONE, TWO)], np.array([[0.25, 0.75]]))
    assert np.isnan(chances.known([ONE, TWO])).all()
