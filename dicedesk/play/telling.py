"""How a game is told, and what its table shows: values that each game makes of its moves, without a screen."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, Protocol, TypeVar

from dicedesk.core.dice import Roll
from dicedesk.core.game import Move, Played, StateT
from dicedesk.core.words import Joined, Name, Sentence, tr
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.audio import Cue
from dicedesk.play.ports.store import Best
from dicedesk.play.seats import Seat


class Tone(Enum):
    """How a line is meant: plain, worth a glance, or good or bad for a person at the table."""

    PLAIN = "plain"
    BRIGHT = "bright"
    GOOD = "good"
    BAD = "bad"


class Phase(Enum):
    """How far the last move of a game has been shown."""

    IN_FLIGHT = "in flight"
    """The dice fly; their meaning is not shown yet."""
    LANDED = "landed"
    """The dice lie still, and their effect is being shown, such as scores that change places."""
    AT_REST = "at rest"
    """All of it has been shown."""


def sum_so_far(landed: Roll) -> str:
    """The sum of the dice that have landed while others fly: "4 + …", then "4 + 5 = 9"."""
    dice = " + ".join(map(str, landed))
    return f"{dice} = {sum(landed)}" if len(landed) > 1 else f"{dice} + …"


ChoiceT = TypeVar("ChoiceT")


@dataclass(frozen=True)
class Showing(Generic[ChoiceT]):
    """What a table shows besides its game: what the player has chosen, and how far the last move has been shown.

    `best` is the best score ever kept, and `figures` what has been computed in the background by now; None for nothing.
    """

    choice: ChoiceT
    phase: Phase = Phase.AT_REST
    best: Best | None = None
    figures: Any = None


@dataclass(frozen=True)
class ResultText:
    """What a game that is over came to: its headline, and the scores or the money in a line under it."""

    headline: str
    line: str


@dataclass(frozen=True)
class CoachText:
    """What a coach says of a choice: what is best, why, what else there is, what is assumed; each "" for nothing."""

    best: str = ""
    why: str = ""
    others: str = ""
    note: str = ""

    @property
    def spoken(self) -> Joined:
        """All of it, in lines."""
        return Joined((self.best, self.why, self.others, self.note), sign="\n")


@dataclass(frozen=True, kw_only=True)
class TableView:
    """What a table tells of a game. It stays while dice fly, and is made anew when they lie still.

    `headline` stands large on the felt where no dice lie, the lines of `caption` under the dice, and `note` in the
    corner. A throw that `is_celebrated` lights the felt for a moment. `hint` says what can be done now; `drawer_hint`
    takes its place where the cards are out of sight in a drawer. `dice` are the faces that lie on the felt, `spoken`
    the lines that a screen reader hears.
    """

    headline: str = ""
    caption: tuple[str, ...] = ()
    is_bright: bool = False
    is_celebrated: bool = False
    note: str = ""
    hint: str = ""
    drawer_hint: str = ""
    dice: Roll = ()
    result: ResultText | None = None
    spoken: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Controls:
    """What can be done at a table now: the text of its big button and the key for it, and what else can be pressed."""

    primary: str
    key: str
    can_choose: bool = False
    can_undo: bool = False


@dataclass(frozen=True)
class Standing:
    """How several who compete by a score stand: the best score, who has it, and how far the next one is behind."""

    best: int
    leaders: tuple[Name, ...]
    lead: int


def standing_of(scores: Sequence[int], names: Sequence[Name]) -> Standing:
    """The standing of two or more players."""
    best, second = sorted(scores, reverse=True)[:2]
    leaders = (name for name, score in zip(names, scores, strict=True) if score == best)
    return Standing(best, tuple(leaders), best - second)


def scores_line(scores: Sequence[int], names: Sequence[Name]) -> Joined:
    """The score of each player, such as "You: 2 · Ann: 1"."""
    return Joined(
        tr("{name}: {score}", name=name, score=score) for name, score in zip(names, scores, strict=True)
    )


class TablePart(Enum):
    """A part of a table that a newcomer is shown."""

    DICE = "dice"
    CHOICES = "choices"
    PRIMARY = "primary"
    """The big button."""


@dataclass(frozen=True)
class Lesson:
    """One step of a guided turn: the text beside a part of the table until the newcomer plays on."""

    part: TablePart
    text: str
    is_last: bool = False


class Telling(Protocol[StateT]):
    """Tells of a game move by move, and says what its table shows; `names` are the players', by seat."""

    def lines_in(self, played: Played[StateT]) -> int:
        """How many lines the move has, 0 or more."""
        ...

    def line(self, played: Played[StateT], names: Sequence[Name], place: int) -> Sentence:
        """One line of the move, by its place from 0."""
        ...

    def lesson(self, session: GameSession[StateT], begun: int) -> Lesson | None:
        """The next step for a newcomer whose lesson began after `begun` moves; None after the last step.

        There are four steps at most. Each follows from the moves since then, in a game that a person plays.
        """
        ...

    def choice(self, state: StateT, move: Move) -> Sentence:
        """A move of a position in the fewest words, as a list of choices shows it: "8 dice"."""
        ...

    def count_so_far(self, landed: Roll) -> str:
        """The count of the dice that have landed, at least one, while others of the same throw fly."""
        ...

    def milestone(self, played: Played[StateT], names: Sequence[Name]) -> Sentence | None:
        """An event in the move that is worth seeing again, as in a replay; None if there was none."""
        ...

    def result_line(self, last: Played[StateT], names: Sequence[Name]) -> Sentence:
        """How a game that is over ended, told after its last move."""
        ...

    def view(self, session: GameSession[StateT], showing: Showing[Any]) -> TableView:
        """Return the table's texts, once the dice of the last move lie still."""
        ...

    def controls(self, session: GameSession[StateT], showing: Showing[Any]) -> Controls:
        """Return what can be done now, also while dice fly."""
        ...

    def cue(self, played: Played[StateT], seats: Sequence[Seat[StateT]]) -> Cue | None:
        """Return the sound for the result of a move, once it is shown; None for silence."""
        ...


def lesson_at(telling: Telling[StateT], session: GameSession[StateT], begun: int) -> Lesson | None:
    """The lesson of a telling; None also where the game is over, or no person makes its moves."""
    is_played = session.why_no_moves is None and any(seat.player is None for seat in session.seats)
    return telling.lesson(session, begun) if is_played and not session.is_closed else None
