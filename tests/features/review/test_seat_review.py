"""A review in words, seen from a seat."""

import pickle
import re
from fractions import Fraction

import pytest

from dicedesk.coach.evaluation import Grade
from dicedesk.coach.export import review_to_json
from dicedesk.core.errors import GameError
from dicedesk.core.words import in_sentences
from dicedesk.features.replay import recorded_in
from dicedesk.features.review.game import SeatReview, review_record, reviewed_game
from dicedesk.games.poker_dice.coach import POKER_DICE_COACH
from dicedesk.play.moments import DiceShown
from tests.features.review.reviewed_records import (
    ALL,
    BETWEEN_PEOPLE,
    CRAPS,
    HAZARD,
    HOG,
    POKER_DICE,
    record_of,
    shown_review,
)


def worth_in(number: object) -> Fraction | float:
    return Fraction(number) if isinstance(number, str) else float(str(number))


@pytest.mark.parametrize("name", ALL)
def test_every_number_is_that_of_the_command_line(name: str) -> None:
    told = review_to_json(reviewed_game(record_of(ALL[name])).review)
    first = shown_review(ALL[name])
    unit = first.unit
    assert told["unit"] == unit.quantity.id
    assert [seat["rating"] for seat in told["players"]] == [
        player.rating.value if player.rating else None for player in first.game.review.players
    ]
    for seat in range(len(told["players"])):
        review = first.seen_from(seat)
        for move, moment in zip(told["moves"], review.moments, strict=True):
            value = unit.as_read(worth_in(move["values"][seat]))
            assert moment.value == unit.read_value_words(unit.as_read(value))
            cost = unit.number_words(worth_in(move["cost"]))
            sign = Grade(move["class"]).sign
            gave = "" if not move["counts"] else f"{sign} {cost}" if sign else "good"
            assert moment.gave == gave
            if move["player"] == seat:
                assert moment.luck == unit.change_words(worth_in(move["luck"]))
        counts = {grade.value: count for grade, count in review.player.grades}
        assert counts == told["players"][seat]["classes"]


@pytest.mark.parametrize("name", ALL)
def test_each_move_has_its_moment(name: str) -> None:
    review = shown_review(ALL[name])
    moments = [review.moment(place) for place in range(review.moves + 1)]
    assert moments[0].title == "Before the first move"
    for number, moment in enumerate(moments[1:], 1):
        assert moment.title.startswith(f"Move {number}: ")
        assert moment.lines
        assert all(moment.lines)
        assert (number in review.errors) <= bool(moment.verdict)


@pytest.mark.parametrize("text", ALL.values(), ids=ALL)
def test_the_best_line_goes_on_from_the_moves_before_an_error(text: str) -> None:
    review = shown_review(text)
    assert review.best_line(0) is None
    for place in review.errors:
        line = review.best_line(place)
        assert line is not None
        assert line.tag("Rules") == review.game.record.tag("Rules")
        assert tuple(line.plays[: place - 1]) == tuple(review.game.record.plays[: place - 1])
        history = line.replay()
        assert history[place - 1].move == review.game.review.moves[place - 1].best
        shown = recorded_in(line.to_text(), place - 1)
        assert shown.played == place - 1
        assert [shown.chance_at(each) for each in range(place)] == [None] * place
        steps = review.game.variations[place].steps
        assert [shown.chance_at(place + after) for after in range(len(steps))] == [
            step.likely.words for step in steps
        ]
        whole = recorded_in(line.to_text())
        assert whole.played is None
        assert whole.chance_at(place) is None


def test_where_there_is_little_room_an_argument_keeps_its_first_and_its_last_line() -> None:
    review = shown_review(HOG)
    moment = review.moment(review.errors[0])
    first, _, last, *others = moment.lines
    assert not moment.has_heading
    assert moment.short_lines == (first, last, in_sentences(*others))
    assert review.moment(0).short_lines == review.moment(0).lines
    assert all(
        in_sentences(*moment.short_lines) == in_sentences(*moment.lines)
        for moment in review.moments
        if moment.place not in review.game.reasons
    )


