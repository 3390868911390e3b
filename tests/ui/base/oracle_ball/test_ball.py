"""The Magic 8 ball as a dialog uses it, and as a person sees it."""

from math import sqrt

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from dicedesk.games.poker_dice.magic8 import CLASSIC
from dicedesk.play.settings.settings import MotionChoice, ThemeChoice
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Type, font
from dicedesk.ui.base.oracle_ball import SIDE, WINDOW, OracleBall

LONG_MS = 3_600_000
INK_OF_TEXT = 225
"""Nothing of the ball but the text in its window is brighter than this, from 0 to 255."""


@pytest.fixture
def ball(qtbot: QtBot, appearance: Appearance) -> OracleBall:
    """A ball on the screen whose motion would last until the end of the test."""
    made = OracleBall(appearance)
    qtbot.addWidget(made)
    made.resize(made.sizeHint())
    made.duration_ms = LONG_MS
    made.show()
    qtbot.waitExposed(made)
    return made


def risings(ball: OracleBall) -> list[str]:
    """The answers that showed each time the ball said that one had risen."""
    heard: list[str] = []
    ball.risen.connect(lambda: heard.append(ball.answer))
    return heard


def clicks(ball: OracleBall) -> list[bool]:
    heard: list[bool] = []
    ball.clicked.connect(lambda: heard.append(True))
    return heard


def is_ticking(ball: OracleBall) -> bool:
    return any(timer.isActive() for timer in ball.findChildren(QTimer))


def picture(ball: OracleBall) -> QImage:
    return ball.grab().toImage()


