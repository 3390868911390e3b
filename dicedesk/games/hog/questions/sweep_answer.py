"""The answer about the margin and the number of dice of `bacon` and `swap`: all exact rates, the best one named."""

from dicedesk.core.words import figure, percent, tr
from dicedesk.games.hog.odds import as_table, best_answer
from dicedesk.games.hog.odds_points import NUMBERS_OF_DICE
from dicedesk.games.hog.players import table_of
from dicedesk.games.hog.questions.strategy_field import AGAINST, short_name, strategy_called
from dicedesk.games.hog.questions.sweep import CELLS, MARGINS, Sweep, Swept, sweep
from dicedesk.games.hog.strategy_rules_of_thumb import DEFAULT_DICE, DEFAULT_MARGIN
from dicedesk.lab.questions.findings import (
    Axis,
    Case,
    Curves,
    Findings,
    FoundChart,
    FoundCurve,
    FoundTable,
    KeyNumber,
    TableColumn,
    ValueGrid,
)
from dicedesk.lab.questions.measures import Measure
from dicedesk.lab.questions.question import AnswerProgress, LabQuestion, Tell
from dicedesk.play.ports.jobs import Workers

_MARGIN = Axis("margin", tr("Margin"), Measure.WHOLE)
_DICE = Axis("dice", tr("Dice"), Measure.WHOLE)
_RATE = Axis("rate", tr("Games won"), Measure.CHANCE)


def answer(question: LabQuestion, tell: Tell, workers: Workers) -> Findings:  # noqa: ARG001 (it takes half a second)
    """What is found about both strategies against the other one."""
    other = strategy_called(question, AGAINST)
    opponent = as_table(table_of(question.value(AGAINST)))
    parts = CELLS * len(Swept)

    def swept_after(before: int, swept: Swept) -> Sweep:
        return sweep(swept, opponent, lambda done: tell(AnswerProgress(before + done, parts)))

    sweeps = tuple(map(swept_after, range(0, parts, CELLS), Swept))
    best_of_all = best_answer(opponent).values.match_up.average
    return Findings(
        question,
        tuple(_case(swept, other) for swept in sweeps),
        (_by_margin(sweeps),),
        (_table(sweeps),),
        (
            tr(
                "All {count} win rates are exact, averaged over going first and second.",
                count=figure(parts),
            ),
            tr(
                "No strategy of any kind wins more than {rate} of its games against {other}.",
                rate=percent(best_of_all),
                other=other,
            ),
        ),
    )


def _case(swept: Sweep, other: str) -> Case:
    best, name = swept.best, short_name(swept.swept.value)
    numbers = (
        KeyNumber(
            "best_rate",
            best.rate,
            Measure.CHANCE,
            tr(
                "best win rate of {strategy} against {other} (margin {margin}, dice {dice})",
                strategy=name,
                other=other,
                margin=figure(best.margin),
                dice=figure(best.dice),
            ),
        ),
        KeyNumber(
            "default_rate",
            _default_rate(swept),
            Measure.CHANCE,
            tr(
                "with its default (margin {margin}, dice {dice})",
                margin=figure(DEFAULT_MARGIN),
                dice=figure(DEFAULT_DICE),
            ),
        ),
    )
    grid = ValueGrid(
        _DICE,
        _MARGIN,
        tuple(map(str, NUMBERS_OF_DICE)),
        tuple(map(str, MARGINS)),
        _RATE,
        tuple(tuple(row) for row in swept.rates.tolist()),
        ((NUMBERS_OF_DICE.index(best.dice), MARGINS.index(best.margin)),),
    )
    chart = FoundChart(
        "rates",
        tr("Games won by {strategy} against {other}", strategy=name, other=other),
        tr("With margin 1 Free Bacon always gives enough points, with margin 19 never."),
        grid,
    )
    best_name = f"{name}:{best.margin}:{best.dice}"
    return Case(
        swept.swept.value,
        tr("{strategy} against {other}", strategy=name, other=other),
        numbers,
        (chart,),
        (tr("To play this way, choose the strategy {name}.", name=best_name),),
    )


def _by_margin(sweeps: tuple[Sweep, ...]) -> FoundChart:
    return FoundChart(
        "margins",
        tr("Games won with each margin"),
        tr("With the best number of dice for each margin."),
        Curves(
            _MARGIN,
            _RATE,
            tuple(map(float, MARGINS)),
            tuple(
                FoundCurve(
                    swept.swept.value,
                    short_name(swept.swept.value).in_full,
                    tuple(swept.rates.max(axis=1).tolist()),
                )
                for swept in sweeps
            ),
        ),
    )


def _table(sweeps: tuple[Sweep, ...]) -> FoundTable:
    return FoundTable(
        "best",
        tr("The best margin and number of dice"),
        (
            TableColumn("strategy", tr("Strategy"), Measure.TEXT),
            TableColumn("margin", tr("Margin"), Measure.WHOLE),
            TableColumn("dice", tr("Dice"), Measure.WHOLE),
            TableColumn("rate", tr("Games won"), Measure.CHANCE),
            TableColumn(
                "default_rate",
                tr(
                    "With margin {margin}, {dice} dice",
                    margin=figure(DEFAULT_MARGIN),
                    dice=figure(DEFAULT_DICE),
                ),
                Measure.CHANCE,
            ),
        ),
        tuple(
            (
                short_name(swept.swept.value),
                swept.best.margin,
                swept.best.dice,
                swept.best.rate,
                _default_rate(swept),
            )
            for swept in sweeps
        ),
    )


def _default_rate(swept: Sweep) -> float:
    row, column = MARGINS.index(DEFAULT_MARGIN), NUMBERS_OF_DICE.index(DEFAULT_DICE)
    return float(swept.rates[row, column])
