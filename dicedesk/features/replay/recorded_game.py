"""A record with all its moves replayed: what a replay shows."""

from bisect import bisect_right
from dataclasses import dataclass
from typing import Generic

from dicedesk.core.game import Played, StateT
from dicedesk.core.record import Record
from dicedesk.core.trail import Trail
from dicedesk.core.words import Name, Sentence
from dicedesk.play.narrator import Narrator


@dataclass(frozen=True)
class Milestone:
    """Something that one may want to see again: after how many moves it had happened, and what it was."""

    place: int
    words: Sentence


@dataclass(frozen=True)
class RecordedGame(Generic[StateT]):
    """A record, its moves with their states, its players, who tells of it, and the milestones in their order."""

    record: Record[StateT]
    history: Trail[Played[StateT]]
    players: tuple[Name, ...]
    narrator: Narrator[StateT]
    milestones: tuple[Milestone, ...]

    @property
    def moves(self) -> int:
        """How many moves there are; the places are those from 0, before the first move, to this number."""
        return len(self.history)

    def words_at(self, place: int) -> tuple[Sentence, ...]:
        """What the last move before a place led to, a sentence each; () before the first one."""
        if not place:
            return ()
        played = self.history[place - 1]
        lines = range(self.narrator.lines_in(played))
        return tuple(self.narrator.line(played, self.players, line) for line in lines)

    def milestone_at(self, place: int) -> int:
        """The index of the last milestone that had happened at a place; -1 where none had."""
        return bisect_right(self.milestones, place, key=lambda milestone: milestone.place) - 1
