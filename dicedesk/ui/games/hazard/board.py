"""The panels over the felt of Hazard: the main, the chance, the turn, and the lamps of the losses."""

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from dicedesk.games.hazard.rules import LOSSES_THAT_PASS_THE_DICE
from dicedesk.ui.base.dice.tray import SMALLEST, DiceTray
from dicedesk.ui.base.look.appearance import set_variant
from dicedesk.ui.base.look.theme import FELT_BORDER, FELT_LINE, LAMP, ON_FELT, ON_LAMP, Corner, Space
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import tr
from dicedesk.ui.table.columns import lie_below

_SHADE = 0.24
_MARGIN = Space.LARGE + Space.SMALL
_LAMP_SIZE = 20
_TALL_FELT = 640
"""The height of a felt from which there is room for larger figures, in pixels."""

_SIGN = 0.22
"""Half the width of a lamp's sign, as a share of the lamp."""


class FeltPanel(QFrame):
    """A small frame on the felt: a title over a widget."""

    def __init__(self, title: str, content: QWidget, tray: DiceTray) -> None:
        """Holds one widget, and is drawn in the look of the tray's felt."""
        super().__init__()
        self._tray = tray
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Minimum)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.SMALL, Space.LARGE, Space.SMALL)
        column.setSpacing(2)
        heading = label("feltTitle", title.upper())
        heading.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(heading)
        column.addWidget(content, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame: a little darker than the felt, with a thin line."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(_faint(FELT_LINE, self._tray.cloth.frame), 1))
        painter.setBrush(_faint(FELT_BORDER, _SHADE))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), Corner.CARD, Corner.CARD)
        painter.end()


class Lamps(QWidget):
    """A lamp for each loss in a row; a lit one has a sign."""

    def __init__(self, tray: DiceTray) -> None:
        super().__init__()
        self._tray = tray
        self.lit = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def light(self, count: int) -> None:
        """Light `count` lamps, from the left."""
        self.lit = count
        self.update()

    def sizeHint(self) -> QSize:
        lamps = LOSSES_THAT_PASS_THE_DICE
        return QSize(lamps * _LAMP_SIZE + (lamps - 1) * Space.SMALL + 2, _LAMP_SIZE + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for lamp in range(LOSSES_THAT_PASS_THE_DICE):
            spot = QRectF(1 + lamp * (_LAMP_SIZE + Space.SMALL), 1, _LAMP_SIZE, _LAMP_SIZE)
            if lamp < self.lit:
                _paint_lit(painter, spot)
            else:
                painter.setPen(QPen(_faint(FELT_LINE, 2 * self._tray.cloth.unlit), 1))
                painter.setBrush(_faint(FELT_LINE, self._tray.cloth.unlit))
                painter.drawEllipse(spot)
        painter.end()


class FeltBoard(QWidget):
    """The panels at the felt's upper edge. They let clicks through to the dice."""

    def __init__(self, tray: DiceTray) -> None:
        """Lies over this tray, which keeps its dice below the panels."""
        super().__init__(tray)
        self._tray = tray
        self.main, self.chance = label("feltValue"), label("feltValue")
        self.lamps, self.losses = Lamps(tray), label("feltNote")
        self.who, self.count = label("feltName", wraps=True), label("feltNote")
        self.panels = (
            FeltPanel(tr("Main"), self.main, tray),
            FeltPanel(tr("Chance"), self.chance, tray),
            FeltPanel(tr("Losses in a row"), self._loss_line(), tray),
        )
        for part in (self.main, self.chance, self.who, self.count):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._whose = QWidget()
        middle = QVBoxLayout(self._whose)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(2)
        middle.addStretch(1)
        middle.addWidget(self.who)
        middle.addWidget(self.count)
        middle.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, 0)
        row.setSpacing(Space.MEDIUM)
        row.addWidget(self.panels[0])
        row.addWidget(self.panels[1])
        row.addWidget(self._whose, 1)
        row.addWidget(self.panels[2])
        tray.installEventFilter(self)

    def show_standing(self, main: int | None, chance: int | None, losses: int) -> None:
        """Show the main and the chance in play, None for none, and the losses in a row."""
        for part, panel, total, name in (
            (self.main, self.panels[0], main, tr("Main")),
            (self.chance, self.panels[1], chance, tr("Chance")),
        ):
            part.setText("–" if total is None else str(total))
            set_variant(part, "lit", is_so=total is not None and part is self.main)
            score = tr("none") if total is None else total
            panel.setAccessibleName(tr("{name}: {score}", name=name, score=score))
        self.lamps.light(losses)
        words = (
            tr("{losses} of {all}", losses=losses, all=LOSSES_THAT_PASS_THE_DICE) if losses else tr("none")
        )
        self.losses.setText(words)
        self.panels[2].setAccessibleName(tr("Losses in a row: {said}", said=words))

    def show_turn(self, who: str, count: str, *, is_best: bool) -> None:
        """Show whose turn or which round it is, and its course; the best turn ever shines."""
        self.who.setText(who)
        set_variant(self.who, "lit", is_so=is_best)
        self.count.setText(count)

    def give_way(self, height: int) -> None:
        """Hide and leave `height` pixels of the felt free above the dice; come back at 0."""
        self.setVisible(not height)
        if height:
            lie_below(self._tray, height)
        else:
            self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        """Take the height of its texts."""
        is_handled = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._place()
        return is_handled

    def _loss_line(self) -> QWidget:
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.MEDIUM)
        row.addStretch(1)
        row.addWidget(self.lamps)
        row.addWidget(self.losses)
        row.addStretch(1)
        self.losses.setMinimumWidth(self.losses.fontMetrics().horizontalAdvance("0 of 00"))
        return line

    def _place(self) -> None:
        if self.isHidden():
            return
        for part in (self.main, self.chance):
            set_variant(part, "large", is_so=self._tray.height() >= _TALL_FELT)
        height = self.sizeHint().height()
        self.setGeometry(0, 0, self._tray.width(), height)
        self._tray.setContentsMargins(0, height, 0, 0)
        self._tray.setMinimumHeight(SMALLEST.height() + height)


def _paint_lit(painter: QPainter, spot: QRectF) -> None:
    painter.setPen(QPen(QColor(ON_FELT), 1))
    painter.setBrush(QColor(LAMP))
    painter.drawEllipse(spot)
    reach, middle = spot.width() * _SIGN, spot.center()
    painter.setPen(QPen(QColor(ON_LAMP), 2))
    for slope in (1, -1):
        arm = QPointF(reach, slope * reach)
        painter.drawLine(middle - arm, middle + arm)


def _faint(token: str, opacity: float) -> QColor:
    color = QColor(token)
    color.setAlphaF(opacity)
    return color
