"""Hazard simulated: the win rate of each main in a number of rounds, in a table next to the exact one."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtGui import QGuiApplication, QHideEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from dicedesk.core.words import MINUS, figure
from dicedesk.games.hazard.odds import win_chance
from dicedesk.games.hazard.rules import MAINS
from dicedesk.games.hazard.win_rates import Progress, WinRate, simulate, standard_error
from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.look.appearance import set_style
from dicedesk.ui.base.look.theme import SCROLL_BAR, Space
from dicedesk.ui.base.tables import Column, RowsTable
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import percent, shown, tr
from dicedesk.ui.base.work import Work

FIRST_ROUNDS, MOST_ROUNDS = 1_000_000, 1_000_000_000

_WIDTH, _HEIGHT = 620, 420
_PARTS = 1000
"""Steps of the progress bar."""

_NEAR_HALF = MAINS[2]
"""The main whose standard error is shown: those of the others differ from it in the third digit."""


class WinRatesDialog(QDialog):
    """Simulates rounds, as often as the player asks. It never blocks the game; Escape closes it and ends the work."""

    def __init__(self, jobs: Jobs, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Simulate Hazard rounds"))
        self._work = Work(jobs, self, self._on_done, self._on_failed, self._on_news)
        self._rounds = 0
        self.field = QLineEdit(_written(FIRST_ROUNDS))
        self.start_button = QPushButton(tr("Simulate"))
        self.bar, self.cancel_button = QProgressBar(), QPushButton(tr("Cancel"))
        self.table, self.note = WinRateTable(), label("second", wraps=True)
        self.error = label("bad", wraps=True)
        self.copy_button, self.close_button = QPushButton(tr("Copy")), QPushButton(tr("Close"))
        EnterKey(self)
        self._lay_out()
        self._connect()
        self._show(())
        begin_with(self, _WIDTH, _HEIGHT)
        self.field.setFocus()
        self.field.selectAll()

    def start(self) -> None:
        """Simulate the number of rounds in the field, or say what is wrong with it."""
        rounds = rounds_in(self.field.text())
        if rounds is None:
            self._say_error(
                tr("The number of rounds must be a whole number from 1 to {most}.", most=figure(MOST_ROUNDS))
            )
            self.field.setFocus()
            self.field.selectAll()
            return
        self.cancel()
        self._rounds = rounds
        self._say_error("")
        self._show(())
        self.bar.setValue(0)
        self._show_running(is_running=True)
        if self.start_button.hasFocus():
            self.cancel_button.setFocus()
        self._work.ask(simulate, rounds)

    def cancel(self) -> None:
        """End the work; rates already known stay."""
        if self._work.is_busy:
            self._work.cancel()
            self._end(tr("Canceled."))

    def hideEvent(self, event: QHideEvent) -> None:
        if not event.spontaneous():
            self.cancel()
        super().hideEvent(event)

    def _lay_out(self) -> None:
        self.field.setAccessibleName(tr("Number of rounds"))
        self.bar.setAccessibleName(tr("Progress"))
        self.bar.setRange(0, _PARTS)
        self.bar.setTextVisible(False)
        for part in (self.bar, self.cancel_button):
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)
        set_style(self.start_button, "primary")
        self.start_button.setDefault(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.setSpacing(Space.SMALL)
        says = tr(
            "The simulation plays rounds with each main and compares the win rates with the exact ones."
        )
        column.addWidget(label("second", says, wraps=True))
        column.addLayout(
            _row(label("name", tr("Number of rounds")), self.field, self.start_button, stretches=self.field)
        )
        column.addWidget(self.error)
        column.addLayout(_row(self.bar, self.cancel_button, stretches=self.bar))
        column.addWidget(self.table, 1)
        column.addWidget(self.note)
        column.addLayout(_row(QWidget(), self.copy_button, self.close_button, stretches=None))
        for one, then in zip(self._in_turn(), self._in_turn()[1:], strict=False):
            self.setTabOrder(one, then)

    def _in_turn(self) -> tuple[QWidget, ...]:
        return (
            self.field,
            self.start_button,
            self.cancel_button,
            self.table,
            self.copy_button,
            self.close_button,
        )

    def _connect(self) -> None:
        self.start_button.clicked.connect(self.start)
        self.field.textEdited.connect(lambda: self._say_error(""))
        self.cancel_button.clicked.connect(self.cancel)
        self.copy_button.clicked.connect(self._copy)
        self.close_button.clicked.connect(self.close)
        for button in (self.cancel_button, self.copy_button, self.close_button):
            button.setAutoDefault(False)
        self._show_running(is_running=False)
        self._say_error("")

    def _show(self, rates: tuple[WinRate, ...]) -> None:
        self.table.show_rows(rows_of(rates))
        self.copy_button.setEnabled(bool(rates))
        self.copy_button.setText(tr("Copy"))
        self.note.setText(
            _meaning(self._rounds) if rates else tr("The exact win rates are known without a simulation.")
        )

    def _show_running(self, *, is_running: bool) -> None:
        had_focus = self.cancel_button.hasFocus()
        self.bar.setVisible(is_running)
        self.cancel_button.setVisible(is_running)
        if had_focus and not is_running:
            self.start_button.setFocus()

    def _say_error(self, words: str) -> None:
        self.error.setText(words)
        self.error.setVisible(bool(words))
        self.field.setAccessibleDescription(words)
        announce(self, words)

    def _on_news(self, progress: Progress) -> None:
        self.bar.setValue(_PARTS * progress.played // progress.rounds)
        if len(progress.rates) != len(self.table.rates):
            self._show(progress.rates)

    def _on_done(self, rates: tuple[WinRate, ...]) -> None:
        self._show(rates)
        self._end(tr("The simulation is finished."))

    def _on_failed(self, reason: str) -> None:
        self._end("")
        self._say_error(tr("The simulation failed: {reason}", reason=shown(reason)))

    def _end(self, words: str) -> None:
        self._show_running(is_running=False)
        announce(self, words)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.table.as_text())
        self.copy_button.setText(tr("Copied"))


def rounds_in(text: str) -> int | None:
    """The number of rounds in a text, with or without thousands separators; None if it is not allowed."""
    digits = "".join(sign for sign in text if not (sign.isspace() or sign == QLocale().groupSeparator()))
    if not (digits.isascii() and digits.isdecimal()):
        return None
    # A longer number is not allowed either, and Python refuses to read very long ones.
    rounds = int(digits) if len(digits) <= len(str(MOST_ROUNDS)) else 0
    return rounds if 1 <= rounds <= MOST_ROUNDS else None


def _meaning(rounds: int) -> str:
    return tr(
        "One standard error, here {error}, is the typical size of random error. About 2 in 3 rates "
        "are within 1 standard error of the exact rate, and 19 in 20 are within 2.",
        error=percent(standard_error(_NEAR_HALF, rounds), 4),
    )


def _written(number: int) -> str:
    return shown(figure(number))


def _row(*parts: QWidget, stretches: QWidget | None) -> QHBoxLayout:
    """The parts side by side; the one that stretches takes the remaining room, otherwise the first does."""
    row = QHBoxLayout()
    row.setSpacing(Space.SMALL)
    for place, part in enumerate(parts):
        row.addWidget(part, int(part is stretches or (stretches is None and not place)))
    return row


_DIGITS = 4
_NOTHING = "–"
_LONGEST = "+00.0000 %"


@dataclass(frozen=True)
class WinRateRow:
    """A main, and its rate if it is known."""

    main: int
    rate: WinRate | None


class WinRateTable(RowsTable):
    """Shows all mains from the start, so that nothing moves when a rate arrives."""

    def __init__(self) -> None:
        super().__init__(_columns(), tr("Win rates by main"))
        set_style(self, "lowRows")
        header = self.horizontalHeader()
        for column in range(1, header.count()):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)

    def minimumSizeHint(self) -> QSize:
        header, number = self.horizontalHeader(), self.fontMetrics().horizontalAdvance(_LONGEST)
        titles = (header.sectionSizeHint(column) for column in range(1, header.count()))
        width = header.sectionSizeHint(0) + (header.count() - 1) * max(number + Space.LARGE, *titles)
        rows = (len(MAINS) + 1) * (self.fontMetrics().height() + 2 * Space.TIGHT + Space.SMALL)
        return QSize(width + SCROLL_BAR, rows)

    @property
    def rates(self) -> tuple[WinRate, ...]:
        """The visible rates."""
        return tuple(row.rate for row in self.rows if row.rate is not None)

    def as_text(self) -> str:
        """The table with its titles, for spreadsheets: a line for each row, with tabs between the cells."""
        columns = _columns()
        lines = [[column.title for column in columns]]
        lines += [[column.text(row) for column in columns] for row in self.rows]
        return "\n".join("\t".join(line) for line in lines)


def rows_of(rates: Sequence[WinRate]) -> tuple[WinRateRow, ...]:
    """A row for each main."""
    by_main = {rate.main: rate for rate in rates}
    return tuple(WinRateRow(main, by_main.get(main)) for main in MAINS)


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
    """A column of values known once the rounds were simulated."""

    def written(row: WinRateRow) -> str:
        return _NOTHING if row.rate is None else text(row.rate)

    def spoken(row: WinRateRow) -> str:
        return tr("not simulated yet") if row.rate is None else text(row.rate)

    return Column(title, text=written, spoken=spoken, alignment=Qt.AlignmentFlag.AlignRight)


def _difference(rate: WinRate) -> str:
    size = percent(abs(rate.difference), _DIGITS)
    return f"{MINUS if rate.difference < 0 else '+'}{size}"
