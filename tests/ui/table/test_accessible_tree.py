"""What a screen reader finds of the dice, the spots and the choices of a table, and of the sheet of keys."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.games.catalogue import TITLES
from dicedesk.play.telling import ResultText
from dicedesk.ui.base.accessibility import install_roles
from dicedesk.ui.base.dice.tray import DieStandIn, KeepableDie
from dicedesk.ui.table.game_tab import TabSpec
from tests.repeated import sampled
from tests.ui.checks import read

Name, Role = QAccessible.Text.Name, QAccessible.Role
Unfolds = QMessageBox.ButtonRole.ActionRole
NAMES = list(TITLES)
GAMES = tuple(range(len(NAMES)))
HOG, CRAPS, HAZARD, POKER_DICE = map(NAMES.index, ("hog", "craps", "hazard", "poker-dice"))
MOVES = 2


@pytest.fixture(autouse=True)
def roles(qapp: QApplication) -> None:
    """Qt asks our own widgets what they are."""
    install_roles()


@pytest.fixture
def sit_at(open_window: Callable[..., Any], games: list[TabSpec]) -> Callable[[int], Any]:
    """Opens the window with one of the games, where nothing takes time."""

    def seated(place: int) -> Any:
        hands = open_window(games[place].make)
        hands.tab.tray.duration_ms = 0
        return hands

    return seated


def controls(whole: QWidget) -> list[QAccessibleInterface]:
    """What takes the keyboard."""
    return [part for part in read(QAccessible.queryAccessibleInterface(whole)) if part.state().focusable]


@pytest.mark.parametrize("place", sampled(GAMES, CRAPS, GAMES[-1]), ids=NAMES)
def test_the_dice_of_each_game_are_there_with_the_faces_that_show(
    sit_at: Callable[[int], Any], place: int
) -> None:
    hands = sit_at(place)
    for _ in range(MOVES):
        hands.tab.primary.click()
        hands.tab.pace.stop()
        dice = [die for die in read(QAccessible.queryAccessibleInterface(hands.tab.tray)) if is_die(die)]
        assert [die.valueInterface().currentValue() for die in dice] == list(hands.tab.tray.faces)
        assert len({die.text(Name) for die in dice}) == len(dice)


@pytest.mark.parametrize("place", sampled(GAMES, CRAPS), ids=NAMES)
def test_the_chip_on_each_felt_is_there(sit_at: Callable[[int], Any], place: int) -> None:
    tab = sit_at(place).tab
    tab.corner.show_chip(("Today's game",), "Play it")
    assert "Today's game" in names_in(tab)


@pytest.mark.parametrize("place", sampled(GAMES, CRAPS), ids=NAMES)
def test_the_ending_on_each_felt_is_there(sit_at: Callable[[int], Any], place: int) -> None:
    tab = sit_at(place).tab
    tab.result.show_result(ResultText("You won"))
    assert "You won" in names_in(tab)


def names_in(whole: QWidget) -> list[str]:
    """What a screen reader finds there, by name."""
    return [part.text(Name) for part in read(QAccessible.queryAccessibleInterface(whole))]


@pytest.mark.parametrize("place", sampled(GAMES, HAZARD), ids=NAMES)
def test_what_has_a_name_is_no_filler(sit_at: Callable[[int], Any], place: int) -> None:
    parts = read(QAccessible.queryAccessibleInterface(sit_at(place).tab))
    assert [part.text(Name) for part in parts if part.role() is Role.Client and part.text(Name)] == []


def is_die(part: QAccessibleInterface) -> bool:
    return isinstance(part.object(), DieStandIn | KeepableDie)


def test_each_spot_of_craps_is_a_button_with_a_name_and_a_word_on_its_bet(
    sit_at: Callable[[int], Any],
) -> None:
    felt = sit_at(CRAPS).tab.felt
    buttons = [
        part for part in read(QAccessible.queryAccessibleInterface(felt)) if part.role() is Role.Button
    ]
    assert len(buttons) == len(felt.spots)
    words = [(button.text(Name), button.text(QAccessible.Text.Description)) for button in buttons]
    assert [pair for pair in words if "" in pair] == []


def test_the_numbers_of_dice_are_choices_of_which_one_holds(sit_at: Callable[[int], Any]) -> None:
    row = read(QAccessible.queryAccessibleInterface(sit_at(HOG).tab.choices))
    choices = [part for part in row if part.role() is Role.RadioButton]
    assert (len(choices), sum(bool(part.state().checked) for part in choices)) == (11, 1)


def test_the_sheet_of_keys_takes_the_keyboard_and_is_read_as_one_text(
    qtbot: QtBot, sit_at: Callable[[int], Any]
) -> None:
    dialog = sit_at(POKER_DICE).window.windows.show_keys()
    qtbot.waitExposed(dialog)
    (sheet,) = controls(dialog)
    assert "Ctrl+Z: Undo" in sheet.text(QAccessible.Text.Description).splitlines()


def test_a_game_is_a_named_part_of_the_window(sit_at: Callable[[int], Any]) -> None:
    tab = QAccessible.queryAccessibleInterface(sit_at(HAZARD).tab)
    assert (tab.role(), tab.text(Name)) == (Role.Grouping, "Game")
