"""How a person wants the dice: kept, read again, and never in the way."""

import json

import pytest

from dicedesk.ports.store import ForgetfulStore
from dicedesk.session.settings.dice_wishes import SETTING, Body, DiceSettings, DiceWishes, Marks, Speed

KEPT = {"body": "black", "marks": "numerals", "speed": 400}


def read(text: str) -> DiceWishes:
    """What is wished for at a start where this was kept."""
    store = ForgetfulStore()
    store.keep_setting(SETTING, text)
    return DiceSettings(store).value


def test_at_first_the_dice_suit_the_theme_and_have_pips_and_fly_for_nine_tenths_of_a_second() -> None:
    wishes = DiceSettings(ForgetfulStore()).value
    assert (wishes.body, wishes.marks, wishes.speed.value) == (Body.THEME, Marks.PIPS, 900)


@pytest.mark.parametrize("body", Body)
@pytest.mark.parametrize("marks", Marks)
@pytest.mark.parametrize("speed", Speed)
def test_wishes_hold_at_once_and_at_the_next_start(body: Body, marks: Marks, speed: Speed) -> None:
    store, wishes = ForgetfulStore(), DiceWishes(body, marks, speed)
    settings = DiceSettings(store)
    settings.keep(wishes)
    assert settings.value == DiceSettings(store).value == wishes


@pytest.mark.parametrize("text", ["", "{", "nonsense", "[]", "null", "{}", '"black"'])
def test_what_cannot_be_read_gives_the_usual_dice(text: str) -> None:
    assert read(text) == DiceWishes()


@pytest.mark.parametrize(("name", "value"), [("body", "gold"), ("marks", None), ("speed", 5), ("speed", [])])
def test_a_value_that_does_not_exist_gives_the_usual_dice(name: str, value: object) -> None:
    assert read(json.dumps({**KEPT, name: value})) == DiceWishes()
