"""Kept positions, and the last ones that were looked at."""

from dataclasses import dataclass

from dicedesk.play.ports.store import Store

_KEPT, _RECENT, _MOST = "positions", "recent-positions", 20


@dataclass(frozen=True)
class KeptPosition:
    """The line of a position, with a note and a star."""

    line: str
    note: str = ""
    is_starred: bool = False


class Positions:
    """The positions in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @property
    def kept(self) -> tuple[KeptPosition, ...]:
        """The kept positions. Raises StoreError."""
        rows = (line.partition("  # ") for line in (self._store.setting(_KEPT) or "").splitlines())
        return tuple(KeptPosition(line, note) for line, _, note in rows)

    def keep(self, position: KeptPosition) -> None:
        """Keep a position. Raises StoreError."""
        kept = (*(each for each in self.kept if each.line != position.line), position)
        self._store.keep_setting(_KEPT, "\n".join(f"{each.line}  # {each.note}" for each in kept))

    @property
    def recent(self) -> tuple[str, ...]:
        """The lines of the last positions, the newest first. Raises StoreError."""
        return tuple((self._store.setting(_RECENT) or "").splitlines())

    def remember(self, line: str) -> None:
        """Put a line before the others. Raises StoreError."""
        lines = (line, *(each for each in self.recent if each != line))
        self._store.keep_setting(_RECENT, "\n".join(lines[:_MOST]))
