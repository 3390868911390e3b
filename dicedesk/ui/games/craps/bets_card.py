"""The card of the bets on the table: what lies there, what it pays, and what the house keeps, or that it is off."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSizePolicy

from dicedesk.core.money import Cents, dollars
from dicedesk.core.words import figure
from dicedesk.games.craps.odds import BetFigures
from dicedesk.games.craps.telling import BetRow
from dicedesk.ui.base.look.appearance import Appearance, mark
from dicedesk.ui.base.look.theme import Space, Type, font
from dicedesk.ui.base.tables import GAP, Column, OpeningCells, RowsTable, WrappedRowDelegate
from dicedesk.ui.base.widgets.card import Card, label, write
from dicedesk.ui.base.words import money, percent, shown, tr
from dicedesk.ui.games.craps.chances import CrapsChances

DEAR = Fraction(5, 100)
"""A bet of which the house keeps more than this is dear."""

UNKNOWN = "…"
_UNBROKEN = "\N{NO-BREAK SPACE}"
_HUNDRED = dollars(100)
_TAKE_DOWN_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_RIGHT = Qt.AlignmentFlag.AlignRight
_PAYS, _EDGE = 2, 3


@dataclass(frozen=True)
class LaidBet:
    """A row of the table: a bet, and its figures where they are known."""

    row: BetRow
    figures: BetFigures | None

    @property
    def edge(self) -> Fraction | None:
        """The share of the bet that the house keeps on average; None where it is not known yet."""
        return self.figures.edge if self.figures else None


class BetsTable(RowsTable):
    """Is as high as its rows.

    Signals: `take_down_asked(str)`, `bet_chosen(str)` and `price_asked(str)`, with the name of the bet.
    """

    take_down_asked = Signal(str)
    bet_chosen = Signal(str)
    price_asked = Signal(str)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(_columns(), tr("The bets on the table"))
        self.setAccessibleDescription(
            tr(
                "Delete takes down the selected bet. Enter shows it on the layout; on its edge, Enter "
                "explains the cost."
            )
        )
        self.setObjectName("lowRows")
        mark(self, "small")
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(WrappedRowDelegate(appearance, self, _token))
        self.verticalHeader().setMinimumSectionSize(1)
        header = self.horizontalHeader()
        header.setMinimumSectionSize(1)
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in range(1, header.count()):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
        take_down = QAction(tr("Take down (Del)"), self)
        take_down.triggered.connect(self._ask_to_take_down)
        why = QAction(tr("Explain the cost"), self)
        why.triggered.connect(self._ask_for_price)
        self.addActions([take_down, why])
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.activated.connect(self._on_activated)
        OpeningCells(self).asked.connect(self._ask_for_price)

    @property
    def chosen(self) -> str | None:
        """The name of the bet that is chosen; None where none is."""
        index = self.currentIndex()
        return self.rows[index.row()].row.name if index.isValid() else None

    def show_rows(self, rows: Sequence[LaidBet]) -> None:
        """Show other bets."""
        super().show_rows(rows)
        self._fit()

    def scrollToBottom(self) -> None:
        """Do nothing: bets lie in the order of the layout, and what is in sight stays there."""

    def sizeHint(self) -> QSize:
        """The titles and the rows: the card scrolls with the others, and not by itself."""
        height = sum(map(self.rowHeight, range(len(self.rows)))) + self.horizontalHeader().sizeHint().height()
        return QSize(super().sizeHint().width(), height + 2 * self.frameWidth() + Space.TIGHT)

    def minimumSizeHint(self) -> QSize:
        """As high as that."""
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Name wrap anew."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """The columns follow the size of the type."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def event(self, event: QEvent) -> bool:
        """Keep its keys from being taken as those of the window."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.ShortcutOverride
            and self._takes(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete and Backspace ask to take the chosen bet down, Enter leads to its spot."""
        if self._takes(event) and event.key() in _TAKE_DOWN_KEYS:
            self._ask_to_take_down()
        else:
            super().keyPressEvent(event)

    def _takes(self, event: QKeyEvent) -> bool:
        return event.key() in (*_TAKE_DOWN_KEYS, *_ENTER_KEYS) and self.chosen is not None

    def _ask_to_take_down(self) -> None:
        if self.chosen is not None:
            self.take_down_asked.emit(self.chosen)

    def _ask_for_price(self) -> None:
        if self.chosen is not None:
            self.price_asked.emit(self.chosen)

    def _on_activated(self, index: QModelIndex) -> None:
        if index.column() != _EDGE:
            self.bet_chosen.emit(self.rows[index.row()].row.name)

    def _fit(self) -> None:
        """Make every column but the first as wide as what stands in it, and rows as high.

        What a bet pays stands on the layout too, and gives way where a name could not be read in one line.
        """
        titles = QFontMetrics(font(Type.CAPTION, bold=True))
        header, model = self.horizontalHeader(), self.model()
        for column in range(1, header.count()):
            title = titles.horizontalAdvance(model.headerData(column, Qt.Orientation.Horizontal))
            header.resizeSection(column, max(title + GAP + 2 * Space.HAIR, self.sizeHintForColumn(column)))
        names = max((self._width_of_name(row) for row in range(len(self.rows))), default=0)
        self.showColumn(_PAYS)
        widths = sum(header.sectionSize(column) for column in range(1, header.count()))
        if names + widths > self.viewport().width():
            self.hideColumn(_PAYS)
        self.resizeRowsToContents()
        self.updateGeometry()

    def _width_of_name(self, row: int) -> int:
        return self.fontMetrics().horizontalAdvance(self.model().index(row, 0).data()) + 2 * Space.HAIR


