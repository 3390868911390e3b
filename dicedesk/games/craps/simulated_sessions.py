"""Sessions at the craps table of a player of a system: how rich they leave the player, and how long they last.

A session that is stopped in the middle of a bet would be unfair to that bet: a pass line bet that has come to its
point is worth less than what was put down. So a session that has lasted long enough makes no new bets, and is played
on until those on the table are resolved.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from statistics import fmean, pstdev

from dicedesk.core.money import Cents
from dicedesk.core.rollers import Roller
from dicedesk.core.words import tr
from dicedesk.games.craps.house import BUILDING_SKILLS, HouseRules
from dicedesk.games.craps.rules import DICE, CrapsState, Throw
from dicedesk.games.craps.settling import BetPlaced
from dicedesk.games.craps.systems import SystemPlayer

Progress = Callable[[int], bool]
"""Is told how many sessions have been played so far; False ends the work there."""


class StopReason(Enum):
    """Why a session ended."""

    BROKE = "broke"
    TARGET = "target"
    TIME = "time"


@dataclass(frozen=True)
class SessionEnd:
    """How a session ended: why, with which bankroll, after how many throws, and how much was bet in all of it."""

    stop: StopReason
    bankroll: Cents
    throws: int
    wagered: Cents


@dataclass(frozen=True)
class SessionsPlayed:
    """Sessions of one player, in the order in which they were played; at least one. Money is in cents."""

    ends: tuple[SessionEnd, ...]

    @property
    def mean_bankroll(self) -> float:
        """What is left at the end of a session, on average."""
        return fmean(end.bankroll for end in self.ends)

    @property
    def bankroll_deviation(self) -> float:
        """The standard deviation of what is left."""
        return pstdev(float(end.bankroll) for end in self.ends)

    @property
    def mean_throws(self) -> float:
        """How many throws a session lasts, on average."""
        return fmean(end.throws for end in self.ends)

    @property
    def throws_deviation(self) -> float:
        """The standard deviation of the throws."""
        return pstdev(float(end.throws) for end in self.ends)

    @property
    def mean_wagered(self) -> float:
        """How much is bet in a session, on average."""
        return fmean(end.wagered for end in self.ends)

    def share(self, stop: StopReason) -> float:
        """The share of the sessions that ended so, 0 to 1."""
        return fmean(end.stop is stop for end in self.ends)


@dataclass(frozen=True)
class SessionLimits:
    """When a session ends though its player could go on.

    After so many throws it makes no new bets, and ends when those on the table are resolved. With a `target` it ends
    as soon as nothing lies on the table and the bankroll has reached so many cents. Raises ValueError for fewer than
    1 throw.
    """

    throws: int
    target: Cents | None = None

    def __post_init__(self) -> None:
        if self.throws < 1:
            raise ValueError(tr("A session lasts at least 1 roll, not {throws}.", throws=self.throws))

    def stop_at(self, state: CrapsState, player: SystemPlayer, throws: int) -> StopReason | None:
        """Why the session ends here, after so many throws; None where it goes on."""
        if state.bets:
            return None
        if player.is_finished(state):
            return StopReason.BROKE
        if self.target is not None and state.bankroll >= self.target:
            return StopReason.TARGET
        return StopReason.TIME if throws >= self.throws else None


def play_sessions(
    player: SystemPlayer,
    sessions: int,
    limits: SessionLimits,
    dice: Roller,
    rules: HouseRules = BUILDING_SKILLS,
    progress: Progress | None = None,
) -> SessionsPlayed:
    """So many sessions that each begin with this player: exactly that many, unless `progress` ends the work.

    Progress is told after each session. Raises ValueError for fewer than 1 session.
    """
    if sessions < 1:
        raise ValueError(tr("At least 1 session is played, not {sessions}.", sessions=sessions))
    ends: list[SessionEnd] = []
    while len(ends) < sessions:
        ends.append(_session(player, limits, dice, rules))
        if progress is not None and not progress(len(ends)):
            break
    return SessionsPlayed(tuple(ends))


def _session(player: SystemPlayer, limits: SessionLimits, dice: Roller, rules: HouseRules) -> SessionEnd:
    state = CrapsState.opened(rules)
    throws = wagered = 0
    while (stop := limits.stop_at(state, player, throws)) is None:
        for move in player.moves(state) if throws < limits.throws else ():
            placed = state.apply(move)
            wagered += sum(event.amount for event in placed.events if isinstance(event, BetPlaced))
            state, player = placed.state, player.after(placed)
        thrown = state.apply(Throw(), dice.roll(DICE))
        state, player, throws = thrown.state, player.after(thrown), throws + 1
    return SessionEnd(stop, state.bankroll, throws, Cents(wagered))
