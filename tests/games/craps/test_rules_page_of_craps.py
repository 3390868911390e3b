"""What the rules page of craps says that bets cost, in every language, is what they cost."""

import re
from fractions import Fraction
from pathlib import Path

import pytest

from dicedesk.games.craps.bets import CASINO_BETS, POINTS
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS
from dicedesk.games.craps.odds import all_figures, figures, figures_at
from tests.catalogues import ROOT

pytestmark = pytest.mark.no_cover

PAGES = sorted((ROOT / "resources" / "help").glob("*/craps.md"))


def in_percent(edge: Fraction) -> str:
    return f"{abs(float(edge)) * 100:.2f}"


def percents_on(page: str) -> set[str]:
    found = re.findall(r"(\d+)[.,](\d\d)[\s\u00a0\u202f]?%", page)
    return {f"{whole}.{part}" for whole, part in found}


@pytest.mark.parametrize("page", PAGES, ids=[path.parent.name for path in PAGES])
def test_the_rules_page_says_what_a_casinos_bets_cost(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    costs = {in_percent(figures(name, LAS_VEGAS).edge) for name in CASINO_BETS}
    assert costs <= percents_on(text)


@pytest.fixture(scope="module")
def edges() -> set[str]:
    """What the bets of both houses cost."""
    houses = (BUILDING_SKILLS, LAS_VEGAS)
    of_all = {in_percent(bet.edge) for house in houses for bet in all_figures(house).values()}
    return of_all | {in_percent(figures_at("come", point, BUILDING_SKILLS).edge) for point in POINTS}


@pytest.mark.parametrize("page", PAGES, ids=[path.parent.name for path in PAGES])
def test_every_percentage_on_the_rules_page_is_the_edge_of_a_bet(page: Path, edges: set[str]) -> None:
    assert percents_on(page.read_text(encoding="utf-8")) <= edges


def test_there_is_a_rules_page_in_every_language() -> None:
    assert len(PAGES) == 6
