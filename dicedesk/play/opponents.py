"""The computer players of a game, and their ladder from easy to perfect."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Annotated

from dicedesk.core.words import Sentence, tr
from dicedesk.play.settings_json import TextForm


class Head(Enum):
    """The shape of a head: its width and its height, as fractions of the portrait's."""

    ROUND = (0.50, 0.52)
    LONG = (0.42, 0.60)
    WIDE = (0.58, 0.48)


class Eyes(Enum):
    """The look of a portrait's eyes."""

    OPEN = "open"
    CALM = "calm"
    SHARP = "sharp"
    GLASSES = "glasses"


class Mouth(Enum):
    """Height of the corners of a mouth above its middle, as a fraction of the portrait's; it smiles above 0."""

    SMILE = 0.07
    FLAT = 0.0
    FROWN = -0.05


@dataclass(frozen=True)
class Portrait:
    """A face drawn in a few lines, with a die that shows `pips`, 1 to 6."""

    pips: int
    head: Head = Head.ROUND
    eyes: Eyes = Eyes.OPEN
    mouth: Mouth = Mouth.FLAT


@dataclass(frozen=True)
class Opponent:
    """A computer player: its name in records, title, description, face and strength."""

    name: str
    title: Sentence
    character: Sentence
    portrait: Portrait
    strength: Sentence


MOST_MET = 3
"""Most opponents that a ladder remembers and lists first."""


@dataclass(frozen=True)
class MetSettings:
    """The latest opponents of the people here, the latest first."""

    met: Annotated[tuple[str, ...], TextForm(lambda text: tuple(text.split()), " ".join)] = ()


@dataclass(frozen=True)
class Ladder:
    """The computer players from easy to perfect, the latest opponents, and the latest one beaten.

    `beaten` is "" if nobody was beaten, and None until the games were searched. If it is None, or if nobody can be
    beaten (`has_rivals`), there is no suggestion. A game's `GamePast.scored` says who was beaten in it, the history who
    was the last.
    """

    rungs: tuple[Opponent, ...] = ()
    met: tuple[str, ...] = ()
    beaten: str | None = ""
    has_rivals: bool = True

    def find(self, name: str) -> Opponent | None:
        """Return the player of this name; None if it is not on the ladder, such as a person."""
        return next((rung for rung in self.rungs if rung.name == name), None)

    @property
    def in_order(self) -> tuple[Opponent, ...]:
        """All players: the latest opponents, then the others from easy to perfect."""
        met = tuple(rung for rung in map(self.find, self.met[:MOST_MET]) if rung)
        return (*met, *(rung for rung in self.rungs if rung not in met))

    @property
    def has_suggestion(self) -> bool:
        """Whether the ladder can suggest an opponent, or say that none is left."""
        return self.has_rivals and bool(self.rungs) and self.beaten is not None

    @property
    def suggested(self) -> Opponent | None:
        """The player above the last one beaten, or the easiest; None if the strongest was beaten."""
        if not self.has_suggestion:
            return None
        beaten = self.find(self.beaten or "")
        above = self.rungs[self.rungs.index(beaten) + 1 :] if beaten else self.rungs
        return next(iter(above), None)

    @property
    def why_suggested(self) -> Sentence:
        """The reason for the suggestion, or that no stronger player is left."""
        if self.suggested is None:
            return tr("You have beaten the strongest player.")
        if self.find(self.beaten or ""):
            return tr("Next, one step up:")
        return tr("Start with the easiest:")

    def strongest(self, names: Iterable[str]) -> str:
        """Return the name of the strongest of these players; "" if none is on the ladder."""
        places = {rung.name: place for place, rung in enumerate(self.rungs)}
        return max((name for name in names if name in places), key=places.__getitem__, default="")
