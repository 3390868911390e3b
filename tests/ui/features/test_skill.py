"""The page of the statistics that shows whether a person gets better."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.features.skill import Span
from dicedesk.play.ports.game_summary import PARTS, ChoiceFigures, GameResult, GameSummary, ReviewFigures
from dicedesk.play.ports.store import StoreError
from dicedesk.ui.base.charts.views import words_of_row
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.skill import SkillPage
from dicedesk.ui.features.statistics import StatisticsWindow
from tests.adapters.storage.past_games import kept_hog, past_of, past_with
from tests.fakes.figures import hog
from tests.fakes.summed import SummedFigures
from tests.ui.held_jobs import HALFWAY, HeldJobs
from tests.ui.parts import with_late
from tests.ui.windows import windows_over

DAY = 24 * 60 * 60
Opened = Callable[..., SkillPage]


def played(number: int, cost: float, game: str = "hog", kind: str = "dice") -> GameSummary:
    """A reviewed game, one a day, in which ten choices cost `loss` together."""
    choices = (ChoiceFigures(kind, 10, round(cost * PARTS), 10 * PARTS),)
    review = ReviewFigures(0, 0, choices=choices, even=PARTS // 2)
    made = hog(number, GameResult.WON)
    return replace(
        made,
        game=game,
        opponent=made.opponent if game == "hog" else "",
        begun=made.begun + number * DAY,
        review=review,
    )


@pytest.fixture
def opened(owner: QWidget, parts: AppParts, tmp_path: Path) -> Opened:
    """Opens the page of these games."""

    def made(*games: GameSummary, game: str = "hog") -> SkillPage:
        past = past_with(tmp_path, games)
        window = windows_over(owner, with_late(parts, history=past)).show_statistics(game)
        return seen(window)

    return made


def seen(window: StatisticsWindow) -> SkillPage:
    window.pages.setCurrentWidget(window.skill)
    return window.skill


def rows(page: SkillPage) -> list[list[str]]:
    model = page.table.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def choose(page: SkillPage, span: Span) -> None:
    page.span_choice.setCurrentIndex(page.span_choice.findData(span))


def test_the_page_says_whether_choices_cost_less_and_draws_the_curve(opened: Opened) -> None:
    page = opened(*(played(number, 0.5 if number < 20 else 0.1) for number in range(40)))
    assert page.sentence.text().startswith(
        "You are improving. On average, a choice cost 1.0 percentage points in your last 20 games"
    )
    assert page.rating.text().startswith(
        "Rating 50 (range 40–50): with average luck, you would win 50 of 100"
    )
    assert rows(page) == [
        ["Hog", "200", "1.0 percentage points", "1.0 to 2.0", "5.0", "Better"],
        ["How many dice", "200", "1.0 percentage points", "1.0 to 2.0", "5.0", "Better"],
    ]
    assert page.chart is not None
    assert words_of_row(page.chart.chart, 20) == (
        "Games: 40, Cost per choice, in percentage points: 1.0, Range: 1.0 to 2.0, Choices: 200"
    )
    assert str(page.chart.figures[".csv"]()).startswith("place,day,cost,")


def test_the_kind_that_is_chosen_is_drawn_and_stays_chosen(opened: Opened, qtbot: QtBot) -> None:
    page = opened(*(played(number, 0.5, kind=("dice", "late")[number % 2]) for number in range(12)))
    choose(page, Span.FEW)
    qtbot.keyClick(page.table, Qt.Key.Key_Down)
    assert page.chart is not None
    assert page.chart.accessibleName() == "Hog, Late game"
    choose(page, Span.MANY)
    assert (page.table.currentIndex().row(), page.chart) == (1, None)
    assert page.sentence.text() == "Play 94 more games to see what your choices cost."


def test_whoever_has_played_few_games_begins_with_the_fewest(opened: Opened) -> None:
    page = opened(*(played(number, 0.5) for number in range(6)))
    assert page.span_choice.currentData() is Span.FEW
    assert page.sentence.text() == "Play 14 more games to see how your choices compare over time."
    choose(page, Span.SOME)
    assert page.sentence.text() == "Play 14 more games to see what your choices cost."


def test_weeks_are_drawn_by_their_first_day(opened: Opened) -> None:
    page = opened(*(played(number, 0.1) for number in range(20)))
    choose(page, Span.WEEK)
    assert page.chart is not None
    assert words_of_row(page.chart.chart, 1).startswith("Week of: 11/30/26, Cost per choice, ")


def test_all_games_are_rows_of_which_each_has_its_unit(opened: Opened) -> None:
    games = [*(played(number, 0.5) for number in range(5)), *(played(9, 0.1, "craps", "lines"),) * 5]
    page = opened(*games, game="")
    choose(page, Span.FEW)
    assert [row[0] for row in rows(page)] == ["Hog", "Craps"]
    assert (rows(page)[1][2], page.rating.text()) == ("1.00%", "")


def test_without_games_of_a_person_the_page_says_what_will_be_there(opened: Opened) -> None:
    page = opened(replace(played(1, 0), review=ReviewFigures(0, 0)))
    assert page.sentence.text() == "Play a game to see what your choices cost."
    assert (page.table.isVisible(), page.chart) == (False, None)


class _Broken(SummedFigures):
    def game_choices(self, game: str, most: int) -> tuple[()]:
        raise StoreError("the disk is gone")


def test_games_that_cannot_be_read_are_told(owner: QWidget, parts: AppParts) -> None:
    past = _Broken([played(1, 0)])
    page = seen(windows_over(owner, with_late(parts, history=past)).show_statistics("hog"))
    assert page.note.text() == "the disk is gone"


def test_games_are_reviewed_meanwhile_and_the_curve_grows(
    owner: QWidget, parts: AppParts, tmp_path: Path
) -> None:
    games = (
        kept_hog(f"2026-11-2{day}T12:00:00Z-a", "roll 1 : 3", "roll 1 : 2", "roll 1 : 2") for day in range(6)
    )
    past = past_of(tmp_path, *games, kept_hog("2026-11-29T12:00:00Z-a", "nonsense"))
    page = seen(windows_over(owner, with_late(parts, history=past)).show_statistics("hog"))
    choose(page, Span.FEW)
    assert page.report is not None
    assert (page.note.text(), page.report.curves[0].games) == ("", 6)


@pytest.fixture
def held(owner: QWidget, parts: AppParts, tmp_path: Path) -> tuple[SkillPage, HeldJobs]:
    """The page of a game that is not reviewed yet, and the jobs that review it."""
    jobs = HeldJobs()
    past = past_of(tmp_path, kept_hog("2026-11-21T12:00:00Z-a", "roll 1 : 3", "roll 1 : 2", "roll 1 : 2"))
    kept = replace(with_late(parts, history=past), long_jobs=jobs)
    return seen(windows_over(owner, kept).show_statistics("hog")), jobs


def test_reviewing_shows_how_far_it_is(held: tuple[SkillPage, HeldJobs], qtbot: QtBot) -> None:
    page, jobs = held
    assert page.sentence.text() == "Your games are still being reviewed."
    assert page.note.text() == "1 game has not been reviewed yet."
    qtbot.waitUntil(page.reviewing.isVisible)
    jobs.started[-1].news(1)
    assert page.reviewing.bar.value() == page.reviewing.bar.maximum()
    jobs.started[-1].finish()
    assert (page.note.text(), rows(page)[0][0]) == ("", "Hog")


def test_reviewing_shows_how_far_slow_work_is(held: tuple[SkillPage, HeldJobs]) -> None:
    page, jobs = held
    jobs.started[-1].news(HALFWAY)
    assert page.reviewing.words.text() == HALFWAY.words


def test_reviewing_can_be_canceled_and_does_not_begin_again_by_itself(
    held: tuple[SkillPage, HeldJobs], qtbot: QtBot
) -> None:
    page, jobs = held
    qtbot.waitUntil(page.reviewing.isVisible)
    page.reviewing.cancel_button.click()
    assert jobs.started[-1].is_cancelled
    choose(page, Span.FEW)
    assert (len(jobs.started), page.reviewing.is_busy) == (1, False)
    window = page.window()
    assert isinstance(window, StatisticsWindow)
    window.show_game("")
    assert (len(jobs.started), page.reviewing.is_busy) == (2, True)
