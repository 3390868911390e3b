"""One walk through the window: every game, page, menu and dialog, each in several states.

It finds the games in the catalogue, pages and actions in the window, and dialogs by doing what actions and buttons
offer. So a new game, page or dialog is on the walk by itself. The tables below only add states worth a look.
"""

import itertools
from array import array
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QListWidget,
    QMenu,
    QMenuBar,
    QPushButton,
    QTabWidget,
    QWidget,
)
from shiboken6 import isValid

from dicedesk.adapters.storage.database import FILE_NAME
from dicedesk.adapters.storage.history import SqliteHistory
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.core.notation import without_notes
from dicedesk.core.record import Record, parse_record
from dicedesk.core.rollers import SeededDice
from dicedesk.core.words import tr
from dicedesk.features.history.files import import_files
from dicedesk.games.catalogue import GAMES, SPECS, TITLES, load_coach
from dicedesk.games.craps.house import HouseRules
from dicedesk.games.hog.named_strategies import ImportedStrategy
from dicedesk.games.hog.standings import Place, Standings
from dicedesk.games.hog.strategies import OwnStrategyStudy, brought_study
from dicedesk.games.hog.table import HogGameTable, HogSeating
from dicedesk.games.questions import KINDS, kind_called
from dicedesk.lab.fields import WholeNumberField
from dicedesk.lab.findings import Findings
from dicedesk.play.ports.jobs import OneByOne
from dicedesk.play.seats import PERSON, people_in
from dicedesk.ui.base.charts.chart import ChartCard
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.widgets.game_frame import GameFrame
from dicedesk.ui.base.words import shown
from dicedesk.ui.features.lab.answer import AnswerView
from dicedesk.ui.features.lab.page import LabPage, lab_sections
from dicedesk.ui.features.lab.question import QuestionSection
from dicedesk.ui.games.hog.contest import ContestView
from dicedesk.ui.games.hog.own_strategy import OwnStrategyView
from dicedesk.ui.window.main_window import MainWindow
from tests.ui.parts import LONG_REPORT, with_late

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"
MOVES, MOST_STEPS = 2, 600
GAMES_OF_HOG, FINAL = 5, "final"

SHOWN_MIDWAY = 2
"""How many playthroughs of a game, the longest ones, are shown midway."""

PLAYERS = {'[Player1 "always:4"]': '[Player1 "You"]'}
"""Who sits there instead of a computer."""

FEW = 1000
QUICK: Mapping[str, Mapping[str, str]] = {
    kind.id: {
        field.name: str(FEW)
        for field in kind.fields
        if isinstance(field, WholeNumberField) and int(field.default) > FEW
    }
    for kind in KINDS
} | {
    "systems": {"systems": "flat place-6-8", "sessions": str(FEW)},
    "hog-pair": {"strategy": "swap:8:4", "games": str(FEW)},
}
"""What the questions of the Lab are asked, so that they are answered quickly: few games, rolls or rounds."""

LINES = tuple(parts.sample.positions[0] for parts in GAMES.values())
OTHER_LINE, IMPOSSIBLE_LINE = "hog 71-85 | goal=100 | You, final", "hog 104-58"
"""Positions that are set up."""

ABOUT_THE_PAGE = ("F1", "?", "Ctrl+R", "Ctrl+Shift+A", "Ctrl+D")
"""Actions of the window that show something else on each page."""

LEAVE = ("Ctrl+Q", "F11")
"""Actions that end the program, or need a desktop."""

SEVERAL = """[Game "hog"]
[Player0 "Ann"]
[Player1 "Ben"]
[Id "{}-of-another-computer"]
roll 2 : 3 5
roll 4 : 6 2 2 4

"""
NO_RECORD = '[Game "hog"]\nroll 2 : 3 7\n'

FAULT = tr(
    "at {own} to {other}, it returns {value}, not a number of dice from 0 to 10",
    own=99,
    other=98,
    value="None",
)


class View(NamedTuple):
    """A view: its name, the window or menu that shows it, and the part that lies over all others if there is one.

    The first dialog of its kind can be opened `again`.
    """

    name: str
    shown: QWidget
    part: QWidget | None = None
    again: Callable[[], QDialog] | None = None


def settle() -> None:
    """Let Qt lay out and paint what has changed."""
    for _ in range(4):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        QCoreApplication.processEvents()


