"""What is said of a game of Hazard."""

from functools import reduce

import pytest

from dicedesk.core.dice import Roll
from dicedesk.core.game import Played
from dicedesk.core.persistent_list import PersistentList
from dicedesk.core.words import Name
from dicedesk.games.hazard.rules import ChooseMain, HazardRules, HazardState, Throw
from dicedesk.games.hazard.telling import RoundRow, caption_of, result_line, rounds_won_words, turn_after
from dicedesk.play.telling import Tone

YOU, ANN, BOB, CLEO = Name("You", is_you=True), Name("Ann"), Name("Bob"), Name("Cleo")
TWO = HazardRules(casters=2)


def history(*moves: int | Roll, casters: int = 1) -> tuple[Played, ...]:
    """What came of choosing mains (numbers) and throwing dice (pairs)."""
    state, made = HazardState(rules=HazardRules(casters)), []
    for given in moves:
        move, faces = (ChooseMain(given), ()) if isinstance(given, int) else (Throw(), given)
        step = state.apply(move, faces)
        made.append(Played(state, move, faces, step))
        state = step.state
    return tuple(made)


def thrown(state: HazardState, *faces: int) -> Played:
    return Played(state, Throw(), faces, state.apply(Throw(), faces))


def rows_of(history: tuple[Played, ...]) -> tuple[RoundRow, ...]:
    """The row of each throw."""
    thrown = (played for played in history if isinstance(played.move, Throw))
    return tuple(turn_after(PersistentList[RoundRow](), played)[-1] for played in thrown)


def told(rows: tuple[RoundRow, ...]) -> list[tuple[int, int, int, str, str]]:
    return [(row.round, row.main, row.roll, row.result, row.notes) for row in rows]


def test_the_first_round_is_written_down_as_in_the_description() -> None:
    assert told(rows_of(history(5, (4, 5), (3, 4), (1, 6), (6, 3)))) == [
        (1, 5, 9, "Continues", "Come-out roll: the chance is 9"),
        (1, 5, 7, "Continues", "Does not match main or chance"),
        (1, 5, 7, "Continues", "Does not match main or chance"),
        (1, 5, 9, "Wins", "Throw matches chance"),
    ]


def test_the_second_round_is_written_down_as_in_the_description() -> None:
    rows = rows_of(history(7, (3, 4), 5, (1, 3), (2, 4), (5, 6), (6, 6), (3, 2)))
    assert told(rows[1:]) == [
        (2, 5, 4, "Continues", "Come-out roll: the chance is 4"),
        (2, 5, 6, "Continues", "Does not match main or chance"),
        (2, 5, 11, "Continues", "Does not match main or chance"),
        (2, 5, 12, "Continues", "Does not match main or chance"),
        (2, 5, 5, "Loses", "Throw matches main"),
    ]


def test_the_third_round_is_written_down_as_in_the_description() -> None:
    assert told(rows_of(history(5, (2, 3), 5, (1, 1), 5, (5, 6))))[-1] == (3, 5, 11, "Loses", "Come-out roll")


def test_a_win_at_once_is_a_come_out_roll() -> None:
    assert told(rows_of(history(7, (5, 6)))) == [(1, 7, 11, "Wins", "Come-out roll")]


def test_each_caster_counts_rounds_from_1() -> None:
    rows = rows_of(history(5, (1, 1), 5, (1, 2), 6, (6, 6), casters=2))
    assert [(row.seat, row.round) for row in rows] == [(0, 1), (0, 2), (1, 1)]


def test_a_row_knows_the_faces_and_what_it_means() -> None:
    rows = rows_of(history(6, (4, 5), (2, 1), (4, 5), 6, (1, 2)))
    assert [(row.faces, row.tone) for row in rows] == [
        ((4, 5), Tone.BRIGHT),
        ((2, 1), Tone.PLAIN),
        ((4, 5), Tone.GOOD),
        ((1, 2), Tone.BAD),
    ]


def test_a_main_that_was_only_chosen_makes_no_row() -> None:
    assert turn_after(PersistentList[RoundRow](), *history(5)) == ()


@pytest.mark.parametrize(("seat", "line"), [(0, "Main 7: now throw"), (1, "Ann chooses main 7")])
def test_the_line_under_the_dice_tells_the_main(seat: int, line: str) -> None:
    state = HazardState(turns=(0,) * seat, rules=TWO)
    played = Played(state, ChooseMain(7), (), state.apply(ChooseMain(7)))
    assert caption_of(played, (YOU, ANN)) == line


