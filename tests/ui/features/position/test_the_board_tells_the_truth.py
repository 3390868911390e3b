"""The board of any position: the numbers of `dicedesk advise`, its own line again, and nothing of a wrong line."""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import singledispatch
from typing import Any

import pytest

from dicedesk.games.catalogue import SPECS, load_coach
from dicedesk.games.craps.rules import CrapsState
from dicedesk.ui.features.position.window import PositionWindow
from dicedesk.ui.games.craps.coaching import CrapsCoachCard
from dicedesk.ui.games.craps.tab import CrapsTab
from dicedesk.ui.games.hazard.tab import HazardTab
from dicedesk.ui.games.hog.tab import HogTab
from dicedesk.ui.table.game_tab import GameTab
from dicedesk.ui.table.move_tab import MoveTab
from tests.advised import Shown, advice, bets_in, cost_in, next_best_in, of_one_amount, shown_of
from tests.games.random_positions import possible_lines
from tests.games.refused_lines import DAMAGED_LINES, IMPOSSIBLE
from tests.repeated import first_of
from tests.ui.features.position.conftest import LINES, Analyst

At = Callable[[str], Analyst]
OF_EACH_SEED = 5
SEEDS = first_of(range(200), 1)
"""With 5 positions each, 1,000 of each game."""
SEEDS_OF_MANY = first_of(range(200), 0)
"""With 50 positions each, 10,000 of each game."""
OF_MANY = 50


def shown_on(window: PositionWindow) -> Shown:
    """The numbers that the table shows on its choices."""
    return dict(numbers_on(window.table.tab))


@singledispatch
def numbers_on(tab: GameTab[Any, Any]) -> Iterable[tuple[str, str]]:
    """The numbers of the choices on a tab, by the class that it derives from: here those on the coach's card."""
    assert tab.coaching is not None
    text = tab.coaching.card.text
    return {"best": text.why, **next_best_in(str(text.others))}.items() if text.best else ()


@numbers_on.register(MoveTab)
def _(tab: MoveTab[Any]) -> Iterator[tuple[str, str]]:
    """Those on the buttons of the moves."""
    for move, button in tab.choices.buttons.items():
        if (words := button.accessibleDescription()).startswith("costs "):
            yield move.to_text(), cost_in(words)


@numbers_on.register
def _(tab: HogTab) -> Iterator[tuple[str, str]]:
    for dice, choice in tab.choices.buttons.items():
        if found := re.match(r"(\S+%) to win", choice.accessibleDescription()):
            yield str(dice), found[1]


@numbers_on.register
def _(tab: HazardTab) -> Iterator[tuple[str, str]]:
    for main, choice in tab.choices.buttons.items():
        if found := re.match(r"costs ([\d.]+) ", choice.accessibleDescription()):
            yield str(main), f"−{found[1]}"


@numbers_on.register
def _(tab: CrapsTab) -> Iterator[tuple[str, str]]:
    """Two numbers for each bet on the layout; without any, those of a bet on each spot."""
    if not tab.state.bets:
        spots = ((spot.name, spot.accessibleDescription()) for spot in tab.felt.buttons)
        yield from bets_in(spots).items()
        return
    assert tab.coaching is not None
    card = tab.coaching.card
    assert isinstance(card, CrapsCoachCard)
    model = card.table.model()
    for row, bet in enumerate(card.table.rows):
        yield bet.name, " ".join(model.index(row, column).data() for column in (1, 2))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", SPECS)
def test_the_table_shows_the_numbers_of_advise(
    at: At, game: str, seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    window = at(LINES[game]).window
    for line in possible_lines(game, seed, OF_EACH_SEED):
        window.open_line(line)
        on_table, advised = shown_on(window), shown_of(advice(line, capsys))
        state = window.line.state
        if isinstance(state, CrapsState) and not state.bets:
            on_table, advised = of_one_amount(on_table, advised)
        assert on_table == advised, line


COMPUTERS = {
    "hog 34-50, turn 1 | goal=100 | You, final": "5 dice",
    "hog 99-0, turn 1 | goal=100 | You, always:10": "10 dice",
    "hazard won 2 | casters=1 | best": "Main 7",
    "hazard won 2 | casters=1 | main:6": "Main 6",
    "poker-dice bankroll 80, hands 2, dice 6 3 6 3 4, rolls-left 1 | | careless": "Hold",
    "craps bankroll 989 | preset=building-skills | pass-line": "Pass $5",
}


@pytest.mark.parametrize("line", COMPUTERS)
def test_the_coach_says_what_a_computer_player_will_choose_and_what_that_costs(at: At, line: str) -> None:
    window = at(line).window
    tab, position = window.table.tab, window.line
    assert tab.coaching is not None
    coach = load_coach(position.spec.id)
    against = coach.against_names(position.players)
    move = tab.session.computer_move
    assert move is not None
    best = coach.evaluate(position.state, against)[0].value
    cost = abs(best - coach.evaluation(position.state, move, against).value)
    seat = tab.session.seats[position.state.seat]
    said = f"{seat.name.text}'s choice: {COMPUTERS[line]}."
    if coach.unit.way(cost) > 0:
        said = f"{said} It costs {coach.unit.amount_words(cost)}."
    assert str(tab.coaching.card.text.note) == said
    tab.input.press()
    tab.pace.finish()
    assert tab.session.history[-1].move == move


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", SPECS)
def test_a_line_is_the_same_after_its_board_and_all_its_fields(at: At, game: str, seed: int) -> None:
    analyst = at(LINES[game])
    window = analyst.window
    for line in possible_lines(game, seed, OF_EACH_SEED):
        window.open_line(line)
        assert (window.line.to_text(), window.field.text()) == (line, line)
        analyst.until_settled()
        for control in window.fields.controls.values():
            control.changed.emit(control.field.id, control.field.put(control.field.value))
            assert (window.line.to_text(), window.field.text()) == (line, line), control.field.id


@pytest.mark.parametrize("seed", SEEDS_OF_MANY)
@pytest.mark.parametrize("game", SPECS)
def test_a_line_is_the_same_after_its_board(at: At, game: str, seed: int) -> None:
    window = at(LINES[game]).window
    for line in possible_lines(game, seed, OF_MANY):
        window.open_line(line)
        assert (window.line.to_text(), window.field.text()) == (line, line)


@pytest.mark.parametrize("game", SPECS)
def test_a_line_that_is_wrong_in_any_way_changes_nothing(at: At, game: str) -> None:
    window = at(LINES[game]).window
    tab = window.table.tab
    seen = shown_on(window)
    for line in (*DAMAGED_LINES, *IMPOSSIBLE):
        window.open_line(line)
        assert window.stage.is_veiled, line
        assert window.stage.reason.text().startswith("This cannot be set up: "), line
        assert (window.table.tab, window.line.to_text(), shown_on(window)) == (tab, LINES[game], seen), line
    window.open_line(LINES[game])
    assert (window.stage.is_veiled, tab.session.undoable) == (False, 0)
