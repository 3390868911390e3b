"""The quick tour: from stop to stop by keys or mouse, with the game playable behind."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from dicedesk.games.catalogue import GAMES, KITS
from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.look import theme
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.page import Landmark
from dicedesk.ui.features import guided_turn as walkthrough_module
from dicedesk.ui.features.guided_turn import Bubble, Walkthrough
from tests.ui.features.guided_turn.conftest import Visitor

STOPS = 6
TITLES = ["The dice", "Your choice", "The panels", "The games", "Fair dice", "Help"]
Key = Qt.Key


def is_wide_enough(button: QPushButton) -> bool:
    return button.width() >= button.sizeHint().width()


def around(look: Walkthrough, landmark: Landmark) -> bool:
    """Whether the ring lies round the landmark's middle, and the bubble stands inside the window."""
    window = look.parent()
    part = window.landmarks()[landmark]
    middle = part.mapTo(window, part.rect().center())
    return look.ring.geometry().contains(middle) and window.rect().contains(look.bubble.geometry())


def test_it_goes_from_the_dice_to_the_help(visitor: Visitor) -> None:
    look = visitor.window.walkthrough()
    titles = []
    for _ in range(STOPS):
        titles.append(look.bubble.title.text())
        visitor.press(Key.Key_Right)
    assert titles == TITLES


def test_it_begins_with_the_rule_that_matters_in_the_game_on_the_tab(visitor: Visitor) -> None:
    look = visitor.window.walkthrough()
    rules = [KITS[game].telling.rule(spec.new_state("")) for game, spec in GAMES.items()]
    for place, rule in enumerate(rules):
        visitor.window.choose_tab(place)
        visitor.until(lambda rule=rule: look.bubble.text.text().startswith(rule))
    look.go_on()
    assert look.bubble.text.text().startswith("Make your choice")


@pytest.mark.parametrize("size", [(960, 640), (1280, 800), (1920, 1200)])
@pytest.mark.parametrize("tab", range(len(GAMES)))
def test_each_bubble_points_at_what_it_speaks_of(visitor: Visitor, size: tuple[int, int], tab: int) -> None:
    visitor.window.choose_tab(tab)
    visitor.resize(*size)
    look = visitor.window.walkthrough()
    cards = Landmark.DRAWER if size[0] < theme.DRAWER_BELOW else Landmark.CARDS
    for landmark in (Landmark.DICE, Landmark.CHOICES, cards):
        visitor.until(lambda landmark=landmark: around(look, landmark))
        look.go_on()
    seal = visitor.window.landmarks()[Landmark.SEAL]
    look.go_on()
    visitor.until(lambda: look.ring.geometry().contains(seal.mapTo(visitor.window, seal.rect().center())))
    look.end()


@pytest.mark.usefixtures("letters", "words")
@pytest.mark.parametrize("choice", [ThemeChoice.DARK, ThemeChoice.LIGHT])
def test_no_text_of_a_bubble_is_cut_off(
    appearance: Appearance, request: pytest.FixtureRequest, choice: ThemeChoice
) -> None:
    appearance.choose(choice)
    visitor: Visitor = request.getfixturevalue("visitor")
    visitor.resize(960, 640)
    look = visitor.window.walkthrough()
    for _ in range(STOPS):
        visitor.until(lambda: visitor.window.rect().contains(look.bubble.geometry()))
        for part in look.bubble.findChildren(QLabel):
            if part.text():
                visitor.until(lambda part=part: part.height() >= part.heightForWidth(part.width()))
        for button in look.bubble.findChildren(QPushButton):
            visitor.until(lambda button=button: button.isHidden() or is_wide_enough(button))
        look.go_on()


def test_arrows_lead_back_as_well_and_stay_at_the_first_stop(visitor: Visitor) -> None:
    look = visitor.window.walkthrough()
    visitor.press(Key.Key_Down, Key.Key_Up, Key.Key_Left)
    assert look.place == 0


def test_enter_goes_on_and_rolls_no_dice(visitor: Visitor) -> None:
    look = visitor.window.walkthrough()
    visitor.press(Key.Key_Return)
    assert (look.place, visitor.window.current_tab.session.history) == (1, ())


def test_escape_ends_it_and_gives_the_keyboard_back(visitor: Visitor) -> None:
    before = visitor.window.focusWidget()
    visitor.window.walkthrough()
    visitor.press(Key.Key_Escape)
    visitor.until(lambda: visitor.window.findChildren(Bubble) == [])
    assert visitor.window.focusWidget() is before


def test_the_last_stop_is_left_with_done(visitor: Visitor) -> None:
    look = visitor.window.walkthrough()
    ended: list[bool] = []
    look.ended.connect(lambda: ended.append(True))
    for _ in range(STOPS - 1):
        visitor.click(look.bubble.next)
    assert (look.bubble.next.text(), look.bubble.leave.isHidden()) == ("Done", True)
    visitor.click(look.bubble.next)
    assert ended == [True]


