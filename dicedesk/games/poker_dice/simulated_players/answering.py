"""The answer to the question how many hands of Poker Dice it takes to the award."""

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from dicedesk.core.words import Sentence, figure, percent, tr, trn
from dicedesk.games.poker_dice.hands import Floats, lay_out
from dicedesk.games.poker_dice.odds_purse import (
    QUICKEST_WITH_RESTARTS,
    START,
    best_play,
    greatest_award_chances,
)
from dicedesk.games.poker_dice.players import parse_player, player_plan, player_title
from dicedesk.games.poker_dice.simulated_players.by_hand import FollowedGame, follow
from dicedesk.games.poker_dice.simulated_players.kind import GAMES, HANDS
from dicedesk.games.poker_dice.simulated_players.random_games import GamesByHands, play_games
from dicedesk.games.poker_dice.simulation_holds import Holds, chain_of, holds_of
from dicedesk.lab.questions.fields import SEED
from dicedesk.lab.questions.findings import (
    Axis,
    Case,
    Curves,
    Findings,
    FoundChart,
    FoundCurve,
    FoundTable,
    KeyNumber,
    NumberTone,
    TableColumn,
)
from dicedesk.lab.questions.measures import Measure
from dicedesk.lab.questions.question import AnswerProgress, LabQuestion, Tell
from dicedesk.play.ports.jobs import Workers

PLAYERS_COMPARED = ("perfect", "sensible", "stand-on-pay", "careless")
"""The best play first."""

_HANDS_SHOWN = 60
"""Charts show so many hands, or more where they are asked for."""
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


@dataclass(frozen=True)
class PlayerFound:
    """What is known of a computer player, exactly and from simulated games."""

    name: str
    title: Sentence
    exact: FollowedGame
    played: GamesByHands


def answer(question: LabQuestion, tell: Tell, workers: Workers) -> Findings:
    """Every player with the exact chances hand by hand, and simulated games beside them."""
    hands, games = question.value(HANDS), question.value(GAMES)
    found = _players_found(question, tell, workers)
    table = lay_out()
    best = greatest_award_chances(table, _hands_followed(question))[:, START]
    restarting = best_play(table, QUICKEST_WITH_RESTARTS).between[START]
    return Findings(
        question,
        tuple(_case(player, hands) for player in found),
        (_chart(found, best),),
        (
            FoundTable(
                "players",
                trn("The award within 1 hand, and later", "The award within {count} hands, and later", hands),
                _COLUMNS,
                tuple(_row(player, hands) for player in found),
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
                "With restarts is for a player who starts over after going broke and never leaves. "
                "The quickest play with restarts lets a small bankroll go, and takes {hands} hands.",
                hands=figure(restarting, 2),
            ),
            tr("All chances and averages are exact, calculated hand by hand over every bankroll."),
            tr(
                "{games} of each player were simulated. From and To are the 95% interval (Wilson): "
                "19 of 20 such intervals contain the exact chance.",
                games=trn("1 game", "{count} games", games),
            ),
        ),
    )


def _players_found(question: LabQuestion, tell: Tell, workers: Workers) -> list[PlayerFound]:
    games = question.value(GAMES)
    parts, table = len(PLAYERS_COMPARED) * games, lay_out()
    seeds = np.random.SeedSequence(question.value(SEED)).generate_state(len(PLAYERS_COMPARED))
    found = list[PlayerFound]()
    for place, name in enumerate(PLAYERS_COMPARED):
        tell(AnswerProgress(place * games, parts))
        holds = _kept_by(name)
        exact = follow(chain_of(holds, table), _hands_followed(question))
        with closing(play_games(holds, games, int(seeds[place]), workers)) as runs:
            for running in runs:
                tell(AnswerProgress(place * games + running.games, parts))
                played = running.result
        found.append(PlayerFound(name, player_title(name), exact, played))
    return found


@lru_cache(maxsize=len(PLAYERS_COMPARED))
def _kept_by(name: str) -> Holds:
    """What a player keeps: the same in each answer, and worked out for longer than a few games are played."""
    return holds_of(parse_player(name).chooser, lay_out())


def _hands_followed(question: LabQuestion) -> int:
    return max(question.value(HANDS), _HANDS_SHOWN)


def _case(player: PlayerFound, hands: int) -> Case:
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
                "Simulated: {share} ± {error}.",
                share=percent(sample.mean),
                error=percent(sample.reach),
            ),
            _restarts(exact),
        ),
    )


def _restarts(exact: FollowedGame) -> Sentence:
    hands = exact.mean_hands_to_award
    return tr(
        "A player who starts over after going broke takes {hands} hands to the award on average.",
        hands=figure(hands, 2 if hands < _MANY_HANDS else 0),
    )


def _own_chart(player: PlayerFound) -> FoundChart:
    samples = [player.played.awards_sample(hand) for hand in range(len(player.exact.award))]
    simulated = FoundCurve(
        "simulated",
        tr("Award, simulated"),
        tuple(sample.mean for sample in samples),
        *zip(*(sample.interval for sample in samples), strict=True),
    )
    curves = (
        FoundCurve("award", tr("Award"), player.exact.award),
        FoundCurve("broke", tr("Broke"), player.exact.broke),
        simulated,
    )
    return FoundChart(
        "ends",
        tr("How games end: {player}", player=player.title),
        tr("The chance that the player has reached the award, or gone broke, after each number of hands."),
        Curves(_ACROSS, _UP, _hands_of(player), curves),
    )


def _chart(found: Sequence[PlayerFound], best: Floats) -> FoundChart:
    players = tuple(FoundCurve(player.name, player.title, player.exact.award) for player in found)
    bound = FoundCurve("best", tr("Best possible"), tuple(best.tolist()))
    return FoundChart(
        "award",
        tr("The award, hand by hand"),
        tr("The exact chance of having reached the award after each number of hands."),
        Curves(
            _ACROSS,
            _UP,
            _hands_of(found[0]),
            (*players, bound),
        ),
    )


def _hands_of(player: PlayerFound) -> tuple[float, ...]:
    return tuple(map(float, range(len(player.exact.award))))


def _row(player: PlayerFound, hands: int) -> tuple[float | str, ...]:
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
