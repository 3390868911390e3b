"""The games that were ever played, read from the SQLite file. It is opened for each question, and closed again."""

import sqlite3
from collections.abc import Collection, Iterator, Sequence

from dicedesk.adapters.storage.games.game_rows import kept_game, record_in
from dicedesk.adapters.storage.history.deleted_games import delete_games, on_table_among
from dicedesk.adapters.storage.history.imported_games import take_in
from dicedesk.adapters.storage.history.opened import OpenedForEach
from dicedesk.adapters.storage.history.summary_rows import (
    behind_in,
    count_in,
    forget_summaries,
    opponents_in,
    page_in,
    rows_in,
    unreviewed_in,
    write_review,
    write_summary,
)
from dicedesk.core.words import tr
from dicedesk.play.ports.game_summary import GameSummary, ReviewFigures
from dicedesk.play.ports.past_games import ChosenGames, PastGame, PastQuery, ReviewGame, Summarize
from dicedesk.play.ports.store import KeptGame, StoreError

GAMES_AT_ONCE, MOVES_AT_ONCE = 20, 1_000
"""Summaries of so many games are made and written together, or of fewer with so many moves."""
REVIEWED_AT_ONCE = 10
"""So many reviews are written together; those of a few games are lost where the work is cancelled."""
DELETED_AT_ONCE = 50
"""So many games are deleted together."""


class SqlitePastGames(OpenedForEach):
    """Reads while the store writes. It writes summaries, which nothing but the history needs, deletes and imports."""

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

    def numbers(self, chosen: ChosenGames) -> tuple[int, ...]:
        """The numbers of the games that are chosen."""
        return tuple(game.number for game in self.rows(chosen))

    def rows(self, chosen: ChosenGames) -> Iterator[PastGame]:
        """The games that are chosen; none of them is held in memory longer than the caller holds it."""
        return self._each(lambda connection: _rows(connection, chosen))

    def records(self, chosen: ChosenGames) -> Iterator[str]:
        """The records of the games that are chosen; one that has gone since is left out."""
        return self._each(
            lambda connection: (
                record
                for game in _rows(connection, chosen)
                if (record := record_in(connection, game.number)) is not None
            )
        )

    def behind(self) -> int:
        """How many games have no summary yet, or have ended since."""
        return len(self._ask(lambda connection: behind_in(connection, frozenset())))

    def catch_up(self, summarize: Summarize, hidden: frozenset[int] = frozenset()) -> Iterator[int]:
        """Summarize the games that have no summary yet, or that have ended since, a few or a long one at a time."""
        made: list[tuple[int, GameSummary]] = []
        moves = 0
        for number in self._ask(lambda connection: behind_in(connection, hidden)):
            game = self.game(number)
            if game is not None:
                made.append((number, summarize(game)))
                moves += len(game.moves)
            if len(made) == GAMES_AT_ONCE or moves >= MOVES_AT_ONCE:
                yield self._write(made)
                made, moves = [], 0
        if made:
            yield self._write(made)

    def has_unreviewed(self) -> bool:
        """Whether there are games that have a summary, and still have to be reviewed."""
        return bool(self._ask(lambda connection: unreviewed_in(connection, None, 1)))

    def review(self, review: ReviewGame) -> Iterator[int]:
        """Have those games reviewed, a few at a time: no list of all of them is kept."""
        below: int | None = None
        while numbers := self._unreviewed(below):
            games = ((number, self.game(number)) for number in numbers)
            self._write_reviews([(number, None if game is None else review(game)) for number, game in games])
            below = numbers[-1]
            yield len(numbers)

    def hide(self, numbers: Collection[int]) -> frozenset[int]:
        """Show these games no longer; a game without a summary is not in the table."""

        def forget(connection: sqlite3.Connection) -> frozenset[int]:
            hidden = frozenset(numbers) - on_table_among(connection, numbers)
            connection.execute("BEGIN IMMEDIATE")
            forget_summaries(connection, hidden)
            connection.execute("COMMIT")
            return hidden

        return self._ask(forget)

    def delete(self, numbers: Collection[int]) -> int:
        """Delete these games, some at a time, so that the store never waits long."""
        few = [
            sorted(numbers)[first : first + DELETED_AT_ONCE]
            for first in range(0, len(numbers), DELETED_AT_ONCE)
        ]

        def delete(connection: sqlite3.Connection) -> int:
            count = 0
            for places in few:
                connection.execute("BEGIN IMMEDIATE")
                count += delete_games(connection, places)
                forget_summaries(connection, places)
                connection.execute("COMMIT")
            return count

        return self._ask(delete)

    def take_in(self, games: Sequence[KeptGame]) -> int:
        """Keep records that were read from files, in one transaction."""

        def write(connection: sqlite3.Connection) -> int:
            connection.execute("BEGIN IMMEDIATE")
            count = sum(take_in(connection, game) for game in games)
            connection.execute("COMMIT")
            return count

        return self._ask(write)

    def _unreviewed(self, below: int | None) -> list[int]:
        return self._ask(lambda connection: unreviewed_in(connection, below, REVIEWED_AT_ONCE))

    def _write_reviews(self, made: Sequence[tuple[int, ReviewFigures | None]]) -> None:
        def write(connection: sqlite3.Connection) -> None:
            connection.execute("BEGIN IMMEDIATE")
            for number, review in made:
                write_review(connection, number, review)
            connection.execute("COMMIT")

        self._ask(write)

    def _write(self, made: Sequence[tuple[int, GameSummary]]) -> int:
        """Write summaries, and return how many; the store never waits longer than that takes."""

        def write(connection: sqlite3.Connection) -> None:
            connection.execute("BEGIN IMMEDIATE")
            for number, summary in made:
                write_summary(connection, number, summary)
            connection.execute("COMMIT")

        self._ask(write)
        return len(made)


def _rows(connection: sqlite3.Connection, chosen: ChosenGames) -> Iterator[PastGame]:
    """Raises StoreError where the query finds other games than when they were chosen."""
    if count_in(connection, chosen.query) != chosen.count:
        raise StoreError(tr("The list has changed. Select the games again."))
    for first, size in chosen.ranges:
        yield from rows_in(connection, chosen.query, first, size)
