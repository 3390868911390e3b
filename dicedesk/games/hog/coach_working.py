"""How the chance to win with a number of dice comes about: the points that the turn can score, and what follows."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction

from dicedesk.coach.evaluation import Unit
from dicedesk.coach.working import Consequence, Possibility, Working
from dicedesk.core.dice import SIDES
from dicedesk.core.words import Sentence, percent, tr, trn
from dicedesk.games.hog.coach_reasons import reason, ways_without_ones
from dicedesk.games.hog.rules import HogState, add_points, end_turn, free_bacon, is_swap


def working_of_dice(state: HogState, dice: int, chance_after: Callable[[HogState], float]) -> Working:
    """The working of rolling so many dice; `chance_after` is the mover's chance to win from a position on."""
    parts = tuple(
        _part(state, dice, points, share, chance_after) for points, share in shares_of_points(state, dice)
    )
    chance = percent(sum(part.product for part in parts), 1)
    title = (
        trn("1 die: {chance} to win", "{count} dice: {chance} to win", dice, chance=chance)
        if dice
        else tr("Free Bacon: {chance} to win", chance=chance)
    )
    return Working(title, reason(state, dice), Unit.WIN_CHANCE, parts)


def shares_of_points(state: HogState, dice: int) -> Iterator[tuple[int, Fraction]]:
    """The points that the turn can score, the fewest first, with the chance of each. A single one is a Pig Out."""
    if not dice:
        yield free_bacon(state.opponent_score), Fraction(1)
        return
    throws = SIDES**dice
    yield 1, 1 - Fraction(SIDES - 1, SIDES) ** dice
    for points, ways in enumerate(ways_without_ones(dice)):
        if ways:
            yield points, Fraction(ways, throws)


def _part(
    state: HogState, dice: int, points: int, share: Fraction, chance_after: Callable[[HogState], float]
) -> Possibility:
    after = replace(state, scores=end_turn(state.scores, state.seat, points), to_move=1 - state.seat)
    scored = _scored(dice, points)
    values = {
        "scored": scored,
        "own": after.scores[state.seat],
        "other": after.scores[1 - state.seat],
    }
    consequence = _consequence(state, after, points, is_pig_out=dice > 0 and points == 1)
    return Possibility(_words(consequence, values), str(points), share, chance_after(after), consequence)


def _scored(dice: int, points: int) -> Sentence:
    if not dice:
        return trn("Free Bacon, 1 point", "Free Bacon, {count} points", points)
    return tr("Pig Out, 1 point") if points == 1 else trn("1 point", "{count} points", points)


def _consequence(state: HogState, after: HogState, points: int, *, is_pig_out: bool) -> Consequence:
    outcome = after.outcome()
    if outcome is not None:
        return Consequence.WINS if outcome.winner == state.seat else Consequence.LOSES
    own, other = add_points(state.scores, state.seat, points)[:: 1 if state.seat == 0 else -1]
    if is_swap(own, other) and own != other:
        return Consequence.SWAPS_UP if own < other else Consequence.SWAPS_DOWN
    return Consequence.PIGS_OUT if is_pig_out else Consequence.PLAIN


def _words(consequence: Consequence, values: dict[str, object]) -> Sentence:
    match consequence:
        case Consequence.WINS:
            return tr("{scored}: {own} to {other}, and the game is won", **values)
        case Consequence.LOSES:
            return tr("{scored}, Swine Swap: {own} to {other}, and the game is lost", **values)
        case Consequence.SWAPS_UP | Consequence.SWAPS_DOWN:
            return tr("{scored}, Swine Swap: {own} to {other}", **values)
        case _:
            return tr("{scored}: {own} to {other}", **values)
