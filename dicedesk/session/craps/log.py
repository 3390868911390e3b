"""The log of a game of craps: bets before a throw, the throw in one line, and under it what each bet came to."""

from dataclasses import dataclass

from dicedesk.core.game import DiceRolled, Played
from dicedesk.core.trail import Trail
from dicedesk.core.words import Name, Sentence, tr
from dicedesk.games.craps.events import CrapsThrown, NaturalThrown, PointEstablished, PointMade, SevenOut
from dicedesk.games.craps.moves import Throw
from dicedesk.games.craps.state import CrapsState
from dicedesk.session.craps.narrator import YOU, CrapsLine, call_of, lines_of
from dicedesk.session.craps.shooter import meaning_of
from dicedesk.session.narrator import Tone

_TOLD_BY_THE_THROW = (DiceRolled, NaturalThrown, CrapsThrown, PointEstablished, PointMade, SevenOut)


@dataclass(frozen=True)
class LogRow:
    """One line of the log. `is_throw` marks the line of a throw, `is_inset` one that belongs to the throw over it."""

    text: Sentence
    tone: Tone
    is_throw: bool = False
    is_inset: bool = False


def log_after(rows: Trail[LogRow], played: Played[CrapsState], name: Name = YOU) -> Trail[LogRow]:
    """The whole log, when `rows` were the log before this move."""
    for row in told(played, name):
        rows = rows.followed_by(row)
    return rows


def told(played: Played[CrapsState], name: Name = YOU) -> tuple[LogRow, ...]:
    """The lines of one move: those of a throw are "5 3  8 easy · the point is 8", and its bets' under it."""
    lines = zip(played.step.events, lines_of(played, name), strict=True)
    if not isinstance(played.move, Throw):
        return tuple(LogRow(line.text, line.tone) for _, line in lines)
    bets = (line for event, line in lines if not isinstance(event, _TOLD_BY_THE_THROW))
    return (_throw_row(played), *(_inset(line) for line in bets))


def _throw_row(played: Played[CrapsState]) -> LogRow:
    first, second = played.faces
    call, meaning = call_of(played.faces), meaning_of(played)
    if not meaning:
        text = tr("{first} {second}  {call}", first=first, second=second, call=call)
        return LogRow(text, Tone.PLAIN, is_throw=True)
    text = tr("{first} {second}  {call} · {meaning}", first=first, second=second, call=call, meaning=meaning)
    return LogRow(text, Tone.BRIGHT, is_throw=True)


def _inset(line: CrapsLine) -> LogRow:
    return LogRow(line.text, line.tone, is_inset=True)
