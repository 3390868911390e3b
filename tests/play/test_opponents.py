"""The ladder of computer players, and what a table remembers of those whom a person met."""

from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from dicedesk.core.fair.open_dice import SharedDice
from dicedesk.core.fair.sealed import SealedDice
from dicedesk.core.record import Record
from dicedesk.core.words import tr
from dicedesk.games.catalogue import KITS
from dicedesk.games.hazard.rules import ChooseMain, Throw
from dicedesk.games.hog.game import HOG
from dicedesk.games.hog.rules import RollDice
from dicedesk.games.hog.table import HogSeating
from dicedesk.games.poker_dice.rules import Hold, PlayHand
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
        ("", EASY, "First on the ladder from easy to perfect:"),
        ("easy", MIDDLE, "Next, one above the last you beat:"),
        ("perfect", None, "You have beaten the strongest player."),
    ],
)
def test_the_one_above_the_last_who_was_beaten_is_suggested(
    beaten: str, suggested: Opponent | None, rule: str
) -> None:
    ladder = replace(LADDER, beaten=beaten)
    assert (ladder.suggested, ladder.why_suggested) == (suggested, rule)


def test_nobody_is_suggested_where_nobody_can_be_beaten() -> None:
    assert replace(LADDER, has_rivals=False).suggested is None


def test_the_strongest_of_those_who_stand_on_the_ladder_counts() -> None:
    assert [LADDER.strongest(names) for names in (("middle", "easy", "nobody"), ("nobody",))] == [
        "middle",
        "",
    ]


@pytest.mark.parametrize("kit", KITS.values(), ids=KITS)
def test_each_player_who_is_offered_stands_on_the_ladder_once(kit: Any) -> None:
    assert sorted(rung.name for rung in kit.players.ladder().rungs) == sorted(kit.players.offered)


@pytest.mark.parametrize("kit", KITS.values(), ids=KITS)
def test_each_opponent_is_called_as_at_the_table_and_has_a_face_of_its_own(kit: Any) -> None:
    rungs = kit.players.ladder().rungs
    assert [rung.title for rung in rungs] == [kit.players.title(rung.name) for rung in rungs]
    assert len({rung.portrait for rung in rungs}) == len(rungs)


@pytest.fixture
def store() -> ForgetfulStore:
    return ForgetfulStore()


def table_of(game: str, store: ForgetfulStore, *faces: int) -> Any:
    table: GameTable[Any] = KITS[game].table(
        store, StandingClock(), SettingsKeeper(store), lambda _: ScriptedDice(faces)
    )
    return table


def known(game: str, store: ForgetfulStore) -> tuple[tuple[str, ...], str]:
    """Whom a person met, and beat last, as another start knows it."""
    ladder = table_of(game, store).ladder
    return ladder.met, ladder.beaten


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


def test_a_person_who_wins_more_rounds_has_beaten_the_strongest_there(store: ForgetfulStore) -> None:
    hazard_game(store, (PERSON, "main:6", "best"), *WON, *LOST, *LOST, *LOST * 4)
    assert known("hazard", store) == (("main:6", "best"), "best")


def test_who_loses_has_met_somebody_and_beaten_nobody(store: ForgetfulStore) -> None:
    hazard_game(store, (PERSON, "best"), *LOST, *LOST, *WON, *LOST, *LOST)
    assert known("hazard", store) == (("best",), "")


def test_a_later_loss_leaves_who_was_beaten_and_the_last_one_met_comes_first(store: ForgetfulStore) -> None:
    hazard_game(store, (PERSON, "main:6"), *WON, *LOST, *LOST, *LOST, *LOST)
    hazard_game(store, (PERSON, "best"), *LOST, *LOST, *WON, *LOST, *LOST)
    assert known("hazard", store) == (("best", "main:6"), "main:6")


def test_a_game_between_computers_beats_nobody(store: ForgetfulStore) -> None:
    hazard_game(store, ("best", "main:6"), *WON, *LOST, *LOST, *LOST, *LOST)
    assert known("hazard", store) == (("best", "main:6"), "")


def test_only_the_last_three_are_remembered(store: ForgetfulStore) -> None:
    for caster in ("main:5", "main:6", "main:8", "main:9"):
        hazard_game(store, (caster,), *LOST, *LOST)
    assert known("hazard", store)[0] == ("main:9", "main:8", "main:6")


def test_a_game_that_goes_on_is_not_noted(store: ForgetfulStore) -> None:
    table_of("hog", store, 2, 3).new_session(HogSeating(PERSON, "final"), "home").play(RollDice(2))
    assert known("hog", store) == ((), "")


def win_hog(session: Any) -> None:
    """Rolls ten dice until the person has won."""
    while not session.is_over:
        if session.computer_moves:
            session.play_computer()
        else:
            session.play(RollDice(10))
    assert session.seats[session.state.outcome().winner].player is None


SIXES = (6,) * 400


def test_a_counted_game_of_hog_that_is_won_beats_the_opponent(store: ForgetfulStore) -> None:
    win_hog(table_of("hog", store, *SIXES).new_session(HogSeating(PERSON, "always:1"), "home"))
    assert known("hog", store) == (("always:1",), "always:1")


def test_a_casual_game_beats_nobody(store: ForgetfulStore) -> None:
    game = table_of("hog", store, *SIXES).new_session(HogSeating(PERSON, "always:1"), "home")
    assert game.choose_kind(casual=True)
    win_hog(game)
    assert known("hog", store) == (("always:1",), "")


def test_a_challenge_to_a_goal_of_1_beats_nobody(store: ForgetfulStore) -> None:
    header = Record(HOG, (("Rules", "goal=1"), ("Player1", "always:1")))
    dice = SharedDice(SealedDice(bytes(32), "2026-11-20T10:00:00Z-1a2b", "word"))
    win_hog(table_of("hog", store).begin_shared(header, dice))
    assert known("hog", store) == (("always:1",), "")


FIVES = (5,) * 5


def test_an_award_in_few_hands_beats_whoever_needs_more_on_average(store: ForgetfulStore) -> None:
    game = table_of("poker-dice", store, *FIVES * 9).new_session()
    while not game.is_over:
        game.play(Hold() if game.state.in_hand else PlayHand())
    assert known("poker-dice", store) == ((), "perfect")


def test_a_player_who_is_watched_beats_nobody(store: ForgetfulStore) -> None:
    game = table_of("poker-dice", store, *FIVES * 9).new_session("careless")
    while not game.is_over:
        game.play_computer()
    assert known("poker-dice", store) == (("careless",), "")


def test_a_game_without_computer_players_has_an_empty_ladder(store: ForgetfulStore) -> None:
    table = table_of("hog", store)
    alone = type("Alone", (type(table),), {"roster": None})(store, StandingClock(), SettingsKeeper(store))
    assert alone.ladder == Ladder()
