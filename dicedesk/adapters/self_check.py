"""What of this computer the program can use, and what it cannot, as a report that goes with a bug report.

It is in English in every language, as whoever reads a bug report has to understand it.
"""

import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from threading import Timer
from typing import IO, TypeVar

from dicedesk.adapters.jobs.worker import WORKER_FLAG as COMPUTE_FLAG
from dicedesk.adapters.jobs.worker import MessageKind, answer_from, call_with, task_of
from dicedesk.adapters.own_program import own_command, own_folder
from dicedesk.adapters.qt_sound import QtSound, load_multimedia
from dicedesk.adapters.screen import missing_screen
from dicedesk.adapters.speech.pyttsx3_speech import LONGEST, WORKER_FLAG, AnswerKind, answer_in, presence
from dicedesk.play.ports.audio import Availability

SCREEN_FLAG = "--self-check-screen"
"""Has this program open no window, but say of which kind it would be: a process of its own, as Qt may end it."""

_LIMIT_S = 30.0

_PACKAGES = ("dicedesk", "PySide6-Essentials", "numpy", "pyttsx3")
_WIDTH = 10


@dataclass(frozen=True)
class Finding:
    """One thing that was tried: its name, whether it works, and what there is to say about it.

    Without what `is_needed` no game can be played, or none can be kept.
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
    """Return all that can be tried before a window is open; it takes a second or two."""
    return (
        *about_the_program(),
        screen_from_outside(environment),
        sound(),
        voice(ask=ask_for_voices),
        data_folder_finding(data),
        processes(),
    )


def beside_a_window(data: Path, screen: Finding) -> tuple[Finding, ...]:
    """Return what can be told at once while the program's own window is open, and what is known of its screen."""
    return (*about_the_program(), screen, sound(), voice(), data_folder_finding(data))


def about_the_program() -> tuple[Finding, ...]:
    """Return what runs here: the program, what it is made with, and the system."""
    packed = "packed" if getattr(sys, "frozen", False) else f"run by {sys.executable}"
    parts = ", ".join((f"Python {platform.python_version()}", *map(_part, _PACKAGES[1:])))
    return (
        Finding("program", works=True, words=f"{_part(_PACKAGES[0])}, {packed}"),
        Finding("made with", works=True, words=parts),
        Finding("system", works=True, words=f"{platform.platform()}, language {_language()}"),
    )


def _part(package: str) -> str:
    try:
        return f"{package} {version(package)}"
    except PackageNotFoundError:
        return f"{package} of an unknown version"


def _language() -> str:
    return next(
        (text for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (text := os.environ.get(name))), "not set"
    )


def screen_from_outside(environment: Mapping[str, str], command: Sequence[str] | None = None) -> Finding:
    """Return what `screen` would, where no application runs yet; where Qt ends the process, its last words."""
    refusal = missing_screen(environment)
    if refusal is not None:
        return _window(works=False, words=str(refusal))
    found = _answer(command or own_command(SCREEN_FLAG), b"", lambda output: _window_in(output.readline()))
    return _window(works=False, words=found) if isinstance(found, str) else found


def screen() -> Finding:
    """Return the platform and the screens of the application that runs. Only with an application."""
    # All but the screen is told where Qt's library for windows is missing.
    from PySide6.QtGui import QFontDatabase, QGuiApplication

    screens = ", ".join(
        f"{at.geometry().width()} x {at.geometry().height()} at {at.devicePixelRatio():g}"
        for at in QGuiApplication.screens()
    )
    fonts = len(QFontDatabase.families())
    words = f"{QGuiApplication.platformName()}; screens: {screens or 'none'}; families of fonts: {fonts}"
    return _window(works=bool(screens) and fonts > 0, words=words)


def _window(*, works: bool, words: str) -> Finding:
    return Finding("window", works, words, is_needed=True)


def tell_of_screen(_: Sequence[str]) -> int:
    """Be the process that opens no window and prints what it found, as JSON; return the exit code."""
    # As above; and Qt may end this process.
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication(sys.argv[:1])
    found = screen()
    application.quit()
    print(json.dumps([found.works, found.words]))  # noqa: T201 (another process of ours reads it)
    return 0


def _window_in(line: bytes) -> Finding | None:
    """What such a process has printed; None where it is something else."""
    try:
        told = json.loads(line)
    except (ValueError, RecursionError):
        return None
    match told:
        case [bool(works), str(words)]:
            return _window(works=works, words=words)
        case _:
            return None


