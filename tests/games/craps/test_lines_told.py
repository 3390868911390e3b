"""What is said of craps."""

import pytest

from dicedesk.core.game import Event, Played
from dicedesk.core.money import Cents, dollars
from dicedesk.core.record import parse_record
from dicedesk.core.words import Name
from dicedesk.games.craps.rules import CRAPS, CrapsState
from dicedesk.games.craps.settling import (
    BetLost,
    BetMoved,
    BetPlaced,
    BetPushed,
    BetStayedUp,
    BetsTurned,
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
from dicedesk.games.craps.telling import CrapsLine, call_of, line_of, lines_of, result_line
from dicedesk.play.telling import Tone

LINES = [
    (BetPlaced("pass", dollars(10), dollars(10)), "Pass: you bet $10"),
    (BetPlaced("pass", dollars(10), dollars(25)), "Pass: you add $10, total $25"),
    (CommissionPaid("buy-6", Cents(125)), "Buy 6: commission $1.25"),
    (BetTakenDown("dont-come-odds-4", dollars(5)), "Don't come odds 4: $5 taken down"),
    (OddsTurned(True), "Come odds are working on the come-out"),
    (OddsTurned(False), "Come odds are off on the come-out"),
    (BetsTurned(True), "Bets are working on the come-out"),
    (BetsTurned(False), "Bets are off again on the come-out"),
    (NaturalThrown(11), "11 on the come-out: a natural"),
    (CrapsThrown(2), "2 on the come-out: craps"),
    (PointEstablished(8), "The point is 8"),
    (PointMade(8), "Point made: 8"),
    (SevenOut(8), "Seven out: the point was 8"),
    (BetWon("pass", dollars(5), dollars(10)), "Pass wins $10"),
    (BetStayedUp("place-6", dollars(6)), "Place 6 stays up: $6"),
    (BetLost("place-6", dollars(12)), "Place 6 loses $12"),
    (BetWon("come-odds-6", dollars(5), dollars(6)), "Come odds 6 win $6"),
    (BetLost("pass-odds", dollars(12)), "Pass odds lose $12"),
    (BetPushed("dont-pass", dollars(10)), "Don't pass pushes: $10 back"),
    (OddsReturned("come-odds-6", dollars(20)), "Come odds 6: $20 back"),
    (BetMoved("come", "come-6", dollars(10)), "Come moves to Come 6: $10"),
    (TableLeft(dollars(990)), "You leave the table with $990"),
    (WentBroke(Cents(80)), "Broke: $0.80 is too little to bet"),
]


FIRST = CRAPS.new_state("")


def played(*lines: str, rules: str = "") -> tuple[Played, ...]:
    """The moves of a record, played one after another."""
    record = parse_record("\n".join([f'[Game "craps"]\n[Rules "{rules}"]', *lines]), {"craps": CRAPS})
    return record.replay()


def after(*lines: str, rules: str = "") -> CrapsState:
    state = played(*lines, rules=rules)[-1].step.state
    assert isinstance(state, CrapsState)
    return state


@pytest.mark.parametrize(("event", "line"), LINES)
def test_each_event_has_its_line(event: Event, line: str) -> None:
    assert line_of(event) == line


@pytest.mark.parametrize(
    ("faces", "call"),
    [
        ((1, 1), "Two"),
        ((1, 2), "Three"),
        ((2, 2), "Hard 4"),
        ((1, 3), "Easy 4"),
        ((2, 3), "5"),
        ((3, 4), "Seven"),
        ((4, 4), "Hard 8"),
        ((6, 3), "9"),
        ((6, 5), "Yo-leven"),
        ((6, 6), "Twelve"),
    ],
)
def test_a_throw_has_its_call(faces: tuple[int, int], call: str) -> None:
    assert call_of(faces) == call


def test_a_throw_is_told_line_by_line() -> None:
    throw = played("bet pass 10", "throw : 5 3", "bet field 5", "throw : 4 4")[-1]
    assert lines_of(throw) == (
        CrapsLine(line_of(throw.step.events[0]), Tone.PLAIN),
        CrapsLine(line_of(PointMade(8)), Tone.BRIGHT),
        CrapsLine(line_of(BetWon("pass", dollars(10), dollars(10))), Tone.GOOD),
        CrapsLine(line_of(BetLost("field", dollars(5))), Tone.BAD),
    )


def test_of_what_cannot_happen_in_craps_nothing_is_said() -> None:
    class DiceEaten(Event):
        pass

    with pytest.raises(ValueError, match=r"There is no text for DiceEaten\."):
        line_of(DiceEaten())


def test_who_leaves_is_told_how_far_ahead_or_behind() -> None:
    ahead, behind = (after("bet pass 10", f"throw : {roll}", "leave") for roll in ("3 4", "1 1"))
    assert result_line(FIRST, ahead) == "You left $10 ahead"
    assert result_line(FIRST, behind) == "You left $10 down"
    assert result_line(FIRST, after("leave")) == "You left even"


def test_who_is_broke_is_told_so() -> None:
    state = after("bet pass 5", "throw : 1 1", rules="bankroll=5")
    assert result_line(FIRST, state) == "Your bankroll is gone"


def test_bets_on_the_table_are_the_players_money_where_a_game_was_left() -> None:
    assert result_line(FIRST, after("bet pass 5")) == "You left even"


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (BetPlaced("pass", dollars(10), dollars(10)), "Pass: Martingale bets $10"),
        (BetPlaced("pass", dollars(5), dollars(15)), "Pass: Martingale adds $5, total $15"),
        (TableLeft(dollars(90)), "Martingale leaves the table with $90"),
    ],
)
def test_a_computer_bettor_is_named(event: Event, line: str) -> None:
    assert line_of(event, Name("Martingale")) == line


def test_a_computer_bettors_end_is_told_by_its_name() -> None:
    left = after("bet pass 5", "leave")
    broke = after("bet pass 5", "throw : 1 1", rules="bankroll=5")
    name = Name("Martingale")
    assert result_line(FIRST, left, name) == "Martingale left even"
    assert result_line(FIRST, broke, name) == "Martingale's bankroll is gone"
    ahead, behind = (after("bet pass 10", f"throw : {roll}", "leave") for roll in ("3 4", "1 1"))
    assert result_line(FIRST, ahead, name) == "Martingale left $10 ahead"
    assert result_line(FIRST, behind, name) == "Martingale left $10 down"


@pytest.mark.parametrize(
    ("position", "moves", "line"),
    [
        ("bankroll 80.25, point 6, pass 5, place-8 12", ("leave",), "You left $5 down"),
        ("bankroll 80.25, point 6, pass 5, place-8 12", ("throw : 4 4", "take-down place-8"), "You left $14 ahead"),
        ("bankroll 7.50, dont-pass 10", ("throw : 6 6",), "You left even"),
        ("bankroll 0.50, field 3", ("throw : 3 4",), "Your bankroll is gone"),
    ],
)  # fmt: skip
def test_a_game_that_began_at_a_position_counts_from_the_money_and_the_bets_there(
    position: str, moves: tuple[str, ...], line: str
) -> None:
    text = '[Game "craps"]\n[Rules "preset=las-vegas"]\n[Position "{}"]\n{}'
    record = parse_record(text.format(position, "\n".join(moves)), {"craps": CRAPS})
    assert result_line(record.first_state(), record.replay()[-1].step.state) == line