def test_an_error_is_explained_with_the_best_choice() -> None:
    review = shown_review(HOG)
    (place,) = (place for place in review.errors if review.moment(place).choice == "10 dice")
    moment = review.moment(place)
    assert moment.verdict.startswith("?")
    assert moment.lines[0].startswith("Best: ")
    assert any("Pig Out" in line for line in moment.lines)
    assert moment.dice.faces == (2, 3, 4, 5, 6, 2, 3, 4, 1, 6)


@pytest.mark.parametrize("text", ALL.values(), ids=ALL)
def test_the_review_of_another_players_game_does_not_say_you(text: str) -> None:
    review = shown_review(text.replace('"You"', '"Ann"'))
    lines = [line for moment in review.moments for line in moment.lines]
    told = in_sentences(*lines, review.result_told, *review.play_told, *review.game.notes)
    assert not re.search(r"\byou", told, re.IGNORECASE)


def test_what_a_place_of_poker_dice_is_worth_counts_a_missed_award() -> None:
    review = shown_review(POKER_DICE)
    state = review.game.history[1].step.state
    outlook = POKER_DICE_COACH.outlook(state, POKER_DICE_COACH.decision(state, ("",)).best)
    hands = state.hands + outlook.hands + 100 * (1 - outlook.award)
    assert review.moment(2).lines[-1] == f"Now: {hands:.2f} hands expected overall."


def test_a_choice_among_dice_shows_the_dice_before_it_and_which_were_kept() -> None:
    bought, again, held, *_, quits = shown_review(POKER_DICE).moments
    assert bought.dice == DiceShown((1, 1, 3, 4, 6))
    assert again.dice == DiceShown((1, 1, 3, 4, 6), (2, 3, 4), are_before=True)
    assert held.dice == DiceShown((2, 5, 3, 4, 6), (0, 1, 2, 3, 4), are_before=True)
    assert quits.dice == DiceShown((1, 2, 3, 4, 6), (), are_before=True)


def test_what_a_choice_among_dice_rolled_is_told_in_words() -> None:
    bought, again, held, *_ = shown_review(POKER_DICE).moments
    assert again.lines[-2] == "Rolled: 2 5. The dice were kind to you: +2.88."
    assert again.short_lines[-1].startswith("Rolled: 2 5. The dice were kind to you")
    assert not any("Rolled" in line for moment in (bought, held) for line in moment.lines)


def test_luck_is_told_as_far_as_it_can_be_seen() -> None:
    said = {
        line
        for review in map(shown_review, ALL.values())
        for place in range(1, review.moves + 1)
        for line in review.moment(place).lines
    }
    starts = ("The dice were kind to you", "The dice were unkind to you", "The dice changed nothing")
    assert all(any(line.startswith(start) for line in said) for start in starts)
    people = [shown_review(BETWEEN_PEOPLE).seen_from(seat) for seat in (0, 1)]
    lines = [
        line
        for review in people
        for place in range(1, review.moves + 1)
        for line in review.moment(place).lines
    ]
    assert any(line.startswith("The dice were kind to Ann") for line in lines)
    assert any(line.startswith("The dice were unkind to Ann") for line in lines)
    assert any(line.startswith("Ann's chance to win now: ") for line in lines)


def test_errors_follow_one_another() -> None:
    review = shown_review(CRAPS)
    assert review.errors
    assert review.next_error(0, 1) == review.errors[0]
    assert review.next_error(review.moves + 1, -1) == review.errors[-1]
    assert review.next_error(review.errors[-1], 1) is None
    assert review.next_error(review.errors[0], -1) is None


def test_it_is_seen_from_the_person_and_between_people_from_either() -> None:
    assert shown_review(HOG).seats == (0,)
    other_way = HOG.replace('[Player0 "You"]', '[Player0 "final"]').replace(
        '[Player1 "final"]', '[Player1 "You"]'
    )
    assert (shown_review(other_way).seat, shown_review(other_way).seats) == (1, (1,))
    review = shown_review(BETWEEN_PEOPLE)
    assert review.seats == (0, 1)
    chances = review.value(3) + review.seen_from(1).value(3)
    assert chances == pytest.approx(1)


