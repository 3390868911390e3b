"""The voice in its own process: played by small workers that hang, die or write nonsense; no sound is needed."""

import json
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dicedesk.adapters.speech.pyttsx3_speech import Pyttsx3Speech, patience_ms
from dicedesk.play.ports.audio import FASTEST, Availability, Listener, Manner, Voice

pytestmark = pytest.mark.skipif(os.name != "posix", reason="process groups are looked at")

LONG_MS = 60_000

GOOD = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if "voices" in asked:
        print(json.dumps({"voices": asked["voices"], "found": [["gmw/en", "English", "en"]]}), flush=True)
        continue
    print(json.dumps({"started": asked["say"]}), flush=True)
    print(json.dumps({"finished": asked["say"]}), flush=True)
"""
SPEAKS_FOR_EVER = """
import json, subprocess, sys, time
for line in sys.stdin:
    player = subprocess.Popen(["sleep", "600"])
    print(json.dumps({"started": json.loads(line)["say"]}), flush=True)
    player.wait()
"""
HANGS = "import sys, time\nfor line in sys.stdin: time.sleep(600)"
DIES = "import sys\nsys.stdin.readline()\nsys.exit(3)"
BABBLES = "import sys\nsys.stdin.readline()\nprint('Audio saved', flush=True)\nsys.stdin.read()"
COUNTS = "import sys\nsys.stdin.readline()\nprint(12, flush=True)\nsys.stdin.read()"
DIES_WHILE_IT_PLAYS = """
import json, os, subprocess, sys
asked = json.loads(sys.stdin.readline())
subprocess.Popen(["sleep", "600"])
print(json.dumps({"started": asked["say"]}), flush=True)
os.kill(os.getpid(), 9)
"""
KNOWS_ITS_VOICES_WHEN_SILENT = """
import json, sys
first = json.loads(sys.stdin.readline())
if "say" in first:
    print(json.dumps({"started": first["say"]}), flush=True)
    sys.stdin.read()
print(json.dumps({"voices": first["voices"], "found": [["gmw/en", "English", "en"]]}), flush=True)
sys.stdin.read()
"""
HAS_NO_ENGINE = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"failed": json.loads(line)["voices"], "reason": "no engine"}), flush=True)
"""
IS_UNHEARD = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"unheard": json.loads(line)["say"], "reason": "no device"}), flush=True)
"""
SPEAKS_THEN_HANGS = """
import json, sys, time
asked = json.loads(sys.stdin.readline())
sys.stdin.readline()
print(json.dumps({"finished": asked["say"]}), flush=True)
time.sleep(600)
"""
FINDS_NONSENSE = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"voices": json.loads(line)["voices"], "found": [["a"], 7]}), flush=True)
"""
ANSWERS_BY_A_WORD = """
import sys
sys.stdin.readline()
print('{"voices": "all", "found": 3}', flush=True)
sys.stdin.read()
"""
NEVER_ENDS_ITS_LINE = """
import sys
sys.stdin.readline()
while True: sys.stdout.write("x" * 65536)
"""
FAILS = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"failed": json.loads(line)["say"], "reason": "no voice of that name"}), flush=True)
"""
TELLS_ITS_FOLDER = """
import json, os, sys
for line in sys.stdin:
    print(json.dumps({"failed": json.loads(line)["say"], "reason": os.environ["TMPDIR"]}), flush=True)
