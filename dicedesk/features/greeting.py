"""The news for a player who comes back to a game: positions to practice, and a change of skill."""

from dataclasses import dataclass

from dicedesk.features.practice import progress
from dicedesk.features.skill import Change, real_change
from dicedesk.play.ports.past_games import History


@dataclass(frozen=True)
class Greeting:
    """How many positions of all games are `due`, and how a game's choices changed lately; None if they did not."""

    due: int
    change: Change | None


def greeting_of(past: History, game: str, now: int) -> Greeting:
    """Return what waits at a game, `now` in seconds since 1970 (UTC); a job of its own. Raises StoreError."""
    return Greeting(progress(past, "", now).of("").due, real_change(past, game))
