"""Hog strategies as a whole: the dice rolled at each pair of scores, and their cost against the best response.

A study holds all that is known of a strategy against another; its maps give each position a step of a scale. The
findings are put in sentences for people, and in a table for other programs. All are plain values, so any process can
hold them; numpy is loaded only to calculate a study.
"""

from array import array
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from heapq import nlargest
from itertools import pairwise
from typing import TYPE_CHECKING, TypeAlias

from dicedesk.core.words import Sentence, figure, percent, tr, trn
from dicedesk.games.hog.coach import reason
from dicedesk.games.hog.players import STRATEGIES, parse_strategy, strategy_title, table_of
from dicedesk.games.hog.rules import DEFAULT_GOAL, MOST_DICE, HogState
from dicedesk.games.hog.unit import UNIT

if TYPE_CHECKING:
    import numpy.typing as npt

    from dicedesk.games.hog.odds import MatchUp


SCORES = DEFAULT_GOAL
"""A turn is taken at scores below this."""

COSTLIEST = 10
"""Positions listed as the costliest."""

DiceTable: TypeAlias = bytes
"""Numbers of dice by [own score, other's score], 100 x 100, one after the other."""

BEST = "best"
"""The name of the best response to its opponent."""

STUDIED = (*STRATEGIES, BEST)
"""The strategies to choose from; all but the last can be opponents, too."""


@dataclass(frozen=True)
class StudiedWins:
    """The chances that a strategy wins: when it begins, and when its opponent does."""

    first: float
    second: float

    @property
    def average(self) -> float:
        """The chance when a fair coin decides who begins."""
        return (self.first + self.second) / 2


@dataclass(frozen=True)
class StudiedCell:
    """A position with the strategy to move.

    `dice` is what it rolls, `opponents_dice` what its opponent would roll in its place, and `best` the number that wins
    most often against that opponent, the lowest of equal ones. `cost` is the cost of its choice in chance to win if it
    plays on as well as possible, exactly 0 for a best choice. `reached` is the chance that a game reaches the position.
    """

    own: int
    other: int
    dice: int
    opponents_dice: int
    best: int
    cost: float
    reached: float

    @property
    def cost_a_game(self) -> float:
        """The cost of the choice in an average game. The costs of all cells add up to the win rate that is missed."""
        return self.cost * self.reached


@dataclass(frozen=True, eq=False)
class StrategyStudy:
    """A strategy against another, in every position; games go to 100, and a coin decides who begins.

    Its chances to win add up: `best_wins.average` less `wins.average` is the sum of the costs of all cells.
    """

    dice: DiceTable
    opponents_dice: DiceTable
    best: DiceTable
    costs: "array[float]"
    reached: "array[float]"
    wins: StudiedWins
    best_wins: StudiedWins

    def cell(self, own: int, other: int) -> StudiedCell:
        """Return the position at these scores."""
        return self._cell_at(own * SCORES + other)

    def cells(self) -> Iterator[StudiedCell]:
        """Yield all positions, by own score and then by the opponent's."""
        return map(self._cell_at, range(SCORES * SCORES))

    def costliest(self) -> tuple[StudiedCell, ...]:
        """Return the positions that cost most in an average game, costliest first; none if nothing is lost."""
        weighed = [cost * share for cost, share in zip(self.costs, self.reached, strict=True)]
        places = nlargest(COSTLIEST, range(len(weighed)), key=weighed.__getitem__)
        return tuple(self._cell_at(place) for place in places if weighed[place])

    def _cell_at(self, place: int) -> StudiedCell:
        own, other = divmod(place, SCORES)
        return StudiedCell(
            own,
            other,
            self.dice[place],
            self.opponents_dice[place],
            self.best[place],
            self.costs[place],
            self.reached[place],
        )


def named_study(name: str, against: str) -> StrategyStudy:
    """Return the study of a strategy against another. Raises NotationError for an unknown name.

    The first name may be BEST.
    """
    # It loads numpy, 90 ms, which the window does without.
    from dicedesk.games.hog.odds import best_response

    theirs = table_of(parse_strategy(against))
    return study_of(best_response(theirs).table if name == BEST else table_of(parse_strategy(name)), theirs)


def study_of(strategy: "npt.ArrayLike", against: "npt.ArrayLike") -> StrategyStudy:
    """Return the study of a strategy against another, from their tables. Raises ValueError if either is not a table."""
    # Both load numpy, 90 ms, which the window does without.
    from dicedesk.games.hog.odds import as_table, best_response, choice_costs, win_chance
    from dicedesk.games.hog.pairs import reached

    mine, theirs = as_table(strategy), as_table(against)
    answer = best_response(theirs)
    return StrategyStudy(
        dice=mine.tobytes(),
        opponents_dice=theirs.tobytes(),
        best=as_table(answer.table).tobytes(),
        costs=array("d", choice_costs(mine, answer.values).tobytes()),
        reached=array("d", reached(mine, theirs).tobytes()),
        wins=_wins(win_chance(mine, theirs)),
        best_wins=_wins(answer.values.match_up),
    )


