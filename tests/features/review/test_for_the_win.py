"""A choice that costs points but wins most often: marked in the review, and no error."""

import json
from pathlib import Path

import pytest

from dicedesk import cli
from dicedesk.core.record import Record
from dicedesk.features.review.game import SeatReview, reviewed_game
from dicedesk.games.yacht.boxes import Box, Sheet
from dicedesk.games.yacht.rules import YACHT, Score, YachtState
from tests.games.yacht.plain_yacht import card_with

AHEAD = card_with(Sheet.YACHT, Box.ONES, BIG_STRAIGHT=30, CHOICE=7)
BEHIND = card_with(Sheet.YACHT, Box.CHOICE, Box.YACHT)
"""37 points behind, only 50 in the box Yacht can still win; for points, the choice should wait."""


@pytest.fixture
def record() -> Record[YachtState]:
    """A game between two at its last but one turn, in which the player behind takes the choice."""
    state = YachtState((AHEAD, BEHIND), (1, 1, 2, 3, 6), 0)
    tags = (
        ("Rules", state.rules_text()),
        ("Player0", "Ann"),
        ("Player1", "Ben"),
        ("Position", state.to_line()),
    )
    return Record(YACHT, tags).with_play(Score(Box.CHOICE), ())


def test_it_is_no_error_and_does_not_count_but_its_points_are_in_the_sum(record: Record[YachtState]) -> None:
    review = reviewed_game(record).review
    (move,), player = review.moves, review.players[1]
    assert move.is_for_the_win
    assert (move.is_error, move.is_open) == (False, False)
    assert (player.choices, player.rating) == (0, None)
    assert player.cost == move.cost > 5


def test_the_review_marks_it_and_says_what_it_costs(record: Record[YachtState]) -> None:
    review = SeatReview(reviewed_game(record), 1)
    moment = review.moment(1)
    assert review.errors == ()
    assert (moment.grade, moment.gave) == (None, "for the win")
    assert moment.lines[0] == "For the win: no choice wins more often. It costs 8.03 points on average."


def test_the_terminal_marks_it(
    record: Record[YachtState], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "one.dice"
    file.write_text(record.to_text(), encoding="utf-8")
    assert cli.run(["review", str(file)]) == 0
    assert "for the win !" in capsys.readouterr().out
    assert cli.run(["review", str(file), "--json"]) == 0
    move = json.loads(capsys.readouterr().out)["moves"][0]
    assert (move["class"], move["counts"]) == ("fine", False)
