"""Past games: their summaries in words, the games row by row, and the search."""

import re
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from enum import Enum
from typing import Any, overload

from dicedesk.core.dice import counts_of
from dicedesk.core.errors import GameError
from dicedesk.core.fair.sealed import is_sealed
from dicedesk.core.fair.verify import false_dice
from dicedesk.core.notation import tag_to_text
from dicedesk.core.notes import STAR
from dicedesk.core.record import LEFT, Record, parse_record
from dicedesk.core.rollers import DICE, TODAY
from dicedesk.core.words import Sentence, tr
from dicedesk.games.catalogue import GAMES, SPECS
from dicedesk.play.past import WalkedGame
from dicedesk.play.ports.game_summary import GameFigures, GameNotes, GameResult, GameStanding, GameSummary
from dicedesk.play.ports.past_games import History, PastGame, PastQuery, SearchTerm
from dicedesk.play.ports.store import IMPORTED, StoredGame, StoreError
from dicedesk.play.seats import of_others, people_in

MOST_OPPONENTS = 2000
"""Most opponents that one word of a search can match."""
PAGE = 100
MOST_AT_ONCE = 1000
"""Most games that begin in the same second."""
MOST_PAGES = 40
"""Pages in memory; the page used longest ago is dropped first, and read again when needed."""
NOT_THERE = PastGame(0, GameSummary("", standing=GameStanding.UNREADABLE))
"""Stands for a game that cannot be read now."""
_MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")


def summary_of(game: StoredGame) -> GameSummary:
    """Return the summary of a game; for an unreadable one, its name and that it is unreadable."""
    try:
        record = parse_record(game.record, SPECS)
        return _summary(record, game)
    except ValueError:
        return GameSummary(game.game.removeprefix(IMPORTED), standing=GameStanding.UNREADABLE)


def _summary(record: Record[Any], game: StoredGame) -> GameSummary:
    """Raises ValueError if the record cannot be replayed."""
    past = GAMES[record.spec.id].past
    head = record.spec.id, past.opponent(record), begun_at(record.tag("Id") or "")
    seal = _dice_named(record)
    if not record.plays and not record.had_help and not game.is_imported:
        return GameSummary(*head, standing=GameStanding.UNPLAYED, seal=seal)
    if not game.ended:
        return GameSummary(*head, seal=seal)
    state, best = record.first_state(), past.best
    walked = best.first
    for played in record.replayed():
        state = played.step.state
        if best.after is not None:
            walked = best.after(walked, played)
    outcome = past.scored(record, state)
    dice = counts_of((play.faces for play in record.plays), are_pairs=past.throws_pairs)
    players = GAMES[record.spec.id].players
    if game.is_imported:
        standing = _imported(record, is_over=state.outcome() is not None)
    else:
        standing = _standing(record, has_people=bool(people_in(record, state.seats, players)))
    beaten = players.ladder().strongest(outcome.beaten) if standing is GameStanding.COUNTED else ""
    figures = GameFigures(best.of(WalkedGame(record, state, walked)), outcome.money, dice, beaten)
    return GameSummary(
        *head,
        outcome.result,
        outcome.score,
        outcome.other,
        outcome.length,
        standing,
        seal,
        figures,
        notes=GameNotes.of((record.note, *(play.note for play in record.plays))),
    )


def _dice_named(record: Record[Any]) -> str:
    dice = record.tag(DICE) or ""
    return dice if is_sealed(record) or record.is_typed or dice.startswith(f"{TODAY} ") else ""


def _imported(record: Record[Any], *, is_over: bool) -> GameStanding:
    return GameStanding.FALSE_DICE if false_dice(record, is_over=is_over) else GameStanding.IMPORTED


def _standing(record: Record[Any], *, has_people: bool) -> GameStanding:
    """A casual game stays casual when it is left: its player may have known the dice."""
    if not has_people:
        return GameStanding.WATCHED
    if record.is_casual:
        return GameStanding.CASUAL
    return GameStanding.COUNTED if record.tag(LEFT) is None else GameStanding.LEFT


