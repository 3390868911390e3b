"""The chance to win the end of a game between two, beside plain enumeration in fractions."""

import pytest

from dicedesk.games.yacht.boxes import Box, Sheet
from dicedesk.games.yacht.match import Match
from dicedesk.games.yacht.odds import best_of, solve
from dicedesk.games.yacht.places import is_near_the_end
from dicedesk.games.yacht.rules import ScoreCard, keeps_of
from tests.games.yacht.plain_yacht import HANDS, PlainMatch, card_with

STRAIGHTS = (Box.LITTLE_STRAIGHT, Box.BIG_STRAIGHT)

ENDS = [
    pytest.param(
        card_with(Sheet.YACHT, Box.YACHT, *STRAIGHTS, ONES=3),
        card_with(Sheet.YACHT, Box.YACHT, *STRAIGHTS, TWOS=10),
        marks=pytest.mark.long,
    ),
    (card_with(Sheet.YACHT, Box.SIXES), card_with(Sheet.YACHT, Box.CHOICE)),
    (card_with(Sheet.YACHT, Box.YACHT, Box.FOURS, CHOICE=9), card_with(Sheet.YACHT, Box.BIG_STRAIGHT)),
    (
        card_with(Sheet.NORDIC, Box.FIVES, ONES=3, TWOS=6, THREES=9, FOURS=12, SIXES=18),
        card_with(Sheet.NORDIC, Box.SIXES, TWOS=6, THREES=9, FOURS=16, FIVES=20, CHOICE=5),
    ),
    (
        card_with(Sheet.BONUS, Box.FULL_HOUSE, Box.BIG_STRAIGHT, YACHT=50, FIVES=25),
        card_with(Sheet.BONUS, Box.YACHT, CHOICE=20, SIXES=30),
    ),
    pytest.param(
        card_with(Sheet.FREE_JOKER, Box.ONES, Box.LITTLE_STRAIGHT, YACHT=50),
        card_with(Sheet.FREE_JOKER, Box.THREES, Box.YACHT, CHOICE=30),
        marks=pytest.mark.long,
    ),
]
"""The card of the player to move, and the other."""


@pytest.fixture(scope="module")
def plain() -> PlainMatch:
    """The chances in fractions."""
    return PlainMatch()


@pytest.mark.no_cover
@pytest.mark.parametrize(("own", "other"), ENDS)
def test_the_chance_to_win_is_what_plain_enumeration_finds(
    own: ScoreCard, other: ScoreCard, plain: PlainMatch
) -> None:
    assert Match(own.sheet).chance(own, other) == pytest.approx(float(plain.chance(own, other)), abs=1e-12)


@pytest.mark.no_cover
@pytest.mark.parametrize(("own", "other"), ENDS)
def test_each_hand_and_keep_wins_as_often_as_plain_enumeration_finds(
    own: ScoreCard, other: ScoreCard, plain: PlainMatch
) -> None:
    turn, slow = Match(own.sheet).turn(own, other), plain.turn(own, other)
    for left, hands in enumerate(slow.hands):
        assert [turn.value(hand, left) for hand in HANDS] == pytest.approx(
            [float(hands[hand]) for hand in HANDS], abs=1e-12
        )
    for left, keeps in enumerate(slow.keeps, 1):
        found = {keep: turn.keep_value(keep, left) for keep in keeps}
        assert found == pytest.approx({keep: float(value) for keep, value in keeps.items()}, abs=1e-12)


def test_a_box_shows_its_points_and_the_chance_to_win_with_it() -> None:
    own, other = card_with(Sheet.YACHT, Box.SIXES), card_with(Sheet.YACHT, CHOICE=12)
    found = Match(Sheet.YACHT).box_values(own, other, (6, 6, 1, 2, 3))
    assert [(each.box, each.points, each.value) for each in found] == [(Box.SIXES, 12, 0.5)]


def test_a_box_that_costs_points_may_have_the_best_chance_to_win() -> None:
    # 30 points behind, only 50 in the box Yacht can still win; for points the choice waits for better dice.
    own, other = (
        card_with(Sheet.YACHT, Box.CHOICE, Box.YACHT),
        card_with(Sheet.YACHT, Box.ONES, BIG_STRAIGHT=30),
    )
    dice = (1, 1, 2, 3, 6)
    assert best_of(solve(Sheet.YACHT).box_values(own, dice)).box is Box.YACHT
    assert best_of(Match(Sheet.YACHT).box_values(own, other, dice)).box is Box.CHOICE


def test_of_a_single_open_box_the_keep_that_is_safe_enough_wins_most_often() -> None:
    # 20 points behind, 24 sixes win: four of them are kept, and the fifth die decides nothing.
    own, other = card_with(Sheet.YACHT, Box.SIXES), card_with(Sheet.YACHT, BIG_STRAIGHT=20)
    turn = Match(Sheet.YACHT).turn(own, other)
    assert turn.value((6, 6, 6, 6, 1), 1) == 1.0
    assert max(keeps_of((6, 6, 6, 1, 2)), key=lambda keep: turn.keep_value(keep, 1)) == (6, 6, 6)


def test_a_lead_beyond_all_points_to_come_is_a_certain_win() -> None:
    own, other = card_with(Sheet.YACHT, Box.CHOICE, SIXES=30), card_with(Sheet.YACHT, Box.ONES)
    assert Match(Sheet.YACHT).chance(own, other) == 1.0
    own, other = card_with(Sheet.YACHT, Box.ONES), card_with(Sheet.YACHT, Box.ONES, SIXES=30)
    assert Match(Sheet.YACHT).chance(own, other) == 0.0


@pytest.mark.parametrize(
    ("cards", "is_near"),
    [
        ((card_with(Sheet.YACHT, *STRAIGHTS, Box.YACHT), card_with(Sheet.YACHT, Box.ONES)), True),
        ((card_with(Sheet.YACHT, *STRAIGHTS, Box.YACHT, Box.ONES), card_with(Sheet.YACHT, Box.ONES)), False),
        (
            (card_with(Sheet.NORDIC, *STRAIGHTS, Box.YACHT), card_with(Sheet.NORDIC, *STRAIGHTS, Box.YACHT)),
            True,
        ),
        # With three boxes open, 25 points more decide about the bonus.
        (
            (
                card_with(Sheet.NORDIC, Box.FIVES, *STRAIGHTS, SIXES=30, FOURS=20),
                card_with(Sheet.NORDIC, *STRAIGHTS),
            ),
            False,
        ),
        (
            (
                card_with(Sheet.NORDIC, Box.FIVES, *STRAIGHTS, SIXES=30, FOURS=20, THREES=15),
                card_with(Sheet.NORDIC, *STRAIGHTS),
            ),
            True,
        ),
        ((card_with(Sheet.NORDIC, Box.FIVES, Box.SIXES, THREES=15),) * 2, True),
    ],
)
def test_the_chance_is_known_from_three_open_boxes_or_two_while_a_bonus_is_open(
    cards: tuple[ScoreCard, ...], is_near: bool
) -> None:
    assert is_near_the_end(cards) is is_near


def test_a_joker_turns_a_lead_that_a_full_house_cannot() -> None:
    # 54 points behind, with the full house left: it pays 25, and as a joker 100 more.
    own = card_with(Sheet.BONUS, Box.FULL_HOUSE, YACHT=50, TWOS=6)
    turn = Match(Sheet.BONUS).turn(own, card_with(Sheet.BONUS, YACHT=50, CHOICE=30, SIXES=30))
    assert (turn.value((2, 2, 2, 2, 2), 0), turn.value((3, 3, 5, 5, 5), 0)) == (1.0, 0.0)
