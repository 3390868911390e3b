"""The cards of the Hazard tab: the come-outs, the chances and the coach, the throws of the turn, and the casters."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QPushButton,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from dicedesk.coach.coach import Coach
from dicedesk.coach.explanation import ChoiceExplanation, Explanation, LoneExplanation
from dicedesk.games.catalogue import load_coach
from dicedesk.games.hazard.game import GAME
from dicedesk.games.hazard.odds import TOTALS
from dicedesk.games.hazard.players import HAZARD_PLAYERS
from dicedesk.games.hazard.rules import (
    MAINS,
    MOST_CASTERS,
    ChooseMain,
    HazardMove,
    HazardState,
    Throw,
    Verdict,
    come_out,
)
from dicedesk.games.hazard.table import HazardGameTable
from dicedesk.games.hazard.telling import (
    HazardView,
    RoundOutlook,
    RoundRow,
    coach_text,
    cost_texts,
    mains_in,
)
from dicedesk.games.hazard.unit import UNIT
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.telling import CoachText, Tone
from dicedesk.ui.base.look.appearance import Appearance, set_style, set_variant
from dicedesk.ui.base.look.theme import Corner, Space, Type, font, mixed, scaled
from dicedesk.ui.base.tables import Column, NewestRows, RowsModel, RowsTable
from dicedesk.ui.base.widgets.card import Card, OpeningNumber, label
from dicedesk.ui.base.words import listed, shown, tr, trn
from dicedesk.ui.games.hazard.choices import MainRow
from dicedesk.ui.table.coaching import ChoiceCoaching, CoachCard, CoachingContext, coach_of
from dicedesk.ui.table.game_tab import GameTab
from dicedesk.ui.table.seats_card import SeatsCard


class HazardCoaching(ChoiceCoaching[HazardState]):
    """Signals: those of any coaching."""

    def __init__(self, game: CoachingContext[HazardState], jobs: Jobs, choices: MainRow) -> None:
        self._choices = choices
        super().__init__(game, coach_of(game.parts, jobs, game.tab))
        choices.chosen.connect(lambda _: self.think_again())

    @property
    def can_choose(self) -> bool:
        """Whether the player has to choose a main."""
        return super().can_choose and self.state.main is None

    def chosen(self) -> Explanation | None:
        """How the rounds won are calculated: with the chosen main if there is none in play yet."""
        if self.session.is_over:
            return None
        coach, state = load_coach("hazard"), self.state
        moves = tuple(evaluation.move for evaluation in coach.evaluate(state, self.against))
        return ChoiceExplanation(coach, state, self._move, self.against, moves)

    def explanation_of_chance(self) -> Explanation | None:
        """How the chance to win the round is calculated."""
        if self.session.is_over:
            return None
        # 15 ms later than the cards: the coach calculates its chances when it is loaded.
        from dicedesk.games.hazard.coach import chance_working

        state, move = self.state, self._move
        return LoneExplanation(lambda: chance_working(state, move))

    @property
    def _move(self) -> ChooseMain | Throw:
        return ChooseMain(self._choices.main) if self.state.main is None else Throw()

    def speak(self, known: Coach[HazardState, HazardMove] | None) -> CoachText:
        """Show each main's cost on the mains, and the reason for the best on the card."""
        mains = known.evaluate(self.state, self.against) if known else ()
        verdicts = self.verdicts(mains_in(mains).values())
        self._choices.show_verdicts(verdicts and {move.main: each for move, each in verdicts.items()})
        self._choices.show_costs(cost_texts(mains))
        return coach_text(mains)


