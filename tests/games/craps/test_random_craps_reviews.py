"""Reviews of 1,000 random games of craps: money won is what the choices cost and what the dice gave, to the cent.

The reviews beside this file reach each line; coverage's tracer would make these take four times as long.
"""

from fractions import Fraction

import pytest

from dicedesk.coach.review import review
from dicedesk.core.record import Record
from dicedesk.games.craps.coach import CRAPS_COACH
from dicedesk.games.craps.rules import CrapsState
from tests.games.craps.random_tables import random_record
from tests.repeated import first_of

pytestmark = pytest.mark.no_cover

GROUPS = 10


@pytest.mark.parametrize("group", first_of(range(GROUPS), 2))
def test_money_won_is_what_was_expected_and_luck_in_1000_random_games(group: int) -> None:
    for seed in range(group, 1_000, GROUPS):
        record: Record[CrapsState] = random_record(seed, throws=8)
        state = record.replay()[-1].step.state
        player = review(record, CRAPS_COACH).players[0]
        won = CRAPS_COACH.worth(state, ("",), 0) - state.rules.bankroll
        assert won == player.luck - player.cost
        if not state.bets:
            assert won == Fraction(state.bankroll, 100) - state.rules.bankroll
