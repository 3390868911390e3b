"""Sealed dice of version 1, which earlier records name `[Dice "sealed"]`. New games use version 2.

Seal = SHA-256 of the 32-byte seed. Block k of the stream = HMAC-SHA256(seed, "ID:WORD:k"). Id and word were known
before the seed was drawn, and an Id holds colons, so version 2 replaced it.
"""

from dataclasses import dataclass

from dicedesk.core.fair.hashes import sha256
from dicedesk.core.fair.sealed import SealedDice
from dicedesk.core.rollers import Tag


@dataclass(frozen=True)
class SealedDice1(SealedDice):
    """The dice of a game that an earlier version of the program began."""

    kind = "sealed"
    takes_later_word = False

    @property
    def seal(self) -> str:
        """The commitment to the seed alone, in hex."""
        return sha256(self.seed).hex()

    def opening_tags(self) -> tuple[Tag, ...]:
        """The kind of dice, the player's word, and the seal."""
        return (("Dice", self.kind), ("Word", self.word), ("Seal", self.seal))

    def _message(self, block: int) -> bytes:
        return f"{self.record_id}:{self.word}:{block}".encode()
