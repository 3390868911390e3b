"""What `killed_play` does with the games of the past: they are deleted and imported while others are played."""

import random
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from dicedesk.adapters.storage.database import FILE_NAME
from dicedesk.adapters.storage.history import SqliteHistory
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.adapters.system_clock import SystemClock
from dicedesk.core.game import Move
from dicedesk.core.record import parse_record
from dicedesk.features.history import files
from dicedesk.games.catalogue import GAMES, SPECS
from dicedesk.play.game_session import GameSession
from dicedesk.play.settings import SettingsKeeper

EARLIER = 60
"""Games in the folder at first."""
GAME = "hog"
ONE_IN = 8
"""Moves for each game that is deleted, on average."""

RECORDS, AT_ONCE = 10, 2
"""Records in a file that is imported, and records that are saved at once."""
IMPORTED_ID = "file-"
BETWEEN = "\n# the next\n"
LONGEST = 12
"""The most moves of an imported game: nobody has won by then."""

Show = Callable[[dict[str, Any]], None]


def fill(folder: Path) -> None:
    """Plays the games of the past."""
    with closing(SqliteStore(folder)) as store:
        for _ in range(EARLIER):
            session = _begun(store)
            while not session.is_closed:
                _play(session)


def use_history(folder: Path, luck: random.Random, show: Show) -> None:
    """Imports, plays and deletes without end; shows each move, each imported game, and each that is gone."""
    files.AT_ONCE = AT_ONCE
    store, past = SqliteStore(folder), SqliteHistory(folder / FILE_NAME)
    show({"deleted": ""})
    threading.Thread(target=_import, args=(folder, luck.random(), show), daemon=True).start()
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        # What is imported again after it was deleted is there again.
        rows = connection.execute("SELECT place, id FROM game WHERE id NOT LIKE ?", (f"{IMPORTED_ID}%",))
        names = dict(rows.fetchall())
    while True:
        session = _begun(store)
        while not session.is_closed:
            _play(session)
            # What waits for the file is told as not saved yet.
            while store.waits:
                store.try_again()
            show({"id": session.record.tag("Id"), "moves": list(session.record.move_lines())})
            if names and luck.randrange(ONE_IN) == 0:
                place = luck.choice(list(names))
                name = names.pop(place)
                if past.delete((place,)):
                    show({"deleted": name})


def wrong_after(
    games: dict[str, list[str]], before: dict[str, list[str]], shown: list[dict[str, Any]]
) -> list[str]:
    """What is gone that was not deleted, is there though it was, or has fewer moves than were shown."""
    deleted = {state["deleted"] for state in shown if "deleted" in state}
    moves = {state["id"]: state["moves"] for state in shown if "id" in state}
    gone = [name for name in before if name not in games and name not in deleted]
    wrong = [f"{name} is there again" for name in deleted if name in games]
    wrong += [state["wrong"] for state in shown if "wrong" in state]
    # One may have been deleted just before the kill.
    wrong += [f"{name} is gone" for name in gone[1:]]
    for name, lines in moves.items():
        if games.get(name, [])[: len(lines)] != lines and name not in deleted:
            wrong.append(f"of {name} {lines} was shown, and {games.get(name)} is kept")
    return wrong


def _import(folder: Path, seed: float, show: Show) -> None:
    """Imports what an earlier start may have imported in part, then new records; shows them all once they are kept."""
    past, luck = SqliteHistory(folder / FILE_NAME), random.Random(seed)
    file = folder.with_name("records.dice")
    for _ in range(2):
        records = [parse_record(text, SPECS) for text in _texts(file)]
        found = (
            files.import_files(past, [str(file)], SystemClock().now()) if records else files.ImportResult()
        )
        if found.new + found.known != len(records):
            show({"wrong": f"of {len(records)} records {found.new} were new and {found.known} known"})
        for record in records:
            show({"id": record.tag("Id"), "moves": list(record.move_lines())})
        # Were it written in place, a kill might leave half a record.
        new = file.with_suffix(".new")
        new.write_text(BETWEEN.join(_record(luck) for _ in range(RECORDS)), encoding="utf-8")
        new.replace(file)


def _texts(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").split(BETWEEN) if file.exists() else []


def _record(luck: random.Random) -> str:
    moves = "".join(f"roll 1 : {luck.randint(2, 6)}\n" for _ in range(luck.randint(1, LONGEST)))
    return f'[Game "{GAME}"]\n[Player0 "You"]\n[Player1 "Ann"]\n[Id "{IMPORTED_ID}{luck.getrandbits(64):x}"]\n{moves}'


def _begun(store: SqliteStore) -> GameSession:
    game = GAMES[GAME]
    session: GameSession = game.table(store, SystemClock(), SettingsKeeper(store), None).begin(
        game.prompt.defaults()
    )
    return session


def _play(session: GameSession) -> None:
    move: Move = session.record.spec.parse_move("roll 5")
    _ = session.play_computer() if session.computer_moves else session.play(move)
