"""Whether there is a screen to open a window on."""

import sys
from collections.abc import Mapping

from dicedesk.core.words import Sentence, tr


def missing_screen(environment: Mapping[str, str]) -> Sentence | None:
    """Why no window can be opened, and the two ways on; None where one can.

    Asked before Qt is: without a screen Qt would abort the whole process.
    """
    if not sys.platform.startswith("linux") or environment.get("QT_QPA_PLATFORM"):
        return None
    if environment.get("WAYLAND_DISPLAY") or _answers(environment.get("DISPLAY", "")):
        return None
    return tr(
        "No display was found. Use a virtual one (xvfb-run dicedesk), or let the games play "
        "themselves (dicedesk --tour DIR)."
    )


def _answers(display: str) -> bool:
    # Sockets are for X alone: Wayland, Windows and macOS need none before the first paint.
    from dicedesk.adapters.x_display import answers

    return answers(display)
