"""The table: the bets that lie on it, in the order of the layout, and its limits."""

from bisect import insort
from dataclasses import dataclass
from fractions import Fraction
from math import floor
from typing import Self

from dicedesk.core.money import NOTHING, Cents, dollars
from dicedesk.core.words import Sentence, tr
from dicedesk.games.craps.bet_kinds import BUYS, LAYS, LINE, LINE_BEHIND, RANK, BetKind
from dicedesk.games.craps.bets import Bet
from dicedesk.games.craps.house_rules import BUILDING_SKILLS, HouseRules
from dicedesk.games.craps.titles import title_of

LEAST_BET = dollars(1)
COMMISSION = Fraction(5, 100)

_BUYS, _LAYS = frozenset(BUYS.values()), frozenset(LAYS.values())
_TIMES_345 = {Fraction(2): 3, Fraction(3, 2): 4, Fraction(6, 5): 5}


@dataclass(frozen=True, slots=True)
class CrapsTable:
    """The bets on the table: at most one on each outcome, in the order in which the layout lists them."""

    rules: HouseRules = BUILDING_SKILLS
    bets: tuple[Bet, ...] = ()

    @property
    def total(self) -> Cents:
        """All that lies on the table."""
        return Cents(sum(bet.amount for bet in self.bets))

    def amount_on(self, outcome: BetKind) -> Cents:
        """What lies on the outcome; 0 if nothing does."""
        for bet in self.bets:
            if bet.kind == outcome:
                return bet.amount
        return NOTHING

    def with_bet(self, bet: Bet) -> Self:
        """The table with one more bet, on top of what lies on its outcome."""
        lying = self.amount_on(bet.kind)
        bets = list(self.without(bet.kind).bets if lying else self.bets)
        insort(bets, Bet(Cents(lying + bet.amount), bet.kind) if lying else bet, key=_rank)
        return type(self)(self.rules, tuple(bets))

    def without(self, *outcomes: BetKind) -> Self:
        """The table with nothing on these outcomes."""
        bets = tuple([bet for bet in self.bets if bet.kind not in outcomes])
        return self if len(bets) == len(self.bets) else type(self)(self.rules, bets)

    def stranded_odds(self) -> tuple[Bet, ...]:
        """The odds bets whose line bet is gone."""
        laid = {bet.kind for bet in self.bets}
        return tuple([bet for bet in self.bets if LINE_BEHIND.get(bet.kind, bet.kind) not in laid])

    def commission_on_bet(self, bet: Bet) -> Cents:
        """What the house takes of a buy or lay bet when it is made; 0 where it waits for a win."""
        return NOTHING if self.rules.commission_on_win else _commission(bet)

    def commission_on_win(self, bet: Bet) -> Cents:
        """What the house takes of a buy or lay bet when it wins; 0 where that was paid when it was made."""
        return _commission(bet) if self.rules.commission_on_win else NOTHING

    def least(self, outcome: BetKind) -> Cents:
        """The least that may lie on the outcome."""
        return self.rules.line_minimum if outcome in LINE else LEAST_BET

    def most(self, outcome: BetKind) -> Cents | None:
        """The most that may lie on the outcome; None for odds without a limit.

        Behind pass and come lie at most so many times the line bet; odds against may win as much.
        """
        line = LINE_BEHIND.get(outcome)
        if line is None:
            return self.rules.bet_maximum
        limit = self.rules.odds_limit
        if limit is None:
            return None
        true_odds = max(outcome.odds, 1 / outcome.odds)
        times = _TIMES_345[true_odds] if limit == "3-4-5" else limit
        return Cents(floor(self.amount_on(line) * times * (true_odds if outcome.odds < 1 else 1)))

    def is_valid(self, bet: Bet) -> bool:
        """Whether the bet keeps to the table's limits."""
        return self.refusal(bet) is None

    def refusal(self, bet: Bet) -> Sentence | None:
        """Why the bet, on top of what lies there, does not keep to the table's limits; None where it does."""
        line = LINE_BEHIND.get(bet.kind)
        if line is not None and not self.amount_on(line):
            return tr("Odds need a {line} bet first.", line=title_of(line.name))
        amount = self.amount_on(bet.kind) + bet.amount
        least, most = self.least(bet.kind), self.most(bet.kind)
        if amount < least:
            return tr("The minimum on {bet} is {least}.", bet=title_of(bet.name), least=least.shown())
        if most is not None and amount > most:
            return tr("The maximum on {bet} is {most}.", bet=title_of(bet.name), most=most.shown())
        return None


def _rank(bet: Bet) -> int:
    return RANK[bet.kind]


def _commission(bet: Bet) -> Cents:
    """5 % of a buy bet, 5 % of what a lay bet can win, rounded down to the cent."""
    if bet.kind in _BUYS:
        return Cents(floor(bet.amount * COMMISSION))
    if bet.kind in _LAYS:
        return Cents(floor(bet.amount * bet.kind.odds * COMMISSION))
    return NOTHING
