"""The coach at the Hazard table: what each main gives away, and a main that is held back once."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt

from dicedesk.coach.coach import A_PERSON
from dicedesk.games.hazard.coach import HAZARD_COACH
from dicedesk.games.hazard.telling import coach_text
from dicedesk.play.settings import CoachMode, CoachSettings
from tests.ui.table.coach_seen import choose, hints, reads, warning

Key = Qt.Key
SitDown = Callable[..., Any]


def seated(sit_down: SitDown, *faces: int, mode: CoachMode = CoachMode.ASKED, warn_at: float = 0) -> Any:
    person = sit_down(*faces)
    choose(person.tab, CoachSettings(mode, warn_at))
    return person


def under(person: Any) -> list[str]:
    """What is read of the mains, from 5 on, beside their names."""
    return [button.accessibleDescription() for _, button in sorted(person.tab.choices.buttons.items())]


def test_the_chances_of_the_mains_are_no_hint_and_what_they_give_away_is_one(sit_down: SitDown) -> None:
    person = seated(sit_down)
    assert (set(under(person)), hints(person.tab)) == ({""}, None)
    person.press(Key.Key_B, Key.Key_B)
    assert under(person) == [
        "costs 0.001 rounds",
        "costs 0.009 rounds",
        "",
        "costs 0.009 rounds",
        "costs 0.001 rounds",
    ]
    text = coach_text(HAZARD_COACH.evaluate(person.tab.state, (A_PERSON,)))
    assert {text.best, text.why, text.others} <= set(reads(person.tab))
    assert hints(person.tab) == "1"


def test_once_the_dice_are_thrown_for_a_main_there_is_nothing_to_ask(sit_down: SitDown) -> None:
    person = seated(sit_down, 2, 2, mode=CoachMode.ALWAYS)
    assert under(person)[0] == "costs 0.001 rounds"
    person.throw()
    person.press(Key.Key_B, Key.Key_B)
    assert (set(under(person)), hints(person.tab)) == ({""}, "1")
    assert not person.tab.cards.coach.button.isVisible()


def test_a_coach_who_is_always_there_speaks_in_each_round(sit_down: SitDown) -> None:
    person = seated(sit_down, 3, 4, 3, 4, mode=CoachMode.ALWAYS)
    person.throw()
    assert (under(person)[0], hints(person.tab)) == ("costs 0.001 rounds", "2")


def test_a_main_that_gives_much_away_is_held_back_once(sit_down: SitDown) -> None:
    person = seated(sit_down, 2, 2, warn_at=0.9)
    person.press(Key.Key_6, Key.Key_Return)
    assert (warning(person.tab), person.moves) == ("This costs you 0.009 rounds.", [])
    person.press(Key.Key_Return)
    person.watch()
    assert (warning(person.tab), person.moves) == ("", ["main 6", "throw"])
    assert hints(person.tab) == "1"


def test_another_main_takes_the_warning_away(sit_down: SitDown) -> None:
    person = seated(sit_down, warn_at=0.9)
    person.press(Key.Key_6, Key.Key_Return, Key.Key_7)
    assert (warning(person.tab), person.window.focusWidget()) == ("", person.tab.primary)


def test_the_chance_to_win_and_the_rounds_won_each_open_their_own_working(sit_down: SitDown) -> None:
    person = seated(sit_down)
    asked: list[Any] = []
    person.tab.working_asked.connect(lambda question: asked.append(question.working()))
    person.tab.cards.coach.chance_asked.emit()
    person.tab.ask_why()
    assert (len(asked), person.session.is_casual) == (1, False)
    person.tab.ask_why()
    assert [str(working.title) for working in asked] == [
        "Main 7: wins 49.29% of rounds",
        "Main 7: wins 49.29% of rounds; 2.889 rounds won on average",
    ]


def test_what_the_coach_says_is_read_aloud(sit_down: SitDown) -> None:
    person = seated(sit_down, warn_at=0.1)
    told: list[str] = []
    person.tab.told.connect(told.append)
    person.press(Key.Key_B, Key.Key_B)
    assert told[-1].startswith("Main 7 is best")
    person.press(Key.Key_6, Key.Key_Return)
    assert told[-1] == "This costs you 0.009 rounds."


def test_no_text_is_cut_off_where_a_main_is_held_back_or_mains_are_compared(
    sit_down: SitDown, qtbot: Any, cut_texts: Callable[..., list[str]]
) -> None:
    person = seated(sit_down, mode=CoachMode.ALWAYS, warn_at=0.1)
    person.press(Key.Key_6, Key.Key_Return)
    for size in ((960, 640), (1100, 700), (1920, 1200)):
        person.window.resize(*size)
        qtbot.waitUntil(lambda: cut_texts(person.window) == [])
