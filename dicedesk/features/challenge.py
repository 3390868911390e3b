"""Challenges: a file with the dice of a finished game, but not its moves, so that another player can play with them.

A challenge is written like the header of a record, with its version first and a hash of all other lines last. It says
who sends it, how that player's game ended, and what the player's choices cost in it:

    [Challenge "1"]
    [Game "hog"]
    [Rules "goal=100"]
    [Player0 "Ann"]
    [Player1 "final"]
    [Dice "shared sealed/2"]
    [Origin "2026-11-23T10:00:00Z-7f3a"]
    [Word "bokuti-rasene-mufado"]
    [Seed "..."]
    [Challenger "Ann"]
    [ChallengerResult "lost 78 101 27"]
    [ChallengerCost "31.2"]
    [Check "..."]

The result is followed by the game's figures: score, other score and length, as in the table of the history. The hash is
the SHA-256, in hex, of all lines before it, exactly as written. It finds damage; anyone can write another one.
"""

import re
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from typing import Any, Final

from dicedesk.coach.unit import Unit
from dicedesk.core.errors import NotationError
from dicedesk.core.fair.hashes import sha256
from dicedesk.core.fair.open_dice import DatedDice, OpenDice, SharedDice, open_dice_of
from dicedesk.core.fair.sealed import sealed_dice_of, seed_from
from dicedesk.core.fair.verify import has_ended
from dicedesk.core.game import State
from dicedesk.core.notation import tag_to_text
from dicedesk.core.record import (
    CHALLENGER,
    CHALLENGER_COST,
    CHALLENGER_RESULT,
    FROM,
    LEFT,
    ORIGIN,
    Owner,
    Record,
    owner_of,
)
from dicedesk.core.rollers import Tag, day_in
from dicedesk.core.words import Figure, Sentence, figure, listed, tr
from dicedesk.games.catalogue import GAMES
from dicedesk.play.past import Scored
from dicedesk.play.ports.game_summary import GameResult
from dicedesk.play.seats import YOU, people_in, players_in
from dicedesk.play.settings import LONGEST_NAME
from dicedesk.play.settings_json import TypedName

VERSION: Final = "1"
_CHALLENGE, _CHECK = "Challenge", "Check"
_FIRST_ZONE: Final = timezone(timedelta(hours=14))
"""Where each day begins first: on the island of Kiritimati."""

_NUMBER = r"(-?[0-9]{1,12})"
_RESULT = re.compile(
    rf"({'|'.join(result.value for result in GameResult)}) {_NUMBER} {_NUMBER} ([0-9]{{1,9}})"
)
_COST = re.compile(r"-?[0-9]{1,9}(?:\.[0-9]{1,4})?")


@dataclass(frozen=True)
class Challenger:
    """The player who sent a challenge, the end of that player's game, and the cost of the choices in its unit."""

    name: str
    scored: Scored
    cost: float

    def tags(self) -> tuple[Tag, ...]:
        """The header lines, which anyone can read."""
        scored = self.scored
        result = f"{scored.result.value} {scored.score} {scored.other} {scored.length}"
        return (
            (CHALLENGER, self.name),
            (CHALLENGER_RESULT, result),
            (CHALLENGER_COST, f"{self.cost:.4f}".rstrip("0").rstrip(".")),
        )


def challenger_in(record: Record[Any]) -> Challenger | None:
    """Return the sender of the challenge that a game was played from; None if there is none, or it is not valid.

    No challenge starts at a position.
    """
    if record.begins_at_position:
        return None
    name = record.tag(CHALLENGER) or ""
    result = _RESULT.fullmatch(record.tag(CHALLENGER_RESULT) or "")
    cost = _COST.fullmatch(record.tag(CHALLENGER_COST) or "")
    if result is None or cost is None or not is_name(name, record.spec.id):
        return None
    scored = Scored(GameResult(result[1]), int(result[2]), int(result[3]), int(result[4]))
    return Challenger(name, scored, float(cost[0]))


def is_name(text: str, game: str) -> bool:
    """Whether a player can have this name in a file for a friend: it is not "You", nor a computer player's."""
    roster = GAMES[game].players
    is_taken = text.casefold() == YOU.casefold() or roster.has(text)
    return bool(text) and text == TypedName(LONGEST_NAME).write(text) and not is_taken


def result_words(challenger: Challenger, record: Record[Any]) -> Sentence:
    """Return how the challenger's game ended; `record` is a game with the same rules."""
    seats = record.first_state().seats
    return GAMES[record.spec.id].past.told_of(challenger.name, challenger.scored, seats)


def cost_in(challenger: Challenger, unit: Unit) -> Figure:
    """Return the cost of the challenger's choices as a number of the game's unit."""
    return figure(challenger.cost, unit.sum_digits, unit.quantity.currency)


