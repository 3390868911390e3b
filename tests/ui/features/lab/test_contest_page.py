"""The contest of a class in the window: asked first, with progress and cancel, and the figures of the command line."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.adapters.hog_contest.contest import contest_parts
from dicedesk.adapters.hog_contest.strategy_work import StrategyWorkHere
from dicedesk.adapters.jobs.process_jobs import ProcessJobs
from dicedesk.adapters.jobs.thread_jobs import ThreadJobs
from dicedesk.cli import run
from dicedesk.cli.hog_contest import add_contest
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.words import shown
from dicedesk.ui.games.hog.contest import ContestView
from tests.lab.class_folder import BAD, BAD_TABLES, make_class
from tests.patience import PATIENCE_MS
from tests.ui.parts import with_late

WORKERS = ("--strategy-worker", "--worker")
SECONDS = 30
"""What strangers' programs have here; some of them use it up."""

Opened = Callable[[], ContestView]


@pytest.fixture
def opened(
    qtbot: QtBot,
    qapp: QCoreApplication,
    parts: AppParts,
    tmp_path: Path,
) -> Iterator[Opened]:
    """Opens the page with a games folder of its own, and jobs as the program has them."""
    owner = QWidget()
    owner.resize(900, 700)
    qtbot.addWidget(owner)
    jobs, long_jobs = ThreadJobs(owner), ProcessJobs(owner)

    def made() -> ContestView:
        here = with_late(parts, services=[StrategyWorkHere(str(tmp_path / "games"), SECONDS)])
        view = ContestView(replace(here, jobs=jobs, long_jobs=long_jobs), owner)
        view.resize(owner.size())
        owner.show()
        view.show()
        owner.activateWindow()
        qtbot.waitUntil(owner.isActiveWindow)
        return view

    yield made
    long_jobs.close()
    jobs.close()


def asked(view: ContestView, folder: Path, qtbot: QtBot) -> None:
    """Brings a folder, and waits until the page asks about its programs."""
    assert view.take_files([str(folder)])
    qtbot.waitUntil(view.bringing.question.isVisible, timeout=PATIENCE_MS)


def held(view: ContestView, folder: Path, qtbot: QtBot) -> None:
    """Brings a folder, lets its programs run, and waits until the contest is over."""
    asked(view, folder, qtbot)
    qtbot.keyClick(view.bringing.question.run_button, Qt.Key.Key_Space)
    qtbot.waitUntil(view.standings.isVisible, timeout=PATIENCE_MS)


def figures_in_a_terminal(folder: Path, tmp_path: Path) -> tuple[str, str]:
    """The ranking and the matrix that the command line writes, with nothing kept before."""
    ranking, matrix = tmp_path / "told ranking.csv", tmp_path / "told matrix.csv"
    arguments = ["--run-programs", "--csv", str(ranking), "--matrix", str(matrix)]
    arguments += ["--data", str(tmp_path / "other games"), "--seconds", str(SECONDS)]
    code = run(["contest", str(folder), *arguments], more={"contest": partial(add_contest, contest_parts)})
    assert code == 0
    return ranking.read_text(encoding="utf-8"), matrix.read_text(encoding="utf-8")


def saved(view: ContestView, place: int, file: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> str:
    """What is written when a row of the menu for saving is chosen."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    with qtbot.waitSignal(view.noted, timeout=PATIENCE_MS) as noted:
        view.save_button.menu().actions()[place].trigger()
    assert noted.args == [f"Saved as {file.name}"]
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("count", "faults"),
    [(6, ("wrong value",)), pytest.param(200, tuple(BAD), marks=pytest.mark.long)],
)
def test_a_class_is_ranked_as_on_the_command_line(
    opened: Opened,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    count: int,
    faults: tuple[str, ...],
) -> None:
    folder = tmp_path / "class"
    folder.mkdir()
    make_class(folder, count, {fault: BAD[fault] for fault in faults})
    view = opened()
    heard: list[str] = []
    view.told.connect(heard.append)
    held(view, folder, qtbot)
    bad = len(faults) + len(BAD_TABLES)
    places = view.standings.table.rows
    assert len(places) == count
    assert [place.fault is None for place in places] == [True] * (count - bad) + [False] * bad
    assert heard[-1] == view.says.text()
    assert f"{bad} files did not take part in the contest." in view.says.text()
    ranking = saved(view, 0, tmp_path / "a.csv", qtbot, monkeypatch)
    matrix = saved(view, 1, tmp_path / "b.csv", qtbot, monkeypatch)
    assert saved(view, 2, tmp_path / "c.html", qtbot, monkeypatch).count("student 001") >= 1
    assert (ranking, matrix) == figures_in_a_terminal(folder, tmp_path)
    said = {place.name.removeprefix("bad "): place.fault for place in places if place.fault is not None}
    told = {
        "wrong value": "at 0 to 0, it returns 11, not a number of dice from 0 to 10",
        "hang": f"at 9 to 0, it ran out of time (limit for all scores: {SECONDS} s)",
        "crash": "it exited while loading",
    }
    assert {fault: said[fault] for fault in faults if fault in told} == {
        fault: words for fault, words in told.items() if fault in faults
    }


def strategy_processes() -> list[str]:
    """Strangers' programs and the workers of contests that go on."""
    found = []
    for process in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = process.read_text(errors="replace")
        except OSError:
            continue
        # Another run of the tests may have its own.
        if words.startswith(sys.executable) and any(flag in words for flag in WORKERS):
            found.append(words)
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="looks processes up in /proc")
def test_a_contest_can_be_cancelled_and_leaves_no_process(
    opened: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "class").mkdir()
    for number in range(4):
        (tmp_path / "class" / f"{number}.py").write_text("while True: pass")
    view = opened()
    asked(view, tmp_path / "class", qtbot)
    view.bringing.question.run_button.click()
    qtbot.waitUntil(
        lambda: any("--strategy-worker" in words for words in strategy_processes()), timeout=PATIENCE_MS
    )
    assert view.bringing.work.cancel_button.hasFocus()
    qtbot.keyClick(view.bringing.work.cancel_button, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not strategy_processes(), timeout=PATIENCE_MS)
    assert view.bringing.note.text() == "Canceled."
    assert view.choose_button.hasFocus()
    assert not view.standings.isVisible()


