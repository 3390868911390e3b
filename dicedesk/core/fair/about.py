"""What a record's dice are, in words for a person."""

from typing import Any

from dicedesk.core.fair.scheme import version_of
from dicedesk.core.record import Record
from dicedesk.core.words import Sentence, tr

TYPED_IN = tr("These dice are rolled at a real table and typed in: what they show cannot be proved.")
VERSION_1 = tr("Dice of version 1: the word was known before the seed was drawn.")


def about_dice(record: Record[Any]) -> Sentence:
    """Where the dice come from, what that proves to whom, and who can know them beforehand."""
    version = version_of(record)
    if version is not None:
        return _sealed(is_secret=record.tag("Seed") is None) if version.takes_later_word else VERSION_1
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


def _sealed(*, is_secret: bool) -> Sentence:
    if is_secret:
        return tr(
            "The seal was fixed first, and your word came after it; together they fix every die. Anyone who notes the "
            "seal before the first roll can check afterwards that no die was changed. Until the game is over, anyone "
            "who can read its files, such as you, can find out the coming dice."
        )
    return tr(
        "The seal was fixed first, and your word came after it; together they fix every die. Anyone who noted the "
        "seal before the first roll can check that no die was changed. It does not prove that the owner of the files "
        "did not know the dice."
    )
