"""A game is added by new packages and a line in the list of games: Pig, in a copy of the program.

CONTRIBUTING's "Add a game" says in words what happens here.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.games.catalogue import TITLES
from dicedesk.play.settings import SETTING
from tests.patience import PATIENCE_S

PROJECT = Path(__file__).parents[2]
PIG = Path(__file__).parent / "pig"

LAST = f'        "{[*TITLES][-1]}": tr("{[*TITLES.values()][-1]}"),\n'
ADDED = LAST + '        "pig": tr("Pig"),\n'
"""The last line of the list of games, and the one that it gains."""
PLACE = len(TITLES)
"""The place of its tab."""

HANDS = """
import json, sys
from pathlib import Path
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from dicedesk.main.options import StartOptions
from dicedesk.main.start import open_window
from dicedesk.ui.features.record import RecordWindow
from dicedesk.ui.features.replay import ReplayWindow
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.ui.window.shell import Shell

PATIENCE_MS = 10**8

def begun():
    shell = next(w for w in QApplication.topLevelWidgets() if isinstance(w, Shell) and w.isVisible())
    wait(lambda: isinstance(shell.centralWidget(), MainWindow))
    come_back(shell)
    return shell, shell.centralWidget()

def wait(until):
    while not until():
        QTest.qWait(1)

def come_back(shell):
    shell.activateWindow()
    wait(shell.isActiveWindow)

def press(shell, key, held=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(shell.windowHandle(), key, held)
    QApplication.processEvents()
"""

PLAY = (
    HANDS
    + """
folder, moves, place = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])

def play(*_):
    shell, window = begun()
    press(shell, Qt.Key(Qt.Key.Key_1 + place), Qt.KeyboardModifier.ControlModifier)
    tab, told = window.current_tab, []
    tab.told.connect(told.append)
    tab.tray.duration_ms = 0
    tab.pace.set_pause(0)
    while not tab.session.is_over and len(tab.session.history) < moves:
        if not (tab.pace.is_busy or tab.session.computer_moves):
            press(shell, Qt.Key.Key_1 if tab.session.state.turn < 20 else Qt.Key.Key_2)
            press(shell, Qt.Key.Key_Return)
        QApplication.processEvents()
    wait(lambda: not tab.pace.is_busy)
    record = folder / "pig.dice"
    record.write_text(tab.record_text(), encoding="utf-8")
    kept = len(tab.session.history)
    window.open_records([str(record)])
    wait(lambda: shell.findChild(RecordWindow) is not None)
    story = shell.findChild(RecordWindow)
    lines = story.table.model().rowCount()
    story.close()
    come_back(shell)
    palette = window.windows.show_palette()
    palette.field.setText("Pig")
    commands = palette.table.model().rowCount()
    palette.close()
    come_back(shell)
    # A game that goes on is left while the computer is to move.
    wait(lambda: not (tab.pace.is_busy or tab.session.computer_moves))
    tab.pace.set_pause(PATIENCE_MS)
    while not (tab.session.is_over or tab.session.computer_moves):
        press(shell, Qt.Key.Key_2)
        press(shell, Qt.Key.Key_Return)
    said = dict(record=tab.record_text(), over=tab.session.is_over, kept=kept, lines=lines)
    print(json.dumps(said | {"commands": commands, "told": told, "saved": tab.status().saved}))
    shell.close()
    return 0

QApplication.exec = staticmethod(play)
sys.exit(open_window(StartOptions(data=str(folder))))
"""
)

SHOW = (
    HANDS
    + """
folder, record = Path(sys.argv[1]), Path(sys.argv[2]).read_text(encoding="utf-8")

def show(*_):
    shell, window = begun()
    said, told = {}, []

    window.windows.show_replay(record)
    wait(lambda: shell.findChild(ReplayWindow) is not None)
    replay = shell.findChild(ReplayWindow)
    replay.shown.tab.told.connect(told.append)
    replay.go_to(replay.shown.game.moves - 3)
    replay.run(on=True)
    wait(lambda: replay.shown.is_at_end and not replay.is_running)
    said |= dict(replayed=replay.shown.place, told=told)
    replay.close()
    come_back(shell)

    review = window.windows.show_review(record)
    wait(lambda: review.page is not None)
    shown = review.page.review
    said |= dict(result=shown.result_told, errors=len(shown.errors), chart=shown.chart_title)
    review.close()
    come_back(shell)

    practice = window.windows.practice_move(shown.game.record, 0)
    wait(lambda: practice.exercise is not None)
    practice.felt.setFocus()
    said |= dict(asked=practice.question.text())
    practice.close()
    come_back(shell)
    print(json.dumps(said))
    shell.close()
    return 0

