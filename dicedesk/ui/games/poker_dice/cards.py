"""The cards of the Poker Dice tab: what hands pay, the chances, the hands of this game, and who plays."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractScrollArea, QHeaderView, QSizePolicy

from dicedesk.core.trail import Folded, Trail
from dicedesk.games.poker_dice.kit import POKER_DICE_KIT
from dicedesk.games.poker_dice.players import PLAYERS, player_plan, player_title
from dicedesk.games.poker_dice.rules import Category, PokerDiceState, category_title
from dicedesk.games.poker_dice.table import PokerDiceGameTable
from dicedesk.games.poker_dice.telling import HandRow, hands_after
from dicedesk.games.poker_dice.unit import UNIT
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.store import Best
from dicedesk.ui.base.dice.choosing import ChoosingTray
from dicedesk.ui.base.look.appearance import Appearance, mark
from dicedesk.ui.base.look.theme import Space, Type, scaled
from dicedesk.ui.base.tables import Column, LitRowDelegate, OpeningCells, RowsTable, newest
from dicedesk.ui.base.widgets.card import Card, OpeningNumber, label, write
from dicedesk.ui.base.words import money, shown, tr
from dicedesk.ui.games.poker_dice.chances import PokerDiceChances
from dicedesk.ui.games.poker_dice.coaching import (
    UNKNOWN,
    HandOutlook,
    PayRow,
    PokerDiceCoaching,
    faces_at,
    outlook_of,
    pay_rows,
)
from dicedesk.ui.games.poker_dice.texts import best_line, dice_of
from dicedesk.ui.table.coaching import CoachCard, CoachingContext, CoachText
from dicedesk.ui.table.game_tab import GameTab
from dicedesk.ui.table.players_card import SoloPlayersCard

_HAIR = "\N{HAIR SPACE}"
_MOST_ROWS, _ROWS_AT_ONCE = 60, 20
"""Of a longer list the newest rows are shown, so that a move costs the same however long the game is."""

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
            text=lambda row: shown(category_title(row.category)),
            tip=lambda row: tr("For example {dice}", dice=_EXAMPLES[row.category]),
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
    """What a screen reader says of the cell, which may not be empty."""
    return shown(category_title(row.category)) if row.is_now else "–"


def _hand_columns() -> tuple[Column, ...]:
    return (
        Column("", text=lambda row: str(row.hand), spoken_title=tr("Number of the hand")),
        Column(
            tr("Dice"),
            text=lambda row: _HAIR.join(map(str, row.dice)),
            spoken=lambda row: " ".join(map(str, row.dice)),
        ),
        Column(tr("Hand"), text=lambda row: shown(category_title(row.category))),
        Column(tr("Pays"), text=lambda row: money(row.pays), alignment=_RIGHT),
        Column(tr("Money"), text=lambda row: money(row.purse), alignment=_RIGHT),
    )


class PaysCard(Card):
    """What each hand pays, and the chance of it from here. Signals: `why_asked()` at one of the chances."""

    why_asked = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(tr("Payouts"))
        self.table = RowsTable(_pay_columns(), tr("What each hand pays, and its chance"))
        self.table.setItemDelegate(LitRowDelegate(appearance, self.table, _token_of_pay))
        self.table.setObjectName("lowRows")
        self.table.setSizeAdjustPolicy(QAbstractScrollArea.SizeAdjustPolicy.AdjustToContents)
        self.table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        OpeningCells(self.table).asked.connect(lambda _: self.why_asked.emit())
        _stretch(self.table, 1, first=Space.LARGE)
        self.add(self.table)

    def show_rows(self, rows: Sequence[PayRow]) -> None:
        """Show the categories that pay; figures stand apart also where their titles are short."""
        self.table.show_rows(rows)
        header = self.table.horizontalHeader()
        for column in (2, 3):
            width = self.table.sizeHintForColumn(column) + Space.MEDIUM
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            header.resizeSection(column, max(width, header.sectionSizeHint(column)))


class PokerDiceCoachCard(CoachCard):
    """What the choice is worth, what the coach advises, and how near the award is.

    Signals: those of any coach, and `pay_asked()`, `award_asked()` and `hands_asked()` at these numbers.
    """

    pay_asked = Signal()
    award_asked = Signal()
    hands_asked = Signal()

    def __init__(self, appearance: Appearance) -> None:
        self._hands_said = ""
        self.choice, self._hold = OpeningNumber("body"), label("body", wraps=True)
        self.award, self.hands = OpeningNumber("second"), OpeningNumber("second")
        super().__init__(
            appearance,
            UNIT,
            tr("Show the best dice (B)"),
            above=(self.choice, self._hold),
            below=(self.award, self.hands),
        )
        self.choice.asked.connect(self.pay_asked)
        self.award.asked.connect(self.award_asked)
        self.hands.asked.connect(self.hands_asked)
        self.show_outlook(HandOutlook())

    def show_outlook(self, outlook: HandOutlook) -> None:
        """Show what is said of the dice now."""
        write(self.choice, outlook.choice)
        write(self._hold, outlook.hold)
        write(self.award, outlook.award)
        self._hands_said = outlook.hands
        self._show_hands()

    def show_text(self, text: CoachText) -> None:
        """Show what the coach says, which tells the hands exactly."""
        super().show_text(text)
        self._show_hands()

    def _show_hands(self) -> None:
        write(self.hands, "" if self.text.best else self._hands_said)


class GameCard(Card):
    """The hands of this game, the newest at the bottom, and the best score."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(tr("This game"))
        self._standing = label("second", wraps=True)
        self.table = RowsTable(_hand_columns(), tr("The hands of this game"))
        self.table.setItemDelegate(LitRowDelegate(appearance, self.table, lambda _: None))
        self.table.setObjectName("lowRows")
        mark(self.table, "small")
        # Its hands scroll within it; all cards together scroll only where even a few of them have no room.
        self.table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.table.setMinimumHeight(scaled(_FEWEST_ROWS * 2 * Type.BODY))
        _stretch(self.table, 2, first=Space.LARGE + Space.SMALL)
        self.add(self._standing)
        self.add(self.table, 1)

    def show_game(self, standing: str, hands: Sequence[HandRow]) -> None:
        """Show the number of the hand with the best score, and every hand that was scored."""
        self._standing.setText(standing)
        self.table.show_rows(newest(hands, _MOST_ROWS, _ROWS_AT_ONCE))


