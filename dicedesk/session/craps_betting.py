"""What a hand at the craps table does at once: bets that can be made now, the last bets again, all bets down."""

from collections.abc import Iterable, Mapping

from dicedesk.core.game import Event
from dicedesk.core.money import DOLLAR, Cents
from dicedesk.games.craps.events import BetLost, BetPushed, BetWon, OddsReturned
from dicedesk.games.craps.moves import CrapsMove, PlaceBet, TakeDown, Throw
from dicedesk.games.craps.outcomes import NAMES
from dicedesk.games.craps.state import CrapsState
from dicedesk.session.craps_bets import made_as
from dicedesk.session.craps_pit import state_of
from dicedesk.session.game_session import GameSession


def bets_that_take(state: CrapsState, dollars: int) -> frozenset[str]:
    """The names of the bets on which so many dollars can be put now."""
    return frozenset(name for name in NAMES if state.refusal(PlaceBet(name, dollars)) is None)


def bets_to_take_down(state: CrapsState) -> tuple[CrapsMove, ...]:
    """The moves that take down every bet that may be taken down."""
    return _possible(state, (TakeDown(bet.name) for bet in state.game.table.bets))


def bets_to_repeat(session: GameSession) -> tuple[CrapsMove, ...]:
    """The moves that put back what the last throw that resolved any bets took from the table.

    What lies there again is not doubled, and what cannot be made now is left out: odds follow when a point stands. A
    come bet that had moved is made anew on the line.
    """
    state = state_of(session)
    if state.outcome() is not None:
        return ()
    resolved = (
        _resolved(played.step.events)
        for played in reversed(session.history)
        if isinstance(played.move, Throw)
    )
    wanted = next(filter(None, resolved), {})
    lying = {bet.name: bet.amount for bet in state.game.table.bets}
    missing = {name: (wanted.get(name, 0) - lying.get(name, 0)) // DOLLAR for name in NAMES}
    return _possible(state, (PlaceBet(name, amount) for name, amount in missing.items() if amount > 0))


def _resolved(events: Iterable[Event]) -> Mapping[str, Cents]:
    """What lay on each bet that was resolved, by the name under which it can be made; the most of each."""
    found: dict[str, Cents] = {}
    for event in events:
        if isinstance(event, BetWon | BetLost | BetPushed | OddsReturned):
            name = made_as(event.name)
            found[name] = max(event.amount, found.get(name, event.amount))
    return found


def _possible(state: CrapsState, moves: Iterable[CrapsMove]) -> tuple[CrapsMove, ...]:
    """Those of the moves, one after the other, that are allowed."""
    made: list[CrapsMove] = []
    for move in moves:
        if state.refusal(move) is None:
            state = state.apply(move).state
            made.append(move)
    return tuple(made)
