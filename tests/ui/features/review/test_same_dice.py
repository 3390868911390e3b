"""A review beside another game with the same dice: handed over, or found among the kept ones."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from dicedesk.play.ports.store import StoreError
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.review.same_dice import SameDiceCard
from dicedesk.ui.features.review.window import ReviewWindow
from dicedesk.ui.games.catalogue import all_tabs
from dicedesk.ui.window.main_window import MainWindow
from tests.features.review.test_comparison import Kept, game
from tests.ui.features.review.conftest import reviews_over
from tests.ui.parts import with_late
from tests.ui.windows import main_window


@dataclass
class Unreadable(Kept):
    """Games that cannot be read."""

    def catch_up(self, *_: object) -> list[int]:  # type: ignore[override]
        raise StoreError("no")


@pytest.fixture
def reviewed(qtbot: QtBot, parts: AppParts) -> Callable[..., ReviewWindow]:
    """Reviews Ann's game where others are kept."""

    def opened(past: Kept) -> ReviewWindow:
        known = with_late(parts, history=past)
        window = main_window(all_tabs(known), known)
        qtbot.addWidget(window)
        window.show()
        review = window.windows.show_review(game("Ann", 4, 2, 0))
        review.resize(1280, 800)
        qtbot.waitUntil(review.isActiveWindow)
        return review

    return opened


def card_of(review: ReviewWindow) -> SameDiceCard:
    assert review.page is not None
    assert review.page.same_dice is not None
    return review.page.same_dice


def cells(card: SameDiceCard) -> list[str]:
    model = card.table.model()
    return [str(model.index(0, column).data()) for column in range(model.columnCount())]


def test_a_comparison_shows_both_games_in_the_review_of_the_first(window: MainWindow) -> None:
    window.windows.show_comparison(game("Ann", 4, 2, 0), game("Ben", 4, 2, 5))
    (review,) = reviews_over(window)
    review.resize(1280, 800)
    card = card_of(review)
    assert card.isVisible()
    assert [says.text().partition(" left at ")[0] for says in card.says] == ["Ann", "Ben"]
    number, ann, ben = cells(card)
    assert number == "3"
    assert ann != ben


def test_a_decision_that_is_chosen_leads_to_its_move(window: MainWindow) -> None:
    window.windows.show_comparison(game("Ann", 4, 2, 0), game("Ben", 4, 2, 5))
    (review,) = reviews_over(window)
    assert review.page is not None
    review.page.go_to(1)
    card_of(review).table.selectRow(0)
    assert review.page.place == 3


def test_games_that_differ_in_nothing_have_no_table(window: MainWindow) -> None:
    window.windows.show_comparison(game("Ann", 4), game("Ben", 4))
    (review,) = reviews_over(window)
    assert not card_of(review).table.isVisible()


def test_why_games_cannot_be_compared_is_said(window: MainWindow) -> None:
    window.windows.show_comparison(game("Ann", 4), "")
    assert reviews_over(window) == []
    assert "cannot be compared" in window.statusBar().findChildren(QLabel)[0].text()


def test_a_kept_game_with_the_same_dice_is_offered_and_shown_by_a_key(
    qtbot: QtBot, reviewed: Callable[..., ReviewWindow]
) -> None:
    review = reviewed(Kept((game("Ben", 4, 2, 5),)))
    page, card = review.page, card_of(review)
    assert page is not None
    assert page.note.text() == "Another game had the same dice. Press C to see both."
    assert (card.isVisible(), page.moves.isVisible(), page.same.isVisible()) == (False, True, True)
    qtbot.keyClick(review, Qt.Key.Key_C)
    assert (card.isVisible(), page.moves.isVisible()) == (True, False)
    card.back.click()
    assert (card.isVisible(), page.moves.isVisible()) == (False, True)


def test_in_a_narrow_window_the_key_opens_the_drawer(
    qtbot: QtBot, reviewed: Callable[..., ReviewWindow]
) -> None:
    review = reviewed(Kept((game("Ben", 4, 2, 5),)))
    review.resize(800, 528)
    qtbot.keyClick(review, Qt.Key.Key_C)
    card = card_of(review)
    assert card.table.isVisible()
    assert card.table.hasFocus()
    assert review.page is not None
    review.page.frame.toggle_drawer()
    qtbot.keyClick(review, Qt.Key.Key_C)
    assert card.table.isVisible()


@pytest.mark.parametrize("past", [Kept(), Unreadable()])
def test_without_another_game_nothing_is_offered(
    qtbot: QtBot, reviewed: Callable[..., ReviewWindow], past: Kept
) -> None:
    review = reviewed(past)
    qtbot.keyClick(review, Qt.Key.Key_C)
    assert review.page is not None
    assert review.page.same_dice is None
    assert not review.page.same.isVisible()
    assert review.page.moves.isVisible()
