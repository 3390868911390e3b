"""Tells a screen reader what happened, without moving the focus."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(part: QWidget, words: str) -> None:
    """Has the words read aloud once what is being read is done; nothing where nobody listens or nothing is said."""
    if words and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(part, words))
