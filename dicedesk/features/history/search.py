"""What a person typed to find games, read word by word."""

import re
from collections.abc import Callable, Sequence
from datetime import datetime

from dicedesk.core.words import Sentence, tr
from dicedesk.features.history.summaries import LISTED_STANDINGS, opponent_words, title_words
from dicedesk.games.catalogue import KITS
from dicedesk.play.ports.game_summary import GameResult, GameSummary
from dicedesk.play.ports.past_games import Wanted

MOST_OPPONENTS = 2000
"""So many opponents whose names hold a word are searched for."""

_DATE = re.compile(r"(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?")
_DECEMBER = 12
_RESULTS = {GameResult.WON: tr("Won"), GameResult.LOST: tr("Lost"), GameResult.TIED: tr("Tied")}


def wanted_by(
    typed: str, opponents: Sequence[tuple[str, str]], shown: Callable[[str], str]
) -> tuple[Wanted, ...]:
    """What each word may mean: a game, an opponent, a result, whether it counts, or a date such as 2026-11.

    `opponents` are those that there ever were, each with its game; `shown` translates.
    """
    return tuple(_wanted(word, opponents, shown) for word in dict.fromkeys(typed.casefold().split()))


def _wanted(word: str, opponents: Sequence[tuple[str, str]], shown: Callable[[str], str]) -> Wanted:
    def holds(text: str) -> bool:
        return word in shown(text).casefold()

    def begins(text: Sentence) -> bool:
        return shown(text).casefold().startswith(word)

    found = [pair for pair in opponents if holds(opponent_words(*pair))]
    return Wanted(
        games=tuple(game for game in KITS if holds(title_words(GameSummary(game)))),
        opponents=tuple(found[:MOST_OPPONENTS]),
        results=tuple(result for result, text in _RESULTS.items() if begins(text)),
        standings=tuple(standing for standing, text in LISTED_STANDINGS.items() if begins(text)),
        begun=_dates(word),
    )


def _dates(word: str) -> tuple[int, int] | None:
    """The seconds of a year, a month or a day, by the clock of this computer."""
    found = _DATE.fullmatch(word)
    if found is None:
        return None
    year, month, day = (None if part is None else int(part) for part in found.groups())
    assert year is not None  # noqa: S101 (tells mypy what the pattern says)
    try:
        first = datetime(year, month or 1, day or 1).astimezone()
        return int(first.timestamp()), int(_after(first, month, day).timestamp())
    except (ValueError, OverflowError, OSError):
        return None


def _after(first: datetime, month: int | None, day: int | None) -> datetime:
    """The beginning of the next year, month or day."""
    if month is None:
        return datetime(first.year + 1, 1, 1).astimezone()
    if day is None:
        years, months = divmod(month, _DECEMBER)
        return datetime(first.year + years, months + 1, 1).astimezone()
    return datetime.fromordinal(first.toordinal() + 1).astimezone()
