"""Begins a start with the games of a backup, where somebody chose one; it is looked for at each start."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from dicedesk.adapters.storage.chain_rows import chain_head, link_marks, link_restored, restored_from
from dicedesk.adapters.storage.games.game_rows import kept_game, write_header
from dicedesk.adapters.storage.sqlite_file import connect, set_aside
from dicedesk.core.fair.chain import with_undone
from dicedesk.play.ports.store import KeptGame

CHOSEN = "dicedesk-go-back-to.sqlite"
"""A whole copy of the backup that was chosen. That it is there says that the next start begins with it."""
BEFORE = "before-going-back"

_GOING_ON = "SELECT place FROM game WHERE NOT ended ORDER BY place"


def go_back(file: Path) -> Path | None:
    """Puts the chosen copy in the place of the file of games; returns the earlier file's new name, if there was one.

    A start that is killed in between loses nothing: the next one goes on from there. Raises OSError, ForeignError and
    sqlite3.Error.
    """
    chosen = file.with_name(CHOSEN)
    if not chosen.exists():
        return None
    if file.exists():
        # One file is put aside in one step; what cannot be read is put aside with its log.
        with suppress(sqlite3.Error), closing(sqlite3.connect(file)) as connection:
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
        connection.execute("BEGIN IMMEDIATE")
        for (place,) in connection.execute(_GOING_ON).fetchall():
            game = kept_game(connection, place)
            if game is None or game in same:
                continue
            header = with_undone(game.header)
            write_header(connection, place, header)
            link_marks(connection, place, header)
        link_restored(connection, head)
        connection.execute("COMMIT")


def _known_of(file: Path) -> tuple[bytes, tuple[KeptGame, ...]]:
    """The last hash of the file's chain, b"" for none, and its games that go on; b"" and () for no such file."""
    if not file.exists():
        return b"", ()
    try:
        with closing(sqlite3.connect(file)) as connection:
            connection.text_factory = lambda text: text.decode(errors="surrogateescape")
            places = connection.execute(_GOING_ON).fetchall()
            found = tuple(kept_game(connection, place) for (place,) in places)
            return chain_head(connection), tuple(game for game in found if game is not None)
    except sqlite3.Error:
        return b"", ()
