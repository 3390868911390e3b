"""The line of the value move by move, with lucky throws and errors marked, and its shapes.

The window paints these shapes, and the saved page has the same ones.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from math import ceil, floor, log10
from typing import TYPE_CHECKING

from dicedesk.coach.evaluation import Grade
from dicedesk.coach.unit import Unit
from dicedesk.core.words import Sentence, figure, percent
from dicedesk.features.shapes import Dot, Ink, Path, Point, Shape, Words, round_step, thinned

if TYPE_CHECKING:
    from dicedesk.features.review.game import SeatReview  # a window shows a curve without it

LUCKY = 1.5
"""A throw is marked if its luck is at least this many times that of an average throw."""
MOST_LUCKY, MOST_ERRORS = 24, 60
"""Most lucky throws and errors that are marked; a long game marks the greatest."""
_FEW_TICKS = 4
_PARTS = 1_000_000


@dataclass(frozen=True)
class Tick:
    """A labeled height at the side."""

    height: float
    words: Sentence


@dataclass(frozen=True)
class CurveMark:
    """A marked place: with the grade of an error, or with luck, good for a `way` of 1, bad for -1."""

    place: int
    grade: Grade | None = None
    way: int = 0


@dataclass(frozen=True)
class CurveLine:
    """A line that was not played: its heights from the place on where it leaves the curve.

    `shown` is the place whose moment is visible; None if the line is not the visible one.
    """

    place: int
    heights: tuple[float, ...]
    shown: int | None = None

    @property
    def last(self) -> int:
        """The place where the line ends."""
        return self.place + len(self.heights) - 1


@dataclass(frozen=True)
class Curve:
    """The height at each place, where more is better, between the chart's lowest and highest values."""

    heights: tuple[float, ...]
    lowest: float
    highest: float
    ticks: tuple[Tick, ...]
    marks: tuple[CurveMark, ...]
    lines: tuple[CurveLine, ...] = ()

    @property
    def last(self) -> int:
        """The last place of the game and of all lines."""
        return max(len(self.heights) - 1, *(line.last for line in self.lines), 0)

    def across(self, place: int) -> float:
        """Return how far right a place is, from 0 to 1."""
        return place / max(self.last, 1)

    def share(self, height: float) -> float:
        """Return how far up a height is, from 0 to 1."""
        return (height - self.lowest) / (self.highest - self.lowest)

    def corners(self, columns: int) -> tuple[tuple[float, float], ...]:
        """Return the line's corners, in 0 to 1 both ways, thinned to what `columns` columns of pixels can show."""
        whole = [round(_PARTS * self.share(height)) for height in self.heights]
        return tuple((self.across(place), height / _PARTS) for place, height in thinned(whole, columns))


def curve_of(review: "SeatReview") -> Curve:
    """Return the curve for the seat from which a review is seen."""
    heights = tuple(review.value(place) for place in range(review.moves + 1))
    ticks = _ticks(review.unit, min(heights), max(heights))
    return Curve(heights, ticks[0].height, ticks[-1].height, ticks, (*_errors(review), *_lucky(review)))


def curve_with(curve: Curve, lines: tuple[CurveLine, ...], unit: Unit) -> Curve:
    """Return the curve with these lines, and no others, in a chart with room for them."""
    heights = [*curve.heights, *(height for line in lines for height in line.heights)]
    ticks = _ticks(unit, min(heights), max(heights))
    return replace(curve, lowest=ticks[0].height, highest=ticks[-1].height, ticks=ticks, lines=lines)


@dataclass(frozen=True)
class CurveRoom:
    """The area of the curve, in pixels, and the distances of its labels.

    A drop is the distance down to the base line of a label: from the height that it names, from the bottom of the area
    to the move numbers, and from a mark to its sign. If a sign has no room below, it is `sign_rise` above the mark.
    """

    left: float
    top: float
    right: float
    bottom: float
    tick_gap: float
    tick_drop: float
    number_drop: float
    sign_drop: float
    sign_rise: float | None = None

    def at(self, across: float, up: float) -> Point:
        """Return the point at these shares of the area."""
        return self.left + across * (self.right - self.left), self.bottom - up * (self.bottom - self.top)


DOT = 6
"""The radius of a mark, in pixels."""
_TICK, _NAME = Ink(line="stroke", dashes=(2, 4), name="tick"), Ink(fill="text_second")
_AREA = Ink(fill="accent", strength=0.13, name="area")
_VALUE = Ink(line="accent", width=1.6, name="value")
_OTHER = Ink(line="text_second", width=1.6, dashes=(5, 3), name="other")
_SHOWN, _STEP = (
    Ink(line="info", width=2.2, dashes=(5, 3), name="shown"),
    Ink(line="surface", fill="info", name="step"),
)
_SLIGHT, _GRAVE = "accent", "bad"


