"""A record told again, move by move, in the words of its game."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, overload

from dicedesk.core.dice import Roll
from dicedesk.core.errors import NotationError
from dicedesk.core.record import Record
from dicedesk.core.verify import differences
from dicedesk.core.words import Name, Sentence, tr
from dicedesk.games.craps.game import CRAPS
from dicedesk.games.craps.state import CrapsState
from dicedesk.games.hazard.game import HAZARD
from dicedesk.games.hog.events import ScoresSwapped
from dicedesk.games.hog.game import HOG
from dicedesk.players.craps import bettor_title
from dicedesk.players.hazard import caster_title
from dicedesk.players.hog_names import strategy_title
from dicedesk.session import craps_narrator, hazard_narrator, hog_narrator, poker_dice_narrator
from dicedesk.session.game_session import Played, played_of


@dataclass(frozen=True)
class Told:
    """One line of the story: the number of its move (from 1), the dice that were thrown, and what it came to.

    Where a move led to several things, the first line shows its dice.
    """

    number: int
    faces: Roll
    words: Sentence


class Lines(Sequence[Told]):
    """The lines of a story. Each is put into words when it is asked for: a long story has more than anybody reads."""

    def __init__(self, game: str, played: tuple[Played, ...], players: tuple[Name, ...]) -> None:
        """`game` is the id of the game that was played."""
        self._game, self._played, self._players = game, played, players
        self._ends = tuple(accumulate(map(_things, played)))

    def __len__(self) -> int:
        """A line for each thing that a move led to."""
        return self._ends[-1] if self._ends else 0

    @overload
    def __getitem__(self, place: int) -> Told: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[Told, ...]: ...

    def __getitem__(self, place: int | slice) -> Told | tuple[Told, ...]:
        """The line at a place; a tuple for a slice."""
        if isinstance(place, slice):
            return tuple(self[at] for at in range(*place.indices(len(self))))
        at = range(len(self))[place]
        move = bisect_right(self._ends, at)
        played = self._played[move]
        thing = at - (self._ends[move - 1] if move else 0)
        faces = () if thing else played.faces
        return Told(move + 1, faces, _words(self._game, played, self._players, thing))


@dataclass(frozen=True)
class Story:
    """The whole of it: who played, what happened, how it ended, and whether the dice were the sealed ones."""

    game: str
    players: tuple[Name, ...]
    lines: Sequence[Told]
    result: Sentence
    dice: Sentence


def story_of(record: Record) -> Story:
    """The story of a record of any game. Raises what replaying the record raises."""
    played = played_of(record)
    first: Any = record.first_state()
    last = played[-1].step.state if played else first
    players = players_of(record)
    lines = Lines(record.spec.id, played, players)
    return Story(
        record.spec.id, players, lines, _result(record.spec.id, played, last, players), _dice(record)
    )


def players_of(record: Record) -> tuple[Name, ...]:
    """The players as the record names them; "You" is whoever reads it."""
    first: Any = record.first_state()
    seats = 2 if record.spec is HOG else first.rules.casters if record.spec is HAZARD else 1
    return tuple(_name(record, place) for place in range(seats))


def _name(record: Record, place: int) -> Name:
    text = record.tag(f"Player{place}")
    if text == "You":
        return Name(tr("You"), is_you=True)
    if not text:
        return Name(tr("Player {seat}", seat=place + 1))
    title = {HOG.id: strategy_title, CRAPS.id: bettor_title, HAZARD.id: caster_title}.get(record.spec.id)
    try:
        return Name(title(text) if title is not None else text)
    except NotationError:
        # No computer player, but whoever sat there.
        return Name(text)


def _things(played: Played) -> int:
    """How many things are told of a move: each event of craps, and a swap of Hog beside its turn."""
    events = played.step.events
    if isinstance(played.before, CrapsState):
        return len(events)
    return 1 + any(isinstance(event, ScoresSwapped) for event in events)


def _words(game: str, played: Played, players: tuple[Name, ...], place: int) -> Sentence:
    """One of the things that a move came to, counted from 0."""
    if game == HOG.id:
        turn = hog_narrator.turn_of(played)
        return (
            hog_narrator.swap_line(turn) if place else hog_narrator.caption_of(turn, (players[0], players[1]))
        )
    if game == CRAPS.id:
        return craps_narrator.line_of(played.step.events[place], players[0])
    if game == HAZARD.id:
        return hazard_narrator.caption_of(played, players)
    return poker_dice_narrator.caption_of(played)


def _result(game: str, played: tuple[Played, ...], last: Any, players: tuple[Name, ...]) -> Sentence:
    if last.outcome() is None:
        return tr("The game is not over yet.")
    if game == HOG.id:
        return hog_narrator.result_line(hog_narrator.turn_of(played[-1]), (players[0], players[1]))
    if game == CRAPS.id:
        return craps_narrator.result_line(last, players[0])
    if game == HAZARD.id:
        return hazard_narrator.result_line(last, players)
    return poker_dice_narrator.result_line(last)


def _dice(record: Record) -> Sentence:
    """Whether the dice were those of the seal; where they were not, the first thing that speaks against it."""
    found = differences(record)
    return found[0] if found else tr("The seal and all {count} dice check out.", count=len(record.faces))
