"""Dice that anyone can work out: those of a day, recomputed from the Help page, and those of another game."""

import hashlib
import re
from dataclasses import replace
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.assets import help_page
from dicedesk.core.errors import NotationError
from dicedesk.core.fair.open_dice import DatedDice, SharedDice, open_dice_of
from dicedesk.core.fair.sealed import SealedDice, about_dice
from dicedesk.core.fair.verify import differences, false_dice, is_provable, proved
from dicedesk.core.record import Record, parse_record
from dicedesk.core.rollers import DiceSource, SeededDice
from dicedesk.games.catalogue import SPECS, TITLES
from dicedesk.games.hog.rules import HOG

LANGUAGES = ("en", "de", "es", "fr", "pl", "zh_CN")
DAY, OTHER_ID = "2026-11-23", "2026-11-21T10:00:00Z-7f3a"
SEALED = SealedDice(bytes(range(32)), OTHER_ID, 'Käse "7"')


def by_the_page(day: str, game: str, many: int) -> list[int]:
    """The faces as the Help page words it: SHA-256 of "dicedesk/today/1", date, game and k; bytes below 252 count."""
    faces: list[int] = []
    k = 0
    while len(faces) < many:
        block = hashlib.sha256(f"dicedesk/today/1 {day} {game} {k}".encode("ascii")).digest()
        faces += [byte % 6 + 1 for byte in block if byte < 252]
        k += 1
    return faces[:many]


def record_with(dice: DiceSource, faces: tuple[int, ...] = ()) -> Record:
    """A turn of Hog that threw these dice of the source, or others."""
    shown = faces or replaced(dice).roller(0).roll(3)
    tags = "".join(f'[{name} "{value}"]\n' for name, value in replaced(dice).opening_tags())
    return parse_record(f'[Game "hog"]\n{tags}roll 3 : {" ".join(map(str, shown))}\n', SPECS)


def replaced(dice: DiceSource) -> DiceSource:
    """The dice with a word that needs no backslashes in a header."""
    return SharedDice(replace(dice.sealed, word="Käse")) if isinstance(dice, SharedDice) else dice