class CastersCard(SeatsCard):
    """A seat for each caster, with the rounds won."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(
            appearance, HAZARD_PLAYERS, MOST_CASTERS, tr("Casters"), tr("Pause before the computer throws")
        )

    def seat_words(self, number: int) -> str:
        return tr("Caster {seat}", seat=number)

    def score_words(self, score: int) -> str:
        return trn("1 won", "{count} won", score)

    def turn_words(self, score: int) -> str:
        return trn("1 round won; has the dice", "{count} rounds won; has the dice", score)


_TOKENS = {Tone.PLAIN: "text_second", Tone.BRIGHT: "text", Tone.GOOD: "good", Tone.BAD: "bad"}
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_TALL = 1000
_GAP = 10
"""Room between two columns, in pixels."""

_ROWS_SEEN = 3
"""Least number of visible throws, if none of their notes wraps."""

_SIGNS = {Tone.GOOD: "✓", Tone.BAD: "✗"}


class HazardCoachCard(CoachCard):
    """The chance to win and its origin, the coach's text, and a button that simulates rounds.

    Signals: `simulation_wanted()` when the player wants to see the chances simulated, and those of any coach.
    """

    simulation_wanted = Signal()
    chance_asked = Signal()
    """The player asks how the chance to win the round is calculated."""

    def __init__(self, appearance: Appearance) -> None:
        self.lead, self._from = OpeningNumber("goodLead"), label("second", wraps=True)
        super().__init__(appearance, UNIT, tr("Compare the mains (B)"), above=(self.lead, self._from))
        self.lead.asked.connect(self.chance_asked)
        self.simulate = QPushButton(tr("Simulate rounds…"))
        set_style(self.simulate, "quiet")
        self.simulate.setToolTip(tr("Simulate rounds to compare with the exact odds (S)"))
        self.simulate.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.simulate.clicked.connect(self.simulation_wanted)
        self.add(self.simulate)

    def show_outlook(self, outlook: RoundOutlook) -> None:
        """Show the text about the coming or current round."""
        self.lead.setText(shown(outlook.lead))
        self._from.setText(shown(outlook.why))


class RoundDelegate(QStyledItemDelegate):
    """Paints the throws: in the color of their meaning, notes wrapped, and a line between two rounds."""

    def __init__(self, appearance: Appearance, table: RowsTable) -> None:
        super().__init__(table)
        self._appearance, self._table = appearance, table

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one cell."""
        row, palette = index.data(RowsModel.ROW_ROLE), self._appearance.palette
        painter.save()
        if index.row() and index.sibling(index.row() - 1, 0).data(RowsModel.ROW_ROLE).round != row.round:
            painter.setPen(QPen(palette.color("stroke"), 1))
            painter.drawLine(option.rect.topLeft(), option.rect.topRight())
        painter.setFont(self._table.font())
        painter.setPen(palette.color(_TOKENS[row.tone]))
        painter.drawText(option.rect.adjusted(0, 0, -_GAP, 0), int(_WRAP), index.data())
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The size of the text; notes take the width of their column."""
        is_last = index.column() == index.model().columnCount() - 1
        width = self._table.columnWidth(index.column()) - _GAP if is_last else _TALL
        box = self._table.fontMetrics().boundingRect(QRect(0, 0, width, _TALL), int(_WRAP), index.data())
        return QSize(box.width() + _GAP, box.height() + Space.SMALL)


class ThrowsTable(NewestRows):
    """Needs the height of a few rows, and takes the room that other cards leave."""

    def sizeHint(self) -> QSize:
        rows = _ROWS_SEEN * (self.fontMetrics().height() + Space.SMALL)
        return QSize(super().sizeHint().width(), self.horizontalHeader().sizeHint().height() + rows)

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())


class TurnCard(Card):
    """The throws of the current turn, newest at the bottom."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(tr("This turn"))
        self.table = ThrowsTable(_columns(), tr("Throws in this turn"))
        set_style(self.table, "lowRows")
        set_variant(self.table, "small")
        self.table.verticalHeader().setMinimumSectionSize(self.table.fontMetrics().height())
        self.table.setItemDelegate(RoundDelegate(appearance, self.table))
        appearance.changed.connect(self.table.viewport().update)
        self.foot = label("second", wraps=True)
        self.add(self.table, 1)
        self.add(self.foot)

    def show_turn(self, rows: Sequence[RoundRow], foot: str) -> None:
        """Show all throws of a turn, and the line under them."""
        self.table.show_rows(rows)
        self.foot.setText(foot)


