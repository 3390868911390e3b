"""What a computer needs to speak, and what is said of it where it lacks that."""

import pytest

from dicedesk.adapters.speech.pyttsx3_speech import presence
from dicedesk.play.ports.audio import Availability

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
    assert (
        found(library=False).cure == "Install both packages with: sudo apt install libespeak-ng1 alsa-utils"
    )
    assert "package manager" in found(library=False, apt=False).cure


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_bring_their_own_voice(platform: str) -> None:
    assert found(platform, library=False, player=False, device=False)
