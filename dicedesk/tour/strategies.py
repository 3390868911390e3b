"""The stop of the tour at strategies that people bring to the Lab: one's own, and the contest of a class."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget

from dicedesk.play.settings import ThemeChoice
from dicedesk.tour.guide import SMALL, WIDE, Guide, TourError
from dicedesk.ui.features.lab.page import LabPage
from dicedesk.ui.games.hog.contest import ContestView
from dicedesk.ui.games.hog.own_strategy import OwnStrategyView

_FUNCTION = "def final_strategy(score, opponent_score):\n    return {body}\n"
_PROGRAMS = {
    "cautious": "2 if score > 80 else 4",
    "greedy": "10 if score < 20 else 5",
    "lover of bacon": "0 if opponent_score % 10 > 6 else 5",
    "out of range": "11",
    "never ready": "1 // (50 - score)",
}
"""What each of them returns; the last two are no strategies."""


def look_at_strategies(guide: Guide) -> None:
    """A program that is asked about, its maps and rates, a game against it, and a contest. Raises TourError."""
    folder = guide.folder / "strategies"
    folder.mkdir(exist_ok=True)
    for name, body in _PROGRAMS.items():
        (folder / f"{name}.py").write_text(_FUNCTION.format(body=body), encoding="utf-8")
    guide.key(Qt.Key.Key_L, control=True)
    lab = guide.window.current_tab
    if not isinstance(lab, LabPage):
        raise TourError("Ctrl+L did not open the Lab")
    _bring_one(guide, lab, folder)
    _hold_contest(guide, lab, folder)
    guide.key(Qt.Key.Key_1, control=True)


def _bring_one(guide: Guide, lab: LabPage, folder: Path) -> None:
    lab.choose("own-strategy")
    view = lab.view
    if not isinstance(view, OwnStrategyView):
        raise TourError("the page of one's own strategy did not open")
    guide.picture("own-strategy")
    view.take_files([str(folder / "lover of bacon.py")])
    guide.wait(view.bringing.question.isVisible, "the question")
    guide.picture("own-strategy-question")
    guide.click(view.bringing.question.run_button)
    guide.wait(view.result.isVisible, "the strategy")
    maps = view.result.maps
    guide.key(Qt.Key.Key_BracketRight, into=maps.choices)
    for place in range(maps.box.count()):
        maps.box.setCurrentIndex(place)
        guide.picture(f"own-strategy-{maps.beside.value}")
    _pictures(guide, "own-strategy", view)
    guide.click(view.play_button)
    guide.picture("hog-against-own-strategy")
    guide.key(Qt.Key.Key_L, control=True)
    view.take_files([str(folder / "out of range.py")])
    guide.wait(view.bringing.question.isVisible, "the question")
    guide.click(view.bringing.question.run_button)
    guide.wait(lambda: bool(view.bringing.error.text()), "the fault")
    guide.picture("own-strategy-fault")


def _hold_contest(guide: Guide, lab: LabPage, folder: Path) -> None:
    lab.choose("contest")
    view = lab.view
    if not isinstance(view, ContestView):
        raise TourError("the page of the contest did not open")
    guide.picture("contest")
    view.take_files([str(folder)])
    guide.wait(view.bringing.question.isVisible, "the question")
    guide.picture("contest-question")
    guide.click(view.bringing.question.run_button)
    guide.wait(view.standings.isVisible, "the ranking")
    _pictures(guide, "contest", view)


def _pictures(guide: Guide, name: str, view: QWidget) -> None:
    """The top and the end of a page, in each theme and two sizes."""
    bar = view.findChildren(QScrollArea)[0].verticalScrollBar()
    for theme in (ThemeChoice.LIGHT, ThemeChoice.CONTRAST, ThemeChoice.DARK):
        guide.dress(theme)
        for width, height in (SMALL, WIDE):
            guide.shell.resize(width, height)
            for end, place in (("top", 0), ("end", bar.maximum())):
                bar.setValue(place)
                guide.picture(f"{name}-{theme.value}-{width}x{height}-{end}")
