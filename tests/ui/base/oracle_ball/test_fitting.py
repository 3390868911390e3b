"""An answer in its triangle: as large as can be, and clear of the edges."""

from itertools import pairwise
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from dicedesk.games.poker_dice.magic8 import CLASSIC
from dicedesk.ui.base.look.theme import Type, font
from dicedesk.ui.base.oracle_ball import CLEAR, LARGEST, FittedText, Triangle, fitted

SIDES = [80.0, 162.0, 400.0]
ROUNDING = 1e-6


def longer(text: str) -> str:
    """The text with words that are four tenths longer, as in many a translation."""
    return " ".join(word + word[: -(-4 * len(word) // 10)] for word in text.split())


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
@pytest.mark.parametrize("text", [*CLASSIC, *map(longer, CLASSIC)])
def test_no_answer_comes_near_the_edges(qapp: QApplication, text: str, side: float) -> None:
    assert least_gap(fitted(text, font(Type.BODY, bold=True), side), side) >= CLEAR * side - ROUNDING


@pytest.mark.parametrize("text", [*CLASSIC, *map(longer, CLASSIC)])
def test_every_word_is_there_in_its_order(qapp: QApplication, text: str) -> None:
    lines = fitted(text, font(Type.BODY, bold=True), 162.0).lines
    assert " ".join(line.text for line in lines) == text


@pytest.mark.parametrize("text", CLASSIC)
def test_lines_do_not_run_into_each_other(qapp: QApplication, text: str) -> None:
    boxes = inks(fitted(text, font(Type.BODY, bold=True), 162.0))
    assert all(upper.bottom() <= lower.top() for upper, lower in pairwise(boxes))


@pytest.mark.parametrize("text", CLASSIC)
def test_every_answer_is_as_large_as_other_text_of_the_window(qapp: QApplication, text: str) -> None:
    assert fitted(text, font(Type.BODY, bold=True), 162.0).font.pixelSize() >= Type.SMALL


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
