"""The computer's own clock."""

from datetime import UTC, datetime


class SystemClock:
    """Tells the computer's time."""

    def now(self) -> datetime:
        """The time now, in UTC."""
        return datetime.now(UTC)
