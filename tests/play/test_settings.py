"""Each setting has its default and what it allows; whatever else stands in the text, the others stay."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.games.catalogue import GAMES
from dicedesk.play.ports.audio import FASTEST, SLOWEST, Manner
from dicedesk.play.settings import (
    LARGEST_SEED,
    Body,
    DiceSettings,
    FairDiceSettings,
    GameSettings,
    LookSettings,
    Marks,
    MotionChoice,
    Settings,
    SoundSettings,
    Speed,
    ThemeChoice,
    VoiceSettings,
)
from dicedesk.play.settings_json import checked, read, write

CHOSEN = Settings(
    look=LookSettings(ThemeChoice.CONTRAST, MotionChoice.REDUCED),
    language="zh_CN",
    dice=DiceSettings(Body.BLACK, Marks.NUMERALS, Speed.OFF),
    fair_dice=FairDiceSettings(LARGEST_SEED),
    sound=SoundSettings(is_on=False, volume=0.25),
    voice=VoiceSettings(is_on=False, voice="Zoë “Premium”\xa0", rate=FASTEST, volume=0.0),
    names=("Ann", "", "Zoë", ""),
    signature="Ann B.",
    games={"craps": {"is_visited": True}},
)
"""None of it is the default."""


def values(kept: dict[str, Any], path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """The path of each value in JSON."""
    return [
        found
        for name, part in kept.items()
        for found in (
            values(part, (*path, name)) if isinstance(part, dict) and name != "games" else [(*path, name)]
        )
    ]


def put(kept: dict[str, Any], path: tuple[str, ...], value: object) -> dict[str, Any]:
    """The JSON with another value at that place."""
    name, *rest = path
    return {**kept, name: put(kept[name], tuple(rest), value) if rest else value}


def at(group: Any, path: tuple[str, ...]) -> Any:
    for name in path:
        group = getattr(group, name)
    return group


PLACES = values(write(CHOSEN))


def test_at_first_the_dice_suit_the_theme_and_have_pips_and_fly_for_nine_tenths_of_a_second() -> None:
    dice = Settings().dice
    assert (dice.body, dice.marks, dice.speed.value) == (Body.THEME, Marks.PIPS, 900)


def test_a_flight_that_is_off_takes_no_time() -> None:
    assert Speed.OFF.value == 0


def test_at_first_the_program_speaks_150_words_a_minute_with_the_voice_of_the_engine() -> None:
    assert (Settings().voice.is_on, Settings().voice.manner) == (True, Manner("", 150, 1.0))


def test_whatever_is_chosen_is_read_again() -> None:
    assert read(Settings, json.loads(json.dumps(write(CHOSEN)))) == (CHOSEN, True)


def test_no_value_of_the_example_is_the_default() -> None:
    assert [path for path in PLACES if at(CHOSEN, path) == at(Settings(), path)] == []


def test_a_field_that_an_earlier_text_does_not_have_has_its_default() -> None:
    assert read(Settings, {"sound": {"volume": 0.25}, "later": 1}) == (
        Settings(sound=SoundSettings(volume=0.25)),
        True,
    )


@pytest.mark.parametrize(
    "value",
    [object(), None, [], {"a": 1}, -1, 1e999, float("nan"), 10**400, "\x00", "a\u2028b", "\ud800", "no such"],
)
def test_whatever_stands_in_one_place_the_others_stay(value: object) -> None:
    wrong = []
    for path in PLACES:
        found, is_whole = read(Settings, put(write(CHOSEN), path, value))
        if not is_whole and at(found, path) != at(Settings(), path):
            wrong.append((path, path))
        wrong += [
            (path, other) for other in PLACES if other != path and at(found, other) != at(CHOSEN, other)
        ]
    assert wrong == [], "Each first place held the value, and the second one was read wrongly."


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("look", "theme"), "pink"),
        (("language",), "de AT"),
        (("language",), "\u0435n"),
        (("dice", "speed"), 5),
        (("fair_dice", "seed"), LARGEST_SEED + 1),
        (("fair_dice", "seed"), True),
        (("names",), [" blank", "", "", ""]),
        (("sound", "is_on"), 1),
        (("sound", "volume"), 1.5),
        (("sound", "volume"), "loud"),
        (("sound", "volume"), True),
        (("voice", "voice"), "two\nlines"),
        (("voice", "rate"), SLOWEST - 1),
        (("voice", "rate"), 150.5),
        (("names",), ["Ann"]),
        (("names",), ["Ann", "", "", 4]),
        (("names",), ["x" * 25, "", "", ""]),
        (("games",), ["craps"]),
        (("sound",), "on"),
    ],
)
def test_a_value_out_of_its_range_gives_the_default(path: tuple[str, ...], value: object) -> None:
    expected = at(Settings(), path)
    found, is_whole = read(Settings, put(write(CHOSEN), path, value))
    assert (at(found, path), is_whole) == (expected, False)


def test_a_number_without_a_fraction_is_a_number_too() -> None:
    found, is_whole = read(Settings, {"sound": {"volume": 1}})
    assert (found.sound.volume, is_whole) == (1.0, True)


@given(st.text())
def test_of_a_name_that_is_typed_what_can_be_kept_holds(typed: str) -> None:
    chosen = checked(replace(CHOSEN, names=(typed, "", "", "")))
    assert checked(chosen) == chosen


@pytest.mark.parametrize(
    "group", [Settings, *(parts.settings.group for parts in GAMES.values() if parts.settings)]
)
def test_the_defaults_are_allowed(group: type[Any]) -> None:
    assert checked(group()) == group()


def test_the_settings_of_a_game_bear_its_name() -> None:
    named = {
        name: parts.settings.game for name, parts in GAMES.items() if isinstance(parts.settings, GameSettings)
    }
    assert named == {name: name for name in named}
    assert named
