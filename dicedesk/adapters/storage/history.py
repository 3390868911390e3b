"""The history of the saved games in the SQLite file: finds, sorts, sums, reviews, deletes, imports, practices.

It answers from summaries. A summary is calculated from its game when the history is first opened: no start and no move
waits for it, and a file without summaries has lost nothing. Mistakes are calculated from reviews in the same way. A
game has few mistakes, and of mistakes that ask the same question only the newest is kept, so that it returns once.
Answers cannot be calculated: they are in a table of the file itself.
"""

import re
import sqlite3
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import replace
from enum import Enum
from itertools import groupby
from operator import itemgetter
from pathlib import Path

from dicedesk.adapters.storage.database import has_log, open_file, opened, reading, transaction
from dicedesk.adapters.storage.games import is_text, kept_game, record_in, write_change, write_record
from dicedesk.core.dice import FACES, SUMS, DiceCounts
from dicedesk.core.errors import NotationError
from dicedesk.core.fair.hashes import sha256
from dicedesk.core.notation import parse_lines, with_notes, with_notes_of, without_notes
from dicedesk.core.words import tr
from dicedesk.play.ports.game_summary import (
    ChoiceFigures,
    GameNotes,
    GameResult,
    GameStanding,
    GameSummary,
    Mistake,
    ReviewFigures,
)
from dicedesk.play.ports.past_games import (
    ChosenGames,
    DatedFigure,
    DueExercise,
    ExerciseCount,
    ExercisePlace,
    GameChoices,
    ImportCount,
    PastGame,
    PastQuery,
    ReviewGame,
    SearchTerm,
    SortKey,
    Summarize,
    Tally,
)
from dicedesk.play.ports.store import IMPORTED, StoredGame, StoreError

WAIT_S = 1
"""Seconds a query waits while another program writes."""
CHECK_WAIT_S = 5
"""Seconds a check of all games waits while another program writes."""
GAMES_AT_ONCE, MOVES_AT_ONCE = 100, 2_000
"""Most games, and about the most moves, summarized and written together."""
REVIEWED_AT_ONCE = 10
"""Reviews written together; canceling the work loses no more than these."""
DELETED_AT_ONCE = 50
"""Most games deleted in one transaction."""
MANY = 10_000
"""Fewer games than this are few: 10,000 are added up in about 60 ms."""
_DIGITS = 16
"""Hex digits of a record's digest, without its notes, that tell records with the same Id apart."""

_TABLES = (
    "DELETE FROM move WHERE game = ?",
    "DELETE FROM practised WHERE game = ?",
)

DICE = (*(f"face_{face}" for face in FACES), *(f"sum_{total}" for total in SUMS))
"""The columns that count the faces of a game's dice, and the sums of two."""

# SQLite stores this text with its comment: changing the number in it makes all games be summarized and reviewed again.
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
    beaten TEXT NOT NULL,
    loss INTEGER, -- reviews 3
    luck INTEGER,
    even INTEGER,
    reviewed INTEGER NOT NULL,
    {", ".join(f"{column} INTEGER NOT NULL" for column in DICE)}
)"""
# Games that need no summary: a game before its first move is not listed.
_UNPLAYED = """CREATE TABLE unplayed (
    number INTEGER PRIMARY KEY,
    ended INTEGER NOT NULL
)"""
# The first index serves the default order, newest first; the second serves searches and counts.
_INDEXES = """
CREATE INDEX summary_by_begun ON summary (begun);
CREATE INDEX summary_searched ON summary (game, opponent, result, standing, begun);
"""
_MISTAKES = """CREATE TABLE mistake (
    number INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    game TEXT NOT NULL,
    day INTEGER NOT NULL,
    severity INTEGER NOT NULL,
    key TEXT NOT NULL,
    PRIMARY KEY (number, ply)
) WITHOUT ROWID"""
# Exercises come in the order of an index, for all games and for one game.
_MISTAKE_INDEXES = """
CREATE UNIQUE INDEX mistake_by_key ON mistake (game, key);
CREATE INDEX mistake_by_day ON mistake (day DESC, severity DESC);
CREATE INDEX mistake_by_game_day ON mistake (game, day DESC, severity DESC);
"""

_CHOICES = """CREATE TABLE choices (
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    count INTEGER NOT NULL,
    loss INTEGER NOT NULL,
    put_down INTEGER NOT NULL,
    PRIMARY KEY (number, kind)
) WITHOUT ROWID"""

# Few games have notes: a table of their own keeps the others as quick to read as before.
_NOTED = """CREATE TABLE noted (
    number INTEGER PRIMARY KEY,
    notes INTEGER NOT NULL,
    has_star INTEGER NOT NULL,
    searched TEXT NOT NULL
)"""

RESULTS = (GameResult.LOST, GameResult.TIED, GameResult.ENDED, GameResult.OPEN, GameResult.WON)
STANDINGS = (
    GameStanding.COUNTED,
    GameStanding.CASUAL,
    GameStanding.LEFT,
    GameStanding.GOES_ON,
    GameStanding.UNREADABLE,
    GameStanding.IMPORTED,
    GameStanding.FALSE_DICE,
    GameStanding.WATCHED,
)
"""The file stores results and standings as indexes of these, from 0; sorted by them, losses come first."""
_NEVER_REVIEWED = (GameStanding.GOES_ON, GameStanding.UNREADABLE)
_WRITE = f"REPLACE INTO summary VALUES ({', '.join('?' * (17 + len(DICE)))})"  # noqa: S608 (columns of ours alone)
_DAY_S = 24 * 60 * 60

_WRITE_MISTAKE = """
INSERT INTO mistake SELECT number, :ply, game, begun / :day, :severity, :key FROM summary WHERE number = :number
ON CONFLICT (game, key) DO UPDATE SET
    number = excluded.number, ply = excluded.ply, day = excluded.day, severity = excluded.severity
