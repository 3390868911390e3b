"""Strategies that people bring to the Lab of the real program, as a screen reader finds it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.test_accessibility import (  # noqa: F401 (the fixtures of this desktop)
    desktop,
    in_menu,
    pytestmark,
    reader,
    start,
    started,
    until,
)

PROGRAM = "def final_strategy(score, opponent_score):\n    return {dice}\n"


def open_section(start: Callable[[Path], Any], folder: Path, name: str) -> Any:  # noqa: F811
    """The window of the program, in which a section of the Lab was chosen."""
    window = start(folder)
    until(lambda: in_menu(window.find("menu bar", ""), "Lab")).do("Press")
    questions = until(lambda: window.find("list", "Questions"))
    titles = [row.name for row in questions.children]
    questions.choose_child(titles.index(name))
    return window


def bring(reader: Any, window: Any, button: str, path: Path, opens: str) -> None:  # noqa: F811
    """Presses the button that asks for a path, and types it into the dialog."""
    until(lambda: window.find("push button", button)).do("Press")
    dialog = until(lambda: reader.programs[0].find("dialog", "Choose a"))
    until(lambda: dialog.find("text", "")).write(str(path))
    until(lambda: dialog.find("push button", opens)).do("Press")


@pytest.mark.long
def test_a_strategy_of_ones_own_is_brought_run_and_judged_by_what_a_screen_reader_finds(
    start: Callable[[Path], Any],  # noqa: F811
    reader: Any,  # noqa: F811
    tmp_path: Path,
) -> None:
    file = tmp_path / "ann.py"
    file.write_text(PROGRAM.format(dice=4), encoding="utf-8")
    window = open_section(start, tmp_path / "games", "Your own strategy")
    bring(reader, window, "Choose a file", file, "Open")
    assert until(lambda: window.find("panel", "“ann.py” is a program that has not run here before."))
    window.find("push button", "Run it").do("Press")

    assert until(lambda: window.find("label", "Strategy ann beats Perfect player in "))
    rates = [cell.name for cell in window.find("table", "Exact win rates").children]
    assert rates[rates.index("4-dice player") + 3] == "50.0000%"
    assert window.find("push button", "Play against it").is_enabled
    assert window.nameless() == []


@pytest.mark.long
def test_a_contest_is_held_by_what_a_screen_reader_finds(
    start: Callable[[Path], Any],  # noqa: F811
    reader: Any,  # noqa: F811
    tmp_path: Path,
) -> None:
    folder = tmp_path / "class"
    folder.mkdir()
    for name, dice in (("ann", "4"), ("ben", "6"), ("cid", "1"), ("dan", "None")):
        (folder / f"{name}.py").write_text(PROGRAM.format(dice=dice), encoding="utf-8")
    window = open_section(start, tmp_path / "games", "Class contest")
    bring(reader, window, "Choose a folder", folder, "Choose")
    assert until(lambda: window.find("panel", "4 programs in this folder have not run before."))
    window.find("push button", "Run programs").do("Press")

    assert until(lambda: window.find("label", "ben leads with 2 wins"))
    ranking = window.find("table", "Ranking")
    cells = [cell.name for cell in ranking.children]
    assert [name for name in cells if name in ("ann", "ben", "cid", "dan")] == ["ben", "ann", "cid", "dan"]
    assert "it returns None, not a number of dice" in "\n".join(cells)
    assert window.find("button menu", "Save").is_enabled
    assert window.nameless() == []
