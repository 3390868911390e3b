"""Whether there is a screen for a window."""

import sys
from collections.abc import Mapping
from pathlib import PurePath
from typing import TYPE_CHECKING

from dicedesk.core.words import Sentence, tr

if TYPE_CHECKING:
    import socket

_FIRST_PORT = 6000
_PATIENCE_S = 1.0


def missing_screen(environment: Mapping[str, str]) -> Sentence | None:
    """Return why no window can be opened, and two ways out; None if one can be opened.

    Checked before Qt starts: without a screen, Qt would abort the whole process.
    """
    if not sys.platform.startswith("linux") or environment.get("QT_QPA_PLATFORM"):
        return None
    if _is_wayland_there(environment) or _answers(environment.get("DISPLAY", "")):
        return None
    return tr(
        "No display was found. Use a virtual one (xvfb-run dicedesk), or play in the terminal "
        "(dicedesk play hog)."
    )


def _is_wayland_there(environment: Mapping[str, str]) -> bool:
    # See _answers.
    import socket

    name, folder = environment.get("WAYLAND_DISPLAY", ""), environment.get("XDG_RUNTIME_DIR", "")
    return name != "" and _connects(socket.AF_UNIX, str(PurePath(folder, name)))


def _answers(display: str) -> bool:
    """Whether an X server listens at the display, such as ":0" or "host:10.0"."""
    # Sockets take 3 ms to load, and Windows and macOS need none before the first paint.
    import socket

    host, colon, rest = display.rpartition(":")
    number = rest.partition(".")[0]
    if not colon or not number.isascii() or not number.isdigit():
        return False
    if host in ("", "unix"):
        path = str(PurePath("/tmp/.X11-unix", f"X{number}"))  # noqa: S108 (where X servers put their sockets)
        return _connects(socket.AF_UNIX, path) or _connects(socket.AF_UNIX, f"\0{path}")
    return _connects(socket.AF_INET, (host, _FIRST_PORT + int(number)))


def _connects(family: "socket.AddressFamily", address: str | tuple[str, int]) -> bool:
    # See above.
    import socket

    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.settimeout(_PATIENCE_S)
        try:
            probe.connect(address)
        except (OSError, OverflowError):
            return False
    return True
