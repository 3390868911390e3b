"""Yacht in the real window, by the keys and clicks of a person."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtTest import QTest

from dicedesk.games.yacht.boxes import Box, Sheet
from dicedesk.games.yacht.players import GREEDY
from dicedesk.play.seats import PERSON

Key = Qt.Key
SitDown = Callable[..., Any]

ENTER, UP, DOWN, LEFT, RIGHT = Key.Key_Return, Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right
FIRST = (5, 2, 5, 3, 1)
FIVES = (5, 5, 4)


def test_a_turn_takes_six_keys(sit_down: SitDown) -> None:
    person = sit_down(*FIRST, *FIVES)
    person.press(ENTER, Key.Key_1, Key.Key_3, ENTER, DOWN, ENTER)
    assert person.moves == ["roll", "keep 5 5", "score choice"]


def test_between_people_a_turn_of_three_rolls_takes_six_keys(sit_down: SitDown) -> None:
    person = sit_down(*(*FIRST, *FIVES, 6, 1, 2) * 2, seating=(PERSON, PERSON))
    turn = (ENTER, Key.Key_1, Key.Key_3, ENTER, ENTER, ENTER)
    person.press(*turn, *turn)
    assert person.moves == ["roll", "keep 5 5", "keep 5 5", "score choice"] * 2


def test_a_filled_box_passes_the_dice(sit_down: SitDown) -> None:
    person = sit_down(*FIRST, seating=(PERSON, PERSON))
    person.press(ENTER, DOWN, ENTER)
    assert (person.tab.tray.faces, person.tab.view.headline) == ((), "Player 2\nhas the dice")
    assert person.caption == "Choice: Player 1 scores 16"


def test_alone_the_dice_stay_until_the_next_roll(sit_down: SitDown) -> None:
    person = sit_down(*FIRST)
    person.press(ENTER, DOWN, ENTER)
    assert person.tab.tray.faces == FIRST


def test_enter_alone_plays_a_whole_game(sit_down: SitDown) -> None:
    person = sit_down()
    for _ in range(12):
        person.press(ENTER, ENTER, ENTER, ENTER)
    assert person.tab.session.is_over
    assert person.tab.result.isVisible()


def test_a_click_on_a_filled_box_says_that_it_is_filled(sit_down: SitDown) -> None:
    person = sit_down(*FIRST * 2)
    person.press(ENTER, DOWN, ENTER, ENTER)
    said: list[str] = []
    person.tab.told.connect(said.append)
    person.click_box(Box.CHOICE)
    assert (person.caption, said) == ("The box “Choice” is already filled.", [person.caption])
    assert (person.chosen, len(person.moves)) == (None, 3)


def test_a_click_on_a_box_before_the_roll_asks_for_the_roll(sit_down: SitDown) -> None:
    person = sit_down(*FIRST)
    person.click_box(Box.CHOICE)
    assert (person.caption, person.moves) == ("Roll the dice before you choose a box.", [])


def test_a_click_on_a_box_is_not_answered_once_the_game_is_over(sit_down: SitDown) -> None:
    person = sit_down()
    for _ in range(12):
        person.press(ENTER, ENTER, ENTER, ENTER)
    before = person.caption
    person.click_box(Box.CHOICE)
    assert person.caption == before


def test_a_box_without_points_is_crossed_out(sit_down: SitDown) -> None:
    person = sit_down(*FIRST)
    person.press(ENTER)
    person.click_box(Box.YACHT)
    assert person.tab.primary.text() == "Cross out Yacht"
    person.press(ENTER)
    assert (person.moves, person.caption) == (["roll", "score yacht"], "You cross out Yacht")


def test_kept_dice_stay_and_the_others_are_rolled(sit_down: SitDown) -> None:
    person = sit_down(*FIRST, *FIVES)
    person.press(ENTER, Key.Key_1, Key.Key_3, ENTER)
    assert (person.tab.tray.faces, person.tab.tray.kept) == ((5, 5, 5, 5, 4), {0, 2})


def test_of_equal_dice_the_chosen_one_stays(sit_down: SitDown) -> None:
    person = sit_down(*FIRST, 6, 6, 6, 6)
    person.press(ENTER)
    person.click_die(2)
    person.press(ENTER)
    assert (person.tab.tray.faces, person.tab.tray.kept) == ((6, 6, 5, 6, 6), {2})


def test_a_second_press_releases_a_die(sit_down: SitDown) -> None:
    person = sit_down(*FIRST)
    person.press(ENTER, Key.Key_1, Key.Key_3, Key.Key_1)
    assert (person.tab.selection, person.tab.primary.text()) == ((2,), "Re-roll 4 dice")


def test_escape_leads_from_a_box_back_to_the_dice(sit_down: SitDown) -> None:
    person = sit_down(*FIRST)
    person.press(ENTER, Key.Key_1, DOWN, Key.Key_Escape)
    assert (person.chosen, person.tab.selection, person.tab.primary.text()) == (None, (0,), "Re-roll 4 dice")


def test_escape_from_a_box_does_nothing_else(sit_down: SitDown) -> None:
    person = sit_down(*FIRST)
    heard: list[int] = []
    QShortcut("Esc", person.window).activated.connect(lambda: heard.append(1))
    person.press(ENTER, DOWN, Key.Key_Escape)
    before = len(heard)
    person.press(Key.Key_Escape)
    assert (before, len(heard)) == (0, 1)


def test_a_kept_die_is_announced(sit_down: SitDown) -> None:
    person = sit_down(*FIRST)
    said: list[str] = []
    person.press(ENTER)
    person.tab.told.connect(said.append)
    person.press(Key.Key_1)
    assert said == ["Die 1 shows 5 and is kept"]


def test_with_all_dice_kept_the_big_button_fills_the_box_with_the_most_points(sit_down: SitDown) -> None:
    person = sit_down(*FIRST)
    person.press(ENTER, Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_5)
    assert (person.tab.primary.text(), person.chosen) == ("Fill Choice: 16", Box.CHOICE)


def test_after_the_third_roll_no_die_is_kept(sit_down: SitDown) -> None:
    person = sit_down(*FIRST, *FIRST, *FIRST)
    person.press(ENTER, ENTER, ENTER, Key.Key_1)
    assert person.caption == "That was the third roll: choose a box."
    assert person.tab.selection == ()


def test_before_the_first_roll_no_die_is_kept_and_no_box_chosen(sit_down: SitDown) -> None:
    person = sit_down()
    person.press(Key.Key_1, DOWN)
    assert (person.tab.selection, person.chosen, person.tab.primary.text()) == ((), None, "Roll")


@pytest.mark.parametrize(
    ("keys", "box"),
    [
        ((DOWN,), Box.CHOICE),
        ((UP,), Box.CHOICE),
        ((DOWN, DOWN), Box.YACHT),
        ((DOWN, DOWN, DOWN), Box.ONES),
        ((DOWN, UP), Box.BIG_STRAIGHT),
        ((DOWN, LEFT), Box.FIVES),
        ((DOWN, RIGHT, RIGHT), Box.CHOICE),
    ],
)
def test_arrow_keys_choose_a_box(sit_down: SitDown, keys: tuple[Qt.Key, ...], box: Box) -> None:
    person = sit_down(*FIRST)
    person.press(ENTER, *keys)
    assert person.chosen is box


def test_with_no_open_box_beside_an_arrow_key_stays(sit_down: SitDown) -> None:
    person = sit_down(*(1, 1, 1, 1, 1) * 7)
    for box in (Box.ONES, Box.TWOS, Box.THREES, Box.FOURS, Box.FIVES, Box.SIXES):
        person.press(ENTER)
        person.click_box(box)
        person.click_box(box)
    person.press(ENTER, DOWN, LEFT)
    assert person.chosen is Box.YACHT


def test_the_chosen_box_is_announced(sit_down: SitDown) -> None:
    person = sit_down(*FIRST)
    said: list[str] = []
    person.press(ENTER)
    person.tab.told.connect(said.append)
    person.press(DOWN)
    assert said == ["Choice: 16 points now"]


def test_with_a_box_in_focus_an_arrow_key_takes_the_focus_along(sit_down: SitDown) -> None:
    person = sit_down(*FIRST)
    person.press(ENTER, DOWN)
    person.tab.sheet.boxes[Box.CHOICE].setFocus()
    person.press(DOWN)
    assert person.tab.sheet.boxes[Box.YACHT].hasFocus()
    person.press(ENTER)
    assert person.moves == ["roll", "score yacht"]
    assert person.tab.primary.hasFocus()


def test_an_arrow_key_with_ctrl_chooses_nothing(sit_down: SitDown) -> None:
    person = sit_down(*FIRST)
    person.press(ENTER)
    QTest.keyClick(person.tab.primary, DOWN, Qt.KeyboardModifier.ControlModifier)
    assert person.chosen is None


def test_a_click_chooses_a_box_and_a_second_one_fills_it(sit_down: SitDown) -> None:
    person = sit_down(*FIRST)
    person.press(ENTER)
    person.click_box(Box.FIVES)
    assert (person.moves, person.tab.primary.text()) == (["roll"], "Fill Fives: 10")
    person.click_box(Box.FIVES)
    assert person.moves == ["roll", "score fives"]


def test_keeping_a_die_takes_back_the_choice_of_a_box(sit_down: SitDown) -> None:
    person = sit_down(*FIRST)
    person.press(ENTER, DOWN, Key.Key_1)
    assert (person.chosen, person.tab.primary.text()) == (None, "Re-roll 4 dice")


def test_undo_takes_back_a_filled_box(sit_down: SitDown) -> None:
    person = sit_down(*FIRST)
    person.press(ENTER, DOWN, ENTER)
    person.press(Key.Key_Z, control=True)
    assert (person.moves, person.name_of(Box.CHOICE)) == (["roll"], "Choice: 16 points now")


def test_a_key_during_a_roll_only_ends_it(sit_down: SitDown) -> None:
    person = sit_down(*FIRST, throw_ms=60_000)
    person.press(ENTER)
    assert person.tab.pace.is_busy
    person.press(DOWN)
    assert (person.tab.pace.is_busy, person.chosen) == (False, None)


def test_a_computer_player_plays_by_itself(sit_down: SitDown) -> None:
    person = sit_down(seating=(PERSON, GREEDY), pause_ms=0)
    person.press(ENTER, ENTER, ENTER, ENTER)
    person.until(lambda: person.tab.state.seat == 0 and person.tab.state.cards[1].taken == 1)
    assert person.moves[4] == "roll"


def test_while_a_computer_plays_nothing_can_be_chosen(sit_down: SitDown) -> None:
    person = sit_down(seating=(GREEDY, PERSON))
    person.press(DOWN)
    assert (person.chosen, person.tab.selection) == (None, ())
    assert not any(person.tab.sheet.boxes[box].isEnabled() for box in Sheet.YACHT.boxes)


def test_kept_dice_survive_a_change_of_language(sit_down: SitDown) -> None:
    person = sit_down(*FIRST)
    person.tab.selection = (0, 1)
    assert person.tab.selection == ()
    person.press(ENTER)
    person.tab.selection = (0, 2)
    assert (person.tab.tray.kept, person.tab.primary.text()) == ({0, 2}, "Re-roll 3 dice")


def test_a_joker_leaves_only_its_own_box(sit_down: SitDown) -> None:
    person = sit_down(*(3, 3, 3, 3, 3) * 2, sheet=Sheet.BONUS)
    person.press(ENTER)
    person.click_box(Box.YACHT)
    person.press(ENTER, ENTER)
    enabled = [
        box for box, button in person.tab.sheet.boxes.items() if button.isVisible() and button.isEnabled()
    ]
    assert enabled == [Box.THREES]
