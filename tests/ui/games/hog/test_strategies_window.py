"""The window of strategies: their maps, the sentence about a position, and what costs most."""

import csv
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.adapters.jobs.thread_jobs import ThreadJobs
from dicedesk.games.hog.strategies import STUDIED, MapKind, StrategyStudy, named_study
from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.games.hog.game_ui import STRATEGIES
from dicedesk.ui.games.hog.strategies import StrategiesWindow
from tests.fakes.jobs import ImmediateJobs
from tests.patience import PATIENCE_MS
from tests.ui.pointing import point_at
from tests.ui.solved_jobs import SolvedJobs
from tests.ui.windows import windows_over

Opened = Callable[..., StrategiesWindow]


class FailingJobs(ImmediateJobs):
    """Can do nothing."""

    def start(self, work: Any, done: Any, failed: Any, news: Any = None) -> Any:
        failed(ImportError("There is no numpy"))


@pytest.fixture
def opened(owner: QWidget, parts: AppParts, solved_jobs: SolvedJobs) -> Opened:
    """Opens the window with two strategies."""

    def made(*names: str, jobs: Jobs | None = None) -> StrategiesWindow:
        pair = (names[0], names[1]) if names else None
        return windows_over(owner, replace(parts, long_jobs=jobs or solved_jobs)).show_of_game(
            STRATEGIES, pair
        )

    return made


@pytest.fixture(scope="module")
def study() -> StrategyStudy:
    return named_study("always:4", "perfect")


def test_the_final_strategy_is_seen_first_against_perfect_play(opened: Opened) -> None:
    window = opened()
    found = named_study("final", "perfect")
    assert window.choice.names == ("final", "perfect")
    assert window.wins.text().startswith(
        f"Final strategist beats Perfect player in {found.wins.average:.2%} of games"
    )
    assert window.map.accessibleName() == "Dice rolled: Final strategist against Perfect player"


def test_every_strategy_can_be_chosen_and_all_but_the_best_response_as_the_other_one(opened: Opened) -> None:
    choice = opened().choice
    offered = [[box.itemData(row) for row in range(box.count())] for box in (choice.strategy, choice.against)]
    assert offered == [list(STUDIED), list(STUDIED[:-1])]


def test_the_position_at_the_cursor_is_explained(opened: Opened) -> None:
    window = opened("always:4", "final")
    window.map.go_to((61, 33))
    assert window.says.text().startswith(
        "At 61 to 33, 4-dice player rolls 4 dice. The best choice is Free Bacon, which is 8.0 percentage points "
        "better. A sure 3 points: the score reaches 64, which doesn't swap with 33."
    )
    assert window.map.accessibleDescription() == window.says.text()


def test_the_map_of_differences_tells_of_the_other_one(opened: Opened) -> None:
    window = opened("always:4", "always:6")
    window.choice.map.setCurrentIndex(list(MapKind).index(MapKind.DIFFERENCE))
    assert "6-dice player would roll 6 dice." in window.says.text()


def test_the_position_under_the_mouse_is_explained_until_it_leaves(opened: Opened, qtbot: QtBot) -> None:
    window = opened()
    qtbot.waitUntil(lambda: window.seen is not None)
    point_at(window.map, window.map.rect().center())
    assert not window.says.text().startswith("At 0 to 0,")
    QApplication.sendEvent(window.map, QEvent(QEvent.Type.Leave))
    assert window.says.text().startswith("At 0 to 0,")


def test_keys_lead_through_what_costs_most_from_the_worst_on(opened: Opened, study: StrategyStudy) -> None:
    window = opened("always:4", "perfect")
    costly = [(cell.own, cell.other) for cell in study.costliest()]
    seen = []
    for _ in range(len(costly) + 1):
        QTest.keyClick(window.map, Qt.Key.Key_BracketRight)
        seen.append(window.place)
    assert seen == [*costly, costly[0]]
    QTest.keyClick(window.map, Qt.Key.Key_BracketLeft)
    assert window.place == costly[-1]
    window.map.go_to((0, 0))
    QTest.keyClick(window.map, Qt.Key.Key_BracketLeft)
    assert window.place == costly[-1]


def test_a_row_of_what_costs_most_leads_to_its_position(opened: Opened, study: StrategyStudy) -> None:
    window = opened("always:4", "perfect")
    first, second = study.costliest()[:2]
    window.costly.setFocus()
    QTest.keyClick(window.costly, Qt.Key.Key_Down)
    QTest.keyClick(window.costly, Qt.Key.Key_Down)
    assert window.place in {(first.own, first.other), (second.own, second.other)}
    row = window.costly.currentIndex().row()
    assert window.costly.rows[row] == study.cell(*window.place)
    window.map.go_to((0, 0))
    assert not window.costly.selectionModel().hasSelection()