def with_past(parts: AppParts, folder: Path) -> AppParts:
    """The parts, with games of Hog and the playthroughs as games of the past, and a long report in About."""
    store = SqliteStore(folder)
    seeds, coach = itertools.count(1), load_coach("hog")
    table = HogGameTable(store, parts.clock, parts.settings.keeper, lambda _: SeededDice(next(seeds)))
    for _ in range(GAMES_OF_HOG):
        session = table.new_session(HogSeating(PERSON, FINAL), "home")
        while not session.is_over:
            if session.computer_moves:
                session.play_computer()
            else:
                session.play(coach.decision(session.state, ("", FINAL)).best)
    store.close()
    past = SqliteHistory(folder / FILE_NAME)
    for file in PLAYTHROUGHS.glob("*.txt"):
        (folder / file.name).write_text(playthrough(file.stem), encoding="utf-8")
    import_files(past, [str(file) for file in sorted(folder.glob("*.txt"))], parts.clock.now())
    return with_late(parts, history=past, facts=lambda: LONG_REPORT)


@contextmanager
def files_chosen(folder: Path) -> Iterator[None]:
    """Answers each question for files to open with a record, two in one file, and a broken one; others with none."""
    texts = (SEVERAL.format(1), SEVERAL.format(2) + SEVERAL.format(3), NO_RECORD)
    files = [folder / name for name in ("one.dice", "two.dice", "broken.dice")]
    for file, text in zip(files, texts, strict=True):
        file.write_text(text, encoding="utf-8")
    answers: dict[str, object] = {
        "getOpenFileNames": ([str(file) for file in files], ""),
        "getOpenFileName": ("", ""),
        "getSaveFileName": ("", ""),
        "getExistingDirectory": "",
    }
    with pytest.MonkeyPatch.context() as patch:
        for question, answer in answers.items():
            patch.setattr(QFileDialog, question, lambda *_, answer=answer: answer)
        yield


