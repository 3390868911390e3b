"""Strangers' strategies as the window has them asked: in the process of a job, which may be cancelled."""

import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from dicedesk.adapters.hog_contest.strategy_work import StrategyWorkHere
from dicedesk.adapters.jobs.process_jobs import ProcessJobs
from dicedesk.core.words import Sentence
from dicedesk.play.ports.jobs import reason_of
from tests.lab.strategy_files import table_as_text
from tests.patience import PATIENCE_MS
from tests.repeated import first_of

PROGRAM = "def final_strategy(score, opponent_score):\n    return {body}\n"


@pytest.fixture
def jobs(qapp: QCoreApplication) -> Iterator[ProcessJobs]:
    made = ProcessJobs()
    yield made
    made.close()
    made.deleteLater()


@pytest.fixture
def work(tmp_path: Path) -> StrategyWorkHere:
    """Work that keeps what it computes in a folder of its own."""
    return StrategyWorkHere(str(tmp_path / "games"))


class Heard:
    """What came of a job."""

    def __init__(self) -> None:
        self.results: list[Any] = []
        self.reasons: list[str] = []
        self.news: list[Any] = []

    @property
    def is_over(self) -> bool:
        """Whether the job has ended."""
        return bool(self.results or self.reasons)

    def on_failed(self, error: Exception) -> None:
        """Keeps the reason."""
        self.reasons.append(reason_of(error))


def strategy_processes() -> list[str]:
    """The processes in which strangers' programs run."""
    found = []
    for process in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            found.append(process.read_text())
        except OSError:
            continue
    # Another run of the tests may have its own.
    return [words for words in found if words.startswith(sys.executable) and "--strategy-worker" in words]


def test_a_program_and_a_table_give_their_dice(
    jobs: ProcessJobs, work: StrategyWorkHere, qtbot: QtBot, tmp_path: Path
) -> None:
    table = (np.arange(10_000).reshape(100, 100) % 11).astype(np.uint8)
    (tmp_path / "a.csv").write_text(table_as_text(table))
    (tmp_path / "b.py").write_text(PROGRAM.format(body="(100 * score + opponent_score) % 11"))
    heard = Heard()
    for name in ("a.csv", "b.py"):
        jobs.start(partial(work.dice_in, tmp_path / name), heard.results.append, heard.on_failed)
    qtbot.waitUntil(lambda: len(heard.results) == 2, timeout=PATIENCE_MS)
    assert heard.results == [table.tobytes()] * 2


def test_why_there_is_no_table_can_be_translated(
    jobs: ProcessJobs, work: StrategyWorkHere, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "a.py").write_text(PROGRAM.format(body="11"))
    heard = Heard()
    jobs.start(partial(work.dice_in, tmp_path / "a.py"), heard.results.append, heard.on_failed)
    qtbot.waitUntil(lambda: heard.is_over, timeout=PATIENCE_MS)
    (reason,) = heard.reasons
    assert isinstance(reason, Sentence)
    assert reason == "at 0 to 0, it returns 11, not a number of dice from 0 to 10"


@pytest.mark.skipif(sys.platform != "linux", reason="looks processes up in /proc")
@pytest.mark.parametrize(
    "hang", first_of(["10 ** 10 ** 10", "while True: pass", "import time; time.sleep(3600)"], 1)
)
def test_a_hanging_program_ends_with_its_job_and_leaves_no_file(
    jobs: ProcessJobs,
    work: StrategyWorkHere,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    hang: str,
) -> None:
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    (tmp_path / "a.py").write_text(f"open('begun', 'w').close()\n{hang}")
    heard = Heard()
    job = jobs.start(partial(work.dice_in, tmp_path / "a.py"), heard.results.append, heard.on_failed)
    qtbot.waitUntil(lambda: any(temporary.rglob("begun")), timeout=PATIENCE_MS)
    assert strategy_processes()
    job.cancel()
    qtbot.waitUntil(lambda: not strategy_processes(), timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: not list(temporary.iterdir()), timeout=PATIENCE_MS)
    assert not heard.is_over


def test_this_system_is_asked_what_it_cannot_do(
    jobs: ProcessJobs, work: StrategyWorkHere, qtbot: QtBot
) -> None:
    heard = Heard()
    jobs.start(work.gaps, heard.results.append, heard.on_failed)
    qtbot.waitUntil(lambda: heard.is_over, timeout=PATIENCE_MS)
    assert heard.results == [work.gaps()]
