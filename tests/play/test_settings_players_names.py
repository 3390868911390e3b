"""What people are called: kept, written into records, and never taken for a computer player."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.record import Record, parse_record
from dicedesk.games.catalogue import GAMES, SPECS
from dicedesk.games.craps.table import CrapsGameTable
from dicedesk.games.hazard.table import HazardGameTable
from dicedesk.games.hog.table import HogGameTable, HogSeating, home_seat, seating_of
from dicedesk.play.game_session import GameSession
from dicedesk.play.game_table import GameTable
from dicedesk.play.ports.store import ForgetfulStore, Store
from dicedesk.play.seats import PEOPLE, PERSON
from dicedesk.play.settings import LONGEST_NAME, SettingsKeeper
from tests.fakes.clock import StandingClock

NOT_ALONE = {
    "hog": lambda store: HogGameTable(store, StandingClock(), SettingsKeeper(store)).new_session(
        HogSeating(PERSON, PERSON), "home"
    ),
    "hazard": lambda store: HazardGameTable(store, StandingClock(), SettingsKeeper(store)).new_session(
        (PERSON,) * 4
    ),
}


def table_of(game: str, store: Store) -> GameTable[Any]:
    return GAMES[game].table(store, StandingClock(), SettingsKeeper(store), None)


def alone(game: str, store: Store) -> GameSession[Any]:
    """A new game of the only person at the table."""
    return table_of(game, store).begin(GAMES[game].prompt.defaults())


def call(store: ForgetfulStore, *names: str) -> None:
    """Has the people be called so from now on."""
    all_names = (*names, *("",) * (PEOPLE - len(names)))
    SettingsKeeper(store).change(lambda settings: replace(settings, names=all_names))


def called(*names: str) -> ForgetfulStore:
    """A store with these names."""
    store = ForgetfulStore()
    call(store, *names)
    return store


def read_again(record: Record) -> Record:
    return parse_record(record.to_text(), SPECS)


@pytest.mark.parametrize("game", GAMES)
def test_somebody_alone_without_a_name_is_you(game: str) -> None:
    seat = alone(game, ForgetfulStore()).seats[0]
    assert (str(seat.name), seat.name.is_you, seat.record_name) == ("You", True, "You")


@pytest.mark.parametrize("game", GAMES)
def test_a_name_stands_at_the_table_and_in_the_record(game: str) -> None:
    session = alone(game, called("Ann"))
    assert (str(session.seats[0].name), session.seats[0].name.is_you) == ("Ann", False)
    assert read_again(session.record).tag("Player0") == "Ann"


@pytest.mark.parametrize("table", [HogGameTable, CrapsGameTable])
@pytest.mark.parametrize(("name", "called_so"), [("Ann", "Ann"), ("", "You")])
def test_a_table_says_what_the_person_is_called_before_the_game(
    table: type[HogGameTable | CrapsGameTable], name: str, called_so: str
) -> None:
    store = called(name)
    assert table(store, StandingClock(), SettingsKeeper(store)).person == called_so


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_left_keeps_the_name_it_was_begun_with(game: str) -> None:
    store = called("Ann")
    alone(game, store)
    call(store, "Bea")
    left = table_of(game, store).last_session()
    assert left is not None
    assert left.seats[0].record_name == "Ann"


@pytest.mark.parametrize("game", NOT_ALONE)
def test_several_people_are_told_apart_by_name_or_number(game: str) -> None:
    session = NOT_ALONE[game](called("Ann", "", "Cleo", "Dan"))
    names = ("Ann", "Player 2", "Cleo", "Dan")
    assert tuple(str(seat.name) for seat in session.seats) == names[: len(session.seats)]


@pytest.mark.parametrize(
    ("game", "name"), [("hog", "final"), ("hog", "always:4"), ("hazard", "best"), ("craps", "martingale")]
)
def test_a_name_that_a_record_would_take_for_a_computer_player_counts_as_none(game: str, name: str) -> None:
    assert alone(game, called(name)).seats[0].name.is_you


@pytest.mark.parametrize("first", ["home", "away"])
@pytest.mark.parametrize("names", [("Ann", "Bea"), ("", "Bea"), ("Ann", ""), ("", "")])
def test_two_people_find_their_sides_of_the_table_again(first: str, names: tuple[str, str]) -> None:
    store, seating = called(*names), HogSeating(PERSON, PERSON)
    game = HogGameTable(store, StandingClock(), SettingsKeeper(store)).new_session(seating, first)
    left = HogGameTable(store, StandingClock(), SettingsKeeper(store)).last_session()
    assert left is not None
    assert home_seat(read_again(left.record)) == home_seat(game.record) == (0 if first == "home" else 1)
    assert seating_of(left.record) == seating
    assert [seat.record_name for seat in left.seats] == [seat.record_name for seat in game.seats]
    assert game.seats[home_seat(game.record)].record_name == (names[0] or "Player 1")


def test_a_record_without_players_has_two_people() -> None:
    record = parse_record('[Game "hog"]', SPECS)
    assert (seating_of(record), home_seat(record)) == (HogSeating(PERSON, PERSON), 0)


@given(st.lists(st.text(max_size=40), min_size=PEOPLE, max_size=PEOPLE))
def test_whatever_is_typed_can_be_kept_and_stand_in_a_record(names: list[str]) -> None:
    store = called(*names)
    kept = SettingsKeeper(store).value.names
    assert all(name == name.strip() and name.isprintable() and len(name) <= LONGEST_NAME for name in kept)
    record = NOT_ALONE["hazard"](store).record
    assert read_again(record).tags == record.tags


def test_a_table_knows_what_several_people_are_called_and_names_them() -> None:
    table = HazardGameTable(ForgetfulStore(), StandingClock(), SettingsKeeper(ForgetfulStore()))
    assert table.people == ("Player 1", "Player 2", "Player 3", "Player 4")
    assert table.name_person(2, "Cleo") is None
    assert (table.people[2], table.names) == ("Cleo", ("", "", "Cleo", ""))
    assert [str(seat.name) for seat in table.new_session((PERSON,) * 3).seats] == [
        "Player 1",
        "Player 2",
        "Cleo",
    ]


def test_nobody_gets_the_name_of_a_computer_player() -> None:
    table = HazardGameTable(ForgetfulStore(), StandingClock(), SettingsKeeper(ForgetfulStore()))
    assert table.name_person(0, " best ") == "“best” is already the name of a computer player."
    assert table.names == ("",) * PEOPLE
