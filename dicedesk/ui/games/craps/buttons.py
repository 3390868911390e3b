"""The row under the layout: the chips, and the possible actions, in as many rows as the width needs."""

from enum import Enum

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from dicedesk.core.money import DOLLAR, Cents, dollars
from dicedesk.games.craps.table import FIRST_CHIP
from dicedesk.games.craps.table_view import CrapsControls
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.look.things import CHIPS, ChipStyle
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.widgets.counting import CountingLabel
from dicedesk.ui.base.words import money, tr
from dicedesk.ui.games.craps.layout.chips import paint_chip
from dicedesk.ui.table.columns import primary_button

_SIZE, _LEAST_SIZE = 42, 36
_RING = 2.0


def _amount_words(cents: int) -> str:
    return money(Cents(cents))


class ChipButton(QAbstractButton):
    """A chip that can be chosen; the chosen one has a ring."""

    def __init__(self, chip: ChipStyle, key: str, appearance: Appearance) -> None:
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
        return QSize(scaled(_SIZE), scaled(_SIZE))

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST_SIZE, _LEAST_SIZE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the chip, and the ring of the chosen one or of the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(self.width() / 2, self.height() / 2)
        radius = min(self.width(), self.height()) / 2 - 2 * _RING - 1
        paint_chip(painter, middle, radius, self._chip, str(self._chip.dollars))
        token = "accent" if self.isChecked() else "info" if self.hasFocus() else None
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if token is not None:
            painter.setPen(QPen(self._appearance.palette.color(token), _RING))
            painter.drawEllipse(middle, radius + _RING, radius + _RING)
        if self.isChecked() and self.hasFocus():
            painter.setPen(QPen(self._appearance.palette.color("info"), 1))
            painter.drawEllipse(middle, radius + 2 * _RING, radius + 2 * _RING)
        painter.end()


