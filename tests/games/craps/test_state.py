"""Craps as it is played: bets that come and go, come bets that travel, the end, and the money."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.errors import BadRollError
from dicedesk.core.game import DiceRolled, Event, Outcome
from dicedesk.core.money import Cents, dollars
from dicedesk.games.craps.bets import NAMES, POINTS, Bet, kind_named, stranded_odds
from dicedesk.games.craps.house import LAS_VEGAS
from dicedesk.games.craps.rules import (
    CrapsEnding,
    CrapsMove,
    CrapsState,
    Leave,
    PlaceBet,
    TakeDown,
    Throw,
    TurnOdds,
    first_state,
    parse_line,
)
from dicedesk.games.craps.settling import (
    BetLost,
    BetMoved,
    BetPlaced,
    BetPushed,
    BetTakenDown,
    BetWon,
    CommissionPaid,
    CrapsThrown,
    NaturalThrown,
    OddsReturned,
    OddsTurned,
    PointEstablished,
    PointMade,
    SevenOut,
    TableLeft,
    WentBroke,
)
from dicedesk.games.hog.rules import RollDice

Play = Callable[..., tuple[CrapsState, tuple[Event, ...]]]

ON_4, ON_6, ON_8 = "throw : 1 3", "throw : 1 5", "throw : 2 6"
SEVEN, ELEVEN, THREE, TWELVE = "throw : 3 4", "throw : 5 6", "throw : 1 2", "throw : 6 6"


def bets(state: CrapsState) -> dict[str, str]:
    return {bet["name"]: bet["amount"] for bet in state.to_json()["bets"]}


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ([SEVEN], NaturalThrown(7)),
        ([ELEVEN], NaturalThrown(11)),
        ([TWELVE], CrapsThrown(12)),
        ([ON_4], PointEstablished(4)),
        ([ON_4, ON_4], PointMade(4)),
        ([ON_4, SEVEN], SevenOut(4)),
    ],
)
def test_a_throw_that_changes_the_game_is_told(play: Play, lines: list[str], told: Event) -> None:
    assert play(*lines)[1][1:] == (told,)


@pytest.mark.parametrize("throw", [ON_6, ELEVEN, THREE, TWELVE])
def test_a_throw_that_changes_nothing_is_told_by_its_dice_alone(play: Play, throw: str) -> None:
    faces = tuple(map(int, throw.split()[2:]))
    assert play(ON_4, throw)[1] == (DiceRolled(0, faces),)


@pytest.mark.parametrize(
    ("lines", "point"),
    [([], None), ([ON_4], 4), ([ON_4, ON_6], 4), ([ON_4, ON_4], None), ([ON_4, SEVEN], None)],
)
def test_the_point_goes_on_and_off(play: Play, lines: list[str], point: int | None) -> None:
    assert play(*lines)[0].to_json()["point"] == point


def test_a_bet_is_taken_from_the_bankroll(play: Play) -> None:
    state, events = play("bet pass 10", "bet pass 15")
    assert events == (BetPlaced("pass", dollars(15), dollars(25)),)
    assert state.to_json() == {
        "point": None,
        "bankroll": "975.00",
        "bets": [{"name": "pass", "amount": "25.00"}],
    }


def test_a_come_bet_travels_to_its_number(play: Play) -> None:
    state, events = play(ON_4, "bet come 10", ON_6)
    assert events[1:] == (BetMoved("come", "come-6", dollars(10)),)
    assert bets(state) == {"come-6": "10.00"}


def test_a_come_bet_wins_on_its_number_before_the_next_one_travels_there(play: Play) -> None:
    state, events = play(ON_4, "bet come 10", ON_6, "bet come 5", "bet come-odds-6 10", ON_6)
    assert events[1:] == (
        BetWon("come-6", dollars(10), dollars(10)),
        BetWon("come-odds-6", dollars(10), dollars(12)),
        BetMoved("come", "come-6", dollars(5)),
    )
    assert bets(state) == {"come-6": "5.00"}


def test_a_come_bet_travels_to_the_point_that_was_made(play: Play) -> None:
    state, _ = play("bet pass 5", ON_6, "bet come 10", "bet dont-come 10", ON_6)
    assert bets(state) == {"come-6": "10.00", "dont-come-6": "10.00"}


def test_other_come_bets_stay_when_the_point_is_made(play: Play) -> None:
    state, _ = play(ON_6, "bet come 10", ON_8, ON_6)
    assert bets(state) == {"come-8": "10.00"}


def test_on_a_come_out_seven_the_resting_odds_come_back(play: Play) -> None:
    _, events = play(ON_6, "bet come 10", ON_8, "bet come-odds-8 20", ON_6, SEVEN)
    assert events[2:] == (BetLost("come-8", dollars(10)), OddsReturned("come-odds-8", dollars(20)))


def test_odds_that_are_on_are_lost_with_a_come_out_seven(play: Play) -> None:
    _, events = play(ON_6, "bet come 10", ON_8, "bet come-odds-8 20", ON_6, "odds on", SEVEN)
    assert events[2:] == (BetLost("come-8", dollars(10)), BetLost("come-odds-8", dollars(20)))


def test_odds_rest_again_once_they_are_off(play: Play) -> None:
    _, events = play(ON_6, "bet come 10", ON_8, "bet come-odds-8 20", ON_6, "odds on", "odds off", SEVEN)
    assert events[3] == OddsReturned("come-odds-8", dollars(20))


def test_turning_the_odds_is_told(play: Play) -> None:
    assert (play("odds on")[1], play("odds on", "odds off")[1]) == ((OddsTurned(True),), (OddsTurned(False),))


@pytest.mark.parametrize("odds", ["odds on", "odds off"])
def test_a_come_bet_on_the_new_point_is_pushed_with_its_odds(play: Play, odds: str) -> None:
    _, events = play(ON_6, "bet come 10", ON_8, "bet come-odds-8 20", ON_6, odds, ON_8)
    assert events[1:] == (
        PointEstablished(8),
        BetPushed("come-8", dollars(10)),
        OddsReturned("come-odds-8", dollars(20)),
    )


def test_a_dont_come_bet_on_the_new_point_is_pushed_with_its_odds(play: Play) -> None:
    state, events = play(ON_6, "bet dont-come 10", ON_8, "bet dont-come-odds-8 12", ON_6, ON_8)
    assert events[2:] == (
        BetPushed("dont-come-8", dollars(10)),
        OddsReturned("dont-come-odds-8", dollars(12)),
    )
    assert state.to_json()["bankroll"] == "1000.00"


def test_in_las_vegas_a_come_bet_on_the_new_point_wins_and_its_resting_odds_come_back(play: Play) -> None:
    lines = [ON_6, "bet come 10", ON_8, "bet come-odds-8 20", ON_6, ON_8]
    assert play(*lines, rules="preset=las-vegas")[1][2:] == (
        BetWon("come-8", dollars(10), dollars(10)),
        OddsReturned("come-odds-8", dollars(20)),
    )


def test_in_las_vegas_odds_that_are_on_win_on_the_new_point(play: Play) -> None:
    lines = [ON_6, "bet come 10", ON_8, "bet come-odds-8 20", ON_6, "odds on", ON_8]
    assert play(*lines, rules="preset=las-vegas")[1][2:] == (
        BetWon("come-8", dollars(10), dollars(10)),
        BetWon("come-odds-8", dollars(20), dollars(24)),
    )


def test_a_dont_pass_bet_is_pushed_on_a_come_out_12(play: Play) -> None:
    assert play("bet dont-pass 10", TWELVE)[1][2:] == (BetPushed("dont-pass", dollars(10)),)


def test_a_dont_come_bet_is_pushed_on_12(play: Play) -> None:
    assert play(ON_4, "bet dont-come 10", TWELVE)[1][1:] == (BetPushed("dont-come", dollars(10)),)


def test_a_house_can_let_dont_come_win_on_12(play: Play) -> None:
    events = play(ON_4, "bet dont-come 10", TWELVE, rules="dont-come-12=wins")[1]
    assert events[1:] == (BetWon("dont-come", dollars(10), dollars(10)),)


def test_a_hardway_that_rests_on_the_come_out_works_again_with_the_point(play: Play) -> None:
    state, events = play("bet hard-8 5", "throw : 4 4", "throw : 4 4", rules="preset=las-vegas")
    assert events[1:] == (PointMade(8), BetWon("hard-8", dollars(5), dollars(45)))
    assert bets(state) == {}


def test_a_place_bet_works_on_the_come_out_of_building_skills(play: Play) -> None:
    assert play(ON_6, "bet place-8 6", ON_6, SEVEN)[1][2:] == (BetLost("place-8", dollars(6)),)


def test_after_a_seven_out_the_table_is_empty(play: Play) -> None:
    lines = [
        "bet pass 5",
        "bet dont-pass 5",
        ON_6,
        "bet pass-odds 5",
        "bet dont-pass-odds 6",
        "bet come 5",
        ON_8,
    ]
    lines += ["bet come 5", "bet dont-come 5", "bet place-4 5", "bet buy-5 5", "bet lay-9 6", "bet field 5"]
    state, _ = play(*lines, "bet horn 4", "bet hard-6 1", "bet come-odds-8 5", SEVEN)
    assert bets(state) == {}


def test_bets_are_resolved_game_first_then_one_throw_then_hardways(play: Play) -> None:
    _, events = play("bet pass 5", ON_8, "bet hard-8 1", "bet any-craps 1", "bet place-8 6", ON_8)
    assert [getattr(event, "name", None) for event in events] == [
        None, None, "pass", "place-8", "any-craps", "hard-8",
    ]  # fmt: skip


def test_taking_a_dont_pass_bet_down_brings_its_odds_back(play: Play) -> None:
    state, events = play("bet dont-pass 10", ON_6, "bet dont-pass-odds 12", "take-down dont-pass")
    assert events == (BetTakenDown("dont-pass", dollars(10)), OddsReturned("dont-pass-odds", dollars(12)))
    assert state.to_json()["bankroll"] == "1000.00"


def test_the_commission_of_a_bet_that_is_taken_down_stays_with_the_house(play: Play) -> None:
    state, _ = play(ON_6, "bet buy-4 20", "take-down buy-4")
    assert state.to_json()["bankroll"] == "999.00"


def test_who_leaves_takes_down_what_may_be_taken_down_and_loses_the_rest(play: Play) -> None:
    state, events = play("bet pass 10", ON_6, "bet pass-odds 20", "bet field 5", "leave")
    assert events == (
        BetLost("pass", dollars(10)),
        BetTakenDown("pass-odds", dollars(20)),
        BetTakenDown("field", dollars(5)),
        TableLeft(dollars(990)),
    )
    assert state.outcome() == Outcome(CrapsEnding.QUIT)


def test_the_game_is_over_for_who_has_nothing_left(play: Play) -> None:
    state, events = play("bet pass 5", THREE, rules="bankroll=5")
    assert events[-1] == WentBroke(Cents(0))
    assert state.outcome() == Outcome(CrapsEnding.BROKE)


def test_cents_that_pay_no_bet_are_as_good_as_nothing(play: Play) -> None:
    lines = ["bet pass 5", ON_6, "bet buy-4 4", SEVEN]
    state, events = play(*lines, rules="bankroll=10")
    assert events[-1] == WentBroke(Cents(80))
    assert state.outcome() == Outcome(CrapsEnding.BROKE)


def test_bets_on_the_table_keep_the_game_alive(play: Play) -> None:
    state, _ = play("bet pass 5", ON_6, rules="bankroll=5")
    assert state.outcome() is None


def test_the_menu_offers_each_bet_at_its_least(play: Play) -> None:
    assert play()[0].legal_moves() == (
        Throw(),
        PlaceBet("pass", 5),
        PlaceBet("dont-pass", 5),
        TurnOdds(on=True),
        Leave(),
    )


def test_the_menu_offers_more_on_a_bet_that_lies_there(play: Play) -> None:
    state, _ = play("bet pass 5", "odds on")
    assert state.legal_moves() == (
        Throw(),
        PlaceBet("pass", 1),
        PlaceBet("dont-pass", 5),
        TakeDown("pass"),
        TurnOdds(on=False),
        Leave(),
    )


def test_the_menu_of_a_point_offers_what_the_rules_allow(play: Play) -> None:
    menu = play("bet pass 5", ON_6)[0].legal_moves()
    offered = {move.name: move.dollars for move in menu if isinstance(move, PlaceBet)}
    places = {f"place-{number}": 1 for number in (4, 5, 6, 8, 9, 10)}
    others = {f"{kind}-{number}": 1 for kind in ("buy", "lay") for number in (4, 5, 8, 9, 10)}
    one_throw = dict.fromkeys(
        ["field", "any-craps", "any-seven", "two", "three", "eleven", "twelve", "horn"], 1
    )
    hard = {f"hard-{number}": 1 for number in (4, 6, 8, 10)}
    line = {"pass-odds": 1, "come": 5, "dont-come": 5}
    assert offered == places | others | one_throw | hard | line


def test_a_finished_game_offers_nothing(play: Play) -> None:
    assert play("leave")[0].legal_moves() == ()


@pytest.mark.parametrize(("move", "dice"), [(Throw(), 2), (Leave(), 0), (PlaceBet("pass", 5), 0)])
def test_a_throw_alone_takes_dice(move: CrapsMove, dice: int) -> None:
    assert first_state("").dice_for(move) == dice


@pytest.mark.parametrize("faces", [(), (1,), (1, 2, 3), (0, 3)])
def test_a_throw_takes_two_faces(faces: tuple[int, ...]) -> None:
    with pytest.raises(BadRollError):
        first_state("").apply(Throw(), faces)


def house_gain(events: tuple[Event, ...]) -> int:
    gain = 0
    for event in events:
        match event:
            case BetWon(_, _, pays):
                gain -= pays
            case BetLost(_, amount) | CommissionPaid(_, amount):
                gain += amount
            case _:
                pass
    return gain


@st.composite
def random_play(draw: st.DrawFn) -> list[tuple[CrapsState, tuple[Event, ...]]]:
    """A game in which all that is allowed is bet at random, and the dice are thrown often."""
    preset = draw(
        st.sampled_from(
            [
                "preset=building-skills",
                "preset=las-vegas",
                "preset=las-vegas lay-on-come-out=working won-place=returned",
                "bankroll=40",
                "odds-limit=2",
            ]
        )
    )
    state = first_state(preset)
    steps: list[tuple[CrapsState, tuple[Event, ...]]] = [(state, ())]
    stakes = st.tuples(st.sampled_from(NAMES), st.integers(1, 60))
    for _ in range(draw(st.integers(1, 25))):
        moves: list[CrapsMove] = [PlaceBet(*stake) for stake in draw(st.lists(stakes, max_size=12))]
        moves += [TakeDown(name) for name in draw(st.lists(st.sampled_from(NAMES), max_size=3))]
        moves += [TurnOdds(on=draw(st.booleans())), Throw()]
        moves += [Leave()] if draw(st.integers(0, 20)) == 20 else []
        for move in moves:
            if state.refusal(move) is None:
                faces = draw(st.tuples(*[st.integers(1, 6)] * state.dice_for(move)))
                state, events = (step := state.apply(move, faces)).state, step.events
                steps.append((state, events))
    return steps


@pytest.mark.no_cover
@given(random_play())
def test_whatever_is_bet_and_thrown_the_books_are_right(
    steps: list[tuple[CrapsState, tuple[Event, ...]]],
) -> None:
    first, house = steps[0][0].bankroll, 0
    for state, events in steps:
        house += house_gain(events)
        assert state.bankroll + state.on_table + house == first, "money appears or vanishes"
        assert state.bankroll >= 0, "the player owes the house"
        assert stranded_odds(state.bets) == (), "odds stand without their line bet"
        is_out = any(isinstance(event, SevenOut) for event in events)
        assert not (is_out and state.bets), "bets lie on after a seven-out"


def test_a_move_of_another_game_is_refused() -> None:
    stranger: Any = RollDice(3)
    assert first_state("").refusal(stranger) == (
        "In Craps you can bet, take bets down, turn odds or bets on or off, roll or leave."
    )


@pytest.mark.parametrize("point", [None, *POINTS])
def test_each_bet_is_written_in_a_line_and_read_again_with_what_it_pays(point: int | None) -> None:
    every = tuple(Bet(dollars(5 + rank), kind_named(name, point)) for rank, name in enumerate(NAMES))
    for bets_up in (every, *((bet,) for bet in every)):
        state = CrapsState(LAS_VEGAS, Cents(8550), point, bets_up)
        found = parse_line(state.to_line(), LAS_VEGAS.to_text())
        assert found == state
        assert [bet.kind.odds for bet in found.bets] == [bet.kind.odds for bet in bets_up]
