"""Work in the background, in processes: the program is started once more for each."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from operator import add, truediv
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QThread
from pytestqt.qtbot import QtBot

from dicedesk.adapters.jobs.process_jobs import ProcessJobs
from dicedesk.core.words import Sentence
from dicedesk.games.craps.house import BUILDING_SKILLS
from dicedesk.games.craps.odds import all_figures
from dicedesk.games.hazard.win_rates import simulate
from dicedesk.games.poker_dice.odds import odds_by
from dicedesk.play.ports.jobs import JobError, reason_of
from tests.patience import PATIENCE_S

FOR_EVER = partial(time.sleep, 10 * PATIENCE_S)
MODULES = partial(eval, "sorted(__import__('sys').modules)")

ENDS = """
import os, sys, time
from pathlib import Path
from functools import partial
from PySide6.QtCore import QCoreApplication
from dicedesk.adapters.jobs.process_jobs import ProcessJobs
work = "import os, signal, time; open({file!r}, 'w').write(str(os.getpid())); {busy}"
app = QCoreApplication([])
jobs = ProcessJobs(app)
job = jobs.start(partial(exec, work), print, print)
while not (os.path.exists({file!r}) and Path({file!r}).read_text()):
    app.processEvents()
{ending}
"""


@pytest.fixture
def jobs(qapp: QCoreApplication) -> Iterator[ProcessJobs]:
    """The jobs, closed when the test is over."""
    made = ProcessJobs()
    yield made
    made.close()
    made.deleteLater()


class Ear:
    """Hears what comes of a job, and on which thread."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.threads: list[QThread] = []

    def __call__(self, news: Any) -> None:
        self.heard.append(news)
        self.threads.append(QThread.currentThread())


def count(to: int, tell: Callable[[int], None]) -> str:
    """Work that says each number on its way."""
    for number in range(to):
        tell(number)
    return "there"


def fall(tell: Callable[[str], None]) -> None:
    """Work that sends news, and then fails."""
    tell("still well")
    raise ValueError("a stumble")


def say_and_wait(tell: Callable[[int], None]) -> None:
    """Work that says which process does it, and never ends."""
    tell(os.getpid())
    time.sleep(10 * PATIENCE_S)


