"""The real program as a screen reader finds it: read from outside its process, and played by what is read there."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import pytest

from dicedesk.adapters.storage.database import FILE_NAME
from dicedesk.adapters.storage.history import SqliteHistory
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.adapters.system_clock import SystemClock
from dicedesk.features.history.files import import_files
from dicedesk.games.catalogue import TITLES
from dicedesk.games.hog.rules import RollDice
from dicedesk.games.hog.table import HogGameTable, HogSeating
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.past_games import PastQuery
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import SettingsKeeper
from tests.patience import PATIENCE_S, in_vain, killed_if_late, named

SERVICE = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
PARTS = {
    "Xvfb": shutil.which("Xvfb") is not None,
    "dbus-daemon": shutil.which("dbus-daemon") is not None,
    "at-spi2-core": SERVICE.exists(),
    "jeepney": find_spec("jeepney") is not None,
}
MISSING = [name for name, is_here in PARTS.items() if not is_here]

# In CI a missing program is a failure, not a skipped test.
pytestmark = [
    pytest.mark.e2e,
    pytest.mark.long,
    pytest.mark.skipif(bool(MISSING) and not os.environ.get("CI"), reason=f"not installed: {MISSING}"),
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is no AT-SPI"),
]

POLL_S = 0.02
MOST_CELLS = 1000
"""A table of more cells than this would keep a screen reader busy; each of them is told on its own."""
PROGRAM = [sys.executable, "-m", "dicedesk"]
ASKED_OF_WHAT_HAS_GONE = "qt.accessibility.atspi: Could not find accessible on path"
"""Qt's message if a reader still asks about something that was just closed."""

Answer = TypeVar("Answer")


@pytest.fixture
def desktop(screen: str) -> Iterator[dict[str, str]]:
    """The environment of a desktop of its own: a screen, a session's bus, and a home."""
    # The path of a socket must be short.
    with tempfile.TemporaryDirectory(prefix="services") as home:
        kept = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("QT_", "WAYLAND", "COV_", "DBUS_", "XDG_"))
        }
        environment = kept | {"DISPLAY": screen, "HOME": home, "XDG_RUNTIME_DIR": home}
        bus = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert bus.stdout is not None
        with killed_if_late(bus, "the address of a D-Bus"):
            address = bus.stdout.readline().strip()
        yield environment | {"DBUS_SESSION_BUS_ADDRESS": address}
        bus.terminate()
        bus.wait(PATIENCE_S)
        bus.stdout.close()


@pytest.fixture
def reader(desktop: dict[str, str], screen_reader: ModuleType) -> Iterator[Any]:
    """A screen reader on that desktop."""
    listening = screen_reader.ScreenReader(desktop["DBUS_SESSION_BUS_ADDRESS"])
    yield listening
    listening.close()


@pytest.fixture
def started() -> Iterator[list[subprocess.Popen[str]]]:
    """The programs that were started; what still runs after the test is killed."""
    programs: list[subprocess.Popen[str]] = []
    yield programs
    for program in programs:
        program.kill()
        program.wait(PATIENCE_S)
        assert program.stderr is not None
        with program.stderr as errors:
            assert [line for line in errors if not line.startswith(ASKED_OF_WHAT_HAS_GONE)] == []


@pytest.fixture
def start(
    desktop: dict[str, str], reader: Any, started: list[subprocess.Popen[str]]
) -> Callable[[Path], Any]:
    """Starts the program on a folder, and gives back the top of its tree once its window is there."""

    def begun(folder: Path) -> Any:
        command = [*PROGRAM, "--data", str(folder)]
        started.append(subprocess.Popen(command, env=desktop, stderr=subprocess.PIPE, text=True))
        return until(lambda: reader.programs[0].find("frame", "DiceDesk"))

    return begun


def until(ask: Callable[[], Answer]) -> Answer:
    """Asks again and again until something is found, and is not empty. Fails when a program was ended by a signal."""
    deadline = time.monotonic() + PATIENCE_S
    while True:
        ended = os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        assert ended is None or ended.si_code == os.CLD_EXITED, f"a program ended by signal {ended.si_status}"
        with suppress(LookupError):
            if found := ask():
                return found
        assert time.monotonic() < deadline, in_vain(named(ask))
        time.sleep(POLL_S)


