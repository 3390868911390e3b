"""The command `play GAME`: a game in the terminal, with the window's sessions, saved games, dice and texts.

The arguments and the rules in the help come first, then the screen, then `TerminalTable`, which plays the games. Each
game's own `prompt` has its questions and reads the answers.
"""

import argparse
import os
import secrets
import shutil
import sys
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Any, NoReturn, TextIO

from dicedesk.cli.language import TerminalLanguage
from dicedesk.cli.overview import add_command, add_folder, described
from dicedesk.cli.parser import CommandParser, lines_of
from dicedesk.cli.slow_work import work_out
from dicedesk.cli.terminal import (
    EXIT_FALSE,
    EXIT_INTERRUPTED,
    Answer,
    Commands,
    Say,
    can_show,
    ignore_interrupts,
    printable,
)
from dicedesk.core.dice import Roll
from dicedesk.core.errors import GameError, NotationError
from dicedesk.core.fair.sealed import TYPED_IN
from dicedesk.core.fair.verify import from_position
from dicedesk.core.game import Move, Played, State
from dicedesk.core.position import PositionLine, parse_position
from dicedesk.core.system_errors import reason_of
from dicedesk.core.words import Sentence, brief, listed, tr
from dicedesk.features.text_file import UnreadableError
from dicedesk.games.catalogue import GAMES, SPECS
from dicedesk.games.frame import Game
from dicedesk.play.game_session import CASUAL_AFTER_UNDO, GameSession
from dicedesk.play.game_table import Chosen, GameTable
from dicedesk.play.ports.store import StoreError
from dicedesk.play.saved_games import SaveStatus
from dicedesk.play.settings import SettingsKeeper
from dicedesk.play.terminal import LastQuestion, OpenedGames, OpenGames, dice_rows, explained
from dicedesk.play.typed_dice import has_typed_dice, parse_faces


class _RulesParser(CommandParser):
    """A parser whose help ends with the rules of a game and what you can type."""

    said: str = ""

    def format_help(self) -> str:
        """Return the help on the arguments, followed by the rules."""
        return f"{super().format_help()}\n{self.said}\n"


def _rules(game: Game[Any], say: Say) -> str:
    """Return the rules of a game, and what you can type at each prompt."""
    width = shutil.get_terminal_size().columns - 4

    def told(text: str) -> str:
        return "\n".join(f"  {line}" for line in lines_of(say(text), width))

    rules = "\n\n".join(map(told, game.prompt.rules))
    always = "\n".join(map(told, (tr("?: show what you can type now."), *_ALWAYS, _WORD)))
    title, question = say(tr("Rules")), say(tr("At any prompt, you can type"))
    return f"{title}:\n{rules}\n\n{question}:\n{always}"


def add_play(commands: Commands, open_games: OpenGames, language: TerminalLanguage) -> None:
    """Add `play` to the command line."""
    say = language.shown
    play = add_command(commands, "play", say)
    games = play.add_subparsers(required=True, metavar="GAME", parser_class=_RulesParser)
    for name, game in GAMES.items():
        parser = games.add_parser(
            name,
            help=say(game.spec.title),
            description=say(described(tr("play {game} in this terminal", game=game.spec.title))),
        )
        parser.said = _rules(game, say)
        add_folder(parser, say)
        parser.add_argument(
            "--new", action="store_true", help=say(tr("start a new game instead of continuing the last one"))
        )
        parser.add_argument(
            "--own-dice",
            action="store_true",
            help=say(tr("start a new game with your own dice and type in what they show")),
        )
        parser.add_argument(
            _FROM,
            dest="position",
            metavar="LINE",
            help=say(
                tr(
                    "start a casual game at a position, such as “{line}”",
                    line=PositionLine(game.spec, game.spec.new_state("")).to_text(),
                )
            ),
        )
        for option in game.prompt.options:
            parser.add_argument(
                f"--{option.name}",
                choices=option.choices,
                metavar=option.metavar,
                help=say(explained(option.help, option.allowed or listed(option.choices), option.choices[0])),
            )
        parser.set_defaults(command=partial(_play, game, open_games, say))


_FROM = "--from"


