"""Checks that the dice of a record are the ones that its seal promised."""

from itertools import islice
from typing import Any

from dicedesk.core.record import Record
from dicedesk.core.sealed import SEED_BYTES, seal_of, sealed_faces
from dicedesk.core.words import Sentence, tr, trn


def differences(record: Record[Any]) -> tuple[Sentence, ...]:
    """What speaks against the record's dice, a sentence each; empty when seal and every face are true."""
    if record.tag("Dice") != "sealed":
        return (tr("These dice were not sealed, so there is nothing to check."),)
    missing = [name for name in ("Id", "Seal", "Seed") if record.tag(name) is None]
    if missing:
        return (
            tr(
                "The record has no {names}; the seed is written when the game ends.", names=", ".join(missing)
            ),
        )
    seed = _seed_from(record.tag("Seed") or "")
    if seed is None:
        return (tr("The Seed is not {count} bytes in hex.", count=SEED_BYTES),)
    return _seal_differences(record, seed) + _face_differences(record, seed)


def fair_words(record: Record[Any]) -> Sentence:
    """That the seal holds for every die of the record."""
    return trn(
        "The seal and the only die check out.", "The seal and all {count} dice check out.", len(record.faces)
    )


def _seed_from(text: str) -> bytes | None:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        return None
    return seed if len(seed) == SEED_BYTES else None


def _seal_differences(record: Record[Any], seed: bytes) -> tuple[Sentence, ...]:
    seal = seal_of(seed)
    if record.tag("Seal") == seal:
        return ()
    return (tr("The seal of the seed is {seal}, not the one that was shown.", seal=seal),)


def _face_differences(record: Record[Any], seed: bytes) -> tuple[Sentence, ...]:
    faces = record.faces
    promised = tuple(islice(sealed_faces(seed, record.tag("Id") or "", record.tag("Word") or ""), len(faces)))
    wrong = [
        place for place, (shown, sealed) in enumerate(zip(faces, promised, strict=True), 1) if shown != sealed
    ]
    if not wrong:
        return ()
    first = wrong[0]
    return (
        trn(
            "Face {place} shows {shown}, and the seal fixed {sealed}.",
            "{count} faces differ; the first is face {place}: it shows {shown}, and the seal fixed {sealed}.",
            len(wrong),
            place=first,
            shown=faces[first - 1],
            sealed=promised[first - 1],
        ),
    )
