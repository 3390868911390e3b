"""The places of the spots of the layout, for any size of the felt, with the bets of casinos or without them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from dicedesk.games.craps.bets import HOPS, POINTS

Places = Mapping[str, QRectF]
"""The rectangle of each spot in pixels, by the name of its bet."""


def rows(area: QRectF, shares: Sequence[float], gap: float) -> list[QRectF]:
    """The area in rows from top to bottom."""
    free = area.height() - gap * (len(shares) - 1)
    tops = [area.top() + free * sum(shares[:row]) + gap * row for row in range(len(shares))]
    return [
        QRectF(area.left(), top, area.width(), free * share) for top, share in zip(tops, shares, strict=True)
    ]


def columns(area: QRectF, shares: Sequence[float], gap: float) -> list[QRectF]:
    """The area in columns from left to right."""
    free = area.width() - gap * (len(shares) - 1)
    lefts = [area.left() + free * sum(shares[:column]) + gap * column for column in range(len(shares))]
    return [
        QRectF(left, area.top(), free * share, area.height())
        for left, share in zip(lefts, shares, strict=True)
    ]


def equal(count: int) -> tuple[float, ...]:
    """The shares of `count` parts of one size."""
    return (1 / count,) * count


def grid(area: QRectF, names: Sequence[Sequence[str]], gap: float, gutter: float) -> Places:
    """A place for each name: rows of one height, each in columns of one width."""
    lines = zip(names, rows(area, equal(len(names)), gap), strict=True)
    return dict(
        place for line, row in lines for place in _named(line, columns(row, equal(len(line)), gutter))
    )


def _named(names: Sequence[str], areas: Iterable[QRectF]) -> Iterable[tuple[str, QRectF]]:
    return zip(names, areas, strict=True)


_GUTTER = 3.0


@dataclass(frozen=True)
class _Plan:
    """Distances in pixels, and shares of the width and the height.

    `left` is the share of the numbers and the lines; propositions have the rest. `margin` is from the felt's edge to
    the spots, `above` from its upper edge, with room for the puck. `rows` are numbers, come, field, don't pass, pass;
    `number_rows` the parts of a number: lay, place to lose in some houses, place, come and buy. `big` is the share of
    Big 6 and Big 8 in the rows of the lines; 0 if the house does not take them.
    """

    left: float
    margin: float
    above: float
    gap: float
    middle_gap: float
    rows: tuple[float, ...]
    number_rows: tuple[float, ...]
    big: float = 0.0


_FEW = _Plan(0.665, 22.0, 32.0, 7.0, 36.0, (0.43, 0.14, 0.14, 0.14, 0.15), (0.30, 0.40, 0.30))
_FEW_LOW = _Plan(0.665, 12.0, 30.0, 4.0, 30.0, (0.53, 0.115, 0.115, 0.12, 0.12), (0.33, 0.34, 0.33))
_ALL = _Plan(
    0.58, 18.0, 32.0, 6.0, 22.0, (0.48, 0.13, 0.13, 0.13, 0.13), (0.25, 0.185, 0.315, 0.25), big=0.15
)
_ALL_LOW = _Plan(
    0.58, 8.0, 30.0, 3.0, 10.0, (0.56, 0.11, 0.11, 0.11, 0.11), (0.242, 0.198, 0.318, 0.242), big=0.15
)
_LOW, _ALL_THE_LOW = 330.0, 400.0
"""The height in pixels below which the numbers get more room, as their chips are under the words."""

_COME_SHARES = (0.62, 0.38)
"""Shares of a number's width: a come bet with its odds beside it, and buy or lay."""

_DONT_COME_SHARE, _ODDS_SHARE = 0.25, 0.22
_PUCK_ABOVE = 15.0
_CHIP_SHARE, _CHIP_LEAST, _CHIP_MOST = 0.031, 10.0, 40.0

