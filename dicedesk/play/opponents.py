"""Who the computer players of a game are, and the ladder on which they stand from easy to perfect."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Annotated

from dicedesk.core.words import Sentence, tr
from dicedesk.play.settings_json import TextForm


class Head(Enum):
    """The shape of a head: its width and its height, as parts of the portrait's."""

    ROUND = (0.50, 0.52)
    LONG = (0.42, 0.60)
    WIDE = (0.58, 0.48)


class Eyes(Enum):
    """How somebody looks."""

    OPEN = "open"
    CALM = "calm"
    SHARP = "sharp"
    GLASSES = "glasses"


class Mouth(Enum):
    """The corner of a mouth over its middle, as a part of the portrait's height: above 0 it smiles."""

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
    """A computer player: its name in records, its title, what it is like, its face, and how strong it is."""

    name: str
    title: Sentence
    character: Sentence
    portrait: Portrait
    strength: Sentence


MOST_MET = 3
"""The latest opponents that a ladder remembers and lists first, at most."""


@dataclass(frozen=True)
class MetSettings:
    """The computer players whom a person met last, the last one first."""

    met: Annotated[tuple[str, ...], TextForm(lambda text: tuple(text.split()), " ".join)] = ()


@dataclass(frozen=True)
class Ladder:
    """The computer players from easy to perfect, the last whom people met, and the last whom they beat.

    `beaten` is "" for nobody, and None before the games were asked. Where it is None, or where nobody can be beaten
    (`has_rivals`), nobody is suggested. A game's `GamePast.scored` says who was beaten in it, the history who was the
    last.
    """

    rungs: tuple[Opponent, ...] = ()
    met: tuple[str, ...] = ()
    beaten: str | None = ""
    has_rivals: bool = True

    def find(self, name: str) -> Opponent | None:
        """Return the player of this name; None for a player who is not on the ladder, such as a person."""
        return next((rung for rung in self.rungs if rung.name == name), None)

    @property
    def in_order(self) -> tuple[Opponent, ...]:
        """All of them: those met last, then the others from easy to perfect."""
        met = tuple(rung for rung in map(self.find, self.met[:MOST_MET]) if rung)
        return (*met, *(rung for rung in self.rungs if rung not in met))

    @property
    def has_suggestion(self) -> bool:
        """Whether it says who is next, or that nobody is left."""
        return self.has_rivals and bool(self.rungs) and self.beaten is not None

    @property
    def suggested(self) -> Opponent | None:
        """The one above the last who was beaten, the first where nobody was; None above the last one."""
        if not self.has_suggestion:
            return None
        beaten = self.find(self.beaten or "")
        above = self.rungs[self.rungs.index(beaten) + 1 :] if beaten else self.rungs
        return next(iter(above), None)

    @property
    def why_suggested(self) -> Sentence:
        """The reason for the suggestion, or the sentence that no stronger player is left."""
        if self.suggested is None:
            return tr("You have beaten the strongest player.")
        if self.find(self.beaten or ""):
            return tr("Next, one step up:")
        return tr("Start with the easiest:")

    def strongest(self, names: Iterable[str]) -> str:
        """Return the strongest of these players by name; "" if none of them is on the ladder."""
        places = {rung.name: place for place, rung in enumerate(self.rungs)}
        return max((name for name in names if name in places), key=places.__getitem__, default="")
