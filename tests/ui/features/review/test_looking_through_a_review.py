"""A review is looked through by keys, by the chart, by its list, and saved."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.features.review.curve import mark_shapes
from dicedesk.features.review.ending import ending_of
from dicedesk.features.review.export import review_page, review_text
from dicedesk.features.shapes import Path as LinePath
from dicedesk.features.shapes import Words
from dicedesk.ui.base.words import shown
from dicedesk.ui.features.practice.window import PracticeWindow
from dicedesk.ui.features.review.page import ReviewPage
from dicedesk.ui.features.review.window import ReviewWindow
from dicedesk.ui.features.working import WorkingWindow
from tests.features.review.reviewed_records import ALL, BETWEEN_PEOPLE, CRAPS, HOG, POKER_DICE
from tests.repeated import sampled

Show = Callable[[str], ReviewWindow]
Key = Qt.Key


def page_of(window: ReviewWindow) -> ReviewPage:
    assert window.page is not None
    return window.page


@pytest.fixture
def press(qtbot: QtBot) -> Callable[[ReviewWindow, Qt.Key], int]:
    """Presses a key; returns the place that is shown then."""

    def pressed(window: ReviewWindow, key: Qt.Key) -> int:
        qtbot.waitUntil(window.isActiveWindow)
        qtbot.keyClick(window.windowHandle(), key)
        return page_of(window).place

    return pressed


@pytest.mark.parametrize("name", sampled(ALL, "hog", "hazard"))
def test_keys_lead_through_the_moves_and_the_errors(
    show: Show, press: Callable[[ReviewWindow, Qt.Key], int], name: str
) -> None:
    window = show(ALL[name])
    page = page_of(window)
    review = page.review
    ending = ending_of(review)
    assert page.place == (ending.place if ending else review.errors[0])
    assert page.headline.text() == (ending.result if ending else "")
    assert page.told.text() == (ending.moment if ending else "")
    assert press(window, Key.Key_Home) == 0
    assert press(window, Key.Key_Right) == 1
    assert press(window, Key.Key_Left) == 0
    assert press(window, Key.Key_End) == review.moves
    assert press(window, Key.Key_BracketLeft) == review.next_error(review.moves, -1)
    press(window, Key.Key_Home)
    assert [press(window, Key.Key_BracketRight) for _ in review.errors] == list(review.errors)
    assert press(window, Key.Key_BracketRight) == review.errors[-1]
    assert page.note.text() == "No more errors."


def test_the_move_that_decided_the_game_is_bold_in_the_list(show: Show) -> None:
    page = page_of(show(HOG))
    table, option = page.moves, QStyleOptionViewItem()
    bold = []
    for row in range(page.review.moves):
        table.itemDelegate().initStyleOption(option, table.model().index(row, 0))
        bold += [row + 1] if option.font.bold() else []
    assert bold == [page.place]


@pytest.mark.parametrize("name", sampled(ALL, "hazard", "poker-dice", "craps"))
def test_each_place_shows_its_dice_its_words_and_its_row(show: Show, name: str) -> None:
    page = page_of(show(ALL[name]))
    for place in range(page.review.moves + 1):
        page.go_to(place)
        moment = page.review.moment(place)
        assert page.felt.faces == moment.dice.faces
        assert page.felt.title.text() == shown(moment.title)
        assert page.chart.value() == place
        assert page.moves.currentIndex().row() == place - 1
        assert page.chart.accessibleDescription().startswith(shown(moment.title))


def test_the_line_at_an_error_leaves_out_its_sign(show: Show) -> None:
    page = page_of(show(HOG))
    chart, error = page.chart, page.review.errors[0]
    page.go_to(error)
    assert chart._curve is not None
    marks = tuple(mark_shapes(chart._curve, chart._room))
    across, _ = chart._room.at(chart._curve.across(error), 0)
    (sign,) = (mark for mark in marks if isinstance(mark, Words) and mark.at[0] == across)
    parts = [shape.points for shape in chart._places(chart._room, marks) if isinstance(shape, LinePath)]
    assert parts[0][1][1] < sign.at[1] < parts[1][0][1]


def test_the_list_leads_to_a_moment(show: Show) -> None:
    page = page_of(show(HOG))
    table = page.moves
    table.setCurrentIndex(table.model().index(3, 0))
    assert page.place == 4


def test_the_mouse_shows_a_moment_and_a_click_stays_there(qtbot: QtBot, show: Show) -> None:
    page = page_of(show(HOG))
    page.go_to(0)
    end = QPoint(page.chart.width() - 4, 40)
    none, no_keys = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    QGuiApplication.sendEvent(
        page.chart, QMouseEvent(QEvent.Type.MouseMove, QPointF(end), QPointF(end), none, none, no_keys)
    )
    assert (page.place, page.felt.title.text()[:6]) == (0, "Move 6")
    QGuiApplication.sendEvent(page.chart, QEvent(QEvent.Type.Leave))
    assert page.felt.title.text() == "Before the first move"
    qtbot.mouseClick(page.chart, Qt.MouseButton.LeftButton, pos=end)
    assert page.place == 6


def test_either_of_two_people_can_be_looked_at(show: Show) -> None:
    page = page_of(show(BETWEEN_PEOPLE))
    assert page.seat.isVisible()
    first = page.review.moment(2).value
    page.seat.setCurrentIndex(1)
    page.seat.activated.emit(1)
    assert (page.review.seat, page.review.name.text) == (1, "Ann")
    assert page.review.moment(2).value != first
    assert not page_of(show(HOG)).seat.isVisible()


@pytest.mark.parametrize("name", sampled(ALL, "people", "craps"))
def test_it_is_copied_and_saved_as_text_page_and_picture(show: Show, tmp_path: Path, name: str) -> None:
    window = show(ALL[name])
    page = page_of(window)
    page.copy.click()
    assert page.note.text() == "Review copied"
    title = window.windowTitle().removeprefix("Review of ")
    assert QGuiApplication.clipboard().text() == review_text(page.review, title, shown)
    for ending in ("txt", "html", "png"):
        file = tmp_path / f"review.{ending}"
        window.save_as(file)
        assert page.note.text() == f"Review saved as {file.name}"
    assert (tmp_path / "review.txt").read_text("utf-8") == review_text(page.review, title, shown)
    assert (tmp_path / "review.html").read_text("utf-8") == review_page(page.review, title, "en", shown)
    assert (tmp_path / "review.png").read_bytes().startswith(b"\x89PNG")
    window.save_as(tmp_path / "nowhere" / "review.txt")
    assert page.note.text().startswith("The review could not be saved: ")


def test_why_is_asked_of_the_best_choice(show: Show) -> None:
    window = show(CRAPS)
    page, asked = page_of(window), []
    window.why_asked.connect(lambda choice, over: asked.append((choice, over)))
    page.go_to(page.review.errors[0])
    page.why.click()
    ((choice, over),) = asked
    assert over is window
    move = page.review.game.review.moves[page.place - 1]
    assert (choice.game, choice.move, choice.own_move) == ("craps", move.best, move.move)
    for place in page.review.errors:
        page.go_to(place)
        page.why.click()
        (working,) = (
            each for each in window.window().parent().findChildren(WorkingWindow) if each.isVisible()
        )
        assert working.view is not None, working.note.text()


def test_an_explanation_closes_with_its_review(qtbot: QtBot, show: Show) -> None:
    window = show(CRAPS)
    page = page_of(window)
    page.go_to(page.review.errors[0])
    page.why.click()
    (working,) = window.findChildren(WorkingWindow)
    qtbot.waitUntil(working.isVisible)
    gone = []
    working.destroyed.connect(lambda: gone.append(True))
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: bool(gone))


def test_nothing_is_explained_where_nothing_was_to_be_decided(show: Show) -> None:
    page = page_of(show(POKER_DICE))
    page.go_to(1)
    assert not page.why.isEnabled()


def test_a_long_game_is_cancelled_by_closing(show: Show) -> None:
    window = show("no record")
    window.close()
    assert not window.isVisible()


def test_an_error_is_practiced(show: Show, owner: QWidget) -> None:
    page = page_of(show(HOG))
    page.go_to(page.review.errors[0])
    page.practice.click()
    (practice,) = owner.findChildren(PracticeWindow)
    exercise = practice.exercise
    assert exercise is not None
    assert exercise.own_choice is not None
    played = page.review.game.history[page.place - 1]
    assert (exercise.state, exercise.own_choice.move) == (played.before, played.move)
    practice.close()
