"""What the status bar says of a record."""

from dicedesk.core.game import StateT
from dicedesk.core.record import Record
from dicedesk.session.game_keeper import SaveStatus
from dicedesk.ui.tabs.game_tab import Status
from dicedesk.ui.words import tr

_SEAL_SHOWN = 8


def status_of(record: Record[StateT], error: str | None, save: SaveStatus) -> Status:
    """Saved or not, and the seal of the dice, whole in the tip."""
    saved = _saved(save) if error is None else tr("Not saved: {error}", error=error)
    seal, seed = record.tag("Seal"), record.tag("Seed")
    if seal is None:
        return Status(saved, *_unsealed(record.tag("Dice") or ""))
    tip = tr("These dice were fixed before the first roll. Seal (SHA-256 of their seed): {seal}", seal=seal)
    if seed is not None:
        tip += "\n" + tr("Seed: {seed}", seed=seed)
    return Status(saved, tr("Dice: sealed {seal}…", seal=seal[:_SEAL_SHOWN]), tip)


def _saved(save: SaveStatus) -> str:
    match save:
        case SaveStatus.SAVED:
            return tr("Saved")
        case SaveStatus.WAITS:
            return tr("Not saved yet: another program is using the saved games")
        case SaveStatus.COPIED:
            return tr("Saved as a copy: another window played on in this game")


def _unsealed(dice: str) -> tuple[str, str]:
    """What is said of dice without a seal, and the tip."""
    kind, _, number = dice.partition(" ")
    if kind != "seeded":
        return tr("Dice: {kind}", kind=dice), ""
    tip = tr(
        "This game's dice come from seed {number}. Anyone who knows it can work them out "
        "beforehand, so the game cannot prove it was fair.",
        number=number,
    )
    return tr("Dice: seed {number}, not sealed", number=number), tip
