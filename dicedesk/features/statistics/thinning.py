"""Long lines of values, thinned to what can be seen of them."""

from collections.abc import Sequence

Marks = tuple[tuple[int, int], ...]
"""Places, from 0, and the values there."""


def thinned(values: Sequence[int], columns: int) -> Marks:
    """The places and values that a line over so many columns of pixels needs: of each column its ends and extremes."""
    if len(values) <= 4 * columns:
        return tuple(enumerate(values))
    marks: list[tuple[int, int]] = []
    for column in range(columns):
        first, end = len(values) * column // columns, len(values) * (column + 1) // columns
        part = values[first:end]
        places = {0, part.index(min(part)), part.index(max(part)), len(part) - 1}
        marks.extend((first + place, part[place]) for place in sorted(places))
    return tuple(marks)
