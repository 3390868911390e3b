"""Who played a game plays the next one, also after another start; so does the pace of the computer players."""

from dataclasses import replace
from typing import Any

import pytest

from dicedesk.core.position import PositionLine
from dicedesk.games.catalogue import GAMES
from dicedesk.games.hog.table import HogGameTable, HogSeating
from dicedesk.play.game_table import GameTable
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import Pause, SettingsKeeper
from tests.fakes.clock import StandingClock

FRIENDS = HogSeating(PERSON, PERSON)


def at_a_new_start(game: str, store: ForgetfulStore) -> GameTable[Any]:
    return GAMES[game].table(store, StandingClock(), SettingsKeeper(store), None)


def end_the_newest(game: str, store: ForgetfulStore) -> None:
    kept = store.newest(game)
    assert kept is not None
    store.keep(replace(kept, ended=True).whole())


def players_of(table: GameTable[Any]) -> list[str]:
    return sorted(value for name, value in table.open_session().record.tags if name.startswith("Player"))


@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game].players.offered])
def test_those_who_played_the_last_game_play_the_next_one_after_a_restart(game: str) -> None:
    store = ForgetfulStore()
    spec, roster = GAMES[game].spec, GAMES[game].players
    first = spec.new_state("")
    before = at_a_new_start(game, store)
    before.begin_at(PositionLine(spec, first, (roster.offered[-1], *("You",) * (first.seats - 1))))
    chosen = players_of(before)
    end_the_newest(game, store)
    again = at_a_new_start(game, store)
    assert players_of(again) == chosen != players_of(at_a_new_start(game, ForgetfulStore()))


def test_two_friends_begin_by_turns_also_after_a_restart() -> None:
    store = ForgetfulStore()
    keeper = SettingsKeeper(store)
    keeper.change(lambda settings: replace(settings, names=("Ann", "Bob", "", "")))
    HogGameTable(store, StandingClock(), keeper).new_session(FRIENDS, "home")
    end_the_newest("hog", store)
    again = at_a_new_start("hog", store).open_session()
    assert [seat.record_name for seat in again.seats] == ["Bob", "Ann"]


def test_a_game_that_was_not_ended_goes_on() -> None:
    store = ForgetfulStore()
    game = at_a_new_start("hazard", store).begin({"casters": "2"})
    assert at_a_new_start("hazard", store).open_session().record == game.record


def test_a_last_game_that_cannot_be_read_does_not_say_who_plays() -> None:
    store = ForgetfulStore()
    at_a_new_start("hog", store).open_session()
    kept = store.newest("hog")
    assert kept is not None
    store.keep(replace(kept, header='[Game "hog"]\n[Rules "?"]\n', ended=True).whole())
    assert "final" in players_of(at_a_new_start("hog", store))


@pytest.mark.parametrize("game", GAMES)
def test_the_pause_of_the_computer_players_is_kept(game: str) -> None:
    store = ForgetfulStore()
    before = at_a_new_start(game, store)
    assert before.pause is Pause.NORMAL
    before.choose_pause(Pause.NONE)
    assert at_a_new_start(game, store).pause is Pause.NONE
