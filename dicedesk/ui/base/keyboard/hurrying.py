"""Which keys finish a motion or a pause."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_LEAD_ELSEWHERE = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
_HELD_FOR_OTHERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
"""Ctrl alone also silences many a screen reader."""


def may_hurry(event: QKeyEvent) -> bool:
    """Whether the key finishes what is being shown: all do but Tab, keys like Ctrl, and what a held key repeats."""
    return not event.isAutoRepeat() and event.key() not in (*_LEAD_ELSEWHERE, *_HELD_FOR_OTHERS)
