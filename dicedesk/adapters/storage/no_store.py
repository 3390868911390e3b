"""What stands in for the file while it cannot be opened: it keeps nothing, and says so each time."""

from collections.abc import Callable

from dicedesk.play.ports.store import Best, GameChange, KeptAnswer, KeptGame, UnwritableError


class NoStore:
    """Refuses to keep anything, for a reason that a person can read. The game goes on, and what it keeps waits.

    What may lie in the file and would be written over is not given back as missing: to ask for it is refused too.
    """

    def __init__(self, reason: str) -> None:
        """Takes the sentence to tell."""
        self.notices: list[str] = []
        self.tell: Callable[[str], None] | None = None
        self._reason = reason

    def note(self, sentence: str) -> None:
        """The reason is told already, by whoever could not open the file."""

    def set_setting_aside(self, name: str) -> None:
        """Raises UnwritableError with the reason."""
        raise UnwritableError(self._reason)

    def keep(self, change: GameChange) -> None:
        """Raises UnwritableError with the reason."""
        raise UnwritableError(self._reason)

    def newest(self, game: str) -> KeptGame | None:
        """None: another game is begun, and kept beside those that may be in the file."""
        return None

    def chain_head(self) -> str:
        """Nothing: there is no chain."""
        return ""

    def keep_best(self, best: Best) -> None:
        """Raises UnwritableError with the reason."""
        raise UnwritableError(self._reason)

    def best(self, what: str) -> Best | None:
        """Raises UnwritableError with the reason: a better one may be in the file."""
        raise UnwritableError(self._reason)

    def keep_answer(self, answer: KeptAnswer) -> None:
        """Raises UnwritableError with the reason."""
        raise UnwritableError(self._reason)

    def answers(self, most: int) -> tuple[KeptAnswer, ...]:
        """None at all."""
        return ()

    def keep_setting(self, name: str, value: str) -> None:
        """Raises UnwritableError with the reason."""
        raise UnwritableError(self._reason)

    def setting(self, name: str) -> str | None:
        """Raises UnwritableError with the reason: a value may be in the file."""
        raise UnwritableError(self._reason)

    def wait_longer(self) -> None:
        """Nothing is to be waited for."""

    def close(self) -> None:
        """Nothing is open."""
