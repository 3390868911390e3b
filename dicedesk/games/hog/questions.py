"""Hog's questions in the Lab and their answers: two strategies, the best `bacon` and `swap`, how many dice.

Each question has its fields, the function that answers it, and its kind, in this order. The window reads fields and
kinds without numpy; a worker calls the functions, which import what they need.
"""

from bisect import bisect_left
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from itertools import accumulate, groupby
from pathlib import Path
from typing import TYPE_CHECKING

from dicedesk.core.errors import NotationError
from dicedesk.core.words import Sentence, ShortName, figure, percent, tr, trn
from dicedesk.games.hog.named_strategies import DEFAULT_DICE, DEFAULT_MARGIN, MARGINS, ImportedStrategy
from dicedesk.games.hog.players import EXPECTED, Strategy, parse_strategy, strategy_title, table_of
from dicedesk.games.hog.points import (
    MOST_POINTS,
    NUMBERS_OF_DICE,
    best_number_of_dice,
    chance_of_at_least,
    mean_points,
    pig_out_chance,
)
from dicedesk.games.hog.strategy_files import TABLE_SUFFIX, StrategyError, read_rows
from dicedesk.lab.charts import (
    Axis,
    Chart,
    Curves,
    Measure,
    NamedCurve,
    NamedValue,
    NamedValues,
    ValueGrid,
    histogram,
)
from dicedesk.lab.fields import SEED, AnswerProgress, Field, LabQuestion, Tell, WholeNumberField
from dicedesk.lab.findings import Case, Findings, FoundTable, KeyNumber, QuestionKind, TableColumn
from dicedesk.lab.sample import WITHIN, Sample
from dicedesk.play.ports.jobs import Workers

if TYPE_CHECKING:
    from dicedesk.games.hog.odds import MatchUp
    from dicedesk.games.hog.pairs import Ends, Sweep
    from dicedesk.games.hog.simulation import BothSeats


@dataclass(frozen=True)
class StrategyField(Field[Strategy]):
    """A strategy, such as "final" or "swap:8:4"."""

    @property
    def allowed(self) -> Sentence:
        """The names that can be given."""
        return tr("{names}, or a CSV file with the strategy's table", names=EXPECTED)

    def read(self, text: str) -> Strategy:
        try:
            return parse_strategy(text.strip())
        except NotationError as error:
            raise NotationError(tr("{title}: {reason}", title=self.title, reason=error.sentence)) from None

    def settled(self, text: str) -> str:
        """The name; a CSV file is read and becomes a name that holds its whole table."""
        file = Path(text.strip())
        if file.suffix.lower() != TABLE_SUFFIX:
            return super().settled(text)
        try:
            rows = read_rows(file)
        except StrategyError as error:
            raise NotationError(tr("{title}: {reason}", title=self.title, reason=error.sentence)) from None
        return ImportedStrategy(file.stem, bytes(sum(rows, ()))).name


def strategy_called(question: LabQuestion, field: StrategyField) -> str:
    """The strategy in this field: a short name with its title, or the title of a table."""
    name = dict(question.texts)[field.name]
    imported = ImportedStrategy.named(name)
    return short_name(name) if imported is None else imported.title


def short_name(name: str) -> ShortName:
    """The name of a known strategy, such as "swap:8:4", with a title that includes its numbers."""
    title: Sentence = strategy_title(name)
    match name.split(":"):
        case _, margin, dice:
            title = tr(
                "{strategy} (margin {margin}, dice {dice})",
                strategy=title,
                margin=figure(int(margin)),
                dice=figure(int(dice)),
            )
    return ShortName(name, title)


AGAINST = StrategyField(
    "against",
    tr("Against"),
    tr("The opponent's strategy, such as final or always:4, or a CSV file with its table."),
    "always:4",
    help=tr("the opponent's strategy"),
    metavar="NAME",
)


STRATEGY = StrategyField(
    "strategy",
    tr("Strategy"),
    tr(
        "The strategy whose win rate you want, such as final, swap:8:4 or always:6, or "
        "a CSV file with its table."
    ),
    "final",
    help=tr("the strategy whose wins are counted"),
    metavar="NAME",
)
GAMES = WholeNumberField(
    "games",
    tr("Games", "games played"),
    tr("How many games to simulate; each strategy goes first in half of them."),
    "1000000",
    1000,
    1_000_000_000,
    help=tr("how many games to simulate; each strategy goes first in half of them"),
    metavar="N",
)


