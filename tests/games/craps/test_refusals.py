"""Every way of being refused at the table, and the sentence that says why."""

from collections.abc import Callable

import pytest

from dicedesk.core.errors import IllegalMoveError
from dicedesk.core.game import Event
from dicedesk.games.craps.bets import CASINO_BETS, NAMES
from dicedesk.games.craps.rules import CrapsState, Leave, PlaceBet, TakeDown, Throw, parse_move

Play = Callable[..., tuple[CrapsState, tuple[Event, ...]]]

ON_4, ON_5, ON_6, ON_8 = "throw : 1 3", "throw : 1 4", "throw : 1 5", "throw : 2 6"
SEVEN = "throw : 3 4"
LINE = "{bet} can only be bet before a come-out roll."
MOVES_THERE = "You cannot bet {bet} directly: bet come or don't come, and a roll moves that bet there."
NEEDS_POINT = "{bet} needs a point: make the come-out roll first."

REFUSED = [
    # Not now: without a point.
    ([], "bet come 5", "Come bets need a point: make the come-out roll first."),
    ([], "bet dont-come 5", "Come bets need a point: make the come-out roll first."),
    ([], "bet place-6 6", NEEDS_POINT.format(bet="Place 6")),
    ([], "bet buy-4 20", NEEDS_POINT.format(bet="Buy 4")),
    ([], "bet lay-10 20", NEEDS_POINT.format(bet="Lay 10")),
    ([], "bet field 5", NEEDS_POINT.format(bet="Field")),
    ([], "bet horn 4", NEEDS_POINT.format(bet="Horn")),
    ([], "bet hard-8 5", NEEDS_POINT.format(bet="Hard 8")),
    (["bet pass 5"], "bet pass-odds 5", "Odds need a point: make the come-out roll first."),
    (["bet dont-pass 5"], "bet dont-pass-odds 5", "Odds need a point: make the come-out roll first."),
    # Not now: with a point.
    ([ON_6], "bet pass 5", LINE.format(bet="Pass")),
    ([ON_6], "bet dont-pass 5", LINE.format(bet="Don't pass")),
    (["bet pass 5", ON_6], "bet pass 5", LINE.format(bet="Pass")),
    ([ON_6], "bet buy-6 20", "You cannot buy or lay 6 while it is the point."),
    ([ON_6], "bet lay-6 20", "You cannot buy or lay 6 while it is the point."),
    # Never: a come bet gets its number by a throw.
    ([ON_6], "bet come-6 5", MOVES_THERE.format(bet="Come 6")),
    ([], "bet dont-come-10 5", MOVES_THERE.format(bet="Don't come 10")),
    # Odds without a line bet.
    ([ON_6], "bet pass-odds 5", "Odds need a Pass bet first."),
    (
        ["bet pass 5", ON_6],
        "bet dont-pass-odds 5",
        "Odds need a Don't pass bet first.",
    ),
    ([ON_6, "bet come 5"], "bet come-odds-4 5", "Odds need a Come 4 bet first."),
    ([], "bet dont-come-odds-9 5", "Odds need a Don't come 9 bet first."),
    # Below the least, above the most, more than there is.
    ([], "bet pass 4", "The minimum on Pass is $5."),
    ([ON_6], "bet dont-come 1", "The minimum on Don't come is $5."),
    ([], "bet pass 501", "The maximum on Pass is $500."),
    (["bet pass 500"], "bet pass 1", "The maximum on Pass is $500."),
    ([ON_6], "bet horn 501", "The maximum on Horn is $500."),
    (["bet pass 500", ON_6], "bet pass-odds 501", "This costs $501, but your bankroll is only $500."),
    ([ON_6, "bet place-5 500"], "bet buy-4 500", "This costs $525, but your bankroll is only $500."),
    ([ON_6], "bet horn 0", "Bets are whole dollars, $1 or more."),
    # Taking down.
    ([], "take-down pass", "You have no Pass bet to take down."),
    (["bet pass 5", SEVEN], "take-down pass", "You have no Pass bet to take down."),
    (["bet pass 5", ON_6], "take-down pass", "Pass is a contract bet: it stays up until it wins or loses."),
    (
        [ON_6, "bet come 5", ON_8],
        "take-down come-8",
        "Come 8 is a contract bet: it stays up until it wins or loses.",
    ),
    (
        [ON_6, "bet come 5", ON_8, ON_6],
        "take-down come-8",
        "Come 8 is a contract bet: it stays up until it wins or loses.",
    ),
    # Nothing more, once it is over.
    (["leave"], "bet pass 5", "The game is over."),
    (["leave"], "throw", "The game is over."),
]