class PokerDiceCards:
    """What hands pay, the chances, the hands of this game, and who plays it."""

    def __init__(self, appearance: Appearance) -> None:
        self.pays, self.coach = PaysCard(appearance), PokerDiceCoachCard(appearance)
        self.game = GameCard(appearance)
        players = ((name, player_title(name), player_plan(name)) for name in PLAYERS)
        self.players = SoloPlayersCard(appearance, players)
        self.tall = self.game
        self.in_order = (self.pays, self.coach, self.game, self.players)
        self._rows = Folded(Trail[HandRow](), hands_after)
        self.folds = (self._rows,)

    def show_choice(
        self, session: GameSession[PokerDiceState], places: Sequence[int], chances: PokerDiceChances
    ) -> None:
        """Show what depends on the dice that are kept, by their places from 0."""
        state, odds = session.state, chances.value
        kept = faces_at(state.dice, places) if state.in_hand else ()
        self.pays.show_rows(pay_rows(odds, state, dice_of(session), kept))
        outlook = outlook_of(odds, state, kept) if odds else HandOutlook(award=chances.error)
        # What a computer keeps is not the choice of whoever watches.
        self.coach.show_outlook(replace(outlook, choice="") if session.computer_moves else outlook)

    def coaching(
        self,
        tab: GameTab[PokerDiceState, Any],
        table: PokerDiceGameTable,
        chances: PokerDiceChances,
        tray: ChoosingTray,
    ) -> PokerDiceCoaching:
        """The coach of this tab, who speaks on these cards."""
        game = CoachingContext(POKER_DICE_KIT, table, tab, tab.bridge, tab.pace, self.coach)
        return PokerDiceCoaching(game, chances, tray)

    def show_game(self, session: GameSession[PokerDiceState], best: Best | None) -> None:
        """Show the hands so far, and the fewest in which an award was ever won."""
        self.game.show_game(best_line(session, best), self._rows.of(session.history))
        self.players.show_watched(is_watched=session.computer_moves)


def _token_of_pay(row: PayRow) -> str | None:
    return "accent" if row.is_now else None


def _stretch(table: RowsTable, column: int, first: int) -> None:
    """One column takes the room that the others leave; rows are as low as their text allows.

    The first column, for a sign or a number, is as wide whatever stands in it.
    """
    table.verticalHeader().setMinimumSectionSize(1)
    table.horizontalHeader().setMinimumSectionSize(1)
    header = table.horizontalHeader()
    header.setStretchLastSection(False)
    header.setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
    header.resizeSection(0, scaled(first))
    header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
