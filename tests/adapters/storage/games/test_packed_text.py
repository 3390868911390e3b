"""A packed game gives back its seed, its header and its moves, whatever they are, and takes few bytes."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.adapters.storage.games.packed_text import GameTexts, packed, unpacked

ID = "2026-11-22T10:00:00Z-7f3a0b1c2d3e4f50"
HASH, SEED = "ab" * 32, "0123456789abcdef" * 4
HEADER = (
    '[Game "hog"]\n[Rules "goal=100"]\n[Player0 "You"]\n[Player1 "final"]\n'
    f'[Id "{ID}"]\n[Previous "{HASH}"]\n[Dice "sealed/2"]\n[Seal "{HASH}"]\n'
    f'[Word "pinake-zipifa-folidu"]\n[Seed "{SEED}"]\n'
)
LINES = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\n\0\1\2"), max_size=30)


def rolls(count: int) -> tuple[str, ...]:
    """Moves of Hog with random faces."""
    luck = random.Random(1)
    return tuple("roll 4 : " + " ".join(str(luck.randint(1, 6)) for _ in range(4)) for _ in range(count))


@pytest.mark.parametrize("texts", [
    GameTexts(SEED, HEADER, rolls(25)),
    GameTexts("", HEADER, rolls(25)),
    GameTexts(SEED, HEADER, ()),
    GameTexts("", "", ()),
    GameTexts("", "", ("roll 0", "", "")),
    GameTexts("", "no line at all", ()),
    GameTexts(SEED, HEADER, (f"# {HASH}",) * 300),
    GameTexts("", "", (f"# {ID} {ID} {HASH}{HASH[:-1]} {HASH.upper()}", "# Zoë ärgert sich 🎲 \udcff")),
])  # fmt: skip
def test_what_is_packed_comes_back(texts: GameTexts) -> None:
    data = packed(ID, texts)
    assert data is not None
    assert unpacked(data, ID, len(texts.moves)) == texts


@given(LINES, LINES, st.lists(LINES), st.lists(LINES))
def test_any_lines_come_back(name: str, seed: str, header: list[str], moves: list[str]) -> None:
    texts = GameTexts(seed, "".join(f"{line}\n" for line in header), tuple(moves))
    data = packed(name, texts)
    assert data is not None
    assert unpacked(data, name, len(moves)) == texts


@pytest.mark.parametrize("texts", [
    GameTexts("", "no line at all", ("roll 0",)),
    GameTexts("two\nlines", HEADER, ()),
    GameTexts("", HEADER, ("two\nlines",)),
    GameTexts("", HEADER, ("\0",)),
    GameTexts("", "\1\n", ()),
    GameTexts("\2", HEADER, ()),
])  # fmt: skip
def test_what_could_not_be_told_apart_again_is_not_packed(texts: GameTexts) -> None:
    assert packed(ID, texts) is None


def test_damaged_bytes_are_refused() -> None:
    texts = GameTexts(SEED, HEADER, rolls(25))
    data = packed(ID, texts)
    assert data is not None
    assert data[0] == 3
    for wrong in (b"", data[:1], data[:50], data[:-1], b"\2" + data[1:], b"\xff" + data[1:]):
        with pytest.raises(ValueError, match=r"missing|invalid|incomplete"):
            unpacked(wrong, ID, 25)
    with pytest.raises(ValueError, match="moves are missing"):
        unpacked(data, ID, 40)


def test_a_usual_game_of_hog_takes_a_third_of_its_text() -> None:
    texts = GameTexts(SEED, HEADER, rolls(25))
    data = packed(ID, texts)
    assert data is not None
    assert len(data) < (len(SEED + HEADER) + sum(map(len, texts.moves))) / 3
