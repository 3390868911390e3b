"""Who sits at a table, people and computer players, and what a record calls them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from dicedesk.core.errors import NotationError
from dicedesk.core.game import Move, State, StateT, Step
from dicedesk.core.record import Record
from dicedesk.core.words import Name, Sentence, tr
from dicedesk.play.opponents import Ladder, Opponent

StateT_contra = TypeVar("StateT_contra", bound=State[Any], contravariant=True)


class Player(Protocol[StateT_contra]):
    """A computer player."""

    def choose(self, state: StateT_contra) -> Move:
        """The player's move at this state."""
        ...


@runtime_checkable
class RememberingPlayer(Player[StateT_contra], Protocol[StateT_contra]):
    """A computer player whose moves depend on more than the state: on what happened before."""

    def after(self, step: Step[StateT_contra]) -> Player[StateT_contra]:
        """The player after it has seen one more step of the game."""
        ...


@dataclass(frozen=True, eq=False)
class Roster(Generic[StateT_contra]):
    """The computer players that a game offers.

    `parse` gives the player of a name, `title` what a person reads for it ("Always 4 dice"); both raise NotationError
    that lists the names. `offered` are the names to choose from, the default first. `rungs` says who they are, from
    easy to perfect, where a game tells; `has_rivals` says whether a person can beat them.
    """

    parse: Callable[[str], Player[StateT_contra]]
    title: Callable[[str], Sentence]
    offered: tuple[str, ...]
    rungs: Callable[[], tuple[Opponent, ...]] = tuple
    has_rivals: bool = True

    def has(self, name: str) -> bool:
        """Whether this is the name of a computer player, and no person's."""
        try:
            self.parse(name)
        except NotationError:
            return False
        return True

    def ladder(self, met: tuple[str, ...] = ()) -> Ladder:
        """The ladder after these last opponents, the latest first; the last victory is not known yet."""
        return Ladder(self.rungs(), met, None, self.has_rivals)


PERSON = "person"
"""The name of a person, not a computer player, in a choice of players."""

Seating = TypeVar("Seating")
"""A game's own description of the players at its table."""

PEOPLE = 4
"""The most people at one table."""

YOU = "You"
"""The name in a record of the only player who gave none."""


@dataclass(frozen=True)
class Seat(Generic[StateT_contra]):
    """A place at the table: the name that people read, the one in the record, and the player (None: a person)."""

    name: Name
    record_name: str
    player: Player[StateT_contra] | None = None


def person_called(record_name: str) -> Seat[State[Any]]:
    """The seat of a person whom a record calls so."""
    if record_name == YOU:
        return Seat(Name(tr("You"), is_you=True), YOU)
    for place in range(PEOPLE):
        if record_name == numbered(place):
            return Seat(Name(tr("Player {seat}", seat=place + 1)), record_name)
    return Seat(Name(record_name), record_name)


def person_in(record: Record[Any], place: int) -> Seat[State[Any]]:
    """The seat of a person in a record, also in one that does not name them."""
    is_alone = record.first_state().seats == 1
    return person_called(record.tag(f"Player{place}") or (YOU if is_alone else numbered(place)))


def seat_of_person(
    names: Sequence[str], place: int, is_taken: Callable[[str], bool], *, is_alone: bool
) -> Seat[State[Any]]:
    """The seat of a person by place from 0; a name is "" if the person gave none.

    The only person has the first name, or is "You"; one of several who gave none is "Player 2". `is_taken` says of a
    name whether a record would take it for a computer player's: then it counts as none.
    """
    name = names[0 if is_alone else place]
    if not name or is_taken(name):
        name = YOU if is_alone else numbered(place)
    return person_called(name)


def computer_called(name: str, roster: Roster[StateT]) -> Seat[StateT]:
    """The seat of a computer player. Raises NotationError for a name that is none's."""
    return Seat(Name(roster.title(name)), name, roster.parse(name))


def player_in(record: Record[State[Any]], place: int, roster: Roster[StateT]) -> str:
    """The name of the computer player whom a record names at this place, or PERSON."""
    name = record.tag(f"Player{place}")
    return name if name and roster.has(name) else PERSON


def players_in(record: Record[State[Any]], roster: Roster[Any]) -> tuple[str, ...]:
    """Who sits where in a record, by turn: names of computer players, or PERSON."""
    return tuple(player_in(record, place, roster) for place in range(record.first_state().seats))


def people_in(record: Record[State[Any]], seats: int, roster: Roster[Any] | None) -> tuple[int, ...]:
    """The places, of `seats`, at which a person chooses; all of them in a game without computer players."""
    return tuple(
        place for place in range(seats) if roster is None or player_in(record, place, roster) == PERSON
    )


def only_person_in(record: Record[State[Any]], seats: int, roster: Roster[Any]) -> int | None:
    """The place of the only person among `seats` players; None if several people play, or none."""
    people = people_in(record, seats, roster)
    return people[0] if len(people) == 1 else None


def numbered(place: int) -> str:
    """The name in a record of one of several people who gave none."""
    return f"Player {place + 1}"
