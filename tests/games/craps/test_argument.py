"""How the coach of craps argues about a bet."""

from dataclasses import replace

from dicedesk.core.game import Played
from dicedesk.core.money import dollars
from dicedesk.games.craps.coach import CRAPS_COACH
from dicedesk.games.craps.game import CRAPS
from dicedesk.games.craps.rules import CrapsState, PlaceBet, Throw

VEGAS: CrapsState = CRAPS.new_state("preset=las-vegas")
ALONE = ("",)


def argued(state: CrapsState, bet: PlaceBet) -> list[str]:
    return [str(line) for line in CRAPS_COACH.argument(state, bet, ALONE)]


def test_the_next_roll_wins_and_loses_with_these_totals() -> None:
    assert argued(VEGAS, PlaceBet("pass", 5))[0] == (
        "The next roll wins with 7, 11 and loses with 2, 3, 12; any other total decides nothing."
    )


def test_where_a_total_does_not_tell_ways_are_counted() -> None:
    on = VEGAS.apply(PlaceBet("pass", 5)).state.apply(Throw(), (3, 3)).state
    # One way makes a hard 4; two make an easy one, six a 7.
    assert (
        argued(on, PlaceBet("hard-4", 5))[0]
        == "The next roll has 1 of 36 ways to win this bet, and 8 to lose it."
    )
    assert (
        argued(VEGAS, PlaceBet("field", 5))[0]
        == "The next roll has 16 of 36 ways to win this bet, and 20 to lose it."
    )


def test_the_cheapest_line_bet_stands_beside_a_bet() -> None:
    told = argued(VEGAS, PlaceBet("field", 5))[1]
    assert told.startswith("Line bets lose as well; the cheapest of them is Don't pass.")
    on = VEGAS.apply(PlaceBet("pass", 5)).state.apply(Throw(), (3, 3)).state
    told = argued(on, PlaceBet("field", 5))[1]
    assert told.startswith("The cheapest line bet is Pass odds. Odds bets pay true odds.")


def test_without_a_line_bet_that_can_be_made_none_is_named() -> None:
    poor = replace(VEGAS, bankroll=dollars(2))
    assert len(argued(poor, PlaceBet("field", 1))) == 1


def test_a_roll_that_paid_can_cost_more_than_it_paid() -> None:
    state = VEGAS.apply(PlaceBet("field", 1)).state.apply(PlaceBet("pass", 500)).state
    faces = (2, 2)
    told = CRAPS_COACH.luck_note(Played(state, Throw(), faces, state.apply(Throw(), faces)), ALONE)
    assert str(told) == "The roll paid $2, but what lay on the table lost more by it."
    lost = (3, 3)
    assert CRAPS_COACH.luck_note(Played(state, Throw(), lost, state.apply(Throw(), lost)), ALONE) is None
    bet = PlaceBet("field", 1)
    assert CRAPS_COACH.luck_note(Played(state, bet, (), state.apply(bet)), ALONE) is None
