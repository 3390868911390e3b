"""How a person wants the dice: kept, read again, and never in the way."""

import json

import pytest

from dicedesk.ports.store import ForgetfulStore, StoreError
from dicedesk.session.dice_wishes import SETTING, Body, DiceSettings, DiceWishes, Marks, Speed

KEPT = {"body": "black", "marks": "numerals", "speed": 400}


class BrokenStore(ForgetfulStore):
    """Keeps and finds no setting while it is broken, and says why."""

    broken = True

    def keep_setting(self, name: str, value: str) -> None:
        if self.broken:
            raise StoreError("The disk is full.")
        super().keep_setting(name, value)

    def setting(self, name: str) -> str | None:
        if self.broken:
            raise StoreError("The data folder cannot be read.")
        return super().setting(name)


def read(text: str) -> DiceWishes:
    """What is wished for at a start where this was kept."""
    store = ForgetfulStore()
    store.keep_setting(SETTING, text)
    return DiceSettings(store).wishes


def test_at_first_the_dice_suit_the_theme_and_have_pips_and_fly_for_nine_tenths_of_a_second() -> None:
    wishes = DiceSettings(ForgetfulStore()).wishes
    assert (wishes.body, wishes.marks, wishes.speed.value) == (Body.THEME, Marks.PIPS, 900)


@pytest.mark.parametrize("body", Body)
@pytest.mark.parametrize("marks", Marks)
@pytest.mark.parametrize("speed", Speed)
def test_wishes_hold_at_once_and_at_the_next_start(body: Body, marks: Marks, speed: Speed) -> None:
    store, wishes = ForgetfulStore(), DiceWishes(body, marks, speed)
    settings = DiceSettings(store)
    settings.keep(wishes)
    assert settings.wishes == DiceSettings(store).wishes == wishes


def test_what_was_kept_is_read() -> None:
    assert read(json.dumps(KEPT)) == DiceWishes(Body.BLACK, Marks.NUMERALS, Speed.FAST)


@pytest.mark.parametrize("text", ["", "{", "nonsense", "[]", "null", "{}", '"black"'])
def test_what_cannot_be_read_gives_the_usual_dice(text: str) -> None:
    assert read(text) == DiceWishes()


@pytest.mark.parametrize(("name", "value"), [("body", "gold"), ("marks", None), ("speed", 5), ("speed", [])])
def test_a_value_that_does_not_exist_gives_the_usual_dice(name: str, value: object) -> None:
    assert read(json.dumps({**KEPT, name: value})) == DiceWishes()


def test_a_store_that_cannot_be_read_is_named_and_the_usual_dice_are_there() -> None:
    settings = DiceSettings(BrokenStore())
    assert settings.trouble == "The data folder cannot be read."
    assert settings.wishes == DiceWishes()


def test_a_wish_that_cannot_be_kept_holds_until_the_end_and_the_trouble_goes_with_its_cause() -> None:
    store, wishes = BrokenStore(), DiceWishes(Body.CASINO)
    settings = DiceSettings(store)
    settings.keep(wishes)
    assert settings.wishes == wishes
    assert settings.trouble == "The disk is full."
    store.broken = False
    settings.keep(wishes)
    assert settings.trouble is None
