"""The words on a spot stand clear of its frame, in every language, and grow with the felt."""

from collections.abc import Callable
from functools import lru_cache

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from dicedesk.coach.verdict import ChoiceVerdict
from dicedesk.core.languages import LANGUAGES
from dicedesk.games.craps.house import PRESETS
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.look import theme
from dicedesk.ui.base.widgets.pill import pill_for
from dicedesk.ui.games.craps.layout.chips import label_at, label_down
from dicedesk.ui.games.craps.layout.plan import Places, chip_radius_on, places_in
from dicedesk.ui.games.craps.layout.printing import Print, Shape, prints
from dicedesk.ui.games.craps.layout.spot_item import spot_for

SIZES = ((764, 268), (874, 244), (928, 346), (1448, 780))
"""Felts in windows of 800 x 560, 910 x 512, 960 x 640 and 1920 x 1080."""

LOWEST_CASINO = 262

CAN_BE_OFF = ("place-", "buy-", "lay-", "hard-")
"""Bets that may have a label on their chips; come odds lie beside their come bet."""

# It loads the typeface of the window.
pytestmark = pytest.mark.usefixtures("appearance")

FINE = 2
"""Dots of the picture for one pixel of the felt."""

MOST_FRAMES = 500
"""Pictures of spots without words that are kept, for every size that the felts of these tests have."""

AIR = 2
"""Pixels that words keep from a spot's outer edge, which is the frame and a hair."""


def painted(
    words: Print, size: QSizeF, radius: float, *, has_chips: bool = False, sign: QSizeF | None = None
) -> np.ndarray:
    image = QImage((size * FINE).toSize(), QImage.Format.Format_ARGB32)
    image.setDevicePixelRatio(FINE)
    image.fill(Qt.GlobalColor.black)
    item = spot_for(words)
    item.set_place(QRectF(QPointF(0, 0), size), radius)
    item.has_chips = has_chips
    if sign is not None:
        item.put_sign(sign)
    painter = QPainter(image)
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return np.frombuffer(image.constBits(), dtype=np.uint32).reshape(image.height(), image.width()).copy()


@lru_cache(MOST_FRAMES)
def bare(shape: Shape, size: tuple[float, float], radius: float) -> np.ndarray:
    """A spot of a shape without words, which is the same in every language."""
    return painted(Print("", shape=shape), QSizeF(*size), radius)


def ink(words: Print, size: QSizeF, radius: float = 10.0, *, has_chips: bool = False) -> QRect:
    """What the words cover of a picture of the spot, in dots."""
    with_words = painted(words, size, radius, has_chips=has_chips)
    without = bare(words.shape, size.toTuple(), radius)
    across = np.flatnonzero((with_words != without).any(axis=0))
    down = np.flatnonzero((with_words != without).any(axis=1))
    return QRect(QPoint(int(across[0]), int(down[0])), QPoint(int(across[-1]), int(down[-1])))


def places_of(house: str, felt: tuple[int, int]) -> Places:
    """Where the spots lie; a layout with a casino's bets is never lower than it can be read."""
    width, height = felt
    has_casino_bets = PRESETS[house].casino_bets
    return places_in(
        QRectF(0, 0, width, max(height, LOWEST_CASINO) if has_casino_bets else height),
        has_casino_bets=has_casino_bets,
    )


