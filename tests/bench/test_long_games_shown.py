"""What a move costs in a long game beside a short one, measured in the whole window with all of its cards.

`pytest tests/bench -s` prints the milliseconds.
"""

import math
import os
import subprocess
import sys

import pytest

MOST_TIMES_A_SHORT_GAME = 2.0
"""Between 0.9 and 1.4 is measured; up to 40 where cards told the whole game again."""

MEASURED_AT_MOST = 5
"""A busy machine can slow one process down for its whole life; it never makes one faster, so that the least counts."""

MOVES = """
import sys
from time import process_time
from PySide6.QtWidgets import QVBoxLayout, QWidget
from dicedesk.core.rollers import SeededDice
from dicedesk.games.craps.rules import PlaceBet
from dicedesk.games.craps.rules import Throw as CrapsThrow
from dicedesk.games.hazard.rules import ChooseMain, Throw
from dicedesk.games.hog.rules import RollDice
from dicedesk.games.poker_dice.rules import Hold, PlayHand
from tests.fakes.jobs import ImmediateJobs
from dicedesk.play.ports.store import ForgetfulStore
from tests.ui.kept_settings import settings_of
from dicedesk.ui.base.app import make_app
from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.games.catalogue import all_tabs
from dicedesk.play.ports.audio import Availability
from tests.fakes.sound import NoSound
from dicedesk.ui.base.languages import WindowLanguage
from tests.fakes.speech import NoSpeech
from tests.ui.parts import late_parts_with, parts_with

class Loaded(SeededDice):
    # Dice with which every game goes on for as long as somebody plays.
    def roller(self, skip=0):
        return self

    def roll(self, dice):
        return {0: (), 1: (1,), 2: (3, 4), 5: (5, 5, 5, 2, 3)}[dice]

_, game, length = sys.argv
place, *turn = {
    "hog": (0, RollDice(1)),
    "craps": (1, PlaceBet("pass", 5), CrapsThrow()),
    "hazard": (2, ChooseMain(7), Throw()),
    "poker-dice": (3, PlayHand(), Hold()),
}[game]
app = make_app([])
appearance, store = Appearance(app, ThemeChoice.DARK), ForgetfulStore()
settings = settings_of(store)
make_late = late_parts_with(NoSpeech(Availability("None.")), NoSound())
language, jobs = WindowLanguage(app, settings), ImmediateJobs()
tabs = all_tabs(parts_with(store, settings, language, appearance, jobs, make_late, lambda _: Loaded(3)))
window = QWidget()
tab = tabs[place].make(window)
QVBoxLayout(window).addWidget(tab)
window.resize(1280, 800)
if game == "hog":
    tab.cards.players.away.setCurrentIndex(tab.cards.players.away.findData("person"))
while len(tab.session.history) < int(length):
    for move in turn:
        tab.session.play(move)
window.show()
tab.tray.duration_ms = 0
taken = []
for _ in range(15):
    start = process_time()
    for move in turn:
        tab.bridge.play(move)
        tab.pace.stop()
        app.processEvents()
    taken.append(process_time() - start)
print(min(taken))
window.close()
"""


def milliseconds(game: str, length: int) -> float:
    """The time of a move in a game of `length` moves."""
    command = [sys.executable, "-c", MOVES, game, str(length)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(  # noqa: S603
        command, env=environment, stdout=subprocess.PIPE, text=True, timeout=300, check=True
    )
    return 1000 * float(done.stdout)


@pytest.mark.parametrize(
    ("game", "few", "many"),
    # With the turns measured this game of Hog stays short of its end.
    [("hog", 80, 170), ("craps", 100, 3000), ("hazard", 100, 3000), ("poker-dice", 100, 3000)],
)
def test_a_move_costs_the_same_in_a_long_game(game: str, few: int, many: int) -> None:
    short = long = math.inf
    for _ in range(MEASURED_AT_MOST):
        short, long = min(short, milliseconds(game, few)), min(long, milliseconds(game, many))
        if long / short < MOST_TIMES_A_SHORT_GAME:
            break
    sys.stdout.write(f"\n{game}: {short:.1f} ms a move at {few} moves, {long:.1f} ms at {many}\n")
    assert long / short < MOST_TIMES_A_SHORT_GAME
