"""A whole game as its record: header, moves, faces. Replaying it gives every state again."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from types import MappingProxyType
from typing import Any, Generic

from dicedesk.core.dice import Roll
from dicedesk.core.errors import GameError, NotationError
from dicedesk.core.game import GameSpec, Move, Played, State, StateT, StateT_co
from dicedesk.core.notation import TagLine, check_tags, move_to_text, parse_lines, tag_to_text
from dicedesk.core.persistent_list import PersistentList
from dicedesk.core.rollers import DICE, TODAY, TYPED, Tag, day_in
from dicedesk.core.words import tr

LEFT, UNDONE, HINTS, FROM = "Left", "Undone", "Hints", "From"
"""Header lines: when the game was left, how often dice were taken back that had been seen, the hints asked for (0 in a
game that was chosen to be casual), and from which game its first moves were taken, as in
`[From "2026-11-21T10:00:00Z-7f3a move 15"]`."""

ORIGIN = "Origin"
"""Header line: the Id of the game whose dice this one has, as in a challenge."""


class Owner(Enum):
    """Whom a header line belongs to: what is taken along where a game goes on in another one follows from that."""

    OPENING = "opening"
    """Each game writes it anew: its kind, its rules, who plays."""
    TABLE = "table"
    """It goes with those who sit there."""
    DICE = "dice"
    COURSE = "course"
    """It says which game this is, and what became of it."""


HEADER: Mapping[str, Owner] = MappingProxyType(
    {
        "Game": Owner.OPENING,
        "Rules": Owner.OPENING,
        "Player": Owner.OPENING,
        "Home": Owner.TABLE,
        DICE: Owner.DICE,
        "Seal": Owner.DICE,
        "Word": Owner.DICE,
        "Seed": Owner.DICE,
        ORIGIN: Owner.DICE,
        "Id": Owner.COURSE,
        LEFT: Owner.COURSE,
        UNDONE: Owner.COURSE,
        HINTS: Owner.COURSE,
        FROM: Owner.COURSE,
    }
)
"""The owner of each header line that the program writes; each seat has a line `Player` with its number."""


def owner_of(name: str) -> Owner | None:
    """The owner of the header line of this name; None for one that the program does not know."""
    return HEADER.get(name.rstrip("0123456789"))


_SEEN_FURTHER = re.compile(rf'^\[{UNDONE} +"[1-9]', re.MULTILINE)
_FROM = re.compile(r"(?P<game>.*) move (?P<moves>[0-9]{1,9})")


@dataclass(frozen=True, slots=True)
class Play:
    """One move of a record, with the faces that its dice showed. `line` is where it stood in a file, if it did."""

    move: Move
    faces: Roll
    line: int | None = field(default=None, compare=False)


@dataclass(frozen=True)
class Record(Generic[StateT_co]):
    """A game: its header tags in order, and its moves. Nothing of it depends on a screen or a clock.

    Raises NotationError for tags that no text of a record can hold.
    """

    spec: GameSpec[StateT_co]
    tags: tuple[Tag, ...] = ()
    plays: Sequence[Play] = ()

    def __post_init__(self) -> None:
        check_tags(self.tags)

    @property
    def header(self) -> tuple[Tag, ...]:
        """Every header line: the game's name, then the other tags in order."""
        return (("Game", self.spec.id), *(tag for tag in self.tags if tag[0] != "Game"))

    def tag(self, name: str) -> str | None:
        """The value of a header tag; None where it is missing."""
        return dict(self.tags).get(name)

    @property
    def faces(self) -> Roll:
        """Every face of the game, in the order in which they fell."""
        return tuple(face for play in self.plays for face in play.faces)

    @property
    def is_typed(self) -> bool:
        """Whether a person threw the dice and typed in what they showed."""
        return self.tag(DICE) == TYPED

    @property
    def is_casual(self) -> bool:
        """Whether the game does not count: its dice were typed in, it had help, or it begins with another game's moves.

        Dice that were typed in may be any dice, so a best score with them would mean nothing, and they would spoil the
        statistics of the program's own dice. They are for playing at a real table with the coach at hand.
        """
        return self.is_typed or self.had_help

    @property
    def had_help(self) -> bool:
        """Whether dice were taken back, hints were asked for or meant to be open, or moves were taken over."""
        return any(self.tag(name) is not None for name in (UNDONE, HINTS, FROM))

    @property
    def taken_over(self) -> int:
        """How many of its first moves were taken over from another game, as its header says."""
        match = _FROM.fullmatch(self.tag(FROM) or "")
        return int(match["moves"]) if match else 0

    @property
    def own_faces(self) -> Roll:
        """The faces that this game's own dice showed: all but those of the moves that were taken over."""
        return tuple(face for play in self.plays[self.taken_over :] for face in play.faces)

    def first_state(self) -> StateT_co:
        """The state before the first move. Raises NotationError for rules that cannot be read."""
        return self.spec.new_state(self.tag("Rules") or "")

    def with_play(self, move: Move, faces: Roll) -> "Record[StateT_co]":
        """The record with one more move."""
        return replace(self, plays=PersistentList(self.plays).followed_by(Play(move, faces)))

    def with_tags(self, tags: tuple[Tag, ...]) -> "Record[StateT_co]":
        """The record with further header tags; one of the same name is replaced."""
        return replace(self, tags=tuple((dict(self.tags) | dict(tags)).items()))

    def without_last(self, plays: int) -> "Record[StateT_co]":
        """The record without its last moves."""
        return replace(self, plays=PersistentList(self.plays).without_last(plays))

    def to_text(self) -> str:
        """The record as UTF-8 text, one tag or move a line."""
        return self.header_text() + "".join(f"{line}\n" for line in self.move_lines())

    def header_text(self) -> str:
        """The lines of the header."""
        return "".join(f"{tag_to_text(tag)}\n" for tag in self.header)

    def move_lines(self, first: int = 0) -> tuple[str, ...]:
        """A line for each move, from the one at this place on, counted from 0."""
        return tuple(move_to_text(play.move.to_text(), play.faces) for play in self.plays[first:])

    def replay(self) -> tuple[Played[StateT_co], ...]:
        """Every move with the state before it and the step that it led to.

        Raises IllegalMoveError or BadRollError, with the line where the record came from a file.
        """
        return tuple(self.replayed())

    def replayed(self) -> Iterator[Played[StateT_co]]:
        """The same one by one, for a game that need not be kept whole."""
        state = self.first_state()
        for play in self.plays:
            try:
                step = state.apply(play.move, play.faces)
            except GameError as error:
                raise error if play.line is None else error.at_line(play.line) from None
            yield Played(state, play.move, play.faces, step)
            state = step.state


