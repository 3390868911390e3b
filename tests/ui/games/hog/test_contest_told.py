"""What the page of a contest says while one goes on, when it fails or is canceled, and of entries that hold nothing."""

from array import array
from dataclasses import replace
from pathlib import Path
from zipfile import ZipFile

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.core.words import Sentence, tr
from dicedesk.games.hog.standings import ContestProgress, Place, Stage, Standings
from dicedesk.play.ports.jobs import JobError
from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.things import RATE_SCALE
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.games.hog.contest import ContestView
from tests.ui.conftest import described
from tests.ui.held_jobs import HeldJobs
from tests.ui.pixels import pixels_by_color
from tests.ui.walk import settle

CRASHED = tr("it exited while loading")
BETTER, EVEN, WORSE = 5, 3, 1
"""How far 0.6, one half and 0.4 are from one half, in steps of the map."""


def standings_of(*faults: Sentence | None) -> Standings:
    """A ranking: the first entry wins 60% of its games, the second 40%; entries with a fault come last."""
    count = faults.count(None)
    names = ("ann", "bob", "eve")[: len(faults)]
    means = (0.6, 0.4, 0.0)[: len(faults)]
    places = tuple(
        Place(0, name, 0, 0.0, fault) if fault else Place(rank, name, int(rank == 1), mean)
        for rank, (name, mean, fault) in enumerate(zip(names, means, faults, strict=True), 1)
    )
    rates, steps = {(0, 1): 0.6, (1, 0): 0.4}, {(0, 1): BETTER, (1, 0): WORSE}
    pairs = [(row, column) for row in range(count) for column in range(count)]
    return Standings(
        places,
        array("d", [rates.get(pair, 0.5) for pair in pairs]),
        bytes(steps.get(pair, EVEN) for pair in pairs),
    )


@pytest.fixture
def jobs() -> HeldJobs:
    """A contest that goes on until the test says what came of it."""
    return HeldJobs()


