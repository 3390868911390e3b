"""The coach at the craps table: what bets cost, and a dear one that is held back once."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt

from dicedesk.games.craps.house import LAS_VEGAS
from dicedesk.play.settings import CoachMode, CoachSettings
from tests.ui.table.coach_seen import choose, hints, reads, warning

Key = Qt.Key
SitDown = Callable[..., Any]
SIX, SEVEN = (2, 4), (3, 4)


def seated(sit_down: SitDown, *faces: int, mode: CoachMode = CoachMode.ASKED, warn_at: float = 0) -> Any:
    person = sit_down(*faces, house=LAS_VEGAS)
    choose(person.tab, CoachSettings(mode, warn_at))
    return person


def test_nothing_is_shown_before_somebody_asks(sit_down: SitDown) -> None:
    person = seated(sit_down)
    person.click("pass")
    assert (reads(person.tab), hints(person.tab)) == (["COACH"], None)
    assert person.tab.cards.coach.button.isVisible()


def test_b_shows_what_the_bets_cost_and_the_bet_on_the_spot_until_the_next_roll(sit_down: SitDown) -> None:
    person = seated(sit_down, *SIX)
    person.click("pass")
    person.point_at("field")
    person.press(Key.Key_B, Key.Key_B)
    said = "\n".join(reads(person.tab))
    assert "Your bets cost $0.07 on average by the time they leave the table." in said
    assert "$5 on Field: " in said
    person.click("field")
    assert "Most expensive bet: Field ($0.14)." in reads(person.tab)
    assert hints(person.tab) == "1"
    person.throw()
    assert reads(person.tab) == ["COACH"]


def test_the_chosen_chip_is_the_one_that_is_about_to_be_laid(sit_down: SitDown) -> None:
    person = seated(sit_down, mode=CoachMode.ALWAYS)
    person.point_at("field")
    person.press(Key.Key_3)
    assert "$25 on Field: " in "\n".join(reads(person.tab))


def test_a_coach_who_is_always_there_counts_one_hint_between_two_rolls(sit_down: SitDown) -> None:
    person = seated(sit_down, *SIX, *SEVEN, mode=CoachMode.ALWAYS)
    person.click("pass", "field")
    assert hints(person.tab) is None
    person.throw()
    assert hints(person.tab) == "2"


def test_a_dear_bet_is_held_back_once_by_the_mouse(sit_down: SitDown) -> None:
    person = seated(sit_down, warn_at=5)
    person.click("pass", "any-seven")
    assert (warning(person.tab), person.moves) == (
        "Any seven: This costs you 16.7 cents per dollar.",
        ["bet pass 5"],
    )
    assert person.session.is_casual
    person.click("any-seven")
    assert (warning(person.tab), person.moves) == ("", ["bet pass 5", "bet any-seven 5"])


def test_a_dear_bet_is_held_back_once_by_keys(sit_down: SitDown) -> None:
    person = seated(sit_down, warn_at=5)
    person.tab.felt.button("any-seven").setFocus()
    person.press(Key.Key_Return)
    assert person.window.focusWidget() is person.tab.coaching.warning_box.insist
    person.press(Key.Key_Return)
    assert (warning(person.tab), person.moves) == ("", ["bet any-seven 5"])


def test_thinking_again_gives_the_keyboard_back_to_the_layout(sit_down: SitDown) -> None:
    person = seated(sit_down, warn_at=5)
    person.tab.felt.button("any-seven").setFocus()
    person.press(Key.Key_Return, Key.Key_Escape)
    assert (warning(person.tab), person.moves) == ("", [])
    assert person.tab.felt.isAncestorOf(person.window.focusWidget())


def test_no_dice_are_rolled_while_a_bet_waits_behind_a_warning(sit_down: SitDown) -> None:
    person = seated(sit_down, *SIX, warn_at=5)
    person.click("any-seven")
    person.press(Key.Key_T)
    assert (person.moves, warning(person.tab)) == ([], "Any seven: This costs you 16.7 cents per dollar.")
    assert person.caption.startswith("This bet is not on the table yet")
    person.hands.click(person.tab.primary)
    assert person.moves == []
    person.press(Key.Key_Return)
    person.throw()
    assert person.moves == ["bet any-seven 5", "throw"]


def test_the_dice_roll_once_the_bet_was_thought_better_of(sit_down: SitDown) -> None:
    person = seated(sit_down, *SIX, warn_at=5)
    person.click("any-seven")
    person.press(Key.Key_T, Key.Key_Escape)
    person.throw()
    assert (person.moves, warning(person.tab)) == (["throw"], "")


def test_a_bet_that_costs_less_or_cannot_be_made_is_not_held_back(sit_down: SitDown) -> None:
    person = seated(sit_down, warn_at=5)
    person.click("pass", "pass-odds")
    assert (warning(person.tab), person.moves, hints(person.tab)) == ("", ["bet pass 5"], None)


def test_another_chip_takes_the_warning_away(sit_down: SitDown) -> None:
    person = seated(sit_down, warn_at=5)
    person.click("any-seven")
    person.press(Key.Key_1)
    assert (warning(person.tab), person.moves) == ("", [])


def test_what_a_bet_costs_is_read_aloud_where_the_keyboard_leads_to_its_spot(sit_down: SitDown) -> None:
    person = seated(sit_down, mode=CoachMode.ALWAYS)
    told: list[str] = []
    person.tab.told.connect(told.append)
    person.press(Key.Key_F)
    assert (
        told[-1]
        .replace("\N{WORD JOINER}", "")
        .startswith("$5 on Field: −$0.14 on average by the time the bet leaves the table")
    )
    assert person.session.is_casual


def test_no_text_is_cut_off_where_costs_are_shown(
    sit_down: SitDown, qtbot: Any, cut_texts: Callable[..., list[str]]
) -> None:
    person = seated(sit_down, mode=CoachMode.ALWAYS, warn_at=2)
    person.click("pass", "field")
    for size in ((960, 640), (1100, 700), (1920, 1200)):
        person.window.resize(*size)
        qtbot.waitUntil(lambda: cut_texts(person.window) == [])
