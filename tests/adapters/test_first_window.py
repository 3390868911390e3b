"""A second start finds the window that has the folder."""

import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from dicedesk.adapters.first_window import FirstWindow
from dicedesk.adapters.storage.folders import TERMINAL, FolderLock
from tests.patience import PATIENCE_S, killed_if_late

pytestmark = pytest.mark.skipif(os.name != "posix", reason="sockets are looked at as files")

STARTS = """
import json, sys
from pathlib import Path
from dicedesk.adapters.first_window import hand_over
from dicedesk.adapters.storage.folders import FolderLock
lock = FolderLock(Path(sys.argv[1]))
def look():
    if not looks:
        print("waits", file=sys.stderr, flush=True)
    looks.append(lock.place())
looks = []
print(json.dumps([hand_over(lock, json.loads(sys.argv[3]), float(sys.argv[2]), look), lock.is_mine]))
"""

Open = Callable[[], FirstWindow]
Start = Callable[..., "Again"]


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of games with a short path beside the folders for sockets: a socket's has room for about 100 signs."""
    with TemporaryDirectory(prefix="dd") as near:
        for name in ("run", "short", "games"):
            Path(near, name).mkdir()
        monkeypatch.setenv("XDG_RUNTIME_DIR", f"{near}/run")
        monkeypatch.setattr("tempfile.tempdir", f"{near}/short")
        yield Path(near, "games")


@pytest.fixture
def first_lock(folder: Path) -> Iterator[FolderLock]:
    """The lock of the first start."""
    lock = FolderLock(folder)
    yield lock
    lock.close()


@pytest.fixture
def open_first(folder: Path, first_lock: FolderLock, qtbot: QtBot) -> Iterator[Open]:
    """Opens the first window, which says where it listens."""
    opened: list[FirstWindow] = []

    def begun() -> FirstWindow:
        opened.append(FirstWindow(folder))
        first_lock.say(opened[-1].place)
        return opened[-1]

    yield begun
    for first in opened:
        first.close()
        first.deleteLater()


