"""Poker Dice's chances: the known numbers, and slow answers found over the State interface."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations, combinations_with_replacement
from math import sqrt
from statistics import mean, stdev

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from dicedesk.core.dice import Roll
from dicedesk.core.errors import NotationError
from dicedesk.core.money import Cents, dollars
from dicedesk.core.rollers import SeededDice
from dicedesk.games.poker_dice.hands import lay_out
from dicedesk.games.poker_dice.odds import PokerDiceOdds, odds_by, solve
from dicedesk.games.poker_dice.rules import (
    PAYS,
    Category,
    Hold,
    PlayHand,
    PokerDiceEnding,
    PokerDiceState,
    Reroll,
    score_hand,
)
from dicedesk.games.poker_dice.solver import (
    QUICKEST_WITH_RESTARTS,
    START,
    best_play,
    greatest_award_chances,
)
from tests import slow_solver as oracle

HANDS = list(combinations_with_replacement(range(1, 7), 5))
BANKROLLS = [dollars(bankroll) for bankroll in range(10, 200, 5)]
DICE = st.tuples(*[st.integers(1, 6)] * 5)


@dataclass
class SlowHand:
    """One hand, worked out from the steps of its states alone; `pay` is the worth of a hand that is scored."""

    pay: Callable[[Roll], Fraction]
    steps: Mapping[Roll, Mapping[Roll, Fraction]]
    known: dict[tuple[Roll, int], Fraction] = field(default_factory=dict)

    def lying(self, dice: Roll, left: int) -> Fraction:
        """The best that these dice are worth."""
        key = (dice, left)
        if key not in self.known:
            sizes = range(5) if left else ()
            again = {keep for size in sizes for keep in combinations(dice, size)}
            self.known[key] = max([self.pay(dice), *(self.keeping(keep, left) for keep in again)])
        return self.known[key]

    def keeping(self, keep: Roll, left: int) -> Fraction:
        """What it is worth to throw all other dice again."""
        worths = (share * self.lying(after, left - 1) for after, share in self.steps[keep].items())
        return sum(worths, start=Fraction(0))


class RoughHand:
    """The same in floating point for all hands at once, since it is asked of many bankrolls."""

    def __init__(self, steps: Mapping[Roll, Mapping[Roll, Fraction]]) -> None:
        places = {hand: place for place, hand in enumerate(HANDS)}
        keeps = {keep: place for place, keep in enumerate(steps)}
        self.shares = np.zeros((len(steps), len(HANDS)))
        for keep, after in steps.items():
            for hand, share in after.items():
                self.shares[keeps[keep], places[hand]] = float(share)
        self.choices = np.zeros((len(HANDS), len(steps)), bool)
        for hand in HANDS:
            for keep in (keep for size in range(5) for keep in combinations(hand, size)):
                self.choices[places[hand], keeps[keep]] = True
        self.nothing = keeps[()]

    def lying(self, pay: Callable[[Roll], float], left: int) -> NDArray[np.float64]:
        """The best that each hand is worth; `pay` is the worth of a hand that is scored."""
        pays = np.array([pay(hand) for hand in HANDS])
        best = pays
        for _ in range(left):
            best = np.maximum(pays, np.where(self.choices, self.shares @ best, -np.inf).max(axis=1))
        return best

    def worth(self, pay: Callable[[Roll], float]) -> float:
        """The best that a hand is worth before its first roll."""
        return float((self.shares @ self.lying(pay, 2))[self.nothing])


def steps_of(keep: Roll) -> dict[Roll, Fraction]:
    """The hands, sorted, that the state after the first roll leads to when all but these dice are thrown again."""
    state = PokerDiceState(bankroll=dollars(0), hands=1, rolls=1, dice=(*keep, *[1] * (5 - len(keep))))
    found: dict[Roll, Fraction] = {}
    for after, share in oracle.steps(state, Reroll(tuple(range(len(keep) + 1, 6)))).items():
        hand = tuple(sorted(after.dice))
        found[hand] = found.get(hand, Fraction(0)) + share
    return found


@pytest.fixture(scope="module")
def odds() -> PokerDiceOdds:
    """The chances, worked out once."""
    return solve()


@pytest.fixture(scope="module")
def steps() -> dict[Roll, dict[Roll, Fraction]]:
    """What each choice of dice can become, by every sequence of faces."""
    keeps = (keep for size in range(5) for keep in combinations_with_replacement(range(1, 7), size))
    return {keep: steps_of(keep) for keep in keeps}


@pytest.fixture(scope="module")
def rough(steps: dict[Roll, dict[Roll, Fraction]]) -> RoughHand:
    """One hand in floating point, for many bankrolls."""
    return RoughHand(steps)


@pytest.fixture(scope="module")
def slow(steps: dict[Roll, dict[Roll, Fraction]]) -> SlowHand:
    """Play for the most expected pay, in dollars."""
    return SlowHand(lambda dice: Fraction(score_hand(dice).pays, 100), steps)


def test_a_hand_pays_13172665_in_944784_dollars_on_average(odds: PokerDiceOdds) -> None:
    assert odds.mean_pay == Fraction(13172665, 944784)


@pytest.mark.no_cover
def test_the_mean_pay_of_a_hand_is_what_the_slow_solver_finds(odds: PokerDiceOdds, slow: SlowHand) -> None:
    assert odds.mean_pay == slow.keeping((), 3)


@pytest.mark.no_cover
@pytest.mark.parametrize("left", [0, 1, 2])
def test_the_best_hold_of_every_hand_pays_what_the_slow_solver_finds(
    left: int, odds: PokerDiceOdds, slow: SlowHand
) -> None:
    assert [odds.holds(hand, left)[0].mean_pay for hand in HANDS] == [
        slow.lying(hand, left) for hand in HANDS
    ]


@pytest.mark.no_cover
@pytest.mark.parametrize("dice", [(5, 5, 2, 5, 3), (1, 2, 3, 4, 6), (6, 6, 1, 1, 1), (2, 3, 4, 5, 6)])
def test_with_one_roll_left_every_hold_pays_what_its_moves_lead_to(dice: Roll, odds: PokerDiceOdds) -> None:
    state = PokerDiceState(bankroll=dollars(0), hands=1, rolls=2, dice=dice)
    for hold in odds.holds(dice, 1):
        slow = sum(share * after.bankroll for after, share in oracle.steps(state, hold.move).items())
        assert hold.mean_pay == slow / 100


@pytest.mark.no_cover
@pytest.mark.parametrize("dice", [(5, 5, 2, 5, 3), (1, 1, 2, 2, 6), (4, 2, 6, 1, 3)])
def test_with_two_rolls_left_every_hold_pays_what_the_slow_solver_finds(
    dice: Roll, odds: PokerDiceOdds, slow: SlowHand
) -> None:
    for hold in odds.holds(dice, 2):
        keep = tuple(sorted(hold.keep))
        assert hold.mean_pay == (slow.keeping(keep, 2) if hold.reroll else slow.pay(dice))


@given(dice=DICE, left=st.integers(0, 2))
def test_holds_come_best_first_and_each_is_different(dice: Roll, left: int, odds: PokerDiceOdds) -> None:
    holds = odds.holds(dice, left)
    pays, keeps = [hold.mean_pay for hold in holds], {tuple(sorted(hold.keep)) for hold in holds}
    choices = {tuple(sorted(keep)) for size in range(6) for keep in combinations(dice, size)}
    assert pays == sorted(pays, reverse=True)
    assert len(holds) == len(keeps)
    assert keeps == (choices if left else {tuple(sorted(dice))})


@given(dice=DICE, left=st.integers(1, 2))
def test_what_a_hold_keeps_are_the_dice_that_it_does_not_throw_again(
    dice: Roll, left: int, odds: PokerDiceOdds
) -> None:
    for hold in odds.holds(dice, left):
        assert hold.keep == tuple(face for place, face in enumerate(dice, 1) if place not in hold.reroll)


def test_a_hold_that_keeps_everything_is_the_move_hold(odds: PokerDiceOdds) -> None:
    assert odds.holds((5, 5, 5, 5, 5), 2)[0].move == Hold()


def test_a_hold_that_keeps_less_throws_the_others_again(odds: PokerDiceOdds) -> None:
    assert odds.holds((5, 5, 2, 5, 3), 1)[0].move == Reroll((3, 5))


def test_of_equal_holds_the_one_that_keeps_the_most_dice_comes_first(odds: PokerDiceOdds) -> None:
    holds = odds.holds((3, 3, 3, 1, 2), 1)
    equal = [hold.keep for hold in holds if hold.mean_pay == holds[1].mean_pay]
    assert equal == [(3, 3, 3, 1), (3, 3, 3, 2)]


def test_the_dice_that_are_kept_lie_at_the_lowest_positions(odds: PokerDiceOdds) -> None:
    pair = next(hold for hold in odds.holds((4, 2, 4, 4, 6), 1) if hold.keep == (4, 4))
    assert pair.reroll == (2, 4, 5)


def test_three_fives_with_one_roll_left_become_each_category_with_its_chance(odds: PokerDiceOdds) -> None:
    chances = odds.category_chances((5, 5, 2, 5, 3), 1, (5, 5, 5))
    assert {category: chance for category, chance in chances.items() if chance} == {
        Category.FIVE_OF_A_KIND: Fraction(1, 36),
        Category.FOUR_OF_A_KIND: Fraction(10, 36),
        Category.FULL_HOUSE: Fraction(5, 36),
        Category.THREE_OF_A_KIND: Fraction(20, 36),
    }


@given(dice=DICE, left=st.integers(0, 2))
def test_dice_that_are_all_kept_are_what_they_are(dice: Roll, left: int, odds: PokerDiceOdds) -> None:
    chances = odds.category_chances(dice, left, dice)
    assert chances[score_hand(dice).category] == 1
    assert sum(chances.values()) == 1


@given(dice=DICE, left=st.integers(0, 2))
def test_the_chances_of_the_categories_pay_what_the_hold_pays(
    dice: Roll, left: int, odds: PokerDiceOdds
) -> None:
    for hold in odds.holds(dice, left):
        chances = odds.category_chances(dice, left, hold.keep)
        assert sum(chances.values()) == 1
        assert sum(chance * PAYS[category] for category, chance in chances.items()) / 100 == hold.mean_pay


def test_with_two_rolls_left_the_chances_are_those_of_the_best_holds_to_come(
    odds: PokerDiceOdds, steps: dict[Roll, dict[Roll, Fraction]]
) -> None:
    slow = dict.fromkeys(Category, Fraction(0))
    for after, share in steps[(4, 4)].items():
        best = odds.holds(after, 1)[0]
        for category, chance in odds.category_chances(after, 1, best.keep).items():
            slow[category] += share * chance
    assert odds.category_chances((4, 1, 4, 2, 6), 2, (4, 4)) == slow


def next_worth(cost: Callable[[Cents], float], bankroll: Cents) -> Callable[[Roll], float]:
    """What a scored hand is worth; `bankroll` is the bankroll before the ante."""

    def pay(dice: Roll) -> float:
        return -cost(Cents(bankroll - dollars(10) + score_hand(dice).pays))

    return pay


def test_no_play_has_fewer_hands_where_a_missed_award_counts_100(
    odds: PokerDiceOdds, rough: RoughHand
) -> None:
    # The equation of the best play, whose only solution the expected numbers of weighted hands are.
    best = {bankroll: 1 - rough.worth(next_worth(odds.weighed_from, bankroll)) for bankroll in BANKROLLS}
    assert {bankroll: odds.weighed_from(bankroll) for bankroll in BANKROLLS} == pytest.approx(best, abs=1e-9)


def test_a_game_that_is_over_counts_nothing_with_the_award_and_100_hands_without_it(
    odds: PokerDiceOdds,
) -> None:
    assert [odds.weighed_from(dollars(bankroll)) for bankroll in (0, 5, 200, 215)] == [100, 100, 0, 0]


@pytest.mark.parametrize("bankroll", BANKROLLS)
def test_weighed_hands_are_those_that_are_played_and_100_for_each_missed_award(
    bankroll: Cents, odds: PokerDiceOdds
) -> None:
    """By what a hand leads to on average: the chances of the next bankrolls, and one hand."""
    shares = odds.chances_from(bankroll)
    after = {Cents(bankroll - dollars(10) + PAYS[category]): 0.0 for category in shares}
    for category, share in shares.items():
        after[Cents(bankroll - dollars(10) + PAYS[category])] += share
    assert sum(shares.values()) == pytest.approx(1)
    award = sum(share * odds.award_chance(left) for left, share in after.items())
    hands = 1 + sum(share * odds.hands_from(left) for left, share in after.items())
    assert odds.award_chance(bankroll) == pytest.approx(award, abs=1e-12)
    assert odds.hands_from(bankroll) == pytest.approx(hands, abs=1e-8)
    assert odds.weighed_from(bankroll) == pytest.approx(hands + 100 * (1 - award), abs=1e-8)


def test_no_play_is_safer_from_any_bankroll(odds: PokerDiceOdds, rough: RoughHand) -> None:
    def missed(left: Cents) -> float:
        return -odds.greatest_award_chance(left)

    safest = {bankroll: rough.worth(next_worth(missed, bankroll)) for bankroll in BANKROLLS}
    assert {bankroll: odds.greatest_award_chance(bankroll) for bankroll in BANKROLLS} == pytest.approx(
        safest, abs=1e-12
    )


def test_best_play_gives_up_less_than_a_quarter_of_a_point_of_the_chance_of_the_award(
    odds: PokerDiceOdds,
) -> None:
    given_up = {
        bankroll: odds.greatest_award_chance(bankroll) - odds.award_chance(bankroll) for bankroll in BANKROLLS
    }
    assert {bankroll: chance for bankroll, chance in given_up.items() if not 0 <= chance < 0.0025} == {}


@pytest.mark.parametrize("left", [1, 2])
def test_five_of_a_kind_and_a_straight_are_held_with_any_bankroll(left: int, odds: PokerDiceOdds) -> None:
    hands = [
        hand for hand in HANDS if score_hand(hand).category in (Category.FIVE_OF_A_KIND, Category.STRAIGHT)
    ]
    assert len(hands) == 8
    for bankroll in range(0, 190, 5):
        assert {odds.best_weighed(dollars(bankroll), hand, left).move for hand in hands} == {Hold()}


@pytest.mark.parametrize("hands", [1, 2, 20])
def test_no_play_reaches_the_award_more_often_within_so_many_hands(hands: int, rough: RoughHand) -> None:
    *_, before, chances = greatest_award_chances(lay_out(), hands)

    def missed(left: Cents) -> float:
        return -float(before[BANKROLLS.index(left)]) if left in BANKROLLS else -float(left >= dollars(200))

    worths = [rough.worth(next_worth(missed, bankroll)) for bankroll in BANKROLLS]
    assert chances == pytest.approx(worths, abs=1e-12)


def test_without_a_hand_no_award_is_reached_and_with_many_it_is_that_of_the_safest_play(
    odds: PokerDiceOdds,
) -> None:
    none, *_, most = greatest_award_chances(lay_out(), 300)
    assert none == pytest.approx(np.zeros(len(BANKROLLS)))
    assert most == pytest.approx([odds.greatest_award_chance(bankroll) for bankroll in BANKROLLS], abs=1e-6)


@pytest.mark.parametrize("left", [0, 1, 2])
def test_the_best_holds_take_the_hands_that_the_slow_solver_finds(
    left: int, odds: PokerDiceOdds, rough: RoughHand
) -> None:
    slow = rough.lying(next_worth(odds.weighed_from, dollars(190)), left)
    for hand, worth in list(zip(HANDS, slow, strict=True))[::7]:
        hands = [hold.hands for hold in odds.weighed_holds(dollars(180), hand, left)]
        assert hands[0] == pytest.approx(-worth, abs=1e-9)
        assert hands == pytest.approx(sorted(hands), abs=1e-9)


@pytest.mark.parametrize("bankroll", [0, 110, 185])
def test_the_chances_of_kept_dice_are_those_of_the_best_holds_to_come(
    bankroll: int, odds: PokerDiceOdds, steps: dict[Roll, dict[Roll, Fraction]]
) -> None:
    slow = dict.fromkeys(Category, 0.0)
    for after, share in steps[(4, 4)].items():
        best = odds.best_weighed(dollars(bankroll), after, 1)
        for last, chance in steps[tuple(sorted(best.keep))].items() if best.reroll else [(after, 1)]:
            slow[score_hand(last).category] += float(share * chance)
    found = odds.chances_keeping(dollars(bankroll), (4, 1, 4, 2, 6), 2, (4, 4))
    assert found == pytest.approx(slow, abs=1e-12)
    assert odds.pay_keeping(dollars(bankroll), (4, 1, 4, 2, 6), 2, (4, 4)) == pytest.approx(
        sum(chance * PAYS[category] / 100 for category, chance in slow.items())
    )


def test_a_hand_pays_most_on_average_where_neither_the_award_nor_the_ante_is_near(
    odds: PokerDiceOdds,
) -> None:
    assert odds.pay_from(dollars(100)) == pytest.approx(float(odds.mean_pay))


def test_best_play_takes_26_38_hands_from_100_dollars(odds: PokerDiceOdds) -> None:
    assert odds.hands_to_award == pytest.approx(26.38, abs=0.005)


def test_the_safest_play_goes_broke_four_times_in_a_million_games(odds: PokerDiceOdds) -> None:
    assert odds.greatest_award_chance(dollars(100)) == pytest.approx(0.999996, abs=5e-7)


def test_the_quickest_play_with_restarts_takes_26_34_hands() -> None:
    assert best_play(lay_out(), QUICKEST_WITH_RESTARTS).between[START] == pytest.approx(26.34, abs=0.005)


@pytest.mark.no_cover
@pytest.mark.parametrize("start", [20, 100])
def test_games_that_are_played_best_count_as_many_hands_on_average(start: int, odds: PokerDiceOdds) -> None:
    roller = SeededDice(2026).roller(0)
    best: dict[tuple[Cents, Roll, int], Hold | Reroll] = {}
    counts = []
    for _ in range(300):
        state = PokerDiceState(dollars(start))
        while (outcome := state.outcome()) is None:
            dice = tuple(sorted(state.dice))
            state = PokerDiceState(state.bankroll, state.hands, state.rolls, dice)
            key = (state.bankroll, dice, 3 - state.rolls)
            if state.in_hand and key not in best:
                best[key] = odds.best_weighed(*key).move
            move = best[key] if state.in_hand else PlayHand()
            state = state.apply(move, roller.roll(state.dice_for(move))).state
        counts.append(state.hands + (0 if outcome.ending is PokerDiceEnding.AWARD else 100))
    error = stdev(counts) / sqrt(len(counts))
    assert mean(counts) == pytest.approx(odds.weighed_from(dollars(start)), abs=4 * error)


def test_an_award_that_is_won_takes_no_more_hands(odds: PokerDiceOdds) -> None:
    assert (odds.hands_from(dollars(200)), odds.award_chance(dollars(215))) == (0, 1)


def test_who_is_broke_has_missed_the_award_and_plays_no_more(odds: PokerDiceOdds) -> None:
    assert (odds.award_chance(dollars(5)), odds.greatest_award_chance(dollars(5))) == (0, 0)
    assert odds.hands_from(dollars(5)) == 0


def test_near_the_award_the_fewest_hands_are_had_with_another_hold_than_the_most_pay(
    odds: PokerDiceOdds,
) -> None:
    # $20 are missing: a straight is enough, and two dice make one more often than 4 4 becomes more.
    dice = (2, 3, 4, 4, 5)
    assert odds.holds(dice, 1)[0].keep == (4, 4)
    assert odds.best_weighed(dollars(180), dice, 1).keep == (2, 3, 4, 5)


@pytest.mark.parametrize("left", [-1, 3, True])
def test_rolls_that_cannot_be_left_are_refused(left: int, odds: PokerDiceOdds) -> None:
    with pytest.raises(ValueError, match="Rolls left must be 0, 1 or 2, not"):
        odds.holds((1, 2, 3, 4, 5), left)


@pytest.mark.parametrize("dice", [(1, 2, 3, 4), (1, 2, 3, 4, 7)])
def test_dice_that_are_no_hand_are_refused(dice: Roll, odds: PokerDiceOdds) -> None:
    with pytest.raises(ValueError, match="A hand is five faces from 1 to 6"):
        odds.holds(dice, 1)


@pytest.mark.parametrize(("left", "kept"), [(1, (6,)), (1, (5, 5, 5, 5)), (0, (5, 5, 5))])
def test_dice_that_do_not_lie_there_or_must_be_scored_cannot_be_kept(
    left: int, kept: Roll, odds: PokerDiceOdds
) -> None:
    with pytest.raises(ValueError, match="cannot keep"):
        odds.category_chances((5, 5, 2, 5, 3), left, kept)


@pytest.mark.parametrize("bankroll", [Cents(-500), Cents(1234)])
def test_a_bankroll_that_no_game_leads_to_has_no_chances(bankroll: Cents, odds: PokerDiceOdds) -> None:
    with pytest.raises(ValueError, match=r"A bankroll must be a multiple of \$5, not"):
        odds.award_chance(bankroll)


def test_a_bankroll_that_no_hand_is_played_with_has_no_holds(odds: PokerDiceOdds) -> None:
    with pytest.raises(
        ValueError, match=r"Within a hand, the bankroll must be \$0 to \$185 in steps of \$5, not \$190."
    ):
        odds.best_weighed(dollars(190), (1, 2, 3, 4, 5), 1)


def test_the_chances_are_those_of_the_rules_that_a_record_names() -> None:
    assert odds_by("").hands_to_award == solve().hands_to_award
    with pytest.raises(NotationError):
        odds_by("goal=100")


@given(dice=DICE, left=st.integers(0, 2), bankroll=st.sampled_from(range(0, 19_000, 500)))
def test_a_hand_takes_the_hands_of_its_best_hold(
    dice: Roll, left: int, bankroll: int, odds: PokerDiceOdds
) -> None:
    holds = odds.weighed_holds(Cents(bankroll), dice, left)
    kept = [odds.weighed_keeping(Cents(bankroll), dice, left, hold.keep) for hold in holds]
    assert kept == [hold.hands for hold in holds]
    assert odds.weighed_within(Cents(bankroll), dice, left) == pytest.approx(min(kept), abs=1e-9)


@given(dice=DICE, left=st.integers(0, 2), bankroll=st.sampled_from(range(0, 19_000, 500)))
def test_what_is_kept_leads_to_its_hands_by_the_chances_of_the_categories(
    dice: Roll, left: int, bankroll: int, odds: PokerDiceOdds
) -> None:
    for hold in odds.weighed_holds(Cents(bankroll), dice, left):
        chances = odds.chances_keeping(Cents(bankroll), dice, left, hold.keep[::-1])
        hands = sum(
            chance * odds.weighed_from(Cents(bankroll + PAYS[category]))
            for category, chance in chances.items()
        )
        assert hold.hands == pytest.approx(hands, abs=1e-7)


@given(dice=DICE, left=st.integers(0, 2), bankroll=st.sampled_from(range(0, 19_000, 500)))
def test_a_hand_has_the_chance_of_the_award_of_its_best_hold(
    dice: Roll, left: int, bankroll: int, odds: PokerDiceOdds
) -> None:
    best = odds.weighed_holds(Cents(bankroll), dice, left)[0].keep
    chance = odds.award_chance_keeping(Cents(bankroll), dice, left, best)
    assert odds.award_chance_within(Cents(bankroll), dice, left) == chance


def test_three_fives_become_four_or_five_of_a_kind_in_11_of_36_rolls(odds: PokerDiceOdds) -> None:
    chances = odds.chances_keeping(dollars(110), (5, 5, 2, 5, 3), 1, (5, 5, 5))
    four_or_five = chances[Category.FOUR_OF_A_KIND] + chances[Category.FIVE_OF_A_KIND]
    assert four_or_five == pytest.approx(11 / 36)


@pytest.mark.parametrize("bankroll", range(0, 190, 5))
def test_no_dice_are_so_bad_that_leaving_is_better(bankroll: int, odds: PokerDiceOdds) -> None:
    missed = 100 + 1e-9
    assert missed >= odds.weighed_from(dollars(bankroll))
    for hand in HANDS[::5]:
        assert missed >= max(odds.weighed_within(dollars(bankroll), hand, rolls) for rolls in (0, 1, 2))
