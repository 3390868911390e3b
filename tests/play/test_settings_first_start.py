"""Whoever is new to a game is guided through a turn, once only."""

from dicedesk.games.hog.rules import RollDice
from dicedesk.games.hog.table import HogGameTable
from dicedesk.play.ports.store import ForgetfulStore, StoreError
from dicedesk.play.settings import SettingsKeeper, is_greeting_due
from tests.fakes.clock import StandingClock


class FullStore(ForgetfulStore):
    """Keeps no settings."""

    def keep_setting(self, name: str, value: str) -> None:
        raise StoreError("The disk is full.")


class DeafStore(FullStore):
    """Finds none either."""

    def setting(self, name: str) -> str | None:
        raise StoreError("The file cannot be read.")


def test_it_is_due_once_for_each_game() -> None:
    store = ForgetfulStore()
    settings = SettingsKeeper(store)
    asked = [is_greeting_due(settings, game) for game in ("hog", "hog", "craps")]
    assert (asked, is_greeting_due(SettingsKeeper(store), "hog")) == ([True, False, True], False)


def test_nobody_is_greeted_at_each_start_where_nothing_can_be_kept() -> None:
    stores = (FullStore(), DeafStore())
    assert [is_greeting_due(SettingsKeeper(store), "hog") for store in stores] == [False, False]


def test_nobody_is_new_who_has_played_the_game_before() -> None:
    store = ForgetfulStore()
    hog = [hog_table(store) for _ in range(3)]
    hog[0].open_session()
    hog[1].open_session().play(RollDice(1))
    hog[2].open_session()
    assert [table.greets_newcomer() for table in (hog[2], hog[0], hog[0])] == [False, True, False]


def hog_table(store: ForgetfulStore) -> HogGameTable:
    return HogGameTable(store, StandingClock(), SettingsKeeper(store))
