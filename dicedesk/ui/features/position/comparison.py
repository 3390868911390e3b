"""The card that compares the choices of a pinned position with those of the position on the table."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from dicedesk.features.position import compared
from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.base.look.appearance import set_style
from dicedesk.ui.base.look.theme import scaled
from dicedesk.ui.base.tables import Column, RowsTable
from dicedesk.ui.base.widgets.card import Card, ElidedLabel, label, write
from dicedesk.ui.base.widgets.slow_work import SlowWorkRow
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.base.work import BackgroundValue

_MOST_KNOWN = 20
_HIGHEST, _LOWEST = 230, 90
"""The height of the table, in pixels at the normal font size: it scrolls by itself."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ComparisonCard(Card):
    """Compares two positions whose values come from the background; hidden while none is pinned."""

    def __init__(self, jobs: Jobs, parent: QWidget) -> None:
        super().__init__(tr("Comparison"), parent)
        self._rows = BackgroundValue(jobs, compared, _failed, self, most=_MOST_KNOWN, tells=True)
        self.line, self.note = ElidedLabel(), label("second", wraps=True)
        self.slow_work = SlowWorkRow()
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
        for part in (self.line, self.slow_work, self.table, self.note):
            self.add(part)
        self.cross.clicked.connect(self.remove)
        self.slow_work.canceled.connect(self.remove)
        self._rows.changed.connect(self._show)
        self._rows.progressed.connect(self._show)
        self._pinned = ""
        """The line of the pinned position."""
        self.hide()

    @property
    def is_pinned(self) -> bool:
        return bool(self._pinned)

    def pin(self, line: str) -> None:
        """Pin the position of a line, in place of the last one, and compare it with itself."""
        self._pinned = line
        self.line.say(tr("Pinned: {line}", line=line))
        self.show_position(line)

    def show_position(self, line: str) -> None:
        """Compare with the position of another line; hide for another game than that of the pinned position."""
        is_alike = _game_of(self._pinned) == _game_of(line)
        self.setVisible(is_alike)
        if is_alike:
            self._rows.watch((self._pinned, line))

    def remove(self) -> None:
        """Unpin the position, and hide."""
        self._pinned = ""
        self.stop()
        self.hide()

    def stop(self) -> None:
        """End all calculations."""
        self._rows.stop()

    def _show(self) -> None:
        rows, news = self._rows.value, self._rows.news
        self.table.show_rows(rows or ())
        self.slow_work.show_work(news)
        waiting = tr("Calculating the chances…") if rows is None and news is None else ""
        write(self.note, self._rows.error or waiting)


def _failed(reason: str) -> str:
    return tr("The chances could not be calculated: {reason}", reason=reason)


def _game_of(line: str) -> str:
    return line.partition(" ")[0]
