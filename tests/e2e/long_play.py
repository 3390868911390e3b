"""Plays the real program with a screen reader on, while other readers come, read and are killed.

By hand, for as many minutes as you like: `python tests/e2e/long_play.py 30 [SEED]`. It needs Xvfb, xdotool,
dbus-daemon and at-spi2-core, and prints what came of it; the exit code is 1 where the program stood still, wrote to
its error output, or ended badly.
"""

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from screen_reader import GoneError, Node, ScreenReader

from dicedesk.games.catalogue import TITLES

HERE = Path(__file__).parent
PROGRAM = [sys.executable, "-m", "dicedesk"]
PATIENCE_S = 1800.0
STANDS_STILL_S = 300.0
"""A window that lets a reader wait longer than this has stopped."""

PAUSE_S = 0.4
"""Between two things that the player does: the computer is meant to have time for others."""

MOST_GUESTS = 2
KEYS = (
    *("Return", "Return", "Return", "space", "space", "Tab", "shift+Tab", "Left", "Right", "Up", "Down"),
    *(f"ctrl+{place}" for place in range(1, len(TITLES) + 1)),
    *("ctrl+k", "F10", "F1", "question", "Escape", "Escape"),
    *("n", "u", "d", "m", "h", "1", "2", "3", "5", "7", "Home", "End"),
)
MENU_ITEMS = (
    *map(str, TITLES.values()),
    *("Ask the Oracle", "Guided turn", "About DiceDesk"),
    *(
        "Keyboard shortcuts",
        "Dark theme",
        "Light theme",
        "High-contrast theme",
        "Rules of this game",
        "Settings…",
    ),
)
OF_READERS = ("qt.accessibility.atspi: Could not find accessible on path", "QSpiApplication::keyEventError")
"""What Qt says of readers that ask for what has just gone, or that go before they have heard of a key."""


@dataclass
class Course:
    """What came of it."""

    steps: int = 0
    killed: int = 0
    slowest_s: float = 0.0
    memory_mb: list[int] = field(default_factory=list)
    errors: str = ""
    exit_code: int | None = None

    @property
    def went_well(self) -> bool:
        """Whether the program never stood still, said nothing and ended as it was asked to."""
        return self.slowest_s < STANDS_STILL_S and not self.errors and self.exit_code == 0

    def __str__(self) -> str:
        """In one line."""
        first, most = (self.memory_mb[0], max(self.memory_mb)) if self.memory_mb else (0, 0)
        return (
            f"{self.steps} steps, {self.killed} readers killed, slowest answer {self.slowest_s:.2f} s, "
            f"memory {first} MB at the start and {most} MB at most, exit code {self.exit_code}\n{self.errors}"
        )


