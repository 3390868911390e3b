"""The coach of craps: the costs of the bets on the table, and of a bet on the current spot."""

from collections.abc import Callable, Hashable
from functools import partial

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy

from dicedesk.coach.coach import Coach
from dicedesk.coach.explanation import ChoiceExplanation, Explanation, LoneExplanation
from dicedesk.coach.working import Working
from dicedesk.core.game import Move
from dicedesk.core.words import Joined
from dicedesk.games.craps.bets import title_of
from dicedesk.games.craps.coach import CRAPS_COACH, working_of_bet, working_of_table, working_until_gone
from dicedesk.games.craps.costs import (
    Costs,
    coach_text,
    coming_texts,
    costs_at,
    gain_words,
)
from dicedesk.games.craps.layout import stake_on
from dicedesk.games.craps.rules import CrapsMove, CrapsState, PlaceBet, TakeDown, Throw
from dicedesk.games.craps.unit import UNIT
from dicedesk.games.craps.verdicts import spot_verdicts
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.telling import CoachText
from dicedesk.ui.base.look.appearance import Appearance, set_variant
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.tables import Column, OpeningCells, RowsTable, WrappedRowDelegate
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.base.work import BackgroundValue
from dicedesk.ui.games.craps.buttons import ChipRow
from dicedesk.ui.games.craps.layout.view import LayoutView
from dicedesk.ui.table.coaching import CoachCard, Coaching, CoachingContext

_RIGHT = Qt.AlignmentFlag.AlignRight
_NEXT_ROLL = 1


