"""Where the user's data lies, and that nobody else reads it: the saved games hold the seeds of those still played.

Systems without such rights, as Windows, keep a folder in a person's profile to that person by themselves.
"""

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from stat import S_IMODE, S_ISGID, S_ISREG, S_ISVTX

from platformdirs import PlatformDirs

VARIABLE = "DICEDESK_DATA"
NAME = "dicedesk" if sys.platform.startswith("linux") else "DiceDesk"
"""What the folder is called; on Linux names of folders are in lower case."""


_OWN_FOLDER, _OWN_FILE = 0o700, 0o600
_OF_OTHERS = 0o077
_NAMES = ("dicedesk", "contest.sqlite", "errors.log", "window.lock", "window.socket")
"""So begin the names of all that this program keeps in the folder."""


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


def make_folder(folder: Path) -> None:
    """Makes a folder for its owner alone, where it is missing. Raises OSError."""
    folder.mkdir(_OWN_FOLDER, parents=True, exist_ok=True)


def make_file(file: Path) -> None:
    """Makes an empty file for its owner alone, where none is there. Raises OSError.

    SQLite gives the files that it makes beside one the rights of that one.
    """
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, _OWN_FILE))


def mend_rights(folder: Path) -> None:
    """Takes from others what an earlier version let them have: our files in a folder, and the folder itself.

    A folder in which other things lie too, or that is made to be shared, stays as it is.
    """
    if sys.platform == "win32":
        return
    with suppress(OSError):
        holds_ours_alone = True
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.startswith(_NAMES):
                    _mend(Path(entry.path), _OWN_FILE)
                else:
                    holds_ours_alone = False
        if holds_ours_alone:
            _mend(folder, _OWN_FOLDER)


def _mend(path: Path, mode: int) -> None:
    """Takes the rights of others away, where the path is this user's file or folder."""
    with suppress(OSError):
        found = path.lstat()
        is_wanted = S_ISREG(found.st_mode) if mode == _OWN_FILE else not found.st_mode & (S_ISVTX | S_ISGID)
        if found.st_uid == os.geteuid() and is_wanted and S_IMODE(found.st_mode) & _OF_OTHERS:
            path.chmod(mode)