ODDS_LIMITS = [
    # the rules, the line bet and point, and the most that may lie behind it ($10)
    ("odds-limit=3-4-5", ["bet pass 10", ON_4], "pass-odds", 30),
    ("odds-limit=3-4-5", ["bet pass 10", ON_5], "pass-odds", 40),
    ("odds-limit=3-4-5", ["bet pass 10", ON_6], "pass-odds", 50),
    ("odds-limit=3-4-5", ["bet dont-pass 10", ON_4], "dont-pass-odds", 60),
    ("odds-limit=3-4-5", ["bet dont-pass 10", ON_5], "dont-pass-odds", 60),
    ("odds-limit=3-4-5", ["bet dont-pass 10", ON_6], "dont-pass-odds", 60),
    ("preset=las-vegas", [ON_6, "bet come 10", ON_8], "come-odds-8", 50),
    ("preset=las-vegas", [ON_6, "bet dont-come 10", ON_8], "dont-come-odds-8", 60),
    ("odds-limit=2", ["bet pass 10", ON_4], "pass-odds", 20),
    ("odds-limit=2", ["bet dont-pass 10", ON_4], "dont-pass-odds", 40),
    ("odds-limit=2", ["bet dont-pass 10", ON_6], "dont-pass-odds", 24),
]


@pytest.mark.parametrize(("before", "move", "sentence"), REFUSED)
def test_what_is_not_allowed_is_refused_with_the_reason(
    play: Play, before: list[str], move: str, sentence: str
) -> None:
    state, _ = play(*before)
    assert state.refusal(parse_move(move)) == sentence


@pytest.mark.parametrize(("before", "move", "sentence"), REFUSED)
def test_a_refused_move_is_not_made(play: Play, before: list[str], move: str, sentence: str) -> None:
    state, _ = play(*before)
    with pytest.raises(IllegalMoveError) as refused:
        state.apply(parse_move(move), (1, 1) if move == "throw" else ())
    assert refused.value.sentence == sentence


@pytest.mark.parametrize(("rules", "before", "odds", "most"), ODDS_LIMITS)
def test_odds_may_lie_up_to_the_limit(
    play: Play, rules: str, before: list[str], odds: str, most: int
) -> None:
    state, _ = play(*before, rules=rules)
    assert state.refusal(PlaceBet(odds, most)) is None


@pytest.mark.parametrize(("rules", "before", "odds", "most"), ODDS_LIMITS)
def test_odds_above_the_limit_are_refused(
    play: Play, rules: str, before: list[str], odds: str, most: int
) -> None:
    state, _ = play(*before, rules=rules)
    assert str(state.refusal(PlaceBet(odds, most + 1))).endswith(f" is ${most}.")


def test_odds_that_lie_there_count_towards_the_limit(play: Play) -> None:
    state, _ = play("bet pass 10", ON_4, "bet pass-odds 25", rules="odds-limit=3-4-5")
    assert state.refusal(PlaceBet("pass-odds", 6)) == "The maximum on Pass odds is $30."


def test_without_a_limit_any_odds_may_lie_behind_the_line(play: Play) -> None:
    state, _ = play("bet pass 5", ON_4)
    assert state.refusal(PlaceBet("pass-odds", 995)) is None


