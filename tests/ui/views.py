"""Every view of the window, one after the other: games in several states, and all that opens beside and over them."""

from array import array
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, cast

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QComboBox, QMenu, QMenuBar, QWidget

from dicedesk.core.record import parse_record
from dicedesk.core.words import tr
from dicedesk.features.story import story_of
from dicedesk.games.catalogue import SPECS, TITLES
from dicedesk.games.craps.rules import PlaceBet
from dicedesk.games.hog.named_strategies import ImportedStrategy
from dicedesk.games.hog.standings import Place, Standings
from dicedesk.games.hog.strategies import MapKind, OwnStrategyStudy, brought_study
from dicedesk.games.poker_dice.oracle import Award
from dicedesk.games.questions import kind_called
from dicedesk.lab.findings import Findings
from dicedesk.play.ports.jobs import OneByOne
from dicedesk.ui.base.charts.chart import ChartCard
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.widgets.game_frame import GameFrame
from dicedesk.ui.features.help.commands import CommandPalette
from dicedesk.ui.features.lab.answer import AnswerView
from dicedesk.ui.features.lab.page import LabPage, lab_sections
from dicedesk.ui.features.lab.question import QuestionSection
from dicedesk.ui.features.settings.dialog import SettingsDialog
from dicedesk.ui.games.craps.game_ui import DEMONSTRATION
from dicedesk.ui.games.craps.tab import CrapsTab
from dicedesk.ui.games.hazard.tab import HazardTab
from dicedesk.ui.games.hog.contest import ContestView
from dicedesk.ui.games.hog.game_ui import STRATEGIES
from dicedesk.ui.games.hog.own_strategy import OwnStrategyView
from dicedesk.ui.games.poker_dice.game_ui import ORACLE
from dicedesk.ui.games.poker_dice.oracle_dialog import OracleDialog
from dicedesk.ui.window.main_window import MainWindow
from tests.fakes.figures import GAMES as COUNTED
from tests.fakes.summed import SummedFigures
from tests.ui.parts import with_late
from tests.ui.windows import windows_over

AWARD = Award("$100", "$200", 12)
RECORD = Path(__file__).parents[1] / "playthroughs" / "craps-every-bet.txt"
BETS = ("pass", "come", "place-6", "place-8", "field", "hard-8", "horn", "any-craps")
MOST_STEPS = 600
FEW: Mapping[str, Mapping[str, str]] = {
    "systems": {"systems": "flat place-6-8", "sessions": "1000"},
    "hog-pair": {"strategy": "swap:8:4", "games": "1000"},
    "hog-dice": {"rolls": "1000"},
    "hazard-mains": {"rounds": "1000"},
    "poker-dice-players": {"games": "1000"},
}
"""Questions of the Lab that are answered soon; others have their defaults."""
FAULT = tr(
    "at {own} to {other} it returns {value}, not a number of dice from 0 to 10",
    own=99,
    other=98,
    value="None",
)


class View(NamedTuple):
    """A view: what it is called, the window, menu or list that shows it, and the part over all others, if any."""

    name: str
    shown: QWidget
    part: QWidget | None = None


def every_view(window: MainWindow, parts: AppParts) -> Iterator[View]:
    """Opens one view after the other; each is closed when the next is asked for."""
    yield from every_game(window)
    for place, page in enumerate(window.games.specs[len(TITLES) :], len(TITLES)):
        window.choose_tab(place)
        yield from _page(window, page.id)
    window.choose_tab(0)
    yield from _over_the_window(window)
    yield from _beside_the_window(window, parts)


def every_game(window: MainWindow) -> Iterator[View]:
    """Those of the games, in several states of each."""
    for place, tab in enumerate(TITLES):
        window.choose_tab(place)
        yield from _game(window, tab)


def settle() -> None:
    """Lets Qt lay out and paint what has changed."""
    for _ in range(4):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        QCoreApplication.processEvents()


def _game(window: MainWindow, name: str) -> Iterator[View]:
    """The start, the middle and the end of a game, the drawer, its rules and its keys."""
    tab = cast("Any", window.current_tab)
    tab.tray.duration_ms = 0
    settle()
    yield View(f"{name}-start", window)
    for move in range(3):
        _play_on(tab)
        settle()
        yield View(f"{name}-move-{move + 1}", window)
    frame = tab.findChild(GameFrame)
    if frame.has_drawer:
        frame.open_drawer()
        settle()
        yield View(f"{name}-drawer", window, frame.column)
        frame.toggle_drawer()
    yield from _shown(f"{name}-rules", window.windows.show_rules)
    yield from _shown(f"{name}-keys", window.windows.show_keys)
    if isinstance(tab, CrapsTab):
        yield from _shown("craps-house-rules", tab.house.open_rules)
    if isinstance(tab, HazardTab):
        yield from _shown("hazard-simulation", tab.open_simulation)
    _play_to_the_end(tab)
    settle()
    yield View(f"{name}-end", window)


