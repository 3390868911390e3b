"""Of a test with several parameters each run takes every value."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.matrices import diagonal


def test_six_languages_and_two_sizes_leave_six_cases() -> None:
    found = diagonal(list(product("abcdef", "12")))
    assert found == {("a", "1"), ("b", "2"), ("c", "1"), ("d", "2"), ("e", "1"), ("f", "2")}


@given(st.lists(st.integers(1, 5), min_size=1, max_size=3))
def test_each_value_is_there_and_no_case_more_than_the_longest_parameter_needs(sizes: list[int]) -> None:
    parameters = [[f"{number} of {place}" for number in range(size)] for place, size in enumerate(sizes)]
    found = diagonal(list(product(*parameters)))
    assert found <= set(product(*parameters))
    assert [set(values) for values in zip(*found, strict=True)] == [set(values) for values in parameters]
    assert len(found) == max(sizes)


@pytest.mark.parametrize("pairs", [[()], [("a",), ("b",)], [("a", "1"), ("b", "2"), ("c", "1")]])
def test_one_parameter_and_pairs_chosen_by_hand_are_left_whole(pairs: list[tuple[str, ...]]) -> None:
    assert diagonal(pairs) == set(pairs)
