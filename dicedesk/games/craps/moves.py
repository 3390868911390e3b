"""The moves of craps: to bet, to take a bet down, to turn come odds on or off, to throw, to leave."""

import re
from dataclasses import dataclass

from dicedesk.core.errors import NotationError
from dicedesk.core.game import Move
from dicedesk.core.words import tr
from dicedesk.games.craps.bet_kinds import NAMES


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


CrapsMove = PlaceBet | TakeDown | TurnOdds | Throw | Leave


def parse_move(text: str) -> CrapsMove:
    """The move that the text names. Raises NotationError."""
    for move in (TurnOdds(on=True), TurnOdds(on=False), Throw(), Leave()):
        if text == move.to_text():
            return move
    match = re.fullmatch(r"(?:bet ([a-z0-9-]+) ([0-9]{1,9})|take-down ([a-z0-9-]+))", text)
    if match is None:
        raise NotationError(
            tr(
                "expected “bet NAME DOLLARS”, “take-down NAME”, “odds on”, “odds off”, “throw” or "
                "“leave”, not “{text}”",
                text=text,
            )
        )
    name = match[1] or match[3]
    if name not in NAMES:
        raise NotationError(tr("there is no craps bet “{name}”", name=name))
    return TakeDown(name) if match[3] else PlaceBet(name, int(match[2]))
