"""The words of a game and of its table: values that each game makes of its moves, without a screen."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, TypeVar

from dicedesk.core.dice import Roll
from dicedesk.core.game import Move, Played, StateT
from dicedesk.core.words import Joined, Name, Sentence, by, tr
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.audio import Cue
from dicedesk.play.ports.store import Best
from dicedesk.play.scene import Scene
from dicedesk.play.seats import Seat


class Tone(Enum):
    """The tone of a line: plain, notable, or good or bad for a person at the table."""

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
MoveT_contra = TypeVar("MoveT_contra", bound=Move, contravariant=True)


@dataclass(frozen=True)
class Showing(Generic[ChoiceT]):
    """What a table shows besides its game: the player's choice, and how far the last move has been shown.

    `best` is the best score so far, and `figures` the results computed in the background; None if there are none.
    """

    choice: ChoiceT
    phase: Phase = Phase.AT_REST
    best: Best | None = None
    figures: Any = None


@dataclass(frozen=True)
class ResultText:
    """The result of a finished game, and a line of news about it, or "".

    Only a win against another player (`is_persons_win`), the award and a best score are `is_gold`.
    """

    headline: str
    line: str = ""
    is_gold: bool = False

    @property
    def lines(self) -> tuple[str, ...]:
        """Its lines, to be read aloud."""
        return tuple(filter(None, (self.headline, self.line)))


@dataclass(frozen=True)
class CoachText:
    """The coach's words on a choice: the best choice, the reason, the alternatives, the assumptions; each may be ""."""

    best: str = ""
    why: str = ""
    others: str = ""
    note: str = ""

    @property
    def spoken(self) -> Joined:
        return Joined((self.best, self.why, self.others, self.note), sign="\n")


@dataclass(frozen=True, kw_only=True)
class TableView:
    """The texts of a table. The view stays while dice fly, and is made again once they lie still.

    `headline` appears large on the felt if there are no dice, the lines of `caption` below the dice, and `note` in the
    corner. A throw that `is_celebrated` lights the felt for a moment. `hint` says what can be done now; `drawer_hint`
    replaces it if the cards are hidden in a drawer. `dice` are the faces on the felt, `spoken` the lines for a screen
    reader. The `badge` says whose dice these are, if others have them too; `GameTable.with_badge` adds it.
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
    badge: str = ""


@dataclass(frozen=True, kw_only=True)
class Controls:
    """The controls of a table now: the text and key of its big button, and the other actions."""

    primary: str
    key: str
    can_choose: bool = False
    can_undo: bool = False


def left_at(own: int, other: int, name: Name) -> Sentence:
    """Where a game for several was left, seen from the player of this name; `other` is the best other score."""
    if own == other:
        you = tr("You left at {own} to {other}")
    else:
        you = (
            tr("You left while ahead, {own} to {other}")
            if own > other
            else tr("You left while behind, {own} to {other}")
        )
    return by(name, you, tr("The game was left at {own} to {other}"), own=own, other=other)


def scores_line(scores: Sequence[int], names: Sequence[Name]) -> Joined:
    """The score of each player, such as "You: 2 · Ann: 1"."""
    return Joined(
        tr("{name}: {score}", name=name, score=score) for name, score in zip(names, scores, strict=True)
    )


def is_persons_win(scene: Scene[Any]) -> bool:
    """Whether a game was won by a person: by the reader, called "You", if the reader played."""
    outcome = scene.state.outcome()
    if outcome is None or outcome.winner is None or scene.seats[outcome.winner].player is not None:
        return False
    return scene.names[outcome.winner].is_you or not any(name.is_you for name in scene.names)


class TablePart(Enum):
    """A part of a table that is shown to a newcomer."""

    DICE = "dice"
    CHOICES = "choices"
    PRIMARY = "primary"
    """The big button."""
    SCORES = "scores"
    SPECIAL = "special"
    """The choice of a later lesson, such as Free Bacon or odds."""


@dataclass(frozen=True)
class Lesson:
    """One step of a guided turn: a text next to a part of the table, shown until the newcomer plays on."""

    part: TablePart
    text: str
    is_last: bool = False


class Telling(ABC, Generic[StateT, MoveT_contra]):
    """Tells a game move by move, and says what its table shows; `names` are the players', by seat."""

    def lines_in(self, played: Played[StateT]) -> int:
        """The number of lines for the move, 0 or more."""
        return 1

    @abstractmethod
    def line(self, played: Played[StateT], names: Sequence[Name], place: int) -> Sentence:
        """One line of the move, by index from 0."""

    @abstractmethod
    def lesson(self, session: GameSession[StateT], begun: int) -> Lesson | None:
        """The step for a newcomer whose lesson began after `begun` moves; None if there is none now.

        Each follows from the moves since the start, in a game that a person plays. No step follows the last one.
        """

    @abstractmethod
    def choice(self, state: StateT, move: MoveT_contra) -> Sentence:
        """A move in the fewest words, for a list of choices: "8 dice"."""

    def count_so_far(self, landed: Roll) -> str:
        """The count of the dice that have landed (at least one) while others of the throw still fly."""
        return sum_so_far(landed)

    def milestone(self, played: Played[StateT], names: Sequence[Name]) -> Sentence | None:
        """A notable event in the move, for a replay, such as the end of the game; None if there was none."""
        after = played.step.state
        return None if after.outcome() is None else self.result_line(played.before, after, names)

    @abstractmethod
    def result_line(self, first: StateT, state: StateT, names: Sequence[Name]) -> Sentence:
        """How a game that began at `first` ended, as a title: for the only person, otherwise the winner.

        After a win it begins with "You won", "You lost" or "ANN won".
        """

    def left_line(self, first: StateT, state: StateT, names: Sequence[Name], seat: int) -> Sentence:
        """Where a game that began at `first` was left, as a title, seen from a seat."""
        return self.result_line(first, state, names)

    @abstractmethod
    def view(self, scene: Scene[StateT], showing: Showing[Any]) -> TableView:
        """Return the table's texts once the dice of the last move lie still."""

    @abstractmethod
    def controls(self, scene: Scene[StateT], showing: Showing[Any]) -> Controls:
        """Return the controls, even while dice fly."""

    def cue(self, played: Played[StateT], seats: Sequence[Seat[StateT]]) -> Cue | None:
        """Return the sound for the result of a move; None for silence."""
        return None


def can_guide(session: GameSession[Any]) -> bool:
    """Whether a person plays in a game that goes on."""
    is_played = session.why_no_moves is None and any(seat.player is None for seat in session.seats)
    return is_played and not session.is_closed


def lesson_at(telling: Telling[StateT, Any], session: GameSession[StateT], begun: int) -> Lesson | None:
    """The current lesson; None also if the game is over, or no person plays in it."""
    return telling.lesson(session, begun) if can_guide(session) else None
