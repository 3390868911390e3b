"""The strip over a position: its controls, by mouse and keyboard, and what they refuse."""

from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.core.money import Cents, dollars
from dicedesk.core.position import PositionLine, parse_position
from dicedesk.games.catalogue import GAMES, SPECS, position_fields
from dicedesk.ui.base.accessibility import install_roles
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.features.position.amounts import AmountsDialog
from dicedesk.ui.features.position.controls import (
    AmountControl,
    AmountsControl,
    DiceControl,
    NumberControl,
    OptionControl,
    PositionControl,
    SwitchControl,
)
from dicedesk.ui.features.position.fields import PositionFields
from tests.games.random_positions import positions

Key = Qt.Key

HOG = "hog 34-50 | goal=100 | You, final"
HAZARD = "hazard won 3 0 2 1, turn 3, lost 2, main 7, chance 5 | casters=4 | You, Ann, best, main:7"
POKER_DICE = "poker-dice bankroll 130, hands 12, dice 2 5 5 5 6, rolls-left 1"
CRAPS = (
    "craps bankroll 85.50, point 6, pass 5, pass-odds 10, come-4 5, odds on, work on | preset=las-vegas | You"
)


def read(text: str) -> PositionLine[Any]:
    """The position in a line."""
    return parse_position(text, SPECS)


class Hands:
    """A strip in a window of its own, what it has told, and hands on it."""

    def __init__(self, qtbot: QtBot, appearance: Appearance) -> None:
        self._qtbot = qtbot
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.strip = PositionFields(appearance, self.window)
        QVBoxLayout(self.window).addWidget(self.strip)
        self.lines: list[str] = []
        self.refusals: list[str] = []
        self.strip.position_set.connect(lambda line: self.lines.append(line.to_text()))
        self.strip.refused.connect(self.refusals.append)
        self.window.resize(800, 200)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)

    def show(self, text: str) -> "Hands":
        """Shows a position."""
        self.strip.show_position(read(text))
        return self

    def control(self, name: str) -> Any:
        """The control of a field."""
        return self.strip.controls[name]

    def press(self, *keys: Key) -> None:
        """Presses keys where the focus is."""
        for key in keys:
            self._qtbot.keyClick(QApplication.focusWidget(), key)

    def type(self, text: str) -> None:
        """Types over what is in the box that has the focus."""
        box = QApplication.focusWidget()
        self._qtbot.keySequence(box, QKeySequence.StandardKey.SelectAll)
        self._qtbot.keyClicks(box, text)

    def values(self) -> dict[str, object]:
        """What the controls show."""
        return {name: _value(control) for name, control in self.strip.controls.items()}

    @property
    def told(self) -> list[str]:
        """All that was told since the last question."""
        told, self.lines[:], self.refusals[:] = [*self.lines, *self.refusals], [], []
        return told


def _value(control: PositionControl) -> object:
    match control:
        case NumberControl() | AmountControl():
            return control.spin.text()
        case OptionControl():
            return control.list.currentText()
        case SwitchControl():
            return control.box.isChecked()
        case DiceControl():
            return tuple(die.face for die in control.dice)
        case AmountsControl():
            return control.button.text()
    raise AssertionError(control)


@pytest.fixture
def hands(qtbot: QtBot, appearance: Appearance, language: WindowLanguage) -> Hands:
    """Hands on an empty strip, in English."""
    return Hands(qtbot, appearance)


@pytest.mark.parametrize(
    ("line", "values"),
    [
        (
            HOG,
            {
                "score-0": "34",
                "score-1": "50",
                "turn": "You",
                "goal": "100",
                "opponent": "Final strategist",
            },
        ),
        (
            "hazard won 3, lost-in-a-row 1",
            {
                "main": "Not set yet",
                "chance": "Not set yet",
                "won-0": "3",
                "lost": "1",
                "lost-in-a-row": True,
                "casters": "1",
            },
        ),
        (POKER_DICE, {"bankroll": "$130", "hand": "12", "rolls": "1 roll left", "dice": (2, 5, 5, 5, 6)}),
        (
            CRAPS,
            {
                "bankroll": "$85.50",
                "point": "6",
                "bets": "3 bets…",
                "house": "Las Vegas",
                "odds": True,
                "work": True,
            },
        ),
    ],
)
def test_the_strip_shows_what_is_set_and_tells_nothing(
    hands: Hands, line: str, values: dict[str, object]
) -> None:
    assert (hands.show(line).values(), hands.told) == (values, [])


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_told_when_other_positions_are_shown(hands: Hands, game: str) -> None:
    hands.show(HOG)
    for state in islice(positions(game, 1), 40):
        hands.strip.show_position(PositionLine(SPECS[game], state))
    assert hands.told == []


