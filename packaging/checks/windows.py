"""The installer for Windows, compiled with a stand-in for the program, and tried silently under wine.

The real program has to be tested on Windows.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import builders.windows
import setup.apt
from builders.facts import Facts
from setup.console import Refusal

from checks.bare import told

WINE_PLACES = ("wine64", "/usr/lib/wine/wine64", "wine")
PROGRAM = "Local/Programs/DiceDesk"
GAMES = "Local/DiceDesk"
MENU = "Roaming/Microsoft/Windows/Start Menu/Programs/DiceDesk.lnk"
UNINSTALL = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\DiceDesk"
RECORDS = r"HKCU\Software\Classes\.dice"
LIMIT_S = 300


def check(facts: Facts) -> None:
    """Install, check, install a newer version over it, uninstall, check; Refusal if anything is wrong."""
    if shutil.which("makensis") is None or not any(map(shutil.which, WINE_PLACES)):
        setup.apt.install(("nsis", "wine64"))
    work = facts.work / "windows"
    shutil.rmtree(work, ignore_errors=True)
    older, newer = stand_in(work / "older", "old.txt"), stand_in(work / "newer", "new.txt")
    wine = Wine(work / "prefix")
    try:
        first = builders.windows.make_installer(replace(facts, version="0.0.1"), older, work)
        second = builders.windows.make_installer(facts, newer, work)
        wine.run(str(first), "/S")
        told(
            "the installer for Windows installs without an administrator", wine.has(f"{PROGRAM}/dicedesk.exe")
        )
        told("the start menu has the program", wine.has(MENU))
        told("a double-click opens records", "DiceDesk.Record" in wine.registry(RECORDS))
        wine.keep_a_game()
        wine.run(str(second), "/S")
        files = wine.has(f"{PROGRAM}/_internal/new.txt"), wine.has(f"{PROGRAM}/_internal/old.txt")
        told("a newer version takes the place of the older", files == (True, False))
        told("the list of programs names the version", facts.version in wine.registry(UNINSTALL))
        wine.run(str(wine.data / PROGRAM / "uninstall.exe"), "/S")
        wine.wait()
        told("uninstalling leaves nothing of the program", not wine.has(PROGRAM) and not wine.has(MENU))
        told(
            "nor of its settings in the registry", not wine.registry(UNINSTALL) and not wine.registry(RECORDS)
        )
        told("and keeps the games", wine.has(f"{GAMES}/dicedesk.sqlite"))
    finally:
        wine.end()


def stand_in(folder: Path, name: str) -> Path:
    """A stand-in for the program, for the installer."""
    (folder / "_internal").mkdir(parents=True)
    (folder / "dicedesk.exe").write_bytes(b"MZ")
    (folder / "dicedesk-console.exe").write_bytes(b"MZ")
    for text in ("LICENSE", "THIRD-PARTY.txt"):
        (folder / text).write_text("", encoding="utf-8")
    (folder / "_internal" / name).write_text("", encoding="utf-8")
    return folder


class Wine:
    """A Windows of its own, in one folder."""

    def __init__(self, folder: Path) -> None:
        """Starts nothing yet. Refusal if wine is not installed."""
        found = next(filter(None, map(shutil.which, WINE_PLACES)), None)
        if found is None:
            raise Refusal("wine is not installed; Debian's package is wine64.")
        self._wine, self._folder = found, folder

    @property
    def data(self) -> Path:
        """The user's AppData folder."""
        return next((self._folder / "drive_c" / "users").glob("*/AppData"))

    def run(self, *words: str) -> str:
        """Run a program to its end and return its output."""
        return self._started([self._wine, *words])

    def has(self, place: str) -> bool:
        """Whether a file or folder exists below AppData."""
        return (self.data / place).exists()

    def registry(self, key: str) -> str:
        """The contents of a registry key; "" if there are none."""
        text = self.run("reg", "query", key, "/s")
        return text if "REG_" in text else ""

    def keep_a_game(self) -> None:
        """Write the files that the program would save."""
        (self.data / GAMES).mkdir(parents=True)
        (self.data / GAMES / "dicedesk.sqlite").write_text("games", encoding="utf-8")

    def wait(self) -> None:
        """Wait for all processes started there: an uninstaller continues as a copy of itself."""
        self._started([self._server(), "-w"])

    def end(self) -> None:
        """End all remaining processes."""
        self._started([self._server(), "-k"])

    def _server(self) -> str:
        beside = Path(self._wine).resolve().with_name("wineserver64")
        return str(beside) if beside.exists() else "wineserver"

    def _started(self, command: Sequence[str]) -> str:
        variables = {**os.environ, "WINEPREFIX": str(self._folder), "WINEDEBUG": "-all", "WINEARCH": "win64"}
        # Open no window, and do not ask for a browser.
        variables |= {"DISPLAY": "", "WINEDLLOVERRIDES": "mscoree,mshtml="}
        done = subprocess.run(
            command,
            env=variables,
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
            timeout=LIMIT_S,
        )
        return done.stdout
