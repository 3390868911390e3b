"""What a game says of itself in the history. Every game has its own."""

from dataclasses import dataclass
from typing import Any, Protocol

from dicedesk.core.record import Record
from dicedesk.core.words import Sentence
from dicedesk.players.player import StateT_contra
from dicedesk.ports.game_summary import GameResult, GameSummary


@dataclass(frozen=True)
class Scored:
    """How a game came out: for whom, with which figures, and after how many turns, throws or hands."""

    result: GameResult
    score: int
    other: int
    length: int


class GamePast(Protocol[StateT_contra]):
    """Puts games into a few words. Names and figures are the record's own, so that they last in every language."""

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
