"""Craps in the real window, by the keys and clicks of a person."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt

from dicedesk.core.fair.verify import differences
from dicedesk.core.money import dollars
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS
from dicedesk.games.craps.rules import Leave, PlaceBet, TakeDown
from dicedesk.play.ports.store import ForgetfulStore

Key = Qt.Key
SitDown = Callable[..., Any]

FOUR, HARD_FOUR, FIVE, SIX, HARD_SIX, SEVEN, EIGHT = (1, 3), (2, 2), (2, 3), (2, 4), (3, 3), (3, 4), (5, 3)
NINE, ELEVEN, TWELVE = (4, 5), (5, 6), (6, 6)


def test_a_click_puts_the_chosen_chip_on_a_spot(sit_down: SitDown) -> None:
    person = sit_down()
    person.click("pass", "pass")
    person.press(Key.Key_3)
    person.click("pass")
    assert person.moves == ["bet pass 5", "bet pass 5", "bet pass 25"]
    assert (person.lying, person.bankroll) == ({"pass": "$35"}, "$965")


def test_a_digit_chooses_the_chip(sit_down: SitDown) -> None:
    person = sit_down()
    for key, worth in (
        (Key.Key_1, 1),
        (Key.Key_2, 5),
        (Key.Key_3, 25),
        (Key.Key_4, 100),
        (Key.Key_5, 500),
    ):
        person.press(key)
        assert person.tab.chips.chip == worth


def test_arrows_enter_and_backspace_bet_and_take_down(sit_down: SitDown) -> None:
    person = sit_down()
    person.press(Key.Key_Up, Key.Key_Return, Key.Key_Return, Key.Key_Backspace)
    assert person.moves == ["bet dont-pass 5", "bet dont-pass 5", "take-down dont-pass"]


def test_enter_throws_where_no_spot_has_the_focus(sit_down: SitDown) -> None:
    person = sit_down(*NINE)
    person.tab.primary.setFocus()
    person.press(Key.Key_Return)
    person.until(lambda: not person.tab.pace.is_busy)
    assert person.moves == ["throw"]


def test_a_bet_that_is_not_allowed_is_refused_in_a_sentence_and_no_money_moves(sit_down: SitDown) -> None:
    person = sit_down()
    person.click("come")
    assert person.caption == person.tab.state.refusal(PlaceBet("come", 5))
    assert (person.moves, person.bankroll) == ([], "$1,000")


def test_a_point_turns_the_puck_and_lights_the_spots(sit_down: SitDown) -> None:
    person = sit_down(*EIGHT, house=BUILDING_SKILLS)
    assert person.tab.felt.lit == {"pass", "dont-pass"}
    person.click("pass")
    person.throw()
    assert person.tab.felt.point == 8
    assert {"pass-odds", "come", "place-6", "field", "hard-8", "any-seven"} <= person.tab.felt.lit
    assert "dont-pass" not in person.tab.felt.lit


def test_one_click_puts_six_dollars_on_six_and_eight(sit_down: SitDown) -> None:
    person = sit_down(*FOUR)
    person.throw()
    person.click("place-6", "place-8", "place-5")
    assert person.lying == {"place-5": "$5", "place-6": "$6", "place-8": "$6"}


def test_the_menu_of_a_spot_presses_halves_and_takes_down(sit_down: SitDown) -> None:
    person = sit_down(*FOUR)
    person.throw()
    person.click("place-6")
    person.choose_in_menu("place-6", "Press by $6")
    assert person.lying == {"place-6": "$12"}
    person.choose_in_menu("place-6", "Take down half: $6")
    assert person.lying == {"place-6": "$6"}
    person.choose_in_menu("place-6", "Take down Place 6")
    assert (person.lying, person.bankroll) == ({}, "$1,000")


def test_shift_and_a_click_take_the_odds_limit(sit_down: SitDown) -> None:
    person = sit_down(*FOUR, house=LAS_VEGAS)
    person.click("pass")
    person.throw()
    person.shift_click("pass-odds")
    assert person.lying == {"pass": "$5", "pass-odds": "$15"}
    person.shift_click("field")
    assert person.lying["field"] == "$5"


def test_without_a_limit_the_player_is_told_to_choose(sit_down: SitDown) -> None:
    person = sit_down(*FOUR, house=BUILDING_SKILLS)
    person.click("pass")
    person.throw()
    person.shift_click("pass-odds")
    assert (person.lying, person.caption) == (
        {"pass": "$5"},
        "This house has no limit on odds, so choose the amount.",
    )


def test_a_bet_that_has_to_stand_says_so(sit_down: SitDown) -> None:
    person = sit_down(*FOUR, house=BUILDING_SKILLS)
    person.click("pass")
    person.throw()
    person.right_click("pass")
    assert person.caption == person.tab.state.refusal(TakeDown("pass"))


def test_a_dont_come_bet_that_has_moved_is_taken_down_from_its_number(sit_down: SitDown) -> None:
    person = sit_down(*FOUR, *NINE)
    person.throw()
    person.click("dont-come")
    person.throw()
    person.choose_in_menu("dont-come-odds-9", "Take down Don't come 9")
    assert (person.lying, person.bankroll) == ({}, "$1,000")


def test_the_last_bets_are_repeated(sit_down: SitDown) -> None:
    person = sit_down(*SEVEN)
    person.click("pass")
    person.throw()
    person.press(Key.Key_R)
    assert person.lying == {"pass": "$5"}


def test_all_bets_are_taken_down(sit_down: SitDown) -> None:
    person = sit_down(*FOUR)
    person.throw()
    person.click("place-6", "field", "hard-8")
    person.press(Key.Key_C)
    assert (person.lying, person.bankroll) == ({}, "$1,000")


def test_one_undo_brings_back_all_bets_that_were_taken_down_at_once(sit_down: SitDown) -> None:
    person = sit_down(*FOUR)
    person.throw()
    person.click("place-6", "field", "hard-8")
    lying = person.lying
    person.press(Key.Key_C)
    person.press(Key.Key_Z, control=True)
    assert (person.lying, person.bankroll) == (lying, "$984")
    person.press(Key.Key_Y, control=True)
    assert (person.lying, person.bankroll) == ({}, "$1,000")


def test_the_chosen_chip_is_there_again_at_the_next_start(sit_down: SitDown) -> None:
    store = ForgetfulStore()
    sit_down(store=store).press(Key.Key_3)
    person = sit_down(store=store)
    assert person.tab.chips.chip == 25
    person.click("pass")
    assert person.lying == {"pass": "$25"}


def test_what_has_nothing_to_do_says_so(sit_down: SitDown) -> None:
    person = sit_down()
    for key, sentence in (
        (Key.Key_R, "There are no bets to repeat"),
        (Key.Key_C, "No bet can be taken down"),
    ):
        person.press(key)
        assert (person.caption, person.moves) == (sentence, [])


def test_come_odds_are_turned_on_by_a_key_or_the_box(sit_down: SitDown) -> None:
    person = sit_down()
    person.press(Key.Key_O)
    assert person.tab.cards.house.odds.isChecked()
    person.hands.click(person.tab.cards.house.odds)
    assert (person.moves, person.tab.cards.house.odds.isChecked()) == (["odds on", "odds off"], False)


def test_undo_takes_the_last_move_back(sit_down: SitDown) -> None:
    person = sit_down()
    person.click("pass", "dont-pass")
    person.press(Key.Key_Z, control=True)
    assert (person.lying, person.bankroll) == ({"pass": "$5"}, "$995")


def test_the_worth_of_a_spot_is_told_beside_the_dice(sit_down: SitDown) -> None:
    person = sit_down(house=BUILDING_SKILLS)
    person.point_at("place-6")
    board = person.tab.board
    assert board.title.text() == "Place 6"
    assert "7:6" in board.worth.text()
    assert "needs a point" in board.standing.text()


def test_the_bets_stand_in_a_table_from_which_they_can_be_found(sit_down: SitDown) -> None:
    person = sit_down(*FOUR)
    person.throw()
    person.click("place-6")
    person.tab.cards.bets.bet_chosen.emit("place-6")
    assert person.tab.felt.button("place-6").hasFocus()
    person.tab.cards.bets.take_down_asked.emit("place-6")
    assert person.lying == {}


def test_enter_in_the_table_of_bets_leads_to_the_spot_and_throws_no_dice(sit_down: SitDown) -> None:
    person = sit_down(*FOUR)
    person.throw()
    person.click("field", "place-6")
    table = person.tab.cards.bets.table
    table.setFocus()
    table.selectRow(0)
    person.press(Key.Key_Return)
    assert person.tab.felt.button("place-6").hasFocus()
    assert person.moves == ["throw", "bet field 5", "bet place-6 6"]


def test_chips_that_are_still_on_their_way_are_there_at_once_after_a_key(sit_down: SitDown) -> None:
    person = sit_down(*SEVEN, quick=False)
    person.click("pass")
    person.press(Key.Key_T, Key.Key_T)
    assert (person.tab.resolution.is_running, person.lying) == (True, {"pass": "$5"})
    person.press(Key.Key_T)
    assert (person.tab.pace.is_busy, person.lying, person.bankroll) == (False, {}, "$1,005")


def test_each_bet_is_resolved_after_the_other_and_said_in_a_line(sit_down: SitDown) -> None:
    person = sit_down(*FOUR, *NINE, *SEVEN)
    said: list[str] = []
    person.tab.resolution.said.connect(said.append)
    person.click("pass")
    person.throw()
    person.click("come", "field", "place-6")
    person.tab.resolution.step_ms = 20
    person.throw(2)
    assert said == [
        "Come moves to Come 9: $5",
        "Field wins $5",
        "Seven out: the point was 4",
        "Pass loses $5",
        "Come 9 loses $5",
        "Place 6 loses $6",
    ]


def test_a_click_on_a_spot_finishes_what_is_shown_and_bets(sit_down: SitDown) -> None:
    person = sit_down(*SEVEN, quick=False)
    person.click("pass")
    person.press(Key.Key_T)
    person.click("pass")
    assert person.moves == ["bet pass 5", "throw", "bet pass 5"]


def test_the_table_is_left_at_the_second_asking(sit_down: SitDown) -> None:
    person = sit_down()
    person.press(Key.Key_L)
    assert not person.session.is_over
    person.press(Key.Key_L)
    assert person.tab.result.headline.text() == "You left even"
    assert (person.tab.primary.text(), differences(person.session.record)) == ("Play again", ())


def test_whoever_does_something_else_has_thought_better_of_leaving(sit_down: SitDown) -> None:
    person = sit_down()
    person.press(Key.Key_L)
    person.click("pass")
    person.press(Key.Key_L)
    assert not person.session.is_over


def test_another_game_settles_the_bets_as_leaving_does_and_says_so(sit_down: SitDown) -> None:
    person = sit_down(1, 3)
    person.click("pass")
    person.press(Key.Key_T)
    left = person.session
    person.press(Key.Key_N)
    assert person.caption == (
        "You lose $5 in contract bets. Press N again to leave this game and start another"
    )
    person.press(Key.Key_N)
    assert (left.history[-1].move, left.is_over, left.state.bankroll) == (Leave(), True, dollars(995))
    assert person.moves == []


def test_a_table_without_contract_bets_is_left_without_a_word_of_them(sit_down: SitDown) -> None:
    person = sit_down()
    person.click("pass")
    person.press(Key.Key_N)
    assert person.caption == "Press N again to leave this game and start another"


def test_a_finished_game_takes_no_bet_and_a_new_one_begins(sit_down: SitDown) -> None:
    person = sit_down()
    person.press(Key.Key_L, Key.Key_L)
    person.click("pass")
    assert person.caption == "This game is over: press N to start a new one"
    person.tab.primary.click()
    assert (person.moves, person.tab.primary.text()) == ([], "Roll")


def test_a_game_goes_on_where_it_was_left(sit_down: SitDown) -> None:
    store = ForgetfulStore()
    first = sit_down(store=store)
    first.click("pass")
    again = sit_down(store=store)
    assert again.lying == {"pass": "$5"}


def test_the_table_is_left_while_a_bet_is_being_paid_and_all_is_right_when_one_comes_back(
    sit_down: SitDown,
) -> None:
    person = sit_down(*SEVEN, quick=False)
    person.click("pass")
    person.press(Key.Key_T, Key.Key_T)
    person.tab.hide()
    person.tab.show()
    assert (person.lying, person.bankroll) == ({}, "$1,005")


def test_a_screen_reader_is_told_each_throw_and_each_refusal(sit_down: SitDown) -> None:
    person = sit_down(*SEVEN, house=BUILDING_SKILLS)
    told: list[str] = []
    person.click("pass")
    person.tab.told.connect(told.append)
    person.throw()
    person.click("field")
    assert told == [
        "Seven\n7 on the come-out: a natural\nPass wins $5\nBankroll: $1,005",
        "Field needs a point: make the come-out roll first. Building Skills rules do not allow it; Las "
        "Vegas rules do.",
    ]
