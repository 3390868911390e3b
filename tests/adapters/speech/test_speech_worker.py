"""The process that speaks, with an engine that writes down what it is told."""

import sys
import wave
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from dicedesk.adapters.speech.speech_worker import (
    PAUSE_S,
    VoiceWork,
    device_error,
    lines_of,
    run,
)
from dicedesk.play.ports.audio import Manner, Voice

FIRST_VOICE = "gmw/en"
"""The voice of an engine that was told of none."""


def speakers() -> list[Any]:
    """Voices as eSpeak lists them."""
    tongues = {
        "gmw/de": "de",
        "gmw/en-029": "en-029",
        "gmw/en": "en-gb",
        "roa/fr-ch": "fr-ch",
        "roa/fr": "fr-fr",
        "sit/cmn": "cmn",
    }
    return [SimpleNamespace(id=id_, name=id_, languages=[tongue]) for id_, tongue in tongues.items()]


class WrittenEngine:
    """An engine that speaks into a list."""

    def __init__(self, voices: list[Any] | None = None, fails: str = "") -> None:
        self.done: list[tuple[Any, ...]] = []
        self._voices, self._fails = voices, fails

    def say(self, text: str) -> None:
        if self._fails:
            raise RuntimeError(self._fails)
        self.done.append(("say", text))

    def save_to_file(self, text: str, file: str) -> None:
        with wave.open(file, "wb") as out:
            out.setparams((1, 2, 1000, 0, "NONE", ""))
            out.writeframes(b"\x01\x00" * len(text))

    def runAndWait(self) -> None:
        self.done.append(("run",))

    def setProperty(self, name: str, value: object) -> None:
        self.done.append((name, value))

    def getProperty(self, name: str) -> Any:
        chosen = [value for step, *value in self.done if step == "voice"]
        return self._voices if name == "voices" else (chosen[-1][0] if chosen else FIRST_VOICE)


def work_of(engine: WrittenEngine, error: str = "") -> VoiceWork:
    """A work with this engine; it pauses in no time, and writes that down as it does all else."""

    def look_for_error() -> str:
        engine.done.append(("device",))
        return error

    return VoiceWork(lambda: engine, look_for_error, lambda seconds: engine.done.append(("pause", seconds)))


def spoken(
    work: VoiceWork, text: str, voice: str = "", language: str = "", tell: Callable[[None], object] = id
) -> object:
    """What the work answers to a text."""
    return work((text, Manner(voice, 150, 0.5, language)), tell)


def test_a_text_is_spoken_line_by_line_with_a_pause_between() -> None:
    engine = WrittenEngine()
    text = "The Oracle says:\n\nMost likely."
    answer = spoken(work_of(engine), text, tell=lambda _: engine.done.append(("told",)))
    steps = [step for step in engine.done if step[0] not in ("rate", "volume")]
    assert steps == [
        ("told",), ("say", "The Oracle says:"), ("run",), ("pause", PAUSE_S), ("say", "Most likely."), ("run",),
        ("device",),
    ]  # fmt: skip
    assert answer == ""


def test_the_manner_is_set_before_the_words() -> None:
    engine = WrittenEngine()
    spoken(work_of(engine), "Yes.", voice="gmw/en")
    assert engine.done[:3] == [("voice", "gmw/en"), ("rate", 150), ("volume", 0.5)]


@pytest.mark.parametrize(
    ("language", "voice"),
    [("de", "gmw/de"), ("fr", "roa/fr"), ("zh", "sit/cmn"), ("en", "gmw/en")],
)
def test_a_text_is_spoken_by_a_voice_of_its_language(language: str, voice: str) -> None:
    engine = WrittenEngine(speakers())
    spoken(work_of(engine), "…", language=language)
    assert engine.done[0] == ("voice", voice)


def test_english_is_spoken_by_the_usual_voice_again_after_another_language() -> None:
    engine = WrittenEngine(speakers())
    work = work_of(engine)
    spoken(work, "Ja.", language="de")
    spoken(work, "Yes.", language="en")
    assert [step[1] for step in engine.done if step[0] == "voice"] == ["gmw/de", "gmw/en"]