_UNSEEN = 1e-6
"""A chart leaves out results at either end that are rarer than one game in a million."""


def answer_pair(question: LabQuestion, workers: Workers, tell: Tell) -> Findings:
    """Return the chances of two strategies, how their games end, and simulated games for comparison.

    JobError if a worker failed.
    """
    # All three load numpy, 90 ms, which the window does without.
    from dicedesk.games.hog.odds import as_table, win_chance
    from dicedesk.games.hog.pairs import MOST_TURNS, ends_of_both_seats
    from dicedesk.games.hog.simulation import converge

    names = _Names(strategy_called(question, STRATEGY), strategy_called(question, AGAINST))
    games = question.value(GAMES)
    tell(AnswerProgress(0, games))
    first, second = (as_table(table_of(question.value(field))) for field in (STRATEGY, AGAINST))
    exact, ends = win_chance(first, second), ends_of_both_seats(first, second)
    steps = converge(
        first, second, games, question.value(SEED), workers, lambda done: tell(AnswerProgress(done, games))
    )
    case = Case(
        "pair",
        tr("{strategy} against {other}", strategy=names.first, other=names.second),
        _pair_numbers(names, exact, ends),
        (_convergence(steps, exact.average), _turns(ends), _margins(names, ends)),
        (_lengths(ends),),
    )
    notes = (
        tr(
            "The chances are exact: every possible game is followed to its end. Each turn adds at "
            "least 1 point to the two scores combined, so no game lasts more than {turns} turns.",
            turns=figure(MOST_TURNS),
        ),
        _pair_beside_simulation(steps[-1], exact.average),
    )
    return Findings(question, (case,), tables=(_seats(names, exact, steps[-1]),), notes=notes)


@dataclass(frozen=True)
class _Names:
    first: str
    second: str


def _pair_numbers(names: _Names, exact: "MatchUp", ends: "Ends") -> tuple[KeyNumber, ...]:
    return (
        KeyNumber(
            "average",
            exact.average,
            Measure.CHANCE,
            tr(
                "chance that {strategy} beats {other} if a coin toss decides who goes first",
                strategy=names.first,
                other=names.second,
            ),
        ),
        KeyNumber(
            "first", exact.first, Measure.CHANCE, tr("when {strategy} goes first", strategy=names.first)
        ),
        KeyNumber(
            "second", exact.second, Measure.CHANCE, tr("when {strategy} goes second", strategy=names.first)
        ),
        KeyNumber(
            "mean_turns",
            ends.mean_turns,
            Measure.NUMBER,
            tr("turns per game on average, both players combined"),
        ),
        KeyNumber("mean_margin", ends.mean_margin, Measure.NUMBER, tr("average winning margin in points")),
    )


def _convergence(steps: "tuple[BothSeats, ...]", exact: float) -> Chart:
    lows, highs = zip(*(step.interval for step in steps), strict=True)
    curve = NamedCurve(
        "simulated", tr("Simulated games"), tuple(step.share for step in steps), tuple(lows), tuple(highs)
    )
    return Chart(
        "convergence",
        tr("Games won so far"),
        tr("The shaded range contains the exact chance in 19 of 20 simulations."),
        Curves(
            Axis("games", tr("Games", "games played"), Measure.WHOLE),
            Axis("share", tr("Games won"), Measure.CHANCE),
            tuple(float(step.games) for step in steps),
            (curve,),
            exact,
        ),
    )


def _turns(ends: "Ends") -> Chart:
    shares = ends.turns.sum(axis=0).tolist()
    return Chart(
        "turns",
        tr("Length of a game"),
        tr("Both players' turns together. Fewer than one in a million games last longer."),
        histogram(Axis("turns", tr("Turns"), Measure.WHOLE), shares, 0, _UNSEEN),
    )


