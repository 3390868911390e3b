"""The Poker Dice tab can be read: nothing is cut off at any size, and assistive technology has names for it all."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QWidget

from dicedesk.ui.base.app import SMALLEST_WINDOW
from tests.repeated import sampled

Key = Qt.Key
SitDown = Callable[..., Any]
CutTexts = Callable[[QWidget], list[str]]

FIVES = (5,) * 5
ONE_PAIR = (1, 1, 2, 3, 4)
THREE_FIVES = (5, 5, 2, 5, 3)
PLAY, HOLD = Key.Key_Return, Key.Key_H
SIZES = ((960, 640), (1099, 700), (1100, 700), (1280, 800), (1920, 1200))
STAGES = {
    "start": ((), ()),
    "choosing": (THREE_FIVES, (PLAY, Key.Key_1, Key.Key_2, Key.Key_4)),
    "answer": (THREE_FIVES, (PLAY, Key.Key_B, Key.Key_B)),
    "warning": (THREE_FIVES, (PLAY, Key.Key_Q)),
    "scored": (FIVES, (PLAY, HOLD)),
    "award": (FIVES * 4, (PLAY, HOLD) * 4),
    "broke": (ONE_PAIR * 10, (PLAY, HOLD) * 10),
}


def cut_cells(table: Any) -> list[str]:
    """The cells whose text is wider than their column."""
    model, metrics = table.model(), table.fontMetrics()
    return [
        text
        for row in range(model.rowCount())
        for column in range(model.columnCount())
        if metrics.horizontalAdvance(text := model.index(row, column).data()) > table.columnWidth(column)
    ]


@pytest.mark.parametrize("stage", sampled(STAGES, "choosing", "answer", "award"))
def test_no_text_is_cut_off_at_any_size(
    sit_down: SitDown,
    cut_texts: CutTexts,
    qtbot: Any,
    stage: str,
) -> None:
    faces, keys = STAGES[stage]
    person = sit_down(*faces)
    person.press(*keys)
    for size in SIZES:
        person.window.resize(*size)
        qtbot.waitUntil(lambda size=size: (person.window.width(), person.window.height()) == size)
        qtbot.waitUntil(lambda: cut_texts(person.window) == [])


def test_no_cell_of_a_table_is_cut_off_at_any_size(sit_down: SitDown, qtbot: Any) -> None:
    person = sit_down(*(*(3, 3, 3, 1, 2), *ONE_PAIR) * 5)
    person.press(*(PLAY, HOLD) * 10)
    for size in SIZES:
        person.window.resize(*size)
        qtbot.waitUntil(lambda size=size: (person.window.width(), person.window.height()) == size)
        if person.tab.frame.has_drawer:
            person.tab.frame.open_drawer()
        qtbot.waitUntil(
            lambda: cut_cells(person.tab.cards.pays.table) + cut_cells(person.tab.cards.game.table) == []
        )


def test_the_longest_hand_is_read_whole_beside_a_scroll_bar(sit_down: SitDown, qtbot: Any) -> None:
    person = sit_down(*(3, 3, 3, 1, 2) * 14)
    person.press(*(PLAY, HOLD) * 14)
    person.window.resize(1280, 800)
    table = person.tab.cards.game.table
    qtbot.waitUntil(lambda: person.window.width() == 1280 and table.verticalScrollBar().maximum() > 0)
    assert table.sizeHintForColumn(2) <= table.columnWidth(2)


def test_in_the_drawer_no_card_is_clipped(sit_down: SitDown, cut_texts: CutTexts, qtbot: Any) -> None:
    person = sit_down(*THREE_FIVES)
    person.press(PLAY, Key.Key_B, Key.Key_B)
    person.window.resize(960, 640)
    qtbot.waitUntil(lambda: person.tab.frame.has_drawer)
    person.press(Key.Key_D)
    qtbot.waitUntil(lambda: cut_texts(person.window) == [])
    table = person.tab.cards.pays.table
    lowest = table.visualRect(table.model().index(5, 0))
    assert table.viewport().rect().contains(lowest)


def test_no_button_moves_when_the_big_one_says_something_else(sit_down: SitDown) -> None:
    person = sit_down(*THREE_FIVES)
    before = person.tab.hold_button.geometry()
    person.press(PLAY, Key.Key_1)
    assert person.tab.hold_button.geometry() == before


def test_a_hint_without_room_stands_over_the_buttons(sit_down: SitDown, qtbot: Any) -> None:
    person = sit_down()
    person.window.resize(*SMALLEST_WINDOW)
    tab = person.tab
    qtbot.waitUntil(
        lambda: tab.buttons.hint.isVisible() and tab.buttons.hint.geometry().bottom() < tab.buttons.undo.y()
    )
    row = (tab.buttons.undo, tab.quit_button, tab.hold_button, tab.primary)
    assert [button.text() for button in row if not button.isVisible()] == []


def test_everything_that_takes_the_keyboard_has_a_name(sit_down: SitDown) -> None:
    person = sit_down(*THREE_FIVES)
    person.press(PLAY)
    assert person.hands.nameless() == []


def test_the_bankroll_and_the_dice_are_read_aloud(sit_down: SitDown) -> None:
    person = sit_down(*THREE_FIVES)
    person.press(PLAY, Key.Key_1)
    board, tray = person.tab.board, person.tab.tray
    assert (board.accessibleName(), board.accessibleDescription()) == (
        "Bankroll: $90 of $200",
        "$10 at stake\nHand 1 · par 26 · on par",
    )
    assert "kept" in tray.accessibleDescription()


@pytest.mark.no_cover
def test_the_models_of_the_tables_keep_their_word(sit_down: SitDown) -> None:
    person = sit_down(*random.Random(6).choices(range(1, 7), k=4000))
    testers = [
        QAbstractItemModelTester(
            table.model(), QAbstractItemModelTester.FailureReportingMode.Fatal, person.tab
        )
        for table in (person.tab.cards.pays.table, person.tab.cards.game.table)
    ]
    luck = random.Random(5)
    keys = (PLAY, PLAY, PLAY, HOLD, Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_5, Key.Key_N)
    for key in luck.choices(keys, k=50):
        if luck.random() < 0.1:
            person.press(Key.Key_Z, control=True)
        person.press(key)
    assert len(testers) == 2
