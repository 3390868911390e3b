"""Whether a player gets better: the cost of their choices over time, adjusted for luck, and its changes.

A game is one observation, however many choices it has, because the choices of one game are correlated. The cost of some
games is calculated as in a review: the cost of all their choices, divided by the sum of `put_down`. Its range is a
score interval (Wilson, 1927) whose upper end allows for costly errors that have not happened yet. A change is found by
the Simple Jumper, a test martingale that bets on the ranks of the costs (Vovk and others, 2021, "Retrain or not
retrain: conformal test martingales for change-point detection"). It can run after every game: of players who never
change, at most 1 in 20 ever gets a false report (Ville's inequality).

The history has the figures of each game, from its review (`features.review.history`); curves are calculated from them
each time.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import Enum
from itertools import groupby
from math import ceil, log, sqrt
from typing import NamedTuple

from dicedesk.coach.unit import Unit
from dicedesk.core.words import Sentence, figure, tr, trn
from dicedesk.games.catalogue import GAMES, asked_games
from dicedesk.play.ports.game_summary import PARTS
from dicedesk.play.ports.past_games import GameChoices, History

MOST_GAMES = 5000
"""Most games of a kind that are evaluated, the newest first."""
MOST_POINTS = 200
"""Most points of a curve."""
FEWEST = 3
"""A week with fewer games is left out: they do not show how much games differ."""
RATED, FEWEST_RATED = 20, 5
"""A rating comes from at most 20 of the newest games, and from at least 5."""
FEWEST_COMPARED = 20
"""Fewer games seldom show a change."""
NEWS = 20
"""Games after its discovery for which a change is news."""


class Span(Enum):
    """The games behind one point of a curve: a number of consecutive games, or those of a week."""

    FEW = 5
    SOME = 20
    MANY = 100
    WEEK = 0


@dataclass(frozen=True)
class Spread:
    """A mean of some games, and its range, which contains the true value in at least 95 of 100 cases."""

    value: float
    low: float
    high: float
    games: int


@dataclass(frozen=True)
class Cost(Spread):
    """The average cost of a choice that mattered, and the number of such choices."""

    choices: int


@dataclass(frozen=True)
class SkillPoint:
    """The cost of choices up to a game, by its number from 1, or in a week, whose `begun` is its Monday."""

    place: int
    begun: date
    cost: Cost


@dataclass(frozen=True)
class Change:
    """The last change of the cost of choices: the cost in the `earlier` games before it, and in the `games` since.

    `since` is the day of the first game after the change; None if unknown. The change was found `age` games ago.
    """

    before: float
    earlier: int
    now: float
    games: int
    since: date | None
    age: int

    @property
    def is_better(self) -> bool:
        """Whether choices cost less now."""
        return self.now < self.before


@dataclass(frozen=True)
class Skill:
    """The curve of one game's choices, of one `kind` or of all for "". `games` is the number of games behind it."""

    game: str
    kind: str
    span: Span
    games: int
    points: tuple[SkillPoint, ...]
    change: Change | None

    @property
    def now(self) -> Cost | None:
        """The cost at its end; None if there are too few games."""
        return self.points[-1].cost if self.points else None


@dataclass(frozen=True)
class SkillReport:
    """The curves of a game's choices: first of all choices, then of each kind; for all games, one per game.

    `rating` is the number of games won out of 100 against `against` with average luck; it is None if there are too few
    `rated` games, and `against` is "" if there is no such player. `waiting` games are not reviewed yet.
    """

    game: str
    span: Span
    curves: tuple[Skill, ...]
    rating: Spread | None
    rated: int
    against: str
    waiting: int


@dataclass(frozen=True)
class PlayedGame:
    """The result of a game's choices, of one kind or of all."""

    begun: int
    choices: int
    total: float
    put_down: float

    @property
    def cost(self) -> float:
        """The average cost of its choices."""
        return self.total / self.put_down


