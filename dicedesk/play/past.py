"""A finished game as the history shows it; every `Game` has a `GamePast`."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Generic

from dicedesk.core.game import Played
from dicedesk.core.record import Record
from dicedesk.core.words import Sentence, tr, trn
from dicedesk.play.ports.game_summary import GameResult, GameStanding, GameSummary
from dicedesk.play.seats import (
    NO_PLAYERS,
    Roster,
    StateT_contra,
    only_person_in,
    people_in,
    player_in,
)


@dataclass(frozen=True)
class Scored:
    """The result of a game: for whom, its figures, and its number of turns, throws or hands.

    `money` is the amount won, in cents; None in games without money. `beaten` are the computer players that a person
    beat under the usual rules.
    """

    result: GameResult
    score: int
    other: int
    length: int
    money: int | None = None
    beaten: tuple[str, ...] = ()


@dataclass(frozen=True)
class WalkedGame:
    """A replayed game: its record, its last state, and the value calculated from its moves."""

    record: Record[Any]
    state: Any
    walked: Any


@dataclass(frozen=True)
class BestFigure:
    """The best figure of the games of one kind: the highest, or the lowest if `is_fewest`.

    `title` names it and `words` write one. `of` is a game's figure, None if the game takes no part. `first` is the
    start value of `walked`, and `after(walked, played)` updates it with each move; without `after` it stays.
    """

    title: Sentence
    words: Callable[[int], str]
    of: Callable[[WalkedGame], int | None]
    first: Any = None
    after: Callable[[Any, Played[Any]], Any] | None = None
    is_fewest: bool = False


class GamePast(ABC, Generic[StateT_contra]):
    """Summarizes games. Names and figures are the record's own, so that they are valid in every language."""

    throws_pairs: ClassVar[bool] = False
    """Whether dice are always thrown in pairs, so that their sums are counted."""

    @property
    @abstractmethod
    def best(self) -> BestFigure:
        """The best figure of these games."""

    def opponent(self, record: Record[Any]) -> str:
        """The opponent or the rules, as in records; "" if there is nothing to say."""
        return ""

    @abstractmethod
    def scored(self, record: Record[Any], state: StateT_contra) -> Scored:
        """The result of the game; `state` is its last."""

    def opponent_words(self, opponent: str) -> str:
        """The opponent's name for people."""
        return opponent

    @abstractmethod
    def result_words(self, summary: GameSummary) -> str:
        """The result for people."""

    @abstractmethod
    def told_of(self, name: str, scored: Scored, seats: int) -> Sentence:
        """How a game of this many seats ended for the player of this name, without a period."""

    @abstractmethod
    def length_words(self, length: int) -> Sentence:
        """The length for people."""


class ScorePast(GamePast[Any]):
    """The past of games played for a score, alone or for the highest; the state has `scores`, by seat.

    One person against others has won, lost or tied; any other game has just ended. A game without an `opponent` is
    told by its only score.
    """

    players: ClassVar[Roster[Any]] = NO_PLAYERS

    def score_words(self, score: int) -> Sentence:
        """The only score of a game, for people."""
        return trn("1 point", "{count} points", score)

    def scored(self, record: Record[Any], state: Any) -> Scored:
        """The score of the only or first person, and the best score of the others."""
        people = people_in(record, state.seats, self.players)
        own = people[0] if people else 0
        score, outcome = state.scores[own], state.outcome()
        best = max((*state.scores[:own], *state.scores[own + 1 :]), default=0)
        result, beaten = GameResult.ENDED, tuple[str, ...]()
        if outcome is None:
            result = GameResult.OPEN
        elif state.seats > 1 and len(people) == 1:
            result = GameResult.WON if score > best else GameResult.LOST if score < best else GameResult.TIED
        if outcome is not None and outcome.winner in people:
            computers = (place for place in range(state.seats) if place not in people)
            beaten = tuple(player_in(record, place, self.players) for place in computers)
        return Scored(result, score, best, self.length(record), beaten=beaten)

    def result_words(self, summary: GameSummary) -> Sentence:
        own, other = summary.score, summary.other
        is_left = summary.standing is GameStanding.LEFT
        if not summary.opponent:
            score = self.score_words(own)
            return tr("Left with {score}", score=score) if is_left else score
        if is_left:
            return tr("Left at {own}–{other}", own=own, other=other)
        match summary.result:
            case GameResult.WON:
                return tr("Won {own}–{other}", own=own, other=other)
            case GameResult.LOST:
                return tr("Lost {own}–{other}", own=own, other=other)
            case GameResult.TIED:
                return tr("Tied {own}–{other}", own=own, other=other)
            case _:
                return tr("{own}–{other}", own=own, other=other)

    def told_of(self, name: str, scored: Scored, seats: int) -> Sentence:
        """The player's score, first among those of several players."""
        own, other = scored.score, scored.other
        if seats == 1:
            score = self.score_words(own)
            if scored.result is GameResult.OPEN:
                return tr("{name} left with {score}", name=name, score=score)
            return tr("{name} ended with {score}", name=name, score=score)
        if scored.result is GameResult.OPEN:
            return tr("{name} left at {own} to {other}", name=name, own=own, other=other)
        if own > other:
            return tr("{name} won, {high} to {low}", name=name, high=own, low=other)
        if own < other:
            return tr("{name} lost, {low} to {high}", name=name, low=own, high=other)
        return tr("{name} tied, {own} to {other}", name=name, own=own, other=other)

    def length(self, record: Record[Any]) -> int:
        return len(record.plays)

    def score_of_person(self, game: WalkedGame) -> int | None:
        """The score of the only person; None if several people play, or none."""
        place = only_person_in(game.record, game.state.seats, self.players)
        return None if place is None else game.state.scores[place]


def throws_in(record: Record[Any]) -> int:
    """The number of throws."""
    return sum(1 for play in record.plays if play.faces)
