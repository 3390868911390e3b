"""The two houses explain themselves on the first visit, and where one of them refuses a bet."""

from collections.abc import Callable
from typing import Any

import pytest

from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS
from dicedesk.games.craps.house_words import FIRST_HOUSES
from dicedesk.games.craps.rules import Throw
from dicedesk.play.ports.store import ForgetfulStore

SitDown = Callable[..., Any]


def test_the_card_shows_both_houses_with_a_line_each_on_the_first_visit(sit_down: SitDown) -> None:
    person = sit_down()
    read = person.reads(person.tab.cards.players)
    assert {offer.line for offer in FIRST_HOUSES.values()} <= set(read)
    chosen = {name: button.isChecked() for name, button in person.tab.cards.house.houses.items()}
    assert chosen == {"las-vegas": True, "building-skills": False}
    assert [button.text() for button in person.tab.cards.house.houses.values()] == [
        "As in a casino",
        "As in the textbook (for classes)",
    ]


def test_both_houses_are_in_sight_then(sit_down: SitDown) -> None:
    person = sit_down()
    person.window.resize(1280, 800)
    button = person.tab.cards.house.houses["building-skills"]
    person.until(lambda: button.visibleRegion().boundingRect() == button.rect())


def test_the_cards_keep_their_order_when_the_tab_is_made_anew(sit_down: SitDown) -> None:
    store = ForgetfulStore()
    person = sit_down(5, 3, store=store)
    first = order(person)
    person.throw()
    assert order(sit_down(5, 3, store=store)) == first


def order(person: Any) -> list[str]:
    """The titles of the cards, from the top."""
    cards = sorted(person.tab.cards.in_order, key=lambda card: card.y())
    return [card.accessibleName() for card in cards]


def test_one_click_changes_the_house(sit_down: SitDown) -> None:
    person = sit_down()
    person.hands.click(person.tab.cards.house.houses["building-skills"])
    assert person.tab.state.rules == BUILDING_SKILLS
    assert person.tab.cards.house.houses["building-skills"].isChecked()
    person.hands.click(person.tab.cards.house.houses["las-vegas"])
    assert person.tab.state.rules == LAS_VEGAS


@pytest.mark.parametrize("does", ["throws", "chooses"])
def test_whoever_has_been_here_sees_the_house_alone(sit_down: SitDown, does: str) -> None:
    store = ForgetfulStore()
    person = sit_down(5, 3, store=store)
    if does == "throws":
        person.throw()
    else:
        person.hands.click(person.tab.cards.house.houses["las-vegas"])
    again = sit_down(5, 3, store=store)
    assert again.tab.cards.house.houses == {}
    assert " · " in again.tab.cards.players.line.text()


def test_whoever_only_looked_is_still_told(sit_down: SitDown) -> None:
    store = ForgetfulStore()
    sit_down(store=store)
    assert sit_down(store=store).tab.cards.house.houses != {}


def test_a_refused_bet_says_which_house_refuses_it_and_which_would_take_it(sit_down: SitDown) -> None:
    person = sit_down(house=BUILDING_SKILLS)
    told: list[str] = []
    person.tab.told.connect(told.append)
    person.click("field")
    assert person.caption.endswith("Building Skills rules do not allow it; Las Vegas rules do.")
    assert told == [person.caption]


def test_once_the_dice_have_rolled_the_house_is_named_alone(sit_down: SitDown) -> None:
    person = sit_down(5, 3)
    person.throw()
    assert not person.tab.cards.house.houses["las-vegas"].isVisible()
    assert person.tab.cards.players.line.text() == "You · Las Vegas · counted"


def test_the_dialog_says_when_its_rules_apply_and_they_do(sit_down: SitDown) -> None:
    person = sit_down(5, 3)
    dialog = person.tab.house.open_rules()
    assert dialog.when.text() == "A new game starts at once with these rules."
    dialog.show_rules(BUILDING_SKILLS)
    dialog.accept()
    assert person.tab.state.rules == BUILDING_SKILLS
    person.throw()
    dialog = person.tab.house.open_rules()
    assert dialog.when.text() == "These rules take effect in the next game."
    dialog.show_rules(LAS_VEGAS)
    dialog.accept()
    assert person.tab.state.rules == BUILDING_SKILLS
    assert person.tab.cards.house.next.text() == "Next game (press N): Las Vegas"


def test_the_dialog_says_so_when_a_bet_is_made_while_it_is_open(sit_down: SitDown) -> None:
    person = sit_down(5, 3)
    dialog = person.tab.house.open_rules()
    person.tab.bridge.play(Throw())
    assert dialog.when.text() == "These rules take effect in the next game."
    dialog.show_rules(BUILDING_SKILLS)
    dialog.accept()
    assert person.tab.state.rules == LAS_VEGAS
