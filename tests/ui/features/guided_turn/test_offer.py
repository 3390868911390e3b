"""The quick tour is offered by a quiet card, once, and after the window is there."""

import subprocess
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont

from dicedesk.games.catalogue import TITLES
from dicedesk.main.afterwards import offer_walkthrough_once
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.look import theme
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.page import Landmark
from dicedesk.ui.features.guided_turn import Offer, Walkthrough
from tests.patience import PATIENCE_S
from tests.ui.features.guided_turn.conftest import Visitor
from tests.ui.kept_settings import settings_of
from tests.ui.views import settle

FIRST_PAINT = """
import sys
from dicedesk.main.options import StartOptions
from dicedesk.main.start import open_window
from PySide6.QtWidgets import QApplication

def first_paint(*_):
    QApplication.processEvents()
    print([name for name in sys.modules if "guided_turn" in name])
    return 0

QApplication.exec = staticmethod(first_paint)
open_window(StartOptions(data=sys.argv[1]))
"""


def test_it_is_offered_at_the_first_start_only(visitor: Visitor) -> None:
    settings = settings_of()
    offer_walkthrough_once(visitor.window, settings.keeper)
    offers = visitor.window.findChildren(Offer)
    offer_walkthrough_once(visitor.window, settings.keeper)
    assert (len(offers), visitor.window.findChildren(Offer)) == (1, offers)


def test_show_me_begins_it_and_the_card_goes(visitor: Visitor) -> None:
    offer = visitor.window.offer_walkthrough()
    visitor.click(offer.accept)
    assert offer.isHidden()
    assert visitor.window.findChild(Walkthrough) is not None


def test_no_thank_you_takes_the_card_away(visitor: Visitor) -> None:
    offer = visitor.window.offer_walkthrough()
    visitor.click(offer.decline)
    assert offer.isHidden()
    assert visitor.window.findChild(Walkthrough) is None


def test_a_walkthrough_from_the_menu_takes_the_card_away(visitor: Visitor) -> None:
    offer = visitor.window.offer_walkthrough()
    visitor.window.walkthrough()
    assert offer.isHidden()


def test_the_card_takes_neither_the_keyboard_nor_room_of_the_game(visitor: Visitor) -> None:
    tab, focus = visitor.window.current_tab, visitor.window.focusWidget()
    before = tab.mapTo(visitor.window, tab.rect().topLeft())
    offer = visitor.window.offer_walkthrough()
    visitor.press(Qt.Key.Key_Return)
    assert visitor.window.focusWidget() is focus
    assert (tab.mapTo(visitor.window, tab.rect().topLeft()), len(tab.session.history)) == (before, 1)
    assert offer.geometry().bottom() < before.y()
    tab.pace.stop()


@pytest.mark.usefixtures("letters", "words")
@pytest.mark.parametrize("width", [960, 1280])
def test_the_card_fits_beside_the_menus(
    appearance: Appearance, request: pytest.FixtureRequest, width: int
) -> None:
    appearance.choose(appearance.choice)
    visitor: Visitor = request.getfixturevalue("visitor")
    offer = visitor.window.offer_walkthrough()
    visitor.resize(width, 640)
    bar = visitor.window.menuBar()
    menus = bar.actionGeometry(bar.actions()[-1]).right()
    visitor.until(lambda: menus < offer.x() and offer.geometry().right() < width)
    for part in (offer.words, offer.accept, offer.decline):
        visitor.until(lambda part=part: part.width() >= part.sizeHint().width())


def test_without_menus_in_the_window_the_card_lies_beside_the_tabs(visitor: Visitor) -> None:
    visitor.window.menuBar().hide()
    offer = visitor.window.offer_walkthrough()
    tabs = visitor.window.landmarks()[Landmark.TABS]
    assert offer.x() > tabs.tabRect(tabs.count() - 1).right()


@pytest.mark.parametrize("times", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("code", ["de", "pl", "fr"])
def test_it_lies_over_no_tab_and_no_menu_of_a_small_window(
    monkeypatch: pytest.MonkeyPatch,
    appearance: Appearance,
    language: WindowLanguage,
    request: pytest.FixtureRequest,
    times: float,
    code: str,
) -> None:
    desktop = QFont()
    desktop.setPointSizeF(theme.NORMAL_POINT_SIZE * times)
    monkeypatch.setattr(theme.QFontDatabase, "systemFont", lambda _: QFont(desktop))
    appearance.choose(appearance.choice)
    language.choose(code)
    visitor: Visitor = request.getfixturevalue("visitor")
    visitor.resize(800, 560)
    offer = visitor.window.offer_walkthrough()
    bar = visitor.window.menuBar()
    settle()
    assert bar.actionGeometry(bar.actions()[-1]).right() < offer.x()
    assert offer.geometry().bottom() <= bar.geometry().bottom()
    assert all(part.height() >= part.sizeHint().height() for part in (offer.accept, offer.decline))


def test_the_buttons_say_to_a_screen_reader_what_they_answer(visitor: Visitor) -> None:
    offer = visitor.window.offer_walkthrough()
    assert offer.accept.accessibleDescription() == "New here? The quick tour takes half a minute."


def test_nothing_of_it_is_loaded_for_the_first_paint(tmp_path: object) -> None:
    command = [sys.executable, "-c", FIRST_PAINT, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S, check=True)  # noqa: S603
    assert done.stdout.strip() == "[]"


def test_every_other_game_can_be_chosen_while_it_is_offered(visitor: Visitor) -> None:
    visitor.window.offer_walkthrough()
    seen = set()
    for place in range(len(TITLES)):
        visitor.window.choose_tab(place)
        seen.add(visitor.window.current_tab)
    assert len(seen) == 4


@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_the_keyboard_is_in_the_game_again_when_it_has_been_answered(visitor: Visitor, answer: str) -> None:
    before = visitor.window.focusWidget()
    offer = visitor.window.offer_walkthrough()
    button = getattr(offer, answer)
    button.setFocus()
    visitor.click(button)
    if answer == "accept":
        visitor.press(Qt.Key.Key_Escape)
        visitor.until(lambda: visitor.window.findChildren(Walkthrough) == [])
    assert visitor.window.focusWidget() is before
