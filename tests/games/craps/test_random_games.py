"""Random games under several house rules come to the written money, to the cent, after each move."""

from pathlib import Path

import pytest

from dicedesk.core.money import Cents
from dicedesk.core.record import parse_record
from dicedesk.games.craps.rules import CRAPS, CrapsState

TEXT = Path(__file__).with_name("random_games.txt").read_text(encoding="utf-8")
GAMES = TEXT.split("\n\n")[1:]


def money_in(state: CrapsState) -> str:
    return f"{state.bankroll.to_text()} {Cents(state.on_table).to_text()}"


@pytest.mark.parametrize("game", GAMES, ids=range(len(GAMES)))
def test_a_game_comes_to_the_same_money_after_each_move(game: str) -> None:
    told = [line.partition(" # ")[2] for line in game.splitlines() if " # " in line]
    history = parse_record(game, {"craps": CRAPS}).replay()
    assert [money_in(played.step.state) for played in history] == told
