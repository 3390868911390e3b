"""The page of the documentation on the simulators: its examples are run."""

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "simulators.md"


def test_the_examples_come_to_what_the_page_says() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert failed == 0
    assert tried > 20
