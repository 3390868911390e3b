"""Long lines of values keep what can be seen of them."""

from hypothesis import given
from hypothesis import strategies as st

from dicedesk.features.statistics.thinning import thinned


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
