"""The periods of the history, by the days of a clock."""

from datetime import UTC, datetime

import pytest

from dicedesk.features.history.periods import Period, wanted_of

NOW = datetime(2026, 11, 22, 13, 40, tzinfo=UTC)


@pytest.mark.parametrize(
    ("period", "first"),
    [
        (Period.TODAY, datetime(2026, 11, 22, tzinfo=UTC)),
        (Period.WEEK, datetime(2026, 11, 16, tzinfo=UTC)),
        (Period.MONTH, datetime(2026, 10, 24, tzinfo=UTC)),
        (Period.YEAR, datetime(2026, 1, 1, tzinfo=UTC)),
    ],
)
def test_a_period_ends_with_today_and_begins_with_a_day(period: Period, first: datetime) -> None:
    (wanted,) = wanted_of(period, NOW)
    assert wanted.begun == (int(first.timestamp()), int(datetime(2026, 11, 23, tzinfo=UTC).timestamp()))


def test_any_time_wants_nothing() -> None:
    assert wanted_of(Period.ANY, NOW) == ()
