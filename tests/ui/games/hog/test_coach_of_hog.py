"""The coach at the Hog table: chances on the choices, and a choice that is held back once."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt

from dicedesk.coach.coach import A_PERSON
from dicedesk.core.record import HINTS
from dicedesk.games.hog.coach import HOG_COACH
from dicedesk.games.hog.telling import coach_text
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import CoachMode, CoachSettings, SettingsKeeper, coach_settings
from tests.repeated import sampled
from tests.ui.table.coach_seen import play_casual
from tests.ui.walk import settle

Key = Qt.Key
SitDown = Callable[..., Any]

SIXTY_TO_THIRTY = (6,) * 15
FINAL = (PERSON, "final")


@pytest.fixture
def coached(sit_down: SitDown) -> SitDown:
    """Sits down at 60 to 30, one person's turn against the other, with a coach who is wanted so."""

    def opened(mode: CoachMode = CoachMode.ASKED, warn_at: int = 0, more: tuple[int, ...] = ()) -> Any:
        person = sit_down(*SIXTY_TO_THIRTY, *more)
        play_casual(person.tab)
        person.roll(Key.Key_T)
        person.roll(Key.Key_5)
        want(person, mode, warn_at)
        return person

    return opened


def want(person: Any, mode: CoachMode, warn_at: int) -> None:
    """Chooses on the card when the coach speaks."""
    card = person.tab.cards.coach
    card.settings.button.click()
    card.boxes.warning.setCurrentIndex(card.boxes.warning.findData(warn_at))
    card.boxes.mode.setCurrentIndex(card.boxes.mode.findData(mode.value))


def chances(person: Any) -> list[str]:
    """What stands on the choices, from 0 dice on."""
    buttons = person.tab.choices.buttons
    return [button.accessibleDescription() for _, button in sorted(buttons.items())]


def wins(person: Any) -> list[str]:
    """The chances to win among them."""
    return [told for told in chances(person) if "to win" in told]


def hints(person: Any) -> str | None:
    return person.session.record.tag(HINTS)


def warning(person: Any) -> str:
    return (
        person.tab.coaching.warning_box.accessibleDescription()
        if person.tab.coaching.warning_box.isVisible()
        else ""
    )


def test_nothing_is_shown_before_somebody_asks(coached: SitDown) -> None:
    person = coached()
    assert wins(person) == []
    assert (hints(person), person.tab.cards.coach.button.isVisible()) == ("0", True)


def test_in_a_small_window_the_chances_leave_the_scores_in_sight(coached: SitDown) -> None:
    person = coached()
    person.window.resize(800, 528)
    person.press(Key.Key_B)
    settle()
    assert person.tab.board.visibleRegion().boundingRect() == person.tab.board.rect()


def test_while_nothing_is_shown_the_choices_say_how_likely_no_1_is(coached: SitDown) -> None:
    assert chances(coached())[:3] == [
        "",
        "83% to roll no 1s, 17% to swap down",
        "69% to roll no 1s, 11% to swap down",
    ]


def test_the_key_shows_the_chance_of_each_choice_and_counts_one_hint(coached: SitDown) -> None:
    person = coached()
    person.press(Key.Key_B, Key.Key_B)
    assert chances(person)[0] == "57.1% to win, the best choice"
    assert chances(person)[1] == "51.8% to win, 17% to swap down"
    text = coach_text(HOG_COACH.evaluate(person.tab.state, (A_PERSON, A_PERSON)), is_between_people=True)
    assert {text.best, text.why, text.note} <= set(person.reads(person.tab.cards.coach))
    assert (hints(person), person.tab.cards.coach.button.isVisible()) == ("1", False)


def test_the_chances_are_those_of_one_turn(coached: SitDown) -> None:
    person = coached(more=(2,))
    person.tab.cards.coach.button.click()
    person.roll(Key.Key_1)
    assert wins(person) == []
    assert person.tab.cards.coach.button.isVisible()


def test_a_coach_who_is_always_there_speaks_in_each_turn(coached: SitDown) -> None:
    person = coached(CoachMode.ALWAYS, more=(2,))
    told = chances(person)
    person.roll(Key.Key_1)
    assert "" not in (*told, *chances(person))
    assert (told != chances(person), hints(person)) == (True, "2")


