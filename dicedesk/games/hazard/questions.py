"""The Lab's question about Hazard and its answer: how often each main wins a round, and how long a round takes.

`win_rates` simulates the rounds; it loads numpy when it begins.
"""

from collections.abc import Sequence
from itertools import accumulate

from dicedesk.core.words import figure, percent, tr, trn
from dicedesk.games.hazard.odds import MainFigures, figures, throws_chances
from dicedesk.games.hazard.win_rates import Progress, WinRate, simulate
from dicedesk.lab.charts import Axis, Chart, Histogram, Measure, NamedValue, NamedValues
from dicedesk.lab.fields import SEED, AnswerProgress, LabQuestion, Tell, WholeNumberField
from dicedesk.lab.findings import Case, Findings, FoundTable, KeyNumber, QuestionKind, TableColumn
from dicedesk.play.ports.jobs import Workers

_MOST_ROUNDS = 1_000_000_000

ROUNDS = WholeNumberField(
    "rounds",
    tr("Rounds"),
    tr("How many rounds to simulate with each main."),
    "1000000",
    1,
    _MOST_ROUNDS,
    help=tr("how many rounds to simulate with each main"),
    metavar="N",
)

_DIGITS = 4
_MOST_THROWS = 15
"""Most throws in the chart; hardly one round in 50 takes more."""

_COLUMNS = (
    TableColumn("main", tr("Main"), Measure.WHOLE),
    TableColumn("fraction", tr("As a fraction"), Measure.TEXT),
    TableColumn("exact", tr("Exact"), Measure.CHANCE, _DIGITS),
    TableColumn("simulated", tr("Simulated"), Measure.CHANCE, _DIGITS),
    TableColumn("low", tr("From"), Measure.CHANCE, _DIGITS),
    TableColumn("high", tr("To"), Measure.CHANCE, _DIGITS),
    TableColumn("standard_errors", tr("Off by (standard errors)"), Measure.NUMBER),
    TableColumn("mean_throws", tr("Throws in a round"), Measure.NUMBER, _DIGITS),
)


def answer_mains(question: LabQuestion, workers: Workers, tell: Tell) -> Findings:
    """Return every main with its exact chance and its simulated rate."""
    rounds, seed = question.value(ROUNDS), question.value(SEED)

    def on_progress(progress: Progress) -> None:
        tell(AnswerProgress(progress.played, progress.rounds))

    rates = simulate(rounds, on_progress, seed, workers)
    best = max(rates, key=lambda rate: rate.exact)
    return Findings(
        question,
        tuple(map(_case, rates)),
        (_chart(rates),),
        (FoundTable("mains", tr("Rounds won"), _COLUMNS, tuple(map(_row, rates))),),
        (
            tr(
                "Main {main} is best: it wins {chance} of rounds.", main=best.main, chance=percent(best.exact)
            ),
            tr(
                "Simulated: {rounds} per main. From and To are the ends of the 95% interval (Wilson); "
                "19 of 20 such intervals contain the exact win rate.",
                rounds=trn("1 round", "{count} rounds", rounds),
            ),
        ),
    )


def _case(rate: WinRate) -> Case:
    exact = figures(rate.main)
    return Case(
        str(rate.main),
        tr("Main {main}", main=rate.main),
        (
            KeyNumber(
                "win", float(rate.exact), Measure.CHANCE, tr("of rounds are won"), exact=str(rate.exact)
            ),
            KeyNumber("simulated", rate.rate, Measure.CHANCE, tr("of the simulated rounds were won")),
            KeyNumber(
                "mean_throws",
                float(exact.mean_throws),
                Measure.NUMBER,
                tr("throws in a round, on average"),
                exact=str(exact.mean_throws),
            ),
        ),
        (_throws(exact),),
        (
            tr(
                "The simulated win rate is {errors} standard errors from the exact one.",
                errors=figure(rate.standard_errors, 1),
            ),
        ),
    )


def _throws(exact: MainFigures) -> Chart:
    shares = tuple(map(float, throws_chances(exact.main, _MOST_THROWS)))
    within = tuple(accumulate(shares))
    return Chart(
        "throws",
        tr("Throws in a round with main {main}", main=exact.main),
        tr(
            "{first} of rounds end on the first throw, and {within} end within {most} throws.",
            first=percent(within[0]),
            within=percent(within[-1]),
            most=figure(_MOST_THROWS),
        ),
        Histogram(
            Axis("throws", tr("Throws in a round"), Measure.WHOLE),
            Axis("chance", tr("Share of rounds"), Measure.CHANCE),
            tuple(map(float, range(1, _MOST_THROWS + 1))),
            shares,
        ),
    )


def _chart(rates: Sequence[WinRate]) -> Chart:
    bars = tuple(
        NamedValue(str(rate.main), rate.rate, *rate.interval, expected=float(rate.exact)) for rate in rates
    )
    return Chart(
        "mains",
        tr("Rounds won, by main"),
        tr("Simulated win rates with their 95% intervals (Wilson); the exact win rate is marked."),
        NamedValues(
            Axis("main", tr("Main"), Measure.WHOLE), Axis("won", tr("Rounds won"), Measure.CHANCE), bars
        ),
    )


def _row(rate: WinRate) -> tuple[int | float | str, ...]:
    return (
        rate.main,
        str(rate.exact),
        float(rate.exact),
        rate.rate,
        *rate.interval,
        rate.standard_errors,
        float(figures(rate.main).mean_throws),
    )


MAINS_KIND = QuestionKind(
    "hazard-mains",
    tr("Hazard: best main"),
    tr("How often a round of Hazard is won with each main, and how long it takes."),
    (ROUNDS, SEED),
    answer_mains,
    help=tr("find how often a round of Hazard is won with each main, and how long it takes"),
)

KINDS = (MAINS_KIND,)