class CostsTable(RowsTable):
    """The value of each bet; as high as its rows. It is hidden if there are no bets.

    Signals: `next_roll_asked(str)` and `until_gone_asked(str)` with the bet whose number to explain.
    """

    next_roll_asked = Signal(str)
    until_gone_asked = Signal(str)

    def __init__(self, appearance: Appearance) -> None:
        columns = (
            Column(tr("Bet"), text=lambda price: title_of(price.name)),
            Column(
                tr("Next roll"),
                text=lambda price: gain_words(price.next_throw),
                alignment=_RIGHT,
                opens=_always,
            ),
            Column(
                tr("Overall"),
                text=lambda price: gain_words(price.until_gone),
                alignment=_RIGHT,
                opens=_always,
            ),
        )
        super().__init__(columns, tr("Average result of each bet"), stretched=0)
        self.setObjectName("lowRows")
        set_variant(self, "small")
        self.setItemDelegate(WrappedRowDelegate(appearance, self, lambda _row, _column: "text"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        OpeningCells(self).asked.connect(self._on_asked)
        self.verticalHeader().setMinimumSectionSize(1)

    def show_costs(self, costs: Costs | None) -> None:
        """Show the bets on the table; None for none."""
        bets = costs.table.bets if costs else ()
        if bets != self.rows:
            self.show_rows(bets)
            self.resizeRowsToContents()
            self.updateGeometry()
        self.setVisible(bool(bets))

    def _on_asked(self, index: QModelIndex) -> None:
        opening = self.next_roll_asked if index.column() == _NEXT_ROLL else self.until_gone_asked
        opening.emit(self.rows[index.row()].name)

    def sizeHint(self) -> QSize:
        """The height of the titles and the rows: the card scrolls with the others, and not by itself."""
        height = sum(map(self.rowHeight, range(len(self.rows)))) + self.horizontalHeader().sizeHint().height()
        return QSize(super().sizeHint().width(), height + 2 * self.frameWidth() + Space.TIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())


class CrapsCoachCard(CoachCard):
    """Signals: those of any coach, and those of the `table`, which is made for the first costs."""

    next_roll_asked = Signal(str)
    until_gone_asked = Signal(str)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance, UNIT, tr("Show what bets cost (B)"), style="lead")
        self.table: CostsTable | None = None

    def show_costs(self, costs: Costs | None) -> None:
        """Show the cost of each bet, or remove it for None."""
        if self.table is None and costs is not None:
            self.table = CostsTable(self._appearance)
            self.table.next_roll_asked.connect(self.next_roll_asked)
            self.table.until_gone_asked.connect(self.until_gone_asked)
            self._column.insertWidget(self._column.indexOf(self.button), self.table)
            # It was made after all other stops of the Tab key.
            self.setTabOrder(self.best, self.table)
        if self.table is not None:
            self.table.show_costs(costs)


def _always(_price: object) -> bool:
    return True


_MOST_KNOWN = 100
"""The most costs remembered: each bet and each spot has its own."""


class CrapsCoaching(Coaching[CrapsState, Costs]):
    """One answer holds until the next throw, for all bets made before it. Signals: those of any coaching."""

    def __init__(
        self,
        game: CoachingContext[CrapsState],
        card: CrapsCoachCard,
        jobs: Jobs,
        long_jobs: Jobs,
        felt: LayoutView,
        chips: ChipRow,
    ) -> None:
        """`long_jobs` weigh the bets on all spots, which may take a second."""
        self._costs, self._felt, self._chips = card, felt, chips
        self._weighed = BackgroundValue(long_jobs, spot_verdicts, _failed, game.tab, most=_MOST_KNOWN)
        self._last = CoachText()
        self._is_to_tell = False
        super().__init__(game, BackgroundValue(jobs, costs_at, _failed, game.tab, most=_MOST_KNOWN))
        card.next_roll_asked.connect(lambda name: self._explain_bet(working_of_bet, name))
        card.until_gone_asked.connect(lambda name: self._explain_bet(working_until_gone, name))
        self._weighed.changed.connect(self._show_verdicts)
        felt.spot_changed.connect(lambda *_: self._on_spot())
        chips.chosen.connect(lambda *_: self._on_chip())

    @property
    def turn(self) -> Hashable:
        """The number of moves at the last throw."""
        history = self.session.history
        since = (moves for moves, played in enumerate(reversed(history)) if isinstance(played.move, Throw))
        return len(history) - next(since, len(history))

    def decision(self, moves: tuple[Move, ...]) -> Hashable:
        """Each bet is a choice of its own."""
        return self.turn, moves

    def warning(self, move: Move, text: str) -> str:
        """Name the bet: the current spot may be another by now."""
        if isinstance(move, PlaceBet | TakeDown):
            return tr("{bet}: {text}", bet=shown(title_of(move.name)), text=text)
        return text

    def key(self) -> tuple[CrapsState, str, int]:
        """The table, the current spot, and the dollars that the chosen chip puts there."""
        spot = self._felt.spot or ""
        return self.state, spot, stake_on(self.state.rules, spot, self._chips.chip)

    def show(self) -> None:
        super().show()
        self._show_verdicts()

    def _show_verdicts(self) -> None:
        """Show the class of a bet on each spot, once all are known for the current position and chip."""
        if not (self.shows_verdicts and self._is_seen and self.is_wanted):
            self._felt.show_verdicts({})
            return
        self._weighed.watch((self.state, self._chips.chip))
        self._felt.show_verdicts(self._weighed.value or {})

    def on_left(self) -> None:
        super().on_left()
        self._weighed.stop()

    def speak(self, costs: Costs | None) -> CoachText:
        """Show the cost of each bet in the table; the card has the total, and the cost of a bet on the spot."""
        self._costs.show_costs(costs)
        self._last = coach_text(costs) if costs else CoachText()
        if costs and self._is_to_tell:
            self._is_to_tell = False
            if costs.coming:
                self.told.emit(shown(Joined(coming_texts(costs.coming), sign="\n")))
        return self._last

    def waiting(self) -> CoachText:
        """The last text, for the moment until the next costs are ready."""
        return self._last if self._last.best and not self._background.error else super().waiting()

    @property
    def coach(self) -> Coach[CrapsState, CrapsMove]:
        """The coach, which always answers at once."""
        return CRAPS_COACH

    def explanation(self) -> Explanation | None:
        """How the cost of all bets is calculated; on an empty table that of the bet on the current spot."""
        if self.state.bets:
            return LoneExplanation(partial(working_of_table, self.state))
        return self._explanation_of_spot()

    def chosen(self) -> Explanation | None:
        """How the cost of the bet on the current spot is calculated; that of all bets if there is no spot."""
        return self._explanation_of_spot() or self.explanation()

    @property
    def shows_chosen(self) -> bool:
        """Whether the cost is on the screen: the cost of a bet on a spot is always beside the dice."""
        return self._explanation_of_spot() is not None or super().shows_chosen

    def _explanation_of_spot(self) -> Explanation | None:
        """None if no bet can be made on the current spot."""
        _, spot, stake = self.key()
        move = PlaceBet(spot, stake)
        if self.state.refusal(move) is not None:
            return None
        return ChoiceExplanation(self.coach, self.state, move, self.against)

    def _explain_bet(self, working: Callable[[CrapsState, str], Working | None], name: str) -> None:
        self.explain(LoneExplanation(partial(working, self.state, name)))

    def _on_spot(self) -> None:
        """Have the cost of a bet read aloud when the keyboard moves to its spot."""
        spot = self._felt.spot
        self._is_to_tell = spot is not None and self._felt.button(spot).hasFocus()
        self.show()

    def _on_chip(self) -> None:
        self.think_again()
        self._on_spot()


def _failed(reason: str) -> str:
    return tr("The cost of the bets could not be calculated: {reason}", reason=reason)
