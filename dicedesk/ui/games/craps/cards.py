"""The cards beside the craps table: the bets, the bankroll, the log of throws, and the players."""

from collections.abc import Sequence
from functools import partial
from operator import attrgetter
from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFontMetrics, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QPushButton,
    QSizePolicy,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from dicedesk.coach.explanation import Explanation, LoneExplanation
from dicedesk.core.money import Cents
from dicedesk.core.persistent_list import PersistentList
from dicedesk.core.words import Joined
from dicedesk.core.words import tr as sentence
from dicedesk.games.craps.coach import working_of_bet
from dicedesk.games.craps.game import GAME
from dicedesk.games.craps.rules import CrapsState
from dicedesk.games.craps.table import CrapsGameTable
from dicedesk.games.craps.table_view import CrapsView
from dicedesk.games.craps.telling import (
    DEAR,
    BetRow,
    Log,
    LogRow,
    ShooterFigures,
    edge_in_full,
    edge_text,
    line_in_words,
    worth_in_words,
)
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.telling import Tone
from dicedesk.ui.base.log_view import LogLineDelegate, LogView
from dicedesk.ui.base.look.appearance import Appearance, set_style, set_variant
from dicedesk.ui.base.look.theme import Space, Type, font
from dicedesk.ui.base.tables import GAP, Column, OpeningCells, RowsModel, RowsTable, WrappedRowDelegate
from dicedesk.ui.base.widgets.card import Card, Disclosure, label, write
from dicedesk.ui.base.widgets.small_charts import LineChart
from dicedesk.ui.base.words import money, shown, tr, trn
from dicedesk.ui.games.craps.buttons import ChipRow
from dicedesk.ui.games.craps.coaching import CrapsCoachCard, CrapsCoaching
from dicedesk.ui.games.craps.house_choice import HouseRow
from dicedesk.ui.games.craps.layout.view import LayoutView
from dicedesk.ui.table.coaching import CoachingContext
from dicedesk.ui.table.game_tab import GameTab
from dicedesk.ui.table.players_card import SoloPlayersCard

_TAKE_DOWN_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_RIGHT = Qt.AlignmentFlag.AlignRight
_PAYS, _EDGE = 2, 3


_MOST_ROWS = 8


