"""Computer players of Poker Dice: what they keep, and how often they reach the award."""

from collections import Counter

import pytest

from dicedesk.core.dice import Roll
from dicedesk.core.errors import NotationError
from dicedesk.core.money import Cents, dollars
from dicedesk.core.rollers import SeededDice
from dicedesk.games.poker_dice.odds import PokerDiceOdds, solve
from dicedesk.games.poker_dice.players import (
    PAR,
    PLAYERS,
    PokerDicePlayer,
    beaten_share,
    hands_of,
    parse_player,
    player_plan,
    player_title,
    poker_dice_opponents,
    solved,
)
from dicedesk.games.poker_dice.rules import PAYS, Hold, PlayHand, PokerDiceMove, PokerDiceState, Reroll
from tests import slow_solver as oracle


@pytest.fixture(scope="module")
def odds() -> PokerDiceOdds:
    """The chances, worked out once."""
    return solve()


def never_solved() -> PokerDiceOdds:
    """For players that need no chances."""
    raise AssertionError("these players need no chances")


def player(name: str) -> PokerDicePlayer:
    return parse_player(name, never_solved)


def moves(name: str, *hands: Roll) -> list[PokerDiceMove]:
    """What a player does with these dice after the first roll."""
    return [player(name).choose(PokerDiceState(dollars(90), 1, 1, dice)) for dice in hands]


def pays_of(name: str) -> dict[Cents, float]:
    """What a hand pays under a player whom the bankroll does not matter, each amount with its chance."""
    lying: Counter[PokerDiceState] = Counter()
    pays: Counter[Cents] = Counter()
    for state, share in oracle.steps(PokerDiceState(dollars(10)), PlayHand()).items():
        lying[PokerDiceState(state.bankroll, 1, 1, tuple(sorted(state.dice)))] += float(share)
    while lying:
        coming: Counter[PokerDiceState] = Counter()
        for state, chance in lying.items():
            for after, share in oracle.steps(state, player(name).choose(state)).items():
                if after.in_hand:
                    after = PokerDiceState(after.bankroll, 1, after.rolls, tuple(sorted(after.dice)))
                    coming[after] += chance * float(share)
                else:
                    pays[after.bankroll] += chance * float(share)
        lying = coming
    return pays


def award_chance(name: str) -> float:
    """How often the player turns $100 into $200, to 1e-15, by following every bankroll until next to none is left."""
    pays, bankrolls, awards = pays_of(name), {dollars(100): 1.0}, 0.0
    while sum(bankrolls.values()) > 1e-15:
        coming: Counter[Cents] = Counter()
        for bankroll, chance in bankrolls.items():
            for amount, share in pays.items():
                left = Cents(bankroll - dollars(10) + amount)
                if left >= dollars(200):
                    awards += chance * share
                elif left >= dollars(10):
                    coming[left] += chance * share
        bankrolls = coming
    return awards


@pytest.mark.parametrize("name", ["sensible", "stand-on-pay", "careless"])
def test_a_player_plays_hand_after_hand(name: str) -> None:
    assert player(name).choose(PokerDiceState()) == PlayHand()


def test_the_careless_player_never_re_rolls() -> None:
    assert moves("careless", (1, 2, 3, 4, 6), (5, 5, 5, 5, 5)) == [Hold(), Hold()]


def test_who_stands_on_any_pay_holds_two_pair() -> None:
    assert moves("stand-on-pay", (1, 1, 2, 2, 6)) == [Hold()]


def test_who_stands_on_any_pay_keeps_a_pair_or_the_highest_die() -> None:
    assert moves("stand-on-pay", (6, 2, 1, 2, 3), (1, 2, 6, 3, 4)) == [
        Reroll((1, 3, 5)),
        Reroll((1, 2, 4, 5)),
    ]


def test_the_sensible_player_keeps_what_is_alike() -> None:
    assert moves("sensible", (6, 2, 1, 2, 3), (4, 1, 4, 1, 6), (5, 5, 2, 5, 3), (2, 2, 2, 2, 5)) == [
        Reroll((1, 3, 5)),
        Reroll((5,)),
        Reroll((3, 5)),
        Reroll((5,)),
    ]


def test_the_sensible_player_holds_a_straight_a_full_house_and_five_of_a_kind() -> None:
    assert moves("sensible", (1, 2, 3, 4, 5), (3, 3, 6, 6, 3), (4, 4, 4, 4, 4)) == [Hold()] * 3


def test_where_nothing_is_alike_the_sensible_player_keeps_the_highest_die() -> None:
    assert moves("sensible", (1, 2, 6, 3, 4)) == [Reroll((1, 2, 4, 5))]


