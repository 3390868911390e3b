"""The notes in a saved game, wherever its record came from."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from dicedesk.core.errors import NotationError
from dicedesk.core.notation import parse_lines
from dicedesk.core.record import Record
from dicedesk.play.ports.past_games import History


@dataclass(frozen=True)
class SavedNotes:
    """The number of a saved game, and its notes by place: 0 for the game, n for move n."""

    number: int
    notes: Mapping[int, str]


def notes_of_game(past: History, number: int) -> SavedNotes | None:
    """Return the notes of a finished game; None if it goes on, is damaged or gone. Raises StoreError."""
    game = past.game(number)
    if game is None or not game.ended:
        return None
    try:
        return SavedNotes(number, parse_lines(game.record).notes)
    except NotationError:
        return None


def notes_of_record(past: History, record: Record[Any]) -> SavedNotes | None:
    """Return the notes of the saved game with this record; None if none can be written. Raises StoreError."""
    number = past.number_of(record.to_text())
    return None if number is None else notes_of_game(past, number)