def begun_at(name: str) -> int:
    """Return the moment at the start of a record's Id, in seconds since 1970 (UTC); 0 if there is none."""
    match = _MOMENT.match(name)
    if match is None:
        return 0
    try:
        return int(datetime.fromisoformat(match[0]).astimezone(UTC).timestamp())
    except (ValueError, OverflowError):
        return 0


def record_of(game: StoredGame) -> str:
    """Return the record of a saved game. In an imported one, "You" is not the reader."""
    if not game.is_imported:
        return game.record
    try:
        return of_others(parse_record(game.record, SPECS)).to_text()
    except GameError:
        return game.record


def game_called(past: History, kind: str, record_id: str) -> StoredGame | None:
    """Return the saved game of this kind whose record has this Id, preferably one played here. Raises StoreError."""
    begun = begun_at(record_id)
    if not begun:
        return None
    for _ in past.catch_up(summary_of):
        pass
    rows = past.page(PastQuery(kind, wanted=(SearchTerm(begun=(begun, begun + 1)),)), 0, MOST_AT_ONCE)
    games = [game for row in rows if (game := past.game(row.number)) is not None]
    line = tag_to_text(("Id", record_id))
    found = [game for game in games if line in game.header.splitlines()]
    return min(found, key=lambda game: game.is_imported, default=None)


def title_words(summary: GameSummary) -> str:
    game = GAMES.get(summary.game)
    return summary.game if game is None else game.spec.title


def opponent_words(game: str, opponent: str) -> str:
    """Return the opponent or the house rules of a game; "" if there is nothing to say."""
    return GAMES[game].past.opponent_words(opponent) if game in GAMES and opponent else ""


def result_words(summary: GameSummary) -> str:
    if summary.standing is GameStanding.GOES_ON:
        return tr("Not finished")
    if summary.standing is GameStanding.UNREADABLE or summary.game not in GAMES:
        return tr("Cannot be read")
    if summary.result is GameResult.OPEN:
        summary = replace(summary, standing=GameStanding.LEFT)
    return GAMES[summary.game].past.result_words(summary)


def length_words(summary: GameSummary) -> str:
    """Return the length of the game; "" if it is not over."""
    if summary.standing in (GameStanding.GOES_ON, GameStanding.UNREADABLE) or summary.game not in GAMES:
        return ""
    return GAMES[summary.game].past.length_words(summary.length)


LISTED_STANDINGS = {
    GameStanding.COUNTED: tr("Counted"),
    GameStanding.CASUAL: tr("Casual"),
    GameStanding.LEFT: tr("Left early"),
    GameStanding.GOES_ON: tr("In progress"),
    GameStanding.UNREADABLE: tr("Damaged"),
    GameStanding.IMPORTED: tr("Imported"),
    GameStanding.FALSE_DICE: tr("False dice"),
    #: What a game is that only computer players played.
    GameStanding.WATCHED: tr("Watched"),
}


def standing_words(summary: GameSummary) -> Sentence:
    """Return whether a game counts, in words; for any game but an unplayed one, which is never listed."""
    if summary.game and summary.game not in GAMES:
        return tr("Unknown game")
    return LISTED_STANDINGS[summary.standing]


def last_beaten(past: History, game: str) -> str:
    """Return the computer player that a person beat last in the saved games; "" if there is none.

    A victory under unusual rules says little: a shorter game may be mere luck. Raises StoreError.
    """
    for _ in past.catch_up(summary_of):
        pass
    return past.last_beaten(game)


