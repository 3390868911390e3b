"""The effect of a throw: its events, the ruling on each kind of bet, and the money it pays, takes or moves.

A ruling depends only on the house, the point before it and the two faces, so each is made once and cached.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property, lru_cache

from dicedesk.core.dice import SIDES
from dicedesk.core.game import Event
from dicedesk.core.money import Cents
from dicedesk.games.craps.bets import (
    ANY_CRAPS,
    ANY_SEVEN,
    BIGS,
    BUYS,
    C_AND_E,
    C_AND_E_ON_11,
    COME,
    COME_ODDS,
    COMES,
    DONT_COME,
    DONT_COME_ODDS,
    DONT_COMES,
    DONT_PASS,
    DONT_PASS_ODDS,
    ELEVEN,
    FIELD,
    HARDWAYS,
    HOPS,
    HORN,
    HORN_HIGH,
    LAYS,
    PASS,
    PASS_ODDS,
    PLACE_LOSES,
    PLACES,
    POINTS,
    PROPOSITIONS,
    THREE,
    TWELVE,
    TWO,
    WORLD,
    WORLD_HIGH,
    Bet,
    BetKind,
    BetKinds,
    Bets,
    in_order,
    stranded_odds,
)
from dicedesk.games.craps.house import HouseRules, commission_on_win


@dataclass(frozen=True, slots=True)
class BetPlaced(Event):
    """The player put this amount on a bet; `total` is the bet now."""

    name: str
    amount: Cents
    total: Cents


@dataclass(frozen=True, slots=True)
class CommissionPaid(Event):
    """The house took its commission of a buy or lay bet."""

    name: str
    amount: Cents


@dataclass(frozen=True, slots=True)
class BetTakenDown(Event):
    """The player took a bet back."""

    name: str
    amount: Cents


@dataclass(frozen=True, slots=True)
class OddsTurned(Event):
    """The player chose whether odds behind come bets work on a come-out throw."""

    on: bool


@dataclass(frozen=True, slots=True)
class BetsTurned(Event):
    """The player chose whether bets that are off on the come-out work there."""

    on: bool


@dataclass(frozen=True, slots=True)
class NaturalThrown(Event):
    """The come-out throw was a 7 or 11: pass wins at once."""

    total: int


@dataclass(frozen=True, slots=True)
class CrapsThrown(Event):
    """The come-out throw was a 2, 3 or 12: pass loses at once."""

    total: int


@dataclass(frozen=True, slots=True)
class PointEstablished(Event):
    """The come-out throw became the point."""

    point: int


@dataclass(frozen=True, slots=True)
class PointMade(Event):
    """The point was thrown again before a seven."""

    point: int


@dataclass(frozen=True, slots=True)
class SevenOut(Event):
    """A seven was thrown before the point."""

    point: int


@dataclass(frozen=True, slots=True)
class BetWon(Event):
    """A bet won: `amount` came back, and `pays` on top of it."""

    name: str
    amount: Cents
    pays: Cents


@dataclass(frozen=True, slots=True)
class BetStayedUp(Event):
    """A bet that won did not come back: this amount stays for the next throw."""

    name: str
    amount: Cents


@dataclass(frozen=True, slots=True)
class BetLost(Event):
    """A bet was lost."""

    name: str
    amount: Cents


@dataclass(frozen=True, slots=True)
class BetPushed(Event):
    """A bet was returned without a win."""

    name: str
    amount: Cents


@dataclass(frozen=True, slots=True)
class OddsReturned(Event):
    """An odds bet came back because its line bet is gone."""

    name: str
    amount: Cents


@dataclass(frozen=True, slots=True)
class BetMoved(Event):
    """A bet on the come or don't come line moved to the number thrown."""

    name: str
    to: str
    amount: Cents


@dataclass(frozen=True, slots=True)
class TableLeft(Event):
    """The player left with this bankroll."""

    bankroll: Cents


@dataclass(frozen=True, slots=True)
class WentBroke(Event):
    """Nothing is on the table, and the bankroll is too small for any bet."""

    bankroll: Cents


_SEVEN, _YO, _BOXCARS = 7, 11, 12
_CRAPS = (2, 3, 12)
_ALL_HARDWAYS: BetKinds = frozenset(HARDWAYS.values())
_PLACES: BetKinds = frozenset(PLACES.values())
_ON_NUMBERS: BetKinds = _PLACES | frozenset(
    {*COMES.values(), *COME_ODDS.values(), *BUYS.values(), *BIGS.values()}
)
"""The bets on a number, which lose to a seven."""
_AGAINST_NUMBERS: BetKinds = frozenset(
    {*DONT_COMES.values(), *DONT_COME_ODDS.values(), *LAYS.values(), *PLACE_LOSES.values()}
)
"""The bets against a number, which win with a seven."""
_NONE: BetKinds = frozenset()


