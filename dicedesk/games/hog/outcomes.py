"""What a turn of Hog can lead to, and the most likely consequence."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache

from dicedesk.coach.working import Consequence, Mark
from dicedesk.core.dice import Roll, sorted_rolls
from dicedesk.core.words import tr
from dicedesk.games.hog.points import point_chances
from dicedesk.games.hog.rules import HogState, add_points, end_turn, free_bacon, is_swap, points_of

SWAPS_UP = Consequence("swaps up", Mark.UP, tr("swaps up"))
SWAPS_DOWN = Consequence("swaps down", Mark.DOWN, tr("swaps down"))
PIGS_OUT = Consequence("pigs out", Mark.DOT, tr("Pig Out"))

PIG_OUT = 1
"""What a Pig Out scores; no other roll scores 1 point."""
_MEAN_FACE = 4
"""The mean face of a die that does not show a 1."""


def points_and_chances(state: HogState, dice: int) -> Mapping[int, Fraction]:
    """The points that a turn can score, the fewest first, with the chance of each."""
    return point_chances(dice) if dice else {free_bacon(state.opponent_score): Fraction(1)}


def after_points(state: HogState, points: int) -> HogState:
    """The position after a turn that scores these points."""
    return replace(state, scores=end_turn(state.scores, state.seat, points), to_move=1 - state.seat)


def consequence_of(state: HogState, dice: int, points: int) -> Consequence:
    """The consequence of a turn that scores these points; a swap of equal scores changes nothing."""
    outcome = after_points(state, points).outcome()
    if outcome is not None:
        return Consequence.WINS if outcome.winner == state.seat else Consequence.LOSES
    own, other = add_points(state.scores, state.seat, points)[:: 1 if state.seat == 0 else -1]
    if is_swap(own, other) and own != other:
        return SWAPS_UP if own < other else SWAPS_DOWN
    return PIGS_OUT if dice and points == PIG_OUT else Consequence.PLAIN


@dataclass(frozen=True)
class Likeliest:
    """The most likely consequence of a turn, its exact chance, and the most likely points that have it.

    A swap by a Pig Out and a swap by other rolls are two consequences, and only the first can be the most likely: too
    few totals swap. `is_sure_of_points` says that no other points have the consequence. `without_a_1` holds the marks
    of everything that can happen without a Pig Out; `wins` is the chance that the turn wins the game.
    """

    consequence: Consequence
    share: Fraction
    points: int
    is_sure_of_points: bool
    without_a_1: frozenset[Mark]
    wins: Fraction


def likeliest(state: HogState, dice: int) -> Likeliest:
    """Return the most likely consequence of 1 to 10 dice; of equal ones, the one with the fewest points."""
    chances = points_and_chances(state, dice)
    groups = dict[tuple[Consequence, bool], list[int]]()
    for points in chances:
        each = consequence_of(state, dice, points)
        swaps_by_a_1 = points == PIG_OUT and each in (SWAPS_UP, SWAPS_DOWN)
        groups.setdefault((each, swaps_by_a_1), []).append(points)
    shares = {key: _sum(chances[points] for points in its) for key, its in groups.items()}
    key = max(shares, key=lambda each: shares[each])
    consequence, its = key[0], groups[key]
    return Likeliest(
        consequence,
        shares[key],
        max(its, key=lambda points: (chances[points], -abs(points - _MEAN_FACE * dice))),
        len(its) == 1,
        frozenset(each.mark for (each, _), points in groups.items() if points != [PIG_OUT]),
        shares.get((Consequence.WINS, False), Fraction(0)),
    )


def _sum(chances: Iterable[Fraction]) -> Fraction:
    return sum(chances, Fraction(0))


@cache
def likeliest_faces(dice: int, points: int) -> Roll:
    """Return the most likely faces of 1 to 10 dice that score these points, in ascending order."""
    rolls = (roll for roll in sorted_rolls(dice) if points_of(roll[0]) == points)
    return max(rolls, key=lambda roll: roll[1])[0]
