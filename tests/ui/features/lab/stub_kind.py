"""A kind of question for tests: what a number of coin throws comes to. Its figures are made up, and found at once."""

from dicedesk.core.words import Sentence, tr
from dicedesk.lab.charts import (
    Axis,
    Chart,
    Curves,
    Fan,
    Histogram,
    Measure,
    NamedCurve,
    NamedValue,
    NamedValues,
)
from dicedesk.lab.fields import (
    SEED,
    AnswerProgress,
    ChoiceField,
    FieldChoice,
    LabQuestion,
    MoneyField,
    Tell,
    WholeNumberField,
)
from dicedesk.lab.findings import Case, Findings, FoundTable, KeyNumber, NumberTone, QuestionKind, TableColumn
from dicedesk.play.ports.jobs import JobError, Workers

COIN = ChoiceField(
    "coin",
    tr("Coin"),
    tr("Which coin is thrown."),
    "penny",
    (FieldChoice("penny", tr("Penny")), FieldChoice("dime", tr("Dime"))),
)
THROWS = WholeNumberField("throws", tr("Throws"), tr("How many throws."), "40", 1, 500)
STAKE = MoneyField("stake", tr("Stake"), tr("What a throw costs."), "10", 1, 100)

PLACES = tuple(float(place) for place in range(41))
ACROSS = Axis("throws", tr("Throws"), Measure.WHOLE)
LEFT = Axis("left", tr("Left"), Measure.MONEY)


def refusal(question: LabQuestion) -> Sentence | None:
    """Dimes are dear."""
    if question.value(COIN) == "dime" and question.value(THROWS) > 100:
        return tr("A dime is thrown at most 100 times.")
    return None


def answer(question: LabQuestion, workers: Workers, tell: Tell) -> Findings:
    """Two cases, three charts, two tables. Raises JobError for 13 throws."""
    throws = question.value(THROWS)
    tell(AnswerProgress(1, 2))
    if throws == 13:
        raise JobError(tr("13 brings bad luck"))
    cases = tuple(_case(name, place, throws) for place, name in enumerate(("Flat", "Doubled")))
    return Findings(question, cases, (_compared(),), (_cases_table(cases), _faces_table()), (tr("Counted."),))


def answer_lines(question: LabQuestion, workers: Workers, tell: Tell) -> Findings:
    """One case with a chart of curves, and no table."""
    chart = Chart("lines", tr("Lines"), tr("They come together."), curves())
    number = KeyNumber("share", 0.5, Measure.CHANCE, tr("of all"), NumberTone.GAIN)
    return Findings(question, (Case("all", tr("All"), (number,), (chart,)),))


def _case(name: str, place: int, throws: int) -> Case:
    numbers = (
        KeyNumber("broke", 0.061 + place / 10, Measure.CHANCE, tr("go broke"), NumberTone.LOSS, "61/1000"),
        KeyNumber("throws", throws, Measure.WHOLE, tr("throws were made")),
        KeyNumber("gain", -35.35 - place, Measure.MONEY, tr("on average"), NumberTone.LOSS),
    )
    charts = (_fan(), _histogram())
    return Case(name.lower(), tr("{name} bets", name=name), numbers, charts, (tr("Followed exactly."),))


def _fan() -> Chart:
    levels = (0.05, 0.25, 0.5, 0.75, 0.95)
    values = tuple(tuple(500 + (level - 0.6) * 20 * place**0.5 for place in PLACES) for level in levels)
    return Chart("fan", tr("What is left"), tr("Throw by throw."), Fan(ACROSS, LEFT, PLACES, levels, values))


def _histogram() -> Chart:
    shares = tuple(1 / 41 for _ in PLACES)
    drawing = Histogram(ACROSS, Axis("share", tr("Share"), Measure.CHANCE), PLACES, shares)
    return Chart("length", tr("How long it lasts"), tr("All are alike."), drawing)


def _compared() -> Chart:
    bars = (NamedValue("Flat", 0.06, 0.05, 0.07, 0.061), NamedValue("Doubled", 0.16, 0.15, 0.17, 0.161))
    drawing = NamedValues(
        Axis("way", tr("Way"), Measure.TEXT), Axis("broke", tr("Broke"), Measure.CHANCE), bars
    )
    return Chart("compared", tr("Side by side"), tr("With intervals."), drawing)


def curves() -> Curves:
    """Two lines, one with an interval, and what they come to."""
    values = tuple(0.5 + 0.1 / (1 + place) for place in PLACES)
    low, high = (tuple(value + side for value in values) for side in (-0.02, 0.02))
    share = Axis("share", tr("Share"), Measure.CHANCE)
    lines = (NamedCurve("seen", tr("Seen"), values, low, high), NamedCurve("other", tr("Other"), values))
    return Curves(ACROSS, share, PLACES, lines, 0.5)


def _cases_table(cases: tuple[Case, ...]) -> FoundTable:
    columns = (
        TableColumn("system", tr("System"), Measure.TEXT),
        TableColumn("broke", tr("Broke"), Measure.CHANCE),
        TableColumn("gain", tr("Mean result"), Measure.MONEY),
    )
    rows = tuple((case.title, case.numbers[0].value, case.numbers[2].value) for case in cases)
    return FoundTable("systems", tr("Systems"), columns, rows)


def _faces_table() -> FoundTable:
    columns = (
        TableColumn("face", tr("Face"), Measure.TEXT),
        TableColumn("times", tr("Times"), Measure.WHOLE),
    )
    return FoundTable("faces", tr("Faces"), columns, ((tr("heads"), 21), (tr("tails"), 19)))


KIND = QuestionKind(
    "coins",
    tr("Coins"),
    tr("What many throws of a coin come to."),
    (COIN, THROWS, STAKE, SEED),
    answer,
    refusal,
)

OTHER = QuestionKind(
    "lines",
    tr("Lines"),
    tr("What many throws come to."),
    (THROWS, SEED),
    answer_lines,
)
