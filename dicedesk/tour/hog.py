"""The tour's game of Hog."""

from PySide6.QtCore import Qt

from dicedesk.tour.guide import Guide, TourError
from dicedesk.ui.tabs.hog.tab import HogTab

_MOST_STEPS = 2000
_DICE_KEY = Qt.Key.Key_5
_POOR_TURN = 12
"""After so many turns of the tour's dice, five dice give much away."""


def play(guide: Guide) -> None:
    """Plays a whole game, with pictures in every theme and size, and begins another. Raises TourError."""
    tab = guide.window.current_tab
    if not isinstance(tab, HogTab):
        raise TourError("the tab is not that of Hog")
    guide.rules("hog-rules")
    guide.appearances("hog-start")
    _play(guide, tab)
    guide.appearances("hog-end")
    guide.write_record("hog.dice")
    guide.key(Qt.Key.Key_N)
    if tab.session.is_over or tab.session.history:
        raise TourError("“Play again” did not begin a new game")
    guide.picture("hog-play-again")


def _play(guide: Guide, tab: HogTab) -> None:
    """Chooses five dice and presses Enter until the game is over, with pictures on the way."""
    guide.key(_DICE_KEY)
    guide.key(Qt.Key.Key_Return)
    guide.look_on()
    guide.picture("hog-dice-in-the-air")
    seen_swap = False
    for _ in range(_MOST_STEPS):
        if tab.board.is_crossing and not seen_swap:
            guide.look_on()
            guide.picture("hog-scores-cross-over")
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


def _ask_the_coach(guide: Guide, tab: HogTab) -> None:
    """The chance to win with each choice, and a choice that is held back once. Raises TourError."""
    guide.key(Qt.Key.Key_B)
    coach = tab.cards.coach
    guide.wait(lambda: not coach.button.isVisible(), "the coach")
    guide.appearances("hog-coach")
    guide.click(coach.settings.button)
    if coach.boxes is None:
        raise TourError("the coach's settings did not open")
    coach.boxes.warning.setFocus()
    guide.key(Qt.Key.Key_Down)
    tab.take_focus()
    guide.key(Qt.Key.Key_Return)
    guide.wait(tab.cards.held.isVisible, "the warning")
    guide.appearances("hog-warning")
    coach.boxes.warning.setFocus()
    guide.key(Qt.Key.Key_Up)
    tab.take_focus()
