"""The answer about the points of 1 to 10 dice: exact means and chances, and rolls that are simulated beside them."""

from itertools import groupby

from dicedesk.core.words import Sentence, figure, tr
from dicedesk.games.hog.odds_points import MOST_POINTS, chance_of_at_least
from dicedesk.games.hog.questions.best_dice import (
    DiceFigures,
    figures_of_dice,
    max_scoring_dice,
    roll_all,
    surest_dice,
)
from dicedesk.games.hog.questions.dice_kind import POINTS, ROLLS
from dicedesk.lab.questions.fields import SEED
from dicedesk.lab.questions.findings import (
    Axis,
    Case,
    Findings,
    FoundChart,
    FoundTable,
    KeyNumber,
    NamedValue,
    NamedValues,
    TableColumn,
)
from dicedesk.lab.questions.measures import Measure
from dicedesk.lab.questions.question import AnswerProgress, LabQuestion, Tell
from dicedesk.lab.simulation.sample import WITHIN, Sample
from dicedesk.play.ports.jobs import Workers

_DICE = Axis("dice", tr("Dice"), Measure.TEXT)


def answer(question: LabQuestion, tell: Tell, workers: Workers) -> Findings:
    """What is found about all numbers of dice. Raises JobError where a worker failed."""
    points, rolls = question.value(POINTS), question.value(ROLLS)
    tell(AnswerProgress(0, rolls))
    samples: tuple[Sample, ...] = ()
    for running in roll_all(rolls, question.value(SEED), workers):
        tell(AnswerProgress(running.games, rolls))
        samples = running.result.samples
    figures = figures_of_dice(points)
    case = Case(
        "dice",
        tr("1 to 10 dice"),
        _numbers(figures, points),
        (_means(figures, samples), _enough(figures, points)),
    )
    return Findings(
        question,
        (case,),
        tables=(_table(figures, samples, points), _surest()),
        notes=(
            tr(
                "Averages and chances are exact. A roll that shows a 1 scores 1 point, however many dice it "
                "has."
            ),
            _beside(figures, samples),
        ),
    )


def _numbers(figures: tuple[DiceFigures, ...], points: int) -> tuple[KeyNumber, ...]:
    best, surest = figures[max_scoring_dice() - 1], figures[surest_dice(points) - 1]
    return (
        KeyNumber(
            "max_scoring_num_rolls",
            best.dice,
            Measure.WHOLE,
            tr("dice score most on average"),
        ),
        KeyNumber(
            "mean",
            float(best.mean),
            Measure.NUMBER,
            tr("points on average"),
            exact=str(best.mean),
        ),
        KeyNumber(
            "surest",
            surest.dice,
            Measure.WHOLE,
            tr("dice score {points} points or more most often", points=figure(points)),
        ),
        KeyNumber(
            "enough",
            float(surest.enough),
            Measure.CHANCE,
            tr("chance of that"),
            exact=str(surest.enough),
        ),
    )


def _means(figures: tuple[DiceFigures, ...], samples: tuple[Sample, ...]) -> FoundChart:
    bars = tuple(
        NamedValue(
            str(row.dice),
            sample.mean,
            sample.mean - WITHIN * sample.standard_error,
            sample.mean + WITHIN * sample.standard_error,
            float(row.mean),
        )
        for row, sample in zip(figures, samples, strict=True)
    )
    return FoundChart(
        "means",
        tr("Points on average"),
        tr("Simulated averages, each with an interval that contains the exact one in 19 of 20 simulations."),
        NamedValues(_DICE, Axis("points", tr("Points"), Measure.NUMBER), bars),
    )


def _enough(figures: tuple[DiceFigures, ...], points: int) -> FoundChart:
    return FoundChart(
        "enough",
        tr("The chance of {points} points or more", points=figure(points)),
        tr("Exact, for each number of dice."),
        NamedValues(
            _DICE,
            Axis("chance", tr("Chance", "probability"), Measure.CHANCE),
            tuple(NamedValue(str(row.dice), float(row.enough)) for row in figures),
        ),
    )


def _table(figures: tuple[DiceFigures, ...], samples: tuple[Sample, ...], points: int) -> FoundTable:
    return FoundTable(
        "dice",
        tr("Each number of dice"),
        (
            TableColumn("dice", tr("Dice"), Measure.WHOLE),
            TableColumn("mean", tr("Points on average"), Measure.NUMBER, 4),
            TableColumn("simulated", tr("Simulated"), Measure.NUMBER, 4),
            TableColumn("standard_error", tr("Standard error"), Measure.NUMBER, 4),
            TableColumn("pig_out", tr("Pig Out"), Measure.CHANCE),
            TableColumn("enough", tr("{points} points or more", points=figure(points)), Measure.CHANCE),
        ),
        tuple(
            (
                row.dice,
                float(row.mean),
                sample.mean,
                sample.standard_error,
                float(row.pig_out),
                float(row.enough),
            )
            for row, sample in zip(figures, samples, strict=True)
        ),
    )


def _surest() -> FoundTable:
    """From how many to how many points the same number of dice is best."""
    runs = [(dice, list(points)) for dice, points in groupby(range(1, MOST_POINTS + 1), surest_dice)]
    return FoundTable(
        "surest",
        tr("Which number of dice most often scores enough points"),
        (
            TableColumn("from", tr("From"), Measure.WHOLE),
            TableColumn("to", tr("To"), Measure.WHOLE),
            TableColumn("dice", tr("Dice"), Measure.WHOLE),
            TableColumn("chance_of_least", tr("Chance at From"), Measure.CHANCE),
            TableColumn("chance_of_most", tr("Chance at To"), Measure.CHANCE),
        ),
        tuple(
            (
                points[0],
                points[-1],
                dice,
                float(chance_of_at_least(points[0], dice)),
                float(chance_of_at_least(points[-1], dice)),
            )
            for dice, points in runs
        ),
    )


def _beside(figures: tuple[DiceFigures, ...], samples: tuple[Sample, ...]) -> Sentence:
    furthest = max(
        abs(sample.mean - float(row.mean)) / sample.standard_error
        for row, sample in zip(figures, samples, strict=True)
    )
    return tr(
        "Simulation: {rolls} rolls with each number of dice. The worst of the ten averages is {errors} "
        "standard errors from its exact value.",
        rolls=figure(samples[0].games),
        errors=figure(furthest, 1),
    )
