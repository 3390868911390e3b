"""What About says of the program and of the computer that it runs on."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ProgramFacts:
    """What About says: the version, and the report on this computer that goes with a bug report."""

    version: str
    report: str = ""
