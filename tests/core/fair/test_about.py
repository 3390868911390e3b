"""What a record's dice are, in words for a person."""

import pytest

from dicedesk.core.fair.about import about_dice
from dicedesk.core.fair.sealed import SealedDice
from dicedesk.core.fair.sealed_1 import SealedDice1
from dicedesk.core.fair.verify import proved
from dicedesk.core.record import Record
from dicedesk.core.rollers import DiceSource, SeededDice, TypedDice
from dicedesk.games.hog.game import HOG
from tests.fakes.dice import ScriptedDice

SEALED, SEALED_1 = SealedDice(bytes(32), "game-1", "luck"), SealedDice1(bytes(32), "game-1", "luck")


@pytest.mark.parametrize(
    ("dice", "said"),
    [
        (SEALED, "The seal was fixed first, and your word came after it;"),
        (SEALED_1, "Dice of version 1: the word was known before the seed was drawn."),
        (SeededDice(42), "This game's dice come from seed 42."),
        (ScriptedDice((1,)), "Dice: known"),
        (TypedDice(), "These dice are rolled at a real table and typed in"),
    ],
)
def test_it_is_said_where_dice_come_from(dice: DiceSource, said: str) -> None:
    assert about_dice(Record(HOG, dice.opening_tags())).startswith(said)


def test_a_record_without_dice_says_that_too() -> None:
    assert about_dice(Record(HOG)) == "Dice: "


def test_a_record_of_version_1_says_what_it_proves_also_while_its_game_goes_on() -> None:
    record = Record(HOG, (("Id", "game-1"), *SEALED_1.opening_tags(), *SEALED_1.closing_tags()))
    assert proved(record, is_over=False)[1:3] == (
        "Every move is legal; the game is not over.",
        "Dice of version 1: the word was known before the seed was drawn.",
    )


def test_a_record_says_that_its_game_is_over() -> None:
    record = Record(HOG, (("Id", "game-1"), *SEALED.opening_tags(), *SEALED.closing_tags()))
    assert proved(record, is_over=True)[1] == "Every move is legal, and the game is over."


def test_it_is_said_who_can_know_sealed_dice_and_what_they_prove_to_whom() -> None:
    tags = SEALED.opening_tags()
    goes_on, is_over = (about_dice(Record(HOG, found)) for found in (tags, (*tags, *SEALED.closing_tags())))
    assert goes_on.endswith("anyone who can read its files, such as you, can find out the coming dice.")
    assert is_over.endswith("It does not prove that the owner of the files did not know the dice.")
    assert all("choose them alone" not in said for said in (goes_on, is_over))
