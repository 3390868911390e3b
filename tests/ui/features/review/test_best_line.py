"""What most likely comes of the best choice is stepped through on its table, and says that it was not played."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.ui.features.replay import ReplayWindow
from dicedesk.ui.features.review.window import ReviewWindow
from tests.features.review.reviewed_records import ALL
from tests.repeated import sampled

Show = Callable[[str], ReviewWindow]


def lines_over(owner: QWidget) -> list[ReplayWindow]:
    return [found for found in owner.findChildren(ReplayWindow) if found.isVisible()]


@pytest.mark.parametrize("game", sampled(ALL, "people", "craps"))
def test_the_best_line_of_an_error_is_stepped_through_by_keys(
    qtbot: QtBot, show: Show, owner: QWidget, game: str
) -> None:
    review = show(ALL[game])
    page = review.page
    assert page is not None
    place = page.review.errors[0]
    page.go_to(place)
    qtbot.waitUntil(review.isActiveWindow)
    qtbot.keyClick(review.windowHandle(), Qt.Key.Key_L)
    (line,) = lines_over(owner)
    assert "a line not played" in line.windowTitle()
    assert line.note.text() == "Not played: the most likely line after the best choice."
    assert line.shown.place == place - 1
    assert line.play_on.isHidden()
    qtbot.waitUntil(line.isActiveWindow)
    qtbot.keyClick(line.windowHandle(), Qt.Key.Key_End)
    variation = page.review.game.variations[place]
    assert line.shown.place == place - 1 + len(variation.steps)
    assert line.shown.tab.session.state == variation.steps[-1].played.step.state
    for number, step in enumerate(variation.steps, place):
        chance = f" ({step.likely.words})" if step.played.faces else ""
        assert line.transport.said_of(number).startswith(f"Not played{chance}: ")
    assert not line.transport.said_of(place - 1).startswith("Not played")
    qtbot.keyClick(line.windowHandle(), Qt.Key.Key_Left)
    assert line.shown.place == place - 2 + len(variation.steps)
    assert line.note.text().startswith("Not played")


def test_a_good_choice_has_no_line_to_step_through(show: Show, owner: QWidget) -> None:
    review = show(ALL["hog"])
    page = review.page
    assert page is not None
    page.go_to(0)
    assert not page.line.isEnabled()
    review.ask_for_line()
    assert lines_over(owner) == []
