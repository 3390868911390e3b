"""The tour's game of Hog, and the strategies of one's own in the Lab."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget

from dicedesk.core.fair.open_dice import DatedDice
from dicedesk.games.hog.strategies import MapKind
from dicedesk.play.settings import ThemeChoice
from dicedesk.tour.guide import SIZES, SMALL, WIDE, GameStop, Guide, TourError, warned
from dicedesk.ui.features.lab.page import LabPage
from dicedesk.ui.games.hog.contest import ContestView
from dicedesk.ui.games.hog.own_strategy import OwnStrategyView
from dicedesk.ui.games.hog.strategies import StrategiesWindow
from dicedesk.ui.games.hog.tab import HogTab

_MOST_STEPS = 2000
_DICE_KEY = Qt.Key.Key_5
_POOR_TURN = 12
"""After so many turns of the tour's dice, five dice give much away."""
_STRATEGIES = ("swap", "final")
_FOR_EVER_MS = 3_600_000


def play(guide: Guide) -> None:
    """Plays a whole game, with pictures in every theme and size, and begins another. Raises TourError."""
    tab = guide.page(HogTab)
    # It moves when Enter is pressed, not after a pause that may end between two pictures.
    tab.pace.set_pause(_FOR_EVER_MS)
    guide.appearances("hog-start")
    guide.key(Qt.Key.Key_K)
    guide.picture("hog-casual")
    guide.key(Qt.Key.Key_K)
    _play(guide, tab)
    guide.appearances("hog-end")
    guide.write_record("hog.dice")
    guide.key(Qt.Key.Key_N)
    if tab.session.is_over or tab.session.history:
        raise TourError("“Play again” did not begin a new game")
    guide.picture("hog-play-again")
    _type_in(guide, tab)
    _see_strategies(guide, tab)
    _play_today(guide, tab)


def _play_today(guide: Guide, tab: HogTab) -> None:
    """Today's game to its end, and the line that its result offers to copy. Raises TourError."""
    guide.key(Qt.Key.Key_T, control=True)
    if not isinstance(tab.session.dice, DatedDice):
        raise TourError("today's game did not begin")
    for _ in range(_MOST_STEPS):
        if tab.session.is_over and not tab.pace.is_busy:
            break
        guide.key(Qt.Key.Key_Return)
    guide.wait(tab.result.copy_button.isVisible, "the line to copy")
    guide.appearances("hog-todays-result")
    guide.click(tab.result.copy_button)
    guide.picture("hog-todays-result-copied")
    tab.input.begin_again()


def _see_strategies(guide: Guide, tab: HogTab) -> None:
    """Each map of a strategy in each theme, the position that costs it most, and the numbers. Raises TourError."""
    guide.click(tab.cards.players.strategies)
    window = guide.opened(StrategiesWindow)
    window.show_strategies(_STRATEGIES)
    guide.wait(lambda: window.seen is not None and not window.note.isVisible(), "the map")
    guide.key(Qt.Key.Key_BracketRight, into=window.map)
    for place, kind in enumerate(MapKind):
        window.choice.map.setCurrentIndex(place)
        guide.every_theme(f"strategies-{kind.value}", window)
    for size in (SMALL, SIZES[-1]):
        window.resize(*size)
        guide.picture(f"strategies-{size[0]}x{size[1]}", window)
    guide.click(window.table_button)
    guide.picture("strategies-table", window)
    guide.leave(window)


def _play(guide: Guide, tab: HogTab) -> None:
    """Chooses five dice and presses Enter until the game is over, with pictures on the way."""
    guide.key(_DICE_KEY)
    guide.key(Qt.Key.Key_Return)
    guide.midway("hog-dice-in-the-air")
    seen_swap = False
    for _ in range(_MOST_STEPS):
        if tab.board.is_crossing and not seen_swap:
            guide.midway("hog-scores-cross-over")
            seen_swap = True
        if tab.session.is_over and not tab.pace.is_busy:
            break
        turns = len(tab.session.history)
        if turns == _POOR_TURN and not tab.pace.is_busy:
            _ask_the_coach(guide, tab)
        guide.key(Qt.Key.Key_Return)
        if turns in (6, 7) and not tab.pace.is_busy:
            guide.appearances(f"hog-turn-{turns}")
    else:
        raise TourError("the game did not come to an end")
    guide.say(f"result: {tab.result.headline.text()}")


def _type_in(guide: Guide, tab: HogTab) -> None:
    """A roll of dice of one's own, of which some faces are typed. Raises TourError."""
    tab.bridge.ask_for_game(are_typed=True)
    for key in (_DICE_KEY, Qt.Key.Key_Return, Qt.Key.Key_2, Qt.Key.Key_6, Qt.Key.Key_4):
        guide.key(key)
    if tab.typed.entry is None:
        raise TourError("the faces of one's own dice were not asked for")
    guide.appearances("hog-own-dice")
    guide.key(Qt.Key.Key_Escape)
    tab.bridge.ask_for_game(are_typed=False)


def _ask_the_coach(guide: Guide, tab: HogTab) -> None:
    """The chance to win with each choice, and a choice that is held back once. Raises TourError."""
    guide.ask_coach("hog")
    coach = tab.cards.coach
    guide.wait(lambda: not coach.button.isVisible(), "the coach")
    guide.appearances("hog-coach")
    guide.why("hog-why")
    with warned(guide, tab, coach, "hog"):
        guide.key(Qt.Key.Key_Return)


_FUNCTION = "def final_strategy(score, opponent_score):\n    return {body}\n"
_PROGRAMS = {
    "cautious": "2 if score > 80 else 4",
    "greedy": "10 if score < 20 else 5",
    "lover of bacon": "0 if opponent_score % 10 > 6 else 5",
    "out of range": "11",
    "never ready": "1 // (50 - score)",
}
"""What each of them returns; the last two are no strategies."""


def _look_at_lab(guide: Guide, lab: LabPage) -> None:
    """A program that is asked about, its maps and rates, a game against it, and a contest. Raises TourError."""
    folder = guide.folder / "strategies"
    folder.mkdir(exist_ok=True)
    for name, body in _PROGRAMS.items():
        (folder / f"{name}.py").write_text(_FUNCTION.format(body=body), encoding="utf-8")
    guide.key(Qt.Key.Key_1, control=True)
    guide.key(Qt.Key.Key_L, control=True)
    _bring_one(guide, lab, folder)
    _hold_contest(guide, lab, folder)


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


STOP = GameStop(play, _look_at_lab, is_reviewed=True)
