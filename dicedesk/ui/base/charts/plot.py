"""Lays out a chart or a map in pixels: the place of each line, dot, number and name.

A plot returns the shapes to paint, those of the cursor, and the row or cell under a point.
"""

from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import ceil, floor, log10
from typing import assert_never

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFontMetricsF

from dicedesk.features.shapes import Cells, Dot, Ink, Path, Point, Shape, Words, box, round_step
from dicedesk.lab.charts import (
    Axis,
    Curves,
    Fan,
    Histogram,
    MapPlace,
    NamedValue,
    NamedValues,
    RunningTotal,
    WithAxes,
)
from dicedesk.ui.base.charts.heat_map import HeatMap, MapSide
from dicedesk.ui.base.look.theme import CHART_LINE, Palette, Space, Type, font, scaled
from dicedesk.ui.base.words import shown, tr

Range = tuple[float, float]
Ticks = Sequence[tuple[float, str]]
"""Places of an axis with their labels."""

_DASHED, _DOTTED = (4.0, 2.0), (1.0, 2.0)
_HAIR = float(Space.HAIR)
_TEXT = Ink(fill="text_second")


@dataclass(frozen=True)
class Frame:
    """The room of a plot between its axes, in pixels, and the values at its edges."""

    left: float
    top: float
    right: float
    bottom: float
    across: Range
    up: Range

    def at(self, across: float, up: float) -> Point:
        """The point of a pair of values."""
        (low, high), (least, greatest) = self.across, self.up
        return (
            self.left + (across - low) / (high - low) * (self.right - self.left),
            self.bottom - (up - least) / (greatest - least) * (self.bottom - self.top),
        )

    def values_at(self, point: QPointF) -> tuple[float, float]:
        """The pair of values at a point."""
        (low, high), (least, greatest) = self.across, self.up
        return (
            low + (point.x() - self.left) / max(self.right - self.left, 1.0) * (high - low),
            least + (self.bottom - point.y()) / max(self.bottom - self.top, 1.0) * (greatest - least),
        )

    def holds(self, point: QPointF) -> bool:
        """Whether a point lies between the axes."""
        return self.left <= point.x() <= self.right and self.top <= point.y() <= self.bottom

    def placed(self, shape: Path | Dot) -> Path | Dot:
        """A shape whose points are values, moved to their pixels."""
        if isinstance(shape, Dot):
            return replace(shape, at=self.at(*shape.at))
        return replace(shape, points=tuple(self.at(*point) for point in shape.points))


# Charts with two axes


_MOST_UP, _MOST_ACROSS = 5, 6
"""The most steps of the vertical axis, and of the horizontal one."""
_CURSOR_DOT, _DOT, _POINT = 8, 8, 5
"""Sizes of a dot of the cursor, of a value with an interval, and of a point of a line, at the normal font size."""
_WIDEST = 150
"""The most room for the name of a line, in pixels at the normal font size."""


@dataclass(frozen=True)
class EndName:
    """The name of a line, at the height of its end, in a color of the theme."""

    text: str
    height: float
    token: str


@dataclass(frozen=True)
class _Content:
    """The drawing between the axes, its points as values; `place_of` maps a place to the horizontal axis."""

    shapes: list[Path | Dot]
    across: Range
    up: Range
    ticks_across: Ticks
    ticks_up: Ticks
    ends: list[EndName] = field(default_factory=list)
    place_of: Callable[[float], float] = float


