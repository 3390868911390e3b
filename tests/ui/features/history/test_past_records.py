"""Records of the history: read again, and what their dice prove, without a window."""

from pathlib import Path

import pytest

from dicedesk.core.errors import GameError
from dicedesk.play.ports.game_summary import GameSummary
from dicedesk.play.ports.past_games import PastGame
from dicedesk.play.ports.store import StoredGame, StoreError
from dicedesk.ui.features.history.actions import check_dice, record_text, story_in
from tests.fakes.history import NoHistory

SEALED = (Path(__file__).parents[3] / "fakes/records/hog-ended.dice").read_text("utf-8")
FALSE = SEALED.replace('[Word "', '[Word "x')
UNSEALED = '[Game "hog"]\n[Player0 "You"]\n[Player1 "final"]\nroll 1 : 5\n'
GONE = "This game is no longer in the history."


class Kept(NoHistory):
    """Games that are numbered from 1."""

    def __init__(self, *records: str) -> None:
        self.records = records

    def game(self, number: int) -> StoredGame | None:
        if number > len(self.records):
            return None
        return StoredGame.of_record(str(number), "hog", self.records[number - 1], "", ended=True)


def row(number: int) -> PastGame:
    """A row of the history."""
    return PastGame(number, GameSummary("hog"))


def checked(*records: str, rows: int = 0) -> str:
    """What is said of the dice of these records."""
    return check_dice(Kept(*records), [row(number) for number in range(1, (rows or len(records)) + 1)])


def test_of_one_game_the_reason_is_said() -> None:
    assert checked(SEALED).startswith("The seal and all ")
    assert "according to the seal" in checked(FALSE)
    assert "not sealed" in checked(UNSEALED)
    assert checked(rows=1) == GONE
    assert checked('[Game "hog"]\nroll ten\n').startswith("expected ")


def test_a_game_of_an_unknown_kind_is_no_false_one() -> None:
    rows = [PastGame(1, GameSummary("hog")), PastGame(2, GameSummary("go"))]
    told = check_dice(Kept(SEALED, '[Game "go"]\nd4\n'), rows)
    assert "1 game cannot be verified" in told
    assert "do not check out" not in told


def test_of_several_sound_games_their_number_is_said() -> None:
    assert checked(SEALED, SEALED) == "The dice in each of the 2 games check out."


def test_of_several_games_those_are_named_that_do_not_check_out() -> None:
    told, _, named = checked(SEALED, FALSE, UNSEALED).partition(" The dice in 1 game do not check out: ")
    assert told == (
        "In 1 of 3 games, the dice check out. 1 game cannot be verified: its dice have no seal, or its seed "
        "is not revealed."
    )
    assert named.startswith("Hog, date unknown: ")
    assert "according to the seal" in named


def test_of_many_games_only_the_first_few_are_named() -> None:
    told = checked(*[FALSE] * 7)
    assert "7 games do not check out:" in told
    assert told.count("Hog, date unknown: ") == 5


def test_a_record_is_handed_on_as_it_was_kept_and_told_again() -> None:
    past = Kept(SEALED)
    assert record_text(past, row(1)) == SEALED
    game, story = story_in(past, row(1))
    assert (game, story.record) == (row(1), SEALED)
    with pytest.raises(StoreError, match=GONE):
        record_text(past, row(2))
    with pytest.raises(GameError):
        story_in(Kept("no record"), row(1))
