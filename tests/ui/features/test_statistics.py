"""The window of all statistics: results, money and dice, of one kind of game or of all."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.features.statistics import StatisticsProgress
from dicedesk.play.ports.game_summary import GameResult, GameSummary
from dicedesk.play.ports.store import StoreError
from dicedesk.ui.base.charts.chart import ChartCard
from dicedesk.ui.base.lifetime import is_alive
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.statistics import ResultsPage, StatisticsWindow
from tests.adapters.storage.past_games import FiguresOfMany, past_with
from tests.fakes.figures import GAMES, hog
from tests.fakes.summed import SummedFigures
from tests.ui.held_jobs import HeldJobs
from tests.ui.parts import with_late
from tests.ui.windows import windows_over

Opened = Callable[[Sequence[GameSummary], str], StatisticsWindow]


class BrokenFigures(SummedFigures):
    """Figures that cannot be read."""

    def tallies(self, game: str) -> tuple[()]:
        raise StoreError("the disk is gone")


@pytest.fixture
def opened(owner: QWidget, parts: AppParts, tmp_path: Path) -> Opened:
    """Opens the statistics of such games."""

    def made(games: Sequence[GameSummary], game: str) -> StatisticsWindow:
        past = past_with(tmp_path, games)
        return windows_over(owner, with_late(parts, history=past)).show_statistics(game)

    return made


def titles(window: StatisticsWindow) -> list[str]:
    return [window.pages.tabText(place) for place in range(window.pages.count())]


def results(window: StatisticsWindow) -> list[list[str]]:
    """What the table of opponents shows."""
    page = window.pages.widget(0)
    assert isinstance(page, ResultsPage)
    model = page.table.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_all_games_have_results_money_and_dice(opened: Opened) -> None:
    window = opened(GAMES, "")
    assert titles(window) == ["Results", "Skill", "Money", "Dice"]
    assert results(window) == [
        ["Hog", "Final strategist", "3", "2", "1", "0", "67%", "0", "0"],
        ["Craps", "Las Vegas", "2", "1", "1", "0", "50%", "0", "0"],
        ["Hazard", "–", "1", "0", "0", "0", "–", "0", "0"],
        ["Hog", "Ann", "1", "0", "1", "0", "0%", "0", "0"],
    ]
    charts = {(card.accessibleName(), card.says.text()) for card in window.findChildren(ChartCard)}
    assert charts == {
        ("Money over time", "Net winnings: −\N{WORD JOINER}$9.50"),
        (
            "Faces of all dice",
            "Consistent with fair dice (1,440 dice; fair dice differ by at least this much 99 times in 100)",
        ),
        (
            "Sums of two dice",
            "Consistent with fair dice (360 rolls; fair dice always differ by at least this much)",
        ),
    }


def test_each_chart_is_saved_with_its_own_figures(opened: Opened) -> None:
    cards = opened(GAMES, "").findChildren(ChartCard)
    heads = {card.accessibleName(): str(card.figures[".csv"]()).partition("\n")[0] for card in cards}
    assert heads == {
        "Money over time": "games,started,dollars",
        "Faces of all dice": "face,count,expected",
        "Sums of two dice": "sum,count,expected",
    }


def test_the_results_are_saved_for_other_programs(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page, answers = (
        opened(GAMES, "hog").pages.widget(0),
        ["", str(tmp_path / "mine"), str(tmp_path / "a" / "b.csv")],
    )
    assert isinstance(page, ResultsPage)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (answers.pop(0), ""))
    page.save_button.click()
    assert page.note.text() == ""
    page.save_button.click()
    assert page.note.text() == "Table saved as mine.csv"
    assert (tmp_path / "mine.csv").read_text("utf-8").splitlines() == [
        "game,opponent,played,counted,won,lost,tied,share_won,practice,left",
        "hog,final,3,3,2,1,0,2/3,0,0",
        "hog,Ann,1,1,0,1,0,0,0,0",
    ]
    page.save_button.click()
    assert page.note.text().startswith("The table could not be saved: ")


def test_the_opponent_who_was_played_most_is_in_sight(opened: Opened) -> None:
    window = opened([hog(place, GameResult.WON, f"Ann {place}") for place in range(40)], "hog")
    page = window.pages.widget(0)
    assert isinstance(page, ResultsPage)
    assert (page.table.rowAt(0), page.table.verticalScrollBar().value()) == (0, 0)


def test_a_game_without_money_has_none(opened: Opened) -> None:
    assert titles(opened(GAMES, "hog")) == ["Results", "Skill", "Dice"]


def test_another_game_is_chosen_by_keys_and_the_page_stays(opened: Opened, qtbot: QtBot) -> None:
    window = opened(GAMES, "")
    window.pages.setCurrentIndex(2)
    qtbot.keyClick(window.game_choice, Qt.Key.Key_Down)
    qtbot.keyClick(window.game_choice, Qt.Key.Key_Down)
    assert window.statistics is not None
    assert (window.statistics.game, titles(window)[window.pages.currentIndex()]) == ("craps", "Money")


def test_the_focus_stays_on_the_tabs_while_games_are_added_up(opened: Opened) -> None:
    window = opened(GAMES, "")
    window.activateWindow()
    window.pages.tabBar().setFocus()
    window.show_game("craps")
    assert window.focusWidget() is window.pages.tabBar()


def test_it_is_open_once_and_shows_the_game_that_is_asked_for(
    opened: Opened, owner: QWidget, parts: AppParts
) -> None:
    first = opened(GAMES, "")
    again = windows_over(owner, parts).show_statistics("hog")
    assert (again is first, first.game_choice.currentData()) == (True, "hog")


def test_without_games_it_says_so(opened: Opened) -> None:
    window = opened((), "")
    assert (window.note.text(), window.pages.isVisible()) == ("No finished games yet.", False)


def test_where_nothing_is_kept_it_says_so_too(owner: QWidget, parts: AppParts) -> None:
    window = windows_over(owner, parts).show_statistics()
    assert window.note.text() == "No finished games yet."


def test_games_that_cannot_be_read_are_told(owner: QWidget, parts: AppParts) -> None:
    window = windows_over(owner, with_late(parts, history=BrokenFigures(()))).show_statistics()
    assert window.note.text() == "the disk is gone"


@pytest.fixture
def jobs() -> HeldJobs:
    return HeldJobs()


@pytest.fixture
def held(owner: QWidget, parts: AppParts, tmp_path: Path, jobs: HeldJobs) -> StatisticsWindow:
    """Statistics whose games, which are many, are being added up."""
    past = past_with(tmp_path, GAMES)
    kept = with_late(parts, history=FiguresOfMany(past.file))
    return windows_over(owner, replace(kept, long_jobs=jobs)).show_statistics()


def test_the_window_does_not_wait_for_the_figures(held: StatisticsWindow, jobs: HeldJobs) -> None:
    assert titles(held) == []
    held.show_game("craps")
    assert [job.is_cancelled for job in jobs.started] == [True, False]
    jobs.started[-1].finish()
    assert (held.statistics and held.statistics.game, titles(held)) == (
        "craps",
        ["Results", "Skill", "Money", "Dice"],
    )


def test_how_far_it_is_can_be_seen_where_it_takes_longer(
    held: StatisticsWindow, jobs: HeldJobs, qtbot: QtBot
) -> None:
    assert not held.work.isVisible()
    qtbot.waitUntil(held.work.isVisible)
    said = []
    for is_summarizing, share in ((True, 0.5), (False, 0.25)):
        jobs.started[0].news(StatisticsProgress(is_summarizing, share))
        said.append((held.work.words.text(), held.work.bar.value() / held.work.bar.maximum()))
    assert said == [("Reading earlier games…", 0.5), ("Calculating statistics…", 0.25)]
    jobs.started[0].finish()
    assert not held.work.isVisible()


def test_cancelling_closes_it_where_nothing_is_shown_yet(
    held: StatisticsWindow, jobs: HeldJobs, qtbot: QtBot
) -> None:
    qtbot.waitUntil(held.work.isVisible)
    held.work.cancel_button.click()
    assert jobs.started[0].is_cancelled
    qtbot.waitUntil(lambda: not is_alive(held))


def test_cancelling_goes_back_to_the_games_that_are_shown(
    held: StatisticsWindow, jobs: HeldJobs, qtbot: QtBot
) -> None:
    jobs.started[0].finish()
    qtbot.keyClick(held.game_choice, Qt.Key.Key_Down)
    qtbot.waitUntil(held.work.isVisible)
    held.activateWindow()
    qtbot.waitUntil(held.isActiveWindow)
    qtbot.keyClick(held.game_choice, Qt.Key.Key_Tab)
    assert held.work.cancel_button.hasFocus()
    qtbot.keyClick(held.work.cancel_button, Qt.Key.Key_Space)
    assert [job.is_cancelled for job in jobs.started] == [False, True]
    assert (held.game_choice.currentData(), held.note.text(), held.work.isVisible()) == (
        "",
        "Canceled.",
        False,
    )
    assert held.game_choice.hasFocus()


def test_escape_ends_the_work(held: StatisticsWindow, jobs: HeldJobs, qtbot: QtBot) -> None:
    qtbot.keyClick(held, Qt.Key.Key_Escape)
    assert jobs.started[0].is_cancelled
    qtbot.waitUntil(lambda: not is_alive(held))
