"""A mouse that points at parts of a window, wherever that lies on the screen."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget


def point_at(part: QWidget, place: QPoint) -> None:
    """Moves the mouse to a place in the part, without a button pressed."""
    at, none = QPointF(place), Qt.MouseButton.NoButton
    move = QEvent.Type.MouseMove
    event = QMouseEvent(move, at, part.mapToGlobal(at), none, none, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(part, event)


def ask_for_menu(part: QWidget, place: QPoint | None = None, *, by_key: bool = False) -> None:
    """Asks a part for its menu, as the system does after a right click or at the Menu key; by default in its middle."""
    at = place or part.rect().center()
    reason = QContextMenuEvent.Reason.Keyboard if by_key else QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(part, QContextMenuEvent(reason, at, part.mapToGlobal(at)))
