"""The fields of a position: what can be set in it, each with its value there and a way to the changed line.

Each game makes its own fields from a line, in `games/NAME/position_fields.py`. A changed line may be impossible: its
state says why.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeAlias, TypeVar

from dicedesk.core.dice import Roll
from dicedesk.core.game import StateT
from dicedesk.core.money import Cents
from dicedesk.core.position import PositionLine
from dicedesk.core.words import Name, Sentence, tr
from dicedesk.play.seats import PERSON, YOU, Roster, numbered, person_called, told_apart

V = TypeVar("V")


@dataclass(frozen=True, kw_only=True)
class PositionField(Generic[StateT, V]):
    """A field: its name in code, its title with its unit, and its value in a position.

    `put` returns the line with another value. It raises nothing for values within the field's limits.
    """

    id: str
    title: Sentence
    value: V
    put: Callable[[V], PositionLine[StateT]]


@dataclass(frozen=True, kw_only=True)
class NumberField(PositionField[StateT, int]):
    """A whole number from `least` to `most`."""

    least: int
    most: int


@dataclass(frozen=True, kw_only=True)
class AmountField(PositionField[StateT, Cents]):
    """An amount of money, $0 or more; arrow keys change it by `step`."""

    step: Cents


@dataclass(frozen=True)
class FieldOption:
    """One of the values of a field: its name in code, and its title."""

    name: str
    title: str


@dataclass(frozen=True, kw_only=True)
class OptionField(PositionField[StateT, str]):
    """The name of one of a few options."""

    options: tuple[FieldOption, ...]


@dataclass(frozen=True, kw_only=True)
class SwitchField(PositionField[StateT, bool]):
    """On or off."""


@dataclass(frozen=True, kw_only=True)
class DiceField(PositionField[StateT, Roll]):
    """The faces of dice; their number stays."""


@dataclass(frozen=True)
class NamedAmount:
    """An amount with its name in code, and its title."""

    name: str
    title: Sentence
    amount: Cents


NamedAmounts = tuple[NamedAmount, ...]


@dataclass(frozen=True)
class Offers:
    """What can be added to a list of amounts, under a title."""

    title: Sentence
    amounts: NamedAmounts


@dataclass(frozen=True, kw_only=True)
class AmountsField(PositionField[StateT, NamedAmounts]):
    """A list of amounts by name, such as the bets on a table, and what can be added.

    `count` says how many there are, `adding` is the title of the menu with the offers.
    """

    count: Sentence
    adding: Sentence
    offers: tuple[Offers, ...]

    def with_amount(self, added: NamedAmount) -> PositionLine[StateT]:
        """The line with this amount; it replaces one of the same name."""
        others = tuple(each for each in self.value if each.name != added.name)
        return self.put((*others, added))

    def without(self, name: str) -> PositionLine[StateT]:
        """The line without the amount of this name."""
        return self.put(tuple(each for each in self.value if each.name != name))


Fields: TypeAlias = tuple[PositionField[StateT, Any], ...]
"""All fields of a position, in the order of the screen."""

FieldsOf: TypeAlias = Callable[[PositionLine[StateT]], Fields[StateT]]
"""Makes a game's fields of a line."""


def with_state(line: PositionLine[StateT], state: StateT) -> PositionLine[StateT]:
    """The line with another state, for the same players."""
    return replace(line, state=state)


def names_at(line: PositionLine[StateT], roster: Roster[StateT], seats: int) -> tuple[str, ...]:
    """The names of the players in the first seats; a seat without a player has a number."""
    known = (*line.players, *map(numbered, range(len(line.players), seats)))
    names = told_apart(
        [Name(roster.title(name)) if roster.has(name) else person_called(name).name for name in known[:seats]]
    )
    return tuple(name.text for name in names)


def seat_field(
    line: PositionLine[StateT], names: Sequence[str], put: Callable[[int], StateT]
) -> OptionField[StateT]:
    """Whose turn it is, by the names of the players; `put` returns the state with the turn of another seat."""
    return OptionField(
        id="turn",
        title=tr("Turn"),
        value=str(line.state.seat),
        options=tuple(FieldOption(str(seat), name) for seat, name in enumerate(names)),
        put=lambda seat: with_state(line, put(int(seat))),
    )


def bankroll_field(
    line: PositionLine[StateT], bankroll: Cents, step: Cents, put: Callable[[Cents], StateT]
) -> AmountField[StateT]:
    """The player's bankroll; `put` returns the state with another one."""
    return AmountField(
        id="bankroll",
        title=tr("Bankroll"),
        value=bankroll,
        step=step,
        put=lambda amount: with_state(line, put(amount)),
    )


BEST_PLAY = ""
"""The opponent in a line without players."""


def player_fields(line: PositionLine[StateT], roster: Roster[StateT]) -> Fields[StateT]:
    """Who plays: the opponent in a game of two, the player to move in a game of more, nobody in a game alone.

    Its value is a computer player by name, PERSON, or BEST_PLAY for all seats. In a line without players, "You" are to
    move.
    """
    own, seats = _own_seat(line, roster), line.state.seats
    if seats == 1:
        return ()
    return (_player(line, roster, 1 - own if seats == 2 else line.state.seat % seats, own),)


def _player(line: PositionLine[StateT], roster: Roster[StateT], seat: int, own: int) -> OptionField[StateT]:
    is_of_two = line.state.seats == 2
    name = line.players[seat] if line.players else BEST_PLAY
    value = name if name == BEST_PLAY or roster.has(name) else PERSON
    computers = roster.offered if value in (BEST_PLAY, PERSON, *roster.offered) else (*roster.offered, value)

    def put(chosen: str) -> PositionLine[StateT]:
        if chosen == value:
            return line
        if chosen == BEST_PLAY:
            return replace(line, players=())
        players = list(line.players or map(numbered, range(line.state.seats)))
        if not line.players or (is_of_two and all(map(roster.has, players))):
            players[own] = YOU
        players[seat] = chosen if chosen != PERSON else YOU if seat == own else numbered(seat)
        return replace(line, players=tuple(players))

    return OptionField(
        id="opponent" if is_of_two else "player",
        title=tr("Opponent") if is_of_two else tr("Player {seat}", seat=seat + 1),
        value=value,
        options=(
            FieldOption(BEST_PLAY, tr("Best play")),
            FieldOption(PERSON, tr("You") if seat == own else tr("Another person")),
            *(FieldOption(computer, roster.title(computer)) for computer in computers),
        ),
        put=put,
    )


def _own_seat(line: PositionLine[StateT], roster: Roster[StateT]) -> int:
    """The seat of "You", else of the first person, else of the player to move."""
    people = [seat for seat, name in enumerate(line.players) if not roster.has(name)]
    # While the number of players changes, the turn may be that of a seat that is gone.
    return (
        line.players.index(YOU)
        if YOU in line.players
        else next(iter(people), line.state.seat % line.state.seats)
    )
