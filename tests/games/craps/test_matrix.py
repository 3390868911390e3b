"""Each bet in each state under each of the 36 throws, against the matrix that is written in matrix.txt."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path

import pytest

from dicedesk.core.game import Event
from dicedesk.core.money import dollars
from dicedesk.games.craps.bets import BIGS, HARDWAYS, HOPS, LINE_BEHIND, Bet, in_order, kind_named
from dicedesk.games.craps.house import LAS_VEGAS, PRESETS, HouseRules
from dicedesk.games.craps.rules import CrapsState, Throw
from dicedesk.games.craps.settling import BetLost, BetMoved, BetPushed, BetStayedUp, BetWon, OddsReturned

NUMBERS = (4, 5, 6, 8, 9, 10)
HOUSES: Mapping[str, HouseRules] = {
    **PRESETS,
    "custom": replace(LAS_VEGAS, lays_rest=False, place_wins_stay=False),
}
LETTERS: Mapping[type[Event], str] = {
    BetWon: "W",
    BetStayedUp: "S",
    BetLost: "L",
    BetPushed: "B",
    OddsReturned: "B",
    BetMoved: "M",
}
THROWS = tuple(product(range(1, 7), repeat=2))


@dataclass(frozen=True)
class Row:
    """A bet in a house and state (None: the come-out), and the letter of each throw; "" where it stays."""

    house: str
    point: int | None
    bet: str
    letters: Mapping[tuple[int, int], str]


def letters_of(cells: str, number: str, point: str) -> dict[tuple[int, int], str]:
    expected, letter = dict.fromkeys(THROWS, ""), ""
    for word in cells.split():
        if word.isupper():
            letter = word
            continue
        total = {"n": number, "hl": number, "p": point}.get(word, word)
        for d1, d2 in THROWS:
            way = "h" if d1 == d2 else "e"
            is_other = total == "*" and not expected[d1, d2]
            if total in (str(d1 + d2), f"{d1 + d2}{way}", f"{max(d1, d2)}-{min(d1, d2)}") or is_other:
                expected[d1, d2] = letter
    return expected


def places_of(bet: str) -> list[str]:
    """What n, or hl, stands for in the name of a bet; "" for a bet that is named as it is."""
    if bet.startswith("hop"):
        return [f"{high}-{low}" for high, low in HOPS if (high == low) == (bet == "hop-h-h")]
    if not bet.endswith("-n"):
        return [""]
    return [str(number) for number in {"hard-n": HARDWAYS, "big-n": BIGS}.get(bet, NUMBERS)]


def rows() -> list[Row]:
    found: list[Row] = []
    states: list[tuple[str, int | None]] = []
    for line in Path(__file__).with_name("matrix.txt").read_text(encoding="utf-8").splitlines():
        bet, _, cells = line.partition(" ")
        if bet == "off":
            states = [(cells, None)]
        elif bet == "on":
            states = [(house, point) for house in cells.split() for point in NUMBERS]
        elif bet and bet != "#":
            family = bet.removesuffix("-n").removesuffix("-h-h").removesuffix("-h-l")
            found += [
                Row(house, point, f"{family}-{place}" if place else bet, letters_of(cells, place, str(point)))
                for house, point in states
                for place in places_of(bet)
            ]
    return found


ROWS = rows()


def laid(row: Row) -> CrapsState:
    """The game with the bet of the row alone on its table, and the line bet that odds stand behind."""
    kind = kind_named(row.bet, row.point)
    line = LINE_BEHIND.get(kind)
    kinds = (kind,) if line is None else (line, kind)
    bets = in_order(Bet(dollars(60), one) for one in kinds)
    return CrapsState(HOUSES[row.house], dollars(0), row.point, bets)


def letter_of(state: CrapsState, bet: str, throw: tuple[int, int]) -> str:
    after = state.apply(Throw(), throw)
    told = [
        LETTERS[type(event)]
        for event in after.events
        if type(event) in LETTERS and event.name == bet  # type: ignore[attr-defined]
    ]
    stays = any(laid.name == bet for laid in after.state.bets)
    assert (told, stays) in (([], True), (["W", "S"], True)) or (len(told), stays) == (1, False), (bet, throw)
    return told[-1] if told else ""


@pytest.mark.no_cover
@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("point", [None, *NUMBERS])
def test_each_bet_comes_to_what_the_matrix_says(house: str, point: int | None) -> None:
    for row in ROWS:
        if (row.house, row.point) == (house, point):
            state = laid(row)
            assert {throw: letter_of(state, row.bet, throw) for throw in THROWS} == row.letters, row.bet


def test_the_matrix_names_every_bet_of_the_come_out_and_of_each_point() -> None:
    numbered = 7 * 6 + 4  # come, don't come, their odds, place, buy, lay; hardways
    casinos = 6 + 2 + 2 + 21  # place to lose, big, C & E and world, hops
    come_out, with_point = 2 + numbered + 8, 6 + numbered + 8
    assert len(ROWS) == 3 * come_out + 2 * casinos + 6 * (3 * with_point + 2 * casinos)
    assert len({(row.house, row.point, row.bet) for row in ROWS}) == len(ROWS)
    assert {(row.house, row.point) for row in ROWS} == set(product(HOUSES, (None, *NUMBERS)))
