"""The daily games: those finished in a month, today's, and the days in a row on which one was finished."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from dicedesk.core.fair.open_dice import DatedDice
from dicedesk.core.rollers import DICE, TODAY, day_in
from dicedesk.core.words import Joined, NamedDay, Sentence, tr, trn
from dicedesk.features.history.games import PAGE, result_words, summary_of, title_words
from dicedesk.games.catalogue import TITLES
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


@dataclass(frozen=True)
class TodaysGame:
    """Today's game of one kind, and its status.

    `game` is the first game saved here with today's dice; None if there is none. `streak` is the number of days in a
    row on which a daily game was finished, up to today; 0 if no daily game was finished today.
    """

    kind: str
    day: date
    game: PastGame | None
    streak: int

    @property
    def goes_on(self) -> bool:
        """Whether it has begun and is not over."""
        return self.game is not None and self.game.summary.standing is GameStanding.GOES_ON

    def texts(self, *, is_seen: bool) -> tuple[Joined, ...]:
        """Return its title, day and result, followed by ever shorter versions.

        `is_seen` says whether its dice are known here, even if the game was deleted.
        """
        title, result = tr("Today's {game}", game=TITLES[self.kind]), self._result(is_seen=is_seen)
        is_played = self.game is not None and _is_played(self.game)
        row = (
            trn("1 day in a row", "{count} days in a row", self.streak)
            if is_played and self.streak > 1
            else ""
        )
        days = (NamedDay(self.day), NamedDay(self.day, is_short=True), "")
        long = (Joined((title, day, result, row)) for day in days)
        short = Joined((title, row or result)), Joined((title,)), Joined((days[1],))
        return (*dict.fromkeys((*long, *short)),)

    def _result(self, *, is_seen: bool) -> Sentence | str:
        if self.game is None:
            return tr("already played") if is_seen else tr("not played")
        return tr("in progress") if self.goes_on else result_words(self.game.summary)


def todays_game(past: History, kind: str, today: date) -> TodaysGame:
    """Return today's game of one kind; run as a job. Raises StoreError."""
    for _ in past.catch_up(summary_of):
        pass
    dice = dict(DatedDice(f"{today:%Y-%m-%d}", kind).opening_tags())[DICE]
    near = _begun_between(past, today - timedelta(_MARGIN_DAYS), today + timedelta(_MARGIN_DAYS + 1))
    same = (
        game
        for game in near
        if game.summary.game == kind and game.summary.seal == dice and not _is_imported(game)
    )
    return TodaysGame(kind, today, next(same, None), _days_in_a_row(past, today))


def _days_in_a_row(past: History, today: date) -> int:
    played, first, place = set[date](), today, 0
    while games := past.page(PastQuery(), place, PAGE):
        played.update(day for game in games if (day := _played_on_its_day(game)) is not None)
        while first in played:
            first -= timedelta(1)
        if _day_of(games[-1]) < first - timedelta(_MARGIN_DAYS):
            break
        place += PAGE
    return (today - first).days


def _played_on_its_day(game: PastGame) -> date | None:
    """The day of a finished daily game that was begun on its day, in some time zone; None for any other game."""
    kind, _, text = game.summary.seal.partition(" ")
    day = day_in(text) if kind == TODAY else None
    is_meant = day is not None and _is_played(game) and abs((_day_of(game) - day).days) <= 1
    return day if is_meant else None


def _day_of(game: PastGame) -> date:
    return datetime.fromtimestamp(game.summary.begun).astimezone().date()


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
    return not _is_imported(game) and game.summary.result is not GameResult.OPEN


def _is_imported(game: PastGame) -> bool:
    return game.summary.standing in (GameStanding.IMPORTED, GameStanding.FALSE_DICE)
