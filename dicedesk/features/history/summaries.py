"""The summary of a kept game, and its words."""

import re
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from dicedesk.core.dice import counts_of
from dicedesk.core.fair.sealed import version_of
from dicedesk.core.fair.verify import false_dice
from dicedesk.core.record import LEFT, Record, parse_record
from dicedesk.core.rollers import TYPED
from dicedesk.core.words import Sentence, tr
from dicedesk.games.catalogue import GAMES, KITS
from dicedesk.play.past import WalkedGame
from dicedesk.play.ports.game_summary import GameFigures, GameResult, GameStanding, GameSummary
from dicedesk.play.ports.store import IMPORTED, KeptGame

_MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")


def summary_of(kept: KeptGame) -> GameSummary:
    """The summary of a game; one that cannot be read has its name, and that it cannot be read."""
    try:
        record = parse_record(kept.record, GAMES)
        return _summary(record, kept)
    except ValueError:
        return GameSummary(kept.game.removeprefix(IMPORTED), standing=GameStanding.UNREADABLE)


def title_words(summary: GameSummary) -> str:
    """What people call the game."""
    kit = KITS.get(summary.game)
    return summary.game if kit is None else kit.spec.title


def opponent_words(game: str, opponent: str) -> str:
    """Against whom a game is played, or by whose rules; "" where there is nothing to say."""
    kit = KITS.get(game)
    return kit.past.opponent_words(opponent) if kit is not None and opponent else ""


def result_words(summary: GameSummary) -> str:
    """How the game came out."""
    if summary.standing is GameStanding.GOES_ON:
        return tr("Not finished")
    if summary.standing is GameStanding.UNREADABLE or summary.game not in KITS:
        return tr("Cannot be read")
    if (
        summary.standing in (GameStanding.IMPORTED, GameStanding.FALSE_DICE)
        and summary.result is GameResult.OPEN
    ):
        summary = replace(summary, standing=GameStanding.LEFT)
    return KITS[summary.game].past.result_words(summary)


def length_words(summary: GameSummary) -> str:
    """How long the game was; "" for one that is not over."""
    if summary.standing in (GameStanding.GOES_ON, GameStanding.UNREADABLE) or summary.game not in KITS:
        return ""
    return KITS[summary.game].past.length_words(summary.length)


def standing_words(standing: GameStanding) -> Sentence:
    """Whether the game counts; any but an unplayed one, which no list has."""
    return LISTED_STANDINGS[standing]


LISTED_STANDINGS = {
    GameStanding.COUNTED: tr("Counted"),
    GameStanding.PRACTICE: tr("Casual"),
    GameStanding.LEFT: tr("Left early"),
    GameStanding.GOES_ON: tr("In progress"),
    GameStanding.UNREADABLE: tr("Damaged"),
    GameStanding.IMPORTED: tr("Imported"),
    GameStanding.FALSE_DICE: tr("False dice"),
}


def _summary(record: Record[Any], kept: KeptGame) -> GameSummary:
    """Raises ValueError for a record that cannot be replayed."""
    past, version = KITS[record.spec.id].past, version_of(record)
    head = record.spec.id, past.opponent(record), _begun(record)
    seal = TYPED if record.is_typed else "" if version is None else version.kind
    if not record.plays and not record.had_help and not kept.is_imported:
        return GameSummary(*head, standing=GameStanding.UNPLAYED, seal=seal)
    if not kept.ended:
        return GameSummary(*head, seal=seal)
    state, best = record.first_state(), past.best
    walked = best.first
    for played in record.replayed():
        state = played.step.state
        if best.after is not None:
            walked = best.after(walked, played)
    found = past.scored(record, state)
    dice = counts_of((play.faces for play in record.plays), are_pairs=past.throws_pairs)
    figures = GameFigures(best.of(WalkedGame(record, state, walked)), found.money, dice)
    return GameSummary(
        *head,
        found.result,
        found.score,
        found.other,
        found.length,
        _imported(record, is_over=state.outcome() is not None) if kept.is_imported else _standing(record),
        seal,
        figures,
    )


def _imported(record: Record[Any], *, is_over: bool) -> GameStanding:
    return GameStanding.FALSE_DICE if false_dice(record, is_over=is_over) else GameStanding.IMPORTED


def _standing(record: Record[Any]) -> GameStanding:
    if record.tag(LEFT) is not None:
        return GameStanding.LEFT
    return GameStanding.PRACTICE if record.is_practice else GameStanding.COUNTED


def _begun(record: Record[Any]) -> int:
    """The moment that the record's Id begins with."""
    found = _MOMENT.match(record.tag("Id") or "")
    if found is None:
        return 0
    try:
        return int(datetime.fromisoformat(found[0]).astimezone(UTC).timestamp())
    except (ValueError, OverflowError):
        return 0