def one_turn_of_two_people(folder: Path, *typed: int, casual: bool = False) -> GameSession:
    """Leaves a game of Hog in the folder in which nobody but people moves, after its first turn.

    Two `typed` faces have its dice typed in. In a casual game the coach is open.
    """
    store = SqliteStore(folder)
    table = HogGameTable(store, SystemClock(), SettingsKeeper(store))
    table.choose_dice(are_typed=bool(typed))
    session = table.new_session(HogSeating(PERSON, PERSON), "home")
    session.choose_kind(casual=casual)
    session.play(RollDice(2), typed)
    store.close()
    return session


def kept_game(folder: Path) -> GameSession:
    """The game of Hog that was kept last."""
    store = SqliteStore(folder)
    session = HogGameTable(store, SystemClock(), SettingsKeeper(store)).last_session()
    store.close()
    assert session is not None
    return session


def dice_on(window: Any) -> list[Any]:
    """The dice that can be found on the felt."""
    return [part for part in window.find("panel", "Dice").shown() if part.role == "graphic"]


def faces_of(window: Any) -> tuple[float | None, ...]:
    """Their values."""
    return tuple(die.value for die in dice_on(window))


def test_a_turn_of_hog_is_played_by_what_a_screen_reader_finds(
    start: Callable[[Path], Any], reader: Any, tmp_path: Path
) -> None:
    before = one_turn_of_two_people(tmp_path)
    window = start(tmp_path)
    assert until(lambda: faces_of(window)) == before.history[-1].faces

    window.find("radio button", "3 dice").do("Toggle")
    until(lambda: window.find("push button", "Roll 3 dice")).do("Press")
    said = reader.hear(PATIENCE_S)

    after = kept_game(tmp_path)
    turn = after.history[-1]
    assert len(turn.faces) == 3
    assert faces_of(window) == turn.faces
    assert [die.name for die in dice_on(window)] == [
        f"Die {place} shows {face}" for place, face in enumerate(turn.faces, 1)
    ]
    told = "Pig Out! A 1 was rolled" if 1 in turn.faces else " + ".join(map(str, turn.faces))
    assert told in said
    for player, score in enumerate(after.state.scores, 1):
        assert window.find("panel", f"Player {player}:").name == f"Player {player}: {score} of 100"
    assert len(window.find("list", "Commentary").children) >= 2


@pytest.mark.long
def test_a_roll_of_ones_own_dice_is_typed_in_by_what_a_screen_reader_finds(
    start: Callable[[Path], Any], reader: Any, tmp_path: Path
) -> None:
    one_turn_of_two_people(tmp_path, 6, 5)
    window = start(tmp_path)
    until(lambda: window.find("radio button", "3 dice")).do("Toggle")
    until(lambda: window.find("push button", "Roll 3 dice")).do("Press")

    entry = until(lambda: window.find("panel", "Roll 3 dice for Player 2 and type what they show"))
    assert reader.hear(PATIENCE_S) == entry.name
    for face, said in ((2, "2\n2 dice are missing."), (5, "2, 5\n1 die is missing.")):
        entry.find("push button", f"Face {face}").do("Press")
        assert reader.hear(PATIENCE_S) == said
    entry.find("push button", "Roll (Enter)").do("Press")
    assert reader.hear(PATIENCE_S) == "1 die is missing."
    entry.find("push button", "Face 6").do("Press")
    assert until(lambda: entry.description == "Typed: 2, 5, 6")
    entry.find("push button", "Roll (Enter)").do("Press")

    assert until(lambda: faces_of(window) == (2, 5, 6))
    assert kept_game(tmp_path).history[-1].faces == (2, 5, 6)


def in_menu(node: Any, name: str) -> Any:
    """What is called so in a menu, which need not be open."""
    if node.role == "menu item" and node.name == name:
        return node
    return next((found for child in node.children if (found := in_menu(child, name))), None)


