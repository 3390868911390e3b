"""Games as people play them, kept as the program keeps them: Hog against its usual player, evenings of craps."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from dicedesk.adapters.storage.database import FILE_NAME
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.core.errors import GameError
from dicedesk.games.catalogue import GAMES
from dicedesk.play.game_session import GameSession
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock

CRAPS_MOVES = (10, 80)
"""The fewest and the most moves after which a player leaves the table."""


class Sample(NamedTuple):
    """A kept game: how many moves it has, and its compressed record."""

    moves: int
    record: bytes


def sample_games(folder: Path, each: int) -> dict[str, tuple[Sample, ...]]:
    """Play `each` games of each kind in the folder, and return them by kind."""
    luck = random.Random(3)
    with closing(SqliteStore(folder)) as store:
        settings = SettingsKeeper(store)
        for game, parts in GAMES.items():
            table = parts.table(store, StandingClock(), settings, None)
            for _ in range(each):
                session = table.begin(parts.prompt.defaults())
                _play(session, game, luck)
    question = "SELECT moves, record FROM game WHERE game = ?"
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        return {game: tuple(Sample(*row) for row in connection.execute(question, (game,))) for game in GAMES}


def _play(session: GameSession, game: str, luck: random.Random) -> None:
    """Plays the game to its end, as its usual computer player would; craps for a while."""
    players = GAMES[game].players
    assert players is not None
    person, most = players.parse(players.offered[0]), luck.randint(*CRAPS_MOVES)
    while not session.is_closed:
        if session.computer_moves:
            session.play_computer()
        elif game == "craps":
            _play_craps(session, luck, is_last=len(session.history) >= most)
        else:
            session.play(person.choose(session.state))


def _play_craps(session: GameSession, luck: random.Random, *, is_last: bool) -> None:
    """A bet now and then, else a throw; at last the person leaves."""
    bets = ("bet pass 5", "bet come 5", "bet place-6 6", "bet place-8 6", "bet field 5", "bet hard-8 5")
    wanted = (
        ("leave", "throw")
        if is_last
        else (luck.choice(bets), "throw")
        if luck.random() < 1 / 2
        else ("throw",)
    )
    for text in (*wanted, "leave"):
        try:
            session.play(session.record.spec.parse_move(text))
        except GameError:
            continue
        return
