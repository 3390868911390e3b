"""The trainer: random positions without an end, and how many were solved in a row."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dicedesk.coach.exercises import Level
from tests.ui.features.practice.conftest import HAZARD, MovingClock, Opened
from tests.ui.features.practice.test_practicing import answer, game_of, press


def test_the_trainer_goes_on_without_an_end_and_counts_what_is_solved_in_a_row(opened: Opened) -> None:
    window = opened()
    window.bar.kind.setCurrentIndex(1)
    seen = []
    for streak in range(1, 4):
        assert window.exercise is not None
        seen.append(window.exercise.state)
        answer(window, rightly=True)
        assert window.bar.count.text() == f"Streak: {streak} · best: {streak}"
        assert "This exercise comes back" not in window.lines.text()
        press(window, Qt.Key.Key_Return)
    assert len(set(seen)) > 1
    answer(window, rightly=False)
    assert window.bar.count.text() == "Streak: 0 · best: 3"


def test_a_game_and_a_level_can_be_chosen(opened: Opened) -> None:
    window = opened()
    window.bar.kind.setCurrentIndex(1)
    assert game_of(window) == "hog"
    window.bar.games.setCurrentIndex(window.bar.games.findData("craps"))
    window.bar.levels.setCurrentIndex(window.bar.levels.findData(Level.HARD))
    assert game_of(window) == "craps"
    assert window.bar.level is Level.HARD


def test_what_is_trained_changes_nothing_of_the_mistakes(opened: Opened) -> None:
    window = opened(HAZARD)
    window.bar.kind.setCurrentIndex(1)
    answer(window, rightly=True)
    window.bar.kind.setCurrentIndex(0)
    assert window.bar.count.text() == "1 due · 0 learned · 1 total"
    assert game_of(window) == "hazard"


def test_another_moment_deals_other_positions(opened: Opened, clock: MovingClock) -> None:
    window = opened()
    window.bar.kind.setCurrentIndex(1)
    first = window.exercise
    window.start()
    assert window.exercise != first


def test_the_big_button_is_whole_in_each_game(opened: Opened, qtbot: QtBot) -> None:
    window = opened()
    window.bar.kind.setCurrentIndex(1)
    for place in range(window.bar.games.count()):
        window.bar.games.setCurrentIndex(place)
        qtbot.waitUntil(lambda: window.primary.height() >= window.primary.sizeHint().height())
        row = window.primary.parentWidget()
        assert row is not None
        qtbot.waitUntil(lambda row=row: row.height() >= window.primary.geometry().bottom() + 1)
