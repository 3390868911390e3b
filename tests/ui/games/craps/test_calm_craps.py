"""Craps where little is to move: chips and puck lie still, and fade when they go."""

from collections.abc import Callable
from typing import Any

from dicedesk.play.settings import MotionChoice
from dicedesk.ui.base.look.appearance import Appearance

SitDown = Callable[..., Any]
FOUR, SEVEN = (1, 3), (3, 4)


def test_where_little_is_to_move_chips_and_puck_stay_in_place_until_they_are_gone(
    sit_down: SitDown, appearance: Appearance
) -> None:
    appearance.choose_motion(MotionChoice.REDUCED)
    person = sit_down(*FOUR, *SEVEN)
    person.click("pass")
    person.throw()
    puck, stack = person.tab.felt.puck, person.tab.felt.chips.stack_of("pass")
    seen = set()
    resolution = person.tab.resolution
    resolution._clock.valueChanged.connect(lambda _: seen.add((puck.pos().toTuple(), stack.pos().toTuple())))
    resolution.step_ms = 20
    person.throw()
    assert (len(seen), person.lying) == (2, {})


def test_where_little_is_to_move_a_winner_is_paid_beside_its_bet(
    sit_down: SitDown, appearance: Appearance
) -> None:
    appearance.choose_motion(MotionChoice.REDUCED)
    person = sit_down(*SEVEN)
    person.click("pass")
    resolution, seen = person.tab.resolution, set()
    resolution._clock.valueChanged.connect(lambda _: seen.add(resolution._extra.pos().toTuple()))
    resolution.step_ms = 20
    person.throw()
    assert (len(seen), person.bankroll) == (1, "$1,005")
