"""The chapter's classes and the program's own rules, side by side: the same throws, the same bets, the same money."""

import random
from collections import Counter
from fractions import Fraction
from math import floor

import pytest

from dicedesk.classroom.craps import Bet, Outcome
from dicedesk.core.money import DOLLAR, Cents
from dicedesk.games.craps.house import HouseRules
from dicedesk.games.craps.rules import CrapsState, PlaceBet, Throw, TurnOdds
from dicedesk.games.craps.settling import BetLost, BetPushed, BetWon, OddsReturned
from tests.classroom.craps.conftest import Board

NUMBERS = (4, 5, 6, 8, 9, 10)
TRUE = {4: 2, 5: Fraction(3, 2), 6: Fraction(6, 5), 8: Fraction(6, 5), 9: Fraction(3, 2), 10: 2}
HOUSE = HouseRules(minimum=1, maximum=1_000_000, bankroll=1_000_000, dont_come_twelve_wins=True)
"""As the chapter says it: a don't come bet wins on 12, and a come bet is pushed whose number becomes the point."""

OUTCOMES: dict[str, tuple[str, int | Fraction]] = {
    "pass": ("Pass Line", 1), "dont-pass": ("Don't Pass Line", 1),
    "come": ("Come Line", 1), "dont-come": ("Don't Come Line", 1),
    "field": ("Field", 1), "horn": ("Horn", 3), "any-craps": ("Any Craps", 7), "any-seven": ("7", 4),
    "two": ("2", 30), "three": ("3", 15), "eleven": ("11", 15), "twelve": ("12", 30),
    "hard-4": ("hard 4", 7), "hard-6": ("hard 6", 9), "hard-8": ("hard 8", 9), "hard-10": ("hard 10", 7),
    "pass-odds": ("Pass Line Odds", 1), "dont-pass-odds": ("Don't Pass Odds", 1),
}  # fmt: skip
for _number in NUMBERS:
    OUTCOMES |= {
        f"come-{_number}": (f"Come Point {_number}", TRUE[_number]),
        f"dont-come-{_number}": (f"Don't Come Point {_number}", TRUE[_number]),
        f"come-odds-{_number}": (f"Come Odds {_number}", TRUE[_number]),
        f"dont-come-odds-{_number}": (f"Don't Come Odds {_number}", 1 / Fraction(TRUE[_number])),
        f"buy-{_number}": (f"Buy {_number}", TRUE[_number]),
        f"lay-{_number}": (f"Lay {_number}", 1 / Fraction(TRUE[_number])),
    }
NAMES = {outcome: name for name, (outcome, _) in OUTCOMES.items()}
MADE = tuple(name for name in OUTCOMES if not name.startswith(("come-", "dont-come-")) or "odds" in name)


class Both:
    """A table of the chapter and one of the program, at which the same is bet and thrown."""

    def __init__(self) -> None:
        self.board = Board()
        self.board.table.limit = 10**9
        self.state = CrapsState.opened(HOUSE)
        self.resolved = Counter[str]()

    def bet(self, name: str, dollars: int) -> None:
        """Makes the bet at both, where both take it and it does not lie there."""
        move = PlaceBet(name, dollars)
        if name in {bet.name for bet in self.state.bets} or self.state.refusal(move) is not None:
            return
        outcome = self._outcome(name)
        if not self.board.game.isValid(outcome):
            return
        self.state = self.state.apply(move).state
        self.board.table.placeBet(Bet(dollars, outcome, self.board.player))

    def turn_odds(self, *, on: bool) -> None:
        self.state = self.state.apply(TurnOdds(on)).state
        self.board.player.has_odds_on = on

    def throw(self, faces: tuple[int, int]) -> tuple[dict[str, Cents], dict[str, Cents]]:
        """The cents that came back for each bet that was resolved, at the chapter's table and at the program's."""
        self.board.player.told = []
        self.board.roll(faces)
        chapter = {
            NAMES[name]: Cents(floor(DOLLAR * money) if what == "win" else 0)
            for what, name, money in self.board.player.told
        }
        step = self.state.apply(Throw(), faces)
        self.state = step.state
        program: dict[str, Cents] = {}
        for event in step.events:
            match event:
                case BetWon(name, amount, pays):
                    program[name] = Cents(amount + self._pays(name, amount, pays))
                case BetLost(name, _):
                    program[name] = Cents(0)
                case BetPushed(name, amount) | OddsReturned(name, amount):
                    program[name] = amount
                case _:
                    pass
        self.resolved.update(program.keys())
        return chapter, program

    def _pays(self, name: str, amount: Cents, pays: Cents) -> Cents:
        """The chapter moves a come bet to the odds of its number, where the program goes on paying even money."""
        kind, _, number = name.rpartition("-")
        if kind not in ("come", "dont-come"):
            return pays
        assert pays == amount
        return Cents(floor(amount * TRUE[int(number)]))

    def _outcome(self, name: str) -> Outcome:
        outcome, odds = OUTCOMES[name]
        at_point = self.board.game.pointOutcome()
        if at_point is not None and name == "pass-odds":
            return Outcome(at_point.name, at_point.odds)
        if at_point is not None and name == "dont-pass-odds":
            return Outcome(outcome, 1 / Fraction(at_point.odds))
        return Outcome(outcome, odds)


@pytest.mark.parametrize("throws", [1_000, pytest.param(10_000, marks=pytest.mark.long)])
def test_thousands_of_throws_bring_the_same_money_to_the_cent(throws: int) -> None:
    luck, both = random.Random(7), Both()
    for _ in range(throws):
        for name in luck.sample(MADE, 10):
            both.bet(name, luck.randint(1, 50))
        if luck.random() < 0.1:
            both.turn_odds(on=luck.random() < 0.5)
        chapter, program = both.throw((luck.randint(1, 6), luck.randint(1, 6)))
        assert chapter == program
        lying = sorted((OUTCOMES[bet.name][0], bet.amount) for bet in both.state.bets)
        assert sorted((bet.outcome.name, DOLLAR * bet.amount) for bet in both.board.table) == lying
    assert set(both.resolved) == set(OUTCOMES)
