"""A sequence that grows at its end without being copied, and stays what it was for whoever has it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.game import Played
from dicedesk.core.persistent_list import PART, THROWS, Fold, PersistentList, Walk
from dicedesk.core.words import Name
from dicedesk.games.hog.rules import HOG, HogState, RollDice
from dicedesk.play.game_session import GameSession, new_record
from dicedesk.play.seats import Seat
from tests.fakes.dice import ScriptedDice


def test_a_longer_trail_leaves_the_shorter_one_as_it_was() -> None:
    short = PersistentList((1, 2))
    longer = short.followed_by(3)
    assert (short, longer) == ((1, 2), (1, 2, 3))


def test_two_trails_that_grow_from_one_do_not_disturb_each_other() -> None:
    first = PersistentList((1, 2))
    assert (first.followed_by(3), first.followed_by(4)) == ((1, 2, 3), (1, 2, 4))


def test_what_was_cut_off_stays_with_whoever_has_it() -> None:
    whole = PersistentList((1, 2, 3))
    cut = whole.without_last(2).followed_by(9)
    assert (whole, cut, whole.without_last(5)) == ((1, 2, 3), (1, 9), ())


@given(st.lists(st.one_of(st.integers(0, 9), st.integers(-4, -1)), max_size=30))
def test_a_trail_is_what_a_tuple_would_be(changes: list[int]) -> None:
    trail, expected = PersistentList[int](), tuple[int, ...]()
    for change in changes:
        trail = trail.without_last(-change) if change < 0 else trail.followed_by(change)
        expected = expected[: max(len(expected) + change, 0)] if change < 0 else (*expected, change)
        assert (tuple(trail), len(trail), trail[-2:], trail[::-1]) == (
            expected,
            len(expected),
            expected[-2:],
            expected[::-1],
        )


def test_a_place_that_is_not_there_is_refused() -> None:
    longer = PersistentList((1, 2)).followed_by(3)
    for place in (2, -3):
        with pytest.raises(IndexError):
            longer.without_last(1)[place]


def test_an_item_is_found_from_both_ends() -> None:
    cut = PersistentList((1, 2, 3)).without_last(1)
    assert (cut[0], cut[-1], list(reversed(cut))) == (1, 2, [2, 1])


def test_trails_of_the_same_items_are_equal_and_have_one_hash() -> None:
    one, other = PersistentList((1, 2)), PersistentList((1,)).followed_by(2)
    assert (one, hash(one)) == (other, hash((1, 2)))
    assert one != PersistentList((1, 3))
    assert one != [1, 2]
    assert one.without_last(1) != one


def test_a_trail_knows_what_it_grew_from() -> None:
    short = PersistentList((1,))
    longer = short.followed_by(2)
    assert longer.grew_from(short)
    assert not short.grew_from(longer)
    assert not short.without_last(1).followed_by(5).grew_from(short)


def test_a_trail_shows_its_items() -> None:
    assert repr(PersistentList((1, 2))) == "PersistentList([1, 2])"


SEATS = (Seat(Name("Ann"), "Ann"), Seat(Name("Bob"), "Bob"))


def session() -> GameSession[HogState]:
    dice = ScriptedDice((2,) * 100)
    return GameSession(
        new_record(HOG, "", SEATS, (("Id", "game-1"),), dice), SEATS, dice, keep=lambda _: None
    )


def counting(walked: list[Played[HogState]]) -> Walk[HogState, int]:
    """The number of dice thrown; notes each move that it walks."""

    def after(dice: int, played: Played[HogState]) -> int:
        walked.append(played)
        return dice + len(played.faces)

    return Walk(Fold(0, after))


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
    history = PersistentList(Played(None, None, (2,), None) for _ in range(10 * PART))  # type: ignore[arg-type]
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
    game = session()
    game.play(RollDice(2))
    game.play(RollDice(0))
    assert game.folded(THROWS) == 1
