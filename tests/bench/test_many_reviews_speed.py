"""How fast many records are reviewed and written as JSON, as times of plainly reading and replaying them.

`pytest tests/bench -s` prints the ratios, and the time that 1,000 such records take.
"""

import json
import random
import sys
from collections.abc import Callable

import pytest

from dicedesk.coach.export import review_to_json
from dicedesk.core.record import Record, parse_record
from dicedesk.features.review.game import reviewed_game
from dicedesk.games.catalogue import GAMES, SPECS, practiced_games
from dicedesk.play.seats import RememberingPlayer

RECORDS, MOST_MOVES = 40, 100
LEAST = 0.05
"""A review of a record takes at most twenty times as long as to read and replay it."""


def texts_of(game: str) -> list[str]:
    """Records of computer players, to their end or their hundredth move."""
    names = [name for name in GAMES[game].players.offered if name != "perfect"]
    return [played(game, names, random.Random(seed)) for seed in range(RECORDS)]


def played(game: str, names: list[str], luck: random.Random) -> str:
    """The record of one game, as a text."""
    state = SPECS[game].new_state("")
    seated = [luck.choice(names) for _ in range(state.seats)]
    players = [GAMES[game].players.parse(name) for name in seated]
    record = Record(SPECS[game], tuple((f"Player{seat}", name) for seat, name in enumerate(seated)))
    while state.outcome() is None and len(record.plays) < MOST_MOVES:
        move = players[state.seat].choose(state)
        faces = tuple(luck.randint(1, 6) for _ in range(state.dice_for(move)))
        step = state.apply(move, faces)
        players = [
            player.after(step) if isinstance(player, RememberingPlayer) else player for player in players
        ]
        record, state = record.with_play(move, faces), step.state
    return record.to_text()


@pytest.mark.parametrize("game", practiced_games())
def test_many_records_are_reviewed_in_a_few_times_what_it_takes_to_replay_them(
    game: str, measured: Callable[..., tuple[float, float]]
) -> None:
    texts = texts_of(game)

    def replayed() -> None:
        for text in texts:
            parse_record(text, SPECS).replay()

    def reviewed() -> None:
        for text in texts:
            json.dumps(review_to_json(reviewed_game(parse_record(text, SPECS)).review))

    plain, whole = measured(replayed, reviewed)
    sys.stdout.write(
        f"\n{game}: 1,000 reviews {1000 * whole / RECORDS:.2f} s, replays {1000 * plain / RECORDS:.2f} s,"
        f" {plain / whole:.2f}\n"
    )
    assert plain / whole >= LEAST
