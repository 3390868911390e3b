"""A casino's bets in the window: where they are made, what is off on the come-out, and a place bet that stays up."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt

from dicedesk.games.craps.bets import CASINO_BETS
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS

Key = Qt.Key
SitDown = Callable[..., Any]
SIX, EIGHT, NINE = (2, 4), (5, 3), (4, 5)


def labels(person: Any) -> dict[str, bool | None]:
    chips = person.tab.felt.chips
    return {name: chips.stack_of(name).works for name in chips.bets}


def test_another_house_changes_the_spots_with_the_next_game(sit_down: SitDown) -> None:
    person = sit_down(house=BUILDING_SKILLS)
    before = set(person.tab.felt.spots)
    person.tab.house.choose(LAS_VEGAS)
    person.hands.click(person.tab.felt.hops)
    assert len(set(person.tab.felt.spots) - before) == len(CASINO_BETS)


def test_a_click_on_its_spot_makes_the_bet(sit_down: SitDown) -> None:
    person = sit_down(*NINE, house=LAS_VEGAS)
    person.throw()
    person.hands.click(person.tab.felt.hops)
    for name in ("place-lose-5", "big-6", "c-and-e", "world", "hop-6-5", "hop-3-3"):
        person.click(name)
        assert person.lying == {name: "$5"}
        person.press(Key.Key_Backspace)
        assert person.lying == {}


def test_bets_that_are_off_on_the_come_out_say_so_and_a_key_turns_them_on(sit_down: SitDown) -> None:
    person = sit_down(*NINE, *NINE, house=LAS_VEGAS)
    person.throw()
    person.click("place-6", "big-8")
    assert labels(person) == {"place-6": None, "big-8": None}
    person.throw()
    assert labels(person) == {"place-6": False, "big-8": None}
    assert person.tab.cards.house.bets.isVisible()
    person.press(Key.Key_W)
    assert labels(person) == {"place-6": True, "big-8": None}
    assert person.tab.cards.house.bets.isChecked()
    person.hands.click(person.tab.cards.house.bets)
    assert (person.moves[-2:], labels(person)["place-6"]) == (["work on", "work off"], False)


def test_where_no_bet_is_off_there_is_no_box_and_the_key_says_so(sit_down: SitDown) -> None:
    person = sit_down(*NINE, house=BUILDING_SKILLS)
    person.throw()
    person.click("place-6")
    person.press(Key.Key_W)
    assert not person.tab.cards.house.bets.isVisible()
    assert "only come odds can be off" in person.caption


def test_a_place_bet_that_wins_and_stays_up_keeps_its_chips_while_it_is_paid(sit_down: SitDown) -> None:
    person = sit_down(*NINE, *SIX, house=LAS_VEGAS, quick=False)
    person.press(Key.Key_T)
    person.tab.pace.hurry()
    person.click("place-6")
    person.press(Key.Key_T)
    person.tab.tray.finish()
    assert person.tab.resolution.is_running
    stack = person.tab.felt.chips.stack_of("place-6")
    person.tab.resolution.finish()
    assert person.tab.felt.chips.stack_of("place-6") is stack
    assert person.lying == {"place-6": "$6"}
