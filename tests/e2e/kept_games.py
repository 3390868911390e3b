"""What is wrong with the games that a folder holds, whoever used it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from dicedesk.adapters.storage.database import FILE_NAME
from dicedesk.adapters.storage.games import kept_game
from dicedesk.adapters.storage.history import opened_archive
from dicedesk.core.record import parse_record
from dicedesk.features.history.check import check_history
from dicedesk.games.catalogue import SPECS


def games_in(folder: Path) -> tuple[dict[str, list[str]], list[str]]:
    """The moves of each kept game by its id, and what is left out or against the rules."""
    games: dict[str, list[str]] = {}
    wrong = []
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        for place, count in connection.execute("SELECT place, moves FROM game").fetchall():
            game = kept_game(connection, place)
            assert game is not None
            name = game.id
            games[name] = list(game.moves)
            if len(game.moves) != count:
                wrong.append(f"{name} has {len(game.moves)} moves of {count}")
            wrong += _wrong_rows(connection, place, name, count)
            try:
                parse_record(game.record, SPECS).replay()
            except ValueError as error:
                wrong.append(f"{name} cannot be replayed: {error}")
    return games, wrong


def _wrong_rows(connection: sqlite3.Connection, place: int, name: str, count: int) -> list[str]:
    """A game has either a row for each move, or a record."""
    statement = "SELECT record IS NOT NULL FROM game WHERE place = ?"
    packed = connection.execute(statement, (place,)).fetchone()[0]
    rows = connection.execute("SELECT number FROM move WHERE game = ? ORDER BY number", (place,))
    numbers = [number for (number,) in rows]
    is_as_it_should = numbers == ([] if packed else list(range(count)))
    return [] if is_as_it_should else [f"{name} has moves {numbers} of {count}, packed: {bool(packed)}"]


def wrong_file(folder: Path) -> list[str]:
    """What SQLite finds wrong with the file."""
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        answer = connection.execute("PRAGMA integrity_check").fetchall()
    return [] if answer == [("ok",)] else [f"SQLite finds the file damaged: {answer}"]


def wrong_games(folder: Path) -> list[str]:
    """What the check of all games finds wrong."""
    with opened_archive(folder / FILE_NAME) as archive:
        return [str(sentence) for sentence in check_history(archive)[0]]
