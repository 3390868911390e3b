"""The odds of craps bets plainly: each bet is followed through the game's own states until it is resolved.

What a bet is worth in a state is a mean over the 36 throws; so its chances are the solution of linear equations. This
is slower than `dicedesk.games.craps.odds`, and knows nothing of it: the tests hold one against the other.
"""

from collections import Counter
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product

from dicedesk.core.game import Event
from dicedesk.core.money import dollars
from dicedesk.games.craps.bets import LINE_BEHIND, Bet, in_order
from dicedesk.games.craps.house import BUILDING_SKILLS, HouseRules, commission_on_bet
from dicedesk.games.craps.rules import CrapsState, Throw
from dicedesk.games.craps.settling import BetLost, BetMoved, BetPushed, BetWon, CommissionPaid, OddsReturned

STAKE = dollars(660)
WAYS = Counter((min(throw), max(throw)) for throw in product(range(1, 7), repeat=2))
"""In how many of 36 ways each throw comes, by the lower face and the higher one."""


@dataclass(frozen=True)
class Followed:
    """A state of the game in which one bet is followed, by its name."""

    state: CrapsState
    name: str


@dataclass(frozen=True)
class PlainFigures:
    """How often a bet is won, lost and pushed (0..1), how long it stands, and the share of it that the house keeps."""

    win: Fraction
    lose: Fraction
    push: Fraction
    throws: Fraction
    edge: Fraction


Sums = tuple[Fraction, ...]
"""What is to come: chances to win, to lose and to push, throws, and the mean gain in cents."""


def plain_figures(name: str, point: int | None, rules: HouseRules = BUILDING_SKILLS) -> PlainFigures:
    """What a bet is worth that lies there with this point, behind its line bet if it is odds."""
    empty = replace(CrapsState.opened(rules), point=point)
    bet = Bet(STAKE, empty.kind_named(name))
    line = LINE_BEHIND.get(bet.kind)
    lying = in_order([bet] if line is None else [Bet(STAKE, line), bet])
    price = STAKE + commission_on_bet(rules, bet)
    *chances, gain = worth_of(Followed(replace(empty, bets=lying), name))
    return PlainFigures(*chances, edge=-(gain + STAKE - price) / price)


def worth_of(start: Followed) -> Sums:
    """What is to come of the bet in this position."""
    numbers, positions = {start: 0}, [start]
    owns, goes = list[Sums](), list[dict[int, Fraction]]()
    # Positions that are found on the way join the list that is being gone through.
    for position in positions:
        own, next_positions = next_throw(position)
        for after in next_positions:
            if after not in numbers:
                numbers[after] = len(positions)
                positions.append(after)
        owns.append(own)
        goes.append({numbers[after]: share for after, share in next_positions.items()})
    return solved(owns, goes)[0]


def next_throw(position: Followed) -> tuple[Sums, dict[Followed, Fraction]]:
    """What the next throw by itself adds, and the positions that it leaves the bet in."""
    own, goes = (Fraction(0), Fraction(0), Fraction(0), Fraction(1), Fraction(0)), dict[Followed, Fraction]()
    for faces, ways in WAYS.items():
        step = position.state.apply(Throw(), faces)
        moved = [
            event.to for event in step.events if isinstance(event, BetMoved) and event.name == position.name
        ]
        name = moved[0] if moved else position.name
        if any(
            isinstance(event, BetWon | BetLost | BetPushed | OddsReturned) and event.name == name
            for event in step.events
        ):
            own = plus(own, resolved(step.events, name), Fraction(ways, 36))
        else:
            after = Followed(replace(step.state, bankroll=position.state.bankroll), name)
            goes[after] = goes.get(after, Fraction(0)) + Fraction(ways, 36)
    return own, goes


def resolved(events: tuple[Event, ...], name: str) -> Sums:
    """How the bet of this name was resolved."""
    win = lose = push = gain = Fraction(0)
    for event in events:
        match event:
            case BetWon(told, _, pays) if told == name:
                win, gain = Fraction(1), gain + pays
            case BetLost(told, amount) if told == name:
                lose, gain = Fraction(1), gain - amount
            case BetPushed(told, _) | OddsReturned(told, _) if told == name:
                push = Fraction(1)
            case CommissionPaid(_, amount):
                gain -= amount
            case _:
                pass
    return win, lose, push, Fraction(0), gain


def solved(owns: list[Sums], goes: list[dict[int, Fraction]]) -> list[Sums]:
    """The sums v with v[x] = owns[x] + the sum of goes[x][y] * v[y].

    Gauss elimination: from the last position to the first, each is put into the equations of the others.
    """
    for number in reversed(range(len(owns))):
        leaves = 1 - goes[number].pop(number, Fraction(0))
        owns[number] = tuple(part / leaves for part in owns[number])
        goes[number] = {after: share / leaves for after, share in goes[number].items()}
        for earlier in range(number):
            share = goes[earlier].pop(number, Fraction(0))
            if not share:
                continue
            owns[earlier] = plus(owns[earlier], owns[number], share)
            for after, further in goes[number].items():
                goes[earlier][after] = goes[earlier].get(after, Fraction(0)) + share * further
    for number, others in enumerate(goes):
        for after, share in others.items():
            owns[number] = plus(owns[number], owns[after], share)
    return owns


def plus(sums: Sums, more: Sums, share: Fraction) -> Sums:
    """These sums and a share of the others, added up."""
    return tuple(one + share * other for one, other in zip(sums, more, strict=True))
