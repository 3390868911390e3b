"""A die painted in the plainest way: a perspective painter, smooth everywhere, a gradient on each face."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPolygonF, QTransform

NORMALS = {1: (0, 1), 2: (1, 1), 3: (2, 1), 4: (2, -1), 5: (1, -1), 6: (0, -1)}
PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (-1, 1), (1, -1), (1, 1)],
    5: [(-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)],
    6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
}
EYE = 8.5


def paint_die(painter: QPainter, x: float, y: float, half: float, turn) -> None:
    """Paints a die whose rotation has the rows `turn`, with its middle at x, y."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    for face, (axis, sign) in NORMALS.items():
        n, u, v = ([row[(axis + k) % 3] for row in turn] for k in range(3))
        n = [sign * part for part in n]
        if n[2] * EYE <= 1:
            continue
        k, w = EYE * half, EYE - n[2]
        to_screen = QTransform(
            k * u[0] - x * u[2], -k * u[1] - y * u[2], -u[2],
            k * v[0] - x * v[2], -k * v[1] - y * v[2], -v[2],
            k * n[0] + x * w, -k * n[1] + y * w, w,
        )  # fmt: skip
        painter.setTransform(to_screen)
        light = QLinearGradient(-1, -1, 1, 1)
        light.setColorAt(0, QColor.fromHsvF(0.1, 0.1, 0.5 + 0.5 * n[2]))
        light.setColorAt(1, QColor.fromHsvF(0.1, 0.1, 0.4 + 0.5 * n[2]))
        painter.setBrush(QColor("#8f8574"))
        painter.drawPolygon(QPolygonF(QRectF(-1, -1, 2, 2)))
        painter.setBrush(light)
        painter.drawRoundedRect(QRectF(-0.98, -0.98, 1.96, 1.96), 0.25, 0.25)
        for grown, color in ((0.2, "#ffffff"), (0.19, "#544e4b"), (0.16, "#1c1a1d")):
            painter.setBrush(QColor(color))
            for across, along in PIPS[face]:
                painter.drawEllipse(QPointF(across * 0.47, along * 0.47), grown, grown)
    painter.restore()
