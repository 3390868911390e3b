"""Waits for other programs."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from setup.console import Refusal

T = TypeVar("T")

PATIENCE_S = 40.0
POLL_S = 0.1


def until(look: Callable[[], T], what: str) -> T:
    """The first true result of `look`. Refusal if it takes too long."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        found = look()
        if found:
            return found
        time.sleep(POLL_S)
    raise Refusal(f"Waited in vain for {what}.")
