"""How long the window takes to change its theme with four games open, beside a picture of it in the same run.

`pytest tests/bench -s` prints the milliseconds.
"""

import os
import subprocess
import sys
from pathlib import Path

MOST_PICTURES = 14.0
"""The longest change of theme, as a multiple of one picture of the window. At most 7 is measured;
50 where Qt restyles every widget once for each widget that it lies in. The goal is 100 ms, a matter of the machine."""

THEMES = """
import sys
from time import process_time
from dicedesk.play.settings import ThemeChoice
from dicedesk.main.options import StartOptions
from dicedesk.main.start import open_window
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.window.shell import Shell
from dicedesk.games.catalogue import TITLES
from dicedesk.ui.window.main_window import MainWindow
from PySide6.QtWidgets import QApplication

def seconds(work):
    start = process_time()
    work()
    QApplication.processEvents()
    return process_time() - start

def changes(*_):
    app = QApplication.instance()
    shell = next(w for w in app.topLevelWidgets() if isinstance(w, Shell))
    while not isinstance(shell.centralWidget(), MainWindow):
        app.processEvents()
    window = shell.centralWidget()
    shell.resize(1280, 800)
    for place in range(len(TITLES)):
        window.choose_tab(place)
        tab = window.current_tab
        tab.tray.duration_ms = 0
        for _ in range(6):
            tab.primary.click()
            app.processEvents()
        tab.pace.stop()
    appearance = app.findChild(Appearance)
    for place in range(len(TITLES)):
        window.choose_tab(place)
        window.current_tab.pace.stop()
        app.processEvents()
        taken = [
            (seconds(lambda: appearance.choose(choice)), seconds(lambda: window.grab()))
            for _ in range(3)
            for choice in (ThemeChoice.LIGHT, ThemeChoice.CONTRAST, ThemeChoice.DARK)
        ]
        print(*map(min, zip(*taken)))
    return 0

QApplication.exec = staticmethod(changes)
open_window(StartOptions(data=sys.argv[1]))
"""


def test_a_change_of_the_theme_takes_a_few_pictures_of_the_window(tmp_path: Path) -> None:
    command = [sys.executable, "-c", THEMES, str(tmp_path)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(  # noqa: S603
        command, env=environment, stdout=subprocess.PIPE, text=True, timeout=300, check=True
    )
    taken = [tuple(map(float, line.split())) for line in done.stdout.splitlines()]
    for place, (change, picture) in enumerate(taken, 1):
        sys.stdout.write(
            f"\ntab {place}: {1000 * change:.0f} ms for another theme, {1000 * picture:.0f} ms for a picture\n"
        )
    assert max(change / picture for change, picture in taken) < MOST_PICTURES
