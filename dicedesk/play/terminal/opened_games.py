"""A games folder while somebody plays in a terminal."""

from collections.abc import Callable
from dataclasses import dataclass

from dicedesk.play.ports.clock import Clock
from dicedesk.play.ports.store import Store


@dataclass(frozen=True)
class OpenedGames:
    """The store in it. `notice` is what there is to tell of it.

    `catch_up` keeps what had to wait for another program; `close` gives the folder back.
    """

    store: Store
    clock: Clock
    notice: str | None
    catch_up: Callable[[], None]
    close: Callable[[], None]


OpenGames = Callable[[str | None], OpenedGames]
"""Opens a games folder, the user's own where it is None. Raises StoreError."""
