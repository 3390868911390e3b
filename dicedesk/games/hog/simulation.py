"""Games of Hog between two tables, played by the million, and rolls of each number of dice.

A worker loads this module; the window uses only `questions`. `play_hog` counts the games that one player wins,
`converge` shows how the win rate approaches the chance, and `roll_all` counts the points of each number of dice.

Thousands of games are played side by side, each in a lane: one number of 32 bits with the whole state of its game.

    bits 31 to 16   the place: own score * 320 + seat * 160 + other score, of the player who throws next
    bits 15 to 9    the row: which dice are thrown next
    bits 8 to 0     empty; a random code from 0 to 511 is put here

A step is the same two look-ups for all lanes, whatever happens in their games: by row and code the number that the
throw adds to the place (`Throws.scored`), then by place and this number the next lane (`Steps.onward`). Swaps, and all
turns of Free Bacon up to the next dice, are in the second table, as no luck is in them. Rows 0 to 9 throw 1 to 10 dice;
the rows after them throw twice in one step, as over half of all throws of four dice or more score 1: they include the
other player's dice after a 1.

Chances that the codes cannot represent exactly are decided by a second code, 64 rows further down, and the rest is
drawn by a random fraction, about once in 3,000 throws (`dicedesk.lab.coded_laws`). So all outcomes have their exact
chances. `docs/simulators.md` walks through a throw with its numbers.
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import accumulate
from math import hypot
from operator import add

import numpy as np
import numpy.typing as npt

from dicedesk.core.dice import SIDES
from dicedesk.core.words import tr
from dicedesk.games.hog.odds import GOAL, Table, as_table, bacon_points, is_swap
from dicedesk.games.hog.points import MOST_POINTS, NUMBERS_OF_DICE
from dicedesk.games.hog.rules import MOST_DICE, point_ways
from dicedesk.lab.chunks import Chunk, PartialResult, chunk_results, simulated
from dicedesk.lab.coded_laws import UNDECIDED, CodedLaws, coded
from dicedesk.lab.sample import Sample
from dicedesk.play.ports.jobs import Workers

CODE_BITS = 9
ROWS = 64
IDLE_ROW = ROWS - 1
"""Rows 0 to 63 are for the first code, rows 64 to 127 for the second. In row 63 a game waits for `Steps.draw`."""

SCORES = GOAL + MOST_POINTS
SEATS = 2
POINT = SEATS * SCORES
"""Added to a place for each point of the player who throws."""

ENDS = SCORES * POINT
"""The lowest place of games that have ended."""

AFTER_1 = ENDS + (MOST_POINTS + 1) * POINT
"""Added, with the points of the other player's throw, if the first of two throws scored 1."""

AGAIN = ENDS + AFTER_1 + POINT
"""Added if the first code decides nothing."""

STAY = ENDS + AGAIN + POINT
"""Added if the second code decides nothing, either."""

Lanes = npt.NDArray[np.uint32]
Row = tuple[int, int]
"""The dice thrown, and those the other player throws after a 1; 0 if the code does not say."""


@dataclass(frozen=True, eq=False)
class Throws:
    """The number that a throw adds to the place.

    scored: at [row * 512 + code], with 64 rows for the first code and 64 for the second.
    laws: they draw what no code decides, by the row of the first.
    """

    scored: Lanes
    laws: CodedLaws


@lru_cache(maxsize=4)
def throws_of(rows: Sequence[Row]) -> Throws:
    """Return what the codes of these rows add to the place."""
    laws = coded([law_of(*row) for row in rows], 1 << CODE_BITS)
    scored = np.full((2, ROWS, 1 << CODE_BITS), STAY, np.uint32)
    scored[0, : len(rows)] = np.where(laws.first == UNDECIDED, AGAIN, laws.first)
    scored[1, : len(rows)] = np.where(laws.second == UNDECIDED, STAY, laws.second)
    return Throws(scored.ravel(), laws)