def _wins(chances: "MatchUp") -> StudiedWins:
    return StudiedWins(chances.first, chances.second)


def studied_title(name: str) -> Sentence:
    """Return the title of a name. Raises NotationError for an unknown name."""
    return tr("Best response") if name == BEST else strategy_title(name)


_LIMITS = UNIT.limits

COST_LIMITS = (float(_LIMITS.inaccuracy), float(_LIMITS.mistake), float(_LIMITS.blunder), 0.2)
"""Losses of the chance to win at which a new step of the map begins; the first step is no loss."""

DIFFERENCE_LIMITS = (-5, -2, 0, 1, 3, 6)
"""Differences of dice at which a new step of the map begins."""


class MapKind(Enum):
    """What a map shows of a strategy."""

    CHOICES = "choices"
    """The dice it rolls: a step for each number, from 0."""

    BEST = "best"
    """The best dice against its opponent, in the same steps."""

    DIFFERENCE = "difference"
    """How many dice more or fewer it rolls than its opponent would in its place."""

    LOSSES = "losses"
    """The losses of its choices against the best ones."""


def step_of(cell: StudiedCell, kind: MapKind) -> int:
    """Return the step of a position on a map, from 0."""
    if kind is MapKind.CHOICES:
        return cell.dice
    if kind is MapKind.BEST:
        return cell.best
    if kind is MapKind.DIFFERENCE:
        return bisect_right(DIFFERENCE_LIMITS, cell.dice - cell.opponents_dice)
    return 1 + bisect_right(COST_LIMITS, cell.cost) if cell.cost else 0


def steps_of(study: StrategyStudy, kind: MapKind) -> bytes:
    """Return the steps of all positions: 100 rows by the opponent's score, each by own score."""
    whole = {MapKind.CHOICES: study.dice, MapKind.BEST: study.best}.get(kind)
    steps = whole or bytes(step_of(cell, kind) for cell in study.cells())
    return b"".join(steps[other::SCORES] for other in range(SCORES))


@dataclass(frozen=True, eq=False)
class StrategyMaps:
    """A study with all its maps, and the positions that cost most, costliest first."""

    study: StrategyStudy
    steps: Mapping[MapKind, bytes]
    costliest: tuple[StudiedCell, ...]


def maps_of(study: StrategyStudy) -> StrategyMaps:
    """Return all maps of a study; they take as long as the study itself."""
    return StrategyMaps(study, {kind: steps_of(study, kind) for kind in MapKind}, study.costliest())


def named_maps(name: str, against: str) -> StrategyMaps:
    """Return the maps of a strategy against another. Raises NotationError as `named_study` does."""
    return maps_of(named_study(name, against))


@dataclass(frozen=True)
class NamedWins:
    """A strategy's win rate against the strategy of this name."""

    name: str
    wins: StudiedWins


@dataclass(frozen=True, eq=False)
class OwnStrategyStudy:
    """A strategy against another, the best response to the strategy, and its win rate against each known one."""

    maps: StrategyMaps
    answer: StrategyMaps
    rates: tuple[NamedWins, ...]


def brought_study(name: str, against: str) -> OwnStrategyStudy:
    """Return the study of an imported strategy with this name. Raises NotationError for an unknown name."""
    # It loads numpy, 90 ms, which the window does without.
    from dicedesk.games.hog.odds import as_table, win_chance

    mine = as_table(table_of(parse_strategy(name)))
    rates = tuple(
        NamedWins(other, _wins(win_chance(mine, table_of(parse_strategy(other)))))
        for other in dict.fromkeys((*STRATEGIES, against))
    )
    return OwnStrategyStudy(named_maps(name, against), named_maps(BEST, name), rates)


_LEAST_COST, _LEAST_SHARE = 0.001, 0.0001
"""Smaller numbers are not written as 0."""


def wins_words(study: StrategyStudy, name: Sentence, other: Sentence) -> Sentence:
    """Say how often the strategy beats its opponent."""
    return tr(
        "{name} beats {other} in {average} of games: {first} when it goes first and {second} when it goes second.",
        name=name,
        other=other,
        average=percent(study.wins.average),
        first=percent(study.wins.first),
        second=percent(study.wins.second),
    )


