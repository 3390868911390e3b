"""A record with its review, the names of its players, and what a reader has to know of it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from dicedesk.coach.coach import Coach
from dicedesk.coach.review import Review, player_words, review_of
from dicedesk.core.errors import NotationError
from dicedesk.core.fair.verify import differences
from dicedesk.core.game import Played
from dicedesk.core.record import Record
from dicedesk.core.words import Name, Sentence, tr
from dicedesk.games.catalogue import KITS, part_of
from dicedesk.play.seats import YOU, computer_called, numbered, person_called


@dataclass(frozen=True)
class ReviewedGame:
    """A game that was reviewed. `notes` say what is assumed, and what is wrong or missing."""

    record: Record[Any]
    review: Review
    names: tuple[Name, ...]
    notes: tuple[Sentence, ...]

    @property
    def told(self) -> tuple[tuple[Sentence, ...], ...]:
        """What made the result of each player, in sentences."""
        reviewed = self.review
        return tuple(
            player_words(player, name, reviewed.unit, is_over=reviewed.is_over)
            for player, name in zip(reviewed.players, self.names, strict=True)
        )


def reviewed_game(record: Record[Any], tell: Callable[[float], object] | None = None) -> ReviewedGame:
    """The record with its review; `tell` hears on the way which share is done.

    Raises what replaying it raises, and NotationError for a game that has no coach.
    """
    asked = coach_of(record)
    played = record.replayed() if tell is None else _told(record, tell)
    reviewed = review_of(record.first_state(), played, asked, asked.against(record))
    names = tuple(_name(record, seat, len(reviewed.players)) for seat in range(len(reviewed.players)))
    knows_players = asked.players is not None
    return ReviewedGame(
        record, reviewed, names, tuple(_notes(record, reviewed, names, knows_players=knows_players))
    )


def coach_of(record: Record[Any]) -> Coach[Any]:
    """The coach of a record's game. Raises NotationError where there is none."""
    if KITS[record.spec.id].unit is None:
        raise NotationError(tr("there is no coach for {game}", game=record.spec.title))
    return part_of(record.spec.id, "coach")


def _told(record: Record[Any], tell: Callable[[float], object]) -> Iterator[Played[Any]]:
    """The moves one after the other; how far that is, is told a hundred times."""
    count = len(record.plays)
    for place, played in enumerate(record.replayed()):
        if place % (count // 100 + 1) == 0:
            tell(place / count)
        yield played


def _name(record: Record[Any], seat: int, seats: int) -> Name:
    roster = KITS[record.spec.id].players
    name = record.tag(f"Player{seat}")
    if roster is not None and name and roster.has(name):
        return computer_called(name, roster).name
    return person_called(name or (YOU if seats == 1 else numbered(seat))).name


def _notes(
    record: Record[Any], reviewed: Review, names: tuple[Name, ...], *, knows_players: bool
) -> list[Sentence]:
    notes = []
    if not reviewed.is_over:
        notes.append(tr("This game is not finished; the review covers it so far."))
    if record.tag("Seed") is not None and differences(record, is_over=reviewed.is_over):
        notes.append(tr("The dice in this record do not match its seal."))
    if reviewed.unit.note is not None:
        notes.append(reviewed.unit.note)
    if knows_players and len(names) > 1 and not any(reviewed.against):
        notes.append(tr("Between people, both are assumed to play perfectly from each position."))
    return notes
