"""What the Hog tab says of a game: under the dice, in the log, in the cards, and at the end."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt

from dicedesk.games.hog.rules import SwapOutlook, free_bacon, swap_outlook
from dicedesk.play.seats import PERSON

Key = Qt.Key
SitDown = Callable[..., Any]

SIXTY = (6,) * 10
LONG_PAUSE_MS = 3_600_000


def in_words(outlook: SwapOutlook) -> list[str]:
    """The swaps as the card and the hint should have them."""
    said = []
    if outlook.gains:
        said.append("▲ A swap helps at " + ", ".join(map(str, outlook.gains)))
    if outlook.losses:
        said.append("▼ A swap hurts at " + ", ".join(map(str, outlook.losses)))
    return said


def test_free_bacon_is_told_on_the_felt_and_in_the_log(sit_down: SitDown) -> None:
    person = sit_down(*SIXTY)
    person.roll(Key.Key_T)
    person.roll(Key.Key_0)
    assert person.tab.tray.caption == "Player 2 takes Free Bacon: 12 points"
    assert person.tab.tray.faces == ()
    assert "Player 2 takes Free Bacon  +12" in person.log
    assert person.scores == ["60", "12"]


def test_the_points_are_told_only_when_the_dice_lie_still(sit_down: SitDown) -> None:
    person = sit_down(2, 3, 4, throw_ms=LONG_PAUSE_MS)
    person.press(Key.Key_3, Key.Key_Return)
    assert (person.tab.tray.caption, person.log, person.scores) == ("", [], ["0", "0"])
    person.press(Key.Key_Return)
    assert person.scores == ["9", "0"]
    assert len(person.log) == 3


def test_while_a_swap_crosses_the_scores_before_it_are_in_flight(sit_down: SitDown) -> None:
    person = sit_down(5, 6, crossing_ms=LONG_PAUSE_MS)
    person.press(Key.Key_2, Key.Key_Return)
    person._qtbot.waitUntil(lambda: person.tab.board.is_crossing)
    assert person.scores == ["", ""]
    assert person.tab.board.panels[0].accessibleName() == "Player 1: 11 of 100"
    person.press(Key.Key_Return)
    assert person.tab.board.panels[0].accessibleName() == "Player 1: 0 of 100"
    assert person.tab.board.panels[1].accessibleName() == "Player 2: 11 of 100"


def test_the_end_says_who_won_and_by_what(sit_down: SitDown) -> None:
    person = sit_down(*SIXTY, *SIXTY)
    for key in (Key.Key_T, Key.Key_0, Key.Key_T):
        person.roll(key)
    result = person.tab.result
    assert (result.headline.text(), result.line.text()) == (
        "Player 1 wins 120 to 12",
        "Ahead by 108 points after 3 turns",
    )
    assert person.log[-1] == "Player 1 wins 120 to 12, ahead by 108."
    assert person.tab.primary.text() == "Play again"
    assert person.tab.tray.note == ""
    assert not person.tab.cards.swaps.isVisible()
    assert not person.tab.buttons.undo.isEnabled()


def test_after_the_end_another_game_begins_which_the_other_begins(sit_down: SitDown) -> None:
    person = sit_down(*SIXTY, *SIXTY)
    for key in (Key.Key_T, Key.Key_0, Key.Key_T):
        person.roll(key)
    person.press(Key.Key_Return, Key.Key_Return)
    assert person.turns == 0
    assert [panel.accessibleName() for panel in person.tab.board.panels] == [
        "Player 1: 0 of 100",
        "Player 2: 0 of 100",
    ]
    assert [panel.property("lit") for panel in person.tab.board.panels] == [False, True]


def test_friends_at_the_same_computer_roll_in_turn(sit_down: SitDown) -> None:
    person = sit_down(2, 3, 4)
    lit = []
    for _ in range(3):
        lit.append([panel.property("lit") for panel in person.tab.board.panels])
        person.roll(Key.Key_1)
    assert lit == [[True, False], [False, True], [True, False]]
    assert [played.before.seat for played in person.session.history] == [0, 1, 0]


def test_the_swap_card_and_the_hint_agree_with_the_rules_at_every_turn(sit_down: SitDown) -> None:
    person = sit_down()
    seen = set()
    for _ in range(400):
        if person.session.is_over:
            break
        outlook = swap_outlook(person.session.state)
        for width in (1280, 960):
            person.window.resize(width, 800)
            person._qtbot.waitUntil(lambda: person.tab.layout_.has_drawer == (person.window.width() < 1100))
            if person.tab.layout_.has_drawer:
                hint = person.tab.buttons.hint.text()
                signs_first = [text.replace(" ", "\N{NO-BREAK SPACE}", 1) for text in in_words(outlook)]
                assert [text for text in signs_first if text not in hint] == []
            else:
                assert person.reads(person.tab.cards.swaps)[2:] == in_words(outlook)
        seen.add((bool(outlook.gains), bool(outlook.losses)))
        person.roll(Key.Key_3)
    assert person.session.is_over
    assert (True, True) in seen


def test_the_choice_of_no_dice_agrees_with_the_rules_at_every_turn(sit_down: SitDown) -> None:
    person = sit_down()
    for _ in range(400):
        if person.session.is_over:
            break
        points = free_bacon(person.session.state.opponent_score)
        assert person.reads(person.tab.choices.buttons[0]) == ["0", f"Bacon +{points}"]
        person.roll(Key.Key_4)
    assert person.session.is_over


def test_the_computer_is_told_by_its_name(sit_down: SitDown) -> None:
    person = sit_down(2, 3, 4, *SIXTY, seating=(PERSON, "always:10"))
    person.roll(Key.Key_3)
    assert person.tab.primary.text() == "Skip"
    person.press(Key.Key_Return)
    person.watch()
    name = str(person.session.seats[1].name)
    assert person.tab.tray.caption.startswith(f"{name} rolled 10 dice")
    assert person.log[0].startswith("You roll 3 dice")


def test_a_screen_reader_is_told_what_the_felt_says(sit_down: SitDown) -> None:
    person = sit_down(2, 3, 4)
    told: list[str] = []
    person.tab.told.connect(told.append)
    person.roll(Key.Key_3)
    assert told == ["Player 1 rolled 3 dice: 2 + 3 + 4 = 9 points"]
