"""Games of Poker Dice in plain Python: what `dicedesk.games.poker_dice.simulation` is compared with.

Written as a careful programmer without numpy would: what a sorted hand pays and what is kept of it are looked up, the
die is `int(6 * random())`, the fastest there is. Bankrolls are in dollars.
"""

from collections.abc import Mapping, Sequence
from random import Random

Hand = tuple[int, ...]
Holds = Sequence[Mapping[int, Mapping[Hand, Hand]]]
"""By rolls thrown less 1, by the bankroll after the ante, by the sorted hand: what is kept."""


def awards_in(holds: Holds, pays: Mapping[Hand, int], games: int, seed: int) -> int:
    """How many of `games` games reach the award."""
    uniform = Random(seed).random
    awards = 0
    for _ in range(games):
        bankroll = 100
        while 10 <= bankroll < 200:
            bankroll -= 10
            hand = tuple(sorted([int(6 * uniform()) + 1 for _ in range(5)]))
            for rolls in holds:
                kept = rolls[bankroll][hand]
                if len(kept) == 5:
                    break
                hand = tuple(sorted([*kept, *[int(6 * uniform()) + 1 for _ in range(5 - len(kept))]]))
            bankroll += pays[hand]
        awards += bankroll >= 200
    return awards
