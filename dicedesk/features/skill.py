"""Whether a person gets better: what their choices cost over time, luck taken out, and whether a change is chance.

A game is one observation, however many choices it had, since those of one game go together. The cost of some games is
that of a review: what all their choices lost, divided by all that was put down. Its band holds the cost in 95 of 100
cases, by how much the games differ (a ratio of sums, with Student's t). Whether two costs differ by chance is asked of
the games themselves: how often do the same games differ as much when they are dealt out again?
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import Enum
from itertools import combinations, groupby
from math import ceil, comb, sqrt
from random import Random

from dicedesk.coach.unit import Unit
from dicedesk.core.words import Sentence, figure, percent, tr, trn
from dicedesk.games.catalogue import KITS, asked_games
from dicedesk.play.ports.game_summary import PARTS
from dicedesk.play.ports.past_games import GameChoices, History

MOST_GAMES = 5000
"""So many of the newest games of a kind are looked at."""
MOST_POINTS = 200
"""A curve has no more points than this."""
FEWEST = 3
"""So few games in a week say nothing of how much games differ; a week with fewer is left out."""
RATED, FEWEST_RATED = 20, 5
"""A rating is that of so many of the newest games, and needs so many."""
UNLIKELY = 0.05
"""A change that chance makes less often than this is called one."""
_DEALS = 2000
"""So often games are dealt out anew, where there are more ways to do so than that."""


class Span(Enum):
    """The games that make one point of a curve: so many of the newest, or those of a week."""

    FEW = 5
    SOME = 20
    MANY = 100
    WEEK = 0


@dataclass(frozen=True)
class Spread:
    """A mean of so many games, and the edges of the band in which it lies in 95 of 100 cases."""

    value: float
    low: float
    high: float
    games: int


@dataclass(frozen=True)
class Cost(Spread):
    """What a choice that mattered cost on average, and how many of them there were."""

    choices: int


@dataclass(frozen=True)
class SkillPoint:
    """What choices cost up to a game, by its number from 1, or in a week, whose `begun` is its Monday."""

    place: int
    begun: date
    cost: Cost


@dataclass(frozen=True)
class Change:
    """What choices cost before and now, and the chance that the same games differ as much when they are dealt anew.

    `since` is the day on which the games of now began; None where nobody knows.
    """

    before: Cost
    now: Cost
    chance: float
    since: date | None

    @property
    def is_real(self) -> bool:
        """Whether it is more than chance."""
        return self.chance < UNLIKELY

    @property
    def is_better(self) -> bool:
        """Whether choices cost less now."""
        return self.now.value < self.before.value


@dataclass(frozen=True)
class Skill:
    """The curve of one game's choices, of one `kind` or of all for "". `games` is how many games had such choices."""

    game: str
    kind: str
    span: Span
    games: int
    points: tuple[SkillPoint, ...]
    change: Change | None

    @property
    def now(self) -> Cost | None:
        """The cost at its end; None where there are too few games."""
        return self.points[-1].cost if self.points else None


@dataclass(frozen=True)
class SkillReport:
    """The curves of a game's choices, first of all and then of each kind; of all games those of each.

    `rating` is how many of 100 games are won against the player of `against` with average luck; it is None where
    `rated` games are too few, and `against` is "" where there is none. `waiting` games are not reviewed yet.
    """

    game: str
    span: Span
    curves: tuple[Skill, ...]
    rating: Spread | None
    rated: int
    against: str
    waiting: int


@dataclass(frozen=True)
class _Game:
    """What the choices of a game came to, of one kind or of all."""

    begun: int
    choices: int
    loss: float
    put_down: float


def skill_report(past: History, game: str, span: Span) -> SkillReport:
    """Return the curves of one game, or those of all games for "". Raises StoreError."""
    found = {name: past.game_choices(name, MOST_GAMES) for name in asked_games(game)}
    curves = [_curve(name, "", games, span) for name, games in found.items() if games]
    against, even = "", list[float]()
    if game in KITS and curves:
        unit = _unit(game)
        kinds = [_curve(game, kind.id, found[game], span) for kind in unit.kinds]
        curves += [curve for curve in kinds if curve.games]
        against = unit.rated_against
        even = [each.even / PARTS for each in found[game] if each.even is not None][-RATED:]
    rating = _rating(even) if len(even) >= FEWEST_RATED else None
    return SkillReport(game, span, tuple(curves), rating, len(even), against, past.unreviewed())


def skill_line(past: History, game: str) -> Sentence | None:
    """Return the sentence on the choices in a game, or in that which was played last for "", which it then names.

    None without games. Raises StoreError.
    """
    newest = past.game_choices(game, 1)
    if not newest:
        return None
    name = newest[0].game
    words = change_words(_curve(name, "", *_newest_games(past, name)))
    return words if game else tr("{game}: {words}", game=KITS[name].spec.title, words=words)


def real_change(past: History, game: str) -> Change | None:
    """Return how a game's choices have changed; None where that may be chance. Raises StoreError."""
    change = _curve(game, "", *_newest_games(past, game)).change
    return change if change is not None and change.is_real else None


