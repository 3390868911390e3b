"""Strategies of Hog: how many dice to roll, given one's own score and the opponent's; those that follow a rule of thumb
stand in `hog_rules_of_thumb`."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from dicedesk.core.assets import read_text
from dicedesk.core.words import tr
from dicedesk.games.hog.rules import DEFAULT_GOAL, MOST_DICE, HogState, RollDice

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


def table_of(strategy: Strategy) -> StrategyTable:
    """The strategy's answers at all scores below 100. Raises ValueError where one is no number of dice."""
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
        """The strategy's move at this position."""
        return RollDice(self.strategy(state.own_score, state.opponent_score))


def check_scores(score: int, opponent_score: int) -> None:
    """Raises ValueError for scores at which no turn is taken in a game to 100."""
    if not (0 <= score < DEFAULT_GOAL and 0 <= opponent_score < DEFAULT_GOAL):
        raise ValueError(
            tr(
                "A turn is taken at scores from 0 to 99, not at {own} to {other}.",
                own=score,
                other=opponent_score,
            )
        )


@cache
def _table(name: str) -> StrategyTable:
    lines = read_text(f"strategies/{name}.txt").splitlines()
    return tuple(tuple(map(_dice_of, line)) for line in lines if line and not line.startswith("#"))


def _dice_of(sign: str) -> int:
    return MOST_DICE if sign == "T" else int(sign)


def check_dice(dice: int) -> None:
    """Raises ValueError unless this is a number of dice that can be rolled."""
    if type(dice) is not int or not 0 <= dice <= MOST_DICE:
        raise ValueError(tr("A strategy rolls 0 to 10 dice, not {dice!r}.", dice=dice))
