"""A clock that stands still."""

from datetime import UTC, datetime


class StandingClock:
    """Always tells the same time."""

    def __init__(self, time: datetime = datetime(2026, 11, 21, 10, tzinfo=UTC)) -> None:
        """The time that it tells."""
        self._time = time

    def now(self) -> datetime:
        """That time."""
        return self._time