def imported(folder: Path, *players: str) -> None:
    """Leaves a record of Hog for each of these players in the folder, as one that was imported."""
    file = folder / "records.dice"
    moves = "roll 2 : 3 4\nroll 1 : 5\n"
    header = '[Game "hog"]\n[Player0 "You"]\n[Player1 "{player}"]\n[Id "with {player}"]\n'
    file.write_text("".join(f"{header.format(player=player)}{moves}" for player in players), encoding="utf-8")
    SqliteStore(folder).close()
    assert import_files(SqliteHistory(folder / FILE_NAME), [str(file)], SystemClock().now()).new == len(
        players
    )


def kept_ids(folder: Path) -> list[str]:
    """The ids of the imported games that are in the table of the history."""
    past = SqliteHistory(folder / FILE_NAME)
    games = (past.game(row.number) for row in past.page(PastQuery(), 0, 10))
    return sorted(game.id for game in games if game is not None and game.id.startswith("with"))


def test_a_game_of_the_past_is_found_read_deleted_and_brought_back_by_what_a_screen_reader_finds(
    start: Callable[[Path], Any], reader: Any, tmp_path: Path
) -> None:
    imported(tmp_path, "Ann", "Bob")
    window = start(tmp_path)
    until(lambda: in_menu(window.find("menu bar", ""), "History")).do("Press")
    games = until(lambda: window.find("table", "Games"))
    until(lambda: games.description.startswith("2 games"))

    window.find("text", "Search games").write("ann")
    until(lambda: games.description.startswith("1 game,"))
    games.choose_row(0)
    window.find("push button", "Open record").do("Press")
    story = until(lambda: reader.programs[0].find("dialog", "Record of Hog"))
    assert until(lambda: story.find("label", "Players: Player 1, Ann"))

    window.find("push button", "Delete").do("Press")
    until(lambda: not games.is_showing)
    until(lambda: window.find("push button", "Undo")).do("Press")
    until(lambda: games.is_showing and games.description.startswith("1 game,"))
    assert kept_ids(tmp_path) == ["with Ann", "with Bob"]


def oracles_of(reader: Any) -> list[Any]:
    """The windows of the Oracle that are open: one, or none."""
    windows = reader.programs[0].children
    return [
        window for window in windows if window.is_showing and window.name.startswith("The Magic 8 Oracle")
    ]


def test_windows_that_were_read_can_be_closed_and_the_program_ends_well(
    start: Callable[[Path], Any], started: list[subprocess.Popen[str]], reader: Any, tmp_path: Path
) -> None:
    window = start(tmp_path)
    menus = window.find("menu bar", "")
    for tab in map(str, reversed(TITLES.values())):
        until(lambda: in_menu(menus, "Ask the Oracle")).do("Press")
        (oracle,) = until(lambda: oracles_of(reader))
        assert until(partial(oracle.find, "push button", "Magic 8 Ball")).description
        oracle.find("push button", "Close").do("Press")
        # Qt presses the button for a tenth of a second before the window closes.
        until(lambda: not oracles_of(reader))
        in_menu(menus, tab).do("Press")
        assert until(lambda: window.find("panel", "Dice")).description
        assert window.nameless() == []

    in_menu(menus, "Quit DiceDesk").do("Press")

    assert started[0].wait(PATIENCE_S) == 0


@pytest.mark.parametrize(("game", "first"), [("Hog", "Pig Out, 1 point"), ("Poker Dice", "Five of a kind")])
def test_a_number_is_explained_by_what_a_screen_reader_finds(
    start: Callable[[Path], Any], reader: Any, tmp_path: Path, game: str, first: str
) -> None:
    one_turn_of_two_people(tmp_path, casual=True)
    menus = start(tmp_path).find("menu bar", "")
    until(lambda: in_menu(menus, game)).do("Press")
    until(lambda: in_menu(menus, "How this number is calculated")).do("Press")
    answer = until(lambda: reader.programs[0].find("dialog", "How this number is calculated"))
    table = until(lambda: answer.find("table", "What can happen, and what each result adds"))
    cells = [cell.name for cell in table.children]
    assert [cell for cell in cells if cell.startswith(first)] != [], cells
    assert "Total" in cells
