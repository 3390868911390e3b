"""The scheme of sealed dice as the Help page words it, written from its text alone, and compared with the program's."""

import hashlib
import hmac
import re
from collections.abc import Iterable, Iterator
from itertools import count, islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.assets import help_page
from dicedesk.core.fair.open_dice import SharedDice
from dicedesk.core.fair.sealed import SealedDice
from dicedesk.core.record import Record
from dicedesk.games.hog.rules import HOG

LANGUAGES = ("en", "de", "es", "fr", "pl", "zh_CN")


def part(x: bytes) -> bytes:
    """The number of bytes of x, written in 8 bytes with the largest first, and then x itself."""
    return bytes([len(x) >> shift & 255 for shift in range(56, -8, -8)]) + x


def seal_of(record_id: str, seed: bytes) -> str:
    fields = (b"DiceDesk sealed dice 2", record_id.encode(), seed)
    return hashlib.sha256(b"".join(map(part, fields))).hexdigest()


def block_of(seed: bytes, word: str, k: int) -> bytes:
    return hmac.new(seed, part(word.encode()) + k.to_bytes(8, "big"), hashlib.sha256).digest()


def faces(blocks: Iterable[bytes]) -> Iterator[int]:
    """A byte below 252 gives the face byte mod 6 + 1; other bytes are skipped."""
    return (byte % 6 + 1 for block in blocks for byte in block if byte < 252)


texts = st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp")), max_size=40)
seeds = st.binary(min_size=32, max_size=32)


@given(seeds, texts, texts, st.integers(0, 100))
def test_sealed_dice_are_those_of_the_help_page(seed: bytes, record_id: str, word: str, used: int) -> None:
    dice = SealedDice(seed, record_id, word)
    told = tuple(islice(faces(block_of(seed, word, k) for k in count()), used + 80))
    assert dict(dice.opening_tags())["Seal"] == seal_of(record_id, seed)
    assert dice.roller(used).roll(80) == told[used:]
    assert SharedDice(dice).roller(0).roll(80) == told[:80]


@given(texts)
def test_a_text_of_a_header_line_is_read_as_the_help_page_says(word: str) -> None:
    (line,) = (line for line in Record(HOG, (("Word", word),)).to_text().split("\n") if "Word" in line)
    between = line[line.index('"') + 1 : line.rindex('"')]
    assert re.sub(r"\\(.)", r"\1", between) == word


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_of_each_help_page_follow_from_its_words(language: str) -> None:
    page = help_page("dice-calculated", language)
    page = page[page.index('[Dice "sealed/2"]') : page.index('[Dice "today/1')]
    found_id, word = re.search(r"`(2026-\S+)`", page), re.search(r"`(\w+-\w+-\w+)`", page)
    assert found_id is not None
    assert word is not None
    seed, record_id = bytes(range(32)), found_id[1]
    block = block_of(seed, word[1], 0)
    assert re.findall(r"\b[0-9a-f]{64}\b", page) == [seal_of(record_id, seed)]
    assert re.findall(r"dice:([1-6-]+)", page) == ["-".join(map(str, islice(faces([block]), 5)))]
    assert all(f"{byte}" in page for byte in block[:5])
    assert all(said in page for said in ("DiceDesk sealed dice 2", "252", "256", "SHA-256", "HMAC-SHA256"))
