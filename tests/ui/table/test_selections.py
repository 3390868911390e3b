"""What is chosen and not played yet stays when the window is made anew, as in another language."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from dicedesk.games.catalogue import TITLES
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.games.craps.tab import CrapsTab
from dicedesk.ui.games.hog.tab import HogTab
from dicedesk.ui.games.poker_dice.tab import PokerDiceTab
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.current_window import CurrentWindow
from tests.ui.windows import held_window

HOG, CRAPS, HAZARD, POKER_DICE = map(list(TITLES).index, ("hog", "craps", "hazard", "poker-dice"))


@pytest.fixture
def held(qtbot: QtBot, games: list[TabSpec], parts: AppParts) -> Iterator[CurrentWindow]:
    """The window with all games."""
    shell, made = held_window(games, parts)
    qtbot.addWidget(shell)
    shell.show()
    yield made
    shell.close()


def test_the_number_of_dice_at_hog_stays(held: CurrentWindow) -> None:
    before = held.window.current_tab
    assert isinstance(before, HogTab)
    before.choose(7)
    held.make_anew()
    after = held.window.current_tab
    assert isinstance(after, HogTab)
    assert (after is before, after.choices.dice) == (False, 7)


def test_the_chip_at_craps_stays_also_while_another_game_is_shown(held: CurrentWindow) -> None:
    held.window.choose_tab(CRAPS)
    before = held.window.current_tab
    assert isinstance(before, CrapsTab)
    before.chips.choose(100)
    held.window.choose_tab(HAZARD)
    held.make_anew()
    held.make_anew()
    held.window.choose_tab(CRAPS)
    after = held.window.current_tab
    assert isinstance(after, CrapsTab)
    assert after.chips.chip == 100


def test_dice_that_are_kept_at_poker_dice_stay_so(held: CurrentWindow, qtbot: QtBot) -> None:
    held.window.choose_tab(POKER_DICE)
    before = held.window.current_tab
    assert isinstance(before, PokerDiceTab)
    before.tray.duration_ms = 0
    before.primary.click()
    qtbot.waitUntil(lambda: not before.pace.is_busy)
    before.input.keep(1)
    before.input.keep(3)
    held.make_anew()
    after = held.window.current_tab
    assert isinstance(after, PokerDiceTab)
    assert (after.selection, after.tray.kept, after.primary.text()) == ((1, 3), {1, 3}, "Re-roll 3 dice")


def test_no_dice_are_kept_where_the_hand_was_scored_meanwhile(held: CurrentWindow) -> None:
    held.window.choose_tab(POKER_DICE)
    tab = held.window.current_tab
    tab.selection = (1, 3)
    assert tab.selection == ()
