"""The two states of a craps game, and what each kind of throw does in them.

A state rules on bets by sets of outcomes: those that win, lose and are pushed; all others stay.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache, wraps
from types import MappingProxyType
from typing import TypeVar

from dicedesk.core.game import Event
from dicedesk.core.words import Sentence, tr
from dicedesk.games.craps.bet_kinds import (
    BUYS,
    COME,
    COME_LINES,
    COME_ODDS,
    COMES,
    DONT_COME,
    DONT_COME_ODDS,
    DONT_COMES,
    DONT_PASS,
    DONT_PASS_ODDS,
    HARDWAYS,
    LAYS,
    LINE_BEHIND,
    MOVED,
    PASS,
    PASS_ODDS,
    PLACES,
    PROPOSITIONS,
    BetKind,
    BetKinds,
    ByNumber,
)
from dicedesk.games.craps.bets import Bet, Settled, settle
from dicedesk.games.craps.events import CrapsThrown, NaturalThrown, PointEstablished, PointMade, SevenOut
from dicedesk.games.craps.house_rules import BUILDING_SKILLS, HouseRules
from dicedesk.games.craps.throws import Throw
from dicedesk.games.craps.titles import title_of

_ODDS_OF_COMES: BetKinds = frozenset(COME_ODDS.values())
_MOVED_COMES: BetKinds = frozenset(COMES.values())
_ON_COME_OUT: BetKinds = frozenset({PASS, DONT_PASS, *COME_ODDS.values(), *DONT_COME_ODDS.values()})
_BY_THE_HOUSE: BetKinds = PROPOSITIONS | frozenset(HARDWAYS.values())
"""What only some houses take on the come-out."""
_RESTING: BetKinds = frozenset({*PLACES.values(), *BUYS.values(), *HARDWAYS.values()})
_RIGHT: BetKinds = frozenset({*COMES.values(), *COME_ODDS.values(), *PLACES.values(), *BUYS.values()})
"""What stands on a number and loses to a seven."""
_WRONG: BetKinds = frozenset({*DONT_COMES.values(), *DONT_COME_ODDS.values(), *LAYS.values()})
"""What stands against a number and wins with a seven."""


@dataclass(frozen=True)
class Ruling:
    """What a throw did to the game: its next state, what happened, and the outcomes that won, lost, were pushed."""

    state: "CrapsGameState"
    event: Event | None = None
    winners: BetKinds = frozenset()
    losers: BetKinds = frozenset()
    pushed: BetKinds = frozenset()

    @cached_property
    def decides(self) -> BetKinds:
        """The bets on the game that it resolves."""
        return self.winners | self.losers | self.pushed

    def resolve_game(self, bet: Bet) -> Settled:
        """What a bet on the game comes to; any other stays."""
        return settle(bet, self.winners, self.losers, self.pushed)


_MOVES_ALONG = MappingProxyType({COME.name: COMES, DONT_COME.name: DONT_COMES})
_NOWHERE: ByNumber = MappingProxyType({})


StateT = TypeVar("StateT", bound="CrapsGameState")


def made_once(rule: Callable[[StateT, Throw], Ruling]) -> Callable[[StateT, Throw], Ruling]:
    """Keeps each ruling of a rule with its state: it depends on nothing but the state and the total."""

    @wraps(rule)
    def ruling_on(state: StateT, throw: Throw) -> Ruling:
        kind = (rule.__name__, throw.total)
        ruling = state.rulings.get(kind)
        if ruling is None:
            ruling = state.rulings[kind] = rule(state, throw)
        return ruling

    return ruling_on


@dataclass(frozen=True)
class CrapsGameState(ABC):
    """The state of a game: which bets can be made and work, and what each kind of throw leads to."""

    rules: HouseRules = BUILDING_SKILLS
    rulings: dict[tuple[str, int], Ruling] = field(
        default_factory=dict, init=False, repr=False, compare=False, hash=False
    )
    """What the state has ruled until now, by the kind of the throw and its total."""

    def is_valid(self, outcome: BetKind) -> bool:
        """Whether a bet on the outcome can be made now."""
        return self.refusal(outcome) is None

    def refusal(self, outcome: BetKind) -> Sentence | None:
        """Why a bet on the outcome cannot be made now; None where it can."""
        if outcome in MOVED:
            return tr(
                "You can't bet {bet} directly: bet Come or Don't come, and a roll moves it there.",
                bet=title_of(outcome.name),
            )
        return self._refusal(outcome)

    @abstractmethod
    def _refusal(self, outcome: BetKind) -> Sentence | None:
        """As `refusal`, for what can be bet on at all."""

    @abstractmethod
    def is_working(self, outcome: BetKind, *, odds_on: bool = False) -> bool:
        """Whether the next throw counts for a bet on the outcome; `odds_on` says that come odds work always."""

    @abstractmethod
    def is_contract(self, outcome: BetKind) -> bool:
        """Whether a bet on the outcome has to stand until it is won or lost."""

    @abstractmethod
    def craps(self, throw: Throw) -> Ruling:
        """What a 2, 3 or 12 leads to."""

    @abstractmethod
    def natural(self, throw: Throw) -> Ruling:
        """What a 7 leads to."""

    @abstractmethod
    def eleven(self, throw: Throw) -> Ruling:
        """What an 11 leads to."""

    @abstractmethod
    def point(self, throw: Throw) -> Ruling:
        """What a 4, 5, 6, 8, 9 or 10 leads to."""

    @abstractmethod
    def point_number(self) -> int | None:
        """The point; None while it is off."""

    @abstractmethod
    def point_outcome(self, line: BetKind = PASS) -> BetKind | None:
        """The odds behind the pass or don't pass line, as the point pays them; None while it is off."""

    def move_to_throw(self, bet: Bet, throw: Throw) -> Bet:
        """The bet, moved to the number that was thrown if it lies on the come or don't come line."""
        numbers = _MOVES_ALONG.get(bet.name, _NOWHERE)
        return Bet(bet.amount, numbers[throw.total]) if throw.total in numbers else bet


