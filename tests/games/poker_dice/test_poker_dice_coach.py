"""What the coach of Poker Dice says of a choice, of whole games, and where its numbers come from."""

import pickle
import random
from collections.abc import Callable
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.coach.evaluation import Grade, Rating
from dicedesk.coach.review import review
from dicedesk.coach.working import Consequence, Working
from dicedesk.core.dice import Roll
from dicedesk.core.game import Move
from dicedesk.core.money import dollars
from dicedesk.core.record import Record
from dicedesk.games.hog.rules import RollDice
from dicedesk.games.poker_dice.coach import (
    POKER_DICE_COACH,
    PokerDiceCoach,
    award_without_advice,
    hand_in_play,
    hands_without_advice,
    working_of_award,
    working_of_pay,
)
from dicedesk.games.poker_dice.odds import PokerDiceOdds
from dicedesk.games.poker_dice.players import parse_player, solved
from dicedesk.games.poker_dice.rules import (
    PAYS,
    POKER_DICE,
    Hold,
    PlayHand,
    PokerDiceEnding,
    PokerDiceState,
    Quit,
    Reroll,
)
from dicedesk.games.poker_dice.unit import HANDS, QUITTING
from tests.games.poker_dice.beginners import BEGINNERS, reviews_of
from tests.repeated import first_seeds_of
from tests.slow_solver import steps

NOBODY = ("",)
Game = Callable[..., Record]


def lying(dice: Roll, rolls_left: int = 1, bankroll: int = 110) -> PokerDiceState:
    """Dice on the table."""
    return PokerDiceState(dollars(bankroll), 4, 3 - rolls_left, dice)


def why(state: PokerDiceState, move: Hold | Reroll | PlayHand | Quit) -> str:
    """What the coach says for a move."""
    return next(each.why for each in POKER_DICE_COACH.evaluate(state, NOBODY) if each.move == move)


@pytest.fixture(scope="module")
def odds() -> PokerDiceOdds:
    """The chances, worked out once."""
    return solved()


@pytest.mark.no_cover
@pytest.mark.parametrize("seeds", first_seeds_of(250, 50))
@pytest.mark.parametrize("style", ["random", "sensible", "stand-on-pay", "careless"])
def test_luck_and_losses_explain_the_hands_of_1000_random_games(
    style: str, seeds: range, poker_dice_game: Game, odds: PokerDiceOdds
) -> None:
    fresh, endings = odds.weighed_from(dollars(100)), list[PokerDiceEnding | None]()
    for seed in seeds:
        most = 10 + seed % 110 if seed % 12 else 400
        record = poker_dice_game(seed, style, most=most, quits=(seed % 3) / 80)
        reviewed, last = review(record, POKER_DICE_COACH), record.replay()[-1].step.state
        outcome = last.outcome()
        endings.append(outcome.ending if outcome else None)
        to_come = {PokerDiceEnding.AWARD: 0, PokerDiceEnding.BROKE: 100, PokerDiceEnding.QUIT: 100}
        player = reviewed.players[0]
        told = fresh - player.luck + player.cost
        expected = (
            last.hands + to_come[outcome.ending] if outcome else -POKER_DICE_COACH.worth(last, NOBODY, 0)
        )
        assert told == pytest.approx(expected, abs=1e-9)
    assert len(set(endings)) >= 2


@given(
    dice=st.tuples(*[st.integers(1, 6)] * 5),
    rolls_left=st.integers(1, 2),
    bankroll=st.sampled_from(range(0, 190, 5)),
)
def test_no_choice_is_better_than_the_best_and_each_loses_what_it_is_worse(
    dice: Roll, rolls_left: int, bankroll: int
) -> None:
    state = lying(dice, rolls_left, bankroll)
    choices = POKER_DICE_COACH.evaluate(state, NOBODY)
    before = POKER_DICE_COACH.worth(state, NOBODY, 0)
    assert {Hold(), Quit()} < {choice.move for choice in choices}
    assert choices[-1].move == Quit()
    for choice in choices:
        after = POKER_DICE_COACH.worth_of(state, choice.move, NOBODY, 0)
        assert choice.value + state.hands == pytest.approx(-after)
        assert choice.cost == pytest.approx(before - after, abs=2e-9)
        assert choice.cost >= 0


