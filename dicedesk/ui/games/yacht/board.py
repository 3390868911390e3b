"""The score sheet of Yacht beside the dice: a row for each box, and a column for each player."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import takewhile
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from dicedesk.games.yacht.boxes import UPPER, UPPER_GOAL, Box
from dicedesk.games.yacht.table_view import BoxRow, SheetColumn, YachtView
from dicedesk.play.seats import YOU
from dicedesk.ui.base.dice.choosing import ChoosingTray
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Corner, Space, Type, font, scaled
from dicedesk.ui.base.words import listed, shown, tr, trn

if TYPE_CHECKING:
    from dicedesk.coach.verdict import ChoiceVerdict

LEAST_ROW = 20
"""The height of a row in the smallest window, in pixels."""

_EASY_ROW = 24
"""The height of a row that is easy to hit; lower rows lie in two blocks if there is room."""

_HIGHEST_ROW = 46
_LETTERS = 0.58
"""The largest size of letters, as a share of the height of their row."""

_AMPLE_CELL = 84
"""The width of a player's column that needs no more, in pixels at the normal font size."""

_AMPLE_DICE, _EASY_DICE, LEAST_DICE = 520, 320, 210
"""The widths of the felt from which five dice need no more, are large, and can be read, in pixels."""

_EASY_SHARE = 0.36
"""The share of the board at least as wide as the felt if five dice are to be large."""

_PILL = 3.0
"""The air around the frame of an offer, in pixels."""

_WIDEST_SIGN = "??"
"""Of the signs for the class of a choice, which have their place between the titles and the points."""

_LIT = 0.1
"""How strong the column of the player to move is lit."""


class CellLook(Enum):
    """What a cell holds: nothing, points of a filled box, points that the dice would score now, or a sum."""

    OPEN = auto()
    FILLED = auto()
    OFFER = auto()
    SUM = auto()


@dataclass(frozen=True)
class Cell:
    """A player's cell in a row. The column of the player to move is lit; narrow ones have the `short` texts."""

    text: str
    look: CellLook
    is_lit: bool
    short: str = ""


class Grid:
    """The measures that all rows of a sheet share: the letters, and the width of the titles and of the columns."""

    def __init__(self) -> None:
        self.letters = font(Type.BODY)
        self.title, self.cell = 0.0, 0.0

    @property
    def bold(self) -> QFont:
        """The letters of offers and sums."""
        return _bold(self.letters)


class RowPainter:
    """Paints a row: its title, and a cell for each player at the right, with a line below."""

    def __init__(self, appearance: Appearance, grid: Grid) -> None:
        self._appearance, self._grid = appearance, grid
        self.title = ""
        self.cells: Sequence[Cell] = ()

    def paint(
        self,
        painter: QPainter,
        room: QRectF,
        *,
        is_bold: bool = False,
        is_dim: bool = False,
        is_chosen: bool = False,
    ) -> None:
        """Paint the row into the room, at its left and top edge."""
        palette, grid = self._appearance.palette, self._grid
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(grid.bold if is_bold else grid.letters)
        painter.setPen(palette.color("text_second" if is_dim else "text"))
        words = QRectF(Space.MEDIUM, 0, grid.title - Space.MEDIUM, room.height())
        painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), self.title)
        for place, cell in enumerate(self.cells):
            box = QRectF(grid.title + place * grid.cell, 0, grid.cell - 1, room.height())
            self._paint_cell(painter, box, cell, is_chosen=is_chosen)
        painter.setPen(QPen(palette.color("stroke"), 1))
        bottom = room.bottom() - 0.5
        painter.drawLine(QPointF(Space.SMALL, bottom), QPointF(room.width() - Space.SMALL, bottom))

    def _paint_cell(self, painter: QPainter, box: QRectF, cell: Cell, *, is_chosen: bool) -> None:
        is_offer = cell.look is CellLook.OFFER
        if cell.is_lit and len(self.cells) > 1 and not is_chosen:
            lit = self._appearance.palette.color("accent")
            lit.setAlphaF(_LIT)
            painter.fillRect(box, lit)
        if is_offer:
            self._paint_pill(painter, box, is_chosen=is_chosen, is_zero=cell.text == "0")
        painter.setFont(self._grid.bold if is_offer or cell.look is CellLook.SUM else self._grid.letters)
        painter.setPen(self._ink(cell, is_chosen=is_chosen))
        metrics, width = painter.fontMetrics(), int(box.width()) - Space.SMALL
        if any(each.short and metrics.horizontalAdvance(each.text) > width for each in self.cells):
            text = cell.short
        else:
            text = _elided(cell.text, [each.text for each in self.cells], metrics, width)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_pill(self, painter: QPainter, box: QRectF, *, is_chosen: bool, is_zero: bool) -> None:
        """Frame points that can be had now; fill the frame of the chosen ones."""
        palette = self._appearance.palette
        painter.setPen(QPen(palette.color("stroke" if is_zero and not is_chosen else "accent"), 1.2))
        painter.setBrush(palette.color("accent") if is_chosen else QColor(Qt.GlobalColor.transparent))
        pill = box.adjusted(_PILL, _PILL, -_PILL, -_PILL)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)

    def _ink(self, cell: Cell, *, is_chosen: bool) -> QColor:
        palette = self._appearance.palette
        if cell.look is CellLook.OFFER:
            if is_chosen:
                return palette.color("on_accent")
            return palette.color("text" if cell.text == "0" else "accent")
        if cell.look is CellLook.SUM:
            return palette.color("accent" if cell.is_lit else "text")
        return palette.color("text_second")


