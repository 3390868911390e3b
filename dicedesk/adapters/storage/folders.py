"""Where the user's data lies."""

import sys
from collections.abc import Mapping
from pathlib import Path

VARIABLE = "DICEDESK_DATA"


def data_folder(chosen: str | None, environment: Mapping[str, str]) -> Path:
    """The folder of saved games: the chosen one, else DICEDESK_DATA, else the system's usual place."""
    named = chosen or environment.get(VARIABLE)
    if named:
        return Path(named)
    home = Path.home()
    if sys.platform == "win32":
        return Path(environment.get("APPDATA") or home / "AppData" / "Roaming") / "DiceDesk"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "DiceDesk"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "dicedesk"
