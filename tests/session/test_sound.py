"""How loud a person wants to hear the table: kept, read again, and never in the way."""

import json

import pytest

from dicedesk.ports.store import ForgetfulStore, StoreError
from dicedesk.session.sound import SETTING, USUAL_VOLUME, SoundSettings, SoundWishes

KEPT = {"is_on": False, "volume": 0.25}


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


def read(text: str) -> SoundWishes:
    """What is wished for at a start where this was kept."""
    store = ForgetfulStore()
    store.keep_setting(SETTING, text)
    return SoundSettings(store).wishes


def test_at_first_the_table_is_heard_at_a_moderate_volume() -> None:
    assert SoundSettings(ForgetfulStore()).wishes == SoundWishes(is_on=True, volume=USUAL_VOLUME)


@pytest.mark.parametrize(
    "wishes", [SoundWishes(is_on=False), SoundWishes(volume=0.0), SoundWishes(volume=1.0)]
)
def test_wishes_hold_at_once_and_at_the_next_start(wishes: SoundWishes) -> None:
    store = ForgetfulStore()
    settings = SoundSettings(store)
    settings.keep(wishes)
    assert settings.wishes == SoundSettings(store).wishes == wishes


def test_what_was_kept_is_read() -> None:
    assert read(json.dumps(KEPT)) == SoundWishes(is_on=False, volume=0.25)


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


def test_a_full_disk_is_told_and_the_wish_holds_until_the_end() -> None:
    settings = SoundSettings(BrokenStore())
    settings.keep(SoundWishes(is_on=False))
    assert (settings.wishes.is_on, settings.trouble) == (False, "The disk is full.")


def test_settings_that_cannot_be_read_are_told() -> None:
    settings = SoundSettings(BrokenStore())
    assert (settings.wishes, settings.trouble) == (SoundWishes(), "The data folder cannot be read.")


def test_trouble_is_over_when_a_wish_is_kept_again() -> None:
    store = BrokenStore()
    settings = SoundSettings(store)
    store.broken = False
    settings.keep(SoundWishes(is_on=False))
    assert settings.trouble is None
