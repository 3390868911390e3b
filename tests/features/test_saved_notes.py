"""The notes in saved games are found by number and by record."""

from pathlib import Path

import pytest

from dicedesk.core.record import parse_record
from dicedesk.features.saved_notes import SavedNotes, notes_of_game, notes_of_record
from dicedesk.games.catalogue import SPECS
from tests.adapters.storage.past_games import kept_hog, past_of

OVER, ON, DAMAGED = "2026-11-21T10:00:00Z-a", "2026-11-22T10:00:00Z-b", "2026-11-23T10:00:00Z-c"


def test_a_finished_game_has_the_notes_that_were_saved(tmp_path: Path) -> None:
    game = kept_hog(OVER, "roll 1 : 3", "roll 1 : 5")
    past = past_of(tmp_path, game)
    assert notes_of_record(past, parse_record(game.record, SPECS)) == SavedNotes(1, {})
    past.keep_notes(1, {0: "In the train", 2: "★"})
    assert notes_of_record(past, parse_record(game.record, SPECS)) == notes_of_game(past, 1)
    assert notes_of_game(past, 1) == SavedNotes(1, {0: "In the train", 2: "★"})


@pytest.mark.parametrize("number", [1, 2, 3])
def test_no_notes_can_be_written_on_other_games(tmp_path: Path, number: int) -> None:
    past = past_of(tmp_path, kept_hog(ON, "roll 1 : 3", ended=False), kept_hog(DAMAGED, "!"))
    assert notes_of_game(past, number) is None


def test_a_record_that_is_not_saved_has_no_saved_notes(tmp_path: Path) -> None:
    past = past_of(tmp_path, kept_hog(OVER, "roll 1 : 5"))
    other = parse_record(kept_hog(OVER, "roll 1 : 4").record, SPECS)
    assert notes_of_record(past, other) is None
