"""Where the numbers of a hand of Poker Dice come from."""

import pickle
import random
from fractions import Fraction

import pytest

from dicedesk.coach.evaluation import Unit
from dicedesk.coach.working import Consequence, Working
from dicedesk.core.game import Move
from dicedesk.core.money import dollars
from dicedesk.games.hog.rules import RollDice
from dicedesk.games.poker_dice.coach import POKER_DICE_COACH
from dicedesk.games.poker_dice.coach_working import kept_dice, working_of_award, working_of_pay
from dicedesk.games.poker_dice.players import solved
from dicedesk.games.poker_dice.rules import PAYS, Hold, PlayHand, PokerDiceState, Quit, Reroll

NOBODY = ("",)
MISSED = "A game that ends without the award counts 100 hands more."
FIVES = PokerDiceState(dollars(90), 1, 1, (5, 5, 2, 5, 3))


def working(state: PokerDiceState, move: Move) -> Working:
    """The working of a move."""
    found = POKER_DICE_COACH.working(state, move, NOBODY)
    assert found is not None
    return found


def some_hands() -> list[PokerDiceState]:
    """Hands with any dice and any purse, after the first roll or the second one."""
    luck = random.Random(7)
    hands = []
    for rolls in (1, 2):
        for _ in range(6):
            dice = tuple(luck.randint(1, 6) for _ in range(5))
            hands.append(PokerDiceState(dollars(5 * luck.randrange(38)), 1, rolls, dice))
    return hands


@pytest.mark.no_cover
@pytest.mark.parametrize("state", some_hands())
def test_the_hands_sum_up_to_the_value_of_each_choice(state: PokerDiceState) -> None:
    for evaluation in POKER_DICE_COACH.evaluate(state, NOBODY):
        found = working(state, evaluation.move)
        assert sum(part.share for part in found.parts) == 1
        exactly = sum(part.share * Fraction(part.value) for part in found.parts)
        assert float(exactly) == pytest.approx(evaluation.value, rel=1e-12, abs=1e-12)
        assert (found.why, found.unit) == (evaluation.why, Unit.HANDS)


@pytest.mark.parametrize("purse", [10, 55, 100, 195])
def test_a_hand_that_is_played_counts_too(purse: int) -> None:
    state = PokerDiceState(dollars(purse))
    for evaluation in POKER_DICE_COACH.evaluate(state, NOBODY):
        found = working(state, evaluation.move)
        assert found.value == pytest.approx(evaluation.value, rel=1e-11)
    assert working(state, PlayHand()).notes == ("This hand is included.", MISSED)


@pytest.mark.parametrize("purse", [10, 35, 100, 195])
def test_why_a_hand_is_played_says_what_its_table_pays_on_average(purse: int) -> None:
    found = working(PokerDiceState(dollars(purse)), PlayHand())
    pays = {category.value.capitalize(): PAYS[category] for category in PAYS}
    average = sum(float(part.share) * pays[part.name] / 100 for part in found.parts)
    assert found.why == f"Play a hand: it costs $10 and pays ${average:.2f} on average."


def test_each_hand_has_its_chance_and_what_it_leads_to() -> None:
    found = working(FIVES, Reroll((3, 5)))
    assert found.title.startswith("Keep 5 5 5: ")
    assert [part.name for part in found.parts] == [
        "Five of a kind",
        "Four of a kind",
        "Full house",
        "Three of a kind",
    ]
    assert found.parts[0].what == "Five of a kind pays $35: $125 left"


def test_what_wins_the_award_and_what_goes_broke_is_marked() -> None:
    rich = working(PokerDiceState(dollars(185), 1, 2, (5, 5, 5, 2, 3)), Reroll((4, 5)))
    assert {part.name: part.consequence for part in rich.parts}["Full house"] is Consequence.WINS
    assert rich.parts[0].what == "Five of a kind pays $35: $220 wins the award"
    poor = working(PokerDiceState(dollars(0), 1, 2, (1, 2, 2, 4, 6)), Hold())
    assert [(part.what, part.consequence) for part in poor.parts] == [
        ("One pair pays $0: $0 is too little for another hand", Consequence.LOSES)
    ]


def test_any_order_of_the_positions_is_the_same_choice() -> None:
    state = PokerDiceState(dollars(90), 1, 2, (5, 5, 2, 2, 3))
    assert working(state, Reroll((1, 3, 4, 5))).value == working(state, Reroll((2, 3, 4, 5))).value


@pytest.mark.no_cover
@pytest.mark.parametrize("state", some_hands())
def test_the_hands_sum_up_to_what_a_choice_pays(state: PokerDiceState) -> None:
    odds = solved()
    for hold in odds.holds(state.dice, 3 - state.rolls):
        found = working_of_pay(odds, kept_dice(state, hold.keep))
        pays = odds.pay_keeping(state.purse, state.dice, 3 - state.rolls, hold.keep)
        assert float(found.value) == pytest.approx(pays)
        chances = odds.chances_keeping(state.purse, state.dice, 3 - state.rolls, hold.keep)
        assert {part.name: float(part.share) for part in found.parts} == pytest.approx(
            {_title(category.value): chance for category, chance in chances.items() if chance}
        )


def test_the_hands_sum_up_to_what_a_hand_pays_before_it_is_played() -> None:
    found = working_of_pay(solved(), kept_dice(PokerDiceState(), ()))
    assert found.value == solved().mean_pay
    assert found.title == "Play a hand: pays $13.94 on average"


@pytest.mark.parametrize("state", [*some_hands(), PokerDiceState(), PokerDiceState(dollars(10))])
def test_the_hands_sum_up_to_the_chance_of_the_award(state: PokerDiceState) -> None:
    odds = solved()
    chance = (
        odds.award_chance_within(state.purse, state.dice, 3 - state.rolls)
        if state.in_hand
        else odds.award_chance(state.purse)
    )
    assert working_of_award(odds, state).value == pytest.approx(chance, abs=1e-11)


def test_who_leaves_misses_the_award() -> None:
    found = working(PokerDiceState(), Quit())
    assert [(part.what, part.value) for part in found.parts] == [("the game ends without the award", 100)]
    assert (found.title, found.notes) == ("Quit: 100.00 hands", (MISSED,))


def test_there_is_no_working_of_what_cannot_be_done() -> None:
    for state, move in ((FIVES, PlayHand()), (PokerDiceState(), Hold()), (FIVES, RollDice(2))):
        assert POKER_DICE_COACH.working(state, move, NOBODY) is None
    assert POKER_DICE_COACH.working(PokerDiceState(has_quit=True), PlayHand(), NOBODY) is None


def test_a_prepared_coach_can_be_handed_to_another_process() -> None:
    prepared = POKER_DICE_COACH.prepared("", NOBODY)
    received = pickle.loads(pickle.dumps(prepared))  # noqa: S301
    assert received.working(FIVES, Reroll((3, 5)), NOBODY) == working(FIVES, Reroll((3, 5)))


def _title(name: str) -> str:
    return name.capitalize()
