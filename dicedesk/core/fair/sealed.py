"""Sealed dice: every face is fixed by a secret seed and a word of the player, and anyone can check that afterwards.

The world calls such dice provably fair, and the way a commit-reveal scheme. The program draws the seed and shows its
seal; that is the commitment. Only then the player's word is drawn, or typed by the player. The seed is revealed when
the game is over or was left.

This is version 2 of the scheme, which a record names `[Dice "sealed/2"]`. `joined` writes each field after its length
(8 bytes, the largest first), texts as UTF-8:

    Seal    = SHA-256(joined("DiceDesk sealed dice 2", Id, Previous, seed)), in hex; the seed has 32 bytes
    block k = HMAC-SHA256(key = seed, message = joined(Word) + k as 8 bytes, the largest first), k from 0

Id and Previous are those of the record, "" where it has none. The bytes of the blocks are used in order: one below 252
gives the face byte % 6 + 1, the others are skipped so that all faces are equally likely.
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import ClassVar

from dicedesk.core.dice import SIDES
from dicedesk.core.fair.fields import joined
from dicedesk.core.fair.hashes import hmac_sha256, sha256
from dicedesk.core.rollers import Roller, StreamRoller, Tag

SEED_BYTES = 32
FAIR_BYTES = 256 - 256 % SIDES

_SCHEME = "DiceDesk sealed dice 2"
_BLOCK_BYTES = 8


def fresh_seed() -> bytes:
    """A secret seed from the system's own source of randomness."""
    return os.urandom(SEED_BYTES)


@dataclass(frozen=True)
class SealedDice:
    """The default dice: their seal is shown before the first roll, their seed when the game is over or was left.

    `record_id` and `previous` are the record's Id and Previous. The seal fixes them and the seed, but not the word.
    """

    kind: ClassVar[str] = "sealed/2"
    """The value of the record's header line Dice."""
    takes_later_word: ClassVar[bool] = True
    """Whether the player's word may be chosen after the seal was shown."""

    seed: bytes
    record_id: str
    word: str = ""
    previous: str = ""

    @property
    def seal(self) -> str:
        """The commitment to the seed, in hex."""
        return sha256(joined(_SCHEME, self.record_id, self.previous, self.seed)).hex()

    def opening_tags(self) -> tuple[Tag, ...]:
        """The kind of dice, the seal, and the player's word."""
        return (("Dice", self.kind), ("Seal", self.seal), ("Word", self.word))

    def closing_tags(self) -> tuple[Tag, ...]:
        """The seed itself."""
        return (("Seed", self.seed.hex()),)

    def roller(self, used: int) -> Roller:
        """A roller that goes on after `used` faces."""
        return StreamRoller(islice(self._faces(), used, None))

    def _faces(self) -> Iterator[int]:
        block = 0
        while True:
            for byte in hmac_sha256(self.seed, self._message(block)):
                if byte < FAIR_BYTES:
                    yield byte % SIDES + 1
            block += 1

    def _message(self, block: int) -> bytes:
        return joined(self.word) + block.to_bytes(_BLOCK_BYTES, "big")
