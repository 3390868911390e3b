"""Betting systems at the craps table: what each bets, and what it learns from a throw.

`BettingSystem.offers` says what a system bets now, `BettingSystem.after` which step follows a throw. `fates` says
what a throw makes of the bets; `systems_machine` follows a system exactly, `systems_sessions` plays it with random
throws. A new system derives from `BettingSystem`, joins `_SYSTEMS`, and is followed in the tests beside a slow player
of its own.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from dicedesk.core.money import Cents, dollars
from dicedesk.core.words import Sentence, tr
from dicedesk.games.craps.bets import (
    ANY_SEVEN,
    COME,
    COME_ODDS,
    COMES,
    PASS,
    PASS_ODDS,
    PLACES,
    POINTS,
    Bet,
    Bets,
    amount_on,
)
from dicedesk.games.craps.fates import ThrowResult
from dicedesk.games.craps.house import LAS_VEGAS, HouseRules, most_on, refusal_by_limits, refusal_by_point
from dicedesk.games.craps.players import (
    LONG_GAME,
    BettingStrategy,
    CancellationBetting,
    FibonacciBetting,
    MartingaleBetting,
    NoChangeBetting,
    OneThreeTwoSixBetting,
)

BASE = dollars(10)
"""The default unit of all systems."""

MOST_BETS = 5_000
"""A goal of more base bets takes too long to follow."""


MOST_POSITIONS = 60_000
"""A machine of more positions is not made: it takes too long."""

LEVELS = (0.05, 0.25, 0.5, 0.75, 0.95)
"""The quantiles of what is left: the median, and the bounds of half and of nine tenths of all sessions."""

MOST_PLACES = 250
"""The charts show a session after at most about this many of its throws."""


@dataclass(frozen=True)
class SystemsQuestion:
    """How sessions at a craps table end that begin with `bankroll`, and stop at `goal` or after so many throws.

    `base` is the unit of all systems. The bankroll, minimum and maximum that count are those of the question and of
    `rules`; the bankroll of the rules does not. Raises ValueError where the table does not take the base bet, where the
    bankroll is nothing, the goal no gain or more than MOST_BETS base bets, and for fewer than 1 throw.
    """

    bankroll: Cents
    goal: Cents
    throws: int
    base: Cents = BASE
    rules: HouseRules = LAS_VEGAS

    def __post_init__(self) -> None:
        if self.throws < 1:
            raise ValueError(tr("A session lasts at least 1 roll, not {throws}.", throws=self.throws))
        if not 0 < self.bankroll < self.goal:
            raise ValueError(tr("The bankroll must be above $0, and the goal above the bankroll."))
        if self.goal > MOST_BETS * self.base:
            raise ValueError(tr("The goal can be at most {most} base bets.", most=MOST_BETS))
        if not self.rules.line_minimum <= self.base <= self.rules.bet_maximum:
            raise ValueError(self.limits_told())

    def limits_told(self) -> Sentence:
        """What can be bet at the table, for a person."""
        least, most = self.rules.line_minimum.shown(), self.rules.bet_maximum.shown()
        return tr("This table takes bets from {least} to {most}.", least=least, most=most)


def places_of(throws: int) -> tuple[int, ...]:
    """Return the throws, from 0 to the last, after which the charts show a session."""
    return tuple(sorted({*range(0, throws, -(-throws // MOST_PLACES)), throws}))


@dataclass(frozen=True)
class BetChoice:
    """Bets that a system may make now, none of them for a throw without a new bet, and its step with them."""

    bets: Bets
    step: int


@dataclass(frozen=True)
class BettingSystem(ABC):
    """A way to bet: a frozen table that begins with step 0."""

    name: str
    title: Sentence

    @property
    def first_steps(self) -> tuple[int, ...]:
        """The steps that a session may be put into from without: the one that it begins with, before any others."""
        return (0,)

    @property
    def odds_words(self) -> Sentence | None:
        """How much it takes as odds, for a person; None where it takes none."""
        return None

    @property
    @abstractmethod
    def least(self) -> Cents:
        """The money without which the system has come to its end, if nothing lies on the table."""

    @abstractmethod
    def offers(self, rules: HouseRules, point: int | None, bets: Bets, step: int) -> tuple[BetChoice, ...]:
        """What it bets now on top of `bets`: the first of these that the player can pay."""

    def after(self, step: int, result: ThrowResult) -> int:
        """Return the step that follows when the throw has had this result."""
        return step


@dataclass(frozen=True)
class SystemStep:
    """The units on the line, the step after a win and the step after a loss, both counted from 0."""

    units: int
    won: int
    lost: int


@dataclass(frozen=True)
class LineSystem(BettingSystem):
    """Bets on pass before each come-out roll, by a table of steps.

    Where the limits of the table or the bankroll do not allow what a step asks for, the system begins anew; it ends
    where they do not even allow the first step. `odds` names, by the point, how many times the line bet is put behind
    it; where the bankroll is too small for that, as many times as it allows.

    Raises ValueError for no steps, for a step without units, and for one that names a step that is not there.
    """

    unit: Cents
    steps: tuple[SystemStep, ...]
    odds: Mapping[int, int]

    def __post_init__(self) -> None:
        known = range(len(self.steps))
        if not self.steps:
            raise ValueError(tr("A system has at least one step."))
        for number, step in enumerate(self.steps, start=1):
            if step.units < 1:
                raise ValueError(tr("Step {number} must bet at least one unit.", number=number))
            if step.won not in known or step.lost not in known:
                raise ValueError(tr("Step {number} goes to a step that is not there.", number=number))

    @property
    def odds_words(self) -> Sentence | None:
        """As many times the line bet as can be paid."""
        if not self.odds:
            return None
        return tr(
            "Odds are whole multiples of the pass bet: as many as the house takes and the bankroll pays."
        )

    @property
    def least(self) -> Cents:
        return self._amount(0)

    def offers(self, rules: HouseRules, point: int | None, bets: Bets, step: int) -> tuple[BetChoice, ...]:
        """The bet of the step, or else of the first one; with a point, odds behind it."""
        if point is None:
            lines = ((Bet(self._amount(number), PASS), number) for number in (step, 0))
            return tuple(
                BetChoice((bet,), number)
                for bet, number in lines
                if refusal_by_limits(rules, (), bet) is None
            )
        kind = PASS_ODDS[point]
        if amount_on(bets, kind):
            return ()
        line, most = amount_on(bets, PASS), self.odds.get(point, 0)
        return tuple(BetChoice((Bet(Cents(times * line), kind),), step) for times in range(most, 0, -1))

    def after(self, step: int, result: ThrowResult) -> int:
        """The step after a win, or after a loss, once the line bet is decided."""
        if any(name == PASS.name for name, _ in result.won):
            return self.steps[step].won
        if any(name == PASS.name for name, _ in result.lost):
            return self.steps[step].lost
        return step

    def _amount(self, step: int) -> Cents:
        return Cents(self.steps[step].units * self.unit)


@dataclass(frozen=True)
class StandingBets(BettingSystem):
    """Keeps these bets on the table, each made again as soon as it is gone and the house takes it.

    They are bets that may be taken down at any time.
    """

    wanted: Bets

    @property
    def least(self) -> Cents:
        """The first of the bets."""
        return self.wanted[0].amount

    def offers(self, rules: HouseRules, point: int | None, bets: Bets, step: int) -> tuple[BetChoice, ...]:
        """All that is missing, or as much of it as can be paid, the first ones first."""
        missing = tuple(
            bet
            for bet in self.wanted
            if not amount_on(bets, bet.kind) and refusal_by_point(rules, point, bet.kind) is None
        )
        return tuple(BetChoice(missing[:count], step) for count in range(len(missing), 0 if bets else -1, -1))


_COUNTS = LONG_GAME + 1
"""The number of different counts of throws: from none to enough."""


@dataclass(frozen=True)
class SevenCount(BettingSystem):
    """Bets one unit on pass and one behind it; from the seventh throw of a round on it bets on any seven as well.

    It comes from Building Skills in Object-Oriented Design by Steven Lott (the class CrapsSevenCountPlayer): whoever
    counts the throws thinks that a seven is due after six of them, bets on it, and doubles that bet until it wins. The
    dice do not remember, and any seven is one of the dearest bets of the table.

    The bet on the seven is one unit, and twice as much after each loss. It grows from round to round until it wins,
    and begins with one unit again where the table or the bankroll does not allow it. A step is the number of throws of
    the round, up to six, and seven times the number of losses.
    """

    unit: Cents

    @property
    def least(self) -> Cents:
        return self.unit

    def offers(self, rules: HouseRules, point: int | None, bets: Bets, step: int) -> tuple[BetChoice, ...]:
        """Pass, or what stands behind it and the bet on the seven, which is left out before the odds are."""
        if point is None:
            return (BetChoice((Bet(self.unit, PASS),), step),)
        odds = PASS_ODDS[point]
        behind = () if amount_on(bets, odds) else (Bet(self.unit, odds),)
        without = (BetChoice(behind, step),) if behind else ()
        losses, throws = divmod(step, _COUNTS)
        if throws < LONG_GAME:
            return without
        sevens = ((Bet(Cents(self.unit << count), ANY_SEVEN), count) for count in (losses, 0))
        return (
            tuple(
                BetChoice((*behind, seven), count * _COUNTS + throws)
                for seven, count in sevens
                if refusal_by_limits(rules, (), seven) is None
            )
            + without
        )

    def after(self, step: int, result: ThrowResult) -> int:
        """One more throw and one more loss, or none where the round has ended and where the seven has come."""
        losses, throws = divmod(step, _COUNTS)
        if any(name == ANY_SEVEN.name for name, _ in result.won):
            losses = 0
        elif any(name == ANY_SEVEN.name for name, _ in result.lost):
            losses += 1
        return losses * _COUNTS + (0 if result.point is None else min(throws + 1, LONG_GAME))


@dataclass(frozen=True)
class PassAndCome(BettingSystem):
    """Bets one unit on pass, and then on come until `comes` come bets have a number; odds behind each of them.

    `odds` names, by the number, how many times a line bet is put behind it. Odds are made in full or not at all; what
    the player cannot pay is made as soon as it can be. With two come bets players call it the three-point Molly.
    """

    unit: Cents
    comes: int
    odds: Mapping[int, int]

    @property
    def odds_words(self) -> Sentence | None:
        """In full or not at all."""
        return tr("Odds are whole multiples of the bet they stand behind, in full or not at all.")

    @property
    def least(self) -> Cents:
        return self.unit

    def offers(self, rules: HouseRules, point: int | None, bets: Bets, step: int) -> tuple[BetChoice, ...]:
        """All that is missing, or as much of it as can be paid: pass first, then odds, and come at last."""
        missing = self._missing(point, bets)
        return tuple(BetChoice(missing[:count], step) for count in range(len(missing), 0, -1))

    def _missing(self, point: int | None, bets: Bets) -> Bets:
        lines = [(number, COMES[number], COME_ODDS[number]) for number in POINTS]
        moved = sum(amount_on(bets, line) > 0 for _, line, _ in lines)
        if point is not None:
            lines.insert(0, (point, PASS, PASS_ODDS[point]))
        missing = [
            Bet(Cents(self.odds[number] * self.unit), odds)
            for number, line, odds in lines
            if amount_on(bets, line) and not amount_on(bets, odds)
        ]
        if point is None:
            missing.insert(0, Bet(self.unit, PASS))
        elif moved < self.comes:
            missing.append(Bet(self.unit, COME))
        return tuple(missing)


ROW_WON, ROW_LOST = -1, -2
"""The steps after a bet: only the row, which is kept elsewhere, knows what is bet next."""


@dataclass(frozen=True)
class LongCancellation(BettingSystem):
    """Bets on pass what the first and the last number of a row say, as `CancellationBetting` does.

    Its steps are the units of the next bet, from 1 to `most`, and ROW_WON or ROW_LOST where the row has to be asked.
    So it can be played, with a row for each session (`systems_sessions.SessionRows`), and not followed.
    """

    unit: Cents
    row: tuple[int, ...]
    most: int

    @property
    def first_steps(self) -> tuple[int, ...]:
        """The first bet, and all others."""
        return (self.first, *(units for units in range(1, self.most + 1) if units != self.first))

    @property
    def first(self) -> int:
        """The units of the first bet."""
        return self.row[0] + self.row[-1]

    @property
    def least(self) -> Cents:
        return Cents(self.first * self.unit)

    def offers(self, rules: HouseRules, point: int | None, bets: Bets, step: int) -> tuple[BetChoice, ...]:
        """So many units before a come-out roll."""
        if point is not None or step in (ROW_WON, ROW_LOST):
            return ()
        return (BetChoice((Bet(Cents(step * self.unit), PASS),), step),)

    def after(self, step: int, result: ThrowResult) -> int:
        """Whether the bet was won or lost, once it is decided."""
        if any(name == PASS.name for name, _ in result.won):
            return ROW_WON
        return ROW_LOST if result.lost else step


SHORT_ROW = (1, 2, 3, 4)
"""The row of the cancellation system."""

COME_BETS = 2
"""The come bets that have a number at a time, beside pass."""


def systems_for(asked: SystemsQuestion, names: Collection[str] | None = None) -> tuple[BettingSystem, ...]:
    """Return the systems with these names, or all, in the order of SYSTEM_NAMES."""
    return tuple(make(asked) for name, make in _SYSTEMS.items() if names is None or name in names)


def own_system(steps: tuple[SystemStep, ...], asked: SystemsQuestion) -> LineSystem:
    """Return a system of these steps, without odds. Raises ValueError as `LineSystem` does."""
    return LineSystem("own", tr("Custom system"), asked.base, steps, {})


def full_odds(rules: HouseRules, line: Cents) -> Mapping[int, int]:
    """Return by the point how many times the line bet the house takes as odds; 3-4-5 times where it has no limit."""
    limited = rules if rules.odds_limit is not None else replace(rules, odds_limit=LAS_VEGAS.odds_limit)
    bets = (Bet(line, PASS),)
    return {point: (most_on(limited, bets, PASS_ODDS[point]) or line) // line for point in POINTS}


def _rounded_up(base: Cents, dollars_of: int) -> Cents:
    whole = dollars(dollars_of)
    return Cents(-(-base // whole) * whole)


def _flat(asked: SystemsQuestion) -> LineSystem:
    return _line_system("flat", tr("Flat {base} on pass", base=asked.base.shown()), NoChangeBetting(), asked)


def _odds(asked: SystemsQuestion) -> BettingSystem:
    odds = full_odds(asked.rules, asked.base)
    return replace(_flat(asked), name="odds", title=tr("Pass with full odds"), odds=odds)


def _martingale(asked: SystemsQuestion) -> BettingSystem:
    title = tr("Martingale from {base}", base=asked.base.shown())
    return _line_system("martingale", title, MartingaleBetting(), asked)


def _one_three_two_six(asked: SystemsQuestion) -> BettingSystem:
    return _line_system("1-3-2-6", tr("1-3-2-6"), OneThreeTwoSixBetting(), asked)


def _cancellation(asked: SystemsQuestion) -> BettingSystem:
    """The cancellation system; a player with much money comes to too many rows for a table of steps."""
    title = tr("Cancellation 1-2-3-4")
    table = _line_system("cancellation", title, CancellationBetting(SHORT_ROW, SHORT_ROW), asked)
    if len(table.steps) <= MOST_POSITIONS:
        return table
    most = min(asked.goal, asked.rules.bet_maximum) // asked.base
    return LongCancellation("cancellation", title, asked.base, SHORT_ROW, most)


def _fibonacci(asked: SystemsQuestion) -> BettingSystem:
    return _line_system("fibonacci", tr("Fibonacci"), FibonacciBetting(), asked)


def _seven_count(asked: SystemsQuestion) -> BettingSystem:
    return SevenCount("seven-count", tr("Seven count"), asked.base)


def _pass_and_come(asked: SystemsQuestion) -> BettingSystem:
    title, odds = tr("Pass and two come bets with full odds"), full_odds(asked.rules, asked.base)
    return PassAndCome("pass-come", title, asked.base, COME_BETS, odds)


def _place_six_and_eight(asked: SystemsQuestion) -> BettingSystem:
    """The bets on 6 and 8, each the base bet rounded up so that a win pays whole dollars."""
    kinds = (PLACES[6], PLACES[8])
    return StandingBets(
        "place-6-8",
        tr("Place 6 and 8"),
        tuple(Bet(_rounded_up(asked.base, kind.odds.denominator), kind) for kind in kinds),
    )


def _line_system(name: str, title: Sentence, first: BettingStrategy, asked: SystemsQuestion) -> LineSystem:
    """Return a way of betting as a table of the steps that a player who begins with this money can come to and pay.

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
