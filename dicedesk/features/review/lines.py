"""Lines of a review: what could have followed another choice, move by move. A game keeps them in its notes."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, overload

from dicedesk.coach.coach import Against, Coach
from dicedesk.coach.exact import outcomes
from dicedesk.coach.review import review_of
from dicedesk.coach.unit import Unit
from dicedesk.core.dice import Roll
from dicedesk.core.errors import GameError
from dicedesk.core.game import Move, Played, State
from dicedesk.core.notation import move_to_text, parse_lines
from dicedesk.core.position import PositionLine
from dicedesk.core.record import Play, Record
from dicedesk.core.words import Name, Sentence, tr
from dicedesk.features.position import position_in
from dicedesk.features.replay import for_other_moves
from dicedesk.features.review.game import GameReview, SeatReview, explained, names_in
from dicedesk.features.review.what_if import ComparedChoice, compared_at
from dicedesk.games.catalogue import GAMES
from dicedesk.play.seats import Player, RememberingPlayer

_IF, _NEXT = "if ", ";"


@dataclass(frozen=True)
class OtherLine:
    """The moves of a line. The first of them takes the place of the game's move `number`, counted from 1."""

    number: int
    plays: tuple[Play, ...] = ()

    def to_text(self) -> str:
        """The line as in a note, such as "if roll 4 : 3 5 2 6; roll 1 : 5"."""
        moves = (move_to_text(play.move.to_text(), play.faces) for play in self.plays)
        return f"{_IF}{f'{_NEXT} '.join(moves)}"

    def with_play(self, move: Move, faces: Roll) -> "OtherLine":
        return replace(self, plays=(*self.plays, Play(move, faces)))

    def without_last(self) -> "OtherLine":
        return replace(self, plays=self.plays[:-1])


def lines_of(record: Record[Any]) -> tuple[OtherLine, ...]:
    """Return the lines in the notes of a record, move by move.

    A line of a note that no longer fits the game is a plain note. Raises the errors of replaying the record.
    """
    return tuple(line for _, lines, _ in _read(record) for line in lines)


def without_lines(record: Record[Any]) -> Record[Any]:
    """Return the record with its plain notes only. Raises the errors of replaying it."""
    plays = list(record.plays)
    for number, _, notes in _read(record):
        plays[number - 1] = replace(plays[number - 1], note="\n".join(notes))
    return replace(record, plays=tuple(plays))


def with_lines(record: Record[Any], lines: Iterable[OtherLine]) -> Record[Any]:
    """Return a record that has plain notes only, with these lines after them.

    Raises NotationError if a note gets too long.
    """
    plays = list(record.plays)
    for line in lines:
        play = plays[line.number - 1]
        plays[line.number - 1] = replace(play, note=note_with(play.note, line))
    return replace(record, plays=tuple(plays))


def note_with(note: str, line: OtherLine) -> str:
    """Return the note on a move with a line after it."""
    return f"{note}\n{line.to_text()}" if note else line.to_text()


def _read(record: Record[Any]) -> Iterator[tuple[int, list[OtherLine], list[str]]]:
    """Yield the number, the lines and the plain notes of each move whose note may contain lines."""
    if not may_have_lines(record):
        return
    for number, (played, play) in enumerate(zip(record.replayed(), record.plays, strict=True), 1):
        lines, notes = list[OtherLine](), list[str]()
        for text in play.note.split("\n"):
            line = _line_in(text, record, number, played.before) if _may_be_line(text) else None
            if line is None:
                notes.append(text)
            else:
                lines.append(line)
        if lines:
            yield number, lines, notes


def may_have_lines(record: Record[Any]) -> bool:
    """Return whether a note of a record looks like a line; it may still not fit the game."""
    return any(_may_be_line(text) for play in record.plays if play.note for text in play.note.split("\n"))


def _may_be_line(note: str) -> bool:
    return note.startswith(_IF)


