"""What the table shows is set by a click there: it leads to the field, or a menu offers the values."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QMenu, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.games.yacht.boxes import Box
from dicedesk.ui.features.position.controls import AmountsControl
from dicedesk.ui.table.game_tab import GameTab
from tests.ui.features.position.conftest import Analyst
from tests.ui.pointing import ask_for_menu, point_at

At = Callable[[str], Analyst]
Key = Qt.Key
Thing = tuple[QWidget, QPoint]
Find = Callable[[Any], Thing]
"""Finds a thing on a tab: its widget, and a place in it."""

HOG = "hog 34-50 | goal=100 | You, final"
CRAPS = "craps bankroll 85, point 6, pass 5, come-4 10 | preset=las-vegas | You"
HAZARD = "hazard won 3 0 2 1, turn 3, lost 2, main 7, chance 5 | casters=4 | You, Ann, Ben, Cleo"
POKER_DICE = "poker-dice bankroll 130, hands 12, dice 2 5 5 5 6, rolls-left 1"
YACHT = "yacht fives 20, choice 21, dice 5 2 5 3 1, rolls-left 1"
NO_ROLLS = "yacht fives 20, choice 21, dice 5 2 5 3 1, rolls-left 0"
OF_TWO = (
    "yacht ones 1 2, yacht 50 50, jokers 1 0, dice 1 1 2 3 4, rolls-left 1 | sheet=bonus players=2 | You, Ann"
)


def middle(part: QWidget) -> Thing:
    """The middle of a widget."""
    return part, part.rect().center()


def die(place: int) -> Find:
    """The die at a place, from 0."""

    def found(tab: Any) -> Thing:
        dice = tab.tray.dice_rect
        return tab.tray, QPoint(dice.left() + round((place + 0.5) * dice.width() / 5), dice.center().y())

    return found


def note(tab: Any) -> Thing:
    """The words about the roll, at the upper left of the felt."""
    return tab.tray, tab.tray.note_rect.center()


def puck(tab: Any) -> Thing:
    """The puck on the layout."""
    return tab.felt.viewport(), tab.felt.puck_at(tab.felt.point).toPoint()


def column(line: QWidget, seat: int) -> Thing:
    """The place of a player in a row of the sheet, of two."""
    return line, QPoint(line.width() - (30 if seat else line.width() // 4), line.height() // 2)


def under_the_bar(tab: Any) -> Thing:
    """The words under the bar of the bankroll."""
    board = tab.board
    return board, QPoint(board.width() // 2, board.height() - 4)


def thing_of(analyst: Analyst, find: Find) -> Thing:
    """A thing on the table."""
    return find(analyst.window.table.tab)


def click_on(analyst: Analyst, qtbot: QtBot, find: Find) -> None:
    """Clicks a thing with the left button."""
    part, place = thing_of(analyst, find)
    qtbot.mouseClick(part, Qt.MouseButton.LeftButton, pos=place)


def menu_of(analyst: Analyst) -> QMenu:
    """The menu that is open."""
    return next(menu for menu in analyst.window.findChildren(QMenu) if menu.isVisible())


def choose(analyst: Analyst, text: str) -> None:
    """Chooses an entry of the open menu."""
    menu = menu_of(analyst)
    next(action for action in menu.actions() if action.text() == text).trigger()
    menu.close()


@pytest.mark.parametrize(
    ("line", "find", "typed", "after"),
    [
        (HOG, lambda tab: middle(tab.board.panels[0].score), "62", "hog 62-50 | goal=100 | You, final"),
        (HOG, lambda tab: middle(tab.board.panels[1]), "7", "hog 34-7 | goal=100 | You, final"),
        (HOG, lambda tab: middle(tab.board.panels[1].goal), "90", "hog 34-50 | goal=90 | You, final"),
        (
            CRAPS,
            lambda tab: middle(tab.chips.amount),
            "99",
            "craps bankroll 99, point 6, pass 5, come-4 10 | preset=las-vegas | You",
        ),
        ("hazard won 2, lost 1", lambda tab: middle(tab.board.who), "4", "hazard won 2, lost 4"),
        (
            HAZARD,
            lambda tab: middle(tab.board.count),
            "6",
            "hazard won 3 0 2 6, turn 3, lost 2, main 7, chance 5 | casters=4 | You, Ann, Ben, Cleo",
        ),
        (
            POKER_DICE,
            lambda tab: middle(tab.board.amount),
            "95",
            "poker-dice bankroll 95, hands 12, dice 2 5 5 5 6, rolls-left 1",
        ),
        (POKER_DICE, under_the_bar, "7", "poker-dice bankroll 130, hands 7, dice 2 5 5 5 6, rolls-left 1"),
        (NO_ROLLS, die(1), "6", "yacht fives 20, choice 21, dice 5 6 5 3 1, rolls-left 0"),
    ],
)
def test_after_a_click_on_a_thing_its_value_is_typed(
    at: At, qtbot: QtBot, line: str, find: Find, typed: str, after: str
) -> None:
    analyst = at(line)
    click_on(analyst, qtbot, find)
    analyst.go_on(typed)
    assert analyst.line == after


@pytest.mark.parametrize(
    ("line", "find", "field"),
    [
        (HOG, lambda tab: middle(tab.board.panels[0].name), "turn"),
        (CRAPS, puck, "point"),
        (HAZARD, lambda tab: middle(tab.board.panels[0]), "main"),
        (HAZARD, lambda tab: middle(tab.board.panels[1]), "chance"),
        (HAZARD, lambda tab: middle(tab.board.panels[2]), "lost-in-a-row"),
        (HAZARD, lambda tab: middle(tab.board.who), "turn"),
        (POKER_DICE, note, "rolls"),
        (YACHT, note, "rolls"),
        (YACHT, lambda tab: middle(tab.sheet.names[0]), "players"),
        (OF_TWO, lambda tab: column(tab.sheet.jokers, 1), "jokers-1"),
    ],
)
def test_a_click_on_a_thing_leads_to_its_field(
    at: At, qtbot: QtBot, line: str, find: Find, field: str
) -> None:
    analyst = at(line)
    window = analyst.window
    qtbot.waitUntil(lambda: field in window.fields.controls)
    click_on(analyst, qtbot, find)
    assert window.fields.controls[field].inside.hasFocus()


def test_the_person_at_the_left_has_the_second_score_if_the_opponent_began(at: At, qtbot: QtBot) -> None:
    analyst = at("hog 34-50 | goal=100 | final, You")
    click_on(analyst, qtbot, lambda tab: middle(tab.board.panels[0].score))
    analyst.go_on("9")
    assert analyst.line == "hog 34-9 | goal=100 | final, You"


def test_a_second_click_on_a_number_selects_it_again(at: At, qtbot: QtBot) -> None:
    analyst = at(HOG)
    for typed in ("62", "71"):
        click_on(analyst, qtbot, lambda tab: middle(tab.board.panels[0].score))
        analyst.go_on(typed)
    assert analyst.line == "hog 71-50 | goal=100 | You, final"


def test_a_field_below_the_others_is_scrolled_into_sight(at: At, qtbot: QtBot) -> None:
    analyst = at("yacht ones 1 2 3, rolls-left 3 | sheet=bonus players=3 | You, Ann, Ben")
    window = analyst.window
    window.resize(window.minimumSize())
    qtbot.waitUntil(lambda: "players" in window.fields.controls)
    control = window.fields.controls["players"]
    assert control.visibleRegion().isEmpty()
    click_on(analyst, qtbot, lambda tab: middle(tab.sheet.names[0]))
    qtbot.waitUntil(lambda: control.visibleRegion().boundingRect() == control.rect())


@pytest.mark.parametrize(
    ("line", "find", "chosen", "after"),
    [
        (
            POKER_DICE,
            die(4),
            "1",
            "poker-dice bankroll 130, hands 12, dice 2 5 5 5 1, rolls-left 1",
        ),
        (HAZARD, lambda tab: middle(tab.board.panels[0]), "9", HAZARD.replace("main 7", "main 9")),
        (CRAPS, puck, "8", CRAPS.replace("point 6", "point 8")),
        (YACHT, lambda tab: middle(tab.sheet.boxes[Box.FIVES]), "Open", YACHT.replace("fives 20, ", "")),
        (YACHT, lambda tab: middle(tab.sheet.boxes[Box.ONES]), "3", YACHT.replace("fives", "ones 3, fives")),
    ],
)
def test_a_right_click_offers_the_values(at: At, line: str, find: Find, chosen: str, after: str) -> None:
    analyst = at(line)
    ask_for_menu(*thing_of(analyst, find))
    choose(analyst, chosen)
    assert analyst.line == after


def test_a_right_click_on_a_number_leads_to_its_field(at: At) -> None:
    analyst = at(HOG)
    ask_for_menu(*thing_of(analyst, lambda tab: middle(tab.board.panels[1])))
    assert analyst.window.fields.controls["score-1"].inside.hasFocus()


def test_the_column_says_whose_box_is_set(at: At) -> None:
    analyst = at(OF_TWO)
    analyst.until(lambda: "ones-1" in analyst.window.fields.controls)
    ask_for_menu(*thing_of(analyst, lambda tab: column(tab.sheet.boxes[Box.ONES], 1)))
    choose(analyst, "4")
    assert analyst.line == OF_TWO.replace("ones 1 2", "ones 1 4")


def test_a_screen_reader_calls_the_menu_by_its_field(at: At) -> None:
    analyst = at(POKER_DICE)
    ask_for_menu(*thing_of(analyst, die(0)))
    menu = menu_of(analyst)
    assert menu.accessibleName() == "Dice"
    menu.close()


def test_the_menu_marks_the_value_that_is_set(at: At) -> None:
    analyst = at(POKER_DICE)
    ask_for_menu(*thing_of(analyst, die(0)))
    menu = menu_of(analyst)
    assert [action.text() for action in menu.actions() if action.isChecked()] == ["2"]
    menu.close()


def test_the_value_that_is_set_already_changes_nothing(at: At) -> None:
    analyst = at(POKER_DICE)
    ask_for_menu(*thing_of(analyst, die(0)))
    choose(analyst, "2")
    assert analyst.window.table.tab.session.undoable == 0


def focus(tab: GameTab[Any, Any], name: str) -> QWidget:
    """Focuses a part of the tab by its name for a screen reader."""
    part = next(part for part in tab.findChildren(QWidget) if part.accessibleName() == name)
    part.setFocus()
    return part


@pytest.mark.parametrize("by_key", [Key.Key_F10, Key.Key_Menu])
@pytest.mark.parametrize(
    ("line", "name", "chosen", "after"),
    [
        (POKER_DICE, "Die 5 shows 6", "3", POKER_DICE.replace("5 5 5 6", "5 5 5 3")),
        (YACHT, "Ones: 1 point now", "4", YACHT.replace("fives", "ones 4, fives")),
        (OF_TWO, "Twos: 2 points now", "6", OF_TWO.replace(", yacht", ", twos 6 -, yacht")),
    ],
)
def test_the_keyboard_opens_the_menu_of_the_die_or_box_with_the_focus(
    at: At, qtbot: QtBot, by_key: Key, line: str, name: str, chosen: str, after: str
) -> None:
    analyst = at(line)
    part = focus(analyst.window.table.tab, name)
    if by_key == Key.Key_Menu:
        ask_for_menu(part, by_key=True)
    else:
        qtbot.keyClick(part, by_key, Qt.KeyboardModifier.ShiftModifier)
    choose(analyst, chosen)
    assert analyst.line == after


def test_the_keyboard_that_fills_a_box_goes_to_its_field(at: At, qtbot: QtBot) -> None:
    analyst = at(YACHT)
    part = focus(analyst.window.table.tab, "Ones: 1 point now")
    qtbot.keyClick(part, Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    choose(analyst, "4")
    assert analyst.window.fields.controls["ones-0"].inside.hasFocus()


def test_a_right_click_on_a_filled_box_says_nothing(at: At, qtbot: QtBot) -> None:
    analyst = at(YACHT)
    answers: list[str] = []
    analyst.window.table.tab.input.answered.connect(answers.append)
    qtbot.mouseClick(analyst.window.table.tab.sheet.boxes[Box.FIVES], Qt.MouseButton.RightButton)
    assert answers == []


def test_a_click_on_a_die_still_keeps_it(at: At, qtbot: QtBot) -> None:
    analyst = at(POKER_DICE)
    click_on(analyst, qtbot, die(1))
    assert analyst.window.table.tab.selection == (1,)


def test_a_click_on_a_box_still_chooses_it(at: At, qtbot: QtBot) -> None:
    analyst = at(YACHT)
    click_on(analyst, qtbot, lambda tab: middle(tab.sheet.boxes[Box.ONES]))
    assert analyst.window.table.tab.primary.text() == "Fill Ones: 1"


def test_a_click_beside_the_puck_leads_nowhere(at: At, qtbot: QtBot) -> None:
    analyst = at(CRAPS)
    before = analyst.window.focusWidget()
    click_on(analyst, qtbot, lambda tab: (tab.felt.viewport(), puck(tab)[1] + QPoint(60, 0)))
    assert analyst.window.focusWidget() is before


Shape = Qt.CursorShape


@pytest.mark.parametrize(
    ("line", "find", "shape"),
    [
        (HOG, lambda tab: middle(tab.board.panels[0]), Shape.PointingHandCursor),
        (NO_ROLLS, note, Shape.PointingHandCursor),
        (NO_ROLLS, die(0), Shape.PointingHandCursor),
        (NO_ROLLS, lambda tab: (tab.tray, QPoint(tab.tray.width() // 2, 4)), Shape.ArrowCursor),
    ],
)
def test_the_pointer_shows_what_can_be_clicked(at: At, line: str, find: Find, shape: Shape) -> None:
    part, place = thing_of(at(line), find)
    point_at(part, place)
    assert part.cursor().shape() is shape


@pytest.mark.parametrize(
    ("line", "find", "tip"),
    [
        (HOG, lambda tab: middle(tab.board.panels[0]), "Click to set “You: points”"),
        (HOG, lambda tab: middle(tab.board.panels[0].name), "You\nClick to set “Turn”"),
        (POKER_DICE, die(0), "Right-click to set “Dice”"),
        (POKER_DICE, lambda tab: (tab.tray, QPoint(tab.tray.width() // 2, 4)), ""),
    ],
)
def test_a_tip_says_what_a_click_sets(at: At, line: str, find: Find, tip: str) -> None:
    part, place = thing_of(at(line), find)
    QApplication.sendEvent(part, QHelpEvent(QEvent.Type.ToolTip, place, part.mapToGlobal(place)))
    assert QToolTip.text() == tip
    QToolTip.hideText()


@pytest.mark.parametrize(
    ("spot", "after"),
    [
        ("pass", CRAPS.replace("pass 5", "pass 25")),
        ("hard-6", CRAPS.replace("come-4 10", "come-4 10, hard-6 25")),
        ("come-odds-4", CRAPS.replace("come-4 10", "come-4 25")),
    ],
)
def test_the_amount_of_a_bet_is_set_from_the_menu_of_its_spot(
    at: At, qtbot: QtBot, spot: str, after: str
) -> None:
    analyst = at(CRAPS)
    ask_for_menu(analyst.window.table.tab.felt.button(spot))
    choose(analyst, "Set amount…")
    control = analyst.window.fields.controls["bets"]
    assert isinstance(control, AmountsControl)
    dialog = control.dialog
    assert dialog is not None
    qtbot.waitUntil(dialog.isActiveWindow)
    qtbot.keyClicks(dialog.focusWidget(), "25")
    assert analyst.line == after
    dialog.close()
