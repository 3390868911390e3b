"""Checks the dice of a record against its seal, and says what a record proves."""

from typing import Any

from dicedesk.core.fair.open_dice import DatedDice, SharedDice, open_dice_of
from dicedesk.core.fair.sealed import (
    SEED_BYTES,
    TYPED_IN,
    SealedDice,
    is_sealed,
    sealed_dice_of,
    seed_from,
)
from dicedesk.core.record import FROM, HINTS, LEFT, ORIGIN, POSITION, UNDONE, Record
from dicedesk.core.rollers import DiceSource, SeededDice
from dicedesk.core.words import Day, Sentence, tr, trn

_CHOSEN = "0"
"""The Hints value of a game that was casual from the start and showed no hints."""


def differences(record: Record[Any], *, is_over: bool | None = None) -> tuple[Sentence, ...]:
    """Why the record's dice are false or cannot be checked, a sentence each; () if the seal and every face are true.

    `is_over` says whether the game has ended; if it is None, the record is replayed. Raises the errors of replaying it.
    """
    if record.is_typed:
        return (TYPED_IN,)
    dice = _computable(record)
    if dice is not None:
        return _face_differences(record, dice) or _nothing_rolled(record)
    if not is_sealed(record):
        return (tr("These dice were not sealed, so there is nothing to check."),)
    missing = [name for name in ("Id", "Seal", "Seed") if record.tag(name) is None]
    if missing == ["Seed"] and not _is_closed(record, is_over=is_over):
        return (tr("The dice can be checked when the game is over."),)
    if missing:
        return (tr("The record has no {names}, so its dice cannot be checked.", names=", ".join(missing)),)
    seed = seed_from(record.tag("Seed") or "")
    if seed is None:
        return (tr("The “Seed” header does not contain {count} bytes in hex.", count=SEED_BYTES),)
    reasons = differences_from(record, seed) + _missing_moves(record, is_over=is_over)
    return reasons or _nothing_sealed(record)


def is_provable(record: Record[Any]) -> bool:
    """Whether a record says what its dice follow from, so that they can be checked.

    It does if it reveals the seed of its sealed dice, or names a day's dice or those of another game.
    """
    has_seed = record.tag("Seed") is not None or record.tag(LEFT) is not None
    has_sealed = is_sealed(record) and has_seed and not _nothing_sealed(record)
    return has_sealed or (_computable(record) is not None and bool(record.own_faces))


def false_dice(record: Record[Any], *, is_over: bool) -> tuple[Sentence, ...]:
    """Why a record's dice do not follow from the seed it reveals or the dice it names; () if they do.

    Sealed dice have to reveal their seed once the game is over. () also for dice that are neither sealed nor named,
    while the seed is secret, and if no sealed die was rolled.
    """
    dice = _computable(record)
    if dice is not None:
        return _face_differences(record, dice)
    is_secret = record.tag("Seed") is None and not _is_closed(record, is_over=is_over)
    if not is_sealed(record) or is_secret:
        return ()
    reasons = differences(record, is_over=is_over)
    return () if reasons == _nothing_sealed(record) else reasons


def differences_from(record: Record[Any], seed: bytes) -> tuple[Sentence, ...]:
    """Why the record's sealed dice do not follow from this seed; () if they do, or are not sealed."""
    dice = sealed_dice_of(record, seed)
    return () if dice is None else _seal_differences(record, dice) + _face_differences(record, dice)


def _computable(record: Record[Any]) -> DatedDice | SharedDice | None:
    """The day's or other game's dice that the record names; None for all others.

    Dice from a number that a player chose do not count: they prove nothing.
    """
    dice = open_dice_of(record)
    return None if isinstance(dice, SeededDice) else dice


def fair_words(record: Record[Any]) -> Sentence:
    """The sentence that all dice match, limited to a game's own dice if it continues another game."""
    dice = len(record.own_faces)
    open_dice = _computable(record)
    if isinstance(open_dice, DatedDice):
        return trn(
            "The only die matches the dice for {day}.",
            "All {count} dice match the dice for {day}.",
            dice,
            day=Day(open_dice.day),
        )
    if open_dice is not None:
        return trn(
            "The only die comes from the seed in this record.",
            "All {count} dice come from the seed in this record.",
            dice,
        )
    if not dice:
        return tr("The seal checks out; no dice were rolled.")
    if record.taken_over:
        return trn(
            "The seal and the only die after move {move} check out; the earlier moves belong to another "
            "game.",
            "The seal and all {count} dice after move {move} check out; the earlier moves belong to another "
            "game.",
            dice,
            move=record.taken_over,
        )
    return trn("The seal and the only die check out.", "The seal and all {count} dice check out.", dice)


def proved(record: Record[Any], *, is_over: bool) -> tuple[Sentence, ...]:
    """What a record without differences proves and cannot prove, a sentence each.

    The record has been replayed, which proves that every move is legal; `is_over` says whether the game has ended.
    """
    facts = fair_words(record), _ending(record, is_over=is_over), *_help_taken(record)
    return *facts, *_not_shown(record)


