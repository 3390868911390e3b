"""Which sealed dice a record names: it says the version of the scheme."""

from typing import Any

from dicedesk.core.fair.sealed import SealedDice
from dicedesk.core.fair.sealed_1 import SealedDice1
from dicedesk.core.record import Record

_VERSIONS: tuple[type[SealedDice], ...] = (SealedDice, SealedDice1)


def version_of(record: Record[Any]) -> type[SealedDice] | None:
    """The kind of sealed dice that the record names; None where it names none that are known here."""
    return next((version for version in _VERSIONS if version.kind == record.tag("Dice")), None)


def sealed_dice_of(record: Record[Any], seed: bytes) -> SealedDice | None:
    """The sealed dice that the record names, with this seed; None for a record without sealed dice."""
    version = version_of(record)
    if version is None:
        return None
    return version(seed, record.tag("Id") or "", record.tag("Word") or "", record.tag("Previous") or "")
