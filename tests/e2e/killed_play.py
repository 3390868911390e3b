"""Kills the real program again and again while it is used, and looks whether all that was shown is kept.

By hand: `python tests/e2e/killed_play.py 200 [SEED]`. It needs no screen, and takes about a second for each kill: so
many in each game, as many with typed dice and in the settings, and as many while games of the past are
deleted and imported. The exit code is 1, and what is wrong is printed, where something that was shown is missing,
something is there twice, a game cannot be replayed, or SQLite finds the file damaged.

Each kill comes at a random moment. The next start goes on in the same folder, so that what one kill has spoiled is seen
after the next ones too.
"""

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from kept_games import games_in, wrong_file, wrong_games
from killed_history import fill, use_history, wrong_after
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSlider, QApplication, QCheckBox, QDialog, QWidget

from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.games.catalogue import SPECS
from dicedesk.main.options import StartOptions
from dicedesk.main.start import open_window
from dicedesk.play.settings import SettingsKeeper
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.ui.window.shell import Shell

SETTINGS, HISTORY, TYPED = "settings", "history", "typed dice"
LONGEST_S = 0.4
"""Seconds of use at most before the program is killed, from the moment that the game can be seen."""
START_S = 120
"""A start that takes longer has failed."""

Shown = dict[str, Any]
"""What was seen: a game's id and its moves, or the settings."""


@dataclass
class Kills:
    """How many there were, how much was shown before them, and what was wrong after them."""

    kills: int = 0
    shown: int = 0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        """In a line, and one for each thing that was wrong."""
        return "\n".join(
            (f"{self.kills} kills, {self.shown} states shown, {len(self.wrong)} wrong", *self.wrong)
        )


def kill(what: str, times: int, seed: int) -> Kills:
    """Uses a game, or the settings, and kills the program, `times` times in all."""
    luck, found = random.Random(seed), Kills()
    before: Any = None
    with tempfile.TemporaryDirectory(prefix="dicedesk") as name:
        folder = Path(name, "games")
        if what == HISTORY:
            fill(folder)
            before, _ = games_in(folder)
        for turn in range(times):
            shown = list(_used_until_killed(what, folder, luck))
            found.kills, found.shown = found.kills + 1, found.shown + len(shown)
            with tempfile.TemporaryDirectory(prefix="dicedesk") as copy:
                # The next start is to find the file as the kill has left it, with its write-ahead log.
                kept = Path(copy, "games")
                shutil.copytree(folder, kept, ignore=shutil.ignore_patterns("*.lock"))
                wrong, before = _compared(what, kept, before, shown)
            found.wrong += [f"{what}, kill {turn + 1}: {sentence}" for sentence in wrong]
    return found


