"""What a jump in a long replay costs beside one in a short one, in the whole window of the replay.

The numbers are in what a failure says.
"""

import os
import subprocess
import sys

import pytest

MOST_TIMES_A_SHORT_GAME = 4.0
"""Between 1.0 and 1.7 is measured."""

MEASURED_AT_MOST = 4

JUMPS = """
import sys
from random import Random
from statistics import median
from time import process_time
from PySide6.QtWidgets import QWidget
from dicedesk.core.rollers import SeededDice
from dicedesk.core.record import Record
from dicedesk.games.catalogue import SPECS
from tests.fakes.jobs import ImmediateJobs
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.features.replay import recorded_in
from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.app import make_app
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.features.replay import ReplayWindow
from dicedesk.ui.games.catalogue import all_tabs
from dicedesk.play.ports.audio import Availability
from tests.fakes.sound import NoSound
from dicedesk.ui.base.languages import WindowLanguage
from tests.fakes.speech import NoSpeech
from tests.ui.parts import late_parts_with, parts_with
from tests.ui.kept_settings import settings_of

_, game, length = sys.argv
moves = {"craps": ("throw",), "hazard": ("main 7", "throw")}[game]
spec, lines = SPECS[game], []
while len(lines) < int(length):
    lines += [f"{move} : 3 4" if move == "throw" else move for move in moves]
text = f'[Game "{game}"]\\n' + "\\n".join(lines) + "\\n"
app = make_app([])
appearance, store = Appearance(app, ThemeChoice.DARK), ForgetfulStore()
settings = settings_of(store)
make_late = late_parts_with(NoSpeech(Availability("None.")), NoSound())
language, jobs = WindowLanguage(app, settings), ImmediateJobs()
tabs = all_tabs(parts_with(store, settings, language, appearance, jobs, make_late, None))
show = next(spec.show for spec in tabs if spec.id == game)
owner = QWidget()
recorded = recorded_in(text)
window = ReplayWindow(recorded, game, show, appearance, lambda cue: None, owner)
window.resize(1280, 800)
window.show()
window.go_to(recorded.moves)
luck, taken = Random(1), []
for _ in range(21):
    place = luck.randint(0, recorded.moves)
    start = process_time()
    window.transport.scrubber.setValue(place)
    app.processEvents()
    taken.append(process_time() - start)
print(median(taken))
window.close()
"""


def jump(game: str, moves: int) -> float:
    """The median time of a jump to any place of a replay of `moves` moves, in milliseconds."""
    told = subprocess.run(  # noqa: S603 (our own program)
        [sys.executable, "-c", JUMPS, game, str(moves)],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    )
    return float(told.stdout) * 1000


@pytest.mark.parametrize("game", ["craps", "hazard"])
def test_a_jump_in_ten_thousand_moves_costs_about_what_it_costs_in_a_few(game: str) -> None:
    short = long = float("inf")
    for _ in range(MEASURED_AT_MOST):
        short, long = min(short, jump(game, 200)), min(long, jump(game, 10_000))
        if long <= MOST_TIMES_A_SHORT_GAME * short:
            break
    assert long <= MOST_TIMES_A_SHORT_GAME * short
