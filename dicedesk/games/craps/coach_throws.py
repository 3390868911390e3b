"""What one throw does to one bet, as the rules of the house say it."""

from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache

from dicedesk.core.dice import Roll
from dicedesk.core.game import Event
from dicedesk.core.money import NOTHING, Cents
from dicedesk.games.craps.bets import COME_ODDS, LINE_BEHIND, Bet, BetKind, in_order
from dicedesk.games.craps.house import MOST_DOLLARS, HouseRules
from dicedesk.games.craps.rules import CrapsState, Throw
from dicedesk.games.craps.settling import (
    BetLost,
    BetMoved,
    BetPushed,
    BetStayedUp,
    BetWon,
    CommissionPaid,
    OddsReturned,
)

_THROW = Throw()
_COME_ODDS = frozenset(COME_ODDS.values())


class Settlement(Enum):
    """What a throw does to a bet."""

    WON = "won"
    LOST = "lost"
    PUSHED = "pushed"
    WAITS = "waits"


@dataclass(frozen=True, slots=True)
class BetPosition:
    """All that decides what becomes of a bet: the house, its name, the point, and whether resting bets work."""

    rules: HouseRules
    name: str
    point: int | None
    odds_on: bool = False
    bets_on: bool = False


@dataclass(frozen=True, slots=True)
class BetThrown:
    """What a throw did to a bet.

    `back` is what the player gets, with the stake if that comes back. `after` is where the bet lies then, None where
    it has gone; `point` is the point then.
    """

    settlement: Settlement
    back: Cents
    after: BetPosition | None
    point: int | None


def position_of(state: CrapsState, kind: BetKind) -> BetPosition:
    """The position of a bet of this kind on the table of the state. Equal ones are one, whatever the limits."""
    rules = _without_limits(state.rules)
    odds_on = state.odds_on and kind in _COME_ODDS
    return BetPosition(rules, kind.name, state.point, odds_on, state.bets_on and kind in rules.resting)


@lru_cache(maxsize=2048)
def thrown(position: BetPosition, amount: Cents, faces: Roll) -> BetThrown:
    """What these faces do to a bet of this amount, commission and rounding included."""
    return thrown_on(table_of(position, amount), position, amount, faces)


def thrown_on(table: CrapsState, position: BetPosition, amount: Cents, faces: Roll) -> BetThrown:
    """The same for the table of the bet, for whoever asks about many throws."""
    step = table.apply(_THROW, faces)
    settlement, back, name = Settlement.WAITS, NOTHING, str(position.name)
    lies = True
    for event in _told_of(step.events, position.name):
        match event:
            case BetMoved():
                name = event.to
            case BetStayedUp():
                lies = True
            case BetWon():
                settlement, back, lies = Settlement.WON, Cents(back + amount + event.pays), False
            case BetLost():
                settlement, lies = Settlement.LOST, False
            case CommissionPaid():
                back = Cents(back - event.amount)
            case _:
                settlement, back, lies = Settlement.PUSHED, amount, False
    if settlement is Settlement.WON and lies:
        back = Cents(back - amount)
    if not lies:
        return BetThrown(settlement, back, None, step.state.point)
    after = BetPosition(position.rules, name, step.state.point, position.odds_on, position.bets_on)
    return BetThrown(settlement, back, after, after.point)


def _told_of(events: tuple[Event, ...], name: str) -> tuple[Event, ...]:
    """The events of one bet, in order."""
    kinds = (BetWon, BetLost, BetPushed, OddsReturned, BetStayedUp, BetMoved, CommissionPaid)
    return tuple(event for event in events if isinstance(event, kinds) and event.name == name)


def table_of(position: BetPosition, amount: Cents) -> CrapsState:
    """A table with nothing but the bet on it, behind its line bet if it is odds."""
    empty = CrapsState(
        position.rules, NOTHING, position.point, odds_on=position.odds_on, bets_on=position.bets_on
    )
    bet = Bet(amount, empty.kind_named(position.name))
    line = LINE_BEHIND.get(bet.kind)
    return replace(empty, bets=in_order([bet] if line is None else [Bet(amount, line), bet]))


@lru_cache(maxsize=128)
def _without_limits(rules: HouseRules) -> HouseRules:
    """The rules without what bears only on making bets."""
    return replace(
        rules,
        odds_limit=None,
        come_out_propositions=True,
        numbers_any_time=True,
        casino_bets=True,
        minimum=1,
        maximum=MOST_DOLLARS,
        bankroll=MOST_DOLLARS,
    )