def _used_until_killed(what: str, folder: Path, luck: random.Random) -> Iterator[Shown]:
    """What was shown, in its order."""
    program = subprocess.Popen(
        [sys.executable, __file__, "use", what, str(folder), str(luck.random())],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    assert program.stdout is not None
    with program, program.stdout as shown:
        os.set_blocking(shown.fileno(), False)
        text, until = b"", time.monotonic() + START_S
        while not text and program.poll() is None and time.monotonic() < until:
            time.sleep(0.005)
            text = shown.read() or b""
        time.sleep(luck.uniform(0, LONGEST_S))
        program.kill()
        program.wait(START_S)
        text += shown.read() or b""
    # The last line may have been cut by the kill: nobody has seen it whole.
    yield from map(json.loads, text.split(b"\n")[:-1])


def _compared(what: str, folder: Path, before: Any, shown: list[Shown]) -> tuple[list[str], Any]:
    """What is wrong in a folder, and what it holds. `before` is what it held after the kill before."""
    if not shown:
        return ["nothing was shown"], before
    wrong = wrong_file(folder)
    if what == SETTINGS:
        settings = _settings(folder)
        wrong += _wrong_settings(settings, before, shown)
        return wrong, settings
    games, broken = games_in(folder)
    # No record is opened here of which the store could keep a copy.
    broken += [f"{name} is there twice" for name in games if "~" in name]
    lost = wrong_after if what == HISTORY else _wrong_games
    return wrong + broken + lost(games, before or {}, shown) + wrong_games(folder), games


def _wrong_games(games: dict[str, list[str]], before: dict[str, list[str]], shown: list[Shown]) -> list[str]:
    wrong = [f"{name} is gone" for name in before if name not in games]
    last = {state["id"]: state["moves"] for state in shown}
    for name, moves in last.items():
        if games.get(name, [])[: len(moves)] != moves or name not in games:
            wrong.append(f"of {name} {moves} was shown, and {games.get(name)} is kept")
    first = shown[0]
    if first["id"] in before and first["moves"] != before[first["id"]]:
        wrong.append(f"{first['id']} went on from {first['moves']}, and {before[first['id']]} was kept")
    return wrong


def _settings(folder: Path) -> Shown:
    store = SqliteStore(folder)
    try:
        return _flat(asdict(SettingsKeeper(store).value))
    finally:
        store.close()


def _wrong_settings(kept: Shown, before: Shown | None, shown: list[Shown]) -> list[str]:
    """What was about to be shown when the program was killed may be kept too."""
    wrong = []
    missing = _different(shown[-1], kept)
    if len(missing) > 1:
        wrong.append(f"{missing} is not kept as it was shown: {shown[-1]}, {kept}")
    if before is not None and (other := _different(shown[0], before)):
        wrong.append(f"{other} is not shown as it was kept")
    return wrong


def _different(one: Shown, other: Shown) -> set[str]:
    # How far a guided turn has come is kept among the settings, and shown nowhere.
    names = {name for name in one.keys() | other.keys() if not name.endswith(".begun")}
    return {name for name in names if one.get(name) != other.get(name)}


def _flat(values: dict[str, Any], head: str = "") -> Shown:
    flat: Shown = {}
    for name, value in values.items():
        flat |= _flat(value, f"{head}{name}.") if isinstance(value, dict) else {head + name: str(value)}
    return flat


def use(what: str, folder: str, seed: str) -> None:
    """Is the program: uses it until it is killed, and prints what can be seen after each thing that was done."""
    luck = random.Random(seed)
    if what == HISTORY:
        use_history(Path(folder), luck, _print)

    def used(*_: object) -> int:
        shell = next(found for found in QApplication.topLevelWidgets() if isinstance(found, Shell))
        while not isinstance(window := shell.centralWidget(), MainWindow):
            QApplication.processEvents()
        if what == SETTINGS:
            _use_settings(window, luck)
        _use_game(
            window, list(SPECS).index("craps" if what == TYPED else what), luck, are_typed=what == TYPED
        )
        return 0

    setattr(QApplication, "exec", staticmethod(used))  # noqa: B010 (mypy refuses it plainly)
    open_window(StartOptions(data=folder, language="en"))


def _use_game(window: MainWindow, place: int, luck: random.Random, *, are_typed: bool) -> None:
    window.choose_tab(place)
    tab: Any = window.current_tab
    tab.tray.duration_ms = 0
    faces = (Qt.Key.Key_2, Qt.Key.Key_5) if are_typed else ()
    if are_typed and not tab.session.record.is_typed:
        tab.bridge.ask_for_game(are_typed=True)
    last: Shown = {}
    while True:
        QApplication.processEvents()
        record = tab.session.record
        state = {"id": record.tag("Id"), "moves": list(record.move_lines())}
        if state != last:
            _print(state)
            last = state
        for dialog in window.window().findChildren(QDialog):
            dialog.close()
        if luck.random() < 1 / 2:
            _press(window, luck.choice((Qt.Key.Key_Return,) * 9 + (Qt.Key.Key_N,) + faces * 9))


def _press(window: QWidget, key: Qt.Key) -> None:
    handle = window.window().windowHandle()
    if handle is not None:
        QTest.keyClick(handle, key)


def _use_settings(window: MainWindow, luck: random.Random) -> None:
    dialog: Any = window.windows.show_settings()
    settings = window._parts.settings
    _print(_flat(asdict(settings.value)))
    while True:
        dialog.sections.setCurrentRow(luck.randrange(dialog.sections.count()))
        QApplication.processEvents()
        parts = [part for kind in (QAbstractSlider, QCheckBox) for part in dialog.findChildren(kind)]
        part: Any = luck.choice([part for part in parts if part.isVisible() and part.isEnabled()] or [None])
        if isinstance(part, QCheckBox):
            part.click()
        elif isinstance(part, QAbstractSlider):
            part.setValue(luck.randint(part.minimum(), part.maximum()))
        _print(_flat(asdict(settings.value)))


def _print(shown: Shown) -> None:
    os.write(sys.stdout.fileno(), json.dumps(shown).encode() + b"\n")


def main(arguments: list[str]) -> int:
    """Kills the program a number of times in each game and in the settings, and prints what came of it."""
    if arguments[:1] == ["use"]:
        use(*arguments[1:])
    times, seed = int(arguments[0]), int(arguments[1]) if len(arguments) > 1 else 1
    is_wrong = False
    for what in (*SPECS, TYPED, SETTINGS, HISTORY):
        found = kill(what, times, seed)
        print(f"{what}: {found}", flush=True)  # noqa: T201
        is_wrong |= bool(found.wrong)
    return int(is_wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
