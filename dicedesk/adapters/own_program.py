"""How to start this program again, as a process beside the window."""

import sys
from pathlib import Path


def own_command(flag: str) -> tuple[str, ...]:
    """What starts it with a flag, in a checkout and in the packaged program alike."""
    if getattr(sys, "frozen", False):
        return (sys.executable, flag)
    return (sys.executable, "-m", "dicedesk", flag)


def own_folder() -> str:
    """Where it is started: Python finds this program there, and no file of the user's that is named like a module."""
    return str(Path(__file__).parents[2])
