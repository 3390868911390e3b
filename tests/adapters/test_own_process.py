"""Processes that were ended: they go, with their folders, and nobody waits for them while the window is seen."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from dicedesk.adapters.speech.pyttsx3_speech import Pyttsx3Speech
from dicedesk.play.ports.audio import Availability, Listener, Manner
from tests.patience import PATIENCE_S

SPEAKS_FOR_EVER = """
import json, sys, time
print(json.dumps({"started": json.loads(sys.stdin.readline())["say"]}), flush=True)
time.sleep(600)
"""
COMMAND = (sys.executable, "-u", "-c", SPEAKS_FOR_EVER)
ENDS_IN_MID_WORD = f"""
from PySide6.QtCore import QCoreApplication, QTimer
from dicedesk.adapters.speech.pyttsx3_speech import Pyttsx3Speech
from dicedesk.play.ports.audio import Availability, Listener, Manner

def end():
    speech.close()
    app.quit()

app = QCoreApplication([])
speech = Pyttsx3Speech(command={COMMAND!r}, present=Availability)
speech.say("Hello.", Manner(), Listener(started=lambda: QTimer.singleShot(0, end)))
app.exec()
"""


@pytest.mark.skipif(os.name != "posix", reason="process groups are looked at")
def test_nobody_waits_for_a_process_that_was_stopped(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[int] = []
    wait = QProcess.waitForFinished
    monkeypatch.setattr(QProcess, "waitForFinished", lambda self, ms: waits.append(ms) or wait(self, ms))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    speech, started = Pyttsx3Speech(command=COMMAND, present=Availability), list[bool]()
    speech.say("A long story.", Manner(), Listener(started=lambda: started.append(True)))
    qtbot.waitUntil(lambda: bool(started))
    speech.stop()
    assert waits == []
    qtbot.waitUntil(lambda: list(tmp_path.iterdir()) == [])
    speech.deleteLater()


def test_a_process_that_was_stopped_is_waited_for_when_the_program_ends(tmp_path: Path) -> None:
    done = subprocess.run(  # noqa: S603 (our own program)
        [sys.executable, "-c", ENDS_IN_MID_WORD],
        env={**os.environ, "TMPDIR": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )
    assert (done.returncode, done.stderr, list(tmp_path.iterdir())) == (0, "", [])
