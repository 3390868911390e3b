"""Moves that belong together: every bet that can be made now, the last bets again, all bets taken down."""

from collections.abc import Iterable, Mapping

from dicedesk.core.game import Event, Played
from dicedesk.core.money import DOLLAR, Cents
from dicedesk.games.craps.bet_kinds import NAMES
from dicedesk.games.craps.betting import made_as
from dicedesk.games.craps.events import BetLost, BetPushed, BetWon, OddsReturned
from dicedesk.games.craps.moves import CrapsMove, PlaceBet, TakeDown, Throw
from dicedesk.games.craps.state import CrapsState
from dicedesk.play.folded import Folded
from dicedesk.play.game_session import GameSession


def bets_that_take(state: CrapsState, dollars: int) -> frozenset[str]:
    """The names of the bets on which so many dollars can be put now."""
    return frozenset(name for name in NAMES if state.refusal(PlaceBet(name, dollars)) is None)


def bets_to_take_down(state: CrapsState) -> tuple[CrapsMove, ...]:
    """The moves that take down every bet that may be taken down."""
    return _possible(state, (TakeDown(bet.name) for bet in state.bets))


class BetsToRepeat:
    """The moves that put back what the last throw that resolved any bets took from the table.

    What lies there again is not doubled, and what cannot be made now is left out: odds follow when a point stands. A
    come bet that had moved is made anew on the line. Whoever asks again after each move keeps the object: it walks
    only the moves that are new.
    """

    def __init__(self) -> None:
        """Knows no game yet."""
        self._resolved = Folded[CrapsState, Mapping[str, Cents]]({}, _resolved_after)

    def of(self, session: GameSession[CrapsState]) -> tuple[CrapsMove, ...]:
        """The moves, in the order in which they can be made."""
        state = session.state
        if state.outcome() is not None:
            return ()
        wanted = self._resolved.of(session.history)
        lying = {bet.name: bet.amount for bet in state.bets}
        missing = {name: (amount - lying.get(name, 0)) // DOLLAR for name, amount in wanted.items()}
        in_order = (name for name in NAMES if missing.get(name, 0) > 0)
        return _possible(state, (PlaceBet(name, missing[name]) for name in in_order))


def _resolved_after(before: Mapping[str, Cents], played: Played[CrapsState]) -> Mapping[str, Cents]:
    """What the last throw that resolved any bets took from the table."""
    return (_resolved(played.step.events) or before) if isinstance(played.move, Throw) else before


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
