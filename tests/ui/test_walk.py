"""One walk through the window in several looks, on which each view is looked at for many faults."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicedesk.core.languages import LANGUAGES
from dicedesk.games.catalogue import TITLES
from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.accessibility import install_roles
from dicedesk.ui.base.app import SMALLEST_WINDOW
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.look import theme
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.table.game_tab import TabSpec
from tests.ui.checks import (
    Check,
    at,
    cut_off,
    dead_by_mouse,
    dead_by_space,
    faint,
    hidden_answer,
    hidden_entries,
    hidden_primary,
    keyless,
    misnamed_keys,
    narrow_lists,
    restless,
    scrolled,
    sideways,
    small_words,
    unclear,
    unseen_stops,
    untranslated,
)
from tests.ui.walk import Walk, files_chosen, with_past
from tests.ui.windows import main_window

SMALL, USUAL = QSize(800, 560), QSize(1280, 800)
"""A screen of 1920 x 1200 pixels at 200 % has room for the small one, beside its task bar and the window's frame."""

SIZES = [QSize(*size) for size in ((960, 640), (1099, 700), (1100, 640), (1920, 1200))]
UI = Path(__file__).parents[2] / "dicedesk" / "ui"
PSEUDO = "pseudo"
DARK, LIGHT, CONTRAST = ThemeChoice.DARK, ThemeChoice.LIGHT, ThemeChoice.CONTRAST
CODES = [language.code for language in LANGUAGES]


@dataclass(frozen=True)
class Look:
    """A language, a theme, a size of the window, and how many times as large as usual letters are."""

    code: str = "en"
    theme: ThemeChoice = ThemeChoice.DARK
    size: QSize = USUAL
    letters: float = 1.0

    def __str__(self) -> str:
        return f"{self.code} {self.theme.value} {self.size.width()} {self.letters:g}"


LookAt = Callable[[Look], Walk]

WHAT_WE_SAY = r"^(?!history|lab-\d|.*AboutWindow|.*KeptPositionsWindow-list)"
"""Views without dates, names of programs, contributions and lines of positions, which are alike in every language."""

IN_LARGE_LETTERS = r"^(?!lab|history)[a-z\d-]*$|SettingsDialog|OracleDialog|KeysWindow"
"""Games, and the windows that are opened most."""

LISTS_IN_LARGE_LETTERS = r"-start$|^(lab|history)(?!.*result)[a-z\d-]*$|SettingsDialog|PracticeWindow"
"""Views whose lists have room on a screen in letters twice as large."""

IN_SIGHT = "^(?!.*(ReplayWindow|PositionWindow-refused))"
"""The box of a replay's events shortens long ones; why a position is refused lies over a table that shows another."""

FITS: tuple[Check, ...] = (at(IN_SIGHT, cut_off), sideways, misnamed_keys, restless)

LOOKS: dict[Look, tuple[Check, ...]] = {
    Look(PSEUDO, CONTRAST): (
        at(WHAT_WE_SAY, untranslated),
        faint,
        unclear,
        small_words,
        at(IN_SIGHT, cut_off),
    ),
    Look("de", DARK, SMALL): (*FITS, scrolled, hidden_entries, narrow_lists, hidden_primary),
    Look("en"): (unseen_stops, at("-move-1$", keyless), hidden_entries, dead_by_mouse),
}
"""Each run of the suite takes the walk in each of these looks, a part in each."""

MORE_LOOKS: dict[Look, tuple[Check, ...]] = {
    **{Look(code, DARK, SMALL): FITS for code in CODES if code != "de"},
    **{Look("de", theme, size): FITS for theme in (LIGHT, CONTRAST) for size in (SMALL, USUAL)},
    **{Look(PSEUDO, DARK, size): (at(IN_SIGHT, cut_off), sideways) for size in SIZES},
    Look("de", DARK, QSize(*SMALLEST_WINDOW)): (hidden_primary, hidden_answer),
    Look("en", DARK, SIZES[0], 2.0): (at("-(start|move-.)$", cut_off),),
    Look("en", DARK, SIZES[2], 1.5): (at("-(start|move-.)$", cut_off),),
    Look(PSEUDO, DARK, USUAL, 1.5): (at(IN_LARGE_LETTERS, cut_off),),
    Look("en", LIGHT): (unseen_stops, dead_by_space),
    Look("en", LIGHT, USUAL, 2.0): (
        at(IN_LARGE_LETTERS, cut_off),
        at(LISTS_IN_LARGE_LETTERS, hidden_entries),
    ),
    Look("en", CONTRAST, USUAL, 2.0): (at(LISTS_IN_LARGE_LETTERS, hidden_entries),),
}

# In this order, each run clicks the buttons of the windows beside the games, which only the English look does.
PIECES = (*list(TITLES)[:4], "pages", "beside", *list(TITLES)[4:])


@pytest.fixture
def look_at(
    qapp: QApplication,
    qtbot: QtBot,
    games: list[TabSpec],
    appearance: Appearance,
    parts: AppParts,
    language: WindowLanguage,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> Iterator[LookAt]:
    """Opens the window in a look, and begins the walk."""
    flash = qapp.cursorFlashTime()
    qapp.setCursorFlashTime(0)
    install_roles()

    def opened(look: Look) -> Walk:
        if look.code == PSEUDO:
            request.getfixturevalue("pseudo_language")
        else:
            language.choose(look.code)
        system = QFont()
        system.setPointSizeF(theme.NORMAL_POINT_SIZE * look.letters)
        monkeypatch.setattr(theme.QFontDatabase, "systemFont", lambda _: QFont(system))
        appearance.choose(look.theme)
        window = main_window(games, with_past(parts, tmp_path))
        qtbot.addWidget(window)
        window.resize(look.size)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return Walk(window)

    with files_chosen(tmp_path):
        yield opened
    qapp.setCursorFlashTime(flash)


@pytest.mark.parametrize("look", LOOKS, ids=str)
@pytest.mark.parametrize("piece", PIECES)
def test_each_view_is_without_fault(look_at: LookAt, look: Look, piece: str) -> None:
    faults = faults_in(look_at(look), piece, LOOKS[look])
    assert not faults, faults


@pytest.mark.long
@pytest.mark.parametrize("look", MORE_LOOKS, ids=str)
@pytest.mark.parametrize("piece", PIECES)
def test_each_view_is_without_fault_in_more_looks(look_at: LookAt, look: Look, piece: str) -> None:
    faults = faults_in(look_at(look), piece, MORE_LOOKS[look])
    assert not faults, faults


def faults_in(walk: Walk, piece: str, checks: Sequence[Check]) -> str:
    """What the checks find on a part of the walk, a line for each fault."""
    return "\n".join(
        f"{view.name}, {check.__name__}: {fault}"
        for view in (walk.game(piece) if piece in TITLES else getattr(walk, piece)())
        for check in checks
        for fault in check(view)
    )


@pytest.mark.long
def test_the_walk_opens_every_kind_of_dialog(look_at: LookAt) -> None:
    lines = (line for file in UI.rglob("*.py") for line in file.read_text("utf-8").splitlines())
    kinds = {
        line.split()[1].split("(")[0] for line in lines if line.startswith("class ") and "(QDialog" in line
    }
    assert kinds <= {type(view.shown).__name__ for view in look_at(Look()).views()}
