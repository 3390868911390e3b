"""Fields that are joined come apart again as they were."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.fair.fields import joined, parted

FIELDS = st.lists(st.binary(max_size=300), min_size=1, max_size=4)


@given(FIELDS)
def test_joined_fields_come_apart_as_they_were(fields: list[bytes]) -> None:
    assert parted(joined(*fields)) == tuple(fields)


@given(st.lists(st.binary(min_size=1, max_size=30), min_size=1, max_size=4), st.integers(1, 8))
def test_fields_that_were_cut_off_are_refused(fields: list[bytes], missing: int) -> None:
    with pytest.raises(ValueError, match="a field is cut off"):
        parted(joined(*fields)[: -min(missing, len(fields[-1]))])
