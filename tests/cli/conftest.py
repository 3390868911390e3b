"""Commands that run in the tests' own process, and in processes of theirs."""

import signal
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def ctrl_c_is_heard() -> Iterator[None]:
    """Ctrl+C does here what it does in a terminal, even where the tests run in the background; afterward as before.

    A command that answers it hears no more, and neither would what a later test starts.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
