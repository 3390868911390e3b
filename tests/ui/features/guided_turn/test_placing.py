"""A bubble stands beside what it points at, and inside the window."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize

from dicedesk.ui.features.guided_turn import POINTER, BubblePlacement, Side, placed

ROOM = QRect(8, 8, 944, 624)
INNER = ROOM.adjusted(30, 30, -30, -30)
"""Where no pointer has to keep away from a corner of its bubble."""

BUBBLE = QSize(300, 130)

parts = st.builds(
    QRect, st.integers(0, 900), st.integers(0, 600), st.integers(1, 960), st.integers(1, 640)
).map(lambda part: part.intersected(QRect(0, 0, 960, 640)))


@pytest.mark.parametrize(
    ("part", "side"),
    [
        (QRect(0, 30, 400, 40), Side.BELOW),
        (QRect(0, 300, 400, 40), Side.ABOVE),
        (QRect(18, 480, 924, 70), Side.ABOVE),
        (QRect(600, 60, 340, 520), Side.LEFT),
        (QRect(18, 60, 500, 520), Side.RIGHT),
        (QRect(18, 300, 600, 200), Side.ABOVE),
    ],
)
def test_it_stands_where_there_is_room(part: QRect, side: Side) -> None:
    place = placed(ROOM, part, [BUBBLE])
    assert (place.side, place.body.intersects(part)) == (side, False)


def test_it_leaves_free_what_lies_beside_the_part() -> None:
    part, above = QRect(300, 300, 200, 40), QRect(0, 100, 960, 150)
    place = placed(ROOM, part, [BUBBLE], (above,))
    assert (place.side, place.body.intersects(above)) == (Side.BELOW, False)


def test_where_there_is_little_height_it_is_flat() -> None:
    part, flat = QRect(18, 100, 900, 400), QSize(600, 40)
    others = QRect(0, 0, 960, 40), QRect(0, 510, 960, 130)
    place = placed(ROOM, part, [BUBBLE, flat], others)
    assert (place.body.size(), place.body.top() >= 40, place.body.bottom() < 100) == (flat, True, True)


def test_it_covers_what_is_spared_before_what_is_kept() -> None:
    part, above, below = QRect(0, 300, 960, 40), QRect(0, 100, 960, 190), QRect(0, 350, 960, 290)
    assert placed(ROOM, part, [BUBBLE], [above], [below]).side is Side.BELOW
    assert placed(ROOM, part, [BUBBLE], [below], [above]).side is Side.ABOVE


@given(part=parts)
def test_it_never_leaves_the_window(part: QRect) -> None:
    body = placed(ROOM, part, [BUBBLE]).body
    assert (ROOM.contains(body), body.size()) == (True, BUBBLE)


@given(part=parts)
def test_its_pointer_ends_just_outside_it(part: QRect) -> None:
    place: BubblePlacement = placed(ROOM, part, [BUBBLE])
    outside = place.body.adjusted(-POINTER, -POINTER, POINTER, POINTER)
    assert (place.body.contains(place.tip), outside.contains(place.tip)) == (False, True)


@given(part=parts)
def test_its_pointer_ends_at_the_part_that_it_does_not_cover(part: QRect) -> None:
    place = placed(ROOM, part, [BUBBLE])
    assume(not place.body.intersects(part) and INNER.contains(part.center()))
    near = part.adjusted(-POINTER, -POINTER, POINTER, POINTER)
    assert near.contains(place.tip)
