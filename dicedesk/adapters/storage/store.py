"""The store of games, best scores, answers and settings: an SQLite file in the user's data folder."""

import os
import sqlite3
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from errno import ENOSPC
from functools import partial
from pathlib import Path
from typing import TypeVar

from dicedesk.adapters.storage.database import (
    CHOSEN,
    FILE_NAME,
    NEWER,
    ForeignError,
    NewerError,
    connect,
    is_damage,
    is_sound,
    set_aside,
    transaction,
)
from dicedesk.adapters.storage.folders import FolderLock, make_folder
from dicedesk.adapters.storage.games import best_score, games_between, is_text, newest_game, write_change
from dicedesk.core.words import tr
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.ports.store import (
    Best,
    BusyError,
    ForgetfulStore,
    GameChange,
    OracleAnswer,
    StoredGame,
    StoreError,
    UnwritableError,
)

CLOSING_WAIT_MS = 2000
"""Milliseconds the program waits at its end while another program is using the file."""

Found = TypeVar("Found")


class SqliteStore:
    """Saves everything in one file. It uses a write-ahead log with full sync: saved data survives a power cut.

    While the file cannot be written, for example because another program is using it, changes wait: `waits` says so,
    and `try_again` tries to write them. `on_waiting` is called when changes begin to wait, `on_free` when none wait any
    more. If the folder could not be opened at the start, that is tried again too, and `on_open` is called; until then,
    nothing that the file may contain is reported missing or overwritten.

    A damaged or newer file is set aside under another name and a fresh one started, at the start or when it is
    detected; if the file or its folder was removed, a new one is created. The player is told once, in sentences that
    wait in `notices` until a listener is set.
    """

    def __init__(self, folder: Path, lock: FolderLock | None = None) -> None:
        """Open the folder. If that fails, it is tried again later with a lock; without a lock, StoreError is raised.

        The lock is also needed to restore a chosen backup.
        """
        self.notices: list[str] = []
        self.is_open = False
        self.wait_reason: str | None = None
        """Why the disk cannot be written, or why the folder is not open."""
        self.on_open: Callable[[], None] = _nothing
        self.on_waiting: Callable[[], None] = _nothing
        self.on_free: Callable[[], None] = _nothing
        self._lock = lock
        self._file = folder / FILE_NAME
        self._tell: Callable[[str], None] | None = None
        self._told: set[str] = set()
        self._turns: deque[Callable[[], object]] = deque()
        self._meanwhile = ForgetfulStore()
        self._revisions: dict[str, int] = {}
        self._kinds: set[str] = set()
        self._is_closed = False
        try:
            self._begin()
        except StoreError as error:
            if lock is None:
                raise
            self.wait_reason = error.args[0]

    @property
    def waits(self) -> bool:
        """Whether something is not saved yet, or nothing can be."""
        return bool(self._turns) or not self.is_open

    def in_turn(self, write: Callable[[], object]) -> None:
        """Call `write` now; if it raises BusyError or others wait, call it after those once the file is free."""
        if self._turns:
            self._turns.append(write)
            return
        try:
            write()
        except BusyError as error:
            self._turns.append(write)
            self.on_waiting()
            self._explain(error)

    def try_again(self) -> None:
        """Write the waiting changes if the file is free; the rest keeps waiting."""
        if not self.waits:
            return
        try:
            if not self.is_open:
                self._begin_late()
        except StoreError as error:
            self.wait_reason = error.args[0]
            return
        while self._turns:
            try:
                self._turns[0]()
            except StoreError as error:
                self._explain(error)
                return
            self._turns.popleft()
        self._meanwhile = ForgetfulStore()
        self.wait_reason = None
        self.on_free()

    def listen(self, tell: Callable[[str], None]) -> None:
        """Call `tell` with each message: first those already waiting, then all new ones."""
        waiting, self.notices = self.notices, []
        for sentence in waiting:
            tell(sentence)
        self._tell = tell

    def note(self, sentence: str) -> None:
        """Pass a message to the listener, or keep it for later."""
        if sentence in self._told:
            return
        self._told.add(sentence)
        if self._tell is None:
            self.notices.append(sentence)
        else:
            self._tell(sentence)

    def look_over(self, jobs: Jobs) -> None:
        """Check in the background whether the file is sound; a damaged one is set aside, and a fresh one started."""

        def on_looked_over(sound: bool) -> None:  # noqa: FBT001 (what a job gives back comes by its place)
            if not sound:
                with suppress(StoreError):
                    self.begin_anew()

        if self.is_open:
            jobs.start(partial(is_sound, self._file), on_looked_over, lambda _: None)

    def keep(self, change: GameChange) -> None:
        """Save a change of a game, committed on return. Raises BusyError, TakenError, LostError.

        To wait for the file, call it through `in_turn`.
        """
        self._revisions[change.id] = self._write(
            lambda rows: write_change(rows, change, self._revisions.get(change.id))
        )
        self._kinds.add(change.game)

    def newest(self, game: str) -> StoredGame | None:
        """The game of this kind that began last. Raises StoreError for a damaged one.

        None if the file is not open: the table then begins a new game, saved next to those in the file.
        """
        if not self.is_open:
            return None
        self._kinds.add(game)
        return self._read(partial(self._newest, game), otherwise=None)

    def begun_between(self, game: str, first: str, last: str) -> tuple[StoredGame, ...]:
        """The readable games of this kind with ids from `first` up to, but not including, `last`."""
        if not self.is_open:
            return ()
        return self._read(lambda rows: games_between(rows, game, first, last), otherwise=())

    def best(self, game: str, *, is_fewest: bool) -> Best | None:
        """The best score of all games of this kind; None if there is none."""
        return self._read(lambda rows: best_score(rows, game, is_fewest=is_fewest), otherwise=None)

    def keep_answer(self, answer: OracleAnswer) -> None:
        row = (answer.asked.isoformat(), answer.question, answer.answer)
        statement = "INSERT INTO answer (asked, question, answer) VALUES (?, ?, ?)"
        self._keep_soon(lambda rows: rows.execute(statement, row), lambda store: store.keep_answer(answer))

    def answers(self, most: int) -> tuple[OracleAnswer, ...]:
        """The Oracle's last readable answers, the newest first."""
        statement = "SELECT asked, question, answer FROM answer ORDER BY place DESC LIMIT ?"
        rows: list[tuple[object, object, object]] = []
        if self.is_open:
            rows = self._read(lambda rows: rows.execute(statement, (most,)).fetchall(), otherwise=rows)
        readable = ((_moment(moment), question, answer) for moment, question, answer in rows)
        answers = tuple(
            OracleAnswer(moment, str(question), str(answer))
            for moment, question, answer in readable
            if moment is not None and is_text(question) and is_text(answer)
        )
        return (*self._meanwhile.answers(most), *answers)[:most]

    def keep_setting(self, name: str, value: str) -> None:
        """Save a setting, replacing its earlier value."""
        statement = "REPLACE INTO setting (name, value) VALUES (?, ?)"
        self._keep_soon(
            lambda rows: rows.execute(statement, (name, value)),
            lambda store: store.keep_setting(name, value),
        )

    def setting(self, name: str) -> str | None:
        """The value of a setting; None if it was never saved, or is not text."""
        waiting = self._meanwhile.setting(name)
        if waiting is not None:
            return waiting
        statement = "SELECT value FROM setting WHERE name = ?"
        row = self._read(lambda rows: rows.execute(statement, (name,)).fetchone(), otherwise=None)
        if row is None or is_text(row[0]):
            return None if row is None else str(row[0])
        self.set_setting_aside(name)
        return None

    def set_setting_aside(self, name: str) -> None:
        """Save an unreadable value under another name, and report once that a default is used."""
        statement = "UPDATE OR REPLACE setting SET name = name || ' (set aside)' WHERE name = ?"

        def write() -> None:
            self._refuse_where_closed()
            self.note(tr("Some settings could not be read and were reset to their defaults."))
            self._write(lambda rows: rows.execute(statement, (name,)))

        self.in_turn(write)

    def begin_anew(self) -> None:
        """Set the damaged file aside, and start a fresh one with the current settings and games.

        Raises StoreError if that fails.
        """
        try:
            settings, games = self._settings(), self._games()
            self._connection.close()
            # If this fails, the next write opens whatever file is there by then.
            self._place = (0, 0)
            self._set_aside()
            self._open()
            self._take_over(settings, games)
        except (OSError, sqlite3.Error, ForeignError) as error:
            raise _why_not_saved(error) from None

    def close(self) -> None:
        """Write the waiting changes, with a slightly longer wait, and close the file.

        The write-ahead log is merged into it; without this, nothing saved is lost.
        """
        if self._turns:
            if self.is_open:
                # The window is gone, so a longer wait is not noticed.
                with suppress(sqlite3.Error):
                    self._connection.execute(f"PRAGMA busy_timeout = {CLOSING_WAIT_MS}")
            self.try_again()
        # The callbacks refer to the timer that calls `try_again`: break the cycle, so that both can be freed.
        self.on_open = self.on_waiting = self.on_free = _nothing
        self._tell = None
        self._is_closed = True
        if self.is_open:
            # If another program is using the file, that program does it, or the next start.
            with suppress(sqlite3.Error):
                self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            self._connection.close()

    def _begin(self) -> None:
        went = ""
        if self._lock is not None:
            if not self._lock.take():
                raise StoreError(_why_taken(self._lock))
            if os.path.exists(self._file.with_name(CHOSEN)):  # noqa: PTH110 (a closed folder is no error here)
                # Few starts restore a backup, and the import takes 2 ms.
                from dicedesk.adapters.storage.backups import went_back

                went = went_back(self._file)
        try:
            self._open()
        except (OSError, sqlite3.Error, ForeignError) as error:
            raise StoreError(_why_not_here(error)) from None
        self.is_open = True
        if went:
            self.note(went)

    def _begin_late(self) -> None:
        """Open the folder, which failed at the start. Raises StoreError."""
        # Messages are delivered once the listeners know that the folder is open.
        tell, self._tell = self._tell, None
        try:
            self._begin()
            self.on_open()
            self.note(tr("The games folder is available again. Your games are being saved."))
        finally:
            if tell is not None:
                self.listen(tell)

    def _explain(self, error: StoreError) -> None:
        """Set the reason why the disk cannot be written, and report it once."""
        self.wait_reason = None
        if isinstance(error, UnwritableError):
            self.wait_reason = error.args[0]
            # The reason for a folder that is not open has been reported already.
            if self.is_open:
                self.note(tr("Not saved: {error}", error=self.wait_reason))

    def _keep_soon(
        self, write: Callable[[sqlite3.Connection], object], remember: Callable[[ForgetfulStore], None]
    ) -> None:
        """Write in turn; data that waits is remembered in memory until then."""
        self.in_turn(partial(self._write, write))
        if self._turns:
            remember(self._meanwhile)

    def _newest(self, game: str, rows: sqlite3.Connection) -> StoredGame | None:
        newest = newest_game(rows, game)
        if newest is None:
            return None
        stored_game, self._revisions[newest[0].id] = newest
        return stored_game

    def _write(self, write: Callable[[sqlite3.Connection], Found]) -> Found:
        """Write in one transaction; if the file turns out to be damaged, write to a fresh one. Raises StoreError."""
        self._refuse_where_closed()
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

    def _refuse_where_closed(self) -> None:
        if not self.is_open:
            raise UnwritableError(self.wait_reason or "")

    def _in_transaction(self, write: Callable[[sqlite3.Connection], Found]) -> Found:
        with transaction(self._connection):
            return write(self._connection)

    def _read(self, work: Callable[[sqlite3.Connection], Found], otherwise: Found) -> Found:
        """Read; if the file turns out to be damaged, start a fresh one. Raises StoreError."""
        self._refuse_where_closed()
        try:
            return work(self._connection)
        except sqlite3.Error as error:
            if not is_damage(error) or self._is_closed:
                raise StoreError(tr("The saved games could not be read: {reason}", reason=error)) from None
        self.begin_anew()
        return otherwise

    def _look_for_file(self) -> None:
        """Start over if the file was removed or replaced: writes to the old one would be lost."""
        try:
            stat = self._file.stat()
        except FileNotFoundError:
            stat = None
        if self._is_closed or (stat is not None and (stat.st_dev, stat.st_ino) == self._place):
            return
        # A removed file can still be read by a program that has it open.
        settings, games = (self._settings(), self._games()) if stat is None else ([], [])
        before = self._connection
        self._open()
        before.close()
        self._take_over(settings, games)

    def _settings(self) -> list[tuple[str, str]]:
        """The settings that can still be read. A lost page reads as zeros."""
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
                games.append(self._newest(kind, self._connection))
        return [game for game in games if game is not None and not game.ended]

    def _take_over(self, settings: list[tuple[str, str]], games: list[StoredGame]) -> None:
        statement = "REPLACE INTO setting (name, value) VALUES (?, ?)"
        self._in_transaction(lambda rows: rows.executemany(statement, settings))
        for game in games:
            self._revisions.pop(game.id, None)
            self._revisions[game.id] = self._in_transaction(
                partial(write_change, change=game.whole(), before=None)
            )

    def _open(self) -> None:
        make_folder(self._file.parent)
        try:
            self._connection = connect(self._file)
        except (sqlite3.DatabaseError, ForeignError) as error:
            if not is_damage(error):
                raise
            if isinstance(error, NewerError):
                self._set_newer_aside()
            else:
                self._set_aside()
            self._connection = connect(self._file)
        stat = self._file.stat()
        self._place = (stat.st_dev, stat.st_ino)

    def _set_newer_aside(self) -> None:
        aside = set_aside(self._file, NEWER)
        self.note(
            tr(
                "Your saved games are from a newer version of DiceDesk. Their file was kept as {name}, and a new "
                "file was started.",
                name=aside.name,
            )
        )

    def _set_aside(self) -> None:
        aside = set_aside(self._file)
        self.note(
            tr(
                "The saved games could not be read; the file was set aside as {name}. You can restore a "
                "backup from the Help menu.",
                name=aside.name,
            )
        )


