"""Slow work of a coach in a terminal: a line says how far it is, and it is done before anybody needs it."""

import io
from collections.abc import Callable
from dataclasses import replace

import pytest

from dicedesk.cli.play import LeftTerminal, Screen, TerminalTable
from dicedesk.cli.slow_work import ProgressLine
from dicedesk.coach.coach import SlowWork
from dicedesk.core.rollers import SeededDice
from dicedesk.core.words import Sentence
from dicedesk.games.catalogue import GAMES
from dicedesk.games.yacht.coach import YachtCoach
from dicedesk.games.yacht.players import GREEDY, PERFECT
from dicedesk.games.yacht.table import YachtGameTable
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def half_done(words: str) -> SlowWork:
    return SlowWork(Sentence(words, {}), 0.5)


def test_slow_work_is_told_on_one_line_that_goes_in_the_end() -> None:
    terminal = Terminal()
    line = ProgressLine(terminal, str)
    line.show(half_done("Half done"))
    line.show(half_done("All done"))
    line.clear()
    assert terminal.getvalue() == "\rHalf done\rAll done\r        \r"


def test_a_file_gets_no_line_of_slow_work() -> None:
    file = io.StringIO()
    line = ProgressLine(file, str)
    line.show(half_done("Half done"))
    line.clear()
    assert file.getvalue() == ""


class NotedCoach(YachtCoach):
    """Notes for which rules it works."""

    def __init__(self) -> None:
        super().__init__()
        self.worked: list[str] = []

    def work_out(self, rules: str, tell: Callable[[SlowWork], object]) -> None:
        self.worked.append(rules)


@pytest.mark.parametrize(("opponent", "worked"), [(PERFECT, ["sheet=yacht players=2"]), (GREEDY, [])])
def test_a_player_that_needs_slow_work_has_it_done_before_the_game_goes_on(
    opponent: str, worked: list[str]
) -> None:
    coach, store = NotedCoach(), ForgetfulStore()
    table = YachtGameTable(store, StandingClock(), SettingsKeeper(store), lambda _: SeededDice(8))
    table.new_session((opponent, PERSON))

    def ask(_: str) -> str:
        raise EOFError

    screen = Screen(io.StringIO(), ask, str, has_color=False)
    game = TerminalTable(
        replace(GAMES["yacht"], coach=lambda: coach), table, screen, lambda *_: Sentence("", {})
    )
    with pytest.raises(LeftTerminal):
        game.play(None)
    assert coach.worked == worked