Act = Callable[[Hands], object]


@pytest.mark.parametrize(
    ("line", "act", "told"),
    [
        (HOG, lambda hands: hands.control("score-0").spin.stepUp(), "hog 35-50 | goal=100 | You, final"),
        (
            HOG,
            lambda hands: hands.control("turn").list.setCurrentText("Final strategist"),
            "hog 34-50, turn 1 | goal=100 | You, final",
        ),
        (HOG, lambda hands: hands.control("opponent").list.setCurrentText("Best play"), "hog 34-50"),
        (
            "hazard won 3, main 7",
            lambda hands: hands.control("chance").list.setCurrentText("5"),
            "hazard won 3, main 7, chance 5",
        ),
        (
            "hazard won 3",
            lambda hands: hands.control("lost-in-a-row").box.click(),
            "hazard won 3, lost-in-a-row 1",
        ),
        (
            POKER_DICE,
            lambda hands: hands.control("dice").dice[4].click(),
            "poker-dice bankroll 130, hands 12, dice 2 5 5 5 1, rolls-left 1",
        ),
        (
            POKER_DICE,
            lambda hands: hands.control("rolls").list.setCurrentText("Before the hand"),
            "poker-dice bankroll 130, hands 11",
        ),
        (
            POKER_DICE,
            lambda hands: hands.control("bankroll").spin.stepUp(),
            "poker-dice bankroll 135, hands 12, dice 2 5 5 5 6, rolls-left 1",
        ),
        (
            "craps bankroll 85",
            lambda hands: hands.control("house").list.setCurrentText("Las Vegas"),
            "craps bankroll 85 | preset=las-vegas",
        ),
    ],
)
def test_a_change_is_told_at_once(hands: Hands, line: str, act: Act, told: str) -> None:
    act(hands.show(line))
    assert hands.told == [told]


def test_custom_rules_are_shown_and_stay_while_other_fields_change(hands: Hands) -> None:
    rules = "preset=las-vegas maximum=1000"
    hands.show("craps bankroll 85 | preset=las-vegas").show(
        f"craps bankroll 85, point 6, come-5 10 | {rules}"
    )
    assert hands.control("house").list.currentText() == "Custom rules"
    hands.control("bankroll").spin.stepUp()
    hands.control("point").list.setCurrentText("8")
    hands.control("odds").box.toggle()
    assert hands.told == [
        f"craps bankroll 90, point 6, come-5 10 | {rules}",
        f"craps bankroll 90, point 8, come-5 10 | {rules}",
        f"craps bankroll 90, point 8, come-5 10, odds on | {rules}",
    ]
    assert hands.control("house").list.currentText() == "Custom rules"


def test_a_refused_value_stays_and_the_next_change_can_make_it_possible(hands: Hands) -> None:
    goal, score = (hands.show(HOG).control(name).spin for name in ("goal", "score-1"))
    goal.setValue(40)
    assert (hands.told, goal.value()) == (["a score of 50 ends the game"], 40)
    assert (goal.property("wrong"), goal.accessibleDescription()) == (True, "a score of 50 ends the game")
    score.setValue(12)
    assert hands.told == ["hog 34-12 | goal=40 | You, final"]
    assert (goal.property("wrong"), goal.accessibleDescription()) == (False, "")


def test_a_field_that_changes_does_not_take_over_the_fault_of_another(hands: Hands) -> None:
    goal, turn = hands.show(HOG).control("goal").spin, hands.control("turn").list
    goal.setValue(40)
    turn.setCurrentIndex(1)
    assert (goal.property("wrong"), turn.property("wrong")) == (True, False)


def test_a_list_that_gets_another_title_has_it_for_a_screen_reader(hands: Hands) -> None:
    box = hands.show("yacht ones 1, rolls-left 3").control("ones-0").list
    hands.show("yacht ones 1 2, rolls-left 3 | players=2 | You, Ann")
    described = QAccessible.queryAccessibleInterface(box)
    labels = [
        other.text(QAccessible.Text.Name) for other, _ in described.relations(QAccessible.RelationFlag.Label)
    ]
    assert set(labels) == {"You: Ones"}