WHERE excluded.number > mistake.number
"""

_ORDERS = {
    SortKey.BEGUN: ("begun",),
    SortKey.GAME: ("game", "begun"),
    SortKey.OPPONENT: ("opponent",),
    SortKey.RESULT: ("result", "score"),
    SortKey.LENGTH: ("length",),
    SortKey.STANDING: ("standing",),
    SortKey.COST: ("game", "loss"),
    SortKey.LUCK: ("game", "luck"),
}
_WITH_GAPS = (SortKey.COST, SortKey.LUCK)
"""Keys without a value for some games; those games come last."""

_SELECT = (
    "SELECT number, game, opponent, begun, result, score, other, length, standing, seal, loss, luck, notes, has_star "
    "FROM summary LEFT JOIN noted USING (number)"
)

_UNREVIEWED = "SELECT count(*) FROM summary WHERE reviewed = 0"
_GAME_CHOICES = """
SELECT * FROM (
    SELECT number, game, begun, even FROM summary
    WHERE :game IN ('', game) AND standing IN (:counted, :practice, :left)
    AND EXISTS (SELECT 1 FROM choices WHERE choices.number = summary.number)
    ORDER BY begun DESC, number DESC LIMIT :most
) JOIN choices USING (number) ORDER BY begun, number, kind
"""

_TALLIES = """
SELECT game, opponent, result, standing, count(*) FROM summary
WHERE :game IN ('', game) GROUP BY game, opponent, result, standing
"""
_RESULTS = """
SELECT result FROM summary WHERE :game IN ('', game) AND standing = :counted ORDER BY begun, number
"""
_FEWEST = """
SELECT begun, best FROM summary WHERE :game IN ('', game) AND standing = :counted AND best IS NOT NULL
ORDER BY best, begun, number LIMIT 1
"""
_MOST = _FEWEST.replace("ORDER BY best", "ORDER BY best DESC")
_LAST_BEATEN = """
SELECT beaten FROM summary WHERE game = :game AND beaten != '' ORDER BY begun DESC, number DESC LIMIT 1
"""
_MONEY = """
SELECT begun, money FROM summary WHERE :game IN ('', game) AND standing IN (:counted, :left) AND money IS NOT NULL
ORDER BY begun, number
"""
_DICE = (
    f"SELECT {', '.join(f'sum({column})' for column in DICE)} FROM summary "  # noqa: S608 (columns of ours alone)
    "WHERE :game IN ('', game) AND standing IN (:counted, :left)"
)

_OF_GAME = {True: "", False: "mistake.game = :game AND"}
_DUE = """
SELECT number, ply, coalesce(step, 0) FROM mistake LEFT JOIN practised ON practised.game = number AND move = ply
WHERE {of_game} coalesce(due, 0) <= :now ORDER BY day DESC, severity DESC LIMIT :most
"""
_TOTALS = "SELECT game, count(*) FROM mistake GROUP BY game"
_LATER = """
SELECT mistake.game, count(*), sum(step > 0) FROM practised JOIN mistake ON number = practised.game AND ply = move
WHERE due > :now GROUP BY mistake.game
"""
_NEXT = """
SELECT min(due) FROM practised JOIN mistake ON number = practised.game AND ply = move WHERE {of_game} due > :now
"""
_ANSWER = "REPLACE INTO practised (game, move, step, due) VALUES (?, ?, ?, ?)"

_ID = re.compile(r'^\[Id "(?P<id>[^"\\]+)"\]', re.MULTILINE)
"""The header line of an Id, unless it is an odd one from elsewhere."""

Condition = tuple[str, list[object]]
"""A condition in SQL, and its values."""


class SqliteHistory:
    """Answers questions about the games, while the store keeps writing them.

    The file is opened for each query and closed again, so that the history can be sent to another process.
    """

    def __init__(self, file: Path) -> None:
        self.file = file

    def count(self, query: PastQuery) -> int:
        """Return the number of games that the query finds."""
        with self._read() as rows:
            return count_in(rows, query)

    def page(self, query: PastQuery, first: int, most: int) -> tuple[PastGame, ...]:
        """Return at most `most` of the games that the query finds, from row `first`, counted from 0."""
        with self._read() as rows:
            return tuple(rows_in(rows, query, first, most))

    def opponents(self) -> tuple[tuple[str, str], ...]:
        """Return each game with each of its opponents so far."""
        with self._read() as rows:
            return opponents_in(rows)

    def game(self, number: int) -> StoredGame | None:
        """Return the whole game of this number; None if it is not saved."""
        with self._read() as rows:
            return kept_game(rows, number)

    def numbers(self, games: ChosenGames) -> tuple[int, ...]:
        return tuple(game.number for game in self.rows(games))

    def rows(self, games: ChosenGames) -> Iterator[PastGame]:
        """Yield the chosen games, without holding them in memory."""
        with self._read() as rows:
            yield from _chosen_in(rows, games)

    def records(self, games: ChosenGames) -> Iterator[str]:
        """Yield the records of the chosen games; deleted ones are left out."""
        with self._read() as rows:
            for game in _chosen_in(rows, games):
                record = record_in(rows, game.number)
                if record is not None:
                    yield record

    @contextmanager
    def copied(self) -> Iterator["SqliteHistory"]:
        """Yield a copy in memory; reading the file creates no other files, unless it is open elsewhere."""
        with (
            reading(),
            closing(open_file(self.file, WAIT_S, "ro", is_alone=not has_log(self.file))) as rows,
            closing(sqlite3.connect(":memory:", isolation_level=None)) as copy,
        ):
            copy.text_factory = rows.text_factory
            rows.backup(copy)
            yield _CopiedHistory(self.file, copy)

    def behind(self) -> int:
        """Return the number of games without a summary, or that have ended since their summary."""
        with self._read() as rows:
            return len(behind_in(rows, frozenset()))

    def catch_up(self, summarize: Summarize, hidden: frozenset[int] = frozenset()) -> Iterator[int]:
        """Summarize the games that need it, a few at a time, or one long one."""
        with self._read() as rows:
            numbers = behind_in(rows, hidden)
        numbers.reverse()
        while numbers:
            summaries: list[tuple[int, GameSummary]] = []
            moves = 0
            with self._read() as rows:
                while numbers and len(summaries) < GAMES_AT_ONCE and moves < MOVES_AT_ONCE:
                    number = numbers.pop()
                    game = kept_game(rows, number)
                    if game is not None:
                        summaries.append((number, summarize(game)))
                        moves += len(game.moves)
            yield self._write_summaries(summaries)

    def has_unreviewed(self) -> bool:
        """Return whether any summarized game still needs a review."""
        return bool(self._unreviewed(None, 1))

    def unreviewed(self) -> int:
        """Return the number of games that still need a review."""
        with self._read() as rows:
            return whole(rows.execute(_UNREVIEWED).fetchone()[0])

    def game_choices(self, game: str, most: int) -> tuple[GameChoices, ...]:
        """Return the newest games in which a person's choices mattered, the oldest first."""
        standings = (GameStanding.COUNTED, GameStanding.CASUAL, GameStanding.LEFT)
        values = {standing.value: STANDINGS.index(standing) for standing in standings}
        with self._read() as rows:
            choices = rows.execute(_GAME_CHOICES, {"game": game, "most": most, **values}).fetchall()
        return tuple(_choices_of(list(group)) for _, group in groupby(choices, itemgetter(0)))

    def review(self, review: ReviewGame) -> Iterator[int]:
        """Review those games, a few at a time, without a list of all of them."""
        below: int | None = None
        while numbers := self._unreviewed(below, REVIEWED_AT_ONCE):
            games = ((number, self.game(number)) for number in numbers)
            reviews = [(number, None if game is None else review(game)) for number, game in games]
            with self._write() as rows:
                for number, figures in reviews:
                    write_review(rows, number, figures)
            below = numbers[-1]
            yield len(numbers)

    def hide(self, numbers: Collection[int]) -> frozenset[int]:
        """Hide these games; a game without a summary is not listed."""
        with self._write() as rows:
            hidden = frozenset(numbers) - on_table_among(rows, numbers)
            forget_summaries(rows, hidden)
            return hidden

    def delete(self, numbers: Collection[int]) -> int:
        """Delete these games, some at a time, so that the store never waits long."""
        in_order, count = sorted(numbers), 0
        with self._open() as rows:
            for first in range(0, len(in_order), DELETED_AT_ONCE):
                places = in_order[first : first + DELETED_AT_ONCE]
                with transaction(rows):
                    count += _delete_games(rows, places)
                    forget_summaries(rows, places)
        return count

    def take_in(self, games: Sequence[StoredGame]) -> ImportCount:
        """Import records read from files, in one transaction."""
        with self._write() as rows:
            imports = [_take_in(rows, game) for game in games]
        return ImportCount(imports.count(_Import.NEW), imports.count(_Import.NOTED))

    def number_of(self, record: str) -> int | None:
        """Return the number of the finished game with this record, apart from notes and players' names."""
        wanted, name = _without_names(record), _ID.search(record)
        with self._read() as rows:
            for place in _places_beginning(rows, name["id"] if name else IMPORTED):
                game = kept_game(rows, place)
                if game is not None and game.ended and _without_names(game.record) == wanted:
                    return place
        return None

    def keep_notes(self, number: int, notes: Mapping[int, str]) -> None:
        """Save notes in the record of a finished game, whose moves stay."""
        with self._write() as rows:
            game = kept_game(rows, number)
            if game is None:
                raise StoreError(tr("This game is no longer in the history."))
            if not game.ended:
                raise StoreError(tr("You can write notes once the game is over."))
            try:
                record = with_notes(game.record, notes)
            except NotationError as error:
                raise StoreError(error.sentence) from None
            _rewrite(rows, number, record)

    def are_few(self) -> bool:
        """Return whether there are so few games that adding them up is quick."""
        statement = "SELECT count(*) FROM (SELECT 1 FROM game LIMIT ?)"
        with self._read() as rows:
            return whole(rows.execute(statement, (MANY,)).fetchone()[0]) < MANY

    def tallies(self, game: str) -> tuple[Tally, ...]:
        """Return the number of games with each result, by game and opponent."""
        with self._read() as rows:
            return tuple(
                Tally(str(name), str(opponent), standing_of(standing), result_of(result), count)
                for name, opponent, result, standing, count in _figures_in(rows, _TALLIES, game)
            )

    def results(self, game: str) -> Iterator[GameResult]:
        """Yield the result of each counted game, in the order in which they began."""
        with self._read() as rows:
            for (result,) in _figures_in(rows, _RESULTS, game):
                yield result_of(result)

    def best(self, game: str, *, is_fewest: bool) -> DatedFigure | None:
        """Return the best figure of a counted game, the earliest of equal ones; None if there is none."""
        with self._read() as rows:
            row = _figures_in(rows, _FEWEST if is_fewest else _MOST, game).fetchone()
        return None if row is None else DatedFigure(whole(row[0]), whole(row[1]))

    def last_beaten(self, game: str) -> str:
        """Return the computer player that a person beat most recently; "" if there is none."""
        with self._read() as rows:
            row = rows.execute(_LAST_BEATEN, {"game": game}).fetchone()
        return "" if row is None else str(row[0])

    def money(self, game: str) -> Iterator[DatedFigure]:
        """Yield the amount won in each game, in cents, in the order in which they began."""
        with self._read() as rows:
            for begun, money in _figures_in(rows, _MONEY, game):
                yield DatedFigure(whole(begun), whole(money))

    def dice(self, game: str) -> DiceCounts:
        """Return the counts of the dice in games that were counted or left."""
        with self._read() as rows:
            counts = tuple(map(whole, _figures_in(rows, _DICE, game).fetchone()))
        return DiceCounts(counts[: len(FACES)], counts[len(FACES) :])

    def due_exercises(
        self, game: str, now: int, most: int, without: Collection[ExercisePlace] = ()
    ) -> tuple[DueExercise, ...]:
        """Return at most `most` due exercises, the newest day first, and within a day the worst first."""
        values = {"game": game, "now": now, "most": most + len(without)}
        with self._read() as rows:
            exercises = rows.execute(_DUE.format(of_game=_OF_GAME[not game]), values).fetchall()
        places = ((ExercisePlace(number, ply), step) for number, ply, step in exercises)
        return tuple(DueExercise(place, step) for place, step in places if place not in without)[:most]

    def exercise_counts(self, now: int) -> tuple[ExerciseCount, ...]:
        """Return the exercise counts of each game."""
        with self._read() as rows:
            totals = rows.execute(_TOTALS).fetchall()
            later = {game: (count, learned) for game, count, learned in rows.execute(_LATER, {"now": now})}
        return tuple(
            ExerciseCount(game, total, total - later.get(game, (0, 0))[0], later.get(game, (0, 0))[1])
            for game, total in totals
        )

    def next_due(self, game: str, now: int) -> int | None:
        """Return when the next exercise becomes due; None if there is none."""
        statement = _NEXT.format(of_game=_OF_GAME[not game])
        with self._read() as rows:
            moment: int | None = rows.execute(statement, {"game": game, "now": now}).fetchone()[0]
        return moment

    def keep_answer(self, place: ExercisePlace, step: int, due: int) -> None:
        """Save an answer, replacing an earlier one."""
        with self._write() as rows:
            rows.execute(_ANSWER, (place.number, place.ply, step, due))

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """Raises StoreError if the file cannot be used, also for errors inside the context."""
        with opened(self.file, WAIT_S, "rw") as rows:
            make_summaries(rows)
            yield rows

    @contextmanager
    def _read(self) -> Iterator[sqlite3.Connection]:
        with self._open() as rows:
            rows.execute("BEGIN")
            yield rows

    @contextmanager
    def _write(self) -> Iterator[sqlite3.Connection]:
        with self._open() as rows, transaction(rows):
            yield rows

    def _unreviewed(self, below: int | None, most: int) -> list[int]:
        with self._read() as rows:
            return unreviewed_in(rows, below, most)

    def _write_summaries(self, summaries: Sequence[tuple[int, GameSummary]]) -> int:
        """Write summaries, and return their number; the store waits no longer than this takes."""
        with self._open() as rows:
            # Summaries lost in a power cut are calculated again.
            rows.execute("PRAGMA synchronous = NORMAL")
            with transaction(rows):
                for number, summary in summaries:
                    write_summary(rows, number, summary)
        return len(summaries)