class SheetLine(QWidget):
    """A row that nobody can choose: the names, the bonus, or the sum."""

    accessible_role = "StaticText"

    def __init__(self, appearance: Appearance, grid: Grid, parent: QWidget) -> None:
        super().__init__(parent)
        self._row = RowPainter(appearance, grid)

    def show_line(self, title: str, cells: Iterable[Cell], spoken: str) -> None:
        """Show the title and the cells; `spoken` is for a screen reader."""
        self._row.title, self._row.cells = title, tuple(cells)
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._row.paint(painter, QRectF(self.rect()), is_bold=True)
        painter.end()


class BoxButton(QAbstractButton):
    """A box of the sheet, which is clicked to choose it.

    Signals: those of any button; `clicked()` also while it cannot be chosen.
    """

    accessible_role = "RadioButton"

    def __init__(self, box: Box, appearance: Appearance, grid: Grid, parent: QWidget) -> None:
        super().__init__(parent)
        self.box = box
        self._appearance, self._grid = appearance, grid
        self._row = RowPainter(appearance, grid)
        self._row.title = shown(box.title)
        self._is_open = True
        self._pays, self._others = "", ""
        self._verdict: ChoiceVerdict | None = None
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_row(self, columns: Sequence[SheetColumn], rows: Sequence[BoxRow], *, can_choose: bool) -> None:
        """Show the points of each player, and say what the box pays; offers only while the player can choose."""
        self._row.cells = tuple(
            _cell(column, row, is_offered=can_choose) for column, row in zip(columns, rows, strict=True)
        )
        moving = next((place for place, column in enumerate(columns) if column.is_moving), 0)
        self._is_open = rows[moving].points is None
        is_offered = can_choose and rows[moving].offer is not None
        self.setEnabled(is_offered)
        self.setCursor(Qt.CursorShape.PointingHandCursor if is_offered else Qt.CursorShape.ArrowCursor)
        self.setAccessibleName(_named(self._row.title, rows[moving], is_offered=is_offered))
        others = (
            _told_of(column.name, row)
            for place, (column, row) in enumerate(zip(columns, rows, strict=True))
            if place != moving
        )
        self._pays, self._others = shown(rows[moving].pays), listed(others)
        self._describe()

    @property
    def words(self) -> str:
        """Its name and, if the coach has judged it, its class."""
        return listed(filter(None, (self.accessibleName(), self._class)))

    def show_verdict(self, verdict: "ChoiceVerdict | None") -> None:
        """Show the class of the choice to fill this box; None if it is not known."""
        if verdict is not self._verdict:
            self._verdict = verdict
            self._describe()

    @property
    def _class(self) -> str:
        return shown(self._verdict.word) if self._verdict else ""

    def _describe(self) -> None:
        self.setAccessibleDescription("\n".join(filter(None, (self._class, self._pays, self._others))))
        self.setToolTip("\n".join(filter(None, (self._pays, self._class))))
        self.update()

    def mark(self, *, is_chosen: bool, is_stop: bool) -> None:
        """Show whether it is the chosen box; the Tab key finds one that is a stop."""
        self.setChecked(is_chosen)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if is_stop else Qt.FocusPolicy.NoFocus)
        self.update()

    def nextCheckState(self) -> None:
        """Do nothing: the table says which box is chosen."""

    def event(self, event: QEvent) -> bool:
        if (
            event.type() is QEvent.Type.MouseButtonPress
            and isinstance(event, QMouseEvent)
            and event.button() is Qt.MouseButton.LeftButton
            and not self.isEnabled()
        ):
            self.clicked.emit()
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, palette = QPainter(self), self._appearance.palette
        room = QRectF(self.rect())
        if self.isChecked():
            painter.fillRect(room, palette.color("chosen"))
        elif self.isEnabled() and self.underMouse():
            painter.fillRect(room, palette.color("raised"))
        is_chosen = self.isChecked()
        self._row.paint(painter, room, is_bold=is_chosen, is_dim=not self._is_open, is_chosen=is_chosen)
        if self._verdict is not None:
            self._paint_sign(painter, self._verdict)
        if self.hasFocus():
            painter.setPen(QPen(palette.color("accent"), 2))
            painter.drawRect(room.adjusted(1, 1, -1, -1))
        painter.end()

    def _paint_sign(self, painter: QPainter, verdict: "ChoiceVerdict") -> None:
        """Paint the sign of the class, between the title and the points."""
        # A start needs no coach.
        from dicedesk.ui.base.widgets.verdict import token_of

        painter.setPen(self._appearance.palette.color(token_of(verdict)))
        painter.setFont(self._grid.bold)
        room = QRectF(0, 0, self._grid.title - Space.SMALL, self.height())
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), verdict.sign)


