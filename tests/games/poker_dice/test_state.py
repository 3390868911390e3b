"""Poker Dice as a State: the ante, re-rolls, scoring, the ends, and what it refuses."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.dice import Roll
from dicedesk.core.errors import BadRollError, IllegalMoveError, NotationError
from dicedesk.core.game import DiceRolled, Event, Outcome
from dicedesk.core.money import Cents, dollars
from dicedesk.games.hog.rules import RollDice
from dicedesk.games.poker_dice.rules import (
    POKER_DICE,
    AntePaid,
    AwardWon,
    Category,
    DiceRerolled,
    GameQuit,
    HandScored,
    Hold,
    PlayHand,
    PokerDiceEnding,
    PokerDiceMove,
    PokerDiceState,
    Quit,
    Reroll,
    WentBroke,
    parse_move,
    score_hand,
)

FIVES, PAIR, NOTHING = (5, 5, 5, 5, 5), (1, 1, 3, 4, 6), (1, 2, 3, 4, 6)
DICE = st.tuples(*[st.integers(1, 6)] * 5)
BANKROLLS = st.integers(0, 40).map(lambda steps: dollars(5 * steps))
IN_HAND = st.builds(
    PokerDiceState, bankroll=BANKROLLS, hands=st.integers(1, 99), rolls=st.integers(1, 2), dice=DICE
)


def with_bankroll(amount: int, hands: int = 7) -> PokerDiceState:
    return PokerDiceState(bankroll=dollars(amount), hands=hands)


def after(state: PokerDiceState, *moves: tuple[PokerDiceMove, Roll]) -> PokerDiceState:
    for move, faces in moves:
        state = state.apply(move, faces).state
    return state


def held(state: PokerDiceState, dice: Roll) -> PokerDiceState:
    """A hand that is held as it was thrown."""
    return after(state, (PlayHand(), dice), (Hold(), ()))


def held_events(state: PokerDiceState, dice: Roll) -> tuple[Event, ...]:
    return after(state, (PlayHand(), dice)).apply(Hold()).events


def test_a_game_begins_with_100_dollars_and_no_hand() -> None:
    assert POKER_DICE.new_state("") == PokerDiceState(dollars(100), 0, 0, (), has_quit=False)


def test_there_are_no_variants() -> None:
    with pytest.raises(NotationError, match="Poker Dice has no variants: “bankroll=500” cannot be read"):
        POKER_DICE.new_state("bankroll=500")


def test_the_ante_is_paid_before_the_first_throw() -> None:
    step = PokerDiceState().apply(PlayHand(), NOTHING)
    assert step.events == (AntePaid(0, dollars(10), dollars(90)), DiceRolled(0, NOTHING))
    assert step.state == PokerDiceState(dollars(90), hands=1, rolls=1, dice=NOTHING)


def test_a_re_roll_changes_the_dice_that_it_names_in_its_order() -> None:
    step = after(PokerDiceState(), (PlayHand(), (1, 2, 3, 4, 6))).apply(Reroll((5, 2)), (1, 4))
    assert step.events == (DiceRolled(0, (1, 4)), DiceRerolled(0, (5, 2), (1, 4, 3, 4, 1)))
    assert (step.state.dice, step.state.rolls) == ((1, 4, 3, 4, 1), 2)


def test_the_third_roll_scores_by_itself() -> None:
    twice = after(PokerDiceState(), (PlayHand(), NOTHING), (Reroll((5,)), (6,)))
    step = twice.apply(Reroll((5,)), (5,))
    assert step.events[-1] == HandScored(0, (1, 2, 3, 4, 5), Category.STRAIGHT, dollars(20), dollars(110))
    assert step.state == PokerDiceState(dollars(110), hands=1)


@pytest.mark.parametrize("rerolls", [0, 1])
def test_a_hand_can_be_held_after_the_first_roll_and_after_the_second(rerolls: int) -> None:
    lying = after(PokerDiceState(), (PlayHand(), FIVES), *[(Reroll((1,)), (5,))] * rerolls)
    assert after(lying, (Hold(), ())).bankroll == dollars(125)


def test_exactly_10_dollars_are_enough_for_a_hand() -> None:
    assert with_bankroll(10).refusal(PlayHand()) is None
    assert held(with_bankroll(10), FIVES).bankroll == dollars(35)


def test_10_dollars_left_after_a_hand_go_on() -> None:
    assert held(with_bankroll(20), NOTHING).outcome() is None


def test_less_than_10_dollars_after_a_hand_are_broke() -> None:
    end = held(with_bankroll(10), (1, 1, 2, 2, 3))
    assert (end.bankroll, end.outcome()) == (dollars(5), Outcome(PokerDiceEnding.BROKE))


def test_going_broke_is_told() -> None:
    assert held_events(with_bankroll(15, hands=22), NOTHING)[-1] == WentBroke(0, dollars(5), 23)


def test_within_a_hand_an_empty_bankroll_is_not_broke() -> None:
    assert after(with_bankroll(10), (PlayHand(), NOTHING)).outcome() is None


@pytest.mark.parametrize(("bankroll", "dice"), [(175, FIVES), (195, (1, 1, 1, 2, 2)), (195, FIVES)])
def test_200_dollars_after_a_hand_are_the_award(bankroll: int, dice: Roll) -> None:
    end = held(with_bankroll(bankroll), dice)
    assert end.bankroll >= dollars(200)
    assert end.outcome() == Outcome(PokerDiceEnding.AWARD)


def test_195_dollars_after_a_hand_are_not_the_award() -> None:
    assert held(with_bankroll(195), (1, 1, 1, 2, 3)).outcome() is None


def test_the_award_is_told_with_its_hands() -> None:
    assert held_events(with_bankroll(180, hands=13), FIVES)[-1] == AwardWon(0, dollars(205), 14)


def test_the_award_can_come_with_the_third_roll() -> None:
    lying = PokerDiceState(dollars(180), hands=14, rolls=2, dice=(5, 5, 5, 5, 1))
    assert lying.apply(Reroll((5,)), (5,)).events[-1] == AwardWon(0, dollars(215), 14)


def test_who_quits_within_a_hand_loses_the_ante() -> None:
    step = after(PokerDiceState(), (PlayHand(), FIVES)).apply(Quit())
    assert step.events == (GameQuit(0, dollars(90), 1),)
    assert step.state.outcome() == Outcome(PokerDiceEnding.QUIT)


def test_who_quits_between_hands_keeps_the_bankroll() -> None:
    end = after(with_bankroll(145), (Quit(), ()))
    assert (end.bankroll, end.outcome()) == (dollars(145), Outcome(PokerDiceEnding.QUIT))


@given(state=IN_HAND, choice=st.data())
def test_money_changes_by_what_a_hand_pays_and_by_nothing_else(
    state: PokerDiceState, choice: st.DataObject
) -> None:
    move = choice.draw(st.sampled_from(state.legal_moves()))
    dice = state.dice_for(move)
    step = state.apply(move, choice.draw(st.tuples(*[st.integers(1, 6)] * dice)))
    paid = [event.pays for event in step.events if isinstance(event, HandScored)]
    assert step.state.bankroll == state.bankroll + sum(paid)


@given(st.lists(DICE, max_size=25))
def test_the_bankroll_is_100_dollars_less_the_antes_and_with_the_pays(hands: list[Roll]) -> None:
    state, expected = PokerDiceState(), dollars(100)
    for dice in hands:
        if state.outcome() is not None:
            break
        state = held(state, dice)
        expected = Cents(expected - dollars(10) + score_hand(dice).pays)
    assert state.bankroll == expected >= 0


@given(IN_HAND, st.sampled_from([(1,), (2, 4), (5, 3, 1), (1, 2, 3, 4, 5)]), DICE)
def test_the_dice_that_are_not_named_stay(state: PokerDiceState, positions: Roll, faces: Roll) -> None:
    events = state.apply(Reroll(positions), faces[: len(positions)]).events
    (rerolled,) = (event for event in events if isinstance(event, DiceRerolled))
    kept = [place for place in range(1, 6) if place not in positions]
    assert [rerolled.dice[place - 1] for place in kept] == [state.dice[place - 1] for place in kept]
    assert tuple(rerolled.dice[place - 1] for place in positions) == faces[: len(positions)]


def test_between_hands_one_begins_another_or_leaves() -> None:
    assert PokerDiceState().legal_moves() == (PlayHand(), Quit())


def test_within_a_hand_any_dice_can_be_thrown_again() -> None:
    menu = after(PokerDiceState(), (PlayHand(), NOTHING)).legal_moves()
    assert len(menu) == 31 + 2
    assert {Reroll((1, 2, 3, 4, 5)), Reroll((3,)), Hold(), Quit()} <= set(menu)


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        (Hold(), "There is no hand to hold: start one first."),
        (Reroll((1,)), "There are no dice to re-roll: start a hand first."),
    ],
)
def test_without_a_hand_there_is_nothing_to_hold_or_re_roll(move: PokerDiceMove, sentence: str) -> None:
    with pytest.raises(IllegalMoveError, match=sentence):
        PokerDiceState().apply(move)


def test_a_hand_is_finished_before_the_next() -> None:
    playing = after(PokerDiceState(), (PlayHand(), NOTHING))
    with pytest.raises(IllegalMoveError, match=r"This hand is still being played\."):
        playing.apply(PlayHand(), NOTHING)


@pytest.mark.parametrize("positions", [(), (0,), (6,), (1, 1), (2, 3, 2)])
def test_a_re_roll_names_each_die_once(positions: Roll) -> None:
    playing = after(PokerDiceState(), (PlayHand(), NOTHING))
    assert (
        playing.refusal(Reroll(positions)) == "Choose the dice to re-roll by number, 1 to 5, each only once."
    )


@pytest.mark.parametrize("faces", [(), (1,), (1, 2, 3), (1, 7)])
def test_a_re_roll_takes_a_face_for_each_of_its_dice(faces: Roll) -> None:
    playing = after(PokerDiceState(), (PlayHand(), NOTHING))
    with pytest.raises(BadRollError):
        playing.apply(Reroll((2, 4)), faces)


@pytest.mark.parametrize(
    ("text", "move"),
    [("hand", PlayHand()), ("hold", Hold()), ("quit", Quit()), ("reroll 2 3 5", Reroll((2, 3, 5)))],
)
def test_a_move_is_written_and_read(text: str, move: PokerDiceMove) -> None:
    assert (parse_move(text), move.to_text()) == (move, text)


@pytest.mark.parametrize(
    "text", ["reroll", "reroll 6", "reroll 1 2 3 4 5 1", "roll 2", "", "Hold", "reroll 1,2"]
)
def test_what_is_no_move_cannot_be_read(text: str) -> None:
    with pytest.raises(NotationError, match="“hand”, “reroll” with positions from 1 to 5"):
        parse_move(text)


def test_a_position_in_json_names_bankroll_hands_rolls_and_dice() -> None:
    playing = after(PokerDiceState(), (PlayHand(), NOTHING))
    assert playing.to_json() == {"bankroll": "90.00", "hands": 1, "rolls": 1, "dice": [1, 2, 3, 4, 6]}


def test_a_move_of_another_game_is_refused() -> None:
    stranger: Any = RollDice(3)
    assert POKER_DICE.new_state("").refusal(stranger) == (
        "In Poker Dice, you can only start a hand, re-roll, hold or quit."
    )


def test_the_one_player_moves_in_every_hand() -> None:
    assert [state.seat for state in (PokerDiceState(), after(PokerDiceState(), (PlayHand(), NOTHING)))] == [
        0,
        0,
    ]