def skill_report(past: History, game: str, span: Span) -> SkillReport:
    """Return the curves of one game, or those of all games for "". Raises StoreError."""
    by_game = {name: past.game_choices(name, MOST_GAMES) for name in asked_games(game)}
    curves = [_curve(name, "", games, span) for name, games in by_game.items() if games]
    against, even = "", list[float]()
    if game in GAMES and curves:
        unit = unit_of(game)
        kinds = [_curve(game, kind.id, by_game[game], span) for kind in unit.kinds]
        curves += [curve for curve in kinds if curve.games]
        against = unit.rated_against
        even = [each.even / PARTS for each in by_game[game] if each.even is not None][-RATED:]
    rating = rating_of(even, unit_of(game)) if len(even) >= FEWEST_RATED else None
    return SkillReport(game, span, tuple(curves), rating, len(even), against, past.unreviewed())


def skill_line(past: History, game: str) -> Sentence | None:
    """Return the sentence on the choices in a game, or for "" in the game played last, which it names.

    None without games. Raises StoreError.
    """
    newest = past.game_choices(game, 1)
    if not newest:
        return None
    name = newest[0].game
    games = past.game_choices(name, MOST_GAMES)
    span = Span.SOME if len(games) >= Span.SOME.value else Span.FEW
    words = change_words(_curve(name, "", games, span))
    return words if game else tr("{game}: {words}", game=GAMES[name].spec.title, words=words)


def real_change(past: History, game: str) -> Change | None:
    """Return the last change of a game's choices, if it was found recently. Raises StoreError."""
    change = last_change(games_of(past.game_choices(game, MOST_GAMES)))
    return change if change is not None and change.age < NEWS else None


def _curve(game: str, kind: str, games: Iterable[GameChoices], span: Span) -> Skill:
    those, unit = games_of(games, kind), unit_of(game)
    points = tuple(_by_week(those, unit) if span is Span.WEEK else _by_games(those, span.value, unit))
    return Skill(game, kind, span, len(those), points, last_change(those))


def games_of(games: Iterable[GameChoices], kind: str = "") -> list[PlayedGame]:
    """Return the games that had choices of this kind, or of any for ""."""
    return [one for one in (_game(each, kind) for each in games) if one.choices]


def _game(game: GameChoices, kind: str) -> PlayedGame:
    those = [each for each in game.choices if kind in ("", each.kind)]
    return PlayedGame(
        game.begun,
        sum(each.count for each in those),
        sum(each.cost for each in those) / PARTS,
        sum(each.put_down for each in those) / PARTS,
    )


def _by_games(games: Sequence[PlayedGame], span: int, unit: Unit) -> Iterator[SkillPoint]:
    """Yield the cost of the `span` games up to each game, or up to every few games; the last game always has
    a point."""
    step = ceil(max(len(games) - span + 1, 1) / MOST_POINTS)
    first = span + (len(games) - span) % step
    for place in range(first, len(games) + 1, step):
        cost = cost_of(games[place - span : place], unit)
        if cost is not None:
            yield SkillPoint(place, _day(games[place - 1]), cost)


def _by_week(games: Sequence[PlayedGame], unit: Unit) -> Iterator[SkillPoint]:
    for place, (monday, those) in enumerate(_weeks(games), 1):
        cost = cost_of(those, unit)
        if cost is not None:
            yield SkillPoint(place, monday, cost)


def _weeks(games: Iterable[PlayedGame]) -> list[tuple[date, list[PlayedGame]]]:
    """The games of each week with enough of them; games without a start time are left out."""
    weeks = groupby((each for each in games if each.begun), _monday)
    grouped = [(monday, list(those)) for monday, those in weeks]
    return [(monday, those) for monday, those in grouped if len(those) >= FEWEST]


def _day(game: PlayedGame) -> date:
    return datetime.fromtimestamp(game.begun).astimezone().date()


def _monday(game: PlayedGame) -> date:
    return _day(game) - timedelta(_day(game).weekday())


def cost_of(games: Sequence[PlayedGame], unit: Unit) -> Cost | None:
    """Return the average cost of a choice in three games or more, with its range; None if every `put_down` is 0."""
    put_down = sum(each.put_down for each in games)
    if not put_down:
        return None
    total = sum(each.total for each in games)
    value = total / put_down
    deviation = _deviation([each.total - value * each.put_down for each in games])
    more = _unseen([each.total for each in games], deviation, unit)
    # Only bets can gain, and unseen gains are as possible as unseen losses.
    least = total - more if unit.quantity.currency else max(total - deviation, 0.0)
    choices = sum(each.choices for each in games)
    return Cost(value, least / put_down, (total + more) / put_down, len(games), choices)


