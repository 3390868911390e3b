"""The fields of a question to the Lab, which read their values from texts, and the question."""

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from dicedesk.core.errors import NotationError
from dicedesk.core.money import DOLLAR, Cents, dollars
from dicedesk.core.words import Sentence, figure, listed, tr

V = TypeVar("V")

SEED_BITS = 32
MOST_DIGITS = 18


@dataclass(frozen=True)
class Field(ABC, Generic[V]):
    """A field: its name in files and on the command line, its name for people, and its initial text.

    `tip` says in one sentence what it is about, `help` in the words of the command line, where `metavar` stands for
    the value.
    """

    name: str
    title: Sentence
    tip: Sentence
    default: str
    help: Sentence = field(default=Sentence("", {}), kw_only=True)
    metavar: str = field(default="VALUE", kw_only=True)

    @property
    def allowed(self) -> str:
        """The values that can be given, in short; "" where `help` says so."""
        return ""

    @property
    def usual(self) -> str:
        """The default as a person reads it; "" for none."""
        return self.default

    @abstractmethod
    def read(self, text: str) -> V:
        """Return the value in the text. Raises NotationError, which says what is expected."""

    def settled(self, text: str) -> str:
        """Return the text as a question stores it, so that it means the same when asked again. Raises NotationError."""
        self.read(text)
        return text.strip()


@dataclass(frozen=True)
class WholeNumberField(Field[int]):
    """A whole number from `least` to `most`."""

    least: int
    most: int

    @property
    def allowed(self) -> Sentence:
        """The numbers that can be given."""
        return tr("{least} to {most}", least=figure(self.least), most=figure(self.most))

    @property
    def usual(self) -> str:
        """The default with its thousands apart."""
        return figure(self.read(self.default))

    def read(self, text: str) -> int:
        number = _whole(text)
        if number is None or not self.least <= number <= self.most:
            raise NotationError(
                tr(
                    "{title}: expected a whole number from {least} to {most}, not “{text}”.",
                    title=self.title,
                    least=figure(self.least),
                    most=figure(self.most),
                    text=text.strip(),
                )
            )
        return number


@dataclass(frozen=True)
class MoneyField(Field[Cents]):
    """An amount of whole dollars from `least` to `most` dollars."""

    least: int
    most: int

    @property
    def allowed(self) -> Sentence:
        """The amounts that can be given."""
        return tr("{least} to {most}", least=dollars(self.least).shown(), most=dollars(self.most).shown())

    @property
    def usual(self) -> str:
        """The default in dollars."""
        return self.read(self.default).shown()

    def read(self, text: str) -> Cents:
        number = _whole(text.strip().removeprefix("$"))
        if number is None or not self.least <= number <= self.most:
            raise NotationError(
                tr(
                    "{title}: expected whole dollars from {least} to {most}, not “{text}”.",
                    title=self.title,
                    least=dollars(self.least).shown(),
                    most=dollars(self.most).shown(),
                    text=text.strip(),
                )
            )
        return dollars(number)

    def settled(self, text: str) -> str:
        return str(self.read(text) // DOLLAR)


@dataclass(frozen=True)
class FieldChoice:
    """One of the values of a field: its name in files, and its name for people."""

    name: str
    title: Sentence


@dataclass(frozen=True)
class ChoiceField(Field[str]):
    """One of a few names."""

    choices: tuple[FieldChoice, ...]

    @property
    def allowed(self) -> str:
        """The names that can be given."""
        return listed(choice.name for choice in self.choices)

    def read(self, text: str) -> str:
        names = [choice.name for choice in self.choices]
        if text.strip() not in names:
            raise NotationError(
                tr(
                    "{title}: expected one of {names}, not “{text}”.",
                    title=self.title,
                    names=", ".join(names),
                    text=text.strip(),
                )
            )
        return text.strip()


@dataclass(frozen=True)
class SeedField(Field[int]):
    """The seed of simulated dice; an empty text stands for a new seed each time."""

    def read(self, text: str) -> int:
        number = _whole(text)
        if number is None or number < 0:
            raise NotationError(
                tr("{title}: expected a whole number, not “{text}”.", title=self.title, text=text.strip())
            )
        return number

    def settled(self, text: str) -> str:
        """Return the seed; a new one for an empty text."""
        return super().settled(text) if text.strip() else str(secrets.randbits(SEED_BITS))


SEED = SeedField(
    "seed",
    tr("Seed"),
    tr("The same seed gives the same simulated dice; leave this empty for new dice."),
    "",
    help=tr("a seed; the same seed gives the same dice (default: a new seed)"),
    metavar="N",
)


def _whole(text: str) -> int | None:
    """Return the number in digits, possibly with commas between thousands and a minus sign."""
    digits = text.strip().replace(",", "")
    plain = digits.removeprefix("-")
    is_number = plain.isascii() and plain.isdigit() and len(plain) <= MOST_DIGITS
    return int(digits) if is_number else None


@dataclass(frozen=True)
class AnswerProgress:
    """Progress of an answer: `done` of `parts` parts."""

    done: int
    parts: int


Tell = Callable[[AnswerProgress], object]
"""Receives the progress of an answer."""


@dataclass(frozen=True)
class LabQuestion:
    """A question: the id of its kind, and the settled text of each field, in the order of the fields."""

    kind: str
    texts: tuple[tuple[str, str], ...]

    def value(self, field: Field[V]) -> V:
        """Return the value of one of its fields. Raises KeyError for a field that its kind does not have."""
        return field.read(dict(self.texts)[field.name])