_TOKENS_OF_VERDICTS = {Verdict.WINS: "good", Verdict.LOSES: "bad"}
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
_SOFT = 0.38
"""Strength of the color of a cell outside the lit row."""

_CELL_GAP = 4.0
_FRAME = 2.0
_TITLE = 1.7
"""The width of a row's title, in cells."""

_NO_MAIN, _NO_CHANCE = MAINS[0] - 1, TOTALS[0] - 1
"""The column and the row of the titles."""


class ComeOutTable(QWidget):
    """The result of each chance with each main. The row of the main in play is lit, the current chance framed."""

    accessible_role = "Graphic"

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self.lit_main: int | None = None
        self.framed_chance: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("What the come-out roll decides"))
        appearance.changed.connect(self.update)

    def show_round(self, main: int | None, chance: int | None) -> None:
        """Light a main's row and frame the chance in it."""
        self.lit_main, self.framed_chance = main, chance
        self.setAccessibleDescription("" if main is None else row_in_words(main, chance))
        self.update()

    def cell_at(self, spot: QPointF) -> tuple[int, int] | None:
        """The main and the chance of the cell at a spot; None outside the cells."""
        cells = ((main, chance) for main in MAINS for chance in TOTALS)
        return next((cell for cell in cells if self._box(*cell).contains(spot)), None)

    def sizeHint(self) -> QSize:
        """A row of titles and a row for each main."""
        return QSize(280, (1 + len(MAINS)) * (scaled(Type.BODY) + Space.MEDIUM - 2))

    def event(self, event: QEvent) -> bool:
        """Explain the cell under the mouse."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            cell = self.cell_at(QPointF(event.pos()))
            if cell is not None:
                QToolTip.showText(event.globalPos(), cell_in_words(*cell), self)
                return True
            QToolTip.hideText()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self._appearance.palette
        painter.setFont(font(Type.BODY, bold=True))
        painter.setPen(palette.color("text_second"))
        painter.drawText(self._box(_NO_MAIN, _NO_CHANCE), _LEFT, tr("Main"))
        for chance in TOTALS:
            painter.drawText(self._box(_NO_MAIN, chance), Qt.AlignmentFlag.AlignCenter, str(chance))
        painter.setFont(font(Type.BODY, bold=True))
        for main in MAINS:
            is_lit = main == self.lit_main
            painter.setPen(palette.color("accent" if is_lit else "text_second"))
            text = tr("▸ {main}", main=main) if is_lit else str(main)
            painter.drawText(self._box(main, _NO_CHANCE), _RIGHT, text)
            for chance in TOTALS:
                self._paint_cell(painter, main, chance)
        painter.end()

    def _paint_cell(self, painter: QPainter, main: int, chance: int) -> None:
        palette, verdict, box = self._appearance.palette, come_out(main, chance), self._box(main, chance)
        is_lit = main == self.lit_main
        ink, ground = palette.color("text"), palette.color("groove" if is_lit else "raised")
        if verdict in _TOKENS_OF_VERDICTS:
            ground = palette.color(_TOKENS_OF_VERDICTS[verdict])
            if is_lit:
                ink = palette.color("on_accent")
            else:
                ground = mixed(palette.color("surface"), ground, _SOFT)
        is_framed = is_lit and chance == self.framed_chance
        painter.setPen(QPen(palette.color("text"), _FRAME) if is_framed else Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(box, Corner.BAR + 2, Corner.BAR + 2)
        painter.setPen(ink)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter(verdict))

    def _box(self, main: int, chance: int) -> QRectF:
        """A cell's rectangle; the titles are the cells before the first."""
        across, down = self.width() / (len(TOTALS) + _TITLE), self.height() / (len(MAINS) + 1)
        half, top = _CELL_GAP / 2, (main - MAINS[0] + 1) * down
        if chance < TOTALS[0]:
            return QRectF(0, top, _TITLE * across, down).adjusted(0, half, -half, -half)
        left = (chance - TOTALS[0] + _TITLE) * across
        return QRectF(left, top, across, down).adjusted(half, half, -half, -half)


