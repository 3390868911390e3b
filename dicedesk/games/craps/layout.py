"""The layout of a craps table: one value for a position and a chosen chip, with all spots.

The words for a spot are derived from its value when they are needed.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from dicedesk.core.game import Played
from dicedesk.core.money import Cents, dollars
from dicedesk.core.words import Joined, Sentence, percent, tr
from dicedesk.games.craps.bets import (
    BET_KINDS,
    COME_ODDS,
    HOPS,
    LINE,
    LINE_BEHIND,
    MOVED,
    PLACES,
    Bets,
    title_of,
)
from dicedesk.games.craps.house import HouseRules
from dicedesk.games.craps.odds import BetFigures
from dicedesk.games.craps.rules import CrapsState, PlaceBet, Throw
from dicedesk.games.craps.settling import BetLost, BetWon, CommissionPaid
from dicedesk.games.craps.telling import pays_in_full, pays_of, turned_bets

Figures = Mapping[str, BetFigures]
"""The exact figures of bets, by their names."""

_SPOT_OF = {line.name: odds.name for odds, line in LINE_BEHIND.items() if line not in LINE}
"""The spots of come bets that have moved: those of their odds."""

_COME_ODDS = frozenset(COME_ODDS.values())


def spot_of(name: str) -> str:
    """Return the spot of a bet; a come bet that has moved lies on the spot of its odds."""
    return _SPOT_OF.get(name, name)


_PAID_IN_SIXES = frozenset({PLACES[6].name, PLACES[8].name})
_CHIP, _STAKE = 5, 6


def stake_on(rules: HouseRules, name: str, chip: int) -> int:
    """The dollars that a chip of `chip` dollars puts on a bet.

    Place 6 and Place 8 get $6 for each $5: only such a bet is paid in full, at 7:6.
    """
    stake = chip // _CHIP * _STAKE
    return stake if name in _PAID_IN_SIXES and chip >= _CHIP and stake <= rules.maximum else chip


def money_at(played: Played[CrapsState]) -> Mapping[str, Cents]:
    """What a throw won or lost on each spot, commission included, by the spot's name, without spots that have 0."""
    money: dict[str, int] = {}
    for event in played.step.events if isinstance(played.move, Throw) else ():
        match event:
            case BetWon(name=name, pays=pays):
                change = int(pays)
            case BetLost(name=name, amount=amount) | CommissionPaid(name=name, amount=amount):
                change = -amount
            case _:
                continue
        money[spot_of(name)] = money.get(spot_of(name), 0) + change
    return {name: Cents(change) for name, change in money.items() if change}


@dataclass(frozen=True, slots=True)
class CrapsSpot:
    """A spot of the layout, by the name of the bet that is made there, and the dollars that the chip puts there.

    `refusal` says why they cannot be put there; None if it can. `bets` are on the spot: a come bet that has moved
    before its odds. `is_off` if the next roll does not count for the last of them. `pays_in_full` gives the payout for
    each total. `figures` are None while they are computed.
    """

    name: str
    stake: int
    refusal: Sentence | None
    bets: Bets
    is_off: bool
    pays: Sentence
    pays_in_full: Sentence
    figures: BetFigures | None

    @property
    def title(self) -> Sentence:
        return title_of(self.name)

    @property
    def worth(self) -> Sentence:
        """The bet's payout and house edge."""
        return _worth(self.pays, self.figures)

    @property
    def standing(self) -> str:
        """The bets on the spot, or why none can be made."""
        if not self.bets:
            return self.refusal or tr("Bet {chip} here", chip=dollars(self.stake).shown())
        lying = (
            tr("{amount} on {bet}", amount=bet.amount.shown(), bet=title_of(bet.name)) for bet in self.bets
        )
        return Joined((*lying, self._off)) if self.is_off else Joined(lying)

    @property
    def description(self) -> str:
        """What a screen reader says after the title, with each total that has its own payout."""
        return Joined((_worth(self.pays_in_full, self.figures), self.standing), "\n")

    @property
    def _off(self) -> Sentence:
        key = "O" if self.bets[-1].kind in _COME_ODDS else "W"
        return tr("off on this roll; press {key} to turn it on", key=key)


@dataclass(frozen=True)
class CrapsLayout:
    """The layout of a table: its house, the number with the puck, all bets, and the spots by their names.

    `works` says whether the bets that the player can turn on and off work on the next come-out roll. `lit` are the
    spots that accept the chip; none while nobody may bet. `shows_hops` is None in a house without hop bets.
    """

    rules: HouseRules
    point: int | None
    bets: Bets
    works: Mapping[str, bool]
    spots: Mapping[str, CrapsSpot]
    lit: frozenset[str]
    shows_hops: bool | None = None


def layout_of(
    state: CrapsState, chip: int, figures: Figures | None, *, is_open: bool, wants_hops: bool = False
) -> CrapsLayout:
    """Return the layout of a position for a chip of `chip` dollars; `is_open` while a person may bet.

    Hop bets are shown if the player wants them, and while there is one on the table.
    """
    lying, by_name = {bet.kind: bet for bet in state.bets}, figures or {}
    spots: dict[str, CrapsSpot] = {}
    for name, refusal in state.refusals(chip).items():
        kind = BET_KINDS[name]
        if kind in MOVED:
            continue
        line = LINE_BEHIND.get(kind)
        there = (line if line in MOVED else None, kind)
        bets = tuple(lying[each] for each in there if each in lying) if lying else ()
        stake = stake_on(state.rules, name, chip)
        spots[name] = CrapsSpot(
            name,
            stake,
            refusal if stake == chip else state.refusal(PlaceBet(name, stake)),
            bets,
            bool(bets) and not state.is_working(bets[-1].kind),
            pays_of(name, state),
            pays_in_full(name, state),
            by_name.get(name),
        )
    lit = frozenset(name for name, spot in spots.items() if spot.refusal is None) if is_open else frozenset()
    has_hops = wants_hops or any(kind in lying for kind in HOPS.values())
    shows_hops = has_hops if state.rules.casino_bets else None
    return CrapsLayout(state.rules, state.point, state.bets, turned_bets(state), spots, lit, shows_hops)


def _worth(pays: Sentence, figures: BetFigures | None) -> Sentence:
    if figures is None:
        return tr("Pays {pays}", pays=pays)
    if figures.edge < 0:
        return tr("Pays {pays} · you gain {share} on average", pays=pays, share=percent(-figures.edge))
    return tr("Pays {pays} · house edge {edge}", pays=pays, edge=percent(figures.edge))
