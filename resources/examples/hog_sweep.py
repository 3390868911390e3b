"""The margin and the number of dice with which a strategy of Hog wins most often against four dice."""

import numpy as np

from dicedesk.games.hog.named_strategies import AlwaysRoll
from dicedesk.games.hog.pairs import Swept, sweep
from dicedesk.games.hog.players import table_of

four_dice = np.array(table_of(AlwaysRoll(4)), np.uint8)
for swept in Swept:
    best = sweep(swept, four_dice, lambda _: None).best
    print(f"{swept.value}: margin {best.margin}, {best.dice} dice, wins {best.rate:.4%}")
