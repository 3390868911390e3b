"""Craps as a State: the moves, the point, the bets on the table, the bankroll, and the effect of each move.

`house` says which bets a house takes and for how much, `settling` what a throw does to them.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Self, assert_never

from dicedesk.core.dice import Roll
from dicedesk.core.errors import NotationError
from dicedesk.core.game import DiceRolled, Ending, Event, GameSpec, Json, Move, Outcome, State, Step
from dicedesk.core.money import DOLLAR, NOTHING, Cents, dollars
from dicedesk.core.position import (
    amount_in,
    amount_text,
    is_named,
    is_on,
    read_values,
    state_text,
    whole_in,
)
from dicedesk.core.words import Sentence, tr
from dicedesk.games.craps.bets import (
    BET_KINDS,
    HOPS,
    NAMES,
    POINTS,
    Bet,
    BetKind,
    Bets,
    amount_on,
    bet_named,
    in_order,
    kind_named,
    no_bet_called,
    no_point,
    stranded_odds,
    title_of,
    with_bet,
    without,
)
from dicedesk.games.craps.house import (
    BUILDING_SKILLS,
    LEAST_BET,
    HouseRules,
    commission_on_bet,
    is_contract,
    is_working,
    least_on,
    names_of,
    parse_rules,
    refusal_by_limits,
    refusal_by_point,
    refusal_to_lie,
    refusals_by_point,
)
from dicedesk.games.craps.settling import (
    BetLost,
    BetPlaced,
    BetsTurned,
    BetTakenDown,
    CommissionPaid,
    OddsReturned,
    OddsTurned,
    TableLeft,
    WentBroke,
    ruling_of,
    settle,
)


@dataclass(frozen=True)
class PlaceBet(Move):
    """Add whole dollars to the bet of this name."""

    name: str
    dollars: int

    def to_text(self) -> str:
        """Such as "bet place-6 12"."""
        return f"bet {self.name} {self.dollars}"


@dataclass(frozen=True)
class TakeDown(Move):
    """Take back the whole bet of this name."""

    name: str

    def to_text(self) -> str:
        """Such as "take-down place-6"."""
        return f"take-down {self.name}"


@dataclass(frozen=True)
class TurnOdds(Move):
    """Choose whether odds behind come bets work on a come-out throw."""

    on: bool

    def to_text(self) -> str:
        """ "odds on" or "odds off"."""
        return "odds on" if self.on else "odds off"


@dataclass(frozen=True)
class TurnBets(Move):
    """Choose whether bets that are off on the come-out work there: place, buy, lay and hardway bets in some houses."""

    on: bool

    def to_text(self) -> str:
        """ "work on" or "work off"."""
        return "work on" if self.on else "work off"


@dataclass(frozen=True)
class Throw(Move):
    """Throw both dice."""

    def to_text(self) -> str:
        """The word "throw"."""
        return "throw"


@dataclass(frozen=True)
class Leave(Move):
    """Leave the table."""

    def to_text(self) -> str:
        """The word "leave"."""
        return "leave"


CrapsMove = PlaceBet | TakeDown | TurnOdds | TurnBets | Throw | Leave

_WORDS: Mapping[str, CrapsMove] = MappingProxyType(
    {
        move.to_text(): move
        for move in (
            TurnOdds(on=True),
            TurnOdds(on=False),
            TurnBets(on=True),
            TurnBets(on=False),
            Throw(),
            Leave(),
        )
    }
)
"""The moves without a bet's name, by their texts."""

_OTHER_ORDER: Mapping[str, str] = MappingProxyType(
    {f"hop-{low}-{high}": kind.name for (high, low), kind in HOPS.items() if high != low}
)
"""Hop bets with the lower face first, which are accepted too."""


def parse_move(text: str) -> CrapsMove:
    """The move in the text. Raises NotationError."""
    if text in _WORDS:
        return _WORDS[text]
    match = re.fullmatch(r"(?:bet ([a-z0-9-]+) ([0-9]{1,9})|take-down ([a-z0-9-]+))", text)
    if match is None:
        raise NotationError(
            tr(
                "expected “bet NAME DOLLARS”, “take-down NAME”, “odds on”, “odds off”, “work on”, “work off”, "
                "“throw” or “leave”, not “{text}”",
                text=text,
            )
        )
    word = match[1] or match[3]
    name = _OTHER_ORDER.get(word, word)
    if name not in NAMES:
        raise NotationError(no_bet_called(name))
    return TakeDown(name) if match[3] else PlaceBet(name, int(match[2]))


