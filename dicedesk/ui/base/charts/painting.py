"""Paints shapes in the colors and typeface of a theme, on a window or a picture, and writes them as SVG."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPen, QPolygonF

from dicedesk.features.shapes import Cells, Dot, Ink, Path, Shape, Words, as_svg
from dicedesk.ui.base.look.theme import Palette, Type, font, scaled


def paint(painter: QPainter, shapes: Iterable[Shape], palette: Palette) -> None:
    """Paint shapes one over the other."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for shape in shapes:
        match shape:
            case Path(ink, points):
                _take(painter, ink, palette)
                corners = QPolygonF([QPointF(*point) for point in points])
                if shape.is_closed:
                    painter.drawPolygon(corners)
                else:
                    painter.drawPolyline(corners)
            case Dot(ink, at, radius):
                _take(painter, ink, palette)
                painter.drawEllipse(QPointF(*at), radius, radius)
            case Words():
                _write(painter, shape, palette)
            case Cells():
                _paint_cells(painter, shape)


def svg_picture(
    shapes: Iterable[Shape], size: tuple[int, int], palette: Palette, title: str, says: str
) -> str:
    """The text of an SVG file: lines stay lines and texts stay texts, so it can be printed at any size and edited.

    The title and the sentence are for screen readers.
    """
    # Only a file needs it: 340 KB of names of characters.
    from html import escape

    width, height = size
    color = _colors(palette)
    lines = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        f'font-family="system-ui, sans-serif" font-size="{scaled(Type.BODY)}" fill="none">',
        f"<title>{escape(title)}</title>",
        f"<desc>{escape(says)}</desc>",
        f'<rect width="{width}" height="{height}" fill="{color("surface")}"/>',
        *as_svg(shapes, lambda ink: _attributes(ink, color)),
        "</svg>",
    )
    return "\n".join(lines) + "\n"


def _attributes(ink: Ink, color: Callable[[str], str]) -> str:
    made = ""
    if ink.fill:
        made += f' fill="{color(ink.fill)}"'
        made += f' fill-opacity="{ink.strength:g}"' if ink.strength < 1 else ""
    if ink.line:
        made += f' stroke="{color(ink.line)}" stroke-width="{ink.width:g}" stroke-linejoin="round"'
        made += f' stroke-dasharray="{" ".join(f"{dash:g}" for dash in ink.dashes)}"' if ink.dashes else ""
    return made


def _colors(palette: Palette) -> Callable[[str], str]:
    """Returns the #rrggbb of a token; a #rrggbb stays as it is."""
    return lambda token: token if token.startswith("#") else palette.color(token).name()


def _color(ink_color: str, palette: Palette) -> QColor:
    return QColor(_colors(palette)(ink_color))


def _take(painter: QPainter, ink: Ink, palette: Palette) -> None:
    if ink.line:
        pen = QPen(_color(ink.line, palette), ink.width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if ink.dashes:
            pen.setDashPattern([dash / ink.width for dash in ink.dashes])
        painter.setPen(pen)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
    if ink.fill:
        inside = _color(ink.fill, palette)
        inside.setAlphaF(ink.strength)
        painter.setBrush(inside)
    else:
        painter.setBrush(Qt.BrushStyle.NoBrush)


def _write(painter: QPainter, words: Words, palette: Palette) -> None:
    face = font(Type.BODY, bold=words.is_bold)
    width = QFontMetricsF(face).horizontalAdvance(words.text)
    painter.setFont(face)
    painter.setPen(_color(words.ink.fill, palette))
    back = {"start": 0.0, "middle": width / 2, "end": width}[words.anchor]
    painter.save()
    painter.translate(*words.at)
    if words.is_turned:
        painter.rotate(-90)
    painter.drawText(QPointF(-back, 0), words.text)
    painter.restore()


def _paint_cells(painter: QPainter, cells: Cells) -> None:
    """Paint one picture with a pixel for each cell, so that there are no seams between cells."""
    columns, rows = cells.columns, cells.rows
    from_top = b"".join(cells.steps[row * columns : (row + 1) * columns] for row in reversed(range(rows)))
    picture = QImage(from_top, columns, rows, columns, QImage.Format.Format_Indexed8)
    picture.setColorTable([QColor(color).rgb() for color in cells.colors])
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    painter.drawImage(QRectF(QPointF(*cells.top_left), QPointF(*cells.bottom_right)), picture)
    painter.restore()
