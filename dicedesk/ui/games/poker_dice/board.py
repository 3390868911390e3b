"""The painted parts of the Poker Dice table: the bankroll, and on the felt the end of the game."""

from math import cos, pi, sin

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetrics,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QRadialGradient,
    QTransform,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from dicedesk.core.money import Cents
from dicedesk.games.poker_dice.par import ParLine
from dicedesk.games.poker_dice.rules import AWARD, PokerDiceEnding
from dicedesk.games.poker_dice.table_view import bankroll_words
from dicedesk.ui.base.dice.at_rest import between
from dicedesk.ui.base.dice.choosing import ChoosingTray
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import CONFETTI, DUSK, GOLD, Corner, Space, Type, font
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import money, shown, tr

_THICK = 4 * Corner.BAR
_ROUND = 2 * Corner.BAR
_STAKED_OPACITY = 0.35
_SHADE = 130
_POINT = 6.0
_WIDEST = "$000"


class BankrollBoard(QWidget):
    """The amount in large figures beside its bar, and how it compares with par."""

    accessible_role = "Grouping"

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.amount = label("bankroll")
        self.amount.setMinimumWidth(QFontMetrics(font(Type.LARGE, bold=True)).horizontalAdvance(_WIDEST))
        self._bar = _BankrollBar(appearance)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2 * Space.LARGE)
        row.addWidget(self.amount)
        row.addWidget(self._bar, 1)
        self.setToolTip(
            tr(
                "Par is the number of hands that best play needs on average. The mark on the bar is the bankroll that "
                "is on par now."
            )
        )

    def is_on_par(self, place: QPoint) -> bool:
        """Whether a place is on the line with the number of the hand and par."""
        return self._bar.words_rect.contains(self._bar.mapFrom(self, place))

    def count(self, bankroll: Cents) -> None:
        """Show an amount on the way to the new bankroll, without telling assistive technology."""
        self.amount.setText(money(bankroll))
        self._bar.show_bankroll(bankroll, Cents(0))

    def show_bankroll(self, bankroll: Cents, staked: Cents, par: ParLine) -> None:
        """Show the bankroll, the ante on the table, and par."""
        self.amount.setText(money(bankroll))
        self._bar.show_bankroll(bankroll, staked)
        self._bar.show_par(par)
        name = shown(bankroll_words(bankroll))
        self.setAccessibleName(name)
        self.amount.setAccessibleName(name)
        stake = tr("{ante} at stake", ante=money(staked)) if staked else ""
        self.setAccessibleDescription("\n".join(filter(None, (stake, shown(par.words)))))


