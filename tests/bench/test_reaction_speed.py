"""How long after a key or a click the first pixel of the window is another, at rest and while work runs behind.

`pytest tests/bench -s` prints the median and the longest time.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

MOST_PAINTS = 20.0
"""The longest reaction, as a multiple of one picture of the whole window at the same time: only a window that hangs
fails. The goal is 50 ms, a matter of the machine."""

REACTIONS = '''
import sys
from functools import partial
from time import perf_counter
from dicedesk.main.options import StartOptions
from dicedesk.main.start import open_window
from dicedesk.adapters.jobs.process_jobs import ProcessJobs
from dicedesk.ui.window.shell import Shell
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

TURNS = 20
_, data, behind = sys.argv

NUMBERS = """
import numpy
dice = numpy.random.Generator(numpy.random.SFC64(1))
while True:
    numpy.sort(dice.integers(1, 7, 2_000_000)).cumsum()
"""
PYTHON = """
while True:
    sum(range(10_000))
"""

def seen():
    return shell.screen().grabWindow(shell.winId()).toImage()

def until_seen(act):
    for _ in range(3):
        QApplication.processEvents()
    before, start = seen(), perf_counter()
    act()
    while seen() == before:
        QApplication.processEvents()
    return 1000 * (perf_counter() - start)

def reacts(*_):
    global shell
    shell = next(w for w in QApplication.topLevelWidgets() if isinstance(w, Shell))
    window = shell.centralWidget()
    tab = window.current_tab
    shell.activateWindow()
    jobs = ProcessJobs()
    if behind != "nothing":
        jobs.start(partial(exec, {"numbers": NUMBERS, "python": PYTHON}[behind], {}), lambda _: None, print)
    keys, clicks, throws, paints = [], [], [], []
    for turn in range(TURNS):
        start = perf_counter()
        shell.grab()
        paints.append(1000 * (perf_counter() - start))
        keys.append(until_seen(lambda: QTest.keyClick(QApplication.focusWidget(), "34"[turn % 2])))
        button = tab.choices.buttons[5 + turn % 2]
        clicks.append(until_seen(lambda: QTest.mouseClick(button, Qt.MouseButton.LeftButton)))
        throws.append(until_seen(lambda: QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)))
        tab.pace.stop()
        tab.input.begin_again()
    jobs.close()
    for taken in (keys, clicks, throws, paints):
        print(sorted(taken)[TURNS // 2], max(taken))
    return 0

QApplication.exec = staticmethod(reacts)
open_window(StartOptions(data=data))
'''


@pytest.mark.parametrize("behind", ["nothing", "numbers", "python"])
def test_the_first_pixel_after_a_key_and_a_click(tmp_path: Path, behind: str) -> None:
    command = [sys.executable, "-c", REACTIONS, str(tmp_path), behind]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(  # noqa: S603
        command, env=environment, stdout=subprocess.PIPE, text=True, timeout=600, check=True
    )
    *times, (paint, _) = [tuple(map(float, line.split())) for line in done.stdout.splitlines()]
    for what, (median, longest) in zip(("key", "click", "throw"), times, strict=True):
        sys.stdout.write(
            f"\n{what} to first pixel, {behind} behind: median {median:.0f} ms, at most {longest:.0f} ms\n"
        )
    sys.stdout.write(f"a picture of the whole window: {paint:.0f} ms\n")
    assert max(median for median, _ in times) < MOST_PAINTS * paint
