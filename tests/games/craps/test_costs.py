"""What bets cost, that it is the same wherever it is asked for, and what the coach says of it."""

from dataclasses import replace
from fractions import Fraction

import pytest

from dicedesk.coach.coach import A_PERSON
from dicedesk.coach.evaluation import Evaluation
from dicedesk.coach.review import review
from dicedesk.core.game import Event
from dicedesk.core.money import Cents, dollars
from dicedesk.games.craps.bets import BET_KINDS, LINE_BEHIND, PLACES, Bet
from dicedesk.games.craps.coach import CRAPS_COACH, CrapsCoach
from dicedesk.games.craps.costs import (
    coach_text,
    coming_roll_words,
    coming_words,
    costs_at,
    dearest_words,
    hour_words,
    next_roll_words,
    price_of,
    price_of_table,
    price_to_make,
    until_gone_words,
)
from dicedesk.games.craps.fates import DIFFERENT_THROWS, worth_of_table
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS, HouseRules, commission_on_bet, made_as
from dicedesk.games.craps.odds import figures_at
from dicedesk.games.craps.rules import CrapsMove, CrapsState, PlaceBet, TakeDown, Throw, TurnBets, TurnOdds
from dicedesk.games.craps.settling import BetLost, BetWon
from dicedesk.play.telling import CoachText
from tests.games.craps.random_tables import random_record, random_tables
from tests.repeated import first_of, first_seeds_of

CASINO = CrapsState.opened(LAS_VEGAS)
WITH_SIX = replace(CASINO, point=6)


def test_ten_dollars_on_pass_cost_14_cents_and_two_and_a_half_dollars_an_hour() -> None:
    price = price_to_make(CASINO, "pass", dollars(10))
    assert price.until_gone == price.each_decision == 1000 * Fraction(7, 495)
    assert price.an_hour == 60 * price.until_gone / Fraction(557, 165)
    assert price.variance == 1000**2 * (1 - Fraction(7, 495) ** 2)


def test_pass_with_a_point_costs_more_until_it_has_gone_but_the_same_an_hour() -> None:
    lying = price_of(WITH_SIX, Bet(dollars(11), BET_KINDS["pass"]))
    assert (lying.until_gone, lying.next_throw) == (100, 1100 * Fraction(1, 36))
    assert lying.an_hour == price_to_make(CASINO, "pass", dollars(11)).an_hour


def test_a_place_bet_that_stays_up_costs_the_same_each_time_it_is_decided() -> None:
    stays = price_to_make(WITH_SIX, "place-8", dollars(12))
    comes_back = price_to_make(
        replace(WITH_SIX, rules=replace(LAS_VEGAS, place_wins_stay=False)), "place-8", dollars(12)
    )
    assert stays.each_decision == comes_back.each_decision == 1200 * Fraction(1, 66)
    assert stays.until_gone == comes_back.until_gone * Fraction(11, 6)


def test_odds_cost_nothing() -> None:
    state = replace(WITH_SIX, bets=(Bet(dollars(10), BET_KINDS["pass"]),))
    price = price_to_make(state, "pass-odds", dollars(50))
    assert (price.until_gone, price.next_throw, price.an_hour) == (0, 0, 0)
    assert price.variance > 0


def test_the_commission_is_a_part_of_the_price_of_a_bet_that_is_about_to_be_made() -> None:
    state = replace(CrapsState.opened(BUILDING_SKILLS), point=6)
    price = price_to_make(state, "buy-4", dollars(20))
    assert price.until_gone == 100
    assert price_of(state, Bet(dollars(20), BET_KINDS["buy-4"])).until_gone == 0


def test_a_come_bet_that_has_moved_costs_an_hour_what_come_costs() -> None:
    moved = price_of(WITH_SIX, Bet(dollars(10), BET_KINDS["come-8"]))
    assert moved.an_hour == price_to_make(WITH_SIX, "come", dollars(10)).an_hour


