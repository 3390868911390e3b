"""Who plays, when the computer rolls, and what undoing, closing and hiding do to a game of Hog."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer

from dicedesk.core.fair.sealed import SealedDice
from dicedesk.core.fair.verify import differences
from dicedesk.games.hog.table import HogSeating, seating_of
from dicedesk.play.ports.store import ForgetfulStore, StoredGame, StoreError
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import MotionChoice, SettingsKeeper
from dicedesk.ui.base.look.appearance import Appearance
from tests.repeated import sampled

Key = Qt.Key
SitDown = Callable[..., Any]

AGAINST_FOUR = (PERSON, "always:4")


def is_waiting(person: Any) -> bool:
    """Whether some timer of the tab runs."""
    return any(timer.isActive() for timer in person.tab.findChildren(QTimer))


def test_the_computer_rolls_when_its_pause_is_over(sit_down: SitDown, qtbot: Any) -> None:
    person = sit_down(seating=AGAINST_FOUR, pause_ms=30)
    person.press(Key.Key_3, Key.Key_Return)
    qtbot.waitUntil(lambda: person.turns == 2)


def test_the_computer_does_not_roll_before(sit_down: SitDown) -> None:
    person = sit_down(2, 3, 4, seating=AGAINST_FOUR)
    person.roll(Key.Key_3)
    assert person.turns == 1
    assert is_waiting(person)


@pytest.mark.parametrize(
    "key",
    sampled([Key.Key_Return, Key.Key_Space, Key.Key_Right, Key.Key_X, Key.Key_7], Key.Key_Right, Key.Key_X),
)
def test_any_key_lets_the_computer_roll_once(sit_down: SitDown, key: Qt.Key) -> None:
    person = sit_down(seating=AGAINST_FOUR)
    person.roll(Key.Key_3)
    person.press(key)
    assert person.turns == 2
    person.watch()
    assert not person.session.computer_moves


def test_a_key_that_chooses_lets_the_computer_roll_and_chooses(sit_down: SitDown) -> None:
    person = sit_down(seating=AGAINST_FOUR)
    person.roll(Key.Key_3)
    person.press(Key.Key_7)
    person.watch()
    assert person.tab.choices.dice == 7


def test_an_opponent_sits_down_at_once_where_no_turn_was_played(sit_down: SitDown) -> None:
    person = sit_down()
    person.seat(PERSON, "perfect")
    assert seating_of(person.session.record) == HogSeating(PERSON, "perfect")
    assert person.tab.cards.players.note.isHidden()


def test_an_opponent_chosen_in_mid_game_sits_down_at_the_next_game(sit_down: SitDown) -> None:
    person = sit_down(2, 3, 4, 5, 6)
    person.roll(Key.Key_3)
    person.seat(PERSON, "perfect")
    assert seating_of(person.session.record) == HogSeating(PERSON, PERSON)
    waiting = "Perfect player joins the next game (N)."
    assert (person.tab.cards.players.note.text(), person.tab.tray.caption) == (waiting, waiting)
    person.press(Key.Key_N, Key.Key_N)
    assert seating_of(person.session.record) == HogSeating(PERSON, "perfect")
    assert person.tab.cards.players.note.isHidden()


def test_taking_the_choice_back_takes_the_note_away(sit_down: SitDown) -> None:
    person = sit_down(2, 3, 4)
    person.roll(Key.Key_3)
    before = person.tab.tray.caption
    person.seat(PERSON, "perfect")
    person.seat(PERSON, PERSON)
    assert person.tab.cards.players.note.isHidden()
    assert person.tab.tray.caption == before


def test_two_who_join_later_are_not_named(sit_down: SitDown) -> None:
    person = sit_down(2, 3, 4)
    person.roll(Key.Key_3)
    person.seat("final", "perfect")
    assert (
        person.tab.cards.players.note.text() == "The chosen players join the next game. Press N to start it."
    )


def test_the_box_of_players_calls_a_person_by_the_name_of_the_settings(sit_down: SitDown) -> None:
    settings = SettingsKeeper(ForgetfulStore())
    settings.change(lambda before: replace(before, names=("Ann", "", "", "")))
    person = sit_down(settings=settings, seating=(PERSON, "final"))
    assert person.tab.cards.players.home.currentText() == "Ann"
    settings.change(lambda before: replace(before, names=("",) * 4))
    person.tab.input.begin_again()
    assert person.tab.cards.players.home.currentText() == "You"


def test_a_new_game_before_the_first_roll_is_begun_by_the_same_player(sit_down: SitDown) -> None:
    person = sit_down(seating=AGAINST_FOUR)
    person.press(Key.Key_N)
    assert person.session.record.tag("Player0") == "You"


def test_undo_takes_back_the_turn_of_the_person_and_of_the_computer(sit_down: SitDown) -> None:
    person = sit_down(seating=AGAINST_FOUR)
    person.roll(Key.Key_3)
    faces = person.session.history[0].faces
    person.press(Key.Key_Return)
    person.watch()
    person.press(Key.Key_Z, control=True)
    person.press(Key.Key_Z, control=True)
    assert (person.turns, person.log, person.scores) == (0, [], ["0", "0"])
    person.roll(Key.Key_3)
    assert person.session.history[0].faces == faces


def test_undo_while_dice_fly_and_while_the_computer_waits(sit_down: SitDown) -> None:
    person = sit_down(seating=AGAINST_FOUR, throw_ms=3_600_000)
    person.press(Key.Key_3, Key.Key_Return)
    person.press(Key.Key_Z, control=True)
    person.press(Key.Key_Z, control=True)
    assert (person.turns, person.tab.tray.faces, is_waiting(person)) == (0, (), False)


def test_undo_has_nothing_to_do_before_the_first_turn(sit_down: SitDown) -> None:
    person = sit_down()
    assert not person.tab.buttons.undo.isEnabled()
    person.press(Key.Key_Z, control=True)
    assert person.turns == 0


def test_a_closed_game_goes_on_with_the_dice_that_were_sealed(sit_down: SitDown) -> None:
    store = ForgetfulStore()
    first = sit_down(store=store, sealed=True)
    first.roll(Key.Key_5)
    first.roll(Key.Key_6)
    log, scores = first.log, first.scores
    first.window.close()

    again = sit_down(store=store, sealed=True)
    assert (again.turns, again.log, again.scores) == (2, log, scores)
    again.roll(Key.Key_7)

    kept = store.newest("hog")
    assert kept is not None
    word = again.session.record.tag("Word") or ""
    dice = SealedDice(bytes.fromhex(kept.seed), kept.id, word)
    assert again.session.record.faces == dice.roller(0).roll(18)


def test_a_sealed_game_shows_its_seed_at_the_end_and_is_true(sit_down: SitDown) -> None:
    person = sit_down(sealed=True)
    for _ in range(400):
        if person.session.is_over:
            break
        person.roll(Key.Key_5)
    assert differences(person.session.record) == ()
    assert f"Seed: {person.session.record.tag('Seed')}" in person.tab.status().tip


def test_the_status_bar_says_that_a_game_is_saved_again(sit_down: SitDown) -> None:
    class Disk(ForgetfulStore):
        is_full = True

        def keep(self, game: StoredGame) -> None:
            if self.is_full:
                raise StoreError("The disk is full.")
            super().keep(game)

    disk = Disk()
    person = sit_down(2, 3, 4, store=disk)
    assert person.window._status._saved.text() == "Not saved: The disk is full."
    disk.is_full = False
    person.roll(Key.Key_3)
    assert person.window._status._saved.text() == "Saved"


def test_a_hidden_table_waits_and_goes_on_when_it_is_seen(sit_down: SitDown, qtbot: Any) -> None:
    person = sit_down(seating=AGAINST_FOUR, throw_ms=3_600_000)
    person.press(Key.Key_3, Key.Key_Return)
    person.tab.hide()
    assert (person.turns, person.tab.pace.is_busy, is_waiting(person)) == (1, False, False)
    person.tab.pace.set_pause(0)
    person.tab.tray.duration_ms = 0
    person.tab.show()
    qtbot.waitUntil(lambda: person.turns == 2)


def test_a_hidden_table_has_its_swap_crossed(sit_down: SitDown, qtbot: Any) -> None:
    person = sit_down(5, 6, crossing_ms=3_600_000)
    person.press(Key.Key_2, Key.Key_Return)
    qtbot.waitUntil(lambda: person.tab.board.is_crossing)
    person.tab.hide()
    assert not person.tab.board.is_crossing
    assert person.scores == ["0", "11"]


def test_where_little_is_to_move_scores_fade_from_place_to_place(
    sit_down: SitDown, appearance: Appearance, qtbot: Any
) -> None:
    appearance.choose_motion(MotionChoice.REDUCED)
    person = sit_down(5, 6, crossing_ms=3_600_000)
    person.press(Key.Key_2, Key.Key_Return)
    qtbot.waitUntil(lambda: person.tab.board.is_crossing)
    flight, pictures = person.tab.board._flight, []
    for way in (0.3, 0.5, 0.7):
        flight.move_to(way)
        pictures.append(flight.grab().toImage())
    person.tab.board.finish()
    assert pictures[0] != pictures[2] != pictures[1] != pictures[0]
    assert person.scores == ["0", "11"]
