"""Games of Yacht, played alone by a computer player, by the million."""

from collections.abc import Generator
from contextlib import closing

from dicedesk.games.yacht.policies import Policy, play_yacht
from dicedesk.lab.chunks import PartialResult
from dicedesk.lab.sample import Sample
from dicedesk.play.ports.jobs import Workers


def play_for_points(
    policy: Policy, games: int, seed: int, workers: Workers
) -> Generator[PartialResult[Sample], None, None]:
    """Play games with a player's choices; yield the points of those done so far.

    Raises ValueError for fewer than 1 game.
    """
    with closing(play_yacht(policy, games, seed, workers)) as runs:
        for running in runs:
            yield PartialResult(running.games, running.result.sample)
