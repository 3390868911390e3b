"""The words for how far the adding up of games is."""

from dicedesk.features.statistics.progress import StatisticsProgress
from dicedesk.ui.base.words import tr


def how_far(progress: StatisticsProgress) -> tuple[str, float]:
    """What is being done, and the share of it that is done."""
    words = tr("Reading earlier games…") if progress.is_summarizing else tr("Calculating statistics…")
    return words, progress.share