class ChartPlot:
    """A chart with two axes; of several curves the one named `lit` stands out, by default the first."""

    def __init__(
        self, drawing: WithAxes, width: float, height: float, palette: Palette, lit: str = ""
    ) -> None:
        content = _content_of(drawing, palette, lit)
        self._metrics = metrics = QFontMetricsF(font(Type.BODY))
        self._heights = drawing.heights
        self._places = [content.place_of(place) for place in drawing.places]
        self.end_names = [
            replace(end, text=metrics.elidedText(end.text, Qt.TextElideMode.ElideRight, scaled(_WIDEST)))
            for end in content.ends
        ]
        names = [metrics.horizontalAdvance(end.text) + Space.SMALL for end in self.end_names]
        half_of_last = (
            metrics.horizontalAdvance(content.ticks_across[-1][1]) / 2 if content.ticks_across else 0.0
        )
        right = max(*names, half_of_last + Space.TIGHT, 0.0)
        self.frame = _frame(metrics, (width - right, height), content.across, content.up, content.ticks_up)
        self.shapes: list[Shape] = [
            *self._axes(drawing, content),
            *map(self.frame.placed, content.shapes),
            *self._ends(),
        ]

    def cursor(self, row: int) -> Iterator[Shape]:
        """A line through the place of a row, with a dot at each of its heights."""
        place = self._places[row]
        x, _ = self.frame.at(place, 0.0)
        line = Ink(line="text_second", width=_HAIR, dashes=_DOTTED)
        yield Path(line, ((_crisp(x), self.frame.top), (_crisp(x), self.frame.bottom)))
        ink = Ink(line="surface", fill="text", width=_HAIR)
        for height in self._heights(row):
            yield Dot(ink, self.frame.at(place, height), scaled(_CURSOR_DOT) / 2)

    def row_at(self, point: QPointF) -> int | None:
        """The row whose place is nearest to a point; None if the point is outside the axes."""
        places = self._places
        if not places or not self.frame.holds(point):
            return None
        across, _ = self.frame.values_at(point)
        after = min(max(bisect(places, across), 1), len(places) - 1)
        return min((after - 1, after), key=lambda row: abs(places[row] - across)) if after else 0

    def _axes(self, drawing: WithAxes, content: _Content) -> Iterator[Shape]:
        frame, metrics = self.frame, self._metrics
        up = fitted(content.ticks_up, metrics.height(), frame.at(0.0, 0.0)[1] - frame.at(0.0, 1.0)[1])
        widest = max((metrics.horizontalAdvance(name) for _, name in content.ticks_across), default=0.0)
        across = fitted(content.ticks_across, widest, frame.at(1.0, 0.0)[0] - frame.at(0.0, 0.0)[0])
        for height, _ in up:
            y = _crisp(frame.at(0.0, height)[1])
            yield Path(Ink(line="groove", width=_HAIR), ((frame.left, y), (frame.right, y)))
        titles = shown(drawing.across.title), shown(drawing.up.title)
        yield from _axis_words(frame, metrics, across, up, titles)

    def _ends(self) -> Iterator[Shape]:
        high, frame = self._metrics.height(), self.frame
        middles = [frame.at(0.0, end.height)[1] for end in self.end_names]
        for end, middle in zip(self.end_names, spread(middles, high, frame.top, frame.bottom), strict=True):
            baseline = middle + _drop(self._metrics)
            yield Words(Ink(fill=end.token), (frame.right + Space.TIGHT, baseline), end.text)


def _content_of(drawing: WithAxes, palette: Palette, lit: str) -> _Content:
    match drawing:
        case NamedValues():
            return _named(drawing)
        case Histogram():
            return _histogram(drawing, palette)
        case RunningTotal():
            return _running_total(drawing)
        case Fan() | Curves():
            return _lines(drawing, palette, lit)
        case _:
            assert_never(drawing)


_BAR, _EXPECTED = 0.7, 0.44
"""The width of a bar, and half the width of the line at its expected value; bars and dots are 1 apart."""
_EDGE = 0.6
"""Room left of the first and right of the last name, as a share of the distance between two names."""
_WHISKER, _EXACT = 0.16, 0.3
"""The width of the ends of an interval, and half the width of the line at an exact value."""
_AIR = 0.06
"""Room above and below the intervals, as a share of their span."""
_QUIET = 0.6
"""Opacity of the bars of a histogram."""
_NARROW, _THIN = 60, 0.92
"""The most bars of a histogram with gaps between them, and the width of such a bar as a share of its room."""
_MARKED = Ink(line="accent", width=2 * CHART_LINE)


def _named(drawing: NamedValues) -> _Content:
    """Bars, or dots with intervals, and a line at each expected value."""
    bars = list(enumerate(drawing.bars))
    half = _EXACT if drawing.has_intervals else _EXPECTED
    expected: list[Path | Dot] = [
        Path(_MARKED, ((place - half, bar.expected), (place + half, bar.expected)))
        for place, bar in bars
        if bar.expected is not None
    ]
    values = [value for _, bar in bars for value in _values_of(bar)]
    if drawing.has_intervals:
        dot = Ink(line="surface", fill="info")
        dots = (Dot(dot, (place, bar.value), scaled(_DOT) / 2) for place, bar in bars)
        shapes = [*expected, *_whiskers(drawing), *dots]
        air = (max(values) - min(values)) * _AIR
        low, high = min(values) - air, max(values) + air
    else:
        shapes = [
            *(
                box(Ink(fill="info"), place - _BAR / 2, bar.value, place + _BAR / 2, 0.0)
                for place, bar in bars
            ),
            *expected,
        ]
        low, high = 0.0, max(values, default=0.0) or 1.0
    range_up, ticks_up = _up_axis(drawing.up, low, high)
    names = [(float(place), shown(bar.name)) for place, bar in bars]
    return _Content(shapes, (-_EDGE, len(bars) - 1 + _EDGE), range_up, names, ticks_up)


