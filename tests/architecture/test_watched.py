"""Coverage watches the tests that it is asked of; its tracer would nearly double the time of all others."""

import pytest
from coverage import Coverage

from tests.watched import is_asked_for


def test_coverage_rests_in_a_test_whose_lines_nobody_asks_for(request: pytest.FixtureRequest) -> None:
    if not is_asked_for(request.config):
        pytest.skip("all tests are watched, or none")
    assert Coverage.current() is None
