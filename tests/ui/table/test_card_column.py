"""Cards are as high as they need; only the tall one takes the room that is left."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.widgets.card import Card, label
from dicedesk.ui.table.columns import card_column


def heights(qtbot: QtBot, *, has_tall: bool) -> list[tuple[int, int]]:
    """How high two cards are in a high column, and how high they need to be."""
    window = QWidget()
    qtbot.addWidget(window)
    cards = [Card("One"), Card("Two")]
    for card in cards:
        card.add(label("second", "A line"))
    column = card_column(cards, cards[1] if has_tall else None, window)
    column.resize(300, 900)
    window.resize(300, 900)
    window.show()
    qtbot.waitExposed(window)
    return [(card.height(), card.sizeHint().height()) for card in cards]


def test_without_a_tall_card_the_room_that_is_left_stays_empty(qtbot: QtBot) -> None:
    assert [height - needed for height, needed in heights(qtbot, has_tall=False)] == [0, 0]


def test_the_tall_card_takes_the_room_that_is_left(qtbot: QtBot) -> None:
    first, tall = heights(qtbot, has_tall=True)
    assert first[0] == first[1]
    assert tall[0] > 2 * tall[1]
