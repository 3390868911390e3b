"""The calendar of the daily games beside the history."""

from datetime import date, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dicedesk.play.ports.game_summary import GameResult, GameStanding, GameSummary
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.history.page import HistoryPage
from tests.adapters.storage.past_games import past_with
from tests.ui.parts import with_late

DAYS = (date(2026, 11, 19), date(2026, 10, 5))
"""The clock of the tests tells the 21st of November."""


def won(day: date) -> GameSummary:
    begun = int(datetime(day.year, day.month, day.day, 12).astimezone().timestamp())
    return GameSummary(
        "hog", "final", begun, GameResult.WON, 103, 84, 30, GameStanding.COUNTED, f"today/1 {day}"
    )


@pytest.fixture
def page(qtbot: QtBot, parts: AppParts, tmp_path: Path) -> HistoryPage:
    """The history with two daily games."""
    shown = HistoryPage(with_late(parts, history=past_with(tmp_path, tuple(map(won, DAYS)))), None)
    qtbot.addWidget(shown)
    shown.resize(1280, 800)
    shown.show()
    return shown


def texts(page: HistoryPage) -> list[str]:
    table = page.side.days.days
    cells = (table.item(row, column) for row in range(table.rowCount()) for column in range(7))
    return [cell.text() for cell in cells if cell is not None]


def test_the_calendar_marks_the_days_that_were_played(page: HistoryPage) -> None:
    card = page.side.days
    assert card.isVisible()
    assert card.title.text() == "November 2026"
    assert texts(page) == [f"{day} ✓" if day == 19 else str(day) for day in range(1, 31)]
    assert card.days.day == date(2026, 11, 21)
    assert card.words.text() == "Saturday, November 21, 2026"


def test_the_arrows_go_to_a_day_which_tells_its_games(qtbot: QtBot, page: HistoryPage) -> None:
    card = page.side.days
    qtbot.keyClick(card.days, Qt.Key.Key_Left)
    qtbot.keyClick(card.days, Qt.Key.Key_Left)
    assert card.words.text() == "Thursday, November 19, 2026\nHog: Won 103–84"
    cell = card.days.currentItem()
    assert cell is not None
    assert cell.data(Qt.ItemDataRole.AccessibleTextRole) == card.words.text()


def test_enter_on_a_day_finds_its_games(qtbot: QtBot, page: HistoryPage) -> None:
    card = page.side.days
    qtbot.keyClick(card.days, Qt.Key.Key_Return)
    assert page.filters.search.text() == ""
    qtbot.keyClick(card.days, Qt.Key.Key_Left)
    qtbot.keyClick(card.days, Qt.Key.Key_Left)
    qtbot.keyClick(card.days, Qt.Key.Key_Return)
    assert page.filters.search.text() == "2026-11-19"


def test_earlier_months_are_a_click_away_and_later_ones_are_not(page: HistoryPage) -> None:
    card = page.side.days
    assert not card.after.isEnabled()
    card.before.click()
    assert card.title.text() == "October 2026"
    assert "5 ✓" in texts(page)
    card.after.click()
    assert card.title.text() == "November 2026"


def test_nothing_is_said_of_daily_games_to_whoever_plays_none(
    qtbot: QtBot, parts: AppParts, tmp_path: Path
) -> None:
    shown = HistoryPage(with_late(parts, history=past_with(tmp_path, ())), None)
    qtbot.addWidget(shown)
    shown.show()
    assert not shown.side.days.isVisible()