def _margins(names: _Names, ends: "Ends") -> Chart:
    lost, won = ends.margins[1, :0:-1].tolist(), ends.margins[0].tolist()
    return Chart(
        "margins",
        tr("Winning margin"),
        tr(
            "{strategy} wins to the right of 0, {other} to the left. Fewer than one in a million "
            "games end farther out.",
            strategy=names.first,
            other=names.second,
        ),
        histogram(Axis("lead", tr("Points ahead"), Measure.WHOLE), [*lost, *won], -len(lost), _UNSEEN),
    )


def _lengths(ends: "Ends") -> Sentence:
    reached = list(accumulate(ends.turns.sum(axis=0).tolist()))
    half, most = (bisect_left(reached, share) for share in (0.5, 0.9))
    return tr(
        "Half of all games last {half} turns or fewer; nine in ten last {most} or fewer.",
        half=figure(half),
        most=figure(most),
    )


def _seats(names: _Names, exact: "MatchUp", played: "BothSeats") -> FoundTable:
    begins, follows = played.begins, played.follows
    return FoundTable(
        "seats",
        tr("Games won by {strategy}", strategy=names.first),
        (
            TableColumn("seat", tr("Turn order"), Measure.TEXT),
            TableColumn("exact", tr("Exact"), Measure.CHANCE, 3),
            TableColumn("simulated", tr("Simulated"), Measure.CHANCE, 3),
            TableColumn("standard_error", tr("Standard error"), Measure.CHANCE, 3),
            TableColumn("games", tr("Games", "games played"), Measure.WHOLE),
        ),
        (
            (tr("Goes first"), exact.first, begins.mean, begins.standard_error, begins.games),
            (tr("Goes second"), exact.second, follows.mean, follows.standard_error, follows.games),
            (tr("Coin toss"), exact.average, played.share, played.standard_error, played.games),
        ),
    )


def _pair_beside_simulation(played: "BothSeats", exact: float) -> Sentence:
    """The result of simulated games; without luck in them there is no error."""
    words = {"share": percent(played.share), "games": figure(played.games)}
    if not played.standard_error:
        return tr("Simulation: {share} of {games} games won.", **words)
    return tr(
        "Simulation: {share} of {games} games won, with a standard error of {error}. The exact chance is "
        "{errors} standard errors away.",
        **words,
        error=percent(played.standard_error, 3),
        errors=figure(abs(played.share - exact) / played.standard_error, 1),
    )


PAIR = QuestionKind(
    "hog-pair",
    tr("Hog: strategy vs. strategy"),
    tr("How often one strategy beats another, how long their games last, and by how much the winner wins."),
    (STRATEGY, AGAINST, GAMES, SEED),
    answer_pair,
    help=tr("find how often one Hog strategy beats another, and how long their games last"),
)


_MARGIN = Axis("margin", tr("Margin"), Measure.WHOLE)
_DICE_OF_CELL = Axis("dice", tr("Dice"), Measure.WHOLE)
_RATE = Axis("rate", tr("Games won"), Measure.CHANCE)


def answer_sweep(question: LabQuestion, workers: Workers, tell: Tell) -> Findings:  # noqa: ARG001 (it takes half a second)
    """Return how often `bacon` and `swap` win with each margin and each number of dice, and the best of them."""
    # Both load numpy, 90 ms, which the window does without.
    from dicedesk.games.hog.odds import as_table, best_response
    from dicedesk.games.hog.pairs import CELLS, Swept, sweep

    other = strategy_called(question, AGAINST)
    opponent = as_table(table_of(question.value(AGAINST)))
    parts = CELLS * len(Swept)

    def swept_after(before: int, swept: Swept) -> "Sweep":
        return sweep(swept, opponent, lambda done: tell(AnswerProgress(before + done, parts)))

    sweeps = tuple(map(swept_after, range(0, parts, CELLS), Swept))
    best_of_all = best_response(opponent).values.match_up.average
    return Findings(
        question,
        tuple(_sweep_case(swept, other) for swept in sweeps),
        (_by_margin(sweeps),),
        (_best_table(sweeps),),
        (
            tr(
                "All {count} win rates are exact; each is the average of going first and going second.",
                count=figure(parts),
            ),
            tr(
                "No strategy of any kind wins more than {rate} of its games against {other}.",
                rate=percent(best_of_all),
                other=other,
            ),
        ),
    )


