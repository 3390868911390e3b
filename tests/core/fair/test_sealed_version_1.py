"""Sealed dice of earlier records, recomputed from their description alone, and what tells a false record."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.fair.sealed import SealedDice1
from dicedesk.core.fair.verify import differences
from dicedesk.core.record import Record, parse_record
from dicedesk.games.catalogue import GAMES
from dicedesk.games.hog.game import HOG
from dicedesk.games.hog.rules import RollDice

SEED = bytes(range(32))
ID = "2026-11-21T10:00:00Z-7f3a"


def promised(seed: bytes, record_id: str, word: str, count: int) -> list[int]:
    """The faces, in the few lines that anyone could write after reading what the record format says."""
    faces: list[int] = []
    block = 0
    while len(faces) < count:
        message = (record_id + ":" + word + ":" + str(block)).encode("utf-8")
        digest = hmac.new(key=seed, msg=message, digestmod=hashlib.sha256).digest()
        faces += [byte % 6 + 1 for byte in digest if byte < 252]
        block += 1
    return faces[:count]


def sealed_record(*, word: str = 'Käse "7"', turns: tuple[int, ...] = (4, 0, 10, 3)) -> Record:
    dice = SealedDice1(SEED, ID, word)
    record = Record(HOG, (("Rules", "goal=100"), ("Id", ID), *dice.opening_tags()))
    roller = dice.roller(0)
    for count in turns:
        record = record.with_play(RollDice(count), roller.roll(count))
    return record.with_tags(dice.closing_tags())


@given(st.binary(min_size=32, max_size=32), st.text(), st.text(), st.integers(0, 200))
def test_every_face_is_the_one_that_the_description_fixes(
    seed: bytes, name: str, word: str, count: int
) -> None:
    assert list(SealedDice1(seed, name, word).roller(0).roll(count)) == promised(seed, name, word, count)


def test_the_seal_is_the_sha_256_of_the_seed() -> None:
    assert (
        SealedDice1(bytes(32), ID).seal == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    )


def test_the_seal_is_shown_first_and_the_seed_last() -> None:
    dice = SealedDice1(SEED, ID, "luck")
    assert (dice.opening_tags(), dice.closing_tags()) == (
        (("Dice", "sealed"), ("Word", "luck"), ("Seal", hashlib.sha256(SEED).hexdigest())),
        (("Seed", SEED.hex()),),
    )


def test_the_seed_is_not_told_before_the_game_has_ended() -> None:
    assert SEED.hex() not in str(SealedDice1(SEED, ID).opening_tags())


def test_all_six_faces_are_equally_likely() -> None:
    counts = Counter(SealedDice1(SEED, ID).roller(0).roll(60_000))
    # Six faces, 10,000 of each expected; 20.5 is passed once in a thousand by fair dice (5 degrees of freedom).
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 20.5


def test_the_word_of_the_player_changes_the_dice() -> None:
    assert SealedDice1(SEED, ID, "a").roller(0).roll(10) != SealedDice1(SEED, ID, "b").roller(0).roll(10)


def test_a_true_record_has_no_differences() -> None:
    assert differences(sealed_record()) == ()


def test_a_true_record_without_a_word_has_no_differences() -> None:
    record = sealed_record(word="")
    without = Record(HOG, tuple(tag for tag in record.tags if tag[0] != "Word"), record.plays)
    assert differences(without) == ()


def test_a_true_record_stays_true_as_text() -> None:
    assert differences(parse_record(sealed_record().to_text(), GAMES)) == ()


def test_a_changed_face_is_named_with_what_the_seal_fixed() -> None:
    record = sealed_record()
    true = record.faces[2]
    lie = true % 6 + 1
    play = record.plays[0]
    changed = Record(HOG, record.tags).with_play(play.move, (*play.faces[:2], lie, play.faces[3]))
    assert differences(changed) == (f"Die 3 shows {lie}; the seal fixed {true}.",)


def test_several_changed_faces_are_counted_and_the_first_is_named() -> None:
    record = sealed_record()
    true = record.faces[:4]
    lies = tuple(face % 6 + 1 for face in true)
    changed = Record(HOG, record.tags).with_play(RollDice(4), lies)
    assert differences(changed) == (
        f"4 dice differ; the first is die 1: it shows {lies[0]}, and the seal fixed {true[0]}.",
    )


def test_a_changed_seal_is_told_with_the_true_one() -> None:
    found = differences(sealed_record().with_tags((("Seal", "00" * 32),)))
    assert found == (
        f"The seal of the seed is {hashlib.sha256(SEED).hexdigest()}, not the one that was shown.",
    )


def test_another_seed_gives_away_both_seal_and_faces() -> None:
    assert len(differences(sealed_record().with_tags((("Seed", "11" * 32),)))) == 2


@pytest.mark.parametrize("name", ["Word", "Id"])
def test_a_word_or_name_changed_afterwards_gives_other_faces(name: str) -> None:
    assert "dice differ" in differences(sealed_record().with_tags(((name, "another"),)))[0]


def without(name: str) -> Record:
    record = sealed_record()
    return Record(HOG, tuple(tag for tag in record.tags if tag[0] != name), record.plays)


@pytest.mark.parametrize("name", ["Id", "Seal", "Seed"])
def test_a_missing_header_is_named(name: str) -> None:
    left = without(name).with_tags((("Left", "now"),))
    assert differences(left) == (f"The record has no {name}, so its dice cannot be checked.",)


@pytest.mark.parametrize("is_over", [None, False])
def test_the_dice_of_a_game_that_goes_on_can_be_checked_later(is_over: bool | None) -> None:
    assert differences(without("Seed"), is_over=is_over) == (
        "The dice can be checked when the game is over.",
    )


def test_a_game_that_is_over_and_has_no_seed_cannot_be_checked() -> None:
    tags = without("Seed").with_tags((("Rules", "goal=10"),)).tags
    over = Record(HOG, tags).with_play(RollDice(2), (6, 6))
    assert differences(over) == ("The record has no Seed, so its dice cannot be checked.",)


@pytest.mark.parametrize("seed", ["", "zz", "00" * 31, "00" * 33, "0" * 63, "é"])
def test_a_seed_that_is_not_32_bytes_is_told(seed: str) -> None:
    assert differences(sealed_record().with_tags((("Seed", seed),))) == ("The Seed is not 32 bytes in hex.",)


@pytest.mark.parametrize("kind", ["seeded 4", "known", None])
def test_dice_that_were_not_sealed_prove_nothing(kind: str | None) -> None:
    record = Record(HOG, () if kind is None else (("Dice", kind),))
    assert differences(record) == ("These dice were not sealed, so there is nothing to check.",)
