"""What a review says in sentences."""

from fractions import Fraction

import pytest

from dicedesk.coach.limits import Grade, PlayerReview, Rating
from dicedesk.coach.words import grade_words, grades_words, play_words, player_words, rating_words
from dicedesk.core.words import Name
from dicedesk.games.craps.unit import UNIT as CRAPS_UNIT
from dicedesk.games.hazard.unit import UNIT as HAZARD_UNIT
from dicedesk.games.hog.unit import UNIT as HOG_UNIT
from dicedesk.games.poker_dice.unit import UNIT as POKER_DICE_UNIT

YOU, ANN = Name("You", is_you=True), Name("Ann")
A_GAME = PlayerReview(
    value_at_start=0.757,
    dice=0.416,
    gifts=0.0,
    loss=0.173,
    result=1.0,
    choices=11,
    loss_a_choice=0.0157,
    grades=((Grade.FINE, 7), (Grade.INACCURACY, 2), (Grade.MISTAKE, 1), (Grade.BLUNDER, 1)),
    rating=Rating.STEADY,
)


def with_(**changes: object) -> PlayerReview:
    known = {name: getattr(A_GAME, name) for name in A_GAME.__dataclass_fields__}
    return PlayerReview(**known | changes)


def test_a_game_that_is_over_is_summed_up() -> None:
    assert player_words(A_GAME, YOU, HOG_UNIT, is_over=True) == (
        "You started at 75.7%. The dice gave you +41.6, your choices cost 17.3 percentage points, and you "
        "ended at 100.0%.",
        "With average luck you would win 58 of 100 games like this one.",
        "Solid. Average cost: 1.6 percentage points, over 11 choices that mattered.",
        "2 choices were mistakes or blunders.",
    )


def test_a_game_that_goes_on_has_no_winner_yet() -> None:
    fine = with_(grades=((Grade.FINE, 11),), gifts=0.05)
    assert player_words(fine, ANN, HOG_UNIT, is_over=False) == (
        "Ann: start 75.7%, dice +41.6, choices −17.3, opponents' choices +5.0, now 100.0%.",
        "Solid. Average cost: 1.6 percentage points, over 11 choices that mattered.",
    )


def test_who_had_nothing_to_decide_is_not_rated() -> None:
    followed = with_(rating=None, gifts=0.05)
    assert player_words(followed, ANN, HOG_UNIT, is_over=True) == (
        "Ann: start 75.7%, dice +41.6, choices −17.3, opponents' choices +5.0, end 100.0%.",
    )
    assert "now 100.0%" in player_words(with_(rating=None), ANN, HOG_UNIT, is_over=False)[0]


@pytest.mark.parametrize(("loss", "games"), [(0.9, "0"), (0.747, "1"), (-0.9, "100")])
def test_even_luck_wins_none_to_all_of_100_games(loss: float, games: str) -> None:
    said = player_words(with_(loss=loss), ANN, HOG_UNIT, is_over=True)[1]
    assert said.startswith(f"With average luck Ann would win {games} of 100 games")


def test_mistakes_decide_a_game_that_is_won_or_lost_and_are_counted_in_others() -> None:
    hands = with_(value_at_start=-26.34, dice=2.3, loss=4.4, result=-28.44)
    said = player_words(hands, YOU, POKER_DICE_UNIT, is_over=True)
    assert said[0] == (
        "You: 26.34 hands expected at the start; the dice saved 2.30 hands, the choices cost 4.40 hands; "
        "in the end 28.44 hands."
    )
    assert player_words(hands, YOU, POKER_DICE_UNIT, is_over=False)[0].endswith(
        "4.40 hands; now 28.44 hands."
    )
    assert said[-1] == "2 choices were mistakes or blunders."


def test_each_unit_has_its_way_to_be_written() -> None:
    units = (HOG_UNIT, HAZARD_UNIT, POKER_DICE_UNIT, CRAPS_UNIT)
    half = Fraction(1, 2)
    assert [unit.value_words(-half) for unit in units] == [
        "−50.0%",
        "−0.500 rounds",
        "0.50 hands",
        "−$0.50",
    ]
    assert [unit.change_words(half) for unit in units] == ["+50.0", "+0.500", "+0.50", "+$0.50"]
    assert [unit.loss_words(half) for unit in units] == [
        "50.0 percentage points",
        "0.500 rounds",
        "0.50 hands",
        "$0.50",
    ]
    assert [unit.read_value_words(half) for unit in units] == ["50.0%", "0.500", "0.50", "$0.50"]


def test_a_change_of_next_to_nothing_has_no_sign() -> None:
    assert [HOG_UNIT.change_words(worth) for worth in (0.0, 1e-9, -1e-9)] == ["0.0"] * 3


def test_every_rating_has_a_word_of_its_own() -> None:
    assert len({rating_words(rating) for rating in Rating}) == len(Rating)


def test_you_are_told_what_the_other_player_gave_you() -> None:
    gifts = with_(gifts=0.05)
    said = player_words(gifts, YOU, HOG_UNIT, is_over=True)[0]
    assert said == (
        "You started at 75.7%. The dice gave you +41.6, your opponent's choices +5.0, your own choices cost "
        "17.3 percentage points, and you ended at 100.0%."
    )
    assert player_words(gifts, YOU, HOG_UNIT, is_over=False)[0].endswith("and you are now at 100.0%.")
    assert player_words(A_GAME, YOU, HOG_UNIT, is_over=False)[0].endswith("and you are now at 100.0%.")


def test_who_had_nothing_to_decide_has_no_words_on_its_play() -> None:
    assert play_words(with_(rating=None), HOG_UNIT) == ()


def test_every_grade_has_words() -> None:
    assert len({grade_words(grade) for grade in Grade} | {grades_words(grade) for grade in Grade}) == 8


def test_a_gift_that_cannot_be_seen_is_not_told() -> None:
    for name in (YOU, ANN):
        plain = player_words(A_GAME, name, HOG_UNIT, is_over=True)
        assert player_words(with_(gifts=1e-17), name, HOG_UNIT, is_over=True) == plain
