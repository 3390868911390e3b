"""What can be set in a position of Yacht, and the line that it gives."""

import pytest

from dicedesk.core.position import PositionLine, parse_position
from dicedesk.games.yacht.position_fields import yacht_fields
from dicedesk.games.yacht.rules import YACHT, YachtState
from dicedesk.play.position_fields import OptionField


def line_of(text: str) -> PositionLine[YachtState]:
    return parse_position(text, {"yacht": YACHT})


def put(text: str, field: str, value: object) -> str:
    """The line once a field has another value."""
    (found,) = [each for each in yacht_fields(line_of(text)) if each.id == field]
    return found.put(value).to_text()


def options(text: str, field: str) -> list[str]:
    (found,) = [each for each in yacht_fields(line_of(text)) if each.id == field]
    assert isinstance(found, OptionField)
    return [option.name for option in found.options]


ALONE = "yacht ones 3, dice 5 5 2 3 1, rolls-left 1"
TWO = "yacht ones 3 -, twos - 4, dice 5 5 2 3 1, rolls-left 1 | sheet=yacht players=2"


def test_a_position_alone_has_its_rolls_its_dice_its_boxes_and_its_rules() -> None:
    ids = [field.id for field in yacht_fields(line_of(ALONE))]
    assert ids[:3] == ["rolls", "dice", "ones-0"]
    assert ids[-3:] == ["yacht-0", "sheet", "players"]
    assert len(ids) == 2 + 12 + 2


def test_with_two_players_the_boxes_have_names_and_there_is_an_opponent() -> None:
    fields = {field.id: field for field in yacht_fields(line_of(TWO))}
    assert fields["ones-1"].title == "Player 2: Ones"
    assert "opponent" in fields


def test_with_bonus_there_are_jokers() -> None:
    alone = {field.id: field.title for field in yacht_fields(line_of("yacht yacht 50 | sheet=bonus"))}
    two = {
        field.id: field.title for field in yacht_fields(line_of("yacht yacht 50 - | sheet=bonus players=2"))
    }
    assert (alone["jokers-0"], two["jokers-1"]) == ("Jokers", "Player 2: jokers")


@pytest.mark.parametrize(
    ("text", "field", "value", "line"),
    [
        (ALONE, "rolls", "3", "yacht ones 3, rolls-left 3"),
        ("yacht ones 3", "rolls", "2", "yacht ones 3, dice 1 2 3 4 6, rolls-left 2"),
        (ALONE, "rolls", "0", "yacht ones 3, dice 5 5 2 3 1, rolls-left 0"),
        (ALONE, "dice", (6, 6, 6, 6, 6), "yacht ones 3, dice 6 6 6 6 6, rolls-left 1"),
        (ALONE, "ones-0", "", "yacht dice 5 5 2 3 1, rolls-left 1"),
        (ALONE, "twos-0", "8", "yacht ones 3, twos 8, dice 5 5 2 3 1, rolls-left 1"),
        (
            "yacht yacht 50 | sheet=bonus",
            "jokers-0",
            2,
            "yacht yacht 50, jokers 2, rolls-left 3 | sheet=bonus players=1",
        ),
        (
            "yacht ones 3, little-straight 30, full-house 24, yacht 50",
            "sheet",
            "bonus",
            "yacht ones 3, little-straight 30, yacht 50, rolls-left 3 | sheet=bonus players=1",
        ),
        (
            "yacht ones 3, yacht 50, jokers 1 | sheet=bonus",
            "sheet",
            "free-joker",
            "yacht ones 3, yacht 50, jokers 1, rolls-left 3 | sheet=free-joker players=1",
        ),
        ("yacht yacht 50, jokers 1 | sheet=bonus", "sheet", "yacht", "yacht yacht 50, rolls-left 3"),
        ("yacht ones 3", "players", 2, "yacht ones 3 3, rolls-left 3 | sheet=yacht players=2"),
        (
            "yacht ones 3 - | players=2 | You, Ann",
            "players",
            3,
            "yacht ones 3 - -, rolls-left 3 | sheet=yacht players=3 | You, Ann, Player 3",
        ),
        (TWO, "players", 1, ALONE),
    ],
)
def test_a_field_changes_the_line(text: str, field: str, value: object, line: str) -> None:
    assert put(text, field, value) == line


def test_a_box_offers_the_points_that_dice_can_score_there() -> None:
    assert options(ALONE, "threes-0") == ["", "0", "3", "6", "9", "12", "15"]


def test_points_that_no_dice_can_score_stay_until_they_are_changed() -> None:
    assert options("yacht yacht 30", "yacht-0") == ["", "0", "30", "50"]
