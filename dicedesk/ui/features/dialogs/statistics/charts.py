"""What charts show of the statistics."""

from collections.abc import Sequence

from dicedesk.core.dice_counts import FACES, SUMS
from dicedesk.core.money import DOLLAR, Cents, gain_words
from dicedesk.core.words import figure
from dicedesk.features.statistics.as_json import moment as moment_in_files
from dicedesk.features.statistics.statistics import Statistics
from dicedesk.lab.dice_test.evenness import (
    Evenness,
    dice_words,
    evenness_of_faces,
    evenness_of_sums,
    sums_words,
)
from dicedesk.ui.base.charts.chart_data import Axes, Bars, ChartData, Line, LinePoint, NamedBar
from dicedesk.ui.base.words import moment, shown, tr

_FILE = "dicedesk-{what}"


def charts_of_dice(statistics: Statistics) -> tuple[ChartData, ...]:
    """The faces of all dice, and the sums where two are thrown."""
    faces, sums = evenness_of_faces(statistics.dice), evenness_of_sums(statistics.dice)
    made = []
    if faces.total:
        axes = Axes(tr("Face"), tr("Dice"), _count, ("face", "count", "expected"))
        bars = Bars(axes, _bars(FACES, faces))
        made.append(
            ChartData(
                tr("Faces of all dice"), shown(dice_words(faces)), bars, _FILE.format(what="faces"), bars.csv
            )
        )
    if sums.total:
        axes = Axes(tr("Sum"), tr("Rolls"), _count, ("sum", "count", "expected"))
        bars = Bars(axes, _bars(SUMS, sums))
        made.append(
            ChartData(
                tr("Sums of two dice"), shown(sums_words(sums)), bars, _FILE.format(what="sums"), bars.csv
            )
        )
    return tuple(made)


def chart_of_money(statistics: Statistics) -> ChartData | None:
    """What all games won together, one after the other; None where nothing was played for money."""
    if not statistics.money:
        return None
    axes = Axes(tr("Games", "games played"), tr("Money"), _money, ("games", "started", "dollars"))
    points = tuple(
        LinePoint(
            mark.place,
            mark.total / DOLLAR,
            moment(mark.begun) if mark.begun else "",
            moment_in_files(mark.begun),
        )
        for mark in statistics.money
    )
    says = tr("Net winnings: {amount}", amount=gain_words(statistics.money[-1].total))
    line = Line(axes, points, tr("Started"))
    return ChartData(tr("Money over time"), says, line, _FILE.format(what="money"), line.csv)


def _bars(kinds: Sequence[int], evenness: Evenness) -> tuple[NamedBar, ...]:
    return tuple(
        NamedBar(str(kind), count, float(expected))
        for kind, count, expected in zip(kinds, evenness.counts, evenness.expected, strict=True)
    )


def _count(value: float) -> str:
    return shown(figure(value, 0 if value == round(value) else 1))


def _money(dollars: float) -> str:
    return shown(Cents(round(dollars * DOLLAR)).shown())