def law_of(dice: int, next_dice: int) -> Counter[int]:
    """Return what a throw, and after a 1 the next throw, can add to the place, each with the number of its ways."""
    points = point_ways(dice)
    law = Counter({scored * POINT: ways * SIDES**next_dice for scored, ways in points.items()})
    if next_dice:
        del law[POINT]
        law.update({AFTER_1 + scored: ways * points[1] for scored, ways in point_ways(next_dice).items()})
    return law


PLACE_SHIFT = np.uint32(16)

LOST, WON = ENDS, ENDS + SCORES
"""The places of games that have just ended: the first player has lost, or has won."""

_STATES = GOAL * POINT
"""Lower places have own scores below 100. Scores up to 159 are looked up, but no lane holds them."""

_ROW_BITS = np.uint32((2 * ROWS - 1) << CODE_BITS)

Places = npt.NDArray[np.intp]


@dataclass(frozen=True, eq=False)
class Steps:
    """The lane that follows in a game of two tables, at [place + what the throw added].

    onward: a lane whose game has ended begins a new game with its next throw. single: it stays where the game ended.
    start: the lane of a new game.
    """

    throws: Throws
    onward: Lanes
    single: Lanes
    start: np.uint32

    @property
    def is_decided(self) -> bool:
        """Whether the game is over before any dice are thrown, by Free Bacon alone."""
        return bool(self.start >= at_least(LOST))

    def draw(self, lanes: Lanes, generator: np.random.Generator) -> None:
        """Draw the throws of the games in the idle row; some games may end with them."""
        idle = np.flatnonzero((lanes & _ROW_BITS) == IDLE_ROW << CODE_BITS)
        places = lanes[idle] >> PLACE_SHIFT
        rows = ((self.single[places + AGAIN] & _ROW_BITS) >> CODE_BITS).astype(np.intp) - ROWS
        lanes[idle] = self.single[places + self.throws.laws.draw(rows, generator)]


def at_least(place: int) -> np.uint32:
    """Return the least lane at this place or above."""
    return np.uint32(place << int(PLACE_SHIFT))


def steps_of(first: Table, second: Table) -> Steps:
    """Return the steps of games in which the player with the first table begins."""
    dice = np.ones(WON + 1, np.intp)
    by_score = dice[:ENDS].reshape(SCORES, SEATS, SCORES)
    for seat, table in enumerate((first, second)):
        by_score[:GOAL, seat, :GOAL] = table
    follows = np.append(_after_turn(), np.arange(ENDS, WON + 1))
    # Each turn of Free Bacon leads to a later state, where dice are thrown or the game is over.
    next_roll = np.arange(WON + 1)
    free = np.flatnonzero(dice == 0)
    next_roll[free] = follows[free + bacon_points()[free % SCORES] * POINT]
    while not np.array_equal(next_roll, further := next_roll[next_roll]):
        next_roll = further
    start = next_roll[0]
    rows, row_of = _rows(dice, follows)
    row_of[ENDS:] = row_of[start]
    lanes = _lanes(np.arange(WON + 1), row_of)
    single = _followed(lanes, next_roll[follows[:ENDS]])
    onward = single.copy()
    points = np.arange(MOST_POINTS + 1)
    points_added = np.concatenate([points * POINT, AFTER_1 + points, [AGAIN]])
    for end in (LOST, WON):
        single[end + points_added] = lanes[end]
        onward[end + points_added] = single[start + points_added]
    return Steps(throws_of(rows), onward, single, lanes[start])


def _followed(lanes: Lanes, follows: Places) -> Lanes:
    """Return the lane that follows at [place + what was added]; entries of games that have ended are left 0."""
    single = np.zeros(STAY + _STATES, np.uint32)
    single[:ENDS] = lanes[follows]
    # The other player's score went up: the result is the same as a throw in the state after the 1.
    next_turn = single[:ENDS].reshape(SCORES, SEATS, SCORES)[:, ::-1, 1 : GOAL + 1]
    single[AFTER_1:][:_STATES] = next_turn.transpose(2, 1, 0).ravel()
    single[AGAIN:][:_STATES] = lanes[:_STATES] + np.uint32(ROWS << CODE_BITS)
    single[STAY:] = _lanes(np.arange(_STATES), np.full(_STATES, IDLE_ROW))
    return single


