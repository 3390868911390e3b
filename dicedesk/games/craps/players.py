"""Computer players of craps by their names, and how one that follows a plan plays at the table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from dicedesk.core.errors import NotationError
from dicedesk.core.game import Step
from dicedesk.core.money import dollars
from dicedesk.core.words import Sentence, tr
from dicedesk.games.craps.bet_kinds import BET_KINDS, LINE_BEHIND, MOVED
from dicedesk.games.craps.house_rules import HouseRules
from dicedesk.games.craps.moves import CrapsMove, Leave, Throw
from dicedesk.games.craps.players_betting import (
    BettingStrategy,
    CancellationBetting,
    FibonacciBetting,
    MartingaleBetting,
    NoChangeBetting,
    OneThreeTwoSixBetting,
)
from dicedesk.games.craps.players_plans import OneBetPlan, SevenCountPlan, TwoBetPlan, Wager
from dicedesk.games.craps.state import CrapsState
from dicedesk.games.craps.titles import title_of
from dicedesk.play.roster import Roster


@dataclass(frozen=True)
class CrapsBettor:
    """A seat at the craps table that plays by the plan of this name, and leaves when the plan is at its end.

    `learned` is the plan with what it has learned of the game so far; None before the first move.
    """

    name: str
    learned: OneBetPlan | None = None

    def plan(self, rules: HouseRules) -> OneBetPlan:
        """The plan from its beginning, by this house's minimum."""
        return _kind(self.name).plan(rules)

    def after(self, step: Step[CrapsState]) -> "CrapsBettor":
        """The bettor who knows one more step of the game."""
        return replace(self, learned=(self.learned or self.plan(step.state.rules)).after(step))

    def choose(self, state: CrapsState) -> CrapsMove:
        """The next bet of the plan; a throw when all lie there, or leaving when the plan is at its end."""
        plan = self.learned or self.plan(state.rules)
        bets = plan.moves(state)
        if bets:
            return bets[0]
        return Leave() if plan.is_finished(state) else Throw()


def parse_bettor(name: str) -> CrapsBettor:
    """The bettor of that name: one of BETTORS, or "bet:NAME" for any bet by its name in records.

    A bet that cannot be made by itself has no bettor: odds, and come bets that have moved. Raises NotationError.
    """
    _kind(name)
    return CrapsBettor(name)


def bettor_title(name: str) -> Sentence:
    """What a person reads for a bettor's name, such as "Martingale". Raises NotationError as parsing it does."""
    return _kind(name).title


def bettor_plan(name: str) -> Sentence:
    """What the bettor of that name does, in one sentence. Raises NotationError as parsing it does."""
    return _kind(name).tells


_Plan = Callable[[HouseRules], OneBetPlan]


@dataclass(frozen=True)
class _Kind:
    """A bettor: its title, its plan, and the sentence that tells a person of it."""

    title: Sentence
    tells: Sentence
    plan: _Plan


def _wager(name: str, rules: HouseRules, betting: BettingStrategy) -> Wager:
    """The bet at the table's minimum, rounded up so that a win pays whole dollars."""
    whole = BET_KINDS[name].odds.denominator
    return Wager(name, dollars(-(-rules.minimum // whole) * whole), betting)


def _one_bet(name: str, betting: BettingStrategy | None = None) -> _Plan:
    def plan(rules: HouseRules) -> OneBetPlan:
        return OneBetPlan(first=_wager(name, rules, betting or NoChangeBetting()))

    return plan


def _two_bets(first: str, second: str) -> _Plan:
    def plan(rules: HouseRules) -> OneBetPlan:
        return TwoBetPlan(
            first=_wager(first, rules, NoChangeBetting()),
            second=_wager(second, rules, NoChangeBetting()),
        )

    return plan


def _seven_count(rules: HouseRules) -> OneBetPlan:
    return SevenCountPlan(
        first=_wager("pass", rules, NoChangeBetting()),
        second=_wager("pass-odds", rules, NoChangeBetting()),
        seven=_wager("any-seven", rules, MartingaleBetting()),
    )


_KINDS: Mapping[str, _Kind] = MappingProxyType(
    {
        "pass-line": _Kind(
            tr("Pass line"), tr("Bets the table minimum on the pass line every round."), _one_bet("pass")
        ),
        "pass-odds": _Kind(
            tr("Pass with odds"),
            tr("Bets the pass line, and takes the same in odds once there is a point."),
            _two_bets("pass", "pass-odds"),
        ),
        "dont-pass": _Kind(
            tr("Don't pass"),
            tr("Bets the table minimum on don't pass every round."),
            _one_bet("dont-pass"),
        ),
        "pass-field": _Kind(
            tr("Pass and field"),
            tr("Bets the pass line, and the field whenever it is open."),
            _two_bets("pass", "field"),
        ),
        "place-6-8": _Kind(
            tr("Place 6 and 8"),
            tr("Keeps the 6 and 8 placed, with nothing on the line."),
            _two_bets("place-6", "place-8"),
        ),
        "martingale": _Kind(
            tr("Martingale"),
            tr("Doubles the pass bet after each loss, and goes back to the minimum after a win."),
            _one_bet("pass", MartingaleBetting()),
        ),
        "1-3-2-6": _Kind(
            tr("1-3-2-6"),
            tr(
                "Bets 1, 3, 2, then 6 times the minimum on pass while it wins; starts over after a "
                "loss or four wins."
            ),
            _one_bet("pass", OneThreeTwoSixBetting()),
        ),
        "cancellation": _Kind(
            tr("Cancellation"),
            tr(
                "Bets the first plus the last of a row of numbers on pass; a win crosses both out, "
                "a loss adds their sum at the end."
            ),
            _one_bet("pass", CancellationBetting()),
        ),
        "fibonacci": _Kind(
            tr("Fibonacci"),
            tr("Bets 1, 1, 2, 3, 5, 8 … on pass: a step on after a loss, two steps back after a win."),
            _one_bet("pass", FibonacciBetting()),
        ),
        "seven-count": _Kind(
            tr("Seven count"),
            tr(
                "Bets pass with odds; from the seventh roll of a round it also bets any seven, "
                "doubling after each loss."
            ),
            _seven_count,
        ),
    }
)

BETTORS: tuple[str, ...] = tuple(_KINDS)
"""The computer players to offer, the default first."""

CRAPS_PLAYERS: Roster[CrapsState] = Roster(parse_bettor, bettor_title, BETTORS)
"""The computer players of craps."""

_BY_THEMSELVES = frozenset(
    name for name, outcome in BET_KINDS.items() if outcome not in MOVED and outcome not in LINE_BEHIND
)


def _kind(name: str) -> _Kind:
    kind, _, bet = name.partition(":")
    if kind == "bet" and bet in _BY_THEMSELVES:
        title = title_of(bet)
        return _Kind(
            tr("Always {bet}", bet=title),
            tr("Keeps one {bet} bet up whenever it can.", bet=title),
            _one_bet(bet),
        )
    if name not in _KINDS:
        names = ", ".join((*BETTORS, "bet:NAME"))
        raise NotationError(
            tr("there is no craps player “{name}”; choose from: {names}", name=name, names=names)
        )
    return _KINDS[name]
