"""The coach of craps: what it says of each move, in dollars."""

from dataclasses import replace
from fractions import Fraction

import pytest

from dicedesk.coach.evaluation import Evaluation, Unit
from dicedesk.core.game import Move
from dicedesk.core.money import dollars
from dicedesk.core.words import percent
from dicedesk.games.craps.coach import CRAPS_COACH, CrapsCoach
from dicedesk.games.craps.coach_fates import fate_of
from dicedesk.games.craps.coach_reasons import reason_to_bet
from dicedesk.games.craps.coach_throws import BetPosition, Settlement
from dicedesk.games.craps.game import CRAPS
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS
from dicedesk.games.craps.rules import CrapsState, Leave, PlaceBet, TakeDown, Throw, TurnBets, TurnOdds
from dicedesk.games.hog.rules import RollDice
from tests.games.craps.random_tables import random_tables

CASINO = CrapsState.opened(LAS_VEGAS)
TEN = CrapsCoach(stake=10)


def played(*moves: str, rules: str = "preset=las-vegas won-place=stays lay-on-come-out=off") -> CrapsState:
    """The table after these moves, written as in a record."""
    state = CRAPS.new_state(rules)
    for text in moves:
        move, _, faces = text.partition(" : ")
        state = state.apply(CRAPS.parse_move(move), tuple(map(int, faces.split()))).state
    return state


def said_of(state: CrapsState, move: Move, coach: CrapsCoach = TEN) -> Evaluation:
    """What the coach says of one of the moves on the table."""
    return next(each for each in coach.evaluate(state, ("",)) if each.move == move)


def test_it_weighs_in_dollars() -> None:
    assert CRAPS_COACH.unit is Unit.DOLLARS
    assert CRAPS_COACH.players is None


def test_ten_dollars_on_pass_cost_14_cents() -> None:
    said = said_of(CASINO, PlaceBet("pass", 10))
    assert (said.value, said.loss) == (Fraction(-14, 99), Fraction(14, 99))


def test_every_move_on_the_table_is_weighed_and_the_best_comes_first() -> None:
    state = played("bet pass 10", "throw : 2 4", "bet place-8 12")
    said = CRAPS_COACH.evaluate(state, ("",))
    assert {each.move for each in said} == set(state.legal_moves())
    assert [each.value for each in said] == sorted((each.value for each in said), reverse=True)
    assert said[0].move == TakeDown("place-8")


@pytest.mark.no_cover
def test_what_a_move_brings_is_the_difference_that_it_makes_to_the_table() -> None:
    for state in random_tables(range(40)):
        for each in CRAPS_COACH.evaluate(state, ("",)):
            before, after = (
                CRAPS_COACH.worth(state, ("",), 0),
                CRAPS_COACH.worth_of(state, each.move, ("",), 0),
            )
            assert each.value == after - before
            assert each.loss == before - after


def test_a_game_that_is_over_has_no_moves_to_weigh() -> None:
    assert CRAPS_COACH.evaluate(CASINO.apply(Leave()).state, ("",)) == ()


def test_bets_are_weighed_at_the_stake_where_the_table_takes_it() -> None:
    state = replace(CASINO, bankroll=dollars(20))
    made = {
        each.move for each in CrapsCoach(stake=15).evaluate(state, ("",)) if isinstance(each.move, PlaceBet)
    }
    assert PlaceBet("pass", 15) in made
    dear = {
        each.move for each in CrapsCoach(stake=21).evaluate(state, ("",)) if isinstance(each.move, PlaceBet)
    }
    assert PlaceBet("pass", 5) in dear


def test_hog_moves_are_none_of_craps() -> None:
    with pytest.raises(TypeError, match="Craps has no move"):
        CRAPS_COACH.worth_of(CASINO, RollDice(3), ("",), 0)


@pytest.mark.parametrize(
    ("move", "why"),
    [
        (
            PlaceBet("place-6", 10),
            "This bet is off on this come-out roll. A 7 loses this bet (6 of 36 ways); the 6 wins it (5). A "
            "bet of $10 costs $0.15 on average each time it is decided.",
        ),
        (
            PlaceBet("lay-4", 10),
            "This bet is off on this come-out roll. A 7 wins this bet (6 of 36 ways); the 4 loses it (3). A "
            "bet of $10 costs $0.17 on average each time it is decided.",
        ),
        (
            PlaceBet("hard-8", 10),
            "This bet is off on this come-out roll. This bet wins in 1 of 36 ways and loses in 10. A bet of "
            "$10 costs $0.91 on average each time it is decided.",
        ),
        (
            PlaceBet("pass", 10),
            "This bet wins 49.3% of the time and loses 50.7%. A bet of $10 costs $0.14 on average each time "
            "it is decided.",
        ),
        (Throw(), "The roll itself costs nothing: you pay for bets when you make them."),
        (Leave(), "This changes nothing on average."),
    ],
)
def test_it_says_why(move: Move, why: str) -> None:
    assert said_of(CASINO, move).why == why


