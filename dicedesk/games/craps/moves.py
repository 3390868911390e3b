"""The moves of craps: to bet, to take a bet down, to turn come odds or resting bets on or off, to throw, to leave."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from dicedesk.core.errors import NotationError
from dicedesk.core.game import Move
from dicedesk.core.words import tr
from dicedesk.games.craps.bet_kinds import HOPS, NAMES


@dataclass(frozen=True)
class PlaceBet(Move):
    """Put so many whole dollars on the bet of this name, on top of what lies there."""

    name: str
    dollars: int

    def to_text(self) -> str:
        """Such as "bet place-6 12"."""
        return f"bet {self.name} {self.dollars}"


@dataclass(frozen=True)
class TakeDown(Move):
    """Take back all that lies on the bet of this name."""

    name: str

    def to_text(self) -> str:
        """Such as "take-down place-6"."""
        return f"take-down {self.name}"


@dataclass(frozen=True)
class TurnOdds(Move):
    """Say whether odds behind come bets work on a come-out throw."""

    on: bool

    def to_text(self) -> str:
        """ "odds on" or "odds off"."""
        return "odds on" if self.on else "odds off"


@dataclass(frozen=True)
class TurnBets(Move):
    """Say whether bets that are off on the come-out work there: place, buy, lay and hardway bets in some houses."""

    on: bool

    def to_text(self) -> str:
        """ "work on" or "work off"."""
        return "work on" if self.on else "work off"


@dataclass(frozen=True)
class Throw(Move):
    """Throw both dice."""

    def to_text(self) -> str:
        """The word "throw"."""
        return "throw"


@dataclass(frozen=True)
class Leave(Move):
    """Leave the table."""

    def to_text(self) -> str:
        """The word "leave"."""
        return "leave"


CrapsMove = PlaceBet | TakeDown | TurnOdds | TurnBets | Throw | Leave

_WORDS: Mapping[str, CrapsMove] = MappingProxyType(
    {
        move.to_text(): move
        for move in (
            TurnOdds(on=True),
            TurnOdds(on=False),
            TurnBets(on=True),
            TurnBets(on=False),
            Throw(),
            Leave(),
        )
    }
)
"""The moves without a bet's name, by their texts."""

_OTHER_ORDER: Mapping[str, str] = MappingProxyType(
    {f"hop-{low}-{high}": kind.name for (high, low), kind in HOPS.items() if high != low}
)
"""Hop bets with the lower face first, as they may be written too."""


def parse_move(text: str) -> CrapsMove:
    """The move that the text names. Raises NotationError."""
    if text in _WORDS:
        return _WORDS[text]
    match = re.fullmatch(r"(?:bet ([a-z0-9-]+) ([0-9]{1,9})|take-down ([a-z0-9-]+))", text)
    if match is None:
        raise NotationError(
            tr(
                "expected “bet NAME DOLLARS”, “take-down NAME”, “odds on”, “odds off”, “work on”, “work off”, "
                "“throw” or “leave”, not “{text}”",
                text=text,
            )
        )
    written = match[1] or match[3]
    name = _OTHER_ORDER.get(written, written)
    if name not in NAMES:
        raise NotationError(tr("there is no craps bet “{name}”", name=name))
    return TakeDown(name) if match[3] else PlaceBet(name, int(match[2]))
