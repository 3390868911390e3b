"""What holds for tests of the adapters: other processes and threads take their time on a busy machine."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicedesk.adapters.storage.store import SqliteStore
from tests.patience import PATIENCE_MS


class PatientBot(QtBot):
    """Hands that wait until a busy machine has come to it."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE_MS) -> None:
        """Waits until the callback is true, or raises no AssertionError."""
        super().waitUntil(callback, timeout=timeout)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """The hands of the tests of the adapters."""
    return PatientBot(request)


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Callable[[], SqliteStore]]:
    """Opens the store of one folder as often as asked; all are closed in the end."""
    stores: list[SqliteStore] = []

    def open_store() -> SqliteStore:
        stores.append(SqliteStore(tmp_path))
        return stores[-1]

    yield open_store
    for store in stores:
        store.close()