class ChipRow(QWidget):
    """The bankroll, and the chip that a click on a spot puts there. Signals: `chosen(int)`, in dollars."""

    chosen = Signal(int)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.amount = CountingLabel("bankroll", _amount_words, DOLLAR)
        self.amount.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.TIGHT)
        row.addLayout(self._bankroll())
        row.addSpacing(Space.MEDIUM)
        for place, chip in enumerate(CHIPS):
            button = ChipButton(chip, str(place + 1), appearance)
            self._group.addButton(button, chip.dollars)
            row.addWidget(button)
        self._group.idToggled.connect(self._on_toggled)
        self.choose(FIRST_CHIP)

    @property
    def chip(self) -> int:
        """The worth of the chosen chip, in dollars."""
        return self._group.checkedId()

    @property
    def bankroll(self) -> str:
        """The visible amount."""
        return self.amount.text()

    def choose(self, worth: int) -> None:
        """Choose the chip of `worth` dollars."""
        self._group.button(worth).setChecked(True)

    def show_bankroll(self, bankroll: Cents, counting_ms: int = 0) -> None:
        """Show the player's money off the table; the amount runs to it in this time."""
        self.amount.count_to(bankroll, counting_ms)
        self.amount.setAccessibleName(tr("Bankroll: {amount}", amount=money(bankroll)))

    def _on_toggled(self, worth: int, on: bool) -> None:  # noqa: FBT001 (Qt's own signal)
        """Let Tab lead to the chosen chip only; arrows lead on from there."""
        policy = Qt.FocusPolicy.StrongFocus if on else Qt.FocusPolicy.ClickFocus
        self._group.button(worth).setFocusPolicy(policy)
        if on:
            self.chosen.emit(worth)

    def _bankroll(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(label("cardTitle", tr("Bankroll").upper()))
        column.addWidget(self.amount)
        return column


class ButtonsShape(Enum):
    """The layout of chips and buttons; the value is the number of smaller buttons in a row."""

    ROW = 5
    """All in one row."""
    BLOCK = 2
    """The smaller buttons in a block between the chips and the main button."""
    ROWS = 4
    """The smaller buttons in a row of their own."""


class CrapsButtons(QWidget):
    """The chips at the left, and at the right a button for each action off the layout."""

    def __init__(self, appearance: Appearance) -> None:
        """All actions are disabled before `show_controls`."""
        super().__init__()
        self.chips = ChipRow(appearance)
        self.hold = _button(tr("Pause"), tr("Pause or resume the computer player (P)"))
        self.repeat = _button(tr("Repeat"), tr("Repeat the last bets (R)"))
        self.clear = _button(tr("Clear"), tr("Take down every bet you can (C)"))
        self.undo = _button(tr("Undo"), tr("Undo your last move (Ctrl+Z)"))
        self.leave = _button(tr("Leave"), tr("Leave the table (L)"))
        self.details = _button(tr("Details"), tr("Bets, rolls and bankroll (D)"))
        self.primary = primary_button(tr("New game"), "T")
        self.primary.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
        self._buttons = (
            self.hold,
            self.repeat,
            self.clear,
            self.undo,
            self.leave,
            self.details,
        )
        self._block, self._whole = QWidget(), QGridLayout(self)
        self._can_leave = self._has_drawer = False
        self._lies: tuple[ButtonsShape, tuple[QPushButton, ...]] | None = None
        self._whole.addWidget(self.chips, 0, 0, Qt.AlignmentFlag.AlignLeft)
        self._whole.addWidget(self._block, 0, 1)
        self._whole.addWidget(self.primary, 0, 2)
        self._whole.setColumnStretch(0, 1)
        self._grid = QGridLayout(self._block)
        for place, button in enumerate(self._buttons):
            self._grid.addWidget(button, 0, place)
        for grid in (self._whole, self._grid):
            grid.setContentsMargins(0, 0, 0, 0)
            grid.setHorizontalSpacing(Space.SMALL)
            grid.setVerticalSpacing(Space.TIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def say_hint(self, text: str) -> None:
        """Say nothing: buttons take all the room."""

    @property
    def shape(self) -> ButtonsShape:
        """The first shape that fits into the width, or the last one."""
        return next(
            (shape for shape in ButtonsShape if self._needed(shape) <= self.width()), ButtonsShape.ROWS
        )

    def show_controls(self, controls: CrapsControls, *, can_pause: bool) -> None:
        """Show the buttons of this game; pausing a computer player only if it moves by itself."""
        self.hold.setVisible(controls.is_watched and can_pause)
        self.hold.setText(tr("Resume") if controls.is_paused else tr("Pause"))
        for button in (self.repeat, self.clear):
            button.setVisible(not (controls.is_watched or controls.is_over))
        self.undo.setVisible(controls.can_choose)
        self._can_leave = controls.can_choose
        self._make_room()

    def show_drawer(self, *, has_drawer: bool) -> None:
        """Make room for the button of the drawer, if there is one."""
        self._has_drawer = has_drawer
        self._make_room()

    def minimumSizeHint(self) -> QSize:
        """As narrow as the narrowest shape, which the row takes if necessary."""
        return QSize(min(map(self._needed, ButtonsShape)), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._make_room()

    @property
    def _offered(self) -> tuple[QPushButton, ...]:
        return tuple(button for button in self._buttons if not button.isHidden())

    def _needed(self, shape: ButtonsShape) -> int:
        widths = [button.sizeHint().width() for button in self._offered]
        columns = [max(widths[column :: shape.value]) for column in range(min(shape.value, len(widths)))]
        block = sum(columns) + Space.SMALL * (len(columns) - 1)
        primary = max(self.primary.sizeHint().width(), self.primary.minimumWidth())
        ends = self.chips.minimumSizeHint().width() + primary + 2 * Space.SMALL
        return max(ends, block) if shape is ButtonsShape.ROWS else ends + block

    def _make_room(self) -> None:
        # A small window has no room for leaving beside the button of the drawer; L leaves there, too.
        self.leave.setVisible(self._can_leave and not self._has_drawer)
        shape, offered = self.shape, self._offered
        if (shape, offered) == self._lies:
            return
        self._lies = shape, offered
        for part, grid in ((self._block, self._whole), *((button, self._grid) for button in self._buttons)):
            grid.removeWidget(part)
        for place, button in enumerate(offered):
            self._grid.addWidget(button, *divmod(place, shape.value))
        if shape is ButtonsShape.ROWS:
            self._whole.addWidget(self._block, 1, 0, 1, 3)
        else:
            self._whole.addWidget(self._block, 0, 1)


def _button(text: str, tip: str) -> QPushButton:
    button = QPushButton(text)
    button.setObjectName("quiet")
    button.setToolTip(tip)
    button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
    return button
