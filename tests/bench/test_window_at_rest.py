"""A window at rest does nothing: no timer runs, nothing wakes it, and it takes no time of the processor.

`pytest tests/bench -s` prints the share of one core that each tab takes while nobody touches it. As a machine may count
its own housekeeping to whoever wakes up, what passes is a ratio: to the share of a window whose dice tumble.
"""

import os
import subprocess
import sys

import pytest

from dicedesk.games.catalogue import TITLES

MOST_OF_A_THROW = 0.25
"""Of the time that tumbling dice take. Between a hundredth and a twentieth is measured."""

MOST_WAKES = 3
"""In half a second. The end of that time is one."""

REST = '''
import sys
from time import perf_counter, process_time
QUIET, MOMENTS, RARE_MS = 0.02, 6, 60_000
from dicedesk.main.options import StartOptions
from dicedesk.main.start import open_window
from dicedesk.adapters.memory import Collector
from dicedesk.adapters.jobs.process_jobs import ProcessJobs
from dicedesk.ui.window.shell import Shell
from dicedesk.games.catalogue import TITLES
from PySide6.QtCore import QAbstractAnimation, QAbstractEventDispatcher, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication

def wait(milliseconds):
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()

def running(app):
    # Timers of Qt's own, such as a blinking cursor's, are no QTimers; the dispatcher knows them all.
    dispatcher = QAbstractEventDispatcher.instance()
    roots = [app, *app.topLevelWidgets()]
    for found in (child for root in roots for child in [root, *root.findChildren(QObject)]):
        # The collector of garbage looks once a second whether there is any; it is the one that may. What looks
        # from time to time whether a backup is due wakes nobody up for minutes.
        is_rare = isinstance(found, QTimer) and found.interval() >= RARE_MS
        if dispatcher.registeredTimers(found) and not isinstance(found.parent(), Collector) and not is_rare:
            yield type(found).__name__
        if isinstance(found, QAbstractAnimation) and found.state() is QAbstractAnimation.State.Running:
            yield type(found).__name__

def watched():
    wakes = []
    counter = QAbstractEventDispatcher.instance().awake.connect(lambda: wakes.append(1))
    start, busy = perf_counter(), process_time()
    wait(500)
    share = (process_time() - busy) / (perf_counter() - start)
    QAbstractEventDispatcher.instance().awake.disconnect(counter)
    return share, len(wakes)

def quietest():
    """The first moment that is quiet, or the best of some: a busy machine disturbs one or the other."""
    shares, wakes = [], []
    while len(shares) < MOMENTS and (not shares or shares[-1] > QUIET or wakes[-1] > 2):
        share, woken = watched()
        shares.append(share)
        wakes.append(woken)
    return min(shares), min(wakes)

def rests(*_):
    app = QApplication.instance()
    shell = next(w for w in app.topLevelWidgets() if isinstance(w, Shell))
    window = shell.centralWidget()
    shell.activateWindow()
    tray = window.current_tab.tray
    tray.duration_ms = 3_600_000
    tray.throw((1, 2, 3, 4, 5, 6))
    print(max(watched()[0] for _ in range(2)))
    tray.finish()
    for place in range(len(TITLES)):
        window.choose_tab(place)
        wait(500)
        # They are made for the first work of a game.
        while (jobs := app.findChild(ProcessJobs)) and jobs.is_busy:
            wait(100)
        share, wakes = quietest()
        print(share, wakes, *sorted(running(app)))
    return 0

QApplication.exec = staticmethod(rests)
open_window(StartOptions(data=sys.argv[1]))
'''


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> list[list[str]]:
    """The share of a core while dice tumble; then for each tab its share at rest, how often it woke, what runs."""
    command = [sys.executable, "-c", REST, str(tmp_path_factory.mktemp("rest"))]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(  # noqa: S603
        command, env=environment, stdout=subprocess.PIPE, text=True, timeout=600, check=True
    )
    return [line.split() for line in done.stdout.splitlines()]


def test_no_timer_and_no_animation_runs_while_nobody_plays(told: list[list[str]]) -> None:
    assert [running for _, _, *running in told[1:]] == [[] for _ in TITLES]


def test_a_window_that_nobody_touches_takes_hardly_any_time(told: list[list[str]]) -> None:
    [[tumbling], *at_rest] = told
    for place, (share, wakes, *_) in enumerate(at_rest, 1):
        sys.stdout.write(
            f"\ntab {place} at rest: {float(share):.2%} of a core, woken {wakes} times in half a second; "
            f"while dice tumble: {float(tumbling):.0%}\n"
        )
    assert max(float(share) for share, *_ in at_rest) < MOST_OF_A_THROW * float(tumbling)
    assert max(int(wakes) for _, wakes, *_ in at_rest) <= MOST_WAKES
