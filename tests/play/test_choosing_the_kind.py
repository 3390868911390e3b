"""A game is counted or casual, as is chosen until its first roll; the choice is remembered for each game."""

from typing import Any

import pytest

from dicedesk.core.fair.verify import proved
from dicedesk.core.rollers import SeededDice, TypedDice
from dicedesk.core.words import Name
from dicedesk.features.history.games import summary_of
from dicedesk.games.catalogue import SPECS
from dicedesk.games.hazard.table import HazardGameTable
from dicedesk.games.hog.named_strategies import AlwaysRoll
from dicedesk.games.hog.players import HogPlayer
from dicedesk.play.game_session import GameSession, new_record
from dicedesk.play.ports.game_summary import GameStanding
from dicedesk.play.ports.store import ForgetfulStore, StoredGame
from dicedesk.play.seats import PERSON, Seat
from dicedesk.play.settings import CoachMode, CoachSettings, GameKind, SettingsKeeper
from tests.fakes.clock import StandingClock
from tests.fakes.dice import ScriptedDice

ANN = Seat(Name("Ann"), "Ann")
COMPUTER = Seat(Name("2-dice player"), "always:2", HogPlayer(AlwaysRoll(2)))


def begun(
    game: str, seats: tuple[Seat, ...] = (ANN,), *, casual: bool = True, dice: Any = None
) -> GameSession:
    dice = dice or SeededDice(5)
    session = GameSession(new_record(SPECS[game], "", seats, (), dice), seats, dice, keep=lambda _: None)
    session.choose_kind(casual=casual)
    return session


def play(session: GameSession, *moves: str) -> None:
    for move in moves:
        session.play(session.record.spec.parse_move(move))


def test_a_casual_game_says_so_in_its_record_from_the_first_roll_on() -> None:
    session = begun("craps")
    play(session, "bet pass 10")
    assert (session.is_casual, session.record.tag("Hints")) == (True, None)
    play(session, "throw")
    assert (session.is_casual, session.record.tag("Hints")) == (True, "0")


def test_the_kind_can_be_changed_until_the_first_roll() -> None:
    session = begun("craps")
    play(session, "bet pass 10")
    assert (session.choose_kind(casual=False), session.is_casual) == (True, False)
    play(session, "throw")
    assert (session.can_choose_kind, session.choose_kind(casual=True), session.is_casual) == (
        False,
        False,
        False,
    )


def test_hints_before_the_first_roll_of_a_casual_game_come_into_the_record_with_it() -> None:
    session = begun("poker-dice")
    session.take_hint()
    assert (session.record.tag("Hints"), session.can_choose_kind) == (None, True)
    play(session, "hand")
    session.take_hint()
    assert session.record.tag("Hints") == "2"


def test_a_hint_in_a_counted_game_settles_the_kind_at_once() -> None:
    session = begun("poker-dice", casual=False)
    session.take_hint()
    assert (session.record.tag("Hints"), session.choose_kind(casual=False)) == ("1", False)


def test_a_casual_game_that_ends_without_a_roll_is_casual() -> None:
    session = begun("poker-dice")
    play(session, "quit")
    assert session.record.tag("Hints") == "0"


@pytest.mark.parametrize(("moves", "hints"), [((), None), (("bet pass 10",), "0")])
def test_a_casual_game_that_is_left_says_so_if_it_was_played(
    moves: tuple[str, ...], hints: str | None
) -> None:
    session = begun("craps")
    play(session, *moves)
    session.leave("2026-11-28T10:00:00Z")
    assert session.record.tag("Hints") == hints
    assert not session.can_choose_kind


@pytest.mark.parametrize(
    ("seats", "dice"), [((COMPUTER, COMPUTER), SeededDice(5)), ((ANN, COMPUTER), TypedDice())]
)
def test_the_kind_of_a_watched_game_and_of_one_with_typed_dice_cannot_be_chosen(
    seats: tuple[Seat, ...], dice: Any
) -> None:
    assert not begun("hog", seats, dice=dice).can_choose_kind


