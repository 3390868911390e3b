"""The Lab's question about the fairness of dice, and the answer.

The player types the faces of real dice, or lets the program roll its own. The answer is the test of `evenness`, and how
often its chi-squared test detects a loaded die (`power`, which loads numpy).
"""

import re
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING, assert_never

from dicedesk.core.dice import FACES as DIE_FACES
from dicedesk.core.dice import SIDES, SUMS, Roll, counts_of
from dicedesk.core.errors import NotationError
from dicedesk.core.fair.hashes import sha256
from dicedesk.core.fair.sealed import SealedDice
from dicedesk.core.rollers import SeededDice
from dicedesk.core.words import Sentence, brief, figure, percent, tr, trn
from dicedesk.lab.charts import Axis, Chart, Curves, Measure, NamedCurve, NamedValue, NamedValues, Value
from dicedesk.lab.dice_test.evenness import (
    FEWEST_THROWS,
    USUAL,
    Evenness,
    dice_words,
    evenness_of_faces,
    evenness_of_sums,
    sums_words,
)
from dicedesk.lab.fields import (
    SEED,
    AnswerProgress,
    ChoiceField,
    Field,
    FieldChoice,
    LabQuestion,
    Tell,
    WholeNumberField,
)
from dicedesk.lab.findings import Case, Findings, FoundTable, KeyNumber, QuestionKind, TableColumn
from dicedesk.play.ports.jobs import Workers

if TYPE_CHECKING:
    from dicedesk.lab.dice_test.power import LoadDetection


_BETWEEN = re.compile(r"[\s,;:/|+_.()\[\]{}-]+")
"""Separators that people write between faces."""
_DIGITS = frozenset(map(str, range(1, SIDES + 1)))
_DICE_FACES = {sign: str(face) for face, sign in enumerate("⚀⚁⚂⚃⚄⚅", start=1)}


def faces_in(text: str) -> Roll:
    """Return the faces in a text such as "3 1 6", "3,1;6" or "316"; dice signs such as ⚂ are read as well.

    Raises NotationError, which names the first text that is not a face.
    """
    faces: list[int] = []
    for sign in _BETWEEN.sub("", text):
        digit = _DICE_FACES.get(sign, sign)
        if digit not in _DIGITS:
            raise NotationError(
                tr(
                    "Number {place} is “{face}”, but a die shows 1 to {most}.",
                    place=figure(len(faces) + 1),
                    face=brief(sign),
                    most=SIDES,
                )
            )
        faces.append(int(digit))
    return tuple(faces)


class DiceKind(Enum):
    """A kind of dice that the program rolls."""

    SEALED = "sealed"
    SEEDED = "seeded"


def rolled(kind: DiceKind, dice: int, seed: int) -> Roll:
    """Return the first faces of dice of this kind.

    The secret of sealed dice is made from the seed, so that the same seed gives the same faces.
    """
    match kind:
        case DiceKind.SEALED:
            return SealedDice(sha256(str(seed).encode()), record_id="").roller(used=0).roll(dice)
        case DiceKind.SEEDED:
            return SeededDice(seed).roller(used=0).roll(dice)
        case _:
            assert_never(kind)


_MOST_DICE = 1_000_000
IN_PAIRS = "yes"


@dataclass(frozen=True)
class FacesField(Field[Roll]):
    """Faces of real dice; can be empty."""

    def read(self, text: str) -> Roll:
        return faces_in(text)

    def settled(self, text: str) -> str:
        """Return the faces with spaces between them."""
        return " ".join(map(str, self.read(text)))


FACES = FacesField(
    "faces",
    tr("Faces of your dice"),
    tr("What real dice showed, such as 3 1 6 6 2; leave this empty to test the program's own dice."),
    "",
    help=tr("what your dice showed, such as “3 1 6 6 2” (default: test the program's dice)"),
    metavar="FACES",
)
DICE_KIND = ChoiceField(
    "dice",
    tr("The program's dice"),
    tr("Which of the program's dice to test if no faces are typed."),
    DiceKind.SEALED.value,
    (
        FieldChoice(DiceKind.SEALED.value, tr("Sealed dice")),
        FieldChoice(DiceKind.SEEDED.value, tr("Dice from a seed")),
    ),
    help=tr("which of the program's dice to test if you give no faces"),
    metavar="NAME",
)
NUMBER = WholeNumberField(
    "number",
    tr("Number of dice"),
    tr("How many of the program's dice to roll."),
    "600",
    1,
    _MOST_DICE,
    help=tr("how many of the program's dice to roll"),
    metavar="N",
)
PAIRS = ChoiceField(
    "pairs",
    tr("Sums of pairs"),
    tr("Also treat each pair of dice as one roll and test the sums."),
    "no",
    (FieldChoice("no", tr("No")), FieldChoice(IN_PAIRS, tr("Yes"))),
    help=tr("whether to also treat each pair of dice as one roll and test the sums"),
    metavar="ANSWER",
)