def _values_of(bar: NamedValue) -> Iterator[float]:
    return (value for value in (bar.value, bar.low, bar.high, bar.expected) if value is not None)


def _whiskers(drawing: NamedValues) -> Iterator[Path]:
    line = Ink(line="info", width=CHART_LINE)
    for place, bar in enumerate(drawing.bars):
        if bar.low is not None and bar.high is not None:
            yield Path(line, ((place, bar.low), (place, bar.high)))
            for edge in (bar.low, bar.high):
                yield Path(line, ((place - _WHISKER / 2, edge), (place + _WHISKER / 2, edge)))


def _histogram(drawing: Histogram, palette: Palette) -> _Content:
    step, places = drawing.step, drawing.places
    half = step * (_THIN if len(places) <= _NARROW else 1.0) / 2
    ink = Ink(fill="info", strength=1.0 if palette.is_strong else _QUIET)
    shapes: list[Path | Dot] = [
        box(ink, place - half, height, place + half, 0.0)
        for place, height in zip(places, drawing.shares, strict=True)
    ]
    low, high = (places[0], places[-1]) if places else (0.0, 1.0)
    range_up, ticks_up = _up_axis(drawing.up, 0.0, max(drawing.shares, default=0.0) or 1.0)
    ticks_across = _across_axis(drawing.across, low, high)
    return _Content(shapes, (low - step / 2, high + step / 2), range_up, ticks_across, ticks_up)


_FEW_POINTS = 40
"""The most points of a line that has a dot at each."""
_LIT = 1.4
"""The width of the line that stands out, as a multiple of the others'."""
_OTHERS = ("info", "good", "bad", "text_second")
"""The colors of the other lines, in turn; after the last they start again, dashed."""
_SHADE = 0.22
"""Opacity of a range; where ranges overlap the opacities add up."""


def _running_total(drawing: RunningTotal) -> _Content:
    low, high = drawing.places[0], drawing.places[-1]
    across = _never_empty(low, high)
    points = tuple(zip(drawing.places, drawing.totals, strict=True))
    nothing = Ink(line="text_second", width=_HAIR, dashes=_DASHED)
    shapes: list[Path | Dot] = [
        Path(nothing, ((across[0], 0.0), (across[1], 0.0))),
        Path(Ink(line="accent", width=CHART_LINE), points),
    ]
    if len(points) <= _FEW_POINTS:
        shapes += (Dot(Ink(fill="accent"), point, scaled(_POINT) / 2) for point in points)
    values = [0.0, *drawing.totals]
    range_up, ticks_up = _up_axis(drawing.up, min(values), max(values))
    return _Content(shapes, across, range_up, _across_axis(drawing.across, low, high), ticks_up)


def _lines(drawing: Fan | Curves, palette: Palette, lit: str) -> _Content:
    """Ranges under lines, the lit line on top, and a dashed line at the level."""
    place_of = log10 if drawing.is_logarithmic else float
    places = [place_of(place) for place in drawing.places]
    across = _never_empty(places[0], places[-1])
    lines, level = drawing.lines(), drawing.level
    names = [line.name for line in lines]
    first = names.index(lit) if lit in names else 0
    shapes: list[Path | Dot] = []
    ends: list[EndName] = []
    values: list[float] = []
    if level is not None:
        dashed = Ink(line="text", width=_HAIR, dashes=_DASHED)
        shapes.append(Path(dashed, ((across[0], level), (across[1], level))))
        values.append(level)
    for place in sorted(range(len(lines)), key=lambda place: place == first):
        line, ink = lines[place], _curve_ink(place, first)
        band_token = "info" if place == first else ink.line
        edge = band_token if palette.is_strong else ""
        band_ink = Ink(line=edge, fill=band_token, width=_HAIR, strength=_SHADE)
        bands = drawing.bands(line)
        for band in bands:
            edges = (*zip(places, band.high, strict=True), *reversed([*zip(places, band.low, strict=True)]))
            shapes.append(Path(band_ink, edges, is_closed=True))
            values += (*band.low, *band.high)
        shapes.append(Path(ink, tuple(zip(places, line.values, strict=True))))
        values += line.values
        ends.append(EndName(shown(line.title), line.values[-1], ink.line))
        ends += (EndName(shown(band.name), band.high[-1], "info") for band in bands if band.name)
    if level is not None:
        ends.append(EndName(tr("Exactly {share}", share=drawing.text(level)), level, "text"))
    range_up, ticks_up = _up_axis(drawing.up, min(values), max(values))
    low, high = drawing.places[0], drawing.places[-1]
    ticks = _logarithmic_axis if drawing.is_logarithmic else _across_axis
    return _Content(shapes, across, range_up, ticks(drawing.across, low, high), ticks_up, ends, place_of)


