"""A box that is opened shows all its entries, and a closed one the whole of the chosen entry."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QComboBox, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.games.catalogue import TITLES
from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.features.lab.page import LabPage, lab_sections
from dicedesk.ui.window.main_window import MainWindow
from tests.ui.table.conftest import cut, larger_type
from tests.ui.views import settle

__all__ = ["larger_type"]

THEMES = [ThemeChoice.DARK, ThemeChoice.LIGHT, ThemeChoice.CONTRAST]


def unseen(whole: QWidget) -> dict[str, list[int]]:
    """The entries that cannot be seen whole in the open lists of its boxes, by the names of these."""
    found = {}
    for box in whole.findChildren(QComboBox):
        if box.isVisible() and box.isEnabled() and box.count() <= box.maxVisibleItems():
            for chosen in {0, box.count() // 2, box.count() - 1}:
                if missing := unseen_in(box, chosen):
                    found[f"{box.accessibleName()}, {chosen} of {box.count()}"] = missing
    return found


def unseen_in(box: QComboBox, chosen: int) -> list[int]:
    """The places of the entries that are not whole in its list; the one that is chosen stays so."""
    was_blocked, was = box.blockSignals(True), box.currentIndex()
    box.setCurrentIndex(chosen)
    box.showPopup()
    settle()
    view = box.view()
    seen = view.viewport().rect()
    places = [view.visualRect(box.model().index(row, 0)) for row in range(box.count())]
    box.hidePopup()
    box.setCurrentIndex(was)
    box.blockSignals(was_blocked)
    return [row for row, place in enumerate(places) if not seen.contains(place)]


@pytest.mark.long
@pytest.mark.parametrize("times", [1.0, 2.0])
@pytest.mark.parametrize("theme", THEMES)
def test_every_box_of_the_window_shows_all_its_entries(
    window: MainWindow,
    appearance: Appearance,
    larger_type: Callable[[float], None],
    theme: ThemeChoice,
    times: float,
) -> None:
    appearance.choose(theme)
    larger_type(times)
    window.resize(1280, 800)
    missing = {}
    for place, page in enumerate(window.games.specs):
        window.choose_tab(place)
        settle()
        missing |= {f"{page.id}: {name}": rows for name, rows in unseen(window).items()}
    window.choose_tab(len(TITLES))
    lab = window.current_tab
    assert isinstance(lab, LabPage)
    for section in lab_sections():
        lab.choose(section.id)
        settle()
        missing |= {f"{section.id}: {name}": rows for name, rows in unseen(window).items()}
    settings = window.windows.show_settings()
    for row in range(settings.sections.count()):
        settings.sections.setCurrentRow(row)
        settle()
        missing |= {f"settings {row}: {name}": rows for name, rows in unseen(settings).items()}
    practice = window.windows.show_practice()
    for kind in range(practice.bar.kind.count()):
        practice.bar.kind.setCurrentIndex(kind)
        settle()
        missing |= {f"practice {kind}: {name}": rows for name, rows in unseen(practice).items()}
    assert missing == {}


def test_a_closed_box_shows_the_whole_of_an_entry_that_has_become_longer(
    qtbot: QtBot, appearance: Appearance
) -> None:
    box = ArrowCombo(appearance, "Games")
    qtbot.addWidget(box)
    box.addItems(["All games", "Hog"])
    box.show()
    before = box.sizeHint()
    box.setItemText(0, "All games, of which 12 exercises are due")
    settle()
    box.resize(box.sizeHint())
    assert before.width() < box.width()
    assert not cut(box)
