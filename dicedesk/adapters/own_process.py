"""A process of this program beside the window, from its start until it has gone."""

import os
import signal
from collections.abc import Sequence
from contextlib import suppress

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QProcessEnvironment

from dicedesk.adapters.own_program import FOLDER_VARIABLE, OwnFolder, own_folder

_FOR_TEMPORARY_FILES = ("TMPDIR", "TEMP", "TMP")
"""The names by which systems say where temporary files go."""
_END_MS = 1000


class OwnProcess(QProcess):
    """A process that ends with its input, and may have a folder for its temporary files, which goes with it.

    `end` kills it at once, and nobody waits for it. A process that was killed may still take its time, as on a network
    drive that does not answer: it looks after itself until it has gone. Only when the whole program ends, and its
    window has gone, is it waited for.
    """

    def __init__(self, command: Sequence[str], folder: OwnFolder | None, parent: QObject) -> None:
        super().__init__(parent)
        self._folder, self._group = folder, 0
        self.is_ended = False
        self.setProgram(command[0])
        self.setArguments(list(command[1:]))
        self.setWorkingDirectory(own_folder())
        if folder is not None:
            environment = QProcessEnvironment.systemEnvironment()
            for name in (*_FOR_TEMPORARY_FILES, FOLDER_VARIABLE):
                environment.insert(name, folder.name)
            self.setProcessEnvironment(environment)
        if os.name == "posix":
            self.setUnixProcessParameters(QProcess.UnixProcessFlag.CreateNewSession)

    def begin(self) -> None:
        """Start it, with an input that stays open."""
        self.start()
        self._group = self.processId()

    def end(self) -> None:
        """Kill it and its group, where its player would go on alone. Nothing more is heard of it."""
        self.is_ended = True
        for heard in (self.readyReadStandardOutput, self.finished, self.errorOccurred):
            heard.disconnect()
        application = QCoreApplication.instance()
        self.setParent(application)
        self.stateChanged.connect(self._on_state)
        if application is not None:
            application.aboutToQuit.connect(self.wait)
        if os.name == "posix" and self._group:
            # It may not have become the leader of a group of its own yet.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._group, signal.SIGKILL)
        self.kill()
        self._on_state(self.state())

    def wait(self) -> None:
        """Wait a moment until it has gone."""
        self.waitForFinished(_END_MS)

    def _on_state(self, state: QProcess.ProcessState) -> None:
        if state is not QProcess.ProcessState.NotRunning:
            return
        folder, self._folder = self._folder, None
        if folder is not None:
            folder.cleanup()
        self.deleteLater()


def wait_for_ended_processes() -> None:
    """Wait a moment for each process that was killed and has not gone yet, when the program ends."""
    application = QCoreApplication.instance()
    for process in application.findChildren(OwnProcess) if application is not None else ():
        if process.is_ended:
            process.wait()
