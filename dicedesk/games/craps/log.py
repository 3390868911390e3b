"""The log of a game of craps: bets before a throw, the throw in one line, under it what each bet came
to, and a line at the end of each round."""

from dataclasses import dataclass, field

from dicedesk.core.game import DiceRolled, Played
from dicedesk.core.trail import Trail
from dicedesk.core.words import Name, Sentence, tr, trn
from dicedesk.games.craps.events import CrapsThrown, NaturalThrown, PointEstablished, PointMade, SevenOut
from dicedesk.games.craps.moves import Throw
from dicedesk.games.craps.narrator import YOU, CrapsLine, call_of, line_of, lines_of
from dicedesk.games.craps.shooter import meaning_of
from dicedesk.games.craps.state import CrapsState
from dicedesk.play.narrator import Tone

_DECISIONS = (NaturalThrown, CrapsThrown, PointMade, SevenOut)
_TOLD_BY_THE_THROW = (DiceRolled, PointEstablished, *_DECISIONS)


@dataclass(frozen=True)
class LogRow:
    """One line of the log.

    `is_throw` marks the line of a throw, `is_inset` one that belongs to the throw over it, and `is_round` the one that
    ends a round and says how that went.
    """

    text: Sentence
    tone: Tone
    is_throw: bool = False
    is_inset: bool = False
    is_round: bool = False


@dataclass(frozen=True)
class Log:
    """The lines of a game, how many rounds were decided, and the number of throws of the round that goes on."""

    rows: Trail[LogRow] = field(default_factory=Trail)
    rounds: int = 0
    throws: int = 0


def log_after(log: Log, played: Played[CrapsState], name: Name = YOU) -> Log:
    """The whole log, when `log` was the log before this move. A throw that decides a round ends it with a line."""
    rows, throws = log.rows, log.throws + isinstance(played.move, Throw)
    for row in told(played, name):
        rows = rows.followed_by(row)
    decision = next((event for event in played.step.events if isinstance(event, _DECISIONS)), None)
    if decision is None:
        return Log(rows, log.rounds, throws)
    rounds = log.rounds + 1
    return Log(rows.followed_by(_round_row(rounds, line_of(decision), throws)), rounds)


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


def _round_row(number: int, result: Sentence, throws: int) -> LogRow:
    rolls = trn("1 roll", "{count} rolls", throws)
    text = tr("Round {round} · {result} · {rolls}", round=number, result=result, rolls=rolls)
    return LogRow(text, Tone.PLAIN, is_round=True)


def _inset(line: CrapsLine) -> LogRow:
    return LogRow(line.text, line.tone, is_inset=True)
