"""A choice is kept, read again, and never in the way; also as earlier versions of the program kept it."""

from collections.abc import Callable
from typing import Any

import pytest

from dicedesk.core.words import tr
from dicedesk.games.craps.house_rules import LAS_VEGAS
from dicedesk.ports.speech import Manner
from dicedesk.ports.store import ForgetfulStore, Store, StoreError
from dicedesk.session.craps.house import CrapsHouse
from dicedesk.session.settings.dice_choice import DiceChoice
from dicedesk.session.settings.dice_wishes import Body, DiceSettings, DiceWishes, Marks, Speed
from dicedesk.session.settings.language import LanguageSetting
from dicedesk.session.settings.own_word import OwnWord
from dicedesk.session.settings.players_names import PlayersNames
from dicedesk.session.settings.setting import Setting
from dicedesk.session.settings.sound import SoundSettings, SoundWishes
from dicedesk.session.settings.voice import VoiceSettings, VoiceWishes

USUAL = 7


class BrokenStore(ForgetfulStore):
    """Keeps and finds no setting while it is broken, and says why."""

    broken = True

    def keep_setting(self, name: str, value: str) -> None:
        if self.broken:
            raise StoreError(tr("The disk is full."))
        super().keep_setting(name, value)

    def setting(self, name: str) -> str | None:
        if self.broken:
            raise StoreError(tr("The disk cannot be read."))
        return super().setting(name)


class Stake(Setting[int]):
    """A number that somebody chose, kept as its size."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, "stake", USUAL, lambda number: str(abs(number)), int)


def test_the_usual_holds_until_somebody_chooses() -> None:
    stake = Stake(ForgetfulStore())
    assert (stake.value, stake.error) == (USUAL, None)


def test_a_choice_holds_at_once_and_at_the_next_start() -> None:
    store = ForgetfulStore()
    stake = Stake(store)
    stake.keep(12)
    assert (stake.value, Stake(store).value, store.setting("stake")) == (12, 12, "12")


def test_what_its_text_leaves_out_does_not_hold_either() -> None:
    stake = Stake(ForgetfulStore())
    stake.keep(-12)
    assert stake.value == 12


def test_the_usual_holds_where_nothing_can_be_made_of_what_was_kept() -> None:
    store = ForgetfulStore()
    store.keep_setting("stake", "a lot")
    assert (Stake(store).value, Stake(store).error) == (USUAL, None)


def test_a_choice_that_cannot_be_read_is_told() -> None:
    stake = Stake(BrokenStore())
    assert (stake.value, stake.error) == (USUAL, "The disk cannot be read.")


def test_a_choice_that_cannot_be_kept_holds_until_the_end_and_it_is_told() -> None:
    stake = Stake(BrokenStore())
    stake.keep(12)
    assert (stake.value, stake.error) == (12, "The disk is full.")


def test_trouble_is_over_when_a_choice_is_kept_again() -> None:
    store = BrokenStore()
    stake = Stake(store)
    store.broken = False
    stake.keep(12)
    assert (stake.error, Stake(store).value) == (None, 12)


def test_trouble_is_told_in_a_sentence_that_can_be_translated() -> None:
    error = Stake(BrokenStore()).error
    assert getattr(error, "template", None) == "The disk cannot be read."


KEPT: list[tuple[Callable[[Store], Setting[Any]], str, str, object]] = [
    (CrapsHouse, "craps-house", "preset=las-vegas", LAS_VEGAS),
    (DiceChoice, "dice-seed", "", None),
    (DiceChoice, "dice-seed", "42", 42),
    (
        DiceSettings,
        "dice",
        '{"body": "high-contrast", "marks": "numerals", "speed": 400}',
        DiceWishes(Body.HIGH_CONTRAST, Marks.NUMERALS, Speed.FAST),
    ),
    (LanguageSetting, "language", "zh_CN", "zh_CN"),
    (OwnWord, "dice-word", "lucky “seven”", "lucky “seven”"),
    (PlayersNames, "names", '["Ann", "", "Zoë", ""]', ("Ann", "", "Zoë", "")),
    (SoundSettings, "sound", '{"is_on": false, "volume": 0.25}', SoundWishes(is_on=False, volume=0.25)),
    (
        VoiceSettings,
        "voice",
        '{"is_on": false, "voice": "Zoë", "rate": 180, "volume": 0.5}',
        VoiceWishes(is_on=False, manner=Manner("Zoë", 180, 0.5)),
    ),
]
"""Of each setting a text that stands in the data folders of today."""


@pytest.mark.parametrize(("setting", "name", "text", "value"), KEPT)
def test_what_earlier_versions_kept_is_read(
    setting: Callable[[Store], Setting[Any]], name: str, text: str, value: object
) -> None:
    store = ForgetfulStore()
    store.keep_setting(name, text)
    assert setting(store).value == value


@pytest.mark.parametrize(("setting", "name", "text", "value"), KEPT)
def test_earlier_versions_can_read_what_is_kept_now(
    setting: Callable[[Store], Setting[Any]], name: str, text: str, value: object
) -> None:
    store = ForgetfulStore()
    setting(store).keep(value)
    assert store.setting(name) == text


HOSTILE = [
    "[" * 100_000,
    '{"a":' * 100_000,
    "9" * 5000,
    '{"is_on": true, "voice": "\\ud800", "rate": 150, "volume": 1}',
    '{"is_on": true, "voice": "a\\u2028b", "rate": 150, "volume": 1}',
    '{"is_on": true, "voice": "a\\u0000b", "rate": 150, "volume": 1}',
    '{"body": [], "marks": {}, "speed": 1e999}',
    "preset=las-vegas minimum=" + "9" * 5000,
    "a\u2028b",
    "\u2028",
    "\x00",
    "\ud800",
]
NO_LINES = HOSTILE[-4:]
VOICES = HOSTILE[3:6]
CASES: list[tuple[Callable[[Store], Setting[Any]], str]] = [
    *((kind, kept) for kind in (CrapsHouse, DiceChoice, DiceSettings, PlayersNames) for kept in HOSTILE),
    *((VoiceSettings, kept) for kept in HOSTILE),
    # These read as lines, and as wishes for the sound.
    *((SoundSettings, kept) for kept in HOSTILE if kept not in VOICES),
    *((OwnWord, kept) for kept in NO_LINES),
]


@pytest.mark.parametrize(("kind", "kept"), CASES, ids=range(len(CASES)))
def test_whatever_was_kept_the_default_holds_and_it_is_told_once(
    kind: Callable[[Store], Setting[Any]], kept: str
) -> None:
    store, default = ForgetfulStore(), kind(ForgetfulStore()).value
    name = kind(store)._name
    store.keep_setting(name, kept)
    held = [kind(store).value for _ in range(2)]
    assert (held, store.notes) == ([default, default], [name])


def test_a_value_that_cannot_be_set_aside_either_is_told() -> None:
    class Stuck(ForgetfulStore):
        def set_setting_aside(self, name: str) -> None:
            raise StoreError(tr("The disk is full."))

    store = Stuck()
    store.keep_setting("stake", "many")
    stake = Stake(store)
    assert (stake.value, stake.error) == (USUAL, "The disk is full.")