class PastRows(Sequence[PastGame]):
    """The games in order, read on demand."""

    def __init__(self, past: History, query: PastQuery) -> None:
        """Count the games. Raises StoreError."""
        self._past, self._query = past, query
        self._count = past.count(query)
        self._pages: OrderedDict[int, tuple[PastGame, ...]] = OrderedDict()

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, place: int) -> PastGame: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[PastGame, ...]: ...

    def __getitem__(self, place: int | slice) -> PastGame | tuple[PastGame, ...]:
        """Return the game at an index; NOT_THERE if it was deleted or cannot be read now."""
        if isinstance(place, slice):
            return tuple(self[at] for at in range(*place.indices(self._count)))
        number, rest = divmod(range(self._count)[place], PAGE)
        games = self._page(number)
        return games[rest] if rest < len(games) else NOT_THERE

    def _page(self, number: int) -> tuple[PastGame, ...]:
        if number not in self._pages:
            try:
                self._pages[number] = self._past.page(self._query, number * PAGE, PAGE)
            except StoreError:
                return ()
            if len(self._pages) > MOST_PAGES:
                self._pages.popitem(last=False)
        self._pages.move_to_end(number)
        return self._pages[number]


_DATE = re.compile(r"(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?")
_DECEMBER = 12
#: What a person types to find games with a star.
_STARRED = tr("Starred")
_RESULTS = {GameResult.WON: tr("Won"), GameResult.LOST: tr("Lost"), GameResult.TIED: tr("Tied")}


def wanted_by(
    typed: str, opponents: Sequence[tuple[str, str]], translate: Callable[[str], str]
) -> tuple[SearchTerm, ...]:
    """Return the possible meanings of each word: a game, an opponent, a result, whether it counts, a date such as
    2026-11, a star, or a text in a note.

    `opponents` are all opponents so far, each with its game; `translate` translates.
    """
    return tuple(_wanted(word, opponents, translate) for word in dict.fromkeys(typed.casefold().split()))


def _wanted(word: str, opponents: Sequence[tuple[str, str]], translate: Callable[[str], str]) -> SearchTerm:
    def holds(text: str) -> bool:
        return word in translate(text).casefold()

    def begins(text: Sentence) -> bool:
        return translate(text).casefold().startswith(word)

    pairs = [pair for pair in opponents if holds(opponent_words(*pair))]
    return SearchTerm(
        games=tuple(game for game in GAMES if holds(title_words(GameSummary(game)))),
        opponents=tuple(pairs[:MOST_OPPONENTS]),
        results=tuple(result for result, text in _RESULTS.items() if begins(text)),
        standings=tuple(standing for standing, text in LISTED_STANDINGS.items() if begins(text)),
        begun=_dates(word),
        noted=(word, STAR) if begins(_STARRED) else (word,),
    )


def _dates(word: str) -> tuple[int, int] | None:
    """Return the seconds of a year, a month or a day, in local time."""
    match = _DATE.fullmatch(word)
    if match is None:
        return None
    year, month, day = (None if part is None else int(part) for part in match.groups())
    assert year is not None  # noqa: S101 (tells mypy what the pattern says)
    try:
        first = datetime(year, month or 1, day or 1).astimezone()
        return int(first.timestamp()), int(_after(first, month, day).timestamp())
    except (ValueError, OverflowError, OSError):
        return None


def _after(first: datetime, month: int | None, day: int | None) -> datetime:
    if month is None:
        return datetime(first.year + 1, 1, 1).astimezone()
    if day is None:
        years, months = divmod(month, _DECEMBER)
        return datetime(first.year + years, months + 1, 1).astimezone()
    return datetime.fromordinal(first.toordinal() + 1).astimezone()


class Period(Enum):
    """A period, with its name for people."""

    ANY = tr("Any time")
    TODAY = tr("Today")
    WEEK = tr("The last 7 days")
    MONTH = tr("The last 30 days")
    YEAR = tr("This year")


_DAYS = {Period.TODAY: 1, Period.WEEK: 7, Period.MONTH: 30}


def wanted_of(period: Period, now: datetime) -> tuple[SearchTerm, ...]:
    """Return the search for games begun in this period, by the clock of `now`; () for all."""
    if period is Period.ANY:
        return ()
    today = now.replace(hour=0, minute=0, second=0, microsecond=0)
    first = today.replace(month=1, day=1) if period is Period.YEAR else today - timedelta(_DAYS[period] - 1)
    after = today + timedelta(1)
    return (SearchTerm(begun=(int(first.timestamp()), int(after.timestamp()))),)
