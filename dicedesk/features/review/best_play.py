"""The result that best play would have had with the dice of a game."""

from typing import Any

from dicedesk.core.fair.open_dice import OpenDice
from dicedesk.core.game import State
from dicedesk.core.record import Play, Record
from dicedesk.features.review.game import coach_of
from dicedesk.games.catalogue import GAMES
from dicedesk.play.ports.game_summary import GameStanding, GameSummary


def game_with_best_play(record: Record[Any], dice: OpenDice) -> Record[Any] | None:
    """Return the game of a record, played with these dice and the best choice of each person.

    None for a game that best play does not end. Raises NotationError for a game without a coach.
    """
    coach = coach_of(record)
    if not coach.ends_with_best_play:
        return None
    against, state, roller = coach.against(record), record.first_state(), dice.roller(0)
    plays = list[Play]()
    while state.outcome() is None:
        move = coach.reply(state, against) if against[state.seat] else coach.decision(state, against).best
        faces = roller.roll(state.dice_for(move))
        plays.append(Play(move, faces))
        state = state.apply(move, faces).state
    return Record(record.spec, record.tags, tuple(plays))


def result_of(record: Record[Any], state: State[Any], standing: GameStanding) -> str:
    """Return the result of a game with this last state, as the history shows it."""
    past = GAMES[record.spec.id].past
    scored, head = past.scored(record, state), (record.spec.id, past.opponent(record), 0)
    return past.result_words(
        GameSummary(*head, scored.result, scored.score, scored.other, scored.length, standing)
    )