def best_words(study: StrategyStudy) -> Sentence:
    """Say what the strategy could win at most against the same opponent."""
    missed = study.best_wins.average - study.wins.average
    if not any(study.costs):
        return tr("This strategy always makes the best choice.")
    best = percent(study.best_wins.average)
    return tr(
        "The best response would win {best} of games, {cost} more than this strategy.",
        best=best,
        cost=points_words(missed),
    )


def cell_words(cell: StudiedCell, name: Sentence) -> tuple[Sentence, ...]:
    """Say what the strategy rolls in a position, what would be better and why, and how often a game reaches it."""
    where = {"own": cell.own, "other": cell.other, "name": name}
    if cell.dice:
        choice: Sentence = trn(
            "At {own} to {other}, {name} rolls 1 die.",
            "At {own} to {other}, {name} rolls {count} dice.",
            cell.dice,
            **where,
        )
    else:
        choice = tr("At {own} to {other}, {name} takes Free Bacon.", **where)
    return (choice, *_better(cell), reached_words(cell))


def _better(cell: StudiedCell) -> tuple[Sentence, ...]:
    state = HogState((cell.own, cell.other))
    if not cell.cost:
        return tr("This is the best choice."), reason(state, cell.dice)
    cost = points_words(cell.cost)
    if cell.best:
        best: Sentence = trn(
            "The best choice is 1 die, which is {cost} better.",
            "The best choice is {count} dice, which is {cost} better.",
            cell.best,
            cost=cost,
        )
    else:
        best = tr("The best choice is Free Bacon, which is {cost} better.", cost=cost)
    return best, reason(state, cell.best)


def opponents_words(cell: StudiedCell, other: Sentence) -> Sentence:
    """Say what the opponent would do in the same position."""
    if cell.dice == cell.opponents_dice:
        return tr("{name} would do the same.", name=other)
    if not cell.opponents_dice:
        return tr("{name} would take Free Bacon.", name=other)
    return trn("{name} would roll 1 die.", "{name} would roll {count} dice.", cell.opponents_dice, name=other)


def reached_words(cell: StudiedCell) -> Sentence:
    """Say how often a game between the two reaches a position with the strategy to move."""
    if not cell.reached:
        return tr("This position never comes up in games between the two strategies.")
    return tr(
        "This position comes up in {share} of games between the two strategies.",
        share=share_words(cell.reached),
    )


def choice_words(dice: int) -> Sentence:
    """Return a number of dice as a table or a legend writes it."""
    return tr("Free Bacon") if dice == 0 else trn("1 die", "{count} dice", dice)


def points_words(cost: float) -> Sentence:
    """Return a loss in percentage points of the chance to win, in words if it is too small."""
    if 0 < cost < _LEAST_COST:
        least = figure(100 * _LEAST_COST, 1)
        return trn("less than {count} percentage point", "less than {count} percentage points", least)
    return UNIT.amount_words(cost)


def share_words(share: float) -> Sentence:
    """Return a share of games, in words if it is too small."""
    if 0 < share < _LEAST_SHARE:
        return tr("less than {percent}", percent=percent(_LEAST_SHARE))
    return percent(share)


def scale_words(kind: MapKind) -> tuple[Sentence, ...]:
    """Say what each step of a map means, from step 0."""
    if kind in (MapKind.CHOICES, MapKind.BEST):
        return tuple(choice_words(dice) for dice in range(MOST_DICE + 1))
    if kind is MapKind.DIFFERENCE:
        some, many = DIFFERENCE_LIMITS[-2:]
        return (
            tr("at least {number} fewer", number=many),
            tr("{least} to {most} fewer", least=some, most=many - 1),
            tr("{least} to {most} fewer", least=1, most=some - 1),
            tr("same number of dice"),
            tr("{least} to {most} more", least=1, most=some - 1),
            tr("{least} to {most} more", least=some, most=many - 1),
            tr("at least {number} more", number=many),
        )
    limits = [percent(limit, 0) for limit in COST_LIMITS]
    return (
        tr("the best choice"),
        tr("less than {percent}", percent=limits[0]),
        *(tr("{least} to {most}", least=least, most=most) for least, most in pairwise(limits)),
        tr("{percent} or more", percent=limits[-1]),
    )


FIELDS = ("own_score", "other_score", "dice", "opponents_dice", "best", "cost", "reached", "cost_a_game")
"""The column titles, the same in every language; costs are chances to win."""


def figures_of(study: StrategyStudy) -> list[tuple[object, ...]]:
    """Return a row for each position, with a value for each of FIELDS."""
    return [
        (
            cell.own,
            cell.other,
            cell.dice,
            cell.opponents_dice,
            cell.best,
            cell.cost,
            cell.reached,
            cell.cost_a_game,
        )
        for cell in study.cells()
    ]
