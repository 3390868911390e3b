"""The Lab of the real program as a screen reader finds it: a question is asked, and its answer read."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.e2e.test_accessibility import (  # noqa: F401 (the fixtures of this desktop)
    desktop,
    in_menu,
    pytestmark,
    reader,
    start,
    started,
    until,
)


def test_a_question_is_asked_in_the_lab_by_what_a_screen_reader_finds(
    start: Callable[[Path], Any],  # noqa: F811
    tmp_path: Path,
) -> None:
    window = start(tmp_path)
    until(lambda: in_menu(window.find("menu bar", ""), "Lab")).do("Press")
    questions = until(lambda: window.find("list", "Questions"))
    assert questions.children

    until(lambda: window.find("push button", "Ask")).do("Press")
    numbers = until(lambda: window.find("panel", "Exactly"))
    assert "go broke within 500 rolls" in numbers.description
    assert until(lambda: window.find("table", "Systems side by side"))
    assert all(node.name or not node.is_focusable or node.role == "filler" for node in window.shown())
