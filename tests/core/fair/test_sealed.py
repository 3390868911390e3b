"""Sealed dice, recomputed from their description alone, and what tells a false record."""

import hashlib
import hmac
import struct
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from dicedesk.core.fair.hashes import joined
from dicedesk.core.fair.sealed import SealedDice, about_dice
from dicedesk.core.fair.verify import differences, is_provable, proved
from dicedesk.core.record import Record, parse_record
from dicedesk.core.rollers import DiceSource, SeededDice, TypedDice
from dicedesk.games.catalogue import SPECS
from dicedesk.games.hog.rules import HOG, RollDice
from tests.fakes.dice import ScriptedDice

SEED = bytes(range(32))
ID = "2026-11-21T10:00:00Z-7f3a"
DICE = SealedDice(SEED, ID, 'Käse "7"')
NOT_SHOWN = (
    "A record cannot show that its seal was known before the word and the first roll, or that no other game "
    "was left out. See “Provably fair dice” in Help."
)
SEED_OF_A_GAME_THAT_GOES_ON = (
    "The seed is revealed, but the game neither ended nor was left early: its last moves are missing."
)


GOLDEN_SEAL = "12bd95fbd44904ade6cc3a6a309d927212478886872cd7e82fdf5957155e548a"
GOLDEN_FACES = "4523521131652324434361314553565631163455414153562113265534262"


def field(text: str) -> bytes:
    """A field in the few lines that anyone could write after reading what the record format says."""
    encoded = text.encode("utf-8")
    return struct.pack(">Q", len(encoded)) + encoded


def promised(seed: bytes, word: str, count: int) -> list[int]:
    faces: list[int] = []
    block = 0
    while len(faces) < count:
        message = field(word) + struct.pack(">Q", block)
        digest = hmac.new(key=seed, msg=message, digestmod=hashlib.sha256).digest()
        faces += [byte % 6 + 1 for byte in digest if byte < 252]
        block += 1
    return faces[:count]


def sealed_record(*, word: str = 'Käse "7"', turns: tuple[int, ...] = (4, 0, 10, 3)) -> Record:
    dice = replace(DICE, word=word)
    tags = (("Rules", "goal=100"), ("Id", ID), *dice.opening_tags())
    record = Record(HOG, tags)
    roller = dice.roller(0)
    for count in turns:
        record = record.with_play(RollDice(count), roller.roll(count))
    return record.with_tags((("Left", "2026-11-21T10:05:00Z"), *dice.closing_tags()))


@given(st.binary(min_size=32, max_size=32), st.text(), st.text(), st.integers(0, 200))
def test_every_face_is_the_one_that_the_description_fixes(
    seed: bytes, name: str, word: str, count: int
) -> None:
    dice = SealedDice(seed, name, word)
    assert list(dice.roller(0).roll(count)) == promised(seed, word, count)
    assert (
        dice.seal
        == hashlib.sha256(
            field("DiceDesk sealed dice 2") + field(name) + b"\0\0\0\0\0\0\0\x20" + seed
        ).hexdigest()
    )


def test_a_golden_game() -> None:
    """Worked out once with `sha256sum` and `openssl dgst -mac HMAC`, not with Python."""
    golden = SealedDice(SEED, "game-1", "luck")
    assert golden.seal == GOLDEN_SEAL
    assert "".join(map(str, golden.roller(0).roll(len(GOLDEN_FACES)))) == GOLDEN_FACES


@given(st.lists(st.text(), min_size=1), st.lists(st.text(), min_size=1))
def test_no_two_lists_of_fields_are_joined_to_the_same_bytes(one: list[str], other: list[str]) -> None:
    assume(one != other)
    assert joined(*one) != joined(*other)


@given(st.text("a:0\0", max_size=20), st.text("a:0\0", max_size=20))
def test_two_words_never_give_the_same_message(one: str, other: str) -> None:
    assume(one != other)
    blocks = [joined(word) + number.to_bytes(8, "big") for word in (one, other) for number in range(3)]
    assert len(set(blocks)) == len(blocks)


def test_the_seal_is_shown_first_and_the_seed_last() -> None:
    assert (DICE.opening_tags(), DICE.closing_tags()) == (
        (("Dice", "sealed/2"), ("Seal", DICE.seal), ("Word", 'Käse "7"')),
        (("Seed", SEED.hex()),),
    )


def test_the_seal_fixes_seed_and_id_but_not_the_word() -> None:
    others = (
        replace(DICE, seed=bytes(32)),
        replace(DICE, record_id="another"),
    )
    assert replace(DICE, word="another").seal == DICE.seal
    assert all(other.seal != DICE.seal for other in others)


def test_the_seed_is_not_told_before_the_game_has_ended() -> None:
    assert SEED.hex() not in str(DICE.opening_tags())


def test_all_six_faces_are_equally_likely() -> None:
    counts = Counter(DICE.roller(0).roll(60_000))
    # Six faces, 10,000 of each expected; 20.5 is passed once in a thousand by fair dice (5 degrees of freedom).
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 20.5


def test_the_word_of_the_player_changes_the_dice() -> None:
    assert DICE.roller(0).roll(10) != replace(DICE, word="b").roller(0).roll(10)


@pytest.mark.parametrize("word", ['Käse "7"', ""])
def test_a_true_record_has_no_differences(word: str) -> None:
    assert differences(sealed_record(word=word)) == ()


def test_a_true_record_stays_true_as_text() -> None:
    assert differences(parse_record(sealed_record().to_text(), SPECS)) == ()


