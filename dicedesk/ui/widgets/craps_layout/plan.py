"""Where the spots of the layout lie, for any size of the felt."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from dicedesk.games.craps.bet_kinds import POINTS

_LEFT_SHARE = 0.665
_GUTTER = 3.0


class _Plan(NamedTuple):
    """Distances in pixels, and shares of the height.

    `margin` is from the felt's edge to the spots, `above` from its upper edge, where the puck has its place. `rows` are
    numbers, come, field, don't pass, pass; `number_rows` the parts of a number: against it, placed on it, come and buy.
    """

    margin: float
    above: float
    gap: float
    middle_gap: float
    rows: tuple[float, ...]
    number_rows: tuple[float, ...]


_USUAL_PLAN = _Plan(22.0, 32.0, 7.0, 36.0, (0.43, 0.14, 0.14, 0.14, 0.15), (0.30, 0.40, 0.30))
_LOW_PLAN = _Plan(12.0, 30.0, 4.0, 30.0, (0.53, 0.115, 0.115, 0.12, 0.12), (0.33, 0.34, 0.33))
_LOW = 330.0
"""A felt that is lower than so many pixels gives its numbers more room, as chips lie under words there."""

_COME_SHARES = (0.62, 0.38)
"""Shares of a number's width: a come bet with its odds beside it, and buy or lay."""

_DONT_COME_SHARE, _ODDS_SHARE = 0.25, 0.22
_PUCK_ABOVE = 15.0

Places = Mapping[str, QRectF]
"""The rectangle of each spot in pixels, by the name of its bet."""


def places_in(felt: QRectF) -> Places:
    """Where each spot lies on a felt of this size."""
    plan = _LOW_PLAN if felt.height() < _LOW else _USUAL_PLAN
    inside = felt.adjusted(plan.margin, plan.above, -plan.margin, -plan.margin)
    left = QRectF(inside)
    left.setWidth((inside.width() - plan.middle_gap) * _LEFT_SHARE)
    right = QRectF(inside)
    right.setLeft(left.right() + plan.middle_gap)
    numbers, come, field, dont_pass, pass_line = _rows(left, plan.rows, plan.gap)
    dont_come, come = _columns(come, (_DONT_COME_SHARE, 1 - _DONT_COME_SHARE), _GUTTER)
    dont_pass, dont_pass_odds = _columns(dont_pass, (1 - _ODDS_SHARE, _ODDS_SHARE), _GUTTER)
    pass_line, pass_odds = _columns(pass_line, (1 - _ODDS_SHARE, _ODDS_SHARE), _GUTTER)
    return {
        **_numbers(numbers, plan.number_rows),
        "dont-come": dont_come,
        "come": come,
        "field": field,
        "dont-pass": dont_pass,
        "dont-pass-odds": dont_pass_odds,
        "pass": pass_line,
        "pass-odds": pass_odds,
        **_propositions(right, plan.gap),
    }


def puck_place(places: Places, point: int | None) -> QPointF:
    """Where the puck's middle lies: above the point's box, or off, between the two blocks."""
    top = places["hard-4"].top() - _PUCK_ABOVE
    if point is None:
        return QPointF((places["lay-10"].right() + places["hard-4"].left()) / 2, top)
    return QPointF(places[f"place-{point}"].center().x(), top)


def _numbers(area: QRectF, shares: tuple[float, ...]) -> Places:
    places: dict[str, QRectF] = {}
    for number, box in zip(POINTS, _columns(area, (1 / 6,) * 6, _GUTTER), strict=True):
        against, place, behind = _rows(box, shares, 0)
        places[f"dont-come-odds-{number}"], places[f"lay-{number}"] = _columns(against, _COME_SHARES, 0)
        places[f"place-{number}"] = place
        places[f"come-odds-{number}"], places[f"buy-{number}"] = _columns(behind, _COME_SHARES, 0)
    return places


def _propositions(area: QRectF, gap: float) -> Places:
    rows = (
        ("hard-4", "hard-10"),
        ("hard-6", "hard-8"),
        ("any-seven",),
        ("two", "twelve"),
        ("three", "eleven"),
        ("horn", "any-craps"),
    )
    return {
        name: place
        for names, row in zip(rows, _rows(area, (1 / len(rows),) * len(rows), gap), strict=True)
        for name, place in zip(names, _columns(row, (1 / len(names),) * len(names), _GUTTER), strict=True)
    }


def _rows(area: QRectF, shares: tuple[float, ...], gap: float) -> list[QRectF]:
    free = area.height() - gap * (len(shares) - 1)
    tops = [area.top() + free * sum(shares[:row]) + gap * row for row in range(len(shares))]
    return [
        QRectF(area.left(), top, area.width(), free * share) for top, share in zip(tops, shares, strict=True)
    ]


def _columns(area: QRectF, shares: tuple[float, ...], gap: float) -> list[QRectF]:
    free = area.width() - gap * (len(shares) - 1)
    lefts = [area.left() + free * sum(shares[:column]) + gap * column for column in range(len(shares))]
    return [
        QRectF(left, area.top(), free * share, area.height())
        for left, share in zip(lefts, shares, strict=True)
    ]
