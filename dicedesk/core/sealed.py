"""Sealed dice: every face is fixed before the first roll, and anyone can check that afterwards.

The world calls such dice provably fair, and the way a commit-reveal scheme: the seal commits to the seed before the
first roll, and the seed is revealed when the game has ended.

Seal = SHA-256 of the 32-byte seed. Block k of the stream = HMAC-SHA256(seed, "ID:WORD:k"); its bytes are used
in order, one below 252 gives the face byte % 6 + 1, the others are skipped so that all faces are equally likely.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from dicedesk.core.dice import SIDES
from dicedesk.core.rollers import Roller, StreamRoller, Tag

SEED_BYTES = 32
FAIR_BYTES = 256 - 256 % SIDES


def fresh_seed() -> bytes:
    """A secret seed from the system's own source of randomness."""
    return secrets.token_bytes(SEED_BYTES)


def seal_of(seed: bytes) -> str:
    """The seal of a seed, in hex."""
    return hashlib.sha256(seed).hexdigest()


def sealed_faces(seed: bytes, record_id: str, word: str) -> Iterator[int]:
    """The endless stream of faces that the seed, the record's Id and the player's word fix."""
    block = 0
    while True:
        message = f"{record_id}:{word}:{block}".encode()
        for byte in hmac.digest(seed, message, "sha256"):
            if byte < FAIR_BYTES:
                yield byte % SIDES + 1
        block += 1


@dataclass(frozen=True)
class SealedDice:
    """The default dice: their seal is shown before the first roll, their seed when the game has ended."""

    seed: bytes
    record_id: str
    word: str = ""

    def opening_tags(self) -> tuple[Tag, ...]:
        """The kind of dice, the player's word, and the seal."""
        return (("Dice", "sealed"), ("Word", self.word), ("Seal", seal_of(self.seed)))

    def closing_tags(self) -> tuple[Tag, ...]:
        """The seed itself."""
        return (("Seed", self.seed.hex()),)

    def roller(self, used: int) -> Roller:
        """A roller that goes on after `used` faces."""
        return StreamRoller(islice(sealed_faces(self.seed, self.record_id, self.word), used, None))
