"""The card of the craps coach: what the bets cost together, and in a table what each costs."""

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import QHeaderView, QSizePolicy

from dicedesk.core.words import MINUS
from dicedesk.games.craps.bets import title_of
from dicedesk.games.craps.coach_costs import (
    Costs,
    coming_roll_words,
    coming_words,
    dearest_words,
    gain_words,
    hour_words,
    next_roll_words,
    until_gone_words,
)
from dicedesk.games.craps.coach_prices import BetPrice
from dicedesk.games.craps.unit import UNIT
from dicedesk.ui.base.look.appearance import Appearance, mark
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.tables import Column, OpeningCells, RowsTable, WrappedRowDelegate
from dicedesk.ui.base.words import in_sentences, shown, tr
from dicedesk.ui.table.card import CoachCard, CoachText

_RIGHT = Qt.AlignmentFlag.AlignRight
_NEXT_ROLL = 1


class CostsTable(RowsTable):
    """What each bet brings; as high as its rows. It is hidden where no bets lie there.

    Signals: `next_roll_asked(str)` and `until_gone_asked(str)` with the bet whose number is to be explained.
    """

    next_roll_asked = Signal(str)
    until_gone_asked = Signal(str)

    def __init__(self, appearance: Appearance) -> None:
        """No bets."""
        columns = (
            Column(tr("Bet"), text=lambda price: shown(title_of(price.name))),
            Column(
                tr("Next roll"),
                text=lambda price: shown(gain_words(price.next_throw)),
                alignment=_RIGHT,
                opens=_always,
            ),
            Column(
                tr("Until gone"),
                text=lambda price: shown(gain_words(price.until_gone)),
                alignment=_RIGHT,
                opens=_always,
            ),
        )
        super().__init__(columns, tr("What each bet brings on average"))
        self.setObjectName("lowRows")
        mark(self, "small")
        self.setItemDelegate(WrappedRowDelegate(appearance, self, lambda _row, _column: "text"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        OpeningCells(self).asked.connect(self._on_asked)
        self.verticalHeader().setMinimumSectionSize(1)
        header = self.horizontalHeader()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)

    def show_costs(self, costs: Costs | None) -> None:
        """Shows the bets that lie on the table; None for none."""
        bets = costs.table.bets if costs else ()
        if bets != self.rows:
            self.show_rows(bets)
            self.resizeRowsToContents()
            self.updateGeometry()
        self.setVisible(bool(bets))

    def _on_asked(self, index: QModelIndex) -> None:
        asked = self.next_roll_asked if index.column() == _NEXT_ROLL else self.until_gone_asked
        asked.emit(self.rows[index.row()].name)

    def sizeHint(self) -> QSize:
        """The titles and the rows: the card scrolls with the others, and not by itself."""
        height = sum(map(self.rowHeight, range(len(self.rows)))) + self.horizontalHeader().sizeHint().height()
        return QSize(super().sizeHint().width(), height + 2 * self.frameWidth() + Space.TIGHT)

    def minimumSizeHint(self) -> QSize:
        """As high as that."""
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())


class CrapsCoachCard(CoachCard):
    """Signals: those of any coach."""

    def __init__(self, appearance: Appearance) -> None:
        """Says nothing yet."""
        self.table = CostsTable(appearance)
        super().__init__(
            appearance,
            UNIT,
            tr("Show what bets cost (B)"),
            below=(self.table,),
            style="lead",
        )
        self.table.hide()

    def show_costs(self, costs: Costs | None) -> None:
        """Shows what each bet costs, or takes it away."""
        self.table.show_costs(costs)


def _always(_price: object) -> bool:
    return True


def costs_text(costs: Costs) -> CoachText:
    """What the card says over the table; of a table without bets what the coming one brings."""
    table, coming = costs.table, costs.coming
    first, second = coming_texts(coming) if coming else ("", "")
    if not table.bets:
        return CoachText(first, others=second)
    return CoachText(
        _said(until_gone_words(table)),
        _said(dearest_words(table) or ""),
        f"{_said(next_roll_words(table))}\n{_said(hour_words(table))}",
        "\n".join(filter(None, (first, second))),
    )


def coming_texts(coming: BetPrice) -> tuple[str, str]:
    """What a bet brings that is about to be made: until it has gone; with the next roll, and in an hour."""
    return _said(coming_words(coming)), in_sentences(
        _said(coming_roll_words(coming)), _said(hour_words(coming))
    )


def _said(sentence: str) -> str:
    """The sentence in the window's language; no line breaks between a sign and its number."""
    return shown(sentence).replace(MINUS, f"{MINUS}\N{WORD JOINER}")