class Walk:
    """Opens one view after the other; each is closed when the next is asked for."""

    def __init__(self, window: MainWindow, questions: Mapping[str, Mapping[str, str]] = QUICK) -> None:
        """`questions` are what the Lab is asked, by kinds; a kind that is not there has its defaults."""
        self._window, self._questions = window, questions
        self._kinds: set[type[QDialog]] = set()
        """Those that were opened already."""
        self._names: Counter[str] = Counter()

    def views(self) -> Iterator[View]:
        """All of them."""
        for game in TITLES:
            yield from self.game(game)
        yield from self.pages()
        yield from self.beside()

    def game(self, game: str) -> Iterator[View]:
        """A game at its start, on the way and at its end, its guided turn, its drawer, and what its actions open."""
        self._window.games.choose(game)
        tab: Any = self._window.current_tab
        tab.complete()
        tab.tray.duration_ms = 0
        yield from self._guided_turn(game, tab)
        yield self._page_view(f"{game}-start")
        for move in range(MOVES):
            play_on(tab)
            yield self._page_view(f"{game}-move-{move + 1}")
        for name in longest(game):
            tab.bridge.go_on_from(midway(name))
            tab.pace.stop()
            yield self._page_view(name)
            tab.ask_coach()
            yield self._page_view(f"{name}-coach")
        yield from self._drawer(game)
        yield from self._about_the_page(game)
        for action in tab.actions():
            _sit_down(game, tab)
            yield from self._done(game, action)
        yield from self._end(game, tab)

    def pages(self) -> Iterator[View]:
        """The pages beside the games: all that they show, their drawers, and what their actions open."""
        for place, spec in enumerate(self._window.games.specs):
            if spec.id not in TITLES:
                self._window.choose_tab(place)
                page: Any = self._window.current_tab
                yield self._page_view(spec.id)
                if isinstance(page, LabPage):
                    yield from self._lab(page)
                yield from self._drawer(spec.id)
                yield from self._about_the_page(spec.id)
                for action in page.actions():
                    yield from self._done(spec.id, action)

    def beside(self) -> Iterator[View]:
        """The menus, what the window's own actions open on the first game, and an error."""
        self._window.choose_tab(0)
        bar = cast("QMenuBar", self._window.menuBar())
        for number, menu in enumerate(bar.findChildren(QMenu), 1):
            menu.popup(bar.mapToGlobal(bar.rect().bottomLeft()))
            settle()
            yield View(f"menu-{number}", menu)
            menu.close()
        for action in self._window.actions():
            _sit_down(next(iter(TITLES)), self._window.current_tab)
            yield from self._done("window", action)
        yield from self._opened("error", lambda: self._window.windows.show_error(shown(FAULT), "Details"))

    def _page_view(self, name: str, part: QWidget | None = None) -> View:
        settle()
        return View(name, self._window, part)

    def _guided_turn(self, game: str, tab: Any) -> Iterator[View]:
        tab.input.begin_at_once()
        turn = self._window.guide()
        if turn is not None:
            yield self._page_view(f"{game}-guided-turn", turn.bubble)
            turn.end()

    def _drawer(self, name: str) -> Iterator[View]:
        frame = self._window.current_tab.findChild(GameFrame)
        if frame is not None and frame.has_drawer:
            frame.open_drawer()
            yield self._page_view(f"{name}-drawer", frame.column)
            frame.toggle_drawer()

    def _end(self, game: str, tab: Any) -> Iterator[View]:
        """The end of a game, and what its big button opens then."""
        whole = finished(game)
        tab.bridge.go_on_from(whole.without_last(1))
        tab.pace.stop()
        tab.bridge.play(whole.plays[-1].move)
        tab.pace.stop()
        for _ in range(MOST_STEPS):
            if tab.session.is_over:
                break
            play_on(tab)
        assert tab.session.is_over, f"{game} did not come to its end"
        yield self._page_view(f"{game}-end")
        yield from self._about_the_page(f"{game}-end")
        yield from self._opened(f"{game}-end", tab.primary.click, is_repeated=False)

    def _lab(self, page: LabPage) -> Iterator[View]:
        """Each section, answered; charts are drawn into whatever room there is."""
        for place in range(len(lab_sections())):
            page.list.choose(place)
            view: Any = page.view
            if isinstance(view, OwnStrategyView | ContestView):
                yield self._page_view(f"lab-{place}")
                _show_result(view)
                yield self._page_view(f"lab-{place}-result")
            if isinstance(view, QuestionSection):
                name = f"lab-{view.asking.kind.id}"
                yield self._page_view(name)
                tables = answered_in(view, self._questions).tables
                yield self._page_view(f"{name}-answer")
                for number, button in enumerate(tables.titles.buttons[1:] if tables is not None else [], 2):
                    button.click()
                    yield self._page_view(f"{name}-table-{number}")
                yield from self._behind_buttons(name, view, ())

    def _about_the_page(self, name: str) -> Iterator[View]:
        """What the window's actions open that show something else on each page."""
        keys = [QKeySequence(key) for key in ABOUT_THE_PAGE]
        for action in self._window.actions():
            if action.shortcut() in keys:
                yield from self._done(name, action, is_repeated=False)

    def _done(self, name: str, action: QAction, *, is_repeated: bool = True) -> Iterator[View]:
        """What an action opens."""
        leaves = action.shortcut() in [QKeySequence(key) for key in LEAVE]
        if action.isEnabled() and not (leaves or action.isCheckable()):
            page = self._window.place_of_tab
            yield from self._opened(name, action.trigger, is_repeated=is_repeated)
            self._window.choose_tab(page)

    def _opened(
        self, name: str, do: Callable[[], object], *owners: type, is_repeated: bool = True
    ) -> Iterator[View]:
        """The dialogs that open when something is done, but for one of a kind that it is done in.

        The first of a kind can be opened again, if this `is_repeated`.
        """

        def again(kind: type[QDialog]) -> QDialog:
            do()
            settle()
            return ready(next(dialog for dialog in dialogs() if type(dialog) is kind))

        before = dialogs()
        do()
        settle()
        for dialog in dialogs():
            kind = type(dialog)
            if dialog not in before and kind not in owners:
                is_first = is_repeated and kind not in self._kinds
                self._kinds |= {kind} if is_first else set()
                reopen = partial(again, kind) if is_first else None
                yield from self._inside(self._named(name, kind), ready(dialog), reopen, *owners, kind)
        for dialog in dialogs():
            if dialog not in before:
                dialog.close()
        settle()

    def _named(self, name: str, kind: type[QDialog]) -> str:
        """A name for a dialog that no other one has."""
        made = f"{name}-{kind.__name__}"
        self._names[made] += 1
        return made if self._names[made] == 1 else f"{made}-{self._names[made]}"

    def _inside(
        self, name: str, dialog: QDialog, again: Callable[[], QDialog] | None, *owners: type
    ) -> Iterator[View]:
        """A dialog, its pages, its other states, and what its buttons open."""
        yield View(name, dialog, again=again)
        if again is not None and not (isValid(dialog) and dialog.isVisible()):
            dialog = again()
        for turn, pages in _pages_of(dialog):
            for page in range(1, pages):
                turn(page)
                settle()
                yield View(f"{name}-page-{page + 1}", dialog)
                yield from self._behind_buttons(f"{name}-page-{page + 1}", dialog, owners)
        yield from self._behind_buttons(name, dialog, owners)
        for state in MORE.get(type(dialog).__name__, lambda _: iter(()))(dialog):
            settle()
            yield View(f"{name}-{state}", dialog)

    def _behind_buttons(self, name: str, whole: QWidget, owners: tuple[type, ...]) -> Iterator[View]:
        """What opens behind the buttons whose text ends in an ellipsis."""
        for button in whole.findChildren(QPushButton):
            is_offered = button.isVisible() and button.isEnabled() and button.menu() is None
            if is_offered and button.text().endswith("…"):
                yield from self._opened(name, button.click, *owners)


