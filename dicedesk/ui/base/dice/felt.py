"""The felt: a rounded table lit in the middle, with a border and a stitched line."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRadialGradient

from dicedesk.ui.base.look.theme import CLOTH, FELT_LINE, Cloth, Corner, Felt, FeltColor, Space, mixed


def felt_pixmap(size: QSize, ratio: float, felt: FeltColor, cloth: Cloth = CLOTH) -> QPixmap:
    """The empty felt in `size` device-independent pixels, transparent outside its corners."""
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_felt(painter, QRectF(QPointF(0, 0), size), felt, cloth)
    painter.end()
    return pixmap


def paint_felt(painter: QPainter, rect: QRectF, felt: FeltColor, cloth: Cloth = CLOTH) -> None:
    colors = cloth.felts[felt]
    body = rect.adjusted(0.75, 0.75, -0.75, -0.75)
    painter.setPen(QPen(mixed(QColor(colors.edge), QColor(cloth.border), 0.5), 1.5))
    painter.setBrush(_light(rect, colors))
    painter.drawRoundedRect(body, Corner.FELT, Corner.FELT)
    line = QColor(FELT_LINE)
    line.setAlphaF(cloth.stitch)
    painter.setPen(QPen(line, 1.25))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = Space.SMALL + 0.5
    painter.drawRoundedRect(
        rect.adjusted(inset, inset, -inset, -inset), Corner.FELT - Space.TIGHT, Corner.FELT - Space.TIGHT
    )


def _light(rect: QRectF, felt: Felt) -> QRadialGradient:
    middle, edge = QColor(felt.middle), QColor(felt.edge)
    centre = QPointF(rect.center().x(), rect.top() + rect.height() * 0.42)
    gradient = QRadialGradient(centre, max(rect.width() * 0.58, rect.height() * 0.8))
    gradient.setColorAt(0.0, middle)
    gradient.setColorAt(0.5, mixed(middle, edge, 0.42))
    gradient.setColorAt(1.0, edge)
    return gradient


class Ground:
    """The empty felt under the dice, painted once for each size."""

    def __init__(self, felt: FeltColor) -> None:
        self.felt = felt
        self._cloth = CLOTH
        self._pixmap = QPixmap()
        self._painted_for = (QSize(), 0.0)

    @property
    def cloth(self) -> Cloth:
        return self._cloth

    @cloth.setter
    def cloth(self, cloth: Cloth) -> None:
        self._cloth = cloth
        self._painted_for = (QSize(), 0.0)

    def free_pictures(self) -> None:
        """Free the picture of a hidden felt; it is painted again when it shows."""
        self._pixmap, self._painted_for = QPixmap(), (QSize(), 0.0)

    def paint(self, painter: QPainter, size: QSize, ratio: float) -> None:
        if self._painted_for != (size, ratio):
            self._pixmap = felt_pixmap(size, ratio, self.felt, self._cloth)
            self._painted_for = (size, ratio)
        painter.drawPixmap(QPointF(0, 0), self._pixmap)
