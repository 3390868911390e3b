"""Who casts at the Hazard table, how the dice change hands, and what stays when the window is closed."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, QTimer

from dicedesk.games.hazard.players import HAZARD_PLAYERS
from dicedesk.play.ports.store import ForgetfulStore, GameChange, StoredGame
from dicedesk.play.seats import PERSON, players_in
from dicedesk.ui.table.players_card import PAUSES_MS

Key = Qt.Key
SitDown = Callable[..., Any]

LOST, WON = (1, 1), (3, 4)
TWO, THREE = (PERSON,) * 2, (PERSON,) * 3


def casters(person: Any) -> tuple[str, ...]:
    """Who casts in the game on the table."""
    return players_in(person.session.record, HAZARD_PLAYERS)


def is_waiting(person: Any) -> bool:
    """Whether some timer of the tab runs."""
    return any(timer.isActive() for timer in person.tab.findChildren(QTimer))


def marks(person: Any) -> list[str]:
    """The seats that can be seen, with the sign of the caster who has the dice."""
    return [mark.text() for mark in person.tab.cards.players.numbers if mark.isVisible()]


def test_two_losses_in_a_row_lie_on_the_felt_until_the_dice_are_passed(sit_down: SitDown) -> None:
    person = sit_down(*WON, *LOST, *LOST, casters=TWO)
    person.throw(3)
    assert (person.tab.tray.faces, person.panels, len(person.rows)) == (LOST, ("–", "–", 2), 3)
    assert person.tab.primary.text() == "Pass the dice"


def test_enter_passes_the_dice_to_the_next_caster(sit_down: SitDown) -> None:
    person = sit_down(*LOST, *LOST, casters=TWO)
    person.throw(3)
    assert (person.tab.tray.faces, person.tab.tray._text.headline) == ((), "Player 2\nhas the dice")
    assert (person.panels, person.rows, marks(person)[1]) == (("–", "–", 0), [], "▸ 2")
    assert person.tab.primary.text() == "Throw for main 7"


def test_three_people_pass_the_dice_until_the_last_has_lost_them(sit_down: SitDown) -> None:
    person = sit_down(*LOST, *LOST, *WON, *LOST, *LOST, *LOST, *LOST, casters=THREE)
    person.throw(2 + 1 + 3 + 1 + 2)
    assert person.session.is_over
    assert person.reads(person.tab.cards.players)[2:9] == ["1", "0 won", "2", "1 won", "3", "0 won", "4"]


def test_a_computer_caster_takes_the_dice_and_throws_by_itself(sit_down: SitDown) -> None:
    person = sit_down(*LOST, *LOST, *LOST, *LOST, casters=(PERSON, "main:8"))
    person.throw(2)
    person.tab.handover.set_pause(0)
    person.tab.pace.set_pause(0)
    person.press(Key.Key_Return)
    person.until(lambda: person.session.is_over)
    assert person.moves[-4:] == ["main 8", "throw", "main 8", "throw"]


def test_the_dice_go_to_a_computer_caster_after_its_pause(sit_down: SitDown) -> None:
    person = sit_down(*LOST, *LOST, *WON, casters=(PERSON, "best"), pause_ms=20)
    person.throw(2)
    person.until(lambda: len(person.moves) > 4)
    assert person.moves[4] == "main 7"


def test_a_computer_caster_is_followed_key_by_key(sit_down: SitDown) -> None:
    person = sit_down(2, 3, 1, 1, casters=("main:5", PERSON))
    seen = []
    for _ in range(3):
        person.press(Key.Key_Space)
        person.watch()
        seen.append((len(person.moves), person.panels))
    assert seen == [(1, ("5", "–", 0)), (2, ("–", "–", 0)), (3, ("5", "–", 0))]


def test_a_person_takes_the_dice_from_a_computer_caster(sit_down: SitDown) -> None:
    person = sit_down(*LOST, *LOST, casters=("best", PERSON))
    for _ in range(4):
        person.press(Key.Key_Return)
        person.watch()
    assert person.tab.primary.text() == "Take the dice"
    person.press(Key.Key_Return)
    assert (person.tab.tray._text.headline, person.tab.choices.isEnabled()) == ("You have the dice", True)


def test_the_main_of_a_computer_caster_leaves_the_persons_choice_alone(sit_down: SitDown) -> None:
    person = sit_down(*LOST, *LOST, casters=("main:5", PERSON))
    for _ in range(5):
        person.press(Key.Key_Return)
        person.watch()
    assert person.tab.choices.main == 7


def test_a_chosen_main_withdraws_the_question(sit_down: SitDown) -> None:
    person = sit_down(*WON)
    person.press(Key.Key_Return, Key.Key_N, Key.Key_5, Key.Key_N)
    assert person.moves


def test_computer_casters_go_on_where_nobody_leaves_after_all(sit_down: SitDown) -> None:
    person = sit_down(*WON, *WON, casters=("best", "best"))
    person.press(Key.Key_Return, Key.Key_N)
    asked = person.caption
    person.press(Key.Key_Return, Key.Key_N)
    assert asked == person.caption == "Press N again to leave this game and start another"
    assert len(person.moves) == 2


def test_computer_casters_go_on_where_there_is_nothing_to_undo(sit_down: SitDown) -> None:
    person = sit_down(*WON, casters=("best", "best"))
    person.press(Key.Key_Z, control=True)
    assert is_waiting(person)


def test_casters_sit_down_at_once_where_nothing_was_thrown(sit_down: SitDown) -> None:
    person = sit_down()
    person.seat(PERSON, "best", PERSON)
    assert casters(person) == (PERSON, "best", PERSON)
    assert person.tab.cards.players.note.isHidden()


def test_casters_chosen_in_mid_game_sit_down_at_the_next(sit_down: SitDown) -> None:
    person = sit_down(2, 3)
    person.throw()
    person.seat(PERSON, "best")
    assert casters(person) == (PERSON,)
    assert (
        person.tab.cards.players.note.text() == "Best-main caster joins the next game. Press N to start it."
    )
    person.press(Key.Key_N, Key.Key_N)
    assert casters(person) == (PERSON, "best")
    assert person.tab.cards.players.note.isHidden()


def test_undo_leaves_the_casters_that_were_chosen_for_the_next_game(sit_down: SitDown) -> None:
    person = sit_down(2, 3, 6, 4)
    person.throw(2)
    person.seat(PERSON, "best")
    person.press(Key.Key_Z, control=True)
    assert (person.tab.cards.players.seating, person.tab.cards.players.note.isHidden()) == (
        (PERSON, "best"),
        False,
    )


def test_the_pause_can_be_chosen_where_a_computer_casts(sit_down: SitDown) -> None:
    person = sit_down(*LOST, *LOST, *WON, casters=(PERSON, "best"))
    assert person.tab.cards.players.pause.isVisible()
    person.tab.cards.players.pause.setCurrentIndex(PAUSES_MS.index(0))
    person.throw(2)
    person.until(lambda: len(person.moves) > 4)


def test_the_best_turn_ever_is_kept_and_shown(sit_down: SitDown) -> None:
    store = ForgetfulStore()
    store.keep(GameChange("an older game", "hazard", "", "", ended=True, stays=0, added=(), score=1))
    person = sit_down(*WON, *WON, *LOST, *LOST, store=store)
    person.throw(4)
    kept = store.best("hazard", is_fewest=False)
    assert kept is not None
    assert kept.score == 2
    assert person.tab.board.who.text() == "The best turn ever!"


def test_the_first_turn_ever_is_not_called_the_best(sit_down: SitDown) -> None:
    person = sit_down(*WON, *WON, *LOST, *LOST, store=ForgetfulStore())
    person.throw(4)
    assert person.tab.board.who.text() == "The turn is over"


def test_a_closed_game_goes_on_with_everything_where_it_was(sit_down: SitDown) -> None:
    store = ForgetfulStore()
    first = sit_down(store=store, sealed=True, casters=TWO)
    first.throw()
    left = first.moves, first.rows, first.panels, first.tab.tray.faces, first.caption
    first.window.close()
    again = sit_down(store=store, sealed=True)
    assert (again.moves, again.rows, again.panels, again.tab.tray.faces, again.caption) == left
    assert casters(again) == TWO
    assert again.tab.cards.players.seating == TWO


def test_a_round_left_between_main_and_throw_goes_on_with_the_throw(sit_down: SitDown) -> None:
    store = ForgetfulStore()
    first = sit_down(store=store, sealed=True)
    first.press(Key.Key_6)
    first.throw()
    kept = store.newest("hazard")
    assert kept is not None
    record = "".join(line for line in kept.record.splitlines(keepends=True) if not line.startswith("throw"))
    store.keep(StoredGame.of_record(kept.id, kept.game, record, kept.seed, ended=False).whole())
    first.window.close()
    again = sit_down(store=store, sealed=True)
    assert (again.panels, again.tab.primary.text()) == (("6", "–", 0), "Throw for main 6")
    again.throw()
    assert again.moves == first.moves


def test_dice_that_were_being_passed_are_in_the_next_hands_after_a_restart(sit_down: SitDown) -> None:
    store = ForgetfulStore()
    first = sit_down(store=store, sealed=True, casters=TWO)
    for _ in range(2000):
        if first.tab.handover.is_running:
            break
        first.throw()
    first.window.close()
    again = sit_down(store=store, sealed=True)
    assert (again.tab.tray.faces, again.tab.tray._text.headline) == ((), "Player 2\nhas the dice")


def test_a_hidden_table_waits_and_goes_on_when_it_is_seen(sit_down: SitDown) -> None:
    person = sit_down(*LOST, *LOST, *WON, casters=(PERSON, "best"))
    person.throw(2)
    person.tab.hide()
    assert (is_waiting(person), person.tab.handover.is_running) == (False, False)
    person.tab.pace.set_pause(0)
    person.tab.show()
    person.until(lambda: len(person.moves) > 4)


def test_undo_takes_back_the_throw_that_passed_the_dice(sit_down: SitDown) -> None:
    person = sit_down(*WON, *LOST, *LOST, casters=TWO)
    person.throw(3)
    person.press(Key.Key_Z, control=True)
    person.press(Key.Key_Z, control=True)
    assert (len(person.moves), person.panels, person.tab.tray.faces) == (4, ("–", "–", 1), LOST)


def test_a_narrow_window_tells_the_odds_beside_the_buttons(sit_down: SitDown) -> None:
    person = sit_down(2, 3)
    person.throw()
    person.window.resize(960, 640)
    person.until(lambda: person.tab.frame.has_drawer)
    assert "2 in 5" in person.tab.buttons.hint.text()
    assert not person.tab.cards.turn.isVisible()
    person.press(Key.Key_D)
    assert person.tab.cards.turn.isVisible()
