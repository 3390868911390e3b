"""The check of the chain of all saved games: what was changed, left out or added, and what is unchanged."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from dicedesk.core.errors import GameError
from dicedesk.core.fair.chain import (
    Link,
    LinkKind,
    lacks_marks,
    link_hash,
    opening_digest,
    record_digest,
)
from dicedesk.core.fair.hashes import parted
from dicedesk.core.fair.sealed import version_of
from dicedesk.core.fair.verify import differences_from, false_dice, has_ended
from dicedesk.core.record import Record, parse_record
from dicedesk.core.words import Sentence, tr, trn
from dicedesk.games.catalogue import GAMES, KITS
from dicedesk.play.ports.past_games import Chain
from dicedesk.play.ports.store import StoredGame


@dataclass
class _Walk:
    """What was seen in the links of the chain that were checked so far."""

    head: bytes = b""
    seen: set[str] = field(default_factory=lambda: {""})
    """The hash of each link, in hex; "" is what a record without one says."""
    opened: dict[int, str] = field(default_factory=dict)
    """What people call each game that has a link, by its number."""
    ended: set[int] = field(default_factory=set)
    imported: set[int] = field(default_factory=set)
    marks: dict[int, str] = field(default_factory=dict)
    """The help that each game had, as its last link of it says."""
    other_bests: int = 0
    """How many best scores are of no game that is kept."""
    counts: dict[LinkKind, int] = field(default_factory=lambda: dict.fromkeys(LinkKind, 0))


def check_history(chain: Chain) -> tuple[list[Sentence], list[Sentence]]:
    """Return what is wrong with the chain and its games, a sentence each, and what there is to say of a good chain.

    Raises StoreError.
    """
    walk, wrong = _Walk(), []
    deleted = {link.game for link in chain.links() if link.kind is LinkKind.DELETED}
    for number, link in enumerate(chain.links(), 1):
        if link.hash != link_hash(walk.head, link.kind, link.digest):
            wrong.append(tr("Link {number} does not follow from the one before it.", number=number))
        wrong += _wrong_of(link, chain, walk, is_deleted=link.game in deleted)
        walk.head = link.hash
        walk.seen.add(link.hash.hex())
        walk.counts[link.kind] += 1
        if link.kind is LinkKind.IMPORTED:
            walk.imported.add(link.game)
    wrong += [*_unmarked(chain, walk), *_outside(chain, walk)]
    return wrong, _told(walk)


def _wrong_of(link: Link, chain: Chain, walk: _Walk, *, is_deleted: bool) -> Iterator[Sentence]:
    """Give what speaks against one link and its game."""
    if link.kind in (LinkKind.DELETED, LinkKind.RESTORED):
        return
    game = None if is_deleted else chain.game(link.game)
    if link.kind is LinkKind.BEST:
        walk.other_bests += game is None
        yield from () if game is None else _wrong_best(link, game)
        return
    if link.kind is LinkKind.MARKED:
        walk.marks[link.game] = link.digest.decode(errors="replace")
        return
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


def _wrong_import(link: Link, game: StoredGame) -> Iterator[Sentence]:
    """Give what is wrong with an imported game: its text has to be what it was, and its dice the sealed ones."""
    if link.digest != record_digest(game.record):
        yield tr("{game} was changed after it had been imported.", game=game.id)
        return
    yield from _wrong_dice(game, _record(game))


def _unmarked(chain: Chain, walk: _Walk) -> Iterator[Sentence]:
    """Give a sentence for each game from whose header marks were taken off."""
    for number, marks in walk.marks.items():
        game = chain.game(number)
        if game is not None and lacks_marks(game.header, marks):
            lines = ", ".join(marks.splitlines())
            yield tr("{game} lacks what the chain says of it: {marks}", game=game.id, marks=lines)


def _wrong_best(link: Link, game: StoredGame) -> Iterator[Sentence]:
    """Give what is wrong with a best score: it has to be that of its game, which is over and counts."""
    try:
        record = parse_record(game.record, GAMES)
        best, state = KITS[record.spec.id].past.best.kept, record.first_state()
        for played in record.replayed():
            state = played.step.state
        score = None if best is None or record.is_practice or not game.ended else best(record, state)
        if score is not None and parted(link.digest)[1] == str(score).encode():
            return
    except (GameError, ValueError, IndexError):
        pass
    yield tr("{game} does not have the best score that the chain says.", game=game.id)


def _wrong_opening(link: Link, game: StoredGame, walk: _Walk) -> Iterator[Sentence]:
    if link.digest != opening_digest(game.header):
        yield tr("{game}: its start does not match the chain.", game=game.id)
        return
    record = _record(game)
    # A game that had to wait for the file may name an earlier link than the last.
    if record and link.kind is LinkKind.OPENED and (record.tag("Previous") or "") not in walk.seen:
        yield tr("{game} names a game before it that is not in the chain.", game=game.id)
    if not game.ended:
        yield from _wrong_dice(game, record)


def _wrong_end(link: Link, game: StoredGame | None, walk: _Walk) -> Iterator[Sentence]:
    walk.ended.add(link.game)
    if game is None:
        return
    if not game.ended or link.digest != record_digest(game.record):
        yield tr("{game} was changed after it had ended.", game=game.id)
        return
    yield from _wrong_dice(game, _record(game))


def _wrong_dice(game: StoredGame, record: Record[Any] | None) -> Iterator[Sentence]:
    """Give what speaks against the moves and the dice; the seed of a game that goes on is known to the store alone."""
    if record is None:
        yield tr("{game} cannot be read.", game=game.id)
        return
    try:
        is_over = has_ended(record)
        if version_of(record) is None:
            return
        if game.ended:
            found = false_dice(record, is_over=is_over)
        else:
            found = differences_from(record, bytes.fromhex(game.seed))
    except (GameError, ValueError) as error:
        yield tr("{game}: {reason}", game=game.id, reason=error)
        return
    for sentence in found:
        yield tr("{game}: {reason}", game=game.id, reason=sentence)


def _outside(chain: Chain, walk: _Walk) -> Iterator[Sentence]:
    """Give a sentence for each game that the chain does not know, or not as it is."""
    for number, name, is_closed in chain.games():
        if number not in walk.opened:
            yield tr("{game} was slipped in: it is not in the chain.", game=name)
        elif is_closed and number not in walk.ended and number not in walk.imported:
            yield tr("{game} has ended, but not in the chain.", game=name)


def _told(walk: _Walk) -> list[Sentence]:
    """Return what the walk came to, where nothing is wrong."""
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
    restored = trn(
        "A backup took the place of the games 1 time: what was played after it was made is not among them.",
        "Backups took the place of the games {count} times: what was played after they were made is not "
        "among them.",
        counts[LinkKind.RESTORED],
    )
    bests = trn(
        "1 best score is of no game that is kept here, as of an earlier version or of a deleted game.",
        "{count} best scores are of no games that are kept here, as of an earlier version or of deleted "
        "games.",
        walk.other_bests,
    )
    deleted = trn("1 other was deleted.", "{count} others were deleted.", counts[LinkKind.DELETED])
    noted = tr(
        "Last link: {hash}. Write it down, and you can check later that none of these games was changed.",
        hash=walk.head.hex(),
    )
    return [
        *(
            sentence
            for sentence in (whole, before, carried, imported, deleted, restored, bests)
            if sentence.number
        ),
        noted,
    ]


def _record(game: StoredGame) -> Record[Any] | None:
    try:
        return parse_record(game.record, GAMES)
    except GameError:
        return None
