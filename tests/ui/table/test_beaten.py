"""The opponent who is suggested: one above whom a person beat last, as the stored games say."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from pytestqt.qtbot import QtBot

from dicedesk.games.hog.rules import RollDice
from dicedesk.play.ports.store import StoreError
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.games.catalogue import all_tabs
from dicedesk.ui.table.game_tab import GameTab
from dicedesk.ui.table.opponents import OpponentPane
from dicedesk.ui.window.main_window import MainWindow
from tests.fakes.history import NoHistory
from tests.ui.parts import with_late
from tests.ui.windows import main_window

STRONGEST = "You have beaten the strongest player."


@dataclass
class Victories(NoHistory):
    """The last victory of a person."""

    beaten: str | None = ""

    def last_beaten(self, game: str) -> str:
        if self.beaten is None:
            raise StoreError("no")
        return self.beaten


@pytest.fixture
def opened(qtbot: QtBot, parts: AppParts) -> Callable[[Victories], MainWindow]:
    """Opens a window of somebody with these victories, at Hog."""

    def open_(past: Victories) -> MainWindow:
        known = with_late(parts, history=past)
        window = main_window(all_tabs(known), known)
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return window

    return open_


def hog(window: MainWindow) -> GameTab:
    tab = window.games.tab_of("hog")
    assert tab is not None
    tab.complete()
    return tab


def suggestion(window: MainWindow) -> str:
    """The rule of the suggestion; "" for none."""
    (pane,) = hog(window).findChildren(OpponentPane)
    return pane.rule.text()


def test_nobody_is_suggested_before_the_games_were_asked(opened: Callable[[Victories], MainWindow]) -> None:
    window = opened(Victories())
    assert suggestion(window) == ""
    window.greet_newcomers()
    assert suggestion(window) == "Start with the easiest:"


@pytest.mark.parametrize(("beaten", "said"), [("always:4", "Next, one step up:"), ("perfect", STRONGEST)])
def test_the_last_victory_says_who_is_next(
    opened: Callable[[Victories], MainWindow], beaten: str, said: str
) -> None:
    window = opened(Victories(beaten))
    window.greet_newcomers()
    assert suggestion(window) == said


def test_a_tab_that_is_made_later_asks_too(opened: Callable[[Victories], MainWindow]) -> None:
    window = opened(Victories("best"))
    window.greet_newcomers()
    window.games.choose("hazard")
    tab = window.games.tab_of("hazard")
    assert tab is not None
    tab.complete()
    (pane,) = tab.findChildren(OpponentPane)
    assert pane.rule.text() == STRONGEST


def test_a_victory_that_was_deleted_is_forgotten_when_the_table_is_seen_again(
    opened: Callable[[Victories], MainWindow],
) -> None:
    past = Victories("perfect")
    window = opened(past)
    window.greet_newcomers()
    assert suggestion(window) == STRONGEST
    window.games.choose("craps")
    past.beaten = ""
    window.games.choose("hog")
    assert suggestion(window) == "Start with the easiest:"


def test_games_that_cannot_be_read_suggest_nobody(opened: Callable[[Victories], MainWindow]) -> None:
    window = opened(Victories(None))
    window.greet_newcomers()
    assert suggestion(window) == ""


def test_a_game_that_is_taken_up_again_offers_every_opponent(
    opened: Callable[[Victories], MainWindow],
) -> None:
    first = hog(opened(Victories()))
    everyone = first.cards.players.away.count()
    first.bridge.play(RollDice(2))
    assert hog(opened(Victories())).cards.players.away.count() == everyone
