"""The History page shows what choices lost and what luck gave, once the games were reviewed in the background."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.features.history.games import summary_of
from dicedesk.play.ports.game_summary import ReviewFigures
from dicedesk.play.ports.past_games import PastQuery
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.history.page import HistoryPage
from tests.adapters.storage.past_games import kept_hog, past_of
from tests.ui.features.history.test_history_page import GAMES, column
from tests.ui.held_jobs import HALFWAY, HeldJobs
from tests.ui.parts import with_late

LOSS, LUCK = 5, 6


@pytest.fixture
def jobs() -> HeldJobs:
    return HeldJobs()


@pytest.fixture
def page(qtbot: QtBot, parts: AppParts, tmp_path: Path, jobs: HeldJobs) -> Iterator[HistoryPage]:
    """A game of craps and three of Hog, of which the newest goes on; nothing of them is reviewed yet."""
    parent = QWidget()
    qtbot.addWidget(parent)
    parts = replace(with_late(parts, history=past_of(tmp_path, *GAMES)), long_jobs=jobs)
    made = HistoryPage(parts, parent)
    made.resize(1280, 720)
    parent.show()
    qtbot.waitUntil(lambda: made.table.model().rowCount() == len(GAMES))
    yield made
    del parent


def test_losses_and_luck_come_when_the_games_are_reviewed_and_the_choice_stays(
    page: HistoryPage, jobs: HeldJobs, qtbot: QtBot
) -> None:
    table = page.table
    qtbot.mouseClick(
        table.viewport(),
        Qt.MouseButton.LeftButton,
        pos=table.visualRect(table.model().index(2, 0)).center(),
    )
    assert (column(page, LOSS), column(page, LUCK)) == (["–"] * 4, ["–"] * 4)
    jobs.waiting[0].finish()
    lost, luck = column(page, LOSS), column(page, LUCK)
    assert (lost[0], lost[3], luck[0], luck[3]) == ("–", "$0.07", "–", "+$5.07")
    assert float(lost[1].removesuffix("%")) > 0
    assert luck[1].startswith("−")
    assert luck[2].startswith("+")
    assert table.chosen_ranges == ((2, 1),)


def test_a_screen_reader_says_what_the_numbers_are(page: HistoryPage, jobs: HeldJobs) -> None:
    model, spoken = page.table.model(), Qt.ItemDataRole.AccessibleTextRole
    assert model.index(0, LOSS).data(spoken) == "Not reviewed"
    jobs.waiting[0].finish()
    for at in (LOSS, LUCK):
        assert (
            model.index(1, at).data(spoken)
            == f"{model.index(1, at).data().removesuffix('%')} percentage points"
        )
    assert model.headerData(LOSS, Qt.Orientation.Horizontal, spoken) == "What your choices cost"


def test_games_are_reviewed_only_while_they_are_looked_at(page: HistoryPage, jobs: HeldJobs) -> None:
    page.hide()
    assert jobs.waiting == []
    page.show()
    assert len(jobs.waiting) == 1


def cancel(page: HistoryPage, jobs: HeldJobs) -> None:
    """Cancels the slow work that the reviews wait for."""
    jobs.waiting[0].news(HALFWAY)
    page.slow_work.cancel.setFocus()
    page.slow_work.cancel.click()


def words_in(part: QWidget) -> list[str]:
    return [words.text() for words in part.findChildren(QLabel) if words.isVisible()]


def test_slow_work_that_reviews_wait_for_shows_how_far_it_is(page: HistoryPage, jobs: HeldJobs) -> None:
    jobs.waiting[0].news(HALFWAY)
    assert words_in(page.slow_work) == [HALFWAY.words]


def test_slow_work_that_is_over_gives_the_focus_back(page: HistoryPage, jobs: HeldJobs) -> None:
    jobs.waiting[0].news(HALFWAY)
    page.slow_work.cancel.setFocus()
    jobs.waiting[0].finish()
    assert not page.slow_work.isVisible()
    assert page.window().focusWidget() is page.table


def test_canceled_reviews_do_not_begin_again_by_themselves(
    page: HistoryPage, jobs: HeldJobs, qtbot: QtBot
) -> None:
    cancel(page, jobs)
    with qtbot.waitSignal(page.catching_up.caught_up):
        page.catching_up.look()
    assert jobs.waiting == []
    assert words_in(page.slow_work) == ["3 games have not been reviewed yet."]


def test_canceled_reviews_continue_when_they_are_asked_for(page: HistoryPage, jobs: HeldJobs) -> None:
    cancel(page, jobs)
    assert page.window().focusWidget() is page.slow_work.resume
    page.slow_work.resume.click()
    assert len(jobs.waiting) == 1
    assert not page.slow_work.isVisible()


def test_practice_continues_canceled_reviews(page: HistoryPage, jobs: HeldJobs) -> None:
    cancel(page, jobs)
    page.side.practice_asked.emit("hog")
    assert len(jobs.waiting) == 1


def test_canceled_reviews_are_not_offered_while_games_are_sorted_by_reviews(
    page: HistoryPage, jobs: HeldJobs
) -> None:
    cancel(page, jobs)
    offered = []
    for place in (LOSS, 0):
        page.table.horizontalHeader().setSortIndicator(place, Qt.SortOrder.DescendingOrder)
        offered.append(page.slow_work.isVisible())
    assert offered == [False, True]


def test_canceled_reviews_that_were_made_elsewhere_are_not_offered(
    page: HistoryPage, jobs: HeldJobs, qtbot: QtBot, tmp_path: Path
) -> None:
    cancel(page, jobs)
    for _ in past_of(tmp_path).review(lambda _: None):
        pass
    with qtbot.waitSignal(page.catching_up.caught_up):
        page.catching_up.look()
    assert not page.slow_work.isVisible()


def test_games_keep_their_places_while_they_are_sorted_by_reviews(
    page: HistoryPage, jobs: HeldJobs, qtbot: QtBot
) -> None:
    header = page.table.horizontalHeader()
    jobs.waiting[0].finish()
    header.setSortIndicator(LUCK, Qt.SortOrder.DescendingOrder)
    assert [words[0] for words in column(page, LUCK)] == ["+", "−", "+", "–"]
    header.setSortIndicator(LUCK, Qt.SortOrder.AscendingOrder)
    assert [words[0] for words in column(page, LUCK)] == ["+", "−", "+", "–"]
    header.setSortIndicator(0, Qt.SortOrder.DescendingOrder)
    assert jobs.waiting == []


def test_no_more_games_are_reviewed_while_they_are_sorted_by_reviews(
    page: HistoryPage, jobs: HeldJobs
) -> None:
    header = page.table.horizontalHeader()
    header.setSortIndicator(LOSS, Qt.SortOrder.DescendingOrder)
    assert jobs.waiting == []
    header.setSortIndicator(0, Qt.SortOrder.DescendingOrder)
    assert len(jobs.waiting) == 1


def test_games_that_are_played_later_are_reviewed_too(
    page: HistoryPage, jobs: HeldJobs, qtbot: QtBot, tmp_path: Path
) -> None:
    jobs.waiting[0].finish()
    qtbot.wait(0)
    assert jobs.waiting == []
    past_of(tmp_path, kept_hog("2026-11-24T10:00:00Z-e", "roll 1 : 5"))
    page.catching_up.look()
    qtbot.waitUntil(lambda: bool(jobs.waiting))
    jobs.waiting[0].finish()
    assert [words == "–" for words in column(page, LOSS)] == [False, True, False, False, False]


def test_what_was_reviewed_before_is_not_reviewed_again(
    qtbot: QtBot, parts: AppParts, tmp_path: Path
) -> None:
    past, jobs, parent = past_of(tmp_path, *GAMES), HeldJobs(), QWidget()
    list(past.catch_up(summary_of))
    list(past.review(lambda _: ReviewFigures(0, 0)))
    qtbot.addWidget(parent)
    page = HistoryPage(replace(with_late(parts, history=past), long_jobs=jobs), parent)
    parent.show()
    qtbot.waitUntil(lambda: page.table.model().rowCount() == past.count(PastQuery()))
    assert (jobs.waiting, column(page, LUCK)[1:]) == ([], ["0.0", "0.0", "$0.00"])


@pytest.mark.parametrize(("width", "hidden"), [(640, {LOSS, LUCK}), (1400, set())])
def test_losses_and_luck_give_way_where_there_is_little_room(
    page: HistoryPage, jobs: HeldJobs, qtbot: QtBot, width: int, hidden: set[int]
) -> None:
    page.resize(width, 560)
    qtbot.waitUntil(lambda: hidden == {at for at in (LOSS, LUCK) if page.table.isColumnHidden(at)})
