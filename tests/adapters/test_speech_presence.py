"""Whether this computer can speak: each thing that may be missing, and what to do about it."""

from pathlib import Path

import pytest

from dicedesk.adapters.speech_presence import has_sound_device, presence
from dicedesk.ports.speech import Availability

HERE = {name: (lambda: True) for name in ("package", "library", "player", "device", "apt")}


def found(platform: str = "linux", **missing: bool) -> Availability:
    """What is said of a computer that has all but what is named False."""
    return presence(platform, **(HERE | {name: (lambda here=here: here) for name, here in missing.items()}))


def test_a_computer_that_has_everything_can_speak() -> None:
    assert found()


@pytest.mark.parametrize(
    ("missing", "word"),
    [("package", "pyttsx3"), ("library", "espeak-ng"), ("player", "aplay"), ("device", "sound device")],
)
def test_what_is_missing_is_named_with_one_thing_to_do(missing: str, word: str) -> None:
    here = found(**{missing: False})
    assert not here
    assert word in here.reason
    assert here.cure


def test_the_cure_is_the_command_of_the_system() -> None:
    assert found(library=False).cure == "Install both with: sudo apt install libespeak-ng1 alsa-utils"
    assert "package manager" in found(library=False, apt=False).cure


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_bring_their_own_voice(platform: str) -> None:
    assert found(platform, library=False, player=False, device=False)


@pytest.mark.parametrize(
    ("cards", "has_one"),
    [(" 0 [PCH            ]: HDA-Intel - HDA Intel PCH\n", True), ("--- no soundcards ---\n", False)],
)
def test_a_sound_card_is_listed_by_the_system(tmp_path: Path, cards: str, has_one: bool) -> None:
    listed = tmp_path / "cards"
    listed.write_text(cards, encoding="utf-8")
    assert has_sound_device({}, listed) is has_one


def test_without_a_list_of_cards_there_is_none(tmp_path: Path) -> None:
    assert not has_sound_device({}, tmp_path / "nothing")


def test_a_sound_server_is_as_good_as_a_card(tmp_path: Path) -> None:
    nothing = tmp_path / "nothing"
    (tmp_path / "pulse").mkdir()
    (tmp_path / "pulse" / "native").touch()
    assert has_sound_device({"PULSE_SERVER": "unix:somewhere"}, nothing)
    assert has_sound_device({"XDG_RUNTIME_DIR": str(tmp_path)}, nothing)
    assert not has_sound_device({"XDG_RUNTIME_DIR": str(nothing)}, nothing)