def test_a_position_shown_from_outside_takes_the_place_of_a_refused_one(hands: Hands) -> None:
    goal = hands.show(HOG).control("goal").spin
    goal.setValue(40)
    hands.show(HOG)
    assert (goal.value(), goal.property("wrong")) == (100, False)


def test_a_point_that_contradicts_the_bets_is_refused_with_the_bet(hands: Hands) -> None:
    hands.show("craps bankroll 85, point 6, come 5").control("point").list.setCurrentText("Come-out")
    assert hands.told == ["Come bets need a point: make the come-out roll first."]


def test_fields_come_and_go_with_what_matters(hands: Hands) -> None:
    casters = hands.show("hazard won 3").control("casters").spin
    casters.setValue(2)
    assert list(hands.strip.controls)[-3:] == ["casters", "turn", "opponent"]
    hands.control("turn").list.setCurrentText("Player 2")
    assert [name for name in hands.strip.controls if name.startswith("won")] == ["won-0", "won-1"]
    hands.control("turn").list.setCurrentText("Player 1")
    casters.setValue(1)
    assert all(part.isVisible() for part in hands.strip.controls.values())
    assert list(hands.strip.controls)[-1] == "casters"


@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 1), (1, 4), (4, 1)])
def test_many_fields_that_come_or_go_are_in_their_order_once_settled(
    hands: Hands, qtbot: QtBot, before: int, after: int
) -> None:
    hands.show(f"yacht dice 5 5 2 3 1, rolls-left 1 | players={before}")
    with qtbot.waitSignal(hands.strip.settled):
        hands.control("players").spin.setValue(after)
    ids = [field.id for field in position_fields(read(hands.told[-1]))]
    assert [name for name, control in hands.strip.controls.items() if control.isVisible()] == ids


def test_a_control_that_is_about_to_go_no_longer_brings_its_position_back(hands: Hands) -> None:
    leaving = hands.show("yacht dice 5 5 2 3 1, rolls-left 1 | players=4").control("dice")
    hands.show("yacht ones 3, rolls-left 3")
    assert leaving.isVisible()
    leaving.changed.emit("dice", leaving.field.put(leaving.field.value))
    assert hands.lines == []


@pytest.mark.parametrize("line", [HOG, HAZARD, POKER_DICE, CRAPS])
def test_the_tab_key_visits_each_control_in_its_order(hands: Hands, line: str) -> None:
    hands.show(line)
    stops = [stop for control in hands.strip.controls.values() for stop in control.stops]
    stops[0].setFocus()
    visited = []
    for _ in stops:
        visited.append(QApplication.focusWidget())
        hands.press(Key.Key_Tab)
    assert visited == stops


def test_the_tab_key_finds_a_field_that_came_later(hands: Hands) -> None:
    hands.show("hazard won 3 | casters=2").control("turn").list.setCurrentText("Player 2")
    hands.control("won-0").spin.setFocus()
    hands.press(Key.Key_Tab)
    assert QApplication.focusWidget() is hands.control("won-1").spin


@pytest.mark.parametrize("line", [HOG, HAZARD, POKER_DICE, CRAPS])
def test_each_control_has_a_name_for_a_screen_reader(hands: Hands, line: str) -> None:
    hands.show(line)
    for control in hands.strip.controls.values():
        for stop in control.stops:
            assert stop.accessibleName().strip()


def test_a_screen_reader_hears_how_many_bets_there_are(hands: Hands) -> None:
    hands.show(CRAPS)
    assert hands.control("bets").button.accessibleName() == "3 bets…"


@pytest.mark.parametrize("line", [HOG, HAZARD, POKER_DICE, CRAPS])
def test_the_strip_has_at_most_two_rows_at_800_pixels(hands: Hands, line: str) -> None:
    hands.show(line)
    assert len({place.y() for place in hands.strip.places(776).values()}) <= 2


def test_a_long_name_is_cut_in_a_title_and_told_in_full(hands: Hands) -> None:
    name = "Tom & Jerry of the long and winding road"
    control = hands.show(f"hog 34-50 | goal=100 | You, {name}").control("score-1")
    assert control.sizeHint().width() < 200
    assert control.spin.accessibleName() == f"{name}: points"


