"""Try whether Qt really loads, draws and finds a font; run by the environment's Python, not imported.

Prints one JSON object: each part that fails, with what the loader or Qt said. An empty object means all is well.
It is a process of its own because Qt aborts the whole process when a platform plugin cannot be loaded.
"""

from __future__ import annotations

import ctypes
import importlib
import json
from pathlib import Path


def main() -> None:
    """Try the parts in the order in which they need each other."""
    troubles: dict[str, str] = {}
    try:
        importlib.import_module("PySide6.QtWidgets")
        importlib.import_module("PySide6.QtMultimedia")
    except ImportError as error:
        troubles["qt"] = str(error)
    else:
        troubles = {"window": window_trouble(), "font": font_trouble()}
    print(json.dumps({part: text for part, text in troubles.items() if text}))


def window_trouble() -> str:
    """Load the plugin for X11 windows as the linker does; it needs no display for that."""
    core = importlib.import_module("PySide6.QtCore")
    plugins = Path(core.QLibraryInfo.path(core.QLibraryInfo.LibraryPath.PluginsPath))
    try:
        ctypes.CDLL(str(plugins / "platforms" / "libqxcb.so"))
    except OSError as error:
        return str(error)
    return ""


def font_trouble() -> str:
    """Start Qt without a screen and ask for fonts; without any, text would silently not be drawn."""
    widgets = importlib.import_module("PySide6.QtWidgets")
    gui = importlib.import_module("PySide6.QtGui")
    application = widgets.QApplication(["probe"])
    families = gui.QFontDatabase.families()
    application.quit()
    return "" if families else "no font is installed"


if __name__ == "__main__":
    main()