def _play(game: Game[Any], open_games: OpenGames, say: Say, arguments: argparse.Namespace) -> Answer:
    given = {option.name: getattr(arguments, option.name) for option in game.prompt.options}
    chosen = {name: choice for name, choice in given.items() if choice is not None}
    position = None if arguments.position is None else _position(game, arguments.position, chosen)
    is_new = arguments.new or arguments.own_dice or bool(chosen)
    try:
        games = open_games(arguments.data)
    except StoreError as error:
        raise UnreadableError(error.args[0]) from None
    with closing(games):
        screen = Screen(sys.stdout, partial(_asked, games), say, wants_color(sys.stdout))
        if games.notice:
            screen.say(games.notice)
        settings = SettingsKeeper(games.store)
        table = TerminalTable(
            game, game.table(games.store, games.clock, settings, None), screen, partial(_reply, games)
        )
        try:
            table.play(
                {**game.prompt.defaults(), **chosen} if is_new else None,
                position,
                are_typed=arguments.own_dice if is_new or position is not None else None,
            )
        except LeftTerminal:
            return 0 if table.is_kept else EXIT_FALSE, ["", table.farewell()]
        except KeyboardInterrupt:
            ignore_interrupts()
            return EXIT_INTERRUPTED, ["", table.farewell()]


def _position(game: Game[Any], text: str, chosen: Chosen) -> PositionLine[Any]:
    """Return the position in a line. Raises NotationError, also for choices that the line makes by itself."""
    for name in chosen:
        fault = tr("cannot be used with {name}", name=f"--{name}")
        raise NotationError(tr("{option}: {fault}", option=_FROM, fault=fault))
    line = parse_position(text, SPECS)
    reason = line.state.impossible()
    if reason is not None:
        raise NotationError(reason)
    if line.spec is not game.spec:
        raise NotationError(
            tr("this is a position of {other}, not of {game}", other=line.spec.title, game=game.spec.title)
        )
    return line


def _reply(games: OpenedGames, last: LastQuestion, typed: str) -> Sentence:
    return last.answer(games.store, games.clock, secrets.randbelow, typed)


def _asked(games: OpenedGames, question: str) -> str:
    games.catch_up()
    return input(question)


class Style(Enum):
    """The highlight of a line in a terminal with colors, as the numbers of ANSI's escape sequences."""

    PLAIN = ""
    DIM = "2"
    DICE = "1"
    RESULT = "1;32"
    REFUSED = "33"


class LeftTerminal(Exception):  # noqa: N818 (nothing went wrong)
    """The player left, or the input ended."""


@dataclass(frozen=True)
class Screen:
    """A terminal, or its replacement in a test. `ask_for` works like `input`; `translate` translates a text."""

    out: TextIO
    ask_for: Callable[[str], str]
    translate: Callable[[str], str]
    has_color: bool

    def say(self, text: str, style: Style = Style.PLAIN) -> None:
        """Write a line."""
        line = printable(self.translate(text))
        if self.has_color and style is not Style.PLAIN:
            line = f"\x1b[{style.value}m{line}\x1b[0m"
        print(line, file=self.out, flush=True)

    def draw(self, dice: Roll) -> None:
        """Draw dice side by side, or write their numbers if the terminal cannot show the drawing."""
        if not dice:
            return
        rows = dice_rows(dice)
        for row in rows if can_show("".join(rows)) else (" ".join(f"[{face}]" for face in dice),):
            self.say(f"  {row}".rstrip(), Style.DICE)

    def ask(self, question: str) -> str:
        """Return the answer to a question, without spaces around it. Raises LeftTerminal at the end of the input."""
        while True:
            try:
                return self.ask_for(printable(self.translate(question)) + " ").strip()
            except UnicodeDecodeError:
                # The input is not in the terminal's encoding, so the line cannot be read: ask again.
                continue
            except EOFError:
                raise LeftTerminal from None


def wants_color(out: TextIO, environment: Mapping[str, str] = os.environ) -> bool:
    """Return whether the output is a terminal with colors, and the environment allows them."""
    return out.isatty() and "NO_COLOR" not in environment and environment.get("TERM", "") not in {"", "dumb"}


HELP, UNDO, REDO, LEAVE = ("?", "help"), ("u", "undo"), ("redo",), ("exit",)
SAVE, WORD = "save ", "word "

_WORD = tr("word TEXT: mix your own word into the dice (only before the first roll).")
_SAVING = tr("save FILE: write the record of this game to a file.")
_ALWAYS = (
    tr("U: undo your last move; redo: make it again."),
    _SAVING,
    tr("exit, or end of input: leave; you can continue the game later."),
)
"""What you can type at every prompt, one line each."""