def test_a_voice_that_was_chosen_speaks_every_language() -> None:
    engine = WrittenEngine(speakers())
    spoken(work_of(engine), "Ja.", voice="gmw/en", language="de")
    assert engine.done[0] == ("voice", "gmw/en")


def test_a_language_that_no_voice_speaks_is_left_to_the_usual_one() -> None:
    engine = WrittenEngine(speakers())
    spoken(work_of(engine), "Sí.", language="es")
    assert engine.done[0] == ("rate", 150)


@pytest.fixture
def slow_to_settle(monkeypatch: pytest.MonkeyPatch) -> WrittenEngine:
    """An engine of eSpeak, which has to be waited for."""
    engine = WrittenEngine()
    waited_for = SimpleNamespace(Synchronize=lambda: engine.done.append(("settled",)))
    monkeypatch.setitem(sys.modules, "pyttsx3.drivers._espeak", waited_for)
    return engine


def test_espeak_speaks_once_the_manner_is_set_in_its_own_thread(slow_to_settle: WrittenEngine) -> None:
    spoken(work_of(slow_to_settle), "Yes.")
    assert slow_to_settle.done == [
        ("rate", 150), ("volume", 0.5), ("say", "Yes."), ("settled",), ("run",), ("device",),
    ]  # fmt: skip


def test_an_engine_of_another_kind_speaks_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "pyttsx3.drivers._espeak", raising=False)
    engine = WrittenEngine()
    run(engine)
    assert engine.done == [("run",)]


def test_the_engines_own_voice_is_left_as_it_is() -> None:
    engine = WrittenEngine()
    spoken(work_of(engine), "Yes.")
    assert "voice" not in [step[0] for step in engine.done]


def test_an_engine_that_fails_is_tried_again() -> None:
    work = work_of(WrittenEngine(fails="no such voice"))
    for _ in range(2):
        with pytest.raises(RuntimeError, match="no such voice"):
            spoken(work, "Yes.")


def test_what_no_device_played_is_told_each_time() -> None:
    work = work_of(WrittenEngine(), error="no such device")
    assert [spoken(work, "Yes.") for _ in range(2)] == 2 * ["no such device"]


def test_a_device_that_plays_is_not_looked_at_again() -> None:
    engine = WrittenEngine()
    work = work_of(engine)
    spoken(work, "Yes.")
    spoken(work, "No.")
    assert engine.done.count(("device",)) == 1


@pytest.mark.parametrize(
    ("code", "error"),
    [
        ("pass", ""),
        (
            "import sys; print('ALSA lib', file=sys.stderr); sys.exit('aplay: open error')",
            "aplay: open error",
        ),
    ],
    ids=["plays", "cannot open the device"],
)
def test_the_player_itself_is_asked_for_the_device(code: str, error: str) -> None:
    assert device_error((sys.executable, "-c", code), "linux") == error


def test_a_player_that_is_missing_or_hangs_is_a_trouble(tmp_path: Path) -> None:
    assert device_error((str(tmp_path / "aplay"),), "linux")
    assert device_error((sys.executable, "-c", "import time; time.sleep(600)"), "linux", limit_s=0.1)


def test_other_systems_play_without_it(tmp_path: Path) -> None:
    assert device_error((str(tmp_path / "aplay"),), "win32") == ""


def test_voices_have_an_id_a_name_and_a_language() -> None:
    engine = WrittenEngine(
        [
            SimpleNamespace(id="gmw/en", name="English", languages=["en"]),
            SimpleNamespace(id="old", name=None, languages=[b"\x05de"]),
            SimpleNamespace(id="bare", name="Bare", languages=None),
        ]
    )
    assert work_of(engine)(None) == (
        Voice("gmw/en", "English", "en"),
        Voice("old", "old", "de"),
        Voice("bare", "Bare", ""),
    )


def test_an_engine_without_voices_has_none() -> None:
    assert work_of(WrittenEngine(None))(None) == ()


def test_blank_lines_are_not_spoken() -> None:
    assert lines_of(" \nYes.\n\nNo.\n") == ["Yes.", "No."]
