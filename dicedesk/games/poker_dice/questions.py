"""The Lab's question about Poker Dice and its answer: how soon computer players reach the award or go broke."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dicedesk.core.words import Sentence, figure, percent, tr, trn
from dicedesk.games.poker_dice.players import player_plan
from dicedesk.lab.charts import Axis, Chart, Curves, Measure, NamedCurve
from dicedesk.lab.fields import SEED, LabQuestion, Tell, WholeNumberField
from dicedesk.lab.findings import Case, Findings, FoundTable, KeyNumber, NumberTone, QuestionKind, TableColumn
from dicedesk.play.ports.jobs import Workers

if TYPE_CHECKING:
    from dicedesk.games.poker_dice.answers import GameOutlook, PlayerFound


_MOST_HANDS, _MOST_GAMES = 500, 100_000_000

HANDS = WholeNumberField(
    "hands",
    tr("Hands"),
    tr("How many hands the player gets to reach the award."),
    "30",
    1,
    _MOST_HANDS,
    help=tr("how many hands a player has to reach the Major Award"),
    metavar="N",
)
GAMES = WholeNumberField(
    "games",
    tr("Games", "games played"),
    tr("How many games to simulate with each player."),
    "100000",
    1,
    _MOST_GAMES,
    help=tr("how many games to simulate with each player"),
    metavar="N",
)

_HANDS_SHOWN = 60
"""Charts show at least this many hands."""
_MANY_HANDS = 1000

_ACROSS = Axis("hands", tr("Hands played"), Measure.WHOLE)
_UP = Axis("chance", tr("Chance", "probability"), Measure.CHANCE)

_COLUMNS = (
    TableColumn("player", tr("Player"), Measure.TEXT),
    TableColumn("award_within", tr("Award in time"), Measure.CHANCE),
    TableColumn("simulated", tr("Simulated"), Measure.CHANCE),
    TableColumn("low", tr("From"), Measure.CHANCE),
    TableColumn("high", tr("To"), Measure.CHANCE),
    TableColumn("broke", tr("Broke"), Measure.CHANCE, 4),
    TableColumn("mean_hands", tr("Hands"), Measure.NUMBER),
    TableColumn("mean_hands_simulated", tr("Simulated"), Measure.NUMBER),
    TableColumn("mean_hands_to_award", tr("With restarts"), Measure.NUMBER),
)


def answer_players(question: LabQuestion, workers: Workers, tell: Tell) -> Findings:
    """Return every player with the exact chances hand by hand, and simulated games for comparison.

    JobError if a worker failed.
    """
    # It loads numpy, 90 ms, which the window does without.
    from dicedesk.games.poker_dice.answers import (
        best_award_chances,
        players_found,
        quickest_hands_with_restarts,
    )

    hands, games = question.value(HANDS), question.value(GAMES)
    followed = max(hands, _HANDS_SHOWN)
    players = players_found(games, followed, question.value(SEED), workers, tell)
    best = best_award_chances(followed)
    restarting = quickest_hands_with_restarts()
    return Findings(
        question,
        tuple(_case(player, hands) for player in players),
        (_chart(players, best),),
        (
            FoundTable(
                "players",
                trn(
                    "Reaching the award within 1 hand, and overall",
                    "Reaching the award within {count} hands, and overall",
                    hands,
                ),
                _COLUMNS,
                tuple(_row(player, hands) for player in players),
            ),
        ),
        (
            trn(
                "No strategy reaches the award within 1 hand in more than {chance} of games.",
                "No strategy reaches the award within {count} hands in more than {chance} of games.",
                hands,
                chance=percent(best[hands]),
            ),
            tr(
                "“With restarts” is for a player who starts over after going broke and never leaves. "
                "The fastest way to play with restarts is to abandon a small bankroll and start over; "
                "it takes {hands} hands on average.",
                hands=figure(restarting, 2),
            ),
            tr("All chances and averages are exact, calculated hand by hand for every bankroll."),
            tr(
                "Simulated: {games} per player. “From” and “To” are the ends of the 95% interval "
                "(Wilson); 19 of 20 such intervals contain the exact chance.",
                games=trn("1 game", "{count} games", games),
            ),
        ),
    )


def _case(player: "PlayerFound", hands: int) -> Case:
    exact, sample = player.exact, player.played.awards_sample(hands)
    return Case(
        player.name,
        player.title,
        (
            KeyNumber(
                "award_within",
                exact.award[hands],
                Measure.CHANCE,
                trn("reach the award within 1 hand", "reach the award within {count} hands", hands),
            ),
            KeyNumber(
                "broke", exact.broke_ever, Measure.CHANCE, tr("go broke before the award"), NumberTone.LOSS
            ),
            KeyNumber("mean_hands", exact.mean_hands, Measure.NUMBER, tr("hands in a game, on average")),
        ),
        (_own_chart(player),),
        (
            player_plan(player.name),
            tr(
                "Simulated: {share} ± {error} of games reach the award in time.",
                share=percent(sample.mean),
                error=percent(sample.reach),
            ),
            _restarts(exact),
        ),
    )


def _restarts(exact: "GameOutlook") -> Sentence:
    hands = exact.mean_hands_to_award
    return tr(
        "Starting over after going broke, this player reaches the award in {hands} hands on average.",
        hands=figure(hands, 2 if hands < _MANY_HANDS else 0),
    )


def _own_chart(player: "PlayerFound") -> Chart:
    samples = [player.played.awards_sample(hand) for hand in range(len(player.exact.award))]
    simulated = NamedCurve(
        "simulated",
        tr("Award, simulated"),
        tuple(sample.mean for sample in samples),
        *zip(*(sample.interval for sample in samples), strict=True),
    )
    curves = (
        NamedCurve("award", tr("Award"), player.exact.award),
        NamedCurve("broke", tr("Broke"), player.exact.broke),
        simulated,
    )
    return Chart(
        "ends",
        tr("How games end: {player}", player=player.title),
        tr("The chance that the player has reached the award, or gone broke, after each hand."),
        Curves(_ACROSS, _UP, _hands_of(player), curves),
    )


def _chart(results: "Sequence[PlayerFound]", best: tuple[float, ...]) -> Chart:
    players = tuple(NamedCurve(player.name, player.title, player.exact.award) for player in results)
    bound = NamedCurve("best", tr("Best possible"), best)
    return Chart(
        "award",
        tr("The award, hand by hand"),
        tr("The exact chance of having reached the award after each hand."),
        Curves(
            _ACROSS,
            _UP,
            _hands_of(results[0]),
            (*players, bound),
        ),
    )


def _hands_of(player: "PlayerFound") -> tuple[float, ...]:
    return tuple(map(float, range(len(player.exact.award))))


def _row(player: "PlayerFound", hands: int) -> tuple[float | str, ...]:
    exact, sample = player.exact, player.played.awards_sample(hands)
    return (
        player.title,
        exact.award[hands],
        sample.mean,
        *sample.interval,
        exact.broke_ever,
        exact.mean_hands,
        player.played.hands_sample.mean,
        exact.mean_hands_to_award,
    )


PLAYERS_KIND = QuestionKind(
    "poker-dice-players",
    tr("Poker Dice: compare players"),
    tr("How soon computer players in Poker Dice reach the Major Award or go broke."),
    (HANDS, GAMES, SEED),
    answer_players,
    help=tr("compare the computer players in Poker Dice: how soon they reach the Major Award or go broke"),
)

KINDS = (PLAYERS_KIND,)
