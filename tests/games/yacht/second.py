"""What is said of the dice of Yacht, worked out by the rules alone."""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cache
from typing import Any

from dicedesk.core.dice import Roll
from dicedesk.core.game import Played
from dicedesk.games.yacht.advice import coach_text
from dicedesk.games.yacht.boxes import Box
from dicedesk.games.yacht.coach import YACHT_COACH
from dicedesk.games.yacht.plays import play_of
from dicedesk.games.yacht.rules import Keep, Score, YachtEnding, YachtState
from tests.advised import next_best_in, of_next_best
from tests.games.second import chance, every_roll, share_of

HEADLINES = {
    (YachtEnding.FULL, False): r"^(.+: )?\d+ points?, (on par|\d+ (above|below) par)$",
    (YachtEnding.FULL, True): r"^A draw, \d+ to \d+$|^You lost, ",
}
ERROR = 0.5
"""The points from which a choice is an error, as the help page says."""

EQUAL = 1e-9
"""The points by which choices that are worth the same differ."""


def chance_of(later: Sequence[Played[Any]]) -> Fraction:
    """The chance of as many points or more in the box that was taken in this turn.

    It is 1 if none was, if the box or the dice kept before it were an error, or for dice worse than the mean.
    """
    played, *turn = later
    scored = next((place for place, each in enumerate(turn) if isinstance(each.move, Score)), None)
    if scored is None:
        return Fraction(1)
    for each in turn[: scored + 1]:
        worths = _worths(each.before)
        if max(worths.values()) - worths[each.move] >= ERROR:
            return Fraction(1)
    box = turn[scored].move.box
    kept = played.move.faces if isinstance(played.move, Keep) else ()
    rolls = [(*kept, *roll) for roll in every_roll(len(played.faces))]
    each_roll = Counter(tuple(sorted(dice)) for dice in rolls)
    mean = sum(times * _worth_with(played, dice) for dice, times in each_roll.items()) / len(rolls)
    if _worth_with(played, (*kept, *played.faces)) <= mean + EQUAL:
        return Fraction(1)
    reached = _points(played, (*kept, *played.faces), box)
    return share_of(_points(played, (*kept, *roll), box) >= reached for roll in every_roll(len(played.faces)))


def said_of(played: Played[Any], what: str) -> tuple[float, bool]:
    """The chance of dice after which the best choice is the one that is said, and whether it is so after these."""
    state, move = played.before, played.move

    def holds(faces: Roll) -> bool:
        return _best_after(state.apply(move, faces).state) == what

    return chance(len(played.faces), holds), holds(played.faces)


def _worth_with(played: Played[Any], dice: Roll) -> float:
    """The points that the best choice is worth once these five dice lie there."""
    kept = played.move.faces if isinstance(played.move, Keep) else ()
    left = Counter(dice) - Counter(kept)
    return max(_worths(played.before.apply(played.move, tuple(left.elements())).state).values())


def _worths(state: YachtState) -> dict[Any, float]:
    """The points that each choice with these dice is worth."""
    card, play = state.card, play_of(state.sheet)
    turn, boxes = play.turn(card), {each.box: each.value for each in play.box_values(card, state.dice)}
    return {
        move: boxes[move.box] if isinstance(move, Score) else turn.keep_value(move.faces, state.rolls_left)
        for move in state.legal_moves()
    }


@cache
def _best_after(state: YachtState) -> str:
    """The first choice on the menu of those that are worth the most points."""
    worths = _worths(state)
    most = max(worths.values())
    match next(move for move, worth in worths.items() if worth > most - EQUAL):
        case Keep(faces):
            kept = " ".join(map(str, faces))
            return f"dice of which {kept} are kept" if kept else "dice that are all rolled again"
        case Score(box):
            return f"dice for {box.title}"
        case _:
            raise AssertionError


def _points(played: Played[Any], dice: Roll, box: Box) -> int:
    """The points that the rules add for the dice in the box; 0 if they may not go there."""
    card = played.before.card
    return card.with_dice(box, dice).points_in(box) or 0 if box in card.offers(dice) else 0


def advised(choices: list[dict[str, Any]]) -> Iterable[tuple[str, str]]:
    """As in other games; a choice is for the win if all choices with the best chance to win cost points.

    Nothing is told of the roll that begins a turn.
    """
    if choices[0]["move"] == "roll":
        return ()
    chances_told = [each for each in choices if "Best chance to win: " in each["why"]]
    are_for_the_win = all(each["cost"] > 0 for each in chances_told)
    marked = [
        each | {"class": "win"} if are_for_the_win and each in chances_told else each for each in choices
    ]
    return of_next_best(marked)


def on_table(state: YachtState, choices: Sequence[Any]) -> dict[str, str]:
    """The numbers in the words of the table, for the coach's choices; none before the roll that begins a turn."""
    if not state.dice:
        return {}
    text = coach_text(state, choices, YACHT_COACH.chances_to_win(state), has_classes=True)
    return {"best": str(text.why)} | next_best_in(str(text.others))
