"""The part of Yacht's Lab answer that needs numpy: a player's scores, exact and in games with random dice.

A worker loads this module; the window uses only `questions`.
"""

from contextlib import closing
from dataclasses import dataclass

from dicedesk.games.yacht.boxes import Sheet
from dicedesk.games.yacht.players import player_scorer
from dicedesk.games.yacht.policies import exact_scores, play_yacht, policy_of
from dicedesk.games.yacht.scores import Scores
from dicedesk.lab.fields import AnswerProgress, Tell
from dicedesk.play.ports.jobs import Workers


@dataclass(frozen=True)
class ScoresFound:
    """The scores of simulated games, and the chance of each score; None in the presets with a bonus."""

    played: Scores
    exact: Scores | None

    @property
    def best_known(self) -> Scores:
        """The exact scores; those of the simulated games if there are none."""
        return self.exact or self.played


def scores_found(name: str, sheet: Sheet, games: int, seed: int, workers: Workers, tell: Tell) -> ScoresFound:
    """Return the scores of a computer player; `tell` is called with the number of games played.

    The best play of a preset with a bonus may have to be solved, which counts like the games. JobError if a worker
    failed.
    """
    solved = games if sheet.bonus and player_scorer(name) is None else 0
    parts = solved + games
    tell(AnswerProgress(0, parts))
    policy = policy_of(name, sheet, lambda share: tell(AnswerProgress(round(share * solved), parts)))
    exact = None if sheet.bonus else Scores(exact_scores(policy).tolist())
    with closing(play_yacht(policy, games, seed, workers)) as runs:
        for running in runs:
            tell(AnswerProgress(solved + running.games, parts))
            played = running.result
    return ScoresFound(played, exact)