@dataclass(frozen=True)
class Challenge:
    """A game to play: the header of its record, which has no moves, its dice, and who sent it."""

    header: Record[State[Any]]
    dice: OpenDice
    challenger: Challenger

    @property
    def told(self) -> Sentence:
        """A sentence with the challenger's name and the game."""
        spec, roster = self.header.spec, GAMES[self.header.spec.id].players
        values = {"name": self.challenger.name, "game": spec.title}
        names = [roster.title(name) for name in players_in(self.header, roster) if roster.has(name)]
        if not names:
            return tr("{name} challenges you: {game}, with the same dice.", **values)
        return tr(
            "{name} challenges you: {game} against {opponents}, with the same dice.",
            opponents=listed(names),
            **values,
        )


def shared_dice_of(record: Record[Any]) -> OpenDice | None:
    """Return a record's dice in a form for other players; None while they are secret, and for real dice.

    Games with equal dice had the same stream of faces. A game that continues another one has two streams.
    """
    if record.tag(FROM) is not None:
        return None
    seed = seed_from(record.tag("Seed") or "")
    sealed = None if seed is None else sealed_dice_of(record, seed)
    return open_dice_of(record) if sealed is None else SharedDice(sealed)


def why_not_sent(record: Record[Any]) -> Sentence | None:
    """Return why a game cannot be sent as a challenge; None if it can. Raises the errors of replaying the record."""
    if record.tag(LEFT) is None and not has_ended(record):
        return tr("only a finished game can be sent as a challenge")
    if shared_dice_of(record) is None:
        return tr("only games played with the program's dice can be sent as a challenge")
    if record.begins_at_position:
        return tr("a game that started at a position cannot be sent as a challenge")
    if not people_in(record, record.first_state().seats, GAMES[record.spec.id].players):
        return tr("only a game that you played can be sent as a challenge")
    return None


def challenge_text(record: Record[Any], dice: OpenDice, challenger: Challenger) -> str:
    """Return the challenge of a finished game with these dice."""
    # The dice write their own lines, and the course of the game is not included.
    tags = dict(tag for tag in record.tags if owner_of(tag[0]) not in (Owner.DICE, Owner.COURSE))
    tags = {name: value for name, value in tags.items() if name != "Game"} | {ORIGIN: record.tag("Id") or ""}
    tags |= dict((*dice.opening_tags(), *challenger.tags()))
    lines = _lines(((_CHALLENGE, VERSION), ("Game", record.spec.id), *tags.items()))
    return lines + _lines(((_CHECK, _hash(lines)),))


def is_challenge(record: Record[Any]) -> bool:
    """Return whether a file read as a record is a challenge, even one whose first line is missing."""
    return record.tag(_CHALLENGE) is not None or record.tag(_CHECK) is not None


def is_challenge_file(start: bytes) -> bool:
    """Return whether a file that starts like this means to be a challenge, even if it is damaged."""
    return f"[{_CHALLENGE} ".encode() in start


def challenge_in(record: Record[Any]) -> Challenge:
    """Return the challenge in a record. Raises NotationError if it is damaged or foreign."""
    version = record.tag(_CHALLENGE)
    if version not in (VERSION, None):
        raise NotationError(tr("this challenge was made by a newer version of DiceDesk"))
    own = tuple(tag for tag in record.tags if tag[0] not in (_CHALLENGE, _CHECK))
    lines = _lines(((_CHALLENGE, VERSION), ("Game", record.spec.id), *own))
    header = Record(record.spec, own)
    dice, challenger = open_dice_of(header), challenger_in(header)
    is_whole = record.tag(_CHECK) == _hash(lines) and not record.plays
    if version is None or not is_whole or dice is None or challenger is None:
        raise NotationError(tr("this challenge is damaged or was changed"))
    return Challenge(header, dice, challenger)


def game_in(record: Record[Any]) -> Record[Any]:
    """Return the record if it is a game. Raises NotationError for a challenge, whose game is still to be played."""
    if is_challenge(record):
        challenge_in(record)
        raise NotationError(tr("this is a challenge, not a game; open it to play it"))
    return record


def is_of_later_day(dice: OpenDice | None, now: datetime) -> bool:
    """Return whether the dice are those of a day that has not begun in any time zone."""
    day = day_in(dice.day) if isinstance(dice, DatedDice) else None
    return day is not None and day > now.astimezone(_FIRST_ZONE).date()


def _lines(tags: tuple[tuple[str, str], ...]) -> str:
    return "".join(f"{tag_to_text(tag)}\n" for tag in tags)


def _hash(lines: str) -> str:
    return sha256(lines.encode()).hex()
