"""The coach at the Poker Dice table: off, asked or always there, and a choice of dice that is held back once."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt

from dicedesk.core.money import dollars
from dicedesk.games.poker_dice.odds import solve
from dicedesk.play.settings import CoachMode, CoachSettings
from tests.ui.table.coach_seen import choose, hints, reads, warning

Key = Qt.Key
SitDown = Callable[..., Any]
PLAY, HOLD = Key.Key_Return, Key.Key_H
FIVES = (2, 5, 3, 5, 5)


def seated(sit_down: SitDown, *faces: int, mode: CoachMode = CoachMode.ASKED, warn_at: float = 0) -> Any:
    person = sit_down(*faces)
    choose(person.tab, CoachSettings(mode, warn_at))
    return person


def cost_of_keeping(*kept: int) -> str:
    """What is said of it after the first roll of a game, which showed FIVES."""
    odds, bankroll = solve(), dollars(90)
    cost = odds.weighed_keeping(bankroll, FIVES, 2, kept) - odds.weighed_within(bankroll, FIVES, 2)
    return f"This costs you {cost:.2f} hands."


def lit(person: Any) -> list[int]:
    """The places of the dice that the coach lights, from 0."""
    return sorted(person.tab.tray.advised)


def test_a_coach_who_is_always_there_lights_the_best_dice_after_each_roll(sit_down: SitDown) -> None:
    person = seated(sit_down, *FIVES, 5, 5, mode=CoachMode.ALWAYS)
    assert (lit(person), hints(person.tab)) == ([], None)
    person.press(PLAY)
    assert (lit(person), hints(person.tab)) == ([1, 3, 4], "1")
    person.press(Key.Key_2, Key.Key_4, Key.Key_5, PLAY)
    assert (lit(person), hints(person.tab)) == ([0, 1, 2, 3, 4], "2")


def test_a_re_roll_that_costs_much_is_held_back_once(sit_down: SitDown) -> None:
    person = seated(sit_down, *FIVES, 1, 1, 1, 1, 1, warn_at=0.5)
    person.press(PLAY, PLAY)
    assert (warning(person.tab), person.moves) == (cost_of_keeping(), ["hand"])
    assert hints(person.tab) == "1"
    person.press(PLAY)
    assert (warning(person.tab), person.moves) == ("", ["hand", "reroll 1 2 3 4 5"])


def test_enter_plays_the_hold_that_is_held_back_and_not_what_the_big_button_says(sit_down: SitDown) -> None:
    person = seated(sit_down, *FIVES, warn_at=0.5)
    person.press(PLAY, HOLD)
    assert (warning(person.tab), person.moves) == (cost_of_keeping(*FIVES), ["hand"])
    person.press(PLAY)
    assert person.moves == ["hand", "hold"]


def test_keeping_another_die_takes_the_warning_away(sit_down: SitDown) -> None:
    person = seated(sit_down, *FIVES, 1, 1, warn_at=0.5)
    person.press(PLAY, PLAY, Key.Key_2)
    assert (warning(person.tab), person.moves) == ("", ["hand"])


def test_show_me_lights_the_best_dice_though_the_coach_is_off(sit_down: SitDown) -> None:
    person = seated(sit_down, *FIVES, mode=CoachMode.OFF, warn_at=0.5)
    person.press(PLAY, PLAY, Key.Key_B, Key.Key_B)
    assert (warning(person.tab), lit(person), hints(person.tab)) == ("", [1, 3, 4], "1")
    said = reads(person.tab)
    assert [text for text in said if text.startswith("Best: keep 5 5 5")] != [], said


def test_undo_takes_the_warning_away(sit_down: SitDown) -> None:
    person = seated(sit_down, *FIVES, 1, 1, *FIVES, warn_at=0.5)
    person.press(PLAY, PLAY)
    person.press(Key.Key_Z, control=True)
    assert warning(person.tab) == ""


def test_no_text_is_cut_off_where_a_choice_is_held_back(
    sit_down: SitDown, qtbot: Any, cut_texts: Callable[..., list[str]]
) -> None:
    person = seated(sit_down, *FIVES, mode=CoachMode.ALWAYS, warn_at=0.2)
    person.press(PLAY, PLAY)
    for size in ((960, 640), (1100, 700), (1920, 1200)):
        person.window.resize(*size)
        qtbot.waitUntil(lambda: cut_texts(person.window) == [])