def is_running(process: int) -> bool:
    """Whether there is such a process that has not ended."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return not Path("/proc/self").exists()


def noted(file: Path) -> int:
    """The process that has written its number into the file, 0 before it has."""
    return int(file.read_text() or 0) if file.exists() else 0


def note_process(file: Path) -> "partial[None]":
    """Work that notes the process in which it is done, and never ends."""
    code = f"import os, time; open({str(file)!r}, 'w').write(str(os.getpid())); time.sleep(36000)"
    return partial(exec, code)


def test_work_is_done_in_another_process_and_told_on_the_thread_of_the_window(
    jobs: ProcessJobs, qtbot: QtBot
) -> None:
    done = Ear()
    jobs.start(os.getpid, done, pytest.fail)
    assert done.heard == []
    qtbot.waitUntil(lambda: bool(done.heard))
    assert done.heard != [os.getpid()]
    assert done.threads == [QThread.currentThread()]


@pytest.mark.skipif(os.name != "posix", reason="processes are looked for by their numbers")
def test_nothing_is_left_of_a_process_whose_work_is_done(jobs: ProcessJobs, qtbot: QtBot) -> None:
    done = Ear()
    jobs.start(os.getpid, done, pytest.fail)
    qtbot.waitUntil(lambda: bool(done.heard) and not is_running(done.heard[0]))


def test_the_chances_are_those_that_are_computed_here(jobs: ProcessJobs, qtbot: QtBot) -> None:
    craps, poker_dice = Ear(), Ear()
    jobs.start(partial(all_figures, BUILDING_SKILLS), craps, pytest.fail)
    jobs.start(partial(odds_by, ""), poker_dice, pytest.fail)
    qtbot.waitUntil(lambda: not jobs.is_busy)
    assert craps.heard == [all_figures(BUILDING_SKILLS)]
    here, there = odds_by(""), poker_dice.heard[0]
    assert there.holds((1, 2, 2, 5, 6), 2) == here.holds((1, 2, 2, 5, 6), 2)
    assert there.hands_to_award == here.hands_to_award


def test_no_window_is_loaded_beside_the_work(jobs: ProcessJobs, qtbot: QtBot) -> None:
    done = Ear()
    jobs.start(MODULES, done, pytest.fail)
    qtbot.waitUntil(lambda: bool(done.heard))
    assert {"PySide6", "numpy", "dicedesk.ui", "sqlite3"} & set(done.heard[0]) == set()


def test_a_large_result_arrives_whole(jobs: ProcessJobs, qtbot: QtBot) -> None:
    done = Ear()
    jobs.start(partial(eval, "bytes(range(256)) * 40_000"), done, pytest.fail)
    qtbot.waitUntil(lambda: bool(done.heard))
    assert done.heard == [bytes(range(256)) * 40_000]


def test_what_the_work_prints_does_not_disturb_its_result(jobs: ProcessJobs, qtbot: QtBot) -> None:
    done = Ear()
    jobs.start(partial(eval, "print(100_000 * 'words', flush=True) or 42"), done, pytest.fail)
    qtbot.waitUntil(lambda: bool(done.heard))
    assert done.heard == [42]


def test_many_jobs_are_all_told(jobs: ProcessJobs, qtbot: QtBot) -> None:
    done = Ear()
    for number in range(6):
        jobs.start(partial(add, number, 0), done, pytest.fail)
    qtbot.waitUntil(lambda: sorted(done.heard) == list(range(6)))


def test_work_that_fails_is_told_with_its_reason(jobs: ProcessJobs, qtbot: QtBot) -> None:
    failed = Ear()
    jobs.start(partial(truediv, 1, 0), pytest.fail, failed)
    qtbot.waitUntil(lambda: bool(failed.heard))
    assert isinstance(failed.heard[0], JobError)
    assert str(failed.heard[0]) == "division by zero"


def test_a_reason_in_words_for_a_person_can_still_be_translated(jobs: ProcessJobs, qtbot: QtBot) -> None:
    failed = Ear()
    jobs.start(partial(odds_by, "wild ones"), pytest.fail, failed)
    qtbot.waitUntil(lambda: bool(failed.heard))
    reason = reason_of(failed.heard[0])
    assert isinstance(reason, Sentence)
    assert reason == "Poker Dice has no variants: “wild ones” cannot be read"


def test_an_error_without_words_is_told_by_its_kind(jobs: ProcessJobs, qtbot: QtBot) -> None:
    failed = Ear()
    jobs.start(partial(exec, "raise MemoryError"), pytest.fail, failed)
    qtbot.waitUntil(lambda: bool(failed.heard))
    assert str(failed.heard[0]) == "MemoryError"


def test_a_result_that_cannot_be_handed_over_is_told(jobs: ProcessJobs, qtbot: QtBot) -> None:
    failed = Ear()
    jobs.start(partial(eval, "lambda: 0"), pytest.fail, failed)
    qtbot.waitUntil(lambda: bool(failed.heard))
    assert "pickle" in str(failed.heard[0])


@pytest.mark.parametrize("ending", ["import os; os.kill(os.getpid(), 9)", "import os; os._exit(0)"])
def test_a_process_that_is_killed_is_told_and_the_next_work_is_done_all_the_same(
    jobs: ProcessJobs, qtbot: QtBot, ending: str
) -> None:
    failed, done = Ear(), Ear()
    jobs.start(partial(exec, ending), pytest.fail, failed)
    qtbot.waitUntil(lambda: bool(failed.heard))
    assert str(failed.heard[0]) == "the worker process ended unexpectedly"
    jobs.start(partial(add, 40, 2), done, pytest.fail)
    qtbot.waitUntil(lambda: done.heard == [42])


def test_a_process_that_cannot_be_started_is_told(qapp: QCoreApplication, qtbot: QtBot) -> None:
    jobs, failed = ProcessJobs(command=["/no/such/program"]), Ear()
    jobs.start(os.getpid, pytest.fail, failed)
    qtbot.waitUntil(lambda: bool(failed.heard))
    assert str(failed.heard[0]) == "the worker process could not be started"
    assert not jobs.is_busy
    jobs.deleteLater()


@pytest.mark.skipif(os.name != "posix", reason="processes are looked for by their numbers")
def test_a_job_that_is_cancelled_is_not_heard_of_and_its_process_ends(
    jobs: ProcessJobs, qtbot: QtBot, tmp_path: Path
) -> None:
    file, done = tmp_path / "process", Ear()
    job = jobs.start(note_process(file), pytest.fail, pytest.fail)
    qtbot.waitUntil(lambda: bool(noted(file)))
    job.cancel()
    assert not jobs.is_busy
    qtbot.waitUntil(lambda: not is_running(noted(file)))
    jobs.start(partial(add, 40, 2), done, pytest.fail)
    qtbot.waitUntil(lambda: done.heard == [42])
    job.cancel()


def test_a_job_can_be_cancelled_before_its_process_has_started(jobs: ProcessJobs, qtbot: QtBot) -> None:
    done = Ear()
    jobs.start(FOR_EVER, pytest.fail, pytest.fail).cancel()
    jobs.start(partial(add, 40, 2), done, pytest.fail)
    qtbot.waitUntil(lambda: done.heard == [42])


@pytest.mark.skipif(os.name != "posix", reason="processes are looked for by their numbers")
def test_closing_ends_all_processes_and_drops_their_results(
    jobs: ProcessJobs, qtbot: QtBot, tmp_path: Path
) -> None:
    files = [tmp_path / "one", tmp_path / "two"]
    for file in files:
        jobs.start(note_process(file), pytest.fail, pytest.fail)
    qtbot.waitUntil(lambda: all(map(noted, files)))
    jobs.close()
    assert not jobs.is_busy
    qtbot.waitUntil(lambda: not any(is_running(noted(file)) for file in files))


def test_after_closing_nothing_is_begun(jobs: ProcessJobs) -> None:
    jobs.close()
    jobs.start(os.getpid, pytest.fail, pytest.fail).cancel()
    assert not jobs.is_busy


@pytest.mark.skipif(os.name != "posix", reason="processes are looked for by their numbers")
@pytest.mark.parametrize("ending", ["jobs.close()", "job.cancel()", "pass"])
def test_a_window_that_ends_waits_for_its_process_though_that_hears_nothing(
    tmp_path: Path, ending: str
) -> None:
    process = end_window(tmp_path, "os.kill(os.getpid(), signal.SIGSTOP)", ending, 0)
    is_left = is_running(process)
    if is_left:
        os.kill(process, signal.SIGKILL)
    assert not is_left
    assert [file.name for file in tmp_path.iterdir()] == ["process"]


@pytest.mark.skipif(os.name != "posix", reason="processes are looked for by their numbers")
def test_a_process_whose_window_has_ended_at_once_ends_too(tmp_path: Path, qtbot: QtBot) -> None:
    process = end_window(tmp_path, "time.sleep(36000)", "os._exit(3)", 3)
    qtbot.waitUntil(lambda: not is_running(process))


def end_window(folder: Path, busy: str, ending: str, code: int) -> int:
    """End a window whose temporary files go into the folder, and return the process of its job."""
    file = folder / "process"
    window = subprocess.run(  # noqa: S603 (our own program)
        [sys.executable, "-c", ENDS.format(file=str(file), busy=busy, ending=ending)],
        env={**os.environ, "TMPDIR": str(folder)},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )
    assert (window.returncode, window.stderr) == (code, "")
    return noted(file)


def test_news_of_the_work_are_told_in_order_before_its_result(jobs: ProcessJobs, qtbot: QtBot) -> None:
    told = Ear()
    jobs.start(partial(count, 1000), told, pytest.fail, told)
    qtbot.waitUntil(lambda: "there" in told.heard)
    assert told.heard == [*range(1000), "there"]
    assert set(told.threads) == {QThread.currentThread()}


def test_news_are_told_before_work_that_fails(jobs: ProcessJobs, qtbot: QtBot) -> None:
    told = Ear()
    jobs.start(fall, pytest.fail, told, told)
    qtbot.waitUntil(lambda: not jobs.is_busy)
    assert list(map(str, told.heard)) == ["still well", "a stumble"]


@pytest.mark.skipif(os.name != "posix", reason="processes are looked for by their numbers")
def test_news_come_while_the_work_goes_on_and_none_after_a_cancel(jobs: ProcessJobs, qtbot: QtBot) -> None:
    told = Ear()
    job = jobs.start(say_and_wait, pytest.fail, pytest.fail, told)
    qtbot.waitUntil(lambda: bool(told.heard))
    job.cancel()
    qtbot.waitUntil(lambda: not is_running(told.heard[0]))
    assert not jobs.is_busy


def test_whoever_hears_news_may_cancel_and_hears_no_more(jobs: ProcessJobs, qtbot: QtBot) -> None:
    heard, later = [], Ear()

    def stop(news: int) -> None:
        heard.append(news)
        job.cancel()

    job = jobs.start(partial(count, 1000), pytest.fail, pytest.fail, stop)
    qtbot.waitUntil(lambda: bool(heard))
    jobs.start(partial(add, 40, 2), later, pytest.fail)
    qtbot.waitUntil(lambda: later.heard == [42])
    assert heard == [0]


def test_the_win_rates_of_hazard_are_played_in_a_process_that_tells_how_far_it_is(
    jobs: ProcessJobs, qtbot: QtBot
) -> None:
    progress, done = Ear(), Ear()
    jobs.start(partial(simulate, 1000, seed=1), done, pytest.fail, progress)
    qtbot.waitUntil(lambda: bool(done.heard))
    assert done.heard == [simulate(1000, lambda _: None, seed=1)]
    assert [news.played for news in progress.heard] == [1000, 2000, 3000, 4000, 5000]