def parse_record(text: str, games: Mapping[str, GameSpec[StateT]]) -> Record[StateT]:
    """The record that the text holds, its rules and moves read but not yet replayed.

    Raises NotationError with the number of the line and what was expected.
    """
    tags, lines = parse_lines(text)
    by_name = {tag.name: tag for tag in tags}
    game = by_name.get("Game")
    if game is None:
        raise NotationError(
            tr('expected a header [Game "…"] with one of: {names}', names=", ".join(games)), 1
        )
    spec = games.get(game.value)
    if spec is None:
        raise NotationError(
            tr("there is no game “{game}”; choose from: {names}", game=game.value, names=", ".join(games)),
            game.number,
        )
    if "Rules" in by_name:
        _check_rules(spec, by_name["Rules"])
    if DICE in by_name:
        _check_day(by_name[DICE])
    plays = []
    moves: dict[str, Move] = {}
    for line in lines:
        try:
            if line.move not in moves:
                moves[line.move] = spec.parse_move(line.move)
            plays.append(Play(moves[line.move], line.faces, line.number))
        except NotationError as error:
            raise error.at_line(line.number) from None
    return Record(spec, tuple((tag.name, tag.value) for tag in tags if tag is not game), tuple(plays))


def _check_rules(spec: GameSpec[State[Any]], rules: TagLine) -> None:
    try:
        spec.new_state(rules.value)
    except NotationError as error:
        raise error.at_line(rules.number) from None


def _check_day(dice: TagLine) -> None:
    kind, _, day = dice.value.partition(" ")
    if kind == TODAY and day_in(day) is None:
        raise NotationError(tr("“{day}” is not a date; write it as in 2026-11-23", day=day), dice.number)


def with_undone(header: str) -> str:
    """The text of a header, marked as that of a game whose dice may have been seen further than it goes."""
    return header if _SEEN_FURTHER.search(header) else f'{header}[{UNDONE} "1"]\n'