def _newest_games(past: History, game: str) -> tuple[tuple[GameChoices, ...], Span]:
    """The newest games, and the span of which there are two; the shortest one where they are few."""
    games = past.game_choices(game, 2 * Span.SOME.value)
    return games, Span.SOME if len(games) == 2 * Span.SOME.value else Span.FEW


def _curve(game: str, kind: str, games: Iterable[GameChoices], span: Span) -> Skill:
    those = [one for one in (_game(each, kind) for each in games) if one.choices]
    points = tuple(_by_week(those) if span is Span.WEEK else _by_games(those, span.value))
    return Skill(game, kind, span, len(those), points, _change(_last_two(those, span)))


def _game(game: GameChoices, kind: str) -> _Game:
    those = [each for each in game.choices if kind in ("", each.kind)]
    return _Game(
        game.begun,
        sum(each.count for each in those),
        sum(each.loss for each in those) / PARTS,
        sum(each.put_down for each in those) / PARTS,
    )


def _by_games(games: Sequence[_Game], span: int) -> Iterator[SkillPoint]:
    """Give the cost of so many games up to each, the last one in any case; up to each few where they are many."""
    step = ceil(max(len(games) - span + 1, 1) / MOST_POINTS)
    first = span + (len(games) - span) % step
    for place in range(first, len(games) + 1, step):
        cost = cost_of(games[place - span : place])
        if cost is not None:
            yield SkillPoint(place, _day(games[place - 1]), cost)


def _by_week(games: Sequence[_Game]) -> Iterator[SkillPoint]:
    for place, (monday, those) in enumerate(_weeks(games), 1):
        cost = cost_of(those)
        if cost is not None:
            yield SkillPoint(place, monday, cost)


def _weeks(games: Iterable[_Game]) -> list[tuple[date, list[_Game]]]:
    """The games of each week in which there were enough; those of which nobody knows when they began have none."""
    weeks = groupby((each for each in games if each.begun), _monday)
    found = [(monday, list(those)) for monday, those in weeks]
    return [(monday, those) for monday, those in found if len(those) >= FEWEST]


def _day(game: _Game) -> date:
    return datetime.fromtimestamp(game.begun).astimezone().date()


def _monday(game: _Game) -> date:
    return _day(game) - timedelta(_day(game).weekday())


def cost_of(games: Sequence[_Game]) -> Cost | None:
    """Return what a choice cost in two games or more; None where nothing was put down."""
    put_down = sum(each.put_down for each in games)
    if not put_down:
        return None
    value = sum(each.loss for each in games) / put_down
    apart = [each.loss - value * each.put_down for each in games]
    reach = _reach(apart) * len(games) / put_down
    # What never gains costs no less than nothing.
    least = 0.0 if all(each.loss >= 0 for each in games) else value - reach
    choices = sum(each.choices for each in games)
    return Cost(value, max(value - reach, least), value + reach, len(games), choices)


def _rating(even: Sequence[float]) -> Spread:
    """The mean of the chances to win that were left to even luck, of 100."""
    value = sum(even) / len(even)
    reach = _reach([each - value for each in even])
    rating, low, high = (100 * min(max(at, 0.0), 1.0) for at in (value, value - reach, value + reach))
    return Spread(rating, low, high, len(even))


def _reach(apart: Sequence[float]) -> float:
    """How far the band of a mean reaches to each side, for values that lie so far from it."""
    count = len(apart)
    return students_t(count - 1) * sqrt(sum(each * each for each in apart) / (count - 1) / count)


_NORMAL = 1.959964
_FEW_TIMES = {1: 12.706205, 2: 4.302653, 3: 3.182446}


def students_t(freedom: int) -> float:
    """Return the factor that holds 95 of 100 cases, by the degrees of freedom; off by less than one in 300."""
    z, by = _NORMAL, 4 * freedom
    series = z + (z**3 + z) / by + (5 * z**5 + 16 * z**3 + 3 * z) / (6 * by**2)
    return _FEW_TIMES.get(freedom, series + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (6 * by**3))


def _last_two(games: Sequence[_Game], span: Span) -> tuple[Sequence[_Game], Sequence[_Game]] | None:
    """The games of the last span and of the one before."""
    if span is Span.WEEK:
        weeks = _weeks(games)[-2:]
        return (weeks[0][1], weeks[1][1]) if len(weeks) > 1 else None
    count = span.value
    return (games[-2 * count : -count], games[-count:]) if len(games) >= 2 * count else None


def _change(pair: tuple[Sequence[_Game], Sequence[_Game]] | None) -> Change | None:
    if pair is None:
        return None
    (before, now), first = map(cost_of, pair), pair[1][0]
    if before is None or now is None:
        return None
    return Change(before, now, chance_of_change(*pair), _day(first) if first.begun else None)


_SAME = 1e-9
"""Differences of two sums that differ by less are equal."""


