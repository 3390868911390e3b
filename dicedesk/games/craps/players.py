"""Computer players of craps: each bets by a system from the table's minimum, and leaves when the system has ended."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from types import MappingProxyType

from dicedesk.core.errors import NotationError
from dicedesk.core.game import Step
from dicedesk.core.money import Cents
from dicedesk.core.words import Sentence, figure, tr
from dicedesk.games.craps.bets import (
    BET_KINDS,
    DONT_PASS,
    FIELD,
    LINE_BEHIND,
    MOVED,
    PASS,
    PASS_ODDS,
    PLACES,
    BetKind,
    title_of,
)
from dicedesk.games.craps.house import HouseRules
from dicedesk.games.craps.rules import CrapsMove, CrapsState, Leave, Throw
from dicedesk.games.craps.systems.betting import (
    AnySystem,
    BettingStrategy,
    CancellationBetting,
    FibonacciBetting,
    MartingaleBetting,
    NoChangeBetting,
    OneBet,
    OneThreeTwoSixBetting,
    SevenCount,
    StandingBets,
    SystemPlayer,
    bet_from,
)
from dicedesk.play.opponents import Eyes, Head, Mouth, Opponent, Portrait
from dicedesk.play.seats import Roster


@dataclass(frozen=True)
class CrapsBettor:
    """A seat at the craps table that bets by the system of this name, and leaves when the system has ended.

    `learned` is the player with what it remembers of the game so far; None before the first move.
    """

    name: str
    learned: SystemPlayer | None = None

    def player(self, rules: HouseRules) -> SystemPlayer:
        """The player before the first bet, with this house's minimum as the unit."""
        kind = _kind(self.name)
        return SystemPlayer.of(kind.system(self.name, kind.title, rules.line_minimum))

    def after(self, step: Step[CrapsState]) -> "CrapsBettor":
        """The bettor after one more step of the game."""
        return replace(self, learned=(self.learned or self.player(step.state.rules)).after(step))

    def choose(self, state: CrapsState) -> CrapsMove:
        """The next bet of the system; a throw once all bets are made, or leaving when the system has ended."""
        player = self.learned or self.player(state.rules)
        bets = player.moves(state)
        if bets:
            return bets[0]
        return Leave() if player.is_finished(state) else Throw()


def parse_bettor(name: str) -> CrapsBettor:
    """The bettor of that name: one of BETTORS, or "bet:NAME" for any bet by its name in records.

    Bets that cannot be made by themselves have no bettor: odds, and come bets that have moved. Raises NotationError.
    """
    _kind(name)
    return CrapsBettor(name)


def bettor_title(name: str) -> Sentence:
    """The title of a bettor, such as "Martingale". Raises NotationError for an unknown name."""
    return _kind(name).title


def bettor_plan(name: str) -> Sentence:
    """What the bettor does, in one sentence. Raises NotationError for an unknown name."""
    return _kind(name).tells


_System = Callable[[str, Sentence, Cents], AnySystem]
"""Makes a system of a name, a title and the table's minimum."""


@dataclass(frozen=True)
class _Kind:
    """A bettor: its title, its system, and its description."""

    title: Sentence
    tells: Sentence
    system: _System


def _one_bet(kind: BetKind, betting: BettingStrategy | None = None) -> _System:
    def system(name: str, title: Sentence, least: Cents) -> OneBet:
        return OneBet(name, title, kind, bet_from(least, kind).amount, betting or NoChangeBetting())

    return system


def _two_bets(*kinds: BetKind) -> _System:
    def system(name: str, title: Sentence, least: Cents) -> StandingBets:
        return StandingBets(name, title, tuple(bet_from(least, kind) for kind in kinds))

    return system


