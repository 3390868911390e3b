"""Walks the chain of all kept games: what was changed, left out or slipped in, and what is well."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from dicedesk.core.errors import GameError
from dicedesk.core.fair.chain import Link, LinkKind, link_hash, opening_digest, record_digest
from dicedesk.core.fair.scheme import version_of
from dicedesk.core.fair.verify import differences, differences_from, has_ended
from dicedesk.core.record import Record, parse_record
from dicedesk.core.words import Sentence, tr, trn
from dicedesk.games.registry import GAMES
from dicedesk.ports.history import History
from dicedesk.ports.store import KeptGame


@dataclass
class _Walk:
    """What was seen on the way so far."""

    head: bytes = b""
    seen: set[str] = field(default_factory=lambda: {""})
    """The hash of each link, in hex; "" is what a record without one says."""
    opened: dict[int, str] = field(default_factory=dict)
    """What people call each game that has a link, by its number."""
    ended: set[int] = field(default_factory=set)
    imported: set[int] = field(default_factory=set)
    counts: dict[LinkKind, int] = field(default_factory=lambda: dict.fromkeys(LinkKind, 0))


def check_history(history: History) -> tuple[list[Sentence], list[Sentence]]:
    """What is wrong with the chain and its games, a sentence each; and what there is to say where nothing is wrong.

    Raises StoreError.
    """
    walk, wrong = _Walk(), []
    deleted = {link.game for link in history.links() if link.kind is LinkKind.DELETED}
    for number, link in enumerate(history.links(), 1):
        if link.hash != link_hash(walk.head, link.kind, link.digest):
            wrong.append(tr("Link {number} does not follow from the one before it.", number=number))
        wrong += _wrong_of(link, history, walk, is_deleted=link.game in deleted)
        walk.head = link.hash
        walk.seen.add(link.hash.hex())
        walk.counts[link.kind] += 1
        if link.kind is LinkKind.IMPORTED:
            walk.imported.add(link.game)
    wrong += _outside(history, walk)
    return wrong, _told(walk)


def _wrong_of(link: Link, history: History, walk: _Walk, *, is_deleted: bool) -> Iterator[Sentence]:
    """What speaks against one link and its game."""
    if link.kind is LinkKind.DELETED:
        return
    game = None if is_deleted else history.game(link.game)
    if link.kind is LinkKind.ENDED:
        yield from _wrong_end(link, game, walk)
        return
    if link.game in walk.opened:
        yield tr("{game} starts more than once in the chain.", game=walk.opened[link.game])
    if game is not None:
        walk.opened[link.game] = game.id
        yield from (
            _wrong_import(link, game) if link.kind is LinkKind.IMPORTED else _wrong_opening(link, game, walk)
        )
        return
    walk.opened[link.game] = tr("Game {number}", number=link.game)
    if not is_deleted:
        yield tr("Game {number} of the chain is missing.", number=link.game)


def _wrong_import(link: Link, game: KeptGame) -> Iterator[Sentence]:
    """What was imported may hold any dice; it only has to be what it was."""
    if link.digest != record_digest(game.record):
        yield tr("{game} was changed after it had been imported.", game=game.id)


def _wrong_opening(link: Link, game: KeptGame, walk: _Walk) -> Iterator[Sentence]:
    if link.digest != opening_digest(game.header):
        yield tr("{game}: its start does not match the chain.", game=game.id)
        return
    record = _record(game)
    # A game that had to wait for the file may name an earlier link than the last.
    if record and link.kind is LinkKind.OPENED and (record.tag("Previous") or "") not in walk.seen:
        yield tr("{game} names a game before it that is not in the chain.", game=game.id)
    if not game.ended:
        yield from _wrong_dice(game, record)


def _wrong_end(link: Link, game: KeptGame | None, walk: _Walk) -> Iterator[Sentence]:
    walk.ended.add(link.game)
    if game is None:
        return
    if not game.ended or link.digest != record_digest(game.record):
        yield tr("{game} was changed after it had ended.", game=game.id)
        return
    yield from _wrong_dice(game, _record(game))


def _wrong_dice(game: KeptGame, record: Record[Any] | None) -> Iterator[Sentence]:
    """What speaks against the moves and the dice; the seed of a game that goes on is known to the store alone."""
    if record is None:
        yield tr("{game} cannot be read.", game=game.id)
        return
    try:
        is_over = has_ended(record)
        if version_of(record) is None:
            return
        seed = bytes.fromhex(game.seed)
        found = differences(record, is_over=is_over) if game.ended else differences_from(record, seed)
    except (GameError, ValueError) as error:
        yield tr("{game}: {reason}", game=game.id, reason=error)
        return
    for sentence in found:
        yield tr("{game}: {reason}", game=game.id, reason=sentence)


def _outside(history: History, walk: _Walk) -> Iterator[Sentence]:
    """Games that the chain does not know, or not as they are."""
    for number, name, is_closed in history.games():
        if number not in walk.opened:
            yield tr("{game} was slipped in: it is not in the chain.", game=name)
        elif is_closed and number not in walk.ended and number not in walk.imported:
            yield tr("{game} has ended, but not in the chain.", game=name)


def _told(walk: _Walk) -> list[Sentence]:
    """What the walk came to, where nothing is wrong."""
    counts = walk.counts
    if not walk.opened:
        return [tr("No saved games yet.")]
    whole = trn(
        "The only game is unchanged.",
        "All {count} games are unchanged.",
        len(walk.opened) - counts[LinkKind.DELETED],
    )
    before = trn(
        "1 of them was saved before there was a chain.",
        "{count} of them were saved before there was a chain.",
        counts[LinkKind.BEFORE],
    )
    carried = trn(
        "1 of them was recovered from a damaged file.",
        "{count} of them were recovered from a damaged file.",
        counts[LinkKind.CARRIED],
    )
    imported = trn("1 of them was imported.", "{count} of them were imported.", counts[LinkKind.IMPORTED])
    deleted = trn("1 other was deleted.", "{count} others were deleted.", counts[LinkKind.DELETED])
    noted = tr(
        "Last link: {hash}. Write it down, and you can check later that none of these games was changed.",
        hash=walk.head.hex(),
    )
    return [*(sentence for sentence in (whole, before, carried, imported, deleted) if sentence.number), noted]


def _record(game: KeptGame) -> Record[Any] | None:
    try:
        return parse_record(game.record, GAMES)
    except GameError:
        return None
