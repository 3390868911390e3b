"""A session followed slowly and plainly: in fractions, from state to state of the game, by the plan of a player."""

from collections import defaultdict
from dataclasses import dataclass, replace
from fractions import Fraction

from dicedesk.core.money import DOLLAR, Cents
from dicedesk.games.craps.bet_kinds import PASS, PASS_ODDS, TRUE_ODDS
from dicedesk.games.craps.moves import PlaceBet, Throw
from dicedesk.games.craps.state import CrapsState
from dicedesk.lab.systems.asking import SystemsQuestion
from dicedesk.players.craps_betting import (
    BettingStrategy,
    CancellationBetting,
    FibonacciBetting,
    MartingaleBetting,
    NoChangeBetting,
    OneThreeTwoSixBetting,
)
from dicedesk.players.craps_plans import OneBetPlan, TwoBetPlan, Wager

FACES = range(1, 7)
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
    if name == "place-6-8":
        amount = Cents(-(-asked.base // 600) * 600)
        return TwoBetPlan(first=Wager("place-6", amount), second=Wager("place-8", amount))
    return OneBetPlan(first=Wager("pass", asked.base, strategies[name]))


@dataclass(frozen=True)
class SlowAnswer:
    """Chances by throw, and of what is left at the end."""

    broke: list[Fraction]
    reached: list[Fraction]
    left: dict[int, Fraction]


Chances = dict[tuple[CrapsState, OneBetPlan], Fraction]


def slow_answer(name: str, asked: SystemsQuestion) -> SlowAnswer:
    """Follow the player of the system of this name."""
    opened = replace(CrapsState.opened(asked.rules), bankroll=asked.bankroll)
    chances: Chances = {(opened, plan_of(name, asked)): Fraction(1)}
    broke, reached = [share(chances, asked, "broke")], [share(chances, asked, "goal")]
    for _ in range(asked.throws):
        chances = after_a_throw(chances, asked)
        broke.append(share(chances, asked, "broke"))
        reached.append(share(chances, asked, "goal"))
    left = defaultdict[int, Fraction](Fraction)
    for (state, _), chance in chances.items():
        if not state.amount_on(PASS) or state.point is None:
            left[state.bankroll + state.on_table] += chance
            continue
        odds = TRUE_ODDS[state.point]
        pays = state.amount_on(PASS) + odds * state.amount_on(PASS_ODDS[state.point])
        left[state.bankroll] += chance * odds / (odds + 1)
        left[int(state.bankroll + state.on_table + pays)] += chance / (odds + 1)
    return SlowAnswer(broke, reached, dict(left))


def after_a_throw(chances: Chances, asked: SystemsQuestion) -> Chances:
    """The chances one throw later."""
    after = defaultdict[tuple[CrapsState, OneBetPlan], Fraction](Fraction)
    for (state, plan), chance in chances.items():
        if stopped(state, plan, asked):
            after[state, plan] += chance
            continue
        for move in plan.moves(state):
            state = state.apply(move).state
        for high in FACES:
            for low in FACES:
                step = state.apply(Throw(), (high, low))
                after[step.state, plan.after(step)] += chance / 36
    return after


def stopped(state: CrapsState, plan: OneBetPlan, asked: SystemsQuestion) -> str | None:
    """Why the session ends here."""
    has_to_stand = state.point is not None and state.amount_on(PASS)
    if not has_to_stand and state.bankroll + state.on_table >= asked.goal:
        return "goal"
    return "broke" if plan.is_finished(state) else None


def share(chances: Chances, asked: SystemsQuestion, end: str) -> Fraction:
    """The chance that the session has ended so."""
    return sum((chance for key, chance in chances.items() if stopped(*key, asked) == end), Fraction(0))
