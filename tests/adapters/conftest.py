"""What holds for tests of the adapters: other processes and threads take their time on a busy machine."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

PATIENCE_MS = 60_000
"""How long tests wait for what has to come; only one that fails waits so long."""


class PatientBot(QtBot):
    """Hands that wait until a busy machine has come to it."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE_MS) -> None:
        """Waits until the callback is true, or raises no AssertionError."""
        super().waitUntil(callback, timeout=timeout)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """The hands of the tests of the adapters."""
    return PatientBot(request)
