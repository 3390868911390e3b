"""Each bet in each state under each of the 36 throws, against the matrix that is written in matrix.txt."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import pytest

from dicedesk.core.game import Event
from dicedesk.core.money import dollars
from dicedesk.games.craps.bet_kinds import LINE_BEHIND
from dicedesk.games.craps.bets import Bet
from dicedesk.games.craps.craps_game import CrapsGame
from dicedesk.games.craps.events import BetLost, BetMoved, BetPushed, BetWon, OddsReturned
from dicedesk.games.craps.game_states import CrapsGamePointOn
from dicedesk.games.craps.house_rules import PRESETS
from dicedesk.games.craps.player import CrapsPlayer
from dicedesk.games.craps.table import CrapsTable

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


def laid(row: Row) -> CrapsGame:
    """The game with the bet of the row alone on its table, and the line bet that odds stand behind."""
    game = CrapsGame.opened(PRESETS[row.preset])
    if row.point is not None:
        game = CrapsGame(game.table, game.player, CrapsGamePointOn(game.rules, number=row.point))
    outcome = game.kind_named(row.bet)
    table = CrapsTable(game.rules).with_bet(Bet(dollars(60), outcome))
    line = LINE_BEHIND.get(outcome)
    if line is not None:
        table = table.with_bet(Bet(dollars(60), line))
    return CrapsGame(table, CrapsPlayer(dollars(0)), game.state)


def letter_of(game: CrapsGame, bet: str, throw: tuple[int, int]) -> str:
    after = game.cycle(game.dice.throw(*throw))
    told = [
        LETTERS[type(event)]
        for event in after.events
        if type(event) in LETTERS and event.name == bet  # type: ignore[attr-defined]
    ]
    stays = any(laid.name == bet for laid in after.game.table.bets)
    assert (len(told), stays) in ((1, False), (0, True)), (bet, throw, told, stays)
    return "".join(told)


@pytest.mark.parametrize("row", ROWS, ids=[f"{row.preset}-{row.point}-{row.bet}" for row in ROWS])
def test_a_bet_comes_to_what_the_matrix_says(row: Row) -> None:
    game = laid(row)
    assert {throw: letter_of(game, row.bet, throw) for throw in THROWS} == row.letters


def test_the_matrix_names_every_bet_of_the_come_out_and_of_each_point() -> None:
    numbered = 7 * 6 + 4  # come, don't come, their odds, place, buy, lay; hardways
    assert len(ROWS) == 2 * (2 + numbered + 8) + 2 * 6 * (6 + numbered + 8)
