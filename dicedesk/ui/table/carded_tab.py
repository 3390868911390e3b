"""A tab with cards beside its table: the table is painted and answers keys before the cards are loaded and made."""

from collections.abc import Callable, Collection
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from dicedesk.core.by_name import object_called
from dicedesk.play.folded import Folded
from dicedesk.ui.base.first_paint import FirstPaint
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.widgets.game_layout import GameLayout
from dicedesk.ui.table.arrangement import card_column, lay_out_at_once
from dicedesk.ui.table.seen_tab import SeenTab


class Cards(Protocol):
    """The cards that every game has beside its table, from the top down; the tall one takes all room that is left."""

    @property
    def in_order(self) -> tuple[QWidget, ...]:
        """All of them."""

    @property
    def tall(self) -> QWidget | None:
        """One of them, or none."""

    @property
    def folds(self) -> tuple[Folded[Any, Any], ...]:
        """What they work out of all moves of a game."""


CardsT = TypeVar("CardsT", bound=Cards)


class CardedTab(SeenTab, Generic[CardsT]):
    """Makes its cards when they are first asked for, and after its first paint at the latest.

    A game says in `_connect_cards` how it follows them, in `_begin_cards` what they say of another game, and in
    `_fill_cards` what they show of the game as it stands.

    Signals: those of SeenTab.
    """

    layout_: GameLayout
    cards_kind: ClassVar[str]
    """The class of its cards, by name, as "package.module:Class"."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """A tab without cards."""
        super().__init__(parent)
        self._appearance = appearance
        self._cards: CardsT | None = None
        FirstPaint(self, self.complete)

    @property
    def cards(self) -> CardsT:
        """The cards beside the table."""
        return self._cards or self._add_cards()

    @property
    def has_cards(self) -> bool:
        """Whether they are made."""
        return self._cards is not None

    def folds(self) -> tuple[Folded[Any, Any], ...]:
        """What the cards work out of all moves."""
        return self.cards.folds

    def complete(self) -> None:
        """Makes the cards, where they are not made yet."""
        if self._cards is None:
            self._add_cards()

    def _make_cards(self, kind: Callable[..., CardsT]) -> CardsT:
        """The cards, of their class; they show nothing yet."""
        return kind(self._appearance)

    def _connect_cards(self, cards: CardsT) -> None:
        """From now on the tab follows the cards."""

    def _begin_cards(self, cards: CardsT) -> None:
        """Prepares the cards for another game."""

    def _fill_cards(self, cards: CardsT) -> None:
        """Shows the game as it stands on the cards."""

    def _show_cards(self) -> None:
        """Shows the game as it stands on the cards, where they are made."""
        if self._cards is not None:
            self._fill_cards(self._cards)

    def _add_cards(self) -> CardsT:
        """Makes the cards, and puts them beside the table."""
        self._cards = cards = self._make_cards(object_called(self.cards_kind))
        column = card_column(cards.in_order, cards.tall, self.layout_.column)
        leave_ring(column, ())
        self._connect_cards(cards)
        self._begin_cards(cards)
        if not self.is_busy:
            # Dice that still fly are not told of before they lie.
            self._fill_cards(cards)
        self.layout_.add_card(column, 1)
        if self.isVisible():
            lay_out_at_once(self)
        return cards


def leave_ring(part: QWidget, but: Collection[QPushButton]) -> None:
    """A click on a button in this part leaves the focus ring where it is, but on those in `but`.

    Of several choices the Tab key finds the one that is made.
    """
    for button in part.findChildren(QPushButton):
        if button not in but and not button.isCheckable():
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
