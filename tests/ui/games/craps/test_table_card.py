"""The card of the player, the house and the kind of game, in one line."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt

from dicedesk.games.craps.house import LAS_VEGAS
from dicedesk.play.ports.store import ForgetfulStore

Key = Qt.Key
SitDown = Callable[..., Any]


def test_the_card_is_one_line_and_a_button(sit_down: SitDown) -> None:
    card = sit_down(house=LAS_VEGAS).tab.cards.players
    assert (card.line.text(), card.change.text(), card.accessibleName()) == (
        "You · Las Vegas · counted",
        "Change…",
        "At the table",
    )
    assert not (card.box.isVisible())
    assert not (card.kind.isVisible())


def test_the_button_unfolds_what_can_be_changed(sit_down: SitDown) -> None:
    person = sit_down(house=LAS_VEGAS)
    card = person.tab.cards.players
    person.hands.click(card.change)
    assert card.box.isVisible()
    assert card.kind.isVisible()
    assert person.tab.cards.house.name.isVisible()
    assert card.change.text() == "Done"
    person.press(Key.Key_K)
    assert card.line.text() == "You · Las Vegas · casual"
    person.hands.click(card.change)
    assert not card.box.isVisible()


def test_a_newcomers_card_is_open_until_the_first_roll(sit_down: SitDown) -> None:
    person = sit_down(5, 3, store=ForgetfulStore())
    card = person.tab.cards.players
    assert card.box.isVisible()
    person.throw()
    assert not card.box.isVisible()
    person.hands.click(card.change)
    person.click("pass-odds")
    assert card.box.isVisible()


def test_a_name_is_given_on_the_card(sit_down: SitDown) -> None:
    person = sit_down(house=LAS_VEGAS)
    card = person.tab.cards.players
    card.naming.button.click()
    (field,) = card.naming.fields
    field.setText("Ann")
    field.editingFinished.emit()
    assert card.line.text() == "Ann · Las Vegas · counted"
