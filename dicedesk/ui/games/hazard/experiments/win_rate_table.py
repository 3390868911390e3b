"""The table of win rates: a row for each main, with what was simulated as far as it is known."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHeaderView

from dicedesk.core.words import MINUS, figure
from dicedesk.games.hazard.odds import win_chance
from dicedesk.games.hazard.rules import MAINS
from dicedesk.games.hazard.win_rates import WinRate
from dicedesk.ui.base.look.theme import SCROLL_BAR, Space
from dicedesk.ui.base.tables import Column, RowsTable
from dicedesk.ui.base.words import percent, shown, tr

_DIGITS = 4
_NOTHING = "–"
_LONGEST = "+00.0000 %"


@dataclass(frozen=True)
class WinRateRow:
    """A main, and its rate where that is known."""

    main: int
    rate: WinRate | None


class WinRateTable(RowsTable):
    """Shows all mains from the start, so that nothing moves when a rate is known."""

    def __init__(self) -> None:
        """An empty table."""
        super().__init__(_columns(), tr("Win rates by main"))
        self.setObjectName("lowRows")
        header = self.horizontalHeader()
        for column in range(1, header.count()):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)

    def minimumSizeHint(self) -> QSize:
        """Room for each title and for each number."""
        header, number = self.horizontalHeader(), self.fontMetrics().horizontalAdvance(_LONGEST)
        titles = (header.sectionSizeHint(column) for column in range(1, header.count()))
        width = header.sectionSizeHint(0) + (header.count() - 1) * max(number + Space.LARGE, *titles)
        rows = (len(MAINS) + 1) * (self.fontMetrics().height() + 2 * Space.TIGHT + Space.SMALL)
        return QSize(width + SCROLL_BAR, rows)

    @property
    def rates(self) -> tuple[WinRate, ...]:
        """The rates that are shown."""
        return tuple(row.rate for row in self.rows if row.rate is not None)

    def as_text(self) -> str:
        """The table with its titles, as spreadsheets take it: a line for each row, with tabs between the cells."""
        columns = _columns()
        lines = [[column.title for column in columns]]
        lines += [[column.text(row) for column in columns] for row in self.rows]
        return "\n".join("\t".join(line) for line in lines)

    def scrollToBottom(self) -> None:
        """Does nothing: the first main is on top."""


def rows_of(rates: Sequence[WinRate]) -> tuple[WinRateRow, ...]:
    """A row for each main."""
    known = {rate.main: rate for rate in rates}
    return tuple(WinRateRow(main, known.get(main)) for main in MAINS)


def _columns() -> tuple[Column, ...]:
    return (
        Column(tr("Main"), text=lambda row: str(row.main)),
        _of_rate(tr("Simulated"), lambda rate: percent(rate.rate, _DIGITS)),
        Column(
            tr("Exact"),
            text=lambda row: percent(win_chance(row.main), _DIGITS),
            tip=lambda row: tr("Exactly {share}", share=win_chance(row.main)),
            alignment=Qt.AlignmentFlag.AlignRight,
        ),
        _of_rate(tr("Difference"), _difference),
        _of_rate(tr("Standard errors"), lambda rate: shown(figure(rate.standard_errors, digits=1))),
    )


def _of_rate(title: str, text: Callable[[WinRate], str]) -> Column:
    """A column of what is known once the rounds were played."""

    def said(row: WinRateRow) -> str:
        return _NOTHING if row.rate is None else text(row.rate)

    def spoken(row: WinRateRow) -> str:
        return tr("not simulated yet") if row.rate is None else text(row.rate)

    return Column(title, text=said, spoken=spoken, alignment=Qt.AlignmentFlag.AlignRight)


def _difference(rate: WinRate) -> str:
    size = percent(abs(rate.difference), _DIGITS)
    return f"{MINUS if rate.difference < 0 else '+'}{size}"