def rating_of(even: Sequence[float], unit: Unit) -> Spread:
    """Return the mean chance to win with average luck in five games or more, in percent, with its range."""
    count, best = len(even), max(even)
    value = sum(even) / count
    deviation = _deviation([each - value for each in even])
    more = _unseen([best - each for each in even], deviation, unit)
    edges = (value, value - more / count, value + deviation / count)
    rating, low, high = (100 * min(max(at, 0.0), 1.0) for at in edges)
    return Spread(rating, low, high, count)


def _deviation(apart: Sequence[float]) -> float:
    """Half the width of a 95% interval of a sum, by Student's t, from the games' distances from their mean."""
    count = len(apart)
    return students_t(count - 1) * sqrt(sum(each * each for each in apart) * count / (count - 1))


def _unseen(costs: Sequence[float], deviation: float, unit: Unit) -> float:
    """How much higher the true cost may be, since the costliest errors are rare and may not have happened yet.

    Each unit of cost above the observed cost adds the costliest error to the variance: u² = deviation² + 4·costliest·u.
    """
    twice = 2 * max(_costliest(unit), *map(abs, costs))
    return twice + sqrt(twice * twice + deviation * deviation)


def _costliest(unit: Unit) -> float:
    """The possible cost of an error that no game has shown yet: half a game, or two blunders."""
    return 0.5 if unit.quantity.is_chance else 2 * float(unit.limits.blunder)


_NORMAL = 1.959964
_FEW_TIMES = {2: 4.302653, 3: 3.182446}


def students_t(freedom: int) -> float:
    """Return Student's t for 95% intervals, from 2 degrees of freedom on; off by less than one in 300."""
    z, by = _NORMAL, 4 * freedom
    series = z + (z**3 + z) / by + (5 * z**5 + 16 * z**3 + 3 * z) / (6 * by**2)
    return _FEW_TIMES.get(freedom, series + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (6 * by**3))


class _Alarm(NamedTuple):
    """A change found after `end` games, which began after `begun` of them."""

    end: int
    begun: int
    is_better: bool


def last_change(games: Sequence[PlayedGame]) -> Change | None:
    """Return the last change of the cost of choices; None if all of it may be chance.

    After each change, the search starts over with the games since that change.
    """
    paid, first, change = [each for each in games if each.put_down], 0, None
    while (alarm := _first_alarm([each.cost for each in paid[first:]])) is not None:
        begun, end = first + alarm.begun, first + alarm.end
        before, now = paid[first:begun], paid[begun:]
        since = _day(now[0]) if now[0].begun else None
        one = Change(_mean(before), len(before), _mean(now), len(now), since, len(paid) - end)
        # The ranks may improve while one costly error makes the mean worse: that is not a clear change.
        change = one if one.is_better is alarm.is_better else None
        first = begun
    return change


def _mean(games: Sequence[PlayedGame]) -> float:
    return sum(each.total for each in games) / sum(each.put_down for each in games)


_PRIZE = 20.0
"""Fair bets turn 1 unit into this much in at most 1 of 20 cases, no matter how long they go on."""
_JUMP = 0.01
"""The share of all money that is redistributed evenly after each game."""
_GOLDEN = 0.618034
"""Breaks ties between equal costs, evenly and deterministically."""


def _first_alarm(costs: Sequence[float]) -> _Alarm | None:
    """Return the first change: where a bet on the rank of each game among those so far wins the prize.

    A third of the money is bet on lower ranks, a third on higher ones, and a third is not bet.
    """
    ranked = list[tuple[float, float]]()
    money = {-1: 1 / 3, 0: 1 / 3, 1: 1 / 3}
    won, least, begun = {-1: 0.0, 1: 0.0}, {-1: 0.0, 1: 0.0}, {-1: 0, 1: 0}
    for place, cost in enumerate(costs):
        game = (cost, place * _GOLDEN % 1)
        below = bisect_left(ranked, game)
        ranked.insert(below, game)
        rank = (below + 0.5) / (place + 1) - 0.5
        shared = _JUMP * sum(money.values()) / len(money)
        money = {side: ((1 - _JUMP) * has + shared) * (1 + side * rank) for side, has in money.items()}
        if sum(money.values()) >= _PRIZE:
            side = max(begun, key=money.__getitem__)
            return _Alarm(place + 1, begun[side], side < 0)
        for side in begun:
            won[side] += log(1 + side * rank)
            if place < Span.FEW.value or won[side] <= least[side]:
                least[side], begun[side] = won[side], place + 1
    return None


