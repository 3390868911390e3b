"""What a screen reader finds in each tab and beside it: nothing that takes the keyboard is nameless."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.coach.explanation import LoneExplanation
from dicedesk.core.record import parse_record
from dicedesk.features.story import story_of
from dicedesk.games.catalogue import SPECS, TITLES
from dicedesk.games.craps.coach import working_of_bet
from dicedesk.games.craps.rules import CrapsState, PlaceBet
from dicedesk.ui.base.accessibility import install_roles
from dicedesk.ui.base.dice.tray import DieStandIn, KeepableDie
from dicedesk.ui.features.help.about import AboutWindow
from dicedesk.ui.games.poker_dice.game_ui import ORACLE
from dicedesk.ui.table.game_tab import TabSpec
from tests.repeated import sampled

Name, Role = QAccessible.Text.Name, QAccessible.Role
Unfolds = QMessageBox.ButtonRole.ActionRole
GAMES = HOG, CRAPS, HAZARD, POKER_DICE = tuple(range(len(TITLES)))
NAMES = list(TITLES)
MOVES = 2

VALUED = {Role.ComboBox, Role.Slider, Role.SpinBox, Role.EditableText}
"""Controls that hold something; what it is stands beside them, or is their name."""

VAGUE = {Role.Client, Role.NoRole, Role.Pane}
"""Roles that tell nobody what to do."""


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


def shown(top: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """This and all in it that can be seen."""
    yield top
    for place in range(top.childCount()):
        child = top.child(place)
        if child is not None and child.isValid() and not child.state().invisible:
            yield from shown(child)


def controls(whole: QWidget) -> list[QAccessibleInterface]:
    """What takes the keyboard."""
    return [part for part in shown(QAccessible.queryAccessibleInterface(whole)) if part.state().focusable]


def unclear(whole: QWidget) -> list[str]:
    """What takes the keyboard or heads a column and tells no name, or not what it is."""
    return [
        f"{part.role()} {part.text(Name)!r}"
        for part in shown(QAccessible.queryAccessibleInterface(whole))
        if (part.state().focusable or part.role() is Role.ColumnHeader) and not is_clear(part)
    ]


def is_clear(part: QAccessibleInterface) -> bool:
    """Whether a screen reader says what this is."""
    if part.role() in VAGUE:
        return False
    if part.role() in VALUED:
        labels = [one for one, kind in part.relations() if kind & QAccessible.RelationFlag.Label]
        return bool(part.object().accessibleName()) and (part.role() is not Role.ComboBox or bool(labels))
    return bool(part.text(Name))


@pytest.mark.parametrize("place", GAMES, ids=NAMES)
def test_whatever_takes_the_keyboard_says_what_it_is(sit_at: Callable[[int], Any], place: int) -> None:
    hands = sit_at(place)
    assert len(controls(hands.window)) > MOVES
    for _ in range(MOVES):
        assert unclear(hands.window) == []
        hands.tab.primary.click()
        hands.tab.pace.stop()


@pytest.mark.parametrize("place", sampled(GAMES, CRAPS, POKER_DICE), ids=NAMES)
def test_the_dice_of_each_game_are_there_with_the_faces_that_show(
    sit_at: Callable[[int], Any], place: int
) -> None:
    hands = sit_at(place)
    for _ in range(MOVES):
        hands.tab.primary.click()
        hands.tab.pace.stop()
        dice = [die for die in shown(QAccessible.queryAccessibleInterface(hands.tab.tray)) if is_die(die)]
        assert [die.valueInterface().currentValue() for die in dice] == list(hands.tab.tray.faces)
        assert len({die.text(Name) for die in dice}) == len(dice)


def is_die(part: QAccessibleInterface) -> bool:
    return isinstance(part.object(), DieStandIn | KeepableDie)


def test_each_spot_of_craps_is_a_button_with_a_name_and_a_word_on_its_bet(
    sit_at: Callable[[int], Any],
) -> None:
    felt = sit_at(CRAPS).tab.felt
    buttons = [
        part for part in shown(QAccessible.queryAccessibleInterface(felt)) if part.role() is Role.Button
    ]
    assert len(buttons) == len(felt.spots)
    words = [(button.text(Name), button.text(QAccessible.Text.Description)) for button in buttons]
    assert [pair for pair in words if "" in pair] == []


def test_the_numbers_of_dice_are_choices_of_which_one_holds(sit_at: Callable[[int], Any]) -> None:
    row = shown(QAccessible.queryAccessibleInterface(sit_at(HOG).tab.choices))
    choices = [part for part in row if part.role() is Role.RadioButton]
    assert (len(choices), sum(bool(part.state().checked) for part in choices)) == (11, 1)


RECORD = '[Game "poker-dice"]\n[Player0 "Ann"]\nhand : 6 6 6 6 5\nhold\nquit\n'


def about(window: QWidget) -> QWidget:
    """What is told of the program, and of this computer."""
    opened = AboutWindow("1", "what a bug report holds", window)
    opened.show()
    return opened


PASS = LoneExplanation(lambda: working_of_bet(CrapsState.opened().apply(PlaceBet("pass", 10)).state, "pass"))
BESIDE: dict[str, Callable[[Any], QWidget]] = {
    "settings": lambda hands: hands.window.windows.show_settings(),
    "oracle": lambda hands: hands.window.windows.show_of_game(ORACLE),
    "keys": lambda hands: hands.window.windows.show_keys(),
    "palette": lambda hands: hands.window.windows.show_palette(),
    "rules": lambda hands: hands.window.windows.show_rules(),
    "house rules": lambda hands: hands.tab.house.open_rules(),
    "why": lambda hands: hands.window.windows.show_working(PASS),
    "about": lambda hands: about(hands.window),
    "record": lambda hands: hands.window.windows.show_story(story_of(parse_record(RECORD, SPECS)), "a.dice"),
}


def test_whatever_takes_the_keyboard_beside_the_game_says_what_it_is(
    qtbot: QtBot, sit_at: Callable[[int], Any]
) -> None:
    hands, problems = sit_at(CRAPS), {}
    for name, opened in BESIDE.items():
        dialog = opened(hands)
        qtbot.waitExposed(dialog)
        if found := unclear(dialog):
            problems[name] = found
        dialog.close()
    assert problems == {}


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
