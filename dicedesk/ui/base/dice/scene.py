"""The dice of one throw with their shadows, painted with as little work as possible.

Dice at rest, which is what they are most of the time, are one pixmap.
"""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QRadialGradient

from dicedesk.ui.base.dice.at_rest import Area, DiceAtRest
from dicedesk.ui.base.dice.motion import Landing, Pose
from dicedesk.ui.base.dice.painting import LAMP, DiePainter
from dicedesk.ui.base.look.theme import FELT_BORDER, DiceStyle

_LEVELS = 10
_HIGHEST = 4.0
"""Greatest height with a sprite, in halves of an edge."""


class Shadows:
    """Soft shadows for dice of one edge: larger, fainter and further from the lamp for higher dice."""

    def __init__(self, edge: float, ratio: float) -> None:
        self.edge, self.ratio = edge, ratio
        self._sprites: dict[int, QPixmap] = {}

    def prepare(self) -> None:
        """Paint all missing sprites, so that none has to be painted in the middle of a throw."""
        for level in range(_LEVELS):
            self._at(level)

    def paint(self, painter: QPainter, pose: Pose) -> None:
        """Paint the shadow of a die at `pose` on the felt."""
        sprite = self._at(min(max(round(pose.height / _HIGHEST * (_LEVELS - 1)), 0), _LEVELS - 1))
        half = self.edge / 2
        away = half * (0.16 + 0.42 * pose.height)
        size = sprite.deviceIndependentSize()
        x = pose.x - LAMP[0] * away - size.width() / 2
        y = pose.y + LAMP[1] * away + 0.18 * half - size.height() / 2
        painter.drawPixmap(QPointF(x, y), sprite)

    def _at(self, level: int) -> QPixmap:
        sprite = self._sprites.get(level)
        if sprite is None:
            sprite = self._sprites[level] = self._sprite(level)
        return sprite

    def _sprite(self, level: int) -> QPixmap:
        """A round, soft blot; the edge of the pixmap is fully clear."""
        height = level / (_LEVELS - 1) * _HIGHEST
        radius = self.edge * (0.86 + 0.07 * height)
        pixmap = QPixmap(int(2 * radius * self.ratio) + 2, int(2 * radius * self.ratio) + 2)
        pixmap.setDevicePixelRatio(self.ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        gradient = QRadialGradient(QPointF(radius, radius), radius)
        core, strength = max(0.45 - 0.1 * height, 0.0), 0.62 / (1.0 + 0.55 * height)
        for stop, share in (
            (0.0, 1.0),
            (core, 0.96),
            (core + (1 - core) * 0.35, 0.62),
            (0.8, 0.16),
            (1.0, 0.0),
        ):
            color = QColor(FELT_BORDER)
            color.setAlphaF(strength * share)
            gradient.setColorAt(stop, color)
        painter.fillRect(QRectF(0, 0, 2 * radius, 2 * radius), gradient)
        painter.end()
        return pixmap


class DiceScene:
    """The dice that lie and move on one felt."""

    def __init__(self, style: DiceStyle, *, has_numerals: bool) -> None:
        self._style, self._has_numerals = style, has_numerals
        self._painter: DiePainter | None = None
        self._shadows = Shadows(1.0, 1.0)
        self._edge = 0.0
        self._rest: tuple[Pose, ...] = ()
        self._motion: Landing | None = None
        self._moving: tuple[Pose, ...] | None = None
        self._opacity, self._held = 1.0, frozenset[int]()
        self._t = 0.0
        self._resting_pixmap: QPixmap | None = None

    def set_look(self, style: DiceStyle, *, has_numerals: bool) -> None:
        self._style, self._has_numerals = style, has_numerals
        self._painter = self._resting_pixmap = None

    @property
    def poses(self) -> tuple[Pose, ...]:
        return self._rest if self._moving is None else self._moving

    @property
    def edge(self) -> float:
        return self._edge

    def plan(
        self,
        faces: Sequence[int],
        at_rest: DiceAtRest,
        felt: Area,
        throws: Sequence[int],
        held: Collection[int],
    ) -> None:
        """Set the new places and the motion to them, as in Landing; a throw in progress goes on."""
        motion = Landing(faces, at_rest, felt, throws, held, is_upright=self._has_numerals)
        self._edge, self._motion = at_rest.edge, motion
        self._rest = tuple(motion.pose(die, 1.0) for die in range(len(at_rest.places)))
        self._resting_pixmap = None
        if self._moving is not None:
            self.move(self._t)

    def move(self, t: float) -> None:
        """Go to the moment `t` of the throw, from 0 to 1."""
        if self._motion is not None:
            self._t = t
            self._moving = tuple(self._motion.pose(die, t) for die in range(len(self._rest)))

    def landed(self, t: float) -> tuple[int, ...]:
        """The dice that have landed at the moment `t` of the throw."""
        return self._motion.landed(t) if self._motion is not None else ()

    def prepare(self, ratio: float) -> None:
        """Paint the sprites of a throw, so that none of its frames is late."""
        self._shadows_for(ratio).prepare()
        if self._rest:
            aside = QPixmap(1, 1)
            aside.setDevicePixelRatio(ratio)
            painter = QPainter(aside)
            self._paint(painter, self._rest, ratio, is_still=False)
            painter.end()

    def appear(self, opacity: float, held: frozenset[int]) -> None:
        """Lay the dice in their places with this opacity, from 0 to 1; the held ones are there already."""
        self._moving, self._opacity, self._held = None, opacity, held

    def rest(self) -> None:
        self.appear(1.0, frozenset())

    def free_pictures(self) -> None:
        """Free the pictures of hidden dice; they are painted again when they show."""
        self._resting_pixmap = None
        self._shadows = Shadows(1.0, 1.0)

    def bounds(self) -> QRectF:
        """A rectangle around all dice and their shadows at this moment."""
        area = QRectF()
        for pose in self.poses:
            far = self._edge * (1.25 + 0.45 * pose.height)
            area = area.united(QRectF(pose.x - far, pose.y - far, 2 * far, 2 * far))
        return area

    def paint(self, painter: QPainter, ratio: float) -> None:
        """Paint the dice: in the air one by one, at rest from one pixmap."""
        if self._moving is not None:
            self._paint(painter, self._moving, ratio, is_still=False)
            return
        if not self._rest:
            return
        area = self.bounds().toAlignedRect()
        pixmap = self._resting_pixmap
        if pixmap is None or pixmap.devicePixelRatio() != ratio:
            pixmap = self._resting_pixmap = QPixmap(area.size() * ratio)
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            on_pixmap = QPainter(pixmap)
            on_pixmap.setRenderHint(QPainter.RenderHint.Antialiasing)
            on_pixmap.translate(-area.topLeft())
            self._paint(on_pixmap, self._rest, ratio, is_still=True)
            on_pixmap.end()
        painter.setOpacity(self._opacity)
        painter.drawPixmap(area.topLeft(), pixmap)
        painter.setOpacity(1.0)
        if self._held:
            self._paint(painter, tuple(self._rest[die] for die in sorted(self._held)), ratio, is_still=True)

    def _paint(self, painter: QPainter, poses: tuple[Pose, ...], ratio: float, *, is_still: bool) -> None:
        """Paint all shadows first, then the dice from the far edge to the near one."""
        shadows = self._shadows_for(ratio)
        for pose in poses:
            shadows.paint(painter, pose)
        for pose in sorted(poses, key=lambda pose: pose.y):
            self._die.paint(painter, pose, self._edge, is_still=is_still)

    @property
    def _die(self) -> DiePainter:
        if self._painter is None:
            self._painter = DiePainter(self._style, has_numerals=self._has_numerals)
        return self._painter

    def _shadows_for(self, ratio: float) -> Shadows:
        if self._shadows.edge != self._edge or self._shadows.ratio != ratio:
            self._shadows = Shadows(self._edge, ratio)
        return self._shadows
