"""Random positions of each game."""

from collections.abc import Iterator
from random import Random
from typing import Any

from dicedesk.core.game import State
from dicedesk.core.position import PositionLine
from dicedesk.games.catalogue import SPECS
from dicedesk.games.yacht.boxes import Sheet
from tests.games.craps.random_tables import random_record

POSITIONS = 50
"""Positions of each seed."""


PLAYERS = {
    "hog": (
        (),
        ("You", "final"),
        ("swap", "Ann"),
        ("Bob", "Player 2"),
        ("perfect", "always:4"),
        ("swap:5:6", "You"),
    ),
    "hazard": ((), ("You", "best", "Ann", "main:7")),
    "poker-dice": ((), ("You",)),
    "craps": ((), ("pass-line",)),
    "yacht": ((), ("You", "greedy", "Ann", "Player 4")),
}
"""Players of each game, as many as it has at most."""


def any_rules(game: str, random: Random) -> str:
    """The text of random rules."""
    return {
        "hog": f"goal={random.randint(1, 100)}",
        "hazard": f"casters={random.randint(1, 4)}",
        "yacht": f"sheet={random.choice(list(Sheet)).value} players={random.randint(1, 4)}",
    }.get(game, "")


def positions(game: str, seed: int) -> Iterator[State]:
    """Positions of games in which the moves, the dice and the rules are random; also those after the end."""
    if game == "craps":
        # The menus hold only the least bets, and players of this kind bet any amount.
        record = random_record(seed)
        yield from (record.first_state(), *(played.step.state for played in record.replayed()))
        return
    random = Random(seed)
    state = SPECS[game].new_state(any_rules(game, random))
    for _ in range(POSITIONS):
        yield state
        if state.outcome() is not None:
            state = SPECS[game].new_state(any_rules(game, random))
        move = random.choice(state.legal_moves())
        state = state.apply(move, [random.randint(1, 6) for _ in range(state.dice_for(move))]).state


def lines(game: str, seed: int) -> Iterator[PositionLine[Any]]:
    """Lines with random positions, rules and players."""
    random = Random(seed)
    for state in positions(game, seed):
        yield PositionLine(SPECS[game], state, random.choice(PLAYERS[game])[: state.seats])


def possible_lines(game: str, seed: int, most: int) -> list[str]:
    """The texts of some random lines that a game can show."""
    found = [line.to_text() for line in lines(game, seed) if line.state.impossible() is None]
    return Random(seed).sample(found, min(most, len(found)))
