"""The games that were ever played, in the SQLite file: finding, deleting and importing them."""

import sqlite3
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace

from dicedesk.adapters.storage.chain_rows import add_link
from dicedesk.adapters.storage.games import insert_game, kept_game, pack_game, record_in
from dicedesk.adapters.storage.sqlite_file import transaction
from dicedesk.adapters.storage.summaries import (
    RESULTS,
    STANDINGS,
    HistoryFile,
    behind_in,
    forget_summaries,
    result_of,
    standing_of,
    unreviewed_in,
    whole,
    write_review,
    write_summary,
)
from dicedesk.core.fair.chain import LinkKind, record_digest
from dicedesk.core.words import tr
from dicedesk.play.ports.game_summary import GameStanding, GameSummary, ReviewFigures
from dicedesk.play.ports.past_games import (
    ChosenGames,
    PastGame,
    PastQuery,
    ReviewGame,
    SearchTerm,
    SortKey,
    Summarize,
)
from dicedesk.play.ports.store import IMPORTED, StoredGame, StoreError

GAMES_AT_ONCE, MOVES_AT_ONCE = 20, 1_000
"""Summaries of so many games are made and written together, or of fewer with so many moves."""
REVIEWED_AT_ONCE = 10
"""So many reviews are written together; those of a few games are lost where the work is cancelled."""
DELETED_AT_ONCE = 50
"""So many games are deleted together."""
FEW = 5000
"""So many games are sorted in a moment."""
_DIGITS = 16
"""So many signs of a record's digest tell it from others of its Id."""

_TABLES = (
    "DELETE FROM move WHERE game = ?",
    "DELETE FROM packed WHERE game = ?",
    "DELETE FROM practised WHERE game = ?",
)
_ORDERS = {
    SortKey.BEGUN: ("begun",),
    SortKey.GAME: ("game", "begun"),
    SortKey.OPPONENT: ("opponent",),
    SortKey.RESULT: ("result", "score"),
    SortKey.LENGTH: ("length",),
    SortKey.STANDING: ("standing",),
    SortKey.LOSS: ("game", "loss"),
    SortKey.LUCK: ("game", "luck"),
}
_WITH_GAPS = (SortKey.LOSS, SortKey.LUCK)
"""What games may have none of; those come last."""

_SELECT = "SELECT number, game, opponent, begun, result, score, other, length, standing, seal, loss, luck FROM summary"

Condition = tuple[str, list[object]]
"""A condition in SQL, and its values."""


class SqlitePastGames(HistoryFile):
    """Answers questions about the games, while the store goes on writing them.

    It writes summaries, which nothing but the history needs, deletes games and imports records.
    """

    def count(self, query: PastQuery) -> int:
        """Return how many games the query finds."""
        return self._ask(lambda connection: count_in(connection, query))

    def page(self, query: PastQuery, first: int, most: int) -> tuple[PastGame, ...]:
        """Return at most so many of the games that the query finds, from a place on."""
        return self._ask(lambda connection: tuple(rows_in(connection, query, first, most)))

    def opponents(self) -> tuple[tuple[str, str], ...]:
        """Return each game with each opponent that there ever was in it."""
        return self._ask(opponents_in)

    def game(self, number: int) -> StoredGame | None:
        """Return the whole game of that number; None where it is not kept."""
        return self._ask(lambda connection: kept_game(connection, number))

    def numbers(self, chosen: ChosenGames) -> tuple[int, ...]:
        """Return the numbers of the games that are chosen."""
        return tuple(game.number for game in self.rows(chosen))

    def rows(self, chosen: ChosenGames) -> Iterator[PastGame]:
        """Yield the games that are chosen; none of them is held in memory longer than the caller holds it."""
        return self._each(lambda connection: _rows(connection, chosen))

    def records(self, chosen: ChosenGames) -> Iterator[str]:
        """Yield the records of the games that are chosen; one that has gone since is left out."""
        return self._each(
            lambda connection: (
                record
                for game in _rows(connection, chosen)
                if (record := record_in(connection, game.number)) is not None
            )
        )

    def behind(self) -> int:
        """Return how many games have no summary yet, or have ended since."""
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
        """Return whether there are games that have a summary, and still have to be reviewed."""
        return bool(self._ask(lambda connection: unreviewed_in(connection, None, 1)))

    def review(self, review: ReviewGame) -> Iterator[int]:
        """Review those games, a few at a time: no list of all of them is kept."""
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
            forget_summaries(connection, hidden)
            return hidden

        return self._change(forget)

    def delete(self, numbers: Collection[int]) -> int:
        """Delete these games, some at a time, so that the store never waits long."""
        few = [
            sorted(numbers)[first : first + DELETED_AT_ONCE]
            for first in range(0, len(numbers), DELETED_AT_ONCE)
        ]

        def delete(connection: sqlite3.Connection) -> int:
            count = 0
            for places in few:
                with transaction(connection):
                    count += _delete_games(connection, places)
                    forget_summaries(connection, places)
            return count

        return self._ask(delete)

    def take_in(self, games: Sequence[StoredGame]) -> int:
        """Keep records that were read from files, in one transaction."""
        return self._change(lambda connection: sum(_take_in(connection, game) for game in games))

    def _unreviewed(self, below: int | None) -> list[int]:
        return self._ask(lambda connection: unreviewed_in(connection, below, REVIEWED_AT_ONCE))

    def _write_reviews(self, made: Sequence[tuple[int, ReviewFigures | None]]) -> None:
        def write(connection: sqlite3.Connection) -> None:
            for number, review in made:
                write_review(connection, number, review)

        self._change(write)

    def _write(self, made: Sequence[tuple[int, GameSummary]]) -> int:
        """Write summaries, and return how many; the store never waits longer than that takes."""

        def write(connection: sqlite3.Connection) -> None:
            for number, summary in made:
                write_summary(connection, number, summary)

        self._change(write)
        return len(made)


