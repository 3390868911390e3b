"""Pass and come with odds: a line bet for each throw, until enough numbers work for the player."""

from collections.abc import Mapping
from dataclasses import dataclass

from dicedesk.core.money import Cents
from dicedesk.core.words import Sentence, tr
from dicedesk.games.craps.bet_kinds import COME, COME_ODDS, COMES, PASS, PASS_ODDS, POINTS
from dicedesk.games.craps.bets import Bet, Bets, amount_on
from dicedesk.games.craps.house_rules import HouseRules
from dicedesk.games.craps.systems.betting_systems import BettingSystem, WantedBets


@dataclass(frozen=True)
class PassAndCome(BettingSystem):
    """Bets one unit on pass, and then on come until `comes` come bets have a number; odds behind each of them.

    `odds` names, by the number, how many times a line bet is put behind it. Odds are made in full or not at all; what
    the player cannot pay is made as soon as it can be. With two come bets players call it the three-point Molly.
    """

    unit: Cents
    comes: int
    odds: Mapping[int, int]

    @property
    def odds_words(self) -> Sentence | None:
        """In full or not at all."""
        return tr("Odds are whole multiples of the bet they stand behind, in full or not at all.")

    @property
    def least(self) -> Cents:
        """One unit."""
        return self.unit

    def offers(self, rules: HouseRules, point: int | None, bets: Bets, step: int) -> tuple[WantedBets, ...]:
        """All that is missing, or as much of it as can be paid: pass first, then odds, and come at last."""
        missing = self._missing(point, bets)
        return tuple(WantedBets(missing[:count], step) for count in range(len(missing), 0, -1))

    def _missing(self, point: int | None, bets: Bets) -> Bets:
        lines = [(number, COMES[number], COME_ODDS[number]) for number in POINTS]
        moved = sum(amount_on(bets, line) > 0 for _, line, _ in lines)
        if point is not None:
            lines.insert(0, (point, PASS, PASS_ODDS[point]))
        missing = [
            Bet(Cents(self.odds[number] * self.unit), odds)
            for number, line, odds in lines
            if amount_on(bets, line) and not amount_on(bets, odds)
        ]
        if point is None:
            missing.insert(0, Bet(self.unit, PASS))
        elif moved < self.comes:
            missing.append(Bet(self.unit, COME))
        return tuple(missing)
