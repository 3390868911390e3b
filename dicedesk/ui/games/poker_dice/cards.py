"""The cards of the Poker Dice tab: the payouts, the chances, the coach, the hands of this game, and the players."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractScrollArea, QHeaderView, QSizePolicy

from dicedesk.coach.explanation import ChoiceExplanation, ChoiceToExplain, Explanation, LoneExplanation
from dicedesk.coach.verdict import verdict_on
from dicedesk.games.poker_dice.coach import (
    PokerDiceCoach,
    award_without_advice,
    hand_in_play,
    hands_without_advice,
    working_of_award,
    working_of_pay,
)
from dicedesk.games.poker_dice.game import GAME
from dicedesk.games.poker_dice.odds import PokerDiceOdds
from dicedesk.games.poker_dice.rules import (
    POKER_DICE,
    Category,
    Hold,
    PlayHand,
    PokerDiceState,
    category_title,
    places_kept,
)
from dicedesk.games.poker_dice.table import PokerDiceGameTable
from dicedesk.games.poker_dice.table_view import (
    UNKNOWN,
    HandOutlook,
    PayRow,
    PokerDiceView,
    choice_of,
    coach_text,
    faces_at,
    text_with_classes,
)
from dicedesk.games.poker_dice.telling import HandRow
from dicedesk.games.poker_dice.unit import UNIT
from dicedesk.play.telling import CoachText
from dicedesk.ui.base.dice.choosing import ChoosingTray
from dicedesk.ui.base.look.appearance import Appearance, set_variant
from dicedesk.ui.base.look.theme import Space, Type, scaled
from dicedesk.ui.base.tables import Column, LitRowDelegate, NewestRows, OpeningCells, RowsTable, WholeRows
from dicedesk.ui.base.widgets.card import Card, OpeningNumber, label
from dicedesk.ui.base.words import money, shown, tr
from dicedesk.ui.games.poker_dice.chances import PokerDiceChances
from dicedesk.ui.table.coaching import CoachCard, Coaching, CoachingContext
from dicedesk.ui.table.game_tab import GameTab
from dicedesk.ui.table.players_card import SoloPlayersCard

_HAIR = "\N{HAIR SPACE}"
_FEWEST_ROWS = 3
_RIGHT = Qt.AlignmentFlag.AlignRight

_EXAMPLES: Mapping[Category, str] = MappingProxyType(
    {
        Category.FIVE_OF_A_KIND: "5 5 5 5 5",
        Category.FOUR_OF_A_KIND: "5 5 5 5 2",
        Category.STRAIGHT: "1 2 3 4 5 · 2 3 4 5 6",
        Category.FULL_HOUSE: "5 5 5 2 2",
        Category.THREE_OF_A_KIND: "5 5 5 2 3",
        Category.TWO_PAIR: "5 5 2 2 3",
    }
)


def _pay_columns() -> tuple[Column, ...]:
    return (
        Column(
            "",
            text=lambda row: "▸" if row.is_now else "",
            spoken=_mark_in_words,
            spoken_title=tr("Current hand"),
        ),
        Column(
            tr("Hand"),
            text=lambda row: category_title(row.category),
            tip=lambda row: tr("Example: {dice}", dice=_EXAMPLES[row.category]),
        ),
        Column(tr("Pays"), text=lambda row: money(row.pays), alignment=_RIGHT),
        Column(
            tr("Chance", "probability"),
            text=lambda row: row.chance,
            alignment=_RIGHT,
            opens=lambda row: row.chance not in ("", UNKNOWN),
        ),
    )


def _mark_in_words(row: PayRow) -> str:
    """The text of the cell for a screen reader, which may not be empty."""
    return shown(category_title(row.category)) if row.is_now else "–"


def _hand_columns() -> tuple[Column, ...]:
    return (
        Column("", text=lambda row: str(row.hand), spoken_title=tr("Hand number")),
        Column(
            tr("Dice"),
            text=lambda row: _HAIR.join(map(str, row.dice)),
            spoken=lambda row: " ".join(map(str, row.dice)),
        ),
        Column(tr("Hand"), text=lambda row: category_title(row.category)),
        Column(tr("Pays"), text=lambda row: money(row.pays), alignment=_RIGHT),
        Column(tr("Money"), text=lambda row: money(row.bankroll), alignment=_RIGHT),
    )


_FIGURES = (2, 3)
"""The columns of payouts and chances."""


class PaysCard(Card):
    """The payout of each hand, and its chance from here. Signals: `why_asked()` at one of the chances."""

    why_asked = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(tr("Payouts"))
        self.table = RowsTable(_pay_columns(), tr("Payout and chance of each hand"), stretched=1)
        self.table.setItemDelegate(LitRowDelegate(appearance, self.table, _token_of_pay))
        self.table.setObjectName("lowRows")
        self.table.setSizeAdjustPolicy(QAbstractScrollArea.SizeAdjustPolicy.AdjustToContents)
        self.table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        OpeningCells(self.table).asked.connect(lambda _: self.why_asked.emit())
        _narrow(self.table, Space.LARGE)
        for column in _FIGURES:
            self.table.horizontalHeader().setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
        self.add(self.table)

    def show_rows(self, rows: Sequence[PayRow]) -> None:
        """Show the categories that pay; figures keep apart even if their titles are short."""
        self.table.show_rows(rows)
        header = self.table.horizontalHeader()
        for column in _FIGURES:
            width = self.table.sizeHintForColumn(column) + Space.MEDIUM
            header.resizeSection(column, max(width, header.sectionSizeHint(column)))


class PokerDiceCoachCard(CoachCard):
    """The value of the choice, the coach's advice, and the distance to the award.

    Signals: those of any coach, and `pay_asked()`, `award_asked()` and `hands_asked()` at these numbers.
    """

    pay_asked = Signal()
    award_asked = Signal()
    hands_asked = Signal()

    def __init__(self, appearance: Appearance) -> None:
        self.choice, self._hold = OpeningNumber("body"), label("body", wraps=True)
        self.award, self.hands = OpeningNumber("second"), OpeningNumber("second")
        self._missed = label("second", wraps=True)
        super().__init__(
            appearance,
            UNIT,
            tr("Show what to keep (B)"),
            above=(self.choice, self._hold),
            below=(self.award, self._missed, self.hands),
        )
        self.choice.asked.connect(self.pay_asked)
        self.award.asked.connect(self.award_asked)
        self.hands.asked.connect(self.hands_asked)
        self.show_outlook(HandOutlook())

    def show_outlook(self, outlook: HandOutlook) -> None:
        """Show the text about the dice."""
        self.write(
            (self.choice, shown(outlook.choice)),
            (self._hold, shown(outlook.hold)),
            (self.award, shown(outlook.award)),
            (self._missed, shown(outlook.missed)),
            (self.hands, shown(outlook.hands)),
        )


class GameCard(Card):
    """The hands of this game, the newest at the bottom, and the best score."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(tr("This game"))
        self._standing = label("second", wraps=True)
        self.table = NewestRows(_hand_columns(), tr("Hands in this game"), stretched=2)
        self.table.setItemDelegate(LitRowDelegate(appearance, self.table, lambda _: None))
        self.table.setObjectName("lowRows")
        set_variant(self.table, "small")
        # Its hands scroll within it; all cards together scroll only if even a few hands have no room.
        self.table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.table.setMinimumHeight(scaled(_FEWEST_ROWS * 2 * Type.BODY))
        _narrow(self.table, Space.LARGE + Space.SMALL)
        self.add(self._standing)
        self.add(WholeRows(self.table), 1)

    def show_game(self, standing: str, hands: Sequence[HandRow]) -> None:
        """Show the best score, and every scored hand."""
        self._standing.setText(standing)
        self.table.show_rows(hands)


