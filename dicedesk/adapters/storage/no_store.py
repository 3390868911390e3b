"""What stands in for the store where no disk can be had: it keeps nothing, and says so each time."""

from collections.abc import Callable

from dicedesk.ports.store import Best, GameChange, KeptAnswer, KeptGame, StoreError


class NoStore:
    """Refuses to keep anything, for a reason that a person can read. The game goes on without it."""

    waits = False
    wait_reason: str | None = None

    def __init__(self, reason: str) -> None:
        """Takes the sentence to tell."""
        self._reason = reason

    def in_turn(self, write: Callable[[], None]) -> None:
        """Call `write`: nothing waits where nothing can be kept."""
        write()

    def note(self, sentence: str) -> None:
        """Nothing was kept of which something could be told."""

    def set_setting_aside(self, name: str) -> None:
        """Nothing was ever kept."""

    def keep(self, change: GameChange) -> None:
        """Raises StoreError with the reason."""
        raise StoreError(self._reason)

    def newest(self, game: str) -> KeptGame | None:
        """None: nothing was ever kept."""
        return None

    def chain_head(self) -> str:
        """Nothing: there is no chain."""
        return ""

    def keep_best(self, best: Best) -> None:
        """Raises StoreError with the reason."""
        raise StoreError(self._reason)

    def best(self, what: str) -> Best | None:
        """None: nothing was ever kept."""
        return None

    def keep_answer(self, answer: KeptAnswer) -> None:
        """Raises StoreError with the reason."""
        raise StoreError(self._reason)

    def answers(self, most: int) -> tuple[KeptAnswer, ...]:
        """None at all: nothing was ever kept."""
        return ()

    def keep_setting(self, name: str, value: str) -> None:
        """Raises StoreError with the reason."""
        raise StoreError(self._reason)

    def setting(self, name: str) -> str | None:
        """None: nothing was ever kept."""
        return None
