"""Strangers' strategies, in a process that can do no harm."""

import os
import signal
import sys
import tempfile
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from threading import Thread

import numpy as np
import pytest

from dicedesk.adapters.hog_contest.containment.answers import Restriction
from dicedesk.adapters.hog_contest.containment.contained import ContainedStrategies
from dicedesk.games.hog.strategy_files import StrategyError
from tests.patience import PATIENCE_S, until
from tests.repeated import first_of

linux_alone = pytest.mark.skipif(sys.platform != "linux", reason="only Linux can be asked for that")

ANSWER = "def final_strategy(score, opponent_score):\n    return {body}\n"


@pytest.fixture
def hand_in() -> "HandIn":
    """Hands in a strategy's text."""
    return HandIn()


class HandIn:
    """Files as students hand them in."""

    def __call__(self, text: str, seconds: float = PATIENCE_S) -> "np.typing.NDArray[np.uint8]":
        """The table of such a file."""
        return ContainedStrategies(seconds).table_of(text.encode(), "student.py")

    def reason(self, text: str, seconds: float = PATIENCE_S) -> str:
        """Why there is none."""
        with pytest.raises(StrategyError) as told:
            self(text, seconds)
        return told.value.sentence

    def body(self, body: str, before: str = "") -> str:
        """The reason for a function that returns this."""
        return self.reason(before + "\n" + ANSWER.format(body=body))


def test_its_table_holds_its_answer_at_every_score(hand_in: HandIn) -> None:
    table = hand_in(ANSWER.format(body="(3 * score + opponent_score) % 11"))
    own, other = np.indices((100, 100))
    np.testing.assert_array_equal(table, (3 * own + other) % 11)


def test_a_student_s_file_imports_what_lies_beside_it_there(hand_in: HandIn) -> None:
    table = hand_in(
        "from dice import four_sided, six_sided, make_test_dice\n"
        "from ucb import main, trace, log_current_line, interact\n"
        "@trace\ndef final_strategy(score, opponent_score):\n    return 4\n"
        "@main\ndef run(*args):\n    interact()\n"
        "assert make_test_dice(3)() == 3 and 1 <= six_sided() <= 6 and 1 <= four_sided() <= 4\n"
        "if __name__ == '__main__':\n    raise SystemExit\n"
    )
    assert (table == 4).all()


def test_earlier_names_of_the_dice_are_known(hand_in: HandIn) -> None:
    table = hand_in(
        "from dice import four_sided_dice, six_sided_dice, make_test_dice\n"
        "assert 1 <= six_sided_dice() <= 6 and 1 <= four_sided_dice() <= 4\n" + ANSWER.format(body="4")
    )
    assert (table == 4).all()


def test_whatever_can_be_an_index_is_a_number_of_dice(hand_in: HandIn) -> None:
    text = "import numpy as np\nclass Own:\n    def __index__(self):\n        return 7\n"
    table = hand_in(text + ANSWER.format(body="(np.int64(4), np.uint8(5), Own())[score % 3]"))
    assert table[:3, 0].tolist() == [4, 5, 7]


def test_what_the_project_has_in_hog_can_be_imported(hand_in: HandIn) -> None:
    text = "from hog import GOAL_SCORE, free_bacon, is_swap\nimport hog\nassert hog.GOAL_SCORE == GOAL_SCORE == 100\n"
    table = hand_in(text + ANSWER.format(body="0 if free_bacon(opponent_score) >= 8 else 4"))
    assert table[0, 70] == 0
    assert table[0, 11] == 4


def test_a_file_knows_its_own_name(hand_in: HandIn) -> None:
    text = "import os\nhere, name = os.path.split(os.path.abspath(__file__))\nassert name == 'student.py'\n"
    assert (hand_in(text + ANSWER.format(body="4 if os.listdir(here) == [] else 5")) == 4).all()


def test_a_file_that_is_not_beside_it_is_told_by_its_name(hand_in: HandIn) -> None:
    text = "import os\nopen(os.path.join(os.path.dirname(__file__), 'table.txt'))\n"
    assert "line 2: FileNotFoundError: [Errno 2] No such file or directory: " in hand_in.reason(text)
    assert "table.txt" in hand_in.reason(text)