def _page(window: MainWindow, name: str) -> Iterator[View]:
    """A page that is no game, its drawer, its help and its keys."""
    settle()
    yield View(name, window)
    page = window.current_tab
    if isinstance(page, LabPage):
        for section in lab_sections():
            page.choose(section.id)
            settle()
            yield View(f"{name}-{section.id}", window)
            if isinstance(page.view, OwnStrategyView | ContestView):
                _show_result(page.view)
                settle()
                yield View(f"{name}-{section.id}-result", window)
            if isinstance(page.view, QuestionSection):
                yield from _answer(page.view, f"{name}-{section.id}-answer", window)
    frame = cast("Any", page).findChild(GameFrame)
    if frame is not None and frame.has_drawer:
        frame.open_drawer()
        settle()
        yield View(f"{name}-drawer", window, frame.column)
        frame.toggle_drawer()
    yield from _shown(f"{name}-help", window.windows.show_rules)
    yield from _shown(f"{name}-keys", window.windows.show_keys)


def _answer(section: QuestionSection, name: str, window: MainWindow) -> Iterator[View]:
    """What is found, with each of its tables; charts are drawn into whatever room there is."""
    answer = answered_in(section)
    settle()
    yield View(name, window)
    tables = answer.tables
    for number, button in enumerate(tables.titles.buttons[1:] if tables is not None else [], 2):
        button.click()
        settle()
        yield View(f"{name}-table-{number}", window)


def answered_in(section: QuestionSection) -> AnswerView:
    """Has a section show an answer, which was computed once for all languages."""
    section.asking.findings = _found(section.asking.kind.id)
    section.asking.changed.emit()
    assert section.answer is not None
    section.answer.complete()
    return section.answer


@cache
def _found(kind: str) -> Findings:
    asked = kind_called(kind)
    return asked.answered(asked.question(FEW.get(kind, {})), OneByOne(), lambda _: None)


@cache
def _studied(name: str) -> OwnStrategyStudy:
    return brought_study(name, "perfect")


def _show_result(page: OwnStrategyView | ContestView) -> None:
    """What a page shows of a strategy that was brought, or of a contest, with the question before it."""
    page.bringing.question.ask(tr("“{name}” is a program that has not run here before.", name="ann.py"))
    if isinstance(page, OwnStrategyView):
        name = ImportedStrategy("ann", bytes([4] * 10_000)).name
        page.result.show_study(name, "perfect", _studied(name))
        page.result.show()
        page.play_button.show()
    else:
        places = (
            Place(1, "ann", 1, 0.75, None),
            Place(2, "ben", 0, 0.25, None),
            Place(3, "cid", 0, 0.0, FAULT),
        )
        rates = array("d", [0.5, 0.6, 1.0, 0.4, 0.5, 1.0, 0.0, 0.0, 0.5])
        page.standings.show_standings(Standings(places, rates, bytes([3, 5, 6, 1, 3, 6, 0, 0, 3])))
        page.standings.show()
        page.save_button.show()


def _play_on(tab: Any) -> None:
    """One press of the big button, and whatever the computer answers."""
    if isinstance(tab, CrapsTab):
        for name in BETS:
            tab.bridge.play(PlaceBet(name, 5))
        tab.pace.stop()
    tab.primary.click()
    tab.pace.stop()
    while tab.session.computer_moves and not tab.session.is_over:
        tab.bridge.play_computer()
        tab.pace.stop()


def _play_to_the_end(tab: Any) -> None:
    if isinstance(tab, CrapsTab):
        tab.input.leave()
        tab.input.leave()
    for _ in range(MOST_STEPS):
        if tab.session.is_over:
            break
        _play_on(tab)
    tab.pace.stop()


