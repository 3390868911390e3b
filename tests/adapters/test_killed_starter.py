"""A program that is killed leaves no process and no folder behind, whatever it had started."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import until

ROOT = Path(__file__).parents[2]

NOTE = "import os, pathlib, time; pathlib.Path({folder!r}, str(os.getpid()) + '.busy').touch(); time.sleep(36000)"
"""What a process does: it notes that it is busy, and goes on for ever."""

JOB = """
from functools import partial
from PySide6.QtCore import QCoreApplication
from dicedesk.adapters.jobs.process_jobs import ProcessJobs
app = QCoreApplication([])
jobs = ProcessJobs(app)
jobs.start({work}, print, print)
app.exec()
"""

PIECES = """
from functools import partial
from dicedesk.adapters.jobs.worker_processes import WorkerProcesses
list(WorkerProcesses(2).results(exec, 2 * [{note!r}]))
"""

SPEECH = """
from functools import partial
from PySide6.QtCore import QCoreApplication
from dicedesk.adapters.speech.pyttsx3_speech import Pyttsx3Speech
from dicedesk.adapters.speech.speech_worker import VoiceWork
from dicedesk.play.ports.audio import Availability, Listener, Manner
app = QCoreApplication([])
work = VoiceWork(partial(exec, {note!r}))
speech = Pyttsx3Speech(app, work=work, present=Availability)
speech.say("A long story.", Manner(), Listener())
app.exec()
"""

STRATEGY = """
from pathlib import Path
from dicedesk.adapters.hog_contest.containment.contained import ContainedStrategies
text = b"open('own.busy', 'w').close()\\nwhile True: pass\\n"
ContainedStrategies(36000).table_of(text, "student.py")
"""


def program(kind: str, folder: Path) -> str:
    """A program that has such processes busy."""
    note = NOTE.format(folder=str(folder))
    pieces = PIECES.format(note=note)
    return {
        "job": JOB.format(work=f"partial(exec, {note!r})"),
        "pieces": pieces,
        "job with pieces": JOB.format(work=f"partial(exec, {pieces!r}, {{}})"),
        "speech": SPEECH.format(note=note),
        "strategy": STRATEGY,
    }[kind]


def below(process: int) -> set[int]:
    """The processes that a process has started, and those that they have."""
    found = set()
    for listed in Path(f"/proc/{process}/task").glob("*/children"):
        for child in map(int, listed.read_text().split()):
            found |= {child} | below(child)
    return found


def is_running(process: int) -> bool:
    """Whether there is such a process that has not ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="looks processes up in /proc")
@pytest.mark.parametrize(
    ("kind", "busy", "count"),
    [
        ("job", 1, 1),
        ("pieces", 2, 2),
        ("job with pieces", 2, 3),
        ("speech", 1, 1),
        ("strategy", 1, 1),
    ],
)
def test_a_killed_program_leaves_no_process_behind(tmp_path: Path, kind: str, busy: int, count: int) -> None:
    with subprocess.Popen(  # noqa: S603 (our own program)
        [sys.executable, "-c", program(kind, tmp_path)],
        cwd=ROOT,
        env={**os.environ, "TMPDIR": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"},
    ) as starter:
        until(lambda: starter.poll() is not None or len([*tmp_path.rglob("*.busy")]) >= busy, "work to begin")
        assert starter.poll() is None
        started = below(starter.pid)
        starter.send_signal(signal.SIGKILL)
    assert len(started) == count
    until(lambda: not any(map(is_running, started)), "the end of all processes")
    # A stranger's process is killed with its starter, and has no time for its folder.
    assert kind == "strategy" or not any(path.is_dir() for path in tmp_path.iterdir())
