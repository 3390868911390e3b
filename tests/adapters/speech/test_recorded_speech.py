"""The voice that writes WAV files, with small programs in the place of the engine."""

import sys
from pathlib import Path

import pytest

from dicedesk.adapters.speech.recorded_speech import (
    RecordedSpeech,
    RecordingError,
    recording_presence,
    write_wav,
)
from dicedesk.play.ports.audio import Availability, Listener, Manner

WRITES = "import pathlib, sys; pathlib.Path(sys.argv[2]).write_text(sys.stdin.read())"
FAILS = "import sys; sys.exit('no engine')"
WRITES_NOTHING = "pass"
HANGS = "import time; time.sleep(600)"


def program(code: str) -> tuple[str, ...]:
    return (sys.executable, "-c", code)


def test_the_text_and_its_manner_reach_the_engine(tmp_path: Path) -> None:
    file = tmp_path / "said.wav"
    write_wav("Très bien.\nOui.", Manner("fr", 120, 0.5), file, program(WRITES))
    assert file.read_text() == (
        '{"text": "Tr\\u00e8s bien.\\nOui.", "voice": "fr", "rate": 120, "volume": 0.5, "language": ""}\n'
    )


@pytest.mark.parametrize(
    ("code", "limit_s", "reason"),
    [
        (FAILS, 60.0, "The voice could not be recorded: no engine"),
        (WRITES_NOTHING, 60.0, "The voice could not be recorded: "),
        (HANGS, 0.2, "The speech engine did not answer in time."),
    ],
    ids=["fails", "writes nothing", "hangs"],
)
def test_what_goes_wrong_is_told_in_a_sentence(
    tmp_path: Path, code: str, limit_s: float, reason: str
) -> None:
    with pytest.raises(RecordingError) as told:
        write_wav("Yes.", Manner(), tmp_path / "said.wav", program(code), limit_s)
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
    speech = RecordedSpeech(lambda: tmp_path / next(names), Availability, program(WRITES))
    assert heard(speech) + heard(speech) == ["started", "finished"] * 2
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "b"]


def test_a_failure_is_told_to_the_listener(tmp_path: Path) -> None:
    speech = RecordedSpeech(lambda: tmp_path / "a", Availability, program(FAILS))
    assert heard(speech) == ["The voice could not be recorded: no engine"]


def test_without_an_engine_nothing_is_tried(tmp_path: Path) -> None:
    speech = RecordedSpeech(lambda: tmp_path / "a", lambda: Availability("No engine."), program(WRITES))
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
