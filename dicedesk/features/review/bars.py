"""The bars from the value at the start of a game to its result, in the numbers shown, which add up."""

from dataclasses import dataclass
from itertools import accumulate, pairwise

from dicedesk.coach.evaluation import PlayerReview
from dicedesk.coach.unit import Unit, signed
from dicedesk.core.words import Figure, Sentence, figure, tr


@dataclass(frozen=True)
class EndingBar:
    """A bar between two heights from 0 to 1, where more is better.

    `way` is 1 for a change for the better, -1 for one for the worse, 0 for no change; None for a whole value.
    """

    title: Sentence
    words: Sentence
    start: float
    end: float
    way: int | None = None


def bars_of(player: PlayerReview, unit: Unit) -> tuple[EndingBar, ...]:
    """Return the bars of the start, the player's choices, the dice, the others' choices if they count, and the end."""
    sums, read = unit.sums(player), -1 if unit.fewer_is_better else 1
    changes = [(tr("Choices", "bar"), -sums.cost.number), (tr("Dice"), sums.dice.number)]
    if unit.has_gifts(player):
        changes.append((tr("Others"), sums.gifts.number))
    first = read * sums.start.number
    heights = list(accumulate((change for _, change in changes), initial=first))
    base = 0.0 if unit.quantity.is_chance else min(heights) - _span(heights, unit) / 4
    ground = min(base, *heights)
    top = max(*heights, unit.quantity.read_scale if unit.quantity.is_chance else base + _span(heights, unit))

    def share(height: float) -> float:
        return (height - ground) / (top - ground)

    bars = [EndingBar(tr("Start"), unit.at_words(sums.start), share(base), share(first))]
    for (title, change), (before, after) in zip(changes, pairwise(heights), strict=True):
        words = signed(_changed(read * change, unit))
        bars.append(EndingBar(title, words, share(before), share(after), (change > 0) - (change < 0)))
    return (*bars, EndingBar(tr("End"), unit.at_words(sums.result), share(base), share(heights[-1])))


def _span(heights: list[float], unit: Unit) -> float:
    return max(max(heights) - min(heights), unit.least_span)


def _changed(number: float, unit: Unit) -> Figure:
    return figure(number, unit.sum_digits, unit.quantity.currency)
