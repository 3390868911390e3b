"""Any position: where it comes from, the session of its table, and the values of its choices."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from dicedesk.coach.coach import A_PERSON, Against, SlowWork
from dicedesk.coach.evaluation import Worth
from dicedesk.coach.unit import Unit
from dicedesk.core.dice import Roll
from dicedesk.core.errors import NotationError
from dicedesk.core.game import GameSpec, Move, Played, StateT
from dicedesk.core.persistent_list import PersistentList
from dicedesk.core.position import PositionLine, parse_position
from dicedesk.core.record import POSITION, Record
from dicedesk.core.rollers import DiceSource
from dicedesk.core.words import Sentence
from dicedesk.games.catalogue import GAMES, SPECS, load_coach
from dicedesk.play.game_session import GameSession
from dicedesk.play.seats import YOU, Seat, numbered, person_in


def read_position(text: str) -> PositionLine[Any]:
    """Read the line of a position. Raises NotationError for one that no game can show, too."""
    line = parse_position(text, SPECS)
    reason = line.state.impossible()
    if reason is not None:
        raise NotationError(reason)
    return line


def position_of(session: GameSession[StateT]) -> PositionLine[StateT]:
    """Return the position of a game, before the last move if the game is over."""
    if session.is_over and session.last is not None:
        return position_in(session.record, session.last.before)
    return position_in(session.record, session.state)


def position_in(record: Record[StateT], state: StateT) -> PositionLine[StateT]:
    """Return a state of a record with the players of its header; the only person is "You"."""
    roster = GAMES[record.spec.id].players
    names = tuple(person_in(record, seat).record_name for seat in range(state.seats))
    people = [name for name in names if not roster.has(name)]
    return PositionLine(record.spec, state, tuple(YOU if [name] == people else name for name in names))


def position_against(spec: GameSpec[StateT], state: StateT, against: Against) -> PositionLine[StateT]:
    """Return a state with the players that a coach knows: without players if there are only people."""
    if not any(against):
        return PositionLine(spec, state)
    is_alone = against.count(A_PERSON) == 1
    people = (YOU if is_alone else numbered(seat) for seat in range(state.seats))
    return PositionLine(
        spec, state, tuple(name or person for name, person in zip(against, people, strict=True))
    )


def beginning_of(record: Record[StateT]) -> PositionLine[StateT]:
    """Return the position at which the rules of a record begin, with its players."""
    return position_in(record, record.spec.new_state(record.tag("Rules") or ""))


def record_at(line: PositionLine[StateT]) -> Record[StateT]:
    """Return a record without moves that begins at a position."""
    players = tuple((f"Player{seat}", name) for seat, name in enumerate(line.players))
    return Record(line.spec, (("Rules", line.rules), (POSITION, line.state.to_line()), *players))


@dataclass(frozen=True)
class _Place:
    """One of the positions that were shown one after another: how it came about, and who sits there."""

    record: Record[Any]
    seats: tuple[Seat[Any], ...]
    history: PersistentList[Played[Any]]


class PositionSession(GameSession[StateT]):
    """A session over any position, which can be replaced by another one at any time. Nothing of it is saved.

    `undo` and `redo` go back and forth between the positions shown: each position that was set up, and each one that a
    choice led to. A choice made again gets other dice.
    """

    def __init__(self, record: Record[StateT], seats: tuple[Seat[StateT], ...], dice: DiceSource) -> None:
        """Begin at the position of a record, for these seats. Raises the errors of its first state."""
        super().__init__(record, seats, dice, lambda _: None)
        self._places, self._at = [self._place], 0

    @property
    def line(self) -> PositionLine[StateT]:
        """The position shown, before the last move if the game is over; with the players of its line."""
        state = self._history[-1].before if self.is_over and self._history else self.state
        names = (self._record.tag(f"Player{seat}") for seat in range(state.seats))
        return PositionLine(self._record.spec, state, tuple(filter(None, names)))

    def set_up(
        self, record: Record[StateT], seats: tuple[Seat[StateT], ...], *, replaces: bool = False
    ) -> "PositionSession[StateT]":
        """Show the position of another record; return this session.

        It `replaces` the last one if that was only half typed, so that `undo` skips it. Raises the errors of the
        record's first state; nothing has changed in that case.
        """
        record.first_state()
        del self._places[self._at + (not replaces) :]
        self._places.append(_Place(record, seats, PersistentList()))
        self._go_to(len(self._places) - 1)
        return self

    def play(self, move: Move, typed: Roll = ()) -> Played[StateT]:
        """Make the move, and go on from the position after it. Raises as in any session."""
        played = super().play(move, typed)
        del self._places[self._at + 1 :]
        self._places.append(self._place)
        self._at += 1
        return played

    def join(self, moves: int) -> None:
        """Let `undo` go back to before the last moves, which a person made with one choice."""
        del self._places[self._at - moves + 1 : self._at]
        self._at = len(self._places) - 1

    @property
    def undoable(self) -> int:
        """1 if there is an earlier position, else 0."""
        return int(self._at > 0)

    def undo(self) -> int:
        """Show the earlier position; return `undoable`."""
        steps = self.undoable
        self._go_to(self._at - steps)
        return steps

    @property
    def redoable(self) -> int:
        """1 if there is a later position, else 0."""
        return int(self._at + 1 < len(self._places))

    def redo(self) -> int:
        """Show the later position again; return `redoable`."""
        steps = self.redoable
        self._go_to(self._at + steps)
        return steps

    def take_hint(self) -> None:
        """Do nothing: the coach always speaks here."""

    def leave(self, moment: str) -> None:
        """Do nothing: no game is left."""

    @property
    def _place(self) -> _Place:
        return _Place(self._record, self.seats, self._history)

    def _go_to(self, at: int) -> None:
        self._at, place = at, self._places[at]
        self._record, self.seats, self._history = place.record, place.seats, place.history
        self._first, self._looked_at = self._record.first_state(), None
        self._players = self._players_who_remember()


@dataclass(frozen=True)
class WeighedChoice:
    """A choice in words, and its value as people read it."""

    name: Sentence
    value: Worth


@dataclass(frozen=True)
class WeighedPosition:
    """The line of a position, and all choices that the coach weighs there, the best first."""

    line: str
    game: str
    unit: Unit
    choices: tuple[WeighedChoice, ...]


def weighed(text: str, tell: Callable[[SlowWork], object] = lambda _: None) -> WeighedPosition:
    """Weigh the choices in the position of a line; `tell` hears of the coach's slow work. Raises NotationError."""
    line = read_position(text)
    game, state = line.spec.id, line.state
    coach = load_coach(game)
    coach.work_out(line.rules, tell)
    against = coach.against_names(line.players or (A_PERSON,) * state.seats)
    telling = GAMES[game].telling
    choices = coach.prepared(line.rules, against).evaluate(state, against)
    named = tuple(WeighedChoice(telling.choice(state, each.move), each.value) for each in choices)
    return WeighedPosition(text, game, coach.unit, named)


