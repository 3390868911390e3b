"""The bets that only casinos take, and those that a casino takes at any time: when, what they pay, when they work."""

from collections.abc import Callable

import pytest

from dicedesk.core.game import Event
from dicedesk.core.money import dollars
from dicedesk.games.craps.bets import CASINO_BETS, POINTS
from dicedesk.games.craps.rules import CrapsState, Leave, PlaceBet, Throw, TurnBets, TurnOdds
from dicedesk.games.craps.settling import BetLost, BetStayedUp, BetsTurned, BetWon, CommissionPaid

Play = Callable[..., tuple[CrapsState, tuple[Event, ...]]]

CASINO = "preset=las-vegas"
ON_4, ON_6, ON_8 = "throw : 1 3", "throw : 1 5", "throw : 2 6"
SEVEN, ELEVEN, TWO, THREE, TWELVE = (f"throw : {faces}" for faces in ("3 4", "5 6", "1 1", "1 2", "6 6"))
ON_NUMBERS = [f"{kind}-{number}" for kind in ("place", "buy", "lay", "place-lose") for number in POINTS]

WINS = [
    # Place to lose: 5:11, 5:8, 4:5.
    ("bet place-lose-4 11", SEVEN, "5.00"),
    ("bet place-lose-5 8", SEVEN, "5.00"),
    ("bet place-lose-6 5", SEVEN, "4.00"),
    ("bet place-lose-8 5", SEVEN, "4.00"),
    ("bet place-lose-9 8", SEVEN, "5.00"),
    ("bet place-lose-10 11", SEVEN, "5.00"),
    ("bet big-6 5", ON_6, "5.00"),
    ("bet big-8 5", ON_8, "5.00"),
    ("bet c-and-e 2", TWO, "6.00"),
    ("bet c-and-e 2", THREE, "6.00"),
    ("bet c-and-e 2", TWELVE, "6.00"),
    ("bet c-and-e 2", ELEVEN, "14.00"),
    ("bet world 5", TWO, "26.00"),
    ("bet world 5", TWELVE, "26.00"),
    ("bet world 5", THREE, "11.00"),
    ("bet world 5", ELEVEN, "11.00"),
    ("bet world 1", TWO, "5.20"),
    ("bet hop-5-2 1", "throw : 5 2", "15.00"),
    ("bet hop-5-2 1", "throw : 2 5", "15.00"),
    ("bet hop-4-4 1", "throw : 4 4", "30.00"),
]


def pays_in(events: tuple[Event, ...], name: str) -> list[str]:
    return [event.pays.to_text() for event in events if isinstance(event, BetWon) and event.name == name]


def test_a_bet_of_casinos_pays_what_the_table_says(play: Play) -> None:
    paid = [
        (bet, throw, *pays_in(play("throw : 4 5", bet, throw, rules=CASINO)[1], bet.split()[1]))
        for bet, throw, _ in WINS
    ]
    assert paid == WINS


def test_a_world_bet_comes_back_on_a_seven(play: Play) -> None:
    state, _ = play("bet world 5", SEVEN, rules=CASINO)
    assert (state.bankroll, state.bets) == (dollars(1_000), ())


def test_the_bets_of_casinos_are_taken_at_any_time(play: Play) -> None:
    states = [play(rules=CASINO)[0], play(ON_6, rules=CASINO)[0]]
    refused = [(name, state.refusal(PlaceBet(name, 5))) for name in CASINO_BETS for state in states]
    assert [each for each in refused if each[1] is not None] == []


def test_building_skills_does_not_take_the_bets_of_casinos(play: Play) -> None:
    state = play(ON_6)[0]
    said = {name: str(state.refusal(PlaceBet(name, 5))) for name in CASINO_BETS}
    assert {name: why for name, why in said.items() if not why.startswith("The house does not take ")} == {}


def test_numbers_can_be_bet_before_a_point_and_on_it(play: Play) -> None:
    states = [play(rules=CASINO)[0], play(ON_6, rules=CASINO)[0], play(ON_8, rules=CASINO)[0]]
    refused = [(name, state.refusal(PlaceBet(name, 5))) for name in ON_NUMBERS for state in states]
    assert [each for each in refused if each[1] is not None] == []


@pytest.mark.parametrize("name", ["c-and-e", "world", "hop-3-2"])
def test_one_throw_bets_need_a_point_where_propositions_do(play: Play, name: str) -> None:
    state, _ = play(rules="casino-bets=yes")
    assert "needs a point" in str(state.refusal(PlaceBet(name, 5)))


@pytest.mark.parametrize("name", ["place-lose-6", "big-6"])
def test_bets_on_numbers_need_a_point_where_place_bets_do(play: Play, name: str) -> None:
    state, _ = play(rules="casino-bets=yes")
    assert "needs a point" in str(state.refusal(PlaceBet(name, 5)))


