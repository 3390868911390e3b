"""The time of day, from outside."""

from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> datetime:
        """The time now, in UTC."""
        ...


class StandingClock:
    """Always tells the same time: for tests."""

    def __init__(self, time: datetime = datetime(2026, 11, 21, 10, tzinfo=UTC)) -> None:
        """The time that it tells."""
        self._time = time

    def now(self) -> datetime:
        """That time."""
        return self._time
