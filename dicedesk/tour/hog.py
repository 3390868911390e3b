"""The tour's game of Hog."""

from PySide6.QtCore import Qt

from dicedesk.games.hog.strategies import MapKind
from dicedesk.tour.guide import SIZES, Guide, TourError, wait_for_warning, warned
from dicedesk.ui.games.hog.strategies import StrategiesWindow
from dicedesk.ui.games.hog.tab import HogTab

_MOST_STEPS = 2000
_DICE_KEY = Qt.Key.Key_5
_POOR_TURN = 12
"""After so many turns of the tour's dice, five dice give much away."""
_STRATEGIES = ("swap", "final")
_FOR_EVER_MS = 3_600_000
_SMALL = (800, 560)


def play(guide: Guide) -> None:
    """Plays a whole game, with pictures in every theme and size, and begins another. Raises TourError."""
    tab = guide.window.current_tab
    if not isinstance(tab, HogTab):
        raise TourError("the tab is not that of Hog")
    # It moves when Enter is pressed, not after a pause that may end between two pictures.
    tab.pace.set_pause(_FOR_EVER_MS)
    guide.rules("hog-rules")
    guide.appearances("hog-start")
    _play(guide, tab)
    guide.appearances("hog-end")
    guide.write_record("hog.dice")
    guide.key(Qt.Key.Key_N)
    if tab.session.is_over or tab.session.history:
        raise TourError("“Play again” did not begin a new game")
    guide.picture("hog-play-again")
    _type_in(guide, tab)
    _see_strategies(guide, tab)


def _see_strategies(guide: Guide, tab: HogTab) -> None:
    """Each map of a strategy in each theme, the position that costs it most, and the numbers. Raises TourError."""
    guide.click(tab.cards.players.strategies)
    window = guide.shell.findChild(StrategiesWindow)
    if window is None:
        raise TourError("the strategies did not open")
    window.show_strategies(_STRATEGIES)
    guide.wait(lambda: window.seen is not None and not window.note.isVisible(), "the map")
    guide.key(Qt.Key.Key_BracketRight, into=window.map)
    for place, kind in enumerate(MapKind):
        window.choice.map.setCurrentIndex(place)
        guide.every_theme(f"strategies-{kind.value}", window)
    for size in (_SMALL, SIZES[-1]):
        window.resize(*size)
        guide.picture(f"strategies-{size[0]}x{size[1]}", window)
    guide.click(window.table_button)
    guide.picture("strategies-table", window)
    guide.key(Qt.Key.Key_Escape, into=window)
    guide.come_back()


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
    guide.key(Qt.Key.Key_B)
    coach = tab.cards.coach
    guide.wait(lambda: not coach.button.isVisible(), "the coach")
    guide.appearances("hog-coach")
    guide.why("hog-why")
    with warned(guide, tab, coach):
        guide.key(Qt.Key.Key_Return)
        wait_for_warning(guide, tab, "the warning")
        guide.appearances("hog-warning")
