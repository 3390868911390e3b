"""How a person wants the program to speak: kept, read again, and never in the way."""

import json

import pytest

from dicedesk.ports.speech import FASTEST, SLOWEST, Manner
from dicedesk.ports.store import ForgetfulStore, StoreError
from dicedesk.session.voice import SETTING, VoiceSettings, VoiceWishes

KEPT = {"is_on": False, "voice": "en-gb", "rate": 180, "volume": 0.5}


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


def read(text: str) -> VoiceWishes:
    """What is wished for at a start where this was kept."""
    store = ForgetfulStore()
    store.keep_setting(SETTING, text)
    return VoiceSettings(store).wishes


def test_at_first_the_program_speaks_with_the_voice_of_the_engine() -> None:
    assert VoiceSettings(ForgetfulStore()).wishes == VoiceWishes(is_on=True, manner=Manner())


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
    assert settings.wishes == VoiceSettings(store).wishes == wishes


def test_what_was_kept_is_read() -> None:
    assert read(json.dumps(KEPT)) == VoiceWishes(is_on=False, manner=Manner("en-gb", 180, 0.5))


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


def test_a_full_disk_is_told_and_the_wish_holds_until_the_end() -> None:
    settings = VoiceSettings(BrokenStore())
    settings.keep(VoiceWishes(is_on=False))
    assert not settings.wishes.is_on
    assert settings.trouble == "The disk is full."


def test_settings_that_cannot_be_read_are_told() -> None:
    settings = VoiceSettings(BrokenStore())
    assert settings.wishes == VoiceWishes()
    assert settings.trouble == "The data folder cannot be read."


def test_trouble_is_over_when_a_wish_is_kept_again() -> None:
    store = BrokenStore()
    settings = VoiceSettings(store)
    store.broken = False
    settings.keep(VoiceWishes(is_on=False))
    assert settings.trouble is None