def bright_places(image: QImage) -> list[tuple[int, int]]:
    """The pixels as bright as the text of an answer."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    rows = [bytes(grey.constScanLine(y))[: grey.width()] for y in range(grey.height())]
    return [(x, y) for y, row in enumerate(rows) for x, value in enumerate(row) if value > INK_OF_TEXT]


def test_an_answer_rises_once(ball: OracleBall, qtbot: QtBot) -> None:
    heard = risings(ball)
    ball.duration_ms = 40
    with qtbot.waitSignal(ball.risen):
        ball.reveal("Most likely.")
        assert ball.is_moving
    assert heard == ["Most likely."]
    assert not ball.is_moving
    assert not is_ticking(ball)


def test_without_a_duration_the_answer_shows_at_once_and_is_told_by_the_event_loop(
    ball: OracleBall, qtbot: QtBot
) -> None:
    heard = risings(ball)
    ball.duration_ms = 0
    ball.reveal("Most likely.")
    told_within = list(heard)
    qtbot.waitUntil(lambda: not ball.is_moving)
    assert (told_within, heard) == ([], ["Most likely."])


def test_where_little_is_to_move_the_answer_shows_at_once(
    ball: OracleBall, appearance: Appearance, qtbot: QtBot
) -> None:
    ball.duration_ms = 3_600_000
    appearance.choose_motion(MotionChoice.REDUCED)
    with qtbot.waitSignal(ball.risen):
        ball.reveal("Yes.")
    assert not ball.is_moving


def test_a_hidden_ball_answers_at_once(appearance: Appearance, qtbot: QtBot) -> None:
    ball = OracleBall(appearance)
    qtbot.addWidget(ball)
    with qtbot.waitSignal(ball.risen):
        ball.reveal("Most likely.")


def test_a_ball_that_is_hidden_while_it_moves_comes_to_rest(ball: OracleBall) -> None:
    heard = risings(ball)
    ball.reveal("Most likely.")
    ball.hide()
    assert heard == ["Most likely."]
    assert not is_ticking(ball)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_A, Qt.Key.Key_F5])
def test_any_key_finishes_the_motion(ball: OracleBall, qtbot: QtBot, key: Qt.Key) -> None:
    heard = risings(ball)
    ball.reveal("Most likely.")
    qtbot.keyClick(ball, key)
    assert heard == ["Most likely."]


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Escape, Qt.Key.Key_Shift, Qt.Key.Key_Control])
def test_keys_that_lead_elsewhere_let_the_ball_move_on(ball: OracleBall, qtbot: QtBot, key: Qt.Key) -> None:
    ball.reveal("Most likely.")
    qtbot.keyClick(ball, key)
    assert ball.is_moving
    ball.stop()


def test_a_click_finishes_the_motion_and_is_no_other_click(ball: OracleBall, qtbot: QtBot) -> None:
    heard, clicked = risings(ball), clicks(ball)
    ball.reveal("Most likely.")
    qtbot.mouseClick(ball, Qt.MouseButton.LeftButton)
    assert (heard, clicked) == (["Most likely."], [])


def test_a_motion_that_is_stopped_is_not_told(ball: OracleBall) -> None:
    heard = risings(ball)
    ball.reveal("Most likely.")
    ball.stop()
    assert heard == []
    assert not is_ticking(ball)


def test_a_new_answer_during_the_motion_tells_the_one_before(ball: OracleBall) -> None:
    heard = risings(ball)
    ball.reveal("Most likely.")
    ball.reveal("Very doubtful.")
    ball.finish()
    assert heard == ["Most likely.", "Very doubtful."]


def test_finishing_at_rest_tells_nothing(ball: OracleBall) -> None:
    heard = risings(ball)
    ball.finish()
    assert heard == []


def test_a_click_on_the_ball_at_rest_is_told(ball: OracleBall, qtbot: QtBot) -> None:
    clicked = clicks(ball)
    qtbot.mouseClick(ball, Qt.MouseButton.LeftButton)
    qtbot.keyClick(ball, Qt.Key.Key_Space)
    assert len(clicked) == 2


def test_a_click_beside_the_ball_and_another_button_are_not_told(ball: OracleBall, qtbot: QtBot) -> None:
    clicked = clicks(ball)
    qtbot.mouseClick(ball, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    qtbot.mouseClick(ball, Qt.MouseButton.RightButton)
    assert clicked == []


def test_a_duration_is_never_negative(ball: OracleBall) -> None:
    ball.duration_ms = -1
    assert ball.duration_ms == 0


def test_the_ball_is_read_aloud_with_its_answer(ball: OracleBall) -> None:
    told = [ball.accessibleDescription()]
    ball.reveal("Most likely.")
    told.append(ball.accessibleDescription())
    ball.finish()
    told.append(ball.accessibleDescription())
    assert ball.accessibleName() == "Magic 8 ball"
    assert told == ["It has not been asked yet.", "Shaking…", "Most likely."]


def test_the_ball_shows_its_8_until_it_is_asked(ball: OracleBall) -> None:
    before = len(bright_places(picture(ball)))
    ball.reveal("Most likely.")
    ball.finish()
    assert before > 5 * len(bright_places(picture(ball))) > 0


def test_an_answer_that_was_hurried_looks_like_one_that_was_not(ball: OracleBall, qtbot: QtBot) -> None:
    ball.reveal("Most likely.")
    ball.finish()
    hurried = picture(ball)
    ball.duration_ms = 0
    with qtbot.waitSignal(ball.risen):
        ball.reveal("Most likely.")
    assert picture(ball) == hurried


def test_shaking_begins_with_what_could_be_seen(ball: OracleBall) -> None:
    ball.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    ball.clearFocus()
    unasked = picture(ball)
    ball.reveal("Most likely.")
    first = picture(ball)
    ball.finish()
    answered = picture(ball)
    ball.reveal("Very doubtful.")
    second = picture(ball)
    ball.stop()
    assert first == unasked
    assert second == answered


def test_the_picture_changes_while_the_ball_moves(ball: OracleBall, qtbot: QtBot) -> None:
    ball.reveal("Most likely.")
    before = picture(ball)
    qtbot.waitUntil(lambda: picture(ball) != before)
    ball.stop()


@pytest.mark.parametrize("answer", CLASSIC)
def test_the_text_that_is_seen_lies_inside_the_triangle(ball: OracleBall, answer: str) -> None:
    ball.reveal(answer)
    ball.finish()
    middle, height = ball._place(), SIDE * WINDOW * ball._radius() * sqrt(3) / 2
    seen = [(x + 0.5 - middle.x(), y + 0.5 - middle.y()) for x, y in bright_places(picture(ball))]
    nearest = min(min(y + height / 3, (2 * height / 3 - y) / 2 - abs(x) * sqrt(3) / 2) for x, y in seen)
    assert nearest >= 4.0


@pytest.mark.parametrize("theme", [ThemeChoice.DARK, ThemeChoice.LIGHT])
def test_the_keyboard_is_seen_to_be_on_the_ball(
    ball: OracleBall, appearance: Appearance, qtbot: QtBot, theme: ThemeChoice
) -> None:
    appearance.choose(theme)
    ball.activateWindow()
    qtbot.waitUntil(ball.isActiveWindow)
    ball.clearFocus()
    without = picture(ball)
    ball.setFocus()
    qtbot.waitUntil(ball.hasFocus)
    assert picture(ball) != without


def test_the_answer_is_set_anew_in_another_size(ball: OracleBall) -> None:
    ball.reveal("Most likely.")
    ball.finish()
    small = len(bright_places(picture(ball)))
    ball.resize(2 * ball.size())
    assert len(bright_places(picture(ball))) > 2 * small


def test_the_answer_is_set_anew_in_another_font(ball: OracleBall) -> None:
    ball.reveal("Most likely.")
    ball.finish()
    ball.setFont(font(Type.TITLE))
    assert bright_places(picture(ball))


def test_the_ball_has_a_smallest_size_in_which_it_can_be_read(ball: OracleBall) -> None:
    assert 100 < ball.minimumSizeHint().width() < ball.sizeHint().width()


def test_a_press_through_assistive_technology_is_a_click_and_finishes_the_motion(ball: OracleBall) -> None:
    heard, risen = clicks(ball), risings(ball)
    ball.accessible_press()
    ball.reveal("Yes")
    ball.accessible_press()
    assert (heard, risen) == ([True], ["Yes"])
