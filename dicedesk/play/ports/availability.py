"""Whether this computer can do something, such as speak or play sounds."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Availability:
    """Whether something works here; where it does not, why, and the one thing to do, as sentences ("" if unknown)."""

    reason: str = ""
    cure: str = ""

    def __bool__(self) -> bool:
        return not self.reason
