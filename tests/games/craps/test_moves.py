"""The moves of craps as a record writes them."""

import pytest

from dicedesk.core.errors import NotationError
from dicedesk.games.craps.bets import NAMES
from dicedesk.games.craps.rules import (
    CrapsMove,
    Leave,
    PlaceBet,
    TakeDown,
    Throw,
    TurnBets,
    TurnOdds,
    parse_move,
)

NUMBERS = (4, 5, 6, 8, 9, 10)
WRITTEN = [
    *("pass", "dont-pass", "come", "dont-come", "pass-odds", "dont-pass-odds"),
    *(f"{line}-{number}" for line in ("come", "dont-come") for number in NUMBERS),
    *(f"{line}-odds-{number}" for line in ("come", "dont-come") for number in NUMBERS),
    *(f"{kind}-{number}" for kind in ("place", "buy", "lay") for number in NUMBERS),
    *("field", "any-craps", "any-seven", "two", "three", "eleven", "twelve", "horn"),
    *("hard-4", "hard-6", "hard-8", "hard-10"),
    *(f"place-lose-{number}" for number in NUMBERS),
    *("big-6", "big-8", "c-and-e", "world"),
    *(f"hop-{high}-{low}" for high in range(1, 7) for low in range(1, high + 1)),
]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("bet place-6 12", PlaceBet("place-6", 12)),
        ("bet pass 5", PlaceBet("pass", 5)),
        ("take-down come-odds-10", TakeDown("come-odds-10")),
        ("odds on", TurnOdds(on=True)),
        ("odds off", TurnOdds(on=False)),
        ("work on", TurnBets(on=True)),
        ("work off", TurnBets(on=False)),
        ("throw", Throw()),
        ("leave", Leave()),
    ],
)
def test_a_move_is_written_and_read(text: str, move: CrapsMove) -> None:
    assert (parse_move(text), move.to_text()) == (move, text)


def test_the_bets_have_the_names_of_the_record_format() -> None:
    assert sorted(NAMES) == sorted(WRITTEN)


def test_each_bet_is_read_by_its_name() -> None:
    assert {name: parse_move(f"bet {name} 5") for name in WRITTEN} == {
        name: PlaceBet(name, 5) for name in WRITTEN
    }
    assert {name: parse_move(f"take-down {name}") for name in WRITTEN} == {
        name: TakeDown(name) for name in WRITTEN
    }


def test_the_faces_of_a_hop_bet_may_be_written_in_any_order() -> None:
    moves = (parse_move("bet hop-2-5 1"), parse_move("take-down hop-2-5"))
    assert moves == (PlaceBet("hop-5-2", 1), TakeDown("hop-5-2"))


@pytest.mark.parametrize(
    "text",
    ["", "bet", "bet pass", "bet pass five", "bet pass 5.50", "bet pass -5", "odds", "throw 2", "Leave"],
)
def test_what_is_no_move_cannot_be_read(text: str) -> None:
    with pytest.raises(NotationError, match="“bet NAME DOLLARS”, “take-down NAME”, “odds on”"):
        parse_move(text)


@pytest.mark.parametrize("text", ["bet place-7 5", "take-down yo", "bet hop-7-1 5", "bet big-7 5"])
def test_a_bet_that_no_table_has_cannot_be_read(text: str) -> None:
    with pytest.raises(NotationError, match="there is no craps bet"):
        parse_move(text)
