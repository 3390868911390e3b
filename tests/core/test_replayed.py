"""Long games of which few moves are looked at: they are the moves that were played."""

import pickle
from itertools import cycle, islice

import pytest

from dicedesk.core.game import Played
from dicedesk.core.record import Play, Record
from dicedesk.core.replayed import PART, Replayed
from dicedesk.core.rollers import SeededDice
from dicedesk.games.craps.rules import CRAPS, CrapsState, PlaceBet, Throw

MOVES = 2 * PART + 3

History = tuple[Played[CrapsState], ...]


@pytest.fixture(scope="module")
def history() -> History:
    """A game of three parts."""
    roller = SeededDice(8).roller(0)
    moves = islice(cycle((PlaceBet("field", 5), Throw())), MOVES)
    plays = [Play(move, roller.roll(2) if isinstance(move, Throw) else ()) for move in moves]
    return Record(CRAPS, (("Rules", "preset=las-vegas bankroll=1000000"),), plays).replay()


def test_every_move_is_the_one_that_was_played(history: History) -> None:
    assert tuple(Replayed(history)) == history
    assert len(Replayed(history)) == MOVES


@pytest.mark.parametrize(
    "place", [0, PART - 1, PART, MOVES - 1, -1, -MOVES, slice(PART - 2, PART + 2), slice(-2, None)]
)
def test_any_move_can_be_asked_for(history: History, place: int | slice) -> None:
    assert Replayed(history)[place] == history[place]


@pytest.mark.parametrize("place", [MOVES, -MOVES - 1])
def test_a_move_that_was_not_made_is_none(history: History, place: int) -> None:
    with pytest.raises(IndexError):
        Replayed(history)[place]


def test_a_game_without_moves_has_none() -> None:
    assert list(Replayed[CrapsState](())) == []


def test_it_is_handed_over_without_its_states(history: History) -> None:
    replayed = Replayed(history)
    before = pickle.dumps(replayed)
    assert replayed[PART] == history[PART]
    assert pickle.dumps(replayed) == before
    assert len(before) < len(pickle.dumps(history)) / 3
    assert tuple(pickle.loads(before)) == history  # noqa: S301 (pickled above)


def test_the_border_of_two_parts_is_replayed_once(history: History) -> None:
    replayed = Replayed(history)
    below, above = replayed[PART - 1], replayed[PART]
    assert replayed[PART - 1] is below
    assert replayed[PART] is above
