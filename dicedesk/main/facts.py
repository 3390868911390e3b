"""What About says of the program and of this computer."""

from pathlib import Path

from dicedesk.adapters.self_check import beside_a_window, report, screen
from dicedesk.main.version import program_version
from dicedesk.ui.window.main_window import ProgramFacts


def facts(folder: Path) -> ProgramFacts:
    """What can be told while the window with the games in this folder is open."""
    return ProgramFacts(program_version(), report(beside_a_window(folder, screen())))
