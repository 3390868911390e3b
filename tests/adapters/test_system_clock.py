"""The computer's clock."""

from datetime import UTC, datetime, timedelta

from dicedesk.adapters.system_clock import SystemClock


def test_the_clock_tells_the_time_in_utc() -> None:
    before = datetime.now(UTC)
    told = SystemClock().now()
    assert before <= told <= datetime.now(UTC)
    assert told.utcoffset() == timedelta(0)