class ComeOutCard(Card):
    """The rules of the come-out throw."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(tr("Come-out roll, by main"))
        self.table = ComeOutTable(appearance)
        self.add(self.table)
        legend = tr(
            "{win}: win, {loss}: loss, {again}: throw again",
            win=letter(Verdict.WINS),
            loss=letter(Verdict.LOSES),
            again=letter(Verdict.CONTINUES),
        )
        self.add(label("second", legend, wraps=True))


def letter(verdict: Verdict) -> str:
    """The text of a cell: W for a win, L for a loss, a dot if the round goes on."""
    return {Verdict.WINS: tr("W"), Verdict.LOSES: tr("L"), Verdict.CONTINUES: "·"}[verdict]


def cell_in_words(main: int, chance: int) -> str:
    """A cell in words, such as "Main 7, chance 11: wins"."""
    return {
        Verdict.WINS: tr("Main {main}, chance {chance}: win", main=main, chance=chance),
        Verdict.LOSES: tr("Main {main}, chance {chance}: lose", main=main, chance=chance),
        Verdict.CONTINUES: tr("Main {main}, chance {chance}: throw again", main=main, chance=chance),
    }[come_out(main, chance)]


def row_in_words(main: int, chance: int | None) -> str:
    """A main's row in words, with the chance in play."""
    totals = {
        verdict: listed(total for total in TOTALS if come_out(main, total) is verdict) for verdict in Verdict
    }
    row = tr(
        "Main {main}: win on {wins}; lose on {loses}; throw again on {goes_on}.",
        main=main,
        wins=totals[Verdict.WINS],
        loses=totals[Verdict.LOSES],
        goes_on=totals[Verdict.CONTINUES],
    )
    return row if chance is None else tr("{row} The chance is {chance}.", row=row, chance=chance)


class HazardCards:
    """The come-out table, the chances, the throws of the turn, and the casters."""

    def __init__(self, appearance: Appearance) -> None:
        self.come_out, self.coach = ComeOutCard(appearance), HazardCoachCard(appearance)
        self.turn, self.players = TurnCard(appearance), CastersCard(appearance)
        self.in_order = (self.come_out, self.coach, self.players, self.turn)
        self.tall = self.turn

    def show_game(self, view: HazardView) -> None:
        """Show the round, the turn, and the casters' scores."""
        self.come_out.table.show_round(view.lit_main, view.chance)
        self.coach.show_outlook(view.outlook)
        self.turn.show_turn(view.rows, shown(view.foot))
        self.players.show_watched(is_watched=view.is_watched)
        self.players.show_scores(view.scores, view.caster)

    def coaching(
        self, tab: GameTab[HazardState, Any], table: HazardGameTable, jobs: Jobs, choices: MainRow
    ) -> HazardCoaching:
        """The coach of this tab, whose text is on these cards."""
        return HazardCoaching(
            CoachingContext(GAME, table, tab, tab.bridge, tab.pace, self.coach), jobs, choices
        )


def _columns() -> tuple[Column, ...]:
    return (
        Column(tr("Main"), text=lambda row: str(row.main), tip=_tip),
        Column(tr("Sum"), text=lambda row: str(row.roll), tip=_tip),
        Column(tr("Result"), text=_result, tip=_tip),
        Column(tr("Notes"), text=lambda row: row.notes, tip=_tip),
    )


def _result(row: RoundRow) -> str:
    result = shown(row.result)
    return f"{_SIGNS[row.tone]} {result}" if row.tone in _SIGNS else result


def _tip(row: RoundRow) -> str:
    faces = " + ".join(map(str, row.faces))
    return tr("Round {round}: {faces} = {total}", round=row.round, faces=faces, total=row.roll)
