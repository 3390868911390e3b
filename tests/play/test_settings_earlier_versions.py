"""What an earlier version kept holds in this one, each value of it."""

import sqlite3
from pathlib import Path

import pytest

from dicedesk.adapters.storage.database import FILE_NAME
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.games.craps.house import LAS_VEGAS, HouseRules, parse_house
from dicedesk.games.craps.table import CRAPS_SETTINGS, CrapsSettings
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import (
    SETTING,
    Body,
    DiceSettings,
    FairDiceSettings,
    LookSettings,
    Marks,
    MotionChoice,
    Settings,
    SettingsKeeper,
    SoundSettings,
    Speed,
    ThemeChoice,
    VoiceSettings,
)

EARLIER = Path(__file__).parent / "settings_of_an_earlier_version.sql"
"""A file of saved games as version 0.1.0 of November 2026 left it, after everything was chosen in its window."""

CHOSEN = Settings(
    look=LookSettings(ThemeChoice.LIGHT, MotionChoice.REDUCED),
    language="de",
    dice=DiceSettings(Body.CASINO, Marks.NUMERALS, Speed.FAST),
    fair_dice=FairDiceSettings(42),
    sound=SoundSettings(is_on=False, volume=0.25),
    voice=VoiceSettings(is_on=False, voice="Zoë", rate=180, volume=0.7),
    names=("Ann", "", "Zoë", "Dan"),
    is_tour_offered=True,
    games={"craps": {"rules": "preset=las-vegas bankroll=900", "is_visited": True}},
)


@pytest.fixture
def store(tmp_path: Path) -> SqliteStore:
    """The file of that version, opened by this one."""
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    connection.executescript(EARLIER.read_text(encoding="utf-8"))
    connection.close()
    return SqliteStore(tmp_path)


def test_each_value_arrives(store: SqliteStore) -> None:
    settings = SettingsKeeper(store)
    assert (settings.value, settings.error, store.notices) == (CHOSEN, None, [])
    assert settings.of(CRAPS_SETTINGS) == CrapsSettings(
        parse_house("preset=las-vegas bankroll=900"), is_visited=True
    )
    store.close()


def test_they_are_carried_over_once(store: SqliteStore) -> None:
    SettingsKeeper(store)
    store.keep_setting("language", "fr")
    assert SettingsKeeper(store).value == CHOSEN
    store.close()


def test_nothing_is_kept_where_there_is_nothing_to_carry_over() -> None:
    store = ForgetfulStore()
    assert (SettingsKeeper(store).value, store.setting(SETTING)) == (Settings(), None)


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("dice-seed", "", Settings()),
        ("craps-visited", "no", Settings(games={"craps": {"is_visited": False}})),
        ("sound", '{"is_on": false, "volume": 1}', Settings(sound=SoundSettings(is_on=False, volume=1))),
    ],
)
def test_what_else_they_kept_is_read(name: str, text: str, expected: Settings) -> None:
    store = ForgetfulStore()
    store.keep_setting(name, text)
    assert (SettingsKeeper(store).value, store.notes) == (expected, [])


def test_how_this_version_leaves_its_window_is_nothing_to_carry_over() -> None:
    store = ForgetfulStore()
    store.keep_setting("window", "1 AdnQywAD #f4f2ee closed 2,32,800,768")
    assert (SettingsKeeper(store).value, store.notes) == (Settings(), [])
    assert store.setting("window") is not None


@pytest.mark.parametrize("name", ["window", "dice", "dice-seed", "sound", "voice", "names"])
@pytest.mark.parametrize("text", ["nonsense", "[" * 100_000, "null", "9" * 5000])
def test_what_cannot_be_read_has_its_default_and_is_told_once(name: str, text: str) -> None:
    store = ForgetfulStore()
    store.keep_setting(name, text)
    held = [SettingsKeeper(store).value for _ in range(2)]
    assert (held, store.notes) == ([Settings(), Settings()], [name])


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("language", "a\u2028b"),
        ("names", '["\x00", "", "", ""]'),
        ("voice", '{"rate": 9999}'),
        ("window", "0 pink   full closed "),
    ],
)
def test_a_value_that_is_out_of_its_range_is_told_too(name: str, text: str) -> None:
    store = ForgetfulStore()
    store.keep_setting(name, text)
    assert SettingsKeeper(store).value.names == ("",) * 4
    assert store.notes == [name]


def test_rules_of_craps_that_cannot_be_read_are_the_default_ones() -> None:
    store = ForgetfulStore()
    store.keep_setting("craps-house", "preset=atlantis")
    assert SettingsKeeper(store).of(CRAPS_SETTINGS).rules == HouseRules() != LAS_VEGAS
    assert store.notes == [SETTING]
