"""In the high-contrast theme each text stands out 7 to 1 on the screen too, from what is really painted under it."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from dicedesk.games.catalogue import TITLES
from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.table.game_tab import TabSpec
from tests.ui.pixels import pixels_by_colour

STRONG_CONTRAST = 7.0
FRAME = 7
"""No frame of a button is wider, with the focus on it; it is no text."""


@pytest.fixture
def sit_at(open_window: Callable[..., Any], games: list[TabSpec]) -> Callable[[int], Any]:
    """Opens the window with one of the games, where nothing takes time."""

    def seated(place: int) -> Any:
        hands = open_window(games[place].make)
        hands.tab.tray.duration_ms = 0
        return hands

    return seated


def luminance(colour: QColor) -> float:
    """The relative luminance of WCAG 2, from 0 for black to 1 for white."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def contrast(picture: QImage) -> float:
    """How far what is written there stands out from the colour that most of it has; inks are thinner at their edges."""
    seen = pixels_by_colour(picture)
    ground = luminance(QColor(seen.most_common(1)[0][0]))
    return max(
        (max(ink, ground) + 0.05) / (min(ink, ground) + 0.05)
        for ink in (luminance(QColor(colour)) for colour in seen)
    )


def texts_in(window: QWidget) -> list[QLabel | QAbstractButton]:
    """The labels and buttons with a text that can be seen."""
    parts = [*window.findChildren(QLabel), *window.findChildren(QAbstractButton)]
    return [part for part in parts if part.text().strip() and not part.visibleRegion().isEmpty()]


@pytest.mark.parametrize("place", range(len(TITLES)), ids=list(TITLES))
def test_each_text_stands_out_from_what_is_painted_under_it(
    sit_at: Callable[[int], Any], appearance: Appearance, place: int
) -> None:
    appearance.choose(ThemeChoice.CONTRAST)
    hands = sit_at(place)
    hands.tab.primary.click()
    hands.tab.pace.stop()
    whole = hands.window.grab().toImage()
    texts = texts_in(hands.window)
    assert len(texts) > 10
    found = {}
    for part in texts:
        room = QRect(part.mapTo(hands.window, QPoint()), part.size()) & hands.window.rect()
        edge = FRAME if isinstance(part, QAbstractButton) else 0
        found[part.text()] = contrast(whole.copy(room.adjusted(edge, edge, -edge, -edge)))
    assert {text: round(share, 1) for text, share in found.items() if share < STRONG_CONTRAST} == {}
