"""The figures of the games that were ever played, added up."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from dicedesk.core.dice_counts import DiceCounts
from dicedesk.play.ports.game_summary import GameResult, GameStanding
from dicedesk.play.ports.past_games import PastGames


@dataclass(frozen=True)
class Tally:
    """How many games of one kind against one opponent came out so."""

    game: str
    opponent: str
    standing: GameStanding
    result: GameResult
    count: int


@dataclass(frozen=True)
class Dated:
    """A figure of one game, and when that was begun, in seconds since 1970 (UTC); 0 where nobody knows."""

    begun: int
    value: int


class PastFigures(Protocol):
    """Adds up the games that were summarized. `game` is "" for all games. All raise StoreError."""

    def are_few(self) -> bool:
        """Whether so few games were kept that adding them up takes a moment."""
        ...

    def tallies(self, game: str) -> tuple[Tally, ...]:
        """How the games came out, by game and opponent."""
        ...

    def results(self, game: str) -> Iterator[GameResult]:
        """How each counted game came out, in the order in which they were begun."""
        ...

    def best(self, game: str, *, is_fewest: bool) -> Dated | None:
        """The best figure of a counted game, the earliest of equal ones; None where none has one."""
        ...

    def money(self, game: str) -> Iterator[Dated]:
        """What each game won in cents, of those that were counted or left, in the order in which they were begun."""
        ...

    def dice(self, game: str) -> DiceCounts:
        """What the dice showed in games that were counted or left.

        Dice of practice games are left out: whoever takes a throw back chooses among dice.
        """
        ...


@dataclass(frozen=True)
class CountedPast:
    """Games that were kept, and the figures of those that were summarized."""

    games: PastGames
    figures: PastFigures


class OpenFigures(Protocol):
    """Opens a games folder."""

    def __call__(self, data: str | None, /, *, make: bool = False) -> CountedPast:
        """The user's own folder where it is None. `make` has a missing one made when a game is taken in."""
        ...
