"""A table of crapssim that is played by the moves of DiceDesk and the switches of a house of DiceDesk.

crapssim (MIT) simulates craps as casinos deal it. It is asked for by the tests alone: whoever uses this module skips
where crapssim is not installed.
"""

from collections.abc import Mapping
from typing import Any

import pytest

from dicedesk.core.dice import Roll
from dicedesk.games.craps.house import HouseRules

bets = pytest.importorskip("crapssim.bet")
tables = pytest.importorskip("crapssim.table")

SIMPLE: Mapping[str, Any] = {
    "pass": bets.PassLine,
    "dont-pass": bets.DontPass,
    "come": bets.Come,
    "dont-come": bets.DontCome,
    "field": bets.Field,
    "any-craps": bets.AnyCraps,
    "any-seven": bets.Any7,
    "two": bets.Two,
    "three": bets.Three,
    "eleven": bets.Yo,
    "twelve": bets.Boxcars,
    "horn": bets.Horn,
    "c-and-e": bets.CAndE,
    "world": bets.World,
    "big-6": bets.Big6,
    "big-8": bets.Big8,
}
NUMBERED: Mapping[str, Any] = {
    "place": bets.Place,
    "buy": bets.Buy,
    "lay": bets.Lay,
    "hard": bets.HardWay,
}
NAMES = {kind: name for name, kind in {**SIMPLE, **NUMBERED}.items()}


class CrapssimTable:
    """One player at a table of crapssim. `odds_on` and `bets_on` are what the player said of the come-out."""

    def __init__(self, rules: HouseRules) -> None:
        """An empty table by the switches of this house."""
        self.rules = rules
        self.odds_on = self.bets_on = False
        self.table = tables.Table(seed=1)
        self.player = self.table.add_player(bankroll=rules.bankroll)
        self.table.settings |= {
            "field_payouts": {
                2: rules.field_two,
                **dict.fromkeys((3, 4, 9, 10, 11), 1),
                12: rules.field_twelve,
            },
            # Without rounding, as DiceDesk takes 5 % to the cent.
            "vig_rounding": "none",
            "vig_paid_on_win": rules.commission_on_win,
            # What a place bet that won does. The rest of this policy is told to each bet in `_tell_to_work`.
            "come_out_working_policy": "real_casino" if rules.place_wins_stay else "legacy",
        }

    @property
    def money(self) -> float:
        """The bankroll in cents, without what lies on the table."""
        return float(self.player.bankroll * 100)

    @property
    def lying(self) -> dict[str, float]:
        """What lies on each bet in cents, by its name in DiceDesk."""
        return {self._name(bet): bet.amount * 100 for bet in self.player.bets}

    def takes(self, name: str, dollars: int) -> bool:
        """Whether crapssim takes the bet; it lies there if so."""
        before = self.lying
        self.player.add_bet(self._bet(name, dollars))
        return self.lying != before

    def gives_back(self, name: str) -> bool:
        """Whether crapssim lets the player take the bet down; it is gone if so."""
        bet = next(bet for bet in self.player.bets if self._name(bet) == name)
        # DiceDesk: the commission of a bet that is taken down stays with the house. crapssim gives it back.
        kept = bet.cost(self.table) - bet.amount
        self.player.remove_bet(bet)
        if bet in self.player.bets:
            return False
        self.player.bankroll -= kept
        # DiceDesk: odds come down with their line bet. crapssim leaves them on the table by themselves.
        line = {bets.DontPass: "dont-pass-odds", bets.DontCome: f"dont-come-odds-{getattr(bet, 'number', 0)}"}
        odds = line.get(type(bet))
        for other in [other for other in self.player.bets if self._name(other) == odds]:
            self.player.remove_bet(other)
        return True

    def throw(self, faces: Roll) -> None:
        """Settles all bets by these faces."""
        self._tell_to_work()
        off = self._hardways_that_are_off()
        self.player.bets = [bet for bet in self.player.bets if bet not in off]
        tables.TableUpdate().run(self.table, faces, run_complete=True)
        self.player.bets += off

    def _tell_to_work(self) -> None:
        """Says of each bet whether it works on the come-out; None is the default of crapssim."""
        rest = None if self.rules.place_wins_stay else False
        on_numbers = True if self.bets_on or not self.rules.come_out_rest else rest
        lays = True if self.bets_on or not self.rules.lays_rest else rest
        for bet in self.player.bets:
            if isinstance(bet, bets.Place | bets.Buy):
                bet.always_working = on_numbers
            elif isinstance(bet, bets.Lay):
                bet.always_working = lays
            elif isinstance(bet, bets.Odds) and bet.base_type is bets.Come:
                bet.always_working = True if self.odds_on else None

    def _hardways_that_are_off(self) -> list[Any]:
        """Hardways that rest in this throw. Those of crapssim always work, so they are lifted from its table."""
        rules = self.rules
        if self.table.point.number or self.bets_on or rules.hardways_work or not rules.come_out_rest:
            return []
        return [bet for bet in self.player.bets if isinstance(bet, bets.HardWay)]

    def _bet(self, name: str, dollars: int) -> Any:
        if name in SIMPLE:
            return SIMPLE[name](dollars)
        line, is_odds, number = name.partition("-odds")
        if is_odds:
            return bets.Odds(SIMPLE[line], int(number.strip("-") or self.table.point.number or 4), dollars)
        if name.startswith("hop"):
            return bets.Hop((int(name[-3]), int(name[-1])), dollars)
        kind, _, number = name.partition("-")
        return NUMBERED[kind](int(number), dollars)

    def _name(self, bet: Any) -> str:
        if isinstance(bet, bets.Odds):
            line = NAMES[bet.base_type]
            return f"{line}-odds" if line.endswith("pass") else f"{line}-odds-{bet.number}"
        if isinstance(bet, bets.Hop):
            return f"hop-{max(bet.result)}-{min(bet.result)}"
        name, number = NAMES[type(bet)], getattr(bet, "number", None)
        return name if number is None or name.startswith("big") else f"{name}-{number}"
