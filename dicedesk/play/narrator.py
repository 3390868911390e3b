"""How a game is told: the lines of each move, and how it ended. Every game has a narrator."""

from collections.abc import Sequence
from enum import Enum
from typing import Protocol

from dicedesk.core.game import Move, Played
from dicedesk.core.words import Name, Sentence
from dicedesk.play.seats import StateT_contra


class Tone(Enum):
    """How a line is meant: plain, worth a glance, or good or bad for a person at the table."""

    PLAIN = "plain"
    BRIGHT = "bright"
    GOOD = "good"
    BAD = "bad"


class Narrator(Protocol[StateT_contra]):
    """Tells of a game move by move; `names` are the players', by seat."""

    def lines_in(self, played: Played[StateT_contra]) -> int:
        """How many lines the move has, 0 or more."""
        ...

    def line(self, played: Played[StateT_contra], names: Sequence[Name], place: int) -> Sentence:
        """One line of the move, by its place from 0."""
        ...

    def choice(self, state: StateT_contra, move: Move) -> Sentence:
        """A move of a position in the fewest words, as a list of choices shows it: "8 dice"."""
        ...

    def milestone(self, played: Played[StateT_contra], names: Sequence[Name]) -> Sentence | None:
        """What happened in the move that somebody may want to see again, as in a replay; None where nothing did."""
        ...

    def result_line(self, last: Played[StateT_contra], names: Sequence[Name]) -> Sentence:
        """How a game that is over ended, told after its last move."""
        ...