def test_undo_costs_where_dice_were_seen_in_a_counted_game() -> None:
    session = begun("craps", casual=False)
    play(session, "bet pass 10")
    assert not session.undo_costs
    play(session, "throw")
    assert session.undo_costs
    session.undo()
    play(session, "throw")
    assert not session.undo_costs


def test_undo_of_a_casual_game_costs_nothing() -> None:
    session = begun("craps")
    play(session, "throw")
    assert not session.undo_costs


@pytest.mark.parametrize("casual", [False, True])
def test_a_turn_of_a_casual_game_is_no_best_turn(casual: bool) -> None:
    # A main of 7, three naturals; then three rounds are lost, which end the game of one caster.
    dice = ScriptedDice((3, 4, 3, 4, 3, 4, 1, 1, 1, 1, 1, 1, 1, 1) * 3)
    store = ForgetfulStore()
    table = HazardGameTable(store, StandingClock(), SettingsKeeper(store), lambda _: dice)
    session = table.new_session((PERSON,))
    session.choose_kind(casual=casual)
    while not session.is_over:
        play(session, "throw" if session.state.main is not None else "main 7")
    assert (table.best is None) == casual


@pytest.mark.parametrize(("casual", "standing"), [(False, GameStanding.COUNTED), (True, GameStanding.CASUAL)])
def test_the_list_of_games_tells_a_casual_one_from_a_counted_one(
    casual: bool, standing: GameStanding
) -> None:
    session = begun("poker-dice", casual=casual)
    play(session, "hand", "hold", "quit")
    record = session.record
    kept = StoredGame("a", "poker-dice", record.header_text(), "", ended=True, moves=record.move_lines())
    assert summary_of(kept).standing is standing


def test_the_choice_is_remembered_for_its_game_alone() -> None:
    store = ForgetfulStore()
    HazardGameTable(store, StandingClock(), SettingsKeeper(store)).choose_kind(casual=True)
    again = SettingsKeeper(store)
    assert HazardGameTable(store, StandingClock(), again).coaching.is_casual
    assert set(again.value.games) == {"hazard"}


@pytest.mark.parametrize(
    ("wanted", "is_casual"),
    [
        (CoachSettings(), False),
        (CoachSettings(CoachMode.ALWAYS), True),
        (CoachSettings(warn_at=3), True),
        (CoachSettings(CoachMode.ALWAYS, 3, GameKind.COUNTED), False),
        (CoachSettings(CoachMode.OFF, 0, GameKind.CASUAL), True),
    ],
)
def test_where_nobody_has_chosen_a_coach_who_speaks_by_itself_makes_games_casual(
    wanted: CoachSettings, is_casual: bool
) -> None:
    assert wanted.is_casual == is_casual


@pytest.mark.parametrize("mode", CoachMode)
def test_casual_opens_the_coach_and_counted_has_it_wait_to_be_asked(mode: CoachMode) -> None:
    casual = CoachSettings(mode, 3).for_games(casual=True)
    assert casual == CoachSettings(CoachMode.ALWAYS, 3, GameKind.CASUAL)
    assert casual.for_games(casual=False) == CoachSettings(CoachMode.ASKED, 3, GameKind.COUNTED)
    off = CoachSettings(CoachMode.OFF).for_games(casual=False)
    assert off == CoachSettings(CoachMode.OFF, kind=GameKind.COUNTED)


def test_what_a_record_proves_says_that_it_was_chosen_to_be_casual() -> None:
    store = ForgetfulStore()
    table = HazardGameTable(store, StandingClock(), SettingsKeeper(store))
    session = table.new_session((PERSON,))
    session.choose_kind(casual=True)
    play(session, "main 7", "throw")
    session.leave("2026-11-28T10:00:00Z")
    assert "Casual game. It was made casual before the first roll." in proved(session.record, is_over=False)
