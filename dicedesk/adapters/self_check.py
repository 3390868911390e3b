"""Checks which parts of this computer the program can use, in a report for bug reports.

It is always in English, so that anyone who reads the bug report understands it.
"""

import os
import platform
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from dicedesk.adapters.jobs.own_process import answer_of
from dicedesk.adapters.qt_sound import QtSound, load_multimedia
from dicedesk.adapters.screen import missing_screen
from dicedesk.adapters.speech.pyttsx3_speech import presence
from dicedesk.adapters.speech.speech_worker import VoiceWork
from dicedesk.play.ports.audio import Availability
from dicedesk.play.ports.jobs import reason_of

_LIMIT_S = 30.0
_WIDTH = 10


@dataclass(frozen=True)
class Finding:
    """The result of one check: its name, whether it passed, and details.

    If a check that `is_needed` fails, games cannot be played or cannot be saved.
    """

    name: str
    works: bool
    words: str
    is_needed: bool = False


def report(findings: Sequence[Finding]) -> str:
    """Return the findings as text, a line for each."""
    return "\n".join(
        f"{finding.name:<{_WIDTH}}{'ok' if finding.works else 'NO':<4}{finding.words}" for finding in findings
    )


def everything(data: Path, environment: Mapping[str, str] = os.environ) -> tuple[Finding, ...]:
    """Return all checks that need no window; they take a second or two."""
    window = screen_from_outside(environment)
    return (*beside_a_window(data, window, VoiceWork()), processes())


def beside_a_window(data: Path, window: Finding, work: VoiceWork | None = None) -> tuple[Finding, ...]:
    """Return the checks that are instant once the window is known; `work` is the voice's."""
    return (*about_the_program(), window, sound(), voice(work=work), data_folder_finding(data))


def about_the_program() -> tuple[Finding, ...]:
    """Return the program, its parts, and the system."""
    packed = "packed" if getattr(sys, "frozen", False) else f"run by {sys.executable}"
    python, parts = platform.python_version(), map(_part, ("PySide6-Essentials", "numpy", "pyttsx3"))
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    language = next(filter(None, settings), "not set")
    return (
        Finding("program", works=True, words=f"{_part('dicedesk')}, {packed}"),
        Finding("made with", works=True, words=", ".join((f"Python {python}", *parts))),
        Finding("system", works=True, words=f"{platform.platform()}, language {language}"),
    )


def _part(package: str) -> str:
    try:
        return f"{package} {version(package)}"
    except PackageNotFoundError:
        return f"{package} of an unknown version"


def screen_from_outside(environment: Mapping[str, str], command: Sequence[str] = ()) -> Finding:
    """Return the result of `screen` from a process of its own, before there is an application, as Qt may abort."""
    refusal = missing_screen(environment)
    if refusal is not None:
        return Finding("window", works=False, words=refusal, is_needed=True)
    return _try(
        "window", partial(answer_of, _screen_alone, limit_s=_LIMIT_S, command=command), is_needed=True
    )


def _screen_alone() -> Finding:
    # Without Qt's library for windows, everything but the screen is still reported.
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication(sys.argv[:1])
    finding = screen()
    application.quit()
    return finding


def screen() -> Finding:
    """Return the platform and the screens of the running application. Needs an application."""
    # See above.
    from PySide6.QtGui import QFontDatabase, QGuiApplication

    screens = ", ".join(
        f"{at.geometry().width()} x {at.geometry().height()} at {at.devicePixelRatio():g}"
        for at in QGuiApplication.screens()
    )
    fonts = len(QFontDatabase.families())
    words = f"{QGuiApplication.platformName()}; screens: {screens or 'none'}; families of fonts: {fonts}"
    return Finding("window", bool(screens) and fonts > 0, words, is_needed=True)


def sound() -> Finding:
    """Return whether and on which device sound can be played."""

    def devices() -> Finding:
        outputs = load_multimedia().QMediaDevices.audioOutputs()
        names = ", ".join(output.description() for output in outputs)
        return Finding("sound", bool(names), names or "Qt finds no sound device.")

    return _try("sound", devices, QtSound().available)


def voice(here: Callable[[], Availability] = presence, work: Callable[..., Any] | None = None) -> Finding:
    """Return whether this computer can speak; with the `work` of its voice, a process counts the voices."""

    def voices() -> Finding:
        if work is None:
            return Finding("voice", works=True, words="found")
        count = len(answer_of(work, None, limit_s=_LIMIT_S))
        return Finding("voice", count > 0, f"{count} voices")

    return _try("voice", voices, here())


def data_folder_finding(folder: Path) -> Finding:
    """Return whether games can be saved; if the folder does not exist yet, whether it could be made."""
    # Path.exists would raise an error in a folder that this user may not read.
    there = next((place for place in (folder, *folder.parents) if os.access(place, os.F_OK)), folder)
    try:
        with tempfile.TemporaryFile(dir=there) as file:
            file.write(b"kept")
    except OSError as error:
        return Finding("games", works=False, words=f"{folder}: {error.strerror or error}", is_needed=True)
    return Finding("games", works=True, words=f"kept in {folder}", is_needed=True)


def processes(command: Sequence[str] = (), limit_s: float = _LIMIT_S) -> Finding:
    """Return whether other processes can do work."""

    def cores() -> Finding:
        answer_of(os.getpid, limit_s=limit_s, command=command)
        return Finding("processes", works=True, words=f"{os.cpu_count()} cores")

    return _try("processes", cores)


def _try(
    name: str, find: Callable[[], Finding], here: Availability | None = None, *, is_needed: bool = False
) -> Finding:
    """The finding of `find`; if the part is missing or an error occurs, a finding that says why."""
    if here is not None and not here:
        return Finding(name, works=False, words=" ".join(filter(None, (here.reason, here.cure))))
    try:
        return find()
    except Exception as error:  # noqa: BLE001 (whatever goes wrong is in the report)
        return Finding(name, works=False, words=reason_of(error), is_needed=is_needed)