class _BankrollBar(QWidget):
    """From broke to the award, with the bankroll marked that is on par."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._bankroll = self._staked = Cents(0)
        self._par = ParLine("", None)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self.update)

    def show_bankroll(self, bankroll: Cents, staked: Cents) -> None:
        self._bankroll, self._staked = bankroll, staked
        self.update()

    def show_par(self, par: ParLine) -> None:
        self._par = par
        self.update()

    @property
    def words_rect(self) -> QRectF:
        """The place of the words under the bar."""
        return QRectF(0, self._groove.bottom() + Space.TIGHT, self.width(), self.height())

    @property
    def _groove(self) -> QRectF:
        return QRectF(0, Space.SMALL, self.width(), _THICK)

    def sizeHint(self) -> QSize:
        return QSize(300, _THICK + Space.TIGHT + QFontMetrics(font(Type.BODY)).height() + Space.SMALL)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        palette = self._appearance.palette
        groove = self._groove
        painter.setBrush(palette.color("groove"))
        painter.drawRoundedRect(groove, _ROUND, _ROUND)
        staked = palette.color("accent")
        staked.setAlphaF(_STAKED_OPACITY)
        painter.setBrush(staked)
        self._fill(painter, groove, self._bankroll + self._staked)
        metal = QLinearGradient(groove.topLeft(), groove.bottomLeft())
        metal.setColorAt(0.0, palette.color("accent"))
        metal.setColorAt(1.0, palette.color("accent").darker(_SHADE))
        painter.setBrush(metal)
        self._fill(painter, groove, self._bankroll)
        if self._par.mark is not None:
            self._mark(painter, groove, groove.width() * min(self._par.mark / AWARD, 1.0))
        self._write(painter, self.words_rect)
        painter.end()

    def _mark(self, painter: QPainter, groove: QRectF, at: float) -> None:
        """Paint a line across the groove, with a point above it."""
        at = min(max(at, _POINT), groove.width() - _POINT)
        palette = self._appearance.palette
        painter.setPen(QPen(palette.color("window"), 1))
        painter.setBrush(palette.color("text"))
        painter.drawRect(QRectF(at - 1.5, groove.top(), 3, groove.height()))
        top = groove.top() - _POINT
        painter.drawPolygon([QPointF(at - _POINT, top), QPointF(at + _POINT, top), QPointF(at, groove.top())])

    def _write(self, painter: QPainter, below: QRectF) -> None:
        """Write the ends of the bar, and par between them; if that has no room, without the lower end."""
        lower, upper = tr("broke"), tr("{bankroll} · Major Award", bankroll=money(AWARD))
        par, palette = shown(self._par.words), self._appearance.palette
        small, strong = font(Type.BODY), font(Type.BODY, bold=True)
        width, metrics = QFontMetrics(strong).horizontalAdvance(par), QFontMetrics(small)
        left = metrics.horizontalAdvance(lower) + Space.LARGE
        right = below.width() - metrics.horizontalAdvance(upper) - Space.LARGE
        has_room = right - left >= width
        first = min(max((below.width() - width) / 2, left), right - width) if has_room else 0.0
        painter.setPen(palette.color("text_second"))
        painter.setFont(small)
        top = Qt.AlignmentFlag.AlignTop
        painter.drawText(below, int(Qt.AlignmentFlag.AlignRight | top), upper)
        if has_room:
            painter.drawText(below, int(Qt.AlignmentFlag.AlignLeft | top), lower)
        painter.setPen(palette.color("text"))
        painter.setFont(strong)
        painter.drawText(below.adjusted(first, 0, 0, 0), int(Qt.AlignmentFlag.AlignLeft | top), par)

    def _fill(self, painter: QPainter, groove: QRectF, amount: int) -> None:
        if amount > 0:
            part = QRectF(groove)
            part.setWidth(max(groove.width() * min(amount / AWARD, 1.0), _THICK))
            painter.drawRoundedRect(part, _ROUND, _ROUND)


_PIECES = 90
_DUSK_OPACITY = 0.42
_DUSK_WIDE, _DUSK_HIGH = 0.62, 0.56
"""The reach of the dusk from the middle of the felt, as shares of its width and height."""

_LINE_OPACITY = 0.7

_APPEARS = 0.25
"""The share of the time in which the light appears."""


class Moment(QWidget):
    """Lies over the felt and lets clicks through. An animation moves it through its moments, from 0 to 1."""

    def __init__(self, felt: ChoosingTray) -> None:
        super().__init__(felt)
        self._felt = felt
        self.ending: PokerDiceEnding | None = None
        self._t = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        felt.installEventFilter(self)
        self.hide()

    def show_end(self, ending: PokerDiceEnding | None, t: float = 1.0) -> None:
        """Show the award or the last dollar, at once in its final state; any other ending, and None, clears the
        felt.
        """
        self.ending = ending
        self.setGeometry(self._felt.rect())
        self.setVisible(ending in (PokerDiceEnding.AWARD, PokerDiceEnding.BROKE))
        self.raise_()
        self.move_to(t)

    def move_to(self, t: float) -> None:
        """Go to a moment from 0 to 1."""
        self._t = t
        self._felt.shine(self._appeared if self.ending is PokerDiceEnding.AWARD else 0.0)
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self.setGeometry(self._felt.rect())
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the gold line with the pieces, or the dusk."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        felt = QRectF(self.rect())
        inside = QPainterPath()
        inside.addRoundedRect(felt.adjusted(1, 1, -1, -1), Corner.FELT, Corner.FELT)
        painter.setClipPath(inside)
        if self.ending is PokerDiceEnding.AWARD:
            _paint_line(painter, felt, self._appeared)
            for piece in range(_PIECES):
                _paint_piece(painter, felt, piece, self._t)
        else:
            painter.fillRect(felt, _dusk(felt, self._appeared))
        painter.end()

    @property
    def _appeared(self) -> float:
        """Strength of the light, from 0 to 1."""
        return min(self._t / _APPEARS, 1.0)


def _paint_line(painter: QPainter, felt: QRectF, strength: float) -> None:
    gold = QColor(GOLD)
    gold.setAlphaF(_LINE_OPACITY * strength)
    painter.setPen(QPen(gold, 1.5))
    inset = Space.SMALL + 0.5
    stitched = felt.adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(stitched, Corner.FELT - Space.TIGHT, Corner.FELT - Space.TIGHT)


def _dusk(felt: QRectF, strength: float) -> QBrush:
    """Shade over the dice in the middle, and less of it over the words farther out."""
    shade, less = QColor(DUSK), QColor(DUSK)
    shade.setAlphaF(_DUSK_OPACITY * strength)
    less.setAlphaF(_DUSK_OPACITY * strength / 2)
    fall = QRadialGradient(QPointF(0, 0), 1.0)
    for place, color in ((0.0, shade), (0.45, shade), (1.0, less)):
        fall.setColorAt(place, color)
    brush = QBrush(fall)
    reach = QTransform.fromTranslate(felt.center().x(), felt.center().y())
    brush.setTransform(reach.scale(felt.width() * _DUSK_WIDE, felt.height() * _DUSK_HIGH))
    return brush


def _paint_piece(painter: QPainter, felt: QRectF, piece: int, t: float) -> None:
    """Paint one piece of confetti on its way from above the felt to below it; it tumbles and sways."""
    begins, lasts = between(0.0, 0.35, piece, 1), between(0.45, 0.65, piece, 2)
    way = (t - begins) / lasts
    if not 0.0 < way < 1.0:
        return
    size = between(5.0, 10.0, piece, 3)
    sway = between(10.0, 34.0, piece, 4) * sin(2 * pi * (way * 1.6 + between(0.0, 1.0, piece, 5)))
    x = felt.left() + felt.width() * between(0.03, 0.97, piece, 6) + sway
    y = felt.top() - size + (felt.height() + 2 * size) * way**1.3
    turn = between(-540.0, 540.0, piece, 7) * way
    painter.save()
    painter.translate(x, y)
    painter.rotate(turn)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(CONFETTI[piece % len(CONFETTI)]))
    # Edge on for a moment now and then, like tumbling paper.
    thin = 0.25 + 0.75 * abs(cos(pi * (3 * way + between(0.0, 1.0, piece, 8))))
    painter.drawRect(QRectF(-size / 2, -size * thin / 3, size, size * thin / 1.5))
    painter.restore()
