"""Opens the store of a folder for a window or a terminal, with the games of a backup where somebody chose one."""

import sqlite3
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

from dicedesk.adapters.storage.chain_rows import chain_head, link_marks, link_restored, restored_from
from dicedesk.adapters.storage.folders import FolderLock, mend_rights
from dicedesk.adapters.storage.games import kept_game, write_header
from dicedesk.adapters.storage.layouts import connect
from dicedesk.adapters.storage.patient_store import NoStore, PatientStore
from dicedesk.adapters.storage.sqlite_file import FILE_NAME, ForeignError, open_file, set_aside, transaction
from dicedesk.adapters.storage.sqlite_store import SqliteStore
from dicedesk.core.fair.chain import with_undone
from dicedesk.core.words import tr
from dicedesk.play.ports.store import StoredGame, StoreError

CHOSEN = "dicedesk-go-back-to.sqlite"
"""A whole copy of the backup that was chosen. That it is there says that the next start begins with it."""
BEFORE = "before-going-back"
"""What is said in the name of the file whose place the backup took."""

_GOING_ON = "SELECT place FROM game WHERE NOT ended ORDER BY place"
HOLD_WAIT_S = 5.0
"""So long a backup that was chosen waits for a program that holds the file."""


def opened_store(folder: Path, lock: FolderLock) -> tuple[PatientStore, str | None]:
    """The store in a folder, and what there is to tell of it.

    A window that does not answer, or that belongs to another user, keeps the folder to itself. Where the folder cannot
    be had or used now, the store tries again later.
    """
    open_file = partial(_open_file, folder, lock)
    try:
        return PatientStore(open_file()), None
    except StoreError as error:
        reason = error.args[0]
        return PatientStore(NoStore(reason), open_file), reason


def _open_file(folder: Path, lock: FolderLock) -> SqliteStore:
    """Raises StoreError."""
    if not lock.take():
        raise StoreError(
            tr(
                "A game in a terminal has these games open: nothing is saved in this window until you leave "
                "it."
            )
            if lock.is_of_terminal
            else tr("Another DiceDesk window has these games open. Close it, or nothing is saved here.")
        )
    told = _gone_back(folder)
    mend_rights(folder)
    store = SqliteStore(folder)
    if told:
        store.note(told)
    return store


def _gone_back(folder: Path) -> str:
    """Goes back to a backup where one was chosen; returns what there is to tell of it, or ""."""
    try:
        earlier = go_back(folder / FILE_NAME)
    except (OSError, sqlite3.Error, ForeignError) as error:
        return tr("DiceDesk could not restore the backup: {reason}", reason=error)
    if earlier is None:
        return ""
    return tr(
        "DiceDesk restored the backup you chose. The previous file is kept as {name}.",
        name=earlier.name,
    )


def go_back(file: Path) -> Path | None:
    """Put the chosen copy in the place of the file of games; return the earlier file's new name, if there was one.

    A start that is killed in between loses nothing: the next one goes on from there. Raises OSError, ForeignError and
    sqlite3.Error.
    """
    chosen = file.with_name(CHOSEN)
    if not chosen.exists():
        return None
    if file.exists():
        # One file is put aside in one step; what cannot be read is put aside with its log.
        with suppress(sqlite3.Error), closing(open_file(file, HOLD_WAIT_S)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    # Before anything is moved: whatever becomes of this start, no game comes back as it was.
    _tell_in(chosen, file)
    aside = set_aside(file, BEFORE) if file.exists() else None
    chosen.replace(file)
    return aside


def _tell_in(chosen: Path, file: Path) -> None:
    """Marks the games of the chosen copy that go on as undone, and links that they took the place of those in `file`.

    Their dice have been seen further than they go, as far as anybody can tell; but for a game that is the same in both.
    """
    head, same = _known_of(file)
    with closing(connect(chosen, backs_up=False)) as connection:
        told = restored_from(connection)
        # What a start before this one told, which was killed then, is told.
        if told is not None and (told == head or not file.exists()):
            return
        with transaction(connection):
            for (place,) in connection.execute(_GOING_ON).fetchall():
                game = kept_game(connection, place)
                if game is None or game in same:
                    continue
                header = with_undone(game.header)
                write_header(connection, place, header)
                link_marks(connection, place, header)
            link_restored(connection, head)


def _known_of(file: Path) -> tuple[bytes, tuple[StoredGame, ...]]:
    """The last hash of the file's chain, b"" for none, and its games that go on; b"" and () for no such file."""
    if not file.exists():
        return b"", ()
    try:
        with closing(open_file(file, HOLD_WAIT_S)) as connection:
            places = connection.execute(_GOING_ON).fetchall()
            found = tuple(kept_game(connection, place) for (place,) in places)
            return chain_head(connection), tuple(game for game in found if game is not None)
    except sqlite3.Error:
        return b"", ()
