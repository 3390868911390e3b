"""A betting system in a house as a finite machine: what it bets at each table, and what throws make of that.

A position is what a player sees before betting: the point, the bets on the table and the step of the system. Money is
not in it, so a position has the bets that money allows, the dearest first.
"""

from dataclasses import dataclass, field
from fractions import Fraction

from dicedesk.core.money import NOTHING, Cents
from dicedesk.core.words import tr
from dicedesk.games.craps.bets import Bets, in_order
from dicedesk.games.craps.house_rules import HouseRules
from dicedesk.games.craps.systems.betting_systems import BettingSystem
from dicedesk.games.craps.systems.table_play import (
    Action,
    PlayedOut,
    add_decided,
    amount_of,
    must_stand,
    new_action,
    played_out,
    results_of,
)

MOST_POSITIONS = 60_000
"""A machine of more positions is not made: it takes too long."""

MOST_CELLS = 1 << 25
"""Of more pairs of position and money nothing is made: they take too much memory."""

MOST_WORK = 500_000_000
"""More steps between states, times throws, are not followed: they take more than half a minute."""


class TooLargeError(Exception):
    """A system has too many states to be followed exactly; `sentence` says so to a person."""

    sentence = tr("It has too many states for an exact calculation.")


@dataclass(frozen=True)
class SizeLimits:
    """How many positions a machine may have, how many pairs of position and money, and how much work it may be."""

    positions: int = MOST_POSITIONS
    cells: int = MOST_CELLS
    work: int = MOST_WORK


@dataclass(frozen=True)
class TablePosition:
    """What a player sees before betting; bets of one kind are one bet."""

    point: int | None
    bets: Bets
    step: int


@dataclass(frozen=True)
class Throwing:
    """A table that is thrown at, and what may come of it.

    `follows` are a chance (0..1), the cents that go back to the player, and the number of the next position, each.
    `action` is the mean amount of each bet that counts as bet with the throw.
    """

    follows: tuple[tuple[Fraction, Cents, int], ...]
    action: Action


@dataclass(frozen=True)
class MadeBets:
    """New bets that cost `price`, made by a player with at least as much; `throwing` is the number of the table."""

    price: Cents
    throwing: int


@dataclass(frozen=True)
class Machine:
    """All positions that a system comes to, the first one first, and all tables that it throws at.

    `bets` has a tuple for each position: the first that the player can pay is made. A player without bets on the
    table ends with less than `least`.
    """

    rules: HouseRules
    least: Cents
    positions: tuple[TablePosition, ...]
    bets: tuple[tuple[MadeBets, ...], ...]
    tables: tuple[Throwing, ...]

    def may_leave(self, number: int) -> bool:
        """Whether a player in this position may take down all bets."""
        position = self.positions[number]
        return not must_stand(position.point, position.bets)

    def on_table(self, number: int) -> Cents:
        """What lies on the table in this position."""
        return amount_of(self.positions[number].bets)

    def played_out(self, number: int) -> PlayedOut:
        """How the bets of this position come out for a player who makes no new ones."""
        position = self.positions[number]
        return played_out(self.rules, position.point, position.bets)


def machine_of(system: BettingSystem, rules: HouseRules, limits: SizeLimits) -> Machine:
    """The machine of a system in a house. Raises TooLargeError."""
    making = _Making(system, rules)
    for step in system.first_steps:
        making.number_of(TablePosition(None, (), step))
    bets = list[tuple[MadeBets, ...]]()
    # Positions that are found on the way join the list that is being gone through.
    for position in making.positions:
        if len(making.positions) > limits.positions:
            raise TooLargeError
        bets.append(making.bets_in(position))
    return Machine(rules, system.least, tuple(making.positions), tuple(bets), tuple(making.tables))


@dataclass
class _Making:
    """A machine that is being made."""

    system: BettingSystem
    rules: HouseRules
    positions: list[TablePosition] = field(default_factory=list)
    tables: list[Throwing] = field(default_factory=list)
    _position_numbers: dict[TablePosition, int] = field(default_factory=dict)
    _table_numbers: dict[TablePosition, int] = field(default_factory=dict)

    def number_of(self, position: TablePosition) -> int:
        """The number of a position, a new one for a new position."""
        number = self._position_numbers.setdefault(position, len(self.positions))
        if number == len(self.positions):
            self.positions.append(position)
        return number

    def bets_in(self, position: TablePosition) -> tuple[MadeBets, ...]:
        """What the system may bet in a position, and at last nothing where bets lie there already."""
        point, lying = position.point, position.bets
        offers = self.system.offers(self.rules, point, lying, position.step)
        made = [
            MadeBets(
                amount_of(offer.bets),
                self._table_number(TablePosition(point, in_order((*lying, *offer.bets)), offer.step)),
            )
            for offer in offers
        ]
        if lying:
            made.append(MadeBets(NOTHING, self._table_number(position)))
        return tuple(made)

    def _table_number(self, laid: TablePosition) -> int:
        number = self._table_numbers.setdefault(laid, len(self.tables))
        if number == len(self.tables):
            self.tables.append(self._thrown(laid))
        return number

    def _thrown(self, laid: TablePosition) -> Throwing:
        follows, action = dict[tuple[Cents, int], Fraction](), new_action(laid.point, laid.bets)
        for result, chance in results_of(self.rules, laid.point, laid.bets).items():
            after = self.number_of(
                TablePosition(result.point, result.bets, self.system.after(laid.step, result))
            )
            key = (result.paid_back, after)
            follows[key] = follows.get(key, Fraction(0)) + chance
            add_decided(action, result.decided, chance)
        return Throwing(tuple((chance, *key) for key, chance in follows.items()), action)
