"""Rows and columns: an area in parts, one beside the other, each with its share of it."""

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QRectF

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
    """The shares of so many parts of one size."""
    return (1 / count,) * count


def grid(area: QRectF, names: Sequence[Sequence[str]], gap: float, gutter: float) -> Places:
    """A place for each name: rows of one height, each in columns of one width."""
    lines = zip(names, rows(area, equal(len(names)), gap), strict=True)
    return dict(
        place for line, row in lines for place in _named(line, columns(row, equal(len(line)), gutter))
    )


def _named(names: Sequence[str], areas: Iterable[QRectF]) -> Iterable[tuple[str, QRectF]]:
    return zip(names, areas, strict=True)
