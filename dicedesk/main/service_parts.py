"""What sound, voice, the Oracle and the settings work with: loaded when the first of them is asked for."""

import secrets
from dataclasses import dataclass
from pathlib import Path

from dicedesk.adapters.jobs.worker_processes import WorkerProcesses
from dicedesk.adapters.qt_sound import QtSound
from dicedesk.adapters.speech.pyttsx3_speech import Pyttsx3Speech
from dicedesk.adapters.storage.backups import BackupFiles
from dicedesk.adapters.storage.exercises import SqliteExercises
from dicedesk.adapters.storage.past_figures import SqlitePastFigures
from dicedesk.adapters.storage.past_games import SqlitePastGames
from dicedesk.adapters.storage.sqlite_file import FILE_NAME
from dicedesk.adapters.strategy_work import StrategyWorkHere
from dicedesk.adapters.system_clock import SystemClock
from dicedesk.games.hog.strategy_files import AgreedPrograms
from dicedesk.games.poker_dice.oracle import Oracle, Pick
from dicedesk.main.opening import OpenedShell
from dicedesk.play.ports.audio import Sound, Speech
from dicedesk.play.ports.backups import BackupAccess
from dicedesk.play.ports.clock import Clock
from dicedesk.play.ports.jobs import ImmediateJobs, Jobs, OneByOne
from dicedesk.play.ports.store import Store
from dicedesk.ui.base.services import ServiceParts
from dicedesk.ui.base.sound import Sounds
from dicedesk.ui.window.services import Looks


@dataclass(frozen=True)
class Devices:
    """What is heard of the program, the luck of the Oracle's answers, and the time."""

    speech: Speech
    sound: Sound
    pick: Pick
    clock: Clock


def devices_here() -> Devices:
    """The sound, the voice and the clock of this computer."""
    return Devices(Pyttsx3Speech(), QtSound(), secrets.randbelow, SystemClock())


def kept_backups(opened: OpenedShell, jobs: Jobs) -> BackupAccess:
    """Those of the folder that this window has; none where another one has it."""
    return BackupAccess(BackupFiles(opened.folder), jobs) if opened.store.is_open else BackupAccess()


def service_parts(
    store: Store,
    folder: Path,
    looks: Looks,
    devices: Devices,
    backups: BackupAccess | None = None,
    jobs: Jobs | None = None,
    long_jobs: Jobs | None = None,
) -> ServiceParts:
    """All of them, with what a store has kept in a folder, and its backups where there are any.

    The jobs do what takes about a moment, the long ones what takes longer; where they are None it is done at once.
    """
    oracle, sounds = Oracle(store, devices.clock, devices.pick), Sounds(devices.sound, looks.settings)
    return ServiceParts(
        oracle,
        looks.settings,
        devices.speech,
        looks.dice,
        sounds,
        looks.language,
        backups,
        SqlitePastGames(folder / FILE_NAME),
        jobs or ImmediateJobs(),
        SqlitePastFigures(folder / FILE_NAME),
        long_jobs or ImmediateJobs(),
        SqliteExercises(folder / FILE_NAME),
        devices.clock,
        StrategyWorkHere(str(folder)),
        AgreedPrograms(store),
        OneByOne() if long_jobs is None else WorkerProcesses(),
    )
