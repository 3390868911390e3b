"""The exercises of a game that has none of its own: any choice between moves, in positions of random games."""

from collections.abc import Iterator, Sequence
from typing import Any

from dicedesk.coach.coach import A_PERSON, Against, Coach
from dicedesk.coach.evaluation import Evaluation
from dicedesk.coach.exercises import Choice, GameExercises, Pick, Position
from dicedesk.coach.unit import Unit
from dicedesk.core.dice import SIDES
from dicedesk.core.game import Move, State, StateT
from dicedesk.core.words import Name, Sentence, tr
from dicedesk.games.frame import Game
from dicedesk.play.seats import YOU, numbered, person_called

MOST_CHOICES = 10
"""Each choice has a key, from 1 on."""

_MOST_MOVES = 200
"""Moves of a random game, which need not end."""


class MoveExercises(GameExercises[StateT, Move]):
    """Asks for one of the moves on the menu.

    The position is told as the terminal tells it (`Prompt.standing`), and a move as `Telling.choice` names it.
    """

    def __init__(self, game: Game[StateT], unit: Unit) -> None:
        self._game, self._unit = game, unit

    def has(self, state: StateT, move: Move) -> bool:
        """Whether there are several moves, and not too many."""
        return 1 < len(state.legal_moves()) <= MOST_CHOICES

    def key(self, state: StateT, move: Move, against: Against) -> str:
        """The rules, the position, and the players."""
        return f"{state.rules_text()} {state.to_line()} {against}"

    def dealt(self, coach: Coach[StateT, Move], pick: Pick) -> tuple[StateT, tuple[Evaluation[Move], ...]]:
        """Any position with a choice in a game of random moves; the first one if there is none."""
        first = self._game.spec.new_state("")
        states = [state for state in _random_game(first, pick) if self.has(state, state.legal_moves()[0])]
        state = states[pick(len(states))] if states else first
        return state, coach.evaluate(state, (A_PERSON,) * state.seats)

    def position(self, state: StateT, against: Against, offered: Sequence[Evaluation[Move]]) -> Position:
        names = tuple(_name(seat, state) for seat in range(state.seats))
        standing = self._game.prompt.standing(state, names)
        return Position(tr("What do you choose?"), Sentence("", {}), Sentence("", {}), caption=standing)

    def choice(
        self, state: StateT, evaluation: Evaluation[Move], offered: Sequence[Evaluation[Move]]
    ) -> Choice:
        """Numbered as on the menu, from 1."""
        words = self._game.telling.choice(state, evaluation.move)
        number = state.legal_moves().index(evaluation.move) + 1
        return Choice(evaluation, number, words, words, self._unit.read_value_words(evaluation.value))


def _name(seat: int, state: State[Any]) -> Name:
    return person_called(YOU if seat == state.seat else numbered(seat)).name


def _random_game(state: StateT, pick: Pick) -> Iterator[StateT]:
    for _ in range(_MOST_MOVES):
        menu = state.legal_moves()
        if not menu:
            break
        yield state
        move = menu[pick(len(menu))]
        state = state.apply(move, [1 + pick(SIDES) for _ in range(state.dice_for(move))]).state
