"""The pause that was chosen on a card holds at the next start, too."""

from collections.abc import Callable
from typing import Any

import pytest

from dicedesk.games.catalogue import TITLES
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import Pause, SettingsKeeper
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.games.catalogue import tab_of
from dicedesk.ui.table.players_card import PAUSES_MS
from tests.fakes.clock import StandingClock
from tests.fakes.jobs import ImmediateJobs
from tests.repeated import sampled


@pytest.mark.parametrize("game", sampled(TITLES, "hazard"))
def test_the_chosen_pause_is_shown_and_holds_at_the_next_start(
    open_window: Callable[..., Any], appearance: Appearance, game: Any
) -> None:
    store = ForgetfulStore()
    kind = tab_of(game)

    def started() -> Any:
        table = kind.table_kind(store, StandingClock(), SettingsKeeper(store))
        return open_window(lambda parent: kind(table, appearance, ImmediateJobs(), parent))

    started().tab.cards.players.pause.setCurrentIndex(PAUSES_MS.index(Pause.LONG.value))
    again = started().tab
    assert (again.bridge.pause_ms, again.cards.players.pause.currentText()) == (Pause.LONG.value, "2 s")
