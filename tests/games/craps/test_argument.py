"""How the coach of craps argues about a bet."""

from dataclasses import replace

from dicedesk.core.game import Played
from dicedesk.core.money import Cents, dollars
from dicedesk.games.craps.coach import CRAPS_COACH
from dicedesk.games.craps.rules import CRAPS, CrapsState, PlaceBet, Throw

VEGAS: CrapsState = CRAPS.new_state("preset=las-vegas")
ALONE = ("",)


def argued(state: CrapsState, bet: PlaceBet) -> list[str]:
    return [str(line) for line in CRAPS_COACH.argument(state, bet, ALONE)]


def test_the_next_roll_wins_and_loses_with_these_totals() -> None:
    assert argued(VEGAS, PlaceBet("pass", 5))[0] == (
        "The next roll wins on 7, 11 and loses on 2, 3, 12; any other total decides nothing."
    )


def test_a_bet_that_is_off_waits_for_another_roll() -> None:
    told = argued(VEGAS, PlaceBet("place-5", 5))[0]
    assert told == "This bet is off: the next roll cannot win or lose it."


def test_where_a_total_does_not_tell_ways_are_counted() -> None:
    on = VEGAS.apply(PlaceBet("pass", 5)).state.apply(Throw(), (3, 3)).state
    # One way makes a hard 4; two make an easy one, six a 7.
    assert (
        argued(on, PlaceBet("hard-4", 5))[0]
        == "The next roll wins in 1 of 36 ways and loses in 8. Any other roll decides nothing."
    )
    assert argued(VEGAS, PlaceBet("field", 5))[0] == "The next roll wins in 16 of 36 ways and loses in 20."


def test_the_cheapest_line_bet_stands_beside_a_bet() -> None:
    told = argued(VEGAS, PlaceBet("field", 5))[1]
    assert told.startswith(
        "Of the pass, come, don't and odds bets available now, the cheapest is Don't pass."
    )
    on = VEGAS.apply(PlaceBet("pass", 5)).state.apply(Throw(), (3, 3)).state
    told = argued(on, PlaceBet("field", 5))[1]
    assert told.startswith(
        "Of the pass, come, don't and odds bets available now, the cheapest is Pass odds. Odds bets pay true odds."
    )


def test_without_a_line_bet_that_can_be_made_none_is_named() -> None:
    poor = replace(VEGAS, bankroll=dollars(2))
    assert len(argued(poor, PlaceBet("field", 1))) == 1


def test_a_roll_that_won_says_so_where_the_other_bets_lost_more() -> None:
    state = VEGAS.apply(PlaceBet("field", 1)).state.apply(PlaceBet("pass", 500)).state
    faces = (1, 1)
    told = CRAPS_COACH.luck_note(Played(state, Throw(), faces, state.apply(Throw(), faces)), ALONE)
    assert str(told) == "The roll paid $2, but other bets lost $500."
    lost = (3, 3)
    assert CRAPS_COACH.luck_note(Played(state, Throw(), lost, state.apply(Throw(), lost)), ALONE) is None
    bet = PlaceBet("field", 1)
    assert CRAPS_COACH.luck_note(Played(state, bet, (), state.apply(bet)), ALONE) is None


def test_the_commission_is_taken_off_what_a_roll_won() -> None:
    state = VEGAS.apply(PlaceBet("pass", 5)).state.apply(Throw(), (3, 3)).state
    state = state.apply(PlaceBet("buy-4", 20)).state.apply(PlaceBet("come", 500)).state
    state = state.apply(PlaceBet("field", 100)).state.apply(PlaceBet("lay-4", 100)).state
    faces = (2, 2)
    told = CRAPS_COACH.luck_note(Played(state, Throw(), faces, state.apply(Throw(), faces)), ALONE)
    # The field wins $100 and buy 4 $40 less $1; lay 4 loses $100.
    assert told is None
    state = state.apply(PlaceBet("lay-4", 100)).state
    told = CRAPS_COACH.luck_note(Played(state, Throw(), faces, state.apply(Throw(), faces)), ALONE)
    assert str(told) == "The roll paid $139, but other bets lost $200."


def test_a_push_is_told_where_ways_are_counted() -> None:
    assert argued(VEGAS, PlaceBet("world", 5))[0] == (
        "The next roll wins in 6 of 36 ways, loses in 24 and pushes in 6."
    )


def test_the_bar_of_dont_pass_and_dont_come_is_told() -> None:
    first = CRAPS.new_state("")
    told = argued(first, PlaceBet("dont-pass", 5))[0]
    assert told == (
        "The next roll wins on 2, 3, loses on 7, 11 and pushes on 12; any other total decides nothing."
    )
    on = first.apply(PlaceBet("pass", 5)).state.apply(Throw(), (4, 4)).state
    assert argued(on, PlaceBet("dont-come", 5))[0] == told


def test_a_bet_that_is_returned_has_not_won() -> None:
    state = CRAPS.new_state("").apply(PlaceBet("dont-pass", 10)).state
    faces = (6, 6)
    step = state.apply(Throw(), faces)
    assert Cents(step.state.bankroll - state.bankroll) == 1000
    assert CRAPS_COACH.luck_note(Played(state, Throw(), faces, step), ALONE) is None