class _CopiedHistory(SqliteHistory):
    """Answers from a copy of the file in memory, and writes to it."""

    def __init__(self, file: Path, rows: sqlite3.Connection) -> None:
        super().__init__(file)
        self._rows = rows

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        make_summaries(self._rows)
        yield self._rows
        if self._rows.in_transaction:
            self._rows.rollback()


class SqliteArchive:
    """The games of a file at one moment."""

    def __init__(self, rows: sqlite3.Connection) -> None:
        self._rows = rows

    def faults(self) -> tuple[str, ...]:
        """Return SQLite's list of faults in the file."""
        with reading():
            faults = [str(fault) for (fault,) in self._rows.execute("PRAGMA integrity_check")]
        return () if faults == ["ok"] else tuple(faults)

    def games(self) -> Iterator[StoredGame]:
        """Yield each saved game, the oldest first."""
        with reading():
            places = [place for (place,) in self._rows.execute("SELECT place FROM game ORDER BY place")]
            for place in places:
                game = kept_game(self._rows, place)
                if game is not None:
                    yield game


@contextmanager
def opened_archive(file: Path) -> Iterator[SqliteArchive]:
    """Open a file to check its games, without writing. Raises StoreError if it is missing or has another schema."""
    with opened(file, CHECK_WAIT_S, "ro") as rows:
        rows.execute("BEGIN")
        yield SqliteArchive(rows)


