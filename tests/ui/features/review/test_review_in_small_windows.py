"""In a small window a review shows the move that one has gone to, in its list too, and what can be done with it."""

from collections.abc import Callable
from itertools import permutations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from dicedesk.core.languages import LANGUAGES
from dicedesk.ui.base.dice.tray import DieStandIn
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.features.review.page import MovesTable, ReviewPage
from dicedesk.ui.features.review.window import ReviewWindow
from tests.features.review.reviewed_records import ALL, CRAPS, HOG
from tests.features.review.test_comparison import game
from tests.repeated import sampled
from tests.ui.walk import settle

SMALL, USUAL = QSize(800, 528), QSize(1280, 800)
ONE_OF_EACH = (0, 1, 3, 6, 7)
"""Places before the first move and after turns of 4, 10, 6 and no dice."""
LONG = HOG[: HOG.index("roll")].replace("20", "100") + "roll 1 : 3\n" * 50
"""More moves than the list has room for, and each of them an error."""
CODES = [language.code for language in LANGUAGES]
Show = Callable[[str], ReviewWindow]
Key = Qt.Key


def page_of(window: ReviewWindow) -> ReviewPage:
    assert window.page is not None
    return window.page


@pytest.fixture
def review_of_many_dice(show: Show) -> ReviewPage:
    """A small window with turns of ten dice, of few dice and of none."""
    window = show(game("You", 4, 4, 10, 4, 10, 6, 0, 10).replace("Cy", "final"))
    window.resize(SMALL)
    settle()
    return page_of(window)


def is_in_sight(table: MovesTable, place: int) -> bool:
    """Whether the row of a move can be seen whole."""
    row = table.visualRect(table.model().index(place - 1, 0))
    return not row.isEmpty() and table.viewport().rect().contains(row)


def test_all_dice_of_a_move_lie_on_the_felt_whichever_was_shown_before(
    review_of_many_dice: ReviewPage,
) -> None:
    page = review_of_many_dice
    for place in (place for places in permutations(ONE_OF_EACH, 2) for place in places):
        page.go_to(place)
        settle()
        dice = [die for die in page.felt.findChildren(DieStandIn) if die.isVisible()]
        assert len(dice) == len(page.felt.faces)
        assert [die.geometry() for die in dice if not page.felt.rect().contains(die.geometry())] == []


@pytest.mark.parametrize(
    "keys", [(Key.Key_End,), (Key.Key_Home, *[Key.Key_Right] * 40), (Key.Key_PageDown,) * 9]
)
def test_the_list_follows_the_move_that_is_chosen_by_keys(
    qtbot: QtBot, show: Show, keys: tuple[Qt.Key, ...]
) -> None:
    window = show(LONG)
    window.resize(USUAL)
    qtbot.waitUntil(window.isActiveWindow)
    settle()
    page = page_of(window)
    assert page.moves.verticalScrollBar().maximum() > 0
    for key in keys:
        qtbot.keyClick(window.windowHandle(), key)
        settle()
        assert not page.place or is_in_sight(page.moves, page.place)


def test_the_list_shows_the_chosen_move_when_it_is_opened(qtbot: QtBot, show: Show) -> None:
    window = show(LONG)
    window.resize(SMALL)
    qtbot.waitUntil(window.isActiveWindow)
    page = page_of(window)
    qtbot.keyClick(window.windowHandle(), Key.Key_End)
    qtbot.keyClick(window.windowHandle(), Key.Key_D)
    settle()
    assert is_in_sight(page.moves, page.place)


@pytest.mark.parametrize("name", sampled(ALL, "hog", "craps", "poker-dice"))
@pytest.mark.parametrize("code", sampled(CODES, "de", "fr", "zh_CN"))
def test_what_can_be_done_with_a_move_stays_on_a_small_screen(
    show: Show, language: WindowLanguage, name: str, code: str
) -> None:
    language.choose(code)
    window = show(ALL[name])
    window.resize(SMALL)
    settle()
    page = page_of(window)
    page.go_to(0)
    unseen = []
    for place in range(page.review.moves + 1):
        page.go_to(place)
        settle()
        parts = (
            page.headline,
            page.told,
            page.why,
            page.play_on,
            page.practice,
            page.next_error,
            page.forward,
        )
        unseen += [
            (place, part.text())
            for part in parts
            if part.text() and part.visibleRegion().boundingRect() != part.rect()
        ]
    assert unseen == []


@pytest.mark.parametrize("code", sampled(CODES, "de", "zh_CN"))
def test_the_list_writes_names_and_choices_in_full(show: Show, language: WindowLanguage, code: str) -> None:
    language.choose(code)
    window = show(HOG)
    window.resize(USUAL)
    settle()
    table = page_of(window).moves
    assert [
        column
        for column in range(table.model().columnCount())
        if table.columnWidth(column) < table.sizeHintForColumn(column)
    ] == []


@pytest.mark.parametrize("code", CODES)
def test_a_line_of_the_marks_ends_only_between_two_of_them(
    show: Show, language: WindowLanguage, code: str
) -> None:
    language.choose(code)
    window = show(HOG)
    window.resize(1280, 800)
    settle()
    (marks,) = (
        part for part in page_of(window).findChildren(QLabel) if "▲" in part.text() and "??" in part.text()
    )
    assert marks.text().count("· ") == marks.text().count(" ") == 3
    assert marks.heightForWidth(marks.width()) <= 2 * marks.fontMetrics().lineSpacing() + 4 * Space.TIGHT


@pytest.mark.parametrize("height", [600, 690, 700, 713, 800])
def test_the_last_move_in_sight_is_whole(show: Show, height: int) -> None:
    window = show(CRAPS)
    window.resize(1280, height)
    settle()
    table = page_of(window).moves
    assert table.viewport().height() % table.rowHeight(0) == 0
    assert table.viewport().height() >= table.rowHeight(0)
