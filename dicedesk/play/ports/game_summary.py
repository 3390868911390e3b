"""A game in few words, in figures that last in every language."""

from dataclasses import dataclass
from enum import Enum

from dicedesk.core.dice import NO_DICE, DiceCounts


class GameResult(Enum):
    """How a game came out for the person at the table; ENDED where nobody won or lost, OPEN before its end."""

    WON = "won"
    TIED = "tied"
    ENDED = "ended"
    OPEN = "open"
    LOST = "lost"


class GameStanding(Enum):
    """What a game is in best scores and streaks: counted, casual, left before its end, or none of these.

    One that is WATCHED was played by computer players alone: no statistics have it.
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
    """A game of which only the seal was seen: no list of games shows it."""


@dataclass(frozen=True)
class GameFigures:
    """What a game adds to the statistics.

    `best` is the figure in which games of its kind compete, None where it takes no part; `money` is what was won, in
    cents, None in games without money. `beaten` is the strongest computer player whom a person beat in a counted game
    under the usual rules, "" for none.
    """

    best: int | None = None
    money: int | None = None
    dice: DiceCounts = NO_DICE
    beaten: str = ""


NO_FIGURES = GameFigures()

PARTS = 1_000_000
"""Reviews are kept in millionths of what the game's choices are weighed in."""


@dataclass(frozen=True)
class Mistake:
    """A choice that can be practiced: how many moves were made before it, and how bad it was.

    `severity` is its cost in thousandths of the least that the game calls a mistake. Mistakes of one game that have the
    same `key` ask for the same.
    """

    ply: int
    severity: int
    key: str


@dataclass(frozen=True)
class ChoiceFigures:
    """What the person's choices of one kind that mattered in a game: their number and their cost.

    `cost` and `put_down`, by which it is divided for the cost of one choice, are in millionths, as in a review.
    """

    kind: str
    count: int
    cost: int
    put_down: int


@dataclass(frozen=True)
class ReviewFigures:
    """What the person's choices lost in a game, and what luck gave, which is good above 0; both in millionths.

    What they are millionths of, such as hands or dollars, follows from the game. `even` is the result that these
    choices have when luck is even, in a game that rates the person; None in any other. `mistakes` and `choices` are
    kept with all that; pages of the history come without them, and without `even`.
    """

    cost: int
    luck: int
    mistakes: tuple[Mistake, ...] = ()
    choices: tuple[ChoiceFigures, ...] = ()
    even: int | None = None


@dataclass(frozen=True)
class GameSummary:
    """A game in few words. What `opponent`, `score`, `other` and `length` are, each game says for itself.

    `begun` is in seconds since 1970 (UTC), 0 where nobody knows; `seal` names the scheme of sealed dice; it is TYPED
    for dice that a person typed in, "today/1 2026-11-23" for those of a day, and "" for others.
    `figures` are kept with the rest and added up there; pages of the history come without them. `review` is None as
    long as the game was not reviewed, and where it cannot be.
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
