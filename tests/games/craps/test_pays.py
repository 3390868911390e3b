"""What each bet pays, to the cent. Every game begins with $1,000."""

from collections.abc import Callable

from dicedesk.core.game import Event
from dicedesk.games.craps.rules import CrapsState
from dicedesk.games.craps.settling import BetWon, CommissionPaid

Play = Callable[..., tuple[CrapsState, tuple[Event, ...]]]

ON_4, ON_5, ON_6, ON_8, ON_9, ON_10 = (
    f"throw : {faces}" for faces in ("1 3", "1 4", "1 5", "2 6", "3 6", "4 6")
)
SEVEN, ELEVEN = "throw : 3 4", "throw : 5 6"
TWO, THREE, TWELVE = "throw : 1 1", "throw : 1 2", "throw : 6 6"

WINS = [
    # Line bets: 1:1.
    ("bet pass 10", [], SEVEN, "10.00"),
    ("bet pass 10", [], ELEVEN, "10.00"),
    ("bet dont-pass 10", [], THREE, "10.00"),
    ("bet come 10", [ON_4], SEVEN, "10.00"),
    ("bet dont-come 10", [ON_4], TWO, "10.00"),
    # Odds behind pass: 2:1, 3:2, 6:5.
    ("bet pass-odds 10", ["bet pass 5", ON_4], ON_4, "20.00"),
    ("bet pass-odds 10", ["bet pass 5", ON_5], ON_5, "15.00"),
    ("bet pass-odds 5", ["bet pass 5", ON_5], ON_5, "7.50"),
    ("bet pass-odds 10", ["bet pass 5", ON_6], ON_6, "12.00"),
    ("bet pass-odds 7", ["bet pass 5", ON_8], ON_8, "8.40"),
    ("bet pass-odds 10", ["bet pass 5", ON_9], ON_9, "15.00"),
    ("bet pass-odds 10", ["bet pass 5", ON_10], ON_10, "20.00"),
    # Odds against: 1:2, 2:3, 5:6, rounded down to the cent.
    ("bet dont-pass-odds 10", ["bet dont-pass 5", ON_4], SEVEN, "5.00"),
    ("bet dont-pass-odds 10", ["bet dont-pass 5", ON_5], SEVEN, "6.66"),
    ("bet dont-pass-odds 10", ["bet dont-pass 5", ON_6], SEVEN, "8.33"),
    ("bet dont-pass-odds 12", ["bet dont-pass 5", ON_8], SEVEN, "10.00"),
    ("bet dont-pass-odds 12", ["bet dont-pass 5", ON_9], SEVEN, "8.00"),
    ("bet dont-pass-odds 12", ["bet dont-pass 5", ON_10], SEVEN, "6.00"),
    # Odds behind come bets that have moved.
    ("bet come-odds-4 10", [ON_6, "bet come 5", ON_4], ON_4, "20.00"),
    ("bet come-odds-9 10", [ON_6, "bet come 5", ON_9], ON_9, "15.00"),
    ("bet come-odds-8 10", [ON_6, "bet come 5", ON_8], ON_8, "12.00"),
    ("bet dont-come-odds-10 10", [ON_6, "bet dont-come 5", ON_10], SEVEN, "5.00"),
    ("bet dont-come-odds-5 10", [ON_6, "bet dont-come 5", ON_5], SEVEN, "6.66"),
    ("bet dont-come-odds-8 10", [ON_6, "bet dont-come 5", ON_8], SEVEN, "8.33"),
    # Place: 9:5, 7:5, 7:6.
    ("bet place-4 5", [ON_6], ON_4, "9.00"),
    ("bet place-5 5", [ON_6], ON_5, "7.00"),
    ("bet place-6 12", [ON_8], ON_6, "14.00"),
    ("bet place-6 5", [ON_8], ON_6, "5.83"),
    ("bet place-8 6", [ON_6], ON_8, "7.00"),
    ("bet place-9 5", [ON_6], ON_9, "7.00"),
    ("bet place-10 5", [ON_6], ON_10, "9.00"),
    # Field: 1:1, 2 and 12 2:1.
    ("bet field 5", [ON_6], TWO, "10.00"),
    ("bet field 5", [ON_6], THREE, "5.00"),
    ("bet field 5", [ON_6], ON_4, "5.00"),
    ("bet field 5", [ON_6], ON_9, "5.00"),
    ("bet field 5", [ON_6], ON_10, "5.00"),
    ("bet field 5", [ON_6], ELEVEN, "5.00"),
    ("bet field 5", [ON_6], TWELVE, "10.00"),
    # One throw.
    ("bet any-craps 1", [ON_6], TWO, "7.00"),
    ("bet any-craps 1", [ON_6], THREE, "7.00"),
    ("bet any-craps 1", [ON_6], TWELVE, "7.00"),
    ("bet any-seven 1", [ON_6], SEVEN, "4.00"),
    ("bet two 1", [ON_6], TWO, "30.00"),
    ("bet twelve 1", [ON_6], TWELVE, "30.00"),
    ("bet three 1", [ON_6], THREE, "15.00"),
    ("bet eleven 1", [ON_6], ELEVEN, "15.00"),
    ("bet horn 4", [ON_6], TWO, "27.00"),
    ("bet horn 1", [ON_6], TWELVE, "6.75"),
    ("bet horn 4", [ON_6], THREE, "12.00"),
    ("bet horn 4", [ON_6], ELEVEN, "12.00"),
    # Hardways.
    ("bet hard-4 1", [ON_6], "throw : 2 2", "7.00"),
    ("bet hard-6 1", [ON_8], "throw : 3 3", "9.00"),
    ("bet hard-8 1", [ON_6], "throw : 4 4", "9.00"),
    ("bet hard-10 1", [ON_6], "throw : 5 5", "7.00"),
]

