"""What the command line asks of the window, and which version of the program this is."""

from dataclasses import dataclass


@dataclass(frozen=True)
class StartOptions:
    """The folder of games, a theme and a language for this time, and the file of a record."""

    data: str | None = None
    theme: str | None = None
    language: str | None = None
    record: str | None = None

    @property
    def records(self) -> list[str]:
        """The files of records to be opened."""
        return [self.record] if self.record else []


def program_version() -> str:
    """Return the version of the program; "?" where it is not installed."""
    # 24 ms.
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("dicedesk")
    except PackageNotFoundError:
        return "?"
