"""What is seen of the window before the games are there: felt, cards and buttons, without a word on them.

It was drawn up when the window was left. To play a picture takes none of the enums and colours that drawing it does,
which would take longer than all else that a first paint waits for.
"""

from base64 import b64decode
from typing import TYPE_CHECKING

from PySide6.QtGui import QPainter, QPicture
from PySide6.QtWidgets import QWidget

from dicedesk.play.ports.store import Store, StoreError

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

SETTING = "outline"
"""The name under which the store keeps it."""
LARGEST = 100_000
"""No window is wider or higher."""


class Outline(QWidget):
    """Fills an empty window, and shows something where that is as large as it was when it was left."""

    def __init__(self, store: Store) -> None:
        """Reads what was kept; an outline that cannot be read, or was never kept, shows nothing."""
        super().__init__()
        try:
            kept = store.setting(SETTING)
        except StoreError:
            kept = None
        self._size, drawn = _from_text(kept or "")
        self._picture = QPicture()
        self._picture.setData(drawn)

    def paintEvent(self, _event: "QPaintEvent") -> None:
        """Plays the picture."""
        window = self.window()
        if (window.width(), window.height()) == self._size:
            painter = QPainter(self)
            painter.drawPicture(0, 0, self._picture)
            painter.end()


def _from_text(text: str) -> tuple[tuple[int, int], bytes]:
    """Width, height and picture; none of them where the text is another."""
    try:
        width, height, drawn = text.split(" ")
        size = int(width), int(height)
        return (size, b64decode(drawn)) if max(map(abs, size)) <= LARGEST else ((0, 0), b"")
    except ValueError:
        return (0, 0), b""
