"""The Lab's question about Yacht and its answer: how often games end with each score."""

from itertools import accumulate
from typing import TYPE_CHECKING

from dicedesk.core.words import Sentence, figure, tr, trn
from dicedesk.games.yacht.boxes import Sheet
from dicedesk.games.yacht.players import PERFECT, PLAYERS, kind_of
from dicedesk.lab.charts import Axis, Chart, Curves, Histogram, Measure, NamedCurve, histogram
from dicedesk.lab.fields import SEED, ChoiceField, FieldChoice, LabQuestion, Tell, WholeNumberField
from dicedesk.lab.findings import Case, Findings, FoundTable, KeyNumber, QuestionKind, TableColumn
from dicedesk.lab.sample import WITHIN, Sample
from dicedesk.play.ports.jobs import Workers

if TYPE_CHECKING:
    from dicedesk.games.yacht.policies import ScoresFound
    from dicedesk.games.yacht.scores import Scores

_MOST_GAMES = 100_000_000

SHEET = ChoiceField(
    "sheet",
    tr("House rules", "a score sheet"),
    tr("The score sheet that the player fills in."),
    Sheet.YACHT.value,
    tuple(FieldChoice(sheet.value, sheet.title) for sheet in Sheet),
    help=tr("the house rules", "a score sheet"),
    metavar="NAME",
)
PLAYER = ChoiceField(
    "player",
    tr("Player"),
    tr("The computer player whose scores you want; the perfect player always makes the best choice."),
    PERFECT,
    tuple(FieldChoice(name, kind_of(name).title) for name in sorted(PLAYERS, key=PERFECT.__ne__)),
    help=tr("the computer player whose scores are counted"),
    metavar="NAME",
)
GAMES = WholeNumberField(
    "games",
    tr("Games", "games played"),
    tr("How many games to simulate."),
    "1000000",
    1,
    _MOST_GAMES,
    help=tr("how many games to simulate"),
    metavar="N",
)

_UNSEEN = 1e-3
"""A chart leaves out the lowest and the highest scores, together one game in 1,000."""

_STEP = 20
"""Points between the rows of the table."""

_ACROSS = Axis("score", tr("Score", "points of a game"), Measure.WHOLE)
_UP = Axis("at_least", tr("Chance", "probability"), Measure.CHANCE)


def answer_scores(question: LabQuestion, workers: Workers, tell: Tell) -> Findings:
    """Return how often the player's games end with each score. JobError if a worker failed."""
    # It loads numpy, 90 ms, which the window does without.
    from dicedesk.games.yacht.policies import scores_found

    name, sheet, games = question.value(PLAYER), Sheet(question.value(SHEET)), question.value(GAMES)
    found = scores_found(name, sheet, games, question.value(SEED), workers, tell)
    shown = histogram(_ACROSS, _shares(found.best_known), 0, _UNSEEN)
    case = Case(
        name,
        tr("{player}: {sheet}", player=kind_of(name).title, sheet=sheet.title),
        _numbers(found),
        (_chart(shown), _curves(found, shown)),
        (kind_of(name).tells, _half(found)),
        is_exact=found.exact is not None,
    )
    return Findings(
        question,
        (case,),
        tables=(_table(found, shown), _players(sheet)),
        notes=(_simulated(found, games), _known(sheet)),
    )


def _numbers(found: "ScoresFound") -> tuple[KeyNumber, ...]:
    known = found.best_known
    return (
        KeyNumber("mean", known.mean, Measure.NUMBER, tr("points on average", "score of a game")),
        KeyNumber("deviation", known.deviation, Measure.NUMBER, tr("standard deviation of the score")),
    )


def _half(found: "ScoresFound") -> Sentence:
    reached = accumulate(_shares(found.best_known))
    return tr(
        "Half of all games end with {points} points or fewer.",
        points=figure(next(score for score, share in enumerate(reached) if share >= 0.5)),
    )


def _shares(scores: "Scores") -> list[float]:
    games = sum(scores.games)
    return [each / games for each in scores.games]


def _chart(shown: Histogram) -> Chart:
    return Chart(
        "scores",
        tr("Final scores"),
        tr("How often a game ends with each score. One game in 1,000 ends outside the chart."),
        shown,
    )


def _curves(found: "ScoresFound", shown: Histogram) -> Chart:
    samples = [_at_least(found.played, int(score)) for score in shown.places]
    simulated = NamedCurve(
        "simulated",
        tr("Simulated"),
        tuple(sample.mean for sample in samples),
        *zip(*(sample.interval for sample in samples), strict=True),
    )
    exact = found.exact
    curves = (
        (simulated,)
        if exact is None
        else (
            NamedCurve("exact", tr("Exact"), tuple(1 - exact.below(int(score)) for score in shown.places)),
            simulated,
        )
    )
    return Chart(
        "at_least",
        tr("Chance of at least this score"),
        tr("How often a game ends with this score or a higher one."),
        Curves(_ACROSS, _UP, shown.places, curves),
    )


def _at_least(played: "Scores", score: int) -> Sample:
    return Sample.of_wins(int(sum(played.games)), int(sum(played.games[score:])))


def _table(found: "ScoresFound", shown: Histogram) -> FoundTable:
    exact, rows = found.exact, []
    for score in map(int, shown.places):
        if score % _STEP == 0:
            sample = _at_least(found.played, score)
            known = () if exact is None else (1 - exact.below(score),)
            rows.append((score, *known, sample.mean, *sample.interval))
    columns = (
        TableColumn("score", tr("Score", "points of a game"), Measure.WHOLE),
        *(() if exact is None else (TableColumn("exact", tr("Exact"), Measure.CHANCE),)),
        TableColumn("simulated", tr("Simulated"), Measure.CHANCE),
        TableColumn("low", tr("From"), Measure.CHANCE),
        TableColumn("high", tr("To"), Measure.CHANCE),
    )
    return FoundTable("scores", tr("Games that end with at least this score"), columns, tuple(rows))


def _players(sheet: Sheet) -> FoundTable:
    columns = (
        TableColumn("player", tr("Player"), Measure.TEXT),
        TableColumn("mean", tr("Points on average"), Measure.NUMBER),
    )
    rows = sorted(
        ((kind_of(name).title, kind_of(name).means[sheet]) for name in PLAYERS), key=lambda row: -row[1]
    )
    return FoundTable("players", tr("All computer players: {sheet}", sheet=sheet.title), columns, tuple(rows))


def _simulated(found: "ScoresFound", games: int) -> Sentence:
    sample = found.played.sample
    return tr(
        "Simulated: {games}, {mean} ± {error} points on average. From and To are the ends of the 95% interval "
        "(Wilson); 19 of 20 such intervals contain the exact chance.",
        games=trn("1 game", "{count} games", games),
        mean=figure(sample.mean, 2),
        error=figure(WITHIN * sample.standard_error, 2),
    )


def _known(sheet: Sheet) -> Sentence:
    if not sheet.bonus:
        return tr("All chances and averages are exact: each sheet and each roll is followed to the end.")
    return tr(
        "Best play scores exactly {mean} points on average; the other players' averages come from a million "
        "games.",
        mean=figure(sheet.par, 4),
    )


SCORES_KIND = QuestionKind(
    "yacht-scores",
    tr("Yacht: final scores"),
    tr("How often a computer player's games of Yacht end with each score."),
    (SHEET, PLAYER, GAMES, SEED),
    answer_scores,
    help=tr("find how often a computer player's games of Yacht end with each score"),
)

KINDS = (SCORES_KIND,)
