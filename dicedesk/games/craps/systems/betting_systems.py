"""Betting systems as tables of steps, which say what to bet now and which step follows a win and a loss."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass

from dicedesk.core.money import Cents
from dicedesk.core.words import Sentence, tr
from dicedesk.games.craps.bet_kinds import PASS, PASS_ODDS
from dicedesk.games.craps.bets import Bet, Bets, amount_on
from dicedesk.games.craps.betting import refusal_by_limits, refusal_by_point
from dicedesk.games.craps.house_rules import HouseRules
from dicedesk.games.craps.systems.table_play import ThrowResult


@dataclass(frozen=True)
class WantedBets:
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
    def offers(self, rules: HouseRules, point: int | None, bets: Bets, step: int) -> tuple[WantedBets, ...]:
        """What it bets now on top of `bets`: the first of these that the player can pay."""

    def after(self, step: int, result: ThrowResult) -> int:
        """Return the step that follows when the throw has had this result."""
        return step


@dataclass(frozen=True)
class SystemStep:
    """So many units on the line, the step after a win and the step after a loss, counted from 0."""

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
        """The bet of the first step."""
        return self._amount(0)

    def offers(self, rules: HouseRules, point: int | None, bets: Bets, step: int) -> tuple[WantedBets, ...]:
        """The bet of the step, or else of the first one; with a point, odds behind it."""
        if point is None:
            lines = ((Bet(self._amount(number), PASS), number) for number in (step, 0))
            return tuple(
                WantedBets((bet,), number)
                for bet, number in lines
                if refusal_by_limits(rules, (), bet) is None
            )
        kind = PASS_ODDS[point]
        if amount_on(bets, kind):
            return ()
        line, most = amount_on(bets, PASS), self.odds.get(point, 0)
        return tuple(WantedBets((Bet(Cents(times * line), kind),), step) for times in range(most, 0, -1))

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
class KeptBets(BettingSystem):
    """Keeps these bets on the table, each made again as soon as it is gone and the house takes it.

    They are bets that may be taken down at any time.
    """

    kept: Bets

    @property
    def least(self) -> Cents:
        """The first of the bets."""
        return self.kept[0].amount

    def offers(self, rules: HouseRules, point: int | None, bets: Bets, step: int) -> tuple[WantedBets, ...]:
        """All that is missing, or as much of it as can be paid, the first ones first."""
        missing = tuple(
            bet
            for bet in self.kept
            if not amount_on(bets, bet.kind) and refusal_by_point(rules, point, bet.kind) is None
        )
        return tuple(
            WantedBets(missing[:count], step) for count in range(len(missing), 0 if bets else -1, -1)
        )
