"""Games that are left: what they cost, and what the statistics count of them, on every way out of a game."""

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from dicedesk import cli
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.adapters.storage.terminal_games import open_history
from dicedesk.core.fair.open_dice import SharedDice
from dicedesk.core.fair.sealed import SealedDice
from dicedesk.core.game import Json, Move
from dicedesk.core.record import Record, parse_record
from dicedesk.core.rollers import SeededDice
from dicedesk.games.craps.rules import CRAPS, Leave, PlaceBet, Throw
from dicedesk.games.craps.table import CrapsGameTable
from dicedesk.games.hog.rules import RollDice
from dicedesk.games.hog.table import HogGameTable, HogSeating
from dicedesk.games.poker_dice.rules import Hold, PlayHand, Quit
from dicedesk.games.poker_dice.table import PokerDiceGameTable
from dicedesk.play.game_session import GameSession
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock
from tests.fakes.dice import ScriptedDice

Out = Callable[[Any, GameSession[Any]], object]
"""A way to leave the game that a table has begun."""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    with closing(SqliteStore(tmp_path)) as opened:
        yield opened


POINT_OF_4_THEN_11 = 1, 3, 5, 6
SEED = next(seed for seed in count() if SeededDice(seed).roller(0).roll(4) == POINT_OF_4_THEN_11)


@pytest.fixture
def table(store: SqliteStore) -> CrapsGameTable:
    """A table whose games all throw a point of 4, and then 11."""
    return table_over(store)


def table_over(store: SqliteStore) -> CrapsGameTable:
    return CrapsGameTable(store, StandingClock(), SettingsKeeper(store), lambda _: SeededDice(SEED))


def play(game: GameSession[Any], *moves: Move) -> None:
    for move in moves:
        game.play(move)


def statistics(capsys: pytest.CaptureFixture[str], folder: Path) -> Json:
    """What `dicedesk statistics --json` finds."""
    assert cli.run(["statistics", "--json", "--data", str(folder)], open_history=open_history) == 0
    found: Json = json.loads(capsys.readouterr().out)
    return found


def leave_for_another(table: CrapsGameTable, _: GameSession[Any]) -> None:
    """N, new rules, another player, or `dicedesk play craps` with options."""
    table.new_session()


def leave_for_a_watched_one(table: CrapsGameTable, _: GameSession[Any]) -> None:
    table.new_session(("martingale",))


def leave_for_today(table: CrapsGameTable, _: GameSession[Any]) -> None:
    table.begin_today()


def leave_for_a_challenge(table: CrapsGameTable, _: GameSession[Any]) -> None:
    dice = SharedDice(SealedDice(bytes(32), "2026-11-20T10:00:00Z-1a2b", "word"))
    table.begin_shared(Record(CRAPS), dice)


def leave_to_play_on(table: CrapsGameTable, game: GameSession[Any]) -> None:
    table.go_on_from(game.record.without_last(1))


def leave_by_the_terminal(table: CrapsGameTable, _: GameSession[Any]) -> None:
    table.begin({"rules": "las-vegas"})


def leave_after_a_restart(table: CrapsGameTable, game: GameSession[Any]) -> None:
    """The window closes, which keeps the game; another one begins after the next start."""
    again = table_over(table._store)
    found = again.last_session()
    assert found is not None
    assert (found.record.plays, found.is_closed) == (game.record.plays, False)
    again.new_session()


def leave_with_l(_: CrapsGameTable, game: GameSession[Any]) -> None:
    game.play(Leave())


OUTS: tuple[Out, ...] = (
    leave_with_l,
    leave_for_another,
    leave_for_a_watched_one,
    leave_for_today,
    leave_for_a_challenge,
    leave_to_play_on,
    leave_by_the_terminal,
    leave_after_a_restart,
)


@pytest.mark.parametrize("leave", OUTS)
def test_each_way_out_of_a_bad_point_costs_the_contract_bet(
    leave: Out, table: CrapsGameTable, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = table.new_session()
    # The point is 4, so that $10 on pass must stay; $12 on 6 may be taken down.
    play(game, PlaceBet("pass", 10), Throw(), PlaceBet("place-6", 12))
    assert str(game.leaving_cost) == "You lose $10 in contract bets."
    leave(table, game)
    found = statistics(capsys, tmp_path)
    assert found["money"] == {"games": 1, "won": "-10.00"}
    assert (found["games"]["counted"], found["games"]["lost"], found["games"]["left"]) == (1, 1, 0)


@pytest.mark.parametrize("leave", OUTS)
def test_each_way_out_of_a_casual_game_leaves_the_statistics_alone(
    leave: Out, table: CrapsGameTable, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = table.new_session()
    assert game.choose_kind(casual=True)
    play(game, PlaceBet("pass", 100), Throw(), Throw())
    assert game.undo() == 1
    play(game, PlaceBet("field", 100), Throw())
    leave(table, game)
    found = statistics(capsys, tmp_path)
    assert (found["games"]["practice"], found["games"]["counted"], found["games"]["left"]) == (1, 0, 0)
    assert (found["money"], found["best"]) == (None, [])
    assert found["streaks"] == {"won": 0, "lost": 0, "now": 0, "result_now": None}
    assert set(found["faces"]["counts"].values()) == set(found["sums"]["counts"].values()) == {0}


@pytest.mark.parametrize("leave", OUTS)
def test_a_game_that_was_played_on_from_a_move_never_counts(
    leave: Out, table: CrapsGameTable, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    won = parse_record('[Game "craps"]\nbet pass 100\nthrow : 3 4\n', {"craps": CRAPS})
    game = table.go_on_from(won)
    play(game, PlaceBet("pass", 10), Throw())
    leave(table, game)
    found = statistics(capsys, tmp_path)
    assert (found["games"]["practice"], found["games"]["counted"], found["games"]["left"]) == (1, 0, 0)
    assert (found["money"], set(found["faces"]["counts"].values())) == (None, {0})


def test_a_computer_player_whose_game_is_left_stays_where_it_stands(table: CrapsGameTable) -> None:
    game = table.new_session(("pass-line",))
    while not game.history or not game.history[-1].faces:
        game.play_computer()
    assert game.leaving_cost is None
    table.new_session()
    assert (game.record.tag("Left") is not None, game.state.on_table > 0) == (True, True)


def test_a_table_at_which_nobody_has_bet_is_left_for_nothing(table: CrapsGameTable) -> None:
    game = table.new_session()
    table.new_session()
    assert (game.leaving_cost, game.record.tag("Left") is not None, len(game.history)) == (None, True, 0)


def test_a_hand_of_poker_dice_costs_its_ante_when_another_game_begins(store: SqliteStore) -> None:
    table = PokerDiceGameTable(
        store, StandingClock(), SettingsKeeper(store), lambda _: ScriptedDice((1, 2, 3, 5, 6))
    )
    game = table.new_session()
    play(game, PlayHand())
    assert str(game.leaving_cost) == "You lose the $10 ante."
    table.new_session()
    assert (game.history[-1].move, game.is_over) == (Quit(), True)
    between = table.new_session()
    play(between, PlayHand(), Hold())
    assert between.leaving_cost is None


def test_a_game_of_hog_is_left_where_it_stands_and_costs_nothing(store: SqliteStore) -> None:
    table = HogGameTable(store, StandingClock(), SettingsKeeper(store), lambda _: ScriptedDice((2, 3)))
    game = table.new_session(HogSeating("person", "person"), "home")
    play(game, RollDice(2))
    assert game.leaving_cost is None
    table.new_session(HogSeating("person", "person"), "home")
    assert (game.is_over, game.record.tag("Left") is not None) == (False, True)
