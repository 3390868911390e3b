"""A whole game as its record: header, moves, faces. Replaying it restores every state."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from types import MappingProxyType
from typing import Any, Generic

from dicedesk.core.dice import Roll
from dicedesk.core.errors import GameError, NotationError
from dicedesk.core.game import GameSpec, Move, Played, State, StateT, StateT_co
from dicedesk.core.notation import (
    TagLine,
    check_note,
    check_tags,
    move_to_text,
    note_to_text,
    noted,
    parse_lines,
    tag_to_text,
)
from dicedesk.core.persistent_list import PersistentList
from dicedesk.core.rollers import DICE, TODAY, TYPED, Tag, day_in
from dicedesk.core.words import tr

POSITION = "Position"
"""Header line: the position at which a game begins, if it is not the one of its rules, as `State.to_line` writes it."""

LEFT, UNDONE, HINTS, FROM = "Left", "Undone", "Hints", "From"
"""Header lines: when the game was left, how often rolls were undone after they were seen, the number of hints (0 in a
game that was casual by choice), and the game that its first moves come from, as in
`[From "2026-11-21T10:00:00Z-7f3a move 15"]`."""

ORIGIN = "Origin"
"""Header line: the Id of the game that first had these dice, as in a challenge."""

CHALLENGER, CHALLENGER_RESULT, CHALLENGER_COST = "Challenger", "ChallengerResult", "ChallengerCost"
"""Header lines of a challenge and of each game played from it: the name of the player who sent it, how that player's
game ended, and what the player's choices cost in it."""

FROM_CHALLENGE = (ORIGIN, CHALLENGER, CHALLENGER_RESULT, CHALLENGER_COST)
"""Header lines that a game takes over from the challenge it is played from."""


class Owner(Enum):
    """What a header line belongs to, which decides whether a game that continues this one keeps it."""

    OPENING = "opening"
    """Rewritten by each game: its kind, its rules, its first position, who plays."""
    TABLE = "table"
    """Stays with the players at the table."""
    DICE = "dice"
    COURSE = "course"
    """Identifies this game, and says how it went."""


HEADER: Mapping[str, Owner] = MappingProxyType(
    {
        "Game": Owner.OPENING,
        "Rules": Owner.OPENING,
        POSITION: Owner.OPENING,
        "Player": Owner.OPENING,
        "Home": Owner.TABLE,
        DICE: Owner.DICE,
        "Seal": Owner.DICE,
        "Word": Owner.DICE,
        "Seed": Owner.DICE,
        ORIGIN: Owner.DICE,
        CHALLENGER: Owner.DICE,
        CHALLENGER_RESULT: Owner.DICE,
        CHALLENGER_COST: Owner.DICE,
        "Id": Owner.COURSE,
        LEFT: Owner.COURSE,
        UNDONE: Owner.COURSE,
        HINTS: Owner.COURSE,
        FROM: Owner.COURSE,
    }
)
"""The owner of each header line that the program writes; each seat has a `Player` line with its number."""


def owner_of(name: str) -> Owner | None:
    """The owner of the header line of this name; None if the program does not know it."""
    return HEADER.get(name.rstrip("0123456789"))


_SEEN_FURTHER = re.compile(rf'^\[{UNDONE} +"[1-9]', re.MULTILINE)
_FROM = re.compile(r"(?P<game>.*) move (?P<moves>[0-9]{1,9})")


@dataclass(frozen=True, slots=True)
class Play:
    """One move of a record, with its faces.

    `line` is its line number if it came from a file, and `note` what a person wrote about it: one or more lines, or "".
    Neither changes which move it is. Raises NotationError for a note that cannot be written in a record.
    """

    move: Move
    faces: Roll
    line: int | None = field(default=None, compare=False)
    note: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if self.note:
            check_note(self.note)