def _curve_ink(place: int, lit: int) -> Ink:
    if place == lit:
        return Ink(line="accent", width=CHART_LINE * _LIT)
    turn, color = divmod(place - (place > lit), len(_OTHERS))
    dashes = tuple(dash * CHART_LINE for dash in _DASHED) if turn else ()
    return Ink(line=_OTHERS[color], width=CHART_LINE, dashes=dashes)


def _never_empty(low: float, high: float) -> Range:
    return (low, high) if high > low else (low - 0.5, high + 0.5)


def _up_axis(axis: Axis, low: float, high: float) -> tuple[Range, Ticks]:
    """A range of round numbers around the values, and the numbers of its ticks."""
    least, greatest, step = range_around(low, high, _MOST_UP)
    return (least, greatest), _ticks(axis, ticks_within(least, greatest, step), step)


def _across_axis(axis: Axis, low: float, high: float) -> Ticks:
    if low == high:
        return _ticks(axis, (low,), 0.0)
    step = round_step(high - low, _MOST_ACROSS)
    return _ticks(axis, ticks_within(low, high, step), step)


def _logarithmic_axis(axis: Axis, low: float, high: float) -> Ticks:
    return [(log10(value), shown(axis.tick(value, value))) for value in powers_within(low, high)]


def _ticks(axis: Axis, values: tuple[float, ...], step: float) -> Ticks:
    named = ((value, shown(axis.tick(value, step))) for value in values)
    return [(value, name) for value, name in named if name]


# Maps


_MOST_NAMES = 12
"""The most names on a side."""
_STEPS = (1, 2, 5, 10, 20, 50, 100)
"""Possible distances between two names, in cells."""
_NAME_SHARE = 0.35
"""The most room for the names left of a map, as a share of its width."""
_RING, _RING_WIDTH, _RING_EDGE = 11, 1.5, 3.5
"""The size of a ring at the normal font size, and the widths of its line and of the line under it, in pixels."""
_CURSOR, _CURSOR_ROOM = 2.0, 0.8
"""The width of the cursor's frame, in pixels, and its distance from its cell, in cells."""
_SMALL_CELLS = 100
"""With fewer cells on a side than this, cells are larger and the cursor's frame lies closer."""
_SWATCH = 14
"""The edge of a sample of a color, in pixels at the normal font size."""


