"""Which version of the program this is."""

from importlib.metadata import PackageNotFoundError, version


def program_version() -> str:
    """The version of the program."""
    try:
        return version("dicedesk")
    except PackageNotFoundError:
        return "?"
