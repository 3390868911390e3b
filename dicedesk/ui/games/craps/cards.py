"""The cards beside the craps table: what they show of a game."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from dicedesk.coach.question import LoneQuestion, Question
from dicedesk.core.game import Played
from dicedesk.core.money import Cents
from dicedesk.core.trail import Trail
from dicedesk.core.words import Name
from dicedesk.core.words import tr as sentence
from dicedesk.games.craps.coach import working_of_bet
from dicedesk.games.craps.kit import CRAPS_KIT
from dicedesk.games.craps.players import BETTORS, bettor_plan, bettor_title
from dicedesk.games.craps.rules import CrapsState
from dicedesk.games.craps.table import CrapsGameTable
from dicedesk.games.craps.telling import (
    YOU,
    Log,
    LogRow,
    ShooterFigures,
    bet_rows,
    figures_after,
    first_worth,
    line_after,
    log_after,
)
from dicedesk.play.folded import Folded
from dicedesk.play.game_session import GameSession
from dicedesk.play.narrator import Tone
from dicedesk.ui.base.log_view import LogLineDelegate, LogView
from dicedesk.ui.base.look.appearance import Appearance, mark
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.tables import RowsModel
from dicedesk.ui.base.widgets.card import Card, label
from dicedesk.ui.base.widgets.line_chart import LineChart
from dicedesk.ui.base.words import money, shown, tr, trn
from dicedesk.ui.games.craps.bets_card import BetsCard
from dicedesk.ui.games.craps.buttons import ChipRow
from dicedesk.ui.games.craps.chances import CrapsChances
from dicedesk.ui.games.craps.coaching import CrapsCoachCard, CrapsCoaching
from dicedesk.ui.games.craps.house_choice import HouseRow
from dicedesk.ui.games.craps.layout.view import LayoutView
from dicedesk.ui.table.coaching import CoachedGame
from dicedesk.ui.table.game_tab import GameTab
from dicedesk.ui.table.players_card import SoloPlayersCard


class BankrollCard(Card):
    """The bankroll with the bets on the table."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(tr("Bankroll and bets"))
        self.worth = label("lead", wraps=True)
        self.chart = LineChart(
            appearance,
            tr("Bankroll plus bets on the table, after each roll"),
            lambda cents: money(Cents(cents)),
        )
        self.add(self.worth)
        self.add(self.chart)

    def show_line(self, line: Sequence[Cents]) -> None:
        """Show what the player was worth at first and after each throw: at least the first value."""
        self.worth.setText(worth_in_words(line))
        self.chart.show_values(line)
        described = line_in_words(line)
        for part in (self.worth, self.chart):
            part.setAccessibleDescription(described)
            part.setToolTip(described)


def worth_in_words(line: Sequence[Cents]) -> str:
    """The last value, and how it differs from the first: "$963, $37 down"."""
    worth, change = money(line[-1]), money(Cents(abs(line[-1] - line[0])))
    if line[-1] == line[0]:
        return worth if len(line) == 1 else tr("{worth}, even", worth=worth)
    if line[-1] > line[0]:
        return tr("{worth}, {change} up", worth=worth, change=change)
    return tr("{worth}, {change} down", worth=worth, change=change)


def line_in_words(line: Sequence[Cents]) -> str:
    """What the chart shows, for somebody who does not see it."""
    if len(line) == 1:
        return tr("Your bankroll plus bets on the table; no rolls yet.")
    return tr(
        "Your bankroll plus bets on the table: {worth}, started at {first}. High {highest}, low {lowest}.",
        first=money(line[0]),
        worth=worth_in_words(line),
        highest=money(max(line)),
        lowest=money(min(line)),
    )


_SIGNS = {Tone.GOOD: "✓", Tone.BAD: "✗"}
_FEWEST_LINES = 4

MOST_LINES = 200
"""Of a longer log the newest lines are shown: laying out many thousands would keep the window waiting."""

LEFT_OUT_AT_ONCE = 100


