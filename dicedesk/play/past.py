"""What a game says of itself in the history, once it is over; every `Game` has a `GamePast`."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from dicedesk.core.game import Played, State
from dicedesk.core.record import Record
from dicedesk.core.words import Sentence, tr
from dicedesk.play.ports.game_summary import GameResult, GameStanding, GameSummary
from dicedesk.play.seats import Roster, StateT_contra, people_in, player_in


@dataclass(frozen=True)
class Scored:
    """How a game came out: for whom, with which figures, and after how many turns, throws or hands.

    `money` is what was won in it, in cents; None in games without money. `beaten` are the computer players whom a
    person beat in it under the usual rules.
    """

    result: GameResult
    score: int
    other: int
    length: int
    money: int | None = None
    beaten: tuple[str, ...] = ()


@dataclass(frozen=True)
class WalkedGame:
    """A game that was replayed: its record, its last state, and what was worked out of its moves on the way."""

    record: Record[Any]
    state: Any
    walked: Any


@dataclass(frozen=True)
class BestFigure:
    """The figure in which the games of one kind compete, the highest one unless `is_fewest`.

    `title` names it and `words` write one. `of` is the figure of a game, None where it takes no part. `first` is what
    `walked` begins with, and `after(walked, played)` changes it with each move; without one it stays. `kept` gives the
    score of a record and its last state that competes for the best ever kept; None in games that keep none.
    """

    title: Sentence
    words: Callable[[int], str]
    of: Callable[[WalkedGame], int | None]
    first: Any = None
    after: Callable[[Any, Played[Any]], Any] | None = None
    is_fewest: bool = False
    kept: Callable[[Record[Any], Any], int | None] | None = None


class GamePast(Protocol[StateT_contra]):
    """Puts games into a few words. Names and figures are the record's own, so that they last in every language."""

    @property
    def best(self) -> BestFigure:
        """The figure in which these games compete."""
        ...

    @property
    def throws_pairs(self) -> bool:
        """Whether dice are always thrown two at a time, so that their sums are counted."""
        ...

    def opponent(self, record: Record[Any]) -> str:
        """Against whom or by whose rules the game is played, as records write it; "" where there is nothing to say."""
        ...

    def scored(self, record: Record[Any], state: StateT_contra) -> Scored:
        """How the game came out; `state` is its last."""
        ...

    def opponent_words(self, opponent: str) -> str:
        """The opponent as a person reads it."""
        ...

    def result_words(self, summary: GameSummary) -> str:
        """The result as a person reads it."""
        ...

    def length_words(self, length: int) -> Sentence:
        """The length as a person reads it."""
        ...


def beaten_in(record: Record[Any], state: State[Any], players: Roster[Any]) -> tuple[str, ...]:
    """Return the computer players in a game that a person won; () for any other game."""
    outcome = state.outcome()
    people = people_in(record, state.seats, players)
    if outcome is None or outcome.winner not in people:
        return ()
    seats = (place for place in range(state.seats) if place not in people)
    return tuple(player_in(record, place, players) for place in seats)


def score_words(summary: GameSummary) -> Sentence:
    """The result of two sides: who is ahead, and both scores."""
    own, other = summary.score, summary.other
    if summary.standing is GameStanding.LEFT:
        return tr("Left at {own}–{other}", own=own, other=other)
    match summary.result:
        case GameResult.WON:
            return tr("Won {own}–{other}", own=own, other=other)
        case GameResult.LOST:
            return tr("Lost {own}–{other}", own=own, other=other)
        case GameResult.TIED:
            return tr("Tied {own}–{other}", own=own, other=other)
        case _:
            return tr("{own}–{other}", own=own, other=other)
