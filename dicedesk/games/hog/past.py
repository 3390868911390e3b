"""What a game of Hog says of itself in the history."""

from typing import Any

from dicedesk.core.game import Played
from dicedesk.core.record import Record
from dicedesk.core.words import Sentence, tr, trn
from dicedesk.games.hog.events import PointsScored
from dicedesk.games.hog.narrator import point_words
from dicedesk.games.hog.state import HogState
from dicedesk.games.hog.strategy_names import HOG_PLAYERS
from dicedesk.play.past.game_past import BestFigure, Scored, WalkedGame
from dicedesk.play.past.two_sides import score_words
from dicedesk.play.ports.game_summary import GameResult, GameSummary
from dicedesk.play.seats import PERSON, numbered, person_called, player_in

SEATS = 2
Turns = tuple[int, int]
"""The highest turn of each seat, in points."""


class HogPast:
    """One person against a computer player has won or lost; between two people, or two computers, scores are told."""

    @property
    def best(self) -> BestFigure:
        """The most points of one of the person's turns."""
        return BestFigure(tr("Best turn"), point_words, _highest_turn, (0, 0), _turns_after)

    @property
    def throws_pairs(self) -> bool:
        """A turn may throw any number of dice."""
        return False

    def opponent(self, record: Record[Any]) -> str:
        """The computer player, or whoever sits there in place of a person's opponent."""
        place = 1 - _own_place(record)
        return record.tag(f"Player{place}") or numbered(place)

    def scored(self, record: Record[Any], state: HogState) -> Scored:
        """The person's points and the opponent's; the length is in turns."""
        own = _own_place(record)
        scores, outcome = state.scores, state.outcome()
        result = GameResult.ENDED
        if outcome is None:
            result = GameResult.OPEN
        elif len(_people(record)) == 1:
            result = GameResult.WON if outcome.winner == own else GameResult.LOST
        return Scored(result, scores[own], scores[1 - own], len(record.plays))

    def opponent_words(self, opponent: str) -> str:
        """The title of a computer player, or a person's name."""
        if HOG_PLAYERS.has(opponent):
            return HOG_PLAYERS.title(opponent)
        return person_called(opponent).name.text

    def result_words(self, summary: GameSummary) -> Sentence:
        """Who won, and both scores."""
        return score_words(summary)

    def length_words(self, length: int) -> Sentence:
        """The turns of both players together."""
        return trn("1 turn", "{count} turns", length)


def _turns_after(highest: Turns, played: Played[HogState]) -> Turns:
    seat = played.before.seat
    points = next((event.points for event in played.step.events if isinstance(event, PointsScored)), 0)
    return (max(highest[0], points), highest[1]) if seat == 0 else (highest[0], max(highest[1], points))


def _highest_turn(game: WalkedGame) -> int | None:
    """The one of the only person; None without a turn, and where another person plays, too, or none."""
    people = _people(game.record)
    return game.walked[people[0]] or None if len(people) == 1 else None


def _people(record: Record[Any]) -> list[int]:
    return [place for place in range(SEATS) if player_in(record, place, HOG_PLAYERS) == PERSON]


def _own_place(record: Record[Any]) -> int:
    """Where the person sits; the first seat where there are two people, or none."""
    return next(iter(_people(record)), 0)
