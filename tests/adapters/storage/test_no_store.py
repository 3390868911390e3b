"""Where no disk can be had, a game goes on and the window says that it is not saved."""

from collections.abc import Callable
from datetime import UTC, datetime

import pytest

from dicedesk.adapters.storage.no_store import NoStore
from dicedesk.adapters.storage.patient_store import PatientStore
from dicedesk.adapters.storage.sqlite_store import SqliteStore
from dicedesk.adapters.system_clock import SystemClock
from dicedesk.games.hog.rules import RollDice
from dicedesk.games.hog.table import HogGameTable, HogSeating
from dicedesk.play.ports.store import Best, KeptAnswer, KeptGame, StoreError
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import SettingsKeeper

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    "keep",
    [
        lambda store: store.keep(KeptGame("1", "hog", "", "", ended=False).whole()),
        lambda store: store.keep_best(Best("hazard", 3, "1", NOON)),
        lambda store: store.keep_answer(KeptAnswer(NOON, "", "Most likely.")),
        lambda store: store.keep_setting("voice", "on"),
    ],
    ids=["a game", "a best score", "an answer", "a setting"],
)
def test_keeping_anything_tells_the_reason(keep: Callable[[NoStore], None]) -> None:
    with pytest.raises(StoreError, match="The disk is away"):
        keep(NoStore("The disk is away."))


def test_what_may_be_in_the_file_is_not_said_to_be_missing() -> None:
    store = NoStore("The disk is away.")
    assert (store.newest("hog"), store.answers(9)) == (None, ())
    for ask in (store.best, store.setting, store.set_setting_aside):
        with pytest.raises(StoreError, match="The disk is away"):
            ask("hazard")


@pytest.fixture
def away() -> PatientStore:
    """The store of a program whose folder cannot be opened at all."""

    def open_file() -> SqliteStore:
        raise StoreError("The disk is away.")

    return PatientStore(NoStore("The disk is away."), open_file)


def test_a_game_goes_on_and_its_table_knows_that_it_is_not_kept(away: PatientStore) -> None:
    table = HogGameTable(away, SystemClock(), SettingsKeeper(away))
    session = table.new_session(HogSeating(PERSON, PERSON), "home")

    session.play(RollDice(3))
    away.try_again()

    assert len(session.history) == 1
    assert (table.error, away.waits, away.wait_reason) == ("The disk is away.", True, "The disk is away.")
    away.close()


def test_there_is_no_game_to_go_on_with(away: PatientStore) -> None:
    assert HogGameTable(away, SystemClock(), SettingsKeeper(away)).last_session() is None