def unit_of(game: str) -> Unit:
    """Return the unit of a game's choices; the game has a coach."""
    unit = GAMES[game].unit
    assert unit is not None  # noqa: S101 (tells mypy: only a game with a coach is reviewed)
    return unit


def cost_words(game: str, cost: float) -> Sentence:
    """Return the cost of a choice in a game, such as "2.3 percentage points"."""
    return unit_of(game).rate_words(cost)


def short_cost_words(game: str, cost: float) -> Sentence:
    return unit_of(game).short_rate_words(cost)


def title_of(skill: Skill) -> Sentence:
    """Return the title of the choices behind the curve."""
    kinds = unit_of(skill.game).kinds
    return next((kind.title for kind in kinds if kind.id == skill.kind), tr("All choices"))


def change_words(skill: Skill) -> Sentence:
    """Return whether the choices have become better or worse, or what is missing to say so."""
    change, now = skill.change, skill.now
    if change is None:
        if now is None or skill.games < FEWEST_COMPARED:
            return _missing_words(skill)
        return tr(
            "No clear change. On average, a choice cost {now} in your last {games} games.",
            now=cost_words(skill.game, now.value),
            games=figure(now.games),
        )
    values = {
        "now": cost_words(skill.game, change.now),
        "games": figure(change.games),
        "before": cost_words(skill.game, change.before),
        "earlier": figure(change.earlier),
    }
    if change.is_better:
        return tr(
            "You are improving. On average, a choice cost {now} in your last {games} games and {before} in "
            "the {earlier} before that. At most 1 player in 20 ever sees this message by chance.",
            **values,
        )
    return tr(
        "Your choices cost more than before. On average, a choice cost {now} in your last {games} games "
        "and {before} in the {earlier} before that. At most 1 player in 20 ever sees this message by "
        "chance.",
        **values,
    )


def _missing_words(skill: Skill) -> Sentence:
    if skill.points:
        return trn(
            "Play one more game to see how your choices compare over time.",
            "Play {count} more games to see how your choices compare over time.",
            FEWEST_COMPARED - skill.games,
        )
    if skill.span is Span.WEEK:
        return trn(
            "Play at least one game in a week to see what your choices cost.",
            "Play at least {count} games in a week to see what your choices cost.",
            FEWEST,
        )
    return trn(
        "Play one more game to see what your choices cost.",
        "Play {count} more games to see what your choices cost.",
        max(skill.span.value - skill.games, 1),
    )


def change_in_a_word(skill: Skill) -> Sentence:
    """Return the change in one word, for a table."""
    if skill.change is not None:
        return tr("Better") if skill.change.is_better else tr("Worse")
    return tr("Too few games") if skill.games < FEWEST_COMPARED else tr("Not clear")


def rating_words(report: SkillReport) -> Sentence | None:
    """Return the rating in a sentence that explains it, or what is missing; None for a game without a rating."""
    if not report.against:
        return None
    opponent = GAMES[report.game].past.opponent_words(report.against)
    rating = report.rating
    if rating is None:
        return trn(
            "For a rating, play one more game against {opponent}.",
            "For a rating, play {count} more games against {opponent}.",
            FEWEST_RATED - report.rated,
            opponent=opponent,
        )
    return tr(
        "Rating {rating} (range {low}–{high}): with average luck, you would win {rating} of 100 games "
        "against {opponent}, judging by your last {games} games.",
        rating=figure(round(rating.value)),
        low=figure(round(rating.low)),
        high=figure(round(rating.high)),
        games=figure(rating.games),
        opponent=opponent,
    )


def report_words(report: SkillReport) -> Sentence:
    """Return the sentence shown until there is a curve."""
    if report.waiting:
        return tr("Your games are still being reviewed.")
    return tr("Play a game to see what your choices cost.")
