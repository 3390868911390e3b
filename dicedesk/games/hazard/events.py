"""What can happen in a turn at the dice in Hazard."""

from dataclasses import dataclass

from dicedesk.core.game import Event


@dataclass(frozen=True)
class MainChosen(Event):
    """The caster began a round with this main."""

    seat: int
    main: int


@dataclass(frozen=True)
class ChanceEstablished(Event):
    """The first throw of the round decided nothing; its sum is the chance to throw again."""

    seat: int
    main: int
    chance: int


@dataclass(frozen=True)
class NeitherMatched(Event):
    """The throw's sum was neither the main nor the chance."""

    seat: int
    total: int


@dataclass(frozen=True)
class RoundWon(Event):
    """The caster won the round with this sum; `rounds_won` counts it in."""

    seat: int
    main: int
    total: int
    rounds_won: int


@dataclass(frozen=True)
class RoundLost(Event):
    """The caster lost the round with this sum; `consecutive_losses` counts it in."""

    seat: int
    main: int
    total: int
    consecutive_losses: int


@dataclass(frozen=True)
class DicePassed(Event):
    """The caster lost two rounds in a row, and the turn at the dice ended with so many rounds won."""

    seat: int
    rounds_won: int
