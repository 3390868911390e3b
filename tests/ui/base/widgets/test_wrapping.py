"""Rows go on in another line where the window is too narrow, and nothing in them is cut."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.widgets.wrapping import ButtonRow, CenteredFlowRow, EqualRow

TEXTS = ("Details", "Undo", "Quit (Q)", "Hold and score (H)", "Re-roll 5 dice")
WIDTHS = range(160, 900, 20)
HINT = "A hint that says what the keys do now, in one line or in several"


@pytest.fixture
def buttons(qapp: QApplication) -> list[QPushButton]:
    """Five buttons of several widths."""
    return [QPushButton(text) for text in TEXTS]


def lines_of(row: ButtonRow | EqualRow, width: int, parts: list[QPushButton]) -> int:
    places = row.places(width)
    return len({places[part].center().y() for part in parts})


def test_no_part_of_a_row_is_narrower_than_it_needs_or_lies_on_another(
    qtbot: QtBot, buttons: list[QPushButton]
) -> None:
    row = ButtonRow(QLabel(HINT, wordWrap=True), buttons)
    qtbot.addWidget(row)
    for width in WIDTHS:
        places = row.places(width)
        bounds = QRect(0, 0, width, row.heightForWidth(width))
        assert [place for place in places.values() if not bounds.contains(place)] == [], width
        narrow = [each.text() for each in buttons if places[each].width() < each.sizeHint().width()]
        assert narrow == [], width
        touching = [pair for pair in combinations(places.values(), 2) if pair[0].intersects(pair[1])]
        assert touching == [], width


def test_each_line_of_a_centered_row_is_in_the_middle_and_leaves_out_what_is_hidden(
    qtbot: QtBot, buttons: list[QPushButton]
) -> None:
    row = CenteredFlowRow(buttons, 8)
    qtbot.addWidget(row)
    buttons[1].hide()
    for width in WIDTHS:
        places = row.places(width)
        assert set(places) == {*buttons} - {buttons[1]}
        lines: dict[int, list[QRect]] = {}
        for place in places.values():
            lines.setdefault(place.center().y(), []).append(place)
        for line in lines.values():
            left, right = line[0].left(), width - 1 - line[-1].right()
            assert right - left in (0, 1), width
            assert left >= 0, width


def test_the_last_button_stands_lowest_at_the_right(qtbot: QtBot, buttons: list[QPushButton]) -> None:
    row = ButtonRow(QLabel(HINT, wordWrap=True), buttons)
    qtbot.addWidget(row)
    for width in WIDTHS:
        places = row.places(width)
        lowest = max(places[button].bottom() for button in buttons)
        last = places[buttons[-1]]
        assert (last.right(), last.bottom()) == (width - 1, lowest), width


def test_a_hint_without_text_takes_no_room(qtbot: QtBot, buttons: list[QPushButton]) -> None:
    row = ButtonRow(QLabel(""), buttons)
    qtbot.addWidget(row)
    assert row.heightForWidth(900) == max(button.sizeHint().height() for button in buttons)


def test_a_hint_stands_beside_the_first_of_several_lines(qtbot: QtBot, buttons: list[QPushButton]) -> None:
    hint = QLabel("A hint", wordWrap=True)
    row = ButtonRow(hint, buttons)
    qtbot.addWidget(row)
    width = sum(button.sizeHint().width() for button in buttons)
    places = row.places(width)
    assert lines_of(row, width, buttons) == 2
    assert places[hint].top() <= places[buttons[0]].top() <= places[hint].bottom()
    assert places[hint].bottom() < places[buttons[-1]].top()


def test_a_widget_at_the_left_keeps_its_size(qtbot: QtBot, buttons: list[QPushButton]) -> None:
    chips = QWidget()
    chips.setMinimumSize(200, 40)
    row = ButtonRow(chips, buttons)
    qtbot.addWidget(row)
    assert row.places(300)[chips].bottom() < row.places(300)[buttons[0]].top()


def test_equal_parts_stand_in_one_line_while_they_fit(qtbot: QtBot, buttons: list[QPushButton]) -> None:
    row = EqualRow(buttons, 8)
    qtbot.addWidget(row)
    needed = sum(button.minimumSizeHint().width() for button in buttons) + 4 * 8
    assert [lines_of(row, width, buttons) for width in (needed, needed - 1)] == [1, 2]


def test_each_equal_part_has_the_room_that_it_needs(qtbot: QtBot, buttons: list[QPushButton]) -> None:
    row = EqualRow(buttons, 8)
    qtbot.addWidget(row)
    for width in WIDTHS:
        places = row.places(width)
        narrow = [each.text() for each in buttons if places[each].width() < each.minimumSizeHint().width()]
        assert narrow == [], width
        assert max(place.right() for place in places.values()) < width, width


def test_the_row_arranges_itself_anew_when_a_part_comes_or_goes(
    qtbot: QtBot, buttons: list[QPushButton]
) -> None:
    row = ButtonRow(QLabel(""), buttons)
    qtbot.addWidget(row)
    row.resize(900, 60)
    row.show()
    before = buttons[1].x()
    buttons[3].hide()
    qtbot.waitUntil(lambda: buttons[1].x() > before)
