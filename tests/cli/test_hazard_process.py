"""The table of Hazard as a process of its own, with somebody at its keyboard."""

import os
import select
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S, in_vain, killed_if_late
from tests.signals import HEARING

ROOT = Path(__file__).resolve().parents[2]
COMMAND = [sys.executable, "-X", "dev", "-m", "dicedesk", "hazard-table"]
STOPPABLE = [*HEARING, *COMMAND]
ON_POSIX = pytest.mark.skipif(os.name != "posix", reason="only POSIX sends Ctrl+C to one process alone")


def until(source: int, sign: bytes) -> bytes:
    """What can be read up to this sign."""
    read = b""
    while sign not in read:
        assert select.select([source], [], [], PATIENCE_S)[0], in_vain(f"{sign!r} after {read!r}")
        read += os.read(source, 1024)
    return read


def press_ctrl_c(process: subprocess.Popen[bytes]) -> None:
    """Presses Ctrl+C until it is heard: on its way from the question to the wait for an answer Python is deaf."""
    with killed_if_late(process, "Ctrl+C to be heard"):
        while process.poll() is None:
            process.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                process.wait(timeout=1)


def test_a_number_that_is_typed_is_taken() -> None:
    done = subprocess.run(  # noqa: S603
        COMMAND, cwd=ROOT, input="1000\n", capture_output=True, text=True, timeout=PATIENCE_S
    )
    assert (done.returncode, done.stderr, done.stdout.count("\n")) == (0, "", 6)


@pytest.mark.parametrize("answer", ["ten\n", ""])
def test_anything_else_ends_the_process_with_1(answer: str) -> None:
    done = subprocess.run(  # noqa: S603
        COMMAND, cwd=ROOT, input=answer, capture_output=True, text=True, timeout=PATIENCE_S
    )
    assert (done.returncode, done.stderr, "Goodbye" in done.stdout) == (1, "", True)


@ON_POSIX
def test_ctrl_c_at_the_question_ends_with_130_and_one_line() -> None:
    with subprocess.Popen(  # noqa: S603
        STOPPABLE, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        until(process.stdout.fileno(), b": ")
        press_ctrl_c(process)
        _, told = process.communicate(timeout=PATIENCE_S)
    assert (process.returncode, told) == (130, b"Stopped.\n")


@ON_POSIX
def test_ctrl_c_that_is_pressed_again_while_the_process_ends_changes_nothing() -> None:
    with subprocess.Popen(  # noqa: S603
        STOPPABLE, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        until(process.stdout.fileno(), b": ")
        with killed_if_late(process, "Ctrl+C to be heard"):
            while not select.select([process.stderr], [], [], 1)[0]:
                process.send_signal(signal.SIGINT)
            told = until(process.stderr.fileno(), b"\n")
            while process.poll() is None:
                process.send_signal(signal.SIGINT)
            rest = process.stderr.read()
    assert (process.returncode, told + rest) == (130, b"Stopped.\n")


@ON_POSIX
def test_long_work_shows_a_bar_on_a_terminal_and_ends_at_ctrl_c() -> None:
    try:
        screen, terminal = os.openpty()
    except OSError as error:
        pytest.skip(f"no terminal can be had here: {error}")
    with subprocess.Popen(  # noqa: S603
        [*STOPPABLE, "1000000000000"], cwd=ROOT, stdout=subprocess.PIPE, stderr=terminal
    ) as process:
        os.close(terminal)
        shown = until(screen, b"%")
        process.send_signal(signal.SIGINT)
        told = until(screen, b"\n")
        printed, _ = process.communicate(timeout=PATIENCE_S)
    os.close(screen)
    assert (process.returncode, shown.count(b"["), printed) == (130, 1, b"")
    assert told.endswith(b"\rStopped.\r\n")
