"""The statistics in words."""

from dicedesk.core.words import Sentence, figure, tr, trn
from dicedesk.features.statistics.statistics import BestGame, Statistics, Streaks
from dicedesk.games.catalogue import KITS
from dicedesk.play.ports.game_summary import GameResult


def best_words(best: BestGame) -> str:
    """The best figure as a person reads it."""
    return KITS[best.game].past.best.words(best.figure.value)


def best_title(best: BestGame) -> Sentence:
    """What it is, and of which game."""
    kit = KITS[best.game]
    return tr("{game}: {figure}", game=kit.spec.title, figure=kit.past.best.title)


def streak_words(streaks: Streaks) -> tuple[Sentence, ...]:
    """The longest streaks, and the one that goes on."""
    if not streaks.now:
        return ()
    said = [
        trn("Longest winning streak: 1 win", "Longest winning streak: {count} wins", streaks.won),
        trn("Longest losing streak: 1 game", "Longest losing streak: {count} games", streaks.lost),
    ]
    match streaks.result_now:
        case GameResult.WON:
            said.append(trn("Current streak: 1 win", "Current streak: {count} wins", streaks.now))
        case GameResult.LOST:
            said.append(trn("Current streak: 1 loss", "Current streak: {count} losses", streaks.now))
        case _:
            pass
    return tuple(said)


def games_words(statistics: Statistics) -> Sentence:
    """How many games were played, and how many of these count."""
    results = statistics.results
    return tr(
        "{played}: {counted} counted, {practice} casual, {left} left early",
        played=trn("1 game", "{count} games", results.played),
        counted=figure(results.counted),
        practice=figure(results.practice),
        left=figure(results.left),
    )
