"""Parts for sound, voice and the windows beside the games. No first game needs them, so no start loads them."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar, cast

from dicedesk.play.ports.audio import Speech
from dicedesk.play.ports.backups import Backups
from dicedesk.play.ports.jobs import Workers
from dicedesk.play.ports.past_games import History
from dicedesk.ui.base.sound import Sounds

T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class LateParts:
    """The late parts: `main` makes them once, in `late_parts.late_parts`, and closes those that need it."""

    speech: Speech
    sounds: Sounds
    history: History
    """The stored games, with their figures and the mistakes for practice."""
    backups: Backups
    workers: Workers
    """Workers for long work that is cut into pieces."""
    pick: Callable[[int], int]
    """A source of luck besides the dice: given n, it returns one of 0 to n - 1, each equally likely."""
    facts: Callable[[], tuple[str, str]]
    """Returns the version of the program and a report on this computer, for About."""
    services: list[object] = field(default_factory=list)
    """Services for one game only: those of adapters, and those it has made itself."""

    def service(self, kind: Callable[..., T], make: Callable[[], T] | None = None) -> T:
        """The service of a class or protocol; a missing one is made, and stays.

        Raises LookupError if it is missing and `make` is None.
        """
        # To mypy a protocol is not a type.
        wanted = cast("type[T]", kind)
        for service in self.services:
            if isinstance(service, wanted):
                return service
        if make is None:
            raise LookupError(wanted.__name__)
        made = make()
        self.services.append(made)
        return made
