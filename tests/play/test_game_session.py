"""A running game without a screen: playing, undoing, resuming, and keeping."""

from dataclasses import dataclass, replace
from typing import Any, Self

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.errors import BadRollError, IllegalMoveError, NotationError
from dicedesk.core.fair.sealed import SealedDice
from dicedesk.core.fair.verify import differences
from dicedesk.core.game import Step
from dicedesk.core.record import Record
from dicedesk.core.rollers import DiceSource, SeededDice
from dicedesk.core.words import Name
from dicedesk.games.hog.named_strategies import AlwaysRoll
from dicedesk.games.hog.players import HogPlayer
from dicedesk.games.hog.rules import HOG, HogState, RollDice
from dicedesk.play.game_session import GameSession, new_record
from dicedesk.play.seats import Seat
from tests.fakes.dice import ScriptedDice

ANN, BOB = Seat(Name("Ann"), "Ann"), Seat(Name("Bob"), "Bob")
COMPUTER = Seat(Name("2-dice player"), "always:2", HogPlayer(AlwaysRoll(2)))
SEALED = SealedDice(bytes(32), "game-1", "luck")


def session(
    seats: tuple[Seat, Seat], dice: DiceSource, rules: str = "", kept: list[Record] | None = None
) -> GameSession:
    kept = [] if kept is None else kept
    record = new_record(HOG, rules, seats, (("Id", "game-1"),), dice)
    return GameSession(record, seats, dice, keep=lambda game: kept.append(game.record))


def test_a_move_is_made_with_the_dice_of_the_game() -> None:
    game = session((ANN, BOB), ScriptedDice((4, 5, 6)))
    played = game.play(RollDice(2))
    assert (played.before, played.faces, played.step.state) == (HogState(), (4, 5), HogState((9, 0), 1))


def test_the_state_of_a_session_is_the_one_after_the_last_move() -> None:
    game = session((ANN, BOB), ScriptedDice((4, 5, 6)))
    game.play(RollDice(2))
    game.play(RollDice(1))
    assert game.state == HogState((9, 6), 0)


def test_the_history_tells_every_move_with_the_state_before_it() -> None:
    game = session((ANN, BOB), ScriptedDice((4, 5, 6)))
    made = (game.play(RollDice(2)), game.play(RollDice(1)))
    assert game.history == made


def test_a_new_record_has_all_its_headers() -> None:
    record = new_record(HOG, "goal=30", (ANN, COMPUTER), (("Id", "game-1"),), SeededDice(5))
    assert record.header == (
        ("Game", "hog"),
        ("Rules", "goal=30"),
        ("Player0", "Ann"),
        ("Player1", "always:2"),
        ("Id", "game-1"),
        ("Dice", "seeded 5"),
    )


def test_unknown_rules_begin_no_game() -> None:
    with pytest.raises(NotationError):
        new_record(HOG, "goal=none", (ANN, BOB), (("Id", "game-1"),), SEALED)


def test_a_refused_move_changes_nothing_and_uses_no_dice() -> None:
    kept: list[Record] = []
    game = session((ANN, BOB), ScriptedDice((4, 5)), kept=kept)
    with pytest.raises(IllegalMoveError, match="A turn rolls 0 to 10 dice, not 11"):
        game.play(RollDice(11))
    assert (game.state, len(kept), game.play(RollDice(2)).faces) == (HogState(), 1, (4, 5))


def test_dice_that_ran_out_change_nothing() -> None:
    kept: list[Record] = []
    game = session((ANN, BOB), ScriptedDice((4, 5)), kept=kept)
    with pytest.raises(BadRollError):
        game.play(RollDice(3))
    assert (game.state, len(kept), game.play(RollDice(2)).faces) == (HogState(), 1, (4, 5))


def test_every_change_is_kept_before_it_is_given_back() -> None:
    kept: list[Record] = []
    game = session((ANN, COMPUTER), SEALED, kept=kept)
    lengths = [len(kept[-1].plays)]
    for change in (lambda: game.play(RollDice(3)), game.play_computer, game.undo):
        change()
        lengths.append(len(kept[-1].plays))
    assert (lengths, kept[-1]) == ([0, 1, 2, 0], game.record)


def test_a_move_that_could_not_be_kept_is_not_shown() -> None:
    def keep(game: GameSession) -> None:
        if game.history:
            raise OSError("the disk is full")

    record = new_record(HOG, "", (ANN, BOB), (("Id", "game-1"),), SEALED)
    game = GameSession(record, (ANN, BOB), SEALED, keep)
    with pytest.raises(OSError, match="the disk is full"):
        game.play(RollDice(1))


@pytest.mark.parametrize(
    ("seats", "moves"), [((ANN, COMPUTER), False), ((COMPUTER, ANN), True), ((COMPUTER, COMPUTER), True)]
)
def test_the_computer_moves_when_its_seat_is_to_move(seats: tuple[Seat, Seat], moves: bool) -> None:
    assert session(seats, SEALED).computer_moves is moves


def test_the_computer_makes_the_move_of_its_strategy() -> None:
    assert session((COMPUTER, ANN), SEALED).play_computer().move == RollDice(2)


def test_the_computer_does_not_move_for_a_person() -> None:
    with pytest.raises(IllegalMoveError, match=r"It is not the computer's turn\."):
        session((ANN, COMPUTER), SEALED).play_computer()