def test_numbers_are_typed_and_turned_with_arrow_keys(hands: Hands) -> None:
    hands.show(HOG).control("score-0").spin.setFocus()
    hands.type("62")
    hands.press(Key.Key_Up)
    assert hands.told[-2:] == ["hog 62-50 | goal=100 | You, final", "hog 63-50 | goal=100 | You, final"]
    hands.type("104")
    assert (hands.told[-1], hands.values()["score-0"]) == ("a score of 104 ends the game", "104")


def test_digits_choose_the_faces_one_die_after_the_other(hands: Hands) -> None:
    hands.show(POKER_DICE).control("dice").dice[0].setFocus()
    hands.press(Key.Key_6, Key.Key_5, Key.Key_1)
    assert hands.told == [
        "poker-dice bankroll 130, hands 12, dice 6 5 5 5 6, rolls-left 1",
        "poker-dice bankroll 130, hands 12, dice 6 5 1 5 6, rolls-left 1",
    ]


def test_arrow_keys_turn_a_die_up_to_its_ends(hands: Hands) -> None:
    die = hands.show(POKER_DICE).control("dice").dice[4]
    die.setFocus()
    hands.press(Key.Key_Up, Key.Key_Down, Key.Key_Left)
    assert (die.face, len(hands.told)) == (5, 1)


def test_a_screen_reader_gets_the_face_of_a_die_and_can_turn_it(hands: Hands) -> None:
    install_roles()
    die = hands.show(POKER_DICE).control("dice").dice[0]
    described = QAccessible.queryAccessibleInterface(die)
    assert (described.role(), described.text(QAccessible.Text.Value)) == (QAccessible.Role.SpinBox, "2")
    described.actionInterface().doAction("Press")
    assert die.face == 3


@pytest.mark.parametrize(("value", "face"), [(1, 1), (4.0, 4), (7, 6)])
def test_a_screen_reader_can_set_the_face_of_a_die(hands: Hands, value: float, face: int) -> None:
    install_roles()
    die = hands.show(POKER_DICE).control("dice").dice[0]
    QAccessible.queryAccessibleInterface(die).valueInterface().setCurrentValue(value)
    assert hands.told == [f"poker-dice bankroll 130, hands 12, dice {face} 5 5 5 6, rolls-left 1"]


def test_keys_of_a_control_are_no_shortcuts_of_the_game(hands: Hands) -> None:
    taken: list[str] = []
    for key in ("4", "Up", "B", "Space"):
        shortcut = QShortcut(QKeySequence(key), hands.window)
        shortcut.activated.connect(lambda key=key: taken.append(key))
    hands.show(POKER_DICE).control("dice").dice[0].setFocus()
    for key in (Key.Key_4, Key.Key_Up, Key.Key_Space):
        hands._qtbot.keyClick(hands.window.windowHandle(), key)
    hands.control("rolls").list.setFocus()
    for key in (Key.Key_B, Key.Key_Up):
        hands._qtbot.keyClick(hands.window.windowHandle(), key)
    assert taken == []


