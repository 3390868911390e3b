"""Where no disk can be had, a game goes on and the window says that it is not saved."""

from collections.abc import Callable
from datetime import UTC, datetime

import pytest

from dicedesk.adapters.storage.no_store import NoStore
from dicedesk.adapters.system_clock import SystemClock
from dicedesk.games.hog.moves import RollDice
from dicedesk.ports.store import Best, KeptAnswer, KeptGame, StoreError
from dicedesk.session.hog.table import HogGameTable, HogSeating
from dicedesk.session.seats import PERSON
from dicedesk.session.settings.keeper import SettingsKeeper

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


def test_nothing_is_found_again() -> None:
    store = NoStore("The disk is away.")
    assert (store.newest("hog"), store.best("hazard"), store.answers(9), store.setting("voice")) == (
        None,
        None,
        (),
        None,
    )


def test_a_game_goes_on_and_its_table_knows_that_it_is_not_kept() -> None:
    store = NoStore("The disk is away.")
    table = HogGameTable(store, SystemClock(), SettingsKeeper(store))
    session = table.new_session(HogSeating(PERSON, PERSON), "home")

    session.play(RollDice(3))

    assert len(session.history) == 1
    assert table.error == "The disk is away."


def test_there_is_no_game_to_go_on_with() -> None:
    store = NoStore("The disk is away.")
    assert HogGameTable(store, SystemClock(), SettingsKeeper(store)).last_session() is None
