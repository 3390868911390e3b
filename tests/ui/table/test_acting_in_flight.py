"""Whatever is done while a move is still being shown, that ends first, and the big button says what it does."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from dicedesk.games.catalogue import TITLES
from dicedesk.ui.games.craps.tab import CrapsTab
from dicedesk.ui.table.game_tab import TabSpec
from tests.repeated import sampled

HOUR_MS = 3_600_000
NAMES = list(TITLES)
SKIPPING = ("Skip", "Pass the dice", "Take the dice")
BESIDE = ("House rules…", "Change…", "Replay", "Review")
"""What opens a window beside the game."""
PLAY: dict[str, tuple[Qt.Key, ...]] = {
    "hog": (Qt.Key.Key_6, Qt.Key.Key_Return),
    "craps": (Qt.Key.Key_Return, Qt.Key.Key_T),
}
"""Rolls dice: in craps with a chip on the pass line, which they decide."""


def throw(hands: Any, *, is_landed: bool) -> None:
    """Has a throw fly, or lie and what follows on it be shown; neither is over by itself."""
    hands.tab.tray.duration_ms = HOUR_MS
    hands.press(*PLAY.get(hands.tab.help_page, (Qt.Key.Key_Return,)))
    assert hands.tab.is_busy
    if is_landed:
        hands.tab.tray.finish()


def deeds_of(tab: Any) -> dict[str, Callable[[], object]]:
    """All that can be asked for on a tab, by its name: its menu and its keys, its buttons and spots."""
    actions = {action.text(): action.trigger for action in tab.actions()}
    buttons = {
        f"{button.text()}, {button.accessibleName()}": button.click
        for button in tab.findChildren(QAbstractButton)
        if button.isVisible() and button.isEnabled() and button.text() not in BESIDE
    }
    return {name: deed for name, deed in (actions | buttons).items() if name not in BESIDE}


def what_is_untrue(hands: Any) -> list[str]:
    """What the big button says and does not do, until nothing is shown any more."""
    tab, untrue = hands.tab, []
    while True:
        moves, was_busy, says_skip = len(tab.session.history), tab.is_busy, tab.primary.text() in SKIPPING
        is_watched = tab.session.computer_moves
        if says_skip != (was_busy or (is_watched and not isinstance(tab, CrapsTab))):
            untrue.append(f"it says {tab.primary.text()}")
        if not was_busy:
            return untrue
        hands.click(tab.primary)
        if len(tab.session.history) != moves:
            return [*untrue, "it plays"]


@pytest.mark.parametrize("is_landed", [False, True], ids=["in flight", "dice lie"])
@pytest.mark.parametrize("place", sampled(range(len(TITLES)), 1, 3), ids=NAMES)
def test_whatever_is_done_during_a_throw_the_big_button_says_what_it_does(
    open_window: Callable[..., Any], games: list[TabSpec], place: int, is_landed: bool
) -> None:
    hands = open_window(games[place].make)
    throw(hands, is_landed=is_landed)
    untrue, deeds = {}, deeds_of(hands.tab)
    for name, deed in deeds.items():
        hands.tab.input.begin_at_once()
        hands.tab.take_focus()
        throw(hands, is_landed=is_landed)
        deed()
        if found := what_is_untrue(hands):
            untrue[name] = found
    hands.tab.pace.stop()
    assert len(deeds) > 9
    assert untrue == {}


@pytest.mark.parametrize("is_landed", [False, True], ids=["in flight", "chips move"])
@pytest.mark.parametrize("deed", sampled(["pass", "pass-odds", "place-6", "R", "C", "O", "W"], "pass", "R"))
def test_a_bet_during_a_throw_ends_it_and_is_shown(
    open_window: Callable[..., Any], games: list[TabSpec], deed: str, is_landed: bool
) -> None:
    hands = open_window(games[NAMES.index("craps")].make)
    throw(hands, is_landed=is_landed)
    acted = hands.tab.is_busy
    if deed.isupper():
        hands.press(Qt.Key[f"Key_{deed}"])
    else:
        hands.tab.felt.button(deed).click()
    assert (acted, hands.tab.is_busy, hands.tab.primary.text()) == (True, False, "Roll")
    assert dict(hands.tab.felt.chips.bets) == {bet.name: bet.amount for bet in hands.tab.state.bets}


@pytest.mark.parametrize("place", sampled(range(len(TITLES)), 0), ids=NAMES)
def test_a_move_of_the_bridge_ends_what_is_shown_of_the_last_one(
    open_window: Callable[..., Any], games: list[TabSpec], place: int
) -> None:
    hands, rested = open_window(games[place].make), []
    throw(hands, is_landed=False)
    hands.tab.pace.rested.connect(partial(rested.append, True))
    hands.tab.bridge.undo()
    assert (rested, hands.tab.is_busy) == ([True], False)
