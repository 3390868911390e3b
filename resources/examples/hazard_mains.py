"""The chance to win a round of Hazard with each main, as a fraction, beside a million simulated rounds."""

from dicedesk.games.hazard.odds import win_chance
from dicedesk.games.hazard.rules import MAINS
from dicedesk.games.hazard.simulation import play_hazard
from dicedesk.play.ports.jobs import OneByOne

for main in MAINS:
    *_, played = play_hazard(main, 1_000_000, seed=main, workers=OneByOne())
    sample = played.result
    print(
        f"main {main}  {win_chance(main)!s:>9}  {sample.mean:.4%} give or take {2 * sample.standard_error:.4%}"
    )
