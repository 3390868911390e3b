"""Faces, and the sources that they come from."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.dice import checked_roll
from dicedesk.core.errors import BadRollError
from dicedesk.core.fair.sealed import SealedDice, fresh_seed
from dicedesk.core.rollers import DiceSource, SeededDice, StreamRoller, TypedDice
from tests.fakes.dice import ScriptedDice

SOURCES = [SeededDice(7), ScriptedDice((2, 3, 4, 5, 6, 1) * 20), SealedDice(bytes(32), "game", "word")]


def test_faces_are_given_back_as_a_tuple() -> None:
    assert checked_roll([3, 1, 6], 3) == (3, 1, 6)


@pytest.mark.parametrize("faces", [(0,), (7,), (-1,), (2.0,), (True,), ("3",), (None,)])
def test_a_die_shows_1_to_6(faces: tuple[int, ...]) -> None:
    with pytest.raises(BadRollError, match=r"A die shows 1 to 6, not "):
        checked_roll(faces, 1)


def test_too_few_faces_are_counted_in_the_refusal() -> None:
    with pytest.raises(BadRollError, match=r"This move rolls 3 dice; faces given: 2\."):
        checked_roll((4, 4), 3)


def test_a_stream_is_dealt_in_order() -> None:
    roller = StreamRoller([1, 2, 3, 4, 5])
    assert (roller.roll(2), roller.roll(0), roller.roll(3)) == ((1, 2), (), (3, 4, 5))


def test_a_stream_that_has_run_dry_says_so() -> None:
    with pytest.raises(BadRollError, match=r"No dice are left to roll\."):
        StreamRoller([1, 2]).roll(3)


def test_a_throw_that_a_short_stream_cannot_give_leaves_its_faces_there() -> None:
    roller = StreamRoller([1, 2])
    with pytest.raises(BadRollError):
        roller.roll(3)
    assert roller.roll(2) == (1, 2)


@given(st.integers())
def test_seeded_dice_are_the_sequence_that_python_keeps_between_versions(seed: int) -> None:
    number = random.Random(seed)
    expected = tuple(1 + int(6 * number.random()) for _ in range(20))
    assert SeededDice(seed).roller(0).roll(20) == expected


def test_seeded_dice_name_their_seed_in_the_record() -> None:
    dice = SeededDice(42)
    assert (dice.opening_tags(), dice.closing_tags()) == ((("Dice", "seeded 42"),), ())


def test_typed_dice_say_so_in_the_record() -> None:
    dice = TypedDice((1, 2))
    assert (dice.opening_tags(), dice.closing_tags()) == ((("Dice", "scripted"),), ())


def test_typed_dice_deal_what_was_typed_and_no_more() -> None:
    roller = TypedDice((1, 2)).roller(7)
    assert roller.roll(2) == (1, 2)
    with pytest.raises(BadRollError):
        roller.roll(1)


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: type(source).__name__)
@given(used=st.integers(0, 60), thrown=st.integers(0, 10))
def test_dice_go_on_after_any_number_of_used_faces(source: DiceSource, used: int, thrown: int) -> None:
    whole = source.roller(0).roll(used + thrown)
    assert source.roller(used).roll(thrown) == whole[used:]


def test_no_two_games_are_sealed_with_the_same_seed() -> None:
    seeds = {fresh_seed() for _ in range(100)}
    assert [len(seed) for seed in seeds] == [32] * 100
