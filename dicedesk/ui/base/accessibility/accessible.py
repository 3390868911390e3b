"""What assistive technology is told of widgets that paint themselves; Qt alone calls each a filler without a value.

A widget says it by its attributes: `accessible_role` names a QAccessible.Role; `accessible_face`, where it has one, is
its value, the face of a die; `accessible_press`, where it has one, does what a click does.
"""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleValueChangeEvent
from PySide6.QtWidgets import QWidget

from dicedesk.ui.base.accessibility.painted_widget import PaintedWidget


def install_roles() -> None:
    """From now on Qt asks widgets what they are; it is to be called before the first game is seen."""
    QAccessible.installFactory(_interface_of)


def tell_face(part: QWidget, face: int) -> None:
    """Tells whoever listens that a die which can be seen shows another face."""
    if part.isVisible() and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleValueChangeEvent(part, face))


def _interface_of(_class_name: str, thing: QObject) -> QAccessibleInterface | None:
    if not (isinstance(thing, QWidget) and hasattr(thing, "accessible_role")):
        return None
    return PaintedWidget(thing)
