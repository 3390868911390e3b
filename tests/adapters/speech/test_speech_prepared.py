"""A voice that gets ready: its process runs before there is anything to say."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dicedesk.adapters.speech.pyttsx3_speech import Pyttsx3Speech
from dicedesk.play.ports.audio import Availability, Listener, Manner

pytestmark = pytest.mark.skipif(os.name != "posix", reason="process groups are looked at")

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