def ready(dialog: QDialog) -> QDialog:
    """The dialog, in a state in which each of its buttons does something."""
    READY.get(type(dialog).__name__, lambda _: None)(dialog)
    settle()
    return dialog


def dialogs() -> list[QDialog]:
    """Those that are open."""
    return [top for top in QApplication.topLevelWidgets() if isinstance(top, QDialog) and top.isVisible()]


def playthrough(name: str) -> str:
    """The record of a playthrough, without what it tells of its moves: these would be their notes."""
    return without_notes((PLAYTHROUGHS / f"{name}.txt").read_text(encoding="utf-8"))


@cache
def of_game(game: str) -> Mapping[str, Record[Any]]:
    """The playthroughs of a game by name, with a person at a table of computers."""
    found = {}
    for file in sorted(PLAYTHROUGHS.glob(f"{game}-*.txt")):
        text = playthrough(file.stem)
        for player, person in PLAYERS.items():
            text = text.replace(player, person)
        found[file.stem] = parse_record(text, SPECS)
    return found


def longest(game: str) -> list[str]:
    """The names of the longest playthroughs with people, the longest first."""
    lengths = {name: len(record.plays) for name, record in of_game(game).items() if _people(record)}
    return sorted(lengths, key=lengths.__getitem__, reverse=True)[:SHOWN_MIDWAY]


def midway(name: str) -> Record[Any]:
    """About the first half of a playthrough, up to a move for which a person had a choice."""
    record = next(records[name] for records in map(of_game, TITLES) if name in records)
    history, people = record.replay(), _people(record)
    chosen = [
        place
        for place, played in enumerate(history)
        if played.before.seat in people and len(played.before.legal_moves()) > 1
    ]
    return record.without_last(len(history) - min(chosen, key=lambda place: abs(2 * place - len(history))))


def _people(record: Record[Any]) -> tuple[int, ...]:
    return people_in(record, record.first_state().seats, GAMES[record.spec.id].players)


def finished(game: str) -> Record[Any]:
    """A playthrough of a game that came to its end, with a last move that no other dice undo, if there is one."""
    ended = [each for each in of_game(game).values() if each.replay()[-1].step.state.outcome() is not None]
    return next((each for each in ended if not each.plays[-1].faces), ended[0])


def _sit_down(game: str, tab: Any) -> None:
    """A position in which the coach has spoken."""
    tab.pace.stop()
    tab.bridge.go_on_from(midway(longest(game)[0]))
    tab.pace.stop()
    tab.ask_coach()


def play_on(tab: Any) -> None:
    """One press of the big button, and whatever the computer answers."""
    tab.primary.click()
    tab.pace.stop()
    while tab.session.computer_moves and not tab.session.is_over:
        tab.bridge.play_computer()
        tab.pace.stop()


