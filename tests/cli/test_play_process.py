"""The real command in a pseudo-terminal: every way out keeps the game."""

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest

pty = pytest.importorskip("pty", reason="only POSIX has pseudo-terminals")

from dicedesk.adapters.storage.store import SqliteStore  # noqa: E402 (where there are pseudo-terminals)
from dicedesk.games.catalogue import GAMES  # noqa: E402
from dicedesk.play.ports.store import ForgetfulStore  # noqa: E402
from dicedesk.play.settings import SettingsKeeper  # noqa: E402
from tests.fakes.clock import StandingClock  # noqa: E402
from tests.patience import PATIENCE_S, in_vain, killed_if_late  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]
CTRL_C, CTRL_D = "\x03", "\x04"


class Terminal:
    """A program in a terminal: what is typed, and what was shown so far."""

    def __init__(self, process: subprocess.Popen[bytes], side: int) -> None:
        self.process, self._side, self.shown = process, side, ""

    def until(self, text: str) -> None:
        """Waits until something is shown, and forgets what was shown up to there."""
        while text not in self.shown:
            assert select.select([self._side], [], [], PATIENCE_S)[0], in_vain(
                f"“{text}” after “{self.shown}”"
            )
            part = os.read(self._side, 4096)
            assert part, self.shown
            self.shown += part.decode("utf-8", "replace")
        self.shown = self.shown.partition(text)[2]

    def type(self, text: str) -> None:
        os.write(self._side, text.encode())

    def press(self, key: str) -> None:
        """Presses a key until it is heard: on its way from the question to the wait for an answer Python is deaf."""
        with killed_if_late(self.process, f"{key!r} to be heard"):
            while self.process.poll() is None:
                self.type(key)
                with suppress(subprocess.TimeoutExpired):
                    self.process.wait(timeout=1)

    def end(self) -> tuple[int, str]:
        """The exit code, and all that is still shown."""
        with killed_if_late(self.process, f"the end of the game after “{self.shown}”"):
            with suppress(OSError):  # Linux ends a terminal that nobody has open by an error
                while part := os.read(self._side, 4096):
                    self.shown += part.decode("utf-8", "replace")
            return self.process.wait(), self.shown


@contextmanager
def terminal(*arguments: str) -> Iterator[Terminal]:
    ours, theirs = pty.openpty()
    process = subprocess.Popen(  # noqa: S603
        [sys.executable, "-X", "dev", "-m", "dicedesk", "play", *arguments],
        cwd=ROOT,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm", "PYTHONUTF8": "1"},
        start_new_session=True,
        preexec_fn=lambda: _own_terminal(theirs),
    )
    os.close(theirs)
    try:
        yield Terminal(process, ours)
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def _own_terminal(side: int) -> None:
    """Makes the terminal the one whose Ctrl+C the program hears, even if the tests ignore it."""
    import fcntl
    import termios

    fcntl.ioctl(side, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def questions(game: str, move: str) -> tuple[str, str]:
    """What a new game asks, and what it asks after this move of a person and those of the computer players."""
    parts, store = GAMES[game], ForgetfulStore()
    table = parts.table(store, StandingClock(), SettingsKeeper(store), None)
    session = table.begin(parts.prompt.defaults())
    first = str(parts.prompt.question(session))
    session.play(parts.spec.parse_move(move))
    while session.computer_moves:
        session.play_computer()
    return first, str(parts.prompt.question(session))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("way_out", "code"), [("exit\n", 0), (CTRL_D, 0), (CTRL_C, 130)])
def test_every_way_out_keeps_the_game_for_the_window(
    tmp_path: Path, game: str, way_out: str, code: int
) -> None:
    move = GAMES[game].sample.opening[0]
    first, following = questions(game, move)
    with terminal(game, "--data", str(tmp_path)) as played:
        played.until(first)
        played.type(f"{move}\n")
        played.until("\n")
        # What is asked next tells that the move was made.
        played.until(following)
        played.press(way_out)
        ended, shown = played.end()
    assert (ended, "Your games are saved." in shown, "Traceback" in shown) == (code, True, False)
    with closing(SqliteStore(tmp_path)) as store:
        session = GAMES[game].table(store, StandingClock(), SettingsKeeper(store), None).last_session()
    assert session is not None
    assert len(session.history) >= 1


def test_color_is_used_in_a_terminal(tmp_path: Path) -> None:
    with terminal("hog", "--data", str(tmp_path)) as played:
        played.until("exit to leave")
        played.type("3\n")
        played.until("╮")
        played.type(CTRL_D)
        _, shown = played.end()
    assert "\x1b[1m" in shown


def test_a_reader_who_has_had_enough_ends_the_game_without_a_word(tmp_path: Path) -> None:
    with subprocess.Popen(  # noqa: S603
        [sys.executable, "-m", "dicedesk", "play", "hog", "--data", str(tmp_path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        with killed_if_late(process, "the first line of the game"):
            process.stdout.readline()
        process.stdout.close()
        process.stdout = None
        _, told = process.communicate(b"3\n" * 50, timeout=PATIENCE_S)
    assert (process.returncode, told) == (0, b"")
