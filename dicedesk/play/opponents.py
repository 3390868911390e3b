"""The computer players of a game, and their ladder from easy to perfect."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from dicedesk.core.words import Sentence, figure, tr


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
    strength: str


_NEARLY_ALL = 0.995
"""A share that would be rounded to all games."""


def beaten_in_words(share: float) -> Sentence:
    """How often best play beats an opponent, as the yardstick of all of them; `share` is from 0 to 1."""
    if share >= _NEARLY_ALL:
        return tr("Best play beats it in more than {games} of 100 games.", games=99)
    return tr("Best play beats it in {games} of 100 games.", games=figure(100 * share))


@dataclass(frozen=True)
class Ladder:
    """The computer players from easy to perfect, and the latest one beaten.

    `beaten` is "" if nobody was beaten, and None until the games were searched. If it is None, or if nobody can be
    beaten (`has_rivals`), there is no suggestion. A game's `GamePast.scored` says who was beaten in it, the history who
    was the last.
    """

    rungs: tuple[Opponent, ...] = ()
    beaten: str | None = ""
    has_rivals: bool = True

    def find(self, name: str) -> Opponent | None:
        """Return the player of this name; None if it is not on the ladder, such as a person."""
        return next((rung for rung in self.rungs if rung.name == name), None)

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
