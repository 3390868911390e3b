"""Stretches of time up to now, of which the history shows the games."""

from datetime import datetime, timedelta
from enum import Enum

from dicedesk.core.words import tr
from dicedesk.play.ports.past_games import Wanted


class Period(Enum):
    """A stretch of time, whose name is a person's word for it."""

    ANY = tr("Any time")
    TODAY = tr("Today")
    WEEK = tr("The last 7 days")
    MONTH = tr("The last 30 days")
    YEAR = tr("This year")


_DAYS = {Period.TODAY: 1, Period.WEEK: 7, Period.MONTH: 30}


def wanted_of(period: Period, now: datetime) -> tuple[Wanted, ...]:
    """The games that were begun in this period, by the days of the clock that `now` is from; () for all games."""
    if period is Period.ANY:
        return ()
    today = now.replace(hour=0, minute=0, second=0, microsecond=0)
    first = today.replace(month=1, day=1) if period is Period.YEAR else today - timedelta(_DAYS[period] - 1)
    after = today + timedelta(1)
    return (Wanted(begun=(int(first.timestamp()), int(after.timestamp()))),)
