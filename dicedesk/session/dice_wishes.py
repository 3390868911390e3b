"""How a person wants the dice to look and to fly, kept between two starts."""

import json
from dataclasses import dataclass
from enum import Enum

from dicedesk.ports.store import Store, StoreError

SETTING = "dice"
"""The name under which the store keeps it."""


class Body(Enum):
    """What the dice are made of; THEME leaves it to the theme."""

    THEME = "theme"
    IVORY = "ivory"
    CASINO = "casino"
    BLACK = "black"
    HIGH_CONTRAST = "high-contrast"


class Marks(Enum):
    """What is on their faces."""

    PIPS = "pips"
    NUMERALS = "numerals"


class Speed(Enum):
    """How long a throw is shown, in milliseconds; the dice lie at once where that is 0."""

    OFF = 0
    FAST = 400
    NORMAL = 900
    SLOW = 1600


@dataclass(frozen=True)
class DiceWishes:
    """How the dice look, and how fast they fly."""

    body: Body = Body.THEME
    marks: Marks = Marks.PIPS
    speed: Speed = Speed.NORMAL


class DiceSettings:
    """What was wished for last. `trouble` is why it could not be read or kept; it holds all the same until the end."""

    def __init__(self, store: Store) -> None:
        """Reads what was kept."""
        self._store = store
        self.trouble: str | None = None
        self._wishes = self._read()

    @property
    def wishes(self) -> DiceWishes:
        """What holds now."""
        return self._wishes

    def keep(self, wishes: DiceWishes) -> None:
        """From now on this holds, and at the next start too."""
        self._wishes = wishes
        kept = {"body": wishes.body.value, "marks": wishes.marks.value, "speed": wishes.speed.value}
        try:
            self._store.keep_setting(SETTING, json.dumps(kept))
            self.trouble = None
        except StoreError as error:
            self.trouble = str(error)

    def _read(self) -> DiceWishes:
        try:
            kept = self._store.setting(SETTING)
        except StoreError as error:
            self.trouble = str(error)
            kept = None
        return DiceWishes() if kept is None else _from_text(kept)


def _from_text(text: str) -> DiceWishes:
    """What the text says; the defaults where it cannot be read, for a setting must never keep the window closed."""
    try:
        kept = json.loads(text)
        return DiceWishes(Body(kept["body"]), Marks(kept["marks"]), Speed(kept["speed"]))
    except (ValueError, KeyError, TypeError):
        return DiceWishes()
