"""The voice that writes WAV files, with an engine of the test's own in its process."""

import sys
import time
import wave
from collections.abc import Callable
from pathlib import Path

import pytest

from dicedesk.adapters.speech.recorded_speech import (
    RecordedSpeech,
    RecordingError,
    recording_presence,
    write_wav,
)
from dicedesk.play.ports.audio import Availability, Listener, Manner
from tests.patience import PATIENCE_S


class WrittenEngine:
    """An engine whose recordings are silent, as long as the text and its manner."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def save_to_file(self, text: str, file: str) -> None:
        with wave.open(file, "wb") as out:
            out.setparams((1, 1, 1000, 0, "NONE", ""))
            out.writeframes(" ".join((*self.words, text)).encode())

    def setProperty(self, name: str, value: object) -> None:
        self.words.append(f"{name}={value}")

    def getProperty(self, _: str) -> None:
        return None

    def runAndWait(self) -> None:
        self.words.clear()


def no_engine() -> WrittenEngine:
    raise RuntimeError("no engine")


def engine_that_hangs() -> WrittenEngine:
    time.sleep(10 * PATIENCE_S)
    raise AssertionError


def engine_that_dies() -> WrittenEngine:
    sys.exit("no memory")


def frames_of(file: Path) -> bytes:
    with wave.open(str(file)) as read:
        return read.readframes(read.getnframes())


def test_the_text_and_its_manner_reach_the_engine(tmp_path: Path) -> None:
    file = tmp_path / "said.wav"
    write_wav("Très bien 🎲", Manner("fr", 120, 0.5), file, WrittenEngine)
    assert frames_of(file).decode() == "voice=fr rate=120 volume=0.5 Très bien 🎲"


@pytest.mark.parametrize(
    ("make_engine", "limit_s", "reason"),
    [
        (no_engine, 60.0, "The voice could not be recorded: no engine"),
        (engine_that_dies, 60.0, "The voice could not be recorded: the process ended with 1: no memory"),
        (engine_that_hangs, 0.2, "The speech engine did not answer in time."),
    ],
    ids=["fails", "dies", "hangs"],
)
def test_what_goes_wrong_is_told_in_a_sentence(
    tmp_path: Path, make_engine: Callable[[], WrittenEngine], limit_s: float, reason: str
) -> None:
    with pytest.raises(RecordingError) as told:
        write_wav("Yes.", Manner(), tmp_path / "said.wav", make_engine, limit_s)
    assert str(told.value) == reason


def heard(speech: RecordedSpeech) -> list[str]:
    """What a listener hears of one request."""
    told: list[str] = []
    speech.say(
        "Yes.",
        Manner(),
        Listener(lambda: told.append("started"), lambda: told.append("finished"), told.append),
    )
    return told


def test_each_text_goes_into_a_file_of_its_own(tmp_path: Path) -> None:
    names = iter("ab")
    speech = RecordedSpeech(lambda: tmp_path / next(names), Availability, WrittenEngine)
    assert heard(speech) + heard(speech) == ["started", "finished"] * 2
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "b"]


def test_a_failure_is_told_to_the_listener(tmp_path: Path) -> None:
    speech = RecordedSpeech(lambda: tmp_path / "a", Availability, no_engine)
    assert heard(speech) == ["The voice could not be recorded: no engine"]


def test_without_an_engine_nothing_is_tried(tmp_path: Path) -> None:
    speech = RecordedSpeech(lambda: tmp_path / "a", lambda: Availability("No engine."), WrittenEngine)
    assert heard(speech) == ["No engine."]
    assert list(tmp_path.iterdir()) == []


def test_it_has_no_voices_of_its_own_and_nothing_to_end(tmp_path: Path) -> None:
    speech, found = RecordedSpeech(lambda: tmp_path / "a", Availability), list[object]()
    speech.voices(found.append)
    speech.stop()
    speech.close()
    assert (found, bool(speech.available)) == ([()], True)


def test_a_recording_needs_no_sound_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr("dicedesk.adapters.speech.recorded_speech.has_voice_library", lambda: True)
    assert recording_presence()