def test_an_hour_counts_rolls_without_the_bet_too() -> None:
    """In Building Skills the field is taken with a point alone: in 392 of the 557 rolls of 165 rounds, at 1/18 each."""
    price = price_to_make(replace(CrapsState.opened(BUILDING_SKILLS), point=6), "field", dollars(5))
    assert price.an_hour == 500 * 60 * Fraction(1, 18) * Fraction(392, 557)


def test_in_las_vegas_the_field_is_there_in_every_roll_of_the_hour() -> None:
    assert price_to_make(CASINO, "field", dollars(5)).an_hour == 500 * 60 * Fraction(1, 36)


def cost_a_throw(rules: HouseRules, name: str, stake: int) -> float:
    """What the bet costs in the 700th throw of who makes it whenever the table takes it: by the rules, step by step."""
    odds = LINE_BEHIND.get(BET_KINDS[name])
    wanted = [(made_as(odds.name), 30)] if odds is not None else []

    def with_bets(state: CrapsState) -> tuple[CrapsState, int]:
        had = state.bankroll + state.on_table
        lying = {made_as(bet.name) for bet in state.bets if bet.kind not in LINE_BEHIND}
        for bet, dollars_bet in [*wanted, (name, stake)]:
            missing = bet not in lying and state.amount_on(BET_KINDS[bet]) == 0
            if missing and state.refusal(PlaceBet(bet, dollars_bet)) is None:
                state = state.apply(PlaceBet(bet, dollars_bet)).state
        return state, had

    opened = replace(CrapsState.opened(rules), bankroll=dollars(10_000))
    goes: dict[CrapsState, list[tuple[float, CrapsState, float]]] = {}
    shares = {opened: 1.0}
    cost = 0.0
    for _ in range(700):
        after: dict[CrapsState, float] = {}
        cost = 0.0
        for state, share in shares.items():
            if state not in goes:
                made, had = with_bets(state)
                goes[state] = []
                for faces, ways in DIFFERENT_THROWS.items():
                    step = made.apply(Throw(), faces)
                    lost = had - step.state.bankroll - step.state.on_table
                    lost -= sum(_lost_on_line(event) for event in step.events) if odds is not None else 0
                    goes[state].append((ways / 36, replace(step.state, bankroll=dollars(10_000)), lost))
            for chance, then, lost in goes[state]:
                cost += share * chance * lost
                after[then] = after.get(then, 0.0) + share * chance
        shares = after
    return cost


def _lost_on_line(event: Event) -> int:
    """The cents that a bet loses that is no odds bet."""
    match event:
        case BetLost(bet, amount) if BET_KINDS[bet] not in LINE_BEHIND:
            return amount
        case BetWon(bet, _, pays) if BET_KINDS[bet] not in LINE_BEHIND:
            return -pays
        case _:
            return 0


SOME_HOUSE = HouseRules(come_out_rest=True, casino_bets=True, numbers_any_time=True, place_wins_stay=True)


@pytest.mark.parametrize(
    ("rules", "names"),
    first_of(
        [
            (BUILDING_SKILLS, ("pass", "buy-4", "field")),
            (BUILDING_SKILLS, ("come", "dont-come", "place-6", "lay-9", "hard-8", "horn")),
            (BUILDING_SKILLS, ("dont-come-odds-5", "come-odds-8", "pass-odds")),
            (
                LAS_VEGAS,
                ("dont-pass", "come", "place-4", "buy-10", "lay-6", "big-8", "hard-6", "place-lose-5"),
            ),
            (SOME_HOUSE, ("place-8", "buy-5", "hop-6-5", "come", "dont-pass-odds")),
        ],
        1,
    ),
)
def test_an_hour_costs_what_60_throws_cost_when_the_bet_is_made_again_and_again(
    rules: HouseRules, names: tuple[str, ...]
) -> None:
    for name in names:
        lying = replace(CrapsState.opened(rules), point=6)
        if (line := LINE_BEHIND.get(BET_KINDS[name])) is not None:
            lying = replace(lying, bets=(Bet(dollars(30), line),))
        hour = price_to_make(lying, name, dollars(30)).an_hour
        assert float(hour) == pytest.approx(60 * cost_a_throw(rules, name, 30), abs=1e-6), name