def test_a_coach_who_is_off_says_nothing(coached: SitDown) -> None:
    person = coached(CoachMode.OFF)
    person.press(Key.Key_B)
    assert (wins(person), hints(person)) == ([], "0")
    assert not person.tab.cards.coach.button.isVisible()


def test_while_the_computer_moves_there_is_nothing_to_ask(sit_down: SitDown) -> None:
    person = sit_down(6, 6, 6, seating=FINAL)
    person.roll(Key.Key_3)
    person.tab.coaching.ask()
    assert (wins(person), person.tab.cards.coach.button.isVisible()) == ([], False)


def test_a_choice_that_gives_much_away_is_held_back_once(coached: SitDown) -> None:
    person = coached(warn_at=3, more=(2,))
    person.press(Key.Key_1, Key.Key_Return)
    assert (warning(person), person.turns, hints(person)) == ("This costs you 5.3 percentage points.", 2, "1")
    person.press(Key.Key_Return)
    person.watch()
    assert (warning(person), person.turns) == ("", 3)


def test_a_good_choice_is_not_held_back(coached: SitDown) -> None:
    person = coached(warn_at=3)
    person.press(Key.Key_0, Key.Key_Return)
    person.watch()
    assert (person.turns, hints(person)) == (3, "0")


def test_play_anyway_plays(coached: SitDown) -> None:
    person = coached(warn_at=3, more=(2,))
    person.press(Key.Key_1, Key.Key_Return)
    person.tab.coaching.warning_box.insist.click()
    person.watch()
    assert (person.turns, person.window.focusWidget()) == (3, person.tab.primary)


@pytest.mark.parametrize("key", sampled([Key.Key_Escape, Key.Key_4], Key.Key_4))
def test_thinking_again_takes_the_warning_away(coached: SitDown, key: Qt.Key) -> None:
    person = coached(warn_at=3)
    person.press(Key.Key_1, Key.Key_Return, key)
    assert (warning(person), person.turns, person.window.focusWidget()) == ("", 2, person.tab.primary)


def test_show_me_shows_the_chances_though_the_coach_is_off(coached: SitDown) -> None:
    person = coached(CoachMode.OFF, warn_at=3)
    person.press(Key.Key_1, Key.Key_Return)
    person.tab.coaching.warning_box.show_me.click()
    assert (warning(person), chances(person)[0], hints(person)) == ("", "57.1% to win, the best choice", "1")


def test_another_game_is_warned_anew(coached: SitDown) -> None:
    person = coached(warn_at=3, more=SIXTY_TO_THIRTY)
    person.press(Key.Key_1, Key.Key_Return, Key.Key_Escape)
    want(person, CoachMode.ASKED, 0)
    person.press(Key.Key_N, Key.Key_N)
    person.roll(Key.Key_T)
    person.roll(Key.Key_5)
    want(person, CoachMode.ASKED, 3)
    person.press(Key.Key_1, Key.Key_Return)
    assert warning(person) == "This costs you 5.3 percentage points."


def test_what_is_wanted_of_the_coach_is_kept_for_the_next_start(sit_down: SitDown) -> None:
    store = ForgetfulStore()
    want(sit_down(6, store=store), CoachMode.ALWAYS, 7)
    assert SettingsKeeper(store).of(coach_settings("hog")) == CoachSettings(CoachMode.ALWAYS, 7)


def test_a_limit_that_the_box_does_not_offer_is_shown(sit_down: SitDown) -> None:
    store = ForgetfulStore()
    settings = SettingsKeeper(store)
    settings.change_game(coach_settings("hog"), lambda _: CoachSettings(CoachMode.ALWAYS, 5))
    person = sit_down(6, store=store, settings=settings)
    person.tab.cards.coach.settings.button.click()
    boxes = person.tab.cards.coach.boxes
    assert (boxes.warning.currentText(), boxes.mode.currentText()) == ("At 5 percentage points", "Always")
    assert chances(person)[0].endswith("to win")


def test_no_text_is_cut_off_where_a_choice_is_held_back_or_chances_are_shown(
    coached: SitDown, qtbot: Any, cut_texts: Callable[..., list[str]]
) -> None:
    person = coached(warn_at=3)
    person.press(Key.Key_1, Key.Key_Return)
    for key in (None, Key.Key_B):
        if key is not None:
            person.press(key)
        for size in ((960, 640), (1099, 700), (1100, 700), (1920, 1200)):
            person.window.resize(*size)
            qtbot.waitUntil(lambda: cut_texts(person.window) == [])