class ScoreSheet(QWidget):
    """The sheet, in one block, or with ones to sixes beside the rest where height is scarce.

    Signals: `box_clicked(Box)` with any box, also one that the player may not choose now.
    """

    box_clicked = Signal(object)

    accessible_role = "Grouping"

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance, self._grid = appearance, Grid()
        self._columns: tuple[SheetColumn, ...] = ()
        self.boxes: Mapping[Box, BoxButton] = {
            box: BoxButton(box, appearance, self._grid, self) for box in Box
        }
        self._names, self._names_again, self.bonus, self.jokers, self.total = (
            SheetLine(appearance, self._grid, self) for _ in range(5)
        )
        self._is_split = False
        self._upper: tuple[QWidget, ...] = ()
        self._lower: tuple[QWidget, ...] = ()
        for button in self.boxes.values():
            button.clicked.connect(lambda _=False, box=button.box: self.box_clicked.emit(box))
        self.setAccessibleName(tr("Score sheet"))
        appearance.changed.connect(self.update)

    def show_view(self, view: YachtView, *, can_choose: bool) -> None:
        """Show every player's column; `can_choose` also shows what the dice would score."""
        columns = self._columns = view.columns
        shown_boxes = [row.box for row in columns[0].rows]
        for place, box in enumerate(shown_boxes):
            rows = tuple(column.rows[place] for column in columns)
            self.boxes[box].show_row(columns, rows, can_choose=can_choose)
        self._show_lines(columns)
        upper = [self.boxes[box] for box in shown_boxes if box in UPPER]
        lower = [self.boxes[box] for box in shown_boxes if box not in UPPER]
        before = self._upper, self._lower
        self._upper = (*upper, *((self.bonus,) if columns[0].bonus is not None else ()))
        self._lower = (*lower, *((self.jokers,) if columns[0].jokers is not None else ()))
        if (self._upper, self._lower) != before:
            # A screen reader finds them in the order in which they were last raised.
            for line in (self._names, *self._upper, *self._lower, self.total):
                line.raise_()
        seen = {*self._upper, *self._lower, self._names, self.total}
        for part in (*self.boxes.values(), self.bonus, self.jokers):
            part.setVisible(part in seen)
        self._arrange()

    def mark(self, box: Box | None) -> None:
        """Show which box is chosen; None for none."""
        stops = [button for button in self.boxes.values() if button.isEnabled() and not button.isHidden()]
        stop = box if box is not None else (stops[0].box if stops else None)
        for button in self.boxes.values():
            button.mark(is_chosen=button.box is box, is_stop=button.isEnabled() and button.box is stop)

    def show_verdicts(self, verdicts: Mapping[Box, "ChoiceVerdict"]) -> None:
        """Show the class of these boxes as a choice, and none of the others."""
        for box, button in self.boxes.items():
            button.show_verdict(verdicts.get(box))

    @property
    def names(self) -> tuple[SheetLine, ...]:
        """The rows with the players' names, one over each block."""
        return self._names, self._names_again

    def seat_at(self, place: QPoint) -> int:
        """The player whose column is at this place in a row; on the title of the row, the player to move."""
        columns, grid = self._columns, self._grid
        if place.x() >= grid.title:
            return min(int((place.x() - grid.title) / grid.cell), len(columns) - 1)
        return next((seat for seat, column in enumerate(columns) if column.is_moving), 0)

    @property
    def chosen(self) -> Box | None:
        """The box that is marked as chosen."""
        return next((box for box, button in self.boxes.items() if button.isChecked()), None)

    @property
    def has_focus(self) -> bool:
        """Whether one of the boxes has the focus."""
        return any(button.hasFocus() for button in self.boxes.values())

    def rows_in(self, *, is_split: bool) -> int:
        """The number of rows, or those of the higher block."""
        upper, lower = len(self._upper), len(self._lower)
        return 1 + (max(upper + 1, lower) if is_split else upper + lower + 1)

    def lie(self, place: QRect, row: float, *, is_split: bool) -> None:
        """Take this place, with letters that fit into rows of this height.

        A split sheet has ones to sixes, the bonus and the sum beside the other boxes.
        """
        self._is_split, self._grid.letters = is_split, _letters_for(row)
        self.setGeometry(place)
        self._arrange()

    def width_for(self, row: float, *, is_split: bool) -> int:
        """The width at which all titles and figures fit in rows of this height, in pixels."""
        letters = _letters_for(row)
        block = self._title_width(letters) + len(self._columns) * _cell_width(letters) + Space.SMALL
        return round((2 * block + Space.LARGE) if is_split else block)

    def spare_for(self, row: float) -> int:
        """The width beyond `width_for` at which names have room, in pixels."""
        return round(len(self._columns) * max(scaled(_AMPLE_CELL) - _cell_width(_letters_for(row)), 0))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the paper under the rows."""
        painter, palette = QPainter(self), self._appearance.palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(palette.color("stroke"), 1))
        painter.setBrush(palette.color("surface"))
        for block in self._blocks:
            painter.drawRoundedRect(block.adjusted(0.5, 0.5, -0.5, -0.5), Corner.CARD, Corner.CARD)
        painter.end()

    @property
    def _blocks(self) -> tuple[QRectF, ...]:
        room = QRectF(self.rect())
        if not self._is_split:
            return (room,)
        half = (room.width() - Space.LARGE) / 2
        return (
            QRectF(0, 0, half, room.height()),
            QRectF(room.right() - half, 0, half, room.height()),
        )

    def _arrange(self) -> None:
        """Lay the rows into the blocks."""
        rows = self.rows_in(is_split=self._is_split)
        row = min(self.height() / rows, float(scaled(_HIGHEST_ROW)))
        blocks, grid = self._blocks, self._grid
        grid.title = self._title_width(grid.letters)
        grid.cell = (blocks[0].width() - Space.SMALL - grid.title) / len(self._columns)
        self._names_again.setVisible(self._is_split)
        parts = (
            ((self._names, *self._upper, self.total), (self._names_again, *self._lower))
            if self._is_split
            else ((self._names, *self._upper, *self._lower, self.total),)
        )
        for block, column in zip(blocks, parts, strict=True):
            for place, part in enumerate(column):
                top, below = round(place * row), round((place + 1) * row)
                part.setGeometry(round(block.left()) + 1, top, round(block.width()) - 2, below - top)
        self.update()

    def _title_width(self, letters: QFont) -> float:
        metrics = QFontMetrics(_bold(letters))
        titles = [_sum_title(), *(shown(row.box.title) for row in self._columns[0].rows)]
        titles += [_bonus_title()] if self._columns[0].bonus is not None else []
        titles += [_joker_title()] if self._columns[0].jokers is not None else []
        signs = metrics.horizontalAdvance(_WIDEST_SIGN) + Space.SMALL
        return max(map(metrics.horizontalAdvance, titles)) + signs + Space.MEDIUM + Space.SMALL

    def _show_lines(self, columns: Sequence[SheetColumn]) -> None:
        names = [
            Cell(shown(each.name), CellLook.SUM, is_lit=each.is_moving or each.has_won) for each in columns
        ]
        moving = next((column.name for column in columns if column.is_moving), "")
        spoken = tr("{name} has the dice", name=moving) if moving else listed(each.name for each in columns)
        if moving == YOU:
            spoken = tr("You have the dice")
        for line in (self._names, self._names_again):
            line.show_line("", names, spoken)
        self.total.show_line(
            _sum_title(),
            (Cell(str(each.total), CellLook.SUM, is_lit=each.is_moving) for each in columns),
            listed(
                trn("{name}: 1 point", "{name}: {count} points", each.total, name=each.name)
                for each in columns
            ),
        )
        if columns[0].bonus is not None:
            self.bonus.show_line(
                _bonus_title(),
                map(_bonus_cell, columns),
                listed(
                    tr(
                        "{name}: {sum} of {goal} in ones to sixes, bonus {bonus}",
                        name=each.name,
                        sum=each.upper,
                        goal=UPPER_GOAL,
                        bonus=each.bonus,
                    )
                    for each in columns
                ),
            )
        if columns[0].jokers is not None:
            self.jokers.show_line(
                _joker_title(),
                (Cell(str(each.jokers or ""), CellLook.FILLED, is_lit=each.is_moving) for each in columns),
                listed(
                    trn(
                        "{name}: 1 point for jokers",
                        "{name}: {count} points for jokers",
                        each.jokers or 0,
                        name=each.name,
                    )
                    for each in columns
                ),
            )


class YachtBoard(QWidget):
    """The dice at the left and the sheet at the right."""

    def __init__(self, tray: ChoosingTray, sheet: ScoreSheet) -> None:
        super().__init__()
        self._tray, self._sheet = tray, sheet
        for part in (tray, sheet):
            part.setParent(self)

    def minimumSizeHint(self) -> QSize:
        """The size at which the sheet in two blocks, or in one, and the dice can still be seen."""
        rows = self._sheet.rows_in(is_split=True)
        return QSize(
            LEAST_DICE + Space.MEDIUM + self._sheet.width_for(LEAST_ROW, is_split=True), rows * LEAST_ROW
        )

    def arrange(self) -> None:
        """Share the room between the dice and the sheet."""
        room = self.rect()
        is_split, row = self._shape(room.width() - Space.MEDIUM, room.height())
        width = self._sheet.width_for(row, is_split=is_split)
        spare = max(room.width() - Space.MEDIUM - width - _AMPLE_DICE, 0)
        width += min(spare, self._sheet.spare_for(row))
        self._sheet.lie(QRect(room.width() - width, 0, width, room.height()), row, is_split=is_split)
        self._tray.setGeometry(0, 0, room.width() - width - Space.MEDIUM, room.height())

    def _shape(self, width: int, height: int) -> tuple[bool, float]:
        """Whether the sheet lies in two blocks, and the height of the row whose letters it has.

        One block looks most like paper. Two have rows that are easier to hit, and letters that are easier to read.
        """
        row = height / self._sheet.rows_in(is_split=False)
        if row >= scaled(_EASY_ROW):
            return False, row
        beside_easy_dice = self._row_beside(width - max(_EASY_DICE, _EASY_SHARE * width), height)
        if beside_easy_dice > max(row, LEAST_ROW):
            return True, beside_easy_dice
        if row >= LEAST_ROW:
            return False, row
        return True, max(self._row_beside(width - LEAST_DICE, height), LEAST_ROW)

    def _row_beside(self, width: float, height: float) -> float:
        """The highest row whose letters fit into two blocks of this size, or less than LEAST_ROW."""
        row = height / self._sheet.rows_in(is_split=True)
        while row >= LEAST_ROW and self._sheet.width_for(row, is_split=True) > width:
            row -= 1
        return row

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()


def _bold(letters: QFont) -> QFont:
    bold = QFont(letters)
    bold.setWeight(QFont.Weight.Bold)
    return bold


def _letters_for(row: float) -> QFont:
    """The letters of the desktop's size, or smaller ones that fit into a row of this height."""
    letters = font(Type.LEAD if row > _EASY_ROW + Space.MEDIUM else Type.BODY)
    letters.setPixelSize(max(min(letters.pixelSize(), int(row * _LETTERS)), 1))
    return letters


