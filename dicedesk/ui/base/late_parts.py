"""What sound, voice and the windows beside the games work with. No first game needs it, so no start loads it."""

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
    """The late parts: `main` makes them once, in `late_parts.late_parts`, and closes what has to be closed."""

    speech: Speech
    sounds: Sounds
    history: History
    """The stored games, with their figures and the mistakes to be practiced."""
    backups: Backups
    workers: Workers
    """Workers for long work that is cut into pieces."""
    pick: Callable[[int], int]
    """A source of luck beside the dice: given n, it returns one of 0 to n - 1, each equally likely."""
    facts: Callable[[], tuple[str, str]]
    """Returns the version of the program and a report on this computer, for About."""
    services: list[object] = field(default_factory=list)
    """What only one game needs: what adapters do for it, and what it has made itself."""

    def service(self, kind: Callable[..., T], make: Callable[[], T] | None = None) -> T:
        """Return the service of a class or protocol; one that is not there is made, and stays.

        Raises LookupError where it is not there and nothing makes it.
        """
        # To mypy a protocol is no type.
        wanted = cast("type[T]", kind)
        for service in self.services:
            if isinstance(service, wanted):
                return service
        if make is None:
            raise LookupError(wanted.__name__)
        made = make()
        self.services.append(made)
        return made
