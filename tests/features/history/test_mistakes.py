"""Which choices of a kept game come back as exercises."""

from dataclasses import replace

import pytest

from dicedesk.coach.review import review
from dicedesk.core.record import parse_record
from dicedesk.features.history.mistakes import mistakes_in
from dicedesk.games import catalogue
from dicedesk.games.catalogue import GAMES, KITS, part_of
from dicedesk.play.ports.game_summary import Mistake
from tests.play.bad_records import BAD_CRAPS, BAD_HAZARD, BAD_HOG, BAD_POKER_DICE


def found_in(text: str) -> tuple[Mistake, ...]:
    """The mistakes of a record."""
    record = parse_record(text, GAMES)
    return mistakes_in(record, review(record, part_of(record.spec.id, "coach")))


def test_a_mistake_of_a_person_is_found_with_its_place_and_how_bad_it_was() -> None:
    (found,) = found_in(BAD_HAZARD)
    assert found == Mistake(0, 1018, "main")


def test_mistakes_of_computer_players_are_not_found() -> None:
    assert {mistake.ply for mistake in found_in(BAD_HOG)} <= {0, 2}
    assert found_in(BAD_HOG)
    assert found_in(BAD_HOG.replace('"You"', '"always:10"')) == ()


def test_both_of_two_people_make_mistakes() -> None:
    text = BAD_HOG.replace('"final"', '"Ann"').replace("roll 5 : 2 2 2 2 3", "roll 10 : 1 2 2 2 2 2 2 2 2 2")
    assert [mistake.ply for mistake in found_in(text)] == [0, 1, 2]


def test_what_cannot_be_practiced_is_left_out() -> None:
    assert [mistake.ply for mistake in found_in(BAD_POKER_DICE)] == [1, 2]
    assert [mistake.ply for mistake in found_in(BAD_CRAPS)] == [0, 2]


def test_the_same_question_has_the_same_key() -> None:
    twice = BAD_HAZARD + "main 8\nthrow : 1 1\n"
    assert [mistake.key for mistake in found_in(twice)] == ["main", "main"]
    once, other = found_in(BAD_CRAPS)
    assert once.key != other.key


def test_a_game_without_exercises_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "KITS", {"hazard": replace(KITS["hazard"], has_exercises=False)})
    assert found_in(BAD_HAZARD) == ()
