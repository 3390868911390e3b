"""Works out what a strategy loses in each position. Here numpy is needed."""

from array import array
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from dicedesk.games.hog.odds import (
    TIE,
    Floats,
    MatchUp,
    Table,
    as_table,
    best_answer,
    choice_values,
    win_chance,
)
from dicedesk.games.hog.pairs import reached
from dicedesk.games.hog.players import table_of
from dicedesk.games.hog.strategies.named import BEST
from dicedesk.games.hog.strategies.study import DiceTable, StrategyStudy, StudiedWins
from dicedesk.games.hog.strategy_names import parse_strategy


def study_of(strategy: npt.ArrayLike, against: npt.ArrayLike) -> StrategyStudy:
    """A strategy against another one, from their tables. Raises ValueError for what is no table."""
    mine, theirs = as_table(strategy), as_table(against)
    answer = best_answer(theirs)
    worth = choice_values(answer.values)
    chosen = np.take_along_axis(worth, mine[:, :, None].astype(np.intp), axis=2)[:, :, 0]
    losses = worth.max(axis=2) - chosen
    return StrategyStudy(
        dice=_dice(mine),
        opponents_dice=_dice(theirs),
        best=_dice(answer.table),
        # Choices that are tied differ by rounding alone.
        losses=_numbers(np.where(losses <= TIE, 0.0, losses)),
        reached=_numbers(reached(mine, theirs)),
        wins=_wins(win_chance(mine, theirs)),
        best_wins=_wins(answer.values.match_up),
    )


def study_by_names(name: str, against: str) -> StrategyStudy:
    """A strategy against another one; the first may be the best answer to it. Raises NotationError for no names."""
    theirs = _table_called(against)
    mine = best_answer(theirs).table if name == BEST else _table_called(name)
    return study_of(mine, theirs)


def wins_by_names(name: str, others: Sequence[str]) -> tuple[StudiedWins, ...]:
    """How often a strategy beats each of others. Raises NotationError for no names."""
    mine = _table_called(name)
    return tuple(_wins(win_chance(mine, _table_called(other))) for other in others)


def _table_called(name: str) -> Table:
    return as_table(table_of(parse_strategy(name)))


def _dice(table: Table) -> DiceTable:
    return np.ascontiguousarray(table, np.uint8).tobytes()


def _numbers(numbers: Floats) -> "array[float]":
    return array("d", np.ascontiguousarray(numbers).tobytes())


def _wins(chances: MatchUp) -> StudiedWins:
    return StudiedWins(chances.first, chances.second)
