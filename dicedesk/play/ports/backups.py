"""Backups of the saved games, and how to restore one."""

from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import Protocol

from dicedesk.play.ports.store import StoreError


class BackupKind(Enum):
    """Why a backup was made."""

    DAILY = "daily"
    BEFORE_UPDATE = "before update"
    """The file before a newer version of the program updated it."""
    BEFORE_GOING_BACK = "before going back"
    """The file before the player restored an earlier one."""
    NEWER = "newer version"
    """The file of a newer version, which an older version left alone."""


@dataclass(frozen=True)
class Backup:
    """One backup: its file's name, its time (UTC), the reason for it, and the number of games in it."""

    name: str
    time: datetime
    kind: BackupKind
    games: int


class Backups(Protocol):
    """Finds backups and prepares to restore one, which happens at the next start. Slow; callable from any thread."""

    def find(self) -> tuple[Backup, ...]:
        """All backups that can be restored, the newest first."""
        ...

    def choose(self, backup: Backup) -> None:
        """Restore a backup at the next start; today's file stays. Raises StoreError."""
        ...

    def stay(self) -> None:
        """Cancel the restore: the next start uses the present games. Raises StoreError."""
        ...

    def is_chosen(self) -> bool:
        """Whether the next start restores a backup."""
        ...


class NoBackups:
    """The backups of a store that is not on a disk: none."""

    def find(self) -> tuple[Backup, ...]:
        """Return no backups."""
        return ()

    def choose(self, backup: Backup) -> None:
        """Raises StoreError: there is none."""
        raise StoreError(backup.name)

    def stay(self) -> None:
        """Do nothing: no restore can be pending."""

    def is_chosen(self) -> bool:
        return False