@dataclass(frozen=True)
class ComparedValues:
    """A choice with its values in two positions and their difference; "" for what a position does not have."""

    name: Sentence
    pinned: str = ""
    here: str = ""
    difference: str = ""


def compared(
    lines: tuple[str, str], tell: Callable[[SlowWork], object] = lambda _: None
) -> tuple[ComparedValues, ...]:
    """Compare by name the choices in the positions of two lines, a pinned one and another; run as a job.

    They are in the order of the other position; those of the pinned one alone come last. `tell` hears of the coach's
    slow work. Raises NotationError.
    """
    pinned, here = (weighed(line, tell) for line in lines)
    unit, other = here.unit, pinned.unit
    before, now = _by_name(pinned.choices), _by_name(here.choices)
    both = before.keys() & now.keys() if pinned.game == here.game else frozenset[Sentence]()
    return (
        *(
            ComparedValues(
                name,
                unit.read_value_words(before[name]),
                unit.read_value_words(value),
                unit.change_words(value - before[name]),
            )
            if name in both
            else ComparedValues(name, here=unit.read_value_words(value))
            for name, value in now.items()
        ),
        *(
            ComparedValues(name, other.read_value_words(value))
            for name, value in before.items()
            if name not in both
        ),
    )


def _by_name(choices: Sequence[WeighedChoice]) -> dict[Sentence, Worth]:
    """The values by the names, in order; of choices with one name, which mean the same, the first counts."""
    values: dict[Sentence, Worth] = {}
    for choice in choices:
        values.setdefault(choice.name, choice.value)
    return values
