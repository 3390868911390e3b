"""How large a window beside the game begins."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from dicedesk.ui.base.look.theme import scaled
from dicedesk.ui.base.look.window_sizes import TITLE_BAR, WINDOW_FRAME


def begin_with(window: QWidget, width: int, height: int) -> None:
    """Gives a window that size in pixels at the normal font size, or less where the screen has no room for it.

    What it needs beyond that size it gets too. Its title bar and its frame are on the screen as well.
    """
    frame = QSize(2 * WINDOW_FRAME, TITLE_BAR + WINDOW_FRAME)
    wished = QSize(scaled(width), scaled(height)).expandedTo(window.minimumSizeHint())
    window.resize(wished.boundedTo(window.screen().availableSize() - frame))