def _after_turn() -> Places:
    """Return the place of the other player's turn or of the end, by the place with the points of the turn added."""
    own, seat, other = np.ogrid[:SCORES, :SEATS, :SCORES]
    swap = is_swap(own, other)
    # The next mover has the other score, or after a swap the score that was reached.
    on = np.where(swap, own, other) * POINT + (1 - seat) * SCORES + np.where(swap, other, own)
    first_has_won = swap == (seat == 1)
    return np.where(own < GOAL, on, np.where(first_has_won, WON, LOST)).ravel()


def _rows(dice: Places, follows: Places) -> tuple[tuple[Row, ...], Places]:
    """Return the rows, ten for single throws and then the pairs that most places have, and the row of each place."""
    places = np.arange(_STATES)
    own, seat, other = places // POINT, places // SCORES % SEATS, places % SCORES
    after_1 = follows[places + POINT]
    # Not if the scores are swapped, or the game is over.
    is_simple = (after_1 == other * POINT + (1 - seat) * SCORES + own + 1) & (other < GOAL)
    pairs = np.where(is_simple, dice[:_STATES] * ROWS + dice[after_1], 0)
    states_of = np.bincount(pairs, minlength=(MOST_DICE + 1) * ROWS)
    states_of[:ROWS] = states_of[::ROWS] = 0
    common = np.flatnonzero(states_of)
    common = common[np.argsort(-states_of[common], kind="stable")][: IDLE_ROW - MOST_DICE]
    row_of = np.maximum(dice, 1) - 1
    row_of_pair = np.zeros_like(states_of)
    row_of_pair[common] = MOST_DICE + np.arange(len(common))
    row_of[:_STATES] = np.maximum(row_of[:_STATES], row_of_pair[pairs])
    ones = [(number, 0) for number in range(1, MOST_DICE + 1)]
    return (*ones, *(divmod(pair, ROWS) for pair in common.tolist())), row_of


def _lanes(places: Places, rows: Places) -> Lanes:
    lanes: Lanes = (places << int(PLACE_SHIFT) | rows << CODE_BITS).astype(np.uint32)
    return lanes


GAMES_A_CHUNK = 1 << 20
LANES = 3 << 13
"""Games played side by side; their data fits the cache of a core."""

_CODES = np.uint64(0x01FF_01FF_01FF_01FF)
"""The bits of a random word that are used: the codes of four throws."""

_CODES_A_WORD = 4
_LOST, _WON = at_least(LOST), at_least(WON)
_STEPS_BETWEEN = 16
"""Steps between two draws of the throws that no code has decided."""

_LAST_STEPS = 4
"""Steps after which ended lanes are taken out, once no new games begin."""


def play_hog(
    first: npt.ArrayLike, second: npt.ArrayLike, games: int, seed: int, workers: Workers
) -> Generator[PartialResult[Sample], None, None]:
    """Play games in which the player with the first table begins; yield the games that player has won so far.

    Raises ValueError if either is not a table, or for fewer than 1 game.
    """
    yield from simulated(hog_player(first, second), games, GAMES_A_CHUNK, seed, workers)


def hog_player(first: npt.ArrayLike, second: npt.ArrayLike) -> Callable[[int, np.random.Generator], Sample]:
    """Return a function that plays a number of games in which the player with the first table begins.

    It can be pickled.

    Raises ValueError if either is not a table.
    """
    return partial(_played, steps_of(as_table(first), as_table(second)))


