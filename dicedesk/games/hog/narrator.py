"""What is said of a game of Hog: the line under the dice, and what each player did last."""

from collections.abc import Sequence
from dataclasses import dataclass

from dicedesk.core.game import DiceRolled, Move, Played
from dicedesk.core.words import Name, Sentence, tr, trn
from dicedesk.games.hog.events import GoalReached, PiggedOut, PointsScored, ScoresSwapped
from dicedesk.games.hog.moves import RollDice
from dicedesk.games.hog.rules import Scores
from dicedesk.games.hog.state import HogState

Names = Sequence[Name]
"""The two players' names, by seat."""


class HogNarrator:
    """Tells of a game of Hog: a line for each turn, and one for a swap."""

    def lines_in(self, played: Played[HogState]) -> int:
        """1, or 2 where the scores were swapped."""
        return 1 + any(isinstance(event, ScoresSwapped) for event in played.step.events)

    def line(self, played: Played[HogState], names: Names, place: int) -> Sentence:
        """What the turn came to, then the swap."""
        turn = turn_of(played)
        return swap_line(turn) if place else caption_of(turn, names)

    def choice(self, state: HogState, move: Move) -> Sentence:
        """How many dice, or Free Bacon."""
        return dice_words(move.count) if isinstance(move, RollDice) and move.count else tr("Free Bacon")

    def milestone(self, played: Played[HogState], names: Names) -> Sentence | None:
        """The end of the game, a swap, or a pig out."""
        turn = turn_of(played)
        if turn.winner is not None:
            return result_line(turn, names)
        if turn.swapped:
            return swap_line(turn)
        return caption_of(turn, names) if turn.pigged_out else None

    def result_line(self, last: Played[HogState], names: Names) -> Sentence:
        """Who won, by what, and why."""
        return result_line(turn_of(last), names)


@dataclass(frozen=True)
class Turn:
    """What one turn came to, read from its events."""

    seat: int
    faces: tuple[int, ...]
    points: int
    pigged_out: bool
    added: Scores
    swapped: bool
    final: Scores
    winner: int | None


def turn_of(played: Played[HogState]) -> Turn:
    """The turn that was played."""
    events = {type(event): event for event in played.step.events}
    scored, rolled, ended = events[PointsScored], events.get(DiceRolled), events.get(GoalReached)
    assert isinstance(scored, PointsScored)  # noqa: S101 (tells mypy what the key says)
    return Turn(
        seat=scored.seat,
        faces=rolled.faces if isinstance(rolled, DiceRolled) else (),
        points=scored.points,
        pigged_out=PiggedOut in events,
        added=scored.scores,
        swapped=ScoresSwapped in events,
        final=played.step.state.scores,
        winner=ended.winner if isinstance(ended, GoalReached) else None,
    )


def caption_of(turn: Turn, names: Names) -> Sentence:
    """The line under the dice: who rolled what, and what it scored."""
    name = names[turn.seat]
    if not turn.faces:
        points = point_words(turn.points)
        if name.is_you:
            return tr("You take Free Bacon: {points}", points=points)
        return tr("{name} takes Free Bacon: {points}", name=name, points=points)
    if turn.pigged_out:
        return tr("Pig Out! A 1 was rolled: 1 point for {name}", name=_object(name))
    dice, shown = len(turn.faces), " + ".join(map(str, turn.faces))
    total = f"{shown} = {turn.points}" if dice > 1 else shown
    points = trn("{sum} point", "{sum} points", turn.points, sum=total)
    if name.is_you:
        return trn("You rolled 1 die: {points}", "You rolled {count} dice: {points}", dice, points=points)
    return trn(
        "{name} rolled 1 die: {points}",
        "{name} rolled {count} dice: {points}",
        dice,
        name=name,
        points=points,
    )


def swap_line(turn: Turn) -> Sentence:
    """The swap, with the mover's score first as it stood before."""
    before, after = turn.added[turn.seat], turn.final[turn.seat]
    return tr("Swine Swap! {before} ⇄ {after}", before=before, after=after)


def result_line(turn: Turn, names: Names) -> Sentence:
    """Who won, by what, and why."""
    winner = turn.winner or 0
    name, scores = names[winner], (turn.final[winner], turn.final[1 - winner])
    handed = turn.swapped and winner != turn.seat
    if name.is_you:
        won = tr("You win {high} to {low}", high=scores[0], low=scores[1])
    else:
        won = tr("{name} wins {high} to {low}", name=name, high=scores[0], low=scores[1])
    if handed:
        return tr("{won}, thanks to the swap.", won=won)
    return tr("{won}, ahead by {lead}.", won=won, lead=scores[0] - scores[1])


def last_turn_line(turn: Turn) -> Sentence:
    """A player's last turn in a few words, for the score panel."""
    if not turn.faces:
        return tr("last turn: Free Bacon, +{points}", points=turn.points)
    if turn.pigged_out:
        return tr("last turn: {dice}, Pig Out, +1", dice=dice_words(len(turn.faces)))
    return tr("last turn: {dice}, +{points}", dice=dice_words(len(turn.faces)), points=turn.points)


def dice_words(count: int) -> Sentence:
    """A number of dice in words that fit it."""
    return trn("1 die", "{count} dice", count)


def point_words(count: int) -> Sentence:
    """A number of points in words that fit it."""
    return trn("1 point", "{count} points", count)


def _object(name: Name) -> str:
    return tr("you") if name.is_you else name.text
