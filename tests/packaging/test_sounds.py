"""The sounds that are shipped: made by their script, soft, and without a click at either end."""

import wave
from pathlib import Path

import generators.sounds
import numpy as np
import pytest

from dicedesk.core.assets import resource
from dicedesk.play.ports.audio import Cue

MADE = generators.sounds.make_files()
QUIET = 0.02
"""A level, where 1 would clip, that nobody hears as a click."""


def samples(name: str) -> np.ndarray:
    """What a file holds, from -1 to 1."""
    with wave.open(str(resource(f"sounds/{name}"))) as file:
        return np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32_768


def test_the_shipped_files_are_those_of_the_script(project: Path) -> None:
    assert {file.name for file in (project / "resources" / "sounds").iterdir()} == set(MADE)


@pytest.mark.parametrize("name", MADE)
def test_the_script_makes_each_file_again_byte_for_byte(name: str) -> None:
    assert resource(f"sounds/{name}").read_bytes() == MADE[name]


@pytest.mark.parametrize("cue", Cue)
def test_every_cue_has_a_sound(cue: Cue) -> None:
    assert f"{cue.value}-1.wav" in MADE


@pytest.mark.parametrize("cue", generators.sounds.HITS)
def test_no_two_throws_in_a_row_sound_alike(cue: Cue) -> None:
    assert len({content for name, content in MADE.items() if name.startswith(cue.value)}) >= 3


@pytest.mark.parametrize("name", MADE)
def test_a_sound_is_heard_and_never_loud(name: str) -> None:
    assert 0.2 < np.abs(samples(name)).max() < 0.5
    assert 0.015 < np.sqrt(np.mean(samples(name) ** 2)) < 0.1


@pytest.mark.parametrize("name", MADE)
def test_a_sound_begins_and_ends_in_silence(name: str) -> None:
    heard = samples(name)
    assert np.abs(np.concatenate([heard[:40], heard[-20:]])).max() < QUIET


@pytest.mark.parametrize("name", MADE)
def test_a_sound_hums_at_no_constant_offset(name: str) -> None:
    assert abs(samples(name).mean()) < QUIET


def test_more_dice_sound_fuller() -> None:
    energy = [float(np.sum(samples(f"{cue.value}-1.wav") ** 2)) for cue in generators.sounds.HITS]
    assert energy == sorted(energy)
