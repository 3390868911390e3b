"""The games that were ever played, read from the SQLite file. It is opened for each question, and closed again."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

from dicedesk.adapters.storage.games.game_rows import kept_game
from dicedesk.adapters.storage.history.opened import Found, opened, unreadable
from dicedesk.adapters.storage.history.summary_rows import (
    behind_in,
    count_in,
    opponents_in,
    page_in,
    write_summary,
)
from dicedesk.ports.game_summary import GameSummary
from dicedesk.ports.past_games import PastGame, PastQuery, Summarize
from dicedesk.ports.store import KeptGame

GAMES_AT_ONCE, MOVES_AT_ONCE = 20, 1_000
"""Summaries of so many games are made and written together, or of fewer with so many moves."""


class SqlitePastGames:
    """Reads while the store writes. It writes summaries only, which nothing but the history needs."""

    def __init__(self, file: Path) -> None:
        """The file is the store's, and need not be there yet."""
        self.file = file

    def count(self, query: PastQuery) -> int:
        """How many games there are."""
        return self._ask(lambda connection: count_in(connection, query))

    def page(self, query: PastQuery, first: int, most: int) -> tuple[PastGame, ...]:
        """At most so many games from a place on."""
        return self._ask(lambda connection: page_in(connection, query, first, most))

    def opponents(self) -> tuple[tuple[str, str], ...]:
        """Each game with each opponent that there ever was in it."""
        return self._ask(opponents_in)

    def game(self, number: int) -> KeptGame | None:
        """The whole game of that number; None where it is not kept."""
        return self._ask(lambda connection: kept_game(connection, number))

    def catch_up(self, summarize: Summarize) -> Iterator[int]:
        """Summarize the games that have no summary yet, or that have ended since, a few or a long one at a time."""
        made: list[tuple[int, GameSummary]] = []
        moves = 0
        for number in self._ask(behind_in):
            game = self.game(number)
            if game is not None:
                made.append((number, summarize(game)))
                moves += len(game.moves)
            if len(made) == GAMES_AT_ONCE or moves >= MOVES_AT_ONCE:
                yield self._write(made)
                made, moves = [], 0
        if made:
            yield self._write(made)

    def _write(self, made: Sequence[tuple[int, GameSummary]]) -> int:
        """Write summaries, and return how many; the store never waits longer than that takes."""

        def write(connection: sqlite3.Connection) -> None:
            connection.execute("BEGIN IMMEDIATE")
            for number, summary in made:
                write_summary(connection, number, summary)
            connection.execute("COMMIT")

        self._ask(write)
        return len(made)

    def _ask(self, question: Callable[[sqlite3.Connection], Found]) -> Found:
        try:
            with closing(opened(self.file)) as connection:
                return question(connection)
        except sqlite3.Error as error:
            raise unreadable(error) from None
