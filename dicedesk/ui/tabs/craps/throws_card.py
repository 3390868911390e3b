"""The card of the throws: every line of the log under its throw, and the shooter's figures over it."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyledItemDelegate, QStyleOptionViewItem

from dicedesk.core.game import Step
from dicedesk.core.words import tr as sentence
from dicedesk.session.craps_log import LogRow, told
from dicedesk.session.craps_shooter import ShooterFigures, shooter_figures
from dicedesk.session.game_session import Played
from dicedesk.session.tones import Tone
from dicedesk.ui.appearance import Appearance
from dicedesk.ui.models.rows import Column, RowsModel
from dicedesk.ui.theme import SCROLL_BAR, Space
from dicedesk.ui.widgets.card import Card, label
from dicedesk.ui.words import shown, tr

_TOKENS = {Tone.PLAIN: "text", Tone.BRIGHT: "accent", Tone.GOOD: "good", Tone.BAD: "bad"}
_SIGNS = {Tone.GOOD: "✓", Tone.BAD: "✗"}
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_TALL = 1000
_FEWEST_LINES = 4

MOST_LINES = 1000
"""Of a longer log the newest lines are shown: laying out many thousands would keep the window waiting."""

_LEFT_OUT_AT_ONCE = 500


class ThrowLineDelegate(QStyledItemDelegate):
    """Paints the log: throws bold, what their bets came to set in, and what was done before in a quiet colour."""

    def __init__(self, appearance: Appearance, view: QAbstractItemView) -> None:
        """Paints for one view."""
        super().__init__(view)
        self._appearance, self._view = appearance, view
        self._heights: dict[tuple[str, bool, int, int], int] = {}

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paints one line."""
        row = index.data(RowsModel.ROW_ROLE)
        painter.save()
        painter.setFont(self._font(row))
        painter.setPen(self._appearance.palette.colour(_token(row)))
        inset = _inset(row)
        box = QRect(option.rect.x() + inset, option.rect.y(), self._width() - inset, option.rect.height())
        painter.drawText(box, _WRAP, index.data())
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The room that the wrapped line needs."""
        row, text = index.data(RowsModel.ROW_ROLE), index.data()
        font, width = self._font(row), self._width()
        known = (text, row.is_throw, width, font.pixelSize())
        if known not in self._heights:
            box = QRect(0, 0, width - _inset(row), _TALL)
            self._heights[known] = QFontMetrics(font).boundingRect(box, _WRAP, text).height()
        return QSize(width, self._heights[known] + Space.TIGHT)

    def _font(self, row: LogRow) -> QFont:
        chosen = self._view.font()
        chosen.setBold(row.is_throw)
        return chosen

    def _width(self) -> int:
        """The width of a line: the same whether a scroll bar shows or not."""
        return self._view.contentsRect().width() - SCROLL_BAR


class _LogView(QListView):
    """A list whose lines wrap anew when its width changes, and whose newest line stays in sight."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.doItemsLayout()
        self.scrollToBottom()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        lines = _FEWEST_LINES * (self.fontMetrics().height() + Space.TIGHT)
        return QSize(super().minimumSizeHint().width(), lines)


class ThrowsCard(Card):
    """The log, newest line at the bottom."""

    def __init__(self, appearance: Appearance) -> None:
        """No throws yet."""
        super().__init__(tr("Throws"))
        self._told: list[tuple[Step[Any], tuple[LogRow, ...]]] = []
        self._model = RowsModel((Column("", text=_text),), self)
        self.figures = label("second", wraps=True)
        self.view = _LogView()
        self.view.setModel(self._model)
        self.view.setItemDelegate(ThrowLineDelegate(appearance, self.view))
        self.view.setObjectName("lowRows")
        self.view.setProperty("small", True)  # noqa: FBT003 (Qt's own order)
        self.view.setAccessibleName(tr("The throws of this game"))
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        appearance.changed.connect(self.view.viewport().update)
        self.add(self.figures)
        self.add(self.view, 1)
        self.show_history(())

    @property
    def lines(self) -> tuple[LogRow, ...]:
        """The lines that are shown."""
        return self._model.rows

    def show_history(self, history: Sequence[Played]) -> None:
        """Shows the log of these moves, the newest line in sight."""
        self._show_figures(shooter_figures(history))
        self._tell(history)
        self._model.set_rows(_newest([row for _, rows in self._told for row in rows]))
        self.view.scrollToBottom()

    def _tell(self, history: Sequence[Played]) -> None:
        """Keeps what is told of each move; what was told before is not put into words again."""
        known, self._told = self._told, []
        for place, played in enumerate(history):
            is_known = place < len(known) and known[place][0] is played.step
            self._told.append(known[place] if is_known else (played.step, told(played)))

    def _show_figures(self, figures: ShooterFigures) -> None:
        self.figures.setText(figures_line(figures))
        tip = figures_tip(figures)
        self.figures.setToolTip(tip)
        self.figures.setAccessibleDescription(tip)


def figures_line(figures: ShooterFigures) -> str:
    """The shooter's figures in one line."""
    if not figures.throws:
        return tr("No throws yet.")
    return tr(
        "{throws} · {points} · longest hand {longest}",
        throws=tr("1 throw") if figures.throws == 1 else tr("{throws} throws", throws=figures.throws),
        points=_points_made(figures.points_made),
        longest=figures.longest_hand,
    )


def figures_tip(figures: ShooterFigures) -> str:
    """What a hand is, and how the one that goes on stands."""
    what = tr(
        "A hand lasts until a seven-out; the dice then pass to the next shooter. Its length is in throws."
    )
    if not figures.throws:
        return what
    now = tr(
        "Hands so far: {hands}, seven-outs: {outs}, throws in this hand: {throws}.",
        hands=figures.hands,
        outs=figures.seven_outs,
        throws=figures.throws_of_hand,
    )
    return f"{what}\n{now}"


def _newest(rows: list[LogRow]) -> list[LogRow]:
    """The newest lines; the oldest of them stays the same for a while."""
    first = max(len(rows) - MOST_LINES, 0) // _LEFT_OUT_AT_ONCE * _LEFT_OUT_AT_ONCE
    earlier = sentence("Earlier throws stand in the record of the game.")
    return [LogRow(earlier, Tone.PLAIN), *rows[first:]] if first else rows


def _points_made(points: int) -> str:
    return tr("1 point made") if points == 1 else tr("{points} points made", points=points)


def _text(row: LogRow) -> str:
    text = shown(row.text)
    return f"{_SIGNS[row.tone]} {text}" if row.tone in _SIGNS else text


def _token(row: LogRow) -> str:
    is_told_beside = not row.is_throw and row.tone is Tone.PLAIN
    return "text_second" if is_told_beside else _TOKENS[row.tone]


def _inset(row: LogRow) -> int:
    return Space.LARGE if row.is_inset else 0
