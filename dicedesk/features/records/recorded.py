"""Records of any game, replayed to be looked at again."""

from dataclasses import replace
from typing import Any

from dicedesk.core.game import Played, State
from dicedesk.core.record import Record, parse_record
from dicedesk.core.trail import Trail
from dicedesk.features.replay.recorded_game import Milestone, RecordedGame
from dicedesk.features.story import players_of
from dicedesk.games.catalogue import GAMES, KITS


def recorded_in(text: str) -> RecordedGame[Any]:
    """The game that a record's text tells. Raises NotationError, and what replaying it raises."""
    return recorded_game(parse_record(text, GAMES))


def recorded_game(record: Record[State[Any]]) -> RecordedGame[Any]:
    """A record with all its moves. Raises what replaying it raises."""
    history: Trail[Played[State[Any]]] = Trail(record.replayed())
    players, narrator = players_of(record), KITS[record.spec.id].narrator
    found = (
        Milestone(place, words)
        for place, played in enumerate(history, 1)
        if (words := narrator.milestone(played, players)) is not None
    )
    whole = replace(record, plays=Trail(record.plays))
    return RecordedGame(whole, history, players, narrator, tuple(found))
