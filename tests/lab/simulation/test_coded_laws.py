"""Chances written as codes: all that the codes and the draw behind them give, added up again."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.lab.simulation.coded_laws import UNDECIDED, coded
from tests.lab.coded_chances import coded_chances

CODES = 64
LAWS = st.dictionaries(st.integers(0, 30), st.integers(1, 1000), min_size=1, max_size=12)


@given(st.lists(LAWS, min_size=1, max_size=4))
def test_codes_and_draws_together_have_the_chances_of_the_law(laws: list[dict[int, int]]) -> None:
    written = coded(laws, CODES)
    for row, law in enumerate(laws):
        ways = sum(law.values())
        found = coded_chances(written, row)
        assert found.keys() <= law.keys()
        for outcome, count in law.items():
            assert found.get(outcome, 0) == pytest.approx(count / ways, abs=1e-14)


def test_few_codes_are_left_undecided() -> None:
    written = coded([dict.fromkeys(range(10), 7)], 1 << 10)
    assert np.count_nonzero(written.first == UNDECIDED) == 1024 - 10 * 102
    assert np.count_nonzero(written.second == UNDECIDED) == 4


def test_what_is_left_twice_is_drawn_by_its_chances() -> None:
    # 0 has 2 of 3 ways. Of 4 codes it has 2, the other 1, one is left; of that again, with the shares 2/3 and 1/3.
    written = coded([{0: 1}, {0: 2, 5: 1}], 4)
    drawn = written.draw(np.ones(30_000, np.intp), np.random.default_rng(1))
    assert set(drawn.tolist()) == {0, 5}
    assert drawn.mean() == pytest.approx(5 / 3, abs=0.06)


def test_a_law_that_the_codes_decide_needs_no_draw() -> None:
    written = coded([{0: 1, 1: 3}], 4)
    assert sorted(written.first[0].tolist()) == [0, 1, 1, 1]
