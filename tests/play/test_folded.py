"""What is worked out of a game move by move walks each move once."""

from dicedesk.core.game import Played
from dicedesk.core.trail import Trail
from dicedesk.core.words import Name
from dicedesk.games.hog.game import HOG
from dicedesk.games.hog.rules import HogState, RollDice
from dicedesk.play.folded import PART, Folded, throws_after
from dicedesk.play.game_session import GameSession, new_record
from dicedesk.play.seats import Seat
from tests.fakes.dice import ScriptedDice

SEATS = (Seat(Name("Ann"), "Ann"), Seat(Name("Bob"), "Bob"))


def session() -> GameSession[HogState]:
    dice = ScriptedDice((2,) * 100)
    return GameSession(
        new_record(HOG, "", SEATS, (("Id", "game-1"),), dice), SEATS, dice, keep=lambda _: None
    )


def counting(walked: list[Played[HogState]]) -> Folded[HogState, int]:
    """The number of dice thrown; notes each move that it walks."""

    def after(dice: int, played: Played[HogState]) -> int:
        walked.append(played)
        return dice + len(played.faces)

    return Folded(0, after)


def test_only_new_moves_are_walked() -> None:
    game, walked = session(), list[Played[HogState]]()
    dice = counting(walked)
    found = []
    for count in (1, 2, 3):
        game.play(RollDice(count))
        found.append(dice.of(game.history))
    assert (found, len(walked)) == ([1, 3, 6], 3)


def test_moves_that_were_taken_back_no_longer_count() -> None:
    game = session()
    dice = counting([])
    game.play(RollDice(4))
    dice.of(game.history)
    game.undo()
    undone = dice.of(game.history)
    game.play(RollDice(2))
    assert (undone, dice.of(game.history)) == (0, 2)


def test_going_back_and_forth_in_a_long_game_walks_few_moves_again() -> None:
    history = Trail(Played(None, None, (2,), None) for _ in range(10 * PART))  # type: ignore[arg-type]
    walked = list[Played[HogState]]()
    dice = counting(walked)
    dice.of(history)
    for place in (5 * PART + 3, 2, 0, 7 * PART, 10 * PART, 10 * PART - 1):
        walked.clear()
        assert dice.of(history.without_last(10 * PART - place)) == place  # a die a move
        assert len(walked) <= PART


def test_another_game_begins_anew() -> None:
    dice = counting([])
    one, other = session(), session()
    one.play(RollDice(4))
    other.play(RollDice(1))
    assert (dice.of(one.history), dice.of(other.history)) == (4, 1)


def test_free_bacon_is_no_throw() -> None:
    game, throws = session(), Folded(0, throws_after)
    game.play(RollDice(2))
    game.play(RollDice(0))
    assert throws.of(game.history) == 1
