"""The answer to the question whether dice are fair."""

from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial

from dicedesk.core.dice import Roll
from dicedesk.core.dice_counts import FACES as DIE_FACES
from dicedesk.core.dice_counts import SUMS, counts_of
from dicedesk.core.words import Sentence, figure, percent, tr, trn
from dicedesk.lab.dice_test.dice_kinds import DiceKind, rolled
from dicedesk.lab.dice_test.evenness import Evenness, evenness_of_faces, evenness_of_sums
from dicedesk.lab.dice_test.evenness_words import dice_words, sums_words
from dicedesk.lab.dice_test.kind import DICE_KIND, FACES, IN_PAIRS, NUMBER, PAIRS
from dicedesk.lab.dice_test.loads import LEVEL, LOADS, TESTS, LoadFound, load_found, load_words
from dicedesk.lab.dice_test.power import FEWEST_THROWS
from dicedesk.lab.questions.fields import SEED
from dicedesk.lab.questions.findings import (
    Axis,
    Case,
    Curves,
    Findings,
    FoundChart,
    FoundCurve,
    FoundTable,
    KeyNumber,
    NamedValue,
    NamedValues,
    TableColumn,
)
from dicedesk.lab.questions.measures import Measure, Value
from dicedesk.lab.questions.question import AnswerProgress, LabQuestion, Tell
from dicedesk.play.ports.jobs import Workers

_FEWEST_SHOWN, _POINTS = 600, 40
"""The curve goes up to so many rolls at least, and has so many points."""

_TOLD = 1
"""The place of the load that is told with the verdict: a tenth."""

_COLUMNS = (
    TableColumn("face", tr("One face comes up"), Measure.TEXT),
    TableColumn("chance", tr("Its chance"), Measure.CHANCE),
    TableColumn("found", tr("Detected"), Measure.CHANCE),
    TableColumn("simulated", tr("Simulated"), Measure.CHANCE),
    TableColumn("low", tr("From"), Measure.CHANCE),
    TableColumn("high", tr("To"), Measure.CHANCE),
    TableColumn("rolls_needed", tr("Rolls to detect 9 in 10"), Measure.WHOLE),
)


def answer(question: LabQuestion, tell: Tell, workers: Workers) -> Findings:
    """The test of the dice, and its power."""
    dice = dice_of(question)
    places = _places(len(dice))
    found = _loads_found(partial(load_found, len(dice), places, question.value(SEED)), tell, workers)
    table = FoundTable(
        "loaded_dice",
        trn("Loaded dice, rolled once", "Loaded dice, rolled {count} times", len(dice)),
        _COLUMNS,
        tuple(map(_row, found)),
    )
    return Findings(
        question,
        (_case(dice, load_words(found[_TOLD], len(dice)), is_in_pairs=question.value(PAIRS) == IN_PAIRS),),
        (_power_chart(found, places),),
        (table,),
        _notes(found, len(dice)),
    )


def dice_of(question: LabQuestion) -> Roll:
    """The faces that were typed; where there are none, those that the program rolls."""
    return question.value(FACES) or rolled(
        DiceKind(question.value(DICE_KIND)), question.value(NUMBER), question.value(SEED)
    )


def _case(dice: Roll, power: Sentence, *, is_in_pairs: bool) -> Case:
    rolls = zip(dice[::2], dice[1::2], strict=True) if is_in_pairs else ((face,) for face in dice)
    counts = counts_of(rolls, are_pairs=is_in_pairs)
    faces = evenness_of_faces(counts)
    numbers = [*_numbers(faces, "", tr("of fair dice differ at least this much"))]
    charts = [_bars("faces", tr("Faces"), DIE_FACES, faces)]
    notes = [dice_words(faces)]
    if is_in_pairs:
        sums = evenness_of_sums(counts)
        numbers += _numbers(sums, "_sums", tr("of fair dice have sums that differ at least this much"))
        charts.append(_bars("sums", tr("Sums of two dice"), SUMS, sums))
        notes.append(tr("Sums of two dice: {said}", said=sums_words(sums)))
    numbers.append(KeyNumber("dice", len(dice), Measure.WHOLE, tr("dice were rolled")))
    return Case("dice", tr("These dice"), tuple(numbers), tuple(charts), (*notes, power))


def _numbers(evenness: Evenness, suffix: str, says: Sentence) -> list[KeyNumber]:
    """The p-value and chi-squared; nothing where there are too few dice."""
    if evenness.p is None:
        return []
    return [
        KeyNumber(f"p{suffix}", evenness.p, Measure.CHANCE, says),
        KeyNumber(
            f"chi_squared{suffix}",
            evenness.squared,
            Measure.NUMBER,
            tr("chi-squared, with {degrees} degrees of freedom", degrees=len(evenness.counts) - 1),
        ),
    ]


def _bars(name: str, title: Sentence, kinds: Sequence[int], evenness: Evenness) -> FoundChart:
    bars = tuple(
        NamedValue(str(kind), count, expected=float(expected))
        for kind, count, expected in zip(kinds, evenness.counts, evenness.expected, strict=True)
    )
    return FoundChart(
        name,
        title,
        tr("How often each came up; marks show how often to expect it."),
        NamedValues(Axis(name, title, Measure.WHOLE), Axis("count", tr("Times"), Measure.WHOLE), bars),
    )


def _places(rolls: int) -> tuple[int, ...]:
    """The numbers of rolls that the curves go through."""
    step = (max(_FEWEST_SHOWN, 2 * rolls) - FEWEST_THROWS) / (_POINTS - 1)
    return tuple(FEWEST_THROWS + round(point * step) for point in range(_POINTS))


def _loads_found(work: Callable[[int], LoadFound], tell: Tell, workers: Workers) -> list[LoadFound]:
    """All loaded dice in their order, each of which a worker may take."""
    tell(AnswerProgress(0, len(LOADS)))
    found = dict[int, LoadFound]()
    with closing(workers.results(work, range(len(LOADS)))) as results:
        for number, one in results:
            found[number] = one
            tell(AnswerProgress(len(found), len(LOADS)))
    return [found[number] for number in range(len(LOADS))]


def _power_chart(found: Sequence[LoadFound], places: tuple[int, ...]) -> FoundChart:
    return FoundChart(
        "power",
        tr("How often a loaded die is detected"),
        tr("One face comes up more often than it should, the others equally often."),
        Curves(
            Axis("rolls", tr("Rolls"), Measure.WHOLE),
            Axis("found", tr("Detected"), Measure.CHANCE),
            tuple(map(float, places)),
            tuple(FoundCurve(one.load.name, one.load.comes, one.curve) for one in found),
        ),
    )


def _row(found: LoadFound) -> tuple[Value, ...]:
    sample = found.simulated
    interval: tuple[Value, ...] = (None, None, None)
    if sample is not None:
        interval = (sample.mean, *sample.interval)
    return (found.load.comes, found.load.die.chances[0], found.chance, *interval, found.needed)


def _notes(found: Sequence[LoadFound], rolls: int) -> tuple[Sentence, ...]:
    return (
        *(load_words(one, rolls) for place, one in enumerate(found) if place != _TOLD),
        tr(
            "A die counts as loaded when a fair one would differ this much less than {level} of the time. A "
            "fair die is flagged by mistake just as often.",
            level=percent(LEVEL, 0),
        ),
        tr(
            "From and To are the 95% interval (Wilson) of the share of {tests} simulated tests.",
            tests=figure(TESTS),
        ),
    )
