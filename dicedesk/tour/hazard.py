"""The tour's game of Hazard."""

from PySide6.QtCore import Qt

from dicedesk.games.hazard.rules import MAINS
from dicedesk.tour.guide import GameStop, Guide, TourError, warned
from dicedesk.ui.games.hazard.tab import HazardTab
from dicedesk.ui.games.hazard.win_rates import WinRatesDialog

_MOST_STEPS = 2000
_MAIN_KEY = Qt.Key.Key_6


def play(guide: Guide) -> None:
    """Casts until the dice are lost, with pictures in every theme and size. Raises TourError where a step fails."""
    tab = guide.page(HazardTab)
    guide.appearances("hazard-start")
    guide.key(_MAIN_KEY)
    _ask_the_coach(guide, tab)
    guide.key(Qt.Key.Key_Return)
    guide.midway("hazard-dice-in-the-air")
    seen_chance = False
    for _ in range(_MOST_STEPS):
        if tab.session.is_over and not tab.pace.is_busy:
            break
        if tab.session.state.chance is not None and not tab.pace.is_busy and not seen_chance:
            guide.appearances("hazard-chance-stands")
            seen_chance = True
        guide.key(Qt.Key.Key_Return)
    else:
        raise TourError("the turn at the dice did not come to an end")
    guide.appearances("hazard-end")
    guide.say(f"result: {tab.result.headline.text()}")
    guide.write_record("hazard.dice")
    _simulate(guide)


def _ask_the_coach(guide: Guide, tab: HazardTab) -> None:
    """What each main gives away, and a main that is held back once. Raises TourError."""
    guide.ask_coach("hazard")
    coach = tab.cards.coach
    guide.wait(lambda: bool(coach.text.best), "the coach of Hazard")
    guide.appearances("hazard-coach")
    with warned(guide, tab, coach, "hazard"):
        guide.key(Qt.Key.Key_Return)


def _simulate(guide: Guide) -> None:
    guide.key(Qt.Key.Key_S)
    dialog = guide.opened(WinRatesDialog)
    guide.key(Qt.Key.Key_Return, into=dialog)
    guide.wait(lambda: len(dialog.table.rates) == len(MAINS), "the win rates")
    guide.every_theme("hazard-simulated-rounds", dialog)
    guide.leave(dialog)


STOP = GameStop(play)
