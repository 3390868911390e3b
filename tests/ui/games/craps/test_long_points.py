"""A point that takes rarely many rolls: the gold light of one that is made, and the amount that runs up."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dicedesk.play.settings import MotionChoice
from dicedesk.ui.base.look.appearance import Appearance
from tests.ui.games.craps.conftest import HOUR_MS, Bettor

Key = Qt.Key
SitDown = Callable[..., Any]
LONG = (5, 3, *(1, 3) * 7)
MADE, LOST = (5, 3), (3, 4)


def throw_again(person: Bettor) -> None:
    """The throw that decides the point, watched until its dice lie and its bets are to be settled."""
    person.tab.tray.duration_ms = person.tab.resolution.step_ms = HOUR_MS
    person.press(Key.Key_T)
    person.tab.tray._flight.setCurrentTime(HOUR_MS)


def glows(person: Bettor) -> bool:
    glow = person.tab.tray._glow
    return glow.state() is not glow.State.Stopped


@pytest.fixture
def before_the_end(sit_down: SitDown) -> Callable[..., Bettor]:
    """A point of 8 that eight rolls have not decided, with $5 on the pass line."""

    def seated(last: tuple[int, int]) -> Bettor:
        person: Bettor = sit_down(*LONG, *last)
        person.click("pass")
        person.throw(8)
        return person

    return seated


def test_a_long_point_that_is_made_lights_the_felt_and_says_how_long_it_took(before_the_end) -> None:
    person = before_the_end(MADE)
    throw_again(person)
    assert glows(person)
    person.press(Key.Key_Space)
    assert not glows(person)
    assert "9 rolls: 10.0% of points last at least this long" in person.caption


def test_a_long_point_that_is_lost_is_told_without_a_light(before_the_end) -> None:
    person = before_the_end(LOST)
    throw_again(person)
    assert not glows(person)
    person.press(Key.Key_Space)
    assert "9 rolls: 10.0% of points last at least this long" in person.caption


def test_whoever_skips_the_throw_sees_no_light(before_the_end) -> None:
    person = before_the_end(MADE)
    person.tab.tray.duration_ms = HOUR_MS
    person.press(Key.Key_T, Key.Key_Space)
    assert not glows(person)


def test_with_reduced_motion_the_line_stands_there_alone(
    before_the_end, appearance: Appearance, qtbot: QtBot
) -> None:
    appearance.choose_motion(MotionChoice.REDUCED)
    person = before_the_end(MADE)
    person.tab.tray.is_calm = True
    person.tab.tray.duration_ms = HOUR_MS
    person.press(Key.Key_T)
    qtbot.waitUntil(lambda: not person.tab.tray.is_moving)
    assert not glows(person)
    person.tab.pace.finish()
    assert "9 rolls" in person.caption


def test_the_first_die_is_told_while_the_second_flies(sit_down: SitDown) -> None:
    person = sit_down(5, 3)
    person.tab.tray.duration_ms = HOUR_MS
    person.press(Key.Key_T)
    person.tab.tray._flight.setCurrentTime(HOUR_MS * 85 // 100)
    assert person.tab.board.headline.text() == "5 + …"
    person.tab.pace.finish()
    assert person.tab.board.headline.text() == "Easy 8"


def test_what_was_won_runs_up_after_the_chips_and_a_bet_is_taken_off_at_once(before_the_end) -> None:
    person = before_the_end(MADE)
    assert person.bankroll == "$995"
    throw_again(person)
    person.tab.resolution.finish()
    assert (person.bankroll, person.tab.chips.amount.accessibleName()) == ("$995", "Bankroll: $1,005")
    person.until(lambda: person.bankroll == "$1,005")
    person.click("pass")
    assert person.bankroll == "$1,000"