def _cell_width(letters: QFont) -> float:
    """The width of a column whose figures and short names fit."""
    return QFontMetrics(letters).horizontalAdvance("0000") + Space.SMALL


def _sum_title() -> str:
    return tr("Sum", "of a player's boxes")


def _bonus_title() -> str:
    return tr("Bonus at {goal}", goal=UPPER_GOAL)


def _joker_title() -> str:
    return tr("Jokers")


def _bonus_cell(column: SheetColumn) -> Cell:
    """The bonus that is won, or the way to it."""
    text = str(column.bonus) if column.bonus else tr("{sum}/{goal}", sum=column.upper, goal=UPPER_GOAL)
    return Cell(text, CellLook.FILLED, is_lit=column.is_moving, short=str(column.bonus or column.upper))


def _cell(column: SheetColumn, row: BoxRow, *, is_offered: bool) -> Cell:
    if row.points is not None:
        return Cell(str(row.points), CellLook.FILLED, is_lit=column.is_moving)
    if is_offered and row.offer is not None:
        return Cell(str(row.offer), CellLook.OFFER, is_lit=column.is_moving)
    return Cell("", CellLook.OPEN, is_lit=column.is_moving)


def _named(title: str, row: BoxRow, *, is_offered: bool) -> str:
    """The name of a box for a screen reader, with the points of the player to move."""
    if row.points is not None:
        return trn("{box}: filled, 1 point", "{box}: filled, {count} points", row.points, box=title)
    if is_offered and row.offer is not None:
        return trn("{box}: 1 point now", "{box}: {count} points now", row.offer, box=title)
    return tr("{box}: open", box=title)


def _told_of(name: str, row: BoxRow) -> str:
    """What another player has in a box."""
    if row.points is None:
        return tr("{name}: open", name=name)
    return trn("{name}: 1 point", "{name}: {count} points", row.points, name=name)


def _elided(text: str, texts: Sequence[str], metrics: QFontMetrics, width: int) -> str:
    """The text cut at its end or, if another of the texts would look the same, its first letter and what differs.

    So "Player 1" and "Player 2" become "P1" and "P2", or "P…1" if what differs has no room either.
    """
    cut = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
    alike = [other for other in texts if metrics.elidedText(other, Qt.TextElideMode.ElideRight, width) == cut]
    if {*alike} <= {text}:
        return cut
    same = sum(takewhile(bool, (len({*signs}) == 1 for signs in zip(*alike, strict=False))))
    short = text[:1] + text[same:]
    return metrics.elidedText(short, Qt.TextElideMode.ElideMiddle, width)
