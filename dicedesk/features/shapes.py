"""Pictures as values: shapes, in pixels from the upper left, for windows and SVG files.

Long lines of values are thinned to what can be seen, and axes have round steps.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import floor, log10

Point = tuple[float, float]


@dataclass(frozen=True)
class Ink:
    """How a shape is drawn: the colors of its line and its inside, as tokens of a theme or #rrggbb, "" for none.

    Widths and dashes are in pixels; `strength` is the opacity of the inside. A page with its own style looks up shapes
    by their `name`.
    """

    line: str = ""
    fill: str = ""
    width: float = 1.0
    dashes: tuple[float, ...] = ()
    strength: float = 1.0
    name: str = ""


@dataclass(frozen=True)
class Path:
    """A line from point to point, or the area inside it."""

    ink: Ink
    points: tuple[Point, ...]
    is_closed: bool = False


@dataclass(frozen=True)
class Dot:
    """A circle around a point."""

    ink: Ink
    at: Point
    radius: float


@dataclass(frozen=True)
class Words:
    """A text on a base line, with its `anchor`, "start", "middle" or "end", at a point; turned, it is read upward."""

    ink: Ink
    at: Point
    text: str
    anchor: str = "start"
    is_bold: bool = False
    is_turned: bool = False


@dataclass(frozen=True)
class Cells:
    """A grid of cells from one corner to the other, row by row from the bottom; `steps` are indexes into `colors`."""

    top_left: Point
    bottom_right: Point
    columns: int
    steps: bytes
    colors: tuple[str, ...]

    @property
    def rows(self) -> int:
        return len(self.steps) // self.columns


Shape = Path | Dot | Words | Cells


def box(ink: Ink, left: float, top: float, right: float, bottom: float) -> Path:
    """Return the outline of a rectangle as a closed path."""
    return Path(ink, ((left, top), (right, top), (right, bottom), (left, bottom)), is_closed=True)


def as_svg(shapes: Iterable[Shape], look: Callable[[Ink], str]) -> Iterator[str]:
    """Yield the elements of an SVG picture; `look` writes the attributes of an ink, with a space before each."""
    for shape in shapes:
        match shape:
            case Path(ink, ((x1, y1), (x2, y2)), False):
                places = f'x1="{_number(x1)}" y1="{_number(y1)}" x2="{_number(x2)}" y2="{_number(y2)}"'
                yield f"<line{look(ink)} {places}/>"
            case Path(ink, points):
                kind = "polygon" if shape.is_closed else "polyline"
                yield f'<{kind}{look(ink)} points="{_points(points)}"/>'
            case Dot(ink, (x, y), radius):
                yield f'<circle{look(ink)} cx="{_number(x)}" cy="{_number(y)}" r="{_number(radius)}"/>'
            case Words():
                yield _text(shape, look)
            case _:
                yield from _cells(shape)


def _text(words: Words, look: Callable[[Ink], str]) -> str:
    x, y = map(_number, words.at)
    anchor = f' text-anchor="{words.anchor}"' if words.anchor != "start" else ""
    turned = f' transform="rotate(-90 {x} {y})"' if words.is_turned else ""
    # Only a file needs it: 340 KB of names of characters.
    from html import escape

    return f'<text{look(words.ink)} x="{x}" y="{y}"{anchor}{turned}>{escape(words.text)}</text>'


_UNDER = 0.5
"""Overlap of cells with their neighbors, in pixels."""


def _cells(cells: Cells) -> Iterator[str]:
    """Yield a rectangle for each run of one color in a row; it overlaps the next ones, so that no seam shows."""
    (left, top), (right, bottom) = cells.top_left, cells.bottom_right
    wide, high = (right - left) / cells.columns, (bottom - top) / cells.rows
    for row in reversed(range(cells.rows)):
        steps = cells.steps[row * cells.columns : (row + 1) * cells.columns]
        for step, run in groupby(range(cells.columns), steps.__getitem__):
            columns = list(run)
            x, y = left + columns[0] * wide, bottom - (row + 1) * high
            width, height = min(len(columns) * wide + _UNDER, right - x), min(high + _UNDER, bottom - y)
            yield (
                f'<rect fill="{cells.colors[step]}" x="{x:.2f}" y="{y:.2f}" '
                f'width="{width:.2f}" height="{height:.2f}"/>'
            )


def _points(points: Sequence[Point]) -> str:
    return " ".join(f"{_number(x)},{_number(y)}" for x, y in points)


def _number(value: float) -> str:
    """Return a number to a tenth of a pixel; whole numbers stay whole."""
    return f"{value}" if isinstance(value, int) else f"{value:.1f}"


Marks = tuple[tuple[int, int], ...]
"""Places, from 0, and their values."""


def thinned(values: Sequence[int], columns: int) -> Marks:
    """Return the places and values that a line over `columns` pixels needs: the ends and extremes of each column."""
    if len(values) <= 4 * columns:
        return tuple(enumerate(values))
    marks: list[tuple[int, int]] = []
    for column in range(columns):
        first, end = len(values) * column // columns, len(values) * (column + 1) // columns
        part = values[first:end]
        places = {0, part.index(min(part)), part.index(max(part)), len(part) - 1}
        marks.extend((first + place, part[place]) for place in sorted(places))
    return tuple(marks)


_FACTORS = (1, 2, 5, 10)
_CLOSE = 1e-9


def round_step(span: float, most: int) -> float:
    """Return the least of 1, 2 and 5 times a power of ten that fits into the span at most `most` times."""
    least = span / most
    power: float = 10.0 ** floor(log10(least))
    return next(power * factor for factor in _FACTORS if power * factor >= least * (1 - _CLOSE))
