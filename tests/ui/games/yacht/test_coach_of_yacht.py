"""The coach of Yacht at the table."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt

from dicedesk.coach.verdict import ChoiceVerdict
from dicedesk.core.position import parse_position
from dicedesk.games.catalogue import SPECS
from dicedesk.games.yacht.boxes import Box
from dicedesk.games.yacht.rules import Keep
from dicedesk.games.yacht.unit import UNIT
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import CoachMode, CoachSettings
from tests.ui.table.coach_seen import choose, hints, play_casual, reads, warning

Key = Qt.Key
SitDown = Callable[..., Any]

ENTER, B, Y = Key.Key_Return, Key.Key_B, Key.Key_Y
FIRST = (5, 2, 5, 3, 1)
YACHT = (5, 5, 5, 5, 5)
LAST_TURN = (
    "yacht ones 0 0, twos 0 0, threes 0 0, fours 0 0, fives 0 0, sixes 0 0, full-house 0 0, four-of-a-kind 0 0, "
    "little-straight 0 0, big-straight 0 0, yacht 0 0, choice 29 -, dice 4 4 6 6 6, rolls-left 1 | players=2"
)
BEST = str(ChoiceVerdict.BEST.word)


def signs(person: Any) -> dict[Box, str]:
    """The boxes that the coach has marked, and what a screen reader says first of them beside their names."""
    firsts = {
        box: button.accessibleDescription().split("\n")[0] for box, button in person.tab.sheet.boxes.items()
    }
    return {box: first for box, first in firsts.items() if first == BEST}


def test_b_pressed_twice_lights_the_dice_to_keep(sit_down: SitDown) -> None:
    person = sit_down(*FIRST)
    person.press(ENTER, B)
    assert (person.tab.tray.advised, hints(person.tab)) == (frozenset(), None)
    person.press(B)
    assert (person.tab.tray.advised, signs(person), hints(person.tab)) == ({0, 2}, {}, "1")
    assert reads(person.tab)[1].startswith("Keep 5 5: ")


def test_b_marks_the_box_to_fill(sit_down: SitDown) -> None:
    person = sit_down(*YACHT)
    person.press(ENTER)
    unmarked = person.tab.sheet.boxes[Box.YACHT].grab().toImage()
    person.press(B, B)
    assert (person.tab.tray.advised, signs(person)) == (frozenset(), {Box.YACHT: BEST})
    assert person.tab.sheet.boxes[Box.YACHT].grab().toImage() != unmarked


def test_the_marks_go_with_the_next_move(sit_down: SitDown) -> None:
    person = sit_down(*FIRST, *YACHT)
    person.press(ENTER, B, B, ENTER)
    assert person.tab.tray.advised == frozenset()
    person.press(B, B)
    assert signs(person) == {Box.YACHT: BEST}
    person.press(Key.Key_Down, ENTER)
    assert signs(person) == {}


def test_a_marked_box_is_announced_with_its_mark(sit_down: SitDown) -> None:
    person = sit_down(*YACHT)
    person.press(ENTER, B, B)
    said: list[str] = []
    person.tab.told.connect(said.append)
    person.press(Key.Key_Down)
    assert said == [f"Yacht: 50 points now, {BEST}"]


@pytest.mark.parametrize(
    ("dice", "words"), [(FIRST, "Keep 5 5: "), (YACHT, "Yacht: ")], ids=["dice", "a box"]
)
def test_where_the_card_is_in_a_drawer_the_advice_is_under_the_table(
    sit_down: SitDown, dice: tuple[int, ...], words: str
) -> None:
    person = sit_down(*dice)
    person.resize(800, 560)
    person.press(ENTER, B)
    assert not person.tab.buttons.hint.text().startswith(words)
    person.press(B)
    assert person.tab.buttons.hint.text().startswith(words)
    person.resize(1280, 800)
    assert not person.tab.buttons.hint.text().startswith(words)


def test_before_the_first_roll_there_is_nothing_to_ask(sit_down: SitDown) -> None:
    person = sit_down(*FIRST)
    person.press(B, B, Y, Y)
    assert hints(person.tab) is None
    assert not person.tab.cards.coach.button.isVisible()
    person.press(ENTER)
    assert person.tab.cards.coach.button.isVisible()


def test_y_explains_what_the_big_button_does(sit_down: SitDown) -> None:
    person = sit_down(*FIRST)
    asked: list[Any] = []
    person.tab.working_asked.connect(asked.append)
    person.press(ENTER, Key.Key_1, Key.Key_3, Y, Y)
    assert [question.move for question in asked] == [Keep((5, 5))]


def test_a_costly_box_is_held_back_once(sit_down: SitDown) -> None:
    person = sit_down(*YACHT)
    play_casual(person.tab)
    choose(person.tab, CoachSettings(CoachMode.ASKED, warn_at=UNIT.warnings[-1]))
    person.press(ENTER)
    person.click_box(Box.CHOICE)
    person.press(ENTER)
    assert (person.moves, bool(warning(person.tab))) == (["roll"], True)
    person.press(ENTER)
    assert (person.moves, warning(person.tab)) == (["roll", "score choice"], "")


def test_another_choice_takes_the_warning_away(sit_down: SitDown) -> None:
    person = sit_down(*YACHT)
    play_casual(person.tab)
    choose(person.tab, CoachSettings(CoachMode.ASKED, warn_at=UNIT.warnings[-1]))
    person.press(ENTER)
    person.click_box(Box.CHOICE)
    person.press(ENTER)
    person.click_box(Box.YACHT)
    assert warning(person.tab) == ""


def test_a_coach_who_always_speaks_speaks_of_each_choice(sit_down: SitDown) -> None:
    person = sit_down(*FIRST, *YACHT)
    play_casual(person.tab)
    choose(person.tab, CoachSettings(CoachMode.ALWAYS))
    person.press(ENTER)
    assert person.tab.tray.advised == {0, 2}
    person.press(ENTER)
    assert signs(person) == {Box.YACHT: BEST}


def test_near_the_end_between_two_the_card_has_the_chances_to_win(sit_down: SitDown) -> None:
    person = sit_down(4, seating=(PERSON, PERSON))
    table = person.tab._table
    person.tab.bridge.begin(table.begin_at(parse_position(LAST_TURN, SPECS)))
    person.press(B, B)
    said = "\n".join(reads(person.tab))
    assert "Keep 6 6 6: for the win, costs 1.00 points · 5.6% to win" in said