class MapPlot:
    """A map; with a key, it explains its colors at the right."""

    def __init__(
        self, heat_map: HeatMap, width: float, height: float, palette: Palette, *, has_key: bool
    ) -> None:
        self._metrics = metrics = QFontMetricsF(font(Type.BODY))
        self._columns, self._rows = len(heat_map.across.names), len(heat_map.up.names)
        colors = heat_map.scale.colors(palette)
        words = heat_map.words if has_key else ()
        widest = max((metrics.horizontalAdvance(text) for text in words), default=0.0)
        key_room = Space.MEDIUM + scaled(_SWATCH) + Space.SMALL + widest if words else 0.0
        up = [
            (place, metrics.elidedText(name, Qt.TextElideMode.ElideRight, width * _NAME_SHARE))
            for place, name in _side_ticks(heat_map.up)
        ]
        room = width - key_room - Space.SMALL, height
        across_range, up_range = (-0.5, self._columns - 0.5), (-0.5, self._rows - 0.5)
        self.frame = frame = _frame(metrics, room, across_range, up_range, up)
        top_left, bottom_right = (frame.left, frame.top), (frame.right, frame.bottom)
        self.shapes: list[Shape] = [
            Cells(top_left, bottom_right, self._columns, heat_map.steps, colors),
            *self._rings(heat_map.marks),
            *self._sides(heat_map, up),
            *self._key(words, colors),
        ]

    def cursor(self, place: MapPlace) -> Iterator[Shape]:
        """Lines through a cell from edge to edge, and a frame around it."""
        frame, (across, up) = self.frame, place
        x, y = map(_crisp, frame.at(across, up))
        line = Ink(line="text_second", width=_HAIR, dashes=_DOTTED)
        yield Path(line, ((x, frame.top), (x, frame.bottom)))
        yield Path(line, ((frame.left, y), (frame.right, y)))
        room = 0.5 + _CURSOR_ROOM * min(1, max(self._columns, self._rows) / _SMALL_CELLS)
        left, right = max(across - room, -0.5), min(across + room, self._columns - 0.5)
        low, high = max(up - room, -0.5), min(up + room, self._rows - 0.5)
        for token, width in (("window", 2 * _CURSOR + Space.HAIR), ("text", _CURSOR)):
            yield frame.placed(box(Ink(line=token, width=width), left, high, right, low))

    def place_at(self, point: QPointF) -> MapPlace:
        """The cell under a point; a cell that does not exist if the point is off the grid."""
        across, up = self.frame.values_at(point)
        return round(across), round(up)

    def _rings(self, marks: Sequence[MapPlace]) -> Iterator[Shape]:
        for token, width in (("window", _RING_EDGE), ("text", _RING_WIDTH)):
            for mark in marks:
                yield Dot(Ink(line=token, width=width), self.frame.at(*mark), scaled(_RING) / 2)

    def _sides(self, heat_map: HeatMap, up: Ticks) -> Iterator[Shape]:
        frame, metrics = self.frame, self._metrics
        ticks_across = _side_ticks(heat_map.across)
        widest = max((metrics.horizontalAdvance(name) for _, name in ticks_across), default=0.0)
        across = fitted(ticks_across, widest, (frame.right - frame.left) / max(self._columns, 1))
        up = fitted(up, metrics.height(), (frame.bottom - frame.top) / max(self._rows, 1))
        line = Ink(line="stroke", width=_HAIR)
        left, bottom = _crisp(frame.left) - 1, _crisp(frame.bottom)
        yield Path(line, ((left, frame.top), (left, bottom), (frame.right, bottom)))
        for place, _ in across:
            x = _crisp(frame.at(place, 0.0)[0])
            yield Path(line, ((x, bottom), (x, bottom + Space.TIGHT)))
        for place, _ in up:
            y = _crisp(frame.at(0.0, place)[1])
            yield Path(line, ((left - Space.TIGHT, y), (left, y)))
        yield from _axis_words(frame, metrics, across, up, (heat_map.across.title, heat_map.up.title))

    def _key(self, words: Sequence[str], colors: Sequence[str]) -> Iterator[Shape]:
        left, frame = self.frame.right + Space.MEDIUM, self.frame
        apart = min(scaled(_SWATCH) + Space.SMALL, (frame.bottom - frame.top) / max(len(words), 1))
        edge = min(scaled(_SWATCH), apart)
        for place, (text, color) in enumerate(
            zip(reversed(words), reversed(colors[: len(words)]), strict=True)
        ):
            top = frame.top + place * apart
            yield box(Ink(line="text_second", fill=color, width=_HAIR), left, top, left + edge, top + edge)
            baseline = top + edge / 2 + _drop(self._metrics)
            yield Words(_TEXT, (left + scaled(_SWATCH) + Space.SMALL, baseline), text)


def _side_ticks(side: MapSide) -> list[tuple[float, str]]:
    """The names that fit on a side: those that are multiples of the step between them."""
    names = side.names
    step = next((step for step in _STEPS if len(names) <= _MOST_NAMES * step), len(names))
    found = (place for place in range(min(step, len(names))) if _is_multiple(names[place], step))
    return [(float(place), names[place]) for place in range(next(found, 0), len(names), step)]


def _is_multiple(name: str, step: int) -> bool:
    return name.isdecimal() and int(name) % step == 0


# Axes


def _frame(
    metrics: QFontMetricsF, room: tuple[float, float], across: Range, up: Range, ticks_up: Ticks
) -> Frame:
    """The frame left between the numbers and titles of both axes."""
    widest = max((metrics.horizontalAdvance(name) for _, name in ticks_up), default=0.0)
    left = metrics.height() + Space.SMALL + widest + Space.SMALL
    top = max(metrics.height() / 2, Space.SMALL)
    bottom = room[1] - (Space.SMALL + metrics.height() + Space.TIGHT + metrics.height())
    return Frame(left, top, max(room[0], left + 1), max(bottom, top + 1), across, up)


