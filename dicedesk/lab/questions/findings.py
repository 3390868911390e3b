"""What is found: numbers, charts, tables and sentences, in plain values that can be pickled and written into files."""

from dataclasses import dataclass
from enum import Enum

from dicedesk.core.words import Sentence
from dicedesk.lab.questions.measures import Measure, Value
from dicedesk.lab.questions.question import LabQuestion

Floats = tuple[float, ...]


class NumberTone(Enum):
    """How a number is shown: as others, or in the colour of a gain or of a loss."""

    PLAIN = "plain"
    GAIN = "gain"
    LOSS = "loss"


@dataclass(frozen=True)
class KeyNumber:
    """One of the few numbers that a person came for, and the sentence under it: "go broke within 500 rolls".

    `name` is its name in files. `exact` is the same as a fraction, such as "244/495", where it is one.
    """

    name: str
    value: float
    measure: Measure
    says: Sentence
    tone: NumberTone = NumberTone.PLAIN
    exact: str = ""


@dataclass(frozen=True)
class Axis:
    """An axis: its name in files, its title, and what its numbers count."""

    name: str
    title: Sentence
    measure: Measure


@dataclass(frozen=True)
class Fan:
    """How a number spreads: at each place of `across`, the value below which each of the `levels` lies.

    `levels` are shares that rise and lie evenly round one half, which is among them; `values` holds for each level the
    values at all places.
    """

    across: Axis
    up: Axis
    places: Floats
    levels: Floats
    values: tuple[Floats, ...]


@dataclass(frozen=True)
class FoundCurve:
    """A line with its name in files and for people; `low` and `high` are the edges of its interval, or empty."""

    name: str
    title: Sentence
    values: Floats
    low: Floats = ()
    high: Floats = ()


@dataclass(frozen=True)
class Curves:
    """Lines over the same places; `exact` is a value that they should come to, drawn as a line across."""

    across: Axis
    up: Axis
    places: Floats
    curves: tuple[FoundCurve, ...]
    exact: float | None = None


@dataclass(frozen=True)
class Histogram:
    """The share of each of many values, which rise by equal steps."""

    across: Axis
    up: Axis
    places: Floats
    shares: Floats


@dataclass(frozen=True)
class NamedValue:
    """A bar: its name, how high it is, the edges of its interval, and how high it is expected to be."""

    name: str
    value: float
    low: float | None = None
    high: float | None = None
    expected: float | None = None


@dataclass(frozen=True)
class NamedValues:
    """A few bars with names."""

    across: Axis
    up: Axis
    bars: tuple[NamedValue, ...]


@dataclass(frozen=True)
class ValueGrid:
    """A value for each pair of two settings; `values` holds a row for each of `up_names`, from the bottom.

    Cells in `marks`, each its column and its row from 0, have a ring round them.
    """

    across: Axis
    up: Axis
    across_names: tuple[str, ...]
    up_names: tuple[str, ...]
    cell: Axis
    values: tuple[Floats, ...]
    marks: tuple[tuple[int, int], ...] = ()


Drawing = Fan | Curves | Histogram | NamedValues | ValueGrid


@dataclass(frozen=True)
class FoundChart:
    """A chart: its name in files, its title, a sentence about what it shows, and what is drawn."""

    name: str
    title: Sentence
    says: Sentence
    drawing: Drawing


@dataclass(frozen=True)
class TableColumn:
    """A column: its name in files, its title, what its values count, and digits behind the point.

    Where there is too little room a window leaves out columns that the case of the row tells too (`in_case`), the last
    one first.
    """

    name: str
    title: Sentence
    measure: Measure
    digits: int = 2
    in_case: bool = False


@dataclass(frozen=True)
class FoundTable:
    """A table: each row has a value for each column."""

    name: str
    title: Sentence
    columns: tuple[TableColumn, ...]
    rows: tuple[tuple[Value, ...], ...]


@dataclass(frozen=True)
class Case:
    """One of the things that were compared, such as a betting system: its key numbers, charts and sentences.

    Its key numbers are exact, or simulated where they cannot be; `found_by` says how they were found.
    """

    name: str
    title: Sentence
    numbers: tuple[KeyNumber, ...]
    charts: tuple[FoundChart, ...]
    notes: tuple[Sentence, ...] = ()
    is_exact: bool = True
    found_by: tuple[Sentence, ...] = ()


@dataclass(frozen=True)
class Findings:
    """The answer to a question.

    There is at least one case. Where there are more, the first table has a row for each, in the same order, so that a
    person chooses by its rows whose charts are seen. `charts` compare all of them; `notes` say how it was found.
    """

    question: LabQuestion
    cases: tuple[Case, ...]
    charts: tuple[FoundChart, ...] = ()
    tables: tuple[FoundTable, ...] = ()
    notes: tuple[Sentence, ...] = ()
