"""Shapes as the elements of an SVG picture, and long lines of values thinned to what can be seen."""

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.features.shapes import Cells, Dot, Ink, Path, Shape, Words, as_svg, box, round_step, thinned

INK = Ink(line="text", fill="info", name="thing")


def written(*shapes: Shape) -> list[str]:
    return list(as_svg(shapes, lambda ink: f' class="{ink.name}"' if ink.name else ""))


@pytest.mark.parametrize(
    ("shape", "element"),
    [
        (Path(INK, ((1, 2.0), (3, 4.25))), '<line class="thing" x1="1" y1="2.0" x2="3" y2="4.2"/>'),
        (Path(INK, ((1, 2), (3, 4), (5, 6))), '<polyline class="thing" points="1,2 3,4 5,6"/>'),
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


def test_a_box_goes_round_its_four_corners() -> None:
    assert written(box(Ink(), 0, 1, 2, 3)) == ['<polygon points="0,1 2,1 2,3 0,3"/>']


def test_cells_of_one_color_in_a_row_are_one_rectangle_from_the_top_on() -> None:
    cells = Cells((0.0, 0.0), (30.0, 20.0), 3, bytes((0, 0, 0, 1, 0, 0)), ("#000000", "#ffffff"))
    rectangles = [ElementTree.fromstring(text).attrib for text in written(cells)]  # noqa: S314 (just made)
    assert [(one["fill"], one["x"], one["y"], one["width"]) for one in rectangles] == [
        ("#ffffff", "0.00", "0.00", "10.50"),
        ("#000000", "10.00", "0.00", "20.00"),
        ("#000000", "0.00", "10.00", "30.00"),
    ]


@given(st.lists(st.integers(0, 10_000), min_size=1, max_size=300), st.integers(1, 20))
def test_a_thinned_line_keeps_its_ends_and_extremes(values: list[int], columns: int) -> None:
    marks = thinned(values, columns)
    kept = [value for _, value in marks]
    assert (kept[0], kept[-1], min(kept), max(kept)) == (values[0], values[-1], min(values), max(values))


@given(st.lists(st.integers(0, 10_000), min_size=1, max_size=300), st.integers(1, 20))
def test_a_thinned_line_goes_through_its_values_in_order(values: list[int], columns: int) -> None:
    marks = thinned(values, columns)
    places = [place for place, _ in marks]
    assert places == sorted(set(places))
    assert all(values[place] == value for place, value in marks)


@pytest.mark.parametrize(
    ("span", "most", "step"),
    [
        (4, 4, 1),
        (4.1, 4, 2),
        (20, 4, 5),
        (21, 4, 10),
        (3000, 20, 200),
        (7, 20, 0.5),
        (90, 1, 100),
        (30, 6, 5),
        (0.0123, 5, 0.005),
        (3 * 0.1, 3, 0.1),
        (1e6, 6, 2e5),
    ],
)
def test_a_step_is_1_2_or_5_times_a_power_of_ten_and_covers_the_span_in_few(
    span: float, most: int, step: float
) -> None:
    assert round_step(span, most) == pytest.approx(step)
