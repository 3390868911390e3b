"""The folder of what is calculated once and kept, such as the best play of a game.

The environment names it, so all processes of this program have the same one.
"""

import os
from pathlib import Path

VARIABLE = "DICEDESK_KEPT"


def keep_in(folder: Path) -> None:
    """Use this folder in this process, and in those that it starts from now on."""
    os.environ[VARIABLE] = str(folder)


def kept_folder() -> Path | None:
    """The folder, which may not exist yet; None if nothing is kept."""
    folder = os.environ.get(VARIABLE)
    return Path(folder) if folder else None
