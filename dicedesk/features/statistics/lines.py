"""The statistics as lines for a terminal."""

from collections.abc import Iterator

from dicedesk.core.money import gain_words
from dicedesk.core.words import Sentence, figure, percent, tr, trn
from dicedesk.features.history.summaries import opponent_words, title_words
from dicedesk.features.statistics.statistics import OpponentResults, Results, Statistics
from dicedesk.features.statistics.words import best_title, best_words, games_words, streak_words
from dicedesk.lab.dice_test.evenness import dice_words, evenness_of_faces, evenness_of_sums, sums_words
from dicedesk.play.ports.game_summary import GameSummary


def lines_of(statistics: Statistics) -> Iterator[str]:
    """What was played, against whom, the streaks, the best, the money and the dice."""
    yield games_words(statistics)
    for one in statistics.opponents:
        yield opponent_line(one)
    yield from streak_words(statistics.streaks)
    for best in statistics.bests:
        yield tr("{title}: {value}", title=best_title(best), value=best_words(best))
    if statistics.money:
        yield tr("Net winnings: {amount}", amount=gain_words(statistics.money[-1].total))
    faces, sums = evenness_of_faces(statistics.dice), evenness_of_sums(statistics.dice)
    if faces.total:
        yield tr("Faces: {said}", said=dice_words(faces))
    if sums.total:
        yield tr("Sums of two dice: {said}", said=sums_words(sums))


def opponent_line(one: OpponentResults) -> Sentence:
    """The results against one opponent."""
    return tr("{title}: {value}", title=opponent_title(one), value=results_words(one.results))


def opponent_title(one: OpponentResults) -> str:
    """The game, and against whom."""
    title, opponent = title_words(GameSummary(one.game)), opponent_words(one.game, one.opponent)
    return tr("{game}, {opponent}", game=title, opponent=opponent) if opponent else title


def results_words(results: Results) -> Sentence:
    """How many counted games were won, lost and tied; of games that nobody can win only how many there were."""
    share = results.share_won
    if share is None:
        return trn("1 game", "{count} games", results.counted)
    return tr(
        "{won} won, {lost} lost, {tied} tied ({share} won)",
        won=figure(results.won),
        lost=figure(results.lost),
        tied=figure(results.tied),
        share=percent(share, 0),
    )