def make_summaries(connection: sqlite3.Connection) -> None:
    """Create the summary tables if they are missing or of another version; summaries are then calculated again."""
    query = (
        "SELECT sql FROM sqlite_master WHERE name IN ('choices', 'mistake', 'noted', 'summary', 'unplayed') "
    )
    query += "ORDER BY name"
    if connection.execute(query).fetchall() != [
        (_CHOICES,),
        (_MISTAKES,),
        (_NOTED,),
        (_TABLE,),
        (_UNPLAYED,),
    ]:
        connection.executescript(
            "BEGIN IMMEDIATE; DROP TABLE IF EXISTS summary; DROP TABLE IF EXISTS unplayed; "
            "DROP TABLE IF EXISTS mistake; DROP TABLE IF EXISTS choices; DROP TABLE IF EXISTS noted; "
            f"{_TABLE}; {_UNPLAYED}; {_MISTAKES}; {_CHOICES}; {_NOTED}; {_INDEXES} {_MISTAKE_INDEXES} COMMIT;"
        )


def write_summary(connection: sqlite3.Connection, number: int, summary: GameSummary) -> None:
    """Write a game's summary, replacing an earlier one; the transaction is the caller's."""
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
            figures.beaten,
            None if review is None else review.cost,
            None if review is None else review.luck,
            None if review is None else review.even,
            review is not None or summary.standing in _NEVER_REVIEWED,
            *figures.dice.faces,
            *figures.dice.sums,
        ),
    )
    _write_notes(connection, number, summary.notes)
    if review is not None:
        _write_mistakes(connection, number, review.mistakes)
        _write_choices(connection, number, review.choices)