def test_what_a_bet_on_a_number_does_is_said_of_the_position_in_which_it_lies() -> None:
    """On the come-out of Building Skills a 5 only gives come 5 back; 7 and 5 are thrown in 6 and 4 ways of 36."""
    on_come_out = BetPosition(BUILDING_SKILLS, "come-5", None)
    fate = fate_of(on_come_out)
    won, lost, pushed = (
        percent(fate.chance(end), digits=1) for end in (Settlement.WON, Settlement.LOST, Settlement.PUSHED)
    )
    said = reason_to_bet(on_come_out, dollars(10), Fraction(0))
    assert said.startswith(f"This bet wins {won} of the time, loses {lost} and pushes {pushed}.")
    assert fate.chance(Settlement.PUSHED) > Fraction(4, 36)
    in_casino = reason_to_bet(BetPosition(LAS_VEGAS, "come-5", None), dollars(10), Fraction(0))
    assert in_casino.startswith("This bet wins 40.0% of the time and loses 60.0%.")


def test_odds_that_are_off_are_said_to_be_off() -> None:
    said = reason_to_bet(BetPosition(LAS_VEGAS, "come-odds-5", None), dollars(10), Fraction(0))
    assert said.startswith("This bet is off on this come-out roll. Odds bets pay true odds.")
    on = reason_to_bet(BetPosition(LAS_VEGAS, "come-odds-5", None, odds_on=True), dollars(10), Fraction(0))
    assert on.startswith("Odds bets pay true odds.")


def test_odds_that_do_not_pay_by_the_true_chances_are_not_said_to() -> None:
    """In Building Skills odds against a number that becomes the point come back, where they would lose."""
    said = reason_to_bet(BetPosition(BUILDING_SKILLS, "dont-come-odds-5", 6), dollars(10), Fraction(-55))
    assert said.startswith("This bet wins 60.0% of the time, loses ")


def test_odds_cost_nothing_and_it_says_so() -> None:
    said = said_of(played("bet pass 10", "throw : 2 4"), PlaceBet("pass-odds", 10))
    assert said.loss == 0
    assert said.why == "Odds bets pay true odds. A bet of $10 costs nothing on average."


def test_a_bet_that_gains_is_said_to_gain() -> None:
    state = played("throw : 2 4", rules="dont-come-12=wins come-on-point=wins")
    said = said_of(state, PlaceBet("dont-come", 10))
    assert (said.value > 0, said.loss) == (True, -said.value)
    assert said.why.endswith("A bet of $10 gains $0.14 on average each time it is decided.")


def test_taking_a_bet_down_that_costs_saves_that() -> None:
    said = said_of(played("bet field 10"), TakeDown("field"))
    assert said.why == "This bet would still cost $0.28 on average: taking it down saves that."
    assert (said.value, said.loss) == (Fraction(10, 36), Fraction(-10, 36))


def test_taking_a_bet_down_that_has_become_good_gives_that_away() -> None:
    said = said_of(played("bet dont-pass 10", "throw : 2 2"), TakeDown("dont-pass"))
    assert said.why == "This bet is worth $3.33 more than its chips: taking it down costs you that."
    assert said.loss == Fraction(10, 3)


def test_taking_odds_down_changes_nothing() -> None:
    said = said_of(played("bet pass 10", "throw : 2 4", "bet pass-odds 10"), TakeDown("pass-odds"))
    assert said.why == "This bet is worth exactly its chips: taking it down changes nothing on average."


def test_turning_come_odds_on_costs_where_their_number_only_brings_them_back() -> None:
    state = played("throw : 2 4", "bet come 10", "throw : 4 4", "bet come-odds-8 10", rules="")
    said = said_of(state, TurnOdds(on=True))
    assert said.loss > 0
    assert said.why == f"This costs ${float(said.loss):.2f} on average."
    assert said_of(state.apply(TurnOdds(on=True)).state, TurnOdds(on=False)).why.startswith("This saves $")


@pytest.mark.parametrize(
    ("moves", "move", "weight"),
    [
        ((), PlaceBet("pass", 10), 10),
        (("throw : 2 4",), PlaceBet("place-8", 12), 22),
        (("bet field 10",), TakeDown("field"), 10),
        (("bet field 10", "bet pass 5"), Leave(), 15),
        (("bet field 10", "bet hard-6 5"), TurnBets(on=True), 5),
        (("throw : 2 4", "bet come 10", "throw : 4 4", "bet come-odds-8 20"), TurnOdds(on=True), 20),
        (("bet field 10",), Throw(), 0),
    ],
)
def test_a_loss_is_graded_by_the_dollars_that_the_move_is_about(
    moves: tuple[str, ...], move: Move, weight: int
) -> None:
    assert CRAPS_COACH.weight(played(*moves), move) == weight


def test_the_commission_is_a_part_of_the_dollars_that_are_put_down() -> None:
    state = replace(CrapsState.opened(BUILDING_SKILLS), point=6)
    assert CRAPS_COACH.weight(state, PlaceBet("buy-4", 20)) == 21
