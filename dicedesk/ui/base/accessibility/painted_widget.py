"""What assistive technology is told of a widget that paints itself."""

from typing import Any
from weakref import ref

from PySide6.QtGui import QAccessible, QAccessibleValueInterface
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QWidget
from shiboken6 import Shiboken

from dicedesk.core.dice import SIDES

_PRESS, _TOGGLE = "Press", "Toggle"
"""Qt's own names of these actions, the same in every language."""


class PaintedWidget(QAccessibleWidget):
    """Tells what the attributes of a widget say. It looks the widget up each time, as it may outlive it."""

    def __init__(self, part: QWidget) -> None:
        """Stands for this widget."""
        super().__init__(part)
        self._face = _Face(part) if hasattr(part, "accessible_face") else None

    def role(self) -> QAccessible.Role:
        """What kind of thing it is."""
        return QAccessible.Role[self._part.accessible_role]

    def text(self, kind: QAccessible.Text) -> str:
        """Its name, its description, or the face as a text."""
        if kind is QAccessible.Text.Value and self._face is not None:
            return str(self._part.accessible_face)
        return super().text(kind)

    def state(self) -> QAccessible.State:
        """Whether it is ticked, too."""
        state, part = super().state(), self._part
        if isinstance(part, QAbstractButton) and part.isCheckable():
            state.checkable, state.checked = True, part.isChecked()
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """What else can be asked of it."""
        if kind is QAccessible.InterfaceType.ValueInterface and self._face is not None:
            return self._face
        found = super().interface_cast(kind)
        # PySide makes no null pointer of None; Qt would follow whatever stands there instead.
        return Shiboken.VoidPtr(0) if found is None else found

    def actionNames(self) -> list[str]:
        """What it can be made to do."""
        part = self._part
        if isinstance(part, QAbstractButton) and part.isCheckable():
            return [_TOGGLE, *super().actionNames()]
        return (
            [_PRESS, *super().actionNames()] if hasattr(part, "accessible_press") else super().actionNames()
        )

    def doAction(self, name: str) -> None:
        """Presses or ticks the widget, as the action says."""
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
    """The face of a die, as the number that a screen reader asks for."""

    def __init__(self, part: QWidget) -> None:
        super().__init__()
        self._part: ref[Any] = ref(part)

    def currentValue(self) -> int:
        part = self._part()
        return 0 if part is None else part.accessible_face

    def setCurrentValue(self, value: object) -> None:
        """Nothing but a throw changes a die."""

    def minimumValue(self) -> int:
        return 1

    def maximumValue(self) -> int:
        return SIDES

    def minimumStepSize(self) -> int:
        return 1
