"""The fields of a position over its table, in windows of each size."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt

from dicedesk.ui.features.position.fields import FieldsRoom

FOUR = "yacht ones 1 1 1 1, dice 5 5 2 3 1, rolls-left 1 | sheet=nordic players=4"
LOW = 560

At = Callable[[str], Any]


def height_of_fields(analyst: Any) -> int:
    """The height at which the fields are seen, in pixels, once the window is low."""
    window = analyst.window
    window.resize(800, LOW)
    analyst.until(lambda: window.height() == LOW)
    seen: int = window.fields.visibleRegion().boundingRect().height()
    return seen


def test_many_fields_scroll_and_leave_room_for_the_table(at: At) -> None:
    analyst = at(FOUR)
    fields = analyst.window.fields
    assert height_of_fields(analyst) < LOW * 0.4 < fields.height()


def test_the_tab_key_brings_a_field_into_view(at: At) -> None:
    analyst = at(FOUR)
    height_of_fields(analyst)
    stops = [stop for control in analyst.window.fields.controls.values() for stop in control.stops]
    before, last = stops[-2:]
    before.setFocus()
    analyst.press(Qt.Key.Key_Tab)
    analyst.until(lambda: not last.visibleRegion().isEmpty())


def test_few_fields_are_all_seen(at: At) -> None:
    analyst = at("hog 71-58")
    assert height_of_fields(analyst) == analyst.window.fields.height()


def test_fields_that_grow_bring_no_scroll_bar_in_passing(at: At) -> None:
    analyst = at("yacht dice 5 5 2 3 1, rolls-left 1")
    window, lengths = analyst.window, list[int]()
    window.resize(1280, 1000)
    room = window.findChild(FieldsRoom)
    room.verticalScrollBar().rangeChanged.connect(lambda _, most: lengths.append(most))
    before = room.height()
    window.fields.controls["players"].spin.setValue(2)
    analyst.until(lambda: room.height() > before)
    assert not any(lengths)


def test_the_table_is_painted_once_the_fields_are_in_their_places(at: At) -> None:
    analyst = at("yacht dice 5 5 2 3 1, rolls-left 1")
    analyst.window.fields.controls["players"].spin.setValue(2)
    analyst.until(analyst.window.stage.updatesEnabled)
    assert len(analyst.window.fields.controls) > 20