def _sweep_case(swept: "Sweep", other: str) -> Case:
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
                "with the default settings (margin {margin}, dice {dice})",
                margin=figure(DEFAULT_MARGIN),
                dice=figure(DEFAULT_DICE),
            ),
        ),
    )
    grid = ValueGrid(
        _DICE_OF_CELL,
        _MARGIN,
        tuple(map(str, NUMBERS_OF_DICE)),
        tuple(map(str, MARGINS)),
        _RATE,
        tuple(tuple(row) for row in swept.rates.tolist()),
        ((NUMBERS_OF_DICE.index(best.dice), MARGINS.index(best.margin)),),
    )
    chart = Chart(
        "rates",
        tr("Games won by {strategy} against {other}", strategy=name, other=other),
        tr("With margin 1, Free Bacon always scores enough points; with margin 19, it never does."),
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


def _by_margin(sweeps: "tuple[Sweep, ...]") -> Chart:
    return Chart(
        "margins",
        tr("Games won with each margin"),
        tr("Each margin is shown with its best number of dice."),
        Curves(
            _MARGIN,
            _RATE,
            tuple(map(float, MARGINS)),
            tuple(
                NamedCurve(
                    swept.swept.value,
                    short_name(swept.swept.value).in_full,
                    tuple(swept.rates.max(axis=1).tolist()),
                )
                for swept in sweeps
            ),
        ),
    )


def _best_table(sweeps: "tuple[Sweep, ...]") -> FoundTable:
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


def _default_rate(swept: "Sweep") -> float:
    row, column = MARGINS.index(DEFAULT_MARGIN), NUMBERS_OF_DICE.index(DEFAULT_DICE)
    return float(swept.rates[row, column])


SWEEP = QuestionKind(
    "hog-sweep",
    tr("Hog: best bacon and swap"),
    tr("Which margin and number of dice make the bacon and swap strategies win most often."),
    (AGAINST,),
    answer_sweep,
    help=tr("find the margin and number of dice that make the bacon and swap strategies win most often"),
)


POINTS = WholeNumberField(
    "points",
    tr("Points"),
    tr("How many points are enough in one turn."),
    "10",
    1,
    60,
    help=tr("how many points are enough in one turn"),
    metavar="N",
)
ROLLS = WholeNumberField(
    "rolls",
    tr("Rolls"),
    tr("How many rolls to simulate with each number of dice."),
    "100000",
    1000,
    100_000_000,
    help=tr("how many rolls to simulate with each number of dice"),
    metavar="N",
)


_DICE = Axis("dice", tr("Dice"), Measure.TEXT)


@dataclass(frozen=True)
class DiceFigures:
    """The points of a number of dice; `enough` is the chance to score at least the points in question."""

    dice: int
    mean: Fraction
    pig_out: Fraction
    enough: Fraction


def figures_of_dice(points: int) -> tuple[DiceFigures, ...]:
    """The figures of 1 to 10 dice, if `points` points are enough."""
    return tuple(
        DiceFigures(dice, mean_points(dice), pig_out_chance(dice), chance_of_at_least(points, dice))
        for dice in NUMBERS_OF_DICE
    )


def max_scoring_dice() -> int:
    """The number of dice that scores most on average, as a student's `max_scoring_num_rolls` finds it."""
    return best_number_of_dice(mean_points)


def surest_dice(points: int) -> int:
    """The number of dice that is most likely to score `points` or more; the lower number on ties."""
    return best_number_of_dice(partial(chance_of_at_least, points))


def answer_dice(question: LabQuestion, workers: Workers, tell: Tell) -> Findings:
    """Return what each number of dice scores, exactly and in simulated rolls. JobError if a worker failed."""
    # It loads numpy, 90 ms, which the window does without.
    from dicedesk.games.hog.simulation import roll_all

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
        _dice_numbers(figures, points),
        (_means(figures, samples), _enough(figures, points)),
    )
    return Findings(
        question,
        (case,),
        tables=(_dice_table(figures, samples, points), _surest()),
        notes=(
            tr(
                "Averages and chances are exact. A roll that shows a 1 scores 1 point, no matter how "
                "many dice you roll."
            ),
            _dice_beside_simulation(figures, samples),
        ),
    )


