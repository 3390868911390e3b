"""Hog strategies as tables in CSV files."""

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from dicedesk.games.hog.odds import Table
from dicedesk.games.hog.strategy_files.files import MOST_BYTES, StrategyError
from dicedesk.games.hog.strategy_files.table_file import read_table
from tests.lab.strategy_files import table_as_text

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
