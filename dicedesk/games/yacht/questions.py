"""The Lab's question about Yacht and its answer: how often games end with each score."""

from collections.abc import Sequence
from contextlib import closing
from itertools import accumulate

from dicedesk.core.words import Sentence, figure, tr, trn
from dicedesk.games.yacht.boxes import Sheet
from dicedesk.games.yacht.players import PERFECT, PLAYERS, kind_of
from dicedesk.games.yacht.scores import Scores
from dicedesk.lab.charts import Axis, Chart, Curves, Measure, NamedCurve, histogram
from dicedesk.lab.fields import (
    SEED,
    AnswerProgress,
    ChoiceField,
    FieldChoice,
    LabQuestion,
    Tell,
    WholeNumberField,
)
from dicedesk.lab.findings import Case, Findings, FoundTable, KeyNumber, QuestionKind, TableColumn
from dicedesk.lab.sample import WITHIN, Sample
from dicedesk.play.ports.jobs import Workers

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
"""Points between the rows of the table of scores."""

_ACROSS = Axis("score", tr("Score", "points of a game"), Measure.WHOLE)
_UP = Axis("at_least", tr("Chance", "probability"), Measure.CHANCE)


def answer_scores(question: LabQuestion, workers: Workers, tell: Tell) -> Findings:
    """Return how often the player's games end with each score. JobError if a worker failed.

    The best play of a preset with a bonus may have to be solved, which counts like the games.
    """
    # It loads numpy, 90 ms, which the window does without.
    from dicedesk.games.yacht.policies import exact_scores, play_yacht, policy_of

    name, sheet, games = question.value(PLAYER), Sheet(question.value(SHEET)), question.value(GAMES)
    solved = games if sheet.bonus and name == PERFECT else 0
    parts = solved + games
    tell(AnswerProgress(0, parts))
    policy = policy_of(name, sheet, lambda share: tell(AnswerProgress(round(share * solved), parts)))
    exact = None if sheet.bonus else Scores(exact_scores(policy).tolist())
    with closing(play_yacht(policy, games, question.value(SEED), workers)) as runs:
        for running in runs:
            tell(AnswerProgress(solved + running.games, parts))
            played = running.result
    best_known = exact or played
    shown = histogram(_ACROSS, best_known.shares, 0, _UNSEEN)
    curves = _curves(played, exact, shown.places)
    case = Case(
        name,
        tr("{player}: {sheet}", player=kind_of(name).title, sheet=sheet.title),
        (
            KeyNumber("mean", best_known.mean, Measure.NUMBER, tr("points on average", "score of a game")),
            KeyNumber(
                "deviation", best_known.deviation, Measure.NUMBER, tr("standard deviation of the score")
            ),
        ),
        (
            Chart(
                "scores",
                tr("Final scores"),
                tr("How often a game ends with each score. One game in 1,000 ends outside the chart."),
                shown,
            ),
            Chart(
                "at_least",
                tr("Chance of at least this score"),
                tr("How often a game ends with this score or a higher one."),
                curves,
            ),
        ),
        (kind_of(name).tells, _half(best_known.shares)),
        is_exact=exact is not None,
    )
    return Findings(
        question,
        (case,),
        tables=(_table(curves), _players(sheet)),
        notes=(_simulated(played.sample), _known(sheet)),
    )


def _half(shares: Sequence[float]) -> Sentence:
    reached = accumulate(shares)
    return tr(
        "Half of all games end with {points} points or fewer.",
        points=figure(next(score for score, share in enumerate(reached) if share >= 0.5)),
    )


def _curves(played: Scores, exact: Scores | None, places: Sequence[float]) -> Curves:
    """The chances of at least these scores, simulated and, if they are known, exact."""
    games = int(sum(played.games))
    samples = [Sample.of_wins(games, int(sum(played.games[int(score) :]))) for score in places]
    simulated = NamedCurve(
        "simulated",
        tr("Simulated"),
        tuple(sample.mean for sample in samples),
        *zip(*(sample.interval for sample in samples), strict=True),
    )
    if exact is None:
        return Curves(_ACROSS, _UP, tuple(places), (simulated,))
    chances = tuple(1 - exact.below(int(score)) for score in places)
    return Curves(_ACROSS, _UP, tuple(places), (NamedCurve("exact", tr("Exact"), chances), simulated))


def _table(drawn: Curves) -> FoundTable:
    exact = (TableColumn("exact", tr("Exact"), Measure.CHANCE),) if len(drawn.curves) > 1 else ()
    columns = (
        TableColumn("score", tr("Score", "points of a game"), Measure.WHOLE),
        *exact,
        TableColumn("simulated", tr("Simulated"), Measure.CHANCE),
        TableColumn("low", tr("From"), Measure.CHANCE),
        TableColumn("high", tr("To"), Measure.CHANCE),
    )
    simulated = drawn.curves[-1]
    values = (*(curve.values for curve in drawn.curves), simulated.low, simulated.high)
    rows = zip(map(int, drawn.places), *values, strict=True)
    title = tr("Games that end with at least this score")
    return FoundTable("scores", title, columns, tuple(row for row in rows if row[0] % _STEP == 0))


def _players(sheet: Sheet) -> FoundTable:
    columns = (
        TableColumn("player", tr("Player"), Measure.TEXT),
        TableColumn("mean", tr("Points on average"), Measure.NUMBER),
    )
    kinds = sorted(map(kind_of, PLAYERS), key=lambda kind: -kind.means[sheet])
    rows = tuple((kind.title, kind.means[sheet]) for kind in kinds)
    return FoundTable("players", tr("All computer players: {sheet}", sheet=sheet.title), columns, rows)


def _simulated(sample: Sample) -> Sentence:
    return tr(
        "Simulated: {games}, {mean} ± {error} points on average. From and To are the ends of the 95% interval "
        "(Wilson); 19 of 20 such intervals contain the exact chance.",
        games=trn("1 game", "{count} games", sample.games),
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
