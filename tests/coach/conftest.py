"""Games of Hog that anybody could play."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from dicedesk.core.record import Record
from dicedesk.games.hog.rules import HOG, HogState, RollDice
from tests.coach.random_games import played_on

HogGame = Callable[..., Record]


@pytest.fixture
def hog_game() -> HogGame:
    """Plays a game at random; the same seed, the same game."""

    def played(
        seed: int, players: tuple[str, str] = ("You", "final"), goal: int = 100, most: int = 500
    ) -> Record:
        luck = random.Random(seed)
        record = Record(HOG, (("Rules", f"goal={goal}"), *zip(("Player0", "Player1"), players, strict=True)))
        return played_on(record, lambda state: luck.choice(state.legal_moves()), luck, most)

    return played


@pytest.fixture
def hog_at() -> Callable[..., Record]:
    """A record of one turn of the first player against "final", from these scores on."""

    def made(scores: tuple[int, int], faces: tuple[int, ...]) -> Record:
        spec = replace(HOG, new_state=lambda _: HogState(scores))
        record = Record(spec, (("Player0", "You"), ("Player1", "final")))
        return record.with_play(RollDice(len(faces)), faces)

    return made


@pytest.fixture
def turns() -> Callable[..., Record]:
    """A record of these numbers of dice with their faces."""

    def made(*turns: tuple[int, ...], players: tuple[str, str] = ("You", "final")) -> Record:
        record = Record(HOG, tuple(zip(("Player0", "Player1"), players, strict=True)))
        for faces in turns:
            record = record.with_play(RollDice(len(faces)), faces)
        return record

    return made
