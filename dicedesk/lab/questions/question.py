"""A question: the id of its kind, with a value for each of its fields."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from dicedesk.lab.questions.fields import Field

V = TypeVar("V")


@dataclass(frozen=True)
class AnswerProgress:
    """How far an answer is: so many of so many parts, of whatever kind."""

    done: int
    parts: int


Tell = Callable[[AnswerProgress], object]
"""Hears how far an answer is."""


@dataclass(frozen=True)
class LabQuestion:
    """What is asked: the id of its kind, and the settled text of each field, in the order of the fields."""

    kind: str
    texts: tuple[tuple[str, str], ...]

    def value(self, field: Field[V]) -> V:
        """The value of one of its fields. Raises KeyError for a field that its kind does not have."""
        return field.read(dict(self.texts)[field.name])
