"""The log of a game of Hog, line by line, with the commentary."""

from collections.abc import Iterable
from dataclasses import dataclass

from dicedesk.core.game import Played
from dicedesk.core.words import Name, Sentence, tr, trn
from dicedesk.games.hog.commentary import Commentator
from dicedesk.games.hog.narrator import Names, Turn, result_line, swap_line, turn_of
from dicedesk.games.hog.simulated_games import Commentary
from dicedesk.games.hog.state import HogState
from dicedesk.play.narrator import Tone


@dataclass(frozen=True)
class LogLine:
    """One line of the log, with the number of the turn that it tells of (from 1)."""

    turn: int
    text: Sentence
    tone: Tone


def log_of(history: Iterable[Played[HogState]], names: Names) -> tuple[LogLine, ...]:
    """The log of the whole game: rolls, pig-outs, bacon and swaps, and the commentary after each turn."""
    lines: list[LogLine] = []
    remarks: list[Sentence] = []
    say: Commentary = Commentator(remarks.append, (names[0], names[1]), _biggest_gain).gains_and_leads()
    for number, played in enumerate(history, start=1):
        turn = turn_of(played)
        lines.append(LogLine(number, _turn_line(turn, names[turn.seat]), Tone.PLAIN))
        if turn.swapped:
            lines.append(LogLine(number, swap_line(turn), Tone.BRIGHT))
        say = say(*turn.final)
        lines += [LogLine(number, remark, Tone.BRIGHT) for remark in remarks]
        remarks.clear()
        if turn.winner is not None:
            tone = Tone.BAD if names[1 - turn.winner].is_you else Tone.GOOD
            lines.append(LogLine(number, result_line(turn, names), tone))
    return tuple(lines)


def _biggest_gain(name: Name, gain: int) -> Sentence | None:
    """A player's biggest gain so far; a gain of one point is not told."""
    if gain == 1:
        return None
    if name.is_you:
        return trn("1 point: your biggest gain yet", "{count} points: your biggest gain yet", gain)
    return trn(
        "1 point: the biggest gain yet for {name}",
        "{count} points: the biggest gain yet for {name}",
        gain,
        name=name,
    )


def _turn_line(turn: Turn, name: Name) -> Sentence:
    if not turn.faces:
        if name.is_you:
            return tr("You take Free Bacon  +{points}", points=turn.points)
        return tr("{name} takes Free Bacon  +{points}", name=name, points=turn.points)
    faces, dice = " ".join(map(str, turn.faces)), len(turn.faces)
    if turn.pigged_out:
        if name.is_you:
            return tr("You pig out: {faces}  +1", faces=faces)
        return tr("{name} pigs out: {faces}  +1", name=name, faces=faces)
    if name.is_you:
        return trn(
            "You roll 1 die: {faces}  +{points}",
            "You roll {count} dice: {faces}  +{points}",
            dice,
            faces=faces,
            points=turn.points,
        )
    return trn(
        "{name} rolls 1 die: {faces}  +{points}",
        "{name} rolls {count} dice: {faces}  +{points}",
        dice,
        name=name,
        faces=faces,
        points=turn.points,
    )
