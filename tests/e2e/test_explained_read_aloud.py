"""What explains the games, as a screen reader finds it: strategies, exercises and a review in the real program."""

# ruff: noqa: F811 (a test asks for a fixture by its name)

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from dicedesk.adapters.storage.database import FILE_NAME
from dicedesk.adapters.storage.store import FILE_NAME, SqliteStore
from dicedesk.games.hog.strategies import named_study
from dicedesk.play.ports.store import StoredGame
from tests.e2e.test_accessibility import (  # noqa: F401 (the fixtures of this desktop)
    MOST_CELLS,
    desktop,
    faces_of,
    in_menu,
    one_turn_of_two_people,
    reader,
    start,
    started,
    until,
)
from tests.e2e.test_accessibility import pytestmark as here
from tests.play.bad_records import BAD_HAZARD

pytestmark = [*here, pytest.mark.long]


def strategies_of(reader: Any) -> Any:
    """The window of strategies."""
    return reader.programs[0].find("dialog", "Hog strategies")


def test_a_strategy_is_explained_by_what_a_screen_reader_finds(
    start: Callable[[Path], Any], reader: Any, tmp_path: Path
) -> None:
    window = start(tmp_path)
    until(lambda: in_menu(window.find("menu bar", ""), "Hog strategies…")).do("Press")
    seen = until(
        lambda: strategies_of(reader).find("chart", "What it rolls: Final strategist against Perfect")
    )
    assert until(lambda: seen.description).startswith("At 0 to 0, Final strategist rolls")

    seen.do("Press")
    worst = named_study("final", "perfect").costliest()[0]
    until(lambda: seen.description.startswith(f"At {worst.own} to {worst.other}, "))
    strategies_of(reader).find("check box", "The map as a table").do("Toggle")
    table = until(lambda: strategies_of(reader).find("table", "What it rolls at each score"))

    cells = [cell.name for cell in table.children]
    assert len(cells) < MOST_CELLS
    assert f"{worst.own} to {worst.other}" in cells
    assert strategies_of(reader).nameless() == []


def exercise_of(reader: Any) -> Any:
    """The window of the exercises."""
    return reader.programs[0].find("dialog", "Practice")


def press_enabled(reader: Any, name: str) -> None:
    """Presses a button of the exercises once it can be pressed."""
    button = until(lambda: exercise_of(reader).find("push button", name))
    until(lambda: button.is_enabled)
    button.do("Press")


def test_a_mistake_is_practiced_by_what_a_screen_reader_finds(
    start: Callable[[Path], Any], reader: Any, tmp_path: Path
) -> None:
    store = SqliteStore(tmp_path)
    store.keep(StoredGame.of_record("a", "hazard", BAD_HAZARD, "", ended=True).whole())
    store.close()
    window = start(tmp_path)

    until(lambda: in_menu(window.find("menu bar", ""), "Practice…")).do("Press")
    until(lambda: exercise_of(reader).find("panel", "Hazard"))
    assert "Which main do you choose?" in exercise_of(reader).find("panel", "Hazard").name
    until(lambda: exercise_of(reader).find("radio button", "Main 6")).do("Toggle")
    press_enabled(reader, "Answer")
    until(lambda: exercise_of(reader).find("label", "This costs you 0.009 rounds."))
    best = exercise_of(reader).find("radio button", "Main 7")
    assert best.description == "2.889 rounds, the best choice"  # 182024/63001 are won on average
    press_enabled(reader, "Next")
    until(lambda: exercise_of(reader).find("panel", "No exercises are due now."))
    assert [node.role for node in exercise_of(reader).shown() if node.is_focusable and not node.name] == []

    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        assert connection.execute("SELECT game, move, step FROM practised").fetchall() == [(1, 0, 0)]


def review_of(reader: Any) -> Any:
    """The window of a review of Hog."""
    return reader.programs[0].find("dialog", "Review of Hog")


def test_a_game_is_reviewed_by_what_a_screen_reader_finds(
    start: Callable[[Path], Any], reader: Any, tmp_path: Path
) -> None:
    before = one_turn_of_two_people(tmp_path, 6, 5)
    window = start(tmp_path)
    until(lambda: in_menu(window.find("menu bar", ""), "Review this game")).do("Press")
    chart = until(lambda: review_of(reader).find("slider", "Position in the game"))
    review = review_of(reader)
    assert review.find("label", "This game is not finished; the review covers the moves so far.")
    assert review.find("table", "Moves")
    until(lambda: chart.description.startswith("Move 1: "))
    assert faces_of(review) == before.history[0].faces
    assert review.nameless() == []

    review.find("push button", "Previous move").do("Press")
    until(lambda: chart.description.startswith("Before the first move"))
    review.find("push button", "Next move").do("Press")
    until(lambda: chart.description.startswith("Move 1: "))
    review.find("push button", "Copy as text").do("Press")
    assert until(lambda: review.find("label", "Review copied"))
    review.find("push button", "Play on from here").do("Press")
    assert until(
        lambda: review.find(
            "label", "Press the button again to leave your current game and play on from here"
        )
    )
