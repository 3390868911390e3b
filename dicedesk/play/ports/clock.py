"""The clock, as a port."""

from datetime import datetime
from typing import Protocol


class Clock(Protocol):
    def now(self) -> datetime:
        """The time now, in UTC."""
        ...
