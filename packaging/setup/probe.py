"""Try whether Qt really loads, draws and finds a font; run by the environment's Python, not imported.

Prints one JSON object: each part that fails, with the message of the loader or Qt. An empty object means that all is
well. It is a process of its own because Qt aborts the whole process if a platform plugin cannot be loaded.
"""

from __future__ import annotations

import ctypes
import importlib
import json
from pathlib import Path

LETTERS = "Wi"
SIDE = 64  # of the picture that a letter is drawn into, in pixels


def main() -> None:
    """Try the parts in the order in which they need each other."""
    errors: dict[str, str] = {}
    try:
        importlib.import_module("PySide6.QtWidgets")
        importlib.import_module("PySide6.QtMultimedia")
    except ImportError as error:
        errors["qt"] = str(error)
    else:
        errors = {"window": window_error(), "font": font_error()}
    print(json.dumps({part: text for part, text in errors.items() if text}))


def window_error() -> str:
    """Load the plugin for X11 windows as the linker does, without a display."""
    core = importlib.import_module("PySide6.QtCore")
    plugins = Path(core.QLibraryInfo.path(core.QLibraryInfo.LibraryPath.PluginsPath))
    try:
        ctypes.CDLL(str(plugins / "platforms" / "libqxcb.so"))
    except OSError as error:
        return str(error)
    return ""


def font_error() -> str:
    """Write two letters without a screen: without any font, each is the same empty box.

    The list of font families does not help: without a font, it still has the names Serif and Monospace.
    """
    gui = importlib.import_module("PySide6.QtGui")
    application = gui.QGuiApplication(["probe"])
    papers = [gui.QImage(SIDE, SIDE, gui.QImage.Format.Format_RGB32) for _ in LETTERS]
    for letter, paper in zip(LETTERS, papers, strict=True):
        paper.fill(0)
        painter = gui.QPainter(paper)
        painter.setPen(gui.QColor("white"))
        painter.drawText(SIDE // 4, SIDE * 3 // 4, letter)
        painter.end()
    application.quit()
    return "no font is installed" if papers[0] == papers[1] else ""


if __name__ == "__main__":
    main()
