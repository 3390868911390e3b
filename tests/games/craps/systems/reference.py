"""A session followed slowly and plainly: in fractions, from state to state of the game, by the plan of a player."""

from collections import defaultdict
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache

from dicedesk.core.money import DOLLAR, Cents, dollars
from dicedesk.games.craps.bets import COMES, PASS, PASS_ODDS
from dicedesk.games.craps.fates import DIFFERENT_THROWS
from dicedesk.games.craps.house import is_contract
from dicedesk.games.craps.players import (
    BettingStrategy,
    CancellationBetting,
    FibonacciBetting,
    MartingaleBetting,
    NoChangeBetting,
    OneBetPlan,
    OneThreeTwoSixBetting,
    SevenCountPlan,
    TwoBetPlan,
    Wager,
)
from dicedesk.games.craps.rules import CrapsState, PlaceBet, Throw
from dicedesk.games.craps.systems import SystemsQuestion

IN_HAND = dollars(1_000)
NOTHING_LEFT = 1e-16
TIMES_345 = {4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3}


@dataclass(frozen=True)
class FullOddsPlan(OneBetPlan):
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
class PassAndComePlan(OneBetPlan):
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
            move = PlaceBet(name, times * self.first.unit // DOLLAR)
            if state.refusal(move) is not None:
                break
            moves.append(move)
            state = state.apply(move).state
        return tuple(moves)


def plan_of(name: str, asked: SystemsQuestion) -> OneBetPlan:
    """How a player of the game plays the system of this name."""
    strategies: dict[str, BettingStrategy] = {
        "flat": NoChangeBetting(),
        "martingale": MartingaleBetting(),
        "1-3-2-6": OneThreeTwoSixBetting(),
        "cancellation": CancellationBetting((1, 2, 3, 4), (1, 2, 3, 4)),
        "fibonacci": FibonacciBetting(),
    }
    if name == "odds":
        return FullOddsPlan(first=Wager("pass", asked.base))
    if name == "pass-come":
        return PassAndComePlan(first=Wager("pass", asked.base))
    if name == "seven-count":
        return SevenCountPlan(
            first=Wager("pass", asked.base),
            second=Wager("pass-odds", asked.base),
            seven=Wager("any-seven", asked.base, MartingaleBetting()),
        )
    if name == "place-6-8":
        amount = Cents(-(-asked.base // 600) * 600)
        return TwoBetPlan(first=Wager("place-6", amount), second=Wager("place-8", amount))
    return OneBetPlan(first=Wager("pass", asked.base, strategies[name]))


@dataclass(frozen=True)
class SlowAnswer:
    """Chances by throw, and of what is left at the end."""

    broke: list[Fraction]
    reached: list[Fraction]
    left: dict[int, float]
    rolls: float


Chances = dict[tuple[CrapsState, OneBetPlan], Fraction]


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
    after = defaultdict[tuple[CrapsState, OneBetPlan], Fraction](Fraction)
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


def stopped(state: CrapsState, plan: OneBetPlan, asked: SystemsQuestion) -> str | None:
    """Why the session ends here."""
    if state.bankroll >= asked.goal:
        return "goal"
    if not has_to_stand(state) and state.bankroll + state.on_table >= asked.goal:
        return "goal"
    return "broke" if plan.is_finished(state) else None


def share(chances: Chances, asked: SystemsQuestion, end: str) -> Fraction:
    """The chance that the session has ended so."""
    return sum((chance for key, chance in chances.items() if stopped(*key, asked) == end), Fraction(0))