def _write_notes(connection: sqlite3.Connection, number: int, notes: GameNotes) -> None:
    """Write what is noted in a game over its earlier notes; the transaction is the caller's."""
    if notes.searched:
        values = (number, notes.count, notes.has_star, notes.searched)
        connection.execute("REPLACE INTO noted VALUES (?, ?, ?, ?)", values)
    else:
        connection.execute("DELETE FROM noted WHERE number = ?", (number,))


def _write_mistakes(connection: sqlite3.Connection, number: int, mistakes: Iterable[Mistake]) -> None:
    """Write the mistakes of a summarized game over its earlier ones; the transaction is the caller's."""
    connection.execute("DELETE FROM mistake WHERE number = ?", (number,))
    connection.executemany(
        _WRITE_MISTAKE,
        (
            {"number": number, "ply": each.ply, "day": _DAY_S, "severity": each.severity, "key": each.key}
            for each in mistakes
        ),
    )


def _write_choices(connection: sqlite3.Connection, number: int, choices: Iterable[ChoiceFigures]) -> None:
    """Write the figures of a game's choices over earlier ones; the transaction is the caller's."""
    connection.execute("DELETE FROM choices WHERE number = ?", (number,))
    connection.executemany(
        "INSERT INTO choices VALUES (?, ?, ?, ?, ?)",
        ((number, each.kind, each.count, each.cost, each.put_down) for each in choices),
    )


