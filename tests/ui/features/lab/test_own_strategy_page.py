"""The page of a strategy of one's own: asked first, its faults in a sentence, its rates, and a game against it."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.adapters.hog_contest.strategy_work import StrategyWorkHere
from dicedesk.adapters.jobs.process_jobs import ProcessJobs
from dicedesk.adapters.jobs.thread_jobs import ThreadJobs
from dicedesk.games.hog.named_strategies import ImportedStrategy
from dicedesk.games.hog.players import parse_strategy, table_of
from dicedesk.games.hog.strategies import brought_study, named_study
from dicedesk.games.hog.table import HogSeating, seating_of
from dicedesk.play.seats import PERSON
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.lab.page import LabPage
from dicedesk.ui.games.hog.own_strategy import Beside, OwnStrategyView
from dicedesk.ui.games.hog.tab import HogTab
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.main_window import MainWindow
from tests.lab.class_folder import BAD
from tests.patience import PATIENCE_MS
from tests.repeated import first_of
from tests.ui.parts import with_late
from tests.ui.windows import main_window

SECONDS = 30
ALWAYS_FOUR = "def final_strategy(score, opponent_score):\n    return 4\n"

Write = Callable[[str, str], Path]


@pytest.fixture
def own_parts(parts: AppParts, tmp_path: Path) -> AppParts:
    """The parts, with a games folder of one's own; the same strategies are compared once in a run of the tests."""
    return with_late(parts, services=[StrategyWorkHere(str(tmp_path / "games"), SECONDS)])


def opened(owner: QWidget, parts: AppParts) -> OwnStrategyView:
    """The page alone, without a file."""
    owner.resize(900, 700)
    view = OwnStrategyView(parts, owner)
    view.resize(owner.size())
    view.show()
    owner.activateWindow()
    view.choose_button.setFocus()
    return view


@pytest.fixture
def page(owner: QWidget, own_parts: AppParts, qtbot: QtBot) -> OwnStrategyView:
    """The page."""
    view = opened(owner, own_parts)
    qtbot.waitUntil(owner.isActiveWindow)
    return view


@pytest.fixture
def real_page(owner: QWidget, own_parts: AppParts, qtbot: QtBot) -> Iterator[OwnStrategyView]:
    """The page with jobs as the program has them, for the programs of strangers."""
    jobs, long_jobs = ThreadJobs(), ProcessJobs()
    view = opened(owner, replace(own_parts, jobs=jobs, long_jobs=long_jobs))
    qtbot.waitUntil(owner.isActiveWindow)
    yield view
    for each in (long_jobs, jobs):
        each.close()
        each.deleteLater()


@pytest.fixture
def window(qtbot: QtBot, games: list[TabSpec], own_parts: AppParts) -> MainWindow:
    """The whole window."""
    made = main_window(games, own_parts)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