def test_the_computer_does_not_move_when_the_game_is_over() -> None:
    game = session((COMPUTER, COMPUTER), ScriptedDice((4, 5)), "goal=9")
    game.play_computer()
    with pytest.raises(IllegalMoveError, match=r"It is not the computer's turn\."):
        game.play_computer()
    assert not game.computer_moves


@dataclass(frozen=True)
class Counter:
    """Rolls a die more with each move that it remembers."""

    moves: int = 0

    def after(self, step: Step[Any]) -> Self:
        return replace(self, moves=self.moves + 1)

    def choose(self, state: HogState) -> RollDice:
        return RollDice(self.moves)


COUNTER = Seat(Name("Counter"), "counter", Counter())


def test_a_computer_player_that_remembers_is_told_what_has_happened() -> None:
    game = session((ANN, COUNTER), SEALED)
    made = []
    for _ in range(2):
        game.play(RollDice(1))
        made.append(game.play_computer().move)
    assert made == [RollDice(1), RollDice(3)]


def test_a_computer_player_has_forgotten_what_was_taken_back() -> None:
    game = session((ANN, COUNTER), SEALED)
    game.play(RollDice(1))
    game.play_computer()
    game.undo()
    game.play(RollDice(1))
    assert game.play_computer().move == RollDice(1)


def test_a_computer_player_remembers_a_game_that_is_taken_up_again() -> None:
    game = session((COUNTER, COUNTER), SEALED)
    game.play_computer()
    game.play_computer()
    resumed = GameSession(game.record, game.seats, game.dice, keep=lambda _: None)
    assert resumed.play_computer().move == RollDice(2)


def test_undo_takes_back_the_persons_move_and_the_computers_answer() -> None:
    game = session((ANN, COMPUTER), ScriptedDice((4, 5, 6, 6, 3, 2)))
    game.play(RollDice(2))
    game.play_computer()
    assert (game.undo(), game.state, game.record.plays) == (2, HogState(), ())


def test_undo_takes_back_only_the_last_of_several_moves_of_persons() -> None:
    game = session((ANN, BOB), ScriptedDice((4, 5, 6)))
    game.play(RollDice(2))
    game.play(RollDice(1))
    assert (game.undo(), game.state) == (1, HogState((9, 0), 1))


def test_the_computers_first_move_alone_cannot_be_taken_back() -> None:
    game = session((COMPUTER, ANN), SEALED)
    game.play_computer()
    assert (game.undoable, game.undo(), len(game.history)) == (0, 0, 1)


def test_a_game_without_moves_has_nothing_to_undo() -> None:
    kept: list[Record] = []
    game = session((ANN, BOB), SEALED, kept=kept)
    assert (game.undo(), len(kept)) == (0, 1)


def test_a_game_that_is_over_stays() -> None:
    game = session((ANN, BOB), ScriptedDice((4, 5)), "goal=9")
    game.play(RollDice(2))
    assert (game.undoable, game.undo(), game.is_over) == (0, 0, True)


@given(st.lists(st.integers(1, 10), min_size=1, max_size=3))
def test_the_dice_go_back_with_an_undone_move(counts: list[int]) -> None:
    game = session((ANN, BOB), SEALED)
    for count in counts:
        game.play(RollDice(count))
    faces = game.record.plays[-1].faces
    game.undo()
    assert game.play(RollDice(counts[-1])).faces == faces


def test_the_seed_is_not_in_the_record_while_the_game_goes_on() -> None:
    game = session((ANN, BOB), SEALED)
    game.play(RollDice(1))
    assert game.record.tag("Seed") is None


def test_a_sealed_game_proves_its_dice_when_it_has_ended() -> None:
    game = session((COMPUTER, COMPUTER), SEALED)
    for _ in range(200):
        if game.computer_moves:
            game.play_computer()
    assert (game.is_over, game.record.tag("Seed"), differences(game.record)) == (True, "00" * 32, ())


def test_a_sealed_game_with_undone_moves_proves_its_dice_too() -> None:
    game = session((ANN, COMPUTER), SEALED, "goal=60")
    for _ in range(60):
        if not game.is_over:
            game.play(RollDice(7))
        if game.computer_moves:
            game.play_computer()
        if game.undo():
            game.play(RollDice(3))
        if game.computer_moves:
            game.play_computer()
    assert (game.is_over, differences(game.record)) == (True, ())


def test_a_game_taken_up_again_goes_on_with_its_dice() -> None:
    whole = session((ANN, BOB), SEALED)
    half = session((ANN, BOB), SEALED)
    for game in (whole, half):
        game.play(RollDice(5))
    resumed = GameSession(half.record, half.seats, half.dice, keep=lambda _: None)
    assert resumed.play(RollDice(6)) == whole.play(RollDice(6))


def test_a_record_that_breaks_the_rules_is_not_taken_up() -> None:
    record = Record(HOG).with_play(RollDice(2), (4,))
    with pytest.raises(BadRollError):
        GameSession(record, (ANN, BOB), SEALED, keep=lambda _: None)


def test_a_game_that_was_over_when_taken_up_tells_its_seed() -> None:
    record = Record(HOG, (("Rules", "goal=5"),)).with_play(RollDice(1), (6,))
    game = GameSession(record, (ANN, BOB), SEALED, keep=lambda _: None)
    assert game.record.tag("Seed") == "00" * 32


def test_a_game_of_ones_own_has_no_reason_against_every_move() -> None:
    assert session((ANN, BOB), ScriptedDice(())).why_no_moves is None
