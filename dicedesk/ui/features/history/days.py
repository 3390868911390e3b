"""A calendar of the daily games: a month, with a mark on each day whose game was played."""

from datetime import date, timedelta

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QPushButton, QTableWidget, QTableWidgetItem, QWidget

from dicedesk.features.history.days import PlayedDay, PlayedMonth, month_after, month_before, played_in
from dicedesk.play.ports.clock import Clock
from dicedesk.ui.base.keys import is_enter
from dicedesk.ui.base.look.appearance import set_style
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.widgets.card import Card, label, write
from dicedesk.ui.base.words import listed, locale_of_dates, long_day, month_and_year, shown, tr
from dicedesk.ui.base.work import Work

_DAYS, _WEEKS = 7, 6
_ROW = 26
_PLAYED = "✓"


class DaysCard(Card):
    """A month of the daily games; hidden until one was played lately.

    Signals: `day_opened(str)` with a day such as "2026-11-23" whose games the player wants to see.
    """

    day_opened = Signal(str)

    def __init__(self, parts: AppParts) -> None:
        super().__init__(tr("Daily games"))
        self._past, self._clock = parts.late.history, parts.clock
        self._month = PlayedMonth(_today(self._clock).replace(day=1), (), is_lately=False)
        self._work = Work(parts.jobs, self, self._on_found, self._on_failed)
        self.title = label("ruleTitle")
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.before, self.after = QPushButton("‹"), QPushButton("›")
        self.days, self.words = _DaysTable(), label("second", wraps=True)
        heading = QWidget()
        head = QHBoxLayout(heading)
        head.setContentsMargins(0, 0, 0, 0)
        head.setSpacing(Space.SMALL)
        for part, name in ((self.before, tr("Previous month")), (self.after, tr("Next month"))):
            part.setAccessibleName(name)
            part.setToolTip(name)
        head.addWidget(self.before)
        head.addWidget(self.title, 1)
        head.addWidget(self.after)
        self.add(heading)
        self.add(self.days)
        self.add(self.words)
        self.before.clicked.connect(lambda: self._ask(month_before(self._month.first)))
        self.after.clicked.connect(lambda: self._ask(month_after(self._month.first)))
        self.days.currentItemChanged.connect(lambda *_: self._say())
        self.days.chosen.connect(self._open)
        self.hide()

    def look_again(self) -> None:
        """Show the games played by now, in the visible month."""
        self._ask(self._month.first)

    def _ask(self, first: date) -> None:
        self._work.ask(played_in, self._past, first)

    def _on_found(self, month: PlayedMonth) -> None:
        today = _today(self._clock)
        day = self.days.day if month.first == self._month.first else None
        self._month = month
        self.setVisible(not self.isHidden() or month.is_lately)
        self.title.setText(month_and_year(month.first))
        self.after.setEnabled(month_after(month.first) <= today)
        self.days.show_month(
            month, day or (today if month_before(month_after(today)) == month.first else None)
        )
        self._say()

    def _on_failed(self, _reason: str) -> None:
        """Leave the calendar as it is: the table says why games cannot be read."""

    def _say(self) -> None:
        day = self.days.day
        write(self.words, "" if day is None else _day_words(self._month.on(day)))

    def _open(self) -> None:
        day = self.days.day
        if day is not None and self._month.on(day).games:
            self.day_opened.emit(f"{day:%Y-%m-%d}")


class _DaysTable(QTableWidget):
    """The days of a month, a week in each row. Signals: `chosen()` when the player opens the current day."""

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__(_WEEKS, _DAYS)
        self.setAccessibleName(tr("Daily games"))
        self.setSelectionMode(self.SelectionMode.SingleSelection)
        self.setEditTriggers(self.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        set_style(self, "moves")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        locale = QLocale()
        self._first = locale_of_dates().firstDayOfWeek().value
        week = [(self._first - 1 + place) % _DAYS + 1 for place in range(_DAYS)]
        self.setHorizontalHeaderLabels(
            [locale.standaloneDayName(day, locale.FormatType.ShortFormat) for day in week]
        )
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setMinimumSectionSize(0)
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(scaled(_ROW))
        self.itemDoubleClicked.connect(lambda _: self.chosen.emit())

    @property
    def day(self) -> date | None:
        """The current day; None if there is none."""
        item = self.currentItem()
        data = None if item is None else item.data(Qt.ItemDataRole.UserRole)
        return data if isinstance(data, date) else None

    def show_month(self, month: PlayedMonth, current: date | None) -> None:
        """Show the days of a month, with the focus on one of them."""
        self.clearContents()
        blank = (month.first.isoweekday() - self._first) % _DAYS
        count = (month_after(month.first) - month.first).days
        self.setRowCount((blank + count + _DAYS - 1) // _DAYS)
        for place in range(count):
            played = month.on(month.first + timedelta(place))
            item = QTableWidgetItem(f"{place + 1} {_PLAYED}" if played.games else f"{place + 1}")
            item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            item.setData(Qt.ItemDataRole.UserRole, played.day)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, _day_words(played))
            item.setToolTip(_day_words(played))
            row, column = divmod(blank + place, _DAYS)
            self.setItem(row, column, item)
            if played.day == current:
                self.setCurrentItem(item)
        height = self.horizontalHeader().sizeHint().height() + self.rowCount() * scaled(_ROW)
        self.setFixedHeight(height + 2 * self.frameWidth() + Space.TIGHT)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self.chosen.emit()
        else:
            super().keyPressEvent(event)


def _day_words(played: PlayedDay) -> str:
    day = long_day(played.day)
    games = listed(tr("{game}: {result}", game=game, result=shown(result)) for game, result in played.lines)
    return f"{day}\n{games}" if games else day


def _today(clock: Clock) -> date:
    return clock.now().astimezone().date()