def test_who_loses_nothing_has_no_such_rows(opened: Opened) -> None:
    window = opened("best", "swap")
    assert (window.costly.rows, "always makes the best choice" in window.wins.text()) == ((), True)
    QTest.keyClick(window.map, Qt.Key.Key_BracketRight)
    assert window.place == (0, 0)


def test_the_numbers_are_a_table_with_a_row_for_each_own_score(opened: Opened, study: StrategyStudy) -> None:
    window = opened("always:4", "perfect")
    window.map.go_to((61, 33))
    window.table_button.click()
    table = window.slice.table
    assert (table.isVisible(), table.model().rowCount(), table.currentIndex().row()) == (True, 100, 61)
    assert table.rows[61] == study.cell(61, 33)
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert window.place == (62, 33)
    window.slice.score.setValue(34)
    assert (window.place, table.rows[62]) == ((62, 34), study.cell(62, 34))
    assert window.says.text().startswith("At 62 to 34, ")


def test_cells_of_the_tables_are_read_in_words(opened: Opened) -> None:
    window = opened("always:4", "perfect")
    window.map.go_to((61, 33))
    index = window.slice.table.model().index
    words = [index(61, column).data(Qt.ItemDataRole.AccessibleTextRole) for column in range(6)]
    assert words[:2] == ["61 to 33", "4 dice"]
    assert all(words), words
    window.choice.choose("best", "perfect")
    window.choice.paired.emit()
    assert index(61, 4).data(Qt.ItemDataRole.AccessibleTextRole) == "Nothing"
    titles = [
        window.slice.table.model().headerData(
            column, Qt.Orientation.Horizontal, Qt.ItemDataRole.AccessibleTextRole
        )
        for column in range(6)
    ]
    assert titles == ["Score", "Choice", "Opponent's choice", "Best choice", "Cost (%)", "Share of games"]


def test_a_picture_is_saved_under_the_names_of_both(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qtbot: QtBot
) -> None:
    window, proposed = opened("always:4", "final"), []
    qtbot.waitUntil(lambda: window.seen is not None)

    def ask(parent: object, title: str, name: str, kinds: str) -> tuple[str, str]:
        proposed.append(name)
        return (str(tmp_path / "map.png"), "") if len(proposed) == 1 else ("", "")

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    window.save_button.click()
    assert proposed == ["dicedesk-always-4-against-final.png"]
    assert not QImage(str(tmp_path / "map.png")).isNull()
    window.table_button.click()
    window.save_button.click()
    assert proposed[1] == "dicedesk-always-4-against-final.csv"


def test_the_figures_in_a_file_are_those_of_the_study(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, study: StrategyStudy
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "a.csv"), ""))
    opened("always:4", "perfect").save()
    rows = list(csv.DictReader((tmp_path / "a.csv").read_text("utf-8").splitlines()))
    assert float(rows[6133]["cost"]) == study.cell(61, 33).cost


def test_it_is_open_once_and_shows_what_is_asked_for(opened: Opened) -> None:
    first = opened("final", "perfect")
    assert opened("swap:3:5", "bacon") is first
    assert first.choice.names == ("swap:3:5", "bacon")
    opened()
    assert first.choice.names == ("swap:3:5", "bacon")


def test_the_window_does_not_wait_and_the_last_choice_is_shown(
    opened: Opened, owner: QWidget, qtbot: QtBot
) -> None:
    jobs = ThreadJobs(owner)
    window = opened("final", "perfect", jobs=jobs)
    assert (window.note.text(), window.seen) == ("Comparing the strategies…", None)
    window.save()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_BracketRight):
        QTest.keyClick(window.map, key)
    window.choice.map.setCurrentIndex(2)
    window.choice.strategy.setCurrentIndex(2)
    qtbot.waitUntil(lambda: window.wins.text().startswith("Swap hunter"), timeout=PATIENCE_MS)
    assert (window.note.text(), window.note.isVisible()) == ("", False)
    qtbot.waitUntil(lambda: window.seen is not None, timeout=PATIENCE_MS)
    jobs.close()


def test_what_cannot_be_worked_out_is_told(opened: Opened) -> None:
    window = opened("final", "perfect", jobs=FailingJobs())
    assert window.note.text() == "The strategies could not be compared: There is no numpy"