def test_a_module_that_is_not_handed_in_is_told_with_what_to_do(hand_in: HandIn) -> None:
    told = "it imports {}, which is not available; put the whole strategy in one file"
    assert hand_in.reason("from my_tables import best\n") == told.format("my_tables")
    assert hand_in.reason("import my.tables\n") == told.format("my")
    assert "cannot import name 'best' from 'hog'" in hand_in.reason("from hog import best\n")


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("True", "at 0 to 0, it returns True, not a number of dice from 0 to 10"),
        ("__import__('numpy').int64(11)", "at 0 to 0, it returns 11, not a number of dice from 0 to 10"),
        ("11", "at 0 to 0, it returns 11, not a number of dice from 0 to 10"),
        ("-1", "at 0 to 0, it returns -1, not a number of dice from 0 to 10"),
        (
            "4.0 if score == 12 and opponent_score == 34 else 4",
            "at 12 to 34, it returns 4.0, not a number of dice from 0 to 10",
        ),
        ("1 // (99 - score)", "at 99 to 0: line 3: ZeroDivisionError: integer division or modulo by zero"),
        ("exit()", "at 0 to 0: line 3: SystemExit: None"),
    ],
)
def test_a_wrong_value_or_an_exception_is_told_with_its_scores(hand_in: HandIn, body: str, told: str) -> None:
    assert hand_in.body(body) == told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("x = ", "it cannot be loaded: line 1: SyntaxError: invalid syntax (student.py, line 1)"),
        ("\n1 / 0", "it cannot be loaded: line 2: ZeroDivisionError: division by zero"),
        ("raise SystemExit(0)", "it cannot be loaded: line 1: SystemExit: 0"),
        ("", "it has no function final_strategy(score, opponent_score)"),
        ("def other(): pass", "it has no function final_strategy(score, opponent_score)"),
        ("final_strategy = 4", "it has no function final_strategy(score, opponent_score)"),
        ("import os\nos._exit(3)", "it exited while loading"),
        ("import ctypes\nctypes.string_at(0)", "it exited while loading"),
    ],
)
def test_a_file_that_cannot_be_loaded_says_why(hand_in: HandIn, text: str, told: str) -> None:
    assert hand_in.reason(text) == told


def test_a_hang_is_ended(hand_in: HandIn) -> None:
    assert hand_in.reason("while True: pass", seconds=1) == "it did not load within 1 second"


@pytest.mark.long
def test_a_hang_among_the_answers_is_ended(hand_in: HandIn) -> None:
    text = "def final_strategy(score, opponent_score):\n    while score == 50: pass\n    return 4\n"
    assert hand_in.reason(text, seconds=3) == "at 50 to 0, it ran out of time (limit for all scores: 3 s)"


def test_a_flood_of_output_is_no_answer_and_no_burden(hand_in: HandIn) -> None:
    table = hand_in(
        "import sys, os\n" + ANSWER.format(body="(print('x' * 10_000), os.write(2, b'y' * 1000), 5)[-1]")
    )
    assert (table == 5).all()


def test_answers_that_it_writes_itself_harm_its_own_table_alone(hand_in: HandIn) -> None:
    flood = """
import os
for stream in range(3, 20):
    try:
        os.write(stream, bytes(1_000_000))
    except OSError:
        pass
"""
    with suppress(StrategyError):
        assert set(np.unique(hand_in(flood + ANSWER.format(body="7")))) <= {0, 7}


def test_all_programs_can_be_ended_early(tmp_path: Path) -> None:
    contained = ContainedStrategies(PATIENCE_S)
    begun = tmp_path / "begun"
    child = f"import os, time\nopen({str(begun)!r}, 'w').close()\ntime.sleep({PATIENCE_S})"
    slow = replace(contained, command=(sys.executable, "-c", child))

    def end() -> None:
        until(begun.exists, "the program to begin")
        slow.end()

    Thread(target=end).start()
    for _ in range(2):
        with pytest.raises(StrategyError, match="it was stopped"):
            slow.table_of(b"", "student.py")


def test_memory_without_end_is_refused(hand_in: HandIn) -> None:
    assert "MemoryError" in hand_in.body("len(bytearray(1 << 34))")


@linux_alone
def test_it_can_start_no_process(hand_in: HandIn) -> None:
    assert "PermissionError" in hand_in.body("os.fork()", "import os")
    assert "PermissionError" in hand_in.body("subprocess.run(['true'])", "import subprocess")


@linux_alone
def test_it_can_start_no_threads(hand_in: HandIn) -> None:
    assert "can't start new thread" in hand_in.body(
        "threading.Thread(target=print).start()", "import threading"
    )


@linux_alone
def test_there_is_no_network(hand_in: HandIn) -> None:
    assert "PermissionError" in hand_in.body("socket.create_connection(('127.0.0.1', 9))", "import socket")


@linux_alone
def test_it_cannot_kill_what_is_not_its_own(hand_in: HandIn) -> None:
    assert "PermissionError" in hand_in.body(f"os.kill({os.getpid()}, 0)", "import os")