@pytest.mark.no_cover
@pytest.mark.parametrize("seeds", first_seeds_of(60, 15))
def test_what_bets_cost_until_they_have_gone_is_what_their_throws_cost(seeds: range) -> None:
    for state in random_tables(seeds):
        price = price_of_table(state)
        later = sum(
            (
                ways * price_of_table(state.apply(Throw(), faces).state).until_gone
                for faces, ways in DIFFERENT_THROWS.items()
            ),
            Fraction(0),
        )
        assert price.until_gone == price.next_throw + later / 36
        assert price.until_gone == state.bankroll + state.on_table - worth_of_table(state)


def test_the_price_of_a_bet_is_what_making_it_takes_from_the_worth_of_the_table() -> None:
    for cents in (PlaceBet("place-5", 13), PlaceBet("lay-8", 7), PlaceBet("come", 11)):
        after = WITH_SIX.apply(cents).state
        price = price_to_make(WITH_SIX, cents.name, dollars(cents.dollars))
        assert price.until_gone == worth_of_table(WITH_SIX) - worth_of_table(after)


def test_the_bets_of_a_table_are_priced_in_their_order() -> None:
    state = replace(WITH_SIX, bets=tuple(Bet(Cents(500), kind) for kind in (BET_KINDS["pass"], PLACES[8])))
    table = price_of_table(state)
    assert [(bet.name, bet.amount) for bet in table.bets] == [("pass", 500), ("place-8", 500)]
    assert table.an_hour == sum(bet.an_hour for bet in table.bets)


EMPTY = CrapsState.opened(LAS_VEGAS)
POINT_EIGHT = EMPTY.apply(PlaceBet("pass", 10)).state.apply(Throw(), (6, 2)).state


def with_bets(state: CrapsState, *bets: tuple[str, int]) -> CrapsState:
    for name, stake in bets:
        state = state.apply(PlaceBet(name, stake)).state
    return state


def test_the_costs_are_the_prices_of_the_table_and_of_the_bet_on_the_spot() -> None:
    state = with_bets(POINT_EIGHT, ("pass-odds", 20), ("hard-8", 5))
    costs = costs_at((state, "field", 5))
    assert (costs.table, costs.coming) == (price_of_table(state), price_to_make(state, "field", dollars(5)))


def test_where_no_bet_can_be_made_none_is_about_to_be() -> None:
    assert costs_at((EMPTY, "pass-odds", 5)).coming is None
    assert costs_at((EMPTY, "", 5)).coming is None


def test_a_table_of_several_bets_says_what_all_cost_and_which_one_costs_most() -> None:
    table = price_of_table(with_bets(POINT_EIGHT, ("pass-odds", 20), ("hard-8", 5)))
    assert until_gone_words(table) == "Your bets cost $1.36 on average by the time they leave the table."
    assert dearest_words(table) == "Most expensive bet: Pass ($0.91)."
    assert next_roll_words(table) == "Next roll: −$0.42 on average, give or take $22."
    assert hour_words(table).startswith("Per hour (60 rolls): −$")


def test_one_bet_alone_is_not_named_as_the_dearest() -> None:
    assert dearest_words(price_of_table(with_bets(EMPTY, ("pass", 10)))) is None


def test_bets_that_cost_nothing_or_gain_say_so() -> None:
    odds = price_of_table(with_bets(POINT_EIGHT, ("pass-odds", 20)))
    fair = replace(odds, bets=odds.bets[1:], until_gone=odds.bets[1].until_gone)
    assert until_gone_words(fair) == "Your bets cost nothing on average by the time they leave the table."
    assert dearest_words(replace(fair, bets=fair.bets * 2)) is None
    against = with_bets(EMPTY, ("dont-pass", 10)).apply(Throw(), (6, 2)).state
    assert (
        until_gone_words(price_of_table(against))
        == "Your bets gain $0.91 on average by the time they leave the table."
    )


def test_a_bet_that_is_about_to_be_made_says_its_cost_its_luck_and_its_next_roll() -> None:
    price = price_to_make(EMPTY, "pass", dollars(10))
    assert (
        coming_words(price)
        == "$10 on Pass: −$0.14 on average by the time the bet leaves the table, give or take $10.00."
    )
    assert coming_roll_words(price) == "Next roll: +$1.11."
    assert hour_words(price) == "Per hour (60 rolls): −$2.51."