class Again:
    """Another start: a process that hands itself over."""

    def __init__(
        self, folder: Path, files: tuple[str, ...], patience_s: float, environment: dict[str, str]
    ) -> None:
        self.process = subprocess.Popen(  # noqa: S603 (our own program)
            [sys.executable, "-c", STARTS, str(folder), str(patience_s), json.dumps(files)],
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def is_done(self) -> bool:
        return self.process.poll() is not None

    def waited(self) -> bool:
        """Whether it has been asked to tell what it waits for."""
        assert self.process.stderr is not None
        with killed_if_late(self.process, "the start to say that it waits"):
            return self.process.stderr.readline() == "waits\n"

    def told(self) -> list[bool]:
        """Whether it was handed over, and whether it has the folder now."""
        assert self.process.stdout is not None
        told: list[bool] = json.loads(self.process.stdout.read())
        return told


@pytest.fixture
def start_again(folder: Path) -> Iterator[Start]:
    """Starts once more on the folder."""
    started: list[Again] = []

    def start(*files: str, patience_s: float = PATIENCE_S, **environment: str) -> Again:
        started.append(Again(folder, files, patience_s, environment))
        return started[-1]

    yield start
    for again in started:
        with again.process as process:
            process.kill()


@pytest.mark.parametrize("files", [[], ["/a/b.dice"], ["/ä/\udce9.dice", "/c d.dice"]])
def test_a_second_start_is_heard_by_the_first_with_its_files(
    open_first: Open, start_again: Start, files: list[str], qtbot: QtBot
) -> None:
    first, heard = open_first(), list[list[str]]()
    first.asked.connect(heard.append)
    again = start_again(*files)
    qtbot.waitUntil(again.is_done)
    assert (again.told(), heard) == ([True, False], [files])


def test_a_start_waits_for_a_window_that_is_just_opening(
    open_first: Open, start_again: Start, qtbot: QtBot
) -> None:
    again = start_again()
    open_first()
    qtbot.waitUntil(again.is_done)
    assert again.told() == [True, False]


def test_a_start_does_not_wait_for_a_game_in_a_terminal(
    first_lock: FolderLock, start_again: Start, qtbot: QtBot
) -> None:
    first_lock.say(TERMINAL)
    again = start_again()
    qtbot.waitUntil(again.is_done)
    assert (again.told(), again.waited()) == ([False, False], False)


def test_a_start_is_asked_to_tell_what_it_waits_for_while_a_window_is_stopped(
    first_lock: FolderLock, folder: Path, start_again: Start, qtbot: QtBot
) -> None:
    with socket.socket(socket.AF_UNIX) as hung:
        hung.bind(str(folder / "hung"))
        hung.listen()
        first_lock.say(str(folder / "hung"))
        again = start_again()
        assert again.waited()
        assert not again.is_done()
        first_lock.close()
        hung.close()
        qtbot.waitUntil(again.is_done)
    assert again.told() == [False, True]


def test_a_start_takes_the_folder_of_a_window_that_ends_meanwhile(
    first_lock: FolderLock, start_again: Start, qtbot: QtBot
) -> None:
    again = start_again()
    first_lock.close()
    qtbot.waitUntil(again.is_done)
    assert again.told() == [False, True]


def test_a_window_that_does_not_answer_is_not_waited_for_for_ever(
    first_lock: FolderLock, folder: Path, start_again: Start, qtbot: QtBot
) -> None:
    with socket.socket(socket.AF_UNIX) as hung:
        hung.bind(str(folder / "hung"))
        hung.listen()
        first_lock.say(str(folder / "hung"))
        again = start_again(patience_s=0.3)
        qtbot.waitUntil(again.is_done)
    assert again.told() == [False, False]


@pytest.mark.parametrize(
    ("closed", "place"),
    [((), "run"), (("run",), "short"), (("run", "short"), "games")],
    ids=["none", "one", "both"],
)
def test_where_a_folder_cannot_hold_its_socket_the_next_one_does(
    open_first: Open, start_again: Start, folder: Path, closed: tuple[str, ...], place: str, qtbot: QtBot
) -> None:
    for name in closed:
        (folder.parent / name).rmdir()
    first = open_first()
    assert Path(first.place).parent.name == place
    again = start_again()
    qtbot.waitUntil(again.is_done)
    assert again.told() == [True, False]


def test_a_socket_that_a_killed_window_has_left_is_replaced(
    open_first: Open, start_again: Start, qtbot: QtBot
) -> None:
    place = open_first().place
    Path(place).unlink()
    with socket.socket(socket.AF_UNIX) as gone:
        gone.bind(place)
    assert open_first().place == place
    again = start_again()
    qtbot.waitUntil(again.is_done)
    assert again.told() == [True, False]


def test_a_window_that_was_closed_leaves_no_socket(open_first: Open) -> None:
    first = open_first()
    first.close()
    assert not Path(first.place).exists()


@pytest.mark.parametrize(
    "line",
    [
        b"\n",
        b"hello\n",
        b"[" * 100_000 + b"\n",
        b'{"open": 3, "tokens": {}}\n',
        b'{"open": [3], "tokens": {}}\n',
    ],
)
def test_who_says_something_else_is_not_answered(open_first: Open, line: bytes, qtbot: QtBot) -> None:
    first, heard = open_first(), list[list[str]]()
    first.asked.connect(heard.append)
    asking = QLocalSocket()
    asking.connectToServer(first.place)
    asking.write(line)
    qtbot.waitUntil(lambda: asking.state() is QLocalSocket.LocalSocketState.UnconnectedState)
    assert (heard, bytes(asking.readAll().data())) == ([], b"")


def test_what_the_desktop_gave_for_coming_to_the_front_is_passed_on(
    open_first: Open, start_again: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "an old one")
    first, tokens = open_first(), list[str | None]()
    first.asked.connect(lambda _: tokens.append(os.environ.get("XDG_ACTIVATION_TOKEN")))
    again = start_again(XDG_ACTIVATION_TOKEN="token-7")  # noqa: S106 (a desktop's, and no secret)
    qtbot.waitUntil(again.is_done)
    assert tokens == ["token-7"]