def forget_summaries(connection: sqlite3.Connection, numbers: Collection[int]) -> None:
    """Drop the summaries of these games, and their mistakes; the transaction is the caller's."""
    for table in ("summary", "mistake", "choices", "noted"):
        statement = f"DELETE FROM {table} WHERE number = ?"  # noqa: S608 (tables of ours alone)
        connection.executemany(statement, ((number,) for number in numbers))


def behind_in(connection: sqlite3.Connection, hidden: frozenset[int]) -> list[int]:
    """Return the numbers of the games without a summary, or that have ended since; the newest first.

    Hidden games have and need no summary.
    """
    changed = connection.execute(
        "SELECT number FROM summary JOIN game ON place = number WHERE standing = ? AND game.ended "
        "UNION ALL SELECT number FROM unplayed JOIN game ON place = number "
        "WHERE moves OR game.ended != unplayed.ended",
        (STANDINGS.index(GameStanding.GOES_ON),),
    ).fetchall()
    games, summarized, unplayed = (
        connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]  # noqa: S608
        for table in ("game", "summary", "unplayed")
    )
    missing = (
        connection.execute(
            "SELECT place FROM game WHERE place NOT IN (SELECT number FROM summary) "
            "AND place NOT IN (SELECT number FROM unplayed)"
        ).fetchall()
        if games != summarized + unplayed + len(hidden)
        else []
    )
    numbers = {int(number) for (number,) in (*changed, *missing)}
    return sorted(numbers - hidden, reverse=True)


def unreviewed_in(connection: sqlite3.Connection, below: int | None, most: int) -> list[int]:
    """Return the numbers of at most `most` unreviewed games, the newest first, below a number or of all."""
    where, values = ("", []) if below is None else ("AND number < ?", [below])
    rows = connection.execute(
        f"SELECT number FROM summary WHERE reviewed = 0 {where} "  # noqa: S608
        "ORDER BY number DESC LIMIT ?",
        (*values, most),
    )
    return [int(number) for (number,) in rows]


def write_review(connection: sqlite3.Connection, number: int, review: ReviewFigures | None) -> None:
    """Write the figures of a game's review, None if it has none; the transaction is the caller's."""
    connection.execute(
        "UPDATE summary SET loss = ?, luck = ?, even = ?, reviewed = 1 WHERE number = ?",
        (*((None, None, None) if review is None else (review.cost, review.luck, review.even)), number),
    )
    _write_mistakes(connection, number, () if review is None else review.mistakes)
    _write_choices(connection, number, () if review is None else review.choices)


