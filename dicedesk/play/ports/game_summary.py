"""Summaries of games, in figures that are valid in every language."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from dicedesk.core.dice import NO_DICE, DiceCounts
from dicedesk.core.notes import Note


class GameResult(Enum):
    """The result for the person at the table; ENDED if nobody won or lost, OPEN before the end."""

    WON = "won"
    TIED = "tied"
    ENDED = "ended"
    OPEN = "open"
    LOST = "lost"


class GameStanding(Enum):
    """Whether a game counts for best scores and streaks: counted, casual, left early, or none of these.

    A WATCHED game was played by computer players alone; it is in no statistics.
    """

    COUNTED = "counted"
    CASUAL = "practice"
    LEFT = "left"
    GOES_ON = "goes-on"
    UNREADABLE = "unreadable"
    IMPORTED = "imported"
    FALSE_DICE = "false-dice"
    """An imported game whose dice do not match the seal in its record."""
    WATCHED = "watched"
    UNPLAYED = "unplayed"
    """A game of which only the seal was seen; it is not listed."""


@dataclass(frozen=True)
class GameFigures:
    """What a game adds to the statistics.

    `best` is its figure for the best of its kind, None if it takes no part; `money` is the amount won, in cents, None
    in games without money. `beaten` is the strongest computer player that a person beat in a counted game under the
    usual rules, "" if none.
    """

    best: int | None = None
    money: int | None = None
    dice: DiceCounts = NO_DICE
    beaten: str = ""


NO_FIGURES = GameFigures()

PARTS = 1_000_000
"""Reviews are saved in millionths of the unit of the game's choices."""


@dataclass(frozen=True)
class Mistake:
    """A mistake to practice: the number of moves before it, and its severity.

    `severity` is its cost in thousandths of the game's limit for a mistake. Mistakes of one game with the same `key`
    ask the same question.
    """

    ply: int
    severity: int
    key: str


@dataclass(frozen=True)
class ChoiceFigures:
    """The number and cost of the person's choices of one kind that mattered in a game.

    `cost`, and its divisor `put_down`, are in millionths, as in a review.
    """

    kind: str
    count: int
    cost: int
    put_down: int


@dataclass(frozen=True)
class ReviewFigures:
    """The cost of the person's choices in a game, and the luck (good above 0), both in millionths.

    The game determines the unit, such as hands or dollars. `even` is the result of these choices with average luck, in
    a game that rates the person; otherwise None. `mistakes` and `choices` are saved too; pages of the history leave out
    these three.
    """

    cost: int
    luck: int
    mistakes: tuple[Mistake, ...] = ()
    choices: tuple[ChoiceFigures, ...] = ()
    even: int | None = None


@dataclass(frozen=True)
class GameNotes:
    """The notes in a game: the number of places with a text, and whether any place has a star.

    `searched` is the text of all notes, with their stars, in the letters that a search compares; pages of the history
    leave it out.
    """

    count: int = 0
    has_star: bool = False
    searched: str = ""

    @classmethod
    def of(cls, written: Iterable[str]) -> "GameNotes":
        """The notes at all places of a record, "" for none."""
        texts = tuple(filter(None, written))
        notes = tuple(map(Note.of, texts))
        return cls(
            sum(bool(note.text) for note in notes),
            any(note.is_starred for note in notes),
            "\n".join(texts).casefold(),
        )


NO_NOTES = GameNotes()


@dataclass(frozen=True)
class GameSummary:
    """A game's summary. Each game defines what `opponent`, `score`, `other` and `length` are.

    `begun` is in seconds since 1970 (UTC), 0 if unknown; `seal` names the scheme of sealed dice; it is TYPED for typed
    dice, "today/1 2026-11-23" for a day's dice, and "" for others. `figures` are saved and added up in the store; pages
    of the history leave them out. `review` is None if the game has not been or cannot be reviewed.
    """

    game: str
    opponent: str = ""
    begun: int = 0
    result: GameResult = GameResult.OPEN
    score: int = 0
    other: int = 0
    length: int = 0
    standing: GameStanding = GameStanding.GOES_ON
    seal: str = ""
    figures: GameFigures = NO_FIGURES
    review: ReviewFigures | None = None
    notes: GameNotes = NO_NOTES
