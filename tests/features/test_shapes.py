"""Shapes as the elements of an SVG picture."""

from xml.etree import ElementTree

import pytest

from dicedesk.features.shapes import Cells, Dot, Ink, Path, Shape, Words, as_svg, box

INK = Ink(line="text", fill="info", name="thing")


def written(*shapes: Shape) -> list[str]:
    return list(as_svg(shapes, lambda ink: f' class="{ink.name}"' if ink.name else ""))


@pytest.mark.parametrize(
    ("shape", "element"),
    [
        (Path(INK, ((1, 2.0), (3, 4.25))), '<line class="thing" x1="1" y1="2.0" x2="3" y2="4.2"/>'),
        (Path(INK, ((1, 2), (3, 4), (5, 6))), '<polyline class="thing" points="1,2 3,4 5,6"/>'),
        (box(Ink(), 0, 1, 2, 3), '<polygon points="0,1 2,1 2,3 0,3"/>'),
        (Dot(INK, (1, 2), 3), '<circle class="thing" cx="1" cy="2" r="3"/>'),
        (Words(INK, (1, 2), "a < b"), '<text class="thing" x="1" y="2">a &lt; b</text>'),
        (
            Words(Ink(), (1, 2), "up", "middle", is_turned=True),
            '<text x="1" y="2" text-anchor="middle" transform="rotate(-90 1 2)">up</text>',
        ),
    ],
)
def test_each_shape_is_an_element(shape: Shape, element: str) -> None:
    assert written(shape) == [element]


def test_cells_of_one_color_in_a_row_are_one_rectangle_from_the_top_on() -> None:
    cells = Cells((0.0, 0.0), (30.0, 20.0), 3, bytes((0, 0, 0, 1, 0, 0)), ("#000000", "#ffffff"))
    rectangles = [ElementTree.fromstring(text).attrib for text in written(cells)]  # noqa: S314 (just made)
    assert [(one["fill"], one["x"], one["y"], one["width"]) for one in rectangles] == [
        ("#ffffff", "0.00", "0.00", "10.50"),
        ("#000000", "10.00", "0.00", "20.00"),
        ("#000000", "0.00", "10.00", "30.00"),
    ]
