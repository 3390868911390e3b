"""A record told again, move by move."""

import pickle
from pathlib import Path

import pytest

from dicedesk.core.dice import Roll
from dicedesk.core.errors import IllegalMoveError
from dicedesk.core.record import Record, parse_record
from dicedesk.features.story import Story, story_of
from dicedesk.games.catalogue import SPECS

PLAYTHROUGHS = sorted((Path(__file__).parents[1] / "playthroughs").glob("*.txt"))

HOG = """\
[Game "hog"]
[Player0 "You"]
[Player1 "final"]
roll 2 : 3 4
roll 1 : 5
roll 1 : 1
"""


def read(text: str) -> Record:
    """The record that a file holds."""
    return parse_record(text, SPECS)


def told(text: str) -> list[tuple[int, Roll, str]]:
    """The lines of a story as plain values."""
    return [(line.number, line.faces, str(line.words)) for line in story_of(read(text)).lines]


def test_each_move_of_hog_is_told_with_its_dice() -> None:
    assert told(HOG)[:2] == [
        (1, (3, 4), "You rolled 2 dice: 3 + 4 = 7 points"),
        (2, (5,), "Final strategist rolled 1 die: 5 points"),
    ]


def test_a_swap_is_a_line_of_its_own_under_the_move_that_led_to_it() -> None:
    swapped = '[Game "hog"]\nroll 1 : 5\nroll 4 : 4 4 4 4\n'

    assert told(swapped)[-2:] == [
        (2, (4, 4, 4, 4), "Player 2 rolled 4 dice: 4 + 4 + 4 + 4 = 16 points"),
        (2, (), "Swine Swap! 16 ⇄ 5"),
    ]


def test_a_swap_of_equal_scores_changes_nothing_and_is_not_told() -> None:
    equal = '[Game "hog"]\nroll 2 : 3 4\nroll 2 : 3 4\n'

    assert told(equal)[-1:] == [(2, (3, 4), "Player 2 rolled 2 dice: 3 + 4 = 7 points")]


def test_all_that_a_throw_at_craps_led_to_is_told_and_its_dice_once() -> None:
    lines = told('[Game "craps"]\nbet pass 5\nthrow : 2 2\n')

    assert lines == [(1, (), "Pass: Player 1 bets $5"), (2, (2, 2), "Hard 4"), (2, (), "The point is 4")]


def test_the_casters_of_hazard_are_named() -> None:
    lines = told('[Game "hazard"]\n[Rules "casters=2"]\n[Player0 "Ann"]\n[Player1 "main:7"]\nmain 7\n')

    assert lines == [(1, (), "Ann chooses main 7")]


def test_a_computer_player_has_the_name_that_the_window_gives_it() -> None:
    story = story_of(read('[Game "hazard"]\n[Rules "casters=2"]\n[Player0 "Ann"]\n[Player1 "main:7"]\n'))

    assert [str(player) for player in story.players] == ["Ann", "Main-7 caster"]


def test_players_of_one_name_are_told_apart_by_their_seats() -> None:
    story = story_of(
        read('[Game "hazard"]\n[Rules "casters=3"]\n[Player0 "Ann"]\n[Player1 "best"]\n[Player2 "Ann"]\n')
    )

    assert [str(player) for player in story.players] == ["Ann no. 1", "Best-main caster", "Ann no. 3"]


def test_a_hand_of_poker_dice_is_told_as_it_lies() -> None:
    lines = told('[Game "poker-dice"]\n[Player0 "Ann"]\nhand : 6 6 6 6 6\n')

    assert lines == [(1, (6, 6, 6, 6, 6), "Five of a kind: pays $35 as it stands")]


def test_a_game_that_was_not_finished_has_no_result() -> None:
    assert story_of(read(HOG)).result == "The game is not over yet."


def test_a_record_without_a_move_has_a_story_without_lines() -> None:
    assert list(story_of(read('[Game "hog"]\n')).lines) == []


def test_lines_of_a_story_are_found_from_its_end_and_in_parts() -> None:
    lines = story_of(read('[Game "craps"]\nbet pass 5\nthrow : 2 2\n')).lines

    assert (str(lines[-1].words), [line.number for line in lines[1:]]) == ("The point is 4", [2, 2])


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_every_move_of_every_playthrough_is_told(path: Path) -> None:
    record = read(path.read_text(encoding="utf-8"))

    story = story_of(record)

    assert {line.number for line in story.lines} == set(range(1, len(record.plays) + 1))
    assert all(line.words for line in story.lines)


@pytest.mark.parametrize(
    ("name", "result"),
    [
        ("hog-handed-over", "Bob won, 104 to 48"),
        ("craps-broke", "Your bankroll is gone"),
        ("hazard-nobody-wins", "A draw at 0 rounds"),
        ("poker-dice-award", "$200 after 10 hands"),
    ],
)
def test_the_end_of_each_game_is_told_in_its_own_words(name: str, result: str) -> None:
    path = next(path for path in PLAYTHROUGHS if path.stem == name)

    assert result in story_of(read(path.read_text(encoding="utf-8"))).result


def test_sealed_dice_are_checked() -> None:
    path = next(path for path in PLAYTHROUGHS if path.stem == "hog-sealed")

    story: Story = story_of(read(path.read_text(encoding="utf-8")))

    assert story.dice.startswith("The seal and all ")


def test_dice_that_were_not_sealed_are_said_to_be_so() -> None:
    assert "not sealed" in str(story_of(read(HOG)).dice)


def test_a_record_that_breaks_the_rules_has_no_story() -> None:
    with pytest.raises(IllegalMoveError):
        story_of(read('[Game "hazard"]\nthrow : 1 2\n'))


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_a_story_is_the_same_in_another_process(path: Path) -> None:
    story = story_of(read(path.read_text(encoding="utf-8")))
    handed_over: Story = pickle.loads(pickle.dumps(story))  # noqa: S301 (pickled here)
    assert list(handed_over.lines) == list(story.lines)
    assert (handed_over.players, handed_over.result, handed_over.dice) == (
        story.players,
        story.result,
        story.dice,
    )
