"""Random games and tables of craps, in random houses."""

from collections.abc import Iterator
from random import Random

from dicedesk.core.record import Record
from dicedesk.games.craps.rules import CRAPS, CrapsMove, CrapsState, Leave, PlaceBet, Throw
from tests.games.craps.random_players import any_amount, any_house, any_moves

HOUSES = 20
"""Bets of a house are solved once, which takes a fraction of a second; so there are not as many houses as games."""


def random_record(seed: int, throws: int = 12) -> Record[CrapsState]:
    """A game of up to `throws` throws; half of them end with the player leaving."""
    random = Random(seed)
    state = CrapsState.opened(any_house(Random(seed % HOUSES)))
    record = Record(CRAPS, (("Rules", state.rules.to_text()),))
    for throw in range(throws):
        end = [Leave()] if throw == throws - 1 and random.random() < 0.5 else []
        for move in [*_tried(random, state), *end]:
            if state.refusal(move) is None:
                faces = tuple(random.randint(1, 6) for _ in range(state.dice_for(move)))
                record, state = record.with_play(move, faces), state.apply(move, faces).state
    return record


def random_tables(seeds: range) -> Iterator[CrapsState]:
    """The last position of each random game with bets on its table."""
    for seed in seeds:
        states = [each.before for each in random_record(seed).replayed() if each.before.bets]
        yield from states[-1:]


def _tried(random: Random, state: CrapsState) -> list[CrapsMove]:
    moves = any_moves(random, state)
    return [*(any_amount(random, state) if isinstance(move, PlaceBet) else move for move in moves), Throw()]
