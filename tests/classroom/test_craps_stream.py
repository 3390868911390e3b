"""A stream of craps throws: endless, the same for a seed, and split into games as far as it is asked for."""

from itertools import islice

import pytest

from dicedesk.classroom.craps_stream import (
    CrapOut,
    Natural,
    Open,
    Pass,
    SevenOut,
    eq,
    games,
    games_of,
    rolled,
    rolls,
    total,
)


def test_rolls_go_on_without_end() -> None:
    taken = list(islice(rolls(7), 5_000))
    assert {face for roll in taken for face in roll} == set(range(1, 7))
    assert {len(roll) for roll in taken} == {2}


def test_the_same_seed_gives_the_same_rolls() -> None:
    assert list(islice(rolls(7), 50)) == list(islice(rolls(7), 50)) != list(islice(rolls(8), 50))


def test_games_of_an_endless_stream_are_made_as_they_are_asked_for() -> None:
    taken: list[tuple[int, ...]] = []

    def watched() -> object:
        for roll in rolls(3):
            taken.append(roll)
            yield roll

    first = list(islice(games(watched()), 20))  # type: ignore[arg-type]
    assert [roll for game in first for roll in game.throws] == taken
    assert {type(game) for game in first} <= {Natural, CrapOut, Pass, SevenOut}


def test_the_four_games_and_one_that_is_not_decided() -> None:
    stream = [(3, 4), (5, 6), (1, 1), (2, 2), (1, 3), (4, 5), (3, 4), (4, 4)]
    assert list(games_of(stream)) == [
        Natural(((3, 4),)),
        Natural(((5, 6),)),
        CrapOut(((1, 1),)),
        Pass(((2, 2), (1, 3))),
        SevenOut(((4, 5), (3, 4))),
        Open(((4, 4),)),
    ]


def test_no_rolls_are_no_games() -> None:
    assert list(games([])) == []


def test_two_rolls_are_equal_if_they_have_the_same_total() -> None:
    assert eq((1, 3), (2, 2))
    assert not eq((1, 3), (2, 3))


def test_rolled_tests_for_a_number() -> None:
    assert rolled((3, 4), 7)
    assert not rolled((3, 3), 7)
    assert total((6, 5)) == 11


@pytest.mark.parametrize("seed", ["7", 7.0, None, True])
def test_a_seed_is_a_whole_number(seed: int) -> None:
    with pytest.raises(ValueError, match=r"^The seed is a whole number, not .*\.$"):
        rolls(seed)
