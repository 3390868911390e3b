"""Each bet in each state under each of the 36 throws, against the matrix that is written in matrix.txt."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import pytest

from dicedesk.core.game import Event
from dicedesk.core.money import dollars
from dicedesk.games.craps.bet_kinds import LINE_BEHIND, kind_named
from dicedesk.games.craps.bets import Bet, in_order
from dicedesk.games.craps.events import BetLost, BetMoved, BetPushed, BetWon, OddsReturned
from dicedesk.games.craps.house_rules import PRESETS
from dicedesk.games.craps.moves import Throw
from dicedesk.games.craps.state import CrapsState

NUMBERS = (4, 5, 6, 8, 9, 10)
LETTERS: Mapping[type[Event], str] = {
    BetWon: "W",
    BetLost: "L",
    BetPushed: "B",
    OddsReturned: "B",
    BetMoved: "M",
}
THROWS = tuple(product(range(1, 7), repeat=2))


@dataclass(frozen=True)
class Row:
    """A bet in a house and state (None: the come-out), and the letter of each throw; "" where it stays."""

    preset: str
    point: int | None
    bet: str
    letters: Mapping[tuple[int, int], str]


def letters_of(cells: str, number: str, point: str) -> dict[tuple[int, int], str]:
    expected, letter = dict.fromkeys(THROWS, ""), ""
    for word in cells.split():
        if word.isupper():
            letter = word
            continue
        total = {"n": number, "p": point}.get(word, word)
        for d1, d2 in THROWS:
            way = "h" if d1 == d2 else "e"
            if str(d1 + d2) == total or f"{d1 + d2}{way}" == total:
                expected[d1, d2] = letter
    return expected


def rows() -> list[Row]:
    found: list[Row] = []
    states: list[tuple[str, int | None]] = []
    for line in Path(__file__).with_name("matrix.txt").read_text(encoding="utf-8").splitlines():
        bet, _, cells = line.partition(" ")
        if bet == "off":
            states = [(cells, None)]
        elif bet == "on":
            states = [(preset, point) for preset in PRESETS for point in NUMBERS]
        elif bet and bet != "#":
            numbers = NUMBERS if bet.endswith("-n") else (0,)
            found += [
                Row(
                    preset, point, bet.replace("-n", f"-{number}"), letters_of(cells, str(number), str(point))
                )
                for preset, point in states
                for number in numbers
            ]
    return found


ROWS = rows()


def laid(row: Row) -> CrapsState:
    """The game with the bet of the row alone on its table, and the line bet that odds stand behind."""
    kind = kind_named(row.bet, row.point)
    line = LINE_BEHIND.get(kind)
    kinds = (kind,) if line is None else (line, kind)
    bets = in_order(Bet(dollars(60), one) for one in kinds)
    return CrapsState(PRESETS[row.preset], dollars(0), row.point, bets)


def letter_of(state: CrapsState, bet: str, throw: tuple[int, int]) -> str:
    after = state.apply(Throw(), throw)
    told = [
        LETTERS[type(event)]
        for event in after.events
        if type(event) in LETTERS and event.name == bet  # type: ignore[attr-defined]
    ]
    stays = any(laid.name == bet for laid in after.state.bets)
    assert (len(told), stays) in ((1, False), (0, True)), (bet, throw, told, stays)
    return "".join(told)


@pytest.mark.parametrize("row", ROWS, ids=[f"{row.preset}-{row.point}-{row.bet}" for row in ROWS])
def test_a_bet_comes_to_what_the_matrix_says(row: Row) -> None:
    state = laid(row)
    assert {throw: letter_of(state, row.bet, throw) for throw in THROWS} == row.letters


def test_the_matrix_names_every_bet_of_the_come_out_and_of_each_point() -> None:
    numbered = 7 * 6 + 4  # come, don't come, their odds, place, buy, lay; hardways
    assert len(ROWS) == 2 * (2 + numbered + 8) + 2 * 6 * (6 + numbered + 8)