def test_a_key_with_ctrl_is_left_to_the_window(hands: Hands) -> None:
    taken: list[bool] = []
    shortcut = QShortcut(QKeySequence("Ctrl+B"), hands.window)
    shortcut.activated.connect(lambda: taken.append(True))
    hands.show(POKER_DICE).control("rolls").list.setFocus()
    hands._qtbot.keyClick(hands.window.windowHandle(), Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    assert taken == [True]


@pytest.fixture
def bets(hands: Hands) -> AmountsDialog:
    """The list of bets of a table with two of them, opened."""
    dialog: AmountsDialog = (
        hands.show("craps bankroll 85, point 6, pass 5, pass-odds 10").control("bets").open()
    )
    hands._qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def test_the_list_of_bets_opens_at_the_first_amount(bets: AmountsDialog) -> None:
    rows = {name: row.spin.value() for name, row in bets.rows.items()}
    assert rows == {"pass": dollars(5), "pass-odds": dollars(10)}
    assert QApplication.focusWidget() is bets.rows["pass"].spin


def test_an_empty_list_of_bets_opens_at_its_menu(hands: Hands) -> None:
    dialog = hands.show("craps bankroll 85").control("bets").open()
    hands._qtbot.waitUntil(dialog.isActiveWindow)
    assert QApplication.focusWidget() is dialog.add_button


def test_a_bet_is_changed_in_its_row(hands: Hands, bets: AmountsDialog) -> None:
    bets.rows["pass"].spin.stepUp()
    assert hands.told == ["craps bankroll 85, point 6, pass 6, pass-odds 10"]


def test_a_removed_bet_leaves_the_list_and_what_needs_it_is_named(hands: Hands, bets: AmountsDialog) -> None:
    bets.rows["pass"].remove_button.setFocus()
    bets.rows["pass"].remove_button.click()
    assert (hands.told, list(bets.rows)) == (["Odds need a Pass bet first."], ["pass-odds"])
    assert bets.fault.text() == "Odds need a Pass bet first."
    assert QApplication.focusWidget() is bets.add_button
    bets.rows["pass-odds"].remove_button.click()
    assert (hands.told, bets.fault.isVisible()) == (["craps bankroll 85, point 6"], False)


def add(dialog: AmountsDialog, title: str) -> None:
    """Chooses a bet in the menu."""
    dialog.menu.aboutToShow.emit()
    groups = [action.menu() for action in dialog.menu.actions()]
    next(action for group in groups for action in group.actions() if action.text() == title).trigger()


def test_an_added_bet_gets_a_row_in_the_order_of_the_table(hands: Hands, bets: AmountsDialog) -> None:
    add(bets, "Come 4")
    add(bets, "Come odds 4")
    add(bets, "Come")
    assert hands.told[-1] == (
        "craps bankroll 85, point 6, pass 5, pass-odds 10, come 5, come-4 5, come-odds-4 5"
    )
    assert QApplication.focusWidget() is bets.rows["come"].spin
    hands.press(Key.Key_Tab, Key.Key_Tab)
    assert QApplication.focusWidget() is bets.rows["come-4"].spin


def test_a_position_shown_from_outside_reaches_the_open_list(hands: Hands, bets: AmountsDialog) -> None:
    hands.show("craps bankroll 85, place-8 6.50")
    assert [(name, row.spin.text()) for name, row in bets.rows.items()] == [("place-8", "$6.50")]
    assert hands.told == []


def test_the_list_of_bets_is_opened_once(hands: Hands, bets: AmountsDialog) -> None:
    assert bets.close()
    assert hands.control("bets").open() is bets


def test_a_refusal_that_came_before_the_list_was_opened_is_on_it(hands: Hands) -> None:
    hands.show("craps bankroll 85, point 6, pass 5").control("point").list.setCurrentText("Come-out")
    assert hands.told == ["craps bankroll 85, pass 5"]
    control = hands.show("craps bankroll 85, pass 5").control("bets")
    control.show_fault("The minimum on Pass is $5.")
    assert control.open().fault.text() == "The minimum on Pass is $5."


def test_amounts_are_typed_with_cents(hands: Hands) -> None:
    hands.show("craps bankroll 85").control("bankroll").spin.setFocus()
    hands.type("1,090.50")
    assert hands.told[-1] == "craps bankroll 1090.50"
    hands.type("7x.5-")
    assert hands.told == ["craps bankroll 7", "craps bankroll 7.50"]
    hands.press(Key.Key_Up)
    assert (hands.told, hands.values()["bankroll"]) == (["craps bankroll 12.50"], "$12.50")


def test_amounts_are_typed_as_the_language_writes_them(hands: Hands, language: WindowLanguage) -> None:
    language.choose("de")
    hands.show("craps bankroll 85").control("bankroll").spin.setFocus()
    hands.type("1.090,50")
    assert hands.told[-1] == "craps bankroll 1090.50"


def test_an_amount_too_large_for_a_box_is_only_shown(hands: Hands) -> None:
    hands.show(f"craps bankroll {10**12}")
    spin = hands.control("bankroll").spin
    assert (spin.text(), spin.isEnabled()) == ("$1,000,000,000,000", False)
    hands.show("craps bankroll 85")
    assert (spin.text(), spin.isEnabled(), hands.told) == ("$85", True, [])


def test_a_wide_bet_is_shown_on_the_list(hands: Hands) -> None:
    dialog = hands.show(f"craps point 6, pass 5, pass-odds {10**12}").control("bets").open()
    assert dialog.rows["pass-odds"].spin.text() == "$1,000,000,000,000"
    assert Cents(dialog.rows["pass"].spin.value()) == dollars(5)