@pytest.mark.parametrize(
    ("dice", "move"), [((5, 5, 2, 5, 3), Reroll((5, 3))), ((2, 3, 4, 4, 5), Reroll((1, 2, 5)))]
)
@pytest.mark.parametrize("rolls_left", [1, 2])
@pytest.mark.parametrize("bankroll", [0, 110, 180])
def test_a_choice_is_worth_what_its_dice_lead_to_on_average(
    dice: Roll, move: Reroll, rolls_left: int, bankroll: int
) -> None:
    state = lying(dice, rolls_left, bankroll)
    average = sum(
        float(share) * POKER_DICE_COACH.worth(after, NOBODY, 0) for after, share in steps(state, move).items()
    )
    assert POKER_DICE_COACH.worth_of(state, move, NOBODY, 0) == pytest.approx(average, abs=1e-9)


@pytest.mark.parametrize("bankroll", [10, 100, 195])
def test_a_hand_is_worth_what_its_first_roll_leads_to_on_average(bankroll: int) -> None:
    state = PokerDiceState(dollars(bankroll), 4)
    average = sum(
        float(share) * POKER_DICE_COACH.worth(after, NOBODY, 0)
        for after, share in steps(state, PlayHand()).items()
    )
    assert POKER_DICE_COACH.worth_of(state, PlayHand(), NOBODY, 0) == pytest.approx(average, abs=1e-9)


def test_three_fives_are_kept_and_the_others_rolled_again(odds: PokerDiceOdds) -> None:
    choices = POKER_DICE_COACH.evaluate(lying((5, 5, 2, 5, 3)), NOBODY)
    assert [choice.move for choice in choices[:4]] == [Reroll((3, 5)), Reroll((5,)), Reroll((3,)), Hold()]
    hold = odds.weighed_from(dollars(120))
    assert choices[3].value == pytest.approx(hold)
    four, five, house = (odds.weighed_from(dollars(110 + pays)) for pays in (25, 35, 15))
    # Of 36 throws of two dice one makes five of a kind, ten four, and five another pair.
    assert choices[0].value == pytest.approx((five + 10 * four + 5 * house + 20 * hold) / 36)


def test_between_hands_a_hand_is_the_only_choice_but_for_quitting(odds: PokerDiceOdds) -> None:
    state = PokerDiceState(dollars(150), 12)
    hand, quits = POKER_DICE_COACH.evaluate(state, NOBODY)
    assert (hand.move, hand.cost, quits.move) == (PlayHand(), 0, Quit())
    assert hand.value == odds.weighed_from(dollars(150))
    assert POKER_DICE_COACH.decision(state, NOBODY).stake == 0


def test_a_game_that_is_over_has_no_choices() -> None:
    assert POKER_DICE_COACH.evaluate(PokerDiceState(dollars(205), 12), NOBODY) == ()


@pytest.mark.parametrize("bankroll", [10, 80, 195])
def test_who_quits_misses_the_award_as_who_goes_broke(bankroll: int) -> None:
    state = PokerDiceState(dollars(bankroll), 12)
    hand, quits = POKER_DICE_COACH.evaluate(state, NOBODY)
    assert (quits.value, quits.cost) == (100, pytest.approx(100 - hand.value))
    broke = POKER_DICE_COACH.worth(PokerDiceState(dollars(0), 12), NOBODY, 0)
    assert POKER_DICE_COACH.worth_of(state, Quit(), NOBODY, 0) == broke == -112


@pytest.mark.parametrize("rolls_left", [1, 2])
@pytest.mark.parametrize("bankroll", [0, 5, 50, 110, 185])
def test_a_hand_that_pays_more_is_never_bad_luck(rolls_left: int, bankroll: int) -> None:
    nothing, pair, five = (
        POKER_DICE_COACH.worth(lying(dice, rolls_left, bankroll), NOBODY, 0)
        for dice in ((1, 2, 3, 4, 6), (4, 4, 1, 2, 6), (4, 4, 4, 4, 4))
    )
    assert nothing < pair < five


def test_to_throw_five_of_a_kind_again_is_never_better_than_to_hold_it() -> None:
    for bankroll in range(0, 190, 5):
        best = POKER_DICE_COACH.evaluate(lying((4, 4, 4, 4, 4), 1, bankroll), NOBODY)[0]
        assert (best.move, best.cost) == (Hold(), 0), bankroll


def test_what_is_at_stake_is_what_the_worst_choice_of_dice_loses() -> None:
    state = lying((5, 5, 2, 5, 3))
    *dice, _ = POKER_DICE_COACH.evaluate(state, NOBODY)
    decision = POKER_DICE_COACH.decision(state, NOBODY)
    assert (decision.best, decision.stake) == (dice[0].move, dice[-1].cost)


