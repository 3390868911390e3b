"""Games of an earlier DiceDesk, told again to the cent: a header means today what it meant when it was written."""

from pathlib import Path

import pytest

from dicedesk.core.money import Cents
from dicedesk.core.record import parse_record
from dicedesk.games.craps.game import CRAPS
from dicedesk.games.craps.house import PRESETS, parse_rules
from dicedesk.games.craps.rules import CrapsState

TEXT = Path(__file__).with_name("earlier_games.txt").read_text(encoding="utf-8")
GAMES = TEXT.split("\n\n")[1:]


def money_in(state: CrapsState) -> str:
    return f"{state.bankroll.to_text()} {Cents(state.on_table).to_text()}"


@pytest.mark.parametrize("game", GAMES, ids=range(len(GAMES)))
def test_an_earlier_game_comes_to_the_same_money_after_each_move(game: str) -> None:
    told = [line.partition(" # ")[2] for line in game.splitlines() if " # " in line]
    history = parse_record(game, {"craps": CRAPS}).replay()
    assert [money_in(played.step.state) for played in history] == told


def test_the_header_of_a_game_of_today_names_what_an_earlier_one_did_not_have() -> None:
    assert PRESETS["las-vegas"].to_text() == "preset=las-vegas lay-on-come-out=off won-place=stays"


@pytest.mark.parametrize("name", PRESETS)
def test_a_house_of_today_is_read_again_from_its_header(name: str) -> None:
    assert parse_rules(PRESETS[name].to_text()) == PRESETS[name]
