"""What a choice loses as people count it at the table, and from which losses on it can be held back."""

from collections.abc import Mapping
from types import MappingProxyType

from dicedesk.coach.coach import Against, Coach
from dicedesk.coach.evaluation import Unit, Worth
from dicedesk.core.game import Move, StateT

SCALES: Mapping[Unit, int] = MappingProxyType(
    {Unit.WIN_CHANCE: 100, Unit.ROUNDS: 100, Unit.HANDS: 1, Unit.DOLLARS: 100}
)
"""What a loss is multiplied by: chances are counted in points of a hundredth, rounds in hundredths, dollars in cents of
each dollar."""

WARNINGS: Mapping[Unit, tuple[float, ...]] = MappingProxyType(
    {
        Unit.WIN_CHANCE: (1, 3, 7),
        Unit.ROUNDS: (0.1, 0.9),
        Unit.HANDS: (0.2, 0.5, 1.5),
        Unit.DOLLARS: (2, 5, 10),
    }
)
"""The losses that can be chosen: those of an inaccuracy, a mistake and a blunder, which no main of Hazard is."""


def counted_loss(coach: Coach[StateT], state: StateT, move: Move, against: Against) -> Worth:
    """What a move of who moves loses to the best one, as people count it; 0 or more."""
    loss = coach.worth(state, against, state.seat) - coach.worth_of(state, move, against, state.seat)
    return SCALES[coach.unit] * max(loss, 0) / (coach.weight(state, move) or 1)
