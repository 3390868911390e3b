"""Describes self-painted widgets to assistive technology; Qt alone calls each a filler without a value.

A widget describes itself by attributes: `accessible_role` names a QAccessible.Role, the optional `accessible_face` is
its value, the face of a die; the optional `accessible_turn` turns the die to another face, and the optional
`accessible_press` does what a click does.
"""

from typing import Any
from weakref import ref

from PySide6.QtCore import QObject
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleInterface,
    QAccessibleValueChangeEvent,
    QAccessibleValueInterface,
)
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QWidget
from shiboken6 import Shiboken

from dicedesk.core.dice import SIDES

_PRESS, _TOGGLE = "Press", "Toggle"
"""Qt's names for these actions, the same in every language."""


class PaintedWidget(QAccessibleWidget):
    """Reads the attributes of a widget. It looks the widget up each time because it may outlive it."""

    def __init__(self, part: QWidget) -> None:
        super().__init__(part)
        self._face = _Face(part) if hasattr(part, "accessible_face") else None

    def role(self) -> QAccessible.Role:
        return QAccessible.Role[self._part.accessible_role]

    def text(self, kind: QAccessible.Text) -> str:
        if kind is QAccessible.Text.Value and self._face is not None:
            return str(self._part.accessible_face)
        return super().text(kind)

    def state(self) -> QAccessible.State:
        state, part = super().state(), self._part
        if isinstance(part, QAbstractButton) and part.isCheckable():
            state.checkable, state.checked = True, part.isChecked()
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        if kind is QAccessible.InterfaceType.ValueInterface and self._face is not None:
            return self._face
        pointer = super().interface_cast(kind)
        # PySide does not turn None into a null pointer; Qt would follow an uninitialized one.
        return Shiboken.VoidPtr(0) if pointer is None else pointer

    def actionNames(self) -> list[str]:
        part = self._part
        if isinstance(part, QAbstractButton) and part.isCheckable():
            return [_TOGGLE, *super().actionNames()]
        return (
            [_PRESS, *super().actionNames()] if hasattr(part, "accessible_press") else super().actionNames()
        )

    def doAction(self, name: str) -> None:
        part = self._part
        if name == _TOGGLE:
            part.click()
        elif name == _PRESS:
            part.accessible_press()
        else:
            super().doAction(name)

    @property
    def _part(self) -> Any:
        return self.object()


class _Face(QAccessibleValueInterface):
    """The face of a die, as the value a screen reader asks for."""

    def __init__(self, part: QWidget) -> None:
        super().__init__()
        self._part: ref[Any] = ref(part)

    def currentValue(self) -> int:
        part = self._part()
        return 0 if part is None else part.accessible_face

    def setCurrentValue(self, value: float) -> None:
        """Turn a die that can be turned; only a throw changes any other."""
        part = self._part()
        if part is not None and hasattr(part, "accessible_turn"):
            part.accessible_turn(round(value))

    def minimumValue(self) -> int:
        return 1

    def maximumValue(self) -> int:
        return SIDES

    def minimumStepSize(self) -> int:
        return 1


def install_roles() -> None:
    """Have Qt ask widgets for their roles; call this before the first game is shown."""
    QAccessible.installFactory(_interface_of)


def tell_face(part: QWidget, face: int) -> None:
    """Tell assistive technology that a visible die shows another face."""
    if part.isVisible() and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleValueChangeEvent(part, face))


def _interface_of(_class_name: str, thing: QObject) -> QAccessibleInterface | None:
    if not (isinstance(thing, QWidget) and hasattr(thing, "accessible_role")):
        return None
    return PaintedWidget(thing)


def announce(part: QWidget, words: str) -> None:
    """Have a screen reader say the words after its current sentence; does nothing without one or without words."""
    if words and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(part, words))
