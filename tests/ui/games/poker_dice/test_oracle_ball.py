"""The Magic 8 ball: how it moves, how an answer fits its window, and what it tells."""

from itertools import pairwise
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicedesk.games.poker_dice.oracle import CLASSIC
from dicedesk.play.settings import MotionChoice, ThemeChoice
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Type, font
from dicedesk.ui.games.poker_dice.oracle_ball import (
    CLEAR,
    LARGEST,
    SIDE,
    WINDOW,
    BallPose,
    FittedText,
    OracleBall,
    Triangle,
    ball_bounds,
    fitted,
    moment,
    smooth,
)

SIDES = [80.0, 162.0, 400.0]
ROUNDING = 1e-6


def longer(text: str) -> str:
    """The text with words that are four tenths longer, as in many a translation."""
    return " ".join(word + word[: -(-4 * len(word) // 10)] for word in text.split())


ANSWERS = [*CLASSIC, *map(longer, CLASSIC)]


def gap(side: float, point: QPointF) -> float:
    """How far inside of the triangle the point lies; the middle of the triangle is the origin."""
    height = side * sqrt(3) / 2
    from_top = point.y() + height / 3
    from_slope = ((2 * height / 3 - point.y()) / sqrt(3) - abs(point.x())) * sqrt(3) / 2
    return min(from_top, from_slope)


def inks(text: FittedText) -> list[QRectF]:
    """The boxes that the ink of the lines fills, measured anew."""
    metrics = QFontMetricsF(text.font)
    return [metrics.tightBoundingRect(line.text).translated(line.start) for line in text.lines]


def least_gap(text: FittedText, side: float) -> float:
    """How near the text comes to an edge of the triangle."""
    corners = [
        c for ink in inks(text) for c in (ink.topLeft(), ink.topRight(), ink.bottomLeft(), ink.bottomRight())
    ]
    return min(gap(side, corner) for corner in corners)


@pytest.mark.parametrize("side", SIDES)
def test_no_answer_comes_near_the_edges(qapp: QApplication, side: float) -> None:
    gaps = {text: least_gap(fitted(text, font(Type.BODY, bold=True), side), side) for text in ANSWERS}
    assert {text: gap for text, gap in gaps.items() if gap < CLEAR * side - ROUNDING} == {}


def test_every_word_is_there_in_its_order(qapp: QApplication) -> None:
    shown = [fitted(text, font(Type.BODY, bold=True), 162.0).lines for text in ANSWERS]
    assert [" ".join(line.text for line in lines) for lines in shown] == ANSWERS


def test_lines_do_not_run_into_each_other(qapp: QApplication) -> None:
    boxes = {text: inks(fitted(text, font(Type.BODY, bold=True), 162.0)) for text in CLASSIC}
    meeting = {
        text
        for text, lines in boxes.items()
        if any(upper.bottom() > lower.top() for upper, lower in pairwise(lines))
    }
    assert meeting == set()


def test_every_answer_is_as_large_as_other_text_of_the_window(qapp: QApplication) -> None:
    sizes = {text: fitted(text, font(Type.BODY, bold=True), 162.0).font.pixelSize() for text in CLASSIC}
    assert {text: size for text, size in sizes.items() if size < Type.BODY} == {}


def test_short_answers_all_have_the_same_large_type(qapp: QApplication) -> None:
    short = [answer for answer in CLASSIC if len(answer) <= len("Outlook is promising.")]
    sizes = {fitted(text, font(Type.BODY, bold=True), 162.0).font.pixelSize() for text in short}
    assert len(short) == 14
    assert sizes == {round(LARGEST * 162.0)}


def test_a_short_answer_stands_in_the_middle(qapp: QApplication) -> None:
    (ink,) = inks(fitted("No.", font(Type.BODY, bold=True), 162.0))
    assert ink.center().x() == pytest.approx(0.0, abs=0.5)
    assert abs(ink.center().y()) < Triangle(162.0).height / 10


@given(st.lists(st.text("abcgiWMqÅ.,-", min_size=1, max_size=9), max_size=60).map(" ".join))
def test_any_text_keeps_clear_of_the_edges_or_shows_nothing(qapp: QApplication, text: str) -> None:
    found = fitted(text, font(Type.BODY, bold=True), 162.0)
    assert not found.lines or least_gap(found, 162.0) >= CLEAR * 162.0 - ROUNDING


def test_a_long_answer_without_blanks_is_broken_into_lines(qapp: QApplication) -> None:
    text = "不行——也别收木头做的比特币。"
    lines = [line.text for line in fitted(text, font(Type.BODY, bold=True), 162.0).lines]
    assert "".join(lines) == text
    assert len(lines) > 1


def test_no_line_begins_with_a_full_stop(qapp: QApplication) -> None:
    for side in range(60, 200, 7):
        lines = fitted("我的消息来源说：不。", font(Type.BODY, bold=True), side).lines
        assert not any(line.text.startswith(("。", "：")) for line in lines)


def test_nothing_is_set_where_there_is_no_room(qapp: QApplication) -> None:
    assert fitted("It is certain.", font(Type.BODY), 2.0).lines == ()


STEPS = 400
TIMES = [step / STEPS for step in range(STEPS + 1)]


def stillness(now: BallPose) -> tuple[float, float, float, float]:
    return now.x, now.y, now.lean, now.ink


@pytest.mark.parametrize("is_first", [True, False])
@pytest.mark.parametrize("t", [0.0, 1.0])
def test_the_ball_begins_and_ends_at_rest(t: float, is_first: bool) -> None:
    assert stillness(moment(t, is_first=is_first)) == pytest.approx((0.0, 0.0, 0.0, 0.0), abs=1e-9)


@pytest.mark.parametrize("is_first", [True, False])
def test_the_ball_stays_within_its_bounds(is_first: bool) -> None:
    bounds = ball_bounds(1.0)
    for t in TIMES:
        now = moment(t, is_first=is_first)
        assert bounds.contains(QRectF(now.x - 1, now.y - 1, 2, 2))


def test_the_ball_is_shaken_to_both_sides() -> None:
    ways = [moment(t, is_first=True).x for t in TIMES]
    assert min(ways) < -0.05 < 0.05 < max(ways)


def test_the_first_time_the_8_turns_away_before_the_answer_rises() -> None:
    moments = [moment(t, is_first=True) for t in TIMES]
    assert moments[0].roll == 0.0
    assert all(now.roll == 1.0 for now in moments if now.rise > 0.0)


def test_the_last_answer_has_sunk_before_the_next_one_rises() -> None:
    moments = [moment(t, is_first=False) for t in TIMES]
    assert moments[0].old == 1.0
    assert all(now.old == 0.0 for now in moments if now.rise > 0.0)


@pytest.mark.parametrize("is_first", [True, False])
def test_the_answer_only_rises(is_first: bool) -> None:
    rises = [moment(t, is_first=is_first).rise for t in TIMES]
    assert rises == sorted(rises)
    assert (rises[0], rises[-1]) == (0.0, 1.0)


def test_a_smooth_way_goes_from_nothing_to_all() -> None:
    assert [smooth(share) for share in (-1.0, 0.0, 0.5, 1.0, 2.0)] == [0.0, 0.0, 0.5, 1.0, 1.0]


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
    assert ball.accessibleName() == "Magic 8 Ball"
    assert told == ["No question asked yet.", "Shaking…", "Most likely."]


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