@dataclass(frozen=True)
class Record(Generic[StateT_co]):
    """A game: its header tags in order, and its moves. It does not depend on a screen or a clock.

    `note` is what a person wrote at its beginning: one or more lines, or "". Records of one game are equal, whatever is
    noted in them. Raises NotationError for tags or a note that cannot be written in a record.
    """

    spec: GameSpec[StateT_co]
    tags: tuple[Tag, ...] = ()
    plays: Sequence[Play] = ()
    note: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        check_tags(self.tags)
        check_note(self.note)

    @property
    def header(self) -> tuple[Tag, ...]:
        """Every header line: the game's name, then the other tags in order."""
        return (("Game", self.spec.id), *(tag for tag in self.tags if tag[0] != "Game"))

    def tag(self, name: str) -> str | None:
        """The value of a header tag; None if it is missing."""
        return dict(self.tags).get(name)

    @property
    def faces(self) -> Roll:
        """All faces of the game, in the order in which they fell."""
        return tuple(face for play in self.plays for face in play.faces)

    @property
    def is_typed(self) -> bool:
        """Whether a player threw real dice and typed in what they showed."""
        return self.tag(DICE) == TYPED

    @property
    def is_casual(self) -> bool:
        """Whether the game does not count: typed dice, help, first moves from another game, or a first position.

        Typed dice may be any dice: a best score with them would mean nothing, and they would spoil the statistics of
        the program's dice. They are for playing with real dice and the coach.
        """
        return self.is_typed or self.had_help or self.begins_at_position

    @property
    def begins_at_position(self) -> bool:
        """Whether the game begins at a position that someone set up, not where its rules begin."""
        return self.tag(POSITION) is not None

    @property
    def had_help(self) -> bool:
        """Whether rolls were undone, hints were used or the game was casual by choice, or moves were taken over."""
        return any(self.tag(name) is not None for name in (UNDONE, HINTS, FROM))

    @property
    def taken_over(self) -> int:
        """The number of first moves taken over from another game, according to its header."""
        match = _FROM.fullmatch(self.tag(FROM) or "")
        return int(match["moves"]) if match else 0

    @property
    def own_faces(self) -> Roll:
        """The faces of this game's own dice: all except those of moves taken over."""
        return tuple(face for play in self.plays[self.taken_over :] for face in play.faces)

    def first_state(self) -> StateT_co:
        """The state before the first move.

        Raises NotationError if the rules or the position cannot be read, or no game by the rules can show the position.
        """
        rules, position = self.tag("Rules") or "", self.tag(POSITION)
        if position is None:
            return self.spec.new_state(rules)
        first = self.spec.parse_line(position, rules)
        reason = first.impossible()
        if reason is not None:
            raise NotationError(reason)
        return first

    def with_play(self, move: Move, faces: Roll) -> "Record[StateT_co]":
        return replace(self, plays=PersistentList(self.plays).followed_by(Play(move, faces)))

    def with_tags(self, tags: tuple[Tag, ...]) -> "Record[StateT_co]":
        """The record with more header tags; tags of the same name are replaced."""
        return replace(self, tags=tuple((dict(self.tags) | dict(tags)).items()))

    def without_last(self, plays: int) -> "Record[StateT_co]":
        return replace(self, plays=PersistentList(self.plays).without_last(plays))

    def to_text(self) -> str:
        """The record as UTF-8 text, one tag or move per line, with the notes."""
        return self.header_text() + "".join(f"{line}\n" for line in self.move_lines())

    def header_text(self) -> str:
        """The lines before the first move, with the note at the beginning."""
        lines = [*map(tag_to_text, self.header), *([note_to_text(self.note)] if self.note else ())]
        return "".join(f"{line}\n" for line in lines)

    def move_lines(self, first: int = 0) -> tuple[str, ...]:
        """One line for each move, starting at index `first`; a note can add lines to it."""
        return tuple(
            noted(move_to_text(play.move.to_text(), play.faces), play.note) for play in self.plays[first:]
        )

    def replay(self) -> tuple[Played[StateT_co], ...]:
        """Every move with the state before it and the step after it.

        Raises IllegalMoveError or BadRollError, with the line if the record came from a file.
        """
        return tuple(self.replayed())

    def replayed(self) -> Iterator[Played[StateT_co]]:
        """The same moves one by one, without holding the whole game in memory."""
        state = self.first_state()
        for play in self.plays:
            try:
                step = state.apply(play.move, play.faces)
            except GameError as error:
                raise error if play.line is None else error.at_line(play.line) from None
            yield Played(state, play.move, play.faces, step)
            state = step.state


def parse_record(text: str, games: Mapping[str, GameSpec[StateT]]) -> Record[StateT]:
    """The record in the text; its rules and moves are read but not yet replayed.

    Raises NotationError with the number of the line and what was expected.
    """
    lines = parse_lines(text)
    by_name = {tag.name: tag for tag in lines.tags}
    game = by_name.get("Game")
    if game is None:
        raise NotationError(
            tr('expected a [Game "…"] header with one of: {names}', names=", ".join(games)), 1
        )
    spec = games.get(game.value)
    if spec is None:
        raise NotationError(
            tr("there is no game “{game}”; choose from: {names}", game=game.value, names=", ".join(games)),
            game.number,
        )
    if "Rules" in by_name:
        _check_rules(spec, by_name["Rules"])
    tags = tuple((tag.name, tag.value) for tag in lines.tags if tag is not game)
    if POSITION in by_name:
        _check_position(Record(spec, tags), by_name[POSITION])
    if DICE in by_name:
        _check_day(by_name[DICE])
    plays = []
    moves: dict[str, Move] = {}
    for place, line in enumerate(lines.moves, 1):
        try:
            if line.move not in moves:
                moves[line.move] = spec.parse_move(line.move)
            plays.append(Play(moves[line.move], line.faces, line.number, lines.notes.get(place, "")))
        except NotationError as error:
            raise error.at_line(line.number) from None
    return Record(spec, tags, tuple(plays), lines.notes.get(0, ""))


def _check_rules(spec: GameSpec[State[Any]], rules: TagLine) -> None:
    try:
        spec.new_state(rules.value)
    except NotationError as error:
        raise error.at_line(rules.number) from None


def _check_position(record: Record[State[Any]], position: TagLine) -> None:
    try:
        record.first_state()
    except NotationError as error:
        raise error.at_line(position.number) from None


def _check_day(dice: TagLine) -> None:
    kind, _, day = dice.value.partition(" ")
    if kind == TODAY and day_in(day) is None:
        raise NotationError(tr("“{day}” is not a date; write it like 2026-11-23", day=day), dice.number)


def with_undone(header: str) -> str:
    """The text of a header, marked as a game in which more dice may have been seen than it has moves for."""
    return header if _SEEN_FURTHER.search(header) else f'{header}[{UNDONE} "1"]\n'
