"""The empty felt under the dice, which is painted once for each size."""

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPixmap

from dicedesk.ui.base.look.theme import CLOTH, Cloth, FeltColour
from dicedesk.ui.base.widgets.dice.drawing.felt import felt_pixmap


class Ground:
    """A felt without anything on it."""

    def __init__(self, felt: FeltColour) -> None:
        """The felt of this colour."""
        self.felt = felt
        self._cloth = CLOTH
        self._pixmap = QPixmap()
        self._painted_for = (QSize(), 0.0)

    @property
    def cloth(self) -> Cloth:
        """How the felt is drawn."""
        return self._cloth

    @cloth.setter
    def cloth(self, cloth: Cloth) -> None:
        self._cloth = cloth
        self._painted_for = (QSize(), 0.0)

    def put_away(self) -> None:
        """Lets go of the picture of a felt that nobody looks at; it is painted again when somebody does."""
        self._pixmap, self._painted_for = QPixmap(), (QSize(), 0.0)

    def paint(self, painter: QPainter, size: QSize, ratio: float) -> None:
        """Paints it, from its upper left corner."""
        if self._painted_for != (size, ratio):
            self._pixmap = felt_pixmap(size, ratio, self.felt, self._cloth)
            self._painted_for = (size, ratio)
        painter.drawPixmap(QPointF(0, 0), self._pixmap)
