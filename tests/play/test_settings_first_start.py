"""Whoever is new to a game is guided through a turn, until they have moved in it or ended that."""

import pytest

from dicedesk.games.hog.rules import RollDice
from dicedesk.games.hog.table import HogGameTable, HogSeating
from dicedesk.play.ports.store import ForgetfulStore, StoreError
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock


class FullStore(ForgetfulStore):
    """Keeps no settings."""

    def keep_setting(self, name: str, value: str) -> None:
        raise StoreError("The disk is full.")


class DeafStore(FullStore):
    """Finds none either."""

    def setting(self, name: str) -> str | None:
        raise StoreError("The file cannot be read.")


class NotedStore(ForgetfulStore):
    """Counts how often settings are saved."""

    saved = 0

    def keep_setting(self, name: str, value: str) -> None:
        super().keep_setting(name, value)
        self.saved += 1


def hog_table(store: ForgetfulStore) -> HogGameTable:
    """The table after a start of the program, with its game on it."""
    table = HogGameTable(store, StandingClock(), SettingsKeeper(store))
    table.open_session()
    return table


def test_it_is_offered_at_each_start_until_a_move_is_made() -> None:
    store = ForgetfulStore()
    assert [hog_table(store).lesson_begun() for _ in range(3)] == [0, 0, 0]


def test_a_tab_that_was_made_in_advance_does_not_lose_it_at_the_next_start() -> None:
    store = ForgetfulStore()
    hog_table(store)
    assert hog_table(store).lesson_begun() == 0


def test_it_goes_on_where_it_was_after_a_restart() -> None:
    store = ForgetfulStore()
    table = hog_table(store)
    table.begin_lesson(0)
    table.open_session().play(RollDice(1))
    assert hog_table(store).lesson_begun() == 0


def test_the_move_at_which_it_began_is_remembered() -> None:
    store = ForgetfulStore()
    table = hog_table(store)
    for _ in range(3):
        table.open_session().play(RollDice(1))
    table.begin_lesson(2)
    assert hog_table(store).lesson_begun() == 2


def test_what_is_known_of_it_is_not_saved_again() -> None:
    store = NotedStore()
    table = hog_table(store)
    table.begin_lesson(2)
    saved = store.saved
    table.begin_lesson(2)
    assert store.saved == saved
    table.begin_lesson(3)
    assert store.saved == saved + 1


def test_after_an_undo_it_began_no_later_than_the_moves_that_are_left() -> None:
    table = hog_table(ForgetfulStore())
    table.open_session().play(RollDice(1))
    table.begin_lesson(1)
    table.open_session().undo()
    assert table.lesson_begun() == 0


def test_nobody_is_new_who_has_moved_in_the_game_without_it() -> None:
    store = ForgetfulStore()
    hog_table(store).open_session().play(RollDice(1))
    again = hog_table(store)
    first = again.lesson_begun()
    again.new_session(HogSeating(PERSON, "final"), "home")
    assert (first, again.lesson_begun()) == (None, None)


def test_it_does_not_come_back_once_it_has_ended() -> None:
    store = ForgetfulStore()
    table = hog_table(store)
    table.lesson_begun()
    table.end_lesson()
    assert (table.lesson_begun(), hog_table(store).lesson_begun()) == (None, None)


def test_there_is_none_without_a_game_or_in_one_that_is_over() -> None:
    table = HogGameTable(store := ForgetfulStore(), StandingClock(), SettingsKeeper(store))
    assert table.lesson_begun() is None
    table.open_session().leave("2026-11-23T10:05:00Z")
    assert table.lesson_begun() is None


@pytest.mark.parametrize("store", [FullStore(), DeafStore()])
def test_nobody_is_greeted_at_each_start_where_nothing_can_be_kept(store: ForgetfulStore) -> None:
    assert hog_table(store).lesson_begun() is None
