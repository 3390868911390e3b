"""Open dice: they are not secret, so that others can play with the same dice.

A day's dice are the same for everyone. A record names version 1 of their scheme as `[Dice "today/1 2026-11-23"]`:

    block k = SHA-256 of the text "dicedesk/today/1 DATE GAME k", such as "dicedesk/today/1 2026-11-23 hog 0", k from 0

The bytes of the blocks are used in order: one below 252 gives the face byte % 6 + 1, the others are skipped.

The dice of another game are its sealed dice, with their seed: `[Dice "shared sealed/2"]`. The Id of that game is the
Origin of each game played with them.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice
from typing import Any

from dicedesk.core.fair.hashes import sha256
from dicedesk.core.fair.sealed import SealedDice, faces_in, seed_from
from dicedesk.core.record import ORIGIN, Record
from dicedesk.core.rollers import DICE, SHARED, TODAY, Roller, SeededDice, StreamRoller, Tag, day_in

_NUMBER = re.compile(r"[0-9]{1,20}")


@dataclass(frozen=True)
class DatedDice:
    """The dice of a game on a day such as "2026-11-23"; anyone can calculate them."""

    day: str
    game: str

    def opening_tags(self) -> tuple[Tag, ...]:
        """The kind of dice, and the day."""
        return ((DICE, f"{TODAY} {self.day}"),)

    def closing_tags(self) -> tuple[Tag, ...]:
        """No tags: nothing was secret."""
        return ()

    def roller(self, used: int) -> Roller:
        return StreamRoller(islice(faces_in(self._blocks()), used, None))

    def _blocks(self) -> Iterator[bytes]:
        return (sha256(f"dicedesk/{TODAY} {self.day} {self.game} {block}".encode()) for block in count())


@dataclass(frozen=True)
class SharedDice:
    """The sealed dice of another game, whose seed has been revealed."""

    sealed: SealedDice

    def opening_tags(self) -> tuple[Tag, ...]:
        """The kind of dice, and everything from which their faces follow."""
        sealed = self.sealed
        return (
            (DICE, f"{SHARED} {sealed.kind}"),
            (ORIGIN, sealed.record_id),
            ("Word", sealed.word),
            ("Seed", sealed.seed.hex()),
        )

    def closing_tags(self) -> tuple[Tag, ...]:
        """No tags: nothing is secret any more."""
        return ()

    def roller(self, used: int) -> Roller:
        return self.sealed.roller(used)


OpenDice = DatedDice | SharedDice | SeededDice
"""Dice that a record's header describes completely."""


def open_dice_of(record: Record[Any]) -> OpenDice | None:
    """The open dice that the record names; None for sealed, typed and unknown dice."""
    kind, _, rest = (record.tag(DICE) or "").partition(" ")
    if kind == "seeded" and _NUMBER.fullmatch(rest):
        return SeededDice(int(rest))
    if kind == TODAY and day_in(rest):
        return DatedDice(rest, record.spec.id)
    seed = seed_from(record.tag("Seed") or "")
    if kind != SHARED or rest != SealedDice.kind or seed is None:
        return None
    return SharedDice(SealedDice(seed, record.tag(ORIGIN) or "", record.tag("Word") or ""))
