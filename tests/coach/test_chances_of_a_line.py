"""How likely each step of a best line is, recomputed from the rules alone: every roll of the dice is looked at."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from dicedesk.games.catalogue import SPECS, load_coach
from dicedesk.games.hazard.rules import ChooseMain
from tests.games.random_positions import any_players
from tests.games.second import said_by_frame, second_program
from tests.repeated import first_of

POSITIONS = 10, 300
"""Random positions of each game: in each run, and with the long tests."""
SAID = re.compile(r"(?P<share>[\d.]+)% chance of (?P<what>.+)")


def lines(game: str, positions: int) -> Iterator[Any]:
    """The best lines from random positions of a game."""
    coach, luck = load_coach(game), random.Random(40)
    for _ in range(positions):
        state: Any = SPECS[game].new_state("")
        for _ in range(luck.randrange(16)):
            move = luck.choice(state.legal_moves())
            after = state.apply(move, tuple(luck.randint(1, 6) for _ in range(state.dice_for(move)))).state
            state = state if after.outcome() else after
        others = any_players(game, state.seats, luck)[1:]
        against = coach.against_names(("", *others))
        yield coach.variation(state, luck.choice(state.legal_moves()), against)


@pytest.mark.parametrize("positions", first_of(POSITIONS, 1))
@pytest.mark.parametrize("game", SPECS)
def test_each_roll_of_a_line_says_what_is_likely_with_its_exact_chance(game: str, positions: int) -> None:
    told, says_more = Counter[str](), game != "craps" and hasattr(second_program(game), "said_of")
    said_of = getattr(second_program(game), "said_of", said_by_frame)
    for line in lines(game, positions):
        for step in line.steps:
            played, words = step.played, str(step.likely.words)
            if not played.faces:
                assert words == ""
                assert played.before.dice_for(played.move) == 0
                continue
            said = SAID.fullmatch(words)
            assert said, words
            exact, is_example = said_of(played, said["what"])
            assert is_example, (played, words)
            assert abs(float(said["share"]) - 100 * exact) <= 0.0500001, (played, words, exact)
            told[said["what"]] += 1
    assert told.total() > positions / 2, told
    assert len(told) > says_more, told


def test_a_move_without_dice_has_no_chance() -> None:
    coach, state = load_coach("hazard"), SPECS["hazard"].new_state("")
    assert str(coach.likely(state, ChooseMain(7)).words) == ""
