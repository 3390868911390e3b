"""The keys and words of somebody who uses the program at random: pressed, typed, or pasted into a field."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit

KEYS = (
    *(Qt.Key.Key_Return,) * 12,
    *(Qt.Key.Key_Space,) * 4,
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down) * 2,
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Delete, Qt.Key.Key_Backspace),
    *(Qt.Key.Key_F1, Qt.Key.Key_F10, Qt.Key.Key_F11),
    *map(Qt.Key, range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)),
    *map(Qt.Key, range(Qt.Key.Key_A, Qt.Key.Key_Z + 1)),
    *(Qt.Key.Key_U,) * 3,
)
PLAIN = Qt.KeyboardModifier.NoModifier
MODIFIERS = (
    *(PLAIN,) * 20,
    *(Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier),
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
)
WORDS = ("hog", "7", "won", "2026-11", "zzz", "Ann", "-1", "12345678901234567890", "ä🎲", " ", "counted")
STRANGE = (
    "", "a", "e", "n", "u", "\ud800", "a\udcff", "a\x00b", "\u2028", "\u202e7", "\n", "\t7", "²", "٣", "１２", "'", '"',
    "0", "-0", "+1", "0.5", "1,5", "1/0", "1_000", "0x10", "1e308", "9" * 400, "nan", "inf", "$5", "100%", "%", "~",
    '[Game "hog"]', "swap:8:4", "6 6", "7 8 9 10 11", "hog " * 1_500, "x" * 4_000,
)  # fmt: skip
"""What programs have stumbled over."""
FIELDS = (QLineEdit, QPlainTextEdit)


def tap(key: Qt.Key | str, modifier: Qt.KeyboardModifier = PLAIN) -> None:
    """Presses a key, or that of a letter, and lets it go, each where the keyboard is then.

    `QTest.keyClick` does that in one window, and Ctrl and Shift before and after it: it crashes where one of them, or
    what happens meanwhile, has destroyed the window.
    """
    code = QTest.asciiToKey(key) if isinstance(key, str) else key
    text = key if isinstance(key, str) else QTest.keyToAscii(key).rstrip("\0")
    for is_pressed in (True, False):
        place = QApplication.focusWindow()
        if place is not None:
            QTest.simulateEvent(place, is_pressed, code, modifier, text, False)


def paste(field: QLineEdit | QPlainTextEdit, text: str, *, over: bool) -> None:
    """Puts words into a field as if they were pasted, over all that it holds or where its cursor is."""
    field.setFocus()
    if over:
        field.selectAll()
    if isinstance(field, QLineEdit):
        field.insert(text)
    else:
        field.insertPlainText(text)