class ThrowLineDelegate(LogLineDelegate):
    """Throws are bold, what their bets came to is set in, and what was done before has a quiet colour.

    Each round ends with a line across.
    """

    air = Space.TIGHT

    def token(self, row: LogRow) -> str:
        """A quiet colour for what is neither a throw nor good or bad."""
        is_told_beside = not row.is_throw and row.tone is Tone.PLAIN
        return "text_second" if is_told_beside else super().token(row)

    def is_bold(self, row: LogRow) -> bool:
        """Whether the row is a throw."""
        return row.is_throw

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one line, and one across under the last of a round."""
        super().paint(painter, option, index)
        if index.data(RowsModel.ROW_ROLE).is_round:
            painter.save()
            painter.setPen(QPen(self.palette.colour("stroke"), 1))
            painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
            painter.restore()

    def inset(self, row: LogRow) -> int:
        """How far a row is set in: more under the throw that it belongs to."""
        return Space.LARGE if row.is_inset else 0


class ThrowsView(LogView):
    """Needs the height of a few lines, and takes what the other cards leave."""

    def sizeHint(self) -> QSize:
        """The fewest lines."""
        return QSize(super().sizeHint().width(), self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """As high as that."""
        lines = _FEWEST_LINES * (self.fontMetrics().height() + Space.TIGHT)
        return QSize(super().minimumSizeHint().width(), lines)


class ThrowsCard(Card):
    """The log, newest line at the bottom."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(tr("Rolls"))
        self._player = YOU
        self._log = Folded(Log(), log_after)
        self._figures = Folded(ShooterFigures(), figures_after)
        self.figures = label("second", wraps=True)
        self.view = ThrowsView(_text, tr("Rolls in this game"))
        self.view.setItemDelegate(ThrowLineDelegate(appearance, self.view))
        self.view.setObjectName("lowRows")
        mark(self.view, "small")
        self.add(self.figures)
        self.add(self.view, 1)
        self.show_history(Trail())

    @property
    def lines(self) -> tuple[LogRow, ...]:
        """The lines that are shown."""
        return self.view.lines

    @property
    def player(self) -> Name:
        """Who plays the game that is told."""
        return self._player

    @player.setter
    def player(self, player: Name) -> None:
        if player != self._player:
            self._player = player
            self._log = Folded(Log(), partial(log_after, name=player))

    @property
    def folds(self) -> tuple[Folded[CrapsState, Any], ...]:
        """What it works out of all moves."""
        return self._log, self._figures

    def show_history(self, history: Trail[Played[CrapsState]]) -> None:
        """Show the log of these moves, the newest line in sight."""
        self._show_figures(self._figures.of(history))
        self.view.show_lines(_newest(self._log.of(history).rows))

    def _show_figures(self, figures: ShooterFigures) -> None:
        self.figures.setText(figures_line(figures))
        tip = figures_tip(figures)
        self.figures.setToolTip(tip)
        self.figures.setAccessibleDescription(tip)


def figures_line(figures: ShooterFigures) -> str:
    """The shooter's figures in one line."""
    if not figures.throws:
        return tr("No rolls yet.")
    return tr(
        "{throws} · {points} · longest hand {longest}",
        throws=trn("1 roll", "{count} rolls", figures.throws),
        points=trn("1 point made", "{count} points made", figures.points_made),
        longest=figures.longest_hand,
    )


def figures_tip(figures: ShooterFigures) -> str:
    """What a hand is, and how the one that goes on stands."""
    what = tr("A hand lasts until the seven-out. Its length is counted in rolls.")
    if not figures.throws:
        return what
    now = tr(
        "Hands so far: {hands}, seven-outs: {outs}, rolls in this hand: {throws}.",
        hands=figures.hands,
        outs=figures.seven_outs,
        throws=figures.throws_of_hand,
    )
    return f"{what}\n{now}"


def _newest(rows: Trail[LogRow]) -> tuple[LogRow, ...]:
    """The newest lines; the oldest of them stays the same for a while."""
    first = max(len(rows) - MOST_LINES, 0) // LEFT_OUT_AT_ONCE * LEFT_OUT_AT_ONCE
    earlier = sentence("Earlier rolls are in the game record.")
    return (LogRow(earlier, Tone.PLAIN), *rows[first:]) if first else rows[:]


def _text(row: LogRow) -> str:
    text = shown(row.text)
    return f"{_SIGNS[row.tone]} {text}" if row.tone in _SIGNS else text


class CrapsCards:
    """The bets, the log of throws, the bankroll, and who plays by the rules of which house."""

    def __init__(self, appearance: Appearance, chances: CrapsChances, *, is_first_visit: bool) -> None:
        self.bets, self.throws = BetsCard(appearance, chances), ThrowsCard(appearance)
        self.bankroll = BankrollCard(appearance)
        self.coach = CrapsCoachCard(appearance)
        bettors = ((name, bettor_title(name), bettor_plan(name)) for name in BETTORS)
        self.players = SoloPlayersCard(appearance, bettors)
        self.house = HouseRow(appearance, is_first_visit=is_first_visit)
        self.players.add(self.house)
        others = (self.bets, self.coach, self.throws, self.bankroll)
        self.tall = self.throws
        self.in_order: tuple[QWidget, ...] = (
            (self.players, *others) if is_first_visit else (*others, self.players)
        )

    def question_of_bet(self, state: CrapsState, name: str) -> Question:
        """How the price of a bet comes about that lies on this table."""
        return LoneQuestion(partial(working_of_bet, state, name))

    def coaching(
        self, tab: GameTab[CrapsState, Any], table: CrapsGameTable, felt: LayoutView, chips: ChipRow
    ) -> CrapsCoaching:
        """The coach of this tab, who speaks on these cards."""
        game = CoachedGame(CRAPS_KIT, table, tab, tab.bridge, tab.pace, self.coach)
        return CrapsCoaching(game, self.coach, tab.short_jobs, felt, chips)

    @property
    def folds(self) -> tuple[Folded[CrapsState, Any], ...]:
        """The log, the shooter's figures, and the bankroll's line."""
        return (*self.throws.folds, self._worths)

    def begin(self, state: CrapsState) -> None:
        """Another game has begun, or is told from its beginning: the bankroll's line begins anew."""
        self._worths = Folded(first_worth(state), line_after)

    def show_game(self, session: GameSession[CrapsState]) -> None:
        """Show the game as it stands."""
        self.bets.show_bets(bet_rows(session.state), is_over=session.is_over)
        self.players.show_watched(is_watched=session.computer_moves)
        self.throws.player = session.seats[0].name
        self.throws.show_history(session.history)
        self.bankroll.show_line(self._worths.of(session.history))
