"""The words about coming swaps: on the number cards, on the panel, and in the guided turn."""

from collections.abc import Sequence
from typing import NamedTuple

from dicedesk.core.words import (
    Joined,
    Name,
    Sentence,
    by,
    in_sentences,
    listed,
    percent,
    tr,
    unbroken,
)
from dicedesk.games.hog.rules import SwapChance, SwapOutlook, digit_difference, free_bacon, point_ways

MATTERS = 0.05
"""Least chance of a swap that a number card shows."""

_TEACHES = 0.1
"""Least chance of a swap with which the guided turn explains it: a newcomer soon sees one."""

PIG_OUT = 1
"""The points of a Pig Out; no other roll scores 1 point."""

_ALL_DIGITS = 100
"""From this total on, only the last two digits count, so it is a poor example."""

_ALIKE = 11
"""A score whose two digits are the same."""

_NO_BREAK = "\N{NO-BREAK SPACE}"


class SwapText(NamedTuple):
    """The line of a number card: in full, for little room, and for a screen reader."""

    text: Joined
    short: Joined
    spoken: Sentence


def swap_texts(outlook: SwapOutlook) -> tuple[SwapText | None, ...]:
    """The line of each number card, from 0 dice; None if a swap is unlikely with them."""
    return tuple(_swap_text(chance) if chance.most >= MATTERS else None for chance in outlook.chances)


def _swap_text(chance: SwapChance) -> SwapText:
    share, is_sure = percent(chance.most, 0), chance.most == 1
    if chance.up > chance.down:
        #: After a chance, below a number of dice: a swap in the player's favor.
        sign, word, spoken = "▲", tr("swap ▲"), tr("{chance} to swap up", chance=share)
    else:
        #: After a chance, below a number of dice: a swap against the player.
        sign, word, spoken = "▼", tr("swap ▼"), tr("{chance} to swap down", chance=share)
    shown = "" if is_sure else share
    return SwapText(Joined((shown, unbroken(word)), sign=" "), Joined((shown, sign), sign=_NO_BREAK), spoken)


WIDEST_TEXTS = _swap_text(SwapChance(0.88, 0.0)), _swap_text(SwapChance(0.0, 0.88))
"""The lines that take the most room."""


class SwapPanel(NamedTuple):
    """The panel of coming swaps: when scores swap, and what swaps them up and down; "" for nothing."""

    why: Sentence
    up: str
    down: str

    @property
    def hint(self) -> Joined:
        """What swaps the scores, for a window whose cards are in the drawer; "" for nothing."""
        return Joined((self.up, self.down), sign="   ")


def swap_panel(outlook: SwapOutlook, name: Name) -> SwapPanel:
    """The panel for a turn of this player."""
    bacon = outlook.chances[0]
    return SwapPanel(
        _why(outlook, name),
        _swaps_up(outlook.ups, name, by_bacon=bacon.up > 0),
        _swaps_down(outlook.downs, name, by_bacon=bacon.down > 0),
    )


def _why(outlook: SwapOutlook, name: Name) -> Sentence:
    score = two_digits(outlook.opponent_score)
    if outlook.difference:
        values = {"score": score, "gap": outlook.difference}
        return by(
            name,
            tr("You trade scores if the digits of your new score are as far apart as in {score}: {gap}."),
            tr("The scores swap if the digits of {name}'s new score are as far apart as in {score}: {gap}."),
            **values,
        )
    # A new score of 00 would be impossible at the beginning.
    values = {"score": score if outlook.opponent_score % _ALL_DIGITS else _ALIKE}
    return by(
        name,
        tr("You trade scores if the two digits of your new score are the same, as in {score}."),
        tr("The scores swap if the two digits of {name}'s new score are the same, as in {score}."),
        **values,
    )


def _swaps_up(points: Sequence[int], name: Name, *, by_bacon: bool) -> str:
    rolls, sentences = [each for each in points if each != PIG_OUT], list[Sentence]()
    if rolls:
        roll = by(
            name,
            tr("A roll of {rolls} swaps you up."),
            tr("A roll of {rolls} swaps {name} up."),
            rolls=either(rolls),
        )
        sentences.append(roll)
    if PIG_OUT in points:
        sentences.append(by(name, tr("A Pig Out swaps you up."), tr("A Pig Out swaps {name} up.")))
    if by_bacon:
        sentences.append(by(name, tr("Free Bacon swaps you up."), tr("Free Bacon swaps {name} up.")))
    return Joined(("▲", in_sentences(*sentences)), sign=_NO_BREAK) if sentences else ""


def _swaps_down(points: Sequence[int], name: Name, *, by_bacon: bool) -> str:
    rolls, sentences = [each for each in points if each != PIG_OUT], list[Sentence]()
    if rolls:
        roll = by(
            name,
            tr("A roll of {rolls} swaps you down."),
            tr("A roll of {rolls} swaps {name} down."),
            rolls=either(rolls),
        )
        sentences.append(roll)
    if PIG_OUT in points:
        sentences.append(by(name, tr("A Pig Out swaps you down."), tr("A Pig Out swaps {name} down.")))
    if by_bacon:
        sentences.append(by(name, tr("Free Bacon swaps you down."), tr("Free Bacon swaps {name} down.")))
    return Joined(("▼", in_sentences(*sentences)), sign=_NO_BREAK) if sentences else ""


def either(numbers: Sequence[int]) -> str:
    """The numbers as alternatives, such as "6, 17 or 22"; "" for none."""
    if len(numbers) < 2:
        return listed(numbers)
    return tr("{list} or {last}", list=listed(numbers[:-1]), last=numbers[-1])


def two_digits(score: int) -> str:
    """The digits of a score that count: "05" for 5 and for 105."""
    return f"{score % 100:02}"


def swap_lesson(outlook: SwapOutlook) -> str:
    """The rule, with a swap that the coming turn may bring; "" if none is likely enough."""
    if max(chance.most for chance in outlook.chances) < _TEACHES:
        return ""
    total = _example(outlook)
    return "" if total is None else swap_rule(total, outlook.opponent_score)


def swap_rule(total: int, other: int) -> str:
    """The rule, and two scores that it swaps."""
    rule = tr("Swine Swap: if both scores have the same gap between their digits, you trade scores.")
    values = {"total": two_digits(total), "other": two_digits(other)}
    return in_sentences(rule, tr("{total} and {other}: both {gap}.", **values, gap=digit_difference(total)))


def _example(outlook: SwapOutlook) -> int | None:
    """The total of two digits that the coming turn most likely swaps; None if it swaps none."""
    bacon = free_bacon(outlook.opponent_score)
    shares = {bacon: outlook.chances[0].most} if outlook.chances[0].most else dict[int, float]()
    shares |= {
        points: max(point_ways(dice).get(points, 0) / 6**dice for dice in range(1, len(outlook.chances)))
        for points in (*outlook.ups, *outlook.downs)
        if points not in shares
    }
    totals = {outlook.own_score + points: share for points, share in shares.items()}
    return max(
        (total for total in totals if total < _ALL_DIGITS), key=lambda total: totals[total], default=None
    )
