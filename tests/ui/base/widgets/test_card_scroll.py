"""Cards that have not all room at once."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.widgets.card import Card, CardScroll


def cards(qtbot: QtBot, height: int) -> tuple[CardScroll, list[Card]]:
    scroll = CardScroll()
    made = []
    for title in ("Pays", "Chances", "This game"):
        card = Card(title)
        card.add(QLabel("one\ntwo\nthree\nfour"))
        scroll.add_card(card)
        made.append(card)
    qtbot.addWidget(scroll)
    scroll.resize(300, height)
    scroll.show()
    qtbot.waitExposed(scroll)
    return scroll, made


def test_cards_that_are_too_tall_together_scroll_and_keep_their_height(
    qtbot: QtBot, appearance: Appearance
) -> None:
    scroll, made = cards(qtbot, 120)
    assert scroll.verticalScrollBar().maximum() > 0
    assert [card.height() for card in made if card.height() < card.sizeHint().height()] == []


def test_a_card_is_scrolled_to_when_the_focus_comes_into_it(qtbot: QtBot, appearance: Appearance) -> None:
    scroll, made = cards(qtbot, 120)
    button = QPushButton("Undo")
    made[-1].add(button)
    scroll.activateWindow()
    qtbot.waitUntil(scroll.isActiveWindow)
    button.setFocus()
    shown = scroll.viewport().rect()
    assert shown.contains(button.geometry().translated(made[-1].mapTo(scroll.viewport(), QPoint())))


def test_cards_that_fit_have_no_scroll_bar(qtbot: QtBot, appearance: Appearance) -> None:
    scroll, _ = cards(qtbot, 900)
    assert not scroll.verticalScrollBar().isVisible()