def answered_in(section: QuestionSection, questions: Mapping[str, Mapping[str, str]] = QUICK) -> AnswerView:
    """Has a section show an answer, which was computed once for all languages."""
    kind = section.asking.kind.id
    section.asking.findings = _findings(kind, tuple(questions.get(kind, {}).items()))
    section.asking.changed.emit()
    assert section.answer is not None
    section.answer.complete()
    return section.answer


@cache
def _findings(kind: str, texts: tuple[tuple[str, str], ...]) -> Findings:
    asked = kind_called(kind)
    return asked.answered(asked.question(dict(texts)), OneByOne(), lambda _: None)


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


def _pages_of(dialog: QDialog) -> list[tuple[Callable[[int], None], int]]:
    """What turns the pages of a dialog, and their number."""
    lists = [(each.setCurrentRow, each.count()) for each in dialog.findChildren(QListWidget)]
    return lists + [(each.setCurrentIndex, each.count()) for each in dialog.findChildren(QTabWidget)]


def _asked(oracle: Any) -> Iterator[str]:
    oracle.ball.duration_ms = 0
    oracle.question.setText("Will I win at Hog tonight?")
    oracle.ask()
    yield "answer"


def _searched(palette: Any) -> Iterator[str]:
    palette.field.setText("zzz")
    yield "nothing"


def _practiced(practice: Any) -> Iterator[str]:
    """A position of each game that the trainer deals, before and after the answer."""
    practice.bar.kind.setCurrentIndex(1)
    for place in range(practice.bar.games.count()):
        practice.bar.games.setCurrentIndex(place)
        yield f"trainer-{practice.bar.game}"
        for number in practice.row.buttons:
            practice.row.choose(number)
        practice.go_on()
        yield f"trainer-{practice.bar.game}-answered"


def _mapped(strategies: Any) -> Iterator[str]:
    for place in range(strategies.choice.map.count()):
        strategies.choice.map.setCurrentIndex(place)
        yield f"map-{place + 1}"
    strategies.table_button.click()
    yield "table"


def _as_table(statistics: QWidget) -> Iterator[str]:
    for chart in statistics.findChildren(ChartCard)[-1:]:
        chart.table_button.click()
        yield "table"


def _at_an_error(review: Any) -> Iterator[str]:
    if review.page is not None and review.page.review.errors:
        review.page.go_to(review.page.review.errors[0])
        yield "error"
        # In a narrow window, the choices lie over the other parts.
        review.resize(review.parentWidget().size())
        review.page.other.click()
        yield "choices"
        review.page.what_if.go_on.click()
        yield "line"


def _set_up(window: Any) -> Iterator[str]:
    """A position of each game, two that are compared, and an impossible one; without the note of a kept one."""
    if window.words.isVisible():
        QTest.keyClick(window, Qt.Key.Key_Escape)
    for line in LINES:
        window.open_line(line)
        yield line.split(" ")[0]
    window.open_line(LINES[0])
    window.compare.click()
    window.open_line(OTHER_LINE)
    yield "compared"
    window.open_line(IMPOSSIBLE_LINE)
    yield "refused"


def _kept(window: Any) -> Iterator[str]:
    QGuiApplication.clipboard().setText(
        "\n".join((*LINES, f"{OTHER_LINE} # ★ Two or three?", IMPOSSIBLE_LINE))
    )
    window.paste()
    yield "list"


MORE: Mapping[str, Callable[[Any], Iterator[str]]] = {
    "CommandPalette": _searched,
    "KeptPositionsWindow": _kept,
    "OracleDialog": _asked,
    "PositionWindow": _set_up,
    "PracticeWindow": _practiced,
    "ReviewWindow": _at_an_error,
    "StatisticsWindow": _as_table,
    "StrategiesWindow": _mapped,
}
"""Other states of a dialog, by its class: each brings it into one after the other, and names them."""


OWN_RULES = HouseRules(field_twelve=3, minimum=7)
"""Those of neither house, so that the button of each changes something."""

READY: Mapping[str, Callable[[Any], object]] = {
    "HouseRulesDialog": lambda house: house.show_rules(OWN_RULES),
    "ReplayWindow": lambda replay: replay.go_to(replay.shown.game.moves // 2),
}
"""How a dialog is made ready to be looked at, by its class."""