class CrapsGamePointOff(CrapsGameState):
    """There is no point: the next throw is the come-out."""

    def _refusal(self, outcome: BetKind) -> Sentence | None:
        if outcome in _ON_COME_OUT:
            return None
        if self.rules.come_out_propositions and outcome in _BY_THE_HOUSE:
            return None
        if outcome in COME_LINES:
            return tr("Come bets need a point: make the come-out roll first.")
        if outcome in LINE_BEHIND:
            return tr("Odds need a point: make the come-out roll first.")
        return tr("{bet} needs a point: make the come-out roll first.", bet=title_of(outcome.name))

    def is_working(self, outcome: BetKind, *, odds_on: bool = False) -> bool:
        """Come odds rest unless they are on; in some houses place, buy and hardway bets rest too."""
        if outcome in _ODDS_OF_COMES:
            return odds_on
        return not (self.rules.come_out_rest and outcome in _RESTING)

    def is_contract(self, outcome: BetKind) -> bool:
        """A come bet that has moved."""
        return outcome in _MOVED_COMES

    @made_once
    def craps(self, throw: Throw) -> Ruling:
        """Pass loses, don't pass wins, or is pushed on 12."""
        dont_pass = frozenset({DONT_PASS})
        barred = dont_pass if throw.total == 12 else frozenset()
        return Ruling(
            self,
            CrapsThrown(throw.total),
            winners=dont_pass - barred,
            losers=frozenset({PASS}),
            pushed=barred,
        )

    @made_once
    def natural(self, throw: Throw) -> Ruling:
        """Pass wins; what stands on a number loses, and what stands against one wins."""
        return Ruling(self, NaturalThrown(throw.total), winners=_WRONG | {PASS}, losers=_RIGHT | {DONT_PASS})

    @made_once
    def eleven(self, throw: Throw) -> Ruling:
        """Pass wins, don't pass loses."""
        return Ruling(
            self,
            NaturalThrown(throw.total),
            winners=frozenset({PASS}),
            losers=frozenset({DONT_PASS}),
        )

    @made_once
    def point(self, throw: Throw) -> Ruling:
        """The number becomes the point. Come bets that stand on it are pushed, or win where the house says so."""
        number = throw.total
        on_number = frozenset({PLACES[number], BUYS[number]})
        come_bets = frozenset({COMES[number], DONT_COMES[number]})
        ruling = Ruling(
            point_on(self.rules, number),
            PointEstablished(number),
            winners=on_number,
            losers=frozenset({LAYS[number]}),
            pushed=come_bets,
        )
        if not self.rules.come_on_point_wins:
            return ruling
        return replace(
            ruling,
            winners=on_number | {COMES[number], COME_ODDS[number]},
            losers=ruling.losers | {DONT_COMES[number], DONT_COME_ODDS[number]},
            pushed=frozenset(),
        )

    def point_number(self) -> int | None:
        """None."""
        return None

    def point_outcome(self, line: BetKind = PASS) -> BetKind | None:
        """None: odds need a point."""
        return None

    def __str__(self) -> str:
        return str(tr("No point yet"))