class BetsTable(RowsTable):
    """Is as high as its rows; it scrolls if there are more than eight.

    Signals: `take_down_asked(str)`, `bet_chosen(str)` and `price_asked(str)`, with the name of the bet.
    """

    take_down_asked = Signal(str)
    bet_chosen = Signal(str)
    price_asked = Signal(str)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(_bet_columns(), tr("Bets on the table"), stretched=0)
        self.setAccessibleDescription(
            tr(
                "Press Delete to take down the selected bet, or Enter to show it on the layout. In "
                "the Edge column, press Enter to see how the bet's cost is calculated."
            )
        )
        self.setObjectName("lowRows")
        set_variant(self, "small")
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setItemDelegate(WrappedRowDelegate(appearance, self, _token))
        self.verticalHeader().setMinimumSectionSize(1)
        header = self.horizontalHeader()
        header.setMinimumSectionSize(1)
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
        """The name of the chosen bet; None if there is none."""
        index = self.currentIndex()
        return self.rows[index.row()].name if index.isValid() else None

    def show_rows(self, rows: Sequence[BetRow]) -> None:
        """Show other bets."""
        if tuple(rows) != tuple(self.rows):
            super().show_rows(rows)
            self._fit()

    def sizeHint(self) -> QSize:
        """The height of the titles and of at most eight rows."""
        rows = range(min(len(self.rows), _MOST_ROWS))
        height = sum(map(self.rowHeight, rows)) + self.horizontalHeader().sizeHint().height()
        return QSize(super().sizeHint().width(), height + 2 * self.frameWidth() + Space.TIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def event(self, event: QEvent) -> bool:
        """Keep its keys from being shortcuts of the window."""
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
            self.bet_chosen.emit(self.rows[index.row()].name)

    def _fit(self) -> None:
        """Make every column but the first as wide as its contents, and rows as high.

        The column of payouts, which the layout has too, is hidden if a name would need a second line.
        """
        titles = QFontMetrics(font(Type.BODY, bold=True))
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

    def __init__(self, appearance: Appearance) -> None:
        """No bets yet."""
        super().__init__(tr("Bets on the table"))
        self.table = BetsTable(appearance)
        self.table.take_down_asked.connect(self.take_down_asked)
        self.table.bet_chosen.connect(self.bet_chosen)
        self.table.price_asked.connect(self.price_asked)
        self.in_all, self.note = label("", wraps=True), label("second", wraps=True)
        for part in (self.table, self.in_all, self.note):
            self.add(part)
        self.show_bets(())

    def show_bets(
        self, rows: Sequence[BetRow], error: str = "", *, in_all: str = "", is_over: bool = False
    ) -> None:
        """Show the bets on the table with their sum, and why their house edge is not known.

        When the game is over, the card does not ask for bets.
        """
        write(self.in_all, in_all)
        self.table.show_rows(rows)
        none_yet = "" if is_over else tr("No bets yet: choose a chip and click a spot.")
        write(self.note, error if rows else none_yet)


def _bet_columns() -> tuple[Column, ...]:
    return (
        Column(
            tr("Bet"),
            text=attrgetter("title"),
            tip=lambda row: tr("Pays {pays}", pays=shown(row.pays_in_full)),
        ),
        Column(tr("Amount"), text=lambda row: money(row.amount), alignment=_RIGHT),
        Column(
            tr("Pays"),
            text=attrgetter("pays"),
            tip=attrgetter("pays_in_full"),
            alignment=_RIGHT,
        ),
        Column(
            tr("Edge"),
            text=edge_text,
            tip=edge_in_full,
            alignment=_RIGHT,
            opens=lambda _: True,
        ),
    )


def _token(row: BetRow, column: int) -> str:
    if column == _EDGE and row.works and row.edge is not None:
        return "good" if row.edge <= 0 else "bad" if row.edge > DEAR else "text"
    return "text" if row.works and column != _EDGE else "text_second"


class BankrollCard(Card):
    """The bankroll with the bets on the table, and its curve, which unfolds."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(tr("Bankroll and bets"))
        self._line: Sequence[Cents] | None = None
        self.worth = label("lead", wraps=True)
        self.chart = LineChart(
            appearance,
            tr("Bankroll plus bets on the table, after each roll"),
            lambda cents: money(Cents(cents)),
        )
        self.curve = Disclosure(tr("Curve"))
        self.curve.add(self.chart)
        self.add_to_heading(self.curve.button)
        self.add(self.worth)
        self.add(self.curve)

    def show_line(self, line: Sequence[Cents]) -> None:
        """Show the player's worth at first and after each throw: at least the first value."""
        if line is self._line:
            return
        self._line = line
        self.worth.setText(shown(worth_in_words(line)))
        self.chart.show_values(line)
        described = shown(line_in_words(line))
        for part in (self.worth, self.chart):
            part.setAccessibleDescription(described)
            part.setToolTip(described)


_SIGNS = {Tone.GOOD: "✓", Tone.BAD: "✗"}
_FEWEST_LINES = 8

MOST_LINES = 200
"""Newest lines shown of a longer log: laying out many thousands would freeze the window."""

LEFT_OUT_AT_ONCE = 100


class ThrowLineDelegate(LogLineDelegate):
    """Throws are bold, the results of their bets are indented, and other lines have a quiet color.

    Each round ends with a line across.
    """

    air = Space.TIGHT

    def token(self, row: LogRow) -> str:
        """A quiet color for a line that is neither a throw nor good or bad."""
        is_told_beside = not row.is_throw and row.tone is Tone.PLAIN
        return "text_second" if is_told_beside else super().token(row)

    def is_bold(self, row: LogRow) -> bool:
        """Whether the row is a throw."""
        return row.is_throw

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one line, and one across under the last line of a round."""
        super().paint(painter, option, index)
        if index.data(RowsModel.ROW_ROLE).is_round:
            painter.save()
            painter.setPen(QPen(self.palette.color("stroke"), 1))
            painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
            painter.restore()

    def inset(self, row: LogRow) -> int:
        """The indent of a row: larger under its throw."""
        return Space.LARGE if row.is_inset else 0


class ThrowsView(LogView):
    """Needs the height of eight lines, and takes the room that other cards leave."""

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        lines = _FEWEST_LINES * (self.fontMetrics().height() + Space.TIGHT)
        return QSize(super().minimumSizeHint().width(), lines)


class ThrowsCard(Card):
    """The log, newest line at the bottom."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(tr("Rolls"))
        self.figures = label("second", wraps=True)
        self.view = ThrowsView(_text, tr("Rolls in this game"))
        self.view.setItemDelegate(ThrowLineDelegate(appearance, self.view))
        self.view.setObjectName("lowRows")
        set_variant(self.view, "small")
        self.add(self.figures)
        self.add(self.view, 1)
        self._figures: ShooterFigures | None = None
        self.show_rolls(Log(), ShooterFigures())

    @property
    def lines(self) -> tuple[LogRow, ...]:
        """The visible lines."""
        return self.view.lines

    def show_rolls(self, log: Log, figures: ShooterFigures) -> None:
        """Show the log, the newest line in sight, and the shooter's figures."""
        self.view.show_lines(_newest(log.rows))
        if figures == self._figures:
            return
        self._figures = figures
        self.figures.setText(figures_line(figures))
        tip = figures_tip(figures)
        self.figures.setToolTip(tip)
        self.figures.setAccessibleDescription(tip)


def figures_line(figures: ShooterFigures) -> str:
    """The shooter's figures in one line."""
    if not figures.throws:
        return tr("No rolls yet.")
    return tr(
        "{throws} · {points} · longest hand: {longest}",
        throws=trn("1 roll", "{count} rolls", figures.throws),
        points=trn("1 point made", "{count} points made", figures.points_made),
        longest=figures.longest_hand,
    )


def figures_tip(figures: ShooterFigures) -> str:
    """The meaning of a hand, and the state of the current one."""
    what = tr("A hand lasts until the seven-out. Its length is counted in rolls.")
    if not figures.throws:
        return what
    now = tr(
        "Hands so far: {hands}; seven-outs: {outs}; rolls in this hand: {throws}.",
        hands=figures.hands,
        outs=figures.seven_outs,
        throws=figures.throws_of_hand,
    )
    return f"{what}\n{now}"


def _newest(rows: PersistentList[LogRow]) -> tuple[LogRow, ...]:
    """The newest lines; the oldest of them stays the same for a while."""
    first = max(len(rows) - MOST_LINES, 0) // LEFT_OUT_AT_ONCE * LEFT_OUT_AT_ONCE
    earlier = sentence("Earlier rolls are in the game record.")
    return (LogRow(earlier, Tone.PLAIN), *rows[first:]) if first else rows[:]


def _text(row: LogRow) -> str:
    return Joined((_SIGNS.get(row.tone, ""), row.text), sign=" ")


class TableCard(SoloPlayersCard):
    """The player, the house and the kind of game in one line; a button unfolds what can be changed."""

    def __init__(self, appearance: Appearance, house: HouseRow, *, is_open: bool) -> None:
        """`house` names the house; the card `is_open` at first for a new player, until the first roll."""
        super().__init__(appearance)
        self._opened_itself = is_open
        self.line = label("", wraps=True)
        self.change = QPushButton(tr("Change…"))
        set_style(self.change, "opener")
        self.change.setCheckable(True)
        self.change.setChecked(is_open)
        # A click leaves the focus on the layout.
        self.change.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.change.setAccessibleDescription(tr("Change the player, the house, or whether games count"))
        self._body = QWidget()
        body, shown_parts = QVBoxLayout(self._body), (self.kind, self.kind_note)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(Space.SMALL)
        for part in (*shown_parts, *self.unfolding, house, self._offer_names(1)):
            body.addWidget(part)
        self.replace_title(self.line, self.change)
        for part in (self._body, house.odds, house.bets):
            self.add(part)
        self.change.toggled.connect(self._unfold)
        self._unfold(is_open)

    def _unfold(self, is_open: bool) -> None:  # noqa: FBT001 (the signal's argument)
        if not is_open and self._body.isAncestorOf(self.window().focusWidget()):
            # Otherwise the focus would go on to a tick box, and a key meant for the game would tick it.
            self.change.setFocus()
        self._body.setVisible(is_open)
        self.change.setText(tr("Done") if is_open else tr("Change…"))

    def show_game(self, line: str, *, has_rolled: bool) -> None:
        """Show the line; a card that opened by itself closes at the first roll."""
        self.line.setText(line)
        if has_rolled and self._opened_itself:
            self._opened_itself = False
            self.change.setChecked(False)


class CrapsCards:
    """The bets, the log of throws, the bankroll, the players, and the house rules."""

    def __init__(self, appearance: Appearance, *, is_first_visit: bool) -> None:
        self.bets, self.throws = BetsCard(appearance), ThrowsCard(appearance)
        self.bankroll = BankrollCard(appearance)
        self.coach = CrapsCoachCard(appearance)
        self.house = HouseRow(appearance, is_first_visit=is_first_visit)
        self.players = TableCard(appearance, self.house, is_open=is_first_visit)
        self.tall = self.throws
        self.in_order = (self.bets, self.coach, self.players, self.throws, self.bankroll)

    def explanation_of_bet(self, state: CrapsState, name: str) -> Explanation:
        """How the price of a bet on this table is calculated."""
        return LoneExplanation(partial(working_of_bet, state, name))

    def coaching(
        self,
        tab: GameTab[CrapsState, Any],
        table: CrapsGameTable,
        long_jobs: Jobs,
        felt: LayoutView,
        chips: ChipRow,
    ) -> CrapsCoaching:
        """The coach of this tab, whose text is on these cards."""
        game = CoachingContext(GAME, table, tab, tab.bridge, tab.pace, self.coach)
        return CrapsCoaching(game, self.coach, tab.short_jobs, long_jobs, felt, chips)

    def show_bets(self, view: CrapsView, error: str) -> None:
        """Show the bets on the table, and why their figures are not known, or ""."""
        in_all = shown(view.bets_in_all) if view.bets_in_all else ""
        self.bets.show_bets(view.bets, error, in_all=in_all, is_over=view.is_over)

    def show_game(self, view: CrapsView) -> None:
        """Show the current position, except for its bets."""
        self.players.show_watched(is_watched=view.is_watched)
        self.players.show_game(shown(view.at_table), has_rolled=bool(view.totals))
        self.throws.show_rolls(view.story.log, view.story.shooter)
        self.bankroll.show_line(view.story.line)
