"""A game of Poker Dice followed exactly: the chances of all purses, hand by hand."""

from dataclasses import dataclass

import numpy as np

from dicedesk.games.poker_dice.odds_purse import AWARD_PLACE, BROKE_PLACE, START
from dicedesk.games.poker_dice.odds_tables import PURSES
from dicedesk.games.poker_dice.simulation_holds import Chain, ending_chances


@dataclass(frozen=True)
class FollowedGame:
    """What is known of a player's game from the first purse on. All chances are 0..1.

    `award` and `broke` are the chances that it has ended so after 0, 1, 2 ... hands, `award_ever` and `broke_ever` that
    it ever does. `mean_hands` is how many hands it takes on average until it has ended in either way.
    """

    award: tuple[float, ...]
    broke: tuple[float, ...]
    award_ever: float
    broke_ever: float
    mean_hands: float

    @property
    def mean_hands_to_award(self) -> float:
        """How many hands it takes to the award on average for a player who begins again after going broke.

        That is the mean of a game times the mean number of games (Wald's equation).
        """
        return self.mean_hands / self.award_ever


def follow(chain: Chain, hands: int) -> FollowedGame:
    """Follow a game through so many hands."""
    places = len(PURSES)
    chances = np.zeros(places + 2)
    chances[START] = 1.0
    award, broke = [0.0], [0.0]
    for _ in range(hands):
        ended = chances[places:].copy()
        chances = chances[:places] @ chain
        chances[places:] += ended
        award.append(float(chances[AWARD_PLACE]))
        broke.append(float(chances[BROKE_PLACE]))
    means = np.linalg.solve(np.eye(places) - chain[:, :places], np.ones(places))
    reached, missed = (float(ending_chances(chain, place)[START]) for place in (AWARD_PLACE, BROKE_PLACE))
    return FollowedGame(tuple(award), tuple(broke), reached, missed, float(means[START]))
