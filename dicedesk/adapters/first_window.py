"""Hands a second start on a games folder over to the window that already has the folder."""

import hashlib
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from dicedesk.adapters.storage.folders import FolderLock

try:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket
except ImportError:
    # A system library that Qt's sockets need is missing: each start opens its own window.
    HAS_SOCKETS = False
else:
    HAS_SOCKETS = True

if sys.platform == "win32":
    import ctypes

PATIENCE_S = 10.0
"""Seconds a window may take to answer: it may just be starting, on a busy machine."""

_BETWEEN_S = 0.05
_LOOK_MS = 50
"""The longest wait between two calls of `look` while the other window is silent, in milliseconds."""
_LONGEST = 1_000_000
_ANSWER = b"shown\n"
TOKENS = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")
"""Variables with which a desktop lets the window of a started program come to the front."""


def _nothing() -> None:
    """Do nothing while waiting."""


def hand_over(
    lock: FolderLock, files: list[str], patience_s: float = PATIENCE_S, look: Callable[[], None] = _nothing
) -> bool:
    """Ask the window that has the folder to come to the front and show the files; return whether it does.

    It does not if it ends first, in which case this process gets the lock, or if nothing answers, such as a game in a
    terminal. `look` is called repeatedly while this waits.
    """
    if not HAS_SOCKETS:
        # The open window has no sockets either.
        return False
    # The other process may have a different working folder.
    paths = [str(Path(file).absolute()) for file in files]
    tokens = {name: os.environ[name] for name in TOKENS if name in os.environ}
    asked = json.dumps({"open": paths, "tokens": tokens}).encode() + b"\n"
    deadline = time.monotonic() + patience_s
    while not lock.take():
        if lock.is_of_terminal:
            return False
        look()
        left_ms = round((deadline - time.monotonic()) * 1000)
        place = lock.place()
        try:
            if place and _is_answered(place, asked, left_ms, look):
                return True
        except PermissionError:
            return False
        if left_ms <= 0:
            return False
        time.sleep(_BETWEEN_S)
    return False


def _is_answered(place: str, asked: bytes, limit_ms: int, look: Callable[[], None]) -> bool:
    """Whether the process at this address answers in time. Raises PermissionError if this user may not ask it."""
    if sys.platform == "win32":
        # Otherwise Windows would only flash the other window's button.
        ctypes.windll.user32.AllowSetForegroundWindow(-1)
    socket = QLocalSocket()
    socket.connectToServer(place)
    if not socket.waitForConnected(max(1, min(limit_ms, _LOOK_MS))):
        if socket.error() is QLocalSocket.LocalSocketError.SocketAccessError:
            raise PermissionError(place)
        return False
    socket.write(asked)
    deadline = time.monotonic() + limit_ms / 1000
    while not socket.canReadLine():
        is_connected = socket.state() is QLocalSocket.LocalSocketState.ConnectedState
        is_over = time.monotonic() >= deadline or not is_connected
        if not socket.waitForReadyRead(_LOOK_MS) and is_over:
            return False
        look()
    return bytes(socket.readLine().data()) == _ANSWER


class FirstWindow(QObject):
    """Receives requests from further starts on the folder.

    Signals: `asked(list[str])` with the files that a start wants to open; its tokens are in the environment by then.
    """

    asked = Signal(object)  # a Qt list would lose bytes of a file name that are not text

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Listen at once at the address `place`, which is "" if no socket could be made."""
        super().__init__(parent)
        self.place = ""
        if not HAS_SOCKETS:
            return
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connected)
        self.place = next((place for place in _places(folder) if self._listens(place)), "")

    def close(self) -> None:
        """Stop listening, and remove the socket."""
        if HAS_SOCKETS:
            self._server.close()

    def _listens(self, place: str) -> bool:
        # A killed process leaves its socket behind. It is safe to remove: this process has the lock.
        QLocalServer.removeServer(place)
        return self._server.listen(place)

    def _on_connected(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.setReadBufferSize(_LONGEST)
            socket.disconnected.connect(socket.deleteLater)
            socket.readyRead.connect(self._on_asked)

    def _on_asked(self) -> None:
        socket = self.sender()
        if not isinstance(socket, QLocalSocket) or not socket.canReadLine():
            return
        files = _files_in(bytes(socket.readLine().data()))
        if files is not None:
            socket.write(_ANSWER)
            socket.flush()
            self.asked.emit(files)
        socket.disconnectFromServer()


def _places(folder: Path, environment: Mapping[str, str] = os.environ) -> Iterator[str]:
    """The possible addresses of a socket, best first: the runtime, temporary and games folders."""
    user = os.getuid() if hasattr(os, "getuid") else ""
    name = hashlib.sha256(f"{user} {folder.resolve()}".encode(errors="surrogateescape")).hexdigest()[:16]
    if sys.platform == "win32":
        yield f"dicedesk-{name}"
        return
    if environment.get("XDG_RUNTIME_DIR"):
        yield f"{environment['XDG_RUNTIME_DIR']}/dicedesk-{name}"
    yield f"{tempfile.gettempdir()}/dicedesk-{name}"
    yield f"{folder.resolve()}/window.socket"


def _files_in(line: bytes) -> list[str] | None:
    """The files that a start asks for; its tokens go into the environment. None if the line is unreadable."""
    try:
        asked = json.loads(line)
    except (ValueError, RecursionError):
        return None
    match asked:
        case {"open": [*files], "tokens": dict(tokens)} if all(isinstance(file, str) for file in files):
            known = {
                name: token for name, token in tokens.items() if name in TOKENS and isinstance(token, str)
            }
            os.environ.update({name: token for name, token in known.items() if token and "\0" not in token})
            return files
        case _:
            return None
