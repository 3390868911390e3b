"""What is said of the dice of Hazard, worked out by the rules alone."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from dicedesk.core.game import Played
from dicedesk.games.hazard.rules import HazardEnding
from tests.games.second import chance, every_roll, share_of

HEADLINES = {
    (HazardEnding.PASSED, False): r" won (no|\d+) rounds?$",
    # Others may have drawn, ahead of the only person.
    (HazardEnding.PASSED, True): r"^A draw at \d+ rounds?$|^You lost, ",
}


def chance_of(later: Sequence[Played[Any]]) -> Fraction:
    """The chance of the same total."""
    total = sum(later[0].faces)
    return share_of(sum(roll) == total for roll in every_roll(2))


def said_of(played: Played[Any], what: str) -> tuple[float, bool]:
    """The chance of what is said of a throw, and whether the dice are an example of it."""
    state, total = played.before, sum(played.faces)
    if state.chance is None:
        assert what == f"a {total}"
        return chance(2, lambda faces: sum(faces) == total), True
    first, second = map(int, what.split(" before "))
    assert {first, second} == {state.main, state.chance}
    ends = chance(2, lambda faces: sum(faces) in (first, second))
    return chance(2, lambda faces: sum(faces) == first) / ends, total == first
