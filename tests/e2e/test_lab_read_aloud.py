"""The Lab of the real program as a screen reader finds it: a question is chosen, asked, and its answer read."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.e2e.test_accessibility import (  # noqa: F401 (the fixtures of this desktop)
    desktop,
    pytestmark,
    reader,
    start,
    started,
    until,
)
from tests.e2e.test_strangers_read_aloud import open_section


def test_a_question_is_asked_in_the_lab_by_what_a_screen_reader_finds(
    start: Callable[[Path], Any],  # noqa: F811
    tmp_path: Path,
) -> None:
    window = open_section(start, tmp_path, "Hazard: best main")

    until(lambda: window.find("push button", "Ask")).do("Press")
    numbers = until(lambda: window.find("panel", "Exact answer"))
    assert "of rounds are won" in numbers.description
    assert until(lambda: window.find("table", "Rounds won"))
    assert window.nameless() == []