DICE = 2

_NOTHING_RESTS = tr("Under these rules, only come odds can be off on the come-out.")
_WHOLE_DOLLARS = tr("Bets are whole dollars, $1 or more.")


class CrapsEnding(Ending):
    """How a game of craps ends: the player left, or the bankroll is too small to bet."""

    QUIT = "quit"
    BROKE = "broke"


@dataclass(frozen=True, slots=True)
class CrapsState(State[CrapsMove]):
    """A position of craps.

    `bankroll` is the player's money without the bets on the table; `point` is None before there is one. `bets` are in
    the order of the layout. `odds_on` if odds behind come bets work on a come-out throw too, `bets_on` if the other
    bets work that the house rests there.
    """

    rules: HouseRules
    bankroll: Cents
    point: int | None = None
    bets: Bets = ()
    odds_on: bool = False
    has_left: bool = False
    bets_on: bool = False

    @classmethod
    def opened(cls, rules: HouseRules = BUILDING_SKILLS) -> Self:
        """A game before its first bet, with an empty table and the bankroll in the rules."""
        return cls(rules, dollars(rules.bankroll))

    @property
    def on_table(self) -> Cents:
        """The total amount on the table."""
        return Cents(sum(bet.amount for bet in self.bets))

    def amount_on(self, kind: BetKind) -> Cents:
        """The amount on a bet of this kind; 0 if there is none."""
        return amount_on(self.bets, kind)

    def is_working(self, kind: BetKind) -> bool:
        """Whether the next throw counts for a bet of this kind."""
        return is_working(self.rules, self.point, kind, odds_on=self.odds_on, bets_on=self.bets_on)

    def kind_named(self, name: str) -> BetKind:
        """The kind of bet of this name, line odds as the point pays them. Raises KeyError for an unknown name."""
        return kind_named(name, self.point)

    def legal_moves(self) -> tuple[CrapsMove, ...]:
        """Throwing, each bet at its least or taken down, odds and bets on or off, leaving; none once the game is over.

        Higher bets than these are legal: `refusal` says how much.
        """
        if self.outcome() is not None:
            return ()
        offered: tuple[CrapsMove, ...] = (
            *(PlaceBet(name, self.least_on(name)) for name in names_of(self.rules)),
            *(TakeDown(bet.name) for bet in self.bets),
        )
        bets_and_takings = tuple(move for move in offered if self.refusal(move) is None)
        turns = (TurnBets(on=not self.bets_on),) if self.rules.resting else ()
        return (Throw(), *bets_and_takings, TurnOdds(on=not self.odds_on), *turns, Leave())

    def dice_for(self, move: CrapsMove) -> int:
        """Two for a throw."""
        return DICE if isinstance(move, Throw) else 0

    def outcome(self) -> Outcome | None:
        """Broke once nothing is on the table and no bet is affordable; leaving ends the game at any time."""
        if self.has_left:
            return Outcome(CrapsEnding.QUIT)
        if not self.bets and self.bankroll < LEAST_BET:
            return Outcome(CrapsEnding.BROKE)
        return None

    @property
    def leaving_move(self) -> CrapsMove:
        """Leaving the table, which settles all bets."""
        return Leave()

    @property
    def leaving_cost(self) -> Sentence | None:
        """The contract bets."""
        lost = sum(bet.amount for bet in self.bets if is_contract(self.point, bet.kind))
        return tr("You lose {amount} in contract bets.", amount=Cents(lost).shown()) if lost else None

    def to_json(self) -> Json:
        """`point` (a number or None), `bankroll` in dollars without the bets on the table, `bets`."""
        return {
            "point": self.point,
            "bankroll": self.bankroll.to_text(),
            "bets": [{"name": bet.name, "amount": bet.amount.to_text()} for bet in self.bets],
        }

    def rules_text(self) -> str:
        """The house rules in a record's header."""
        return self.rules.to_text()

    def to_line(self) -> str:
        """Such as "bankroll 85, point 6, pass 5, pass-odds 10, odds on"."""
        return state_text(
            (
                f"bankroll {amount_text(self.bankroll)}",
                "" if self.point is None else f"point {self.point}",
                *(f"{bet.name} {amount_text(bet.amount)}" for bet in self.bets),
                "odds on" if self.odds_on else "",
                "work on" if self.bets_on else "",
                "left" if self.has_left else "",
            )
        )

    def impossible(self) -> Sentence | None:
        """The point and each bet must be those of this house; a player without a bet needs money for one."""
        if self.has_left:
            return tr("the game is over")
        if self.point is not None and self.point not in POINTS:
            return no_point(self.point)
        if self.bankroll < 0:
            return tr("the bankroll cannot be below $0")
        if self.outcome() is not None:
            return tr("a bankroll of {bankroll} ends the game", bankroll=self.bankroll.shown())
        if self.bets_on and not self.rules.resting:
            return _NOTHING_RESTS
        return next(filter(None, map(self._impossible_bet, self.bets)), None)

    def _impossible_bet(self, bet: Bet) -> Sentence | None:
        if bet.amount < LEAST_BET or bet.amount % DOLLAR:
            return _WHOLE_DOLLARS
        return refusal_to_lie(self.rules, self.point, bet.kind) or refusal_by_limits(
            self.rules, without(self.bets, bet.kind), bet
        )

    def refusal_of_amount(self, bet: Bet) -> Sentence | None:
        """Why the table's limits or the bankroll do not allow the bet, for any point; None if they do."""
        reason = refusal_by_limits(self.rules, self.bets, bet)
        if reason is not None:
            return reason
        price = Cents(bet.amount + commission_on_bet(self.rules, bet))
        if price <= self.bankroll:
            return None
        return tr(
            "This costs {price}, but your bankroll is only {bankroll}.",
            price=price.shown(),
            bankroll=self.bankroll.shown(),
        )

    def refusals(self, stake: int) -> Mapping[str, Sentence | None]:
        """Why `stake` dollars cannot be put on each bet that the house takes, by its name; None if they can.

        The same as `refusal` of each bet, but much faster: the part that depends only on the point is cached.
        """
        names = names_of(self.rules)
        if self.outcome() is not None:
            return dict.fromkeys(names, self.refusal(Throw()))
        by_point = refusals_by_point(self.rules, self.point)
        return {
            name: by_point[name]
            if name in by_point
            else self.refusal_of_amount(bet_named(name, stake, self.point))
            for name in names
        }

    def _refusal(self, move: CrapsMove) -> Sentence | None:
        # The most frequent first: it is slow to find that a move is not of a kind.
        match move:
            case Throw():
                return None
            case PlaceBet(name, stake):
                return self._refusal_of_bet(name, stake)
            case TakeDown(name):
                return self._refusal_of_taking_down(name)
            case TurnOdds() | Leave():
                return None
            case TurnBets():
                return None if self.rules.resting else _NOTHING_RESTS
            case _:
                return tr("In Craps you can bet, take bets down, turn odds or bets on or off, roll or leave.")

    def _refusal_of_bet(self, name: str, stake: int) -> Sentence | None:
        if name not in BET_KINDS:
            return no_bet_called(name)
        if type(stake) is not int or stake < 1:
            return _WHOLE_DOLLARS
        bet = bet_named(name, stake, self.point)
        return refusal_by_point(self.rules, self.point, bet.kind) or self.refusal_of_amount(bet)

    def _refusal_of_taking_down(self, name: str) -> Sentence | None:
        if name not in BET_KINDS:
            return no_bet_called(name)
        kind = BET_KINDS[name]
        if not self.amount_on(kind):
            return tr("You have no {bet} bet to take down.", bet=title_of(name))
        if is_contract(self.point, kind):
            return tr("{bet} is a contract bet: it stays up until it wins or loses.", bet=title_of(name))
        return None

    def _after(self, move: CrapsMove, roll: Roll) -> Step[Self]:
        match move:
            case Throw():
                return self._thrown(roll)
            case PlaceBet(name, stake):
                return self._placed(bet_named(name, stake, self.point))
            case TakeDown(name):
                return self._taken_down(BET_KINDS[name])
            case TurnOdds(on):
                return Step(replace(self, odds_on=on), (OddsTurned(on),))
            case TurnBets(on):
                return Step(replace(self, bets_on=on), (BetsTurned(on),))
            case Leave():
                return self._left()
            case _:
                assert_never(move)

    def _thrown(self, roll: Roll) -> Step[Self]:
        ruling = ruling_of(self.rules, self.point, *roll)
        settled = settle(self.rules, self.bets, ruling, self.is_working)
        after = self._with(Cents(self.bankroll + settled.paid_back), settled.bets, ruling.point)
        on_game = () if ruling.event is None else (ruling.event,)
        broke = () if after.outcome() is None else (WentBroke(after.bankroll),)
        return Step(after, (DiceRolled(0, roll), *on_game, *settled.events, *broke))

    def _placed(self, bet: Bet) -> Step[Self]:
        commission = commission_on_bet(self.rules, bet)
        bankroll = Cents(self.bankroll - bet.amount - commission)
        after = self._with(bankroll, with_bet(self.bets, bet), self.point)
        placed = BetPlaced(bet.name, bet.amount, after.amount_on(bet.kind))
        charged = (CommissionPaid(bet.name, commission),) if commission else ()
        return Step(after, (placed, *charged))

    def _taken_down(self, kind: BetKind) -> Step[Self]:
        amount, bets = self.amount_on(kind), without(self.bets, kind)
        bankroll, events = self.bankroll + amount, list[Event]([BetTakenDown(kind.name, amount)])
        for odds in stranded_odds(bets):
            bets, bankroll = without(bets, odds.kind), bankroll + odds.amount
            events.append(OddsReturned(odds.name, odds.amount))
        return Step(self._with(Cents(bankroll), bets, self.point), tuple(events))

    def _left(self) -> Step[Self]:
        """The step of leaving: every bet that may be taken down is, and the others are lost."""
        bankroll, events = int(self.bankroll), list[Event]()
        for bet in self.bets:
            if is_contract(self.point, bet.kind):
                events.append(BetLost(bet.name, bet.amount))
            else:
                bankroll += bet.amount
                events.append(BetTakenDown(bet.name, bet.amount))
        after = replace(self, bankroll=Cents(bankroll), bets=(), has_left=True)
        return Step(after, (*events, TableLeft(after.bankroll)))

    def _with(self, bankroll: Cents, bets: Bets, point: int | None) -> Self:
        # Like `replace`, in a third of the time: opening a long game makes thousands of bets and throws.
        return type(self)(self.rules, bankroll, point, bets, self.odds_on, bets_on=self.bets_on)

    def least_on(self, name: str) -> int:
        """The fewest dollars that can be added to this bet."""
        kind = BET_KINDS[name]
        return max(least_on(self.rules, kind) - self.amount_on(kind), LEAST_BET) // DOLLAR