def result_of(value: object) -> GameResult:
    """Return the result at this index of RESULTS; an arbitrary one for a damaged value."""
    return RESULTS[whole(value) % len(RESULTS)]


def standing_of(value: object) -> GameStanding:
    """Return the standing at this index of STANDINGS; an arbitrary one for a damaged value."""
    return STANDINGS[whole(value) % len(STANDINGS)]


def whole(value: object) -> int:
    """Return a whole number; 0 for any damaged value."""
    return value if isinstance(value, int) else 0


def _chosen_in(connection: sqlite3.Connection, games: ChosenGames) -> Iterator[PastGame]:
    """Raises StoreError if the query finds other games than when they were chosen."""
    if count_in(connection, games.query) != games.count:
        raise StoreError(tr("The list has changed. Select the games again."))
    for first, size in games.ranges:
        yield from rows_in(connection, games.query, first, size)


def count_in(connection: sqlite3.Connection, query: PastQuery) -> int:
    """Return the number of summaries that the query finds."""
    where, values = _where(query)
    return int(connection.execute(f"SELECT count(*) FROM summary {where}", values).fetchone()[0])  # noqa: S608


def rows_in(connection: sqlite3.Connection, query: PastQuery, first: int, most: int) -> Iterator[PastGame]:
    """Yield at most `most` of the games that the query finds, from row `first`; games without the figure last."""
    where, values = _where(query)
    way = "DESC" if query.descending else "ASC"
    order = ", ".join(f"{column} {way}" for column in (*_ORDERS[query.sort], "number"))
    if query.sort in _WITH_GAPS:
        order = f"{_ORDERS[query.sort][-1]} IS NULL, {order}"
    # Sorting numbers alone is faster than sorting whole rows.
    rows = connection.execute(
        f"{_SELECT} JOIN (SELECT number FROM summary {where} ORDER BY {order} LIMIT ? OFFSET ?) USING (number) "  # noqa: S608
        f"ORDER BY {order}",
        (*values, most, first),
    )
    return (_game(*row) for row in rows)


def opponents_in(connection: sqlite3.Connection) -> tuple[tuple[str, str], ...]:
    """Return each game with each opponent, except damaged names, which cannot be searched for."""
    pairs = connection.execute("SELECT DISTINCT game, opponent FROM summary ORDER BY game, opponent")
    readable = ((str(game), str(opponent)) for game, opponent in pairs)
    return tuple(pair for pair in readable if all(map(is_text, pair)))


def _where(query: PastQuery) -> Condition:
    """The WHERE clause of the query and its values; "" for all games."""
    conditions: list[Condition] = [_any_of(term) for term in query.wanted]
    if query.game:
        conditions.append(("game = ?", [query.game]))
    if query.counted_only:
        conditions.append(("standing = ?", [STANDINGS.index(GameStanding.COUNTED)]))
    if not conditions:
        return "", []
    return "WHERE " + " AND ".join(text for text, _ in conditions), [
        value for _, values in conditions for value in values
    ]


def _any_of(term: SearchTerm) -> Condition:
    """The condition that some part of the term is true of a game; false for a term without parts."""
    parts: list[Condition] = [
        _is_in("game", list(term.games)),
        _is_in("result", [RESULTS.index(result) for result in term.results]),
        _is_in("standing", [STANDINGS.index(standing) for standing in term.standings]),
    ]
    for game in dict.fromkeys(game for game, _ in term.opponents if game not in term.games):
        names: list[object] = [opponent for of_game, opponent in term.opponents if of_game == game]
        text, values = _is_in("opponent", names)
        parts.append((f"game = ? AND {text}", [game, *values]))
    if term.begun is not None:
        parts.append(("begun BETWEEN ? AND ?", [term.begun[0], term.begun[1] - 1]))
    holds = "number IN (SELECT number FROM noted WHERE instr(searched, ?))"
    parts += [(holds, [text]) for text in term.noted]
    conditions = [part for part in parts if part[0]]
    if not conditions:
        return "0", []
    return "(" + " OR ".join(text for text, _ in conditions) + ")", [
        value for _, values in conditions for value in values
    ]


def _is_in(column: str, values: list[object]) -> Condition:
    return (f"{column} IN ({', '.join('?' * len(values))})", values) if values else ("", [])


