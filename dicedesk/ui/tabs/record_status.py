"""What the status bar says of a record."""

from dicedesk.core.record import Record
from dicedesk.ui.tabs.game_tab import Status
from dicedesk.ui.words import tr

_SEAL_SHOWN = 8


def status_of(record: Record, trouble: str | None) -> Status:
    """Saved or not, and the seal of the dice, whole in the tip."""
    saved = tr("Saved") if trouble is None else tr("Not saved: {trouble}", trouble=trouble)
    seal, seed = record.tag("Seal"), record.tag("Seed")
    if seal is None:
        return Status(saved, tr("Dice: {kind}", kind=record.tag("Dice") or ""), "")
    tip = tr("These dice were fixed before the first roll. Seal (SHA-256 of their seed): {seal}", seal=seal)
    if seed is not None:
        tip += "\n" + tr("Seed: {seed}", seed=seed)
    return Status(saved, tr("Dice: sealed {seal}…", seal=seal[:_SEAL_SHOWN]), tip)