"""


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
    """A voice whose process runs the code that is given; it is closed in the end."""
    made: list[Pyttsx3Speech] = []

    def make(code: str, patience: int = LONG_MS, here: Availability = Availability()) -> Pyttsx3Speech:  # noqa: B008
        made.append(
            Pyttsx3Speech(
                command=(sys.executable, "-u", "-c", code),
                present=lambda: here,
                patience=lambda *_: patience,
            )
        )
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
    speech_by(GOOD).say("Most likely.", Manner(), ears.listener)
    qtbot.waitUntil(lambda: len(ears.heard) == 2)
    assert ears.heard == ["started", "finished"]


def test_the_process_is_kept_for_the_next_request(speech_by: MakeSpeech, qtbot: QtBot) -> None:
    speech, ears = speech_by(GOOD), Ears()
    speech.say("One.", Manner(), ears.listener)
    qtbot.waitUntil(lambda: len(ears.heard) == 2)
    first = speech.process_id
    speech.say("Two.", Manner(), ears.listener)
    qtbot.waitUntil(lambda: len(ears.heard) == 4)
    assert speech.process_id == first


def test_stopping_ends_the_speaking_process_and_its_player(speech_by: MakeSpeech, qtbot: QtBot) -> None:
    speech, ears = speech_by(SPEAKS_FOR_EVER), Ears()
    speech.say("A long story.", Manner(), ears.listener)
    qtbot.waitUntil(lambda: ears.heard == ["started"])
    group = speech.process_id
    assert group is not None
    speech.stop()
    qtbot.waitUntil(lambda: not group_lives(group))
    assert ears.heard == ["started"]


def test_closing_while_it_speaks_leaves_no_process_and_no_folder(
    speech_by: MakeSpeech, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    speech, ears = speech_by(SPEAKS_FOR_EVER), Ears()
    speech.say("A long story.", Manner(), ears.listener)
    qtbot.waitUntil(lambda: ears.heard == ["started"])
    group = speech.process_id
    assert group is not None
    speech.close()
    qtbot.waitUntil(lambda: not group_lives(group))
    qtbot.waitUntil(lambda: list(tmp_path.iterdir()) == [])


def test_of_ten_requests_in_a_row_the_last_one_is_spoken(speech_by: MakeSpeech, qtbot: QtBot) -> None:
    speech, ears = speech_by(GOOD), [Ears() for _ in range(10)]
    for number, one in enumerate(ears):
        speech.say(f"Answer {number}.", Manner(), one.listener)
    qtbot.waitUntil(lambda: len(ears[-1].heard) == 2)
    assert [one.heard for one in ears] == [[]] * 9 + [["started", "finished"]]


def test_after_being_stopped_it_speaks_again(speech_by: MakeSpeech, qtbot: QtBot) -> None:
    speech, ears = speech_by(GOOD), Ears()
    speech.say("One.", Manner(), Ears().listener)
    speech.stop()
    speech.say("Two.", Manner(), ears.listener)
    qtbot.waitUntil(lambda: len(ears.heard) == 2)
    assert ears.heard == ["started", "finished"]


def test_an_engine_that_hangs_is_ended_when_its_time_is_up(speech_by: MakeSpeech, qtbot: QtBot) -> None:
    speech, ears = speech_by(HANGS, patience=50), Ears()
    speech.say("Hello.", Manner(), ears.listener)
    group = speech.process_id
    qtbot.waitUntil(lambda: bool(ears.heard))
    assert ears.heard == ["The speech engine did not answer in time."]
    assert group is not None
    qtbot.waitUntil(lambda: not group_lives(group))


def test_an_engine_that_is_killed_while_it_speaks_is_told_once(speech_by: MakeSpeech, qtbot: QtBot) -> None:
    speech, ears = speech_by(SPEAKS_FOR_EVER), Ears()
    speech.say("A long story.", Manner(), ears.listener)
    qtbot.waitUntil(lambda: ears.heard == ["started"])
    group = speech.process_id
    assert group is not None
    os.killpg(group, 9)
    qtbot.waitUntil(lambda: len(ears.heard) > 1)
    assert ears.heard == ["started", "The speech engine ended unexpectedly."]


def test_an_engine_that_dies_takes_its_player_along(speech_by: MakeSpeech, qtbot: QtBot) -> None:
    speech, ears = speech_by(DIES_WHILE_IT_PLAYS), Ears()
    speech.say("A long story.", Manner(), ears.listener)
    group = speech.process_id
    assert group is not None
    qtbot.waitUntil(lambda: len(ears.heard) > 1)
    qtbot.waitUntil(lambda: not group_lives(group))


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (DIES, "The speech engine ended unexpectedly."),
        (BABBLES, "The speech engine gave an answer that cannot be read."),
        (COUNTS, "The speech engine gave an answer that cannot be read."),
        (ANSWERS_BY_A_WORD, "The speech engine gave an answer that cannot be read."),
        (NEVER_ENDS_ITS_LINE, "The speech engine gave an answer that cannot be read."),
        (FAILS, "The voice failed: no voice of that name"),
        (IS_UNHEARD, "No sound device could play it: no device"),
    ],
    ids=["dies", "babbles", "counts", "answers by a word", "never ends its line", "fails", "is unheard"],
)
def test_what_goes_wrong_is_told_in_a_sentence(
    speech_by: MakeSpeech, qtbot: QtBot, code: str, reason: str
) -> None:
    ears = Ears()
    speech_by(code).say("Hello.", Manner(), ears.listener)
    qtbot.waitUntil(lambda: bool(ears.heard))
    assert ears.heard == [reason]


def test_a_program_that_cannot_be_started_is_told_in_a_sentence(qtbot: QtBot, tmp_path: Path) -> None:
    speech = Pyttsx3Speech(command=(str(tmp_path / "nothing"),), present=Availability)
    ears = Ears()
    speech.say("Hello.", Manner(), ears.listener)
    qtbot.waitUntil(lambda: bool(ears.heard))
    assert ears.heard == ["The speech engine could not be started."]
    assert speech.process_id is None


def test_a_computer_without_room_for_a_folder_is_told_in_a_sentence(
    speech_by: MakeSpeech, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "nothing"))
    speech, ears = speech_by(GOOD), Ears()
    speech.say("Hello.", Manner(), ears.listener)
    assert (ears.heard, speech.process_id) == (["The speech engine could not be started."], None)


def test_files_of_the_user_that_are_named_like_modules_do_not_get_in_the_way(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "queue.py").write_text("raise SystemExit('a file of the user')", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    speech, ears = Pyttsx3Speech(present=Availability), Ears()
    speech.say("", Manner(), ears.listener)
    qtbot.waitUntil(lambda: bool(ears.heard), timeout=LONG_MS)
    speech.close()
    speech.deleteLater()
    assert ears.heard[0] != "The speech engine ended unexpectedly."


def test_a_computer_without_a_voice_is_told_so_and_no_process_is_started(speech_by: MakeSpeech) -> None:
    speech, ears = speech_by(GOOD, here=Availability("No sound device was found.")), Ears()
    speech.say("Hello.", Manner(), ears.listener)
    assert (ears.heard, speech.process_id, bool(speech.available)) == (
        ["No sound device was found."],
        None,
        False,
    )


def test_the_voices_are_found(speech_by: MakeSpeech, qtbot: QtBot) -> None:
    found: list[tuple[Voice, ...]] = []
    speech_by(GOOD).voices(found.append)
    qtbot.waitUntil(lambda: bool(found))
    assert found == [(Voice("gmw/en", "English", "en"),)]


def test_where_the_engine_dies_no_voices_are_found(speech_by: MakeSpeech, qtbot: QtBot) -> None:
    found: list[tuple[Voice, ...]] = []
    speech_by(DIES).voices(found.append)
    qtbot.waitUntil(lambda: bool(found))
    assert found == [()]


def test_voices_that_cannot_be_read_are_none(speech_by: MakeSpeech, qtbot: QtBot) -> None:
    found: list[tuple[Voice, ...]] = []
    speech_by(FINDS_NONSENSE).voices(found.append)
    qtbot.waitUntil(lambda: bool(found))
    assert found == [()]


def test_where_there_is_no_engine_no_voices_are_found(speech_by: MakeSpeech, qtbot: QtBot) -> None:
    found: list[tuple[Voice, ...]] = []
    speech_by(HAS_NO_ENGINE).voices(found.append)
    qtbot.waitUntil(lambda: bool(found))
    assert found == [()]


def test_voices_that_are_asked_for_are_found_though_the_voice_is_stopped(
    speech_by: MakeSpeech, qtbot: QtBot
) -> None:
    speech, ears, found = speech_by(KNOWS_ITS_VOICES_WHEN_SILENT), Ears(), list[tuple[Voice, ...]]()
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
    speech, ears, found = speech_by(SPEAKS_THEN_HANGS), Ears(), list[tuple[Voice, ...]]()
    speech.say("Hello.", Manner(), ears.listener)
    speech.voices(found.append)
    qtbot.waitUntil(lambda: bool(found))
    assert (ears.heard, found, speech.process_id) == (["finished"], [()], None)


def test_where_there_is_no_voice_none_are_looked_for(speech_by: MakeSpeech) -> None:
    found: list[tuple[Voice, ...]] = []
    speech_by(GOOD, here=Availability("No sound device was found.")).voices(found.append)
    assert found == [()]


def test_each_process_has_a_temporary_folder_of_its_own(speech_by: MakeSpeech, qtbot: QtBot) -> None:
    speech, ears = speech_by(TELLS_ITS_FOLDER), Ears()
    speech.say("Hello.", Manner(), ears.listener)
    qtbot.waitUntil(lambda: bool(ears.heard))
    folder = Path(ears.heard[0].removeprefix("The voice failed: "))
    assert folder.is_dir()
    speech.close()
    qtbot.waitUntil(lambda: not folder.exists())


def test_a_slow_voice_and_a_long_text_get_more_time() -> None:
    short, long = patience_ms("Yes.", Manner()), patience_ms("Yes. " * 200, Manner())
    assert short < long
    assert patience_ms("Yes. " * 200, Manner(rate=FASTEST)) < long


def test_requests_are_plain_json_that_any_locale_can_hold(speech_by: MakeSpeech, qtbot: QtBot) -> None:
    echo = (
        "import json, sys\n"
        "for line in sys.stdin.buffer:\n"
        "    asked = json.loads(line)\n"
        "    print(json.dumps({'failed': asked['say'], 'reason': ascii([line.isascii(), asked['text']])}), flush=True)"
    )
    ears = Ears()
    speech_by(echo).say("Très bien 🎲", Manner(), ears.listener)
    qtbot.waitUntil(lambda: bool(ears.heard))
    assert json.dumps(ears.heard[0]).count("True") == 1
    assert "Tr\\xe8s bien" in ears.heard[0]


TELLS_WHAT_IT_WAS_ASKED_BEFORE = """
import json, sys
before = []
for line in sys.stdin:
    asked = json.loads(line)
    if "say" in asked:
        print(json.dumps({"failed": asked["say"], "reason": " ".join(before)}), flush=True)
    else:
        before.append("voices")
        print(json.dumps({"voices": asked["voices"], "found": []}), flush=True)