@given(st.dates(), st.sampled_from(tuple(TITLES)), st.integers(0, 200))
def test_todays_dice_are_those_of_the_help_page(day: date, game: str, used: int) -> None:
    assert (
        list(DatedDice(f"{day}", game).roller(used).roll(60)) == by_the_page(f"{day}", game, used + 60)[used:]
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_help_page_gives_the_formula_and_a_true_example(language: str) -> None:
    page = help_page("dice-calculated", language)
    text = page[page.index('[Dice "today/1') :]
    line = re.search(r"`dicedesk/today/1 (\S+) (\S+) 0`", text)
    said = re.search(r"\(dice:((?:\d-){4}\d)\)", text)
    assert line is not None
    assert said is not None
    assert list(map(int, said[1].split("-"))) == by_the_page(line[1], line[2], 5)


@pytest.mark.parametrize("game", TITLES)
def test_the_help_page_names_every_game(game: str) -> None:
    assert f"`{game}`" in help_page("dice-calculated")


def test_shared_dice_are_those_of_the_other_game() -> None:
    record = record_with(SharedDice(SEALED))
    shared = open_dice_of(record)
    assert shared == SharedDice(replace(SEALED, word="Käse"))
    assert shared.roller(5).roll(100) == replace(SEALED, word="Käse").roller(5).roll(100)
    assert shared.closing_tags() == DatedDice(DAY, "hog").closing_tags() == ()


@pytest.mark.parametrize(
    "dice", [DatedDice(DAY, "hog"), SharedDice(SEALED), SeededDice(42), SeededDice(18446744073709551615)]
)
def test_a_record_names_open_dice_completely(dice: DiceSource) -> None:
    assert open_dice_of(record_with(dice)) == replaced(dice)


@pytest.mark.parametrize(
    "tags",
    [
        "",
        '[Dice "today/2 2026-11-23"]',
        '[Dice "seeded x"]',
        '[Dice "shared sealed/2"]',
        '[Dice "shared sealed/2"]\n[Seed "5e"]',
        f'[Dice "shared sealed/9"]\n[Seed "{"5e" * 32}"]',
        f'[Dice "sealed/2"]\n[Seed "{"5e" * 32}"]',
        '[Dice "scripted"]',
    ],
)
def test_other_dice_are_not_open(tags: str) -> None:
    assert open_dice_of(parse_record(f'[Game "hog"]\n{tags}\n', SPECS)) is None


@pytest.mark.parametrize(
    ("dice", "words", "limits"),
    [
        (
            DatedDice(DAY, "hog"),
            "All 3 dice match the dice for 2026-11-23.",
            "Anyone can calculate these dice from the date, even before the game.",
        ),
        (
            SharedDice(SEALED),
            "All 3 dice come from the seed in this record.",
            f"The record cannot show that this seed comes from the game it names ({OTHER_ID}). Anyone who has the "
            "challenge can calculate these dice before playing.",
        ),
    ],
)
def test_a_record_with_true_open_dice_says_what_it_proves_and_what_not(
    dice: DiceSource, words: str, limits: str
) -> None:
    record = record_with(dice)
    assert differences(record) == false_dice(record, is_over=False) == ()
    assert is_provable(record)
    assert list(map(str, proved(record, is_over=False))) == [
        words,
        "Every move is legal; the game is not over.",
        limits,
    ]


def test_a_seed_of_no_game_is_not_said_to_be_one_of_a_game() -> None:
    invented = record_with(SharedDice(replace(SEALED, record_id="", seed=b"invented".ljust(32))))
    without_origin = replace(invented, tags=tuple(tag for tag in invented.tags if tag[0] != "Origin"))
    told = " ".join(map(str, proved(without_origin, is_over=False)))
    assert "come from the seed in this record" in told
    assert "cannot show that this seed comes from the game it names (?)" in told


@pytest.mark.parametrize("dice", [DatedDice(DAY, "hog"), SharedDice(SEALED)])
def test_a_record_without_a_roll_has_nothing_to_check(dice: DiceSource) -> None:
    record = replace(record_with(dice), plays=())
    assert list(map(str, differences(record))) == ["No dice were rolled, so there is nothing to check."]
    assert false_dice(record, is_over=False) == ()
    assert not is_provable(record)


@pytest.mark.parametrize(
    "day", ["2026-13-45", "2026-02-30", "2025-02-29", "23.11.2026", "20261123", "2026-W48-1", "2026-1-1", ""]
)
def test_a_day_that_no_calendar_has_is_refused(day: str) -> None:
    with pytest.raises(NotationError, match=f"“{day}” is not a date") as refused:
        parse_record(f'[Game "hog"]\n[Dice "today/1 {day}"]\nroll 1 : 3\n', SPECS)
    assert refused.value.line == 2
    assert open_dice_of(Record(HOG, (("Dice", f"today/1 {day}"),))) is None


@pytest.mark.parametrize("dice", [DatedDice(DAY, "hog"), SharedDice(SEALED)])
def test_a_record_with_other_faces_than_its_open_dice_is_false(dice: DiceSource) -> None:
    true = replaced(dice).roller(0).roll(3)
    record = record_with(dice, (true[0], true[1] % 6 + 1, true[2]))
    assert list(map(str, differences(record))) == [
        f"Die 2 shows {true[1] % 6 + 1}; it should show {true[1]}."
    ]
    assert false_dice(record, is_over=False) == differences(record)


def test_it_is_said_where_open_dice_come_from() -> None:
    assert "2026-11-23 are the same for everyone" in str(about_dice(record_with(DatedDice(DAY, "hog"))))
    assert f"challenge that names another game ({OTHER_ID})" in str(
        about_dice(record_with(SharedDice(SEALED)))
    )
