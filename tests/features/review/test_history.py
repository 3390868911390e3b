"""The two figures of a review that the history keeps, their words, and the mistakes that come back as exercises."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from dicedesk.coach.review import review
from dicedesk.core.record import Record, parse_record
from dicedesk.features.review import history
from dicedesk.features.review.ending import ending_of
from dicedesk.features.review.game import SeatReview, reviewed_game
from dicedesk.features.review.history import (
    MOST_AT_ONCE,
    lost_words,
    luck_way,
    luck_words,
    mistakes_in,
    review_some,
    reviewed_figures,
    whole_lost_words,
    whole_luck_words,
)
from dicedesk.games.catalogue import GAMES, SPECS, load_coach
from dicedesk.play.ports.game_summary import PARTS, ChoiceFigures, GameSummary, Mistake, ReviewFigures
from dicedesk.play.ports.past_games import ReviewGame
from dicedesk.play.ports.store import StoredGame
from tests.coach.random_games import played_on
from tests.fakes.history import NoHistory
from tests.features.review.ended_games import ended_game
from tests.play.bad_records import BAD_CRAPS, BAD_HAZARD, BAD_HOG, BAD_POKER_DICE

CRAPS = '[Game "craps"]\n[Player0 "You"]\n[Id "2026-10-01T10:00:00Z-d"]\n'
HAZARD = '[Game "hazard"]\n[Rules "casters=2"]\n[Player0 "{first}"]\n[Player1 "{second}"]\n'


def kept(game: str, header: str, *moves: str) -> StoredGame:
    """A game as the store keeps it."""
    return StoredGame("x", game, header, "", True, moves)


def kept_as(record: Record) -> StoredGame:
    """The game of a record as the store keeps it."""
    return kept(record.spec.id, record.header_text(), *record.move_lines())


class Many(NoHistory):
    """More games than one job reviews."""

    def review(self, review: ReviewGame) -> Iterator[int]:
        while True:
            yield MOST_AT_ONCE // 2


def test_a_pass_bet_that_won_at_once_cost_its_edge_and_the_rest_was_luck() -> None:
    game = kept("craps", CRAPS, "bet pass 5", "throw : 3 4", "leave")
    found, edge = reviewed_figures(game), round(5 * 7 / 495 * PARTS)
    # The edge of a pass bet is 7/495: seven cents of five dollars, and the luck adds up with them.
    choices = (ChoiceFigures("lines", 1, edge, 5 * PARTS),)
    assert found == ReviewFigures(edge, round(5.07 * PARTS), choices=choices)


def test_the_figures_are_those_of_the_person_in_the_review() -> None:
    for place, names in enumerate((("You", "changer"), ("changer", "You"))):
        header = HAZARD.format(first=names[0], second=names[1])
        game = kept("hazard", header, "main 5", "throw : 2 3", "main 9", "throw : 1 1")
        players = review(parse_record(game.record, SPECS), load_coach("hazard")).players
        found = reviewed_figures(game)
        assert found is not None
        assert found.cost == round(players[place].cost * PARTS)
        assert abs(found.luck - players[place].luck * PARTS) < PARTS / 500
        assert players[0].luck != players[1].luck


@pytest.mark.parametrize("game", GAMES)
def test_the_luck_is_that_of_the_ending_so_that_the_shown_numbers_add_up(game: str) -> None:
    for seed in range(5):
        record = ended_game(game, seed)
        found, sums = reviewed_figures(kept_as(record)), ending_of(SeatReview(reviewed_game(record)))
        assert found is not None
        assert sums is not None
        told = float(re.sub("[$,+]", "", str(luck_words(GameSummary(game, review=found)))).replace("−", "-"))
        assert told == pytest.approx(sums.sums.dice.number + sums.sums.gifts.number)


def test_a_game_from_a_position_says_nothing_about_skill_but_its_mistakes_come_back() -> None:
    header = '[Game "hog"]\n[Rules "goal=100"]\n[Player0 "You"]\n[Player1 "final"]\n'
    luck = random.Random(3)
    record = played_on(parse_record(header, SPECS), lambda state: luck.choice(state.legal_moves()), luck, 500)
    whole, cut = (
        reviewed_figures(StoredGame.of_record("x", "hog", each.to_text(), "", ended=True))
        for each in (record, record.with_tags((("Position", "0-0"),)))
    )
    assert whole is not None
    assert (bool(whole.choices), bool(whole.mistakes), whole.even is None) == (True, True, False)
    assert cut == replace(whole, choices=(), even=None)


def test_a_game_that_cannot_be_replayed_has_no_review() -> None:
    assert reviewed_figures(kept("craps", CRAPS, "nonsense")) is None


def test_a_game_without_a_coach_has_no_review(monkeypatch: pytest.MonkeyPatch) -> None:
    game = kept("craps", CRAPS, "bet pass 5", "throw : 3 4", "leave")
    assert reviewed_figures(game) is not None
    monkeypatch.setattr(history, "GAMES", {"craps": replace(GAMES["craps"], unit=None, coach=None)})
    assert reviewed_figures(game) is None


def test_one_job_reviews_no_more_than_so_many_games_and_tells_how_far_it_is() -> None:
    told: list[int] = []
    assert review_some(Many(), told.append) == MOST_AT_ONCE
    assert told == [MOST_AT_ONCE // 2, MOST_AT_ONCE]
    assert review_some(NoHistory(), told.append) == 0


@pytest.mark.parametrize(
    ("game", "lost", "whole_lost", "luck", "whole_luck"),
    [
        ("hog", "17.3", "17.3 percentage points", "+41.6", "+41.6 percentage points"),
        ("craps", "$0.17", "$0.17", "+$0.42", "+$0.42"),
        ("hazard", "0.173", "0.173 rounds", "+0.416", "+0.416 rounds"),
        ("poker-dice", "0.17", "0.17 hands", "0", "0 hands"),
    ],
)
def test_the_figures_are_told_in_what_their_game_weighs(
    game: str, lost: str, whole_lost: str, luck: str, whole_luck: str
) -> None:
    summary = GameSummary(game, review=ReviewFigures(173_000, 416_000))
    assert (lost_words(summary), whole_lost_words(summary)) == (lost, whole_lost)
    assert (luck_words(summary), whole_luck_words(summary)) == (luck, whole_luck)


def test_bad_luck_is_below_zero_in_hands_too() -> None:
    assert str(luck_words(GameSummary("poker-dice", review=ReviewFigures(0, -3_100_000)))) == "−3"


@pytest.mark.parametrize(
    "summary", [GameSummary("hog"), GameSummary("senet", review=ReviewFigures(1, 1))], ids=["none", "unknown"]
)
def test_what_was_not_reviewed_has_no_words(summary: GameSummary) -> None:
    assert (lost_words(summary), luck_words(summary), whole_luck_words(summary)) == (None, None, None)
    assert luck_way(summary) == 0


@pytest.mark.parametrize("game", GAMES)
def test_luck_that_its_words_do_not_show_goes_no_way(game: str) -> None:
    seen = []
    for luck in (1_000_000, 1, 0, -1, -1_000_000):
        summary = GameSummary(game, review=ReviewFigures(0, luck))
        seen.append(luck_way(summary))
        shows = any(digit in str(luck_words(summary)) for digit in "123456789")
        assert (luck_way(summary) != 0) is shows
        assert shows or "−" not in str(luck_words(summary))
    assert seen == [1, 0, 0, 0, -1]


def found_in(text: str) -> tuple[Mistake, ...]:
    """The mistakes of a record."""
    record = parse_record(text, SPECS)
    return mistakes_in(record, review(record, load_coach(record.spec.id)))


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
