"""One sweep over the bankrolls of Poker Dice in plain Python: what `dicedesk.games.poker_dice.odds` is compared with.

Written as a careful programmer without numpy would: what each choice of dice becomes is worked out once, dice that
differ in order alone are one hand. A solver needs a few hundred such sweeps for each aim.
"""

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import combinations, combinations_with_replacement, product

Hand = tuple[int, ...]

HANDS = list(combinations_with_replacement(range(1, 7), 5))
KEEPS = [keep for size in range(6) for keep in combinations_with_replacement(range(1, 7), size)]
BANKROLLS = range(10, 200, 5)
PAYS = {(5,): 35, (4, 1): 25, (3, 2): 15, (3, 1, 1): 10, (2, 2, 1): 5}


@cache
def pay(hand: Hand) -> int:
    """What a sorted hand pays, in dollars."""
    if hand in ((1, 2, 3, 4, 5), (2, 3, 4, 5, 6)):
        return 20
    return PAYS.get(tuple(sorted(Counter(hand).values(), reverse=True)), 0)


@cache
def becomes(keep: Hand) -> list[tuple[Hand, float]]:
    """The hands that kept dice become when the others are thrown, each with its chance."""
    dice = 5 - len(keep)
    counts = Counter(tuple(sorted(keep + faces)) for faces in product(range(1, 7), repeat=dice))
    return [(hand, count / 6**dice) for hand, count in counts.items()]


@cache
def choices(hand: Hand) -> list[Hand]:
    """All that may be kept of a hand."""
    return sorted({keep for size in range(6) for keep in combinations(hand, size)})


def sweep(worth: Callable[[int], float]) -> list[float]:
    """For each bankroll before its ante the mean of the greatest `worth` of the bankroll after one hand."""
    found = []
    for bankroll in BANKROLLS:
        lying = {hand: worth(bankroll - 10 + pay(hand)) for hand in HANDS}
        for _ in range(2):
            kept = {keep: sum([chance * lying[hand] for hand, chance in becomes(keep)]) for keep in KEEPS}
            lying = {hand: max([kept[keep] for keep in choices(hand)]) for hand in HANDS}
        found.append(sum([chance * lying[hand] for hand, chance in becomes(())]))
    return found
