"""What a window says without moving the focus ring is announced: a screen reader would not find it by itself."""

import re
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.games.craps.questions import OWN
from dicedesk.ui.base import accessibility
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.widgets.felt_corner import FeltCorner, FreeCorner
from dicedesk.ui.features.review.window import ReviewWindow
from dicedesk.ui.games.craps.own_system import OwnSystemDialog
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.main_window import MainWindow
from tests.fakes.jobs import ImmediateJobs
from tests.features.review.reviewed_records import HOG
from tests.features.review.test_comparison import game
from tests.ui.base.charts.drawings import BARS, card_of
from tests.ui.quiet_tab import QuietTab
from tests.ui.windows import main_window


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader that runs is asked to say, in order."""
    heard: list[str] = []

    class Listening(QAccessible):
        @staticmethod
        def isActive() -> bool:
            return True

        @staticmethod
        def updateAccessibility(words: str) -> None:
            heard.append(words)

    monkeypatch.setattr(accessibility, "QAccessible", Listening)
    monkeypatch.setattr(accessibility, "QAccessibleAnnouncementEvent", lambda _part, words: words)
    return heard


@pytest.fixture
def window(qtbot: QtBot, parts: AppParts) -> MainWindow:
    """The main window, with a game on which nothing happens."""
    made = main_window([TabSpec("hog", "Hog", partial(QuietTab, record=HOG))], parts)
    qtbot.addWidget(made)
    made.show()
    return made


def reviewed(parts: AppParts, appearance: Appearance, owner: QWidget, text: str) -> ReviewWindow:
    here = replace(parts, jobs=ImmediateJobs(), long_jobs=ImmediateJobs())
    made = ReviewWindow(text, here, appearance, {"hog": "Hog"}, owner)
    made.show()
    return made


def test_both_results_and_choices_of_games_that_are_compared(
    window: MainWindow, announced: list[str]
) -> None:
    window.windows.show_comparison(game("Ann", 4), game("Ben", 4))
    (words,) = announced
    assert re.fullmatch("Ann left at .* Ben left at .* Same choice in the only shared position.", words)


def test_what_a_page_tells_and_that_the_sound_is_off(window: MainWindow, announced: list[str]) -> None:
    window.current_tab.told.emit("Nobody can roll now.")
    window.current_tab.told.emit("")
    window.toggle_sound()
    window.toggle_sound()
    assert announced == ["Nobody can roll now.", "Sound off", "Sound on"]


def test_the_error_that_a_review_leads_to_and_that_there_are_no_more(
    parts: AppParts, appearance: Appearance, owner: QWidget, announced: list[str]
) -> None:
    page = reviewed(parts, appearance, owner, HOG).page
    assert page is not None
    first, *_, last = page.review.errors
    page.go_to(0)
    page.next_error.click()
    assert page.place == first
    assert announced == [page.chart.accessibleDescription()]
    page.go_to(last)
    page.go_to_error(1)
    page.copy.click()
    assert announced[-2:] == ["No more errors.", "Review copied"]


def test_why_there_is_no_review(
    parts: AppParts, appearance: Appearance, owner: QWidget, announced: list[str]
) -> None:
    window = reviewed(parts, appearance, owner, "no record")
    assert announced == [window.note.text()]
    assert announced[0].startswith("This record cannot be reviewed: ")
    window.close()


def test_what_the_cursor_of_a_chart_reads_and_where_its_picture_went(
    appearance: Appearance,
    qtbot: QtBot,
    announced: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    card = card_of(BARS, appearance, qtbot)
    card.activateWindow()
    card.view.setFocus()
    qtbot.waitUntil(card.view.hasFocus)
    announced.clear()
    qtbot.keyClick(card.view, Qt.Key.Key_Right)
    assert announced == ["Face: 2, Dice: 11, Expected: 10"]
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "dice.png"), ""))
    card.save()
    assert announced[1:] == ["Chart saved as dice.png"]


def test_whose_dice_a_game_has(owner: QWidget, announced: list[str]) -> None:
    corner = FeltCorner(FreeCorner(owner, QPoint(-10, 5)))
    owner.hide()
    corner.show_badge("TODAY · Nov 20")
    owner.show()
    corner.show_badge("ANNA'S DICE")
    corner.show_badge("ANNA'S DICE")
    corner.show_badge("")
    assert announced == ["ANNA'S DICE"]


def test_whose_dice_a_game_has_that_follows_a_result(owner: QWidget, announced: list[str]) -> None:
    corner = FeltCorner(FreeCorner(owner, QPoint(-10, 5)))
    corner.give_way(100)
    corner.show_badge("TODAY · Nov 20")
    assert announced == ["TODAY · Nov 20"]


def test_what_is_wrong_with_a_system_of_ones_own(owner: QWidget, announced: list[str]) -> None:
    dialog = OwnSystemDialog(OWN, "", owner)
    item = dialog.table.item(0, 0)
    assert item is not None
    item.setText("0")
    dialog.use()
    assert announced == [dialog.fault.text()]
    assert dialog.fault.text().startswith("Step 1 must bet a whole number of units")
    dialog.close()
