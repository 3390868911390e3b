"""The computer's own clock."""

from datetime import UTC, datetime


class SystemClock:
    """The computer's clock."""

    def now(self) -> datetime:
        return datetime.now(UTC)
