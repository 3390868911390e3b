"""Long work as a process of its own, with a terminal and Ctrl+C."""

import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S, in_vain
from tests.signals import HEARING

ROOT = Path(__file__).resolve().parents[2]
COMMAND = [*HEARING, sys.executable, "-X", "dev", "-m", "dicedesk", "hazard-table", "1000000000000"]


def until(source: int, sign: bytes) -> bytes:
    """What can be read up to this sign."""
    read = b""
    while sign not in read:
        assert select.select([source], [], [], PATIENCE_S)[0], in_vain(f"{sign!r} after {read!r}")
        read += os.read(source, 1024)
    return read


@pytest.mark.skipif(os.name != "posix", reason="only POSIX sends Ctrl+C to one process alone")
def test_long_work_shows_a_bar_on_a_terminal_and_ends_at_ctrl_c() -> None:
    try:
        screen, terminal = os.openpty()
    except OSError as error:
        pytest.skip(f"no terminal can be had here: {error}")
    with subprocess.Popen(COMMAND, cwd=ROOT, stdout=subprocess.PIPE, stderr=terminal) as process:  # noqa: S603
        os.close(terminal)
        shown = until(screen, b"%")
        process.send_signal(signal.SIGINT)
        told = until(screen, b"\n")
        printed, _ = process.communicate(timeout=PATIENCE_S)
    os.close(screen)
    assert (process.returncode, shown.count(b"["), printed) == (130, 1, b"")
    assert told.endswith(b"\rStopped.\r\n")