def test_it_is_seen_from_the_first_person_at_a_table_where_players_do_not_meet() -> None:
    cast = shown_review(HAZARD.replace('"Ann"', '"best"').replace('"Ben"', '"You"'))
    assert (cast.seat, cast.seats, cast.people) == (1, (0, 1), (1,))
    watched = shown_review(HAZARD.replace('"Ann"', '"best"').replace('"Ben"', '"changer"'))
    assert (watched.seat, watched.people) == (0, ())


def test_titles_fit_the_unit() -> None:
    reviews = [shown_review(text) for text in ALL.values()]
    assert len({review.chart_title for review in reviews}) == len(ALL)
    assert {review.value_title for review in reviews} == {"Win %", "Rounds", "Hands", "Money", "Points"}


def test_an_unfinished_game_has_no_headline() -> None:
    review = shown_review("\n".join(HOG.splitlines()[:6]))
    assert (review.headline, review.game.review.is_over) == (None, False)
    assert "now" in review.result_told
    assert review.play_told


def test_another_process_hands_over_a_review_that_says_the_same_and_keeps_the_game() -> None:
    for text in ALL.values():
        made = review_record(text, lambda _: None)
        handed = SeatReview(pickle.loads(pickle.dumps(made)))  # noqa: S301 (made just now)
        assert told_of(handed) == told_of(SeatReview(made))
        assert handed.game.record.to_text() == text
        assert list(handed.game.history) == list(record_of(text).replayed())


def told_of(review: SeatReview) -> list[object]:
    """All that a review says of its moves."""
    parts = ("title", "verdict", "lines", "dice", "name", "choice", "gave", "grade", "luck", "value")
    return [getattr(moment, part) for moment in review.moments for part in parts]


def test_how_far_it_is_is_told_and_what_is_no_record_refused() -> None:
    told: list[float] = []
    review_record(POKER_DICE, told.append)
    assert told == sorted(told)
    assert told[0] == 0
    with pytest.raises(GameError):
        review_record("no record", told.append)


def test_before_the_first_move_nothing_was_chosen_and_no_dice_lie_there() -> None:
    moment = shown_review(HOG).moment(0)
    assert (moment.verdict, moment.grade, moment.dice) == ("", None, DiceShown())
    assert moment.lines == ("Your chance to win now: 65.4%",)
    assert moment.value == "65.4%"


def test_a_choice_without_an_error_is_called_the_best_or_beside_what_is_better() -> None:
    review = shown_review(CRAPS)
    said = {moment.place: moment.lines[0] for moment in review.moments if moment.grade is Grade.FINE}
    assert said == {
        1: "A good choice; Roll is better by $0.14.",
        4: "A good choice; Roll is better by $0.17.",
        6: "This was the best choice.",
    }


def test_a_choice_that_is_worse_by_less_than_the_shown_number_is_not_called_the_best() -> None:
    text = '[Game "hog"]\n[Player0 "You"]\n[Player1 "final"]\n[Position "84-55"]\nroll 5 : 2 3 4 5 6\n'
    review = shown_review(text)
    (move,) = review.game.review.moves
    assert 0 < move.cost < 0.0005
    moment = review.moment(1)
    assert moment.grade is Grade.FINE
    assert not any("best choice" in line or " is better by " in line for line in moment.lines)


def test_what_an_error_gave_away_stands_in_its_line_and_in_its_verdict() -> None:
    review = shown_review(HOG)
    for place in review.errors:
        moment = review.moment(place)
        assert moment.grade is not None
        sign, lost = moment.gave.split()
        assert (sign, moment.verdict.split()[0]) == (moment.grade.sign,) * 2
        assert moment.verdict.endswith(f", {lost} percentage points")


@pytest.mark.parametrize("name", ALL)
def test_luck_is_good_where_the_value_rises_by_the_dice(name: str) -> None:
    review = shown_review(ALL[name])
    for moment in review.moments:
        move = review.game.review.moves[moment.place - 1]
        rise = review.value(moment.place) - review.value(moment.place - 1) + move.lost[review.seat]
        assert move.luck[review.seat] == pytest.approx(rise)
        assert moment.luck_way * move.luck[review.seat] >= 0
        assert moment.luck_way or not float(moment.luck.values["number"].number)


def test_the_dice_are_told_to_be_sealed_or_not() -> None:
    assert "not sealed" in str(shown_review(HOG).game.dice)
