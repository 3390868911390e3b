"""The interface that all games share: immutable states, moves, events, and how a game ends."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import Any, Generic, Self, TypeVar

from dicedesk.core.dice import Roll, checked_roll
from dicedesk.core.errors import IllegalMoveError, NotationError
from dicedesk.core.words import Sentence, tr

Json = dict[str, Any]
"""A JSON object; fractions and money in it are strings."""


class Move:
    """What a player does. Each game has a closed union of frozen dataclasses derived from it."""

    # Not an ABC, because isinstance is slow with ABCs.
    @abstractmethod
    def to_text(self) -> str:
        """The move as in a line of a record, without its faces."""


class Event:
    """Something that happened, in the past tense. Frozen dataclasses derive from it."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """The seat threw dice, which showed these faces."""

    seat: int
    faces: Roll


class Ending(Enum):
    """Why a game ended, under its name in JSON; each game has its own endings."""


@dataclass(frozen=True)
class Outcome:
    """The end of a game: why, and the winner's seat (None if nobody won)."""

    ending: Ending
    winner: int | None = None

    def to_json(self) -> Json:
        """`outcome`, and `winner` if there is one."""
        return {"outcome": self.ending.value} | ({} if self.winner is None else {"winner": self.winner})


MoveT = TypeVar("MoveT", bound=Move)
MoveT_co = TypeVar("MoveT_co", bound=Move, covariant=True)
StateT = TypeVar("StateT", bound="State[Any]")
StateT_co = TypeVar("StateT_co", bound="State[Any]", covariant=True)


@dataclass(frozen=True, slots=True)
class Step(Generic[StateT_co]):
    """What a move led to: the next state, and what happened on the way."""

    state: StateT_co
    events: tuple[Event, ...]


class State(ABC, Generic[MoveT]):
    """A position of a game. Frozen dataclasses derive from it; the rules variant is one of their fields.

    - The menu is empty exactly when the game is over.
    - Every move on the menu is accepted.
    - A finished game refuses every move.
    - A refused move leaves no trace.
    - A move throws exactly the dice that the state names for it.
    - The same move with the same faces leads to the same step.
    - The move that leaves a game is on its menu and ends it.
    """

    __slots__ = ()

    @property
    def seat(self) -> int:
        """Who moves, from 0, the only player's."""
        return 0

    @property
    def seats(self) -> int:
        """The number of players; 1 unless the game says otherwise."""
        return 1

    @abstractmethod
    def legal_moves(self) -> tuple[MoveT, ...]:
        """The menu to offer; empty exactly when the game is over."""

    @abstractmethod
    def dice_for(self, move: MoveT) -> int:
        """How many dice the move throws; 0 for none."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Why the game ended and who won; None while it goes on."""

    @property
    def leaving_move(self) -> MoveT | None:
        """The move with which a player leaves the game early; None if the rules have none."""
        return None

    @property
    def leaving_cost(self) -> Sentence | None:
        """What a player loses by leaving; None if nothing."""
        return None

    @abstractmethod
    def to_json(self) -> Json:
        """The position under the names of the record format."""

    def rules_text(self) -> str:
        """The rules variant as the Rules header of a record writes it; "" for a game without variants."""
        return ""

    @abstractmethod
    def to_line(self) -> str:
        """The position in words, without game, rules and players, as the game's `parse_line` reads them."""

    @abstractmethod
    def impossible(self) -> Sentence | None:
        """Why no game that goes on by these rules can show the position, such as points that end it; None if one might.

        Says nothing about the moves that could lead there: a sum of points that no turns add up to is not impossible.
        """

    def refusal(self, move: MoveT) -> Sentence | None:
        """Why the move is not allowed now, as the window says it; None if it is allowed."""
        if self.outcome() is not None:
            return tr("The game is over.")
        return self._refusal(move)

    def apply(self, move: MoveT, roll: Sequence[int] = ()) -> Step[Self]:
        """The step that the move leads to if its dice show `roll`.

        Raises IllegalMoveError or BadRollError; the game has not changed in that case.
        """
        reason = self.refusal(move)
        if reason is not None:
            raise IllegalMoveError(reason)
        return self._after(move, checked_roll(roll, self.dice_for(move)))

    @abstractmethod
    def _refusal(self, move: MoveT) -> Sentence | None:
        """As `refusal`, asked only while the game goes on."""

    @abstractmethod
    def _after(self, move: MoveT, roll: Roll) -> Step[Self]:
        """The step after a move and a roll that have been checked."""


@dataclass(frozen=True, slots=True)
class Played(Generic[StateT_co]):
    """A move that was made: the state before it, the faces, and the step it led to."""

    before: StateT_co
    move: Move
    faces: Roll
    step: Step[StateT_co]


@dataclass(frozen=True, eq=False)
class GameSpec(Generic[StateT_co]):
    """What the rest of the program needs to know about a game.

    `new_state` reads the text of a record's Rules header ("" for the default rules), `parse_move` a move
    without its faces, `parse_line` a position and the text of its rules. All raise NotationError. `parse_line` also
    reads positions that are impossible.
    """

    id: str
    title: Sentence
    new_state: Callable[[str], StateT_co]
    parse_move: Callable[[str], Move]
    parse_line: Callable[[str, str], StateT_co]


def without_variants(title: Sentence, first: StateT) -> Callable[[str], StateT]:
    """Return the `new_state` of a game whose only first state this is."""
    return partial(_only, title, first)


def _only(title: Sentence, first: StateT, rules: str) -> StateT:
    if rules.strip():
        raise NotationError(tr("{game} has no variants: “{text}” cannot be read", game=title, text=rules))
    return first
