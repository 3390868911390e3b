"""A record retold, move by move, in the words of its game; also the records in files."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, overload

from dicedesk.core.dice import Roll
from dicedesk.core.fair.verify import differences, fair_words
from dicedesk.core.game import Played, State
from dicedesk.core.record import LEFT, Record
from dicedesk.core.replayed import Replayed
from dicedesk.core.words import Name, Sentence, tr
from dicedesk.features.challenge import (
    Challenge,
    challenge_in,
    challenger_in,
    is_challenge,
    is_challenge_file,
)
from dicedesk.features.history.games import game_called
from dicedesk.features.record_file import RecordFile
from dicedesk.features.text_file import UnreadableError, size_of, start_of
from dicedesk.games.catalogue import GAMES
from dicedesk.play.ports.past_games import History
from dicedesk.play.ports.store import StoreError
from dicedesk.play.seats import YOU, of_others, told_apart
from dicedesk.play.telling import Telling

SHORT_KB = 256
"""Twice a game of ten thousand moves, which is read in a sixth of a second."""


@dataclass(frozen=True)
class StoryLine:
    """One line of the story: the number of its move (from 1), the dice thrown, and what happened.

    If a move led to several events, its first line shows the dice.
    """

    number: int
    faces: Roll
    words: Sentence


class StoryLines(Sequence[StoryLine]):
    """The lines of a story, each put into words on demand: a long story has more than anyone reads."""

    def __init__(
        self, telling: Telling[Any, Any], history: Iterable[Played[State[Any]]], players: tuple[Name, ...]
    ) -> None:
        """Take the telling of the game, its moves (an iterator is read as far as needed), and its players."""
        self._telling, self._players = telling, players
        self._ends: list[int] = []
        self._history = Replayed(self._counted(history))

    def __len__(self) -> int:
        """Return the number of lines: one for each event."""
        return self._ends[-1] if self._ends else 0

    @overload
    def __getitem__(self, place: int) -> StoryLine: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[StoryLine, ...]: ...

    def __getitem__(self, place: int | slice) -> StoryLine | tuple[StoryLine, ...]:
        if isinstance(place, slice):
            return tuple(self[at] for at in range(*place.indices(len(self))))
        at = range(len(self))[place]
        move = bisect_right(self._ends, at)
        played = self._history[move]
        line = at - (self._ends[move - 1] if move else 0)
        faces = () if line else played.faces
        return StoryLine(move + 1, faces, self._telling.line(played, self._players, line))

    @property
    def last_move(self) -> Played[State[Any]] | None:
        """Return the move that ended the game, or after which it was left; None if there was no move."""
        return self._history[-1] if self._history else None

    def _counted(self, history: Iterable[Played[State[Any]]]) -> Iterator[Played[State[Any]]]:
        for played in history:
            self._ends.append(len(self) + self._telling.lines_in(played))
            yield played


@dataclass(frozen=True)
class Story:
    """A whole story: the players, the events, the end, whether the dice match the seal, and the record.

    It is an answer if the game was played to its end from a challenge.
    """

    game: str
    players: tuple[Name, ...]
    lines: Sequence[StoryLine]
    result: Sentence
    dice: Sentence
    record: str = ""
    is_answer: bool = False


def story_of(record: Record[State[Any]]) -> Story:
    """Return the story of a record of any game. Raises the errors of replaying the record."""
    telling, players = GAMES[record.spec.id].telling, players_of(record)
    lines = StoryLines(telling, record.replayed(), players)
    last = lines.last_move
    is_over = last is not None and last.step.state.outcome() is not None
    result = (
        telling.result_line(record.first_state(), last.step.state, players)
        if last is not None and is_over
        else _unfinished(record)
    )
    dice = dice_told(record, is_over=is_over)
    is_answer = (is_over or record.tag(LEFT) is not None) and challenger_in(record) is not None
    return Story(record.spec.id, players, lines, result, dice, record.to_text(), is_answer)


def _unfinished(record: Record[State[Any]]) -> Sentence:
    return tr("The game is not over yet.") if record.tag(LEFT) is None else tr("The game was left early.")


def players_of(record: Record[State[Any]]) -> tuple[Name, ...]:
    """Return the players named in the record; "You" is the reader."""
    return told_apart([_name(record, place) for place in range(record.first_state().seats)])


def _name(record: Record[State[Any]], place: int) -> Name:
    text, roster = record.tag(f"Player{place}"), GAMES[record.spec.id].players
    if not text:
        return Name(tr("Player {seat}", seat=place + 1))
    if roster.has(text):
        return Name(roster.title(text))
    return Name(tr("You"), is_you=True) if text == YOU else Name(text)


def dice_told(record: Record[State[Any]], *, is_over: bool) -> Sentence:
    """Return the sentence that the dice match, or the first reason why they do not."""
    reasons = differences(record, is_over=is_over)
    return reasons[0] if reasons else fair_words(record)


@dataclass(frozen=True)
class Refusal:
    """Why a file was not opened: in plain words, and the reason, with the place in the file, or ""."""

    says: str
    reason: str = ""


@dataclass(frozen=True)
class StoryFiles:
    """The stories of the records in files, each with its file's name, and why other files were not opened.

    `several` are files with more than one record, each with a sentence about it: they can be imported. `challenges` are
    games to play, each with its file's name.
    """

    stories: tuple[tuple[Story, str], ...]
    refusals: tuple[Refusal, ...]
    several: tuple[tuple[str, str], ...] = ()
    challenges: tuple[tuple[Challenge, str], ...] = ()


def read_short_files(files: Sequence[str], past: History | None = None) -> StoryFiles | None:
    """Return the contents of these files; None if they are so long together that reading takes much time and memory."""
    return read_files(files, past) if sum(map(size_of, files)) <= SHORT_KB * 1024 else None


def read_files(files: Sequence[str], past: History | None = None) -> StoryFiles:
    """Return the contents of these files. In a game that was not played here, "You" is not the reader."""
    stories, several = list[tuple[Story, str]](), list[tuple[str, str]]()
    challenges, refusals = list[tuple[Challenge, str]](), list[Refusal]()
    for file in files:
        # Messages call a file by its name without the folder.
        name = Path(file).name
        try:
            records = RecordFile(file, name)
            if records.count > 1:
                several.append((file, records.holds))
            else:
                for record in records:
                    content = record.read_any(name, partial(_challenge_or_story, past))
                    if isinstance(content, Challenge):
                        challenges.append((content, name))
                    else:
                        stories.append((content, name))
        except UnreadableError as error:
            refusals.append(_refusal(file, name, error.sentence))
    return StoryFiles(tuple(stories), tuple(refusals), tuple(several), tuple(challenges))


def _challenge_or_story(past: History | None, record: Record[State[Any]]) -> Challenge | Story:
    if is_challenge(record):
        return challenge_in(record)
    others = of_others(record)
    return story_of(record if others == record or _is_own(past, record) else others)


def _is_own(past: History | None, record: Record[State[Any]]) -> bool:
    try:
        game = None if past is None else game_called(past, record.spec.id, record.tag("Id") or "")
    except StoreError:
        return False
    return game is not None and not game.is_imported


def _refusal(file: str, name: str, reason: str) -> Refusal:
    try:
        head = start_of(file)
    except (OSError, ValueError):
        return Refusal(reason)
    if is_challenge_file(head):
        return Refusal(tr("{file} is a challenge, but it cannot be played.", file=name), reason)
    if b"[Game " in head:
        return Refusal(tr("{file} is a game record, but it cannot be opened.", file=name), reason)
    return Refusal(tr("{file} is not a game record or a challenge from DiceDesk.", file=name), reason)
