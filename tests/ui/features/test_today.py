"""Today's game is offered by a chip: on the felt, on a result, and beside the tabs where there is no game."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dicedesk.adapters.storage.database import FILE_NAME
from dicedesk.adapters.storage.history import SqliteHistory
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.core.fair.open_dice import DatedDice
from dicedesk.games.catalogue import TITLES
from dicedesk.play.ports.store import StoreError
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.widgets.felt_corner import Chip
from dicedesk.ui.features.history.page import HistoryPage
from dicedesk.ui.games.catalogue import all_tabs
from dicedesk.ui.games.hog.tab import HogTab
from dicedesk.ui.window.main_window import MainWindow
from tests.fakes.history import NoHistory
from tests.ui.checks import cut_off, small_words
from tests.ui.parts import with_late
from tests.ui.walk import View, settle
from tests.ui.windows import main_window

NOT_PLAYED = "Today's Hog · November 21 · not played"
PLAY, CALENDAR = "Play today's game (Ctrl+T)", "See the calendar of daily games"


@pytest.fixture
def window(qtbot: QtBot, parts: AppParts, tmp_path: Path) -> MainWindow:
    """The whole window of a returning player, at Hog, with its games in a folder."""
    store = SqliteStore(tmp_path)
    kept = replace(with_late(parts, history=SqliteHistory(tmp_path / FILE_NAME)), store=store)
    shown = main_window(all_tabs(kept), kept)
    qtbot.addWidget(shown, before_close_func=lambda _: store.close())
    hog = hog_of(shown)
    hog.tray.duration_ms = hog.board.crossing_ms = 0
    hog.pace.set_pause(0)
    shown.show()
    shown.activateWindow()
    qtbot.waitUntil(shown.isActiveWindow)
    shown.greet_newcomers()
    return shown


def hog_of(window: MainWindow) -> HogTab:
    tab = window.games.game
    assert isinstance(tab, HogTab)
    return tab


def play(qtbot: QtBot, tab: HogTab, *, to_the_end: bool = False) -> None:
    """A turn of the player, or all of them."""
    while not tab.session.is_over:
        qtbot.waitUntil(lambda: not (tab.is_busy or tab.session.computer_moves))
        if not tab.session.is_over:
            tab.input.lead_on()
        if not to_the_end:
            break
    qtbot.waitUntil(lambda: not (tab.is_busy or tab.session.computer_moves))


def says(chip: Chip) -> tuple[bool, str, str]:
    """Whether it is visible, and all that it says."""
    return chip.isVisible(), chip.accessibleName(), chip.accessibleDescription()


@pytest.mark.parametrize("game", TITLES)
def test_each_game_offers_its_game_of_today_at_the_start(window: MainWindow, game: str) -> None:
    window.resize(800, 528)
    window.games.choose(game)
    tab = window.games.game
    assert tab is not None
    assert says(tab.corner.chip) == (True, f"Today's {TITLES[game]} · November 21 · not played", PLAY)
    assert tab.free_corner.felt.rect().contains(tab.corner.geometry())
    beside = tab.free_corner.beside
    assert beside is None or not beside.geometry().intersects(tab.corner.geometry())
    settle()
    assert cut_off(View(game, window)) + small_words(View(game, window)) == []


def test_one_click_begins_todays_game(qtbot: QtBot, window: MainWindow) -> None:
    tab = hog_of(window)
    qtbot.mouseClick(tab.corner.chip, Qt.MouseButton.LeftButton)
    assert tab.session.dice == DatedDice("2026-11-21", "hog")
    assert not tab.corner.chip.isVisible(), "the badge is in its place"


def test_the_chip_is_pressed_by_the_keyboard_too(qtbot: QtBot, window: MainWindow) -> None:
    tab = hog_of(window)
    tab.corner.chip.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(tab.corner.chip, Qt.Key.Key_Return)
    assert isinstance(tab.session.dice, DatedDice)


def test_in_the_middle_of_a_game_a_second_click_leaves_it(qtbot: QtBot, window: MainWindow) -> None:
    tab = hog_of(window)
    play(qtbot, tab)
    assert says(tab.corner.chip) == (True, NOT_PLAYED, PLAY)
    tab.corner.chip.click()
    assert tab.tray.caption == "Press Ctrl+T or click again to leave this game and play today's"
    tab.corner.chip.click()
    assert isinstance(tab.session.dice, DatedDice)


def test_every_result_offers_todays_game(qtbot: QtBot, window: MainWindow) -> None:
    tab = hog_of(window)
    play(qtbot, tab, to_the_end=True)
    assert says(tab.result.chip) == (True, NOT_PLAYED, PLAY)
    window.resize(800, 528)
    settle()
    assert cut_off(View("result", window)) == []
    tab.result.chip.click()
    assert isinstance(tab.session.dice, DatedDice)


def test_after_todays_game_the_chip_tells_the_result_and_opens_the_calendar(
    qtbot: QtBot, window: MainWindow
) -> None:
    tab = hog_of(window)
    tab.corner.chip.click()
    play(qtbot, tab, to_the_end=True)
    own, other = tab.session.state.scores
    result = f"{'Won' if own > other else 'Lost'} {own}–{other}"
    assert says(tab.result.chip) == (True, f"Today's Hog · November 21 · {result}", CALENDAR)
    tab.input.begin_at_once()
    assert says(tab.corner.chip) == (True, f"Today's Hog · November 21 · {result}", CALENDAR)
    tab.corner.chip.click()
    page = window.current_tab
    assert isinstance(page, HistoryPage)
    qtbot.waitUntil(page.side.days.days.hasFocus)
    assert page.side.days.isVisible()


def test_the_calendar_comes_into_sight_below_the_cards_over_it(qtbot: QtBot, window: MainWindow) -> None:
    window.resize(800, 528)
    tab = hog_of(window)
    tab.corner.chip.click()
    play(qtbot, tab, to_the_end=True)
    tab.result.chip.click()
    page = window.current_tab
    assert isinstance(page, HistoryPage)
    days = page.side.days.days
    qtbot.waitUntil(lambda: days.hasFocus() and days.visibleRegion().boundingRect() == days.rect())


@pytest.mark.parametrize("page", ["lab", "history"])
def test_a_page_without_a_game_offers_that_of_the_last_game(
    qtbot: QtBot, window: MainWindow, page: str
) -> None:
    chip = window.games.chip
    assert not chip.isVisible()
    window.games.choose("hazard")
    window.games.choose(page)
    assert says(chip) == (True, "Today's Hazard · November 21 · not played", PLAY)
    qtbot.waitUntil(lambda: not chip.geometry().isEmpty())
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    tab = window.games.game
    assert tab is not None
    assert tab.session.dice == DatedDice("2026-11-21", "hazard")
    assert not chip.isVisible()


def test_a_game_in_progress_is_returned_to(qtbot: QtBot, window: MainWindow) -> None:
    tab = hog_of(window)
    tab.corner.chip.click()
    play(qtbot, tab)
    session = tab.session
    window.games.choose("lab")
    assert says(window.games.chip) == (True, "Today's Hog · November 21 · in progress", PLAY)
    window.games.chip.click()
    assert hog_of(window).session is session


def test_a_narrow_window_leaves_the_chip_beside_the_tabs_out(window: MainWindow) -> None:
    window.games.choose("lab")
    seen = []
    for width in (1400, 600, 300):
        window.games.resize(width, 500)
        seen.append((window.games.chip.isVisible(), window.games.chip.text()))
    assert seen[0] == (True, NOT_PLAYED)
    assert not seen[-1][0]


def test_games_that_cannot_be_read_offer_nothing(qtbot: QtBot, parts: AppParts) -> None:
    class Unreadable(NoHistory):
        """Games that cannot be read."""

        def page(self, query: object, first: int, most: int) -> tuple[()]:
            raise StoreError("no")

    known = with_late(parts, history=Unreadable())
    shown = main_window(all_tabs(known), known)
    qtbot.addWidget(shown)
    shown.show()
    shown.greet_newcomers()
    assert not hog_of(shown).corner.chip.isVisible()
