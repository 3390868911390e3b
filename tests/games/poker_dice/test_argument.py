"""How the coach of Poker Dice argues: the best choice and the safest, each with both numbers."""

import pytest

from dicedesk.core.dice import Roll
from dicedesk.core.game import Move, Played
from dicedesk.core.money import dollars
from dicedesk.games.poker_dice.coach import POKER_DICE_COACH
from dicedesk.games.poker_dice.rules import Hold, PlayHand, PokerDiceState, Quit, Reroll

ALONE = ("",)


def state_of(bankroll: int, rolls: int, dice: Roll) -> PokerDiceState:
    return PokerDiceState(dollars(bankroll), 1, rolls, dice)


def argued(state: PokerDiceState, move: Move) -> list[str]:
    return [str(line) for line in POKER_DICE_COACH.argument(state, move, ALONE)]


def test_best_and_safest_are_told_apart_each_with_both_numbers() -> None:
    state = state_of(25, 2, (5, 5, 5, 6, 6))
    best, safest = argued(state, Hold())
    hold, cost = POKER_DICE_COACH.outlook(state, Hold()), POKER_DICE_COACH.evaluate(state, ALONE)[1].cost
    assert best.startswith("Best: Keep 5 5 5. ")
    assert best.endswith(" Most likely result: three of a kind (55.6%), leaving $35.")
    assert safest == (
        f"Safest: Hold, {cost:.2f} hands worse than the best. A missed award counts as 100 hands. "
        f"Hands still to play on average: {hold.hands:.2f}; chance to reach $200: {100 * hold.award:.2f}%."
    )


def test_one_choice_can_be_both_and_stands_beside_the_one_that_was_made_and_the_next_best() -> None:
    state = state_of(90, 1, (5, 5, 2, 5, 3))
    lines = argued(state, Hold())
    # It is not quite certain from $90.
    assert all("chance to reach $200: >99.99%." in line for line in lines)
    assert [line.split(":")[0] for line in lines] == [
        "Best",
        "Hold",
        "Second best",
    ]
    assert len(argued(state, Reroll((3, 5)))) == 2


def test_where_the_award_is_far_the_best_choice_aims_for_a_hand() -> None:
    *_, last = argued(state_of(0, 2, (1, 2, 3, 4, 6)), Hold())
    assert last.startswith(
        "No choice has even a 50% chance to reach $200. "
        "The best one aims for three of a kind (15.4%), which would leave $10."
    )


@pytest.mark.parametrize("move", [Quit(), PlayHand()])
def test_only_dice_to_keep_are_argued_about(move: Move) -> None:
    assert argued(state_of(90, 1, (5, 5, 2, 5, 3)), move) == []
    assert argued(PokerDiceState(), Hold()) == []


def test_the_likeliest_dice_make_the_likeliest_result() -> None:
    # One pair (3,600 of 7,776 ways) and no pair (480 without a straight) both pay nothing.
    assert POKER_DICE_COACH.likely(PokerDiceState(), PlayHand()).share == pytest.approx(4080 / 7776)
    state = state_of(90, 1, (5, 5, 2, 5, 3))
    # Two dice beside three 5s differ from them and from each other in 20 of 36 ways.
    assert POKER_DICE_COACH.likely(state, Reroll((3, 5))).share == pytest.approx(20 / 36)
    assert POKER_DICE_COACH.likely(state, Hold()).faces == ()


def test_a_hand_that_pays_less_than_was_promised_is_no_luck() -> None:
    def note(state: PokerDiceState, move: Move, faces: Roll) -> str | None:
        found = POKER_DICE_COACH.luck_note(Played(state, move, faces, state.apply(move, faces)), ALONE)
        return None if found is None else str(found)

    four = state_of(90, 2, (5, 5, 5, 5, 2))
    promised = POKER_DICE_COACH.outlook(four, Reroll((5,))).mean_pay
    assert note(four, Reroll((5,)), (1,)) == (
        f"Four of a kind pays $25 as it is; the expected payout was ${promised:.2f}."
    )
    assert note(four, Reroll((5,)), (5,)) is None
    assert note(four, Reroll((1, 2, 3, 4)), (1, 3, 4, 6)) is None
    assert note(state_of(90, 1, (5, 5, 5, 5, 2)), Reroll((5,)), (1,)) is not None
    assert note(four, Hold(), ()) is None