@dataclass(frozen=True)
class Ruling:
    """The point after a throw, the events of the game, and the kinds of bets that it decides; all others stay.

    A winner pays its own odds, except that the field, the horn, C & E and the world pay by the throw. Winners in
    `stays_up` stay on the table. Bets on the come and don't come lines move to `come_number`, if there is one.
    """

    point: int | None
    event: Event | None = None
    wins: BetKinds = _NONE
    loses: BetKinds = _NONE
    comes_back: BetKinds = _NONE
    come_number: int | None = None
    stays_up: BetKinds = _NONE

    @cached_property
    def decides(self) -> BetKinds:
        """The kinds that win, lose or come back."""
        return self.wins | self.loses | self.comes_back

    @cached_property
    def moves(self) -> Mapping[BetKind, BetKind]:
        """The new kinds of bets on the come and don't come lines."""
        number = self.come_number
        return {} if number is None else {COME: COMES[number], DONT_COME: DONT_COMES[number]}

    @cached_property
    def _paid(self) -> Mapping[BetKind, BetKind]:
        return {kind: kind for kind in self.wins}

    def pays(self, bet: Bet) -> Cents:
        """The winnings of a bet, without the bet itself. Raises KeyError if it does not win."""
        return self._paid[bet.kind].win_amount(bet.amount)


@lru_cache(maxsize=4096)
def ruling_of(rules: HouseRules, point: int | None, d1: int, d2: int) -> Ruling:
    """The ruling on a throw of these faces in this house; `point` is None on the come-out."""
    total = d1 + d2
    on_game = _on_come_out(rules, total) if point is None else _with_point(rules, point, total)
    propositions = _winning_propositions(rules, total) | {HOPS[max(d1, d2), min(d1, d2)]}
    pushed: BetKinds = frozenset({WORLD}) if total == _SEVEN else _NONE
    hard_won, hard_lost = _hardways(d1, d2)
    return replace(
        on_game,
        wins=on_game.wins | propositions | hard_won,
        loses=on_game.loses | (PROPOSITIONS - propositions - pushed) | hard_lost,
        comes_back=on_game.comes_back | pushed,
        come_number=total if total in POINTS else None,
        stays_up=on_game.wins & _PLACES if rules.place_wins_stay else _NONE,
    )


def _on_come_out(rules: HouseRules, total: int) -> Ruling:
    if total in _CRAPS:
        barred: BetKinds = frozenset({DONT_PASS}) if total == _BOXCARS else _NONE
        return Ruling(
            None,
            CrapsThrown(total),
            wins=frozenset({DONT_PASS}) - barred,
            loses=frozenset({PASS}),
            comes_back=barred,
        )
    if total == _SEVEN:
        return Ruling(
            None, NaturalThrown(total), wins=_AGAINST_NUMBERS | {PASS}, loses=_ON_NUMBERS | {DONT_PASS}
        )
    if total == _YO:
        return Ruling(None, NaturalThrown(total), wins=frozenset({PASS}), loses=frozenset({DONT_PASS}))
    return _point_established(rules, total)


def _point_established(rules: HouseRules, number: int) -> Ruling:
    """The number becomes the point. Come bets on it come back, or win if the house says so."""
    ruling = Ruling(
        number,
        PointEstablished(number),
        wins=_won_on(number),
        loses=_lost_on(number),
    )
    if not rules.come_on_point_wins:
        return replace(ruling, comes_back=frozenset({COMES[number], DONT_COMES[number]}))
    return replace(
        ruling,
        wins=ruling.wins | {COMES[number], COME_ODDS[number]},
        loses=ruling.loses | {DONT_COMES[number], DONT_COME_ODDS[number]},
    )


def _won_on(number: int) -> BetKinds:
    """The bets on a number that win with it in every state: place, buy and big bets."""
    big: BetKinds = frozenset({BIGS[number]}) if number in BIGS else _NONE
    return big | {PLACES[number], BUYS[number]}


def _lost_on(number: int) -> BetKinds:
    """The bets against a number that lose with it in every state: lay bets, and place bets to lose."""
    return frozenset({LAYS[number], PLACE_LOSES[number]})


def _with_point(rules: HouseRules, point: int, total: int) -> Ruling:
    if total in _CRAPS:
        is_barred = total == _BOXCARS and not rules.dont_come_twelve_wins
        barred: BetKinds = frozenset({DONT_COME}) if is_barred else _NONE
        return Ruling(point, wins=frozenset({DONT_COME}) - barred, loses=frozenset({COME}), comes_back=barred)
    if total == _SEVEN:
        return Ruling(
            None,
            SevenOut(point),
            wins=_AGAINST_NUMBERS | {COME, DONT_PASS, DONT_PASS_ODDS[point]},
            loses=_ON_NUMBERS | {DONT_COME, PASS, PASS_ODDS[point]},
        )
    if total == _YO:
        return Ruling(point, wins=frozenset({COME}), loses=frozenset({DONT_COME}))
    return _number_thrown(point, total)


