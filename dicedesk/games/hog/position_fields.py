"""What can be set in a position of Hog."""

from dataclasses import replace

from dicedesk.core.position import PositionLine
from dicedesk.core.words import tr
from dicedesk.games.hog.players import HOG_PLAYERS
from dicedesk.games.hog.rules import DEFAULT_GOAL, HogRules, HogState
from dicedesk.play.position_fields import (
    Fields,
    NumberField,
    names_at,
    player_fields,
    seat_field,
    with_state,
)

_MOST_POINTS = 999
"""Scores beyond the goal can be typed, so that the state can say why they are impossible."""


def hog_fields(line: PositionLine[HogState]) -> Fields[HogState]:
    """Both scores, whose turn it is, the goal, and the opponent."""
    state = line.state
    names = names_at(line, HOG_PLAYERS, state.seats)
    return (
        *(_score(line, seat, name) for seat, name in enumerate(names)),
        seat_field(line, names, lambda seat: replace(state, to_move=seat)),
        NumberField(
            id="goal",
            title=tr("Goal in points"),
            value=state.rules.goal,
            least=1,
            most=DEFAULT_GOAL,
            put=lambda goal: with_state(line, replace(state, rules=HogRules(goal))),
        ),
        *player_fields(line, HOG_PLAYERS),
    )


def _score(line: PositionLine[HogState], seat: int, name: str) -> NumberField[HogState]:
    state = line.state

    def put(score: int) -> PositionLine[HogState]:
        scores = (score, state.scores[1]) if seat == 0 else (state.scores[0], score)
        return with_state(line, replace(state, scores=scores))

    return NumberField(
        id=f"score-{seat}",
        title=tr("{name}: points", name=name),
        value=state.scores[seat],
        least=0,
        most=max(_MOST_POINTS, state.scores[seat]),
        put=put,
    )