COMMISSIONS = [
    # the bet, the point, the throw that wins it, what it pays, and 5 % of the bet or of the possible win
    ("bet buy-4 20", ON_6, ON_4, "40.00", "1.00"),
    ("bet buy-5 20", ON_6, ON_5, "30.00", "1.00"),
    ("bet buy-6 25", ON_8, ON_6, "30.00", "1.25"),
    ("bet buy-8 1", ON_6, ON_8, "1.20", "0.05"),
    ("bet buy-9 7", ON_6, ON_9, "10.50", "0.35"),
    ("bet buy-10 100", ON_6, ON_10, "200.00", "5.00"),
    ("bet lay-4 40", ON_6, SEVEN, "20.00", "1.00"),
    ("bet lay-5 30", ON_6, SEVEN, "20.00", "1.00"),
    ("bet lay-5 10", ON_6, SEVEN, "6.66", "0.33"),
    ("bet lay-6 24", ON_8, SEVEN, "20.00", "1.00"),
    ("bet lay-8 7", ON_6, SEVEN, "5.83", "0.29"),
    ("bet lay-9 1", ON_6, SEVEN, "0.66", "0.03"),
    ("bet lay-10 3", ON_6, SEVEN, "1.50", "0.07"),
]


def pay_of(events: tuple[Event, ...], name: str) -> str:
    (won,) = (event for event in events if isinstance(event, BetWon) and event.name == name)
    return won.pays.to_text()


def commissions(events: tuple[Event, ...]) -> list[str]:
    return [event.amount.to_text() for event in events if isinstance(event, CommissionPaid)]


def test_a_bet_that_wins_pays_what_the_table_says(play: Play) -> None:
    paid = [
        (bet, before, throw, pay_of(play(*before, bet, throw)[1], bet.split()[1]))
        for bet, before, throw, _ in WINS
    ]
    assert paid == WINS


def test_buy_and_lay_bets_pay_true_odds_and_the_commission_when_they_are_made(play: Play) -> None:
    paid = []
    for bet, point, throw, *_ in COMMISSIONS:
        made, won = play(point, bet)[1], play(point, bet, throw)[1]
        paid.append((bet, point, throw, pay_of(won, bet.split()[1]), *commissions(made)))
        assert commissions(won) == [], bet
    assert paid == COMMISSIONS


def test_in_las_vegas_the_commission_is_paid_when_the_bet_wins(play: Play) -> None:
    paid = []
    for bet, point, throw, pays, _ in COMMISSIONS:
        made = play(point, bet, rules="preset=las-vegas")[1]
        won = play(point, bet, throw, rules="preset=las-vegas")[1]
        paid.append((bet, point, throw, pays, *commissions(won)))
        assert commissions(made) == [], bet
    assert paid == COMMISSIONS


def test_a_lost_buy_bet_costs_no_commission_in_las_vegas(play: Play) -> None:
    state, _ = play(ON_6, "bet buy-4 20", SEVEN, rules="preset=las-vegas")
    assert state.to_json()["bankroll"] == "980.00"


def test_in_las_vegas_the_field_pays_three_to_one_on_12(play: Play) -> None:
    _, events = play(ON_6, "bet field 5", TWELVE, rules="preset=las-vegas")
    assert pay_of(events, "field") == "15.00"


def test_in_las_vegas_the_field_pays_two_to_one_on_2(play: Play) -> None:
    _, events = play(ON_6, "bet field 5", TWO, rules="preset=las-vegas")
    assert pay_of(events, "field") == "10.00"


def test_a_win_brings_back_the_stake_too(play: Play) -> None:
    state, _ = play(ON_6, "bet buy-4 20", ON_4)
    assert state.to_json()["bankroll"] == "1039.00"


def test_two_bets_on_one_spot_are_paid_as_one(play: Play) -> None:
    _, events = play(ON_8, "bet place-6 3", "bet place-6 3", ON_6)
    assert pay_of(events, "place-6") == "7.00"
