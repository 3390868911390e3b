"""The charts of the statistics: dice, money, and the cost of choices over time."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from dicedesk.coach.unit import Unit
from dicedesk.core.csv_rows import as_csv
from dicedesk.core.dice import FACES, SUMS
from dicedesk.core.money import DOLLAR, gain_words
from dicedesk.core.words import Day, Sentence, figure, tr
from dicedesk.features.skill import Skill, Span, title_of, unit_of
from dicedesk.features.statistics import Statistics, moment
from dicedesk.games.catalogue import GAMES
from dicedesk.lab.charts import (
    Axis,
    Chart,
    ChartColumn,
    Curves,
    Measure,
    NamedCurve,
    NamedValue,
    NamedValues,
    RunningTotal,
)
from dicedesk.lab.dice_test.evenness import (
    Evenness,
    dice_words,
    evenness_of_faces,
    evenness_of_sums,
    sums_words,
)


def charts_of_dice(statistics: Statistics) -> tuple[tuple[Chart, NamedValues], ...]:
    """Return the charts of all faces and of the sums of two dice, each with its bars."""
    faces, sums = evenness_of_faces(statistics.dice), evenness_of_sums(statistics.dice)
    charts = []
    if faces.total:
        bars = _bars(Axis("face", tr("Face"), Measure.WHOLE), tr("Dice"), FACES, faces)
        charts.append((Chart("faces", tr("Faces of all dice"), dice_words(faces), bars), bars))
    if sums.total:
        bars = _bars(Axis("sum", tr("Sum"), Measure.WHOLE), tr("Rolls"), SUMS, sums)
        charts.append((Chart("sums", tr("Sums of two dice"), sums_words(sums), bars), bars))
    return tuple(charts)


def _bars(across: Axis, title: Sentence, kinds: Sequence[int], evenness: Evenness) -> NamedValues:
    counted = zip(kinds, evenness.counts, evenness.expected, strict=True)
    bars = (NamedValue(str(kind), count, expected=float(expected)) for kind, count, expected in counted)
    return NamedValues(across, Axis("count", title, Measure.COUNT), tuple(bars))


def dice_csv(drawing: NamedValues) -> str:
    """Return the bars of a chart of dice as CSV."""
    rows = ((bar.name, bar.value, bar.expected) for bar in drawing.bars)
    return as_csv(((drawing.across.name, drawing.up.name, "expected"), *rows))


def chart_of_money(statistics: Statistics, moment_words: Callable[[int], str]) -> Chart | None:
    """Return the chart of money won over time; None if no game was for money. `moment_words` formats a moment."""
    marks = statistics.money
    if not marks:
        return None
    begun = [moment_words(mark.begun) if mark.begun else "" for mark in marks]
    return Chart(
        "money",
        tr("Money over time"),
        tr("Net winnings: {amount}", amount=gain_words(marks[-1].total)),
        RunningTotal(
            Axis("games", tr("Games", "games played"), Measure.WHOLE),
            Axis("dollars", tr("Money"), Measure.MONEY),
            tuple(float(mark.place) for mark in marks),
            tuple(mark.total / DOLLAR for mark in marks),
        ),
        ChartColumn(tr("Started"), begun.__getitem__, is_text=True),
    )


def money_csv(statistics: Statistics) -> str:
    """Return the money won over time as CSV."""
    rows = ((mark.place, moment(mark.begun), mark.total / DOLLAR) for mark in statistics.money)
    return as_csv((("games", "started", "dollars"), *rows))


@dataclass(frozen=True)
class _CostAxis(Axis):
    unit: Unit

    @property
    def interval_title(self) -> Sentence:
        return tr("Range", "of a cost")

    def text(self, value: float, digits: int = 0) -> str:
        return self.unit.short_rate_words(value)


_WEEKS_SEEN = 26
"""Most weeks that fit next to each other."""
_FIELDS = ("place", "day", "cost", "low", "high", "games", "choices")


def chart_of_skill(skill: Skill) -> Chart | None:
    """Return a curve with its range; weeks, or a single point, as dots. None if there is no point."""
    if not skill.points:
        return None
    unit, is_weekly = unit_of(skill.game), skill.span is Span.WEEK
    across = Axis("place", tr("Week of") if is_weekly else tr("Games", "games played"), Measure.WHOLE)
    up = _CostAxis("cost", unit.rate_title, Measure.NUMBER, unit)
    has_dots = is_weekly or len(skill.points) == 1
    points = skill.points[-_WEEKS_SEEN:] if has_dots else skill.points
    costs, choices = [point.cost for point in points], tuple(figure(point.cost.choices) for point in points)
    drawing: Curves | NamedValues
    if has_dots:
        names = (Day(point.begun.isoformat()) if is_weekly else figure(point.place) for point in points)
        dots = (
            NamedValue(name, cost.value, cost.low, cost.high) for name, cost in zip(names, costs, strict=True)
        )
        drawing = NamedValues(across, up, tuple(dots))
    else:
        values = zip(*((cost.value, cost.low, cost.high) for cost in costs), strict=True)
        curve = NamedCurve("cost", "", *values)
        drawing = Curves(across, up, tuple(float(point.place) for point in points), (curve,))
    return Chart(
        skill.game,
        tr("{game}, {choices}", game=GAMES[skill.game].spec.title, choices=title_of(skill)),
        tr(
            "Average cost of a choice that mattered, adjusted for luck; lower is better. The range contains the true "
            "cost in at least 95 of 100 cases."
        ),
        drawing,
        ChartColumn(tr("Choices"), choices.__getitem__),
    )


def skill_csv(skill: Skill) -> str:
    """Return all points as CSV."""
    rows = (
        (each.place, each.begun, cost.value, cost.low, cost.high, cost.games, cost.choices)
        for each in skill.points
        for cost in (each.cost,)
    )
    return as_csv((_FIELDS, *rows))