def _played(steps: Steps, games: int, generator: np.random.Generator) -> Sample:
    if steps.is_decided:
        return Sample.of_wins(games, games * bool(steps.start >= _WON))
    table = _Lanes(steps, min(games, LANES), generator)
    wins, left = 0, games - table.count
    # Each lane can end a game in one step, and begin a new one in the next.
    steps_done = 0
    while left >= table.count:
        table.step(steps.onward)
        if steps_done % _STEPS_BETWEEN == 0:
            table.draw()
        new_wins, losses = table.ends()
        wins += new_wins
        left -= new_wins + losses
        steps_done += 1
    table.begin_the_last(left)
    while table.count:
        for _ in range(_LAST_STEPS):
            table.step(steps.single)
        wins += table.ends()[0]
        table.take_out_ended()
        table.draw()
    return Sample.of_wins(games, wins)


@dataclass(frozen=True, eq=False)
class _Room:
    """Memory for one step, reused in the next."""

    rows: npt.NDArray[np.uint16]
    indices: npt.NDArray[np.intp]
    points: Lanes
    is_so: npt.NDArray[np.bool_]

    @staticmethod
    def for_lanes(count: int) -> "_Room":
        return _Room(
            np.empty(count, np.uint16),
            np.empty(count, np.intp),
            np.empty(count, np.uint32),
            np.empty(count, np.bool_),
        )