def _number_thrown(point: int, number: int) -> Ruling:
    """Bets on the number win and bets against it lose; if it is the point, so does the line."""
    ruling = Ruling(
        point,
        wins=_won_on(number) | {COMES[number], COME_ODDS[number]},
        loses=_lost_on(number) | {DONT_COMES[number], DONT_COME_ODDS[number]},
    )
    if number != point:
        return ruling
    return Ruling(
        None,
        PointMade(number),
        wins=ruling.wins | {PASS, PASS_ODDS[number]},
        loses=ruling.loses | {DONT_PASS, DONT_PASS_ODDS[number]},
    )


def _winning_propositions(rules: HouseRules, total: int) -> BetKinds:
    field_2, field_12 = (
        BetKind(FIELD.name, Fraction(pays)) for pays in (rules.field_two, rules.field_twelve)
    )
    return {
        2: frozenset({TWO, ANY_CRAPS, HORN_HIGH, C_AND_E, WORLD_HIGH, field_2}),
        3: frozenset({THREE, ANY_CRAPS, HORN, C_AND_E, WORLD, FIELD}),
        4: frozenset({FIELD}),
        7: frozenset({ANY_SEVEN}),
        9: frozenset({FIELD}),
        10: frozenset({FIELD}),
        11: frozenset({ELEVEN, HORN, C_AND_E_ON_11, WORLD, FIELD}),
        12: frozenset({TWELVE, ANY_CRAPS, HORN_HIGH, C_AND_E, WORLD_HIGH, field_12}),
    }.get(total, _NONE)


def _hardways(d1: int, d2: int) -> tuple[BetKinds, BetKinds]:
    """The hardways that win, and those that lose."""
    total = d1 + d2
    if total == SIDES + 1:
        return _NONE, _ALL_HARDWAYS
    own: BetKinds = frozenset({HARDWAYS[total]}) if total in HARDWAYS else _NONE
    return (own, _NONE) if d1 == d2 else (_NONE, own)


_LAST_TOLD: BetKinds = PROPOSITIONS | frozenset(HARDWAYS.values())
"""The bets on the throw itself are reported after those on the game."""


@dataclass(frozen=True, slots=True)
class Settled:
    """The bets that remain after a throw, the cents that went back to the player, and the event of each bet."""

    bets: Bets
    paid_back: int
    events: tuple[Event, ...]


def settle(rules: HouseRules, bets: Bets, ruling: Ruling, works: Callable[[BetKind], bool]) -> Settled:
    """Apply the ruling to the bets. Bets for which the throw does not count stay unchanged.

    Bets on the game are settled first; then come bets move and odds without their line bet come back.
    """
    standing: list[Bet] = []
    on_game, on_throw = list[Event](), list[Event]()
    paid_back = 0
    for bet in bets:
        if bet.kind in ruling.decides and works(bet.kind):
            back, events = _resolve(rules, bet, ruling)
            paid_back += back
            (on_throw if bet.kind in _LAST_TOLD else on_game).extend(events)
            if bet.kind in ruling.stays_up:
                standing.append(bet)
        else:
            standing.append(bet)
    if any(bet.kind in ruling.moves for bet in standing):
        moves = [bet for bet in standing if bet.kind in ruling.moves]
        on_game += [BetMoved(bet.name, ruling.moves[bet.kind].name, bet.amount) for bet in moves]
        standing = [Bet(bet.amount, ruling.moves.get(bet.kind, bet.kind)) for bet in standing]
    for odds in stranded_odds(standing):
        standing.remove(odds)
        paid_back += odds.amount
        on_game.append(OddsReturned(odds.name, odds.amount))
    return Settled(in_order(standing), paid_back, (*on_game, *on_throw))


def _resolve(rules: HouseRules, bet: Bet, ruling: Ruling) -> tuple[int, tuple[Event, ...]]:
    """The cents that go back to the player for a decided bet, and its events."""
    if bet.kind in ruling.loses:
        return 0, (BetLost(bet.name, bet.amount),)
    if bet.kind in ruling.comes_back:
        return bet.amount, (BetPushed(bet.name, bet.amount),)
    pays, commission = ruling.pays(bet), commission_on_win(rules, bet)
    won = BetWon(bet.name, bet.amount, pays)
    charged = (CommissionPaid(bet.name, commission),) if commission else ()
    if bet.kind in ruling.stays_up:
        return pays, (won, BetStayedUp(bet.name, bet.amount))
    return bet.amount + pays - commission, (won, *charged)