@pytest.mark.skipif(sys.platform != "linux", reason="looks processes up in /proc")
def test_cancelling_between_pairs_ends_all_workers(opened: Opened, qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "class"
    folder.mkdir()
    for number in range(60):
        rows = [",".join(str(own * other // (number + 1) % 11) for other in range(100)) for own in range(100)]
        (folder / f"{number}.csv").write_text("\n".join(rows))
    view = opened()
    assert view.take_files([str(folder)])
    # That of the contest, and one for its pairs.
    qtbot.waitUntil(lambda: len(strategy_processes()) > 1, timeout=PATIENCE_MS)
    view.bringing.work.cancel_button.click()
    qtbot.waitUntil(lambda: not strategy_processes(), timeout=PATIENCE_MS)
    assert not view.standings.isVisible()


def test_the_pages_load_no_numpy_before_a_chart() -> None:
    pages = "dicedesk.ui.games.hog.contest", "dicedesk.ui.games.hog.own_strategy"
    code = f"import sys, {', '.join(pages)}; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=PATIENCE_MS).returncode == 0  # noqa: S603


def test_programs_are_asked_about_once(opened: Opened, qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "class"
    folder.mkdir()
    (folder / "a.py").write_text("def final_strategy(score, opponent_score):\n    return 4\n")
    view = opened()
    asked(view, folder, qtbot)
    question = view.bringing.question
    assert question.says.text().startswith("1 program in this folder has not run before.")
    assert question.leave_button.hasFocus()
    question.leave_button.click()
    assert view.bringing.error.text() == "No program was run."
    asked(view, folder, qtbot)
    question.run_button.click()
    qtbot.waitUntil(view.standings.isVisible, timeout=PATIENCE_MS)
    other = opened()
    assert other.take_files([str(folder)])
    qtbot.waitUntil(other.standings.isVisible, timeout=PATIENCE_MS)
    (folder / "a.py").write_text("def final_strategy(score, opponent_score):\n    return 5\n")
    asked(other, folder, qtbot)


def test_a_folder_without_strategies_and_one_that_is_gone_are_told_of(
    opened: Opened, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "empty").mkdir()
    view = opened()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path / "empty"))
    view.choose_button.click()
    qtbot.waitUntil(
        lambda: view.bringing.error.text() == "There are no strategies in empty.", timeout=PATIENCE_MS
    )
    assert not view.take_files([str(tmp_path / "nobody")])
    assert not view.take_files([str(tmp_path / "empty"), str(tmp_path)])


def test_a_row_of_the_ranking_is_that_of_the_map(opened: Opened, qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "class"
    folder.mkdir()
    for dice in (4, 6, 10):
        (folder / f"always {dice}.csv").write_text("\n".join([",".join([str(dice)] * 100)] * 100))
    (folder / "bad.csv").write_text("4")
    view = opened()
    assert view.take_files([str(folder)])
    qtbot.waitUntil(view.standings.isVisible, timeout=PATIENCE_MS)
    standings = view.standings
    assert [place.name for place in standings.table.rows] == ["always 6", "always 4", "always 10", "bad"]
    standings.table.selectRow(1)
    assert standings.map.place == (0, 1)
    assert standings.says.text().startswith("always 4 wins ")
    assert standings.says.text().endswith(" against always 6")
    standings.map.go_to((2, 0))
    assert standings.says.text() == "always 10 against itself"
    assert standings.table.currentIndex().row() == 2
    standings.table.selectRow(3)
    assert standings.map.place == (2, 0)
    assert standings.says.text() == f"bad: {shown(standings.table.rows[3].fault)}"


def test_the_keys_of_the_lab_save_the_ranking_and_the_matrix(
    opened: Opened, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "class"
    folder.mkdir()
    for dice in (4, 6):
        (folder / f"always {dice}.csv").write_text("\n".join([",".join([str(dice)] * 100)] * 100))
    view = opened()
    view.save_figures()
    view.save_picture()
    assert view.take_files([str(folder)])
    qtbot.waitUntil(view.standings.isVisible, timeout=PATIENCE_MS)
    for save, name, begin in (
        (view.save_figures, "ranking.csv", b"rank,name,wins"),
        (view.save_picture, "matrix.png", b"\x89PNG"),
        (view.save_picture, "matrix.csv", b"name,always 6,always 4"),
    ):
        file = tmp_path / name
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, file=file: (str(file), ""))
        save()
        qtbot.waitUntil(file.exists, timeout=PATIENCE_MS)
        qtbot.waitUntil(
            lambda file=file, begin=begin: file.read_bytes().startswith(begin), timeout=PATIENCE_MS
        )
