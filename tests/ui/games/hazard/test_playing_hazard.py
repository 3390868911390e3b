"""Hazard in the real window, by the keys and clicks of a person."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from dicedesk.core.fair.verify import differences
from dicedesk.games.hazard.rules import MAINS
from dicedesk.play.seats import PERSON
from dicedesk.ui.base.words import shown

Key = Qt.Key
SitDown = Callable[..., Any]

# The rounds of the game's description: main 5 with 9 7 7 9, main 5 with 8 5, main 9 with 5 6 4 9.
DESCRIBED = (4, 5, 3, 4, 1, 6, 6, 3, 4, 4, 2, 3, 1, 4, 2, 4, 1, 3, 4, 5)


def test_enter_chooses_the_main_and_throws(sit_down: SitDown) -> None:
    person = sit_down(4, 5)
    person.press(Key.Key_5)
    person.throw()
    assert person.moves == ["main 5", "throw"]


def test_a_key_or_a_click_only_marks_the_main(sit_down: SitDown) -> None:
    person = sit_down()
    person.press(Key.Key_5)
    person.hands.click(person.tab.choices.buttons[8])
    assert (person.moves, person.tab.choices.main, person.tab.primary.text()) == ([], 8, "Throw for main 8")


def test_the_number_of_a_main_marks_it(sit_down: SitDown) -> None:
    person = sit_down()
    for key, main in zip((Key.Key_5, Key.Key_6, Key.Key_7, Key.Key_8, Key.Key_9), MAINS, strict=True):
        person.press(key)
        assert person.tab.choices.main == main


def test_the_arrow_keys_mark_the_next_main(sit_down: SitDown) -> None:
    person = sit_down()
    person.tab.choices.take_focus()
    person.press(Key.Key_Left)
    assert person.tab.choices.main == 6


def test_the_table_of_the_turn_shows_each_throw(sit_down: SitDown) -> None:
    person = sit_down(*DESCRIBED)
    person.press(Key.Key_5)
    person.throw(4)
    assert (len(person.rows), person.rows[-1]) == (4, ("5", "9", "✓ Wins", "Throw matches chance"))


def test_a_lamp_is_lit_by_a_loss_and_goes_out_with_a_win(sit_down: SitDown) -> None:
    person = sit_down(1, 1, 3, 4)
    person.throw()
    lit = person.tab.board.lamps.lit, person.tab.board.panels[2].accessibleName()
    person.throw()
    dark = person.tab.board.lamps.lit, person.tab.board.panels[2].accessibleName()
    assert (lit, dark) == ((1, "Losses in a row: 1 of 2"), (0, "Losses in a row: none"))


def test_nothing_of_a_throw_is_told_before_its_dice_lie_still(sit_down: SitDown) -> None:
    person = sit_down(1, 1, throw_ms=3_600_000)
    person.press(Key.Key_Return)
    flying = person.panels, person.rows, person.caption, person.tab.primary.text()
    person.press(Key.Key_Return)
    assert flying == (("7", "–", 0), [], "", "Skip")
    assert (person.tab.board.lamps.lit, len(person.rows), len(person.moves)) == (1, 1, 2)


def test_the_card_tells_the_odds_and_lights_the_row_of_the_main(sit_down: SitDown) -> None:
    person = sit_down(2, 3)
    table = person.tab.cards.come_out.table
    person.press(Key.Key_8)
    marked = table.lit_main, table.framed_chance
    person.throw()
    outlook = person.tab.view.outlook
    assert person.chances == [shown(outlook.lead), shown(outlook.why)]
    assert (marked, (table.lit_main, table.framed_chance)) == ((8, None), (8, 5))


def test_no_other_main_is_chosen_while_a_chance_stands(sit_down: SitDown) -> None:
    person = sit_down(2, 3)
    person.throw()
    person.press(Key.Key_9)
    assert (person.caption, person.moves) == (
        "The main of this round is 7: throw the dice.",
        ["main 7", "throw"],
    )
    assert not person.tab.choices.isEnabled()


def test_a_key_of_a_main_in_mid_throw_finishes_it_and_hides_nothing(sit_down: SitDown) -> None:
    person = sit_down(2, 3, throw_ms=3_600_000)
    person.press(Key.Key_Return, Key.Key_9)
    assert person.caption == "2 + 3 = 5 is the chance: throw it again to win; 7 loses"


def test_the_main_stays_marked_for_the_next_round(sit_down: SitDown) -> None:
    person = sit_down(1, 1)
    person.press(Key.Key_9)
    person.throw()
    assert (person.tab.choices.main, person.tab.choices.isEnabled()) == (9, True)


def test_mains_that_cannot_be_chosen_any_more_give_the_ring_to_the_big_button(sit_down: SitDown) -> None:
    person = sit_down(2, 3, 2, 3)
    person.tab.choices.take_focus()
    person.press(Key.Key_6, Key.Key_Return)
    person.tab.choices.take_focus()
    person.watch()
    assert person.window.focusWidget() is person.tab.primary


def test_the_big_button_keeps_the_ring_from_round_to_round(sit_down: SitDown) -> None:
    person = sit_down(1, 1, 3, 4)
    person.throw(2)
    assert person.window.focusWidget() is person.tab.primary


def test_undo_takes_back_a_throw_and_then_the_round(sit_down: SitDown) -> None:
    person = sit_down(2, 3, 6, 4)
    person.throw(2)
    person.press(Key.Key_Z, control=True)
    person.press(Key.Key_Z, control=True)
    once = person.moves, person.tab.tray.faces
    person.press(Key.Key_Z, control=True)
    assert (once, person.moves, person.rows) == ((["main 7", "throw"], (2, 3)), [], [])


def test_undo_in_mid_throw_takes_the_round_back(sit_down: SitDown) -> None:
    person = sit_down(2, 3, throw_ms=3_600_000)
    person.press(Key.Key_Return)
    person.press(Key.Key_Z, control=True)
    person.press(Key.Key_Z, control=True)
    assert (person.moves, person.tab.tray.faces, person.tab.buttons.undo.isEnabled()) == ([], (), False)


def test_a_throw_between_two_askings_means_that_the_game_goes_on(sit_down: SitDown) -> None:
    person = sit_down(2, 3, 6, 4)
    person.throw()
    person.press(Key.Key_N)
    person.throw()
    person.press(Key.Key_N)
    assert len(person.moves) == 3


def test_a_whole_turn_is_played_with_enter_alone_and_proves_its_dice(sit_down: SitDown) -> None:
    person = sit_down(sealed=True)
    model = person.tab.cards.turn.table.model()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    for _ in range(2000):
        if person.session.is_over:
            break
        person.throw()
    assert tester.model() is model
    assert differences(person.session.record) == ()
    throws = sum(move == "throw" for move in person.moves)
    assert min(throws, 60) <= len(person.rows) <= throws


def test_a_screen_reader_is_told_what_the_felt_says(sit_down: SitDown) -> None:
    person = sit_down(*DESCRIBED)
    person.press(Key.Key_5)
    told: list[str] = []
    person.tab.told.connect(told.append)
    person.throw()
    assert told[-1] == person.caption != ""


def name(person: Any, place: int, called: str) -> None:
    """Gives a caster a name on the card."""
    naming = person.tab.cards.players.naming
    if not naming.is_open:
        naming.button.click()
    field = naming.fields[place]
    field.setText(called)
    field.editingFinished.emit()


def test_a_name_given_before_the_first_throw_is_used_at_once(sit_down: SitDown) -> None:
    person = sit_down(4, 5, casters=(PERSON, PERSON))
    name(person, 1, "Anna")
    assert [str(seat.name) for seat in person.session.seats] == ["Player 1", "Anna"]
    assert [box.currentText() for box in person.tab.cards.players.boxes[:2]] == ["Player 1", "Anna"]


def test_a_name_given_during_a_game_is_used_in_the_next_one(sit_down: SitDown) -> None:
    person = sit_down(4, 5, casters=(PERSON, PERSON))
    person.throw()
    said: list[str] = []
    for words in (person.tab.noted, person.tab.told):
        words.connect(said.append)
    name(person, 1, "Anna")
    assert ([str(seat.name) for seat in person.session.seats], said) == (
        ["Player 1", "Player 2"],
        ["New names take effect in the next game. Press N to start it."] * 2,
    )


def test_nobody_is_named_like_a_computer_player(sit_down: SitDown) -> None:
    person = sit_down(casters=(PERSON, PERSON))
    name(person, 1, "best")
    assert person.caption == "“best” is already the name of a computer player."
    assert person.tab.cards.players.naming.fields[1].text() == ""
