"""What About says of the program and of this computer."""

from pathlib import Path

from dicedesk.adapters.screen_report import screen
from dicedesk.adapters.self_check import beside_a_window, report
from dicedesk.main.version import program_version


def facts(folder: Path) -> tuple[str, str]:
    """Return the version and the report on this computer, while the window with the games in this folder is open."""
    return program_version(), report(beside_a_window(folder, screen()))
