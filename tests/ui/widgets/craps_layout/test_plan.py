"""Where the spots of the craps layout lie."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from dicedesk.games.craps.outcomes import MOVED, NAMES, OUTCOMES, POINTS
from dicedesk.ui.widgets.craps_layout.plan import Way, neighbour, places_in, puck_place

SIZES = ((560, 320), (886, 528), (924, 350), (1540, 850))
USUAL = places_in(QRectF(0, 0, 886, 528))


def test_every_bet_that_can_be_made_has_one_spot() -> None:
    assert set(USUAL) == {name for name in NAMES if OUTCOMES[name] not in MOVED}


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


@pytest.mark.parametrize(
    ("name", "way", "expected"),
    [
        ("pass", Way.UP, "dont-pass"),
        ("pass", Way.RIGHT, "pass-odds"),
        ("pass-odds", Way.LEFT, "pass"),
        ("pass-odds", Way.UP, "dont-pass-odds"),
        ("field", Way.UP, "come"),
        ("come", Way.LEFT, "dont-come"),
        ("place-6", Way.RIGHT, "place-8"),
        ("place-6", Way.LEFT, "place-5"),
        ("place-8", Way.DOWN, "come-odds-8"),
        ("hard-4", Way.RIGHT, "hard-10"),
        ("hard-6", Way.UP, "hard-4"),
        ("any-seven", Way.DOWN, "two"),
        ("pass", Way.DOWN, "pass"),
        ("hard-10", Way.RIGHT, "hard-10"),
    ],
)
def test_an_arrow_leads_to_the_spot_that_lies_that_way(name: str, way: Way, expected: str) -> None:
    assert neighbour(USUAL, name, way) == expected


def test_every_spot_can_be_reached_by_arrows() -> None:
    reached, waiting = {"pass"}, ["pass"]
    while waiting:
        here = waiting.pop()
        found = {neighbour(USUAL, here, way) for way in Way} - reached
        reached |= found
        waiting.extend(found)
    assert reached == set(USUAL)
