"""How a person wants the program to speak: kept, read again, and never in the way."""

import json

import pytest

from dicedesk.ports.speech import FASTEST, SLOWEST, Manner
from dicedesk.ports.store import ForgetfulStore
from dicedesk.session.settings.voice import SETTING, VoiceSettings, VoiceWishes

KEPT = {"is_on": False, "voice": "en-gb", "rate": 180, "volume": 0.5}


def read(text: str) -> VoiceWishes:
    """What is wished for at a start where this was kept."""
    store = ForgetfulStore()
    store.keep_setting(SETTING, text)
    return VoiceSettings(store).value


def test_at_first_the_program_speaks_with_the_voice_of_the_engine() -> None:
    assert VoiceSettings(ForgetfulStore()).value == VoiceWishes(is_on=True, manner=Manner())


@pytest.mark.parametrize(
    "wishes",
    [
        VoiceWishes(is_on=False),
        VoiceWishes(manner=Manner("gmw/en-US", SLOWEST, 0.0)),
        VoiceWishes(manner=Manner("Zoë “Premium”", FASTEST, 0.35)),
    ],
)
def test_wishes_hold_at_once_and_at_the_next_start(wishes: VoiceWishes) -> None:
    store = ForgetfulStore()
    settings = VoiceSettings(store)
    settings.keep(wishes)
    assert settings.value == VoiceSettings(store).value == wishes


@pytest.mark.parametrize("text", ["", "{", "nonsense", "[]", "null", "{}", '"on"'])
def test_what_cannot_be_read_gives_the_usual_wishes(text: str) -> None:
    assert read(text) == VoiceWishes()


@pytest.mark.parametrize(
    ("name", "value"),
    [("is_on", 1), ("is_on", "yes"), ("voice", None), ("rate", "fast"), ("rate", 150.5), ("volume", "loud")],
)
def test_a_value_of_the_wrong_kind_gives_the_usual_wishes(name: str, value: object) -> None:
    assert read(json.dumps({**KEPT, name: value})) == VoiceWishes()


@pytest.mark.parametrize(
    ("rate", "held"),
    [(-1, SLOWEST), (SLOWEST - 1, SLOWEST), (SLOWEST, SLOWEST), (FASTEST, FASTEST), (9999, FASTEST)],
)
def test_a_rate_out_of_range_is_brought_back(rate: int, held: int) -> None:
    assert read(json.dumps({**KEPT, "rate": rate})).manner.rate == held


@pytest.mark.parametrize(("volume", "held"), [(-0.5, 0.0), (0, 0.0), (1, 1.0), (1.5, 1.0), (10**400, 1.0)])
def test_a_volume_out_of_range_is_brought_back(volume: float, held: float) -> None:
    assert read(json.dumps({**KEPT, "volume": volume})).manner.volume == held
