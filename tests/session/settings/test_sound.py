"""How loud a person wants to hear the table: kept, read again, and never in the way."""

import json

import pytest

from dicedesk.ports.store import ForgetfulStore
from dicedesk.session.settings.sound import SETTING, USUAL_VOLUME, SoundSettings, SoundWishes

KEPT = {"is_on": False, "volume": 0.25}


def read(text: str) -> SoundWishes:
    """What is wished for at a start where this was kept."""
    store = ForgetfulStore()
    store.keep_setting(SETTING, text)
    return SoundSettings(store).value


def test_at_first_the_table_is_heard_at_a_moderate_volume() -> None:
    assert SoundSettings(ForgetfulStore()).value == SoundWishes(is_on=True, volume=USUAL_VOLUME)


@pytest.mark.parametrize(
    "wishes", [SoundWishes(is_on=False), SoundWishes(volume=0.0), SoundWishes(volume=1.0)]
)
def test_wishes_hold_at_once_and_at_the_next_start(wishes: SoundWishes) -> None:
    store = ForgetfulStore()
    settings = SoundSettings(store)
    settings.keep(wishes)
    assert settings.value == SoundSettings(store).value == wishes


@pytest.mark.parametrize("text", ["", "{", "nonsense", "[]", "null", "{}", '"on"'])
def test_what_cannot_be_read_gives_the_usual_wishes(text: str) -> None:
    assert read(text) == SoundWishes()


@pytest.mark.parametrize(
    ("name", "value"), [("is_on", 1), ("is_on", "yes"), ("volume", "loud"), ("volume", None)]
)
def test_a_value_of_the_wrong_kind_gives_the_usual_wishes(name: str, value: object) -> None:
    assert read(json.dumps({**KEPT, name: value})) == SoundWishes()


@pytest.mark.parametrize(("volume", "held"), [(-0.5, 0.0), (0, 0.0), (1, 1.0), (1.5, 1.0), (10**400, 1.0)])
def test_a_volume_out_of_range_is_brought_back(volume: float, held: float) -> None:
    assert read(json.dumps({**KEPT, "volume": volume})).volume == held
