"""Strategies of Hog, which say how many dice to roll by both scores, their names, and the computer players.

The command line, records and the window write the names. The strategies whose names hold numbers or a whole table
stand in `named_strategies`, which is loaded for the first of them.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from dicedesk.core.assets import read_text
from dicedesk.core.errors import NotationError
from dicedesk.core.words import Sentence, tr, trn
from dicedesk.games.hog.rules import DEFAULT_GOAL, MOST_DICE, HogState, RollDice, check_dice, check_scores
from dicedesk.play.seats import Roster

if TYPE_CHECKING:
    from dicedesk.games.hog.named_strategies import ImportedStrategy


Strategy = Callable[[int, int], int]
"""(score, opponent's score) -> number of dice, 0 to 10. Pure: the same scores, the same answer."""

StrategyTable = tuple[tuple[int, ...], ...]
"""100 rows by own score, each with 100 numbers of dice by the opponent's score."""


@dataclass(frozen=True)
class TableStrategy:
    """Looks its answer up in a table that was computed beforehand."""

    name: str

    def __call__(self, score: int, opponent_score: int) -> int:
        """Raises ValueError for scores at which no turn is taken."""
        check_scores(score, opponent_score)
        return _table(self.name)[score][opponent_score]


final_strategy = TableStrategy("hog-final")
"""The best answer there is to always rolling four dice."""

perfect_strategy = TableStrategy("hog-perfect")
"""Perfect play against perfect play: the strongest all-round player."""


@cache
def _table(name: str) -> StrategyTable:
    lines = read_text(f"strategies/{name}.txt").splitlines()
    return tuple(tuple(map(_dice_of, line)) for line in lines if line and not line.startswith("#"))


def _dice_of(sign: str) -> int:
    return MOST_DICE if sign == "T" else int(sign)


def table_of(strategy: Strategy) -> StrategyTable:
    """Return the strategy's answers at all scores below 100. Raises ValueError where one is no number of dice."""
    rows = tuple(tuple(strategy(own, other) for other in range(DEFAULT_GOAL)) for own in range(DEFAULT_GOAL))
    for row in rows:
        for dice in row:
            check_dice(dice)
    return rows


@dataclass(frozen=True)
class HogPlayer:
    """A seat at the Hog table that follows a strategy."""

    strategy: Strategy

    def choose(self, state: HogState) -> RollDice:
        """Return the strategy's move at this position."""
        return RollDice(self.strategy(state.own_score, state.opponent_score))


STRATEGIES = ("final", "perfect", "swap", "bacon", *(f"always:{dice}" for dice in range(11)))
"""The strategies to offer, the default first."""

EXPECTED = "final, perfect, swap[:margin:num], bacon[:margin:num], always:N"
_TABLE = "table:"


def parse_strategy(name: str) -> Strategy:
    """Return the strategy of that name. Raises NotationError that lists the names."""
    fixed = {"final": final_strategy, "perfect": perfect_strategy}.get(name)
    if fixed is not None:
        return fixed
    if name.startswith(("swap", "bacon", "always")):
        # No start needs it: 10 ms.
        from dicedesk.games.hog.named_strategies import rule_of_thumb

        if rule := rule_of_thumb(name):
            return rule
    if given := _given(name):
        return given
    raise NotationError(tr("there is no strategy “{name}”; choose from: {names}", name=name, names=EXPECTED))


def strategy_title(name: str) -> Sentence:
    """Return what a person reads for a strategy's name, such as "4-dice player". Raises NotationError."""
    if given := _given(name):
        return tr("Strategy {name}", name=given.title)
    parse_strategy(name)
    kind, *numbers = name.split(":")
    if kind == "always":
        return trn("One-die player", "{count}-dice player", int(numbers[0]))
    return {
        "final": tr("Final strategist"),
        "perfect": tr("Perfect player"),
        "swap": tr("Swap hunter"),
        "bacon": tr("Bacon lover"),
    }[kind]


def _given(name: str) -> "ImportedStrategy | None":
    """The strategy whose name holds its table; None for every other name."""
    if not name.startswith(_TABLE):
        return None
    # No start needs it: 10 ms.
    from dicedesk.games.hog.named_strategies import ImportedStrategy

    return ImportedStrategy.named(name)


def _player(name: str) -> HogPlayer:
    return HogPlayer(parse_strategy(name))


HOG_PLAYERS: Roster[HogState] = Roster(_player, strategy_title, STRATEGIES)
"""The computer players of Hog."""
