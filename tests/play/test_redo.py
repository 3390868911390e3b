"""What was taken back is brought back: the same moves with the same dice, until another move is made."""

from dicedesk.core.rollers import SeededDice
from dicedesk.core.words import Name
from dicedesk.games.hog.named_strategies import AlwaysRoll
from dicedesk.games.hog.players import HogPlayer
from dicedesk.games.hog.rules import HOG, RollDice
from dicedesk.games.hog.table import HogGameTable, HogSeating
from dicedesk.play.game_session import GameSession, new_record
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.seats import PERSON, Seat
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock

ANN, BOB = Seat(Name("Ann"), "Ann"), Seat(Name("Bob"), "Bob")
COMPUTER = Seat(Name("2-dice player"), "always:2", HogPlayer(AlwaysRoll(2)))


def begun(*seats: Seat) -> GameSession:
    dice = SeededDice(5)
    return GameSession(new_record(HOG, "", seats, (), dice), seats, dice, keep=lambda _: None)


def test_a_move_comes_back_together_with_the_answer_of_the_computer() -> None:
    game = begun(ANN, COMPUTER)
    game.play(RollDice(3))
    game.play_computer()
    before = game.history
    game.undo()
    assert (game.redoable, game.redo(), game.redoable) == (2, 2, 0)
    assert game.history == before


def test_the_moves_come_back_one_after_the_other() -> None:
    game = begun(ANN, BOB)
    first, second = game.play(RollDice(3)), game.play(RollDice(2))
    game.undo()
    game.undo()
    assert (game.redo(), game.history) == (1, (first,))
    assert (game.redo(), game.history) == (1, (first, second))
    assert game.redo() == 0


def test_another_move_ends_what_can_be_brought_back() -> None:
    game = begun(ANN, BOB)
    game.play(RollDice(3))
    game.undo()
    made = game.play(RollDice(2))
    assert (game.redoable, game.redo(), game.history) == (0, 0, (made,))


def test_a_game_that_was_left_brings_nothing_back() -> None:
    game = begun(ANN, BOB)
    game.play(RollDice(3))
    game.undo()
    game.leave("2026-11-21T10:00:00Z")
    assert (game.redoable, game.redo()) == (0, 0)


def test_dice_that_were_seen_still_make_it_practice() -> None:
    game = begun(ANN, BOB)
    game.play(RollDice(3))
    game.undo()
    game.redo()
    assert (game.is_casual, game.record.tag("Undone")) == (True, "1")
    game.undo()
    assert game.record.tag("Undone") == "2"


def test_what_comes_back_is_kept_at_once() -> None:
    store = ForgetfulStore()
    table = HogGameTable(store, StandingClock(), SettingsKeeper(store))
    game = table.new_session(HogSeating(PERSON, PERSON), "home")
    game.play(RollDice(3))
    game.play(RollDice(2))
    game.undo()
    game.undo()
    game.redo()
    kept = store.newest("hog")
    assert kept is not None
    assert kept.record == game.record.to_text()
    again = HogGameTable(store, StandingClock(), SettingsKeeper(store)).last_session()
    assert again is not None
    assert (again.history, again.redoable) == (game.history, 0)


def test_moves_of_one_choice_go_and_come_back_together() -> None:
    game = begun(ANN, BOB)
    first, second, third = (game.play(RollDice(count)) for count in (3, 2, 1))
    game.join(2)
    assert (game.undoable, game.undo(), game.history) == (2, 2, (first,))
    assert (game.redo(), game.history) == (2, (first, second, third))
    assert (game.undo(), game.undo(), game.undo()) == (2, 1, 0)


def test_another_move_after_moves_of_one_choice_is_undone_alone() -> None:
    game = begun(ANN, BOB)
    for count in (3, 2, 1):
        game.play(RollDice(count))
    game.join(2)
    game.play(RollDice(4))
    assert (game.undo(), game.undo()) == (1, 2)
    game.play(RollDice(2))
    game.play(RollDice(1))
    assert game.undo() == 1
