"""Everything that a person can choose, as one value: each field with its default, and with what it allows."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Annotated, Any

from dicedesk.play.ports.manner import DEFAULT_RATE, FASTEST, SLOWEST, Manner
from dicedesk.play.seats import PEOPLE
from dicedesk.play.settings.kinds import Code, Each, JsonParts, Number, OneLine, TypedName, Whole

AS_DESKTOP = ""
"""The language where the desktop decides."""

LARGEST_SEED = 10**12
"""Seeds of dice go from 0 to this."""

LONGEST_NAME = 24
"""So many characters of a player's name count."""


class ThemeChoice(Enum):
    """The theme of the window."""

    DESKTOP = "desktop"
    DARK = "dark"
    LIGHT = "light"
    CONTRAST = "high-contrast"


class MotionChoice(Enum):
    """How much is to be seen moving."""

    DESKTOP = "desktop"
    FULL = "full"
    REDUCED = "reduced"


class Body(Enum):
    """What the dice are made of; THEME leaves it to the theme."""

    THEME = "theme"
    IVORY = "ivory"
    CASINO = "casino"
    BLACK = "black"
    HIGH_CONTRAST = "high-contrast"


class Marks(Enum):
    """What is on the faces of the dice."""

    PIPS = "pips"
    NUMERALS = "numerals"


class Speed(Enum):
    """How long a throw is shown, in milliseconds; where that is 0, the dice lie at once."""

    OFF = 0
    FAST = 400
    NORMAL = 900
    SLOW = 1600


@dataclass(frozen=True)
class LookSettings:
    """How the window looks, and how much moves in it."""

    theme: ThemeChoice = ThemeChoice.DESKTOP
    motion: MotionChoice = MotionChoice.DESKTOP


@dataclass(frozen=True)
class DiceSettings:
    """How the dice look, and how fast they fly."""

    body: Body = Body.THEME
    marks: Marks = Marks.PIPS
    speed: Speed = Speed.NORMAL


@dataclass(frozen=True)
class FairDiceSettings:
    """Where the dice of new games come from: sealed ones, or those that follow from a seed."""

    seed: Annotated[int | None, Whole(0, LARGEST_SEED, is_optional=True)] = None


@dataclass(frozen=True)
class SoundSettings:
    """Whether dice and chips are heard, and how loud."""

    is_on: bool = True
    volume: Annotated[float, Number(0, 1)] = 0.5


@dataclass(frozen=True)
class VoiceSettings:
    """Whether the program speaks by itself, and how: the voice's id ("" for any), words per minute, and how loud."""

    is_on: bool = True
    voice: Annotated[str, OneLine()] = ""
    rate: Annotated[int, Whole(SLOWEST, FASTEST)] = DEFAULT_RATE
    volume: Annotated[float, Number(0, 1)] = 1.0

    @property
    def manner(self) -> Manner:
        """How something is said."""
        return Manner(self.voice, self.rate, self.volume)


@dataclass(frozen=True)
class Settings:
    """All settings.

    `language` is a code such as "de" or "zh_CN", or AS_DESKTOP. `names` are those of the people at this computer, by
    place from 0, "" for somebody who gave none; place 0 is whoever is alone. `games` holds the settings that only one
    game has, by the name that records give the game: its GameSettings reads them.
    """

    look: LookSettings = LookSettings()
    language: Annotated[str, Code()] = AS_DESKTOP
    dice: DiceSettings = DiceSettings()
    fair_dice: FairDiceSettings = FairDiceSettings()
    sound: SoundSettings = SoundSettings()
    voice: VoiceSettings = VoiceSettings()
    names: Annotated[tuple[str, ...], Each(TypedName(LONGEST_NAME), PEOPLE)] = ("",) * PEOPLE
    is_tour_offered: bool = False
    games: Annotated[Mapping[str, Any], JsonParts()] = field(default_factory=dict)


def parse_seed(text: str) -> int | None:
    """The whole number that the text is; None where it is none, or too large."""
    digits = text.strip()
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= len(str(LARGEST_SEED))):
        return None
    seed = int(digits)
    return seed if seed <= LARGEST_SEED else None
