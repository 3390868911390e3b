"""The end of a process of ours: it is killed at once, and nobody waits for it."""

import os
import signal
from contextlib import suppress

from PySide6.QtCore import QCoreApplication, QObject, QProcess

from dicedesk.adapters.own_program import OwnFolder

_END_MS = 1000


class EndedProcess(QObject):
    """Looks after a process that was killed until it has gone; then it removes its folder, and itself.

    A process that was killed may still take its time, as on a network drive that does not answer. Only when the whole
    program ends, and its window has gone, is it waited for.
    """

    def __init__(self, process: QProcess, group: int, folder: OwnFolder | None = None) -> None:
        """Kills the process and its group: its player would go on alone. Its signals may reach nobody else any more."""
        application = QCoreApplication.instance()
        super().__init__(application)
        self._process, self._folder = process, folder
        process.setParent(self)
        process.stateChanged.connect(self._on_state)
        if application is not None:
            application.aboutToQuit.connect(self.wait)
        if os.name == "posix" and group:
            # It may not have become the leader of a group of its own yet.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(group, signal.SIGKILL)
        process.kill()
        self._on_state(process.state())

    def wait(self) -> None:
        """Waits a moment until it has gone."""
        self._process.waitForFinished(_END_MS)

    def _on_state(self, state: QProcess.ProcessState) -> None:
        if state is not QProcess.ProcessState.NotRunning:
            return
        folder, self._folder = self._folder, None
        if folder is not None:
            folder.cleanup()
        self.deleteLater()


def wait_for_ended_processes() -> None:
    """Waits a moment for each process that was killed and has not gone yet, when the program ends."""
    application = QCoreApplication.instance()
    for ended in application.findChildren(EndedProcess) if application is not None else ():
        ended.wait()
