"""Backups of the saved games, and the way back to one of them."""

from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import Protocol

from dicedesk.play.ports.store import StoreError


class BackupKind(Enum):
    """Why a backup was made."""

    DAILY = "daily"
    BEFORE_UPDATE = "before update"
    """The file as it was before a newer version of the program brought it up to date."""
    BEFORE_GOING_BACK = "before going back"
    """The file as it was before the player went back to an earlier one."""
    NEWER = "newer version"
    """The file of a newer version, which an older one left alone."""


@dataclass(frozen=True)
class Backup:
    """One backup: its file's name, its time (UTC), the reason for it, and the number of games in it."""

    name: str
    time: datetime
    kind: BackupKind
    games: int


class Backups(Protocol):
    """Finds backups and prepares the way back to one; the next start takes it. All may take long, in any thread."""

    def find(self) -> tuple[Backup, ...]:
        """All that can be gone back to, the newest first."""
        ...

    def choose(self, backup: Backup) -> None:
        """Make the next start begin with the games of a backup; today's file stays. Raises StoreError."""
        ...

    def stay(self) -> None:
        """Make the next start begin with the present games after all. Raises StoreError."""
        ...

    def is_chosen(self) -> bool:
        """Whether the next start begins with the games of a backup."""
        ...


class NoBackups:
    """The backups of a store that is not on a disk: none."""

    def find(self) -> tuple[Backup, ...]:
        """None."""
        return ()

    def choose(self, backup: Backup) -> None:
        """Raises StoreError: there is none."""
        raise StoreError(backup.name)

    def stay(self) -> None:
        """There is nothing else."""

    def is_chosen(self) -> bool:
        """Never."""
        return False
