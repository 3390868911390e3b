"""A game in a terminal: its questions, its answers, its own commands, and dice drawn as text."""

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
from dicedesk.core.game import GameSpec, Json, Move, Outcome, Played, StateT
from dicedesk.core.position import PositionLine
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
    """A question to the player after the end of a game.

    `answer` returns the reply to the words that were typed. It gets the store, the clock, and a source of randomness:
    given n, it returns one of 0 to n - 1, each equally likely.
    """

    question: Sentence
    answer: Callable[[Store, Clock, Callable[[int], int], str], Sentence]


@dataclass(frozen=True)
class Prompt(Generic[StateT]):
    """The game in lines of text. By default, questions and answers use the notation of records."""

    spec: GameSpec[StateT]
    options: tuple[Option, ...] = field(default=(), kw_only=True)
    rules: tuple[Sentence, ...] = field(default=(), kw_only=True)
    """The rules for a player in a terminal, a paragraph each."""

    def question(self, session: GameSession[StateT]) -> Sentence:
        """The question to the person whose turn it is."""
        return tr("{name}: your move?", name=session.seats[session.state.seat].name)

    def parse(self, text: str, state: StateT) -> Move:
        """The move in an answer. Raises NotationError with a sentence for people."""
        return self.spec.parse_move(text)

    def throw(self, session: GameSession[StateT], move: Move) -> Sentence:
        """What a person with real dice has to throw for a move."""
        state = session.state
        return throw_words(session.seats[state.seat].name, move, state.dice_for(move))

    def help(self, state: StateT) -> tuple[Sentence, ...]:
        """The possible answers now, a line each."""
        moves = ", ".join(move.to_text() for move in state.legal_moves())
        return (tr("You can type: {moves}", moves=moves),)

    def first_named(self, record: Record[StateT]) -> int:
        """The seat named first in a line: the one on the left at the table."""
        return 0

    def standing(self, state: StateT, names: Sequence[Name], first: int = 0) -> tuple[Sentence, ...]:
        """The standing before the question, a line each; the seat `first` is named first."""
        return ()

    def lying(self, played: Played[StateT]) -> Roll:
        """The dice on the table after a move, in order; () if there are none to show."""
        return played.faces

    def last_question(self, outcome: Outcome) -> LastQuestion | None:
        """The question after this end of a game; None in most games."""
        return None

    def defaults(self) -> Chosen:
        return MappingProxyType({option.name: option.choices[0] for option in self.options})


Say = Callable[[str], str]
"""Translates a text into the language of the terminal."""


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


def no_options(_parser: ArgumentParser, _say: Say) -> None:
    """Most games have no options here."""


@dataclass(frozen=True)
class AdviceCommand:
    """`advise` for one game, with a line of help.

    `add_position` adds the words that give a position, which `position` reads; it raises NotationError. `add_options`
    adds options that are no part of a position. `answer` returns the lines to print about a possible position, or the
    JSON if `json` is set; it raises NotationError if an option is not allowed.
    """

    help: Sentence
    add_position: Callable[[ArgumentParser, Say], None]
    position: Callable[[Namespace], PositionLine[Any]]
    answer: Callable[[PositionLine[Any], Namespace], list[str] | Json]
    add_options: Callable[[ArgumentParser, Say], None] = no_options


AnswerT = TypeVar("AnswerT")


@dataclass(frozen=True)
class GameCommand(Generic[AnswerT]):
    """A command about one game, with a line of help.

    `add_options` adds its options; `answer` raises NotationError if a value cannot be read or is impossible.
    """

    help: Sentence
    add_options: Callable[[ArgumentParser, Say], None]
    answer: Callable[[Namespace], AnswerT]


@dataclass(frozen=True)
class GameCommands:
    """A game's answers on the command line, besides playing there; None if it has no answer.

    `odds` returns the lines to print, one JSON object if `json` is set; `simulate` a `Simulation` of the Lab.
    """

    advise: AdviceCommand | None = None
    odds: GameCommand[list[str]] | None = None
    simulate: GameCommand[Any] | None = None


STANDARD_INPUT = "-"
"""Names the standard input wherever a file can be named."""


@dataclass(frozen=True)
class Terminal:
    """The terminal of a command: asks a question, reads a file, and shows the progress of slow work.

    The answer is "" if there is none. `progress` gets the number of parts of the work, and then of parts done.
    """

    ask: Callable[[Sentence], str]
    read: Callable[[str], str]
    progress: Callable[[int], AbstractContextManager[Callable[[int], None]]]


@dataclass(frozen=True)
class OwnCommand:
    """A command that only one game has, with a line of help, its group and what follows its name, such as "[FILE]".

    `add_options` adds its options; `answer` returns the lines to print. It raises NotationError if something cannot be
    read, or if a file cannot be written.
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
    """Return a whole number of 1 or more. Raises NotationError for any other text."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise NotationError(tr("“{text}” is not allowed; give a whole number, 1 or more", text=text))
    return number


def seed_from(text: str | None) -> int:
    """Return the typed seed, a whole number from 1; a random one for None. Raises NotationError."""
    return secrets.randbits(SEED_BITS) if text is None else whole_from_1(text)


def whole_number(text: str) -> int:
    """Return the number in an argument. Raises NotationError."""
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
    """Return a die in five rows of nine characters: a rounded box around three rows of pips."""
    return (_TOP, *(f"│ {pips} │" for pips in _PIPS[face]), _BOTTOM)


def dice_rows(faces: Sequence[int]) -> tuple[str, ...]:
    """Return dice side by side, a space between two, with numbers from 1 below; () for no dice."""
    if not faces:
        return ()
    rows = zip(*map(die_rows, faces), strict=True)
    numbers = (f"{number:^{_WIDTH}}" for number in range(1, len(faces) + 1))
    return (*(" ".join(row) for row in rows), " ".join(numbers))


@dataclass(frozen=True)
class OpenedGames:
    """An open games folder: its store, and the clock. `notice` is a message about it.

    `catch_up` saves what had to wait for another program; `close` releases the folder.
    """

    store: Store
    clock: Clock
    notice: str | None
    catch_up: Callable[[], None]
    close: Callable[[], None]


OpenGames = Callable[[str | None], OpenedGames]
"""Opens a games folder, by default the user's own. Raises StoreError."""