def _refusal(question: LabQuestion) -> Sentence | None:
    dice = len(question.value(FACES)) or question.value(NUMBER)
    if question.value(PAIRS) == IN_PAIRS and dice % 2:
        return tr("Sums of pairs need an even number of dice, not {dice}.", dice=dice)
    return None


_FEWEST_SHOWN, _POINTS = 600, 40
"""The least range of the curve, in rolls, and its number of points."""

_TOLD = 1
"""The index of the load that the verdict mentions: a tenth."""

_COLUMNS = (
    TableColumn("face", tr("One face comes up"), Measure.TEXT),
    TableColumn("chance", tr("Chance of face"), Measure.CHANCE),
    TableColumn("found", tr("Detected"), Measure.CHANCE),
    TableColumn("simulated", tr("Simulated"), Measure.CHANCE),
    TableColumn("low", tr("From"), Measure.CHANCE),
    TableColumn("high", tr("To"), Measure.CHANCE),
    TableColumn("rolls_needed", tr("Rolls to detect 9 in 10"), Measure.WHOLE),
)


def answer_dice_test(question: LabQuestion, workers: Workers, tell: Tell) -> Findings:
    """Test the dice, and find how often the test detects loaded ones. Raises JobError if a worker failed."""
    # Loads numpy, which takes 90 ms that the window saves.
    from dicedesk.lab.dice_test.power import LOADS, TESTS, load_found

    dice = dice_of(question)
    places = _places(len(dice))
    detections = _loads_found(
        partial(load_found, len(dice), places, question.value(SEED)), len(LOADS), tell, workers
    )
    table = FoundTable(
        "loaded_dice",
        trn("Loaded dice, rolled once", "Loaded dice, rolled {count} times", len(dice)),
        _COLUMNS,
        tuple(map(_row, detections)),
    )
    return Findings(
        question,
        (
            _case(
                dice, load_words(detections[_TOLD], len(dice)), is_in_pairs=question.value(PAIRS) == IN_PAIRS
            ),
        ),
        (_power_chart(detections, places),),
        (table,),
        _notes(detections, len(dice), TESTS),
    )


def dice_of(question: LabQuestion) -> Roll:
    """Return the typed faces, or if there are none, faces rolled by the program."""
    return question.value(FACES) or rolled(
        DiceKind(question.value(DICE_KIND)), question.value(NUMBER), question.value(SEED)
    )


def _case(dice: Roll, power: Sentence, *, is_in_pairs: bool) -> Case:
    rolls = zip(dice[::2], dice[1::2], strict=True) if is_in_pairs else ((face,) for face in dice)
    counts = counts_of(rolls, are_pairs=is_in_pairs)
    faces = evenness_of_faces(counts)
    numbers = [*_numbers(faces, "", tr("of fair dice differ by at least this much"))]
    charts = [_bars("faces", tr("Faces"), DIE_FACES, faces)]
    notes = [dice_words(faces)]
    if is_in_pairs:
        sums = evenness_of_sums(counts)
        numbers += _numbers(sums, "_sums", tr("of fair dice have sums that differ by at least this much"))
        charts.append(_bars("sums", tr("Sums of two dice"), SUMS, sums))
        notes.append(tr("Sums of two dice: {said}", said=sums_words(sums)))
    numbers.append(
        KeyNumber("dice", len(dice), Measure.WHOLE, trn("die was rolled", "dice were rolled", len(dice)))
    )
    return Case("dice", tr("These dice"), tuple(numbers), tuple(charts), (*notes, power))


def _numbers(evenness: Evenness, suffix: str, says: Sentence) -> list[KeyNumber]:
    """Return the p-value, and chi-squared if it was used; nothing for too few dice."""
    if evenness.p is None:
        return []
    p, chi_squared = KeyNumber(f"p{suffix}", evenness.p, Measure.CHANCE, says), evenness.chi_squared
    if chi_squared is None:
        return [p]
    words = tr("chi-squared, with {degrees} degrees of freedom", degrees=chi_squared.degrees)
    return [p, KeyNumber(f"chi_squared{suffix}", chi_squared.value, Measure.NUMBER, words)]