@pytest.mark.parametrize(
    ("state", "faces", "yours", "anns"),
    [
        (
            HazardState(main=5),
            (6, 3),
            "6 + 3 = 9 is the chance: throw it again to win; 5 loses",
            "6 + 3 = 9 is the chance: throw it again to win; 5 loses",
        ),
        (
            HazardState(main=5, chance=4),
            (6, 3),
            "6 + 3 = 9 matches neither the chance nor the main: throw again",
            "6 + 3 = 9 matches neither the chance nor the main: throw again",
        ),
        (
            HazardState(main=5, chance=9),
            (6, 3),
            "6 + 3 = 9 is the chance: you win the round",
            "6 + 3 = 9 is the chance: Ann wins the round",
        ),
        (
            HazardState(main=9),
            (6, 3),
            "6 + 3 = 9 is the main: you win the round",
            "6 + 3 = 9 is the main: Ann wins the round",
        ),
        (
            HazardState(main=7),
            (6, 5),
            "6 + 5 = 11 on the come-out roll with main 7: you win the round",
            "6 + 5 = 11 on the come-out roll with main 7: Ann wins the round",
        ),
        (
            HazardState(main=9, chance=5),
            (6, 3),
            "6 + 3 = 9 is the main: you lose the round",
            "6 + 3 = 9 is the main: Ann loses the round",
        ),
        (
            HazardState(main=8),
            (1, 2),
            "1 + 2 = 3 on the come-out roll with main 8: you lose the round",
            "1 + 2 = 3 on the come-out roll with main 8: Ann loses the round",
        ),
    ],
)
def test_the_line_under_the_dice_tells_what_the_throw_did(
    state: HazardState, faces: Roll, yours: str, anns: str
) -> None:
    played = thrown(state, *faces)
    assert (caption_of(played, (YOU,)), caption_of(played, (ANN,))) == (yours, anns)


@pytest.mark.parametrize(("names", "to"), [((YOU, ANN), "Ann"), ((ANN, YOU), "you")])
def test_two_losses_in_a_row_pass_the_dice_to_somebody(names: tuple[Name, ...], to: str) -> None:
    played = thrown(HazardState(main=5, rounds_won=4, consecutive_losses=1, rules=TWO), 5, 6)
    assert caption_of(played, names) == (
        "5 + 6 = 11 on the come-out roll with main 5. Second loss in a row: 4 rounds won, "
        f"and the dice pass to {to}"
    )


def test_the_last_casters_second_loss_in_a_row_is_the_end_of_the_turn() -> None:
    played = thrown(HazardState(main=5, chance=4, rounds_won=1, consecutive_losses=1), 4, 1)
    assert caption_of(played, (YOU,)) == (
        "4 + 1 = 5 is the main. Second loss in a row: the turn ends with 1 round won"
    )


@pytest.mark.parametrize(("name", "line"), [(YOU, "You won 4 rounds"), (ANN, "Ann won 4 rounds")])
def test_a_game_of_one_caster_ends_with_the_rounds_won(name: Name, line: str) -> None:
    assert result_line(HazardState(rounds_won=4, consecutive_losses=2), (name,)) == line


@pytest.mark.parametrize(
    ("scores", "names", "line"),
    [
        ((5, 3, 1, 0), (YOU, ANN, BOB, CLEO), "You won with 5 rounds, ahead of Ann with 3"),
        ((1, 0, 0, 0), (ANN, YOU, BOB, CLEO), "You lost with 0 rounds, behind Ann with 1"),
        ((1, 0, 2), (YOU, ANN, BOB), "You lost with 1 round, behind Bob with 2"),
        ((0, 0, 1), (ANN, BOB, YOU), "You won with 1 round"),
        ((0, 3, 2, 2), (ANN, YOU, BOB, CLEO), "You won with 3 rounds"),
        ((0, 3, 3, 1), (YOU, ANN, BOB, CLEO), "You lost, 0 rounds to 3"),
        ((2, 2, 0, 1), (YOU, ANN, BOB, CLEO), "A draw at 2 rounds"),
        ((0, 0, 0, 0), (YOU, ANN, BOB, CLEO), "A draw at 0 rounds"),
        ((0, 1, 0), (ANN, BOB, CLEO), "Bob won with 1 round"),
        ((3, 1, 4), (ANN, BOB, CLEO), "Cleo won with 4 rounds, ahead of Ann with 3"),
        ((3, 4, 3), (ANN, BOB, CLEO), "Bob won with 4 rounds"),
        ((3, 4), (ANN, BOB), "Bob won, 4 rounds to 3"),
        ((3, 4), (YOU, BOB), "You lost, 3 rounds to 4"),
        ((0, 1, 1), (ANN, BOB, CLEO), "A draw at 1 round"),
    ],
)
def test_a_game_of_several_casters_ends_with_the_result_of_the_only_person_or_with_who_won(
    scores: tuple[int, ...], names: tuple[Name, ...], line: str
) -> None:
    end = HazardState(
        rounds_won=scores[-1],
        consecutive_losses=2,
        turns=scores[:-1],
        rules=HazardRules(casters=len(scores)),
    )
    assert result_line(end, names) == line


@pytest.mark.parametrize(("count", "won"), [(0, "0 rounds won"), (1, "1 round won"), (3, "3 rounds won")])
def test_rounds_are_counted_in_words_that_fit(count: int, won: str) -> None:
    assert rounds_won_words(count) == won


def test_the_rows_of_a_turn_begin_anew_with_the_next_caster() -> None:
    played = history(5, (1, 1), 5, (1, 2), 6, (6, 6), casters=2)
    turns = [reduce(turn_after, played[:count], PersistentList[RoundRow]()) for count in (4, 6)]
    rows = rows_of(played)
    assert turns == [rows[:2], rows[2:]]
