"""What Qt says of the screens of this computer."""

import json
import sys
from collections.abc import Sequence

from PySide6.QtGui import QFontDatabase, QGuiApplication

from dicedesk.adapters.self_check import Finding


def screen() -> Finding:
    """The platform and the screens of the application that runs. Only with an application."""
    screens = ", ".join(
        f"{at.geometry().width()} x {at.geometry().height()} at {at.devicePixelRatio():g}"
        for at in QGuiApplication.screens()
    )
    fonts = len(QFontDatabase.families())
    words = f"{QGuiApplication.platformName()}; screens: {screens or 'none'}; families of fonts: {fonts}"
    return Finding("window", bool(screens) and fonts > 0, words, is_needed=True)


def main(_: Sequence[str]) -> int:
    """Is the process that opens no window and prints what it found, as JSON; returns the exit code."""
    application = QGuiApplication(sys.argv[:1])
    found = screen()
    application.quit()
    print(json.dumps([found.works, found.words]))  # noqa: T201 (another process of ours reads it)
    return 0
