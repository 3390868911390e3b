"""What the rules page of Yacht says of points and chances, in every language, is what the rules give."""

import re
from itertools import product
from pathlib import Path

import pytest

from dicedesk.core.dice import FACES, Roll
from dicedesk.games.yacht.boxes import Box, Sheet, points
from tests.catalogues import ROOT

PAGES = sorted((ROOT / "resources" / "help").glob("*/yacht.md"))
in_every_language = pytest.mark.parametrize("page", PAGES, ids=[path.parent.name for path in PAGES])

EXAMPLES = {
    Box.FIVES: (5, 5, 2, 5, 3),
    Box.FULL_HOUSE: (3, 3, 3, 5, 5),
    Box.FOUR_OF_A_KIND: (6, 6, 6, 6, 2),
    Box.LITTLE_STRAIGHT: (1, 2, 3, 4, 5),
    Box.BIG_STRAIGHT: (2, 3, 4, 5, 6),
    Box.CHOICE: (6, 6, 5, 4, 2),
    Box.YACHT: (4, 4, 4, 4, 4),
}


def numbers_in(text: str) -> set[str]:
    return {number.replace(",", ".") for number in re.findall(r"\d+(?:[.,]\d+)?", text)}


def around(page: Path, dice: Roll) -> str:
    """The line or paragraph with a picture of these dice, without the pictures."""
    text, picture = page.read_text(encoding="utf-8"), f"(dice:{'-'.join(map(str, dice))})"
    part = next(part for part in re.split(r"\n\n|\n(?=\|)", text) if picture in part)
    return re.sub(r"!\[[^\]]*\]\([^)]*\)", "", part)


@in_every_language
@pytest.mark.parametrize("box", EXAMPLES, ids=lambda box: box.value)
def test_an_example_pays_what_the_page_says(page: Path, box: Box) -> None:
    dice = EXAMPLES[box]
    assert str(points(Sheet.YACHT, dice, box)) in numbers_in(around(page, dice))


@in_every_language
def test_par_is_what_best_play_scores(page: Path) -> None:
    told = numbers_in(page.read_text(encoding="utf-8"))
    assert {f"{sheet.par:.2f}" for sheet in (Sheet.YACHT, Sheet.NORDIC, Sheet.BONUS)} <= told


@in_every_language
def test_the_choice_for_the_win_costs_and_wins_what_the_page_says(page: Path) -> None:
    dice, to_draw = (4, 4, 6, 6, 6), 29
    sums = [3 * 6 + sum(rolled) for rolled in product(FACES, repeat=2)]
    chance = sum((total > to_draw) + (total == to_draw) / 2 for total in sums) / len(sums)
    now, cost = points(Sheet.YACHT, dice, Box.CHOICE), sum(dice) - sum(sums) / len(sums)
    told = {
        str(now),
        str(to_draw),
        f"{cost:.0f}",
        f"{100 * chance:.1f}",
        str(to_draw - 18),
        str(to_draw - 17),
    }
    assert (now < to_draw, cost) == (True, 1)
    assert told <= numbers_in(around(page, dice))
