"""What a coach says of one choice: its value, what it loses to the best one, and why."""

from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from dicedesk.core.game import Move
from dicedesk.core.words import Sentence

Worth: TypeAlias = Fraction | float
"""What a position or a choice is worth. Exact where a game's chances are; more is better."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """A choice. `value` is as people read it in the coach's unit; `loss` to the best choice is 0 or more.

    At craps the loss is what a choice costs beside rolling without it, and below 0 where it gains.

    `weight` is what the loss is divided by before it is graded; 0 where nothing can be lost.
    """

    move: Move
    value: Worth
    loss: Worth
    why: Sentence
    weight: Worth = 1

    @property
    def graded_loss(self) -> Worth:
        """The loss as the limits of its unit grade it."""
        return self.loss / self.weight if self.weight else self.loss


@dataclass(frozen=True, slots=True)
class Decision:
    """What a choice is about: the best move, and what the worst one that counts would lose to it."""

    best: Move
    stake: Worth
