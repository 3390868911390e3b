"""How a turn of Hog is told while its dice land, and how its points run up; the clocks stand where a test sets them."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dicedesk.play.seats import PERSON
from dicedesk.play.settings import MotionChoice
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.widgets.counting import CountingLabel
from tests.repeated import sampled

Key = Qt.Key
SitDown = Callable[..., Any]
HOUR_MS = 3_600_000
AGAINST = (PERSON, "always:1")


def told_in_flight(person: Any) -> list[str]:
    """All that stands under the dice while the throw goes on to its end."""
    flight, told = person.tab.tray._flight, []
    flight.pause()
    for share in range(100):
        flight.setCurrentTime(HOUR_MS * share // 100)
        told.append(person.tab.tray.caption)
    flight.resume()
    flight.setCurrentTime(HOUR_MS)
    return list(dict.fromkeys(filter(None, told)))


def heard(person: Any) -> list[str]:
    lines: list[str] = []
    person.tab.told.connect(lines.append)
    return lines


def is_counting(person: Any) -> bool:
    return any(
        panel.score._clock.state() != panel.score._clock.State.Stopped for panel in person.tab.board.panels
    )


def test_points_are_counted_as_each_die_lands_and_a_screen_reader_hears_the_whole_once(
    sit_down: SitDown,
) -> None:
    person = sit_down(4, 5, 6, throw_ms=HOUR_MS)
    lines = heard(person)
    person.press(Key.Key_3, Key.Key_Return)
    assert told_in_flight(person) == ["4 + …", "4 + 5 = 9"]
    assert person.tab.tray.caption.endswith("4 + 5 + 6 = 15 points")
    assert len([line for line in lines if "15" in line]) == 1
    assert [line for line in lines if "= 9" in line] == []


def test_a_1_ends_the_counting(sit_down: SitDown) -> None:
    person = sit_down(4, 1, 6, 6, throw_ms=HOUR_MS)
    person.press(Key.Key_4, Key.Key_Return)
    assert told_in_flight(person) == ["4 + …", "4 + 1 · Pig Out, 1 point"]


def test_points_run_up_once_the_dice_lie_and_nobody_waits_for_them(sit_down: SitDown) -> None:
    person = sit_down(4, 5, 6, 3, throw_ms=HOUR_MS, seating=AGAINST)
    person.press(Key.Key_3, Key.Key_Return)
    told_in_flight(person)
    panel = person.tab.board.panels[0]
    assert (panel.score.text(), panel.score.accessibleName()) == ("0", "15")
    assert panel.accessibleName().endswith("15 of 100")
    assert not person.tab.pace.is_busy
    assert person.tab.counting_ms <= 600
    person.press(Key.Key_4)
    assert (person.scores, is_counting(person)) == (["15", "0"], False)
    person.tab.pace.finish()


def test_points_end_at_their_value_by_themselves(sit_down: SitDown, qtbot: QtBot) -> None:
    person = sit_down(4, 5, 6, throw_ms=20, seating=AGAINST)
    person.press(Key.Key_3, Key.Key_Return)
    qtbot.waitUntil(lambda: not (person.tab.pace.is_busy or is_counting(person)))
    assert person.scores == ["15", "0"]


@pytest.mark.parametrize("how", sampled(["key", "click"], "key"))
def test_whoever_skips_the_dice_skips_the_counting(sit_down: SitDown, qtbot: QtBot, how: str) -> None:
    person = sit_down(4, 5, 6, throw_ms=HOUR_MS)
    person.press(Key.Key_3, Key.Key_Return)
    if how == "key":
        person.press(Key.Key_Space)
    else:
        qtbot.mouseClick(person.tab.tray, Qt.MouseButton.LeftButton)
    assert (person.scores, person.tab.pace.is_busy) == (["15", "0"], False)


def test_a_click_on_the_felt_ends_the_counting(sit_down: SitDown, qtbot: QtBot) -> None:
    person = sit_down(4, 5, 6, throw_ms=HOUR_MS, seating=AGAINST)
    person.press(Key.Key_3, Key.Key_Return)
    told_in_flight(person)
    qtbot.mouseClick(person.tab.tray, Qt.MouseButton.LeftButton)
    assert person.scores == ["15", "0"]


def test_no_old_score_runs_while_the_next_person_can_roll(sit_down: SitDown) -> None:
    person = sit_down(4, 5, 6, throw_ms=HOUR_MS)
    person.press(Key.Key_3, Key.Key_Return)
    told_in_flight(person)
    assert (person.scores, is_counting(person)) == (["15", "0"], False)


def test_a_computers_score_is_there_when_it_is_your_turn(sit_down: SitDown) -> None:
    person = sit_down(4, 3, seating=("always:1", PERSON), throw_ms=HOUR_MS)
    person.tab.pace.hurry()
    person.tab.pace.hurry()
    assert (person.turns, person.tab.session.computer_moves) == (1, False)
    assert (person.scores, is_counting(person)) == (["0", "4"], False)


def test_with_reduced_motion_nothing_is_counted(
    sit_down: SitDown, appearance: Appearance, qtbot: QtBot
) -> None:
    appearance.choose_motion(MotionChoice.REDUCED)
    person = sit_down(4, 5, 6, throw_ms=HOUR_MS)
    person.tab.tray.is_calm = True
    landed: list[object] = []
    person.tab.tray.landed.connect(landed.append)
    person.press(Key.Key_3, Key.Key_Return)
    qtbot.waitUntil(lambda: not person.tab.pace.is_busy)
    assert (person.scores, landed, person.tab.counting_ms) == (["15", "0"], [], 0)


def test_free_bacon_runs_up_too_and_what_is_undone_or_swapped_is_there_at_once(sit_down: SitDown) -> None:
    person = sit_down(throw_ms=HOUR_MS, crossing_ms=HOUR_MS, seating=AGAINST)
    person.press(Key.Key_0, Key.Key_Return)
    assert person.tab.findChildren(CountingLabel)
    assert (person.scores, is_counting(person)) == (["0", "0"], True)
    person.press(Key.Key_Z, control=True)
    assert (person.scores, is_counting(person)) == (["0", "0"], False)
