"""Packs the ended games that an earlier version of the program kept with a row for each move, a few at a time."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from dicedesk.adapters.storage.games.game_rows import pack_game

MOVES_AT_ONCE, MOVES_A_CALL = 300, 6_000
"""Games with about so many moves are packed in one transaction, and so many in one call."""
PAUSE_S = 0.005
"""So long whoever wants to write has the file between two transactions."""
WAIT_S = 1.0


def pack_earlier(file: Path, after: int) -> int | None:
    """Pack some of the ended games that come after the one in this place; for any thread.

    Returns the place after which there may be more, and None where there are none. Raises sqlite3.Error.
    """
    with closing(
        sqlite3.connect(f"{file.resolve().as_uri()}?mode=rw", uri=True, timeout=WAIT_S, isolation_level=None)
    ) as connection:
        connection.text_factory = lambda text: text.decode(errors="surrogateescape")
        # What a power cut takes back here is packed again.
        connection.execute("PRAGMA synchronous = NORMAL")
        moves = 0
        while moves < MOVES_A_CALL:
            few = _unpacked_after(connection, after)
            if not few:
                return None
            connection.execute("BEGIN IMMEDIATE")
            for place, count, ended in few:
                if ended:
                    pack_game(connection, place)
                    moves += count
            connection.execute("COMMIT")
            after = few[-1][0]
            time.sleep(PAUSE_S)
    return after


def _unpacked_after(connection: sqlite3.Connection, after: int) -> list[tuple[int, int, bool]]:
    """The next few games with rows for their moves: the place of each, how many moves, and whether it has ended."""
    found: list[tuple[int, int, bool]] = []
    statement = (
        "SELECT place, moves, ended FROM game WHERE place = (SELECT game FROM move WHERE game > ? LIMIT 1)"
    )
    while sum(count for _, count, _ in found) < MOVES_AT_ONCE:
        row = connection.execute(statement, (after,)).fetchone()
        if row is None:
            break
        after = row[0]
        found.append((after, max(int(row[1]), 1), bool(row[2])))
    return found
