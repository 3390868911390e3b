"""Sentences for people: made anywhere, translated where they are shown."""

from dataclasses import dataclass
from typing import Any


class Sentence(str):
    """A text in English that remembers its template and values, so that a window can translate it.

    It is a plain `str` to everything else: errors carry it, logs print it.
    """

    template: str
    values: dict[str, object]

    def __new__(cls, template: str, values: dict[str, object]) -> "Sentence":
        made = super().__new__(cls, template.format_map(values) if values else template)
        made.template = template
        made.values = values
        return made

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.template, self.values)


def tr(text: str, /, **values: object) -> Sentence:
    """Marks `text` as shown to a person; `{name}` in it is replaced by the value of that name."""
    return Sentence(text, values)


@dataclass(frozen=True)
class Name:
    """What a player is called. `is_you` asks for "You take" in place of "Ann takes"."""

    text: str
    is_you: bool = False

    def __str__(self) -> str:
        return self.text
