"""What the history shows of a finished game of Hog."""

from dataclasses import replace
from typing import Any

from dicedesk.core.game import Played
from dicedesk.core.record import Record
from dicedesk.core.words import Sentence, tr, trn
from dicedesk.games.hog.players import HOG_PLAYERS
from dicedesk.games.hog.rules import HogState, PointsScored
from dicedesk.games.hog.telling import SEATS, point_words
from dicedesk.play.past import BestFigure, Scored, ScorePast, WalkedGame
from dicedesk.play.seats import numbered, only_person_in, person_called

Turns = tuple[int, int]
"""The highest turn of each seat, in points."""


class HogPast(ScorePast):
    """A person against a computer player has won or lost; between two people or two computers, it shows the scores."""

    players = HOG_PLAYERS

    @property
    def best(self) -> BestFigure:
        """The most points of one of the person's turns."""
        return BestFigure(tr("Best turn"), point_words, _highest_turn, (0, 0), _turns_after)

    def opponent(self, record: Record[Any]) -> str:
        """The computer player, or the person's opponent."""
        place = 1 - (only_person_in(record, SEATS, HOG_PLAYERS) or 0)
        return record.tag(f"Player{place}") or numbered(place)

    def scored(self, record: Record[Any], state: HogState) -> Scored:
        """The person's points and the opponent's; the length in turns."""
        scored = super().scored(record, state)
        # A shorter game may be mere luck.
        is_usual = state.rules_text() == record.spec.new_state("").rules_text()
        return scored if is_usual else replace(scored, beaten=())

    def opponent_words(self, opponent: str) -> str:
        """The title of a computer player, or a person's name."""
        if HOG_PLAYERS.has(opponent):
            return HOG_PLAYERS.title(opponent)
        return person_called(opponent).name.text

    def length_words(self, length: int) -> Sentence:
        """The turns of both players together."""
        return trn("1 turn", "{count} turns", length)


def _turns_after(highest: Turns, played: Played[HogState]) -> Turns:
    seat = played.before.seat
    points = next((event.points for event in played.step.events if isinstance(event, PointsScored)), 0)
    return (max(highest[0], points), highest[1]) if seat == 0 else (highest[0], max(highest[1], points))


def _highest_turn(game: WalkedGame) -> int | None:
    """The highest turn of the only person; None without a turn, or unless exactly one person plays."""
    place = only_person_in(game.record, SEATS, HOG_PLAYERS)
    return None if place is None else game.walked[place] or None
