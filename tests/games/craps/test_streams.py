"""A stream of throws, split into games."""

from collections.abc import Iterable
from itertools import cycle, islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.dice import Roll
from dicedesk.core.errors import BadRollError
from dicedesk.games.craps import streams
from dicedesk.games.craps.streams import CrapOut, Natural, Open, Pass, SevenOut, ThrownGame

THROW = st.tuples(st.integers(1, 6), st.integers(1, 6))
THROWS = st.lists(THROW, max_size=60)


def games_of(throws: Iterable[Roll]) -> tuple[ThrownGame, ...]:
    return tuple(streams.games_of(throws))


def thrown(*totals: int) -> list[Roll]:
    return [(max(1, total - 6), min(6, total - 1)) for total in totals]


@pytest.mark.parametrize("total", [7, 11])
def test_a_seven_or_eleven_at_once_is_a_natural(total: int) -> None:
    assert games_of(thrown(total)) == (Natural(tuple(thrown(total))),)


@pytest.mark.parametrize("total", [2, 3, 12])
def test_a_two_three_or_twelve_at_once_craps_out(total: int) -> None:
    assert games_of(thrown(total)) == (CrapOut(tuple(thrown(total))),)


@pytest.mark.parametrize("point", [4, 5, 6, 8, 9, 10])
def test_the_point_again_before_a_seven_is_a_pass(point: int) -> None:
    throws = thrown(point, 2, 11, 12, 3, point)
    assert games_of(throws) == (Pass(tuple(throws)),)


@pytest.mark.parametrize("point", [4, 5, 6, 8, 9, 10])
def test_a_seven_before_the_point_is_a_seven_out(point: int) -> None:
    throws = thrown(point, 2, 11, 12, 3, 7)
    assert games_of(throws) == (SevenOut(tuple(throws)),)


def test_another_way_to_throw_the_point_makes_it_too() -> None:
    assert games_of([(2, 2), (1, 3)]) == (Pass(((2, 2), (1, 3))),)


def test_a_game_that_is_not_decided_is_open() -> None:
    assert games_of(thrown(7, 6, 5)) == (Natural(tuple(thrown(7))), Open(tuple(thrown(6, 5))))


def test_without_throws_there_are_no_games() -> None:
    assert games_of([]) == ()


def test_a_stream_is_split_game_by_game() -> None:
    kinds = [type(game) for game in games_of(thrown(7, 11, 2, 4, 4, 5, 7, 12, 9, 6))]
    assert kinds == [Natural, Natural, CrapOut, Pass, SevenOut, CrapOut, Open]


def test_an_endless_stream_is_split_as_far_as_it_is_asked_for() -> None:
    endless = streams.games_of(cycle(thrown(4, 4, 6, 7)))
    assert [type(game) for game in islice(endless, 3)] == [Pass, SevenOut, Pass]


@pytest.mark.parametrize("roll", [(1,), (1, 2, 3), (0, 5), (3, 7)])
def test_a_throw_is_of_two_dice(roll: Roll) -> None:
    with pytest.raises(BadRollError):
        games_of([(3, 4), roll])


@given(THROWS)
def test_the_games_hold_every_throw_in_order(throws: list[Roll]) -> None:
    assert [roll for game in games_of(throws) for roll in game.throws] == throws


@given(THROWS)
def test_only_the_last_game_can_be_open(throws: list[Roll]) -> None:
    assert not any(isinstance(game, Open) for game in games_of(throws)[:-1])


@given(THROWS, THROWS)
def test_where_the_first_part_ends_decided_both_parts_can_be_split_apart(
    first: list[Roll], second: list[Roll]
) -> None:
    decided = [game for game in games_of(first) if not isinstance(game, Open)]
    throws = [roll for game in decided for roll in game.throws]
    assert games_of(throws + second) == games_of(throws) + games_of(second)


@given(THROWS)
def test_each_game_is_a_game_by_itself(throws: list[Roll]) -> None:
    def alone(game: ThrownGame) -> tuple[ThrownGame, ...]:
        return games_of(game.throws)

    assert all(alone(game) == (game,) for game in games_of(throws))
