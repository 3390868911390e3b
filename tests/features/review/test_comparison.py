"""Two games with the same dice beside each other."""

import pytest

from dicedesk.core.errors import NotationError
from dicedesk.core.fair.open_dice import DatedDice
from dicedesk.features.review.comparison import comparison_of

DAY = "2026-11-23"
HEAD = f'[Game "hog"]\n[Rules "goal=100"]\n[Player0 "{{name}}"]\n[Player1 "Cy"]\n[Dice "today/1 {DAY}"]\n[Left "now"]\n'


def game(name: str, *dice: int) -> str:
    """The record of a game of two people that was left after turns with so many dice."""
    roller, lines = DatedDice(DAY, "hog").roller(0), []
    for count in dice:
        faces = " ".join(map(str, roller.roll(count)))
        lines.append(f"roll {count} : {faces}\n" if count else "roll 0\n")
    return HEAD.format(name=name) + "".join(lines)


def test_the_decisions_in_the_same_positions_are_compared() -> None:
    found = comparison_of(game("Ann", 4, 2, 0), game("Ben", 4, 2, 5))
    assert found.names == ("Ann", "Ben")
    assert found.shared == 2
    (decision,) = found.decisions
    assert decision.numbers == (3, 3)
    assert decision.choices[0] != decision.choices[1]
    assert str(found.found) == "You decided differently in 1 of the 2 positions that both had."
    assert all(line.startswith("The game was left early. The choices cost ") for line in found.lines)


def test_what_follows_on_different_choices_is_no_longer_the_same_position() -> None:
    found = comparison_of(game("Ann", 4, 2, 3), game("Ben", 5, 2, 3))
    assert (len(found.decisions), found.shared) == (1, 1)
    assert str(found.found) == "You decided differently in the only position that both had."


def test_equal_games_differ_in_nothing() -> None:
    found = comparison_of(game("You", 4, 2, 3), game("You", 4, 2, 3))
    assert tuple(map(str, found.names)) == ("First game", "Second game")
    assert (found.decisions, found.shared) == ((), 2)
    assert str(found.found) == "You decided alike all 2 times that you were in the same position."


def test_games_without_a_decision_have_nothing_to_compare() -> None:
    assert (
        str(comparison_of(game("Ann"), game("Ben")).found) == "You never had to decide in the same position."
    )


@pytest.mark.parametrize(
    "other",
    [
        game("Ben", 4).replace(DAY, "2026-11-24"),
        game("Ben", 4).replace("goal=100", "goal=50"),
        game("Ben", 4).replace(f"today/1 {DAY}", "scripted"),
    ],
)
def test_games_with_other_dice_or_rules_cannot_be_compared(other: str) -> None:
    with pytest.raises(NotationError, match="not played with the same dice and rules"):
        comparison_of(game("Ann", 4), other)
    with pytest.raises(NotationError, match="not played with the same dice and rules"):
        comparison_of(other, game("Ann", 4))
