"""Who sits at the table of a game for several, with Hazard as the example."""

import pytest

from dicedesk.core.errors import NotationError
from dicedesk.core.record import parse_record
from dicedesk.games.catalogue import SPECS
from dicedesk.games.hazard.table import HazardGameTable
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock


def table() -> HazardGameTable:
    store = ForgetfulStore()
    return HazardGameTable(store, StandingClock(), SettingsKeeper(store))


def test_a_person_alone_is_you() -> None:
    (seat,) = table().new_session((PERSON,)).seats
    assert (str(seat.name), seat.name.is_you, seat.record_name, seat.player) == ("You", True, "You", None)


def test_a_person_among_computer_casters_is_you() -> None:
    seats = table().new_session(("best", PERSON, "main:5")).seats
    assert [str(seat.name) for seat in seats] == ["Best-main caster", "You", "Main-5 caster"]


def test_several_people_are_told_apart_by_their_seats() -> None:
    seats = table().new_session((PERSON, "changer", PERSON)).seats
    assert [str(seat.name) for seat in seats] == ["Player 1", "Superstitious caster", "Player 3"]


def test_players_of_one_name_keep_it_in_the_record() -> None:
    session = table().new_session(("best", "best"))
    assert [session.record.tag(f"Player{seat}") for seat in range(2)] == ["best", "best"]


def test_computer_casters_of_one_name_are_told_apart_by_their_seats() -> None:
    seats = table().new_session(("best", PERSON, "best")).seats
    assert [str(seat.name) for seat in seats] == ["Best-main caster no. 1", "You", "Best-main caster no. 3"]


@pytest.mark.parametrize(
    "casters",
    [
        (PERSON,),
        ("best",),
        (PERSON, PERSON),
        ("best", PERSON, "changer", "main:9"),
        (PERSON, "best", PERSON, "best"),
        (PERSON,) * 4,
    ],
    ids=str,
)
def test_the_record_tells_who_sits_where(casters: tuple[str, ...]) -> None:
    at = table()
    assert at.seating_of(at.new_session(casters).record) == casters


@pytest.mark.parametrize("casters", [(), (PERSON,) * 5, ("grandmaster",)], ids=str)
def test_nobody_else_sits_down(casters: tuple[str, ...]) -> None:
    with pytest.raises(NotationError):
        table().new_session(casters)


@pytest.mark.parametrize(
    ("rules", "people"),
    [("casters=1", ["You"]), ("casters=2", ["Player 1", "Player 2"])],
)
def test_people_whom_a_record_does_not_name_are_told_apart_by_their_seats(
    rules: str, people: list[str]
) -> None:
    record = parse_record(f'[Game "hazard"]\n[Rules "{rules}"]\n', SPECS)
    assert [str(seat.name) for seat in table().go_on_from(record).seats] == people