def first_state(rules: str) -> CrapsState:
    """The state before the first bet. Raises NotationError for invalid rules."""
    return CrapsState.opened(parse_rules(rules))


def parse_line(text: str, rules: str) -> CrapsState:
    """The state that a line gives, such as "bankroll 85, point 6, pass 5". Raises NotationError."""
    house, values = parse_rules(rules), read_values(text)
    point = whole_in(values, "point", 0) if "point" in values else None
    amounts: dict[str, Cents] = {}
    for word in filter(lambda name: name not in _VALUES, values):
        name = _OTHER_ORDER.get(word, word)
        if name not in NAMES:
            raise NotationError(no_bet_called(name or values[word]))
        if name in amounts:
            raise NotationError(tr("“{name}” comes twice", name=name))
        amounts[name] = amount_in(values, word, NOTHING)
    return CrapsState(
        house,
        amount_in(values, "bankroll", dollars(house.bankroll)),
        point,
        # The odds of a bet behind a point that is none are never asked for.
        in_order(
            Bet(amounts[name], kind_named(name, point if point in POINTS else None)) for name in amounts
        ),
        odds_on=is_on(values, "odds"),
        has_left=is_named(values, "left"),
        bets_on=is_on(values, "work"),
    )


_VALUES = frozenset({"bankroll", "point", "odds", "work", "left"})
"""The names of the values in a line that are not bets."""


CRAPS = GameSpec(
    id="craps", title=tr("Craps"), new_state=first_state, parse_move=parse_move, parse_line=parse_line
)