@dataclass(frozen=True)
class CrapsGamePointOn(CrapsGameState):
    """There is a point."""

    number: int = field(kw_only=True)

    def _refusal(self, outcome: BetKind) -> Sentence | None:
        if outcome in (PASS, DONT_PASS):
            return tr("{bet} can only be bet before a come-out roll.", bet=title_of(outcome.name))
        if outcome in (BUYS[self.number], LAYS[self.number]):
            return tr("The point is {point}: buy and lay bets go on another number.", point=self.number)
        return None

    def is_working(self, outcome: BetKind, *, odds_on: bool = False) -> bool:
        """Every bet works."""
        return True

    def is_contract(self, outcome: BetKind) -> bool:
        """The pass line, and a come bet that has moved."""
        return outcome == PASS or outcome in _MOVED_COMES

    @made_once
    def craps(self, throw: Throw) -> Ruling:
        """The come line loses, don't come wins, or is pushed on 12 unless the house pays it."""
        dont_come = frozenset({DONT_COME})
        barred = dont_come if throw.total == 12 and not self.rules.dont_come_twelve_wins else frozenset()
        return Ruling(self, winners=dont_come - barred, losers=frozenset({COME}), pushed=barred)

    @made_once
    def natural(self, throw: Throw) -> Ruling:
        """Seven-out: the line and what stands on a number lose, and what stands against them wins."""
        return Ruling(
            point_off(self.rules),
            SevenOut(self.number),
            winners=_WRONG | {COME, DONT_PASS, DONT_PASS_ODDS[self.number]},
            losers=_RIGHT | {DONT_COME, PASS, PASS_ODDS[self.number]},
        )

    @made_once
    def eleven(self, throw: Throw) -> Ruling:
        """The come line wins, don't come loses."""
        return Ruling(self, winners=frozenset({COME}), losers=frozenset({DONT_COME}))

    @made_once
    def point(self, throw: Throw) -> Ruling:
        """What stands on the number wins, what stands against it loses; if it is the point, so does the line."""
        number = throw.total
        ruling = Ruling(
            self,
            winners=frozenset({COMES[number], COME_ODDS[number], PLACES[number], BUYS[number]}),
            losers=frozenset({DONT_COMES[number], DONT_COME_ODDS[number], LAYS[number]}),
        )
        if number != self.number:
            return ruling
        return Ruling(
            point_off(self.rules),
            PointMade(number),
            winners=ruling.winners | {PASS, PASS_ODDS[number]},
            losers=ruling.losers | {DONT_PASS, DONT_PASS_ODDS[number]},
        )

    def point_number(self) -> int | None:
        """The point."""
        return self.number

    def point_outcome(self, line: BetKind = PASS) -> BetKind | None:
        """The odds behind the line, as the point pays them."""
        return (PASS_ODDS if line == PASS else DONT_PASS_ODDS)[self.number]

    def __str__(self) -> str:
        return str(tr("The point is {point}", point=self.number))


@lru_cache
def point_off(rules: HouseRules) -> CrapsGamePointOff:
    """The state without a point in this house; made once, as it remembers its rulings."""
    return CrapsGamePointOff(rules)


@lru_cache
def point_on(rules: HouseRules, number: int) -> CrapsGamePointOn:
    """The state with this point in this house; made once, as it remembers its rulings."""
    return CrapsGamePointOn(rules, number=number)