def _why_taken(lock: FolderLock) -> str:
    if lock.is_of_terminal:
        return tr("Your games are open in a terminal. Until you leave the game there, nothing is saved here.")
    return tr("Your games are open in another DiceDesk window. Close it, or nothing will be saved here.")


def _why_not_here(error: Exception) -> str:
    if _is_busy(error):
        return tr("Games cannot be saved here: another program is using the saved-games file.")
    return tr("Games cannot be saved here: {reason}", reason=error)


def _is_busy(error: Exception) -> bool:
    code = getattr(error, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


def _why_not_saved(error: Exception) -> StoreError:
    """The error that keeps a player from saving, with a plain sentence for the common cases."""
    if _is_busy(error):
        return BusyError(tr("Saving failed: {reason}", reason=error))
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL or getattr(error, "errno", None) == ENOSPC:
        return UnwritableError(tr("The disk is full."))
    if code in {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN} or isinstance(error, OSError):
        return UnwritableError(tr("The games folder is not writable."))
    sentence = tr("Saving failed: {reason}", reason=error)
    return UnwritableError(sentence) if code == sqlite3.SQLITE_IOERR else StoreError(sentence)


def _moment(text: object) -> datetime | None:
    """The saved moment in UTC; None if it is invalid."""
    try:
        moment = datetime.fromisoformat(str(text))
        return moment if moment.tzinfo is not None and moment.astimezone() else None
    except (ValueError, OverflowError, OSError):
        return None


def _nothing() -> None:
    """Do nothing: nobody listens."""
