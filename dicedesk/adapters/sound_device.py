"""Whether this Linux computer can play sound, found out without playing any."""

import os
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

_ROOT = Path("/")
_CARDS = "proc/asound/cards"
_SYSTEM_SERVER = "run/pulse/native"


def has_sound_device(environment: Mapping[str, str] = os.environ, root: Path = _ROOT) -> bool:
    """Whether there is a sound card, a listening sound server, or a manual setting for a device.

    In doubt it says yes: if no device can be opened, the process that speaks reports it.
    """
    return (
        _has_card(root / _CARDS)
        or _has_server(environment, root)
        or "ALSA_CONFIG_PATH" in environment
        or any(
            os.access(file, os.R_OK)
            for file in (*_at_home(environment, ".asoundrc"), root / "etc/asound.conf")
        )
    )


def _has_card(cards: Path) -> bool:
    try:
        return "[" in cards.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return False


def _has_server(environment: Mapping[str, str], root: Path) -> bool:
    server_text = environment.get("PULSE_SERVER")
    if server_text is None:
        return any(_listens(place) for place in _places(environment, root))
    paths = [re.sub(r"^({.*?})?(unix:)?", "", server) for server in server_text.split()]
    # Finding out whether a server on the network listens would take time.
    return any(not path.startswith("/") or _listens(Path(path)) for path in paths)


def _places(environment: Mapping[str, str], root: Path) -> Iterator[Path]:
    """The sockets at which PulseAudio's clients look for a server, and then PipeWire's."""
    yield root / _SYSTEM_SERVER
    if "PULSE_RUNTIME_PATH" in environment:
        yield Path(environment["PULSE_RUNTIME_PATH"], "native")
    if "XDG_RUNTIME_DIR" in environment:
        yield Path(environment["XDG_RUNTIME_DIR"], "pulse", "native")
        yield Path(environment["XDG_RUNTIME_DIR"], "pipewire-0")
    for folder in (*_at_home(environment, ".config/pulse"), *_at_home(environment, ".pulse")):
        # A home folder that this user may not read, such as root's after `su`, has no socket for this user.
        with suppress(OSError):
            yield from folder.glob("*-runtime/native")


def _at_home(environment: Mapping[str, str], name: str) -> tuple[Path, ...]:
    return (Path(environment["HOME"], name),) if environment.get("HOME") else ()


def _listens(place: Path) -> bool:
    """Whether a server listens at a socket; an abandoned socket, or another user's, refuses."""
    # Path.is_socket would raise an error if this user may not read the folder.
    if not os.access(place, os.W_OK):
        return False
    # A computer with a sound card needs no socket: 3 ms.
    import socket

    with socket.socket(socket.AF_UNIX) as client:
        client.setblocking(False)  # noqa: FBT003 (Python takes it so)
        try:
            client.connect(str(place))
        except BlockingIOError:
            return True
        except OSError:
            return False
    return True
