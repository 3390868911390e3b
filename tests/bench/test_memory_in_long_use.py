"""How much memory the window holds after much use: in many sizes, with windows opened and closed beside it.

`pytest tests/bench -s` prints it.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

MOST_MEGABYTES = 145
"""A tenth above what is measured, 132, as other machines have other libraries.

What waits for a person is left out, and so are the maps of strategies and the Lab. The window that is used at random
shows those, and has a limit for them.
"""

USE = """
import random, re, sys
from dicedesk.play.settings import ThemeChoice
from dicedesk.main.options import StartOptions
from dicedesk.main.start import open_window
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.window.shell import Shell
from dicedesk.games.catalogue import TITLES
from dicedesk.ui.window.main_window import MainWindow
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QDialog

STEPS = int(sys.argv[2])
LEFT_OUT = ("Quit", "Full screen", "record", "Strategies", "Lab")
luck = random.Random(8)

def settle():
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

def play(window):
    tab = window.games.game
    if tab is None:
        return
    tab.tray.duration_ms = 0
    if tab.primary.isEnabled():
        tab.primary.click()

def act(window):
    owner = luck.choice([window, window.current_tab])
    found = [a for a in owner.actions() if not any(word in a.text() for word in LEFT_OUT)]
    luck.choice([action for action in found if action.isEnabled()]).trigger()

def close(window):
    for dialog in window.window().findChildren(QDialog):
        dialog.close()

def used(*_):
    app = QApplication.instance()
    shell = next(w for w in app.topLevelWidgets() if isinstance(w, Shell))
    while not isinstance(shell.centralWidget(), MainWindow):
        app.processEvents()
    window = shell.centralWidget()
    appearance = app.findChild(Appearance)
    things = (
        (40, lambda: play(window)),
        (15, lambda: window.choose_tab(luck.randrange(len(TITLES)))),
        (20, lambda: shell.resize(luck.randrange(800, 1900), luck.randrange(600, 1100))),
        (12, lambda: act(window)),
        (10, lambda: close(window)),
        (3, lambda: appearance.choose(luck.choice(list(ThemeChoice)))),
    )
    often, works = zip(*things)
    for work in luck.choices(works, often, k=STEPS):
        work()
        settle()
    close(window)
    shell.resize(1280, 800)
    settle()
    print(int(re.search(r"VmRSS:\\s+(\\d+) kB", open("/proc/self/status").read())[1]) / 1024)
    return 0

QApplication.exec = staticmethod(used)
open_window(StartOptions(data=sys.argv[1], language="en"))
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems count memory in other units")
def test_the_memory_of_a_window_after_much_use(tmp_path: Path) -> None:
    megabytes = megabytes_after(250, tmp_path / "data")
    sys.stdout.write(f"\nmemory after much use: {megabytes:.0f} MB\n")
    assert megabytes < MOST_MEGABYTES


def megabytes_after(steps: int, data: Path) -> float:
    """The memory of the program after this many steps, in megabytes, in a process of its own."""
    command = [sys.executable, "-c", USE, str(data), str(steps)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(  # noqa: S603
        command, env=environment, stdout=subprocess.PIPE, text=True, timeout=600, check=True
    )
    return float(done.stdout)
