"""One bet in one position costs the same wherever it is asked for: by odds, advice, prices and reviews."""

from dataclasses import replace
from fractions import Fraction

import pytest

from dicedesk.coach.coach import A_PERSON
from dicedesk.coach.evaluation import Evaluation
from dicedesk.coach.review import review
from dicedesk.core.money import dollars
from dicedesk.games.craps.bets import LINE_BEHIND
from dicedesk.games.craps.coach import CRAPS_COACH, CrapsCoach
from dicedesk.games.craps.coach_costs import costs_at
from dicedesk.games.craps.coach_prices import price_of, price_to_make
from dicedesk.games.craps.house import commission_on_bet
from dicedesk.games.craps.odds import figures_at
from dicedesk.games.craps.rules import CrapsMove, CrapsState, PlaceBet, TakeDown, TurnBets, TurnOdds
from tests.games.craps.random_tables import random_record, random_tables
from tests.repeated import first_of

pytestmark = pytest.mark.no_cover

PAID_TO_THE_CENT = 660
"""So many dollars are paid without a rest by every bet."""
GROUPS = 10


def said_of(state: CrapsState, move: CrapsMove) -> Evaluation:
    """What the coach says of one move, a bet at its own stake."""
    coach = CrapsCoach(move.dollars) if isinstance(move, PlaceBet) else CRAPS_COACH
    return next(each for each in coach.evaluate(state, (A_PERSON,)) if each.move == move)


@pytest.mark.parametrize("group", first_of(range(GROUPS), 2))
def test_a_review_takes_for_each_move_what_the_advice_says_that_it_costs(group: int) -> None:
    for seed in range(group, 100, GROUPS):
        record = random_record(seed, throws=8)
        found = review(record, CRAPS_COACH)
        for played, move in zip(record.replayed(), found.moves, strict=True):
            if isinstance(played.move, TurnOdds | TurnBets) and not move.loss:
                continue
            said = said_of(played.before, played.move)
            assert (move.loss, move.weight) == (said.loss, said.weight)
            assert move.best == (move.move if said.loss < 0 else CRAPS_COACH.decision(played.before, ()).best)
        (player,) = found.players
        bet = sum((move.put_down for move in found.moves), Fraction(0))
        assert player.loss_a_choice * (bet or 1) == player.loss
        assert (player.rating is None) == (bet == 0)


@pytest.mark.parametrize("group", first_of(range(GROUPS), 2))
def test_a_bet_costs_its_edge_of_the_money_put_down_and_what_it_costs_until_it_is_gone(group: int) -> None:
    for state in random_tables(range(group, 60, GROUPS)):
        rules = replace(state.rules, maximum=10_000, odds_limit=None, minimum=1)
        empty = replace(state, rules=rules, bankroll=dollars(100_000), odds_on=False, bets_on=False)
        lines = tuple(bet for bet in empty.bets if bet.kind in LINE_BEHIND.values())
        table = replace(empty, bets=lines)
        for said in CrapsCoach(PAID_TO_THE_CENT).evaluate(table, (A_PERSON,)):
            if not isinstance(said.move, PlaceBet) or table.amount_on(table.kind_named(said.move.name)):
                continue
            name, stake = said.move.name, dollars(said.move.dollars)
            price = price_to_make(table, name, stake)
            assert said.loss == price.until_gone / 100
            assert costs_at((table, name, said.move.dollars)).coming == price
            assert said.loss == figures_at(name, table.point, rules).edge * said.weight
            after = table.apply(said.move).state
            lying = next(bet for bet in after.bets if bet.name == name)
            paid = commission_on_bet(rules, lying)
            assert price_of(after, lying).until_gone == price.until_gone - paid


def test_what_lies_there_costs_what_taking_it_down_saves() -> None:
    compared = 0
    for state in random_tables(range(20)):
        behind = {LINE_BEHIND[bet.kind] for bet in state.bets if bet.kind in LINE_BEHIND}
        for bet in state.bets:
            move = TakeDown(bet.name)
            if state.refusal(move) is None and bet.kind not in behind:
                assert said_of(state, move).value == price_of(state, bet).until_gone / 100
                compared += 1
    assert compared > 30


def test_all_that_is_shown_of_a_table_is_what_its_bets_cost() -> None:
    for state in random_tables(range(30)):
        table = costs_at((state, "", 1)).table
        assert table.until_gone == sum((price_of(state, bet).until_gone for bet in state.bets), Fraction(0))