class BetsCard(Card):
    """The bets on the table. Signals: those of its table."""

    take_down_asked = Signal(str)
    bet_chosen = Signal(str)
    price_asked = Signal(str)

    def __init__(self, appearance: Appearance, chances: CrapsChances) -> None:
        """No bets yet; the house edge comes with the figures that `chances` know."""
        super().__init__(tr("Bets on the table"))
        self._chances = chances
        self._rows: tuple[BetRow, ...] = ()
        self._is_over = False
        self.table = BetsTable(appearance)
        self.table.take_down_asked.connect(self.take_down_asked)
        self.table.bet_chosen.connect(self.bet_chosen)
        self.table.price_asked.connect(self.price_asked)
        self.note = label("second", wraps=True)
        self.add(self.table)
        self.add(self.note)
        self._show()
        chances.changed.connect(self._show)

    def show_bets(self, rows: Sequence[BetRow], *, is_over: bool = False) -> None:
        """Show the bets that lie on the table now; whose game is over is not asked for bets."""
        self._rows, self._is_over = tuple(rows), is_over
        self._show()

    def _show(self) -> None:
        self.table.show_rows([LaidBet(row, self._chances.of(row.made_as)) for row in self._rows])
        none_yet = "" if self._is_over else tr("No bets yet: choose a chip and click a spot.")
        write(self.note, self._chances.error if self._rows else none_yet)


def edge_text(edge: Fraction | None) -> str:
    """The house edge as a cell shows it: "1.41%", "✓ 0.00%" where it keeps nothing, "▲ 9.09%" where it is much.

    What the player gains is said in words: "you +3.34%".
    """
    if edge is None:
        return UNKNOWN
    if edge < 0:
        return tr("you +{share}", share=percent(-edge)).replace(" ", _UNBROKEN)
    share = percent(edge)
    if edge == 0:
        return f"✓{_UNBROKEN}{share}"
    return f"▲{_UNBROKEN}{share}" if edge > DEAR else share


def edge_in_words(figures: BetFigures | None) -> str:
    """What the house keeps of a bet, in a sentence."""
    if figures is None:
        return tr("Calculating the house edge…")
    kept = money(Cents(round(_HUNDRED * abs(figures.edge))))
    if figures.edge == 0:
        return tr("A fair bet: no house edge.")
    if figures.edge < 0:
        return tr("Of every $100 bet you gain {gained} on average.", gained=kept)
    throws = figure(figures.mean_throws, digits=1)
    if figures.edge > DEAR:
        return tr(
            "An expensive bet: on average the house keeps {kept} of every $100, and a bet lasts "
            "{throws} rolls.",
            kept=kept,
            throws=throws,
        )
    return tr(
        "On average the house keeps {kept} of every $100, and a bet lasts {throws} rolls.",
        kept=kept,
        throws=throws,
    )


def _columns() -> tuple[Column, ...]:
    return (
        Column(
            tr("Bet"),
            text=lambda laid: shown(laid.row.title),
            tip=lambda laid: tr("Pays {pays}", pays=shown(laid.row.pays_in_full)),
        ),
        Column(tr("Amount"), text=lambda laid: money(laid.row.amount), alignment=_RIGHT),
        Column(
            tr("Pays"),
            text=lambda laid: shown(laid.row.pays),
            tip=lambda laid: shown(laid.row.pays_in_full),
            alignment=_RIGHT,
        ),
        Column(
            tr("Edge"),
            text=lambda laid: edge_text(laid.edge) if laid.row.works else tr("off"),
            tip=_edge_tip,
            alignment=_RIGHT,
            opens=lambda _: True,
        ),
    )


def _edge_tip(laid: LaidBet) -> str:
    return f"{_works_in_words(laid.row)}\n{edge_in_words(laid.figures)}"


def _works_in_words(row: BetRow) -> str:
    if row.works:
        return tr("This bet is working on the next roll.")
    return tr("This bet is off: the next roll can't win or lose it.")


def _token(laid: LaidBet, column: int) -> str:
    if column == _EDGE and laid.row.works and laid.edge is not None:
        return "good" if laid.edge <= 0 else "bad" if laid.edge > DEAR else "text"
    return "text" if laid.row.works and column != _EDGE else "text_second"
