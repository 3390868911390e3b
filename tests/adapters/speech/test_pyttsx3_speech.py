"""The voice in its own process, which is played by small functions that hang, die or fail; no sound is needed."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from dicedesk.adapters.speech.pyttsx3_speech import Pyttsx3Speech, patience_ms
from dicedesk.play.ports.audio import FASTEST, Availability, Listener, Manner, Voice

pytestmark = pytest.mark.skipif(os.name != "posix", reason="process groups are looked at")

LONG_MS = 60_000

ENGLISH = (Voice("gmw/en", "English", "en"),)

Request = tuple[str, Manner] | None
Tell = Callable[[None], None]


def speaks_well(request: Request, tell: Tell) -> str | tuple[Voice, ...]:
    if request is None:
        return ENGLISH
    tell(None)
    return ""


def speaks_for_ever(request: Request, tell: Tell) -> str:
    player = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    tell(None)
    player.wait()
    return ""


def hangs(request: Request, tell: Tell) -> None:
    time.sleep(600)


def dies(request: Request, tell: Tell) -> None:
    os._exit(3)


def prints_before_it_dies(request: Request, tell: Tell) -> None:
    sys.stdout.write("Audio saved")
    sys.stdout.flush()
    os._exit(3)


def knows_its_voices_when_silent(request: Request, tell: Tell) -> tuple[Voice, ...]:
    if request is not None:
        tell(None)
        time.sleep(600)
    return ENGLISH


def has_no_engine(request: Request, tell: Tell) -> None:
    raise RuntimeError("no engine")


def is_unheard(request: Request, tell: Tell) -> str:
    return "no device"


def speaks_then_hangs(request: Request, tell: Tell) -> str:
    if request is None:
        time.sleep(600)
    return ""


def repeats(request: Request, tell: Tell) -> None:
    raise RuntimeError(repr(request))


class Remembers:
    """Tells what it was asked before."""

    def __init__(self) -> None:
        self._before: list[str] = []

    def __call__(self, request: Request, tell: Tell) -> tuple[Voice, ...]:
        if request is None:
            self._before.append("voices")
            return ()
        raise RuntimeError(" ".join(self._before))


@dataclass
class Ears:
    """Write down what a request is answered with."""

    heard: list[str] = field(default_factory=list)

    @property
    def listener(self) -> Listener:
        return Listener(
            started=lambda: self.heard.append("started"),
            finished=lambda: self.heard.append("finished"),
            failed=self.heard.append,
        )


MakeSpeech = Callable[..., Pyttsx3Speech]


@pytest.fixture
def speech_by(qtbot: QtBot) -> Iterator[MakeSpeech]:
    """A voice whose process does what is given; it is closed in the end."""
    made: list[Pyttsx3Speech] = []

    def make(
        work: Callable[..., Any],
        patience: int = LONG_MS,
        here: Availability = Availability(),  # noqa: B008
    ) -> Pyttsx3Speech:
        made.append(Pyttsx3Speech(work=work, present=lambda: here, patience=lambda *_: patience))
        return made[-1]

    yield make
    for speech in made:
        speech.close()
        speech.deleteLater()


def group_lives(group: int) -> bool:
    """Whether any process of the group is left that is more than a shadow."""
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[2]) == group and fields[0] not in "ZX":
            return True
    return False


def test_a_request_is_told_when_it_begins_and_ends(speech_by: MakeSpeech, qtbot: QtBot) -> None:
    ears = Ears()
    speech_by(speaks_well).say("Most likely.", Manner(), ears.listener)
    qtbot.waitUntil(lambda: len(ears.heard) == 2)
    assert ears.heard == ["started", "finished"]


def test_the_process_is_kept_for_the_next_request(speech_by: MakeSpeech, qtbot: QtBot) -> None:
    speech, ears = speech_by(speaks_well), Ears()
    speech.say("One.", Manner(), ears.listener)
    qtbot.waitUntil(lambda: len(ears.heard) == 2)
    first = speech.process_id
    speech.say("Two.", Manner(), ears.listener)
    qtbot.waitUntil(lambda: len(ears.heard) == 4)
    assert speech.process_id == first


@pytest.mark.parametrize("end", [Pyttsx3Speech.stop, Pyttsx3Speech.close])
def test_what_speaks_ends_with_its_player_and_leaves_no_folder(
    speech_by: MakeSpeech,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    end: Callable[[Pyttsx3Speech], None],
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    speech, ears = speech_by(speaks_for_ever), Ears()
    speech.say("A long story.", Manner(), ears.listener)
    qtbot.waitUntil(lambda: ears.heard == ["started"])
    group = speech.process_id
    assert group is not None
    end(speech)
    qtbot.waitUntil(lambda: not group_lives(group) and list(tmp_path.iterdir()) == [])
    assert ears.heard == ["started"]


def test_of_ten_requests_in_a_row_the_last_one_is_spoken(speech_by: MakeSpeech, qtbot: QtBot) -> None:
    speech, ears = speech_by(speaks_well), [Ears() for _ in range(10)]
    for number, one in enumerate(ears):
        speech.say(f"Answer {number}.", Manner(), one.listener)
    qtbot.waitUntil(lambda: len(ears[-1].heard) == 2)
    assert [one.heard for one in ears] == [[]] * 9 + [["started", "finished"]]


def test_after_being_stopped_it_speaks_again(speech_by: MakeSpeech, qtbot: QtBot) -> None:
    speech, ears = speech_by(speaks_well), Ears()
    speech.say("One.", Manner(), Ears().listener)
    speech.stop()
    speech.say("Two.", Manner(), ears.listener)
    qtbot.waitUntil(lambda: len(ears.heard) == 2)
    assert ears.heard == ["started", "finished"]


def test_an_engine_that_hangs_is_ended_when_its_time_is_up(speech_by: MakeSpeech, qtbot: QtBot) -> None:
    speech, ears = speech_by(hangs, patience=50), Ears()
    speech.say("Hello.", Manner(), ears.listener)
    group = speech.process_id
    qtbot.waitUntil(lambda: bool(ears.heard))
    assert ears.heard == ["The speech engine did not answer in time."]
    assert group is not None
    qtbot.waitUntil(lambda: not group_lives(group))


def test_an_engine_that_is_killed_while_it_speaks_is_told_once(speech_by: MakeSpeech, qtbot: QtBot) -> None:
    speech, ears = speech_by(speaks_for_ever), Ears()
    speech.say("A long story.", Manner(), ears.listener)
    qtbot.waitUntil(lambda: ears.heard == ["started"])
    group = speech.process_id
    assert group is not None
    os.killpg(group, 9)
    qtbot.waitUntil(lambda: len(ears.heard) > 1)
    assert ears.heard == ["started", "The speech engine ended unexpectedly."]


@pytest.mark.parametrize(
    ("work", "reason"),
    [
        (dies, "The speech engine ended unexpectedly."),
        (prints_before_it_dies, "The speech engine ended unexpectedly."),
        (has_no_engine, "The voice failed: no engine"),
        (is_unheard, "No sound device could play the voice: no device"),
    ],
)
def test_what_goes_wrong_is_told_in_a_sentence(
    speech_by: MakeSpeech, qtbot: QtBot, work: Callable[..., Any], reason: str
) -> None:
    ears = Ears()
    speech_by(work).say("Hello.", Manner(), ears.listener)
    qtbot.waitUntil(lambda: bool(ears.heard))
    assert ears.heard == [reason]


def test_a_program_that_cannot_be_started_is_told_in_a_sentence(
    speech_by: MakeSpeech, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "nothing"))
    speech, ears = speech_by(speaks_well), Ears()
    speech.say("Hello.", Manner(), ears.listener)
    assert (ears.heard, speech.process_id) == (["The speech engine could not be started."], None)


def test_an_engine_that_dies_in_silence_is_started_anew(speech_by: MakeSpeech, qtbot: QtBot) -> None:
    speech, ears = speech_by(speaks_well), Ears()
    speech.say("One.", Manner(), ears.listener)
    qtbot.waitUntil(lambda: len(ears.heard) == 2)
    group = speech.process_id
    assert group is not None
    os.killpg(group, 9)
    qtbot.waitUntil(lambda: speech.process_id is None)
    speech.say("Two.", Manner(), ears.listener)
    qtbot.waitUntil(lambda: len(ears.heard) == 4)
    assert ears.heard == 2 * ["started", "finished"]


def test_a_computer_without_a_voice_is_told_so_and_no_process_is_started(speech_by: MakeSpeech) -> None:
    speech, ears = speech_by(speaks_well, here=Availability("No sound device was found.")), Ears()
    speech.say("Hello.", Manner(), ears.listener)
    assert (ears.heard, speech.process_id, bool(speech.available)) == (
        ["No sound device was found."],
        None,
        False,
    )


def test_the_voices_are_found(speech_by: MakeSpeech, qtbot: QtBot) -> None:
    found: list[tuple[Voice, ...]] = []
    speech_by(speaks_well).voices(found.append)
    qtbot.waitUntil(lambda: bool(found))
    assert found == [(Voice("gmw/en", "English", "en"),)]


def test_where_the_engine_dies_no_voices_are_found(speech_by: MakeSpeech, qtbot: QtBot) -> None:
    found: list[tuple[Voice, ...]] = []
    speech_by(dies).voices(found.append)
    qtbot.waitUntil(lambda: bool(found))
    assert found == [()]


def test_where_there_is_no_engine_no_voices_are_found(speech_by: MakeSpeech, qtbot: QtBot) -> None:
    found: list[tuple[Voice, ...]] = []
    speech_by(has_no_engine).voices(found.append)
    qtbot.waitUntil(lambda: bool(found))
    assert found == [()]


def test_voices_that_are_asked_for_are_found_though_the_voice_is_stopped(
    speech_by: MakeSpeech, qtbot: QtBot
) -> None:
    speech, ears, found = speech_by(knows_its_voices_when_silent), Ears(), list[tuple[Voice, ...]]()
    speech.say("A long story.", Manner(), ears.listener)
    speech.voices(found.append)
    qtbot.waitUntil(lambda: ears.heard == ["started"])
    speech.stop()
    qtbot.waitUntil(lambda: bool(found))
    assert found == [(Voice("gmw/en", "English", "en"),)]


def test_an_engine_that_hangs_over_its_voices_after_it_spoke_is_ended_too(
    speech_by: MakeSpeech, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dicedesk.adapters.speech.pyttsx3_speech._PATIENCE_MS", 50)
    speech, ears, found = speech_by(speaks_then_hangs), Ears(), list[tuple[Voice, ...]]()
    speech.say("Hello.", Manner(), ears.listener)
    speech.voices(found.append)
    qtbot.waitUntil(lambda: bool(found))
    assert (ears.heard, found, speech.process_id) == (["finished"], [()], None)


def test_where_there_is_no_voice_none_are_looked_for(speech_by: MakeSpeech) -> None:
    found: list[tuple[Voice, ...]] = []
    speech_by(speaks_well, here=Availability("No sound device was found.")).voices(found.append)
    assert found == [()]


def test_a_slow_voice_and_a_long_text_get_more_time() -> None:
    short, long = patience_ms("Yes.", Manner()), patience_ms("Yes. " * 200, Manner())
    assert short < long
    assert patience_ms("Yes. " * 200, Manner(rate=FASTEST)) < long


def test_the_text_and_its_manner_reach_the_engine(speech_by: MakeSpeech, qtbot: QtBot) -> None:
    ears, manner = Ears(), Manner("gmw/fr", 120, 0.5, "fr")
    speech_by(repeats).say("Très bien 🎲", manner, ears.listener)
    qtbot.waitUntil(lambda: bool(ears.heard))
    assert ears.heard == [f"The voice failed: {('Très bien 🎲', manner)!r}"]


def test_the_engine_is_asked_for_something_before_it_has_to_speak(
    speech_by: MakeSpeech, qtbot: QtBot
) -> None:
    speech, told = speech_by(Remembers()), list[str]()
    speech.prepare()
    process = speech.process_id
    speech.say("Hello.", Manner(), Listener(failed=told.append))
    qtbot.waitUntil(lambda: bool(told))
    assert process is not None
    assert (told, speech.process_id) == (["The voice failed: voices"], process)


def test_a_voice_that_is_ready_is_left_alone(speech_by: MakeSpeech, qtbot: QtBot) -> None:
    speech, told = speech_by(Remembers()), list[str]()
    speech.prepare()
    speech.prepare()
    speech.say("Hello.", Manner(), Listener(failed=told.append))
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["The voice failed: voices"]


def test_where_there_is_no_voice_no_process_gets_ready() -> None:
    speech = Pyttsx3Speech(present=lambda: Availability("No sound device was found."))
    speech.prepare()
    assert speech.process_id is None
