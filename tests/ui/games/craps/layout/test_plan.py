"""Where the spots of the craps layout lie, in either house."""

from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF, QSizeF

from dicedesk.games.craps.bets import BET_KINDS, MOVED, POINTS
from dicedesk.games.craps.house import PRESETS, HouseRules, names_of
from dicedesk.ui.games.craps.layout.plan import Places, places_in, puck_place, switch_place

SIZES = ((640, 320), (764, 262), (886, 528), (924, 350), (1540, 850))
USUAL = (886, 528)
LEAST = 20

houses = pytest.mark.parametrize("house", PRESETS)


def rules_of(house: str) -> HouseRules:
    return PRESETS[house]


def places(house: str, size: tuple[int, int] = USUAL) -> Places:
    has_hops = PRESETS[house].casino_bets
    return places_in(QRectF(0, 0, *size), has_casino_bets=has_hops, shows_hops=has_hops)


@houses
def test_every_bet_that_can_be_made_in_the_house_has_one_spot(house: str) -> None:
    can_be_made = {name for name in names_of(rules_of(house)) if BET_KINDS[name] not in MOVED}
    assert set(places(house)) == can_be_made


@houses
def test_no_two_spots_overlap(house: str) -> None:
    overlapping = [
        (size, one, other)
        for size in SIZES
        for (one, place), (other, beside) in combinations(places(house, size).items(), 2)
        if not place.adjusted(0.01, 0.01, -0.01, -0.01).intersected(beside).isEmpty()
    ]
    assert overlapping == []


@houses
def test_all_spots_lie_on_the_felt_and_can_be_hit(house: str) -> None:
    wrong = [
        (size, name)
        for size in SIZES
        for name, place in places(house, size).items()
        if not QRectF(0, 0, *size).contains(place) or min(place.width(), place.height()) < LEAST
    ]
    assert wrong == []


@houses
def test_the_puck_covers_no_spot(house: str) -> None:
    covered = []
    for size, point in product(SIZES, (None, *POINTS)):
        there = places(house, size)
        middle = puck_place(there, point)
        puck = QRectF(middle.x() - 13, middle.y() - 13, 26, 26)
        covered += [(size, point, name) for name, place in there.items() if place.intersects(puck)]
    assert covered == []


@houses
def test_the_puck_lies_over_its_number(house: str) -> None:
    there = places(house)
    for point in POINTS:
        assert puck_place(there, point).x() == there[f"place-{point}"].center().x()


def test_hop_bets_lie_in_the_order_of_their_totals() -> None:
    there = places("las-vegas")
    hops = sorted(
        (name for name in there if name.startswith("hop-")), key=lambda n: (there[n].top(), there[n].left())
    )
    totals = [int(name[4]) + int(name[6]) for name in hops]
    assert (len(hops), totals) == (21, sorted(totals))


@pytest.mark.parametrize("size", SIZES)
def test_without_hop_bets_the_propositions_have_their_room(size: tuple[int, int]) -> None:
    fewer = places_in(QRectF(0, 0, *size), has_casino_bets=True)
    assert {name for name in places("las-vegas") if name.startswith("hop-")} == set(
        places("las-vegas")
    ) - set(fewer)
    assert fewer["world"].bottom() == pytest.approx(places("las-vegas", size)["hop-6-6"].bottom())


@pytest.mark.parametrize("size", SIZES)
def test_the_switch_of_hop_bets_covers_neither_a_spot_nor_the_puck(size: tuple[int, int]) -> None:
    for shows_hops in (False, True):
        there = places_in(QRectF(0, 0, *size), has_casino_bets=True, shows_hops=shows_hops)
        switch = switch_place(there, QSizeF(110, 22))
        assert QRectF(0, 0, *size).contains(switch)
        assert not [name for name, place in there.items() if place.intersects(switch)]
        for point in (None, *POINTS):
            middle = puck_place(there, point)
            assert not switch.intersects(QRectF(middle.x() - 15, middle.y() - 15, 30, 30))


def test_bets_against_a_number_lie_over_it_and_bets_on_it_under_it() -> None:
    there = places("las-vegas")
    for number in POINTS:
        upright = [f"lay-{number}", f"place-lose-{number}", f"place-{number}", f"buy-{number}"]
        tops = [there[name].top() for name in upright]
        assert tops == sorted(tops), number