_PROPOSITIONS = (
    ("hard-4", "hard-10"),
    ("hard-6", "hard-8"),
    ("any-seven",),
    ("two", "twelve"),
    ("three", "eleven"),
    ("horn", "any-craps"),
)
_ALL_PROPOSITIONS = (
    ("hard-4", "hard-10"),
    ("hard-6", "hard-8"),
    ("two", "any-seven", "twelve"),
    ("three", "any-craps", "eleven"),
    ("horn", "c-and-e", "world"),
)
_IN_A_ROW = 7
_HOPS = tuple(HOPS[faces].name for faces in sorted(HOPS, key=lambda faces: (sum(faces), faces)))
"""Hop bets by their total."""
_HOP_ROWS = tuple(_HOPS[first : first + _IN_A_ROW] for first in range(0, len(_HOPS), _IN_A_ROW))


def places_in(felt: QRectF, *, has_casino_bets: bool = False, shows_hops: bool = False) -> Places:
    """The place of each spot on a felt of this size. Some houses take more bets, as casinos do.

    Without the hop bets, which few players use, the other bets have their room.
    """
    if has_casino_bets:
        plan = _ALL_LOW if felt.height() < _ALL_THE_LOW else _ALL
    else:
        plan = _FEW_LOW if felt.height() < _LOW else _FEW
    inside = felt.adjusted(plan.margin, plan.above, -plan.margin, -plan.margin)
    left, right = columns(inside, (plan.left, 1 - plan.left), plan.middle_gap)
    propositions = _ALL_PROPOSITIONS if has_casino_bets else _PROPOSITIONS
    if shows_hops:
        propositions = (*propositions, *_HOP_ROWS)
    return {**_numbers_and_lines(left, plan), **grid(right, propositions, plan.gap, _GUTTER)}


def chip_radius_on(felt: QRectF) -> float:
    """The radius of chips on a felt of this size; small spots have smaller ones."""
    return min(max(_CHIP_LEAST, felt.height() * _CHIP_SHARE), _CHIP_MOST)


def puck_place(places: Places, point: int | None) -> QPointF:
    """The puck's middle: above the point's box, or off, between the two blocks."""
    top = places["hard-4"].top() - _PUCK_ABOVE
    if point is None:
        return QPointF((places["lay-10"].right() + places["hard-4"].left()) / 2, top)
    return QPointF(places[f"place-{point}"].center().x(), top)


def switch_place(places: Places, size: QSizeF) -> QRectF:
    """The place of the switch for hop bets, of this size: over the propositions, at their right end."""
    switch = QRectF(QPointF(), size)
    switch.moveCenter(QPointF(0, places["hard-4"].top() - _PUCK_ABOVE))
    switch.moveRight(places["hard-10"].right())
    return switch


def _numbers_and_lines(area: QRectF, plan: _Plan) -> Places:
    numbers, come, field, dont_pass, pass_line = rows(area, plan.rows, plan.gap)
    dont_come, come = columns(come, (_DONT_COME_SHARE, 1 - _DONT_COME_SHARE), _GUTTER)
    return {
        **_numbers(numbers, plan.number_rows),
        "dont-come": dont_come,
        "come": come,
        "field": field,
        **_line("dont-pass", dont_pass, "big-6", plan.big),
        **_line("pass", pass_line, "big-8", plan.big),
    }


def _line(line: str, row: QRectF, big: str, share: float) -> Places:
    if share:
        corner, row = columns(row, (share, 1 - share), _GUTTER)
    place, odds = columns(row, (1 - _ODDS_SHARE, _ODDS_SHARE), _GUTTER)
    return {**({big: corner} if share else {}), line: place, f"{line}-odds": odds}


def _numbers(area: QRectF, shares: tuple[float, ...]) -> Places:
    places: dict[str, QRectF] = {}
    for number, box in zip(POINTS, columns(area, equal(len(POINTS)), _GUTTER), strict=True):
        against, *to_lose, place, behind = rows(box, shares, 0)
        places[f"dont-come-odds-{number}"], places[f"lay-{number}"] = columns(against, _COME_SHARES, 0)
        places |= {f"place-lose-{number}": row for row in to_lose}
        places[f"place-{number}"] = place
        places[f"come-odds-{number}"], places[f"buy-{number}"] = columns(behind, _COME_SHARES, 0)
    return places
