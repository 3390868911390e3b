"""The ladder of computer players, and what a table remembers of those whom a person met."""

from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from dicedesk.core.words import tr
from dicedesk.games.catalogue import GAMES
from dicedesk.games.hazard.rules import ChooseMain, Throw
from dicedesk.games.hog.rules import RollDice
from dicedesk.games.hog.table import HogSeating
from dicedesk.play.game_table import GameTable
from dicedesk.play.opponents import Ladder, Opponent, Portrait
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock
from tests.fakes.dice import ScriptedDice

EASY, MIDDLE, PERFECT = (
    Opponent(name, tr("A player"), tr("Plays."), Portrait(1), tr("Wins."))
    for name in ("easy", "middle", "perfect")
)
LADDER = Ladder((EASY, MIDDLE, PERFECT))


def test_the_last_opponents_come_first_then_the_others_from_easy_to_perfect() -> None:
    assert replace(LADDER, met=("perfect", "nobody")).in_order == (PERFECT, EASY, MIDDLE)


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


def table_of(game: str, store: ForgetfulStore, *faces: int) -> Any:
    table: GameTable[Any] = GAMES[game].table(
        store, StandingClock(), SettingsKeeper(store), lambda _: ScriptedDice(faces)
    )
    return table


def met(game: str, store: ForgetfulStore) -> tuple[str, ...]:
    """Whom a person met, as another start knows it."""
    return table_of(game, store).ladder.met


def hazard_game(store: ForgetfulStore, casters: tuple[str, ...], *faces: int) -> None:
    """A game of Hazard with main 7 for each person."""
    game = table_of("hazard", store, *faces).new_session(casters)
    for _ in count():
        if game.is_over:
            break
        if game.computer_moves:
            game.play_computer()
        else:
            game.play(ChooseMain(7) if game.state.main is None else Throw())


WON, LOST = (3, 4), (1, 1)


def test_who_was_met_last_comes_first(store: ForgetfulStore) -> None:
    hazard_game(store, (PERSON, "main:6"), *WON, *LOST, *LOST, *LOST, *LOST)
    hazard_game(store, (PERSON, "best"), *LOST, *LOST, *WON, *LOST, *LOST)
    assert met("hazard", store) == ("best", "main:6")
    hazard_game(store, (PERSON, "main:6"), *LOST, *LOST, *LOST, *LOST)
    assert met("hazard", store) == ("main:6", "best")


def test_only_the_last_three_are_remembered(store: ForgetfulStore) -> None:
    for caster in ("main:5", "main:6", "main:8", "main:9"):
        hazard_game(store, (caster,), *LOST, *LOST)
    assert met("hazard", store) == ("main:9", "main:8", "main:6")


def test_a_game_that_goes_on_is_not_noted(store: ForgetfulStore) -> None:
    table_of("hog", store, 2, 3).new_session(HogSeating(PERSON, "final"), "home").play(RollDice(2))
    assert met("hog", store) == ()


def test_whom_a_person_beat_is_not_known_before_the_games_are_asked(store: ForgetfulStore) -> None:
    ladder = table_of("hog", store).ladder
    assert (ladder.beaten, ladder.suggested, ladder.has_suggestion) == (None, None, False)


def test_a_game_without_computer_players_has_an_empty_ladder(store: ForgetfulStore) -> None:
    table = table_of("hog", store)
    alone = type("Alone", (type(table),), {"roster": None})(store, StandingClock(), SettingsKeeper(store))
    assert alone.ladder == Ladder()
