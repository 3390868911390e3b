"""Who plays craps: a person, a computer bettor who is watched, and the rules of the house."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt

from dicedesk.games.craps.house import BUILDING_SKILLS
from dicedesk.games.craps.table import CRAPS_SETTINGS
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import SettingsKeeper

Key = Qt.Key
SitDown = Callable[..., Any]


def choose_player(person: Any, name: str) -> None:
    """Chooses somebody in the box of players."""
    box = person.tab.cards.players.box
    box.setCurrentIndex(box.findData(name))


def test_a_computer_bettor_plays_by_itself_until_it_is_held(sit_down: SitDown) -> None:
    person = sit_down(bettor="pass-line")
    person.until(lambda: "throw" in person.moves)
    person.press(Key.Key_P)
    moves = person.moves
    assert (person.tab.pace.is_held, person.tab.buttons.hold.text()) == (True, "Resume")
    person.press(Key.Key_P)
    person.until(lambda: len(person.moves) > len(moves))
    person.press(Key.Key_P)


def test_nobody_bets_for_a_computer_bettor(sit_down: SitDown) -> None:
    person = sit_down(bettor="martingale", quick=False)
    person.click("pass")
    assert person.moves == []
    assert person.caption == "Martingale is playing; to take over, press Change… and choose You"
    person.press(Key.Key_L, Key.Key_L)
    assert person.moves == []
    person.tab.pace.stop()


def test_a_person_is_called_by_the_name_of_the_settings(sit_down: SitDown) -> None:
    settings = SettingsKeeper(ForgetfulStore())
    settings.change(lambda before: replace(before, names=("Ann", "", "", "")))
    person = sit_down(settings=settings, bettor="martingale", quick=False)
    person.click("pass")
    assert person.caption == "Martingale is playing; to take over, press Change… and choose Ann"
    choose_player(person, PERSON)
    assert person.tab.cards.players.box.currentText() == "Ann"
    person.tab.pace.stop()


def test_the_big_button_lets_a_computer_bettor_move_at_once(sit_down: SitDown) -> None:
    person = sit_down(bettor="martingale", quick=False)
    person.press(Key.Key_P)
    person.tab.primary.click()
    assert person.moves == ["bet pass 5"]


def test_a_player_sits_down_at_once_where_nothing_was_played(sit_down: SitDown) -> None:
    person = sit_down()
    person.tab.pace.hold(on=True)
    choose_player(person, "fibonacci")
    assert person.session.computer_moves
    person.press(Key.Key_P)


def test_a_player_sits_down_at_the_next_game_where_one_is_being_played(sit_down: SitDown) -> None:
    person = sit_down()
    person.click("pass")
    choose_player(person, "fibonacci")
    assert not person.session.computer_moves
    assert person.tab.cards.players.note.text() == "Fibonacci joins the next game. Press N to start it."


def test_other_house_rules_hold_at_once_where_nothing_was_played(sit_down: SitDown) -> None:
    store = ForgetfulStore()
    person = sit_down(store=store)
    dialog = person.tab.house.open_rules()
    dialog.preset_buttons["building-skills"].click()
    dialog.ok_button.click()
    assert person.session.state.rules == BUILDING_SKILLS
    kept = SettingsKeeper(store).of(CRAPS_SETTINGS).rules
    assert (person.tab.cards.house.name.text(), kept) == ("Building Skills", BUILDING_SKILLS)


def test_other_house_rules_hold_from_the_next_game_on_where_one_is_played(sit_down: SitDown) -> None:
    person = sit_down()
    person.click("pass")
    person.tab.house.choose(BUILDING_SKILLS)
    assert person.session.state.rules != BUILDING_SKILLS
    assert person.tab.cards.house.next.text() == "Next game (press N): Building Skills"
