"""The figures of all games, read from the SQLite file. It is opened for each question, and closed again."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

from dicedesk.adapters.storage.history.figure_rows import best_in, dice_in, money_in, results_in, tallies_in
from dicedesk.adapters.storage.history.opened import Found, opened, unreadable
from dicedesk.core.dice_counts import DiceCounts
from dicedesk.ports.game_summary import GameResult
from dicedesk.ports.past_figures import Dated, Tally


class SqlitePastFigures:
    """Adds up the summaries that were made. It can be handed to another process."""

    def __init__(self, file: Path) -> None:
        """The file is the store's, and need not be there yet."""
        self.file = file

    def tallies(self, game: str) -> tuple[Tally, ...]:
        """How the games came out, by game and opponent."""
        return self._ask(lambda connection: tallies_in(connection, game))

    def results(self, game: str) -> Iterator[GameResult]:
        """How each counted game came out, in the order in which they were begun."""
        return self._each(lambda connection: results_in(connection, game))

    def best(self, game: str, *, is_fewest: bool) -> Dated | None:
        """The best figure of a counted game, the earliest of equal ones."""
        return self._ask(lambda connection: best_in(connection, game, is_fewest=is_fewest))

    def money(self, game: str) -> Iterator[Dated]:
        """What each game won in cents, in the order in which they were begun."""
        return self._each(lambda connection: money_in(connection, game))

    def dice(self, game: str) -> DiceCounts:
        """What the dice showed in games that were counted or left."""
        return self._ask(lambda connection: dice_in(connection, game))

    def _ask(self, question: Callable[[sqlite3.Connection], Found]) -> Found:
        try:
            with closing(opened(self.file)) as connection:
                return question(connection)
        except sqlite3.Error as error:
            raise unreadable(error) from None

    def _each(self, question: Callable[[sqlite3.Connection], Iterator[Found]]) -> Iterator[Found]:
        try:
            with closing(opened(self.file)) as connection:
                yield from question(connection)
        except sqlite3.Error as error:
            raise unreadable(error) from None