def _game(number: int, *row: object) -> PastGame:
    """Returns a row even for damaged values."""
    game, opponent, begun, result, score, other, length, standing, seal, cost, luck, notes, has_star = row
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
        review=ReviewFigures(cost, luck) if isinstance(cost, int) and isinstance(luck, int) else None,
        notes=GameNotes(whole(notes), bool(whole(has_star))),
    )
    return PastGame(number, summary)


def _choices_of(rows: list[tuple[object, ...]]) -> GameChoices:
    """Returns a game even for damaged values."""
    _, game, begun, even = rows[0][:4]
    choices = (
        ChoiceFigures(str(kind), whole(count), whole(cost), whole(put_down))
        for *_, kind, count, cost, put_down in rows
    )
    return GameChoices(str(game), whole(begun), tuple(choices), even if isinstance(even, int) else None)


def on_table_among(connection: sqlite3.Connection, places: Iterable[int]) -> set[int]:
    """Return which of these games are on a table: each tab of the window has the newest game of its kind."""
    statement = (
        "SELECT NOT EXISTS (SELECT 1 FROM game AS later WHERE later.game = game.game AND later.place > game.place) "
        "AND substr(game, 1, ?) != ? FROM game WHERE place = ?"
    )
    imported = len(IMPORTED), IMPORTED
    return {place for place in places if connection.execute(statement, (*imported, place)).fetchone() == (1,)}


def _delete_games(connection: sqlite3.Connection, places: Iterable[int]) -> int:
    """Delete games and return their number, without those already deleted or on a table.

    The transaction is the caller's.
    """
    all_places = tuple(places)
    on_table, count = on_table_among(connection, all_places), 0
    for place in all_places:
        if place in on_table or not connection.execute("DELETE FROM game WHERE place = ?", (place,)).rowcount:
            continue
        for statement in _TABLES:
            connection.execute(statement, (place,))
        count += 1
    return count


class _Import(Enum):
    """What the import of a game did."""

    NEW = "new"
    NOTED = "noted"
    NOTHING = "nothing"


def _take_in(connection: sqlite3.Connection, game: StoredGame) -> _Import:
    """Save a game, under a new id if its own is taken; if the same record is already saved, add the notes to it.

    The transaction is the caller's.
    """
    moves = without_notes(game.record)
    mark = sha256(moves.encode(errors="surrogateescape")).hex()[:_DIGITS]
    for name in (game.id, f"{game.id}~{mark}") if game.id else (f"{IMPORTED}{mark}",):
        place = _place_of(connection, name)
        if place is None:
            imported = replace(game, id=name, game=f"{IMPORTED}{game.game}", ended=True)
            write_change(connection, imported.whole(), before=None)
            return _Import.NEW
        kept = kept_game(connection, place)
        if kept is not None and without_notes(kept.record) == moves:
            both = _with_both_notes(kept, game)
            if both == kept.record:
                return _Import.NOTHING
            if both is not None:
                _rewrite(connection, place, both)
                return _Import.NOTED
    return _Import.NOTHING


def _with_both_notes(kept: StoredGame, game: StoredGame) -> str | None:
    """The record with the notes of both; None if they do not fit in it, or a window may be writing it."""
    try:
        both = with_notes_of(kept.record, game.record)
    except NotationError:
        return None
    return both if kept.ended or both == kept.record else None


def _rewrite(connection: sqlite3.Connection, place: int, record: str) -> None:
    """Replace the record of a finished game by the same game with other notes; the transaction is the caller's."""
    write_record(connection, place, record)
    _write_notes(connection, place, GameNotes.of(parse_lines(record).notes.values()))


def _places_beginning(connection: sqlite3.Connection, begin: str) -> list[int]:
    """The games whose id begins so: imports and copies have the Id of their record and more."""
    statement = "SELECT place FROM game WHERE id >= ? AND id < ? || char(0x10FFFF) ORDER BY place"
    return [int(place) for (place,) in connection.execute(statement, (begin, begin))]


def _without_names(record: str) -> list[str]:
    lines = without_notes(record).split("\n")
    return [line for line in lines if not line.startswith("[Player")]


def _place_of(connection: sqlite3.Connection, name: str) -> int | None:
    row = connection.execute("SELECT place FROM game WHERE id = ?", (name,)).fetchone()
    return None if row is None else int(row[0])


def _figures_in(connection: sqlite3.Connection, statement: str, game: str) -> sqlite3.Cursor:
    counted, left = (STANDINGS.index(standing) for standing in (GameStanding.COUNTED, GameStanding.LEFT))
    return connection.execute(statement, {"game": game, "counted": counted, "left": left})
