"""The window that answers "Why?": how a number is calculated, as parts and their sum, with bars or the 36 rolls of two
dice.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFontMetrics,
    QGuiApplication,
    QHelpEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QShortcut,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from dicedesk.coach.coach import SlowWork
from dicedesk.coach.explanation import ChoiceExplanation, ChoiceToExplain, Explanation
from dicedesk.coach.unit import Quantity
from dicedesk.coach.working import (
    Mark,
    Possibility,
    ThrowOfTwo,
    Working,
    WorkingLine,
    lines_of,
)
from dicedesk.core.dice import SIDES
from dicedesk.core.record import Record
from dicedesk.games.coaching import explanation_of_choice
from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.look.theme import CHART_HEIGHT, Corner, Space, Type, font, scaled
from dicedesk.ui.base.tables import Column, RowsModel, RowsTable, WrappedRowDelegate
from dicedesk.ui.base.widgets.card import label, write
from dicedesk.ui.base.words import percent, shown, tr
from dicedesk.ui.base.work import Work

_WIDTH, _HEIGHT = 820, 600
_BETTER, _WORSE = "Alt+Left", "Alt+Right"


class WorkingWindow(QDialog):
    """Shows how a number is calculated, and compares better and worse choices; Escape closes it.

    Signals: `line_asked(Record, int)` with a record that continues with the best line, and the number of moves
    actually played.
    """

    line_asked = Signal(object, int)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Say that the number is being calculated; `answer` shows it."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("How this number is calculated"))
        self._appearance = appearance
        self._explanation: Explanation | None = None
        self._record: Record[Any] | None = None
        self.view: WorkingView | None = None
        self.note = label("second", tr("Calculating…"), wraps=True)
        self.better_button = _button(tr("Better choice"), _key(_BETTER))
        self.worse_button = _button(tr("Next best choice"), _key(_WORSE))
        self.line_button = _button(
            tr("Best line"), tr("Step through the most likely line after the best choice (L)")
        )
        self.copy_button = _button(tr("Copy"), "")
        self.close_button = QPushButton(tr("Close"))
        self.close_button.setDefault(True)
        self.better_button.clicked.connect(self._show_better)
        self.worse_button.clicked.connect(self._show_worse)
        self.line_button.clicked.connect(self._ask_for_line)
        self.copy_button.clicked.connect(self._copy)
        self.close_button.clicked.connect(self.close)
        QShortcut(QKeySequence("L"), self, self._ask_for_line)
        QShortcut(QKeySequence(_BETTER), self, self._show_better)
        QShortcut(QKeySequence(_WORSE), self, self._show_worse)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Copy), self, self._copy)
        EnterKey(self)
        self._lay_out()
        self._show_buttons()
        begin_with(self, _WIDTH, _HEIGHT)

    def answer(self, explanation: Explanation) -> None:
        """Show the calculation of an explanation."""
        self._explanation, working = explanation, explanation.working()
        before, self.view = self.view, None
        if before is not None:
            self._column.removeWidget(before)
            before.deleteLater()
        if working is None:
            self.say(tr("Nothing to calculate: this choice decides nothing by itself."))
        else:
            write(self.note, "")
            self.view = WorkingView(working, self._appearance)
            self._column.insertWidget(0, self.view, 1)
            self.view.table.setFocus()
        self._show_buttons()

    def ask(self, explanation: Explanation | ChoiceToExplain, jobs: Jobs) -> None:
        """Show the requested calculation; the jobs prepare the coach for it."""
        if isinstance(explanation, ChoiceToExplain):
            working_out = Work(jobs, self, self.answer, self.refuse, self._on_slow_work)
            working_out.ask(
                explanation_of_choice,
                explanation.game,
                explanation.state,
                explanation.move,
                explanation.against,
                explanation.own_move,
            )
        else:
            self.answer(explanation)

    def offer_line(self, record: Record[Any]) -> None:
        """Offer the line that begins with the best choice after the moves of a record."""
        self._record = record
        self._show_buttons()

    def say(self, sentence: str) -> None:
        """Show a sentence in place of a calculation."""
        write(self.note, sentence)

    def refuse(self, reason: str) -> None:
        """Say why there is no calculation."""
        self.say(tr("The chances could not be calculated: {reason}", reason=shown(reason)))

    def _on_slow_work(self, work: SlowWork) -> None:
        self.say(shown(work.words))

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.SMALL)
        buttons.addWidget(self.better_button)
        buttons.addWidget(self.worse_button)
        buttons.addWidget(self.line_button)
        buttons.addStretch(1)
        buttons.addWidget(self.copy_button)
        buttons.addWidget(self.close_button)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        self._column.setSpacing(Space.MEDIUM)
        self._column.addWidget(self.note, 1, Qt.AlignmentFlag.AlignTop)
        self._column.addLayout(buttons)

    def _show_buttons(self) -> None:
        explanation = self._explanation
        better, worse = (explanation.better(), explanation.worse()) if explanation else (None, None)
        is_one_of_many = better is not None or worse is not None
        for button, beside in ((self.better_button, better), (self.worse_button, worse)):
            button.setVisible(is_one_of_many)
            button.setEnabled(beside is not None)
        self.line_button.setVisible(self._record is not None and _has_line(explanation))
        self.copy_button.setEnabled(self.view is not None)

    def _show_better(self) -> None:
        explanation = self._explanation and self._explanation.better()
        if explanation is not None:
            self.answer(explanation)

    def _show_worse(self) -> None:
        explanation = self._explanation and self._explanation.worse()
        if explanation is not None:
            self.answer(explanation)

    def _ask_for_line(self) -> None:
        explanation, record = self._explanation, self._record
        if record is not None and isinstance(explanation, ChoiceExplanation) and _has_line(explanation):
            # 25 ms.
            from dicedesk.features.replay import line_after

            variation = explanation.coach.variation(
                explanation.state, explanation.moves[0], explanation.against
            )
            self.line_asked.emit(line_after(record, variation), len(record.plays))

    def _copy(self) -> None:
        if self.view is not None:
            QGuiApplication.clipboard().setText(self.view.as_text())


def _has_line(explanation: Explanation | None) -> bool:
    return isinstance(explanation, ChoiceExplanation) and bool(explanation.moves)


def _button(text: str, tip: str) -> QPushButton:
    button = QPushButton(text)
    set_style(button, "quiet")
    button.setAutoDefault(False)
    button.setToolTip(tip)
    return button


def _key(keys: str) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


class WorkingView(QWidget):
    """Shows a calculation: the square of 36 rolls beside the table if there is one, otherwise bars above the table."""

    def __init__(self, working: Working, appearance: Appearance) -> None:
        super().__init__()
        self._working = working
        self.table = PartsTable(appearance, lines_of(working), working.quantity)
        self.throws = ThrowsOfTwoTable(appearance, working.throws) if working.throws else None
        self.bars = None if working.throws else PossibilityBars(appearance, working.parts)
        self.notes = tuple(label("second", shown(note), wraps=True) for note in working.notes)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.SMALL)
        column.addWidget(label("lead", shown(working.title), wraps=True))
        column.addWidget(label("second", shown(working.why), wraps=True))
        for sentence in working.argument:
            column.addWidget(label("body", shown(sentence), wraps=True))
        if self.throws is not None:
            row = QHBoxLayout()
            row.setSpacing(Space.LARGE)
            row.addWidget(self.throws, 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(self.table, 1)
            column.addLayout(row, 1)
        elif self.bars is not None:
            column.addWidget(self.bars)
            self._add_legend(column)
            column.addWidget(self.table, 1)
        for note in self.notes:
            column.addWidget(note)

    def as_text(self) -> str:
        """All of it as text, with tabs between the cells of the table."""
        working = self._working
        words = (working.title, working.why, *working.argument)
        notes = (note.text() for note in self.notes)
        return "\n".join((*map(shown, words), "", self.table.as_text(), "", *notes)).rstrip()

    def _add_legend(self, column: QVBoxLayout) -> None:
        marked = {part.consequence.mark: part.consequence for part in self._working.parts}
        marks = [marked[mark] for mark in Mark if mark in marked and sign_of(mark)]
        entries = (f"{sign_of(each.mark)} {shown(each.words)}" for each in marks)
        legend = label("second", " · ".join(entries))
        legend.setVisible(bool(marks))
        column.addWidget(legend)


_RIGHT = Qt.AlignmentFlag.AlignRight
_NOTHING = "–"
_ROWS_SEEN = 4
"""Least number of visible rows."""


class PartsTable(RowsTable):
    """A row for each possibility, and the sum."""

    def __init__(self, appearance: Appearance, lines: Sequence[WorkingLine], quantity: Quantity) -> None:
        super().__init__(_columns(quantity), tr("What can happen, and what each result adds"), stretched=0)
        set_style(self, "lowRows")
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setItemDelegate(
            WrappedRowDelegate(appearance, self, lambda line, _: "text" if line.possibility else "accent")
        )
        self.verticalHeader().setMinimumSectionSize(1)
        self.show_rows(lines)
        header = self.horizontalHeader()
        for column in range(1, header.count()):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            width = max(self.sizeHintForColumn(column), header.sectionSizeHint(column))
            header.resizeSection(column, width + Space.MEDIUM)
        self.setCurrentIndex(self.model().index(0, 0))

    def as_text(self) -> str:
        """The table as text for spreadsheets: a line for each row, with tabs between the cells."""
        model = self.model()
        columns = range(model.columnCount())
        titles = [model.headerData(column, Qt.Orientation.Horizontal) for column in columns]
        rows = [[model.index(row, column).data() for column in columns] for row in range(model.rowCount())]
        return "\n".join("\t".join(line) for line in [titles, *rows])

    def minimumSizeHint(self) -> QSize:
        rows = _ROWS_SEEN * (self.fontMetrics().height() + Space.SMALL)
        return QSize(super().minimumSizeHint().width(), self.horizontalHeader().sizeHint().height() + rows)


def _columns(quantity: Quantity) -> tuple[Column, ...]:
    return (
        Column(tr("What happens"), text=_what, spoken=lambda line: line.what),
        _number(tr("How often"), "share"),
        _number(shown(quantity.value_title), "value"),
        _number(tr("Adds"), "product"),
    )


def _number(title: str, field: str) -> Column:
    def text(line: WorkingLine) -> str:
        return shown(getattr(line, field))

    # A screen reader must not find an empty cell.
    return Column(title, text=text, spoken=lambda line: text(line) or _NOTHING, alignment=_RIGHT)


def _what(line: WorkingLine) -> str:
    sign = sign_of(line.possibility.consequence.mark if line.possibility else Mark.PLAIN)
    return " ".join(filter(None, (sign, shown(line.what))))


_SIDE = 40
"""The side of a square in pixels, at the normal font size."""
_TINT = 0.3
_CENTRE = Qt.AlignmentFlag.AlignHCenter

ThrowRow = tuple[ThrowOfTwo, ...]
"""The six rolls in which the first die shows the same face."""


class ThrowsOfTwoTable(RowsTable):
    """A row for each face of the first die, a column for each of the second."""

    def __init__(self, appearance: Appearance, throws: Sequence[ThrowOfTwo]) -> None:
        super().__init__(_square_columns(), tr("The 36 rolls of two dice, and what each one does"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(_SquareDelegate(appearance, self))
        header, side = self.horizontalHeader(), scaled(_SIDE)
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(1)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(side)
        self.show_rows([tuple(throws[start : start + SIDES]) for start in range(0, SIDES**2, SIDES)])
        for column in range(SIDES + 1):
            header.resizeSection(column, side)
        self.setCurrentIndex(self.model().index(0, 1))

    def sizeHint(self) -> QSize:
        """Seven squares wide, with the titles above six of them."""
        side, frame = scaled(_SIDE), 2 * self.frameWidth()
        return QSize(
            (SIDES + 1) * side + frame, SIDES * side + self.horizontalHeader().sizeHint().height() + frame
        )

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class _SquareDelegate(QStyledItemDelegate):
    def __init__(self, appearance: Appearance, table: ThrowsOfTwoTable) -> None:
        super().__init__(table)
        self._appearance, self._table = appearance, table
        appearance.changed.connect(table.viewport().update)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one cell; the first of a row is the face of the first die."""
        palette, area = self._appearance.palette, QRect(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index.column():
            row: ThrowRow = index.data(RowsModel.ROW_ROLE)
            square = area.adjusted(Space.HAIR, Space.HAIR, -2 * Space.HAIR, -2 * Space.HAIR)
            color = palette.color(TOKENS[row[index.column() - 1].consequence.mark])
            color.setAlphaF(_TINT)
            painter.setBrush(color)
            has_ring = bool(option.state & QStyle.StateFlag.State_HasFocus)
            painter.setPen(QPen(palette.color("accent"), 2) if has_ring else Qt.PenStyle.NoPen)
            painter.drawRoundedRect(square, Corner.BAR, Corner.BAR)
        painter.setFont(font(Type.BODY, bold=bool(index.column())))
        painter.setPen(palette.color("text" if index.column() else "text_second"))
        painter.drawText(area, int(Qt.AlignmentFlag.AlignCenter), index.data())
        painter.restore()


def _square_columns() -> tuple[Column, ...]:
    return (
        Column(
            "",
            text=lambda row: str(row[0].faces[0]),
            alignment=_CENTRE,
            spoken=lambda row: tr("First die {face}", face=row[0].faces[0]),
            spoken_title=tr("First die"),
        ),
        *(_column(place) for place in range(SIDES)),
    )


def _column(place: int) -> Column:
    return Column(
        str(place + 1),
        text=lambda row: sign_of(row[place].consequence.mark),
        tip=lambda row: row[place].what,
        alignment=_CENTRE,
        spoken=lambda row: row[place].what,
        spoken_title=tr("Second die {face}", face=place + 1),
    )


_BAR_WIDTH = 0.72
"""The width of a bar, as a share of the distance between two bars."""
_LEAST = 2.0
"""The least height of a bar in pixels, so that rare results show too."""
_WRAP = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
_CUT, _HEADROOM = 2, Fraction(3, 2)
"""A bar more than _CUT times as high as the next is cut to _HEADROOM times that height."""
_CUT_AT, _GAP = 14.0, 2.0
"""The start of the gaps in a cut bar, from its top, and their width, in pixels."""
_ABOVE = 56
"""The width of the words over a bar, in pixels at the normal font size."""
_LINES = 3
"""Lines of names that are longer than numbers."""


class PossibilityBars(QWidget):
    """A bar for each possibility. The table says the same, and is read by screen readers."""

    accessible_role = "Chart"

    def __init__(self, appearance: Appearance, parts: Sequence[Possibility]) -> None:
        super().__init__()
        self._appearance, self._parts = appearance, tuple(parts)
        self._names = tuple(shown(part.name) for part in parts)
        self.setAccessibleName(tr("Bar chart of how often each result happens"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self.updateGeometry)
        appearance.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """As high as a chart in a card, with room for signs above and names below."""
        return QSize(scaled(CHART_HEIGHT), scaled(CHART_HEIGHT) + self._line + self._foot)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def part_at(self, spot: QPointF) -> Possibility | None:
        """The possibility of the bar at or below a point; None if the point is beside all bars."""
        place = int(spot.x() // self._step) if self._parts else -1
        return self._parts[place] if 0 <= place < len(self._parts) else None

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            part = self.part_at(QPointF(event.pos()))
            if part is not None:
                QToolTip.showText(event.globalPos(), f"{shown(part.what)}\n{percent(part.share)}", self)
                return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bars, their signs, and as many names as fit."""
        palette, painter = self._appearance.palette, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font(Type.BODY))
        ground, step = self.height() - self._foot, self._step
        high = ground - self._line
        top = self._top
        every = self._every
        for place, part in enumerate(self._parts):
            left, height = place * step, max(high * min(float(part.share / top), 1.0), _LEAST)
            bar = QRectF(left + step * (1 - _BAR_WIDTH) / 2, ground - height, step * _BAR_WIDTH, height)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.color(TOKENS[part.consequence.mark]))
            painter.drawRoundedRect(bar, Corner.BAR, Corner.BAR)
            if part.share > top:
                self._cut(painter, bar)
            painter.setPen(palette.color("text"))
            words, width = self._words_above(part), max(step, scaled(_ABOVE))
            above = QRectF(left + (step - width) / 2, bar.top() - self._line, width, self._line)
            above.moveLeft(max(above.left(), 0.0))
            painter.drawText(above, Qt.AlignmentFlag.AlignCenter, words)
            if place % every == 0:
                spare = (every - 1) / 2 * step
                below = QRectF(left - spare, ground + Space.TIGHT, step * every, self._foot)
                painter.setPen(palette.color("text_second"))
                painter.drawText(below, _WRAP, self._names[place])
        painter.end()

    @property
    def _top(self) -> Fraction:
        """The share at the top of the chart: a single very high bar is cut, so that the others can be seen."""
        most, *others = sorted((part.share for part in self._parts), reverse=True)
        if len(others) > 1 and most > _CUT * others[0]:
            return others[0] * _HEADROOM
        return most

    def _words_above(self, part: Possibility) -> str:
        """The sign over a bar, with its share if the bar is cut."""
        sign = sign_of(part.consequence.mark)
        return f"{sign} {percent(part.share, 0)}" if part.share > self._top else sign

    def _cut(self, painter: QPainter, bar: QRectF) -> None:
        painter.setPen(QPen(self._appearance.palette.color("window"), _GAP))
        for below in (_CUT_AT, _CUT_AT + 3 * _GAP):
            y = bar.top() + below
            painter.drawLine(QPointF(bar.left() - 1, y + _GAP), QPointF(bar.right() + 1, y - _GAP))

    @property
    def _step(self) -> float:
        return self.width() / len(self._parts)

    @property
    def _line(self) -> int:
        return QFontMetrics(font(Type.BODY)).height()

    @property
    def _foot(self) -> int:
        """The height of the names under the bars: one line for numbers, more for words."""
        lines = 1 if all(name.isdigit() for name in self._names) else _LINES
        return lines * self._line + Space.TIGHT

    @property
    def _every(self) -> int:
        """The distance between written names: each (1), every second (2) and so on, so that numbers do not overlap."""
        if not all(name.isdigit() for name in self._names):
            return 1
        widest = max(map(QFontMetrics(font(Type.BODY)).horizontalAdvance, self._names))
        return int((widest + Space.TIGHT) // self._step) + 1


TOKENS: Mapping[Mark, str] = MappingProxyType(
    {
        Mark.PLAIN: "text_second",
        Mark.WIN: "good",
        Mark.LOSS: "bad",
        Mark.TIE: "info",
        Mark.OPEN: "stroke",
        Mark.UP: "good",
        Mark.DOWN: "bad",
        Mark.DOT: "accent",
    }
)
"""The color token of each mark."""


def sign_of(mark: Mark) -> str:
    """The letter or sign of a mark; "" for a plain one."""
    return {
        Mark.WIN: tr("W"),
        Mark.LOSS: tr("L"),
        Mark.TIE: "=",
        Mark.OPEN: "–",
        Mark.UP: "↑",
        Mark.DOWN: "↓",
        Mark.DOT: "●",
    }.get(mark, "")
