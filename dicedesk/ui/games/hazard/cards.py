"""The cards of the Hazard tab: the come-outs, the chances, the throws of the turn, and who casts."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyledItemDelegate, QStyleOptionViewItem

from dicedesk.games.hazard.kit import HAZARD_KIT
from dicedesk.games.hazard.rules import HazardState
from dicedesk.games.hazard.table import HazardGameTable
from dicedesk.games.hazard.telling import RoundRow
from dicedesk.games.hazard.unit import UNIT
from dicedesk.play.folded import Folded
from dicedesk.play.narrator import Tone
from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.base.look.appearance import Appearance, mark
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.tables import Column, RowsModel, RowsTable, newest
from dicedesk.ui.base.widgets.card import Card, OpeningNumber, label
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.games.hazard.choices import MainRow
from dicedesk.ui.games.hazard.coaching import HazardCoaching
from dicedesk.ui.games.hazard.come_out_card import ComeOutCard
from dicedesk.ui.games.hazard.outlook import RoundOutlook
from dicedesk.ui.games.hazard.players_card import HazardPlayersCard
from dicedesk.ui.table.card import CoachCard
from dicedesk.ui.table.coaching import CoachedGame
from dicedesk.ui.table.held_back import HeldBack
from dicedesk.ui.table.paced_tab import PacedTab

_TOKENS = {Tone.PLAIN: "text_second", Tone.BRIGHT: "text", Tone.GOOD: "good", Tone.BAD: "bad"}
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_TALL = 1000
_GAP = 10
"""Between two columns."""

_ROWS_SEEN = 3
"""So many throws can be seen at least, where none of their notes wraps."""

_MOST_ROWS, _ROWS_AT_ONCE = 60, 20
"""Of a longer list the newest rows are shown, so that a move costs the same however long the game is."""

_SIGNS = {Tone.GOOD: "✓", Tone.BAD: "✗"}


class HazardCoachCard(CoachCard):
    """The chance to win and where it comes from, what the coach says of the mains, and a button that simulates rounds.

    Signals: `simulation_wanted()` when somebody wants to see the chances simulated, and those of any coach.
    """

    simulation_wanted = Signal()
    chance_asked = Signal()
    """Somebody wants to know how the chance to win the round comes about."""

    def __init__(self, appearance: Appearance) -> None:
        """Says nothing yet."""
        self.lead, self._from = OpeningNumber("goodLead"), label("second", wraps=True)
        super().__init__(appearance, UNIT, tr("Compare the mains (B)"), above=(self.lead, self._from))
        self.lead.asked.connect(self.chance_asked)
        self.simulate = QPushButton(tr("Simulate rounds…"))
        self.simulate.setObjectName("quiet")
        self.simulate.setToolTip(tr("Simulate rounds to compare with the exact odds (S)"))
        self.simulate.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.simulate.clicked.connect(self.simulation_wanted)
        self.add(self.simulate)

    def show_outlook(self, outlook: RoundOutlook) -> None:
        """Shows what is said of the round that comes or goes on."""
        self.lead.setText(outlook.lead)
        self._from.setText(outlook.why)


class RoundDelegate(QStyledItemDelegate):
    """Paints the throws: in the colour of what they mean, notes wrapped, and a line between two rounds."""

    def __init__(self, appearance: Appearance, table: RowsTable) -> None:
        """Paints for one table."""
        super().__init__(table)
        self._appearance, self._table = appearance, table

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paints one cell."""
        row, palette = index.data(RowsModel.ROW_ROLE), self._appearance.palette
        painter.save()
        if index.row() and index.sibling(index.row() - 1, 0).data(RowsModel.ROW_ROLE).round != row.round:
            painter.setPen(QPen(palette.colour("stroke"), 1))
            painter.drawLine(option.rect.topLeft(), option.rect.topRight())
        painter.setFont(self._table.font())
        painter.setPen(palette.colour(_TOKENS[row.tone]))
        painter.drawText(option.rect.adjusted(0, 0, -_GAP, 0), int(_WRAP), index.data())
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The size of the text; notes take the width that their column has."""
        is_last = index.column() == index.model().columnCount() - 1
        width = self._table.columnWidth(index.column()) - _GAP if is_last else _TALL
        box = self._table.fontMetrics().boundingRect(QRect(0, 0, width, _TALL), int(_WRAP), index.data())
        return QSize(box.width() + _GAP, box.height() + Space.SMALL)


class ThrowsTable(RowsTable):
    """Needs the height of a few rows, and takes what the other cards leave."""

    def sizeHint(self) -> QSize:
        """The titles and the fewest rows."""
        rows = _ROWS_SEEN * (self.fontMetrics().height() + Space.SMALL)
        return QSize(super().sizeHint().width(), self.horizontalHeader().sizeHint().height() + rows)

    def minimumSizeHint(self) -> QSize:
        """As high as that."""
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())


class TurnCard(Card):
    """The throws of the turn at the dice, newest at the bottom."""

    def __init__(self, appearance: Appearance) -> None:
        """No throw yet."""
        super().__init__(tr("This turn"))
        self.table = ThrowsTable(_columns(), tr("The throws of this turn"))
        self.table.setObjectName("lowRows")
        mark(self.table, "small")
        self.table.verticalHeader().setMinimumSectionSize(self.table.fontMetrics().height())
        self.table.setItemDelegate(RoundDelegate(appearance, self.table))
        appearance.changed.connect(self.table.viewport().update)
        self.foot = label("second", wraps=True)
        self.add(self.table, 1)
        self.add(self.foot)

    def show_turn(self, rows: Sequence[RoundRow], foot: str) -> None:
        """Shows all throws of a turn, and the line under them."""
        self.table.show_rows(newest(rows, _MOST_ROWS, _ROWS_AT_ONCE))
        self.foot.setText(foot)


class HazardCards:
    """What the come-out throws bring, the chances, the throws of the turn, and who casts."""

    def __init__(self, appearance: Appearance) -> None:
        """Nothing is shown yet."""
        self.come_out, self.coach = ComeOutCard(appearance), HazardCoachCard(appearance)
        self.turn, self.players = TurnCard(appearance), HazardPlayersCard(appearance)
        self.held = HeldBack()
        self.in_order = (self.come_out, self.coach, self.turn, self.players)
        self.folds: tuple[Folded[Any, Any], ...] = ()
        self.tall = self.turn

    def coaching(
        self, tab: PacedTab[HazardState, Any], table: HazardGameTable, jobs: Jobs, choices: MainRow
    ) -> HazardCoaching:
        """The coach of this tab, who speaks on these cards."""
        return HazardCoaching(CoachedGame(HAZARD_KIT, table, tab, self.coach, self.held), jobs, choices)


def _columns() -> tuple[Column, ...]:
    return (
        Column(tr("Main"), text=lambda row: str(row.main), tip=_tip),
        Column(tr("Sum"), text=lambda row: str(row.roll), tip=_tip),
        Column(tr("Result"), text=_result, tip=_tip),
        Column(tr("Notes"), text=lambda row: shown(row.notes), tip=_tip),
    )


def _result(row: RoundRow) -> str:
    result = shown(row.result)
    return f"{_SIGNS[row.tone]} {result}" if row.tone in _SIGNS else result


def _tip(row: RoundRow) -> str:
    faces = " + ".join(map(str, row.faces))
    return tr("Round {round}: {faces} = {total}", round=row.round, faces=faces, total=row.roll)
