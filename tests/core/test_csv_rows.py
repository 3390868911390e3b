"""Tables for other programs, in which no word of a stranger becomes a formula."""

import csv

import pytest

from dicedesk.core.csv_rows import as_csv
from dicedesk.core.words import escaped


@pytest.mark.parametrize("text", ["=1+1", "+x", "-x", "@SUM(A1)", "\tx", "\rx", "=", "-1+2"])
def test_an_apostrophe_stands_before_what_would_begin_a_formula(text: str) -> None:
    ((cell, other),) = csv.reader([as_csv([[text, "x"]])])
    assert (cell, other) == (f"'{text}", "x")


@pytest.mark.parametrize("value", [-0.25, -3, "-3", "-0.5", "1e-05", "", "Ann", "a=b", "1,2", 'say "x"'])
def test_numbers_and_other_texts_stay_as_they_are(value: object) -> None:
    ((cell, _),) = csv.reader([as_csv([[value, "x"]])])
    assert cell == str(value)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ann Łuczak 小明 (2)", "Ann Łuczak 小明 (2)"),
        ("a\x1b[31m", r"a\x1b[31m"),
        ("a\nb\rc\td\x00\x7f\x9b", r"a\nb\rc\td\x00\x7f\x9b"),
        ("bad \udcff", r"bad \xff"),
        ("\ud800", r"\ud800"),
        ("right\u202eleft\u2066", r"right\u202eleft\u2066"),
        ("line\u2028", r"line\u2028"),
        ("wide\u3000space", "wide\u3000space"),
    ],
)
def test_what_cannot_be_shown_is_written_as_python_does(text: str, shown: str) -> None:
    assert escaped(text) == shown
    assert escaped(text).encode()
