"""How long a frame of ten tumbling dice takes to paint, and which share of the time between two frames that is.

`pytest tests/bench -s` prints both.
"""

import sys
from time import perf_counter

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QImage, QRegion
from pytestqt.qtbot import QtBot

from dicedesk.ui.theme import FeltColour
from dicedesk.ui.widgets.dice.tray import DiceTray

FRAMES, TRIES, BUDGET_MS = 100, 3, 1000 / 60
FACES = (1, 2, 3, 4, 5, 6, 1, 2, 3, 4)
LARGE = QSize(1280, 800)


@pytest.mark.parametrize("ratio", [1, 2])
def test_a_tumbling_die_costs_less_than_ten_empty_felts(qtbot: QtBot, ratio: int) -> None:
    tray = DiceTray(FeltColour.CRAPS)
    qtbot.addWidget(tray)
    tray.resize(LARGE)
    tray.duration_ms = 3_600_000
    tray.show()
    empty = frames(tray, ratio)
    tray.throw(FACES)
    thrown = frames(tray, ratio)
    edge = tray._scene.edge
    tray.finish()
    median, late = thrown[len(thrown) // 2], thrown[int(0.99 * len(thrown))]
    sys.stdout.write(
        f"\nTen dice of {edge:.0f} px at ratio {ratio}: median {median:.1f} ms, p99 {late:.1f} ms, "
        f"{late / BUDGET_MS:.0%} of a frame; the felt alone {empty[len(empty) // 2]:.1f} ms\n"
    )
    assert edge >= 120
    assert median < 100 * empty[len(empty) // 2]


def frames(tray: DiceTray, ratio: int) -> list[float]:
    """The times that frames from the whole length of a throw take, in ms, in order of size; the best of a few tries."""
    image = QImage(tray.size() * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.black)
    tray.render(image, QPoint())
    taken = []
    for frame in range(FRAMES):
        tray._scene.move(frame / FRAMES)
        best = float("inf")
        for _ in range(TRIES):
            start = perf_counter()
            tray.render(image, QPoint(), QRegion(tray.rect()))
            best = min(best, perf_counter() - start)
        taken.append(1000 * best)
    return sorted(taken)