def sound() -> Finding:
    """Return whether a sound could be played, and on what."""
    here = QtSound().available
    if not here:
        return Finding("sound", works=False, words=_reason(here))
    try:
        outputs = load_multimedia().QMediaDevices.audioOutputs()
    except (ImportError, OSError) as error:
        return Finding("sound", works=False, words=str(error))
    names = ", ".join(output.description() for output in outputs)
    return Finding("sound", bool(names), names or "Qt finds no sound device.")


def ask_for_voices(command: Sequence[str] | None = None) -> str | int:
    """Return how many voices the process that speaks knows, or why it does not say."""
    question = json.dumps({"voices": 1}).encode() + b"\n"
    answer = _answer(
        command or own_command(WORKER_FLAG), question, lambda output: answer_in(output.readline(LONGEST))
    )
    if isinstance(answer, str):
        return answer
    return len(answer.voices) if answer.kind is AnswerKind.VOICES else answer.reason


def voice(here: Callable[[], Availability] = presence, ask: Callable[[], str | int] | None = None) -> Finding:
    """Return whether this computer can speak; with `ask` its engine is started and asked for its voices."""
    present = here()
    if not present:
        return Finding("voice", works=False, words=_reason(present))
    answer = ask() if ask is not None else "found"
    if isinstance(answer, int):
        return Finding("voice", answer > 0, f"{answer} voices")
    return Finding("voice", ask is None, answer)


def _reason(missing: Availability) -> str:
    return " ".join(filter(None, (missing.reason, missing.cure)))


def data_folder_finding(folder: Path) -> Finding:
    """Return whether games can be kept; where the folder is not there yet, whether it could be made."""
    # Path.exists would raise in a folder that this user may not look into.
    there = next((place for place in (folder, *folder.parents) if os.access(place, os.F_OK)), folder)
    try:
        with tempfile.TemporaryFile(dir=there) as file:
            file.write(b"kept")
    except OSError as error:
        return Finding("games", works=False, words=f"{folder}: {error.strerror or error}", is_needed=True)
    return Finding("games", works=True, words=f"kept in {folder}", is_needed=True)


def processes(command: Sequence[str] | None = None, limit_s: float = _LIMIT_S) -> Finding:
    """Return whether work can be given to another process."""
    question = task_of(os.getpid) + call_with()
    answer = _answer(command or own_command(COMPUTE_FLAG), question, answer_from, limit_s)
    if isinstance(answer, str):
        return Finding("processes", works=False, words=answer)
    if answer.kind is not MessageKind.DONE:
        return Finding("processes", works=False, words=str(answer.told))
    return Finding("processes", answer.told != os.getpid(), f"{os.cpu_count()} cores")


T = TypeVar("T")


def _answer(
    command: Sequence[str],
    question: bytes,
    listen: Callable[[IO[bytes]], T | None],
    limit_s: float = _LIMIT_S,
) -> T | str:
    """What a process of this program answers, and why there is no answer, in words, where `listen` gives None.

    Its input stays open until it has answered, as it ends with that; then it is killed, and so it is after the limit.
    """
    pipe = subprocess.PIPE
    try:
        with (
            tempfile.TemporaryFile() as errors,
            # Unbuffered: what could not be sent to a process that has died would be sent once more at the end.
            subprocess.Popen(  # noqa: S603 (our own program)
                command, cwd=own_folder(), stdin=pipe, stdout=pipe, stderr=errors, bufsize=0
            ) as process,
            _killing(process, limit_s),
        ):
            if process.stdin is None or process.stdout is None:
                return ""
            # It may have answered before it was asked, and ended.
            with suppress(OSError):
                process.stdin.write(question)
            answer = listen(process.stdout)
            if answer is not None:
                return answer
            process.wait()
            errors.seek(0)
            last = " ".join(errors.read().decode(errors="replace").split())[-500:]
    except OSError as error:
        return str(error)
    return f"no answer from a process that ended with {process.returncode}" + (f": {last}" if last else "")


@contextmanager
def _killing(process: subprocess.Popen[bytes], limit_s: float) -> Iterator[None]:
    limit = Timer(limit_s, process.kill)
    limit.start()
    try:
        yield
    finally:
        limit.cancel()
        process.kill()
