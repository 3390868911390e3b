"""The games of the days: which of them were played to their end in a month, and how they came out."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from dicedesk.core.rollers import TODAY, day_in
from dicedesk.features.history.games import PAGE, result_words, title_words
from dicedesk.play.ports.game_summary import GameResult, GameStanding
from dicedesk.play.ports.past_games import History, PastGame, PastQuery, SearchTerm

_MARGIN_DAYS = 2
"""The clock of another time zone has another day, but never one that is further away."""


@dataclass(frozen=True)
class PlayedDay:
    """A day, and the games with its dice that were played to their end here, the first one first."""

    day: date
    games: tuple[PastGame, ...]

    @property
    def lines(self) -> tuple[tuple[str, str], ...]:
        """Return what each game is called, and how it came out."""
        return tuple((title_words(game.summary), result_words(game.summary)) for game in self.games)


@dataclass(frozen=True)
class PlayedMonth:
    """A month, by its first day: the days on which the game of the day was played, and whether it ever was lately.

    That is in this month or the one before.
    """

    first: date
    days: tuple[PlayedDay, ...]
    is_lately: bool

    def on(self, day: date) -> PlayedDay:
        """Return what was played with the dice of a day."""
        return next((each for each in self.days if each.day == day), PlayedDay(day, ()))


def month_before(first: date) -> date:
    """Return the first day of the month before the one that begins on `first`."""
    return (first - timedelta(1)).replace(day=1)


def month_after(first: date) -> date:
    """Return the first day of the month after the one that begins on `first`."""
    return (first + timedelta(31)).replace(day=1)


def played_in(past: History, first: date) -> PlayedMonth:
    """Return what was played in the month that begins then, a job of its own. Raises StoreError."""
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
    """Whether the game was played to its end on this computer."""
    summary = game.summary
    is_imported = summary.standing in (GameStanding.IMPORTED, GameStanding.FALSE_DICE)
    return not is_imported and summary.result is not GameResult.OPEN
