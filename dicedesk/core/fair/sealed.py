"""Sealed dice: a secret seed and the player's word fix every face, and anyone can check it afterward.

Such dice are called provably fair, and the method a commit-reveal scheme. The program draws the seed and shows its
seal, which is the commitment. Only then is the player's word drawn, or typed by the player. The seed is revealed when
the game is over or was left.

A record names the scheme `[Dice "sealed/2"]`. `joined` writes each field after its length
(8 bytes, the largest first), texts as UTF-8:

    Seal    = SHA-256(joined("DiceDesk sealed dice 2", Id, seed)), in hex; the seed has 32 bytes
    block k = HMAC-SHA256(key = seed, message = joined(Word) + k as 8 bytes, the largest first), k from 0

Id is the record's Id, "" if it has none. The bytes of the blocks are used in order: a byte below 252 gives the face
byte % 6 + 1, and the others are skipped so that all faces are equally likely.
"""

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count, islice
from typing import Any, ClassVar

from dicedesk.core.dice import SIDES
from dicedesk.core.fair.hashes import hmac_sha256, joined, sha256
from dicedesk.core.record import ORIGIN, Record
from dicedesk.core.rollers import SHARED, TODAY, Roller, StreamRoller, Tag
from dicedesk.core.words import Day, Sentence, tr

SEED_BYTES = 32
FAIR_BYTES = 256 - 256 % SIDES

_SCHEME = "DiceDesk sealed dice 2"
_BLOCK_BYTES = 8


def faces_in(blocks: Iterable[bytes]) -> Iterator[int]:
    """The faces that follow from random bytes, all equally likely; some bytes are skipped."""
    return (byte % SIDES + 1 for block in blocks for byte in block if byte < FAIR_BYTES)


def fresh_seed() -> bytes:
    """A secret seed from the system's own source of randomness."""
    return os.urandom(SEED_BYTES)


def seed_from(text: str) -> bytes | None:
    """The seed that this hex text stands for; None if it is not a seed."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        return None
    return seed if len(seed) == SEED_BYTES else None


@dataclass(frozen=True)
class SealedDice:
    """The default dice: their seal is shown before the first roll, their seed when the game is over or was left.

    `record_id` is the record's Id. The seal covers the Id and the seed, but not the word.
    """

    kind: ClassVar[str] = "sealed/2"
    """The value of the record's header line Dice."""

    seed: bytes
    record_id: str
    word: str = ""

    @property
    def seal(self) -> str:
        """The commitment to the seed, in hex."""
        return sha256(joined(_SCHEME, self.record_id, self.seed)).hex()

    def opening_tags(self) -> tuple[Tag, ...]:
        """The kind of dice, the seal, and the player's word."""
        return (("Dice", self.kind), ("Seal", self.seal), ("Word", self.word))

    def closing_tags(self) -> tuple[Tag, ...]:
        """The seed, now revealed."""
        return (("Seed", self.seed.hex()),)

    def roller(self, used: int) -> Roller:
        return StreamRoller(islice(faces_in(self._blocks()), used, None))

    def _blocks(self) -> Iterator[bytes]:
        return (hmac_sha256(self.seed, self._message(block)) for block in count())

    def _message(self, block: int) -> bytes:
        return joined(self.word) + block.to_bytes(_BLOCK_BYTES, "big")


def is_sealed(record: Record[Any]) -> bool:
    """Whether the record names sealed dice of a known scheme."""
    return record.tag("Dice") == SealedDice.kind


def sealed_dice_of(record: Record[Any], seed: bytes) -> SealedDice | None:
    """The record's sealed dice with this seed; None if its dice are not sealed."""
    if not is_sealed(record):
        return None
    return SealedDice(seed, record.tag("Id") or "", record.tag("Word") or "")


TYPED_IN = tr("These are real dice, typed in by hand; nothing can prove what they showed.")


def about_dice(record: Record[Any]) -> Sentence:
    """Where the dice come from, what that proves to whom, and who can know them in advance."""
    if is_sealed(record):
        return _sealed(is_secret=record.tag("Seed") is None)
    if record.is_typed:
        return TYPED_IN
    kind, _, number = (record.tag("Dice") or "").partition(" ")
    if kind == TODAY:
        return tr(
            "The dice for {day} are the same for everyone, and anyone can calculate them from the "
            "date. They test your choices, not your luck.",
            day=Day(number),
        )
    if kind == SHARED:
        return tr(
            "These dice come from a challenge that names another game ({game}). Anyone who has the challenge can "
            "calculate them.",
            game=record.tag(ORIGIN) or "?",
        )
    if kind != "seeded":
        return tr("Dice: {kind}", kind=record.tag("Dice") or "")
    return tr(
        "This game's dice come from seed {number}. Anyone who knows the seed can calculate the dice in "
        "advance, so the game cannot prove it was fair.",
        number=number,
    )


def _sealed(*, is_secret: bool) -> Sentence:
    if is_secret:
        return tr(
            "The seal was fixed first, and your word came after it; together they determine every "
            "die. Anyone who notes the seal before the first roll can check afterward that no die was "
            "changed. Until the game is over, anyone who can read its files, including you, can find "
            "out what the dice will show."
        )
    return tr(
        "The seal was fixed first, and your word came after it; together they determine every die. "
        "Anyone who noted the seal before the first roll can check that no die was changed. Even so, "
        "the owner of the files could have known the dice in advance."
    )


_FIRST, _SECOND = "bdfgklmnprstvz", "aeiou"
_GROUPS, _SYLLABLES = 3, 3


def fresh_word() -> str:
    """Return a random word for a player who types none, drawn after the seal is fixed.

    It has nine syllables that are easy to read aloud and type, such as `bokuti-rasene-mufado`. There are 70 syllables,
    so the word (55 bits) cannot be guessed when the seed is chosen.
    """
    # Imported here because it would add 6 ms to every start.
    from random import SystemRandom

    choice = SystemRandom().choice
    syllables = [choice(_FIRST) + choice(_SECOND) for _ in range(_GROUPS * _SYLLABLES)]
    return "-".join("".join(syllables[at : at + _SYLLABLES]) for at in range(0, len(syllables), _SYLLABLES))
