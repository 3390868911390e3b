"""The bridge between a real session and the window: each change is told once, with what it was."""

from datetime import UTC, datetime

import pytest

from dicedesk.core.dice import Roll
from dicedesk.core.game import Played
from dicedesk.core.rollers import DiceSource, SeededDice
from dicedesk.games.hog.rules import RollDice
from dicedesk.games.hog.table import HogGameTable, HogSeating
from dicedesk.play.ports.store import ForgetfulStore, StoredGame, StoreError
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import SettingsKeeper
from dicedesk.ui.base.bridge import SessionBridge
from tests.fakes.dice import ScriptedDice

SEED = 8
FRIENDS = HogSeating(PERSON, PERSON)
AGAINST_FINAL = HogSeating(PERSON, "final")
SIXES: Roll = (6,) * 40


class StoppedClock:
    """Always tells the same time."""

    def now(self) -> datetime:
        return datetime(2026, 11, 21, 10, tzinfo=UTC)


class FullDisk(ForgetfulStore):
    """Keeps nothing from the moment that it is full."""

    is_full = False

    def keep(self, game: StoredGame) -> None:
        if self.is_full:
            raise StoreError("The disk is full.")
        super().keep(game)


class Listener:
    """Writes down every signal of a bridge: its name, and what came with it."""

    def __init__(self, bridge: SessionBridge) -> None:
        self.heard: list[tuple[str, object]] = []
        bridge.played.connect(lambda played: self.heard.append(("played", played)))
        bridge.undone.connect(lambda moves: self.heard.append(("undone", moves)))
        bridge.refused.connect(lambda reason: self.heard.append(("refused", reason)))
        bridge.reset.connect(lambda: self.heard.append(("reset", None)))

    @property
    def names(self) -> list[str]:
        """The signals in their order."""
        return [name for name, _ in self.heard]


def bridge_for(
    seating: HogSeating, dice: DiceSource | None = None, store: ForgetfulStore | None = None
) -> SessionBridge:
    """A bridge to a game in which the left player begins."""
    kept = store or ForgetfulStore()
    table = HogGameTable(kept, StoppedClock(), SettingsKeeper(kept), dice=lambda _: dice or SeededDice(SEED))
    return SessionBridge(table, table.new_session(seating, "home"))


def test_a_move_is_told_with_what_it_led_to(qapp: object) -> None:
    bridge = bridge_for(FRIENDS)
    listener = Listener(bridge)
    bridge.play(RollDice(4))
    [(name, played)] = listener.heard
    assert name == "played"
    assert isinstance(played, Played)
    assert played == bridge.session.history[-1]
    assert played.step.state == bridge.session.state


def test_the_session_has_changed_and_is_kept_before_the_move_is_told(qapp: object) -> None:
    store = ForgetfulStore()
    bridge = bridge_for(FRIENDS, store=store)
    kept: list[str] = []
    bridge.played.connect(lambda _: kept.append(getattr(store.newest("hog"), "record", "")))
    bridge.play(RollDice(4))
    assert kept == [bridge.session.record.to_text()]


def test_a_move_that_is_refused_is_told_with_its_reason_and_changes_nothing(qapp: object) -> None:
    bridge = bridge_for(AGAINST_FINAL)
    listener, record = Listener(bridge), bridge.session.record
    bridge.play(RollDice(11))
    assert listener.names == ["refused"]
    assert str(listener.heard[0][1]).strip()
    assert bridge.session.record == record


def test_dice_that_have_run_out_are_told_and_change_nothing(qapp: object) -> None:
    bridge = bridge_for(FRIENDS, ScriptedDice((2, 3)))
    listener = Listener(bridge)
    bridge.play(RollDice(4))
    assert listener.names == ["refused"]
    assert bridge.session.history == ()


def test_the_computer_moves_only_in_its_turn(qapp: object) -> None:
    bridge = bridge_for(AGAINST_FINAL)
    listener = Listener(bridge)
    bridge.play_computer()
    bridge.play(RollDice(4))
    bridge.play_computer()
    assert listener.names == ["refused", "played", "played"]
    assert bridge.session.state.seat == 0


def test_after_the_end_every_move_is_refused(qapp: object) -> None:
    bridge = bridge_for(FRIENDS, ScriptedDice(SIXES))
    for dice in (10, 2, 10):
        bridge.play(RollDice(dice))
    listener = Listener(bridge)
    bridge.play(RollDice(1))
    bridge.play_computer()
    assert listener.names == ["refused", "refused"]


def test_undo_tells_how_many_moves_were_taken_back(qapp: object) -> None:
    bridge = bridge_for(AGAINST_FINAL)
    before = bridge.session.state
    bridge.play(RollDice(4))
    bridge.play_computer()
    listener = Listener(bridge)
    bridge.undo()
    assert listener.heard == [("undone", 2)]
    assert bridge.session.state == before


def test_undo_with_nothing_to_take_back_is_silent(qapp: object) -> None:
    bridge = bridge_for(AGAINST_FINAL)
    listener = Listener(bridge)
    bridge.undo()
    assert listener.heard == []


@pytest.mark.parametrize(("first", "seat_of_person"), [("home", 0), ("away", 1)])
def test_a_new_game_is_told_when_it_is_there(qapp: object, first: str, seat_of_person: int) -> None:
    table = HogGameTable(
        ForgetfulStore(), StoppedClock(), SettingsKeeper(ForgetfulStore()), dice=lambda _: SeededDice(SEED)
    )
    bridge = SessionBridge(table, table.new_session(AGAINST_FINAL, "home"))
    bridge.play(RollDice(4))
    listener, old = Listener(bridge), bridge.session
    seen: list[object] = []
    bridge.reset.connect(lambda: seen.append(bridge.session))
    bridge.begin(table.new_session(AGAINST_FINAL, first))
    assert listener.names == ["reset"]
    assert seen == [bridge.session]
    assert bridge.session is not old
    assert bridge.session.history == ()
    assert bridge.session.seats[seat_of_person].player is None


def test_a_change_that_was_not_kept_is_played_all_the_same_and_told_as_an_error(qapp: object) -> None:
    store = FullDisk()
    bridge = bridge_for(FRIENDS, store=store)
    listener = Listener(bridge)
    assert bridge.error is None
    store.is_full = True
    bridge.play(RollDice(4))
    assert bridge.error == "The disk is full."
    assert listener.names == ["played"]


def test_computers_play_a_whole_game_to_its_end(qapp: object) -> None:
    bridge = bridge_for(HogSeating("final", "perfect"))
    listener = Listener(bridge)
    while not bridge.session.is_over:
        bridge.play_computer()
    assert listener.names == ["played"] * len(bridge.session.history)
    assert max(bridge.session.state.scores) >= 100
