"""Real dice: the request to throw them, and the faces typed by a person."""

from typing import Any

from dicedesk.core.dice import SIDES, Roll
from dicedesk.core.errors import NotationError
from dicedesk.core.game import Move
from dicedesk.core.rollers import TypedDice
from dicedesk.core.words import Name, Sentence, tr, trn
from dicedesk.play.game_session import GameSession

FACE_RANGE = tr("A die shows 1 to 6.")

_FACES = {str(face): face for face in range(1, SIDES + 1)}


def has_typed_dice(session: GameSession[Any]) -> bool:
    """Whether a person throws real dice for a running game, and types in their faces."""
    return isinstance(session.dice, TypedDice)


def throw_words(name: Name, move: Move, dice: int) -> Sentence:  # noqa: ARG001 (a game may say more of a move)
    """The request to throw dice, on the player's own turn or for another player, such as a computer player."""
    if name.is_you:
        return trn("Roll 1 die and type what it shows", "Roll {count} dice and type what they show", dice)
    return trn(
        "Roll 1 die for {name} and type what it shows",
        "Roll {count} dice for {name} and type what they show",
        dice,
        name=name,
    )


def parse_faces(text: str, dice: int) -> Roll:
    """The faces in a text such as "2 5 6", "2,5,6" or "256". Raises NotationError unless there are `dice` faces."""
    signs = text.replace(",", " ").replace(" ", "")
    if any(sign not in _FACES for sign in signs):
        raise NotationError(
            tr("A die shows 1 to 6: type the faces, such as {example}.", example=_example(dice))
        )
    if len(signs) != dice:
        raise NotationError(count_words(len(signs), dice))
    return tuple(_FACES[sign] for sign in signs)


def count_words(typed: int, dice: int) -> Sentence:
    """The message that too few or too many faces were typed."""
    if typed < dice:
        return trn("1 die is missing.", "{count} dice are missing.", dice - typed)
    return trn("This roll has 1 die.", "This roll has {count} dice.", dice)


def _example(dice: int) -> str:
    return " ".join("256134256134"[:dice])
