"""What has the focus ring may go: the offer, the quick tour, the cards. The ring then comes back to the game."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView

from dicedesk.ui.base.page import Landmark
from tests.ui.features.guided_turn.conftest import Visitor


def decline_the_offer(visitor: Visitor) -> None:
    offer = visitor.window.offer_walkthrough()
    offer.decline.setFocus()
    visitor.press(Qt.Key.Key_Return)


def walk_through_from_the_offer(visitor: Visitor) -> None:
    offer = visitor.window.offer_walkthrough()
    offer.accept.setFocus()
    visitor.press(Qt.Key.Key_Return, Qt.Key.Key_Escape)


def put_the_cards_away(visitor: Visitor) -> None:
    visitor.window.landmarks()[Landmark.CARDS].findChildren(QAbstractItemView)[0].setFocus()
    visitor.press(Qt.Key.Key_D)


@pytest.mark.parametrize("what", [decline_the_offer, walk_through_from_the_offer, put_the_cards_away])
def test_the_big_button_has_the_ring_again(visitor: Visitor, what: Callable[[Visitor], None]) -> None:
    what(visitor)
    tab = visitor.window.current_tab
    assert visitor.window.focusWidget() is tab.primary
