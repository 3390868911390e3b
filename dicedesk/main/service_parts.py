"""What sound, voice, the Oracle and the settings work with: loaded when the first of them is asked for."""

import secrets
from dataclasses import dataclass
from pathlib import Path

from dicedesk.adapters.jobs.worker_processes import WorkerProcesses
from dicedesk.adapters.qt_sound import QtSound
from dicedesk.adapters.speech.pyttsx3_speech import Pyttsx3Speech
from dicedesk.adapters.storage.backups import BackupFiles
from dicedesk.adapters.storage.database import FILE_NAME
from dicedesk.adapters.storage.history import SqliteHistory
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.adapters.strategy_work import StrategyWorkHere
from dicedesk.adapters.system_clock import SystemClock
from dicedesk.games.hog.strategy_files import AgreedPrograms
from dicedesk.games.poker_dice.oracle import Oracle, Pick
from dicedesk.play.ports.audio import Sound, Speech
from dicedesk.play.ports.backups import NoBackups
from dicedesk.play.ports.clock import Clock
from dicedesk.play.ports.jobs import ImmediateJobs, Jobs, OneByOne
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


def service_parts(
    store: SqliteStore,
    folder: Path,
    looks: Looks,
    devices: Devices,
    jobs: Jobs | None = None,
    long_jobs: Jobs | None = None,
) -> ServiceParts:
    """All of them, with what a store has kept in a folder; its backups, unless another window has it.

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
        SqliteHistory(folder / FILE_NAME),
        BackupFiles(folder) if store.is_open else NoBackups(),
        jobs or ImmediateJobs(),
        long_jobs or ImmediateJobs(),
        devices.clock,
        StrategyWorkHere(str(folder)),
        AgreedPrograms(store),
        OneByOne() if long_jobs is None else WorkerProcesses(),
    )
