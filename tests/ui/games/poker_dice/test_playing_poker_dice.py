"""Poker Dice in the real window, by the keys and clicks of a person."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QAbstractAnimation, Qt, QTimer
from pytestqt.qtbot import QtBot

from dicedesk.games.poker_dice.oracle import Award
from dicedesk.games.poker_dice.rules import PokerDiceEnding
from dicedesk.play.ports.store import Best, ForgetfulStore, StoreError
from dicedesk.play.settings import MotionChoice
from dicedesk.ui.base.look.appearance import Appearance
from tests.repeated import sampled

Key = Qt.Key
SitDown = Callable[..., Any]

FIVES = (5,) * 5
ONE_PAIR = (1, 1, 2, 3, 4)
PLAY, HOLD = Key.Key_Return, Key.Key_H


def play_hands(person: Any, hands: int) -> None:
    for _ in range(hands):
        person.press(PLAY, HOLD)


def is_restless(person: Any) -> bool:
    """Whether a timer or an animation of the tab runs."""
    animations = person.tab.findChildren(QAbstractAnimation)
    return any(timer.isActive() for timer in person.tab.findChildren(QTimer)) or any(
        animation.state() is QAbstractAnimation.State.Running for animation in animations
    )


def test_an_award_is_a_moment_of_its_own(sit_down: SitDown) -> None:
    person = sit_down(*FIVES * 4)
    play_hands(person, 4)
    result = person.tab.result
    assert (person.tab.moment.ending, result.line.text()) == (PokerDiceEnding.AWARD, "Major Award!")
    assert result.headline.text() == "$200 after 4 hands"
    assert (person.tab.primary.text(), person.bankroll) == ("Ask the Oracle", "$200")


def test_after_an_award_another_game_begins_on_a_bare_felt(sit_down: SitDown) -> None:
    person = sit_down(*FIVES * 4)
    play_hands(person, 4)
    person.press(PLAY)
    person.leave_the_oracle()
    person.press(PLAY)
    assert (person.moves, person.bankroll, person.tab.tray.faces) == ([], "$100", ())
    assert (person.tab.moment.isVisible(), person.tab.primary.text()) == (False, "Play a hand for $10")


def test_going_broke_is_a_moment_of_its_own(sit_down: SitDown) -> None:
    person = sit_down(*ONE_PAIR * 10)
    play_hands(person, 10)
    assert person.tab.moment.ending is PokerDiceEnding.BROKE
    assert person.tab.result.headline.text() == "Broke after 10 hands"
    assert (person.tab.primary.text(), person.awards) == ("Play again", [])


def test_quitting_in_mid_hand_says_what_is_lost_and_is_asked_twice(sit_down: SitDown) -> None:
    person = sit_down(*ONE_PAIR)
    person.press(PLAY, Key.Key_Q)
    assert person.moves == ["hand"]
    assert "$10" in person.caption
    assert "$90" in person.caption
    person.press(Key.Key_Q)
    assert person.moves == ["hand", "quit"]
    assert (person.tab.moment.isVisible(), person.tab.primary.text()) == (False, "Play again")


@pytest.mark.parametrize("key", [Key.Key_1, Key.Key_B])
def test_whoever_does_something_else_has_thought_better_of_quitting(sit_down: SitDown, key: Qt.Key) -> None:
    person = sit_down(*ONE_PAIR)
    person.press(PLAY, Key.Key_Q, key, Key.Key_Q)
    assert person.moves == ["hand"]


def test_thinking_better_of_quitting_takes_the_warning_from_the_felt(sit_down: SitDown) -> None:
    person = sit_down(*ONE_PAIR)
    person.press(PLAY)
    before = person.caption
    person.press(Key.Key_Q, Key.Key_1)
    assert person.caption == before


def test_asking_for_a_new_game_and_for_leaving_are_two_questions(sit_down: SitDown) -> None:
    person = sit_down(*ONE_PAIR)
    person.press(PLAY, Key.Key_Q, Key.Key_N, Key.Key_Q)
    assert person.moves == ["hand"]
    person.press(Key.Key_N)
    assert person.moves == ["hand"]
    assert person.caption == ("You lose the $10 ante. Press N again to leave this game and start another")
    person.press(Key.Key_N)
    assert person.moves == []


def test_dice_are_kept_by_keys_and_the_others_are_thrown(sit_down: SitDown) -> None:
    person = sit_down(5, 5, 2, 5, 3, 6, 1)
    person.press(PLAY, Key.Key_1, Key.Key_2, Key.Key_4)
    assert person.tab.primary.text() == "Re-roll 2 dice"
    person.press(PLAY)
    assert (person.moves, person.tab.tray.faces) == (["hand", "reroll 3 5"], (5, 5, 6, 5, 1))


def test_dice_are_kept_by_clicks(sit_down: SitDown) -> None:
    person = sit_down(5, 5, 2, 5, 3, 6, 1)
    person.press(PLAY)
    for place in (0, 1, 3):
        person.click_die(place)
    assert (person.tab.selection, person.tab.tray.kept) == ((0, 1, 3), {0, 1, 3})


def test_a_second_press_lets_a_die_go(sit_down: SitDown) -> None:
    person = sit_down(*ONE_PAIR)
    person.press(PLAY, Key.Key_1, Key.Key_2, Key.Key_1)
    assert (person.tab.selection, person.tab.primary.text()) == ((1,), "Re-roll 4 dice")


def test_kept_dice_stay_kept_for_the_next_roll(sit_down: SitDown) -> None:
    person = sit_down(5, 5, 2, 5, 3, 6, 1)
    person.press(PLAY, Key.Key_1, Key.Key_2, Key.Key_4, PLAY)
    assert (person.tab.selection, person.tab.tray.kept) == ((0, 1, 3), {0, 1, 3})


def test_a_new_hand_begins_with_no_die_kept(sit_down: SitDown) -> None:
    person = sit_down(*ONE_PAIR * 2)
    person.press(PLAY, Key.Key_1, HOLD, PLAY)
    assert (person.tab.selection, person.tab.primary.text()) == ((), "Re-roll 5 dice")


def test_with_all_dice_kept_the_button_holds(sit_down: SitDown) -> None:
    person = sit_down(*FIVES)
    person.press(PLAY, Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_5)
    assert person.tab.primary.text() == "Hold and score"
    person.press(PLAY)
    assert (person.moves, person.bankroll) == (["hand", "hold"], "$125")


def test_the_third_roll_scores_by_itself_and_its_dice_stay(sit_down: SitDown) -> None:
    person = sit_down(*ONE_PAIR, *ONE_PAIR, *FIVES)
    person.press(PLAY, PLAY, PLAY)
    assert person.moves == ["hand", "reroll 1 2 3 4 5", "reroll 1 2 3 4 5"]
    assert (person.bankroll, person.tab.tray.faces, person.lit()) == ("$125", FIVES, ["Five of a kind"])
    assert person.tab.primary.text() == "Play a hand for $10"


def test_between_hands_no_die_can_be_kept(sit_down: SitDown) -> None:
    person = sit_down(*ONE_PAIR)
    person.press(PLAY, HOLD, Key.Key_1)
    person.click_die(1)
    assert person.tab.selection == ()


def test_nothing_of_a_throw_is_told_before_its_dice_lie(sit_down: SitDown, waiting_jobs: Any) -> None:
    person = sit_down(*FIVES, jobs=waiting_jobs, throw_ms=3_600_000)
    person.press(PLAY)
    waiting_jobs.work()
    assert (person.lit(), person.caption, person.reads(person.tab.cards.coach)[1:]) == ([], "", [])
    person.press(PLAY)
    assert person.lit() == ["Five of a kind"]


@pytest.mark.parametrize(
    "key", sampled([HOLD, Key.Key_1, Key.Key_Q, Key.Key_B, PLAY, Key.Key_X, Key.Key_Space], HOLD, Key.Key_1)
)
def test_in_mid_throw_any_key_only_lays_the_dice_down(sit_down: SitDown, key: Qt.Key) -> None:
    person = sit_down(*ONE_PAIR, throw_ms=3_600_000)
    person.press(PLAY)
    assert person.tab.pace.is_busy
    person.press(key)
    assert (person.tab.pace.is_busy, person.moves, person.tab.selection) == (False, ["hand"], ())


def test_a_celebration_is_skipped_by_a_key_and_nothing_ticks_after_it(sit_down: SitDown) -> None:
    person = sit_down(*FIVES * 4, ending_ms=3_600_000)
    for _ in range(3):
        person.press(PLAY)
        person.watch()
        person.press(HOLD, Key.Key_X)
    person.press(PLAY)
    person.watch()
    person.press(HOLD)
    assert (person.tab.pace.is_busy, person.awards) == (True, [])
    person.press(Key.Key_X)
    assert (person.tab.pace.is_busy, is_restless(person)) == (False, False)
    person.press(Key.Key_X)
    assert (person.awards, person.tab.moment.ending) == ([Award("$100", "$200", 4)], PokerDiceEnding.AWARD)


def test_where_little_is_to_move_a_bankroll_is_paid_and_an_award_lit_at_once(
    sit_down: SitDown, appearance: Appearance
) -> None:
    appearance.choose_motion(MotionChoice.REDUCED)
    person = sit_down(*FIVES * 4, ending_ms=3_600_000)
    for _ in range(4):
        person.press(PLAY)
        person.watch()
        person.press(HOLD)
    assert (person.tab.pace.is_busy, is_restless(person)) == (False, False)
    person.press(Key.Key_X)
    assert (person.awards, person.tab.moment.ending) == ([Award("$100", "$200", 4)], PokerDiceEnding.AWARD)


def test_a_celebration_ends_by_itself(sit_down: SitDown, qtbot: QtBot) -> None:
    person = sit_down(*ONE_PAIR * 9, *FIVES, ending_ms=5)
    for _ in range(10):
        for key in (PLAY, HOLD):
            person.press(key)
            person.watch()
    assert (person.bankroll, is_restless(person)) == ("$35", False)


def test_an_award_that_nobody_saw_is_told_when_the_table_is_seen_again(sit_down: SitDown) -> None:
    person = sit_down(*FIVES * 4, ending_ms=3_600_000)
    for _ in range(4):
        person.press(PLAY)
        person.watch()
        person.press(HOLD)
        if len(person.moves) < 8:
            person.press(Key.Key_X)
    person.tab.hide()
    assert (person.awards, is_restless(person)) == ([], False)
    person.tab.show()
    person.press(Key.Key_X)
    assert person.awards == [Award("$100", "$200", 4)]


def test_undo_takes_back_a_reroll_and_the_same_dice_come_again(sit_down: SitDown) -> None:
    person = sit_down(5, 5, 2, 5, 3, 6, 1)
    person.press(PLAY, Key.Key_1, Key.Key_2, Key.Key_4, PLAY)
    person.press(Key.Key_Z, control=True)
    person.press(Key.Key_Z, control=True)
    assert (person.moves, person.tab.tray.faces, person.tab.selection) == (["hand"], (5, 5, 2, 5, 3), ())
    person.press(Key.Key_1, Key.Key_2, Key.Key_4, PLAY)
    assert person.tab.tray.faces == (5, 5, 6, 5, 1)


def test_undo_of_a_hand_gives_the_ante_back_and_shows_the_hand_before(sit_down: SitDown) -> None:
    person = sit_down(*FIVES, *ONE_PAIR)
    person.press(PLAY, HOLD, PLAY)
    person.press(Key.Key_Z, control=True)
    person.press(Key.Key_Z, control=True)
    assert (person.bankroll, person.tab.tray.faces, person.lit()) == ("$125", FIVES, ["Five of a kind"])


def test_a_closed_game_goes_on_in_the_middle_of_its_hand(sit_down: SitDown) -> None:
    store = ForgetfulStore()
    first = sit_down(store=store)
    first.press(PLAY, Key.Key_1, PLAY)
    faces, moves = first.tab.tray.faces, first.moves
    first.window.close()

    again = sit_down(store=store)
    assert (again.moves, again.tab.tray.faces, again.bankroll) == (moves, faces, "$90")
    assert again.tab.primary.text() == "Re-roll 5 dice"
    again.press(PLAY)
    assert again.moves[-1] == "reroll 1 2 3 4 5"


def test_a_best_score_that_cannot_be_read_is_told_and_stops_nothing(sit_down: SitDown) -> None:
    class BadDisk(ForgetfulStore):
        def best(self, game: str, *, is_fewest: bool) -> Best | None:
            raise StoreError("The disk is full.")

    person = sit_down(*FIVES * 4, store=BadDisk())
    play_hands(person, 4)
    person.press(PLAY)
    assert person.awards == [Award("$100", "$200", 4)]
    assert person.tab.status().saved == "Not saved: The disk is full."


def test_assistive_technology_hears_what_the_bankroll_holds_and_nothing_on_the_way(sit_down: SitDown) -> None:
    person = sit_down(*FIVES, ending_ms=3_600_000)
    person.press(PLAY, HOLD)
    clock, board = person.tab.payday._clock, person.tab.board
    before = board.accessibleName()
    clock.setCurrentTime(clock.duration() // 20)
    assert person.bankroll not in ("$90", "$125")
    assert {before} == {board.accessibleName(), board.amount.accessibleName()}
    person.press(Key.Key_Space)
    assert person.bankroll == "$125"
    assert "$125" in board.amount.accessibleName()
