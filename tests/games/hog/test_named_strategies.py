"""Strategies of Hog whose name holds their table."""

import random
import zlib
from base64 import urlsafe_b64encode

import pytest

from dicedesk.core.errors import NotationError
from dicedesk.core.notation import LONGEST_LINE, tag_to_text
from dicedesk.core.words import tr
from dicedesk.games.hog.named_strategies import STATES, ImportedStrategy
from dicedesk.games.hog.players import HOG_PLAYERS, final_strategy, parse_strategy, strategy_title, table_of


def dice_without_order() -> bytes:
    """The table that packs worst: each number anywhere."""
    luck = random.Random(3)
    return bytes(luck.choices(range(11), k=STATES))


@pytest.mark.parametrize(
    "dice", [bytes(STATES), dice_without_order(), bytes(sum(table_of(final_strategy), ()))], ids=str
)
def test_the_name_gives_back_the_table(dice: bytes) -> None:
    made = ImportedStrategy("Ann", dice)
    assert ImportedStrategy.named(made.name) == made
    assert parse_strategy(made.name) == made
    assert bytes(sum(table_of(made), ())) == dice


def test_a_record_has_room_for_the_longest_name() -> None:
    made = ImportedStrategy("w" * 100, dice_without_order())
    assert len(tag_to_text(("Player1", made.name))) < LONGEST_LINE


def test_the_answer_is_that_of_both_scores() -> None:
    dice = bytearray(STATES)
    dice[12 * 100 + 34] = 7
    made = ImportedStrategy("Ann", bytes(dice))
    assert (made(12, 34), made(34, 12)) == (7, 0)


@pytest.mark.parametrize("scores", [(-1, 0), (0, -1), (100, 0), (0, 100)])
def test_at_other_scores_no_turn_is_taken(scores: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="from 0 to 99"):
        ImportedStrategy("Ann", bytes(STATES))(*scores)


@pytest.mark.parametrize("dice", [b"", bytes(STATES - 1), bytes(STATES + 1), bytes([11] * STATES)], ids=len)
def test_other_tables_are_none(dice: bytes) -> None:
    with pytest.raises(ValueError, match="10,000 positions"):
        ImportedStrategy("Ann", dice)


@pytest.mark.parametrize(
    ("title", "kept"),
    [
        ("Ann", "Ann"),
        ('a "b":\\c', "a b c"),
        ("über\n最好", "über 最好"),
        ("", "?"),
        (" : ", "?"),
        ("x" * 60, "x" * 40),
    ],
)
def test_a_title_is_kept_as_far_as_a_name_can_hold_it(title: str, kept: str) -> None:
    made = ImportedStrategy(title, bytes(STATES))
    assert made.title == kept
    assert ImportedStrategy.named(made.name) == made


def packed(held: bytes) -> str:
    return urlsafe_b64encode(zlib.compress(held)).decode("ascii").rstrip("=")


@pytest.mark.parametrize(
    "name",
    [
        "table",
        "table:Ann",
        "table:Ann:",
        "table::" + packed(bytes(STATES)),
        "table:Ann:abc",
        "table:Ann:AAAAA",
        "table:Ann:" + packed(b"few"),
        "table:Ann:" + packed(bytes([11] * STATES)),
    ],
    ids=lambda name: name[:20],
)
def test_other_names_are_nobody_s(name: str) -> None:
    assert ImportedStrategy.named(name) is None
    assert not HOG_PLAYERS.has(name)
    with pytest.raises(NotationError, match="choose from"):
        strategy_title(name)


def test_a_name_that_unpacks_to_very_much_is_nobody_s() -> None:
    name = "table:Ann:" + packed(bytes(100_000_000))
    assert ImportedStrategy.named(name) is None
    assert not HOG_PLAYERS.has(name)
    with pytest.raises(NotationError, match="choose from"):
        strategy_title(name)


def test_a_person_reads_the_title() -> None:
    name = ImportedStrategy("Ann", bytes(STATES)).name
    assert strategy_title(name) == tr("Strategy {name}", name="Ann")