def line_shapes(curve: Curve, room: CurveRoom, step: int, say: Callable[[Sentence], str]) -> Iterator[Shape]:
    """Yield the labeled heights, the move numbers at multiples of the step, and the curve above its filled area.

    The lines that were not played are dashed, and the visible moment of one is a dot.
    """
    for tick in curve.ticks:
        up = curve.share(tick.height)
        left, right = room.at(0, up), room.at(1, up)
        yield Path(_TICK, (left, right))
        yield Words(_NAME, (left[0] - room.tick_gap, left[1] + room.tick_drop), say(tick.words), "end")
    for place in range(step, curve.last + 1, step):
        x, _ = room.at(curve.across(place), 0)
        yield Words(_NAME, (x, room.bottom + room.number_drop), str(place), "middle")
    corners = curve.corners(max(round(room.right - room.left), 1))
    points = tuple(room.at(across, up) for across, up in corners)
    ground = ((points[0][0], room.bottom), *points, (points[-1][0], room.bottom))
    yield Path(_AREA, ground, is_closed=True)
    yield Path(_VALUE, points)
    for line in curve.lines:
        ink = _OTHER if line.shown is None else _SHOWN
        steps = [
            (curve.across(place), curve.share(height))
            for place, height in enumerate(line.heights, line.place)
        ]
        yield Path(ink, tuple(room.at(*step) for step in steps))
        if line.shown is not None:
            yield Dot(_STEP, room.at(*steps[line.shown - line.place]), DOT)


def mark_shapes(curve: Curve, room: CurveRoom) -> Iterator[Shape]:
    """Yield a dot and a sign for each error, and a triangle for luck: above the line for good, below for bad.

    A triangle points up for good and down for bad luck. It never covers the numbers below the chart.
    """
    for mark in curve.marks:
        x, y = room.at(curve.across(mark.place), curve.share(curve.heights[mark.place]))
        if mark.grade is None:
            token = "good" if mark.way > 0 else "bad"
            near, far = DOT + 1, 2 * DOT + 2
            has_room = mark.way > 0 or y + far <= room.bottom
            base, tip = (y - mark.way * near, y - mark.way * far) if has_room else (y - far, y - near)
            yield Path(
                Ink(fill=token, name=token), ((x - DOT, base), (x, tip), (x + DOT, base)), is_closed=True
            )
            continue
        token = _SLIGHT if mark.grade is Grade.INACCURACY else _GRAVE
        name = "small" if token == _SLIGHT else "bad"
        yield Dot(Ink(line="surface", fill=token, width=1.5, name=name), (x, y), DOT)
        is_low = room.sign_rise is not None and y + room.sign_drop > room.bottom
        baseline = y - (room.sign_rise or 0.0) if is_low else y + room.sign_drop
        yield Words(Ink(fill=token, name=name), (x, baseline), mark.grade.sign, "middle", is_bold=True)


def _errors(review: "SeatReview") -> list[CurveMark]:
    moves = review.game.review.moves
    gravest = sorted(review.errors, key=lambda place: -list(Grade).index(moves[place - 1].grade))
    return [CurveMark(place, moves[place - 1].grade) for place in sorted(gravest[:MOST_ERRORS])]


def _lucky(review: "SeatReview") -> list[CurveMark]:
    moves = enumerate(review.game.review.moves, 1)
    luck = {place: float(move.luck[review.seat]) for place, move in moves if move.faces}
    least = LUCKY * sum(map(abs, luck.values())) / max(len(luck), 1)
    places = [place for place in luck if abs(luck[place]) >= least and review.moment(place).luck_way]
    greatest = sorted(places, key=lambda place: -abs(luck[place]))[:MOST_LUCKY]
    return [CurveMark(place, way=1 if luck[place] > 0 else -1) for place in sorted(greatest)]


def _ticks(unit: Unit, lowest: float, highest: float) -> tuple[Tick, ...]:
    """Round numbers around all heights; a chance to win always has the range from 0 to 100 percent."""
    if unit.quantity.is_chance:
        return tuple(Tick(quarter / 4, percent(quarter / 4, 0)) for quarter in range(5))
    step = round_step(max(highest - lowest, unit.least_span), _FEW_TICKS)
    first, last = floor(lowest / step), ceil(highest / step)
    last = max(last, first + 1)
    digits = max(0, -floor(log10(step)))
    return tuple(Tick(step * at, _tick_words(step * at, unit, digits)) for at in range(first, last + 1))


def _tick_words(height: float, unit: Unit, digits: int) -> Sentence:
    number = figure(unit.as_read(height), digits, unit.quantity.currency)
    return Sentence("{number}", {"number": number})