def test_the_game_goes_on_behind_it(visitor: Visitor) -> None:
    look = visitor.window.walkthrough()
    visitor.press(Key.Key_3)
    visitor.click(visitor.window.current_tab.primary)
    assert len(visitor.window.current_tab.session.history[0].faces) == 3
    assert look.bubble.isVisible()
    visitor.window.current_tab.pace.stop()


def test_clicks_go_through_the_ring(visitor: Visitor) -> None:
    look = visitor.window.walkthrough()
    look.go_on()
    choices = visitor.window.landmarks()[Landmark.CHOICES]
    under = visitor.window.childAt(choices.mapTo(visitor.window, QPoint(10, 10)))
    assert choices.isAncestorOf(under)


def test_it_follows_to_another_game(visitor: Visitor) -> None:
    look = visitor.window.walkthrough()
    visitor.window.choose_tab(2)
    visitor.until(lambda: around(look, Landmark.DICE))


def test_it_follows_when_the_cards_become_a_drawer(visitor: Visitor) -> None:
    look = visitor.window.walkthrough()
    look.go_on()
    look.go_on()
    visitor.resize(960, 640)
    visitor.until(lambda: around(look, Landmark.DRAWER))
    visitor.window.current_tab.layout_.toggle_drawer()
    visitor.until(lambda: around(look, Landmark.CARDS))


def test_another_walkthrough_begins_anew(visitor: Visitor) -> None:
    first = visitor.window.walkthrough()
    bubble = first.bubble
    first.go_on()
    second = visitor.window.walkthrough()
    assert (second.place, bubble.isHidden()) == (0, True)


def test_where_the_menus_are_not_in_the_window_the_bubble_speaks_without_a_ring(visitor: Visitor) -> None:
    visitor.window.menuBar().hide()
    look = visitor.window.walkthrough()
    for _ in range(STOPS - 1):
        look.go_on()
    assert (look.ring.isHidden(), look.bubble.title.text()) == (True, "Help")
    assert visitor.window.rect().contains(look.bubble.geometry())


def test_each_stop_is_told_to_a_screen_reader(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(walkthrough_module, "announce", lambda _, words: told.append(words))
    look = visitor.window.walkthrough()
    look.go_on()
    assert told[-1] == look.bubble.text.text()
    assert look.bubble.next.accessibleDescription() == look.bubble.text.text()


def test_the_ring_never_leaves_the_window(visitor: Visitor) -> None:
    look = visitor.window.walkthrough()
    rings: list[QRect] = []
    for _ in range(STOPS - 1):
        look.go_on()
        rings.append(look.ring.geometry())
    assert [ring for ring in rings if not visitor.window.rect().contains(ring)] == []


def test_the_help_menu_begins_it(visitor: Visitor) -> None:
    action = next(action for action in visitor.window.actions() if action.text() == "Quick tour")
    action.trigger()
    assert visitor.window.findChild(Walkthrough) is not None


def test_nothing_of_it_comes_back_when_the_window_changes_just_before_its_end(visitor: Visitor) -> None:
    look = visitor.window.walkthrough()
    visitor.window.resize(visitor.window.minimumSize())
    look.end()
    QCoreApplication.processEvents()
    assert [look.bubble.isVisible(), look.ring.isVisible()] == [False, False]


@pytest.fixture
def left_behind(visitor: Visitor, appearance: Appearance) -> Walkthrough:
    """A tour that was begun from the settings, which have been closed and have gone."""
    settings = visitor.window.windows.show_settings()
    visitor.until(settings.isActiveWindow)
    settings.sections.setFocus()
    look = visitor.window.walkthrough()
    settings.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    visitor.window.activateWindow()
    visitor.until(visitor.window.isActiveWindow)
    return look


def test_a_walkthrough_ends_although_the_window_that_it_was_begun_from_has_gone(
    left_behind: Walkthrough, visitor: Visitor, qtbot: QtBot
) -> None:
    left_behind.bubble.next.setFocus()
    with qtbot.waitSignal(left_behind.ended):
        visitor.press(Key.Key_Escape)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert visitor.window.findChildren(Walkthrough) == []


def test_after_such_a_walkthrough_there_is_another_one_and_another_theme(
    left_behind: Walkthrough, visitor: Visitor, appearance: Appearance
) -> None:
    left_behind.bubble.next.setFocus()
    visitor.press(Key.Key_Escape)
    appearance.choose(ThemeChoice.LIGHT)
    QCoreApplication.processEvents()
    assert visitor.window.walkthrough().bubble.isVisible()
