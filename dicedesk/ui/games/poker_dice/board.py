"""The purse: how much it holds, and how far that is from broke to the Major Award."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from dicedesk.core.money import Cents
from dicedesk.games.poker_dice.rules import AWARD, FIRST_PURSE
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Corner, Space, Type, font
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import money, tr

_THICK = 4 * Corner.BAR
_ROUND = 2 * Corner.BAR
_STAKED_OPACITY = 0.35
_SHADE = 130
_WIDEST = "$000"


class PurseBoard(QWidget):
    """The amount in large figures beside its bar."""

    accessible_role = "Grouping"

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """A purse that is still empty."""
        super().__init__(parent)
        self.amount = label("purse")
        self.amount.setMinimumWidth(QFontMetrics(font(Type.LARGE, bold=True)).horizontalAdvance(_WIDEST))
        self._bar = _PurseBar(appearance)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2 * Space.LARGE)
        row.addWidget(self.amount)
        row.addWidget(self._bar, 1)

    def show_purse(self, purse: Cents, staked: Cents = Cents(0)) -> None:  # noqa: B008 (immutable)
        """Shows what the purse holds, and the ante that lies on the table."""
        self.amount.setText(money(purse))
        self._bar.show_purse(purse, staked)
        name = tr("Bankroll: {purse} of {award}", purse=money(purse), award=money(AWARD))
        self.setAccessibleName(name)
        self.amount.setAccessibleName(name)
        self.setAccessibleDescription(tr("{ante} at stake", ante=money(staked)) if staked else "")


class _PurseBar(QWidget):
    """From broke to the award, with the start marked."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._purse = self._staked = Cents(0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self.update)

    def show_purse(self, purse: Cents, staked: Cents) -> None:
        self._purse, self._staked = purse, staked
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, _THICK + Space.TIGHT + QFontMetrics(font(Type.SMALL)).height() + Space.SMALL)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        palette = self._appearance.palette
        groove = QRectF(0, Space.SMALL, self.width(), _THICK)
        painter.setBrush(palette.colour("groove"))
        painter.drawRoundedRect(groove, _ROUND, _ROUND)
        staked = palette.colour("accent")
        staked.setAlphaF(_STAKED_OPACITY)
        painter.setBrush(staked)
        self._fill(painter, groove, self._purse + self._staked)
        metal = QLinearGradient(groove.topLeft(), groove.bottomLeft())
        metal.setColorAt(0.0, palette.colour("accent"))
        metal.setColorAt(1.0, palette.colour("accent").darker(_SHADE))
        painter.setBrush(metal)
        self._fill(painter, groove, self._purse)
        start = groove.width() * FIRST_PURSE / AWARD
        painter.setBrush(palette.colour("window"))
        painter.drawRect(QRectF(start - 1, groove.top(), 2, groove.height()))
        painter.setPen(palette.colour("text_second"))
        painter.setFont(font(Type.SMALL))
        below = QRectF(0, groove.bottom() + Space.TIGHT, self.width(), self.height())
        for alignment, text in (
            (Qt.AlignmentFlag.AlignLeft, tr("broke")),
            (Qt.AlignmentFlag.AlignHCenter, tr("start {purse}", purse=money(FIRST_PURSE))),
            (Qt.AlignmentFlag.AlignRight, tr("{purse} · Major Award", purse=money(AWARD))),
        ):
            painter.drawText(below, int(alignment | Qt.AlignmentFlag.AlignTop), text)
        painter.end()

    def _fill(self, painter: QPainter, groove: QRectF, amount: int) -> None:
        if amount > 0:
            part = QRectF(groove)
            part.setWidth(max(groove.width() * min(amount / AWARD, 1.0), _THICK))
            painter.drawRoundedRect(part, _ROUND, _ROUND)