def test_nothing_is_worked_out_before_the_first_question() -> None:
    asked = []

    def odds() -> PokerDiceOdds:
        asked.append(1)
        return solved()

    coach = PokerDiceCoach(odds)
    assert not asked
    coach.worth(PokerDiceState(), NOBODY, 0)
    assert asked


def test_beside_a_choice_stand_the_chance_of_the_award_and_the_mean_pay(odds: PokerDiceOdds) -> None:
    state = lying((5, 5, 2, 5, 3), bankroll=0)
    kept = POKER_DICE_COACH.outlook(state, Reroll((5, 3)))
    assert kept.award == odds.award_chance_within(dollars(0), state.dice, 1)
    assert kept.mean_pay == pytest.approx((35 + 10 * 25 + 5 * 15 + 20 * 10) / 36)
    assert POKER_DICE_COACH.outlook(state, Hold()).mean_pay == 10
    hand = POKER_DICE_COACH.outlook(PokerDiceState(), PlayHand())
    assert hand.award == odds.award_chance(dollars(100))
    assert hand.mean_pay == pytest.approx(float(odds.mean_pay))
    assert POKER_DICE_COACH.outlook(state, Quit()).award == 0


def test_a_hand_that_is_left_is_a_blunder() -> None:
    record = Record(POKER_DICE).with_play(PlayHand(), (5, 5, 2, 5, 3)).with_play(Quit(), ())
    left = review(record, POKER_DICE_COACH).moves[-1]
    assert (left.grade, left.best) == (Grade.BLUNDER, Reroll((3, 5)))


def test_to_quit_is_a_blunder_of_its_own_kind() -> None:
    record = Record(POKER_DICE).with_play(PlayHand(), (5, 5, 5, 5, 5)).with_play(Hold(), ())
    found = review(record.with_play(Quit(), ()), POKER_DICE_COACH)
    player, last = found.players[0], found.moves[-1]
    assert (last.grade, last.best, last.kind) == (Grade.BLUNDER, PlayHand(), QUITTING)
    assert (player.choices, player.decided, player.rating) == (2, 1, Rating.ADVENTUROUS)
    assert player.cost == pytest.approx(100 - solved().weighed_from(dollars(125)))


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("name", "least", "most"),
    [("sensible", 0.5, 2), ("holds whatever pays", 20, 200), ("never re-rolls", 5, 20)],
)
def test_a_sensible_player_makes_one_or_two_mistakes_a_game_and_others_many(
    name: str, least: float, most: float
) -> None:
    players = reviews_of(BEGINNERS[name], games=30)
    assert least < sum(player.decided for player in players) / len(players) < most


def test_play_by_the_best_moves_loses_nothing(poker_dice_game: Game) -> None:
    player = parse_player("perfect")
    record = Record(POKER_DICE)
    state = record.first_state()
    for number in range(40):
        move = player.choose(state)
        faces = tuple((number * place * place) % 6 + 1 for place in range(1, state.dice_for(move) + 1))
        record, state = record.with_play(move, faces), state.apply(move, faces).state
        if state.outcome() is not None:
            break
    assert review(record, POKER_DICE_COACH).players[0].cost == pytest.approx(0, abs=1e-8)


@pytest.mark.parametrize(
    ("dice", "move", "said"),
    [
        (
            (5, 5, 2, 5, 3),
            Reroll((3, 5)),
            "Keep 5 5 5: makes four of a kind or better 31% of the time and pays $15.56 on average.",
        ),
        (
            (5, 5, 2, 5, 3),
            Reroll((5,)),
            "Keep 2 5 5 5: makes a full house or better 33% of the time and pays $13.33 on average.",
        ),
        (
            (5, 5, 5, 5, 3),
            Reroll((5,)),
            "Keep 5 5 5 5: makes five of a kind 17% of the time and pays $26.67 on average.",
        ),
        (
            (2, 3, 4, 5, 5),
            Reroll((5,)),
            "Keep 2 3 4 5: makes a straight or better 33% of the time and pays $6.67 on average.",
        ),
        (
            (1, 2, 3, 4, 6),
            Reroll((1, 2, 3, 4, 5)),
            "Keep nothing: makes three of a kind or better 24% of the time and pays $4.41 on average.",
        ),
        ((1, 1, 2, 3, 6), Reroll((2,)), "Keep 1 2 3 6: cannot make a hand that pays."),
        ((5, 5, 2, 5, 3), Hold(), "Hold: three of a kind pays $10."),
        ((5, 5, 2, 1, 3), Hold(), "Hold: these dice pay nothing."),
        (
            (5, 5, 5, 5, 5),
            Hold(),
            "Hold: five of a kind pays $35, and no re-roll pays more on average.",
        ),
    ],
)
def test_why_a_choice_of_dice_is_worth_what_it_is(dice: Roll, move: Hold | Reroll, said: str) -> None:
    assert why(lying(dice), move) == said