@linux_alone
def test_it_cannot_read_or_write_the_user_s_files(hand_in: HandIn, tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("private")
    assert "PermissionError" in hand_in.body(f"open({str(tmp_path / 'secret.txt')!r})")
    assert "PermissionError" in hand_in.body(f"open({str(tmp_path / 'new.txt')!r}, 'w')")
    assert "PermissionError" in hand_in.body(f"__import__('os').listdir({str(tmp_path)!r})")
    assert not (tmp_path / "new.txt").exists()


def test_its_own_folder_is_gone_afterwards(hand_in: HandIn, tmp_path: Path) -> None:
    told = hand_in.reason("import os\nopen('note.txt', 'w').write('x')\nraise ValueError(os.getcwd())")
    folder = told.rpartition(" ")[2]
    assert "strategy-" in folder
    assert not Path(folder).exists()


def test_files_without_end_are_ended(hand_in: HandIn) -> None:
    text = """
number = 0
while True:
    number += 1
    with open(str(number), "wb") as file:
        file.write(bytes(1 << 20))
"""
    assert hand_in.reason(text) == "it wrote too many files while loading"


DEEP = """
import os
for _ in range(3000):
    os.mkdir("d", {mode})
    os.chdir("d")
"""


@pytest.mark.parametrize("mode", first_of([0o300, 0o777], 1))
@pytest.mark.skipif(os.name != "posix", reason="elsewhere no path is so long")
def test_folders_inside_folders_are_its_own_affair(
    hand_in: HandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: int
) -> None:
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    assert (hand_in(DEEP.format(mode=mode) + ANSWER.format(body="4")) == 4).all()
    assert list(temporary.iterdir()) == []


@pytest.mark.parametrize(
    "made", first_of(["open(str(number), 'w').close()", "os.mkdir('d'); os.chdir('d')"], 1)
)
@pytest.mark.skipif(os.name != "posix", reason="elsewhere no path is so long")
def test_empty_files_and_folders_without_end_are_ended(hand_in: HandIn, made: str) -> None:
    text = f"import os\nnumber = 0\nwhile True:\n    number += 1\n    {made}\n"
    assert hand_in.reason(text) == "it wrote too many files while loading"


@pytest.mark.skipif(os.name != "posix", reason="starts a session of its own")
def test_what_holds_its_output_open_is_not_waited_for(tmp_path: Path) -> None:
    # As on a system that cannot keep a program from starting others.
    number = tmp_path / "number"
    child = (
        "import os, signal\nstarted = os.fork()\nif not started:\n    os.setsid()\n    signal.pause()\n"
        f"open({str(number)!r}, 'w').write(str(started))"
    )
    with pytest.raises(StrategyError, match="it did not load within 1 second"):
        ContainedStrategies(1, command=(sys.executable, "-c", child)).table_of(b"", "student.py")
    with suppress(ProcessLookupError):
        os.kill(int(number.read_text()), signal.SIGKILL)


def test_a_process_that_cannot_be_started_is_the_reason(tmp_path: Path) -> None:
    with pytest.raises(StrategyError, match="the program could not be started: "):
        ContainedStrategies(command=(str(tmp_path / "nobody"),)).table_of(b"", "student.py")


@pytest.mark.parametrize(
    ("does", "status"),
    [
        ("raise SystemExit(3)", "exit status 3"),
        pytest.param("import os; os.kill(os.getpid(), 9)", "SIGKILL", marks=linux_alone),
    ],
)
def test_a_process_that_ends_before_it_reaches_the_program_is_the_reason(does: str, status: str) -> None:
    contained = ContainedStrategies(command=(sys.executable, "-c", does))
    with pytest.raises(StrategyError, match=f"the program could not be started: {status}"):
        contained.table_of(b"", "student.py")


FILES = "this computer cannot block a program's access to your files"
OTHERS = "this computer cannot block a program's access to the network, other programs or file permissions"
LIMITS = "this computer cannot limit how much memory a program uses"


@pytest.mark.parametrize(
    ("kept", "told"),
    [
        (Restriction.ALL, None),
        (Restriction.NOTHING, f"{FILES}; {OTHERS}; {LIMITS}"),
        (Restriction.LIMITS, f"{FILES}; {OTHERS}"),
        (Restriction.LIMITS | Restriction.OTHERS, FILES),
        (Restriction.LIMITS | Restriction.FILES, OTHERS),
        (Restriction.FILES | Restriction.OTHERS, LIMITS),
    ],
)
def test_all_that_a_system_cannot_keep_is_listed(kept: Restriction, told: str | None) -> None:
    says = f"import os; os.write(1, bytes([{kept.value}]))"
    assert ContainedStrategies(command=(sys.executable, "-c", says)).gaps() == told


def test_it_hears_nothing_of_the_user(hand_in: HandIn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET_OF_MINE", "hush")
    assert "KeyError: 'SECRET_OF_MINE'" in hand_in.body("os.environ['SECRET_OF_MINE']", "import os")
    assert "EOFError" in hand_in.body("input()")


@pytest.mark.skipif(sys.platform != "linux", reason="looks processes up in /proc")
def test_no_process_stays_behind(hand_in: HandIn) -> None:
    def left() -> list[str]:
        found = []
        for process in Path("/proc").glob("[0-9]*/cmdline"):
            try:
                found.append(process.read_text())
            except OSError:
                continue
        return [words for words in found if "--strategy-worker" in words]

    hand_in.reason("while True: pass", seconds=0.1)
    until(lambda: not left(), "the end of each strategy's process")


@linux_alone
def test_this_system_can_be_asked_for_all_of_it() -> None:
    assert ContainedStrategies().gaps() is None
