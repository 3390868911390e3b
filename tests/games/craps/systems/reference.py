"""Plain players of the betting systems, and sessions of them followed slowly: in fractions, from state to state.

They know nothing of `dicedesk.games.craps.systems` but the betting strategies: the tests hold one against the other.
"""

from collections import defaultdict
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache, reduce
from typing import Self

from dicedesk.core.game import DiceRolled, Event, Step
from dicedesk.core.money import DOLLAR, Cents, dollars
from dicedesk.games.craps.bets import BET_KINDS, COMES, PASS, PASS_ODDS, Bet
from dicedesk.games.craps.fates import DIFFERENT_THROWS
from dicedesk.games.craps.house import is_contract, names_of
from dicedesk.games.craps.rules import CrapsState, PlaceBet, Throw
from dicedesk.games.craps.settling import BetLost, BetWon
from dicedesk.games.craps.systems.betting import (
    BettingStrategy,
    CancellationBetting,
    FibonacciBetting,
    MartingaleBetting,
    NoChangeBetting,
    OneThreeTwoSixBetting,
)
from dicedesk.games.craps.systems.question import SystemsQuestion

IN_HAND = dollars(1_000)
NOTHING_LEFT = 1e-16
TIMES_345 = {4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3}


@dataclass(frozen=True)
class Wager:
    """A bet by its name; a betting strategy says how many units it is, and `unit` is in cents."""

    name: str
    unit: Cents
    betting: BettingStrategy = field(default_factory=NoChangeBetting)

    def move_in(self, state: CrapsState) -> PlaceBet | None:
        """The bet to make now; None where it lies there already or is not allowed."""
        if state.amount_on(BET_KINDS[self.name]):
            return None
        amounts = (betting.units * self.unit for betting in (self.betting, self.betting.anew()))
        moves = (PlaceBet(self.name, amount // DOLLAR) for amount in amounts)
        return next((move for move in moves if state.refusal(move) is None), None)

    def heard(self, event: Event) -> "Wager":
        """The wager after a bet was decided, be it this one or another."""
        if not isinstance(event, BetWon | BetLost) or event.name != self.name:
            return self
        # A bet of another amount was not allowed as asked for, and began the strategy anew.
        asked = event.amount == self.betting.units * self.unit
        laid = self.betting if asked else self.betting.anew()
        return replace(self, betting=laid.won() if isinstance(event, BetWon) else laid.lost())


@dataclass(frozen=True)
class Plan:
    """Makes each of its bets whenever it may be made and does not lie there; stops when the first cannot be made."""

    wagers: tuple[Wager, ...]

    def is_finished(self, state: CrapsState) -> bool:
        """Whether nothing lies on the table, and the first bet cannot be made any more."""
        first = self.wagers[0]
        bet = Bet(Cents(first.betting.anew().units * first.unit), BET_KINDS[first.name])
        is_taken = first.name in names_of(state.rules) and state.refusal_of_amount(bet) is None
        return not state.bets and not is_taken

    def wanted(self) -> tuple[Wager, ...]:
        """The bets to make as soon as they can be, in order."""
        return self.wagers

    def moves(self, state: CrapsState) -> tuple[PlaceBet, ...]:
        """The bets that can be made now."""
        moves = list[PlaceBet]()
        for wager in () if self.is_finished(state) else self.wanted():
            move = wager.move_in(state)
            if move is not None:
                moves.append(move)
                state = state.apply(move).state
        return tuple(moves)

    def after(self, step: Step[CrapsState]) -> Self:
        """The plan that has learned what happened in a step of the game."""
        return replace(self, wagers=tuple(reduce(Wager.heard, step.events, wager) for wager in self.wagers))


@dataclass(frozen=True)
class SevenCountPlan(Plan):
    """Makes its last bet only after six throws of a game that goes on."""

    throws: int = 0

    def wanted(self) -> tuple[Wager, ...]:
        return self.wagers if self.throws >= 6 else self.wagers[:-1]

    def after(self, step: Step[CrapsState]) -> Self:
        learned = super().after(step)
        if not any(isinstance(event, DiceRolled) for event in step.events):
            return learned
        # Counted to six alone, so that the states of a session are few.
        return replace(learned, throws=0 if step.state.point is None else min(self.throws + 1, 6))


@dataclass(frozen=True)
class FullOddsPlan(Plan):
    """Bets pass, and puts behind it 3, 4 or 5 times as much, or as many times as there is money for."""

    def moves(self, state: CrapsState) -> tuple[PlaceBet, ...]:
        if state.point is None:
            return super().moves(state)
        line, odds = state.amount_on(PASS), PASS_ODDS[state.point]
        if state.amount_on(odds):
            return ()
        offers = (
            PlaceBet(odds.name, times * line // DOLLAR) for times in range(TIMES_345[state.point], 0, -1)
        )
        return next(((move,) for move in offers if state.refusal(move) is None), ())


@dataclass(frozen=True)
class PassAndComePlan(Plan):
    """Bets pass, full odds behind it and behind two come bets, and come until two of these have a number."""

    def moves(self, state: CrapsState) -> tuple[PlaceBet, ...]:
        wanted = [("pass", 1)] if state.point is None else [("pass-odds", TIMES_345[state.point])]
        moved = [number for number in TIMES_345 if state.amount_on(COMES[number])]
        wanted += [(f"come-odds-{number}", TIMES_345[number]) for number in moved]
        if state.point is not None and len(moved) < 2:
            wanted.append(("come", 1))
        moves = list[PlaceBet]()
        for name, times in wanted:
            if name == "pass-odds" and not state.amount_on(PASS):
                continue
            if any(bet.name == name for bet in state.bets):
                continue
            move = PlaceBet(name, times * self.wagers[0].unit // DOLLAR)
            if state.refusal(move) is not None:
                break
            moves.append(move)
            state = state.apply(move).state
        return tuple(moves)


def plan_of(name: str, asked: SystemsQuestion) -> Plan:
    """How a plain player of the game plays the system of this name."""
    strategies: dict[str, BettingStrategy] = {
        "flat": NoChangeBetting(),
        "martingale": MartingaleBetting(),
        "1-3-2-6": OneThreeTwoSixBetting(),
        "cancellation": CancellationBetting((1, 2, 3, 4), (1, 2, 3, 4)),
        "fibonacci": FibonacciBetting(),
    }
    if name == "odds":
        return FullOddsPlan((Wager("pass", asked.base),))
    if name == "pass-come":
        return PassAndComePlan((Wager("pass", asked.base),))
    if name == "seven-count":
        return seven_count(asked.base)
    if name == "place-6-8":
        amount = Cents(-(-asked.base // 600) * 600)
        return Plan((Wager("place-6", amount), Wager("place-8", amount)))
    return Plan((Wager("pass", asked.base, strategies[name]),))


def seven_count(unit: Cents) -> Plan:
    """The plan of the seven count."""
    seven = Wager("any-seven", unit, MartingaleBetting())
    return SevenCountPlan((Wager("pass", unit), Wager("pass-odds", unit), seven))


@dataclass(frozen=True)
class SlowAnswer:
    """Chances by throw, and of what is left at the end."""

    broke: list[Fraction]
    reached: list[Fraction]
    left: dict[int, float]
    rolls: float


Chances = dict[tuple[CrapsState, Plan], Fraction]


def slow_answer(name: str, asked: SystemsQuestion) -> SlowAnswer:
    """Follow the player of the system of this name."""
    opened = replace(CrapsState.opened(asked.rules), bankroll=asked.bankroll)
    chances: Chances = {(opened, plan_of(name, asked)): Fraction(1)}
    broke, reached = [share(chances, asked, "broke")], [share(chances, asked, "goal")]
    rolls = 0.0
    for _ in range(asked.throws):
        rolls += float(1 - broke[-1] - reached[-1])
        chances = after_a_throw(chances, asked)
        broke.append(share(chances, asked, "broke"))
        reached.append(share(chances, asked, "goal"))
    left = defaultdict[int, float](float)
    for (state, _), chance in chances.items():
        rolls += float(chance) * rolls_to_the_end(replace(state, bankroll=IN_HAND))
        for back, times in ends_of(replace(state, bankroll=IN_HAND)).items():
            left[state.bankroll + back] += float(chance) * times
    return SlowAnswer(broke, reached, dict(left), rolls)


@cache
def rolls_to_the_end(state: CrapsState) -> float:
    """How many throws decide the bets that have to stand, for a player who makes no new ones: throw by throw."""
    rolls, standing = 0.0, {state: 1.0}
    while standing:
        after = defaultdict[CrapsState, float](float)
        for before, chance in standing.items():
            if has_to_stand(before):
                rolls += chance
                for end, _, ways in thrown_from(before):
                    after[end] += chance * ways / 36
        standing = {end: chance for end, chance in after.items() if chance > NOTHING_LEFT}
    return rolls


@cache
def ends_of(state: CrapsState) -> dict[int, float]:
    """What goes back to a player with IN_HAND who makes no new bets, and its chances: throw by throw, to the end."""
    ends, standing = defaultdict[int, float](float), {state: {0: 1.0}}
    while standing:
        after = defaultdict[CrapsState, defaultdict[int, float]](lambda: defaultdict(float))
        for before, backs in standing.items():
            if not has_to_stand(before):
                for back, chance in backs.items():
                    ends[back + before.on_table] += chance
                continue
            for end, paid, ways in thrown_from(before):
                paid_back = after[end]
                for back, chance in backs.items():
                    paid_back[back + paid] += chance * ways / 36
        standing = {
            end: likely
            for end, backs in after.items()
            if (likely := {back: chance for back, chance in backs.items() if chance > NOTHING_LEFT})
        }
    return ends


@cache
def thrown_from(state: CrapsState) -> list[tuple[CrapsState, int, int]]:
    """The tables after each throw, with the money that went back to the player put aside, and in how many ways."""
    steps = [(state.apply(Throw(), faces).state, ways) for faces, ways in DIFFERENT_THROWS.items()]
    return [(replace(end, bankroll=IN_HAND), end.bankroll - IN_HAND, ways) for end, ways in steps]


def after_a_throw(chances: Chances, asked: SystemsQuestion) -> Chances:
    """The chances one throw later."""
    after = defaultdict[tuple[CrapsState, Plan], Fraction](Fraction)
    for (state, plan), chance in chances.items():
        if stopped(state, plan, asked):
            after[state, plan] += chance
            continue
        for move in plan.moves(state):
            state = state.apply(move).state
        for faces, ways in DIFFERENT_THROWS.items():
            step = state.apply(Throw(), faces)
            after[step.state, plan.after(step)] += chance * ways / 36
    return after


def has_to_stand(state: CrapsState) -> bool:
    """Whether the player may not leave."""
    return any(is_contract(state.point, bet.kind) for bet in state.bets)


def stopped(state: CrapsState, plan: Plan, asked: SystemsQuestion) -> str | None:
    """Why the session ends here."""
    if state.bankroll >= asked.goal:
        return "goal"
    if not has_to_stand(state) and state.bankroll + state.on_table >= asked.goal:
        return "goal"
    return "broke" if plan.is_finished(state) else None


def share(chances: Chances, asked: SystemsQuestion, end: str) -> Fraction:
    """The chance that the session has ended so."""
    return sum((chance for key, chance in chances.items() if stopped(*key, asked) == end), Fraction(0))
