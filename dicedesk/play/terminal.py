"""What a game says to a terminal: its questions, how it reads the answers, its own commands, and dice drawn as text."""

import secrets
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from dicedesk.core.dice import Roll
from dicedesk.core.errors import NotationError
from dicedesk.core.game import GameSpec, Move, Outcome, Played, StateT
from dicedesk.core.record import Record
from dicedesk.core.words import Name, Sentence, tr
from dicedesk.play.game_session import GameSession
from dicedesk.play.game_table import Chosen
from dicedesk.play.ports.clock import Clock
from dicedesk.play.ports.store import Store
from dicedesk.play.typed_dice import throw_words


@dataclass(frozen=True)
class Option:
    """What can be chosen for a new game: its name, the choices with the default first, and a line of help.

    `metavar` stands for the choice in the help, which lists the choices, or `allowed` if there are too many.
    """

    name: str
    choices: tuple[str, ...]
    help: Sentence
    metavar: str
    allowed: str = ""


@dataclass(frozen=True)
class LastQuestion:
    """What a person is asked after the end of a game.

    `answer` returns what is said to the words that were typed. It is handed the store, the clock, and a source of luck:
    given n, that returns one of 0 to n - 1, each equally likely.
    """

    question: Sentence
    answer: Callable[[Store, Clock, Callable[[int], int], str], Sentence]


@dataclass(frozen=True)
class Prompt(Generic[StateT]):
    """The game in lines of text. What a game says nothing of, it asks and reads as a record writes it."""

    spec: GameSpec[StateT]
    options: tuple[Option, ...] = field(default=(), kw_only=True)
    rules: tuple[Sentence, ...] = field(default=(), kw_only=True)
    """The rules for a player in a terminal, a paragraph each."""

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

    def first_named(self, record: Record[StateT]) -> int:
        """The seat that a line names first: the one on the left at the table."""
        return 0

    def standing(self, state: StateT, names: Sequence[Name], first: int = 0) -> tuple[Sentence, ...]:
        """How things stand before the question, a line each; the seat `first` is named first."""
        return ()

    def lying(self, played: Played[StateT]) -> Roll:
        """The dice that lie on the table after a move, in their order; () for none to show."""
        return played.faces

    def last_question(self, outcome: Outcome) -> LastQuestion | None:
        """What is asked after this end of a game; None in most games."""
        return None

    def defaults(self) -> Chosen:
        """The default of each option."""
        return MappingProxyType({option.name: option.choices[0] for option in self.options})


Say = Callable[[str], str]
"""Returns a text in the language of the terminal."""


def explained(what: Sentence, allowed: object = "", default: object = "") -> Sentence:
    """Return a line of help on an option: what it is, the values allowed, and the default."""
    if allowed and default:
        return tr("{what}: {allowed} (default: {default})", what=what, allowed=allowed, default=default)
    if allowed:
        return tr("{what}: {allowed}", what=what, allowed=allowed)
    return tr("{what} (default: {default})", what=what, default=default) if default else what


class CommandGroup(Enum):
    """The groups of commands, in the order of the help."""

    PLAY = tr("Play", "group of commands")
    RECORDS = tr("Records and history")
    ADVICE = tr("Review, advice and odds")
    LAB = tr("Lab and contests")


AnswerT = TypeVar("AnswerT")


@dataclass(frozen=True)
class GameCommand(Generic[AnswerT]):
    """What a command asks of one game, with a line of help.

    `add_options` adds what can be given with it; `answer` raises NotationError where something given cannot be read, or
    cannot be.
    """

    help: Sentence
    add_options: Callable[[ArgumentParser, Say], None]
    answer: Callable[[Namespace], AnswerT]


@dataclass(frozen=True)
class GameCommands:
    """What a game answers on the command line, besides being played there; None where it has no answer.

    `advise` and `odds` return the lines to print, one JSON object where `json` is given; `simulate` a `Simulation` of
    the Lab.
    """

    advise: GameCommand[list[str]] | None = None
    odds: GameCommand[list[str]] | None = None
    simulate: GameCommand[Any] | None = None


STANDARD_INPUT = "-"
"""What names the standard input where a file can be named."""


@dataclass(frozen=True)
class Terminal:
    """The terminal of a command: it asks a question, reads a file, and shows how far long work has come.

    The answer is "" where there is none. `progress` is told how many parts the work has, and then how many are done.
    """

    ask: Callable[[Sentence], str]
    read: Callable[[str], str]
    progress: Callable[[int], AbstractContextManager[Callable[[int], None]]]


@dataclass(frozen=True)
class OwnCommand:
    """A command that only one game has, with a line of help, its group and what follows its name, such as "[FILE]".

    `add_options` adds what can be given with it; `answer` returns the lines to print. It raises NotationError for what
    cannot be read, and where it cannot write a file.
    """

    help: Sentence
    add_options: Callable[[ArgumentParser, Say], None]
    answer: Callable[[Terminal, Namespace], list[str]]
    group: CommandGroup
    operands: str


SEED_BITS = 32


def not_allowed(given: object, option: str, allowed: Sentence) -> NotationError:
    """Return the error for a value that an option does not take."""
    return NotationError(
        tr("“{text}” is not allowed for {option}; give {allowed}", text=given, option=option, allowed=allowed)
    )


def whole_from_1(text: str) -> int:
    """Return a whole number that is 1 or more. Raises NotationError for any other text."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise NotationError(tr("“{text}” is not allowed; give a whole number, 1 or more", text=text))
    return number


def seed_from(text: str | None) -> int:
    """Return the seed that was typed, a whole number from 1; a random one for None. Raises NotationError."""
    return secrets.randbits(SEED_BITS) if text is None else whole_from_1(text)


def whole_number(text: str) -> int:
    """Return the number that an argument names. Raises NotationError."""
    try:
        return int(text)
    except ValueError:
        raise NotationError(tr("“{text}” is not a whole number", text=text)) from None


_TOP, _BOTTOM, _WIDTH = "╭───────╮", "╰───────╯", 9

_PIPS: Mapping[int, tuple[str, str, str]] = MappingProxyType(
    {
        1: ("     ", "  ●  ", "     "),
        2: ("●    ", "     ", "    ●"),
        3: ("●    ", "  ●  ", "    ●"),
        4: ("●   ●", "     ", "●   ●"),
        5: ("●   ●", "  ●  ", "●   ●"),
        6: ("●   ●", "●   ●", "●   ●"),
    }
)


def die_rows(face: int) -> tuple[str, ...]:
    """Return a die in five rows of nine characters: a rounded box round three rows of pips."""
    return (_TOP, *(f"│ {pips} │" for pips in _PIPS[face]), _BOTTOM)


def dice_rows(faces: Sequence[int]) -> tuple[str, ...]:
    """Return dice side by side, a space between two, and below each its number from 1; () for no dice."""
    if not faces:
        return ()
    rows = zip(*map(die_rows, faces), strict=True)
    numbers = (f"{number:^{_WIDTH}}" for number in range(1, len(faces) + 1))
    return (*(" ".join(row) for row in rows), " ".join(numbers))


@dataclass(frozen=True)
class OpenedGames:
    """A games folder that is open: its store, and the clock. `notice` is what there is to tell of it.

    `catch_up` keeps what had to wait for another program; `close` gives the folder back.
    """

    store: Store
    clock: Clock
    notice: str | None
    catch_up: Callable[[], None]
    close: Callable[[], None]


OpenGames = Callable[[str | None], OpenedGames]
"""Opens a games folder, the user's own where it is None. Raises StoreError."""
