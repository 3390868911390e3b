"""The summaries of kept games, as rows of the SQLite file: how they are written, and how a query finds them.

A summary follows from its game, so that the file has none before somebody looks at the history: no start and no move
waits for them, and a file that has lost them loses nothing.
"""

import sqlite3
from collections.abc import Collection, Iterator

from dicedesk.adapters.storage.history.mistake_rows import MISTAKE_INDEXES, MISTAKES, write_mistakes
from dicedesk.core.dice import FACES, SUMS
from dicedesk.play.ports.game_summary import GameResult, GameStanding, GameSummary, ReviewFigures
from dicedesk.play.ports.past_games import PastGame, PastQuery, SortKey, Wanted

DICE = (*(f"face_{face}" for face in FACES), *(f"sum_{total}" for total in SUMS))
"""The columns that count the faces of a game's dice, and the sums of two."""

# Each order has an index of its own for all games and one for those of one game, so that none has to be sorted; and one
# index holds all that is searched for, so that a search need not look at the games themselves. Losses and luck are
# sorted within each game alone. The index of games that were not reviewed is empty once all of them were. SQLite keeps
# the text with its comment: another number there has all games reviewed anew, where reviews say something else.
_TABLE = f"""CREATE TABLE summary (
    number INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    opponent TEXT NOT NULL,
    begun INTEGER NOT NULL,
    result INTEGER NOT NULL,
    score INTEGER NOT NULL,
    other INTEGER NOT NULL,
    length INTEGER NOT NULL,
    standing INTEGER NOT NULL,
    seal TEXT NOT NULL,
    best INTEGER,
    money INTEGER,
    loss INTEGER, -- reviews 2
    luck INTEGER,
    reviewed INTEGER NOT NULL,
    {", ".join(f"{column} INTEGER NOT NULL" for column in DICE)}
)"""
# Games without a summary that need none: no list shows a game before its first move.
_UNPLAYED = """CREATE TABLE unplayed (
    number INTEGER PRIMARY KEY,
    ended INTEGER NOT NULL
)"""
_INDEXES = """
CREATE INDEX summary_by_begun ON summary (begun);
CREATE INDEX summary_by_opponent ON summary (opponent);
CREATE INDEX summary_by_result ON summary (result, score);
CREATE INDEX summary_by_length ON summary (length);
CREATE INDEX summary_by_standing ON summary (standing);
CREATE INDEX summary_by_game_begun ON summary (game, begun);
CREATE INDEX summary_by_game_opponent ON summary (game, opponent);
CREATE INDEX summary_by_game_result ON summary (game, result, score);
CREATE INDEX summary_by_game_length ON summary (game, length);
CREATE INDEX summary_by_game_standing ON summary (game, standing);
CREATE INDEX summary_by_game_loss ON summary (game, loss);
CREATE INDEX summary_by_game_luck ON summary (game, luck);
CREATE INDEX summary_unreviewed ON summary (number) WHERE reviewed = 0;
CREATE INDEX summary_searched ON summary (game, opponent, result, standing, begun);
"""

RESULTS = (GameResult.LOST, GameResult.TIED, GameResult.ENDED, GameResult.OPEN, GameResult.WON)
STANDINGS = (
    GameStanding.COUNTED,
    GameStanding.PRACTICE,
    GameStanding.LEFT,
    GameStanding.GOES_ON,
    GameStanding.UNREADABLE,
    GameStanding.IMPORTED,
    GameStanding.FALSE_DICE,
)
"""The file names results and standings by their places here, from 0; sorted so, the lost ones come first."""

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
_NEVER_REVIEWED = (GameStanding.GOES_ON, GameStanding.UNREADABLE)
_SELECT = "SELECT number, game, opponent, begun, result, score, other, length, standing, seal, loss, luck FROM summary"
_WRITE = f"REPLACE INTO summary VALUES ({', '.join('?' * (15 + len(DICE)))})"  # noqa: S608 (columns of ours alone)

FEW = 5000
"""So many games are sorted in a moment."""

Condition = tuple[str, list[object]]
"""A condition in SQL, and its values."""


def make_summaries(connection: sqlite3.Connection) -> None:
    """Make the tables, where the file has none yet, or one of another version: its summaries are made anew."""
    made = "SELECT sql FROM sqlite_master WHERE name IN ('mistake', 'summary', 'unplayed') ORDER BY name"
    if connection.execute(made).fetchall() != [(MISTAKES,), (_TABLE,), (_UNPLAYED,)]:
        connection.executescript(
            "BEGIN IMMEDIATE; DROP TABLE IF EXISTS summary; DROP TABLE IF EXISTS unplayed; "
            "DROP TABLE IF EXISTS mistake; "
            f"{_TABLE}; {_UNPLAYED}; {MISTAKES}; {_INDEXES} {MISTAKE_INDEXES} COMMIT;"
        )


