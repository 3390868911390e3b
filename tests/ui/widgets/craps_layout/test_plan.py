"""Where the spots of the craps layout lie."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from dicedesk.games.craps.bet_kinds import BET_KINDS, CASINO_BETS, MOVED, NAMES, POINTS
from dicedesk.ui.widgets.craps_layout.plan import places_in, puck_place

SIZES = ((560, 320), (886, 528), (924, 350), (1540, 850))
USUAL = places_in(QRectF(0, 0, 886, 528))


def test_every_bet_that_can_be_made_in_every_house_has_one_spot() -> None:
    assert set(USUAL) == {name for name in NAMES if BET_KINDS[name] not in MOVED | CASINO_BETS}


@pytest.mark.parametrize("size", SIZES)
def test_no_two_spots_overlap(size: tuple[int, int]) -> None:
    places = places_in(QRectF(0, 0, *size))
    overlapping = [
        (one, other)
        for one, other in combinations(places, 2)
        if not places[one].adjusted(0.01, 0.01, -0.01, -0.01).intersected(places[other]).isEmpty()
    ]
    assert overlapping == []


@pytest.mark.parametrize("size", SIZES)
def test_all_spots_lie_on_the_felt_and_can_be_hit(size: tuple[int, int]) -> None:
    felt = QRectF(0, 0, *size)
    for name, place in places_in(felt).items():
        assert felt.contains(place), name
        assert place.width() >= 20, name
        assert place.height() >= 20, name


@pytest.mark.parametrize("point", [None, *POINTS])
def test_the_puck_covers_no_spot(point: int | None) -> None:
    middle = puck_place(USUAL, point)
    puck = QRectF(middle.x() - 13, middle.y() - 13, 26, 26)
    assert [name for name, place in USUAL.items() if place.intersects(puck)] == []


def test_the_puck_lies_over_its_number() -> None:
    for point in POINTS:
        assert puck_place(USUAL, point).x() == USUAL[f"place-{point}"].center().x()