QApplication.exec = staticmethod(show)
sys.exit(open_window(StartOptions(data=str(folder))))
"""
)

OFFSCREEN = "This plugin does not support"
"""The offscreen platform says so of windows that are placed or raised."""

FIRST_PLAYER_WINS = 0.5306
"""The chance with best play by both (Neller and Presser, 2004)."""

HELD = 130
"""Moves without a roll that come first: a replay works out a game of more than 128 moves in parts."""
RECORD = "\n".join(
    [
        '[Game "pig"]',
        '[Player0 "You"]',
        '[Player1 "hold:20"]',
        "",
        *["hold"] * HELD,
        "roll : 6",
        "hold",
        "roll : 1",
        "",
    ]
)


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program with Pig in it."""
    copy = tmp_path_factory.mktemp("program")
    for part in ("dicedesk", "resources", "tests"):
        shutil.copytree(PROJECT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(PROJECT / "pyproject.toml", copy)
    shutil.copytree(PIG, copy, dirs_exist_ok=True)
    file = copy / "dicedesk" / "games" / "catalogue.py"
    text = file.read_text(encoding="utf-8")
    assert LAST in text, "the list of games ends otherwise than LAST says"
    file.write_text(text.replace(LAST, ADDED), encoding="utf-8")
    return copy


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A file with a game of Pig."""
    file = tmp_path / "long.dice"
    file.write_text(RECORD, encoding="utf-8")
    return str(file)


def run(
    program: Path, *command: str, typed: str = "", status: int = 0, patience_s: float = PATIENCE_S
) -> str:
    """What the program says. Raises where it ends with another status, or complains."""
    environment = {**os.environ, "PYTHONPATH": str(program), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(  # noqa: S603
        [sys.executable, *command],
        cwd=program,
        env=environment,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=patience_s,
    )
    complaints = [line for line in done.stderr.splitlines() if not line.startswith(OFFSCREEN)]
    assert (done.returncode, complaints) == (status, []), done.stderr or done.stdout
    return done.stdout


def moves_in(record: str) -> list[str]:
    """The moves of a record, each with its faces."""
    return [line for line in record.splitlines() if line and not line.startswith("[")]


PYTEST = ("-m", "pytest", "-q", "--no-cov", "-p", "no:cacheprovider")
TESTS = (
    "tests/conformance",
    "tests/playthroughs",
    "tests/coach",
    "tests/features/review",
    "tests/cli/test_advise_and_tables.py",
    "tests/ui/features/guided_turn/test_guided_turn.py",
    "tests/ui/features/position/test_the_board_tells_the_truth.py",
)
"""Those of all games that look at what is told of the rules, the dice and the choices."""
MINUTES_S = 20 * PATIENCE_S
"""They took 4 minutes on a busy machine."""


@pytest.mark.long
def test_a_new_game_passes_the_tests_of_all_games(program: Path) -> None:
    assert " passed" in run(program, *PYTEST, "-k", "pig and not hog", *TESTS, patience_s=MINUTES_S)


def test_a_sentence_says_which_files_a_new_game_has_not_got_yet(program: Path, tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    shutil.copytree(program, begun)
    for file in ("tests/games/pig/second.py", "tests/playthroughs/pig-won.txt"):
        (begun / file).unlink()
    said = run(begun, *PYTEST, "-k", "pig", "tests/conformance/test_every_part.py", status=1)
    assert "2 failed" in said
    assert "pig needs the file tests/games/pig/second.py" in said
    assert "pig needs a record tests/playthroughs/pig-NAME.txt" in said


@pytest.mark.long
def test_a_new_game_needs_its_packages_and_a_line_in_the_list_of_games(program: Path, tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    store.keep_setting(SETTING, '{"games": {"pig": {"hold_at": 17}}}')
    store.close()
    left = json.loads(run(program, "-c", PLAY, str(tmp_path), "9", str(PLACE)))
    taken_up = json.loads(run(program, "-c", PLAY, str(tmp_path), "1000", str(PLACE)))

    assert (left["over"], left["saved"]) == (False, "Saved")
    # A computer that is to move may do so before the window comes to rest.
    assert left["lines"] == left["kept"] >= 9
    assert left["commands"] >= 1
    assert "rolls" in "\n".join(left["told"])
    played = moves_in(left["record"])
    assert moves_in(taken_up["record"])[: len(played)] == played
    assert taken_up["over"]
    record = str(tmp_path / "pig.dice")
    assert "check out" in run(program, "-m", "dicedesk", "verify", record)
    assert "You lost, " in run(program, "-m", "dicedesk", "replay", record)
    assert '[Player1 "hold:17"]' in Path(record).read_text(encoding="utf-8")


@pytest.mark.long
def test_a_new_game_is_on_the_walk_through_the_window(program: Path, tmp_path: Path) -> None:
    run(program, "tests/ui/pictures.py", str(tmp_path), "--size", "1280x800", "--views", "pig")
    views = {file.stem.partition("-")[2] for file in tmp_path.glob("*/[0-9]*.png")}
    dialogs = ("HelpWindow", "KeysWindow", "ReplayWindow", "ReviewWindow", "FairDiceWindow")
    assert views >= {f"pig-{view}" for view in ("start", "move-1", "move-2", "end", *dialogs)}


@pytest.mark.long
def test_a_new_game_is_replayed_reviewed_and_practiced_in_the_window(
    program: Path, tmp_path: Path, record: str
) -> None:
    said = json.loads(run(program, "-c", SHOW, str(tmp_path), record))
    assert said["replayed"] == HELD + 3
    assert "rolls 1" in "\n".join(said["told"])
    assert said["errors"] == HELD // 2 + 1
    assert said["result"].startswith("You started at ")
    assert said["chart"] == "Your chance to win, move by move"
    assert said["asked"] == "What do you choose?"


def test_a_new_game_is_reviewed_on_the_command_line(program: Path, record: str) -> None:
    told = json.loads(run(program, "-m", "dicedesk", "review", "--json", record))
    assert (told["unit"], len(told["moves"])) == ("win chance", HELD + 3)
    assert {move["best"] for move in told["moves"]} == {"roll"}
    rows = [line.split() for line in run(program, "-m", "dicedesk", "review", record).splitlines()]
    assert ["1", "0", "Hold", "Roll"] in [row[:4] for row in rows]


def test_a_new_game_answers_what_is_asked_of_its_chances(program: Path) -> None:
    advice = ("-m", "dicedesk", "advise", "pig", "40", "40")
    position, _, _, best, *_ = run(program, *advice, "10").splitlines()
    assert (position, best.split()[0]) == ("pig 40 40 10, turn 0", "roll")
    assert run(program, "-m", "dicedesk", "advise", position).splitlines()[3] == best
    assert [each["move"] for each in json.loads(run(program, *advice, "30", "--json"))["choices"]] == [
        "hold",
        "roll",
    ]
    assert json.loads(run(program, "-m", "dicedesk", "odds", "pig", "--hold-at", "6", "--json")) == {
        "nothing": "7/24"
    }


def test_a_new_game_needs_no_commands(program: Path, tmp_path: Path) -> None:
    bare = tmp_path / "bare"
    shutil.copytree(program, bare, ignore=shutil.ignore_patterns("tests"))
    (bare / "dicedesk" / "games" / "pig" / "commands.py").unlink()
    value = json.loads(run(bare, "-m", "dicedesk", "odds", "pig", "--json"))["value"]
    assert value == pytest.approx(FIRST_PLAYER_WINS, abs=0.00005)
    assert run(bare, "-m", "dicedesk", "odds", "pig").startswith("With best play from the start: 53.1")
    for command in (("lab",), ("lab", "simulate")):
        said = run(bare, "-m", "dicedesk", *command, "--help")
        assert "hog" in said
        assert " pig" not in said


def test_a_new_game_is_played_in_a_terminal(program: Path, tmp_path: Path) -> None:
    play = ("-m", "dicedesk", "play", "pig", "--own-dice")
    said = run(program, *play, typed="roll\n5\nhold\n1\nexit\n")
    assert "You roll 5" in said
    assert "You hold with 5" in said


@pytest.mark.long
def test_a_new_game_is_checked_as_strictly_as_the_others(program: Path, tmp_path: Path) -> None:
    parts = ("dicedesk/games/pig", "dicedesk/ui/games/pig")
    strict = ("--strict", "--follow-imports=silent", "--cache-dir", str(tmp_path))
    assert "Success" in run(program, "-m", "mypy", *strict, *parts)
