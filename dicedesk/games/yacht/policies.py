"""What a player chooses in Yacht, as arrays: its exact scores in Yacht, and games by the million in every preset.

A player values the boxes of a sheet by `Turns` and the points to come, its own or those of the best play, and keeps the
dice that are worth most to it in this turn. Of equal choices it takes the first box, and throws the fewest dice.
"""

from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass
from functools import cache, partial
from itertools import combinations, pairwise

import numpy as np

from dicedesk.core.dice import SIDES
from dicedesk.games.yacht.boxes import DICE, MOST_ROLLS, Sheet
from dicedesk.games.yacht.keeps import keeps
from dicedesk.games.yacht.odds import TIE
from dicedesk.games.yacht.players import kind_of
from dicedesk.games.yacht.plays import play_of
from dicedesk.games.yacht.scores import Scores
from dicedesk.games.yacht.solver import AT_ONCE, Columns, Floats, Indices, Tell, Turns, keep_arrays
from dicedesk.lab.chunks import PartialResult, simulated
from dicedesk.lab.sample import Sample
from dicedesk.play.ports.jobs import Workers

GAMES_A_CHUNK = 1 << 19
"""Many, because the choices at a sheet are found once for all games of a chunk that come to it."""


@dataclass(frozen=True, eq=False)
class Policy:
    """A player: how it values boxes, and the points to come at each place."""

    turns: Turns
    to_come: Floats


def policy_of(name: str, sheet: Sheet, tell: Tell = lambda _: None) -> Policy:
    """The choices of a computer player; `tell` gets the share of a solve that is done, if it needs one.

    Raises NotationError for an unknown name.
    """
    scorer = kind_of(name).scorer
    if scorer is None:
        return Policy(Turns(sheet), np.array(play_of(sheet, tell).to_come))
    turns = Turns(sheet, scorer)
    return Policy(turns, np.zeros(turns.places.size))


@dataclass(frozen=True, eq=False)
class Choices:
    """The choices of a player with sheets side by side.

    boxes: (252, n), the box of each hand, from 0.
    keeps: by rolls left less 1 (1, 2), each (252, n), the row of the keep of each hand.
    """

    boxes: Indices
    keeps: tuple[Indices, Indices]


def choices_of(policy: Policy, columns: Columns) -> Choices:
    """Return the player's choices with each sheet."""
    in_boxes = list(policy.turns.in_boxes(columns, policy.to_come))
    best = np.max([values for _, values in in_boxes], axis=0)
    boxes = np.zeros(best.shape, np.intp)
    for box, values in reversed(in_boxes):
        np.copyto(boxes, box, where=values > best - TIE)
    arrays, kept = keep_arrays(), []
    for _ in range(MOST_ROLLS - 1):
        means = arrays.means(best)
        best = arrays.best(means)
        rows = np.empty(best.shape, np.intp)
        for choice in _choices()[::-1]:
            np.copyto(rows, choice[:, None], where=means[choice] > best - TIE)
        kept.append(rows)
    return Choices(boxes, (kept[0], kept[1]))


@cache
def _choices() -> Indices:
    """(32, 252): the rows of each hand's keeps, the most dice first; some more than once."""
    rows, sizes = keeps().rows, range(DICE, -1, -1)
    kept = [[rows[keep] for size in sizes for keep in combinations(hand, size)] for hand in keeps().hands]
    return np.array(kept).T.copy()


def exact_scores(policy: Policy) -> Floats:
    """Return the chance of each final score of a game of Yacht, by score from 0."""
    turns = Turns(Sheet.YACHT)
    width = sum(int(scores.points[-1]) for scores in turns.scores) + 1
    scores = np.zeros((turns.places.size, width))
    scores[-1, 0] = 1.0
    for layer in turns.layers()[-2::-1]:
        for columns in layer.chunks():
            choices = choices_of(policy, columns)
            hands, here = _final_hands(choices), turns.place(columns)
            for box, in_box in enumerate(turns.scores):
                chosen = np.where(choices.boxes == box, hands, 0.0)
                after = scores[turns.place(Columns(columns.filled | 1 << box, columns.upper, columns.fifty))]
                for number, points in enumerate(in_box.points.astype(int).tolist()):
                    chance = chosen[in_box.of_hands == number].sum(axis=0)
                    scores[here, points:] += chance[:, None] * after[:, : width - points]
    from_the_first: Floats = scores[0]
    return from_the_first