def test_with_little_money_the_coach_says_how_often_the_award_comes_with_each_choice(
    odds: PokerDiceOdds,
) -> None:
    ten, fifteen, twenty_five, thirty_five = (
        odds.award_chance(dollars(bankroll)) for bankroll in (10, 15, 25, 35)
    )
    thrown = (thirty_five + 10 * twenty_five + 5 * fifteen + 20 * ten) / 36
    assert POKER_DICE_COACH.evaluate(lying((5, 5, 6, 6, 6), bankroll=0), NOBODY)[0].why == (
        f"Hold: wins the award {100 * fifteen:.1f}% of the time. “Keep 6 6 6” pays more on average "
        f"but wins it only {100 * thrown:.1f}% of the time."
    )


def test_near_the_award_the_coach_says_how_often_what_is_missing_comes() -> None:
    assert POKER_DICE_COACH.evaluate(lying((2, 3, 4, 4, 5), bankroll=180), NOBODY)[0].why == (
        "Keep 2 3 4 5: 33% of the time, it pays the $20 still needed for the award."
    )


def test_near_the_award_the_coach_says_how_many_hands_another_choice_takes(odds: PokerDiceOdds) -> None:
    state = lying((1, 1, 2, 2, 3), 2, bankroll=185)
    best, pair = (odds.hands_keeping(state.bankroll, state.dice, 2, kept) for kept in ((1, 1, 2, 2), (2, 2)))
    assert POKER_DICE_COACH.evaluate(state, NOBODY)[0].why == (
        f"Keep 1 1 2 2: {best:.3f} hands still to play on average. “Keep 1 1” pays more, "
        f"but takes {pair:.3f} hands."
    )


def test_a_choice_that_brings_what_is_missing_less_often_is_best_where_it_takes_fewer_hands(
    odds: PokerDiceOdds,
) -> None:
    # Three of a kind can become five, which would win at once; a full house that is held cannot.
    state = lying((1, 1, 1, 2, 2), bankroll=170)
    hold, three = (
        odds.hands_keeping(state.bankroll, state.dice, 1, kept) for kept in (state.dice, (1, 1, 1))
    )
    assert hold < three
    assert POKER_DICE_COACH.evaluate(state, NOBODY)[0].why == (
        f"Hold: {hold:.3f} hands still to play on average. “Keep 1 1 1” pays more, but takes {three:.3f} hands."
    )


def test_a_hand_that_wins_the_award_is_held() -> None:
    assert POKER_DICE_COACH.evaluate(lying((1, 1, 1, 1, 3), 2, bankroll=185), NOBODY)[0].why == (
        "Hold: four of a kind pays $25 and wins the Major Award."
    )


def test_why_to_play_and_why_not_to_quit() -> None:
    state = PokerDiceState()
    assert why(state, PlayHand()) == "Play a hand: it costs $10 and pays $13.94 on average."
    assert why(state, Quit()) == "Quit: the game ends without the Major Award."


MISSED = (
    "A game that misses the award can be short. So, when choices are compared, a penalty is added: 100 hands times "
    "the chance of missing the award. The other numbers here leave the penalty out."
)
FIVES = PokerDiceState(dollars(90), 1, 1, (5, 5, 2, 5, 3))


def working(state: PokerDiceState, move: Move) -> Working:
    """The working of a move."""
    found = POKER_DICE_COACH.working(state, move, NOBODY)
    assert found is not None
    return found


def some_hands() -> list[PokerDiceState]:
    """Hands with any dice and any bankroll, after the first roll or the second one."""
    luck = random.Random(7)
    hands = []
    for rolls in (1, 2):
        for _ in range(6):
            dice = tuple(luck.randint(1, 6) for _ in range(5))
            hands.append(PokerDiceState(dollars(5 * luck.randrange(38)), 1, rolls, dice))
    return hands


