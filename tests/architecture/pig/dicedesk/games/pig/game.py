"""All of Pig but its rules, so that it can be played in a terminal: the second stage of "Add a game".

In the order in which they are written: the computer player, the table that opens games, the words of a game, its past
in the history, and `GAME`, which names them. Larger games give each of these a module. The settings show how a game
has its own; most have none. A sentence for a player is made by `by`: one for the reader, and one with the player's
name. Both are `tr`; a sentence that depends on a count is a `trn`, which `by` does not take.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from dicedesk.core.errors import NotationError
from dicedesk.core.game import Played
from dicedesk.core.record import Record
from dicedesk.core.words import Joined, Name, Sentence, by, tr, trn
from dicedesk.games.frame import Game, GameSample, late
from dicedesk.games.pig.rules import PIG, PigMove, PigState
from dicedesk.games.pig.unit import UNIT
from dicedesk.play.game_session import GameSession
from dicedesk.play.game_table import Chosen
from dicedesk.play.move_telling import MoveTelling
from dicedesk.play.past import BestFigure, ScorePast, WalkedGame
from dicedesk.play.seated_table import SeatedTable
from dicedesk.play.seats import PERSON, Roster
from dicedesk.play.settings import GameSettings
from dicedesk.play.settings_json import Whole
from dicedesk.play.telling import Lesson, TablePart, scores_line
from dicedesk.play.terminal import Prompt

HOLDS = "hold:"


@dataclass(frozen=True)
class PigSettings:
    """From how many points of a turn on the computer holds."""

    hold_at: Annotated[int, Whole(2, 100)] = 20


PIG_SETTINGS = GameSettings("pig", PigSettings)


@dataclass(frozen=True)
class HoldAt:
    """Rolls until the turn has `points` points."""

    points: int

    def choose(self, state: PigState) -> PigMove:
        """Roll below that, else hold."""
        return PigMove(rolls=state.turn < self.points)


def parse_player(name: str) -> HoldAt:
    """The player called "hold:20", or with another number. Raises NotationError for another name."""
    points = name.removeprefix(HOLDS)
    if points == name or not points.isdecimal():
        raise NotationError(tr("there is no player “{name}”", name=name))
    return HoldAt(int(points))


PIG_PLAYERS: Roster[PigState] = Roster(parse_player, lambda _: tr("Holds"), ("hold:20",))


class PigGameTable(SeatedTable[PigState]):
    """Opens games of a person against the computer.

    A game for one person needs its `spec` only. If there is a best score, `is_fewest_best` says whether it is the
    lowest, and `_score(session)` gives that of a game, None until the game is over.
    """

    spec = PIG
    roster = PIG_PLAYERS

    def begin(self, chosen: Chosen) -> GameSession[PigState]:
        """There is nothing to choose."""
        return self.new_session((PERSON, f"{HOLDS}{self._settings.of(PIG_SETTINGS).hold_at}"))

    def _next_session(self, last: Record[PigState] | None) -> GameSession[PigState]:
        """The same players as ever."""
        return self.begin({})


class PigTelling(MoveTelling[PigState]):
    """A line a move, the names of the moves, the standing and the result; the rest is as in every game.

    Its table has a button for each legal move. The big button makes the chosen one, at first the first on the menu.
    `lines_in` says how many lines a move has, if not one.
    """

    def line(self, played: Played[PigState], names: Sequence[Name], place: int) -> Sentence:
        """Who rolled what, or held."""
        name, faces = names[played.before.seat], played.faces
        if not faces:
            you, other = tr("You hold with {points}"), tr("{name} holds with {points}")
            return by(name, you, other, points=played.before.turn)
        return by(name, tr("You roll {face}"), tr("{name} rolls {face}"), face=faces[0])

    def lesson(self, session: GameSession[PigState], begun: int) -> Lesson | None:
        """The rule, until a move is made. In a small window, a bubble at the big button would cover it."""
        is_first = len(session.history) <= begun
        rule = tr("A 1 ends your turn, and its points are lost.")
        return Lesson(TablePart.CHOICES, rule, is_last=True) if is_first else None

    def choice(self, state: PigState, move: PigMove) -> Sentence:
        """To roll, or to hold."""
        return tr("Roll") if move == PigMove(rolls=True) else tr("Hold")

    def result_line(self, first: PigState, state: PigState, names: Sequence[Name]) -> Sentence:
        """Who won, in the words that all games have in common; in a game for one person, the score."""
        winner = int(state.scores[1] > state.scores[0])
        high, low = state.scores[winner], state.scores[1 - winner]
        if names[1 - winner].is_you:
            return tr("You lost, {low} to {high}", high=high, low=low)
        you, other = tr("You won, {high} to {low}"), tr("{name} won, {high} to {low}")
        return by(names[winner], you, other, high=high, low=low)

    def left_line(self, first: PigState, state: PigState, names: Sequence[Name], seat: int) -> Sentence:
        """Both scores."""
        own, other = state.scores[seat], state.scores[1 - seat]
        return tr("The game was left at {own} to {other}", own=own, other=other)

    def note(self, state: PigState, names: Sequence[Name]) -> Joined:
        """Both scores, and the points of the turn."""
        return Joined((scores_line(state.scores, names), tr("This turn: {points}", points=state.turn)))


class PigPast(ScorePast):
    """Who won, and the points of both: the `scores` of a state, by seat.

    Without an `opponent`, a game is told by the score of its only or first person.
    """

    players = PIG_PLAYERS

    @property
    def best(self) -> BestFigure:
        """The fewest moves of a game that was won."""
        return BestFigure(tr("Fewest moves to win"), self.length_words, _moves_to_win, is_fewest=True)

    def opponent(self, record: Record[Any]) -> str:
        """The computer player."""
        return record.tag("Player1") or ""

    def opponent_words(self, opponent: str) -> str:
        """The computer player's title."""
        return PIG_PLAYERS.title(opponent) if PIG_PLAYERS.has(opponent) else opponent

    def length_words(self, length: int) -> Sentence:
        """Rolls and holds."""
        return trn("1 move", "{count} moves", length)


class PigPrompt(Prompt[PigState]):
    """Says the standing before each question in the terminal, and in practice."""

    def standing(self, state: PigState, names: Sequence[Name], first: int = 0) -> tuple[Sentence, ...]:
        """Both scores, and the points of the turn."""
        both = zip(names, state.scores, strict=True)
        scores = (tr("{name}: {score}", name=name, score=score) for name, score in both)
        return (*scores, tr("This turn: {points}", points=state.turn))


def _moves_to_win(game: WalkedGame) -> int | None:
    outcome = game.state.outcome()
    return len(game.record.plays) if outcome and outcome.winner == 0 else None


GAME: Game[PigState] = Game(
    spec=PIG,
    table=PigGameTable,
    telling=PigTelling(),
    prompt=PigPrompt(PIG, rules=(tr("A 1 ends your turn, and its points are lost."),)),
    past=PigPast(),
    moments=late("dicedesk.games.pig.moments:PIG_MOMENTS"),
    sample=GameSample(opening=("roll",), positions=("pig 3 5 4, turn 0", "pig 12 0 6, turn 1")),
    players=PIG_PLAYERS,
    settings=PIG_SETTINGS,
    unit=UNIT,
    coach=late("dicedesk.games.pig.coach:PIG_COACH"),
)