def _over_the_window(window: MainWindow) -> Iterator[View]:
    """The first step of the guided turn in each game, and the menus."""
    for place, game in enumerate(TITLES):
        window.choose_tab(place)
        window.current_tab.input.begin_at_once()
        turn = window.guide()
        assert turn is not None
        settle()
        yield View(f"guided-turn-{game}", window, turn.bubble)
        turn.end()
    window.choose_tab(0)
    bar = cast("QMenuBar", window.menuBar())
    for number, menu in enumerate(bar.findChildren(QMenu), 1):
        menu.popup(bar.mapToGlobal(bar.rect().bottomLeft()))
        settle()
        yield View(f"menu-{number}", menu)
        menu.close()


def _beside_the_window(window: MainWindow, parts: AppParts) -> Iterator[View]:
    """The settings, the palette, the Oracle, About, and the story of a record."""
    settings = cast("SettingsDialog", window.windows.show_settings())
    for row in range(settings.sections.count()):
        settings.sections.setCurrentRow(row)
        settle()
        yield View(f"settings-{row + 1}", settings)
        for number, box in enumerate(_boxes(settings), 1):
            box.showPopup()
            settle()
            yield View(f"settings-{row + 1}-box-{number}", box.view().window())
            box.hidePopup()
    settings.close()
    for words in ("", "zzz"):

        def palette(words: str = words) -> CommandPalette:
            opened = window.windows.show_palette()
            opened.field.setText(words)
            return opened

        yield from _shown(f"palette-{words}", palette)
    yield from _shown("oracle", lambda: window.windows.show_of_game(ORACLE))
    oracle = cast("OracleDialog", window.windows.show_of_game(ORACLE, AWARD))
    settle()
    yield View("oracle-award", oracle)
    oracle.ball.duration_ms = 0
    oracle.question.setText("Will I win?")
    oracle.ask()
    settle()
    yield View("oracle-answer", oracle)
    oracle.close()
    yield from _shown("classroom", window.windows.show_classroom)
    yield from _shown("demonstration", lambda: window.windows.show_of_game(DEMONSTRATION))
    yield from _shown("error", lambda: window.windows.show_error("Something went wrong.", "Details"))
    yield from _shown("backups", window.windows.show_backups)
    yield from _shown("about", window.windows.show_about)
    about = window.windows.show_about()
    yield from _shown("licenses", about.show_licenses)
    about.close()
    yield from _statistics(window, parts)
    yield from _strategies(window)
    yield from _exercises(window)
    story = story_of(parse_record(RECORD.read_text(encoding="utf-8"), SPECS))
    yield from _shown("record", lambda: window.windows.show_story(story, RECORD.name))


def _statistics(window: MainWindow, parts: AppParts) -> Iterator[View]:
    """Each page of the statistics, and a chart as a table."""
    statistics = windows_over(window, with_late(parts, history=SummedFigures(COUNTED))).show_statistics()
    for place in range(statistics.pages.count()):
        statistics.pages.setCurrentIndex(place)
        settle()
        yield View(f"statistics-{place + 1}", statistics)
    statistics.findChildren(ChartCard)[-1].table_button.click()
    settle()
    yield View("statistics-table", statistics)
    statistics.close()


def _strategies(window: MainWindow) -> Iterator[View]:
    """Each map of a strategy, and its numbers."""
    strategies = window.windows.show_of_game(STRATEGIES, ("always:4", "final"))
    for kind in MapKind:
        strategies.choice.map.setCurrentIndex(list(MapKind).index(kind))
        settle()
        yield View(f"strategies-{kind.value}", strategies)
    strategies.table_button.click()
    settle()
    yield View("strategies-table", strategies)
    strategies.close()


def _exercises(window: MainWindow) -> Iterator[View]:
    """Practice without mistakes, and a position of each game that the trainer deals, before and after the answer."""
    practice = window.windows.show_practice()
    settle()
    yield View("practice", practice)
    practice.bar.kind.setCurrentIndex(1)
    for place in range(practice.bar.games.count()):
        practice.bar.games.setCurrentIndex(place)
        settle()
        yield View(f"trainer-{practice.bar.game}", practice)
        for number in practice.row.buttons:
            practice.row.choose(number)
        practice.go_on()
        settle()
        yield View(f"trainer-{practice.bar.game}-answered", practice)
    practice.close()


def _shown(name: str, open_it: Callable[[], QWidget]) -> Iterator[View]:
    opened = open_it()
    settle()
    yield View(name, opened)
    opened.close()
    settle()


def _boxes(whole: QWidget) -> list[QComboBox]:
    return [box for box in whole.findChildren(QComboBox) if box.isVisible() and box.isEnabled()]
