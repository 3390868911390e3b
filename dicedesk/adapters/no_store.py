"""What stands in for the store where no disk can be had: it keeps nothing, and says so each time."""

from dicedesk.ports.store import KeptGame, StoreError


class NoStore:
    """Refuses to keep games, for a reason that a person can read. The game goes on without it."""

    def __init__(self, reason: str) -> None:
        """Takes the sentence to tell."""
        self._reason = reason

    def keep(self, game: KeptGame) -> None:
        """Raises StoreError with the reason."""
        raise StoreError(self._reason)

    def newest(self, game: str) -> KeptGame | None:
        """None: nothing was ever kept."""
        return None
