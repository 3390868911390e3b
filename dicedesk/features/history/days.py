"""The games of the day that were finished in a month, and their results."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from dicedesk.core.rollers import TODAY, day_in
from dicedesk.features.history.games import PAGE, result_words, title_words
from dicedesk.play.ports.game_summary import GameResult, GameStanding
from dicedesk.play.ports.past_games import History, PastGame, PastQuery, SearchTerm

_MARGIN_DAYS = 2
"""The day can differ in another time zone, but never by more than this."""


@dataclass(frozen=True)
class PlayedDay:
    """A day, and the games with its dice that were finished here, the first one first."""

    day: date
    games: tuple[PastGame, ...]

    @property
    def lines(self) -> tuple[tuple[str, str], ...]:
        """Return each game's name and result."""
        return tuple((title_words(game.summary), result_words(game.summary)) for game in self.games)


@dataclass(frozen=True)
class PlayedMonth:
    """A month, by its first day: the days on which a game of the day was played, and whether one was lately.

    Lately means in this month or the one before.
    """

    first: date
    days: tuple[PlayedDay, ...]
    is_lately: bool

    def on(self, day: date) -> PlayedDay:
        """Return the games played with a day's dice."""
        return next((each for each in self.days if each.day == day), PlayedDay(day, ()))


def month_before(first: date) -> date:
    return (first - timedelta(1)).replace(day=1)


def month_after(first: date) -> date:
    return (first + timedelta(31)).replace(day=1)


def played_in(past: History, first: date) -> PlayedMonth:
    """Return the games played in the month that begins with `first`; run as a job. Raises StoreError."""
    before, after = month_before(first), month_after(first)
    by_day: dict[date, list[PastGame]] = {}
    for game in _begun_between(past, before - timedelta(_MARGIN_DAYS), after + timedelta(_MARGIN_DAYS)):
        kind, _, day = game.summary.seal.partition(" ")
        if kind == TODAY and (played := day_in(day)) is not None and _is_played(game):
            by_day.setdefault(played, []).append(game)
    days = tuple(
        PlayedDay(day, tuple(games)) for day, games in sorted(by_day.items()) if first <= day < after
    )
    return PlayedMonth(first, days, any(before <= day < after for day in by_day))


def _begun_between(past: History, begin: date, end: date) -> Iterator[PastGame]:
    span = tuple(int(datetime(day.year, day.month, day.day).astimezone().timestamp()) for day in (begin, end))
    query = PastQuery(wanted=(SearchTerm(begun=(span[0], span[1])),), descending=False)
    place = 0
    while games := past.page(query, place, PAGE):
        yield from games
        place += PAGE


def _is_played(game: PastGame) -> bool:
    """Whether the game was finished on this computer."""
    summary = game.summary
    is_imported = summary.standing in (GameStanding.IMPORTED, GameStanding.FALSE_DICE)
    return not is_imported and summary.result is not GameResult.OPEN
