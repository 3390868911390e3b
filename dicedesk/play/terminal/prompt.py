"""How a game is played by lines of text: what is asked, what an answer means, and how things stand."""

from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Generic

from dicedesk.core.dice import Roll
from dicedesk.core.game import GameSpec, Move, Outcome, Played, StateT
from dicedesk.core.words import Sentence, tr
from dicedesk.play.game_session import GameSession
from dicedesk.play.game_table import Chosen
from dicedesk.play.typed.typed_dice import throw_words


@dataclass(frozen=True)
class Option:
    """What can be chosen for a new game: its name, the choices with the default first, and a line of help."""

    name: str
    choices: tuple[str, ...]
    help: Sentence


@dataclass(frozen=True)
class Prompt(Generic[StateT]):
    """The game in lines of text. What a game says nothing of, it asks and reads as a record writes it."""

    spec: GameSpec[StateT]
    options: tuple[Option, ...] = field(default=(), kw_only=True)

    def question(self, session: GameSession[StateT]) -> Sentence:
        """What is asked of the person whose turn it is."""
        return tr("{name}: your move?", name=session.seats[session.state.seat].name)

    def parse(self, text: str, state: StateT) -> Move:
        """The move that an answer means. Raises NotationError with a sentence for a person."""
        return self.spec.parse_move(text)

    def throw(self, session: GameSession[StateT], move: Move) -> Sentence:
        """What a person with dice of their own is to throw for a move."""
        state = session.state
        return throw_words(session.seats[state.seat].name, move, state.dice_for(move))

    def help(self, state: StateT) -> tuple[Sentence, ...]:
        """What can be answered now, a line each."""
        moves = ", ".join(move.to_text() for move in state.legal_moves())
        return (tr("You can type: {moves}", moves=moves),)

    def standing(self, session: GameSession[StateT]) -> tuple[Sentence, ...]:
        """How things stand before the question, a line each."""
        return ()

    def lying(self, played: Played[StateT]) -> Roll:
        """The dice that lie on the table after a move, in their order; () for none to show."""
        return played.faces

    def wins_award(self, outcome: Outcome) -> bool:
        """Whether this end of a game is one after which the Oracle answers a question."""
        return False

    def defaults(self) -> Chosen:
        """The default of each option."""
        return MappingProxyType({option.name: option.choices[0] for option in self.options})
