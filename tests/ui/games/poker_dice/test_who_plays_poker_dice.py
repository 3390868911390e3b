"""Who plays Poker Dice: a person, or a computer player who is watched."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt

from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import SettingsKeeper
from dicedesk.ui.table.players_card import PAUSES_MS

Key = Qt.Key
SitDown = Callable[..., Any]
HOUR_MS = 3_600_000
FIVES = (5, 5, 5, 5, 5)


def choose_player(person: Any, name: str) -> None:
    """Chooses somebody in the box of players, who waits for a key before each move."""
    person.tab.pace.set_pause(HOUR_MS)
    box = person.tab.cards.players.box
    box.setCurrentIndex(box.findData(name))


def watch(person: Any, moves: int) -> None:
    """Lets the computer player make `moves` moves."""
    for _ in range(moves):
        person.press(Key.Key_Space)


def test_a_computer_player_sits_down_at_once_where_nothing_was_played(sit_down: SitDown) -> None:
    person = sit_down()
    choose_player(person, "sensible")
    assert (person.session.seats[0].record_name, person.session.computer_moves) == ("sensible", True)


def test_a_computer_player_sits_down_at_the_next_game_where_one_is_played(sit_down: SitDown) -> None:
    person = sit_down(*FIVES)
    person.press(Key.Key_Return)
    choose_player(person, "sensible")
    assert not person.session.computer_moves
    assert person.tab.cards.players.note.text() == "Sensible player joins the next game. Press N to start it."
    person.press(Key.Key_N, Key.Key_N)
    assert person.session.computer_moves


def test_a_computer_player_plays_hand_after_hand_by_itself(sit_down: SitDown) -> None:
    person = sit_down()
    players = person.tab.cards.players
    players.pause.setCurrentIndex(PAUSES_MS.index(0))
    players.box.setCurrentIndex(players.box.findData("careless"))
    person.until(lambda: person.session.state.hands > 1)
    person.tab.pace.stop()


def test_a_key_has_the_computer_move_at_once(sit_down: SitDown) -> None:
    person = sit_down(*FIVES)
    choose_player(person, "careless")
    watch(person, 2)
    assert person.moves == ["hand", "hold"]


def test_nobody_plays_for_a_computer_player(sit_down: SitDown) -> None:
    person = sit_down(*FIVES)
    choose_player(person, "sensible")
    for key in (Key.Key_H, Key.Key_Q, Key.Key_1):
        person.press(key, key)
        assert person.moves == []
        assert person.caption == "Sensible player is playing; to take over, choose You as the player"


def test_the_person_is_called_by_the_name_of_the_settings(sit_down: SitDown) -> None:
    store = ForgetfulStore()
    SettingsKeeper(store).change(lambda before: replace(before, names=("Ann", "", "", "")))
    person = sit_down(*FIVES, store=store)
    choose_player(person, "sensible")
    person.press(Key.Key_H)
    assert person.caption == "Sensible player is playing; to take over, choose Ann as the player"
    assert person.tab.cards.players.box.itemText(0) == "Ann"


def test_the_perfect_player_waits_for_the_chances(sit_down: SitDown, waiting_jobs: Any) -> None:
    person = sit_down(*FIVES, jobs=waiting_jobs)
    choose_player(person, "perfect")
    watch(person, 1)
    before, said = person.moves, person.tab.primary.text()
    waiting_jobs.work()
    assert (said, person.tab.primary.text()) == ("Calculating…", "Skip")
    watch(person, 2)
    assert (before, person.moves) == ([], ["hand", "hold"])


def test_a_game_of_a_computer_player_goes_on_after_a_restart(sit_down: SitDown) -> None:
    store = ForgetfulStore()
    first = sit_down(store=store)
    choose_player(first, "sensible")
    watch(first, 1)
    again = sit_down(store=store)
    again.tab.pace.stop()
    assert (again.tab.cards.players.seating, again.moves) == (("sensible",), ["hand"])


def test_nothing_of_a_computers_game_is_taken_back(sit_down: SitDown) -> None:
    person = sit_down(*FIVES)
    choose_player(person, "careless")
    watch(person, 1)
    person.tab.input.undo()
    assert person.moves == ["hand"]
    assert not person.tab.buttons.undo.isEnabled()


def test_who_plays_again_can_be_a_person(sit_down: SitDown) -> None:
    person = sit_down(*FIVES)
    choose_player(person, "careless")
    choose_player(person, PERSON)
    assert not person.session.computer_moves


def test_a_table_that_is_left_waits(sit_down: SitDown) -> None:
    person = sit_down(*FIVES)
    choose_player(person, "careless")
    person.tab.hide()
    assert not person.tab.pace.hurry()


def test_a_computers_award_is_no_best_score_and_the_record_names_it(sit_down: SitDown) -> None:
    store = ForgetfulStore()
    person = sit_down(*FIVES * 4, store=store)
    choose_player(person, "careless")
    watch(person, 8)
    assert person.session.is_over
    assert '[Player0 "careless"]' in person.session.record.to_text()
    assert store.best("poker-dice", is_fewest=True) is None
