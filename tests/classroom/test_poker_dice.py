"""Poker Dice under the names that students know."""

from dicedesk.classroom.poker_dice import Dice, Die, Magic8, score_hand


def test_a_hand_can_be_drawn_and_scored() -> None:
    hand = Dice((3, 3, 3, 3, 6))
    assert (hand.draw().count("●"), score_hand(hand.values).pays.shown()) == (18, "$25")


def test_a_die_can_be_drawn_row_by_row() -> None:
    assert Die(1).rows[2] == "│   ●   │"


def test_the_oracle_answers() -> None:
    assert Magic8().ask(lambda answers: answers - 1) == "Outlook is promising."