def _bars(name: str, title: Sentence, kinds: Sequence[int], evenness: Evenness) -> Chart:
    bars = tuple(
        NamedValue(str(kind), count, expected=float(expected))
        for kind, count, expected in zip(kinds, evenness.counts, evenness.expected, strict=True)
    )
    return Chart(
        name,
        title,
        tr("How often each result came up; marks show the expected number."),
        NamedValues(Axis(name, title, Measure.WHOLE), Axis("count", tr("Times"), Measure.WHOLE), bars),
    )


def _places(rolls: int) -> tuple[int, ...]:
    step = (max(_FEWEST_SHOWN, 2 * rolls) - FEWEST_THROWS) / (_POINTS - 1)
    return tuple(FEWEST_THROWS + round(point * step) for point in range(_POINTS))


def _loads_found(
    work: "Callable[[int], LoadDetection]", loads: int, tell: Tell, workers: Workers
) -> "list[LoadDetection]":
    """Return the results of all loaded dice in order; each is a piece for a worker."""
    tell(AnswerProgress(0, loads))
    detections: dict[int, LoadDetection] = {}
    with closing(workers.results(work, range(loads))) as results:
        for number, one in results:
            detections[number] = one
            tell(AnswerProgress(len(detections), loads))
    return [detections[number] for number in range(loads)]


def _power_chart(detections: "Sequence[LoadDetection]", places: tuple[int, ...]) -> Chart:
    return Chart(
        "power",
        tr("How often a loaded die is detected"),
        tr("One face comes up more often than it should; the others come up equally often."),
        Curves(
            Axis("rolls", tr("Rolls"), Measure.WHOLE),
            Axis("found", tr("Detected"), Measure.CHANCE),
            tuple(map(float, places)),
            tuple(NamedCurve(one.load.name, one.load.comes, one.curve) for one in detections),
        ),
    )


def _row(detection: "LoadDetection") -> tuple[Value, ...]:
    sample = detection.simulated
    interval: tuple[Value, ...] = (None, None, None)
    if sample is not None:
        interval = (sample.mean, *sample.interval)
    return (
        detection.load.comes,
        detection.load.die.chances[0],
        detection.chance,
        *interval,
        detection.needed,
    )


def _notes(detections: "Sequence[LoadDetection]", rolls: int, tests: int) -> tuple[Sentence, ...]:
    return (
        *(load_words(one, rolls) for place, one in enumerate(detections) if place != _TOLD),
        tr(
            "A loaded die counts as detected when, by the chi-squared test, fewer than {level} of "
            "fair dice would differ by this much. A fair die is flagged by mistake about as often.",
            level=percent(USUAL, 0),
        ),
        tr(
            "“From” and “To” are the ends of the 95% interval (Wilson) for the share detected in "
            "{tests} simulated tests.",
            tests=figure(tests),
        ),
    )


_RARE, _OFTEN, _NEARLY_ALWAYS = 0.3, 0.95, 0.995


def often_words(chance: float) -> Sentence:
    """How often an event with this chance happens, such as "1 time in 8"."""
    if chance < _RARE:
        return tr("1 time in {many}", many=round(1 / chance))
    if chance < _OFTEN:
        return tr("{times} times in {many}", times=round(10 * chance), many=10)
    if chance < _NEARLY_ALWAYS:
        return tr("{times} times in {many}", times=round(100 * chance), many=100)
    return tr("nearly always")


def load_words(detection: "LoadDetection", rolls: int) -> Sentence:
    """How often this many rolls detect a loaded die, and how many rolls detect it 9 times in 10."""
    rolls_needed = trn("1 roll", "{count} rolls", detection.needed)
    if detection.chance is None:
        return tr(
            "A die that shows one face {more} takes about {needed} to be detected 9 times in 10.",
            more=detection.load.comes,
            needed=rolls_needed,
        )
    return tr(
        "With {rolls}, a die that shows one face {more} is detected {often}; detecting it 9 times in "
        "10 takes about {needed}.",
        rolls=trn("1 roll", "{count} rolls", rolls),
        more=detection.load.comes,
        often=often_words(detection.chance),
        needed=rolls_needed,
    )


DICE_TEST_KIND = QuestionKind(
    "dice-test",
    tr("Are these dice fair?"),
    tr("Whether dice are fair, and how often a loaded die would be detected."),
    (FACES, DICE_KIND, NUMBER, PAIRS, SEED),
    answer_dice_test,
    _refusal,
    help=tr("test whether dice are fair, and how often a loaded die would be detected"),
)
