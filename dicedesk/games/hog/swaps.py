"""Which totals would swap the scores now, so that a player can be warned before the roll."""

from dataclasses import dataclass

from dicedesk.core.dice import SIDES
from dicedesk.games.hog.rules import MOST_DICE, digit_difference, free_bacon, is_swap
from dicedesk.games.hog.state import HogState


@dataclass(frozen=True)
class SwapOutlook:
    """The mover's totals at the end of this turn that would swap.

    `gains` are those below the opponent's score, `losses` those above it; `difference` is how far apart the
    opponent's digits are.
    """

    opponent_score: int
    difference: int
    gains: tuple[int, ...]
    losses: tuple[int, ...]


def swap_outlook(state: HogState) -> SwapOutlook:
    """The swaps that the mover's next turn can lead to."""
    own, other = state.own_score, state.opponent_score
    bacon = own + free_bacon(other)
    reachable = {own + 1, bacon, *range(own + 2, own + MOST_DICE * SIDES + 1)}
    totals = sorted(total for total in reachable if is_swap(total, other))
    return SwapOutlook(
        opponent_score=other,
        difference=digit_difference(other),
        gains=tuple(total for total in totals if total < other),
        losses=tuple(total for total in totals if total > other),
    )