@pytest.fixture
def larger_letters(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Enlarges the type of the desktop by this factor."""

    def enlarged(times: float) -> None:
        system = QFont()
        system.setPointSizeF(theme.NORMAL_POINT_SIZE * times)
        monkeypatch.setattr(theme.QFontDatabase, "systemFont", lambda _: QFont(system))

    return enlarged


@pytest.mark.parametrize("letters", [1.0, 1.5])
@pytest.mark.parametrize("house", PRESETS)
@pytest.mark.parametrize("felt", SIZES)
@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_words_stand_clear_of_the_frame(
    language: WindowLanguage,
    larger_letters: Callable[[float], None],
    code: str,
    felt: tuple[int, int],
    house: str,
    letters: float,
) -> None:
    language.choose(code)
    larger_letters(letters)
    places, touching = places_of(house, felt), []
    # A spot and its like have the same words: one of them is enough.
    printed = {words: name for name, words in prints(PRESETS[house]).items() if name in places}
    for words, name in printed.items():
        size = places[name].size()
        clear = QRectF(QPointF(0, 0), size * FINE).adjusted(*(side * AIR * FINE for side in (1, 1, -1, -1)))
        if not clear.contains(QRectF(ink(words, size))):
            touching.append(words.title or words.faces)
    assert touching == []


@pytest.mark.parametrize("house", PRESETS)
@pytest.mark.parametrize("felt", SIZES)
@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
@pytest.mark.parametrize("letters", [1.0, 1.5])
def test_chips_and_labels_cover_none_of_the_words_of_their_spot(
    language: WindowLanguage,
    larger_letters: Callable[[float], None],
    code: str,
    felt: tuple[int, int],
    house: str,
    letters: float,
) -> None:
    language.choose(code)
    larger_letters(letters)
    places, covered, outside = places_of(house, felt), [], []
    for words, name in {
        words: name for name, words in prints(PRESETS[house]).items() if name in places
    }.items():
        radius = chip_radius_on(QRectF(0, 0, *felt))
        size, item = places[name].size(), spot_for(words)
        item.set_place(QRectF(QPointF(0, 0), size), radius)
        round_it = QPointF(item.chip_radius, item.chip_radius)
        chip = QRectF(item.chips_at - round_it, item.chips_at + round_it)
        if not QRectF(QPointF(-1, -1), size + QSizeF(2, 2)).contains(chip):
            outside.append(name)
        letters = painted(words, size, radius, has_chips=True) != bare(words.shape, size.toTuple(), radius)
        # A round chip leaves the corners of its square free.
        inner = chip.adjusted(*(side * item.chip_radius * 0.3 for side in (1, 1, -1, -1)))
        under = QPointF(0, label_down(item.chip_radius))
        label = label_at(item.chips_at + under, item.chip_radius, on=False)
        for place in (inner, *((label,) if name.startswith(CAN_BE_OFF) else ())):
            left, top, right, bottom = (max(round(at * FINE), 0) for at in place.getCoords())
            if letters[top:bottom, left:right].any():
                covered.append(name)
    assert (covered, outside) == ([], [])


@pytest.mark.parametrize("house", PRESETS)
@pytest.mark.parametrize("felt", SIZES)
@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
@pytest.mark.parametrize("has_chips", [False, True])
def test_the_sign_of_a_class_covers_none_of_the_words_of_its_spot(
    language: WindowLanguage, code: str, felt: tuple[int, int], house: str, has_chips: bool
) -> None:
    language.choose(code)
    places, radius, covered = places_of(house, felt), chip_radius_on(QRectF(0, 0, *felt)), []
    widest = max((pill_for(each.sign).size() for each in ChoiceVerdict), key=QSizeF.width)
    for words, name in {
        words: name for name, words in prints(PRESETS[house]).items() if name in places
    }.items():
        size, item = places[name].size(), spot_for(words)
        item.set_place(QRectF(QPointF(0, 0), size), radius)
        item.has_chips = has_chips
        sign = item.put_sign(widest)
        assert QRectF(QPointF(0, 0), size).contains(sign)
        assert sign.height() >= widest.height() / 2
        picture = painted(words, size, radius, has_chips=has_chips, sign=widest)
        letters = picture != bare(words.shape, size.toTuple(), radius)
        left, top, right, bottom = (round(at * FINE) for at in sign.getCoords())
        if letters[top:bottom, left:right].any():
            covered.append(name)
    assert covered == []


@pytest.mark.parametrize("shape", Shape)
def test_words_grow_with_a_very_large_spot(language: WindowLanguage, shape: Shape) -> None:
    del language
    words = Print("4", shape=shape, faces=(4, 3) if shape is Shape.DICE else ())
    assert ink(words, QSizeF(400, 320)).height() > 1.5 * ink(words, QSizeF(400, 130)).height()


def test_a_line_that_would_be_too_small_under_a_title_stands_beside_it(language: WindowLanguage) -> None:
    del language
    low, bar = QSizeF(360, 28.5), Shape.BAR
    in_two_lines, title = (
        ink(Print("Don't pass", "bar 12", bar), low * 1.6),
        ink(Print("Don't pass", "", bar), low),
    )
    beside = ink(Print("Don't pass", "bar 12", bar), low)
    assert beside.height() <= title.height() < in_two_lines.height()
    assert beside.width() > in_two_lines.width()


@pytest.mark.parametrize("width", [52, 60, 78, 91, 120])
@pytest.mark.parametrize("height", [24, 36, 50])
def test_a_line_is_as_large_as_can_be_read_or_left_out(
    language: WindowLanguage, width: int, height: int
) -> None:
    del language
    for shape in (Shape.BOX, Shape.TILE):
        size, words = QSizeF(width, height), Print("Odds", "take odds", shape)
        item = spot_for(words)
        item.set_place(QRectF(QPointF(0, 0), size), 15.0)
        other = painted(Print("Odds", "talk odds", shape), size, 15.0)
        assert (painted(words, size, 15.0) != other).any() == item.shows_line


def test_the_line_of_a_narrow_spot_is_as_large_as_that_of_a_wide_one(language: WindowLanguage) -> None:
    del language
    narrow, wide = (
        ink(Print("", "take odds", Shape.BOX), QSizeF(width, 54), 15.0).size() for width in (91, 240)
    )
    assert narrow == wide


def test_chips_take_the_place_of_a_line_that_they_would_cover(language: WindowLanguage) -> None:
    del language
    size, words = QSizeF(91, 54), Print("Odds", "take odds", Shape.BOX)
    assert ink(words, size, 15.0, has_chips=True).right() < ink(words, size, 15.0).right()
