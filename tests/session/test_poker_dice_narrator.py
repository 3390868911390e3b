"""What is said of a game of Poker Dice."""

from datetime import UTC, datetime

import pytest

from dicedesk.core.dice import Roll
from dicedesk.core.money import dollars
from dicedesk.core.rollers import ScriptedDice
from dicedesk.games.poker_dice.moves import Hold, PlayHand, PokerDiceMove, Quit, Reroll
from dicedesk.games.poker_dice.rules import Category
from dicedesk.ports.store import ForgetfulStore
from dicedesk.session.game_session import GameSession
from dicedesk.session.poker_dice_narrator import (
    HandRow,
    caption_of,
    category_title,
    hands_of,
    result_line,
)
from dicedesk.session.poker_dice_table import PokerDiceTable, state_of

FIVES = (5,) * 5
FULL_HOUSE = (2, 2, 2, 3, 3)
ONE_PAIR = (1, 1, 2, 3, 4)
NOTHING = (1, 2, 3, 4, 6)
HANDS = (PlayHand(), Hold())


class StandingClock:
    """Always tells the same time."""

    def now(self) -> datetime:
        return datetime(2026, 11, 21, 10, 0, 0, tzinfo=UTC)


def played(faces: Roll, *moves: PokerDiceMove) -> GameSession:
    game = PokerDiceTable(ForgetfulStore(), StandingClock(), lambda _: ScriptedDice(faces)).new_session()
    for move in moves:
        game.play(move)
    return game


@pytest.mark.parametrize(
    ("faces", "moves", "line"),
    [
        (FULL_HOUSE, (PlayHand(),), "Full house so far: pays $15"),
        (ONE_PAIR, (PlayHand(),), "One pair so far: pays nothing"),
        (NOTHING, (PlayHand(),), "Nothing so far"),
        ((*ONE_PAIR, 1, 1), (PlayHand(), Reroll((3, 4))), "Four of a kind so far: pays $25"),
        (FULL_HOUSE, HANDS, "Full house: +$15"),
        (ONE_PAIR, HANDS, "One pair: pays nothing"),
        (NOTHING, HANDS, "Nothing this time"),
        (ONE_PAIR, (PlayHand(), Quit()), "The $10 of this hand are lost."),
        ((), (Quit(),), "You leave the table."),
    ],
)
def test_a_move_is_told_under_the_dice(faces: Roll, moves: tuple[PokerDiceMove, ...], line: str) -> None:
    assert caption_of(played(faces, *moves).history[-1]) == line


@pytest.mark.parametrize(
    ("faces", "moves", "line"),
    [
        (FIVES * 4, HANDS * 4, "$100 became $200 in 4 hands."),
        (ONE_PAIR * 10, HANDS * 10, "The purse holds $0, and a hand costs $10. The dice owe you one."),
        (ONE_PAIR, (PlayHand(), Quit()), "You leave with $90 after 1 hand."),
        ((), (Quit(),), "You leave with $100 after 0 hands."),
    ],
)
def test_the_end_of_a_game_is_told(faces: Roll, moves: tuple[PokerDiceMove, ...], line: str) -> None:
    assert result_line(state_of(played(faces, *moves))) == line


def test_each_scored_hand_has_a_row() -> None:
    game = played((*FIVES, *ONE_PAIR, *FIVES), *HANDS, *HANDS, PlayHand())
    assert hands_of(game.history) == (
        HandRow(1, FIVES, Category.FIVE_OF_A_KIND, dollars(35), dollars(125)),
        HandRow(2, ONE_PAIR, Category.ONE_PAIR, dollars(0), dollars(115)),
    )


def test_a_third_roll_makes_a_row_by_itself() -> None:
    game = played((*ONE_PAIR, *ONE_PAIR, 1, 1), PlayHand(), Reroll((1, 2, 3, 4, 5)), Reroll((3, 4)))
    assert hands_of(game.history) == (
        HandRow(1, (1, 1, 1, 1, 4), Category.FOUR_OF_A_KIND, dollars(25), dollars(115)),
    )


def test_every_category_has_a_title_of_its_own() -> None:
    titles = {category_title(category) for category in Category}
    assert len(titles) == len(Category)