def _line_in(text: str, record: Record[Any], number: int, state: State[Any]) -> OtherLine | None:
    """Return the line in a text; None if it cannot be read or played."""
    moves, line = text.removeprefix(_IF).split(_NEXT), OtherLine(number)
    try:
        read = parse_lines("\n".join(moves))
        if read.tags or read.notes or len(read.moves) != len(moves):
            return None
        for each in read.moves:
            move = record.spec.parse_move(each.move)
            state = state.apply(move, each.faces).state
            line = line.with_play(move, each.faces)
    except GameError:
        return None
    return line


class RollChoice(Enum):
    """Which dice a move of a line rolls, unless they are given."""

    LIKELY = "likely"
    """The most likely ones."""
    AVERAGE = "average"
    """The ones that change the value of the position least."""


def chosen_roll(
    coach: Coach[Any, Any], state: State[Any], move: Move, against: Against, choice: RollChoice
) -> Roll:
    """Return the dice of a legal move; () if it rolls none."""
    if not state.dice_for(move):
        return ()
    if choice is RollChoice.LIKELY:
        return coach.likely(state, move).faces
    seat, mean = state.seat, coach.worth_of(state, move, against, state.seat)
    found = outcomes(state, move)
    nearest = min(found, key=lambda each: (abs(coach.worth(each.state, against, seat) - mean), -each.ways))
    return nearest.faces


@dataclass(frozen=True)
class Fork:
    """The choices after the moves of a record; only one, the one it makes, for a computer player within a line.

    `number` is that of the next move, from 1, and `position` the position before it.
    """

    record: Record[Any]
    unit: Unit
    position: PositionLine[Any]
    choices: tuple[ComparedChoice, ...]

    @property
    def number(self) -> int:
        return len(self.record.plays) + 1

    @property
    def name(self) -> Name:
        """The player who chooses."""
        state: State[Any] = self.position.state
        return names_in(self.record)[state.seat]

    @property
    def standing(self) -> Sentence:
        """The standing, in a line; "" if the game has none."""
        prompt, state = GAMES[self.record.spec.id].prompt, self.position.state
        return next(
            iter(prompt.standing(state, names_in(self.record), prompt.first_named(self.record))),
            Sentence("", {}),
        )

    def title(self, move: Move) -> Sentence:
        """Return a choice in the fewest words."""
        return GAMES[self.record.spec.id].telling.choice(self.position.state, move)

    def dice_for(self, move: Move) -> int:
        """Return how many dice a choice rolls; 0 for none."""
        state: State[Any] = self.position.state
        return state.dice_for(move)


@dataclass(frozen=True)
class ReviewedLine:
    """A line with the review of the game in which it was played; `then` are the choices after it, None at the end."""

    line: OtherLine
    game: GameReview
    then: Fork | None

    @property
    def first(self) -> int:
        """The place from which the line leaves the game."""
        return self.line.number - 1

    @property
    def last(self) -> int:
        """The place at the line's end."""
        return self.first + len(self.line.plays)

    def seen_from(self, seat: int) -> SeatReview:
        """Return the review of the game with this line, seen from a seat."""
        return SeatReview(self.game, seat)

    @property
    def title(self) -> Sentence:
        """Where the line begins, and its first choice."""
        move = self.line.plays[0].move
        words = GAMES[self.game.record.spec.id].telling.choice(self.game.history[self.first].before, move)
        return tr("Move {number}: {words}", number=self.line.number, words=words)


