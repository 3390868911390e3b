"""The systems that the Lab knows, for a house and a base bet."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from types import MappingProxyType

from dicedesk.core.money import Cents, dollars
from dicedesk.core.words import Sentence, tr
from dicedesk.games.craps.bet_kinds import PASS, PASS_ODDS, PLACES, POINTS
from dicedesk.games.craps.bets import Bet
from dicedesk.games.craps.betting import most_on
from dicedesk.games.craps.house_rules import LAS_VEGAS, HouseRules
from dicedesk.games.craps.players_betting import (
    BettingStrategy,
    CancellationBetting,
    FibonacciBetting,
    MartingaleBetting,
    NoChangeBetting,
    OneThreeTwoSixBetting,
)
from dicedesk.games.craps.systems.asking import SystemsQuestion
from dicedesk.games.craps.systems.betting_systems import BettingSystem, KeptBets, LineSystem, SystemStep
from dicedesk.games.craps.systems.known.cancellation import LongCancellation
from dicedesk.games.craps.systems.known.pass_and_come import PassAndCome
from dicedesk.games.craps.systems.known.seven_count import SevenCount
from dicedesk.games.craps.systems.machine import MOST_POSITIONS

SHORT_ROW = (1, 2, 3, 4)
"""The row of the cancellation system."""

COME_BETS = 2
"""The come bets that have a number at a time, beside pass."""


def systems_for(asked: SystemsQuestion, names: Collection[str] | None = None) -> tuple[BettingSystem, ...]:
    """The systems with these names, or all, in the order of SYSTEM_NAMES."""
    return tuple(make(asked) for name, make in _SYSTEMS.items() if names is None or name in names)


def own_system(steps: tuple[SystemStep, ...], asked: SystemsQuestion) -> LineSystem:
    """A system of one's own, without odds. Raises ValueError as `LineSystem` does."""
    return LineSystem("own", tr("Custom system"), asked.base, steps, {})


def full_odds(rules: HouseRules, line: Cents) -> Mapping[int, int]:
    """By the point, how many times the line bet the house takes as odds; 3-4-5 times where it has no limit."""
    limited = rules if rules.odds_limit is not None else replace(rules, odds_limit=LAS_VEGAS.odds_limit)
    bets = (Bet(line, PASS),)
    return {point: (most_on(limited, bets, PASS_ODDS[point]) or line) // line for point in POINTS}


def _rounded_up(base: Cents, dollars_of: int) -> Cents:
    whole = dollars(dollars_of)
    return Cents(-(-base // whole) * whole)


def _flat(asked: SystemsQuestion) -> LineSystem:
    return _unfolded("flat", tr("Flat {base} on pass", base=asked.base.shown()), NoChangeBetting(), asked)


def _odds(asked: SystemsQuestion) -> BettingSystem:
    odds = full_odds(asked.rules, asked.base)
    return replace(_flat(asked), name="odds", title=tr("Pass with full odds"), odds=odds)


def _martingale(asked: SystemsQuestion) -> BettingSystem:
    title = tr("Martingale from {base}", base=asked.base.shown())
    return _unfolded("martingale", title, MartingaleBetting(), asked)


def _one_three_two_six(asked: SystemsQuestion) -> BettingSystem:
    return _unfolded("1-3-2-6", tr("1-3-2-6"), OneThreeTwoSixBetting(), asked)


def _cancellation(asked: SystemsQuestion) -> BettingSystem:
    """The cancellation system; a player with much money comes to too many rows for a table of steps."""
    title = tr("Cancellation 1-2-3-4")
    table = _unfolded("cancellation", title, CancellationBetting(SHORT_ROW, SHORT_ROW), asked)
    if len(table.steps) <= MOST_POSITIONS:
        return table
    most = min(asked.goal, asked.rules.bet_maximum) // asked.base
    return LongCancellation("cancellation", title, asked.base, SHORT_ROW, most)


def _fibonacci(asked: SystemsQuestion) -> BettingSystem:
    return _unfolded("fibonacci", tr("Fibonacci"), FibonacciBetting(), asked)


def _seven_count(asked: SystemsQuestion) -> BettingSystem:
    return SevenCount("seven-count", tr("Seven count"), asked.base)


def _pass_and_come(asked: SystemsQuestion) -> BettingSystem:
    title, odds = tr("Pass and two come bets with full odds"), full_odds(asked.rules, asked.base)
    return PassAndCome("pass-come", title, asked.base, COME_BETS, odds)


def _place_six_and_eight(asked: SystemsQuestion) -> BettingSystem:
    """The bets on 6 and 8, each the base bet rounded up so that a win pays whole dollars."""
    kinds = (PLACES[6], PLACES[8])
    return KeptBets(
        "place-6-8",
        tr("Place 6 and 8"),
        tuple(Bet(_rounded_up(asked.base, kind.odds.denominator), kind) for kind in kinds),
    )


def _unfolded(name: str, title: Sentence, first: BettingStrategy, asked: SystemsQuestion) -> LineSystem:
    """The system with the steps that a player who begins with this money can come to and pay.

    A step that nobody can pay is not in the table: the system begins anew instead, as it would at the table. Once there
    are more steps than a machine may have positions, no more are looked for, as no machine is made of them.
    """
    steps = {first: 0}
    waiting = [(first, int(asked.bankroll))]
    seen = set(waiting)
    while waiting and len(steps) <= MOST_POSITIONS:
        betting, money = waiting.pop()
        stake = betting.units * asked.base
        if money >= asked.goal:
            continue
        if stake <= min(money, asked.rules.bet_maximum):
            steps.setdefault(betting, len(steps))
            follow = [(betting.won(), money + stake), (betting.lost(), money - stake)]
        else:
            follow = [(first, money)]
        new = [state for state in follow if state not in seen]
        seen.update(new)
        waiting += new
    return LineSystem(
        name,
        title,
        asked.base,
        tuple(
            SystemStep(betting.units, steps.get(betting.won(), 0), steps.get(betting.lost(), 0))
            for betting in steps
        ),
        {},
    )


_SYSTEMS: Mapping[str, Callable[[SystemsQuestion], BettingSystem]] = MappingProxyType(
    {
        "flat": _flat,
        "odds": _odds,
        "martingale": _martingale,
        "1-3-2-6": _one_three_two_six,
        "cancellation": _cancellation,
        "fibonacci": _fibonacci,
        "seven-count": _seven_count,
        "pass-come": _pass_and_come,
        "place-6-8": _place_six_and_eight,
    }
)

SYSTEM_NAMES = tuple(_SYSTEMS)
"""The names of all systems, the plainest first."""
