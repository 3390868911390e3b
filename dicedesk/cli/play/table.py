"""Leads through games of one kind: shows what happened, asks, and makes the moves."""

from pathlib import Path
from typing import Any, NoReturn

from dicedesk.cli.play.screen import LeftTerminal, Screen, Style
from dicedesk.core.dice import Roll
from dicedesk.core.errors import GameError
from dicedesk.core.fair.sealed import TYPED_IN
from dicedesk.core.game import Move, Played, State
from dicedesk.core.words import Name, Sentence, brief, tr
from dicedesk.games.frame import GameKit
from dicedesk.games.poker_dice.oracle import Oracle, spoken
from dicedesk.play.game_session import PRACTICE_AFTER_UNDO, GameSession
from dicedesk.play.game_table import Chosen, GameTable
from dicedesk.play.saved_games import SaveStatus
from dicedesk.play.typed_dice import has_typed_dice, parse_faces

HELP, UNDO, REDO, LEAVE = ("?", "help"), ("u", "undo"), ("redo",), ("exit",)
SAVE, WORD = "save ", "word "

_SAVING = tr("save FILE: write the record of this game into a file.")


class TerminalTable:
    """One game after the other, until the person leaves. Every move is kept before it is shown, as in the window."""

    def __init__(self, kit: GameKit[Any], table: GameTable[Any], screen: Screen, oracle: Oracle) -> None:
        """Nothing is played yet; `oracle` answers a question after an award."""
        self._kit, self._table, self._screen, self._oracle = kit, table, screen, oracle
        self._told_keeping: str | None = None

    def play(self, chosen: Chosen | None, *, are_typed: bool | None = None) -> NoReturn:
        """Goes on with the game that was left, or begins one with what was `chosen`; then more, as often as wanted.

        With None the game that was left goes on, if there is one. `are_typed` says whether a person throws the dice of
        a new game and types them in; where it is None they are as in the game before. Raises LeftTerminal at the end
        of the input.
        """
        if are_typed is not None:
            self._table.choose_dice(are_typed=are_typed)
        prompt = self._kit.prompt
        session = self._table.last_session() if chosen is None else None
        if session is None or session.is_over:
            session = self._begun(chosen or prompt.defaults())
        else:
            self._screen.say(tr("Continuing the game you left."), Style.DIM)
            if session.history:
                self._tell(session, session.history[-1])
        while True:
            self._play_to_the_end(session)
            self._tell_result(session)
            self._ask_oracle(session)
            self._wait_for_enter(session)
            session = self._begun(chosen or prompt.defaults())

    def _wait_for_enter(self, session: GameSession[Any]) -> None:
        """Waits until another game is wanted; the record of the one that is over can be saved meanwhile."""
        while text := self._screen.ask(tr("Press Enter to play again, or type exit to leave:")):
            word = text.casefold()
            if word in (*LEAVE, "q"):
                raise LeftTerminal
            if word.startswith(SAVE):
                self._save(session, text[len(SAVE) :].strip())
            else:
                self._screen.say(_SAVING)

    def _begun(self, chosen: Chosen) -> GameSession[Any]:
        session = self._table.begin(chosen)
        seal = session.record.tag("Seal")
        if seal:
            self._screen.say(tr("Dice sealed before the first roll: {seal}", seal=seal), Style.DIM)
            self._tell_word(session)
        elif has_typed_dice(session):
            self._screen.say(TYPED_IN, Style.DIM)
        self._screen.say(tr("Type ? for help or exit to leave; the game is kept."), Style.DIM)
        return session

    def _tell_word(self, session: GameSession[Any]) -> None:
        self._screen.say(tr("Your word: {word}", word=brief(session.record.tag("Word") or "–")), Style.DIM)

    def _play_to_the_end(self, session: GameSession[Any]) -> None:
        shown: State[Any] | None = None
        while not session.is_over:
            if session.computer_moves:
                self._play_computer(session)
                continue
            if session.state is not shown:
                self._show_standing(session)
                shown = session.state
            self._answer(session, self._screen.ask(self._kit.prompt.question(session)))

    def _show_standing(self, session: GameSession[Any]) -> None:
        self._screen.say("")
        for line in self._kit.prompt.standing(session):
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
                move = self._kit.prompt.parse(text, session.state)
                faces = self._faces(session, move)
                played = None if faces is None else session.play(move, faces)
            except GameError as error:
                self._screen.say(brief(self._screen.translate(error.sentence)), Style.REFUSED)
                return
            if played is not None:
                self._tell(session, played)

    def _play_computer(self, session: GameSession[Any]) -> None:
        """Makes the computer's move; where its dice are typed in, it waits until they are."""
        faces = self._faces(session, session.computer_move)
        if faces is not None:
            self._tell(session, session.play_computer(faces))

    def _faces(self, session: GameSession[Any], move: Move | None) -> Roll | None:
        """What the dice show that a person throws for a move; () for no dice, None to leave the move undone."""
        state = session.state
        if (
            not has_typed_dice(session)
            or move is None
            or state.refusal(move) is not None
            or not state.dice_for(move)
        ):
            return ()
        self._screen.say(tr("Enter alone: go back to your choice."), Style.DIM)
        while True:
            text = self._screen.ask(tr("{question}:", question=self._kit.prompt.throw(session, move)))
            if not text:
                return None
            if text.casefold() in LEAVE:
                raise LeftTerminal
            try:
                return parse_faces(text, state.dice_for(move))
            except GameError as error:
                self._screen.say(brief(self._screen.translate(error.sentence)), Style.REFUSED)

    def _tell(self, session: GameSession[Any], played: Played[Any]) -> None:
        self._screen.draw(self._kit.prompt.lying(played))
        names, narrator = _names(session), self._kit.narrator
        for place in range(narrator.lines_in(played)):
            self._screen.say(narrator.line(played, names, place))
        self._tell_keeping()

    def _tell_result(self, session: GameSession[Any]) -> None:
        self._screen.say(self._kit.narrator.result_line(session.history[-1], _names(session)), Style.RESULT)
        seed = session.record.tag("Seed")
        if seed:
            self._screen.say(tr("Seed of the dice: {seed}", seed=seed), Style.DIM)

    def _ask_oracle(self, session: GameSession[Any]) -> None:
        outcome = session.state.outcome()
        if outcome is None or not self._kit.prompt.wins_award(outcome):
            return
        question = self._screen.ask(tr("Ask the Magic 8 Oracle a question:"))
        self._screen.say(spoken(self._oracle.ask(question)), Style.RESULT)

    def farewell(self) -> Sentence:
        """What is said to whoever leaves: that the games are kept, or why the last one is not."""
        problem = self._problem()
        return tr("Your games are saved.") if problem is None else tr("Not saved: {error}", error=problem)

    @property
    def is_kept(self) -> bool:
        """Whether all that was played is kept."""
        return self._problem() is None

    def _problem(self) -> str | None:
        """Why the game is not kept now; None where it is."""
        problem = self._table.error
        if problem is None and self._table.save_status is SaveStatus.WAITS:
            return tr("another program is using the saved games")
        return problem

    def _tell_keeping(self) -> None:
        """Says once that the game is not kept, and once that it is again."""
        problem = self._problem()
        if problem != self._told_keeping:
            self._told_keeping = problem
            said = tr("Saved again.") if problem is None else tr("Not saved: {error}", error=problem)
            self._screen.say(said, Style.REFUSED)

    def _help(self, session: GameSession[Any]) -> None:
        for line in self._kit.prompt.help(session.state):
            self._screen.say(line)
        if session.takes_word:
            self._screen.say(tr("word TEXT: mix your own word into the dice, before the first roll."))
        self._screen.say(tr("U: undo your last move; redo: make it again."))
        self._screen.say(_SAVING)
        self._screen.say(tr("exit, or end of input: leave; you can continue the game later."))

    def _undo(self, session: GameSession[Any]) -> None:
        counted = not session.is_practice
        if session.undo():
            self._screen.say(tr("Undone."))
            if counted and session.is_practice:
                self._screen.say(PRACTICE_AFTER_UNDO)
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
            # Nothing that lies there is written over.
            with Path(name).open("x", encoding="utf-8") as file:
                file.write(session.record.to_text())
        except FileExistsError:
            self._screen.say(tr("{name} already exists.", name=brief(name)), Style.REFUSED)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self._screen.say(tr("The game record could not be saved: {reason}", reason=reason), Style.REFUSED)
        else:
            self._screen.say(tr("Game record saved as {name}", name=brief(name)))


def _names(session: GameSession[Any]) -> tuple[Name, ...]:
    return tuple(seat.name for seat in session.seats)
