"""The wheel scrolls the settings, and changes nothing on its way."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QComboBox, QSlider, QWidget


def turn_wheel(part: QWidget) -> None:
    middle = QPointF(part.rect().center())
    turn = QWheelEvent(
        middle, part.mapToGlobal(middle), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(part, turn)


@pytest.mark.parametrize(("kind", "value"), [(QComboBox, "currentIndex"), (QSlider, "value")])
def test_the_wheel_changes_no_field_on_which_it_happens_to_be(
    in_the_settings: Callable[..., Any], kind: type[QWidget], value: str
) -> None:
    dialog = in_the_settings().dialog
    fields = {
        field: field.property(value) for card in dialog.cards.values() for field in card.findChildren(kind)
    }
    for field in fields:
        dialog.show_card(next(card for card in dialog.cards.values() if card.isAncestorOf(field)))
        turn_wheel(field)
    assert [field.property(value) for field in fields] == list(fields.values()) != []
