"""The news for a player who comes back to a game: positions to practice, and a change of skill."""

from dataclasses import dataclass

from dicedesk.features.skill import Change, real_change
from dicedesk.play.ports.past_games import History


@dataclass(frozen=True)
class Greeting:
    """The number of positions `due` in all games, and the recent change of a game's choices (None if none)."""

    due: int
    change: Change | None


def greeting_of(past: History, game: str, now: int) -> Greeting:
    """Return the news about a game, `now` in seconds since 1970 (UTC); run as a job. Raises StoreError."""
    due = sum(each.due for each in past.exercise_counts(now))
    return Greeting(due, real_change(past, game))