def _axis_words(
    frame: Frame, metrics: QFontMetricsF, across: Ticks, up: Ticks, titles: tuple[str, str]
) -> Iterator[Shape]:
    for place, name in across:
        x, _ = frame.at(place, 0.0)
        yield Words(_TEXT, (x, frame.bottom + Space.SMALL + metrics.ascent()), name, "middle")
    for place, name in up:
        _, y = frame.at(0.0, place)
        yield Words(_TEXT, (frame.left - Space.SMALL, y + _drop(metrics)), name, "end")
    below = frame.bottom + Space.SMALL + metrics.height() + Space.TIGHT + metrics.ascent()
    yield Words(_TEXT, ((frame.left + frame.right) / 2, below), titles[0], "middle")
    # In a low chart, a long title takes all of its height, and is cut short at its end alone.
    high = below + metrics.descent()
    title = metrics.elidedText(titles[1], Qt.TextElideMode.ElideRight, high)
    half = metrics.horizontalAdvance(title) / 2
    middle = min(max((frame.top + frame.bottom) / 2, half), high - half)
    yield Words(_TEXT, (metrics.ascent(), middle), title, "middle", is_turned=True)


def _drop(metrics: QFontMetricsF) -> float:
    """From the middle of figures down to their baseline, in pixels."""
    return metrics.capHeight() / 2


def _crisp(place: float) -> float:
    """The middle of a pixel, where a hairline is not blurred."""
    return floor(place) + 0.5


_DIGITS = 12
"""Decimal places to which products of steps are rounded, so that 3 times 0.1 is 0.3."""
_CLOSE = 1e-9
_GAP = 8
"""The least room between two names, in pixels."""
_FEW = 3


def ticks_within(low: float, high: float, step: float) -> tuple[float, ...]:
    """The multiples of the step from `low` to `high`."""
    first, last = ceil(low / step - _CLOSE), floor(high / step + _CLOSE)
    return tuple(round(place * step, _DIGITS) for place in range(first, last + 1))


def range_around(low: float, high: float, most: int) -> tuple[float, float, float]:
    """The multiples of a round step that `low` and `high` lie between, and that step.

    If `low` equals `high`, the value lies in the middle.
    """
    if low == high:
        room = abs(low) / 2 or 1.0
        low, high = low - room, high + room
    step = round_step(high - low, most)
    return (
        round(floor(low / step + _CLOSE) * step, _DIGITS),
        round(ceil(high / step - _CLOSE) * step, _DIGITS),
        step,
    )


def powers_within(low: float, high: float) -> tuple[float, ...]:
    """The powers of ten from `low` to `high`, both over 0."""
    first, last = ceil(log10(low) - _CLOSE), floor(log10(high) + _CLOSE)
    return tuple(10.0**power for power in range(first, last + 1))


def fitted(ticks: Ticks, apart_at_least: float, scale: float) -> Ticks:
    """Every tick if all fit, otherwise every second, third, fifth, tenth and so on.

    `apart_at_least` is the room of one tick in pixels, and `scale` the pixels per unit of the axis. Ticks stay equally
    far apart, and a tick at zero stays.
    """
    if len(ticks) < 2 or scale <= 0:
        return list(ticks)
    needed = (apart_at_least + _GAP) / ((ticks[1][0] - ticks[0][0]) * scale)
    every = max(ceil(needed), 1) if needed <= _FEW else round(round_step(needed, 1))
    first = next((place for place, tick in enumerate(ticks) if tick[0] == 0), 0) % every
    return list(ticks[first::every])


def spread(heights: Sequence[float], apart: float, low: float, high: float) -> list[float]:
    """The heights, moved as little as possible to be `apart` or more, between `low` and `high`.

    If there is no room for that, they are evenly spread.
    """
    order = sorted(range(len(heights)), key=heights.__getitem__)
    if len(order) > 1:
        apart = min(apart, (high - low) / (len(order) - 1))
    moved = list(heights)
    least = low
    for place in order:
        moved[place] = least = max(moved[place], least)
        least += apart
    greatest = high
    for place in reversed(order):
        moved[place] = greatest = min(moved[place], greatest)
        greatest -= apart
    return moved