def _rows(connection: sqlite3.Connection, chosen: ChosenGames) -> Iterator[PastGame]:
    """Raises StoreError where the query finds other games than when they were chosen."""
    if count_in(connection, chosen.query) != chosen.count:
        raise StoreError(tr("The list has changed. Select the games again."))
    for first, size in chosen.ranges:
        yield from rows_in(connection, chosen.query, first, size)


def count_in(connection: sqlite3.Connection, query: PastQuery) -> int:
    """Return how many summaries the query finds."""
    where, values = _where(query)
    statement = f"SELECT count(*) FROM summary {_index(query)} {where}"  # noqa: S608 (columns of ours alone)
    return int(connection.execute(statement, values).fetchone()[0])


def rows_in(connection: sqlite3.Connection, query: PastQuery, first: int, most: int) -> Iterator[PastGame]:
    """Yield at most so many of the games that the query finds, from a place on.

    A few games that were searched for are sorted. Many are not: they are met soon on the way through all in order.
    """
    few = _few_in(connection, query) if query.wanted or query.counted_only else None
    found = _where(query, by_order=True) if few is None else _among(few)
    if query.sort not in _WITH_GAPS:
        yield from _ordered(connection, query, found, first, most)
        return
    # With a "+" SQLite does not see that all of them are equal in this, for which it would leave the order's index.
    has, lacks = _also(found, f"{query.sort.value} IS NOT NULL"), _also(found, f"+{query.sort.value} IS NULL")
    # Counting takes a moment where there are many, and is needed only where the first part has come to its end.
    size = 0
    for game in _ordered(connection, query, has, first, most):
        size += 1
        yield game
    if size < most:
        statement = f"SELECT count(*) FROM summary {has[0]}"  # noqa: S608 (columns of ours alone)
        before = int(connection.execute(statement, has[1]).fetchone()[0])
        yield from _ordered(connection, query, lacks, max(first - before, 0), most - size)


def _ordered(
    connection: sqlite3.Connection, query: PastQuery, found: Condition, first: int, most: int
) -> Iterator[PastGame]:
    """At most so many of the games of which the condition is true, in the order of the query, from a place on."""
    where, values = found
    way = "DESC" if query.descending else "ASC"
    order = ", ".join(f"{column} {way}" for column in (*_ORDERS[query.sort], "number"))
    rows = connection.execute(
        f"{_SELECT} {where} ORDER BY {order} LIMIT ? OFFSET ?",
        (*values, most, first),
    )
    return (_game(*row) for row in rows)


def _among(numbers: list[int]) -> Condition:
    return f"WHERE number IN ({', '.join(map(str, numbers))})", []


def _also(found: Condition, condition: str) -> Condition:
    where, values = found
    return f"{where} AND {condition}" if where else f"WHERE {condition}", values


def _few_in(connection: sqlite3.Connection, query: PastQuery) -> list[int] | None:
    """The numbers of all games that the query finds; None where these are more than a few."""
    where, values = _where(query)
    statement = f"SELECT number FROM summary {_index(query)} {where} LIMIT ?"  # noqa: S608 (columns of ours alone)
    found = [int(number) for (number,) in connection.execute(statement, (*values, FEW + 1))]
    return found if len(found) <= FEW else None


def opponents_in(connection: sqlite3.Connection) -> tuple[tuple[str, str], ...]:
    """Return each game with each opponent, but for those whose names are damaged: nobody can search for them.

    The index is asked for the next one after each, not for every game. The last one is named by its number, as damaged
    letters are no value for SQLite.
    """
    select = "SELECT number, game, opponent FROM summary"
    game = "(SELECT game FROM summary WHERE number = :last)"
    opponent = "(SELECT opponent FROM summary WHERE number = :last)"
    next_one = f"{select} WHERE game = {game} AND opponent > {opponent} ORDER BY opponent LIMIT 1"
    next_game = f"{select} WHERE game > {game} ORDER BY game, opponent LIMIT 1"
    found: list[tuple[str, str]] = []
    last = connection.execute(f"{select} ORDER BY game, opponent LIMIT 1").fetchone()
    while last is not None:
        number, *names = last
        found.append((str(names[0]), str(names[1])))
        after = {"last": number}
        last = (
            connection.execute(next_one, after).fetchone() or connection.execute(next_game, after).fetchone()
        )
    return tuple(pair for pair in found if all(map(_is_sound, pair)))


