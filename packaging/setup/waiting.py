"""Waiting for what another program does."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from setup.console import Refusal

T = TypeVar("T")

PATIENCE_S = 40.0
POLL_S = 0.1


def until(look: Callable[[], T], what: str) -> T:
    """What `look` returns when it is first true. Refusal where that takes too long."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        found = look()
        if found:
            return found
        time.sleep(POLL_S)
    raise Refusal(f"Waited in vain for {what}.")
