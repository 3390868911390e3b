"""Random positions of each game."""

from collections.abc import Iterator
from random import Random
from typing import Any

from dicedesk.core.game import State
from dicedesk.core.position import PositionLine
from dicedesk.games.catalogue import GAMES, SPECS
from tests.games.craps.random_tables import random_record

POSITIONS = 50
"""Positions of each seed."""


PEOPLE = "You", "Ann", "Bob", "Player 4"


def any_rules(game: str, random: Random) -> str:
    """The text of random rules."""
    return random.choice(GAMES[game].sample.rules)


def any_players(game: str, seats: int, random: Random) -> tuple[str, ...]:
    """People and computer players in random seats."""
    computers = GAMES[game].players.offered
    return tuple(random.choice((person, random.choice(computers or (person,)))) for person in PEOPLE[:seats])


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
        players = any_players(game, state.seats, random) if random.randrange(4) else ()
        yield PositionLine(SPECS[game], state, players)


def possible_lines(game: str, seed: int, most: int) -> list[str]:
    """The texts of some random lines that a game can show."""
    found = [line.to_text() for line in lines(game, seed) if line.state.impossible() is None]
    return Random(seed).sample(found, min(most, len(found)))