_KINDS: Mapping[str, _Kind] = MappingProxyType(
    {
        "pass-line": _Kind(
            tr("Line bettor"), tr("Bets the table minimum on the pass line every round."), _one_bet(PASS)
        ),
        "pass-odds": _Kind(
            tr("Pass with odds"),
            tr("Bets the pass line and takes the same amount in odds once there is a point."),
            _two_bets(PASS, PASS_ODDS[4]),
        ),
        "dont-pass": _Kind(
            tr("Don't bettor"),
            tr("Bets the table minimum on don't pass every round."),
            _one_bet(DONT_PASS),
        ),
        "pass-field": _Kind(
            tr("Pass and field"),
            tr("Bets the pass line, plus the field whenever it is open."),
            _two_bets(PASS, FIELD),
        ),
        "place-6-8": _Kind(
            tr("Place 6 and 8"),
            tr("Keeps place bets on 6 and 8, with nothing on the line."),
            _two_bets(PLACES[6], PLACES[8]),
        ),
        "martingale": _Kind(
            tr("Martingale"),
            tr("Doubles the pass bet after each loss; goes back to the minimum after a win."),
            _one_bet(PASS, MartingaleBetting()),
        ),
        "1-3-2-6": _Kind(
            tr("1-3-2-6"),
            tr(
                "Bets 1, 3, 2 and then 6 times the minimum on pass as long as pass wins; starts over "
                "after a loss or four wins."
            ),
            _one_bet(PASS, OneThreeTwoSixBetting()),
        ),
        "cancellation": _Kind(
            tr("Cancellation"),
            tr(
                "Bets the sum of the first and last numbers on a list on pass; a win crosses both "
                "numbers out, and a loss adds the sum to the end of the list."
            ),
            _one_bet(PASS, CancellationBetting()),
        ),
        "fibonacci": _Kind(
            tr("Fibonacci"),
            tr("Bets 1, 1, 2, 3, 5, 8 … on pass: one step forward after a loss, two steps back after a win."),
            _one_bet(PASS, FibonacciBetting()),
        ),
        "seven-count": _Kind(
            tr("Seven count"),
            tr(
                "Bets pass with odds; from the seventh roll of a round on, also bets any seven, "
                "doubling that bet after each loss."
            ),
            SevenCount,
        ),
    }
)

BETTORS: tuple[str, ...] = tuple(_KINDS)
"""The computer players to offer, the default first."""

_PASS_COST = Fraction(7, 495)

COSTS: Mapping[str, Fraction | float] = MappingProxyType(
    {
        "seven-count": 0.13021413946867563,
        "pass-field": 0.04328745262317982,
        "place-6-8": Fraction(1, 66),
        "martingale": _PASS_COST,
        "1-3-2-6": _PASS_COST,
        "cancellation": _PASS_COST,
        "fibonacci": _PASS_COST,
        "pass-line": _PASS_COST,
        "dont-pass": Fraction(3, 220),
        "pass-odds": Fraction(7, 825),
    }
)
"""Each bettor's average loss per dollar bet, in the default house, highest first.

A bet counts each time it wins, loses or pushes, as in the house edge. No way to raise a bet changes what a dollar on it
loses. A test follows each system to compute it.
"""

_PORTRAITS: Mapping[str, Portrait] = MappingProxyType(
    {
        "seven-count": Portrait(6, Head.WIDE, Eyes.OPEN, Mouth.FROWN),
        "pass-field": Portrait(4, Head.ROUND, Eyes.SHARP, Mouth.FLAT),
        "place-6-8": Portrait(6, Head.LONG, Eyes.CALM, Mouth.SMILE),
        "martingale": Portrait(2, Head.LONG, Eyes.SHARP, Mouth.FROWN),
        "1-3-2-6": Portrait(3, Head.ROUND, Eyes.GLASSES, Mouth.SMILE),
        "cancellation": Portrait(5, Head.WIDE, Eyes.GLASSES, Mouth.FLAT),
        "fibonacci": Portrait(5, Head.LONG, Eyes.CALM, Mouth.FLAT),
        "pass-line": Portrait(4, Head.ROUND, Eyes.OPEN, Mouth.SMILE),
        "dont-pass": Portrait(2, Head.WIDE, Eyes.SHARP, Mouth.FLAT),
        "pass-odds": Portrait(1, Head.LONG, Eyes.GLASSES, Mouth.SMILE),
    }
)


@cache
def craps_opponents() -> tuple[Opponent, ...]:
    """The bettors offered, highest cost per dollar first."""
    return tuple(
        Opponent(
            name,
            bettor_title(name),
            bettor_plan(name),
            _PORTRAITS[name],
            tr("Loses {cents} cents per dollar bet.", cents=figure(100 * cost, digits=2)),
        )
        for name, cost in COSTS.items()
    )


CRAPS_PLAYERS: Roster[CrapsState] = Roster(
    parse_bettor, bettor_title, BETTORS, craps_opponents, has_rivals=False
)
"""The computer players of craps."""

_BY_THEMSELVES = frozenset(
    name for name, outcome in BET_KINDS.items() if outcome not in MOVED and outcome not in LINE_BEHIND
)


def _kind(name: str) -> _Kind:
    kind, _, bet = name.partition(":")
    if kind == "bet" and bet in _BY_THEMSELVES:
        title = title_of(bet)
        return _Kind(
            tr("{bet} bettor", bet=title),
            tr("Keeps one {bet} bet up whenever it can.", bet=title),
            _one_bet(BET_KINDS[bet]),
        )
    if name not in _KINDS:
        names = ", ".join((*BETTORS, "bet:NAME"))
        raise NotationError(
            tr("there is no craps player “{name}”; choose from: {names}", name=name, names=names)
        )
    return _KINDS[name]
