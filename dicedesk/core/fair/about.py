"""What a record's dice are, in words for a person."""

from typing import Any

from dicedesk.core.fair.scheme import version_of
from dicedesk.core.record import Record
from dicedesk.core.words import Sentence, tr

TYPED_IN = tr("These dice are rolled at a real table and typed in, so nothing can prove them.")
VERSION_1 = tr("Dice of version 1: the word was known before the seed was drawn.")


def about_dice(record: Record[Any]) -> Sentence:
    """Where the dice come from, and who could choose them."""
    version = version_of(record)
    if version is not None:
        return _sealed() if version.takes_later_word else VERSION_1
    if record.is_typed:
        return TYPED_IN
    kind, _, number = (record.tag("Dice") or "").partition(" ")
    if kind != "seeded":
        return tr("Dice: {kind}", kind=record.tag("Dice") or "")
    return tr(
        "This game's dice come from seed {number}. Anyone who knows it can work them out "
        "beforehand, so the game cannot prove it was fair.",
        number=number,
    )


def _sealed() -> Sentence:
    return tr(
        "The seal was fixed first; your word was drawn or typed after it. Seed and word together fix every "
        "die, so neither you nor the program could choose the dice alone."
    )
