"""A session is kept change by change, and never over the moves of somebody else."""

from collections.abc import Callable

import pytest

from dicedesk.core.words import Name
from dicedesk.games.catalogue import GAMES
from dicedesk.games.hog.rules import HOG, RollDice
from dicedesk.play.game_session import GameSession, new_record
from dicedesk.play.ports.store import (
    BusyError,
    ForgetfulStore,
    GameChange,
    StoredGame,
    StoreError,
    TakenError,
)
from dicedesk.play.saved_games import GameKeeper, SaveStatus
from dicedesk.play.seats import Seat
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock
from tests.fakes.dice import ScriptedDice

SEATS = (Seat(Name("Ann"), "Ann"), Seat(Name("Bob"), "Bob"))


class NotedStore(ForgetfulStore):
    """Notes each change, and raises what it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.changes: list[tuple[int, int]] = []
        self.error: StoreError | None = None

    def keep(self, change: GameChange) -> None:
        error, self.error = self.error, None
        if error is not None:
            raise error
        super().keep(change)
        self.changes.append((change.stays, len(change.added)))


def begun(store: ForgetfulStore) -> tuple[GameSession, GameKeeper]:
    dice, keeper = ScriptedDice((2,) * 100), GameKeeper(store, "game-1")
    return GameSession(
        new_record(HOG, "", SEATS, (("Id", "game-1"),), dice), SEATS, dice, keeper.keep
    ), keeper


def newest(store: ForgetfulStore) -> StoredGame:
    kept = store.newest("hog")
    assert kept is not None
    return kept


def test_each_move_is_added_to_those_that_are_kept() -> None:
    store = NotedStore()
    session, _ = begun(store)
    for _ in range(3):
        session.play(RollDice(1))
    assert store.changes == [(0, 0), (0, 1), (1, 1), (2, 1)]


def test_a_move_that_is_taken_back_is_kept_no_longer() -> None:
    store = NotedStore()
    session, _ = begun(store)
    session.play(RollDice(1))
    session.play(RollDice(2))
    session.undo()
    session.play(RollDice(3))
    assert (store.changes[3:], newest(store).record) == ([(1, 0), (1, 1)], session.record.to_text())


def test_what_could_not_be_kept_is_kept_with_the_next_move() -> None:
    store = NotedStore()
    session, keeper = begun(store)
    session.play(RollDice(1))
    store.error = StoreError("The disk is full.")
    session.play(RollDice(2))
    told = keeper.error
    session.play(RollDice(3))
    assert (told, keeper.error, newest(store).record) == (
        "The disk is full.",
        None,
        session.record.to_text(),
    )


def test_moves_taken_back_while_nothing_could_be_kept_are_not_left_in_the_store() -> None:
    store = NotedStore()
    session, _ = begun(store)
    session.play(RollDice(1))
    session.play(RollDice(2))
    store.error = StoreError("The disk is full.")
    session.undo()
    session.play(RollDice(3))
    assert newest(store).record == session.record.to_text()


def test_a_game_that_is_gone_from_the_store_is_kept_whole() -> None:
    store = NotedStore()
    session, keeper = begun(store)
    session.play(RollDice(1))
    store._games.clear()
    session.play(RollDice(2))
    assert (keeper.error, newest(store).record) == (None, session.record.to_text())


def test_a_game_with_which_somebody_else_went_on_is_kept_beside_theirs() -> None:
    store = NotedStore()
    session, keeper = begun(store)
    session.play(RollDice(1))
    store.error = TakenError("Another window has gone on with this game.")
    session.play(RollDice(2))
    mine = newest(store)
    session.play(RollDice(3))
    assert keeper.save_status is SaveStatus.COPIED
    assert mine.id.startswith("game-1~")
    assert (len(store._games), newest(store).id) == (2, mine.id)
    assert newest(store).record == session.record.to_text()


@pytest.mark.parametrize("moves", [0, 2])
def test_a_game_that_is_taken_up_as_it_was_is_not_written_again(moves: int) -> None:
    store = NotedStore()
    session, _ = begun(store)
    for _ in range(moves):
        session.play(RollDice(1))
    before, kept = len(store.changes), newest(store)
    again = GameSession(session.record, SEATS, session.dice, GameKeeper(store, kept.id, kept).keep)
    assert len(store.changes) == before
    again.play(RollDice(1))
    assert store.changes[-1] == (moves, 1)


class HeldStore(NotedStore):
    """Another program holds it until it is free."""

    def __init__(self) -> None:
        super().__init__()
        self.is_held, self.turns = True, list[Callable[[], None]]()

    def in_turn(self, write: Callable[[], None]) -> None:
        self.turns.append(write)
        self.try_again()

    def try_again(self) -> None:
        while self.turns:
            try:
                self.turns[0]()
            except BusyError:
                return
            self.turns.pop(0)

    def keep(self, change: GameChange) -> None:
        if self.is_held:
            raise BusyError("Another program is using the saved games.")
        super().keep(change)


def test_while_the_store_is_held_the_game_waits_for_one_turn_and_is_kept_then() -> None:
    store = HeldStore()
    session, keeper = begun(store)
    session.play(RollDice(1))
    session.play(RollDice(2))
    while_held = (keeper.save_status, keeper.error, len(store.turns))
    store.is_held = False
    store.try_again()
    assert (while_held, keeper.save_status) == ((SaveStatus.WAITS, None, 1), SaveStatus.SAVED)
    assert (store.changes, newest(store).record) == ([(0, 2)], session.record.to_text())


@pytest.mark.parametrize("game", GAMES)
def test_each_table_says_how_its_game_is_kept(game: str) -> None:
    store = HeldStore()
    made = GAMES[game].table(store, StandingClock(), SettingsKeeper(store), None)
    said = [made.save_status]
    made.open_session()
    said.append(made.save_status)
    store.is_held = False
    store.try_again()
    assert [*said, made.save_status] == [SaveStatus.SAVED, SaveStatus.WAITS, SaveStatus.SAVED]
