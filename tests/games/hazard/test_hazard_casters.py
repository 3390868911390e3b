"""Computer casters of Hazard: their mains and their names."""

from itertools import accumulate

import pytest

from dicedesk.core.errors import NotationError
from dicedesk.games.hazard.odds import win_chance
from dicedesk.games.hazard.players import (
    BEATEN,
    CASTERS,
    caster_title,
    hazard_opponents,
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


def wins_of(name: str, most: int = 400) -> list[float]:
    """The chances that a caster wins 0, 1, 2 ... rounds in a turn, followed round by round."""
    wins = [float(win_chance(main)) for main in mains_of(name, *range(len(MAINS)))]
    turns = {(0, 0, 0): 1.0}  # rounds won, rounds lost, losses in a row
    ended = [0.0] * (most + 1)
    while turns:
        after: dict[tuple[int, int, int], float] = {}
        for (won, lost, in_a_row), chance in turns.items():
            win = wins[lost]
            if won < most and chance > 1e-18:
                key = (won + 1, lost % len(MAINS), 0)
                after[key] = after.get(key, 0.0) + chance * win
            if in_a_row:
                ended[won] += chance * (1 - win)
            else:
                key = (won, (lost + 1) % len(MAINS), 1)
                after[key] = after.get(key, 0.0) + chance * (1 - win)
        turns = after
    return ended


@pytest.mark.parametrize("name", CASTERS)
def test_how_often_best_play_beats_a_caster_and_how_often_nobody_wins(name: str) -> None:
    best, other = wins_of("best"), wins_of(name)
    fewer = [0.0, *accumulate(other)]
    won = sum(chance * less for chance, less in zip(best, fewer, strict=False))
    drawn = sum(chance * same for chance, same in zip(best, other, strict=True))
    assert BEATEN[name] == (pytest.approx(won, abs=1e-12), pytest.approx(drawn, abs=1e-12))


def test_the_ladder_ends_with_the_best_caster_who_is_beaten_as_often_as_main_7() -> None:
    rungs = hazard_opponents()
    assert [rung.name for rung in rungs][-2:] == ["main:7", "best"]
    assert [rung.name for rung in rungs] == sorted(BEATEN, key=lambda name: -BEATEN[name][0])
    assert rungs[-1].strength == "Best play beats it in 43 of 100 games; 15 are draws."
    assert [rung.character for rung in rungs if rung.name == "main:5"] == [
        "Swears by 5 and never chooses another main."
    ]
