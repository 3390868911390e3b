"""What the rules page of craps says that bets cost, in every language, is what they cost."""

import re
from fractions import Fraction
from pathlib import Path

import pytest

from dicedesk.core.money import dollars
from dicedesk.games.craps.bets import CASINO_BETS, POINTS
from dicedesk.games.craps.coach import CRAPS_COACH
from dicedesk.games.craps.costs import price_to_make
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS
from dicedesk.games.craps.odds import all_figures, figures, figures_at
from dicedesk.games.craps.players import COSTS, craps_opponents
from dicedesk.games.craps.rules import CrapsState, PlaceBet, Throw
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


_NUMBER = r"(\d+(?:\.\d+)?)"
FORMULAS = (
    rf"60 × {_NUMBER} ÷ {_NUMBER} = {_NUMBER}",
    rf"{_NUMBER} × 11 ÷ 6 = {_NUMBER}",
    rf": {_NUMBER} ÷ {_NUMBER} = {_NUMBER}",
)


def shown_of(number: str, exact: Fraction) -> bool:
    """Whether the page shows the exact number, rounded to as many digits as it writes."""
    digits = len(number.partition(".")[2])
    return abs(Fraction(number) - exact) <= Fraction(1, 2 * 10**digits)


@pytest.mark.parametrize("page", PAGES, ids=[path.parent.name for path in PAGES])
def test_the_formulas_of_the_rules_page_give_what_the_program_shows(page: Path) -> None:
    plain = re.sub(r"(?<=\d),(?=\d)", ".", page.read_text(encoding="utf-8"))
    text = re.sub(r"\s+", " ", re.sub(r"[$\u00a0\u202f]", " ", plain).replace("：", ": "))
    hour, money, ladder = (re.findall(formula, text) for formula in FORMULAS)
    pass_edge, rolls = Fraction(7, 495), Fraction(557, 165)
    # An hour of $10 on pass: a round takes 557/165 rolls.
    ((cost, every, an_hour),) = hour
    state = CrapsState.opened()
    priced = price_to_make(state, "pass", dollars(10)).an_hour / 100
    assert shown_of(cost, 10 * pass_edge)
    assert shown_of(every, rolls)
    assert shown_of(an_hour, 60 * 10 * pass_edge / rolls)
    assert shown_of(an_hour, priced)
    # The money bet of $6 on place 6 that stays up: 5 of 11 decisions win, so there are 11/6 of them.
    ((bet, in_all),) = money
    vegas = CrapsState.opened(LAS_VEGAS).apply(PlaceBet("pass", 5)).state.apply(Throw(), (4, 4)).state
    assert CRAPS_COACH.weight(vegas, PlaceBet("place-6", int(bet))) == Fraction(in_all)
    assert Fraction(in_all) == Fraction(bet) * 11 / 6
    # Pass with odds: the come-out makes a point in 24 of 36 ways.
    ((of_pass, put_down, per_dollar),) = ladder
    assert shown_of(of_pass, 100 * pass_edge)
    assert shown_of(put_down, 1 + Fraction(24, 36))
    assert shown_of(per_dollar, 100 * pass_edge / (1 + Fraction(24, 36)))
    assert shown_of(per_dollar, 100 * Fraction(COSTS["pass-odds"]))


def test_the_ladder_says_the_house_edge_of_bettors_on_one_bet() -> None:
    for name, bet in (("pass-line", "pass"), ("dont-pass", "dont-pass"), ("place-6-8", "place-6")):
        strength = next(each.strength for each in craps_opponents() if each.name == name)
        assert strength == f"Loses {in_percent(figures(bet).edge)} cents per dollar bet."
