"""What a start has as soon as its window is painted."""

from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import QApplication

from dicedesk.adapters.storage.folders import FolderLock
from dicedesk.adapters.storage.patient_store import PatientStore
from dicedesk.main.options import StartOptions
from dicedesk.ui.window.shell import Shell, WindowMemory


@dataclass(frozen=True, eq=False)
class OpenedShell:
    """The window without the games. `notice` is what there is to tell of the store, `at_end` what is done at last."""

    options: StartOptions
    app: QApplication
    shell: Shell
    store: PatientStore
    notice: str | None
    memory: WindowMemory
    folder: Path
    lock: FolderLock
    at_end: ExitStack