class PokerDiceCoaching(Coaching[PokerDiceState, PokerDiceOdds]):
    """Signals: those of any coaching."""

    def __init__(
        self, game: CoachingContext[PokerDiceState], chances: PokerDiceChances, tray: ChoosingTray
    ) -> None:
        self._chances, self._tray = chances, tray
        super().__init__(game, chances)

    @property
    def can_choose(self) -> bool:
        """Whether the player has to choose dice, and their chances can be calculated."""
        return super().can_choose and self.state.in_hand and not self._chances.error

    def key(self) -> str:
        """The chances are those of the rules."""
        return self.state.rules_text()

    def speak(self, odds: PokerDiceOdds | None) -> CoachText:
        """Light the dice that are best kept; the card has the reason, and the costs of the next two choices."""
        if odds is None:
            self._tray.set_advised(())
            self._tray.show_verdict(None)
            return CoachText()
        choices = PokerDiceCoach(lambda: odds).evaluate(self.state, self.against)
        self._tray.set_advised(places_kept(choices[0].move))
        if not self.shows_verdicts:
            self._tray.show_verdict(None)
            return coach_text(self.state, choices)
        chosen = choice_of(self.state, choices, sorted(self._tray.kept))
        self._tray.show_verdict(verdict_on(chosen, UNIT))
        return text_with_classes(self.state, choices)

    def chosen(self) -> Explanation | ChoiceToExplain | None:
        """The explanation, even before the chances are known."""
        if self.session.is_over:
            return None
        move = Hold() if self.state.in_hand else PlayHand()
        return self.explanation() or ChoiceToExplain(POKER_DICE.id, self.state, move, self.against)

    def explanation(self) -> Explanation | None:
        """How the number of hands with the best choice is calculated."""
        coach, state = self.coach, self.state
        if coach is None or self.session.is_over:
            return None
        moves = tuple(evaluation.move for evaluation in coach.evaluate(state, self.against))
        return ChoiceExplanation(coach, state, moves[0], self.against, moves)

    def explanation_of_pay(self, places: Sequence[int]) -> Explanation:
        """How the hand's average pay is calculated, with the dice at these places, from 0, kept."""
        odds, state = self._chances.value, self.state
        keep = faces_at(state.dice, places) if state.in_hand else ()
        return LoneExplanation(lambda: working_of_pay(odds, hand_in_play(state, keep)) if odds else None)

    def explanation_of_award(self) -> Explanation:
        """How the chance of the award is calculated; after the game, the number of hands that the next one takes."""
        odds, state = self._chances.value, self.state
        if odds is not None and self.session.is_over:
            return ChoiceExplanation(PokerDiceCoach(lambda: odds), PokerDiceState(), PlayHand(), self.against)
        working = award_without_advice if self.keeps_advice else working_of_award
        return LoneExplanation(lambda: working(odds, state) if odds else None)

    def explanation_of_hands(self) -> Explanation | None:
        """How the number of hands still to play is calculated, with the best choice; in a counted game without
        revealing it.
        """
        odds, state = self._chances.value, self.state
        if odds is None or not self.keeps_advice:
            return self.explanation()
        return LoneExplanation(lambda: hands_without_advice(odds, state))

    @property
    def coach(self) -> PokerDiceCoach | None:
        """The coach with the chances; None before they are known."""
        odds = self._chances.value
        return None if odds is None else PokerDiceCoach(lambda: odds)


