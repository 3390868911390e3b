"""Parts in lines from left to right, each as wide as it would like to be."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.wrapping import PartsRow, Places


class FlowRow(PartsRow):
    """What has no room in a line goes on in the next one; parts of one line end at the same height."""

    def one_line(self) -> int:
        """All side by side."""
        return sum(part.sizeHint().width() + self._gap for part in self._parts) - self._gap

    def narrowest(self) -> int:
        """The widest part."""
        return max((part.sizeHint().width() for part in self._parts), default=0)

    def places(self, width: int) -> Places:
        """Each part after the one before, or in the next line."""
        found: dict[QWidget, QRect] = {}
        left = top = high = 0
        for part in self._parts:
            size = part.sizeHint()
            if left and left + size.width() > width:
                left, top, high = 0, top + high + Space.SMALL, 0
            found[part] = QRect(left, top, min(size.width(), width), size.height())
            left += size.width() + self._gap
            high = max(high, size.height())
        return found
