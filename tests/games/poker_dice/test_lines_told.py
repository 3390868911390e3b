"""What is said of Poker Dice."""

from collections.abc import Sequence
from functools import reduce

import pytest

from dicedesk.core.dice import Roll
from dicedesk.core.game import Played
from dicedesk.core.money import dollars
from dicedesk.core.persistent_list import PersistentList
from dicedesk.core.words import Name, tr
from dicedesk.games.poker_dice.rules import Category, PokerDiceMove, PokerDiceState, parse_move
from dicedesk.games.poker_dice.telling import (
    HandRow,
    caption_of,
    category_title,
    hands_after,
    lying_line,
    result_line,
)
from dicedesk.play.telling import Tone


def history(*moves: tuple[str, Roll] | str, state: PokerDiceState | None = None) -> tuple[Played, ...]:
    """The moves, each with its faces, played one after another."""
    state, made = state or PokerDiceState(), []
    for line in moves:
        text, faces = (line, ()) if isinstance(line, str) else line
        move: PokerDiceMove = parse_move(text)
        step = state.apply(move, faces)
        made.append(Played(state, move, faces, step))
        state = step.state
    return tuple(made)


def hands_of(history: tuple[Played, ...]) -> PersistentList[HandRow]:
    return reduce(hands_after, history, PersistentList[HandRow]())


def captions(*moves: tuple[str, Roll] | str) -> list[str]:
    return [str(caption_of(played)) for played in history(*moves)]


def scored(dice: Sequence[int]) -> Played:
    """A hand that was held as it was thrown."""
    return history(("hand", tuple(dice)), "hold")[-1]


def test_each_scored_hand_is_a_row_of_the_history() -> None:
    rows = hands_of(
        history(("hand", (4, 4, 4, 4, 4)), "hold", ("hand", (2, 5, 5, 3, 5)), ("reroll 1 4", (5, 1)), "hold")
    )
    assert rows == (
        HandRow(1, (4, 4, 4, 4, 4), Category.FIVE_OF_A_KIND, dollars(35), dollars(125), rolls=1),
        HandRow(2, (5, 5, 5, 1, 5), Category.FOUR_OF_A_KIND, dollars(25), dollars(140), rolls=2),
    )


def test_a_hand_that_scores_by_itself_took_three_rolls() -> None:
    (row,) = hands_of(history(("hand", (1, 2, 3, 4, 6)), ("reroll 5", (6,)), ("reroll 5", (5,))))
    assert (row.rolls, row.title) == (3, "Straight")


def test_the_hand_that_is_being_played_is_no_row_yet() -> None:
    assert hands_of(history(("hand", (1, 2, 3, 4, 6)), ("reroll 5", (5,)))) == ()


def test_a_hand_that_was_left_is_no_row() -> None:
    assert hands_of(history(("hand", (5, 5, 5, 5, 5)), "quit")) == ()


@pytest.mark.parametrize(
    ("dice", "tone"),
    [((3, 3, 3, 2, 2), Tone.GOOD), ((3, 3, 3, 2, 1), Tone.PLAIN), ((3, 3, 2, 2, 1), Tone.BAD)],
)
def test_a_hand_is_good_where_it_pays_more_than_its_ante(dice: Roll, tone: Tone) -> None:
    assert hands_of((*history(("hand", dice), "hold"),))[0].tone is tone


@pytest.mark.parametrize(
    ("dice", "caption"),
    [
        ((5, 5, 5, 5, 5), "Five of a kind pays $35"),
        ((3, 3, 1, 3, 2), "Three of a kind pays $10"),
        ((3, 3, 1, 4, 2), "One pair pays nothing"),
        ((1, 2, 3, 4, 6), "No two alike and no straight: this hand pays nothing"),
    ],
)
def test_a_scored_hand_is_told_with_what_it_pays(dice: Roll, caption: str) -> None:
    assert caption_of(scored(dice)) == caption


def test_within_a_hand_the_dice_are_told_with_what_they_are_worth_as_they_lie() -> None:
    assert captions(("hand", (1, 2, 3, 4, 6)), ("reroll 1 2", (3, 5)), ("reroll 2", (4,))) == [
        "Nothing yet",
        "One pair: pays nothing as it stands",
        "Two pair pays $5",
    ]


def test_two_pair_within_a_hand_is_worth_5_dollars() -> None:
    assert lying_line((6, 6, 1, 1, 3)) == "Two pair: pays $5 as it stands"


def test_who_leaves_within_a_hand_is_told_of_the_ante() -> None:
    left = captions(("hand", (1, 2, 3, 4, 6)), "quit")[-1]
    assert left == "You quit mid-hand and lose the ante"


def test_who_leaves_between_hands_leaves_the_table() -> None:
    assert captions("quit") == ["You leave the table"]


def test_an_award_is_told_with_the_bankroll_and_the_hands() -> None:
    state = PokerDiceState(bankroll=dollars(205), hands=14)
    assert result_line(state) == "$205 after 14 hands"


@pytest.mark.parametrize("bankroll", [5, 0])
def test_who_is_broke_is_told_after_how_many_hands(bankroll: int) -> None:
    assert result_line(PokerDiceState(bankroll=dollars(bankroll), hands=23)) == "Broke after 23 hands"


def test_who_quit_is_told_with_what() -> None:
    state = history(("hand", (1, 2, 3, 4, 5)), "hold", "quit")[-1].step.state
    assert result_line(state) == "You quit with $110 after 1 hand"


def test_a_player_by_another_name_is_named() -> None:
    bot = Name(tr("Careless player"))
    played = history(("hand", (1, 2, 3, 4, 6)), "quit")
    assert caption_of(played[-1], bot) == "Careless player quits mid-hand and loses the ante"
    assert caption_of(history("quit")[-1], bot) == "Careless player leaves the table"
    award, left = PokerDiceState(bankroll=dollars(205), hands=14), history("quit")[-1].step.state
    assert result_line(award, bot) == "Careless player reached $205 after 14 hands"
    assert (
        result_line(PokerDiceState(hands=10, bankroll=dollars(5)), bot)
        == "Careless player went broke after 10 hands"
    )
    assert result_line(left, bot) == "Careless player quit with $100 after 0 hands"


def test_every_category_has_a_title_of_its_own() -> None:
    titles = [category_title(category) for category in Category]
    assert [title.lower() for title in titles] == [category.value for category in Category]
