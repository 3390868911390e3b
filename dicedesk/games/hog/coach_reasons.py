"""Why a number of dice is worth what it is at Hog, in one sentence."""

from functools import cache
from typing import NamedTuple

from dicedesk.core.dice import SIDES
from dicedesk.core.words import Figure, Sentence, figure, trn
from dicedesk.games.hog.rules import HogState, digit_difference, free_bacon, is_swap

_FACES = range(2, 7)
_NOTABLE = 0.1
"""What happens less often is not what a choice is about."""

_MEAN_FACE = sum(_FACES) / len(_FACES)

_APART = tuple(digit_difference(last_two) for last_two in range(100))
"""How far apart the digits of each score are, by its last two."""


def reason(state: HogState, dice: int) -> Sentence:
    """What speaks for or against rolling so many dice."""
    own, other, goal = state.own_score, state.opponent_score, state.rules.goal
    return _of_dice(own, other, goal, dice) if dice else _of_bacon(own, other, goal)


def _of_bacon(own: int, other: int, goal: int) -> Sentence:
    points = free_bacon(other)
    total = own + points
    values = {"total": total, "other": other}
    if not is_swap(total, other) or total == other:
        if total >= goal:
            return trn(
                "A sure 1 point makes {total} and wins the game.",
                "A sure {count} points makes {total} and wins the game.",
                points,
                **values,
            )
        if total == other:
            return trn(
                "A sure 1 point makes {total}, level with your opponent.",
                "A sure {count} points makes {total}, level with your opponent.",
                points,
                **values,
            )
        return trn(
            "A sure 1 point makes {total}, and {total} does not swap with {other}.",
            "A sure {count} points makes {total}, and {total} does not swap with {other}.",
            points,
            **values,
        )
    if total >= goal:
        return trn(
            "A sure 1 point makes {total}, but that swaps with {other} and loses the game.",
            "A sure {count} points makes {total}, but that swaps with {other} and loses the game.",
            points,
            **values,
        )
    if total < other:
        return trn(
            "A sure 1 point makes {total}, and that swaps you up to {other}.",
            "A sure {count} points makes {total}, and that swaps you up to {other}.",
            points,
            **values,
        )
    return trn(
        "A sure 1 point makes {total}, but that swaps you down to {other}.",
        "A sure {count} points makes {total}, but that swaps you down to {other}.",
        points,
        **values,
    )


def _of_dice(own: int, other: int, goal: int, dice: int) -> Sentence:
    pig_out = _in_100(1 - (len(_FACES) / SIDES) ** dice)
    total = own + 1
    if is_swap(total, other) and total != other:
        return _of_pig_out(total, other, goal, dice, pig_out)
    shares = _shares(own, other, goal, dice)
    share = max(shares)
    values = {"ones": pig_out, "share": _in_100(share), "other": other}
    if share < _NOTABLE:
        return trn(
            "1 die: {ones}% of rolls pig out; the rest score {points} points on average.",
            "{count} dice: {ones}% of rolls pig out; the rest score {points} points on average.",
            dice,
            ones=pig_out,
            points=figure(_MEAN_FACE * dice),
        )
    if share == shares.win:
        return trn(
            "1 die: {share}% of rolls win at once, {ones}% pig out.",
            "{count} dice: {share}% of rolls win at once, {ones}% pig out.",
            dice,
            **values,
        )
    if share == shares.up:
        return trn(
            "1 die: {ones}% of rolls pig out, {share}% swap you up to {other}.",
            "{count} dice: {ones}% of rolls pig out, {share}% swap you up to {other}.",
            dice,
            **values,
        )
    return trn(
        "1 die: {ones}% of rolls pig out, {share}% swap you down to {other}.",
        "{count} dice: {ones}% of rolls pig out, {share}% swap you down to {other}.",
        dice,
        **values,
    )


def _of_pig_out(total: int, other: int, goal: int, dice: int, pig_out: Figure) -> Sentence:
    """Where the one point of a Pig Out swaps."""
    values = {"ones": pig_out, "total": total, "other": other}
    if total >= goal:
        return trn(
            "1 die: {ones}% of rolls pig out, and their 1 point makes {total}: that swaps and loses the "
            "game.",
            "{count} dice: {ones}% of rolls pig out, and their 1 point makes {total}: that swaps and loses "
            "the game.",
            dice,
            **values,
        )
    if total < other:
        return trn(
            "1 die: {ones}% of rolls pig out, and their 1 point makes {total}, which swaps you up to "
            "{other}.",
            "{count} dice: {ones}% of rolls pig out, and their 1 point makes {total}, which swaps you up to "
            "{other}.",
            dice,
            **values,
        )
    return trn(
        "1 die: {ones}% of rolls pig out, and their 1 point makes {total}, which swaps you down to {other}.",
        "{count} dice: {ones}% of rolls pig out, and their 1 point makes {total}, which swaps you down to "
        "{other}.",
        dice,
        **values,
    )


class _Shares(NamedTuple):
    """How often dice win the game at once without a Pig Out, or swap the score up or down."""

    win: float
    up: float
    down: float


def _shares(own: int, other: int, goal: int, dice: int) -> _Shares:
    win = up = down = 0
    apart = _APART[other % 100]
    for points, ways in enumerate(ways_without_ones(dice)):
        total = own + points
        if _APART[total % 100] != apart:
            win += ways if total >= goal else 0
        elif total < other:
            up += ways
        elif total > other:
            down += ways
    all_ways = SIDES**dice
    if own + 1 >= goal:
        # A Pig Out wins as well; one that swaps is told otherwise.
        win += all_ways - len(_FACES) ** dice
    return _Shares(win / all_ways, up / all_ways, down / all_ways)


@cache
def ways_without_ones(dice: int) -> tuple[int, ...]:
    """In how many ways so many dice without a 1 show each number of points, from 0 on."""
    if dice == 0:
        return (1,)
    fewer = ways_without_ones(dice - 1)
    return tuple(
        sum(fewer[points - face] for face in _FACES if 0 <= points - face < len(fewer))
        for points in range(SIDES * dice + 1)
    )


def _in_100(share: float) -> Figure:
    """A share as so many in 100."""
    return figure(100 * share)
