"""The numbers of distinct positions by number of turns, in counts.txt, against the rules and a brute force.

The brute force knows nothing of our code: it adds points and reads digits as they are written.
"""

from pathlib import Path

import pytest

from dicedesk.games.hog.rules import HogRules, HogState, RollDice

LINES = [
    line.split()
    for line in Path(__file__).with_name("counts.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]
COUNTS = [(int(goal), list(map(int, counts))) for game, goal, *counts in LINES if game == "hog"]


def rolls() -> list[tuple[int, ...]]:
    """A roll of each number of dice for each total that scores differently."""
    found: list[tuple[int, ...]] = [()]
    for dice in range(1, 11):
        found.append((*[5] * (dice - 1), 1))
        for total in range(2 * dice, 6 * dice + 1):
            sixes, rest = divmod(total - 2 * dice, 4)
            found.append((*[6] * sixes, *([2 + rest] if rest else []), *[2] * (dice - sixes - bool(rest))))
    return found


def positions_by_the_rules(goal: int, turns: int) -> list[int]:
    states, sizes, all_rolls = {HogState(rules=HogRules(goal))}, [1], rolls()
    for _ in range(turns):
        states = {
            state.apply(RollDice(len(roll)), roll).state
            for state in states
            if state.outcome() is None
            for roll in all_rolls
        }
        sizes.append(len(states))
    return sizes


def positions_by_brute_force(goal: int, turns: int) -> list[int]:
    positions, sizes = {(0, 0)}, [1]  # the mover's score, the other's
    apart = [abs(int(f"{score:02d}"[-2]) - int(f"{score:02d}"[-1])) for score in range(200)]
    for _ in range(turns):
        nexts = set()
        for own, other in positions:
            if own >= goal or other >= goal:
                continue
            bacon = max(1, 2 * int(f"{other:02d}"[0]) - int(f"{other:02d}"[1]))
            for points in {1, bacon, *range(2, 61)}:
                total = own + points
                nexts.add((total, other) if apart[total] == apart[other] else (other, total))
        positions = nexts
        sizes.append(len(positions))
    return sizes


@pytest.mark.no_cover
@pytest.mark.parametrize(("goal", "counts"), COUNTS)
def test_the_positions_after_so_many_turns_are_as_many_as_written_down(goal: int, counts: list[int]) -> None:
    assert positions_by_the_rules(goal, len(counts) - 1) == counts


@pytest.mark.parametrize(("goal", "counts"), COUNTS)
def test_a_brute_force_finds_the_same_numbers_of_positions(goal: int, counts: list[int]) -> None:
    assert positions_by_brute_force(goal, len(counts) - 1) == counts


@pytest.mark.parametrize("goal", [1, 10, 100])
def test_the_numbers_are_there_for_each_size_of_game(goal: int) -> None:
    assert goal in dict(COUNTS)
