"""The answer about two strategies of Hog: exact chances, how games end, and games that are simulated beside it."""

from dataclasses import dataclass

import numpy as np

from dicedesk.core.words import Sentence, figure, percent, tr
from dicedesk.games.hog.odds import MatchUp, as_table, win_chance
from dicedesk.games.hog.odds_layout import Floats
from dicedesk.games.hog.pairs.ends import MOST_TURNS, Ends, ends_of_both_seats
from dicedesk.games.hog.players import table_of
from dicedesk.games.hog.questions.convergence import BothSeats, converge
from dicedesk.games.hog.questions.pair_kind import GAMES, STRATEGY
from dicedesk.games.hog.questions.strategy_field import AGAINST, strategy_called
from dicedesk.lab.questions.fields import SEED
from dicedesk.lab.questions.findings import (
    Axis,
    Case,
    Curves,
    Findings,
    FoundChart,
    FoundCurve,
    FoundTable,
    Histogram,
    KeyNumber,
    TableColumn,
)
from dicedesk.lab.questions.measures import Measure
from dicedesk.lab.questions.question import AnswerProgress, LabQuestion, Tell
from dicedesk.play.ports.jobs import Workers

_UNSEEN = 1e-6
"""A chart leaves out what happens in fewer games than one in a million, at either end."""


def answer(question: LabQuestion, tell: Tell, workers: Workers) -> Findings:
    """What is found about the two strategies. Raises JobError where a worker failed."""
    names = _Names(strategy_called(question, STRATEGY), strategy_called(question, AGAINST))
    games = question.value(GAMES)
    tell(AnswerProgress(0, games))
    first, second = (as_table(table_of(question.value(field))) for field in (STRATEGY, AGAINST))
    exact, ends = win_chance(first, second), ends_of_both_seats(first, second)
    steps = converge(
        first, second, games, question.value(SEED), workers, lambda done: tell(AnswerProgress(done, games))
    )
    case = Case(
        "pair",
        tr("{strategy} against {other}", strategy=names.first, other=names.second),
        _numbers(names, exact, ends),
        (_convergence(steps, exact.average), _turns(ends), _margins(names, ends)),
        (_lengths(ends),),
    )
    notes = (
        tr(
            "The chances are exact: all games are followed, turn by turn, until none is left. Each turn adds a point "
            "or more to the sum of both scores, so no game lasts longer than {turns} turns.",
            turns=figure(MOST_TURNS),
        ),
        _beside(steps[-1], exact.average),
    )
    return Findings(question, (case,), tables=(_seats(names, exact, steps[-1]),), notes=notes)


@dataclass(frozen=True)
class _Names:
    """What the strategies are called."""

    first: str
    second: str


def _numbers(names: _Names, exact: MatchUp, ends: Ends) -> tuple[KeyNumber, ...]:
    return (
        KeyNumber(
            "average",
            exact.average,
            Measure.CHANCE,
            tr(
                "chance that {strategy} beats {other}, with a coin toss for who goes first",
                strategy=names.first,
                other=names.second,
            ),
        ),
        KeyNumber(
            "first", exact.first, Measure.CHANCE, tr("when {strategy} goes first", strategy=names.first)
        ),
        KeyNumber(
            "second", exact.second, Measure.CHANCE, tr("when {strategy} goes second", strategy=names.first)
        ),
        KeyNumber(
            "mean_turns",
            ends.mean_turns,
            Measure.NUMBER,
            tr("turns per game on average, both players together"),
        ),
        KeyNumber("mean_margin", ends.mean_margin, Measure.NUMBER, tr("average winning margin in points")),
    )


def _convergence(steps: tuple[BothSeats, ...], exact: float) -> FoundChart:
    lows, highs = zip(*(step.interval for step in steps), strict=True)
    curve = FoundCurve(
        "simulated", tr("Simulated games"), tuple(step.share for step in steps), tuple(lows), tuple(highs)
    )
    return FoundChart(
        "convergence",
        tr("Games won so far"),
        tr("The band contains the exact chance in 19 of 20 simulations."),
        Curves(
            Axis("games", tr("Games", "games played"), Measure.WHOLE),
            Axis("share", tr("Games won"), Measure.CHANCE),
            tuple(float(step.games) for step in steps),
            (curve,),
            exact,
        ),
    )


def _turns(ends: Ends) -> FoundChart:
    shares = ends.turns.sum(axis=0)
    return FoundChart(
        "turns",
        tr("Length of a game"),
        tr("Turns of both players together. Fewer than one game in a million is longer."),
        _histogram(Axis("turns", tr("Turns"), Measure.WHOLE), shares, first_place=0),
    )


def _margins(names: _Names, ends: Ends) -> FoundChart:
    lost, won = ends.margins[1, :0:-1], ends.margins[0]
    return FoundChart(
        "margins",
        tr("Winning margin"),
        tr(
            "{strategy} wins to the right of 0, {other} to the left. Fewer than one game in a million ends "
            "further out.",
            strategy=names.first,
            other=names.second,
        ),
        _histogram(
            Axis("lead", tr("Points ahead"), Measure.WHOLE),
            np.concatenate([lost, won]),
            first_place=-len(lost),
        ),
    )


def _histogram(across: Axis, shares: Floats, first_place: int) -> Histogram:
    """The bars from the first to the last that are seen."""
    below, above = np.cumsum(shares), np.cumsum(shares[::-1])[::-1]
    seen = np.flatnonzero((below >= _UNSEEN / 2) & (above >= _UNSEEN / 2))
    places = range(int(seen[0]), int(seen[-1]) + 1)
    return Histogram(
        across,
        Axis("share", tr("Share of games"), Measure.CHANCE),
        tuple(float(place + first_place) for place in places),
        tuple(shares[places.start : places.stop].tolist()),
    )


def _lengths(ends: Ends) -> Sentence:
    reached = np.cumsum(ends.turns.sum(axis=0))
    half, most = (int(np.searchsorted(reached, share)) for share in (0.5, 0.9))
    return tr(
        "Half of all games last {half} turns or fewer, nine in ten last {most} or fewer.",
        half=figure(half),
        most=figure(most),
    )


def _seats(names: _Names, exact: MatchUp, played: BothSeats) -> FoundTable:
    begins, follows = played.begins, played.follows
    return FoundTable(
        "seats",
        tr("Games won by {strategy}", strategy=names.first),
        (
            TableColumn("seat", tr("Turn order"), Measure.TEXT),
            TableColumn("exact", tr("Exact"), Measure.CHANCE, 3),
            TableColumn("simulated", tr("Simulated"), Measure.CHANCE, 3),
            TableColumn("standard_error", tr("Standard error"), Measure.CHANCE, 3),
            TableColumn("games", tr("Games", "games played"), Measure.WHOLE),
        ),
        (
            (tr("Goes first"), exact.first, begins.mean, begins.standard_error, begins.games),
            (tr("Goes second"), exact.second, follows.mean, follows.standard_error, follows.games),
            (tr("Coin toss"), exact.average, played.share, played.standard_error, played.games),
        ),
    )


def _beside(played: BothSeats, exact: float) -> Sentence:
    """What simulated games say; where no luck is in them they leave no error."""
    shown = {"share": percent(played.share), "games": figure(played.games)}
    if not played.standard_error:
        return tr("Simulation: {share} of {games} games won.", **shown)
    return tr(
        "Simulation: {share} of {games} games won, with a standard error of {error}. The exact chance is "
        "{errors} standard errors away.",
        **shown,
        error=percent(played.standard_error, 3),
        errors=figure(abs(played.share - exact) / played.standard_error, 1),
    )
