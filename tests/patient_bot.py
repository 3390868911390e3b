"""Hands that wait as long as any machine needs, and say what they have waited for."""

from collections.abc import Callable
from typing import Any

from pytestqt.qtbot import QtBot

from tests.patience import PATIENCE_MS, in_vain, named


class PatientBot(QtBot):
    """The hands of all tests of the window."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE_MS) -> None:
        """Waits until the callback is true, or raises no AssertionError."""
        try:
            super().waitUntil(callback, timeout=timeout)
        except self.TimeoutError as error:
            raise AssertionError(in_vain(named(callback), timeout / 1000)) from error

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE_MS, **wishes: Any) -> Any:
        """Waits until the signal comes."""
        return super().waitSignal(signal, timeout=timeout, **wishes)
