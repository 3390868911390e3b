"""The bankroll, and the chips to choose from."""

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from dicedesk.core.money import Cents, dollars
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.look.things import CHIPS, ChipStyle
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import money, tr
from dicedesk.ui.games.craps.layout.chips import paint_chip

_SIZE, _LEAST_SIZE = 42, 36
_DEFAULT_CHIP = 5
_RING = 2.0


class ChipButton(QAbstractButton):
    """A chip that can be chosen; a ring lies round the one that is."""

    def __init__(self, chip: ChipStyle, key: str, appearance: Appearance) -> None:
        """A chip that the key chooses too."""
        super().__init__()
        self._chip, self._appearance = chip, appearance
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAutoExclusive(True)  # a screen reader then calls it one choice of several
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        worth = money(dollars(chip.dollars))
        self.setAccessibleName(tr("{worth} chip", worth=worth))
        self.setToolTip(tr("{worth} chip ({key})", worth=worth, key=key))
        self.setAccessibleDescription(tr("Choose this chip ({key})", key=key))
        appearance.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """The chip and its ring."""
        return QSize(scaled(_SIZE), scaled(_SIZE))

    def minimumSizeHint(self) -> QSize:
        """A smaller chip, where room is scarce."""
        return QSize(_LEAST_SIZE, _LEAST_SIZE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the chip, and the ring of the chosen one or of the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(self.width() / 2, self.height() / 2)
        radius = min(self.width(), self.height()) / 2 - 2 * _RING - 1
        paint_chip(painter, middle, radius, self._chip, str(self._chip.dollars))
        token = "accent" if self.isChecked() else "info" if self.hasFocus() else None
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if token is not None:
            painter.setPen(QPen(self._appearance.palette.colour(token), _RING))
            painter.drawEllipse(middle, radius + _RING, radius + _RING)
        if self.isChecked() and self.hasFocus():
            painter.setPen(QPen(self._appearance.palette.colour("info"), 1))
            painter.drawEllipse(middle, radius + 2 * _RING, radius + 2 * _RING)
        painter.end()


class ChipRow(QWidget):
    """What the player has, and the chip that a click on a spot puts there. Signals: `chosen(int)`, in dollars."""

    chosen = Signal(int)

    def __init__(self, appearance: Appearance) -> None:
        """The default chip is chosen."""
        super().__init__()
        self._amount = label("bankroll")
        self._amount.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.TIGHT)
        row.addLayout(self._purse())
        row.addSpacing(Space.MEDIUM)
        for place, chip in enumerate(CHIPS):
            button = ChipButton(chip, str(place + 1), appearance)
            self._group.addButton(button, chip.dollars)
            row.addWidget(button)
        self._group.idToggled.connect(self._on_toggled)
        self.choose(_DEFAULT_CHIP)

    @property
    def chip(self) -> int:
        """The worth of the chosen chip, in dollars."""
        return self._group.checkedId()

    @property
    def bankroll(self) -> str:
        """The amount that is shown."""
        return self._amount.text()

    def choose(self, worth: int) -> None:
        """Chooses the chip of so many dollars."""
        self._group.button(worth).setChecked(True)

    def show_bankroll(self, bankroll: Cents) -> None:
        """Shows what the player has off the table."""
        self._amount.setText(money(bankroll))
        self._amount.setAccessibleName(tr("Bankroll: {amount}", amount=money(bankroll)))

    def _on_toggled(self, worth: int, on: bool) -> None:  # noqa: FBT001 (Qt's own signal)
        """Tab leads to the chosen chip alone; arrows lead on from there."""
        policy = Qt.FocusPolicy.StrongFocus if on else Qt.FocusPolicy.ClickFocus
        self._group.button(worth).setFocusPolicy(policy)
        if on:
            self.chosen.emit(worth)

    def _purse(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(label("cardTitle", tr("Bankroll").upper()))
        column.addWidget(self._amount)
        return column
