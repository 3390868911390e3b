"""What the dice of each style look like."""

from dataclasses import replace
from math import pi

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QTransform

from dicedesk.ui.base.dice.flat import numeral
from dicedesk.ui.base.dice.motion import Pose
from dicedesk.ui.base.dice.painting import DiePainter
from dicedesk.ui.base.dice.solid import about, after, resting_turn
from dicedesk.ui.base.look.theme import BLACK, CASINO, HIGH_CONTRAST, IVORY, DiceStyle

SIDE = 240
MIDDLE = SIDE / 2
UNLIKE = 40


def painted(style: DiceStyle, face: int = 2, *, is_still: bool = True, ratio: int = 1) -> QImage:
    """A die of an edge of 120 pixels on black."""
    image = QImage(SIDE * ratio, SIDE * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    DiePainter(style).paint(
        painter, Pose(MIDDLE, MIDDLE, 0, resting_turn(face, 0, 0.3)), 120, is_still=is_still
    )
    painter.end()
    return image


def unlike(one: QImage, other: QImage) -> int:
    """In how many pixels two pictures differ clearly."""
    places = [(x, y) for x in range(one.width()) for y in range(one.height())]
    return sum(
        abs(one.pixelColor(x, y).green() - other.pixelColor(x, y).green()) > UNLIKE // 4 for x, y in places
    )


@pytest.mark.parametrize("style", [IVORY, BLACK, HIGH_CONTRAST], ids=["ivory", "black", "contrast"])
def test_only_the_pips_of_the_near_faces_show_on_a_die_of_solid_color(style: DiceStyle) -> None:
    assert unlike(painted(style), painted(replace(style, inner_light=""))) == 0


def test_the_pips_of_the_far_faces_shine_through_a_clear_die() -> None:
    clear, solid = CASINO, replace(CASINO, inner_light="")
    of_clear, of_solid = (
        unlike(painted(style), painted(replace(style, pip="#000000", ace="#000000")))
        for style in (clear, solid)
    )
    assert of_clear > 1.2 * of_solid


def test_light_gathers_in_a_clear_die_on_the_side_away_from_the_lamp() -> None:
    clear, solid = painted(CASINO, 1), painted(replace(CASINO, inner_light=""), 1)
    away, towards = (
        [image.pixelColor(round(MIDDLE + x), round(MIDDLE + x)).red() for image in (clear, solid)]
        for x in (25, -45)
    )
    assert away[0] - away[1] > towards[0] - towards[1]


@pytest.mark.parametrize("ratio", [1, 2])
@pytest.mark.parametrize("style", [IVORY, CASINO, BLACK, HIGH_CONTRAST])
def test_a_die_in_mid_air_looks_like_one_at_rest(style: DiceStyle, ratio: int) -> None:
    moving, still = (painted(style, is_still=is_still, ratio=ratio) for is_still in (False, True))
    assert unlike(moving, still) < 0.02 * (SIDE * ratio) ** 2


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("angle", [0.0, 0.4, pi / 4, 1.2])
def test_a_die_has_no_gaps_however_it_is_turned(face: int, angle: float) -> None:
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.blue)
    painter = QPainter(image)
    turn = after(about((0.6, 0.8, 0.0), angle), resting_turn(face, 0, angle))
    DiePainter(IVORY).paint(painter, Pose(MIDDLE, MIDDLE, 0, turn), 120, is_still=False)
    painter.end()
    inside = [
        image.pixelColor(round(MIDDLE + x), round(MIDDLE + y))
        for x in range(-55, 56)
        for y in range(-55, 56)
        if x * x + y * y < 55 * 55
    ]
    assert max(color.blue() - color.red() for color in inside) < UNLIKE


@pytest.mark.parametrize("face", range(1, 7))
def test_only_the_six_has_a_line_under_it(face: int) -> None:
    outline = numeral(face)
    line, gap = outline.boundingRect().top() + 0.04, outline.boundingRect().top() + 0.13
    across = (-0.28, -0.14, 0.0, 0.14, 0.28)
    is_lined = all(outline.contains(QPointF(x, line)) for x in across)
    is_apart = not any(outline.contains(QPointF(x, gap)) for x in across)
    assert (is_lined and is_apart) == (face == 6)


def test_a_six_upside_down_is_no_nine() -> None:
    six = numeral(6)
    turned = QTransform().rotate(180).map(six)
    assert turned.subtracted(six).boundingRect().height() > 0.5


@pytest.mark.parametrize("face", range(1, 7))
def test_numerals_stay_on_the_flat_part_of_their_face(face: int) -> None:
    box = numeral(face).boundingRect()
    assert max(abs(box.left()), abs(box.right()), abs(box.top()), abs(box.bottom())) < 0.8
