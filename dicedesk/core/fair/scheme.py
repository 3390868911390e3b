"""Which sealed dice a record names: it says the version of the scheme."""

from typing import Any

from dicedesk.core.by_name import object_called
from dicedesk.core.fair.sealed import SealedDice
from dicedesk.core.record import Record

_EARLIER = {"sealed": "dicedesk.core.fair.sealed_1:SealedDice1"}
"""The kinds of sealed dice of earlier versions of the program, loaded for a record that names them."""


def version_of(record: Record[Any]) -> type[SealedDice] | None:
    """The kind of sealed dice that the record names; None where it names none that are known here."""
    kind = record.tag("Dice")
    if kind == SealedDice.kind:
        return SealedDice
    earlier = _EARLIER.get(kind or "")
    return object_called(earlier) if earlier else None


def sealed_dice_of(record: Record[Any], seed: bytes) -> SealedDice | None:
    """The sealed dice that the record names, with this seed; None for a record without sealed dice."""
    version = version_of(record)
    if version is None:
        return None
    return version(seed, record.tag("Id") or "", record.tag("Word") or "", record.tag("Previous") or "")