class TerminalTable:
    """Plays games in a terminal until the player leaves. Every move is saved before it is shown."""

    def __init__(
        self,
        game: Game[Any],
        table: GameTable[Any],
        screen: Screen,
        reply: Callable[[LastQuestion, str], Sentence],
    ) -> None:
        """`reply` returns the response to the player's answer to a last question, after a game."""
        self._game, self._table, self._screen, self._reply = game, table, screen, reply
        self._told_keeping: str | None = None

    def play(
        self,
        chosen: Chosen | None,
        position: PositionLine[Any] | None = None,
        *,
        are_typed: bool | None = None,
    ) -> NoReturn:
        """Play games until the player leaves.

        Begin at a position, or with a new game with the `chosen` options; if both are None, continue the unfinished
        game if there is one. `are_typed` says whether you type in the dice of a new game; if it is None, that is the
        same as in the game before. Raises LeftTerminal when the player leaves or the input ends.
        """
        if are_typed is not None:
            self._table.choose_dice(are_typed=are_typed)
        prompt = self._game.prompt
        session = self._table.last_session() if chosen is None else None
        if position is not None:
            session = self._begun(lambda: self._table.begin_at(position))
            self._tell_position(session)
        elif session is None or session.is_over:
            session = self._begun(lambda: self._table.begin(chosen or prompt.defaults()))
        else:
            self._screen.say(tr("Continuing the game you left."), Style.DIM)
            if session.history:
                self._tell(session, session.history[-1])
            else:
                self._tell_position(session)
        while True:
            self._play_to_the_end(session)
            self._tell_result(session)
            self._ask_last(session)
            self._wait_for_enter(session)
            session = self._begun(lambda: self._table.begin(chosen or prompt.defaults()))

    def _wait_for_enter(self, session: GameSession[Any]) -> None:
        """Wait for Enter before the next game. Until then, the player can save the record of this one."""
        while text := self._screen.ask(tr("Press Enter to play again, or type exit to leave:")):
            word = text.casefold()
            if word in (*LEAVE, "q"):
                raise LeftTerminal
            if word.startswith(SAVE):
                self._save(session, text[len(SAVE) :].strip())
            else:
                self._screen.say(_SAVING)

    def _begun(self, begin: Callable[[], GameSession[Any]]) -> GameSession[Any]:
        before = self._table.last_session()
        cost = None if before is None else before.leaving_cost
        session = begin()
        if cost is not None:
            self._screen.say(tr("You left your unfinished game. {cost}", cost=cost), Style.REFUSED)
        seal = session.record.tag("Seal")
        if seal:
            self._screen.say(tr("Dice sealed before the first roll: {seal}", seal=seal), Style.DIM)
            self._tell_word(session)
        elif has_typed_dice(session):
            self._screen.say(TYPED_IN, Style.DIM)
        self._screen.say(tr("Type ? for help or exit to leave; your game will be saved."), Style.DIM)
        return session

    def _tell_position(self, session: GameSession[Any]) -> None:
        for sentence in from_position(session.record):
            self._screen.say(sentence, Style.DIM)

    def _tell_word(self, session: GameSession[Any]) -> None:
        self._screen.say(tr("Your word: {word}", word=brief(session.record.tag("Word") or "–")), Style.DIM)

    def _play_to_the_end(self, session: GameSession[Any]) -> None:
        shown: State[Any] | None = None
        self._work_out(session)
        while not session.is_over:
            if session.computer_moves:
                self._play_computer(session)
                continue
            if session.state is not shown:
                self._show_standing(session)
                shown = session.state
            self._answer(session, self._screen.ask(self._game.prompt.question(session)))

    def _work_out(self, session: GameSession[Any]) -> None:
        """Have the coach do its slow work, if a computer player at the table needs it."""
        roster = self._game.players
        if any(seat.record_name in roster.followers for seat in session.seats):
            work_out(self._game, session.state.rules_text(), self._screen.translate)

    def _show_standing(self, session: GameSession[Any]) -> None:
        self._screen.say("")
        prompt, names = self._game.prompt, session.names
        for line in prompt.standing(session.state, names, prompt.first_named(session.record)):
            self._screen.say(line)

    def _answer(self, session: GameSession[Any], text: str) -> None:
        word = text.casefold()
        if word in HELP:
            self._help(session)
        elif word in UNDO:
            self._undo(session)
        elif word in REDO:
            self._redo(session)
        elif word in LEAVE:
            raise LeftTerminal
        elif word.startswith(WORD) and session.takes_word:
            session.choose_word(text[len(WORD) :])
            self._tell_word(session)
        elif word.startswith(SAVE):
            self._save(session, text[len(SAVE) :].strip())
        else:
            try:
                move = self._game.prompt.parse(text, session.state)
                faces = self._faces(session, move)
                played = None if faces is None else session.play(move, faces)
            except GameError as error:
                self._screen.say(brief(self._screen.translate(error.sentence)), Style.REFUSED)
                return
            if played is not None:
                self._tell(session, played)

    def _play_computer(self, session: GameSession[Any]) -> None:
        """Play the computer's move; if the player types in the dice, ask for them first."""
        faces = self._faces(session, session.computer_move)
        if faces is not None:
            self._tell(session, session.play_computer(faces))

    def _faces(self, session: GameSession[Any], move: Move | None) -> Roll | None:
        """Return the faces typed for a move; () if none are needed, None if the player goes back."""
        state = session.state
        if (
            not has_typed_dice(session)
            or move is None
            or state.refusal(move) is not None
            or not state.dice_for(move)
        ):
            return ()
        self._screen.say(tr("Enter on an empty line: go back to your choice."), Style.DIM)
        while True:
            text = self._screen.ask(tr("{question}:", question=self._game.prompt.throw(session, move)))
            if not text:
                return None
            if text.casefold() in LEAVE:
                raise LeftTerminal
            try:
                return parse_faces(text, state.dice_for(move))
            except GameError as error:
                self._screen.say(brief(self._screen.translate(error.sentence)), Style.REFUSED)

    def _tell(self, session: GameSession[Any], played: Played[Any]) -> None:
        self._screen.draw(self._game.prompt.lying(played))
        names, telling = session.names, self._game.telling
        for place in range(telling.lines_in(played)):
            self._screen.say(telling.line(played, names, place))
        self._tell_keeping()

    def _tell_result(self, session: GameSession[Any]) -> None:
        first = session.record.first_state()
        self._screen.say(self._game.telling.result_line(first, session.state, session.names), Style.RESULT)
        seed = session.record.tag("Seed")
        if seed:
            self._screen.say(tr("Dice seed: {seed}", seed=seed), Style.DIM)

    def _ask_last(self, session: GameSession[Any]) -> None:
        outcome = session.state.outcome()
        last = None if outcome is None else self._game.prompt.last_question(outcome)
        if last is not None:
            self._screen.say(self._reply(last, self._screen.ask(last.question)), Style.RESULT)

    def farewell(self) -> Sentence:
        """Return the last message: that the games are saved, or why they are not."""
        problem = self._problem()
        return tr("Your games are saved.") if problem is None else tr("Not saved: {error}", error=problem)

    @property
    def is_kept(self) -> bool:
        """Whether all games are saved."""
        return self._problem() is None

    def _problem(self) -> str | None:
        """Return why the game is not saved; None if it is."""
        problem = self._table.error
        if problem is None and self._table.save_status is SaveStatus.WAITS:
            return tr("another program is using the saved games")
        return problem

    def _tell_keeping(self) -> None:
        """Tell the player once when saving fails, and once when it works again."""
        problem = self._problem()
        if problem != self._told_keeping:
            self._told_keeping = problem
            said = (
                tr("Your games are being saved again.")
                if problem is None
                else tr("Not saved: {error}", error=problem)
            )
            self._screen.say(said, Style.REFUSED)

    def _help(self, session: GameSession[Any]) -> None:
        for line in self._game.prompt.help(session.state):
            self._screen.say(line)
        if session.takes_word:
            self._screen.say(_WORD)
        for line in _ALWAYS:
            self._screen.say(line)

    def _undo(self, session: GameSession[Any]) -> None:
        counted = not session.is_casual
        if session.undo():
            self._screen.say(tr("Undone."))
            if counted and session.is_casual:
                self._screen.say(CASUAL_AFTER_UNDO)
        else:
            self._screen.say(tr("There is nothing to undo."), Style.REFUSED)

    def _redo(self, session: GameSession[Any]) -> None:
        again = session.redo()
        for played in session.history[len(session.history) - again :]:
            self._tell(session, played)
        if not again:
            self._screen.say(tr("There is nothing to redo."), Style.REFUSED)

    def _save(self, session: GameSession[Any], name: str) -> None:
        try:
            # Mode "x" never overwrites a file.
            with Path(name).open("x", encoding="utf-8") as file:
                file.write(session.record.to_text())
        except FileExistsError:
            self._screen.say(tr("{name} already exists.", name=brief(name)), Style.REFUSED)
        except (OSError, ValueError) as error:
            reason = reason_of(error) if isinstance(error, OSError) else str(error)
            self._screen.say(tr("The game record could not be saved: {reason}", reason=reason), Style.REFUSED)
        else:
            self._screen.say(tr("Game record saved as {name}", name=brief(name)))