class _Lanes:
    """Games side by side."""

    def __init__(self, steps: Steps, count: int, generator: np.random.Generator) -> None:
        self._steps, self._generator = steps, generator
        self._hold(np.full(count, steps.start))

    @property
    def count(self) -> int:
        return len(self._lanes)

    def step(self, follows: Lanes) -> None:
        """Play a throw in each lane, or two, and everything without luck that follows."""
        room, lanes = self._room, self._lanes
        words = self._generator.bit_generator.random_raw(-(-self.count // _CODES_A_WORD))
        words &= _CODES
        looked_up = words.view(np.uint16)[: self.count]
        np.copyto(room.rows, lanes, casting="unsafe")
        looked_up |= room.rows
        np.copyto(room.indices, looked_up)
        self._steps.throws.scored.take(room.indices, out=room.points, mode="clip")
        lanes >>= PLACE_SHIFT
        lanes += room.points
        np.copyto(room.indices, lanes)
        follows.take(room.indices, out=lanes, mode="clip")

    def ends(self) -> tuple[int, int]:
        """The games that the first player has just won, and just lost."""
        won = int(np.count_nonzero(np.greater_equal(self._lanes, _WON, out=self._room.is_so)))
        over = int(np.count_nonzero(np.greater_equal(self._lanes, _LOST, out=self._room.is_so)))
        return won, over - won

    def draw(self) -> None:
        self._steps.draw(self._lanes, self._generator)

    def begin_the_last(self, games: int) -> None:
        """Begin the last games, in addition to those in play."""
        self._lanes[self._lanes >= _LOST] = self._steps.start
        self._hold(np.concatenate([self._lanes, np.full(games, self._steps.start)]))

    def take_out_ended(self) -> None:
        self._hold(self._lanes[self._lanes < _LOST])

    def _hold(self, lanes: Lanes) -> None:
        self._lanes, self._room = lanes, _Room.for_lanes(len(lanes))


_FIRST_TOLD = 100
_TOLD_A_DECADE = 8
"""Games before the first report of the win rate, and reports for each tenfold number of games after it."""


@dataclass(frozen=True)
class BothSeats:
    """Games half of which the first strategy begins, and half the second."""

    begins: Sample
    follows: Sample

    def __add__(self, other: "BothSeats") -> "BothSeats":
        return BothSeats(self.begins + other.begins, self.follows + other.follows)

    @property
    def games(self) -> int:
        """The games of both halves."""
        return self.begins.games + self.follows.games

    @property
    def share(self) -> float:
        """The first strategy's win rate, both seats averaged."""
        return (self.begins.mean + self.follows.mean) / 2

    @property
    def standard_error(self) -> float:
        """The standard error of the win rate."""
        return hypot(self.begins.standard_error, self.follows.standard_error) / 2

    @property
    def interval(self) -> tuple[float, float]:
        """The range that holds the chance in 19 of 20 cases.

        It is Newcombe's, made of Wilson's interval for each half (Statistics in Medicine 17, 1998). It is right for few
        games too, and has a width even if all of them were won.
        """
        halves = [(half.mean, *half.interval) for half in (self.begins, self.follows)]
        below = hypot(*(mean - low for mean, low, _ in halves)) / 2
        above = hypot(*(high - mean for mean, _, high in halves)) / 2
        return self.share - below, self.share + above


def converge(
    first: Table, second: Table, games: int, seed: int, workers: Workers, tell: Callable[[int], object]
) -> tuple[BothSeats, ...]:
    """Return the results after 100 games and after more, each by the same factor; the last entry is that of all games.

    They depend only on the seed, not on the number of workers. `tell` is called with the number of games done. Raises
    ValueError for fewer than 2 games or if either is not a table, and JobError if a part failed.
    """
    if games < 2:
        raise ValueError(
            tr(
                "At least 2 games are needed so that each player goes first once; you gave {games}.",
                games=games,
            )
        )
    stops = _told_after(games)
    chunks = tuple(_chunks_to(stops))
    play = partial(_both_seats, hog_player(first, second), hog_player(second, first))
    parts, done = dict[int, BothSeats](), 0
    with closing(chunk_results(play, chunks, seed, workers)) as results:
        for number, both in results:
            parts[number] = both
            done += both.games
            tell(done)
    reached = accumulate((parts[chunk.number] for chunk in chunks), add)
    return tuple(both for both in reached if both.games in stops)


def _told_after(games: int) -> tuple[int, ...]:
    """The numbers of games after which the win rate is reported: even numbers that rise by a factor, and all games."""
    steps = range(_TOLD_A_DECADE * len(str(games)))
    rising = (2 * round(_FIRST_TOLD / 2 * 10 ** (step / _TOLD_A_DECADE)) for step in steps)
    return *(number for number in rising if number < games), games


def _chunks_to(stops: tuple[int, ...]) -> Iterator[Chunk]:
    """Chunks that end after each of these numbers of games, and in between if they would be too large."""
    number = played = 0
    for games in stops:
        while played < games:
            size = min(games - played, GAMES_A_CHUNK)
            yield Chunk(number, size)
            number += 1
            played += size


def _both_seats(
    begins: Callable[[int, np.random.Generator], Sample],
    follows: Callable[[int, np.random.Generator], Sample],
    games: int,
    generator: np.random.Generator,
) -> BothSeats:
    half = games // 2
    first = begins(games - half, generator)
    if not half:
        return BothSeats(first, Sample.of_wins(0, 0))
    second = follows(half, generator)
    return BothSeats(first, Sample.of_wins(half, half - second.total))


ROLLS_A_CHUNK = 1 << 15


@dataclass(frozen=True)
class RollsOfAll:
    """The points of rolls with each number of dice, from 1 to 10."""

    samples: tuple[Sample, ...]

    def __add__(self, other: "RollsOfAll") -> "RollsOfAll":
        return RollsOfAll(tuple(map(add, self.samples, other.samples)))


def roll_all(rolls: int, seed: int, workers: Workers) -> Generator[PartialResult[RollsOfAll], None, None]:
    """Roll each number of dice `rolls` times; yield the results so far after each part.

    Raises ValueError for fewer than 1 roll, and JobError if a part failed.
    """
    yield from simulated(_rolled, rolls, ROLLS_A_CHUNK, seed, workers)


def _rolled(rolls: int, generator: np.random.Generator) -> RollsOfAll:
    return RollsOfAll(tuple(_points(dice, rolls, generator) for dice in NUMBERS_OF_DICE))


def _points(dice: int, rolls: int, generator: np.random.Generator) -> Sample:
    faces = generator.integers(1, 7, (dice, rolls), np.uint8)
    points = np.where((faces == 1).any(axis=0), 1, faces.sum(axis=0, dtype=np.int64))
    return Sample(rolls, int(points.sum()), int((points**2).sum()))