@dataclass(frozen=True, eq=False)
class GameLines:
    """Weighs what could have happened instead in a game that was reviewed with its history.

    The `coach` may be prepared for the game, so that each answer takes only a moment.
    """

    game: GameReview
    coach: Coach[Any, Any]

    def fork(self, number: int) -> Fork:
        """Return all choices at the game's move with this number, from 1."""
        played = self.game.history[number - 1]
        return self._fork(self._before(number), played.before, played.move)

    def kept(self, record: Record[Any]) -> tuple[ReviewedLine, ...]:
        """Return the lines in the notes of the game's record, or of another copy of it."""
        return tuple(self.reviewed(line) for line in lines_of(record))

    def gone_on(self, line: OtherLine, move: Move, roll: RollChoice | Roll) -> ReviewedLine:
        """Return a line with one more move, its dice given or chosen.

        Raises IllegalMoveError or BadRollError, and the errors of playing the line.
        """
        if isinstance(roll, RollChoice):
            state = self._played(line)[-1].step.state if line.plays else self._first(line)
            roll = chosen_roll(self.coach, state, move, self._against, roll)
        return self.reviewed(line.with_play(move, roll))

    def reviewed(self, line: OtherLine) -> ReviewedLine:
        """Return a line of at least one move with its review. Raises the errors of playing the line."""
        played, own, record = self._played(line), self.game.review, self._before(line.number)
        for play in line.plays:
            record = record.with_play(play.move, play.faces)
        review = review_of(self._first(line), played, self.coach, self._against)
        moves = (*own.moves[: line.number - 1], *review.moves)
        game = replace(
            self.game,
            record=record,
            review=replace(own, is_over=review.is_over, moves=moves),
            history=_History(self.game.history, line.number - 1, played),
        )
        last = played[-1].step.state
        then = None if review.is_over else self._fork_after(record, last, game.history)
        return ReviewedLine(line, explained(game, self.coach, line.number), then)

    @property
    def _against(self) -> Against:
        return self.game.review.against

    def _before(self, number: int) -> Record[Any]:
        """Return the record of the moves before the one with this number, without what a line makes false."""
        record = self.game.record
        return for_other_moves(record.without_last(len(record.plays) - number + 1))

    def _first(self, line: OtherLine) -> State[Any]:
        state: State[Any] = self.game.history[line.number - 1].before
        return state

    def _played(self, line: OtherLine) -> tuple[Played[Any], ...]:
        state, moves = self._first(line), list[Played[Any]]()
        for play in line.plays:
            moves.append(Played(state, play.move, play.faces, state.apply(play.move, play.faces)))
            state = moves[-1].step.state
        return tuple(moves)

    def _fork(self, record: Record[Any], state: State[Any], made: Move | None = None) -> Fork:
        choices = compared_at(state, self.coach, self._against, made)
        return Fork(record, self.coach.unit, position_in(record, state), choices)

    def _fork_after(self, record: Record[Any], state: State[Any], history: Sequence[Played[Any]]) -> Fork:
        player = _computer_in(record, state.seat, history)
        if player is None:
            return self._fork(record, state)
        own = ComparedChoice(self.coach.evaluation(state, player.choose(state), self._against))
        return Fork(record, self.coach.unit, position_in(record, state), (own,))


class _History(Sequence[Played[Any]]):
    """The moves of a game up to where a line leaves it, and those of the line; the game's stay unplayed till asked."""

    def __init__(self, game: Sequence[Played[Any]], count: int, line: tuple[Played[Any], ...]) -> None:
        self._game, self._count, self._line = game, count, line

    def __len__(self) -> int:
        return self._count + len(self._line)

    @overload
    def __getitem__(self, place: int) -> Played[Any]: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[Played[Any], ...]: ...

    def __getitem__(self, place: int | slice) -> Played[Any] | tuple[Played[Any], ...]:
        if isinstance(place, slice):
            return tuple(self[at] for at in range(len(self))[place])
        at = range(len(self))[place]
        return self._game[at] if at < self._count else self._line[at - self._count]


def _computer_in(record: Record[Any], seat: int, history: Iterable[Played[Any]]) -> Player[Any] | None:
    """Return the computer player in a seat, with its memory of the game; None for a person."""
    name, roster = record.tag(f"Player{seat}"), GAMES[record.spec.id].players
    if not name or not roster.has(name):
        return None
    player: Player[Any] = roster.parse(name)
    for played in history:
        if not isinstance(player, RememberingPlayer):
            break
        player = player.after(played.step)
    return player