@pytest.mark.no_cover
@pytest.mark.parametrize("state", some_hands())
def test_the_hands_sum_up_to_those_still_to_play_after_each_choice(state: PokerDiceState) -> None:
    for evaluation in POKER_DICE_COACH.evaluate(state, NOBODY):
        found = working(state, evaluation.move)
        assert sum(part.share for part in found.parts) == 1
        exactly = sum(part.share * Fraction(part.value) for part in found.parts)
        outlook = POKER_DICE_COACH.outlook(state, evaluation.move)
        assert float(exactly) == pytest.approx(outlook.hands, abs=1e-9)
        assert outlook.hands + 100 * (1 - outlook.award) == pytest.approx(evaluation.value, abs=1e-9)
        assert (found.why, found.quantity) == (evaluation.why, HANDS)


@pytest.mark.parametrize("bankroll", [10, 55, 100, 195])
def test_a_hand_that_is_played_counts_too(bankroll: int) -> None:
    state = PokerDiceState(dollars(bankroll))
    for evaluation in POKER_DICE_COACH.evaluate(state, NOBODY):
        found = working(state, evaluation.move)
        assert found.value == pytest.approx(POKER_DICE_COACH.outlook(state, evaluation.move).hands, abs=1e-9)
    assert working(state, PlayHand()).notes == ("The number of hands includes the hand about to be played.",)


@pytest.mark.parametrize(("bankroll", "penalty"), [(5, (MISSED,)), (90, ())])
def test_a_second_re_roll_is_said_to_follow_best_play_and_a_penalty_is_named_where_it_counts(
    bankroll: int, penalty: tuple[str, ...]
) -> None:
    first, second = (
        working(PokerDiceState(dollars(bankroll), 1, rolls, (5, 5, 2, 5, 3)), Reroll((3,)))
        for rolls in (1, 2)
    )
    assert first.notes[0] == "The second re-roll is assumed to follow best play."
    assert (
        first.notes[1:]
        == second.notes
        == ("The number of hands does not include the hand in play.", *penalty)
    )


@pytest.mark.parametrize("bankroll", [10, 35, 100, 195])
def test_why_a_hand_is_played_says_what_its_table_pays_on_average(bankroll: int) -> None:
    found = working(PokerDiceState(dollars(bankroll)), PlayHand())
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
        found = working_of_pay(odds, hand_in_play(state, hold.keep))
        pays = odds.pay_keeping(state.bankroll, state.dice, 3 - state.rolls, hold.keep)
        assert float(found.value) == pytest.approx(pays)
        chances = odds.chances_keeping(state.bankroll, state.dice, 3 - state.rolls, hold.keep)
        assert {part.name: float(part.share) for part in found.parts} == pytest.approx(
            {_title(category.value): chance for category, chance in chances.items() if chance}
        )


def test_the_hands_sum_up_to_what_a_hand_pays_before_it_is_played() -> None:
    found = working_of_pay(solved(), hand_in_play(PokerDiceState(), ()))
    assert found.value == solved().mean_pay
    assert found.title == "Play a hand: pays $13.94 on average"


@pytest.mark.parametrize("state", [*some_hands(), PokerDiceState(), PokerDiceState(dollars(10))])
def test_the_hands_sum_up_to_the_chance_of_the_award(state: PokerDiceState) -> None:
    odds = solved()
    chance = (
        odds.award_chance_within(state.bankroll, state.dice, 3 - state.rolls)
        if state.in_hand
        else odds.award_chance(state.bankroll)
    )
    assert working_of_award(odds, state).value == pytest.approx(chance, abs=1e-11)


def test_what_is_worked_out_without_advice_names_no_dice_and_comes_to_the_same() -> None:
    odds = solved()
    award, hands = award_without_advice(odds, FIVES), hands_without_advice(odds, FIVES)
    left = 3 - FIVES.rolls
    assert award.value == pytest.approx(odds.award_chance_within(FIVES.bankroll, FIVES.dice, left))
    assert hands.value == pytest.approx(odds.hands_within(FIVES.bankroll, FIVES.dice, left))
    assert {str(found.title).split(":")[0] for found in (award, hands)} == {"Best play"}


def test_who_leaves_misses_the_award() -> None:
    found = working(PokerDiceState(), Quit())
    assert [(part.what, part.value) for part in found.parts] == [("the game ends without the award", 0)]
    assert (found.title, found.notes) == ("Quit: 0.00 hands still to play, 0.00% to reach $200", (MISSED,))


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
