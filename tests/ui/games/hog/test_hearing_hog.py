"""What a person hears at the Hog table."""

from collections.abc import Callable

from PySide6.QtCore import Qt

from dicedesk.play.ports.audio import Cue
from tests.fakes.sound import RememberedSound

Key = Qt.Key


def test_dice_are_heard_when_they_land_and_then_what_they_came_to(
    sit_down: Callable, sound: RememberedSound
) -> None:
    sit_down(1, 5).roll(Key.Key_2)
    assert sound.cues == [Cue.TWO_DICE, Cue.LOST]


def test_dice_in_the_air_are_not_heard(sit_down: Callable, sound: RememberedSound) -> None:
    person = sit_down(3, 5, throw_ms=3_600_000)
    person.press(Key.Key_2, Key.Key_Return)
    in_the_air = list(sound.cues)
    person.press(Key.Key_Return)
    assert (in_the_air, sound.cues) == ([], [Cue.TWO_DICE])


def test_free_bacon_throws_no_dice_to_be_heard(sit_down: Callable, sound: RememberedSound) -> None:
    person = sit_down(3)
    person.roll(Key.Key_0)
    assert (person.turns, sound.cues) == (1, [])


def test_a_throw_that_is_cut_short_by_leaving_the_tab_is_not_heard(
    sit_down: Callable, sound: RememberedSound
) -> None:
    person = sit_down(3, 5, throw_ms=3_600_000)
    person.press(Key.Key_2, Key.Key_Return)
    person.tab.hide()
    assert (person.tab.pace.is_busy, sound.cues) == (False, [])
