"""Whether an X server listens at a display."""

import socket
from pathlib import PurePath

_FIRST_PORT = 6000
_PATIENCE_S = 1.0


def answers(display: str) -> bool:
    """Whether one listens at the display, such as ":0" or "host:10.0"."""
    host, colon, rest = display.rpartition(":")
    number = rest.partition(".")[0]
    if not colon or not number.isascii() or not number.isdigit():
        return False
    if host in ("", "unix"):
        path = str(PurePath("/tmp/.X11-unix", f"X{number}"))  # noqa: S108 (where X servers put their sockets)
        return _connects(socket.AF_UNIX, path) or _connects(socket.AF_UNIX, f"\0{path}")
    return _connects(socket.AF_INET, (host, _FIRST_PORT + int(number)))


def _connects(family: socket.AddressFamily, address: str | tuple[str, int]) -> bool:
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.settimeout(_PATIENCE_S)
        try:
            probe.connect(address)
        except (OSError, OverflowError):
            return False
    return True