def has_ended(record: Record[Any]) -> bool:
    """Whether the record's game is over. Raises the errors of replaying it."""
    state = record.first_state()
    for played in record.replayed():
        state = played.step.state
    return state.outcome() is not None


def _is_closed(record: Record[Any], *, is_over: bool | None) -> bool:
    """Whether the game is over or was left; the record is replayed if `is_over` is None."""
    return record.tag(LEFT) is not None or (has_ended(record) if is_over is None else is_over)


def _nothing_rolled(record: Record[Any]) -> tuple[Sentence, ...]:
    return () if record.own_faces else (tr("No dice were rolled, so there is nothing to check."),)


def _nothing_sealed(record: Record[Any]) -> tuple[Sentence, ...]:
    """Says that a game continues another one without rolling a die of its own; () for any other game."""
    if record.own_faces or not record.taken_over:
        return ()
    return (
        tr(
            "This game continues another one ({game}) and rolled no dice of its own, so it has no dice to "
            "check.",
            game=record.tag(FROM),
        ),
    )


def _ending(record: Record[Any], *, is_over: bool) -> Sentence:
    if is_over:
        return tr("Every move is legal, and the game is over.")
    if record.tag(LEFT) is not None:
        return tr("Every move is legal; the game was left early.")
    return tr("Every move is legal; the game is not over.")


def _missing_moves(record: Record[Any], *, is_over: bool | None) -> tuple[Sentence, ...]:
    """Reports a seed that is revealed although the game is neither over nor left."""
    if _is_closed(record, is_over=is_over):
        return ()
    return (
        tr(
            "The seed is revealed, but the game neither ended nor was left early: its last moves are missing."
        ),
    )


def _help_taken(record: Record[Any]) -> tuple[Sentence, ...]:
    undone, hints = record.tag(UNDONE), record.tag(HINTS)
    origin = (*from_position(record), *_origin(record.tag(FROM)))
    if undone is None and hints is None:
        return origin
    if undone is None and hints == _CHOSEN:
        return (*origin, tr("Casual game. It was made casual before the first roll."))
    return (
        *origin,
        tr(
            "Casual game. Rolls undone after they were seen: {undone}; hints: {hints}.",
            undone=undone or 0,
            hints=hints or 0,
        ),
    )


def from_position(record: Record[Any]) -> tuple[Sentence, ...]:
    """The sentence that a game is casual because it begins at a position; () for any other game."""
    line = record.tag(POSITION)
    return () if line is None else (tr("Casual game from a position: {position}.", position=line),)


def _origin(game: str | None) -> tuple[Sentence, ...]:
    if game is None:
        return ()
    return (
        tr(
            "Casual game that continues another one ({game}). Its seal does not cover the earlier moves; the "
            "record of that game does.",
            game=game,
        ),
    )


def _not_shown(record: Record[Any]) -> tuple[Sentence, ...]:
    dice = _computable(record)
    if isinstance(dice, DatedDice):
        return (tr("Anyone can calculate these dice from the date, even before the game."),)
    if dice is not None:
        return (
            tr(
                "The record cannot show that this seed comes from the game it names ({game}). Anyone who has the "
                "challenge can calculate these dice before playing.",
                game=record.tag(ORIGIN) or "?",
            ),
        )
    return (
        tr(
            "A record cannot show that its seal was known before the word and the first roll, or that no other "
            "game was left out. See “Provably fair dice” in Help."
        ),
    )


def _seal_differences(record: Record[Any], dice: SealedDice) -> tuple[Sentence, ...]:
    if record.tag("Seal") == dice.seal:
        return ()
    return (tr("This seed has the seal {seal}, not the one that was shown.", seal=dice.seal),)


def _face_differences(record: Record[Any], dice: DiceSource) -> tuple[Sentence, ...]:
    if record.taken_over > len(record.plays):
        return (tr("The record continues from move {move}, but has fewer moves.", move=record.taken_over),)
    faces = record.own_faces
    promised = dice.roller(0).roll(len(faces))
    wrong = [place for place, both in enumerate(zip(faces, promised, strict=True), 1) if both[0] != both[1]]
    if not wrong:
        return ()
    first = wrong[0]
    face, promise = faces[first - 1], promised[first - 1]
    if not isinstance(dice, SealedDice):
        return (
            trn(
                "Die {place} shows {shown}; it should show {promised}.",
                "{count} dice differ; the first is die {place}: it shows {shown} and should show {promised}.",
                len(wrong),
                place=first,
                shown=face,
                promised=promise,
            ),
        )
    return (
        trn(
            "Die {place} shows {shown}; according to the seal, it should show {sealed}.",
            "{count} dice differ; the first is die {place}: it shows {shown} and should show {sealed} "
            "according to the seal.",
            len(wrong),
            place=first,
            shown=face,
            sealed=promise,
        ),
    )
