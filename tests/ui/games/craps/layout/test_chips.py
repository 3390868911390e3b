"""Which chips make an amount, and what stands on them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from dicedesk.core.money import Cents, dollars
from dicedesk.ui.base.look.things import CHIPS
from dicedesk.ui.games.craps.layout.chips import chips_for, paint_chip, sum_on_chip


def test_an_amount_is_made_of_the_fewest_chips() -> None:
    assert [chip.dollars for chip in chips_for(637)] == [500, 100, 25, 5, 5, 1, 1]


@given(st.integers(0, 20_000))
def test_the_chips_make_the_amount(amount: int) -> None:
    assert sum(chip.dollars for chip in chips_for(amount)) == amount


@pytest.mark.parametrize(
    ("amount", "text"),
    [
        (dollars(5), "5"),
        (dollars(1250), "1250"),
        (dollars(12_500), "12k"),
        (Cents(583), "5.83"),
        (Cents(50), "0.50"),
        (Cents(123_45), "123"),
    ],
)
def test_the_sum_on_a_stack_is_short(amount: Cents, text: str) -> None:
    assert sum_on_chip(amount) == text


def test_each_chip_has_its_own_color(qapp: QApplication) -> None:
    colors = set()
    for chip in CHIPS:
        image = QImage(40, 40, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        paint_chip(painter, QPointF(20, 20), 18, chip)
        painter.end()
        colors.add(image.pixelColor(20, 12).name())
    assert len(colors) == len(CHIPS)
