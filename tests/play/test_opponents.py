"""The ladder of computer players."""

from dataclasses import replace
from typing import Any

import pytest

from dicedesk.core.words import tr
from dicedesk.games.catalogue import GAMES
from dicedesk.play.game_table import GameTable
from dicedesk.play.opponents import Ladder, Opponent, Portrait
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.seats import NO_PLAYERS
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock

EASY, MIDDLE, PERFECT = (
    Opponent(name, tr("A player"), tr("Plays."), Portrait(1), tr("Wins."))
    for name in ("easy", "middle", "perfect")
)
LADDER = Ladder((EASY, MIDDLE, PERFECT))


@pytest.mark.parametrize(
    ("beaten", "suggested", "rule"),
    [
        ("", EASY, "Start with the easiest:"),
        ("easy", MIDDLE, "Next, one step up:"),
        ("perfect", None, "You have beaten the strongest player."),
    ],
)
def test_the_one_above_the_last_who_was_beaten_is_suggested(
    beaten: str, suggested: Opponent | None, rule: str
) -> None:
    ladder = replace(LADDER, beaten=beaten)
    assert ladder.has_suggestion
    assert (ladder.suggested, ladder.why_suggested) == (suggested, rule)


def test_nobody_is_suggested_where_nobody_can_be_beaten() -> None:
    assert replace(LADDER, has_rivals=False).suggested is None


def test_the_strongest_of_those_who_stand_on_the_ladder_counts() -> None:
    assert [LADDER.strongest(names) for names in (("middle", "easy", "nobody"), ("nobody",))] == [
        "middle",
        "",
    ]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_each_player_who_is_offered_stands_on_the_ladder_once(game: Any) -> None:
    assert sorted(rung.name for rung in game.players.ladder().rungs) == sorted(game.players.offered)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_each_opponent_is_called_as_at_the_table_and_has_a_face_of_its_own(game: Any) -> None:
    rungs = game.players.ladder().rungs
    assert [rung.title for rung in rungs] == [game.players.title(rung.name) for rung in rungs]
    assert len({rung.portrait for rung in rungs}) == len(rungs)


@pytest.fixture
def store() -> ForgetfulStore:
    return ForgetfulStore()


def table_of(game: str, store: ForgetfulStore) -> Any:
    table: GameTable[Any] = GAMES[game].table(store, StandingClock(), SettingsKeeper(store))
    return table


def test_whom_a_person_beat_is_not_known_before_the_games_are_asked(store: ForgetfulStore) -> None:
    ladder = table_of("hog", store).ladder
    assert (ladder.beaten, ladder.suggested, ladder.has_suggestion) == (None, None, False)


def test_a_game_without_computer_players_has_an_empty_ladder(store: ForgetfulStore) -> None:
    table = table_of("hog", store)
    alone = type("Alone", (type(table),), {"roster": NO_PLAYERS})(
        store, StandingClock(), SettingsKeeper(store)
    )
    assert (alone.ladder.rungs, alone.ladder.suggested) == ((), None)


def test_any_name_is_a_persons_where_there_are_no_computer_players() -> None:
    assert not NO_PLAYERS.has("final")