@pytest.mark.parametrize("name", ["pass-odd", "come-7", "", "Pass", "place-11"])
def test_a_bet_that_no_table_has_is_refused(play: Play, name: str) -> None:
    state, _ = play()
    sentence = f"there is no craps bet “{name}”; “dicedesk odds craps” lists all bets"
    assert (state.refusal(PlaceBet(name, 5)), state.refusal(TakeDown(name))) == (sentence, sentence)


@pytest.mark.parametrize("dollars", [-5, 0, True, 2.5, "5"])
def test_a_bet_is_whole_dollars(play: Play, dollars: object) -> None:
    state, _ = play()
    refusal = state.refusal(PlaceBet("pass", dollars))  # type: ignore[arg-type]
    assert refusal == "Bets are whole dollars, $1 or more."


def test_a_bet_can_be_added_to_below_the_least_once_the_least_lies_there(play: Play) -> None:
    state, _ = play("bet pass 5", "bet pass 1")
    assert state.to_json()["bets"] == [{"name": "pass", "amount": "6.00"}]


@pytest.mark.parametrize("name", ["place-6", "field", "horn", "hard-4", "any-seven", "lay-4"])
def test_other_bets_take_a_dollar(play: Play, name: str) -> None:
    state, _ = play(ON_8)
    assert state.refusal(PlaceBet(name, 1)) is None


@pytest.mark.parametrize("name", ["field", "any-craps", "any-seven", "two", "three", "eleven", "twelve", "horn",
                                  "hard-4", "hard-6", "hard-8", "hard-10"])  # fmt: skip
def test_in_las_vegas_propositions_are_bet_on_the_come_out_too(play: Play, name: str) -> None:
    state, _ = play(rules="preset=las-vegas")
    assert state.refusal(PlaceBet(name, 1)) is None


@pytest.mark.parametrize("name", ["come", "dont-come", "pass-odds"])
def test_in_las_vegas_come_bets_and_odds_need_a_point_too(play: Play, name: str) -> None:
    state, _ = play("bet pass 5", rules="preset=las-vegas")
    assert "make the come-out roll first" in str(state.refusal(PlaceBet(name, 5)))


def test_odds_behind_a_come_bet_can_be_bet_on_the_come_out(play: Play) -> None:
    state, _ = play(ON_6, "bet come 5", ON_8, ON_6)
    assert state.refusal(PlaceBet("come-odds-8", 5)) is None


@pytest.mark.parametrize(
    ("before", "name"),
    [
        (["bet pass 5"], "pass"),
        (["bet dont-pass 5", ON_6], "dont-pass"),
        ([ON_6, "bet come 5"], "come"),
        ([ON_6, "bet dont-come 5", ON_8], "dont-come-8"),
        (["bet pass 5", ON_6, "bet pass-odds 5"], "pass-odds"),
        ([ON_6, "bet hard-8 5"], "hard-8"),
        ([ON_6, "bet field 5"], "field"),
    ],
)
def test_a_bet_that_is_no_contract_can_be_taken_down(play: Play, before: list[str], name: str) -> None:
    state, _ = play(*before, f"take-down {name}")
    assert state.to_json()["bankroll"] == ("1000.00" if name != "pass-odds" else "995.00")


def test_a_throw_and_leaving_need_no_bet(play: Play) -> None:
    state, _ = play()
    assert (state.refusal(Throw()), state.refusal(Leave())) == (None, None)


def test_the_point_keeps_buy_and_lay_alone_from_itself(play: Play) -> None:
    state, _ = play("bet pass 5", "bet dont-pass 5", ON_6)
    refused = {name for name in NAMES if state.refusal(PlaceBet(name, 5)) is not None}
    odds = {f"{line}-odds-{number}" for line in ("come", "dont-come") for number in (4, 5, 6, 8, 9, 10)}
    moved = {f"{line}-{number}" for line in ("come", "dont-come") for number in (4, 5, 6, 8, 9, 10)}
    assert refused - CASINO_BETS == {"pass", "dont-pass", "buy-6", "lay-6"} | odds | moved
