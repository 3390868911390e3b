"""The menu of a spot, and odds up to the limit."""

from dataclasses import replace

import pytest

from dicedesk.games.craps.bets import BET_KINDS, LINE_BEHIND
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS
from dicedesk.games.craps.layout import spot_of
from dicedesk.games.craps.rules import CrapsState, PlaceBet, TakeDown, parse_move
from dicedesk.games.craps.table import actions_on, odds_to_limit
from tests.games.craps.random_tables import random_tables

FOUR, EIGHT = (1, 3), (5, 3)
CASINO = replace(LAS_VEGAS, bankroll=1000)


def table(*lines: str, state: CrapsState | None = None) -> CrapsState:
    """The position after these moves; a throw has its faces after it: "throw 5 3"."""
    after = CrapsState.opened(CASINO) if state is None else state
    for line in lines:
        word, *faces = line.split() if line.startswith("throw") else (line,)
        after = after.apply(parse_move(word), tuple(map(int, faces))).state
    return after


def menu(state: CrapsState, spot: str) -> dict[str, tuple[str, ...]]:
    """The texts of the menu, with the moves as a record writes them."""
    return {
        str(action.text): tuple(move.to_text() for move in action.moves) for action in actions_on(state, spot)
    }


def test_a_bet_can_be_pressed_taken_down_or_halved() -> None:
    assert menu(table("throw 5 3", "bet place-6 12"), "place-6") == {
        "Press by $12": ("bet place-6 12",),
        "Take down half: $6": ("take-down place-6", "bet place-6 6"),
        "Take down Place 6": ("take-down place-6",),
    }


def test_a_dollar_has_no_half_and_an_odd_bet_keeps_the_larger_half() -> None:
    assert "Take down half: $2" in menu(table("throw 5 3", "bet hard-6 5"), "hard-6")
    assert list(menu(table("throw 5 3", "bet hard-6 1"), "hard-6")) == ["Press by $1", "Take down Hard 6"]


def test_a_contract_bet_has_only_its_odds() -> None:
    assert menu(table("bet pass 10", "throw 5 3"), "pass") == {
        "Bet odds up to the limit: $50": ("bet pass-odds 50",)
    }


def test_a_come_bet_and_its_odds_share_a_menu() -> None:
    state = table("bet pass 5", "throw 5 3", "bet come 10", "throw 1 3", "bet come-odds-4 10")
    assert menu(state, "come-odds-4") == {
        "Press by $10": ("bet come-odds-4 10",),
        "Take down half: $5": ("take-down come-odds-4", "bet come-odds-4 5"),
        "Take down Come odds 4": ("take-down come-odds-4",),
        "Bet odds up to the limit: $20": ("bet come-odds-4 20",),
    }


def test_a_bet_that_would_cost_its_commission_again_is_not_halved() -> None:
    rules = replace(BUILDING_SKILLS, bankroll=1000)
    state = table("throw 5 3", "bet buy-4 40", state=CrapsState.opened(rules))
    assert list(menu(state, "buy-4")) == ["Press by $40", "Take down Buy 4"]


def test_an_empty_spot_has_no_menu() -> None:
    assert menu(table("throw 5 3"), "place-6") == {}


@pytest.mark.parametrize(
    ("point", "line", "limit"),
    [("1 3", 10, 30), ("4 1", 10, 40), ("5 3", 10, 50), ("5 3", 7, 35)],
)
def test_pass_odds_go_to_three_four_or_five_times_the_bet(point: str, line: int, limit: int) -> None:
    state = table(f"bet pass {line}", f"throw {point}")
    assert odds_to_limit(state, "pass") == odds_to_limit(state, "pass-odds") == PlaceBet("pass-odds", limit)


def test_more_odds_fill_up_what_is_there() -> None:
    state = table("bet pass 10", "throw 5 3", "bet pass-odds 15")
    assert odds_to_limit(state, "pass-odds") == PlaceBet("pass-odds", 35)
    full = table("bet pass-odds 35", state=state)
    assert odds_to_limit(full, "pass-odds") == "The maximum on Pass odds is $50."


def test_a_house_without_a_limit_leaves_the_amount_to_the_player() -> None:
    state = table("bet pass 10", "throw 5 3", state=CrapsState.opened(BUILDING_SKILLS))
    assert odds_to_limit(state, "pass") == "This house has no limit on odds, so choose the amount."


def test_without_odds_there_is_nothing_to_take_to_the_limit() -> None:
    assert odds_to_limit(table(), "pass") is None
    assert odds_to_limit(table("throw 5 3"), "field") is None
    assert odds_to_limit(table("throw 5 3"), "pass-odds") == "Odds need a Pass bet first."


@pytest.mark.parametrize("seeds", [range(60)])
def test_odds_to_the_limit_are_the_most_that_the_rules_take(seeds: range) -> None:
    found = 0
    for state in random_tables(seeds):
        for odds in map(str, LINE_BEHIND):
            bet = odds_to_limit(state, odds)
            if isinstance(bet, PlaceBet):
                found += 1
                assert state.refusal(bet) is None
                assert state.refusal(replace(bet, dollars=bet.dollars + 1)) is not None
    assert found > 10


@pytest.mark.parametrize("seeds", [range(60)])
def test_each_entry_of_a_menu_does_what_it_says(seeds: range) -> None:
    seen: set[str] = set()
    for state in random_tables(seeds):
        for spot in {spot_of(bet.name) for bet in state.bets}:
            for action in actions_on(state, spot):
                after = state
                for move in action.moves:
                    after = after.apply(move).state
                name = action.moves[0].name  # type: ignore[union-attr]
                before, now = (each.amount_on(BET_KINDS[name]) for each in (state, after))
                if isinstance(action.moves[0], TakeDown):
                    kept = (before // 100 + 1) // 2 * 100 if len(action.moves) > 1 else 0
                    assert now == kept, action
                    assert len(action.moves) == 1 or after.bankroll - state.bankroll == before - now, action
                elif str(action.text).startswith("Press"):
                    assert now == 2 * before, action
                assert all(spot_of(move.name) in {spot, f"{spot}-odds"} for move in action.moves)  # type: ignore[union-attr]
                seen.add(str(action.text).split()[0] + str(len(action.moves)))
    assert seen == {"Press1", "Take2", "Take1", "Bet1"}
