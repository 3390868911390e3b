"""What is seen inside a clear die: light gathered on the side away from the lamp, and the pips of the far faces."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPixmap, QRadialGradient

from dicedesk.ui.base.look.theme import DiceStyle
from dicedesk.ui.base.widgets.dice.drawing.view import LIT_X, LIT_Y, View

_NEARER = 0.66
"""How far from the middle a far face seems to be: nearer than it is, as a clear body bends the light."""

_EDGE_ON = -0.2
"""Far faces that point less away from the eye than this are seen edge on: their pips would be scratches."""

_PIP_OPACITY = 0.16
GLOW_OPACITY = 0.62
_GLOW_RADIUS = 1.02
_GLOW_SLIDE = 0.3
"""The size of the gathered light, and how far from the middle it lies, in halves of an edge."""

_SIZE_STEP = 4
"""The steps, in pixels of the screen, in which the picture of the light grows with the die."""


class Depths:
    """The inside of the dice of one clear style."""

    def __init__(self, style: DiceStyle, pips: dict[int, QPainterPath]) -> None:
        """`pips` are the outlines on each face's own plane."""
        self._pips = pips
        far = QColor(style.pip)
        far.setAlphaF(_PIP_OPACITY)
        self._far = QBrush(far)
        self._light = QColor(style.inner_light)
        self._lights: dict[tuple[int, float], QPixmap] = {}

    def paint(self, painter: QPainter, view: View, ratio: float) -> None:
        """Paints the inside over the faces, before their own pips."""
        radius = _GLOW_RADIUS * view.half
        light = self._light_of(radius, ratio)
        reach = light.deviceIndependentSize().width() / 2
        x, y = view.x - LIT_X * _GLOW_SLIDE * view.half, view.y - LIT_Y * _GLOW_SLIDE * view.half
        painter.drawPixmap(QPointF(x - reach, y - reach), light)
        painter.setBrush(self._far)
        for face, normal in view.normals.items():
            if normal[2] < _EDGE_ON:
                painter.drawPath(view.face_to_screen(face, _NEARER).map(self._pips[face]))

    def _light_of(self, radius: float, ratio: float) -> QPixmap:
        """The light for a die of about this size."""
        key = (max(round(radius * ratio / _SIZE_STEP), 1) * _SIZE_STEP, ratio)
        found = self._lights.get(key)
        if found is None:
            found = self._lights[key] = self._painted(*key)
        return found

    def _painted(self, radius: int, ratio: float) -> QPixmap:
        """A soft blot that is fully clear at its edge; `radius` is in pixels of the screen."""
        pixmap = QPixmap(2 * radius, 2 * radius)
        pixmap.fill(Qt.GlobalColor.transparent)
        gradient = QRadialGradient(QPointF(radius, radius), radius)
        for stop, share in ((0.0, 1.0), (0.35, 0.72), (0.7, 0.2), (1.0, 0.0)):
            colour = QColor(self._light)
            colour.setAlphaF(GLOW_OPACITY * share)
            gradient.setColorAt(stop, colour)
        painter = QPainter(pixmap)
        painter.fillRect(pixmap.rect(), gradient)
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        return pixmap
