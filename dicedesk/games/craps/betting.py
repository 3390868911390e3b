"""Which bets can be made now and for how much, which of them the next throw counts for, and which have to stand."""

from fractions import Fraction
from math import floor

from dicedesk.core.money import NOTHING, Cents, dollars
from dicedesk.core.words import Sentence, tr
from dicedesk.games.craps.bet_kinds import (
    BET_KINDS,
    BIGS,
    BUYS,
    CASINO_BETS,
    COME,
    COME_LINES,
    COME_ODDS,
    COMES,
    DONT_COME,
    DONT_COME_ODDS,
    DONT_COMES,
    DONT_PASS,
    HARDWAYS,
    LAYS,
    LINE,
    LINE_BEHIND,
    MOVED,
    NAMES,
    PASS,
    PLACE_LOSES,
    PLACES,
    PROPOSITIONS,
    BetKind,
    BetKinds,
)
from dicedesk.games.craps.bets import Bet, Bets, amount_on
from dicedesk.games.craps.house_rules import HouseRules
from dicedesk.games.craps.titles import title_of

LEAST_BET = dollars(1)
COMMISSION = Fraction(5, 100)

_BUYS, _LAYS = frozenset(BUYS.values()), frozenset(LAYS.values())
_NUMBERS: BetKinds = frozenset(
    {*PLACES.values(), *BUYS.values(), *LAYS.values(), *PLACE_LOSES.values(), *BIGS.values()}
)
"""What only some houses take before a point."""
_ODDS_OF_COMES: BetKinds = frozenset(COME_ODDS.values())
_MOVED_COMES: BetKinds = frozenset(COMES.values())
_ON_COME_OUT: BetKinds = frozenset({PASS, DONT_PASS, *COME_ODDS.values(), *DONT_COME_ODDS.values()})
_BY_THE_HOUSE: BetKinds = PROPOSITIONS | frozenset(HARDWAYS.values())
"""What only some houses take on the come-out."""
_TIMES_345 = {Fraction(2): 3, Fraction(3, 2): 4, Fraction(6, 5): 5}


_IN_EVERY_HOUSE = tuple(name for name in NAMES if name not in CASINO_BETS)


def names_of(rules: HouseRules) -> tuple[str, ...]:
    """The bets that the house takes, in the order of the layout."""
    return NAMES if rules.casino_bets else _IN_EVERY_HOUSE


def is_working(
    rules: HouseRules, point: int | None, kind: BetKind, *, odds_on: bool, bets_on: bool = False
) -> bool:
    """Whether the next throw counts for a bet of this kind.

    With a point every bet works. On the come-out come odds rest unless they are on; in some houses place, buy, lay and
    hardway bets rest too, unless these are on.
    """
    if point is not None:
        return True
    if kind in _ODDS_OF_COMES:
        return odds_on
    return bets_on or kind not in rules.resting


def is_contract(point: int | None, kind: BetKind) -> bool:
    """Whether the bet has to stand until it wins or loses: a come bet that has moved, and pass with a point."""
    return kind in _MOVED_COMES or (point is not None and kind == PASS)


def refusal_by_point(rules: HouseRules, point: int | None, kind: BetKind) -> Sentence | None:
    """Why no bet of this kind can be made before the next throw; None where it can."""
    bet = title_of(kind.name)
    if kind in MOVED:
        return tr(
            "You can't bet {bet} directly: bet Come or Don't come, and a roll moves it there.",
            bet=bet,
        )
    if kind in CASINO_BETS and not rules.casino_bets:
        return tr("The house does not take {bet} under these rules.", bet=bet)
    if point is None:
        return _refusal_on_come_out(rules, kind, bet)
    if kind in (PASS, DONT_PASS):
        return tr("{bet} can only be bet before a come-out roll.", bet=bet)
    if kind in (BUYS[point], LAYS[point]) and not rules.numbers_any_time:
        return tr("The point is {point}: buy and lay bets go on another number.", point=point)
    return None


def _refusal_on_come_out(rules: HouseRules, kind: BetKind, bet: Sentence) -> Sentence | None:
    if kind in _ON_COME_OUT or (rules.come_out_propositions and kind in _BY_THE_HOUSE):
        return None
    if rules.numbers_any_time and kind in _NUMBERS:
        return None
    if kind in COME_LINES:
        return tr("Come bets need a point: make the come-out roll first.")
    if kind in LINE_BEHIND:
        return tr("Odds need a point: make the come-out roll first.")
    return tr("{bet} needs a point: make the come-out roll first.", bet=bet)


def refusal_by_limits(rules: HouseRules, bets: Bets, bet: Bet) -> Sentence | None:
    """Why the bet, on top of what lies there, does not keep to the table's limits; None where it does."""
    line = LINE_BEHIND.get(bet.kind)
    if line is not None and not amount_on(bets, line):
        return tr("Odds need a {line} bet first.", line=title_of(line.name))
    amount = amount_on(bets, bet.kind) + bet.amount
    least, most = least_on(rules, bet.kind), most_on(rules, bets, bet.kind)
    if amount < least:
        return tr("The minimum on {bet} is {least}.", bet=title_of(bet.name), least=least.shown())
    if most is not None and amount > most:
        return tr("The maximum on {bet} is {most}.", bet=title_of(bet.name), most=most.shown())
    return None


def made_as(name: str) -> str:
    """The name under which the bet of this name is made: "come" for "come-6". Raises KeyError for an unknown name."""
    kind = BET_KINDS[name]
    if kind in COMES.values():
        return COME.name
    return DONT_COME.name if kind in DONT_COMES.values() else name


def least_on(rules: HouseRules, kind: BetKind) -> Cents:
    """The least that may lie on a bet of this kind."""
    return rules.line_minimum if kind in LINE else LEAST_BET


def most_on(rules: HouseRules, bets: Bets, kind: BetKind) -> Cents | None:
    """The most that may lie on a bet of this kind; None for odds without a limit.

    Behind pass and come lie at most so many times the line bet; odds against may win as much.
    """
    line = LINE_BEHIND.get(kind)
    if line is None:
        return rules.bet_maximum
    limit = rules.odds_limit
    if limit is None:
        return None
    true_odds = max(kind.odds, 1 / kind.odds)
    times = _TIMES_345[true_odds] if limit == "3-4-5" else limit
    return Cents(floor(amount_on(bets, line) * times * (true_odds if kind.odds < 1 else 1)))


def commission_on_bet(rules: HouseRules, bet: Bet) -> Cents:
    """What the house takes of a buy or lay bet when it is made; 0 where it waits for a win."""
    return NOTHING if rules.commission_on_win else _commission(bet)


def commission_on_win(rules: HouseRules, bet: Bet) -> Cents:
    """What the house takes of a buy or lay bet when it wins; 0 where that was paid when it was made."""
    return _commission(bet) if rules.commission_on_win else NOTHING


def _commission(bet: Bet) -> Cents:
    """5 % of a buy bet, 5 % of what a lay bet can win, rounded down to the cent."""
    if bet.kind in _BUYS:
        return Cents(floor(bet.amount * COMMISSION))
    if bet.kind in _LAYS:
        return Cents(floor(bet.amount * bet.kind.odds * COMMISSION))
    return NOTHING
