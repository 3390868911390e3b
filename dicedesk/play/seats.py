"""The players at a table, people and computer players, and their names in records."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from dicedesk.core.errors import NotationError
from dicedesk.core.game import Move, State, StateT, Step
from dicedesk.core.record import Record
from dicedesk.core.words import Name, Sentence, tr
from dicedesk.play.opponents import Ladder, Opponent

StateT_contra = TypeVar("StateT_contra", bound=State[Any], contravariant=True)


class Player(Protocol[StateT_contra]):
    def choose(self, state: StateT_contra) -> Move:
        """The player's move in this state."""
        ...


@runtime_checkable
class RememberingPlayer(Player[StateT_contra], Protocol[StateT_contra]):
    """A computer player whose moves depend on earlier moves, not only on the state."""

    def after(self, step: Step[StateT_contra]) -> Player[StateT_contra]:
        """The player after it has seen one more step of the game."""
        ...


@dataclass(frozen=True, eq=False)
class Roster(Generic[StateT_contra]):
    """The computer players that a game offers.

    `parse` returns the player of a name, `title` its name for people ("Always 4 dice"); both raise NotationError that
    lists the names. `offered` are the names to choose from, the default first. `rungs` are the players from easy to
    perfect, if the game has a ladder; `has_rivals` says whether a person can beat them. `followers` need the slow work
    of the coach before they can move.
    """

    parse: Callable[[str], Player[StateT_contra]]
    title: Callable[[str], Sentence]
    offered: tuple[str, ...]
    rungs: Callable[[], tuple[Opponent, ...]] = tuple
    has_rivals: bool = True
    followers: tuple[str, ...] = ()

    def has(self, name: str) -> bool:
        """Whether this is a computer player's name, not a person's."""
        try:
            self.parse(name)
        except NotationError:
            return False
        return True

    def ladder(self) -> Ladder:
        """The ladder; the last victory is not known yet."""
        return Ladder(self.rungs(), None, self.has_rivals)


def _nobody(name: str) -> Any:
    raise NotationError(tr("there is no player “{name}”", name=name))


NO_PLAYERS: Roster[Any] = Roster(_nobody, _nobody, ())
"""The computer players of a game that has none."""

PERSON = "person"
"""The name of a person, not a computer player, in a choice of players."""

Seating = TypeVar("Seating")
"""A game's own description of the players at its table."""

PEOPLE = 4
"""The most people at one table."""

YOU = "You"
"""The record's name for the only player, if no name was given."""


@dataclass(frozen=True)
class Seat(Generic[StateT_contra]):
    """A seat at the table: the name for people, the name in the record, and the player (None for a person)."""

    name: Name
    record_name: str
    player: Player[StateT_contra] | None = None


def person_called(record_name: str) -> Seat[State[Any]]:
    """The seat of a person with this name in a record."""
    if record_name == YOU:
        return Seat(Name(tr("You"), is_you=True), YOU)
    for place in range(PEOPLE):
        if record_name == numbered(place):
            return Seat(Name(tr("Player {seat}", seat=place + 1)), record_name)
    return Seat(Name(record_name), record_name)


def person_in(record: Record[Any], place: int) -> Seat[State[Any]]:
    """A person's seat in a record, even if the record does not name the person."""
    is_alone = record.first_state().seats == 1
    return person_called(record.tag(f"Player{place}") or (YOU if is_alone else numbered(place)))


def seat_of_person(
    names: Sequence[str], place: int, is_taken: Callable[[str], bool], *, is_alone: bool
) -> Seat[State[Any]]:
    """The seat of a person by place from 0; a name is "" if the person gave none.

    The only person has the first name, or is "You"; one of several without a name is "Player 2". `is_taken` says
    whether a record would read a name as a computer player's; such a name counts as none.
    """
    name = names[0 if is_alone else place]
    if not name or is_taken(name):
        name = YOU if is_alone else numbered(place)
    return person_called(name)


def computer_called(name: str, roster: Roster[StateT]) -> Seat[StateT]:
    """A computer player's seat. Raises NotationError for an unknown name."""
    return Seat(Name(roster.title(name)), name, roster.parse(name))


def of_others(record: Record[State[Any]]) -> Record[State[Any]]:
    """The record of a game that other people played: a player called "You" in it is not the reader."""
    places = range(record.first_state().seats)
    yours = [place for place in places if person_in(record, place).name.is_you]
    return record.with_tags(tuple((f"Player{place}", numbered(place)) for place in yours))


def told_apart(names: Sequence[Name]) -> tuple[Name, ...]:
    """The names at a table, by seat; those of players with the same name are numbered by their seats, from 1."""
    called = [name.text for name in names]
    return tuple(
        name
        if name.is_you or called.count(name.text) == 1
        else replace(name, text=tr("{name} no. {seat}", name=name.text, seat=place + 1))
        for place, name in enumerate(names)
    )


def player_in(record: Record[State[Any]], place: int, roster: Roster[StateT]) -> str:
    """The name of a record's computer player at this place, or PERSON."""
    name = record.tag(f"Player{place}")
    return name if name and roster.has(name) else PERSON


def players_in(record: Record[State[Any]], roster: Roster[Any]) -> tuple[str, ...]:
    """The players of a record by turn: names of computer players, or PERSON."""
    return tuple(player_in(record, place, roster) for place in range(record.first_state().seats))


def people_in(record: Record[State[Any]], seats: int, roster: Roster[Any]) -> tuple[int, ...]:
    """The places, of `seats`, where people play."""
    return tuple(place for place in range(seats) if player_in(record, place, roster) == PERSON)


def only_person_in(record: Record[State[Any]], seats: int, roster: Roster[Any]) -> int | None:
    """The place of the only person among `seats` players; None if several people play, or none."""
    people = people_in(record, seats, roster)
    return people[0] if len(people) == 1 else None


HOME = "Home"
"""The header line that says which of two people is on the left, if their names do not."""


def home_in(record: Record[Any], people: Sequence[int]) -> int:
    """The seat on the left in a game of these people: the only person's, or that of the player who begins."""
    if len(people) == 1:
        return people[0]
    return int(record.tag(HOME) == "1" or record.tag("Player1") == numbered(0))


def numbered(place: int) -> str:
    """The record's name for one of several people without a name."""
    return f"Player {place + 1}"
