"""What a start loads before the game answers the first key: each module makes it later.

What a part needs later, such as a window beside the game, a card or an answer of the coach, is loaded then: by an
import in a function, or through the two catalogues. `tests/bench` measures when the game answers.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from dicedesk.games.catalogue import TITLES
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.e2e

MOST_CLASSES_OF_QT = 175
"""PySide makes a class of Qt, with its enums, when it is first used. Other versions make a few more or less."""

LATER = (
    "dicedesk.cli", "dicedesk.classroom", "dicedesk.coach", "dicedesk.lab", "dicedesk.features",
    "dicedesk.ui.base.charts", "dicedesk.main.late_parts", "dicedesk.ui.features", "dicedesk.games.hog.coach",
    "dicedesk.games.hog.odds", "dicedesk.games.hog.questions", "fractions", "numpy", "pyttsx3",
    "PySide6.QtMultimedia", "socket", "subprocess",
    *(f"dicedesk.games.{game.replace('-', '_')}" for game in TITLES if game != "hog"),
    *(f"dicedesk.ui.games.{game.replace('-', '_')}." for game in TITLES if game != "hog"),
)  # fmt: skip
"""What no first key of a game of Hog needs, but for `game_ui`, which says what each game adds to the menus."""

START = """
import json, sys
from dicedesk.main.options import StartOptions
from dicedesk.main.start import open_window
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() is QEvent.Type.Paint and type(shell.centralWidget()).__name__ == "MainWindow":
            shell.removeEventFilter(self)
            print(json.dumps(loaded()), flush=True)
            QTimer.singleShot(0, shell.close)
        return False

def loaded():
    qt = [name for part in ("Core", "Gui", "Widgets") for name, value in vars(sys.modules[f"PySide6.Qt{part}"]).items()
          if isinstance(value, type)]
    return list(sys.modules), qt, sys.modules["shibokensupport.signature.layout"].__spec__.cached

def run():
    global shell, watch
    from dicedesk.ui.window.shell import Shell
    shell = next(w for w in QApplication.topLevelWidgets() if isinstance(w, Shell))
    watch = Watch()
    shell.installEventFilter(watch)
    return loop()

loop, QApplication.exec = QApplication.exec, staticmethod(run)
sys.exit(open_window(StartOptions(data=sys.argv[1])))
"""


class Loaded(NamedTuple):
    """What is there when the game is painted."""

    modules: list[str]
    classes_of_qt: list[str]
    pyside: str | None
    """The compiled file of a module that PySide loads at each start; None where it has to be compiled."""


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> Loaded:
    """What a start has loaded."""
    command = [sys.executable, "-c", START, str(tmp_path_factory.mktemp("data"))]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    # The first start is painted when all is there, and leaves what the second one shows before that.
    for _ in range(2):
        done = subprocess.run(
            command, env=environment, stdout=subprocess.PIPE, text=True, timeout=PATIENCE_S, check=True
        )
    return Loaded(*json.loads(done.stdout))


def test_few_classes_of_qt_are_made_before_the_first_key(loaded: Loaded) -> None:
    assert len(loaded.classes_of_qt) <= MOST_CLASSES_OF_QT, "\n".join(sorted(loaded.classes_of_qt))


def test_what_no_first_key_needs_is_loaded_later(loaded: Loaded) -> None:
    early = [name for name in loaded.modules if name.startswith(LATER)]
    assert [name for name in early if not name.endswith(".game_ui")] == []


def test_what_pyside_loads_at_each_start_is_compiled_already(loaded: Loaded) -> None:
    assert loaded.pyside is not None
    assert Path(loaded.pyside).is_file()
