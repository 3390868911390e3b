"""Y shows how the number of what is chosen comes about, in every game."""

from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from dicedesk.coach.explanation import ChoiceToExplain
from dicedesk.games.craps.rules import PlaceBet
from dicedesk.games.hog.rules import RollDice
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.games.catalogue import all_tabs
from dicedesk.ui.games.craps.tab import CrapsTab
from dicedesk.ui.table.game_tab import GameTab
from tests.ui.solved_jobs import SolvedJobs
from tests.ui.windows import main_window


def tab_of(
    game: str,
    qtbot: QtBot,
    parts: AppParts,
    jobs: SolvedJobs,
) -> GameTab[Any, Any]:
    """The tab of a game in the main window."""
    tabs = all_tabs(replace(parts, jobs=jobs, long_jobs=jobs))
    place = next(place for place, tab in enumerate(tabs) if tab.id == game)
    window = main_window(tabs, parts, first_tab=place)
    qtbot.addWidget(window)
    window.show()
    tab = window.current_tab
    assert isinstance(tab, GameTab)
    tab.working_asked.disconnect()
    return tab


@pytest.mark.parametrize(
    ("game", "title"),
    [("hazard", "Main 7: "), ("poker-dice", "Play a hand: "), ("craps", "Pass, $10: ")],
)
def test_y_explains_what_is_chosen(
    game: str,
    title: str,
    qtbot: QtBot,
    parts: AppParts,
    solved_jobs: SolvedJobs,
) -> None:
    tab = tab_of(game, qtbot, parts, solved_jobs)
    if isinstance(tab, CrapsTab):
        tab.bridge.play(PlaceBet("pass", 10))
    if game != "poker-dice":
        tab.ask_why()
    with qtbot.waitSignal(tab.working_asked) as asked:
        tab.ask_why()
    working = asked.args[0].working()
    assert working is not None
    assert working.title.startswith(title)


def test_y_explains_the_chosen_number_of_dice_before_the_coach_knows(
    qtbot: QtBot,
    parts: AppParts,
    solved_jobs: SolvedJobs,
) -> None:
    tab = tab_of("hog", qtbot, parts, solved_jobs)
    tab.ask_why()
    assert not tab.session.is_casual
    with qtbot.waitSignal(tab.working_asked) as asked:
        tab.ask_why()
    explanation = asked.args[0]
    assert isinstance(explanation, ChoiceToExplain)
    assert (explanation.game, explanation.move) == ("hog", RollDice(4))
