"""What a game of Hog says of itself in the history."""

from typing import Any

from dicedesk.core.record import Record
from dicedesk.core.words import Sentence, trn
from dicedesk.games.hog.state import HogState
from dicedesk.players.hog_names import HOG_PLAYERS
from dicedesk.ports.game_summary import GameResult, GameSummary
from dicedesk.session.past.game_past import Scored
from dicedesk.session.past.two_sides import score_words
from dicedesk.session.seats import PERSON, numbered, person_called, player_in

SEATS = 2


class HogPast:
    """One person against a computer player has won or lost; between two people, or two computers, scores are told."""

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


def _people(record: Record[Any]) -> list[int]:
    return [place for place in range(SEATS) if player_in(record, place, HOG_PLAYERS) == PERSON]


def _own_place(record: Record[Any]) -> int:
    """Where the person sits; the first seat where there are two people, or none."""
    return next(iter(_people(record)), 0)
