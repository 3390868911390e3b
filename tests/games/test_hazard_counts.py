"""Hazard's numbers of distinct positions by number of moves, in counts.txt, against the rules and a brute force.

The brute force knows nothing of our code: it reads the table of the come-out roll as the game is described.
"""

from itertools import product
from pathlib import Path

import pytest

from dicedesk.games.hazard.rules import HazardRules, HazardState

LINES = [
    line.split() for line in Path(__file__).with_name("counts.txt").read_text(encoding="utf-8").splitlines()
]
COUNTS = [
    (int(casters), list(map(int, counts)))
    for game, casters, *counts in filter(None, LINES)
    if game == "hazard"
]

WINS = {5: {5}, 6: {6, 12}, 7: {7, 11}, 8: {8, 12}, 9: {9}}
LOSES = {5: {2, 3, 11, 12}, 6: {2, 3, 11}, 7: {2, 3, 12}, 8: {2, 3, 11}, 9: {2, 3, 11, 12}}

Position = tuple[int, int, int, int, int, tuple[int, ...]]
"""Main, chance (0 for none), rounds won, rounds lost, losses in a row, and the turns before."""


def positions_by_the_rules(casters: int, moves: int) -> list[int]:
    states, sizes = {HazardState(rules=HazardRules(casters))}, [1]
    rolls = {0: [()], 2: [(min(total - 1, 6), max(1, total - 6)) for total in range(2, 13)]}
    for _ in range(moves):
        states = {
            state.apply(move, roll).state
            for state in states
            for move in state.legal_moves()
            for roll in rolls[state.dice_for(move)]
        }
        sizes.append(len(states))
    return sizes


def after_total(position: Position, total: int, casters: int) -> Position:
    main, chance, won, lost, in_a_row, turns = position
    if total in WINS[main] if not chance else total == chance:
        return (0, 0, won + 1, lost, 0, turns)
    if total in LOSES[main] if not chance else total == main:
        if in_a_row == 1 and len(turns) + 1 < casters:
            return (0, 0, 0, 0, 0, (*turns, won))
        return (0, 0, won, lost + 1, in_a_row + 1, turns)
    return (main, chance or total, won, lost, in_a_row, turns)


def positions_by_brute_force(casters: int, moves: int) -> list[int]:
    positions: set[Position] = {(0, 0, 0, 0, 0, ())}
    sizes = [1]
    for _ in range(moves):
        nexts: set[Position] = set()
        for position in positions:
            main, _, won, lost, in_a_row, turns = position
            if in_a_row == 2:
                continue
            if not main:
                nexts |= {(chosen, 0, won, lost, in_a_row, turns) for chosen in range(5, 10)}
                continue
            nexts |= {after_total(position, a + b, casters) for a, b in product(range(1, 7), repeat=2)}
        positions = nexts
        sizes.append(len(positions))
    return sizes


@pytest.mark.no_cover
@pytest.mark.parametrize(("casters", "counts"), COUNTS)
def test_the_positions_after_so_many_moves_are_as_many_as_written_down(
    casters: int, counts: list[int]
) -> None:
    assert positions_by_the_rules(casters, len(counts) - 1) == counts


@pytest.mark.parametrize(("casters", "counts"), COUNTS)
def test_a_brute_force_finds_the_same_numbers_of_positions(casters: int, counts: list[int]) -> None:
    assert positions_by_brute_force(casters, len(counts) - 1) == counts


@pytest.mark.parametrize("casters", [1, 2, 4])
def test_the_numbers_are_there_for_each_size_of_game(casters: int) -> None:
    assert casters in dict(COUNTS)
