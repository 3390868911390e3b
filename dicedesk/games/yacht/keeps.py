"""The hands of five dice and the dice that can be kept of them.

The order of dice does not matter, so there are 462 keeps: 0 to 5 sorted faces. The 252 hands are the keeps of five
dice. One die more or less leads from keep to keep: 1,260 steps are enough for all means over the dice thrown again, and
as many for the best keep of every hand.
"""

from collections.abc import Sequence
from functools import cache
from itertools import accumulate, chain, combinations_with_replacement, pairwise
from typing import TypeVar

from dicedesk.core.dice import FACES, SIDES, Roll
from dicedesk.games.yacht.boxes import DICE

N = TypeVar("N", int, float)

ALL_ROLLS = SIDES**DICE


class Keeps:
    """All keeps, by their number of dice; those of equally many dice by the number of different faces, most first.

    Kept files depend on this order.

    faces: the faces of each keep; the empty one is the first, the hands are the last 252.
    rows: the row of each keep, by its faces.
    sizes: the rows of the keeps of 0 to 5 dice.
    first_hand: the row of the first hand among the keeps.
    hands: the hands, in the order of their rows.
    more: by the row of a keep of 0 to 4 dice, the rows with one more die, by its face.
    """

    def __init__(self) -> None:
        by_size = [
            sorted(combinations_with_replacement(FACES, size), key=lambda faces: (-len(set(faces)), faces))
            for size in range(DICE + 1)
        ]
        self.faces = tuple(chain.from_iterable(by_size))
        self.rows = {keep: row for row, keep in enumerate(self.faces)}
        self.sizes = tuple(slice(*ends) for ends in pairwise(accumulate(map(len, by_size), initial=0)))
        self.first_hand = self.sizes[DICE].start
        self.hands = self.faces[self.first_hand :]
        self.more = tuple(
            tuple(self.rows[tuple(sorted((*keep, face)))] for face in FACES)
            for keep in self.faces[: self.first_hand]
        )
        self._rolls_of_kept = tuple(SIDES ** len(keep) for keep in self.faces)

    def row(self, dice: Roll) -> int:
        """The row of five dice, in any order, among the hands."""
        return self.rows[tuple(sorted(dice))] - self.first_hand

    def sums(self, hands: Sequence[N]) -> list[N]:
        """For values of the hands, those of all keeps: their sums over the 7,776 rolls of five dice."""
        sums: list[N] = [hands[0]] * self.first_hand
        sums += hands
        for row in range(self.first_hand - 1, -1, -1):
            one, two, three, four, five, six = self.more[row]
            sums[row] = sums[one] + sums[two] + sums[three] + sums[four] + sums[five] + sums[six]
        return [each * rolls for each, rolls in zip(sums, self._rolls_of_kept, strict=True)]

    def means(self, hands: Sequence[float]) -> list[float]:
        """For values of the hands, those of all keeps: their means once the other dice are thrown."""
        return [each / ALL_ROLLS for each in self.sums(hands)]

    def best(self, keeps: Sequence[float]) -> list[float]:
        """For values of all keeps, that of the best keep of each hand."""
        best = list(keeps)
        for row, more in enumerate(self.more):
            value = best[row]
            for one_more in more:
                if value > best[one_more]:
                    best[one_more] = value
        return best[self.first_hand :]


keeps = cache(Keeps)
"""All keeps, laid out once."""