def write_summary(connection: sqlite3.Connection, number: int, summary: GameSummary) -> None:
    """Write the summary of the game of this number, over an earlier one; the transaction is the caller's."""
    if summary.standing is GameStanding.UNPLAYED:
        forget_summaries(connection, (number,))
        connection.execute(
            "REPLACE INTO unplayed (number, ended) SELECT place, ended FROM game WHERE place = ?", (number,)
        )
        return
    connection.execute("DELETE FROM unplayed WHERE number = ?", (number,))
    figures, review = summary.figures, summary.review
    connection.execute(
        _WRITE,
        (
            number,
            summary.game,
            summary.opponent,
            summary.begun,
            RESULTS.index(summary.result),
            summary.score,
            summary.other,
            summary.length,
            STANDINGS.index(summary.standing),
            summary.seal,
            figures.best,
            figures.money,
            None if review is None else review.loss,
            None if review is None else review.luck,
            review is not None or summary.standing in _NEVER_REVIEWED,
            *figures.dice.faces,
            *figures.dice.sums,
        ),
    )
    if review is not None:
        write_mistakes(connection, number, review.mistakes)


def count_in(connection: sqlite3.Connection, query: PastQuery) -> int:
    """How many summaries the query finds."""
    where, values = _where(query)
    statement = f"SELECT count(*) FROM summary {_index(query)} {where}"  # noqa: S608 (columns of ours alone)
    return int(connection.execute(statement, values).fetchone()[0])


def page_in(connection: sqlite3.Connection, query: PastQuery, first: int, most: int) -> tuple[PastGame, ...]:
    """At most so many of the games that the query finds, from a place on."""
    return tuple(rows_in(connection, query, first, most))


def rows_in(connection: sqlite3.Connection, query: PastQuery, first: int, most: int) -> Iterator[PastGame]:
    """The same one after the other.

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
    """Each game with each opponent, but for those whose names are damaged: nobody can search for them.

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


def forget_summaries(connection: sqlite3.Connection, numbers: Collection[int]) -> None:
    """Drop the summaries of these games, and their mistakes; the transaction is the caller's."""
    for table in ("summary", "mistake"):
        statement = f"DELETE FROM {table} WHERE number = ?"  # noqa: S608 (tables of ours alone)
        connection.executemany(statement, ((number,) for number in numbers))


def behind_in(connection: sqlite3.Connection, hidden: frozenset[int]) -> list[int]:
    """The numbers of the games that have no summary yet, or that have ended since it was made; the newest first.

    Those that are hidden have none, and need none.
    """
    changed = connection.execute(
        "SELECT number FROM summary JOIN game ON place = number WHERE standing = ? AND game.ended "
        "UNION ALL SELECT number FROM unplayed JOIN game ON place = number "
        "WHERE moves OR game.ended != unplayed.ended",
        (STANDINGS.index(GameStanding.GOES_ON),),
    ).fetchall()
    kept, summarized, unplayed = (
        connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]  # noqa: S608
        for table in ("game", "summary", "unplayed")
    )
    missing = (
        connection.execute(
            "SELECT place FROM game WHERE place NOT IN (SELECT number FROM summary) "
            "AND place NOT IN (SELECT number FROM unplayed)"
        ).fetchall()
        if kept != summarized + unplayed + len(hidden)
        else []
    )
    found = {int(number) for (number,) in (*changed, *missing)}
    return sorted(found - hidden, reverse=True)


def unreviewed_in(connection: sqlite3.Connection, below: int | None, most: int) -> list[int]:
    """The numbers of at most so many games that were not reviewed, the newest first; `below` a number, or of all."""
    where, values = ("", []) if below is None else ("AND number < ?", [below])
    rows = connection.execute(
        f"SELECT number FROM summary INDEXED BY summary_unreviewed WHERE reviewed = 0 {where} "  # noqa: S608
        "ORDER BY number DESC LIMIT ?",
        (*values, most),
    )
    return [int(number) for (number,) in rows]


def write_review(connection: sqlite3.Connection, number: int, review: ReviewFigures | None) -> None:
    """Write what came of the review of this game, None where it has none; the transaction is the caller's."""
    connection.execute(
        "UPDATE summary SET loss = ?, luck = ?, reviewed = 1 WHERE number = ?",
        (None if review is None else review.loss, None if review is None else review.luck, number),
    )
    write_mistakes(connection, number, () if review is None else review.mistakes)


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


def _any_of(wanted: Wanted, held: str) -> Condition:
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
        RESULTS[whole(result) % len(RESULTS)],
        whole(score),
        whole(other),
        whole(length),
        STANDINGS[whole(standing) % len(STANDINGS)],
        str(seal),
        review=ReviewFigures(loss, luck) if isinstance(loss, int) and isinstance(luck, int) else None,
    )
    return PastGame(number, summary)


def whole(value: object) -> int:
    """A whole number; 0 for whatever else a damaged file holds."""
    return value if isinstance(value, int) else 0
