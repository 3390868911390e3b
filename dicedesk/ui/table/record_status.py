"""What the status bar says of a record."""

from dicedesk.core.fair.about import about_dice
from dicedesk.core.game import StateT
from dicedesk.core.record import Record
from dicedesk.play.game_keeper import SaveStatus
from dicedesk.ui.base.page import Status
from dicedesk.ui.base.words import shown, tr

_SEAL_SHOWN = 8


def status_of(
    record: Record[StateT], error: str | None, save: SaveStatus, *, is_practice: bool = False
) -> Status:
    """Saved or not, practice or not, and the seal of the dice, whole in the tip."""
    saved = _saved(save) if error is None else tr("Not saved: {error}", error=error)
    if is_practice:
        saved = tr("{saved} · casual game", saved=saved)
    seal, seed = record.tag("Seal"), record.tag("Seed")
    if seal is None:
        return Status(saved, *_unsealed(record))
    tip = tr("These dice were fixed before the first roll. Seal: {seal}", seal=seal)
    tip += "\n" + tr("Your word: {word}", word=record.tag("Word") or "–")
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
            return tr("Saved as a copy: another window continued this game")


def _unsealed(record: Record[StateT]) -> tuple[str, str]:
    """What is said of dice without a seal, and the tip."""
    if record.is_typed:
        return tr("Dice: your own, typed in"), shown(about_dice(record))
    dice = record.tag("Dice") or ""
    kind, _, number = dice.partition(" ")
    if kind != "seeded":
        return tr("Dice: {kind}", kind=dice), ""
    return tr("Dice: seed {number}, not sealed", number=number), shown(about_dice(record))
