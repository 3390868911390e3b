"""How fast Yacht is solved and played on one core, as times of plain Python measured in the same run."""

from functools import cache

import numpy as np

from dicedesk.games.yacht.boxes import Sheet, points
from dicedesk.games.yacht.keeps import keeps
from dicedesk.games.yacht.policies import choices_of, play_yacht, policy_of
from dicedesk.games.yacht.solver import Columns, Turns, solve
from dicedesk.play.ports.jobs import OneByOne
from tests.bench import plain_yacht
from tests.bench.speeds import Compare, Goal

POINTS = [{hand: points(Sheet.YACHT, hand, box) for hand in plain_yacht.HANDS} for box in Sheet.YACHT.boxes]
SHEETS = 1 << len(POINTS)
FEWEST_FILLED = len(POINTS) - 1
"""Plain Python solves the sheets with one open box."""

PLAIN_GAMES, GAMES = 500, 1 << 20


def test_a_solve_is_250_times_as_fast_as_plain_python(compare: Compare) -> None:
    turns = Turns(Sheet.YACHT)
    found = compare(
        Goal("Yacht, sheets solved", 250),
        lambda: plain_yacht.solve(POINTS, FEWEST_FILLED),
        len(POINTS),
        lambda: solve(turns),
        SHEETS,
    )
    assert found.is_enough


def test_games_are_30_times_as_fast_as_plain_python(compare: Compare) -> None:
    policy = policy_of("greedy", Sheet.YACHT)
    faces = keeps().faces

    @cache
    def choose(filled: int) -> plain_yacht.Choices:
        found = choices_of(policy, Columns(*np.array([[filled], [63], [0]])))
        hands = plain_yacht.HANDS
        boxes = dict(zip(hands, found.boxes[:, 0].tolist(), strict=True))
        kept = [
            {hand: faces[row] for hand, row in zip(hands, rows[:, 0].tolist(), strict=True)}
            for rows in found.keeps
        ]
        return boxes, kept

    plain_yacht.points_in(POINTS, choose, PLAIN_GAMES, 1)
    found = compare(
        Goal("Yacht games, most points now", 30),
        lambda: plain_yacht.points_in(POINTS, choose, PLAIN_GAMES, 1),
        PLAIN_GAMES,
        lambda: list(play_yacht(policy, GAMES, 1, OneByOne())),
        GAMES,
    )
    assert found.is_enough
