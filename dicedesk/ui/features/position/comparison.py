"""The card that compares the choices of a pinned position with those of the position on the table."""

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from dicedesk.coach.coach import SlowWork
from dicedesk.features.position import WeighedPosition, compared, weighed
from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.base.look.appearance import set_style
from dicedesk.ui.base.look.theme import scaled
from dicedesk.ui.base.tables import Column, RowsTable
from dicedesk.ui.base.widgets.card import Card, ElidedLabel, label, write
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.base.work import BackgroundValue

_MOST_KNOWN = 20
_HIGHEST, _LOWEST = 230, 90
"""The height of the table, in pixels at the normal font size: it scrolls by itself."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ComparisonCard(Card):
    """Compares two positions whose values come from the background; hidden while none is pinned.

    Signals: `removed()` when the player removes the pinned position.
    """

    removed = Signal()

    def __init__(self, jobs: Jobs, parent: QWidget) -> None:
        super().__init__(tr("Comparison"), parent)
        self._pinned = BackgroundValue(jobs, weighed, _failed, self, most=_MOST_KNOWN, tells=True)
        self._here = BackgroundValue(jobs, weighed, _failed, self, most=_MOST_KNOWN, tells=True)
        self.line, self.note = ElidedLabel(), label("second", wraps=True)
        self.table = RowsTable(
            (
                Column(tr("Choice", "one of several"), text=lambda row: shown(row.name)),
                Column(tr("Pinned"), text=lambda row: shown(row.pinned), alignment=_RIGHT),
                Column(tr("Here"), text=lambda row: shown(row.here), alignment=_RIGHT),
                Column(tr("Difference"), text=lambda row: shown(row.difference), alignment=_RIGHT),
            ),
            tr("Values in both positions"),
            stretched=0,
        )
        self.table.setObjectName("lowRows")
        self.table.setMaximumHeight(scaled(_HIGHEST))
        self.table.setMinimumHeight(scaled(_LOWEST))
        self.cross = QPushButton("×")
        set_style(self.cross, "quiet")
        self.cross.setAutoDefault(False)
        self.cross.setAccessibleName(tr("Remove comparison"))
        self.cross.setToolTip(tr("Remove comparison"))
        self.add_to_heading(self.cross)
        for part in (self.line, self.table, self.note):
            self.add(part)
        self.cross.clicked.connect(self.remove)
        for value in (self._pinned, self._here):
            value.changed.connect(self._show)
            value.progressed.connect(self._show)
        self._game: str | None = None
        """The id of the game of the pinned position."""
        self.hide()

    @property
    def is_pinned(self) -> bool:
        return self._game is not None

    def pin(self, line: str) -> None:
        """Pin the position of a line, in place of the last one."""
        self._game = _game_of(line)
        self.line.say(tr("Pinned: {line}", line=line))
        self._pinned.watch(line)
        self.show()

    def show_position(self, line: str) -> None:
        """Compare with the position of another line; hide for another game than that of the pinned position."""
        is_alike = self._game == _game_of(line)
        self.setVisible(is_alike)
        if is_alike:
            self._here.watch(line)

    def remove(self) -> None:
        """Unpin the position, and hide."""
        self._game = None
        self.stop()
        self.hide()
        self.removed.emit()

    def stop(self) -> None:
        """End all calculations."""
        self._pinned.stop()
        self._here.stop()

    def _show(self) -> None:
        pinned, here = self._pinned.value, self._here.value
        self.table.show_rows(_rows(pinned, here))
        is_known = pinned is not None and here is not None
        error = self._pinned.error or self._here.error
        news: SlowWork | None = self._pinned.news or self._here.news
        waiting = tr("Calculating the chances…") if news is None else shown(news.words)
        write(self.note, "" if is_known else error or waiting)


def _rows(pinned: WeighedPosition | None, here: WeighedPosition | None) -> tuple[Any, ...]:
    return () if pinned is None or here is None else compared(pinned, here)


def _failed(reason: str) -> str:
    return tr("The chances could not be calculated: {reason}", reason=reason)


def _game_of(line: str) -> str:
    return line.partition(" ")[0]