class PokerDiceCards:
    """The payouts, the chances, the hands of this game, and the players."""

    def __init__(self, appearance: Appearance) -> None:
        self.pays, self.coach = PaysCard(appearance), PokerDiceCoachCard(appearance)
        self.game = GameCard(appearance)
        self.players = SoloPlayersCard(appearance)
        self.tall = self.game
        self.in_order = (self.pays, self.coach, self.players, self.game)

    def show_game(self, view: PokerDiceView) -> None:
        """Show the payouts from here, the text about the dice, and the hands so far."""
        self.pays.show_rows(view.pays)
        self.coach.show_outlook(view.outlook)
        self.game.show_game(shown(view.standing), view.hands)
        self.players.show_watched(is_watched=view.is_watched)

    def coaching(
        self,
        tab: GameTab[PokerDiceState, Any],
        table: PokerDiceGameTable,
        chances: PokerDiceChances,
        tray: ChoosingTray,
    ) -> PokerDiceCoaching:
        """The coach of this tab, whose text is on these cards."""
        game = CoachingContext(GAME, table, tab, tab.bridge, tab.pace, self.coach)
        return PokerDiceCoaching(game, chances, tray)


def _token_of_pay(row: PayRow) -> str | None:
    return "accent" if row.is_now else None


def _narrow(table: RowsTable, first: int) -> None:
    """Make rows as low as their text, and the first column, for a sign or number, fixed."""
    table.verticalHeader().setMinimumSectionSize(1)
    header = table.horizontalHeader()
    header.setMinimumSectionSize(1)
    header.setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
    header.resizeSection(0, scaled(first))