def test_notes_change_nothing_that_a_record_proves() -> None:
    record = sealed_record()
    plays = tuple(replace(play, note=f"I take {place}\n# 1 2 3") for place, play in enumerate(record.plays))
    noted = parse_record(replace(record, plays=plays, note="A good game").to_text(), SPECS)
    assert (differences(noted), proved(noted, is_over=True)) == ((), proved(record, is_over=True))


def test_the_dice_of_a_game_that_goes_on_cannot_be_checked_yet() -> None:
    record = Record(HOG, (("Rules", "goal=100"), ("Id", ID), *DICE.opening_tags()))
    record = record.with_play(RollDice(4), DICE.roller(0).roll(4))
    assert differences(record) == ("The dice can be checked when the game is over.",)


def test_a_changed_face_is_named_with_what_the_seal_fixed() -> None:
    record = sealed_record()
    true = record.faces[2]
    lie = true % 6 + 1
    text = record.to_text().replace(f"roll 4 : {' '.join(map(str, record.faces[:4]))}", "roll 4 : X")
    faces = " ".join(map(str, (*record.faces[:2], lie, record.faces[3])))
    changed = parse_record(text.replace("X", faces), SPECS)
    assert differences(changed) == (f"Die 3 shows {lie}; according to the seal, it should show {true}.",)


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("Id", "seed has the seal"),
        ("Seal", "seed has the seal"),
        ("Word", "differ"),
    ],
)
def test_a_header_that_was_changed_is_found_out(name: str, found: str) -> None:
    changed = sealed_record().with_tags(((name, "another"),))
    assert [found in sentence for sentence in differences(changed)] == [True]


def test_another_seed_gives_away_both_seal_and_faces() -> None:
    assert len(differences(sealed_record().with_tags((("Seed", "11" * 32),)))) == 2


def test_throws_in_another_order_are_found_out() -> None:
    record = sealed_record()
    changed = replace(record, plays=(record.plays[2], *record.plays[:2], *record.plays[3:]))
    assert "differ" in differences(changed)[0]


def test_moves_that_were_cut_off_an_ended_game_are_found_out() -> None:
    record = sealed_record()
    without_left = Record(HOG, tuple(tag for tag in record.tags if tag[0] != "Left"), record.plays[:2])
    assert differences(without_left) == (SEED_OF_A_GAME_THAT_GOES_ON,)


def test_what_a_record_proves_is_said_and_what_it_cannot() -> None:
    assert proved(sealed_record(), is_over=False) == (
        "The seal and all 17 dice check out.",
        "Every move is legal; the game was left early.",
        NOT_SHOWN,
    )


def test_of_a_game_without_a_roll_only_the_seal_is_said_to_check_out() -> None:
    record = sealed_record(turns=())
    assert differences(record) == ()
    assert proved(record, is_over=False)[0] == "The seal checks out; no dice were rolled."
    assert differences(record.with_tags((("Seal", "00" * 32),))) != ()


def test_a_practice_game_says_so() -> None:
    practice = sealed_record().with_tags((("Undone", "2"),))
    assert proved(practice, is_over=False)[2] == (
        "Casual game. Rolls undone after they were seen: 2; hints: 0."
    )


SEALED = SealedDice(bytes(32), "game-1", "luck")


@pytest.mark.parametrize(
    ("dice", "said"),
    [
        (SEALED, "The seal was fixed first, and your word came after it;"),
        (SeededDice(42), "This game's dice come from seed 42."),
        (ScriptedDice((1,)), "Dice: known"),
        (TypedDice(), "These are real dice, typed in by hand"),
    ],
)
def test_it_is_said_where_dice_come_from(dice: DiceSource, said: str) -> None:
    assert about_dice(Record(HOG, dice.opening_tags())).startswith(said)


def test_a_record_without_dice_says_that_too() -> None:
    assert about_dice(Record(HOG)) == "Dice: "


def test_a_record_says_that_its_game_is_over() -> None:
    record = Record(HOG, (("Id", "game-1"), *SEALED.opening_tags(), *SEALED.closing_tags()))
    assert proved(record, is_over=True)[1] == "Every move is legal, and the game is over."


def test_it_is_said_who_can_know_sealed_dice_and_what_they_prove_to_whom() -> None:
    tags = SEALED.opening_tags()
    goes_on, is_over = (about_dice(Record(HOG, found)) for found in (tags, (*tags, *SEALED.closing_tags())))
    assert goes_on.endswith(
        "anyone who can read its files, including you, can find out what the dice will show."
    )
    assert is_over.endswith("Even so, the owner of the files could have known the dice in advance.")
    assert all("choose them alone" not in said for said in (goes_on, is_over))


@pytest.mark.parametrize("seed", ["", "00" * 31, "00" * 33, "no hex" * 10])
def test_a_seed_that_is_not_32_bytes_in_hex_is_told(seed: str) -> None:
    changed = sealed_record().with_tags((("Seed", seed),))
    assert differences(changed) == ("The “Seed” header does not contain 32 bytes in hex.",)


def without(record: Record, name: str) -> Record:
    return Record(HOG, tuple(tag for tag in record.tags if tag[0] != name), record.plays)


def test_only_sealed_dice_whose_seed_is_there_or_has_to_be_can_be_proved() -> None:
    sealed = sealed_record()
    provable = sealed, without(sealed, "Seed"), without(sealed, "Left")
    taken_over = sealed.with_tags((("From", f"{ID} move {len(sealed.plays)}"),))
    others = without(without(sealed, "Seed"), "Left"), without(sealed, "Dice"), taken_over
    assert [is_provable(record) for record in (*provable, *others)] == [True] * 3 + [False] * 3