def _is_sound(text: str) -> bool:
    """Whether it has no byte that was not UTF-8."""
    return not any("\udc80" <= letter <= "\udcff" for letter in text)


def _index(query: PastQuery) -> str:
    """The index that holds all that is searched for; a date is found by its own."""
    has_date = any(wanted.begun is not None for wanted in query.wanted)
    return "INDEXED BY summary_searched" if query.wanted and not has_date else ""


def _where(query: PastQuery, *, by_order: bool = False) -> Condition:
    """What is true of the games; `by_order` has SQLite go through them in their order, by no other index."""
    held = "+" if by_order else ""
    conditions: list[Condition] = [_any_of(wanted, held) for wanted in query.wanted]
    if query.game:
        conditions.append(("game = ?", [query.game]))
    if query.counted_only:
        conditions.append((f"{held}standing = ?", [STANDINGS.index(GameStanding.COUNTED)]))
    if not conditions:
        return "", []
    return "WHERE " + " AND ".join(text for text, _ in conditions), [
        value for _, values in conditions for value in values
    ]


def _any_of(wanted: SearchTerm, held: str) -> Condition:
    """That one of these is true of a game; nothing is true where nothing is wanted."""
    parts: list[Condition] = [
        _is_in(f"{held}game", list(wanted.games)),
        _is_in(f"{held}result", [RESULTS.index(result) for result in wanted.results]),
        _is_in(f"{held}standing", [STANDINGS.index(standing) for standing in wanted.standings]),
    ]
    for game in dict.fromkeys(game for game, _ in wanted.opponents if game not in wanted.games):
        names: list[object] = [opponent for of_game, opponent in wanted.opponents if of_game == game]
        text, values = _is_in(f"{held}opponent", names)
        parts.append((f"{held}game = ? AND {text}", [game, *values]))
    if wanted.begun is not None:
        parts.append((f"{held}begun BETWEEN ? AND ?", [wanted.begun[0], wanted.begun[1] - 1]))
    found = [part for part in parts if part[0]]
    if not found:
        return "0", []
    return "(" + " OR ".join(text for text, _ in found) + ")", [
        value for _, values in found for value in values
    ]


def _is_in(column: str, values: list[object]) -> Condition:
    return (f"{column} IN ({', '.join('?' * len(values))})", values) if values else ("", [])


def _game(number: int, *row: object) -> PastGame:
    """Whatever a damaged file holds, a row comes of it."""
    game, opponent, begun, result, score, other, length, standing, seal, loss, luck = row
    summary = GameSummary(
        str(game),
        str(opponent),
        whole(begun),
        result_of(result),
        whole(score),
        whole(other),
        whole(length),
        standing_of(standing),
        str(seal),
        review=ReviewFigures(loss, luck) if isinstance(loss, int) and isinstance(luck, int) else None,
    )
    return PastGame(number, summary)


def on_table_among(connection: sqlite3.Connection, places: Iterable[int]) -> set[int]:
    """Return those of these games that are on a table: each tab of the window has the newest game of its kind."""
    statement = (
        "SELECT NOT EXISTS (SELECT 1 FROM game AS later WHERE later.game = game.game AND later.place > game.place) "
        "AND substr(game, 1, ?) != ? FROM game WHERE place = ?"
    )
    imported = len(IMPORTED), IMPORTED
    return {place for place in places if connection.execute(statement, (*imported, place)).fetchone() == (1,)}


def _delete_games(connection: sqlite3.Connection, places: Iterable[int]) -> int:
    """Delete games and return how many; those that are gone already, or on a table, are left out.

    The transaction is the caller's.
    """
    wanted = tuple(places)
    on_table, count = on_table_among(connection, wanted), 0
    for place in wanted:
        if place in on_table or not connection.execute("DELETE FROM game WHERE place = ?", (place,)).rowcount:
            continue
        for statement in _TABLES:
            connection.execute(statement, (place,))
        add_link(connection, LinkKind.DELETED, place, b"")
        count += 1
    return count


def _take_in(connection: sqlite3.Connection, game: StoredGame) -> bool:
    """Keep a game, under another id where its own is taken; False where the same record is kept already.

    The transaction is the caller's.
    """
    digest = record_digest(game.record)
    mark = digest.hex()[:_DIGITS]
    for name in (game.id, f"{game.id}~{mark}") if game.id else (f"{IMPORTED}{mark}",):
        place = _place_of(connection, name)
        if place is None:
            _insert(connection, name, game, digest)
            return True
        if record_in(connection, place) == game.record:
            return False
    return False


def _place_of(connection: sqlite3.Connection, name: str) -> int | None:
    row = connection.execute("SELECT place FROM game WHERE id = ?", (name,)).fetchone()
    return None if row is None else int(row[0])


def _insert(connection: sqlite3.Connection, name: str, game: StoredGame, digest: bytes) -> None:
    imported = replace(game, id=name, game=f"{IMPORTED}{game.game}", ended=True)
    place = insert_game(connection, imported, revision=1)
    add_link(connection, LinkKind.IMPORTED, place, digest)
    pack_game(connection, place)