def _final_hands(choices: Choices) -> Floats:
    """(252, n): the chance of each hand after the last roll."""
    arrays = keep_arrays()
    columns = np.arange(choices.boxes.shape[1])
    hands = np.repeat(arrays.chances[:, None], len(columns), axis=1)
    for rows in reversed(choices.keeps):
        kept = np.zeros((len(keeps().faces), len(columns)))
        np.add.at(kept, (rows, columns), hands)
        hands = arrays.spread(kept)
    return hands


def play_yacht(
    policy: Policy, games: int, seed: int, workers: Workers
) -> Generator[PartialResult[Scores], None, None]:
    """Play games alone with a player's choices; yield the scores so far.

    Raises ValueError for fewer than 1 game.
    """
    yield from simulated(partial(_played, policy), games, GAMES_A_CHUNK, seed, workers)


def _played(policy: Policy, games: int, generator: np.random.Generator) -> Scores:
    turns, points = Turns(policy.turns.sheet), np.zeros(games, np.intp)
    sheets = Columns(*np.zeros((3, games), np.intp))
    for _ in turns.scores:
        places = turns.place(sheets)
        order = np.argsort(places, kind="stable")
        sheets, points = sheets.at(order), points[order]
        starts = np.flatnonzero(np.diff(places[order], prepend=-1))
        bounds = np.append(starts[::AT_ONCE], games)
        for first, last in pairwise(bounds.tolist()):
            own = slice(first, last)
            after, added = _turn_played(policy, turns, sheets.at(own), generator)
            sheets.filled[own], sheets.upper[own], sheets.fifty[own] = after.filled, after.upper, after.fifty
            points[own] += added
    return Scores(np.bincount(points).tolist())


def _turn_played(
    policy: Policy, turns: Turns, sheets: Columns, generator: np.random.Generator
) -> tuple[Columns, Indices]:
    """The sheets after a turn, and its points (n,); equal sheets are side by side."""
    places = turns.place(sheets)
    is_new = np.diff(places, prepend=-1) != 0
    column, different = np.cumsum(is_new) - 1, sheets.at(np.flatnonzero(is_new))
    choices = choices_of(policy, different)
    added = np.zeros((len(turns.scores), *choices.boxes.shape))
    for box, values in turns.in_boxes(different, np.zeros(turns.places.size)):
        added[box] = values
    hands = _rolled(np.zeros(len(sheets), np.intp), generator)
    for keeps_of_hands in reversed(choices.keeps):
        hands = _rolled(keeps_of_hands[hands, column], generator)
    boxes = choices.boxes[hands, column]
    own = np.array([in_box.points[in_box.of_hands] for in_box in turns.scores])[boxes, hands].astype(np.intp)
    return turns.filled(sheets, boxes, own), added[boxes, hands, column].astype(np.intp)


def _rolled(kept: Indices, generator: np.random.Generator) -> Indices:
    """The places of hands after a roll of the dice that are not kept; `kept` are rows of keeps."""
    more = _more()
    for face in generator.integers(0, SIDES, (DICE, len(kept)), np.uint8):
        kept = more.take(kept * SIDES + face)
    hands: Indices = kept - keeps().first_hand
    return hands


@cache
def _more() -> Indices:
    """(462 * 6,): the row of each keep with one more die; five dice stay as they are."""
    all_keeps = keeps()
    hands = range(all_keeps.first_hand, len(all_keeps.faces))
    return np.array([*all_keeps.more, *([row] * SIDES for row in hands)]).reshape(-1)


def play_for_points(
    policy: Policy, games: int, seed: int, workers: Workers
) -> Generator[PartialResult[Sample], None, None]:
    """Play games with a player's choices; yield the points of those done so far.

    Raises ValueError for fewer than 1 game.
    """
    with closing(play_yacht(policy, games, seed, workers)) as runs:
        for running in runs:
            yield PartialResult(running.games, running.result.sample)
