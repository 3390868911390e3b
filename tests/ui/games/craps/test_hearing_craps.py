"""What a person hears at the craps table."""

from collections.abc import Callable

from dicedesk.play.ports.audio import Cue
from tests.fakes.sound import RememberedSound


def test_a_chip_is_heard_when_it_is_put_down(sit_down: Callable, sound: RememberedSound) -> None:
    sit_down(4, 4).click("pass")
    assert sound.cues == [Cue.CHIP_DOWN]


def test_a_bet_that_loses_is_heard_as_it_is_swept_away(sit_down: Callable, sound: RememberedSound) -> None:
    person = sit_down(1, 2)
    person.tab.resolution.step_ms = 1
    person.click("pass")
    person.throw()
    assert sound.cues == [Cue.CHIP_DOWN, Cue.TWO_DICE, Cue.CHIPS_SWEPT]


def test_a_natural_pays(sit_down: Callable, sound: RememberedSound) -> None:
    person = sit_down(4, 3)
    person.tab.resolution.step_ms = 1
    person.click("pass")
    person.throw()
    assert sound.cues == [Cue.CHIP_DOWN, Cue.TWO_DICE, Cue.CHIPS_PAID]


def test_an_empty_table_hears_the_dice_alone(sit_down: Callable, sound: RememberedSound) -> None:
    sit_down(4, 3).throw()
    assert sound.cues == [Cue.TWO_DICE]
