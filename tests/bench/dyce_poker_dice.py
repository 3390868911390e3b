"""The best play of a hand of Poker Dice with dyce: what `dicedesk.games.poker_dice.solver` is compared with.

Written as somebody who knows dyce would for speed: pools tell what dice show and in how many ways, dice that differ in
order alone are one hand, and whole numbers are weighed until the end.
"""

from collections import Counter
from fractions import Fraction
from itertools import combinations

from dyce import H, P

Hand = tuple[int, ...]

PAYS = {(5,): 35, (4, 1): 25, (3, 2): 15, (3, 1, 1): 10, (2, 2, 1): 5}
DIE = H(6)


def mean_pay() -> Fraction:
    """What a hand pays on average, in dollars, when the dice are kept that pay most."""
    thrown = [[((), 1)], *(list((dice @ P(DIE)).rolls_with_counts()) for dice in range(1, 6))]
    keeps = [keep for rolls in thrown for keep, _ in rolls]
    hands = [hand for hand, _ in thrown[5]]
    becomes = [
        [(tuple(sorted(keep + roll)), ways * 6 ** len(keep)) for roll, ways in thrown[5 - len(keep)]]
        for keep in keeps
    ]
    choices = [list({keep for dice in range(6) for keep in combinations(hand, dice)}) for hand in hands]
    lying = {hand: pay(hand) for hand in hands}
    for _ in range(2):
        kept = {
            keep: sum([ways * lying[hand] for hand, ways in rolls])
            for keep, rolls in zip(keeps, becomes, strict=True)
        }
        lying = {
            hand: max([kept[keep] for keep in keeping]) for hand, keeping in zip(hands, choices, strict=True)
        }
    return Fraction(sum([ways * lying[hand] for hand, ways in thrown[5]]), 6**15)


def pay(hand: Hand) -> int:
    """What a sorted hand pays, in dollars."""
    if hand in ((1, 2, 3, 4, 5), (2, 3, 4, 5, 6)):
        return 20
    return PAYS.get(tuple(sorted(Counter(hand).values(), reverse=True)), 0)