@pytest.fixture
def page_in_window(window: MainWindow) -> OwnStrategyView:
    """The page in the Lab, without a file."""
    window.games.choose("lab")
    lab = window.current_tab
    assert isinstance(lab, LabPage)
    lab.choose("own-strategy")
    view = lab.view
    assert isinstance(view, OwnStrategyView)
    return view


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a file of that name."""

    def written(name: str, text: str) -> Path:
        (tmp_path / name).write_text(text, encoding="utf-8")
        return tmp_path / name

    return written


def table_text(name: str) -> str:
    """A known strategy as a CSV file."""
    return "\n".join(",".join(map(str, row)) for row in table_of(parse_strategy(name)))


def run(page: OwnStrategyView, file: Path, qtbot: QtBot) -> None:
    """Brings a program, and lets it run."""
    assert page.take_files([str(file)])
    qtbot.waitUntil(page.bringing.question.isVisible, timeout=PATIENCE_MS)
    qtbot.keyClick(page.bringing.question.run_button, Qt.Key.Key_Space)


def studied(page: OwnStrategyView, file: Path, qtbot: QtBot) -> None:
    """Brings a table, and waits until it is studied."""
    assert page.take_files([str(file)])
    qtbot.waitUntil(page.result.isVisible, timeout=PATIENCE_MS)


def test_a_program_is_asked_about_once_and_a_changed_one_again(
    real_page: OwnStrategyView, write: Write, qtbot: QtBot
) -> None:
    heard: list[str] = []
    real_page.told.connect(heard.append)
    file = write("four.py", ALWAYS_FOUR)
    assert real_page.take_files([str(file)])
    question = real_page.bringing.question
    qtbot.waitUntil(question.isVisible, timeout=PATIENCE_MS)
    assert question.says.text().startswith(
        "“four.py” is a program that has not run here before. The program runs in a sandbox"
    )
    assert heard == [question.says.text()]
    assert question.leave_button.hasFocus()
    qtbot.keyClick(question.leave_button, Qt.Key.Key_Space)
    assert real_page.bringing.error.text() == "No program was run."
    assert real_page.choose_button.hasFocus()
    run(real_page, file, qtbot)
    qtbot.waitUntil(real_page.result.isVisible, timeout=PATIENCE_MS)
    studied(real_page, file, qtbot)
    write("four.py", ALWAYS_FOUR.replace("4", "5"))
    assert real_page.take_files([str(file)])
    qtbot.waitUntil(question.isVisible, timeout=PATIENCE_MS)


def test_what_this_system_cannot_do_is_told(
    real_page: OwnStrategyView, write: Write, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    gap = "this computer cannot limit how much memory a program uses"
    monkeypatch.setattr(StrategyWorkHere, "gaps", lambda _: gap)
    monkeypatch.setattr(ProcessJobs, "start", lambda _, work, done, *__: done(work()))
    assert real_page.take_files([str(write("four.py", ALWAYS_FOUR))])
    qtbot.waitUntil(real_page.bringing.question.isVisible, timeout=PATIENCE_MS)
    assert real_page.bringing.question.says.text().endswith(f"Caution: {gap}.")


FAULTS = [("wrong value", "no Python"), tuple(fault for fault in BAD if fault != "hang")]


@pytest.mark.parametrize("faults", first_of([(faults,) for faults in FAULTS], 1), ids=["some", "all"])
def test_what_is_wrong_with_it_is_a_sentence(
    real_page: OwnStrategyView, write: Write, qtbot: QtBot, faults: tuple[str, ...]
) -> None:
    said = {}
    for fault in faults:
        run(real_page, write(f"{fault}.py", BAD[fault]), qtbot)
        qtbot.waitUntil(lambda: bool(real_page.bringing.error.text()), timeout=PATIENCE_MS)
        seen = (
            real_page.choose_button.hasFocus(),
            real_page.result.isVisible(),
            real_page.play_button.isVisible(),
        )
        assert seen == (True, False, False), fault
        said[fault] = real_page.bringing.error.text()
    assert {fault: words for fault, words in said.items() if len(words) <= 20} == {}


def test_its_rates_are_exact_against_every_known_strategy(
    page: OwnStrategyView, write: Write, qtbot: QtBot
) -> None:
    studied(page, write("hunter.csv", table_text("swap")), qtbot)
    found = brought_study("swap", "perfect")
    assert [rate.wins for rate in page.result.rates.rows] == [rate.wins for rate in found.rates]
    assert page.result.wins.text().startswith(
        f"Strategy hunter beats Perfect player in {found.maps.study.wins.average:.2%} of games"
    )
    assert page.result.wins.text().endswith(
        f"The best response wins {found.answer.study.wins.average:.2%} of games against this strategy."
    )
    assert page.result.costly.rows == found.maps.costliest


def test_another_opponent_is_chosen_in_the_box_or_the_table(
    page: OwnStrategyView, write: Write, qtbot: QtBot
) -> None:
    studied(page, write("hunter.csv", table_text("swap")), qtbot)
    for choose, opponent in (
        (lambda: page.result.against.setCurrentIndex(page.result.against.findData("bacon")), "bacon"),
        (lambda: page.result.rates.selectRow(0), "final"),
    ):
        choose()
        average = named_study("swap", opponent).wins.average
        qtbot.waitUntil(
            lambda average=average: f"{average:.2%}" in page.result.wins.text(), timeout=PATIENCE_MS
        )
        assert page.result.opponent == opponent
    own = page.result.against.findText("Strategy hunter")
    page.result.against.setCurrentIndex(own)
    qtbot.waitUntil(lambda: "50.00%" in page.result.wins.text(), timeout=PATIENCE_MS)
    assert page.result.rates.rows[-1].name == page.result.opponent


def test_the_maps_move_together_and_to_what_costs_most(
    page: OwnStrategyView, write: Write, qtbot: QtBot
) -> None:
    studied(page, write("hunter.csv", table_text("swap")), qtbot)
    maps, worst = page.result.maps, page.result.costly.rows[0]
    qtbot.keyClick(maps.other, Qt.Key.Key_BracketRight)
    assert maps.choices.place == maps.other.place == (worst.own, worst.other)
    assert page.result.costly.currentIndex().row() == 0
    page.result.costly.selectRow(3)
    cell = page.result.costly.rows[3]
    assert maps.choices.place == maps.other.place == (cell.own, cell.other)
    titles = []
    for place, beside in enumerate(Beside):
        maps.box.setCurrentIndex(place)
        assert maps.beside is beside
        titles.append(maps.other.accessibleName())
    assert titles == [
        "Best number of dice: Strategy hunter against Perfect player",
        "Cost of choices: Strategy hunter against Perfect player",
        "How the strategies differ: Strategy hunter against Perfect player",
        "Dice rolled: Best response against Strategy hunter",
    ]
    answer = named_study("best", "swap").cell(cell.own, cell.other)
    assert maps.says.text().endswith(
        f"At {cell.own} to {cell.other}, Best response "
        + (
            f"rolls {answer.dice} dice."
            if answer.dice > 1
            else "rolls 1 die."
            if answer.dice
            else "takes Free Bacon."
        )
    )


def test_a_game_against_it_begins_at_once_on_an_untouched_table(
    page_in_window: OwnStrategyView, window: MainWindow, write: Write, qtbot: QtBot
) -> None:
    studied(page_in_window, write("hunter.csv", table_text("swap")), qtbot)
    page_in_window.play_button.click()
    tab = window.current_tab
    assert isinstance(tab, HogTab)
    name = ImportedStrategy("hunter", bytes(sum(table_of(parse_strategy("swap")), ()))).name
    assert seating_of(tab.session.record) == HogSeating(PERSON, name)
    assert tab.cards.players.away.currentText() == "Strategy hunter"


def test_a_game_that_goes_on_is_not_lost_by_it(
    page_in_window: OwnStrategyView, window: MainWindow, write: Write, qtbot: QtBot
) -> None:
    tab = window.games.tab_of("hog")
    assert isinstance(tab, HogTab)
    tab.tray.duration_ms = 0
    tab.choose(4)
    tab.input.press()
    record = tab.session.record
    studied(page_in_window, write("hunter.csv", table_text("swap")), qtbot)
    with qtbot.waitSignal(tab.noted) as noted:
        page_in_window.play_button.click()
    assert noted.args == ["Strategy hunter joins the next game. Press N to start it."]
    assert tab.session.record.tags == record.tags
    tab.complete()
    assert tab.players.seating.away.startswith("table:hunter:")


def test_a_file_is_chosen_by_keys(
    page: OwnStrategyView, write: Write, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = write("no table.csv", "4,5\n")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    qtbot.keyClick(page.choose_button, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: bool(page.bringing.error.text()), timeout=PATIENCE_MS)
    assert page.bringing.error.text().startswith("line 1 has 2 cells; it needs 100")
    assert page.file.text() == "no table.csv"


def test_other_files_are_left_to_the_window(page: OwnStrategyView, write: Write) -> None:
    assert not page.take_files([str(write("game.dice", ""))])
    assert not page.take_files([str(write("a.csv", "")), str(write("b.csv", ""))])


def test_its_figures_and_the_picture_of_its_maps_are_saved(
    page: OwnStrategyView, write: Write, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.save_figures()
    studied(page, write("hunter.csv", table_text("swap")), qtbot)
    for save, name, begin in (
        (page.save_figures, "a.csv", b"own_score,other_score,dice"),
        (page.save_picture, "a.png", b"\x89PNG"),
    ):
        file = tmp_path / name
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, file=file: (str(file), ""))
        save()
        assert file.read_bytes().startswith(begin)