"""


@pytest.fixture
def speech(tmp_path: Path) -> Iterator[Pyttsx3Speech]:
    """A voice whose process tells what it was asked."""
    made = Pyttsx3Speech(
        command=(sys.executable, "-u", "-c", TELLS_WHAT_IT_WAS_ASKED_BEFORE), present=Availability
    )
    yield made
    made.close()
    made.deleteLater()


def test_the_engine_is_asked_for_something_before_it_has_to_speak(
    speech: Pyttsx3Speech, qtbot: QtBot
) -> None:
    told: list[str] = []
    speech.prepare()
    process = speech.process_id
    speech.say("Hello.", Manner(), Listener(failed=told.append))
    qtbot.waitUntil(lambda: bool(told))
    assert process is not None
    assert (told, speech.process_id) == (["The voice failed: voices"], process)


def test_a_voice_that_is_ready_is_left_alone(speech: Pyttsx3Speech, qtbot: QtBot) -> None:
    told: list[str] = []
    speech.prepare()
    speech.prepare()
    speech.say("Hello.", Manner(), Listener(failed=told.append))
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["The voice failed: voices"]


def test_where_there_is_no_voice_no_process_gets_ready() -> None:
    speech = Pyttsx3Speech(present=lambda: Availability("No sound device was found."))
    speech.prepare()
    assert speech.process_id is None
