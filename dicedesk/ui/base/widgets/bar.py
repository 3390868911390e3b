"""A thin bar that shows how much of something is reached."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Corner

_HEIGHT = 2 * Corner.BAR


class Bar(QWidget):
    """A thin bar from 0 to 1, in a color named by its token."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._share = 0.0
        self._colour = "text_second"
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self.update)

    def show_share(self, share: float, token: str) -> None:
        """Show a share of the whole; what is over or under is cut."""
        self._share, self._colour = min(max(share, 0.0), 1.0), token
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(80, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        box = QRectF(self.rect())
        painter.setBrush(self._appearance.palette.colour("groove"))
        painter.drawRoundedRect(box, Corner.BAR, Corner.BAR)
        if self._share > 0:
            box.setWidth(max(box.width() * self._share, _HEIGHT))
            painter.setBrush(self._appearance.palette.colour(self._colour))
            painter.drawRoundedRect(box, Corner.BAR, Corner.BAR)
        painter.end()
