"""How a person wants the dice to look and to fly, kept between two starts."""

import json
from dataclasses import dataclass
from enum import Enum

from dicedesk.ports.store import Store
from dicedesk.session.settings.setting import Setting

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


class DiceSettings(Setting[DiceWishes]):
    """What was wished for last."""

    def __init__(self, store: Store) -> None:
        """Reads what was kept."""
        super().__init__(store, SETTING, DiceWishes(), _to_text, _from_text)


def _to_text(wishes: DiceWishes) -> str:
    return json.dumps({"body": wishes.body.value, "marks": wishes.marks.value, "speed": wishes.speed.value})


def _from_text(text: str) -> DiceWishes:
    match json.loads(text):
        case {"body": body, "marks": marks, "speed": speed}:
            return DiceWishes(Body(body), Marks(marks), Speed(speed))
        case _:
            raise ValueError(f"these are no wishes for the dice: {text}")