def chance_of_change(before: Sequence[_Game], now: Sequence[_Game]) -> float:
    """Return how often these games, dealt out anew, differ at least as much in their cost as before and now.

    All ways to deal are tried where they are few, else some, the same each time: so the answer does not waver.
    """
    few, others = sorted((before, now), key=len)
    games = range(len(few) + len(others))
    losses, bets = [each.loss for each in (*few, *others)], [each.put_down for each in (*few, *others)]
    loss, put_down = sum(losses), sum(bets)

    def apart(those: Sequence[int]) -> float:
        lost, bet = sum(map(losses.__getitem__, those)), sum(map(bets.__getitem__, those))
        return abs(lost / bet - (loss - lost) / (put_down - bet)) if 0 < bet < put_down else 0.0

    found = apart(games[: len(few)]) - _SAME
    if comb(len(games), len(few)) <= _DEALS:
        ways = [apart(those) for those in combinations(games, len(few))]
        return sum(way >= found for way in ways) / len(ways)
    luck = Random(1)
    dealt = (apart(luck.sample(games, len(few))) for _ in range(_DEALS))
    return (1 + sum(way >= found for way in dealt)) / (1 + _DEALS)


def _unit(game: str) -> Unit:
    unit = KITS[game].unit
    assert unit is not None  # noqa: S101 (tells mypy: only a game with a coach is reviewed)
    return unit


def cost_words(game: str, cost: float) -> Sentence:
    """Return what a choice cost in a game, such as "2.3 percentage points"."""
    return _unit(game).rate_words(cost)


def cost_title(game: str) -> Sentence:
    """Return the title over what choices cost on average in a game, with its unit."""
    return _unit(game).rate_title


def short_cost_words(game: str, cost: float) -> Sentence:
    """Return the same at an axis or in a column, such as "2.3"."""
    return _unit(game).short_rate_words(cost)


def title_of(skill: Skill) -> Sentence:
    """Return what the choices are called of which it is the curve."""
    kinds = _unit(skill.game).kinds
    return next((kind.title for kind in kinds if kind.id == skill.kind), tr("All choices"))


def change_words(skill: Skill) -> Sentence:
    """Return whether the choices got better, and whether that is more than chance; what is missing to say so."""
    change = skill.change
    if change is None:
        return _missing_words(skill)
    values = {
        "now": cost_words(skill.game, change.now.value),
        "games": figure(change.now.games),
        "before": cost_words(skill.game, change.before.value),
        "earlier": figure(change.before.games),
        "share": percent(change.chance, 0 if change.chance >= 0.01 else 2),
    }
    if not change.is_real:
        return tr(
            "No clear change: a choice cost {now} in your last {games} games and {before} in the {earlier} before, "
            "and chance alone makes such a difference in {share} of cases.",
            **values,
        )
    if change.is_better:
        return tr(
            "You are getting better: a choice cost {now} in your last {games} games and {before} in the {earlier} "
            "before, and chance alone makes such a difference in only {share} of cases.",
            **values,
        )
    return tr(
        "Your choices cost more than before: {now} each in your last {games} games and {before} in the {earlier} "
        "before, and chance alone makes such a difference in only {share} of cases.",
        **values,
    )


def _missing_words(skill: Skill) -> Sentence:
    if skill.span is Span.WEEK:
        if skill.points:
            return tr("Play at least {count} games in another week to compare.", count=figure(FEWEST))
        return tr(
            "Play at least {count} games in one week to see what your choices cost.", count=figure(FEWEST)
        )
    missing = skill.span.value - skill.games
    if missing > 0:
        return trn(
            "Play one more game to see what your choices cost.",
            "Play {count} more games to see what your choices cost.",
            missing,
        )
    return trn(
        "Play one more game to compare with the games before.",
        "Play {count} more games to compare with the games before.",
        max(2 * skill.span.value - skill.games, 1),
    )


def change_in_a_word(skill: Skill) -> Sentence:
    """Return the same in a word, for a table."""
    if skill.change is None:
        return tr("Too few games")
    if not skill.change.is_real:
        return tr("Not clear")
    return tr("Better") if skill.change.is_better else tr("Worse")


def rating_words(report: SkillReport) -> Sentence | None:
    """Return the rating in a sentence that explains it, or what is missing; None for a game without one."""
    if not report.against:
        return None
    opponent = KITS[report.game].past.opponent_words(report.against)
    rating = report.rating
    if rating is None:
        return trn(
            "For a rating, play one more game against {opponent}.",
            "For a rating, play {count} more games against {opponent}.",
            FEWEST_RATED - report.rated,
            opponent=opponent,
        )
    return tr(
        "Rating {rating}: with average luck you would win {rating} of 100 games against {opponent}, by your last "
        "{games} against it; the band goes from {low} to {high}.",
        rating=figure(round(rating.value)),
        low=figure(round(rating.low)),
        high=figure(round(rating.high)),
        games=figure(rating.games),
        opponent=opponent,
    )


def report_words(report: SkillReport) -> Sentence:
    """Return what there is to say where there is no curve."""
    if report.waiting:
        return tr("Your games are still being reviewed.")
    return tr("Play a game: what your choices cost will appear here.")
