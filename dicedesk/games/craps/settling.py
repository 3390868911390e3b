"""What a throw does to the bets on the table: some are paid, taken or given back, come bets move, the others stand."""

from collections.abc import Callable
from dataclasses import dataclass

from dicedesk.core.game import Event
from dicedesk.games.craps.bet_kinds import HARDWAYS, PROPOSITIONS, BetKind, BetKinds
from dicedesk.games.craps.bets import Bet, Bets, in_order, stranded_odds
from dicedesk.games.craps.betting import commission_on_win
from dicedesk.games.craps.events import (
    BetLost,
    BetMoved,
    BetPushed,
    BetStayedUp,
    BetWon,
    CommissionPaid,
    OddsReturned,
)
from dicedesk.games.craps.house_rules import HouseRules
from dicedesk.games.craps.rulings import Ruling

_LAST_TOLD: BetKinds = PROPOSITIONS | frozenset(HARDWAYS.values())
"""The bets on the throw itself are told after those on the game."""


@dataclass(frozen=True, slots=True)
class Settled:
    """The bets that stand after a throw, the cents that went back to the player, and what happened to each bet."""

    bets: Bets
    paid_back: int
    events: tuple[Event, ...]


def settle(rules: HouseRules, bets: Bets, ruling: Ruling, works: Callable[[BetKind], bool]) -> Settled:
    """What the ruling makes of the bets. Those for which the throw does not count stand as they are.

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
    """The cents that go back to the player for a bet that is decided, and what happened to it."""
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