@pytest.fixture
def view(qtbot: QtBot, parts: AppParts, jobs: HeldJobs, owner: QWidget) -> ContestView:
    """The page, open."""
    made = ContestView(replace(parts, long_jobs=jobs), owner)
    made.show()
    owner.activateWindow()
    qtbot.waitUntil(owner.isActiveWindow)
    return made


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two tables; no program of a stranger is asked about."""
    made = tmp_path / "class"
    made.mkdir()
    for name in ("ann", "bob"):
        (made / f"{name}.csv").write_text("4", encoding="utf-8")
    return made


def heard_of(view: ContestView) -> list[str]:
    heard: list[str] = []
    view.told.connect(heard.append)
    return heard


def test_while_a_contest_goes_on_it_is_said_how_far_it_is_and_it_can_be_canceled(
    view: ContestView, jobs: HeldJobs, folder: Path
) -> None:
    heard, work = heard_of(view), view.bringing.work
    assert view.take_files([str(folder)])
    assert (view.folder.text(), heard) == ("class", ["Running the contest in class…"])
    assert (work.words.text(), work.cancel_button.hasFocus()) == ("Running the contest in class…", True)
    assert jobs.last.news is not None
    seen = []
    for progress in (ContestProgress(Stage.READING, 1, 2), ContestProgress(Stage.PLAYING, 0, 1)):
        jobs.last.news(progress)
        seen.append((work.words.text(), work.bar.value() / work.bar.maximum()))
    assert seen == [("Reading strategies: 1 of 2", 0.5), ("Calculating pairs: 0 of 1", 0.0)]


def test_when_a_contest_is_over_it_is_said_who_leads_and_how_many_did_not_take_part(
    view: ContestView, jobs: HeldJobs, folder: Path
) -> None:
    heard = heard_of(view)
    view.take_files([str(folder)])
    jobs.last.done(standings_of(None, None, CRASHED))
    said = "ann leads with 1 win and an average win rate of 60.00%. 1 file did not take part in the contest."
    assert (view.says.text(), heard[-1]) == (said, said)
    assert view.choose_button.hasFocus()
    assert not view.bringing.work.isVisible()


def test_the_ranking_says_what_is_wrong_with_an_entry_and_reads_none_for_the_others(
    view: ContestView, jobs: HeldJobs, folder: Path
) -> None:
    view.take_files([str(folder)])
    jobs.last.done(standings_of(None, None, CRASHED))
    model = view.standings.table.model()
    problems = [model.index(row, model.columnCount() - 1) for row in range(3)]
    role = Qt.ItemDataRole
    assert [index.data() for index in problems] == ["", "", "it exited while loading"]
    assert problems[2].data(role.ToolTipRole) == "it exited while loading"
    assert [str(index.data(role.AccessibleTextRole)) for index in problems[:2]] == ["None", "None"]
    out = [model.index(2, column) for column in range(4)]
    assert [index.data() for index in out] == ["", "eve", "", ""]
    assert [str(out[column].data(role.AccessibleTextRole)) for column in (0, 2, 3)] == ["None"] * 3


def test_the_map_is_read_by_keys_and_shows_the_row_of_the_ranking(
    view: ContestView, jobs: HeldJobs, folder: Path, qtbot: QtBot
) -> None:
    view.take_files([str(folder)])
    jobs.last.done(standings_of(None, None, CRASHED))
    board, table = view.standings.map, view.standings.table
    read = [board.accessibleDescription()]
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left):
        qtbot.keyClick(board, key)
        read.append(board.accessibleDescription())
    assert read == [
        "ann against itself",
        "ann wins 60.0000% of games against bob",
        "bob against itself",
        "bob wins 40.0000% of games against ann",
    ]
    assert table.currentIndex().row() == 1
    assert view.standings.says.text() == read[-1]


@pytest.mark.parametrize(
    ("faults", "said"),
    [
        ((CRASHED, CRASHED), "2 files did not take part in the contest."),
        (
            (None, CRASHED),
            "ann leads with 1 win and an average win rate of 60.00%. 1 file did not take part in the contest.",
        ),
    ],
)
def test_without_two_strategies_there_is_no_head_to_head(
    view: ContestView, jobs: HeldJobs, folder: Path, faults: tuple[Sentence | None, ...], said: str
) -> None:
    view.take_files([str(folder)])
    jobs.last.done(standings_of(*faults))
    assert view.says.text() == said
    assert (view.standings.table.isVisible(), view.standings.map.isVisible()) == (True, False)
    view.standings.table.selectRow(1)
    assert view.standings.says.text() == "bob: it exited while loading"


def test_a_zip_file_of_a_class_is_taken_too(view: ContestView, jobs: HeldJobs, folder: Path) -> None:
    with ZipFile(folder / "class.zip", "w") as packed:
        packed.write(folder / "ann.csv", "ann/hog.csv")
    assert view.take_files([str(folder / "class.zip")])
    jobs.last.done(standings_of(None, None))
    assert (view.folder.text(), view.standings.isVisible()) == ("class.zip", True)


def test_a_contest_that_fails_says_why_and_another_folder_can_be_chosen(
    view: ContestView, jobs: HeldJobs, folder: Path
) -> None:
    heard = heard_of(view)
    view.take_files([str(folder)])
    jobs.last.failed(JobError("the disk is full"))
    assert (view.bringing.error.text(), view.bringing.note.text()) == ("the disk is full", "")
    assert heard[-1] == "the disk is full"
    assert view.choose_button.hasFocus()
    parts = (view.bringing.work, view.standings, view.save_button, view.says)
    assert [described(part) for part in parts if part.isVisible()] == []
    view.take_files([str(folder)])
    assert not view.bringing.error.isVisible()


def test_what_was_found_of_another_folder_is_gone_even_when_the_next_contest_is_canceled(
    view: ContestView, jobs: HeldJobs, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    view.take_files([str(folder)])
    jobs.last.done(standings_of(None, None))
    view.take_files([str(folder)])
    view.bringing.work.cancel_button.click()
    assert view.bringing.note.text() == "Canceled."
    assert not view.standings.isVisible()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: pytest.fail("asks for a file"))
    view.save_figures()
    view.save_picture()


def test_another_folder_takes_the_place_of_the_one_that_goes_on(
    view: ContestView, jobs: HeldJobs, folder: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other"
    folder.rename(other)
    (tmp_path / "class").mkdir()
    (tmp_path / "class" / "eve.csv").write_text("4", encoding="utf-8")
    view.take_files([str(other)])
    first = jobs.last
    view.take_files([str(folder)])
    first.done(standings_of(None, None))
    assert (first.is_cancelled, view.folder.text(), view.standings.isVisible()) == (True, "class", False)
    assert view.bringing.work.words.text() == "Running the contest in class…"


@pytest.mark.parametrize(
    ("chosen", "kept", "said"),
    [
        ("mine", ["mine.csv"], ["Saved as mine.csv"]),
        ("mine.txt", ["mine.txt"], ["Saved as mine.txt"]),
        ("", [], []),
        ("gone/mine.csv", [], ["The contest could not be saved: no such file or folder"]),
    ],
)
def test_a_ranking_is_saved_under_the_name_that_is_chosen(
    view: ContestView,
    jobs: HeldJobs,
    folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    chosen: str,
    kept: list[str],
    said: list[str],
) -> None:
    view.take_files([str(folder)])
    jobs.last.done(standings_of(None, None))
    heard = heard_of(view)
    file = str(tmp_path / chosen) if chosen else ""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (file, ""))
    view.save_button.menu().actions()[0].trigger()
    assert ([file.name for file in tmp_path.glob("*.*")], heard) == (kept, said)


def test_without_a_folder_nothing_begins(
    view: ContestView, jobs: HeldJobs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "")
    view.choose_button.click()
    assert (view.folder.text(), jobs.started) == ("", [])


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ("", []),
        ("map.png", ["Chart saved as map.png"]),
        ("gone/map.png", ["The chart could not be saved: no such file or folder"]),
    ],
)
def test_what_came_of_saving_the_map_is_said_and_shown(
    view: ContestView,
    jobs: HeldJobs,
    folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    chosen: str,
    said: list[str],
) -> None:
    view.take_files([str(folder)])
    jobs.last.done(standings_of(None, None))
    heard, noted = heard_of(view), list[str]()
    view.noted.connect(noted.append)
    file = str(tmp_path / chosen) if chosen else ""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (file, ""))
    view.save_picture()
    assert (heard, noted) == (said, said)


def test_the_pair_under_the_mouse_is_told_and_the_cursor_stays_where_it_was(
    view: ContestView, jobs: HeldJobs, folder: Path
) -> None:
    view.take_files([str(folder)])
    jobs.last.done(standings_of(None, None))
    board, told = view.standings.map, []
    for pointed in ((1, 1), (0, 0), None):
        board.pointed.emit(pointed)
        told.append(view.standings.says.text())
    assert told == [
        "ann wins 60.0000% of games against bob",
        "bob wins 40.0000% of games against ann",
        "ann against itself",
    ]
    assert board.place == (0, 1)


def test_the_colors_of_the_map_are_explained_in_words_in_each_theme(
    view: ContestView, jobs: HeldJobs, folder: Path, appearance: Appearance
) -> None:
    view.take_files([str(folder)])
    jobs.last.done(standings_of(None, None))
    legend = view.standings.legend
    words = [part.text() for part in legend.findChildren(QLabel) if part.text()]
    assert words == [
        "less than 30%",
        "30% to 45%",
        "45% to 50%",
        "50%, even",
        "50% to 55%",
        "55% to 70%",
        "70% or more",
    ]
    for theme in (ThemeChoice.DARK, ThemeChoice.LIGHT):
        appearance.choose(theme)
        settle()
        seen = pixels_by_color(legend.grab().toImage())
        assert set(RATE_SCALE.colors(appearance.palette)) <= seen.keys()
