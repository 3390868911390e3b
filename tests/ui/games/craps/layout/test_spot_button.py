"""Where the keys of the layout lead."""

from collections import deque
from itertools import product

import pytest
from PySide6.QtCore import QRectF

from dicedesk.games.craps.house import PRESETS
from dicedesk.ui.games.craps.layout.plan import Places, places_in
from dicedesk.ui.games.craps.layout.view import Direction, Stand, next_with_initial, stand_on, step
from tests.repeated import sampled

SIZES = ((480, 210), (560, 320), (764, 262), (886, 528), (924, 350), (1540, 850))
USUAL = places_in(QRectF(0, 0, 886, 528))
BACK = {
    Direction.LEFT: Direction.RIGHT,
    Direction.RIGHT: Direction.LEFT,
    Direction.UP: Direction.DOWN,
    Direction.DOWN: Direction.UP,
}


LAYOUTS = [(size, house) for size in SIZES for house in PRESETS]


@pytest.fixture(params=sampled(LAYOUTS, *LAYOUTS[1::4], LAYOUTS[-2]), ids=str)
def places(request: pytest.FixtureRequest) -> Places:
    size, house = request.param
    return places_in(QRectF(0, 0, *size), has_casino_bets=PRESETS[house].casino_bets)


def ways_on(places: Places) -> dict[Stand, set[Stand]]:
    """Every stand that somebody comes to who begins in the middle of any spot, and where arrows lead from there."""
    found: dict[Stand, set[Stand]] = {}
    waiting = deque(stand_on(places, name) for name in places)
    while waiting:
        here = waiting.popleft()
        if here not in found:
            found[here] = {step(places, here, way) for way in Direction}
            waiting.extend(found[here])
    return found


def spots_reached(ways: dict[Stand, set[Stand]]) -> dict[Stand, set[str]]:
    """The spots to which arrows lead from each stand, by whatever way."""
    reached = {stand: {stand.spot} for stand in ways}
    grows = True
    while grows:
        grows = False
        for stand, nexts in ways.items():
            count = len(reached[stand])
            reached[stand].update(*(reached[after] for after in nexts))
            grows |= len(reached[stand]) > count
    return reached


def middle_line(places: Places, name: str, way: Direction) -> list[str]:
    """The spots that lie ahead and are met by a straight line from the middle of this one, the nearest first."""
    here = places[name]
    middle = here.center()
    upright = way in (Direction.UP, Direction.DOWN)
    line = QRectF(middle.x(), -1e4, 1e-6, 2e4) if upright else QRectF(-1e4, middle.y(), 2e4, 1e-6)
    sign = 1 if way in (Direction.RIGHT, Direction.DOWN) else -1

    def ahead(other: str) -> float:
        away = places[other].center() - middle
        return sign * (away.y() if upright else away.x())

    met = [other for other in places if other != name and places[other].intersects(line) and ahead(other) > 0]
    return sorted(met, key=ahead)


def test_every_spot_can_be_reached_from_every_other_by_arrows(places: Places) -> None:
    reached = spots_reached(ways_on(places))
    assert [stand for stand, spots in reached.items() if spots != set(places)] == []


def test_an_arrow_leads_to_the_first_spot_on_a_straight_line_from_the_middle(places: Places) -> None:
    wrong = []
    for name, way in product(places, Direction):
        met = middle_line(places, name, way)
        led = step(places, stand_on(places, name), way).spot
        if met and led != met[0]:
            wrong.append((name, way, led, met[0]))
    assert wrong == []


def test_the_opposite_arrow_leads_back(places: Places) -> None:
    lost = []
    for name, way in product(places, Direction):
        there = step(places, stand_on(places, name), way)
        back = step(places, there, BACK[way])
        if there.spot != name and back.spot != name:
            lost.append((name, way, there.spot, back.spot))
    assert lost == []


@pytest.mark.parametrize(
    ("name", "way", "expected"),
    [
        ("pass", Direction.UP, "dont-pass"),
        ("pass", Direction.RIGHT, "pass-odds"),
        ("pass-odds", Direction.LEFT, "pass"),
        ("pass-odds", Direction.UP, "dont-pass-odds"),
        ("field", Direction.UP, "come"),
        ("come", Direction.LEFT, "dont-come"),
        ("place-6", Direction.RIGHT, "place-8"),
        ("place-9", Direction.LEFT, "place-8"),
        ("come-odds-5", Direction.LEFT, "buy-4"),
        ("dont-come-odds-5", Direction.LEFT, "lay-4"),
        ("place-8", Direction.DOWN, "come-odds-8"),
        ("place-10", Direction.RIGHT, "hard-6"),
        ("hard-6", Direction.LEFT, "place-10"),
        ("hard-6", Direction.UP, "hard-4"),
        ("any-seven", Direction.DOWN, "two"),
        ("pass", Direction.DOWN, "pass"),
        ("hard-10", Direction.RIGHT, "hard-10"),
    ],
)
def test_an_arrow_leads_to_the_spot_that_lies_that_way(name: str, way: Direction, expected: str) -> None:
    assert step(USUAL, stand_on(USUAL, name), way).spot == expected


def test_up_and_down_keep_to_their_column() -> None:
    stand = stand_on(USUAL, "buy-10")
    for way in (Direction.DOWN, Direction.DOWN, Direction.DOWN, Direction.UP, Direction.UP, Direction.UP):
        stand = step(USUAL, stand, way)
    assert stand.spot == "buy-10"


def test_a_line_between_two_spots_leads_to_the_nearer_one() -> None:
    between = Stand("any-seven", USUAL["two"].right() + 1, USUAL["any-seven"].center().y())
    assert step(USUAL, between, Direction.DOWN).spot == "two"


NAMES = {"pass": "Pass", "odds": "Odds", "eleven": "Élf", "place": "place 4"}


@pytest.mark.parametrize(
    ("here", "letter", "expected"),
    [
        ("pass", "p", "place"),
        ("place", "P", "pass"),
        ("odds", "e", "eleven"),
        ("eleven", "é", "eleven"),
        ("pass", "x", None),
        ("pass", " ", None),
    ],
)
def test_a_letter_leads_to_the_next_name_that_begins_so(here: str, letter: str, expected: str | None) -> None:
    assert next_with_initial(NAMES, here, letter) == expected
