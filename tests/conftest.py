"""What holds for every test: no screen is needed, and nothing of a test outlives it."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import threading
from collections.abc import Iterator

import pytest
from hypothesis import settings

PATIENCE_S = 2.0

settings.register_profile("dicedesk", derandomize=True, deadline=None)
settings.load_profile("dicedesk")


@pytest.fixture(autouse=True)
def no_thread_is_left_behind() -> Iterator[None]:
    """Fails a test after which a thread that it started still runs."""
    before = set(threading.enumerate())
    yield
    started = [thread for thread in threading.enumerate() if thread not in before]
    for thread in started:
        thread.join(PATIENCE_S)
    left = [thread.name for thread in started if thread.is_alive()]
    assert left == [], f"The test left threads running: {', '.join(left)}"
