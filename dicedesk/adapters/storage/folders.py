"""Where the user's data lies."""

import sys
from collections.abc import Mapping
from pathlib import Path

from platformdirs import PlatformDirs

VARIABLE = "DICEDESK_DATA"
NAME = "dicedesk" if sys.platform.startswith("linux") else "DiceDesk"
"""What the folder is called; on Linux names of folders are in lower case."""


def data_folder(chosen: str | None, environment: Mapping[str, str]) -> Path:
    """The folder of saved games: the chosen one, else DICEDESK_DATA, else the system's own place for such data.

    On Windows that is on this computer alone. The first versions used the profile that follows a person to other
    computers; where a folder of theirs lies there, it goes on being used, so that no game is lost.
    """
    named = chosen or environment.get(VARIABLE)
    if named:
        return Path(named)
    # Other systems have no such profile: both are the same there, and another user's home may not be looked into.
    local, roaming = (PlatformDirs(NAME, appauthor=False, roaming=is_roaming) for is_roaming in (False, True))
    here, earlier = local.user_data_path, roaming.user_data_path
    if here == earlier:
        return here
    return earlier if earlier.exists() and not here.exists() else here
