"""Hazard's exact chances: the known numbers, and linear equations over the State interface."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import product

import pytest

from dicedesk.core.assets import help_page
from dicedesk.games.hazard import odds as hazard
from dicedesk.games.hazard.odds import Odds
from dicedesk.games.hazard.rules import MAINS, ChooseMain, HazardRules, HazardState, Throw
from tests import slow_solver as oracle

START = HazardState(rules=HazardRules(casters=1))
Chain = Mapping[HazardState, Mapping[HazardState, Fraction]]
STANDING = [(main, chance) for main in MAINS for chance in range(4, 11) if chance != main]


def chain_from(start: HazardState, main: int, is_end: Callable[[HazardState], bool]) -> Chain:
    """Every state before the end that can be reached with this main, and where it leads to, with what chance."""
    found: dict[HazardState, Mapping[HazardState, Fraction]] = {}
    waiting = [start]
    while waiting:
        state = waiting.pop()
        if state in found or is_end(state):
            continue
        found[state] = oracle.steps(state, ChooseMain(main) if state.main is None else Throw())
        waiting += found[state]
    return found


def solved(
    chain: Chain, gain: Callable[[HazardState], Fraction], end: Callable[[HazardState], Fraction]
) -> dict[HazardState, Fraction]:
    """The values that satisfy value = gain + the mean of the values after it, by elimination in fractions."""
    states = list(chain)
    rows = []
    for state in states:
        row = [Fraction(state == other) - chain[state].get(other, Fraction(0)) for other in states]
        ends = sum(share * end(after) for after, share in chain[state].items() if after not in chain)
        rows.append([*row, gain(state) + ends])
    for place in range(len(states)):
        pivot = next(index for index in range(place, len(states)) if rows[index][place])
        rows[place], rows[pivot] = rows[pivot], rows[place]
        rows[place] = [number / rows[place][place] for number in rows[place]]
        for index, row in enumerate(rows):
            if index != place and row[place]:
                rows[index] = [a - row[place] * b for a, b in zip(row, rows[place], strict=True)]
    return {state: row[-1] for state, row in zip(states, rows, strict=True)}


def round_is_over(state: HazardState) -> bool:
    return state.rounds_won + state.rounds_lost > 0


def no_gain(state: HazardState) -> Fraction:
    return Fraction(0)


def one_a_throw(state: HazardState) -> Fraction:
    return Fraction(state.main is not None)


def won(state: HazardState) -> Fraction:
    return Fraction(state.rounds_won)


def turn_values(main: int, reward: Callable[[HazardState, HazardState], int]) -> Fraction:
    """The mean reward of a whole turn at the dice; states that differ in counts alone are one."""

    def bare(state: HazardState) -> HazardState:
        return HazardState(main=state.main, chance=state.chance, consecutive_losses=state.consecutive_losses)

    chain: dict[HazardState, dict[HazardState, Fraction]] = {}
    rewards: dict[HazardState, Fraction] = {}
    waiting = [START]
    while waiting:
        state = waiting.pop()
        if state in chain or state.outcome() is not None:
            continue
        chain[state], rewards[state] = {}, Fraction(0)
        for after, share in oracle.steps(state, ChooseMain(main) if state.main is None else Throw()).items():
            chain[state][bare(after)] = chain[state].get(bare(after), Fraction(0)) + share
            rewards[state] += share * reward(state, after)
            waiting.append(bare(after))
    return solved(chain, rewards.__getitem__, no_gain)[START]


@pytest.mark.parametrize(
    ("main", "chance"),
    [
        (5, Fraction(1396, 2835)),
        (6, Fraction(6961, 14256)),
        (7, Fraction(244, 495)),
        (8, Fraction(6961, 14256)),
        (9, Fraction(1396, 2835)),
    ],
)
def test_the_chance_to_win_a_round_is_the_known_one(main: int, chance: Fraction) -> None:
    assert hazard.win_chance(main) == chance


def test_a_round_with_main_7_takes_557_throws_in_165_rounds() -> None:
    assert hazard.mean_throws(7) == Fraction(557, 165)


def test_a_round_with_main_7_ends_with_its_first_throw_in_12_of_36_ways() -> None:
    # Then a chance of 4 or 10 is decided in 9 ways of 36, one of 5 or 9 in 10, one of 6 or 8 in 11.
    second = Fraction(2 * (3 * 9 + 4 * 10 + 5 * 11), 36**2)
    assert hazard.throws_chances(7, 2) == (Fraction(12, 36), second)


@pytest.mark.parametrize("main", MAINS)
def test_the_lengths_of_rounds_have_the_mean_that_is_known(main: int) -> None:
    chances = hazard.throws_chances(main, 400)
    assert float(sum(chances)) == pytest.approx(1)
    mean = sum(throw * float(chance) for throw, chance in enumerate(chances, start=1))
    assert mean == pytest.approx(float(hazard.mean_throws(main)))


@pytest.mark.parametrize("main", MAINS)
def test_the_chance_to_win_a_round_solves_the_equations_of_its_states(main: int) -> None:
    slow = solved(chain_from(START, main, round_is_over), no_gain, won)
    assert hazard.win_chance(main) == slow[START]


def test_a_chance_that_stands_wins_as_its_state_does() -> None:
    slow = {}
    for main, chance in STANDING:
        state = HazardState(main=main, chance=chance)
        slow[main, chance] = solved(chain_from(state, main, round_is_over), no_gain, won)[state]
    assert {pair: hazard.chance_to_win(*pair) for pair in STANDING} == slow


@pytest.mark.parametrize("main", MAINS)
def test_the_mean_number_of_throws_solves_the_equations_of_a_round(main: int) -> None:
    slow = solved(chain_from(START, main, round_is_over), one_a_throw, no_gain)
    assert hazard.mean_throws(main) == slow[START]


@pytest.mark.parametrize("main", MAINS)
def test_the_mean_of_rounds_won_solves_the_equations_of_a_turn_at_the_dice(main: int) -> None:
    slow = turn_values(main, lambda state, after: after.rounds_won - state.rounds_won)
    assert hazard.mean_wins(main) == slow


@pytest.mark.parametrize("main", MAINS)
def test_the_mean_of_rounds_solves_the_equations_of_a_turn_at_the_dice(main: int) -> None:
    slow = turn_values(main, lambda state, after: int(state.main is not None and after.main is None))
    assert hazard.mean_rounds(main) == slow


@pytest.mark.parametrize("main", MAINS)
def test_so_many_rounds_are_won_as_often_as_the_lists_of_rounds_say(main: int) -> None:
    win = hazard.win_chance(main)
    counted = [Fraction(0)] * 4
    # A turn with at most 3 rounds won is over after 3 wins, each with a loss before it, and 2 losses more.
    for rounds in product("WL", repeat=8):
        played = "".join(rounds).partition("LL")
        if not played[1]:
            continue
        wins = played[0].count("W")
        if wins < len(counted):
            counted[wins] += win ** rounds.count("W") * (1 - win) ** rounds.count("L")
    assert [chance.exactly for chance in hazard.wins_distribution(main, 3)] == counted


@pytest.mark.parametrize("main", MAINS)
def test_so_many_rounds_or_more_is_what_fewer_leave(main: int) -> None:
    chances = hazard.wins_distribution(main, 10)
    fewer = [sum((chance.exactly for chance in chances[:wins]), start=Fraction(0)) for wins in range(11)]
    assert [chance.at_least for chance in chances] == [1 - less for less in fewer]


def test_the_distribution_names_each_number_of_rounds_up_to_the_last_one() -> None:
    assert [chance.wins for chance in hazard.wins_distribution(7, 4)] == [0, 1, 2, 3, 4]


def test_two_dice_show_each_sum_in_as_many_ways_as_can_be_counted() -> None:
    throws = [a + b for a, b in product(range(1, 7), repeat=2)]
    assert [hazard.ways(total) for total in range(2, 13)] == [throws.count(total) for total in range(2, 13)]


@pytest.mark.parametrize(
    ("main", "chance", "odds"),
    [
        (7, 4, "2 to 1 against"),
        (7, 5, "3 to 2 against"),
        (7, 6, "6 to 5 against"),
        (5, 6, "5 to 4 in favor"),
        (5, 7, "3 to 2 in favor"),
        (6, 8, "even"),
        (5, 9, "even"),
    ],
)
def test_the_true_odds_are_said_as_casters_say_them(main: int, chance: int, odds: str) -> None:
    assert hazard.true_odds(main, chance).to_text() == odds


def test_a_bet_at_true_odds_is_fair() -> None:
    gains = {}
    for pair in STANDING:
        win, odds = hazard.chance_to_win(*pair), hazard.true_odds(*pair)
        gains[pair] = win * odds.against - (1 - win) * odds.for_
    assert gains == dict.fromkeys(STANDING, 0)


def test_7_is_the_best_main() -> None:
    assert hazard.best_main() == 7


@pytest.mark.parametrize("main", MAINS)
def test_a_come_out_roll_wins_loses_or_leaves_a_chance(main: int) -> None:
    figures = hazard.figures(main)
    stands = Fraction(sum(chance.ways for chance in figures.chances), 36)
    assert figures.wins_at_once + figures.loses_at_once + stands == 1


def test_the_figures_of_a_main_are_all_in_one_place() -> None:
    figures = hazard.figures(7)
    assert (
        figures.main,
        figures.win,
        figures.wins_at_once,
        figures.loses_at_once,
        figures.mean_throws,
        figures.mean_wins,
        figures.mean_rounds,
    ) == (
        7,
        Fraction(244, 495),
        Fraction(8, 36),
        Fraction(4, 36),
        Fraction(557, 165),
        hazard.mean_wins(7),
        hazard.mean_rounds(7),
    )


def test_the_figures_tell_of_each_chance_that_can_stand() -> None:
    chances = hazard.figures(6).chances
    assert [chance.chance for chance in chances] == [4, 5, 7, 8, 9, 10]
    assert (chances[0].ways, chances[0].win, chances[0].odds) == (3, Fraction(3, 8), Odds(5, 3))


@pytest.mark.parametrize("main", [4, 10, 0])
def test_a_number_that_is_no_main_is_refused(main: int) -> None:
    with pytest.raises(ValueError, match=f"A main is 5, 6, 7, 8 or 9, not {main}."):
        hazard.figures(main)


@pytest.mark.parametrize(("main", "chance"), [(7, 7), (7, 11), (5, 12), (8, 2), (9, 13)])
@pytest.mark.parametrize("ask", [hazard.chance_to_win, hazard.true_odds])
def test_a_chance_that_never_stands_is_refused(
    ask: Callable[[int, int], object], main: int, chance: int
) -> None:
    with pytest.raises(ValueError, match=f"With main {main}, the chance is never {chance}."):
        ask(main, chance)


@pytest.mark.parametrize("total", [1, 13])
def test_a_sum_that_two_dice_cannot_show_has_no_ways(total: int) -> None:
    with pytest.raises(ValueError, match=f"Two dice total 2 to 12, not {total}."):
        hazard.ways(total)


@pytest.mark.parametrize("main", MAINS)
def test_the_page_of_rules_tells_the_exact_chance(main: int) -> None:
    win = hazard.win_chance(main)
    row = f"| {main} | {float(100 * win):.2f}% | {win} |"
    assert row in help_page("hazard").splitlines()
