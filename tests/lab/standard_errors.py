"""How far what was played is from what is known exactly."""

from math import sqrt

from dicedesk.lab.sample import Sample


def standard_errors(sample: Sample, chance: float) -> float:
    """How many standard errors the wins lie above what this chance to win makes likely."""
    return (sample.mean - chance) / sqrt(chance * (1 - chance) / sample.games)