def _dice_numbers(figures: tuple[DiceFigures, ...], points: int) -> tuple[KeyNumber, ...]:
    best, surest = figures[max_scoring_dice() - 1], figures[surest_dice(points) - 1]
    return (
        KeyNumber(
            "max_scoring_num_rolls",
            best.dice,
            Measure.WHOLE,
            tr("dice have the highest average"),
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
            _surest_words(surest.dice, points),
        ),
        KeyNumber(
            "enough",
            float(surest.enough),
            Measure.CHANCE,
            trn("chance of 1 point or more", "chance of {count} points or more", points),
            exact=str(surest.enough),
        ),
    )


def _surest_words(dice: int, points: int) -> Sentence:
    if dice == 1:
        return trn(
            "die most often scores 1 point or more", "die most often scores {count} points or more", points
        )
    return trn(
        "dice most often score 1 point or more", "dice most often score {count} points or more", points
    )


def _means(figures: tuple[DiceFigures, ...], samples: tuple[Sample, ...]) -> Chart:
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
    return Chart(
        "means",
        tr("Points on average"),
        tr("Simulated averages; each range contains the exact average in 19 of 20 simulations."),
        NamedValues(_DICE, Axis("points", tr("Points"), Measure.NUMBER), bars),
    )


def _enough(figures: tuple[DiceFigures, ...], points: int) -> Chart:
    return Chart(
        "enough",
        trn("Chance of 1 point or more", "Chance of {count} points or more", points),
        tr("Exact values for each number of dice."),
        NamedValues(
            _DICE,
            Axis("chance", tr("Chance", "probability"), Measure.CHANCE),
            tuple(NamedValue(str(row.dice), float(row.enough)) for row in figures),
        ),
    )


def _dice_table(figures: tuple[DiceFigures, ...], samples: tuple[Sample, ...], points: int) -> FoundTable:
    return FoundTable(
        "dice",
        tr("By number of dice"),
        (
            TableColumn("dice", tr("Dice"), Measure.WHOLE),
            TableColumn("mean", tr("Points on average"), Measure.NUMBER, 4),
            TableColumn("simulated", tr("Simulated"), Measure.NUMBER, 4),
            TableColumn("standard_error", tr("Standard error"), Measure.NUMBER, 4),
            TableColumn("pig_out", tr("Pig Out"), Measure.CHANCE),
            TableColumn("enough", trn("1 point or more", "{count} points or more", points), Measure.CHANCE),
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
    """The ranges of points for which the same number of dice is best."""
    runs = [(dice, list(points)) for dice, points in groupby(range(1, MOST_POINTS + 1), surest_dice)]
    return FoundTable(
        "surest",
        tr("Best number of dice for the points you need"),
        (
            TableColumn("from", tr("From"), Measure.WHOLE),
            TableColumn("to", tr("To"), Measure.WHOLE),
            TableColumn("dice", tr("Dice"), Measure.WHOLE),
            TableColumn("chance_of_least", tr("Chance at low end"), Measure.CHANCE),
            TableColumn("chance_of_most", tr("Chance at high end"), Measure.CHANCE),
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


def _dice_beside_simulation(figures: tuple[DiceFigures, ...], samples: tuple[Sample, ...]) -> Sentence:
    furthest = max(
        abs(sample.mean - float(row.mean)) / sample.standard_error
        for row, sample in zip(figures, samples, strict=True)
    )
    return tr(
        "Simulation: {rolls} rolls with each number of dice. The least accurate of the ten averages "
        "is {errors} standard errors from its exact value.",
        rolls=figure(samples[0].games),
        errors=figure(furthest, 1),
    )


DICE = QuestionKind(
    "hog-dice",
    tr("Hog: how many dice"),
    tr("Which number of dice scores most on average, and which one most often scores enough points."),
    (POINTS, ROLLS, SEED),
    answer_dice,
    help=tr("find which number of dice scores most on average, and which most often scores enough points"),
)

KINDS = (PAIR, SWEEP, DICE)
