"""What the Hog tab says of a game: under the dice, in the log, in the cards, and at the end."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt

Key = Qt.Key
SitDown = Callable[..., Any]

SIXTY = (6,) * 10
LONG_PAUSE_MS = 3_600_000


def test_the_points_are_told_only_when_the_dice_lie_still(sit_down: SitDown) -> None:
    person = sit_down(2, 3, 4, throw_ms=LONG_PAUSE_MS)
    person.press(Key.Key_3, Key.Key_Return)
    assert (person.tab.tray.caption, person.log, person.scores) == ("", [], ["0", "0"])
    person.press(Key.Key_Return)
    assert person.scores == ["9", "0"]
    assert len(person.log) == 2


def test_while_a_swap_crosses_the_scores_before_it_are_in_flight(sit_down: SitDown) -> None:
    person = sit_down(5, 6, crossing_ms=LONG_PAUSE_MS)
    person.press(Key.Key_2, Key.Key_Return)
    person._qtbot.waitUntil(lambda: person.tab.board.is_crossing)
    assert person.scores == ["", ""]
    assert person.tab.board.panels[0].accessibleName() == "Player 1: 11 of 100"
    person.press(Key.Key_Return)
    assert person.tab.board.panels[0].accessibleName() == "Player 1: 0 of 100"
    assert person.tab.board.panels[1].accessibleName() == "Player 2: 11 of 100"


def test_after_the_end_another_game_begins_which_the_other_begins(sit_down: SitDown) -> None:
    person = sit_down(*SIXTY, *SIXTY)
    for key in (Key.Key_T, Key.Key_0, Key.Key_T):
        person.roll(key)
    person.press(Key.Key_Return, Key.Key_Return)
    assert person.turns == 0
    assert [panel.accessibleName() for panel in person.tab.board.panels] == [
        "Player 1: 0 of 100",
        "Player 2: 0 of 100",
    ]
    assert [panel.property("lit") for panel in person.tab.board.panels] == [False, True]


def test_friends_at_the_same_computer_roll_in_turn(sit_down: SitDown) -> None:
    person = sit_down(2, 3, 4)
    lit = []
    for _ in range(3):
        lit.append([panel.property("lit") for panel in person.tab.board.panels])
        person.roll(Key.Key_1)
    assert lit == [[True, False], [False, True], [True, False]]
    assert [played.before.seat for played in person.session.history] == [0, 1, 0]


def test_a_screen_reader_is_told_what_the_felt_says(sit_down: SitDown) -> None:
    person = sit_down(2, 3, 4)
    told: list[str] = []
    person.tab.told.connect(told.append)
    person.roll(Key.Key_3)
    assert told == ["Player 1 rolled 3 dice: 2 + 3 + 4 = 9 points"]
