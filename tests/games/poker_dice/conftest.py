"""Games of Poker Dice that anybody could play."""

import random
from collections.abc import Callable

import pytest

from dicedesk.core.record import Record
from dicedesk.games.poker_dice.players import parse_player
from dicedesk.games.poker_dice.rules import POKER_DICE, PokerDiceMove, PokerDiceState, Quit
from tests.coach.random_games import played_on

PokerDiceGame = Callable[..., Record]


@pytest.fixture(scope="session")
def poker_dice_game() -> PokerDiceGame:
    """Plays a game in one of the styles; the same seed, the same game. `quits` is the chance to leave at each move."""

    def played(seed: int, style: str, most: int = 60, quits: float = 0.0) -> Record:
        luck = random.Random(seed)

        def choose(state: PokerDiceState) -> PokerDiceMove:
            return Quit() if luck.random() < quits else _move(state, style, luck)

        return played_on(Record(POKER_DICE), choose, luck, most)

    return played


def _move(state: PokerDiceState, style: str, luck: random.Random) -> PokerDiceMove:
    if style != "random":
        return parse_player(style).choose(state)
    return luck.choice([move for move in state.legal_moves() if not isinstance(move, Quit)])