def test_the_perfect_player_takes_the_best_hold(odds: PokerDiceOdds) -> None:
    perfect = parse_player("perfect", lambda: odds)
    state = PokerDiceState(dollars(180), 9, 2, (2, 3, 4, 4, 5))
    assert perfect.choose(state) == odds.best_weighed(dollars(180), (2, 3, 4, 4, 5), 1).move == Reroll((4,))


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("name", "chance", "error"),
    [("careless", 6e-9, 5e-10), ("stand-on-pay", 0.028, 5e-4)],
)
def test_players_reach_the_award_as_often_as_was_measured(name: str, chance: float, error: float) -> None:
    assert award_chance(name) == pytest.approx(chance, abs=error)


@pytest.mark.no_cover
def test_the_sensible_player_is_nearly_as_safe_as_can_be(odds: PokerDiceOdds) -> None:
    assert 0.9999 < award_chance("sensible") < odds.greatest_award_chance(dollars(100))


@pytest.mark.parametrize("name", PLAYERS)
def test_a_player_plays_a_game_to_its_end(name: str, odds: PokerDiceOdds) -> None:
    state, roller, seat = PokerDiceState(), SeededDice(3).roller(0), parse_player(name, lambda: odds)
    while state.outcome() is None:
        move = seat.choose(state)
        state = state.apply(move, roller.roll(state.dice_for(move))).state
    assert state.legal_moves() == ()


def test_every_player_has_a_title_and_a_plan_of_its_own() -> None:
    assert len({player_title(name) for name in PLAYERS}) == len(PLAYERS)
    assert len({player_plan(name) for name in PLAYERS}) == len(PLAYERS)


def test_the_perfect_player_works_the_chances_out_where_nobody_has(odds: PokerDiceOdds) -> None:
    assert solved().hands_to_award == odds.hands_to_award


def test_a_name_that_nobody_has_is_told_with_those_that_there_are() -> None:
    sentence = "there is no player “lucky”; choose from: sensible, perfect, stand-on-pay, careless"
    with pytest.raises(NotationError, match=sentence):
        player("lucky")
    with pytest.raises(NotationError, match=sentence):
        player_title("lucky")
    with pytest.raises(NotationError, match=sentence):
        player_plan("lucky")


def hands_a_game(name: str) -> float:
    """How many hands the player plays on average from $100 to the award or to nothing."""
    pays, bankrolls, hands = pays_of(name), {dollars(100): 1.0}, 0.0
    while sum(bankrolls.values()) > 1e-15:
        hands += sum(bankrolls.values())
        coming: Counter[Cents] = Counter()
        for bankroll, chance in bankrolls.items():
            for amount, share in pays.items():
                left = Cents(bankroll - dollars(10) + amount)
                if dollars(10) <= left < dollars(200):
                    coming[left] += chance * share
        bankrolls = coming
    return hands


@pytest.mark.long
@pytest.mark.parametrize("name", ["sensible", "stand-on-pay", "careless"])
def test_how_many_hands_a_player_needs_for_an_award(name: str) -> None:
    assert hands_of(name) == pytest.approx(hands_a_game(name) / award_chance(name), rel=1e-6)


def test_how_many_hands_the_perfect_player_needs(odds: PokerDiceOdds) -> None:
    assert hands_of("perfect") == pytest.approx(
        odds.hands_to_award / odds.award_chance(dollars(100)), rel=1e-6
    )


def awards_within(odds: PokerDiceOdds, hands: float) -> float:
    """The chance that best play reaches the award in fewer hands than these."""
    bankrolls, awards, played = {dollars(100): 1.0}, 0.0, 1
    while played < hands and sum(bankrolls.values()) > 1e-15:
        coming: Counter[Cents] = Counter()
        for bankroll, chance in bankrolls.items():
            for category, share in odds.chances_from(bankroll).items():
                left = Cents(bankroll - dollars(10) + PAYS[category])
                if left >= dollars(200):
                    awards += chance * share
                elif left >= dollars(10):
                    coming[left] += chance * share
        bankrolls, played = coming, played + 1
    return awards


@pytest.mark.parametrize("name", PLAYERS)
def test_how_often_best_play_needs_fewer_hands_than_a_player(name: str, odds: PokerDiceOdds) -> None:
    assert beaten_share(name) == pytest.approx(awards_within(odds, hands_of(name)), abs=1e-9)


def test_par_is_what_best_play_needs_in_whole_hands(odds: PokerDiceOdds) -> None:
    assert abs(odds.hands_to_award - PAR) < 0.5


def test_the_ladder_of_poker_dice_goes_by_hands() -> None:
    told = {rung.name: rung.strength for rung in poker_dice_opponents()}
    assert told == {
        "careless": "Best play beats it in more than 99 of 100 games. It almost never reaches the Major Award.",
        "stand-on-pay": "Best play beats it in more than 99 of 100 games. It needs 4,620 hands on average.",
        "sensible": "Best play beats it in 70 of 100 games. It needs 31 hands on average.",
        "perfect": "Best play beats it in 58 of 100 games. It needs 26 hands on average.",
    }
    assert list(told) == ["careless", "stand-on-pay", "sensible", "perfect"]
