"""Reviews of 1,000 random games of craps: money won is what the choices cost and what the dice gave, to the cent.

The reviews beside this file reach each line; coverage's tracer would make these take four times as long.
"""

from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest

from dicedesk.coach.review import review
from dicedesk.core.money import Cents
from dicedesk.core.record import POSITION, Record
from dicedesk.games.craps.coach import CRAPS_COACH
from dicedesk.games.craps.rules import CRAPS, CrapsState, Throw
from dicedesk.games.craps.unit import UNIT
from tests.games.craps.random_tables import random_record, random_tables
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


@pytest.mark.parametrize("group", first_of(range(GROUPS), 2))
def test_from_300_random_positions_the_result_starts_at_the_money_there_and_loses_the_cost_on_average(
    group: int,
) -> None:
    for state in random_tables(range(group, 300, GROUPS)):
        position = replace(state, bankroll=Cents(state.bankroll + 25))
        money = Fraction(position.bankroll + sum(bet.amount for bet in position.bets), 100)
        record = Record(CRAPS, (("Rules", position.rules_text()), (POSITION, position.to_line())))
        ends = list[Fraction]()
        for faces in product(range(1, 7), repeat=2):
            player = review(record.with_play(Throw(), faces), CRAPS_COACH).players[0]
            sums = UNIT.sums(player)
            assert sums.start.number == float(money)
            assert sums.start.number - sums.cost.number + sums.dice.number == pytest.approx(
                sums.result.number
            )
            ends.append(Fraction(player.result))
            cost = Fraction(player.cost + player.cost_before)
        assert sum(ends) / 36 == money - cost