def test_the_coach_tells_of_the_table_first_and_then_of_the_bet_that_is_about_to_be_made() -> None:
    lying = with_bets(POINT_EIGHT, ("pass-odds", 20), ("hard-8", 5))
    alone, both = (coach_text(costs_at((state, "field", 5))) for state in (EMPTY, lying))
    table, coming = price_of_table(lying), price_to_make(lying, "field", dollars(5))
    of_the_bet = [coming_words(coming), f"{coming_roll_words(coming)} {hour_words(coming)}"]
    assert lines_of(alone) == of_the_bet
    of_the_table = [until_gone_words(table), dearest_words(table), next_roll_words(table), hour_words(table)]
    assert lines_of(both) == of_the_table + of_the_bet


def lines_of(text: CoachText) -> list[str]:
    return [line for line in text.spoken.split("\n") if line]


def test_of_one_bet_alone_and_none_to_come_the_coach_tells_only_what_it_costs() -> None:
    text = coach_text(costs_at((with_bets(EMPTY, ("pass", 10)), "", 5)))
    assert (text.why, text.note) == ("", "")
    assert coach_text(costs_at((EMPTY, "", 5))).spoken == ""


PAID_TO_THE_CENT = 660
"""A stake, in dollars, at which no bet's pay has to be rounded."""
GROUPS = 10


def said_of(state: CrapsState, move: CrapsMove) -> Evaluation:
    """What the coach says of one move, a bet at its own stake."""
    coach = CrapsCoach(move.dollars) if isinstance(move, PlaceBet) else CRAPS_COACH
    return next(each for each in coach.evaluate(state, (A_PERSON,)) if each.move == move)


@pytest.mark.no_cover
@pytest.mark.parametrize("group", first_of(range(GROUPS), 2))
def test_a_review_takes_for_each_move_what_the_advice_says_that_it_costs(group: int) -> None:
    for seed in range(group, 100, GROUPS):
        record = random_record(seed, throws=8)
        found = review(record, CRAPS_COACH)
        for played, move in zip(record.replayed(), found.moves, strict=True):
            if isinstance(played.move, TurnOdds | TurnBets) and not move.cost:
                continue
            said = said_of(played.before, played.move)
            assert (move.cost, move.weight) == (said.cost, said.weight)
            assert move.best == (move.move if said.cost < 0 else CRAPS_COACH.decision(played.before, ()).best)
        (player,) = found.players
        bet = sum((move.put_down for move in found.moves), Fraction(0))
        assert player.cost_a_choice * (bet or 1) == player.cost
        assert (player.rating is None) == (bet == 0)


@pytest.mark.no_cover
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
            assert said.cost == price.until_gone / 100
            assert costs_at((table, name, said.move.dollars)).coming == price
            assert said.cost == figures_at(name, table.point, rules).edge * said.weight
            after = table.apply(said.move).state
            lying = next(bet for bet in after.bets if bet.name == name)
            paid = commission_on_bet(rules, lying)
            assert price_of(after, lying).until_gone == price.until_gone - paid


@pytest.mark.no_cover
@pytest.mark.parametrize("seeds", first_seeds_of(20, 10))
def test_what_lies_there_costs_what_taking_it_down_saves(seeds: range) -> None:
    compared = 0
    for state in random_tables(seeds):
        behind = {LINE_BEHIND[bet.kind] for bet in state.bets if bet.kind in LINE_BEHIND}
        for bet in state.bets:
            move = TakeDown(bet.name)
            if state.refusal(move) is None and bet.kind not in behind:
                assert said_of(state, move).value == price_of(state, bet).until_gone / 100
                compared += 1
    assert compared > 10


@pytest.mark.no_cover
def test_all_that_is_shown_of_a_table_is_what_its_bets_cost() -> None:
    for state in random_tables(range(30)):
        table = costs_at((state, "", 1)).table
        assert table.until_gone == sum((price_of(state, bet).until_gone for bet in state.bets), Fraction(0))
