"""What `killed_play` does with the games of the past: they are packed, deleted and played at the same time."""

import random
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from dicedesk.adapters.storage.games import earlier_games
from dicedesk.adapters.storage.games.game_rows import unpack_game
from dicedesk.adapters.storage.history.sqlite_past_games import SqlitePastGames
from dicedesk.adapters.storage.patient_store import PatientStore
from dicedesk.adapters.storage.sqlite_store import FILE_NAME, SqliteStore
from dicedesk.adapters.system_clock import SystemClock
from dicedesk.core.game import Move
from dicedesk.session.game_session import GameSession
from dicedesk.session.kits import KITS
from dicedesk.session.settings.keeper import SettingsKeeper

EARLIER = 60
"""So many games lie in the folder as an earlier version kept them."""
GAME = "hog"
ONE_IN = 8
"""Of so many moves one is followed by a game that is deleted."""

Show = Callable[[dict[str, Any]], None]


def fill(folder: Path) -> None:
    """Plays the games of the past, and unpacks them."""
    with closing(PatientStore(SqliteStore(folder))) as store:
        for _ in range(EARLIER):
            session = _begun(store)
            while not session.is_closed:
                _play(session)
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        for (place,) in connection.execute("SELECT place FROM game").fetchall():
            unpack_game(connection, place)
        connection.commit()


def use_history(folder: Path, luck: random.Random, show: Show) -> None:
    """Packs, plays and deletes without end, and shows each move and each game that is gone."""
    earlier_games.MOVES_AT_ONCE = earlier_games.MOVES_A_CALL = 1
    store, past = PatientStore(SqliteStore(folder)), SqlitePastGames(folder / FILE_NAME)
    show({"deleted": ""})
    threading.Thread(target=_pack, args=(folder / FILE_NAME,), daemon=True).start()
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        names = dict(connection.execute("SELECT place, id FROM game").fetchall())
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
    # One may have been deleted just before the kill.
    wrong += [f"{name} is gone" for name in gone[1:]]
    for name, lines in moves.items():
        if games.get(name, [])[: len(lines)] != lines and name not in deleted:
            wrong.append(f"of {name} {lines} was shown, and {games.get(name)} is kept")
    return wrong


def _pack(file: Path) -> None:
    after: int | None = 0
    while True:
        after = earlier_games.pack_earlier(file, after or 0)


def _begun(store: PatientStore) -> GameSession:
    kit = KITS[GAME]
    session: GameSession = kit.table(store, SystemClock(), SettingsKeeper(store), None).begin(
        kit.prompt.defaults()
    )
    return session


def _play(session: GameSession) -> None:
    move: Move = session.record.spec.parse_move("roll 5")
    _ = session.play_computer() if session.computer_moves else session.play(move)
