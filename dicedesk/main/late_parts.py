"""Makes the parts behind sound, voice and the other windows, when the first of them is needed."""

import secrets
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from dicedesk.adapters.hog_contest.strategy_work import StrategyWorkHere
from dicedesk.adapters.jobs.worker_processes import WorkerProcesses
from dicedesk.adapters.qt_sound import QtSound
from dicedesk.adapters.speech.pyttsx3_speech import Pyttsx3Speech
from dicedesk.adapters.storage.backups import BackupFiles
from dicedesk.adapters.storage.database import FILE_NAME
from dicedesk.adapters.storage.history import SqliteHistory
from dicedesk.main.options import program_version
from dicedesk.play.ports.audio import Sound, Speech
from dicedesk.play.ports.backups import Backups, NoBackups
from dicedesk.play.ports.jobs import Workers
from dicedesk.ui.base.late_parts import LateParts
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.sound import Sounds


def late_parts_here(parts: AppParts, folder: Path, at_end: ExitStack, *, has_folder: bool) -> LateParts:
    """Return the late parts with this computer's sound, voice and randomness, over the games in a folder.

    Backups are offered only if this window has the folder to itself.
    """
    return late_parts(
        parts,
        folder,
        at_end,
        Pyttsx3Speech(),
        QtSound(),
        secrets.randbelow,
        BackupFiles(folder) if has_folder else NoBackups(),
        WorkerProcesses(),
        partial(_facts, folder),
    )


def late_parts(
    parts: AppParts,
    folder: Path,
    at_end: ExitStack,
    speech: Speech,
    sound: Sound,
    pick: Callable[[int], int],
    backups: Backups,
    workers: Workers,
    facts: Callable[[], tuple[str, str]],
) -> LateParts:
    """Return the late parts with these devices, over the games in a folder; `at_end` closes sound and voice."""
    sounds = Sounds(sound, parts.settings)
    at_end.callback(sounds.close)
    at_end.callback(speech.close)
    return LateParts(
        speech=speech,
        sounds=sounds,
        history=SqliteHistory(folder / FILE_NAME),
        backups=backups,
        workers=workers,
        pick=pick,
        facts=facts,
        services=[StrategyWorkHere(str(folder))],
    )


def _facts(folder: Path) -> tuple[str, str]:
    # The facts for a bug report take 50 ms, and are collected when About is opened.
    from dicedesk.adapters.self_check import beside_a_window, report, screen

    return program_version(), report(beside_a_window(folder, screen()))
