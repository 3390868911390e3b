"""A box that is opened shows all its entries, and a closed one the whole of the chosen entry."""

from pytestqt.qtbot import QtBot

from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.widgets.fields import ArrowCombo
from tests.ui.table.conftest import cut
from tests.ui.walk import settle

THEMES = [ThemeChoice.DARK, ThemeChoice.LIGHT, ThemeChoice.CONTRAST]


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
