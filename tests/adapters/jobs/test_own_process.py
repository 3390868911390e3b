"""Processes of this program that work for it: what they say is heard, and they go with all that they have started."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import pytest

from dicedesk.adapters.jobs.own_process import OwnProcess, answer_of
from dicedesk.adapters.jobs.worker import ENDED, Message, MessageKind, task_of
from dicedesk.adapters.own_program import FOLDER_VARIABLE
from dicedesk.play.ports.jobs import JobError
from tests.patience import PATIENCE_S, until

ROOT = Path(__file__).parents[3]


class Ear:
    """Hears what a process says, in order."""

    def __init__(self) -> None:
        self._messages: SimpleQueue[Message] = SimpleQueue()

    def __call__(self, message: Message) -> None:
        self._messages.put(message)

    @property
    def next(self) -> Message:
        return self._messages.get(timeout=PATIENCE_S)

    @property
    def is_empty(self) -> bool:
        return self._messages.empty()


@pytest.fixture
def ear() -> Ear:
    return Ear()


Start = Callable[..., OwnProcess]


@pytest.fixture
def start(ear: Ear) -> Iterator[Start]:
    """Starts processes that are ended with the test."""
    started: list[OwnProcess] = []

    def start(work: Callable[..., Any], *, tells: bool = False, **how: Any) -> OwnProcess:
        started.append(OwnProcess(task_of(work, tells=tells), ear, **how))
        return started[-1]

    yield start
    for process in started:
        process.wait()


class Counter:
    """Counts its calls, so it tells one process from several."""

    def __init__(self) -> None:
        self._count = 0

    def __call__(self, text: str) -> tuple[int, str]:
        self._count += 1
        return self._count, text.upper()


def play_for_ever(tell: Callable[[int], None]) -> None:
    """Work with a player."""
    tell(subprocess.Popen([sys.executable, "-c", "import time; time.sleep(36000)"]).pid)
    time.sleep(10 * PATIENCE_S)


def die_while_playing(tell: Callable[[int], None]) -> None:
    """Work that ends its process, and leaves a player behind."""
    tell(subprocess.Popen([sys.executable, "-c", "import time; time.sleep(36000)"]).pid)
    os._exit(3)


def leave_a_file() -> str:
    """Work with a temporary file."""
    return tempfile.mkstemp()[1]


def is_running(process: int) -> bool:
    """Whether there is such a process that has not ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_one_process_answers_all_calls_in_their_order_in_any_language(start: Start, ear: Ear) -> None:
    process = start(Counter())
    for text in ("très bien", "żółć", "骰子 🎲"):
        process.call(text)
    answers = [ear.next for _ in range(3)]
    assert answers == [
        (MessageKind.DONE, (1, "TRÈS BIEN")), (MessageKind.DONE, (2, "ŻÓŁĆ")), (MessageKind.DONE, (3, "骰子 🎲")),
    ]  # fmt: skip


def test_no_call_waits_for_a_process_that_does_not_read(start: Start) -> None:
    process = start(len, command=(sys.executable, "-c", "import time; time.sleep(36000)"))
    for _ in range(3):
        process.call(bytes(10_000_000))
    assert process.exit_code is None


@pytest.mark.parametrize(
    "code",
    ["pass", "print('Audio saved')", "import os; os.close(0); os.close(1); import time; time.sleep(600)"],
)
def test_a_process_that_is_not_ours_is_heard_to_end(start: Start, ear: Ear, code: str) -> None:
    process = start(len, command=(sys.executable, "-c", code))
    process.call("words")
    assert ear.next == ENDED
    until(lambda: process.exit_code is not None, "the end of the process")


def test_what_cannot_be_started_is_an_error(start: Start, tmp_path: Path) -> None:
    with pytest.raises(JobError, match="could not be started"):
        start(len, command=(str(tmp_path / "nothing"),))


@pytest.mark.skipif(sys.platform != "linux", reason="looks processes up in /proc")
def test_the_end_of_a_process_is_that_of_its_player_and_nothing_more_is_heard(start: Start, ear: Ear) -> None:
    process = start(play_for_ever, tells=True)
    process.call()
    player = ear.next.told
    process.end()
    until(lambda: not is_running(player) and not is_running(process.number), "the end of both")
    process.wait()
    assert ear.is_empty


@pytest.mark.skipif(sys.platform != "linux", reason="looks processes up in /proc")
def test_a_process_that_dies_takes_its_player_along(start: Start, ear: Ear) -> None:
    process = start(die_while_playing, tells=True)
    process.call()
    player = ear.next.told
    assert ear.next == ENDED
    until(lambda: not is_running(player), "the end of the player")
    until(lambda: process.exit_code == 3, "the end of the process")


def test_temporary_files_go_with_the_process(
    start: Start, ear: Ear, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    process = start(leave_a_file)
    process.call()
    file = Path(ear.next.told)
    assert file.is_file()
    assert file.is_relative_to(tmp_path)
    process.wait()
    assert list(tmp_path.iterdir()) == []


def test_work_is_done_where_no_folder_can_be_made(
    start: Start, ear: Ear, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "nothing"))
    start(len).call("four")
    assert ear.next == (MessageKind.DONE, 4)


def test_files_of_the_user_that_are_named_like_modules_do_not_get_in_the_way(
    start: Start, ear: Ear, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "queue.py").write_text("raise SystemExit('a file of the user')", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    start(len).call("four")
    assert ear.next == (MessageKind.DONE, 4)


def test_an_answer_is_what_the_work_gives_back() -> None:
    assert answer_of(len, "four", limit_s=PATIENCE_S) == 4


def test_last_words_say_why_there_is_no_answer() -> None:
    with pytest.raises(JobError, match=r"^the process ended with 1: no memory$"):
        answer_of(sys.exit, "no memory", limit_s=PATIENCE_S)


def test_a_process_without_input_ends_and_removes_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / "own"
    folder.mkdir()
    done = subprocess.run(
        [sys.executable, "-m", "dicedesk", "--worker"],
        input="",
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
        env={**os.environ, FOLDER_VARIABLE: str(folder)},
    )
    assert (done.returncode, done.stdout, folder.exists()) == (0, "", False)
