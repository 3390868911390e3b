"""Computer casters of Hazard: their mains and their names."""

from fractions import Fraction

import pytest

from dicedesk.core.errors import NotationError
from dicedesk.games.hazard.odds import mean_wins, win_chance
from dicedesk.games.hazard.players import (
    CASTERS,
    caster_title,
    hazard_opponents,
    mean_wins_of,
    parse_caster,
)
from dicedesk.games.hazard.rules import MAINS, ChooseMain, HazardState, Throw


def mains_of(name: str, *losses: int) -> list[int]:
    """The mains that a caster chooses after each number of rounds lost."""
    chosen = [parse_caster(name).choose(HazardState(rounds_lost=lost, rounds_won=3)) for lost in losses]
    return [move.main for move in chosen if isinstance(move, ChooseMain)]


def test_the_best_caster_always_takes_7() -> None:
    assert mains_of("best", 0, 1, 2) == [7, 7, 7]


@pytest.mark.parametrize("main", MAINS)
def test_a_caster_of_one_main_stays_with_it(main: int) -> None:
    assert mains_of(f"main:{main}", 0, 1, 5) == [main] * 3


def test_the_changer_takes_another_main_after_each_loss_and_begins_again_after_9() -> None:
    assert mains_of("changer", 0, 1, 2, 3, 4, 5) == [5, 6, 7, 8, 9, 5]


@pytest.mark.parametrize("state", [HazardState(main=6), HazardState(main=6, chance=8)])
@pytest.mark.parametrize("name", CASTERS)
def test_every_caster_throws_once_a_main_stands(name: str, state: HazardState) -> None:
    assert parse_caster(name).choose(state) == Throw()


@pytest.mark.parametrize("name", CASTERS)
def test_every_caster_chooses_a_main_that_is_on_the_menu(name: str) -> None:
    state = HazardState(rounds_lost=7)
    assert parse_caster(name).choose(state) in state.legal_moves()


@pytest.mark.parametrize(
    ("name", "title"),
    [("best", "Best-main caster"), ("changer", "Superstitious caster"), ("main:8", "Main-8 caster")],
)
def test_a_caster_has_a_title_that_people_read(name: str, title: str) -> None:
    assert caster_title(name) == title


def test_no_two_casters_have_the_same_title() -> None:
    assert len({caster_title(name) for name in CASTERS}) == len(CASTERS)


@pytest.mark.parametrize("name", ["", "Best", "main", "main:4", "main:10", "main:٧", "changer:5"])
@pytest.mark.parametrize("ask", [parse_caster, caster_title])
def test_a_name_that_no_caster_has_is_answered_with_those_there_are(ask: object, name: str) -> None:
    with pytest.raises(NotationError) as error:
        ask(name)  # type: ignore[operator]
    assert str(error.value) == f"there is no caster “{name}”; choose from: best, changer, main:N"


def test_the_rounds_of_the_changer_solve_its_equations() -> None:
    """From each main on: a win leads back to it; a loss to the next main, where another one ends the turn."""
    wins = [win_chance(main) for main in MAINS]
    # The mean from a main on, x, is linear in that of the next one, y: x = win (1 + x) + (1 - win) won (1 + y).
    first = (Fraction(1), Fraction(0))
    for win, won in reversed(list(zip(wins, [*wins[1:], wins[0]], strict=True))):
        first = (won * first[0], win / (1 - win) + won * (1 + first[1]))
    assert first[1] / (1 - first[0]) == mean_wins_of("changer")


def test_the_ladder_ends_with_the_best_caster_who_wins_what_main_7_does() -> None:
    rungs = hazard_opponents()
    assert [rung.name for rung in rungs][-2:] == ["main:7", "best"]
    assert rungs[-1].strength == f"Wins {float(mean_wins(7)):.2f} rounds a turn on average."
    assert [rung.character for rung in rungs if rung.name == "main:5"] == [
        "Swears by 5 and never chooses another main."
    ]
