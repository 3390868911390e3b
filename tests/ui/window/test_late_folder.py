"""A folder of games that cannot be used at the start is tried again: the game goes on, and is saved by itself later."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from dicedesk.adapters.storage.database import FILE_NAME
from dicedesk.adapters.storage.folders import FolderLock
from dicedesk.adapters.storage.history import opened_archive
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.features.history.check import check_history
from dicedesk.games.catalogue import GAMES
from dicedesk.play.settings import SETTING, SettingsKeeper
from tests.adapters.storage.past_games import kept_hog
from tests.patience import PATIENCE_S, killed_if_late

START = """
import json, os, sys, time
from functools import partial
from pathlib import Path
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from dicedesk.adapters import first_window
from dicedesk.ui.window.shell import Shell
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.main.options import StartOptions
from dicedesk.main.start import open_window

# Who has the folder never answers here.
first_window.hand_over = partial(first_window.hand_over, patience_s=0.1)
folder, until = Path(sys.argv[1]), time.monotonic() + float(sys.argv[2])


def look(*_):
    shell = next(w for w in QApplication.topLevelWidgets() if isinstance(w, Shell))
    while not isinstance(shell.centralWidget(), MainWindow):
        QApplication.processEvents()
    window = shell.centralWidget()
    tab = window.current_tab
    tab.tray.duration_ms = 0
    moves = 0
    while not moves and time.monotonic() < until:
        QTest.keyClick(shell.windowHandle(), Qt.Key.Key_Return)
        QApplication.processEvents()
        moves = len(tab.session.history)
    window.show_status()
    before = window._status._saved.text()
    print(json.dumps([before, moves > 0]), flush=True)
    if sys.argv[3] == "closed":
        folder.chmod(0o700)
    while window._status._saved.text() != "Saved" and time.monotonic() < until:
        QApplication.processEvents()
    print(json.dumps([window._status._saved.text(), tab.session.record.tag("Id")]), flush=True)
    shell.close()
    return 0

QApplication.exec = staticmethod(look)
open_window(StartOptions(data=sys.argv[1], language="en"))
"""

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes are those of POSIX")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with games and settings."""
    kept = tmp_path / "games"
    with closing(SqliteStore(kept)) as store:
        store.keep_setting(SETTING, json.dumps({"names": ["Ann"], "sound": {"is_on": False}}))
        for game in (kept_hog("one", "roll 1 : 5"), kept_hog("two", "roll 1 : 2", ended=False)):
            store.keep(game.whole())
    return kept


def play(folder: Path, fault: str, at_first_line: Callable[[], object]) -> list[list[object]]:
    """Plays in the folder, and has the fault mended once that has been told. Returns what was seen."""
    is_root = os.geteuid() == 0
    if fault == "closed" and is_root and shutil.which("setpriv") is None:
        pytest.skip("root may look into each folder, and setpriv is not installed")
    without = ("setpriv", "--bounding-set=-dac_override,-dac_read_search") if is_root else ()
    with subprocess.Popen(  # noqa: S603 (our own program)
        [*without, sys.executable, "-c", START, str(folder), str(PATIENCE_S / 2), fault],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        with killed_if_late(program, "the window to say what it has seen"):
            first = program.stdout.readline()
            at_first_line()
            seen, errors = program.stdout.read(), program.stderr.read()
    assert (program.returncode, errors) == (0, "")
    return [json.loads(line) for line in (first, *seen.splitlines())]


def kept_in(folder: Path) -> tuple[list[str], list[str], object]:
    """The ids of all games, what is wrong with them, and the settings."""
    with opened_archive(folder / FILE_NAME) as archive:
        ids = [game.id for game in archive.games()]
        wrong = [str(sentence) for sentence in check_history(archive)[0]]
    with closing(SqliteStore(folder)) as store:
        return ids, wrong, SettingsKeeper(store).value


def assert_kept_once(ids: list[str], before: list[str], name: object) -> None:
    """The games of before are there, then that of this start, and at most one of each other tab, no copies.

    Tabs are made in quiet moments: on a slow computer their games are kept meanwhile too.
    """
    new = ids[len(before) :]
    assert (ids[: len(before)], new.count(str(name))) == (before, 1)
    assert len(new) <= len(GAMES)
    assert [one for one in new if "~" in one] == []


def test_a_folder_that_could_not_be_looked_into_is_used_as_soon_as_it_can_be(folder: Path) -> None:
    before, _, settings = kept_in(folder)
    folder.chmod(0)
    (told, went_on), (saved, name) = play(folder, "closed", lambda: None)
    ids, wrong, settings_after = kept_in(folder)
    assert str(told).startswith("Not saved: Games cannot be saved here: ")
    assert (went_on, saved, wrong) == (True, "Saved", [])
    assert_kept_once(ids, before, name)
    assert settings_after == settings
    assert [file.name for file in folder.glob("dicedesk-*")] == []


def test_a_folder_that_another_window_had_is_used_when_that_is_closed(folder: Path) -> None:
    before, _, settings = kept_in(folder)
    other = FolderLock(folder)
    (told, went_on), (saved, name) = play(folder, "held", other.close)
    ids, wrong, settings_after = kept_in(folder)
    assert str(told).startswith("Not saved: Your games are open in another DiceDesk window")
    assert (went_on, saved, wrong) == (True, "Saved", [])
    assert_kept_once(ids, before, name)
    assert settings_after == settings
