"""Checks all saved games: each must follow its rules, and its dice must match its seal."""

from collections.abc import Iterator
from typing import Any

from dicedesk.core.errors import GameError
from dicedesk.core.fair.sealed import is_sealed
from dicedesk.core.fair.verify import differences_from, false_dice, has_ended
from dicedesk.core.record import Record, parse_record
from dicedesk.core.words import Counted, Sentence, tr, trn
from dicedesk.games.catalogue import SPECS
from dicedesk.play.ports.past_games import Archive
from dicedesk.play.ports.store import StoredGame


def check_history(archive: Archive) -> tuple[list[Sentence], list[Sentence]]:
    """Return the faults of the games and their file, a sentence each, and notes about valid games.

    Raises StoreError.
    """
    wrong = [tr("The saved-games file is damaged: {fault}", fault=fault) for fault in archive.faults()]
    games = sealed = imported = 0
    for game in archive.games():
        record = _record(game)
        wrong += _wrong_with(game, record)
        games += 1
        sealed += record is not None and is_sealed(record)
        imported += game.is_imported
    return wrong, list(_counts(games, sealed, imported))


def _wrong_with(game: StoredGame, record: Record[Any] | None) -> Iterator[Sentence]:
    """Yield the faults of the moves and the dice; for a running game, only the store knows the seed."""
    if record is None:
        yield tr("{game} cannot be read.", game=game.id)
        return
    try:
        is_over = has_ended(record)
        reasons = (
            false_dice(record, is_over=is_over)
            if game.ended
            else differences_from(record, bytes.fromhex(game.seed))
        )
    except (GameError, ValueError) as error:
        yield tr("{game}: {reason}", game=game.id, reason=error)
        return
    for sentence in reasons:
        yield tr("{game}: {reason}", game=game.id, reason=sentence)


def _counts(games: int, sealed: int, imported: int) -> Iterator[Sentence]:
    if not games:
        yield tr("No saved games yet.")
        return
    yield trn(
        "All moves in the only saved game are legal.",
        "All moves in the {count} saved games are legal.",
        games,
    )
    others: tuple[Counted, ...] = (
        trn("The dice in 1 game match its seal.", "The dice in {count} games match their seals.", sealed),
        trn("1 game has no seal.", "{count} games have no seal.", games - sealed),
        trn("1 game was imported.", "{count} games were imported.", imported),
    )
    yield from (sentence for sentence in others if sentence.number)


def _record(game: StoredGame) -> Record[Any] | None:
    try:
        return parse_record(game.record, SPECS)
    except GameError:
        return None