@contextmanager
def desktop() -> Iterator[dict[str, str]]:
    """The environment of a desktop of its own: a screen, a session's bus and a home."""
    with ExitStack() as ending:
        home = ending.enter_context(
            tempfile.TemporaryDirectory(prefix="services", ignore_cleanup_errors=True)
        )
        reading, writing = os.pipe()
        server = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x900x24", "-nolisten", "tcp"]
        screen = subprocess.Popen([*server, "-noreset"], pass_fds=(writing,), stderr=subprocess.DEVNULL)
        ending.callback(_end, screen)
        os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        away = ("QT_", "WAYLAND", "COV_", "DBUS_", "XDG_")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(away)}
        environment = kept | {"DISPLAY": f":{number}", "HOME": home, "XDG_RUNTIME_DIR": home}
        daemon = ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"]
        bus = subprocess.Popen(
            daemon, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        ending.callback(_end, bus)
        assert bus.stdout is not None
        with bus.stdout:
            address = bus.stdout.readline().strip()
        yield environment | {"DBUS_SESSION_BUS_ADDRESS": address}


def play(seconds: float, seed: int) -> Course:
    """Plays for `seconds`; the same seed does the same things, as far as the program is as quick."""
    course, luck = Course(), random.Random(seed)
    with desktop() as environment, tempfile.TemporaryFile("w+") as errors, ExitStack() as ending:
        reader = ScreenReader(environment["DBUS_SESSION_BUS_ADDRESS"])
        ending.callback(reader.close)
        command = [*PROGRAM, "--data", environment["HOME"]]
        program = subprocess.Popen(command, env=environment, stderr=errors)
        ending.callback(_end, program)
        guests: list[subprocess.Popen[bytes]] = []
        ending.callback(lambda: [_end(guest) for guest in guests])
        window = _window_of(reader, program)
        until = time.monotonic() + seconds
        while time.monotonic() < until and program.poll() is None:
            course.killed += _receive(guests, environment, luck)
            _do_something(window, environment, luck)
            course.slowest_s = max(course.slowest_s, _wait_for_answer(window, program))
            course.memory_mb.append(_memory_mb(program.pid))
            course.steps += 1
            time.sleep(PAUSE_S)
        course.exit_code = _leave(window, program)
        errors.seek(0)
        course.errors = "".join(line for line in errors if line.strip() and not line.startswith(OF_READERS))
    return course


def _window_of(reader: ScreenReader, program: "subprocess.Popen[bytes]") -> Node:
    """The program's window, once it is there with its menus."""
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until and program.poll() is None:
        for found in reader.programs:
            try:
                window = found.find("frame", "DiceDesk")
                if _in_menu(window.find("menu bar", ""), "Quit DiceDesk"):
                    return window
            except GoneError:
                pass
        time.sleep(PAUSE_S)
    raise TimeoutError("the window did not come")


def _do_something(window: Node, environment: Mapping[str, str], luck: random.Random) -> None:
    """Presses a key, types a question, or has a menu do something by what a screen reader finds."""
    try:
        if luck.random() < 1 / 5:
            item = _in_menu(window.find("menu bar", ""), luck.choice(MENU_ITEMS))
            if item is not None:
                item.do("Press")
            return
    except GoneError:
        return
    keys = [luck.choice(KEYS) for _ in range(luck.randint(1, 3))]
    subprocess.run(["xdotool", "key", "--delay", "15", *keys], env=environment, check=False)


def _receive(
    guests: "list[subprocess.Popen[bytes]]", environment: Mapping[str, str], luck: random.Random
) -> int:
    """Lets another reader in, or kills one in the middle of its look; gives back how many were killed."""
    if len(guests) < MOST_GUESTS:
        guests.append(subprocess.Popen([sys.executable, __file__, "look"], env=environment))
        return 0
    if luck.random() < 1 / 3:
        _end(guests.pop(luck.randrange(len(guests))))
        return 1
    return 0


def _look() -> None:
    """Is such a guest: reads all programs again and again until it is killed."""
    reader = ScreenReader(os.environ["DBUS_SESSION_BUS_ADDRESS"])
    while True:
        try:
            for program in reader.programs:
                for part in program.shown():
                    _ = (part.name, part.description, part.role)
                    time.sleep(PAUSE_S / 20)
        except (GoneError, OSError):
            time.sleep(PAUSE_S)


def _wait_for_answer(window: Node, program: "subprocess.Popen[bytes]") -> float:
    """How many seconds the window takes to say its name; it says it on its own thread."""
    asked = time.monotonic()
    try:
        assert window.name
    except (GoneError, TimeoutError):
        if program.poll() is None:
            return PATIENCE_S
    return time.monotonic() - asked


def _leave(window: Node, program: "subprocess.Popen[bytes]") -> int | None:
    """Asks the program to end, as its menu does; None where it does not."""
    try:
        quit_ = _in_menu(window.find("menu bar", ""), "Quit DiceDesk")
        assert quit_ is not None
        quit_.do("Press")
        return program.wait(PATIENCE_S)
    except (GoneError, TimeoutError, subprocess.TimeoutExpired):
        return program.poll()


def _in_menu(node: Node, name: str) -> Node | None:
    """The menu's item whose name begins so."""
    if node.role == "menu item" and node.name.startswith(name):
        return node
    return next((found for child in node.children if (found := _in_menu(child, name))), None)


def _memory_mb(process: int) -> int:
    status = Path(f"/proc/{process}/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return next((int(line.split()[1]) // 1024 for line in lines if line.startswith("VmRSS")), 0)


def _end(process: "subprocess.Popen[bytes] | subprocess.Popen[str]") -> None:
    process.kill()
    process.wait(PATIENCE_S)


def main(arguments: list[str]) -> int:
    """Plays for a number of minutes, and prints what came of it."""
    if arguments == ["look"]:
        _look()
    minutes, seed = float(arguments[0]), int(arguments[1]) if len(arguments) > 1 else 1
    course = play(60 * minutes, seed)
    print(course)  # noqa: T201
    return int(not course.went_well)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
