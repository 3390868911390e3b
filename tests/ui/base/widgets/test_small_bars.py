"""The small bars of a card."""

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.widgets.small_bars import SmallBars


@pytest.fixture
def bars(qtbot: QtBot, appearance: Appearance) -> SmallBars:
    made = SmallBars(appearance, "Faces")
    qtbot.addWidget(made)
    made.resize(200, made.sizeHint().height())
    made.show()
    return made


def height(image: QImage, colour: str, column: int) -> int:
    """How many pixels of a column have this colour."""
    return sum(image.pixelColor(column, y).name() == colour for y in range(image.height()))


def test_without_bars_nothing_is_painted(bars: SmallBars) -> None:
    image = bars.grab().toImage()
    assert {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())} == {
        image.pixel(0, 0)
    }


def test_a_bar_is_as_high_as_its_share(bars: SmallBars, appearance: Appearance) -> None:
    bars.show_bars(["1", "2"], [0.5, 1.0])
    image, colour = bars.grab().toImage(), appearance.palette.colour("info").name()
    assert height(image, colour, 50) == pytest.approx(height(image, colour, 150) / 2, abs=3)


def test_bars_far_above_what_is_expected_stay_inside(bars: SmallBars, appearance: Appearance) -> None:
    bars.show_bars(["1", "2"], [6.0, 0.0])
    image, colour = bars.grab().toImage(), appearance.palette.colour("info").name()
    assert (height(image, colour, 50) > 20, height(image, colour, 150)) == (True, 0)


def test_they_are_painted_anew_in_another_theme(bars: SmallBars, appearance: Appearance) -> None:
    bars.show_bars(["1"], [1.0])
    before = bars.grab().toImage()
    appearance.choose(ThemeChoice.LIGHT)
    assert bars.grab().toImage() != before
    assert bars.minimumSizeHint() == bars.sizeHint()
