"""A voice that reads texts aloud, from outside."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from dicedesk.play.ports.availability import Availability
from dicedesk.play.ports.manner import Manner


@dataclass(frozen=True)
class Voice:
    """A voice of this computer: what the engine calls it, what a person reads, and its language such as "en-us"."""

    id: str
    name: str
    language: str


def _nothing(*_: object) -> None:
    """Ignores what it is told."""


@dataclass(frozen=True)
class Listener:
    """What a request to speak is answered with, on the thread that asked.

    `started` when the voice begins; then either `finished`, when all was said, or `failed` with a sentence. After a
    `stop` or a newer request the older one hears nothing more.
    """

    started: Callable[[], None] = field(default=_nothing)
    finished: Callable[[], None] = field(default=_nothing)
    failed: Callable[[str], None] = field(default=_nothing)


class Speech(Protocol):
    """Speaks one text at a time. No call waits for the voice, and none raises."""

    @property
    def available(self) -> Availability:
        """Whether this computer can speak, as far as is known now; found out without starting an engine."""
        ...

    def prepare(self) -> None:
        """Gets ready to speak, so that the next text is heard sooner; it may be called at any time."""
        ...

    def say(self, text: str, manner: Manner, listener: Listener) -> None:
        """Speaks the text in place of what is being spoken; between its lines there is a short pause."""
        ...

    def stop(self) -> None:
        """Is silent at once."""
        ...

    def voices(self, found: Callable[[tuple[Voice, ...]], None]) -> None:
        """Calls back with the voices of this computer, () where there are none."""
        ...

    def close(self) -> None:
        """Is silent, and leaves no process behind. The next request starts anew."""
        ...