@pytest.mark.parametrize("throw", [ON_6, SEVEN])
@pytest.mark.parametrize("name", ["place-6", "buy-6", "lay-6", "place-lose-6", "hard-6"])
def test_what_is_bet_before_a_point_is_off_until_there_is_one(play: Play, name: str, throw: str) -> None:
    state, _ = play(f"bet {name} 30", throw, rules=CASINO)
    assert [(bet.name, bet.amount) for bet in state.bets] == [(name, dollars(30))]


@pytest.mark.parametrize(
    ("name", "throw", "won"),
    [
        ("place-6", ON_6, True),
        ("place-6", SEVEN, False),
        ("buy-6", ON_6, True),
        ("buy-6", SEVEN, False),
        ("lay-6", SEVEN, True),
        ("lay-6", ON_6, False),
        ("place-lose-6", SEVEN, True),
        ("place-lose-6", ON_6, False),
        ("hard-6", "throw : 3 3", True),
        ("hard-6", ON_6, False),
    ],
)
def test_bets_that_are_told_to_work_work_on_the_come_out(
    play: Play, name: str, throw: str, *, won: bool
) -> None:
    _, events = play(f"bet {name} 30", "work on", throw, rules=CASINO)
    decided = [type(event) for event in events if isinstance(event, BetWon | BetLost)]
    assert decided == [BetWon if won else BetLost]


def test_bets_that_are_told_to_rest_again_are_off_again(play: Play) -> None:
    state, events = play("bet place-6 6", "work on", "work off", rules=CASINO)
    assert (events, state.bets_on) == ((BetsTurned(False),), False)
    assert state.apply(Throw(), (3, 4)).state.bets == state.bets


def test_bets_that_work_keep_working_from_throw_to_throw(play: Play) -> None:
    state, _ = play("work on", ON_6, SEVEN, "bet place-6 6", rules=CASINO)
    assert state.bets_on
    assert state.apply(Throw(), (3, 4)).state.bets == ()


def test_come_odds_are_told_to_work_by_themselves(play: Play) -> None:
    lines = [ON_4, "bet come 5", ON_6, "bet come-odds-6 10", ON_4, "work on", SEVEN]
    assert play(*lines, rules=CASINO)[0].bankroll == dollars(995)


def test_the_menu_turns_bets_where_some_rest(play: Play) -> None:
    menus = [play(rules=rules)[0].legal_moves()[-3:] for rules in (CASINO, "lay-on-come-out=off")]
    assert menus == [(TurnOdds(on=True), TurnBets(on=True), Leave())] * 2


def test_where_no_bet_is_off_none_is_told_to_work(play: Play) -> None:
    state, _ = play()
    assert state.refusal(TurnBets(on=True)) == "Under these rules, only come odds can be off on the come-out."
    assert TurnBets(on=True) not in state.legal_moves()


def test_big_bets_work_on_the_come_out(play: Play) -> None:
    assert play("bet big-8 5", SEVEN, rules=CASINO)[1][-1] == BetLost("big-8", dollars(5))


def test_a_house_can_let_hardways_work_while_place_bets_rest(play: Play) -> None:
    state, _ = play(
        "bet hard-6 5", "bet place-6 6", SEVEN, rules="preset=las-vegas hardways-on-come-out=working"
    )
    assert [bet.name for bet in state.bets] == ["place-6"]


def test_a_place_bet_that_wins_stays_up(play: Play) -> None:
    state, events = play(ON_4, "bet place-6 12", ON_6, rules=CASINO)
    assert events[1:] == (
        BetWon("place-6", dollars(12), dollars(14)),
        BetStayedUp("place-6", dollars(12)),
    )
    assert (state.bankroll, state.on_table) == (dollars(1_002), dollars(12))


def test_other_bets_that_win_come_back_where_place_bets_stay(play: Play) -> None:
    lines = [ON_4, "bet buy-6 10", "bet big-6 5", "bet hard-6 1", "throw : 3 3"]
    assert play(*lines, rules=CASINO)[0].bets == ()


def test_a_place_bet_that_stays_up_wins_again_until_a_seven_takes_it(play: Play) -> None:
    state, events = play(ON_4, "bet place-6 6", ON_6, ON_6, SEVEN, rules=CASINO)
    assert events[-1] == BetLost("place-6", dollars(6))
    assert state.bankroll == dollars(1_008)


@pytest.mark.parametrize(("throw", "pays"), [(TWO, "15.00"), (TWELVE, "10.00")])
def test_a_house_can_pay_the_field_three_on_2_and_two_on_12(play: Play, throw: str, pays: str) -> None:
    _, events = play("bet field 5", throw, rules="preset=las-vegas field-2=3 field-12=2")
    assert pays_in(events, "field") == [pays]


def test_a_bet_on_the_point_pays_its_commission_when_it_wins(play: Play) -> None:
    _, events = play(ON_6, "bet buy-6 10", ON_6, rules=CASINO)
    assert CommissionPaid("buy-6", dollars(1) // 2) in events
