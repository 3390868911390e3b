"""The charts of betting systems: what a session is worth on its way, what is left, when it ends."""

from collections.abc import Iterable

from dicedesk.core.money import DOLLAR
from dicedesk.core.words import Sentence, tr
from dicedesk.games.craps.systems.answers import SystemAnswer, SystemResult
from dicedesk.games.craps.systems.asking import SystemsQuestion
from dicedesk.games.craps.systems.following import LEVELS, places_of
from dicedesk.lab.questions.findings import Axis, Curves, Fan, FoundChart, FoundCurve, Histogram
from dicedesk.lab.questions.measures import Measure

MOST_BARS = 60
_STEPS = (1, 2, 5)

ROLLS = Axis("rolls", tr("Rolls"), Measure.WHOLE)
DOLLARS_LEFT = Axis("dollars", tr("Dollars"), Measure.MONEY)
SHARE = Axis("share", tr("Share of sessions"), Measure.CHANCE)


def charts_of(title: Sentence, found: SystemResult, asked: SystemsQuestion) -> tuple[FoundChart, ...]:
    """The charts of one system."""
    return (_fan(title, found), _left(title, found), _ruin(title, found, asked), _lengths(title, found))


def ruin_of_all(answers: Iterable[SystemAnswer], asked: SystemsQuestion) -> FoundChart:
    """The chance of ruin by throw, a line for each system."""
    places = places_of(asked.throws)
    curves = tuple(
        _curve(told.system.name, told.system.title, told.found.followed.broke, places)
        for told in answers
        if told.found
    )
    return FoundChart(
        "ruin_of_all",
        tr("Broke so far, all systems"),
        tr("Each line is the chance that a session is broke by that roll."),
        Curves(ROLLS, SHARE, tuple(map(float, places)), curves),
    )


def _fan(title: Sentence, found: SystemResult) -> FoundChart:
    followed = found.followed
    return FoundChart(
        "money",
        tr("{system}: bankroll by roll", system=title),
        tr("Line: the median. Bands: the middle 50% and 90% of sessions."),
        Fan(
            ROLLS,
            DOLLARS_LEFT,
            tuple(map(float, followed.places)),
            LEVELS,
            tuple(
                tuple(cents / DOLLAR for cents in level) for level in zip(*followed.quantiles, strict=True)
            ),
        ),
    )


def _left(title: Sentence, found: SystemResult) -> FoundChart:
    left = found.followed.left
    step = _step(max(left) / DOLLAR)
    shares = [0.0] * (int(max(left) // (step * DOLLAR)) + 1)
    for cents, share in left.items():
        shares[int(cents // (step * DOLLAR))] += share
    return FoundChart(
        "left",
        tr("{system}: final bankroll", system=title),
        tr("Each bar is the share of sessions that end within a {step} range.", step=f"${step}"),
        Histogram(
            DOLLARS_LEFT,
            SHARE,
            tuple(float(number * step) for number in range(len(shares))),
            tuple(shares),
        ),
    )


def _step(most: float) -> int:
    """The width of the bars for values from 0 to this: 1, 2, 5, 10, 20 ... so that there are not too many."""
    ten = 1
    while True:
        for step in _STEPS:
            if most / (step * ten) < MOST_BARS:
                return step * ten
        ten *= 10


def _ruin(title: Sentence, found: SystemResult, asked: SystemsQuestion) -> FoundChart:
    places, followed = places_of(asked.throws), found.followed
    return FoundChart(
        "ruin",
        tr("{system}: how sessions end, by roll", system=title),
        tr("The chance that a session has ended each way by that roll."),
        Curves(
            ROLLS,
            SHARE,
            tuple(map(float, places)),
            (
                _curve("broke", tr("Broke"), followed.broke, places),
                _curve("reached", tr("Reaches {goal}", goal=asked.goal.shown()), followed.reached, places),
            ),
        ),
    )


def _lengths(title: Sentence, found: SystemResult) -> FoundChart:
    lengths = found.followed.lengths
    step = _step(len(lengths) - 1)
    return FoundChart(
        "lengths",
        tr("{system}: session length", system=title),
        tr("Counted until a session makes no new bets; those left on the table are then played out."),
        Histogram(
            ROLLS,
            SHARE,
            tuple(float(begin) for begin in range(0, len(lengths), step)),
            tuple(sum(lengths[begin : begin + step]) for begin in range(0, len(lengths), step)),
        ),
    )


def _curve(name: str, title: Sentence, values: tuple[float, ...], places: tuple[int, ...]) -> FoundCurve:
    return FoundCurve(name, title, tuple(values[place] for place in places))
