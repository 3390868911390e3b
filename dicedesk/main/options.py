"""The command-line options of the window, and the version of the program."""

from dataclasses import dataclass


@dataclass(frozen=True)
class StartOptions:
    """The games folder, a theme and a language for this start, and the file of a record."""

    data: str | None = None
    theme: str | None = None
    language: str | None = None
    record: str | None = None

    @property
    def records(self) -> list[str]:
        """The files of records to open."""
        return [self.record] if self.record else []


def program_version() -> str:
    """Return the version of the program; "?" if it is not installed."""
    # Takes 24 ms.
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("dicedesk")
    except PackageNotFoundError:
        return "?"
