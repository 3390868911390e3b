"""The rules in a window of their own, with dice in their lines."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QAccessible, QFont, QPixmap, QTextDocument
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.core.assets import resource
from dicedesk.play.settings import Body, DiceSettings, Marks, ThemeChoice
from dicedesk.ui.base.dice.dice_look import DiceLook
from dicedesk.ui.base.dice.flat import FlatDice
from dicedesk.ui.base.look import theme
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import CASINO, IVORY
from dicedesk.ui.features.help.pages import HelpPage, HelpWindow, classroom_page, faces_of, rules_page
from tests.repeated import sampled
from tests.ui.kept_settings import settings_of

ENGLISH = resource("help/en/hog.md").parent
PAGES = sorted(ENGLISH.parent.glob("*/*.md"))
PAGES_NOW = [page for page in PAGES if page.parent.name in ("de", "zh_CN")]
PICTURE = re.compile(r"!\[([^\]]*)\]\(([^)]*)\)")
PICTURES = QTextDocument.ResourceType.ImageResource.value


def named(page: Path) -> str:
    return f"{page.parent.name}-{page.stem}"


def pictures(page: Path) -> list[str]:
    return [address for _, address in PICTURE.findall(page.read_text(encoding="utf-8"))]


def headings(page: Path) -> list[str]:
    """The depth of each heading, such as "##"."""
    return re.findall(r"^(#+) ", page.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.fixture
def look(appearance: Appearance) -> DiceLook:
    """Ivory dice with pips."""
    return DiceLook(settings_of(), appearance)


@pytest.fixture
def open_rules(qtbot: QtBot, look: DiceLook, appearance: Appearance) -> Iterator[Callable[..., HelpWindow]]:
    """Opens the rules of a game at the smallest size of their window."""
    parent = QWidget()
    qtbot.addWidget(parent)

    def opened(page: str = "hog", language: str = "en") -> HelpWindow:
        rules = HelpWindow(rules_page(page, page, language), look, appearance, parent)
        rules.resize(rules.minimumSize())
        rules.show()
        return rules

    yield opened
    for rules in parent.findChildren(HelpWindow):
        rules.close()


def test_each_language_has_a_page_for_each_page_in_english() -> None:
    names = {page.name for page in ENGLISH.glob("*.md")}
    folders = [folder for folder in ENGLISH.parent.iterdir() if folder.is_dir()]
    assert {folder.name: {page.name for page in folder.glob("*.md")} for folder in folders} == {
        folder.name: names for folder in folders
    }


def test_a_page_has_the_headings_and_dice_of_the_english_one() -> None:
    english = [ENGLISH / page.name for page in PAGES]
    assert {page: (headings(page), pictures(page)) for page in PAGES} == {
        page: (headings(origin), pictures(origin)) for page, origin in zip(PAGES, english, strict=True)
    }


def test_each_picture_of_a_page_is_of_dice_and_has_words() -> None:
    found = {page: PICTURE.findall(page.read_text(encoding="utf-8")) for page in PAGES}
    assert [page for page, those in found.items() if not those and page.stem != "how-rated"] == []
    assert [
        (page, address)
        for page, those in found.items()
        for words, address in those
        if not words or faces_of(address) is None
    ] == []


@pytest.mark.parametrize("page", sampled(PAGES, *PAGES_NOW), ids=named)
def test_a_page_shows_no_sign_of_its_markdown(open_rules: Callable[..., HelpWindow], page: Path) -> None:
    assert "*" not in open_rules(page.stem, page.parent.name).text.toPlainText()


@pytest.mark.parametrize("larger", [1.0, 1.5])
@pytest.mark.parametrize("page", sampled(PAGES, *PAGES_NOW), ids=named)
def test_a_page_fits_the_smallest_window(
    open_rules: Callable[..., HelpWindow],
    appearance: Appearance,
    monkeypatch: pytest.MonkeyPatch,
    page: Path,
    larger: float,
) -> None:
    desktop = QFont()
    desktop.setPointSizeF(theme.NORMAL_POINT_SIZE * larger)
    monkeypatch.setattr(theme.QFontDatabase, "systemFont", lambda _: QFont(desktop))
    appearance.choose(appearance.choice)
    rules = open_rules(page.stem, page.parent.name)
    assert rules.text.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize(("address", "faces"), [("dice:3-5", (3, 5)), ("dice:1", (1,))])
def test_an_address_names_faces(address: str, faces: tuple[int, ...]) -> None:
    assert faces_of(address) == faces


@pytest.mark.parametrize("address", ["dice:", "dice:7", "dice:3 5", "dice:3-", "file:3", "hog.png", ""])
def test_other_addresses_name_no_faces(address: str) -> None:
    assert faces_of(address) is None


@pytest.fixture
def page(qtbot: QtBot, look: DiceLook, appearance: Appearance) -> HelpPage:
    """A page of one line with two dice."""
    shown = HelpPage("You roll ![3 and 5](dice:3-5).", look, appearance)
    qtbot.addWidget(shown)
    return shown


def picture(page: HelpPage, address: str = "dice:3-5") -> object:
    return page.loadResource(PICTURES, QUrl(address))


def test_the_dice_of_a_page_are_those_of_the_player(page: HelpPage, look: DiceLook) -> None:
    ivory = picture(page)
    look.choose(DiceSettings(Body.CASINO))
    casino = picture(page)
    assert isinstance(ivory, QPixmap)
    assert isinstance(casino, QPixmap)
    assert casino.toImage() != ivory.toImage()


def test_the_numerals_of_the_player_stand_on_the_dice_of_a_page(page: HelpPage, look: DiceLook) -> None:
    pips = picture(page)
    look.choose(DiceSettings(marks=Marks.NUMERALS))
    numerals = picture(page)
    assert isinstance(pips, QPixmap)
    assert isinstance(numerals, QPixmap)
    assert numerals.toImage() != pips.toImage()


def test_a_page_loads_nothing_but_dice(page: HelpPage) -> None:
    assert picture(page, "file:hog.png") is None


def test_a_page_stays_where_it_was_read_when_the_theme_changes(
    open_rules: Callable[..., HelpWindow], appearance: Appearance
) -> None:
    bar = open_rules("craps").text.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    before = bar.value()
    appearance.choose(ThemeChoice.LIGHT)
    assert (before > 0, bar.value()) == (True, before)


def test_dice_are_written_out_where_a_screen_reader_listens(
    qtbot: QtBot, look: DiceLook, appearance: Appearance
) -> None:
    QAccessible.setActive(True)
    page = HelpPage("You roll ![3 and 5](dice:3-5) and *![1](dice:1)*.", look, appearance)
    QAccessible.setActive(False)
    qtbot.addWidget(page)
    assert page.toPlainText() == "You roll \ufffc (3 and 5) and \ufffc (1)."


def test_dice_are_not_written_out_where_nobody_listens(page: HelpPage) -> None:
    assert page.toPlainText() == "You roll \ufffc."


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_dice_are_as_sharp_as_the_screen(qtbot: QtBot, ratio: float) -> None:
    drawn = FlatDice(IVORY).picture((3, 5), 20, ratio)
    assert (drawn.height(), drawn.deviceIndependentSize().height()) == (20 * ratio, 20)


@pytest.mark.parametrize("style", [IVORY, CASINO])
@pytest.mark.parametrize("face", range(1, 7))
def test_a_face_has_as_many_spots_as_it_counts(qtbot: QtBot, style: theme.DiceStyle, face: int) -> None:
    """Spots are counted as patches of one color that hang together."""
    image = FlatDice(style).picture((face,), 80, 1.0).toImage()
    color = theme.QColor(style.ace if face == 1 else style.pip).rgb()
    left = {(x, y) for x in range(80) for y in range(80) if image.pixel(x, y) == color}
    spots = 0
    while left:
        spots, edge = spots + 1, [left.pop()]
        while edge:
            x, y = edge.pop()
            near = {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)} & left
            left -= near
            edge += near
    assert spots == face


def test_the_page_for_the_classroom_lists_functions_and_classes(
    qtbot: QtBot, look: DiceLook, appearance: Appearance
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    window = HelpWindow(classroom_page(), look, appearance, parent)
    shown = window.text.toPlainText()
    assert window.windowTitle() == "For the classroom"
    assert "roll_dice(num_rolls, dice=six_sided)" in shown
    assert "ThrowBuilder(" in shown
    window.close()
