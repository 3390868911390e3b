"""Games, best scores, answers and settings in an SQLite file in the user's data folder."""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from errno import ENOSPC
from functools import partial
from pathlib import Path
from typing import TypeVar

from dicedesk.adapters.storage.chain_rows import (
    best_in,
    chain_head,
    header_in_chain,
    link_best,
    link_end,
    link_marks,
    link_opening,
)
from dicedesk.adapters.storage.folders import make_folder
from dicedesk.adapters.storage.games import is_text, newest_game, pack_game, sum_of, sums_of, unpack_game
from dicedesk.adapters.storage.layouts import connect
from dicedesk.adapters.storage.sqlite_file import (
    FILE_NAME,
    NEWER,
    ForeignError,
    NewerError,
    is_damage,
    set_aside,
    transaction,
)
from dicedesk.core.fair.chain import LinkKind
from dicedesk.core.words import tr
from dicedesk.play.ports.store import (
    Best,
    BusyError,
    GameChange,
    LostError,
    OracleAnswer,
    StoredGame,
    StoreError,
    TakenError,
    UnwritableError,
)

CLOSING_WAIT_MS = 2000
"""So long the program waits at its end for another one that holds the file."""

Found = TypeVar("Found")


class SqliteStore:
    """Keeps everything in one file. Write-ahead log with a full sync: what `keep` has taken survives a power cut.

    A damaged or newer file is set aside under another name and a fresh one started, at the start or whenever it is
    found out; where the file or its folder was taken away, another one is begun in its place. `tell` says so, once for
    each sentence; until somebody listens, the sentences wait in `notices`.
    """

    def __init__(self, folder: Path) -> None:
        """Opens the file at once. Raises StoreError where the folder cannot be written."""
        self.notices: list[str] = []
        self.tell: Callable[[str], None] | None = None
        self._told: set[str] = set()
        self._revisions: dict[str, int] = {}
        self._kinds: set[str] = set()
        self._is_closed = False
        self.file = folder / FILE_NAME
        try:
            self._open()
        except (OSError, sqlite3.Error, ForeignError) as error:
            raise StoreError(_why_not_here(error)) from None

    def note(self, sentence: str) -> None:
        """Tells a person, or keeps for later what is to be told."""
        if sentence in self._told:
            return
        self._told.add(sentence)
        if self.tell is None:
            self.notices.append(sentence)
        else:
            self.tell(sentence)

    def keep(self, change: GameChange) -> None:
        """Keep what became of a game; committed when this returns. Raises BusyError, TakenError, LostError."""
        revision = self._write(lambda: self._keep(change))
        self._revisions[change.id] = revision
        self._kinds.add(change.game)

    def newest(self, game: str) -> StoredGame | None:
        """The game of that kind that was begun last. Raises StoreError for one that is no longer what was kept."""
        self._kinds.add(game)
        return self._read(lambda: self._newest(game), otherwise=None)

    def chain_head(self) -> str:
        """The hash, in hex, of the last link of the chain of games; "" where there is none."""
        return self._read(lambda: chain_head(self._connection), otherwise=b"").hex()

    def keep_best(self, best: Best) -> None:
        """Keep a best score, as a link of the chain; it takes the place of an earlier one of the same name."""
        row = (best.what, best.score, best.record_id, best.reached.isoformat())
        self._write(lambda: link_best(self._connection, *row))

    def best(self, what: str) -> Best | None:
        """The best score of that name; None where none is linked, or the links cannot be read."""
        nothing: tuple[str, ...] | None = None
        found = self._read(lambda: best_in(self._connection, what), otherwise=nothing)
        if found is None:
            return None
        with suppress(ValueError):
            score, record_id, reached = found
            moment = _moment(reached)
            if moment is not None:
                return Best(what, int(score), record_id, moment)
        self.note(tr("A best score could not be read and was reset."))
        return None

    def keep_answer(self, answer: OracleAnswer) -> None:
        """Keep one more answer of the Oracle."""
        row = (answer.asked.isoformat(), answer.question, answer.answer)
        statement = "INSERT INTO answer (asked, question, answer) VALUES (?, ?, ?)"
        self._write(lambda: self._connection.execute(statement, row))

    def answers(self, most: int) -> tuple[OracleAnswer, ...]:
        """The Oracle's last answers, the newest first, without those that cannot be read."""
        statement = "SELECT asked, question, answer FROM answer ORDER BY place DESC LIMIT ?"
        rows: list[tuple[object, object, object]] = self._read(
            lambda: self._connection.execute(statement, (most,)).fetchall(), otherwise=[]
        )
        readable = ((_moment(asked), question, answer) for asked, question, answer in rows)
        return tuple(
            OracleAnswer(asked, str(question), str(answer))
            for asked, question, answer in readable
            if asked is not None and is_text(question) and is_text(answer)
        )

    def keep_setting(self, name: str, value: str) -> None:
        """Keep a setting, in the place of its earlier value."""
        statement = "REPLACE INTO setting (name, value) VALUES (?, ?)"
        self._write(lambda: self._connection.execute(statement, (name, value)))

    def setting(self, name: str) -> str | None:
        """The value of a setting; None where it was never kept, or is no text."""
        statement = "SELECT value FROM setting WHERE name = ?"
        row = self._read(lambda: self._connection.execute(statement, (name,)).fetchone(), otherwise=None)
        if row is None or is_text(row[0]):
            return None if row is None else str(row[0])
        self.set_setting_aside(name)
        return None

    def set_setting_aside(self, name: str) -> None:
        """Keep a value that cannot be read under another name, and tell a person once that a default holds."""
        statement = "UPDATE OR REPLACE setting SET name = name || ' (set aside)' WHERE name = ?"
        self.note(tr("Some settings could not be read and are back to their defaults."))
        self._write(lambda: self._connection.execute(statement, (name,)))

    def begin_anew(self) -> None:
        """Sets the file aside, because it is damaged, and begins a fresh one with the settings and games of now.

        Raises StoreError where that cannot be done.
        """
        try:
            settings, games = self._settings(), self._games()
            self._connection.close()
            # Where that goes wrong, the next write opens whatever is there then.
            self._place = (0, 0)
            self._set_aside()
            self._open()
            self._take_over(settings, games)
        except (OSError, sqlite3.Error, ForeignError) as error:
            raise _why_not_saved(error) from None

    def close(self) -> None:
        """Closes the file, after moving the write-ahead log into it; nothing is lost without this."""
        self._is_closed = True
        # Where another program holds the file, that one does it, or the next start.
        with suppress(sqlite3.Error):
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._connection.close()

    def wait_longer(self) -> None:
        """From now on waits longer for another program: nobody looks at the window any more."""
        with suppress(sqlite3.Error):
            self._connection.execute(f"PRAGMA busy_timeout = {CLOSING_WAIT_MS}")

    def _keep(self, change: GameChange, kind: LinkKind = LinkKind.OPENED) -> int:
        statement = "SELECT place, revision, moves, ended FROM game WHERE id = ?"
        row = self._connection.execute(statement, (change.id,)).fetchone()
        is_new = row is None
        place, revision, moves, had_ended = row or (0, 0, 0, False)
        if not is_new and self._revisions.get(change.id) != revision:
            raise TakenError("Another program has gone on with this game.")
        if change.stays > moves:
            raise LostError("The earlier moves of this game are no longer kept.")
        if is_new:
            place = self._connection.execute(
                "INSERT INTO game (id, game, header, seed, ended, moves, revision, sum) "
                "VALUES (?, '', '', '', 0, 0, 0, 0) RETURNING place",
                (change.id,),
            ).fetchone()[0]
        if had_ended:
            unpack_game(self._connection, place)
        before = self._sum_of_move(place, change.stays - 1)
        sums = sums_of(change.added, before)
        if change.stays < moves:
            self._connection.execute("DELETE FROM move WHERE game = ? AND number >= ?", (place, change.stays))
        self._connection.executemany(
            "INSERT INTO move (game, number, line, sum) VALUES (?, ?, ?, ?)",
            (
                (place, number, line, sums[number - change.stays])
                for number, line in enumerate(change.added, change.stays)
            ),
        )
        count = change.stays + len(change.added)
        row = (change.id, change.game, change.header, change.seed, change.ended, count)
        self._connection.execute(
            "UPDATE game SET game = ?, header = ?, seed = ?, ended = ?, moves = ?, revision = ?, sum = ? "
            "WHERE place = ?",
            (*row[1:], revision + 1, sum_of(*row, last=sums[-1] if sums else before), place),
        )
        if is_new:
            link_opening(self._connection, place, change.header, kind)
        if not had_ended:
            link_marks(self._connection, place, change.header)
        if change.ended and not had_ended:
            link_end(self._connection, place)
        if change.ended:
            pack_game(self._connection, place)
        return int(revision + 1)

    def _sum_of_move(self, place: int, number: int) -> int:
        if number < 0:
            return 0
        statement = "SELECT sum FROM move WHERE game = ? AND number = ?"
        row = self._connection.execute(statement, (place, number)).fetchone()
        if row is None:
            raise LostError("The earlier moves of this game are no longer kept.")
        return int(row[0])

    def _newest(self, game: str) -> StoredGame | None:
        found = newest_game(self._connection, game)
        if found is None:
            return None
        kept, self._revisions[found[0].id], place = found
        if kept.ended:
            return kept
        return replace(kept, header=header_in_chain(self._connection, place, kept))

    def _write(self, write: Callable[[], Found]) -> Found:
        """Writes in one transaction; where the file turns out to be damaged, into a fresh one."""
        try:
            self._look_for_file()
            try:
                return self._in_transaction(write)
            except sqlite3.Error as error:
                if not is_damage(error) or self._is_closed:
                    raise
                self.begin_anew()
                return self._in_transaction(write)
        except (OSError, sqlite3.Error, ValueError, ForeignError) as error:
            raise _why_not_saved(error) from None

    def _in_transaction(self, write: Callable[[], Found]) -> Found:
        with transaction(self._connection):
            return write()

    def _read(self, read: Callable[[], Found], otherwise: Found) -> Found:
        try:
            return read()
        except sqlite3.Error as error:
            if not is_damage(error) or self._is_closed:
                raise StoreError(tr("What was saved could not be read: {reason}", reason=error)) from None
        self.begin_anew()
        return otherwise

    def _look_for_file(self) -> None:
        """Begins again where the file was taken away or another one put there: what went into it would be lost."""
        try:
            found = self.file.stat()
        except FileNotFoundError:
            found = None
        if self._is_closed or (found is not None and (found.st_dev, found.st_ino) == self._place):
            return
        # A file that was taken away can still be read by whoever had it open.
        settings, games = (self._settings(), self._games()) if found is None else ([], [])
        before = self._connection
        self._open()
        before.close()
        self._take_over(settings, games)

    def _settings(self) -> list[tuple[str, str]]:
        """Those that can still be read. Where a page is lost, zeros stand for it."""
        try:
            rows = self._connection.execute("SELECT name, value FROM setting").fetchall()
        except sqlite3.Error:
            return []
        return [row for row in rows if all(is_text(text) and "\0" not in text for text in row)]

    def _games(self) -> list[StoredGame]:
        """The unfinished games of this run that can still be read."""
        games = []
        for kind in self._kinds:
            with suppress(sqlite3.Error, StoreError):
                games.append(self._newest(kind))
        return [game for game in games if game is not None and not game.ended]

    def _take_over(self, settings: list[tuple[str, str]], games: list[StoredGame]) -> None:
        statement = "REPLACE INTO setting (name, value) VALUES (?, ?)"
        self._in_transaction(lambda: self._connection.executemany(statement, settings))
        for game in games:
            self._revisions.pop(game.id, None)
            self._revisions[game.id] = self._in_transaction(
                partial(self._keep, game.whole(), LinkKind.CARRIED)
            )

    def _open(self) -> None:
        make_folder(self.file.parent)
        try:
            self._connection = connect(self.file)
        except (sqlite3.DatabaseError, ForeignError) as error:
            if not is_damage(error):
                raise
            if isinstance(error, NewerError):
                self._set_newer_aside()
            else:
                self._set_aside()
            self._connection = connect(self.file)
        found = self.file.stat()
        self._place = (found.st_dev, found.st_ino)

    def _set_newer_aside(self) -> None:
        aside = set_aside(self.file, NEWER)
        self.note(
            tr(
                "The file of saved games is from a newer version of DiceDesk and was kept as {name}. "
                "A new file was started.",
                name=aside.name,
            )
        )

    def _set_aside(self) -> None:
        aside = set_aside(self.file)
        self.note(
            tr(
                "The saved games could not be read; the file was set aside as {name}. You can restore a "
                "backup from the Help menu.",
                name=aside.name,
            )
        )


def _why_not_here(error: Exception) -> str:
    if _is_busy(error):
        return tr("Games cannot be saved here: another program is using the file.")
    return tr("Games cannot be saved here: {reason}", reason=error)


def _is_busy(error: Exception) -> bool:
    code = getattr(error, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


def _why_not_saved(error: Exception) -> StoreError:
    """What keeps a person from saving, in words for a person where the case is a common one."""
    if _is_busy(error):
        return BusyError(tr("This could not be saved: {reason}", reason=error))
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL or getattr(error, "errno", None) == ENOSPC:
        return UnwritableError(tr("The disk is full."))
    if code in {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN} or isinstance(error, OSError):
        return UnwritableError(tr("The games folder is not writable."))
    sentence = tr("This could not be saved: {reason}", reason=error)
    return UnwritableError(sentence) if code == sqlite3.SQLITE_IOERR else StoreError(sentence)


def _moment(text: object) -> datetime | None:
    """The moment in UTC that was kept; None for anything else."""
    try:
        moment = datetime.fromisoformat(str(text))
        return moment if moment.tzinfo is not None and moment.astimezone() else None
    except (ValueError, OverflowError, OSError):
        return None
