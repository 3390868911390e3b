"""Hog as a module whose functions can be replaced, and as a program."""

import sys
from collections.abc import Callable

import pytest

from dicedesk.classroom import hog


def test_play_uses_a_replaced_is_swap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hog, "is_swap", lambda *_: False)
    assert hog.play(hog.always_roll(2), hog.always_roll(2), dice=hog.make_test_dice(3), goal=12) == (12, 6)
    monkeypatch.setattr(hog, "is_swap", lambda *_: True)
    assert hog.play(hog.always_roll(2), hog.always_roll(2), dice=hog.make_test_dice(3), goal=12) == (12, 0)


def test_play_uses_a_replaced_other(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(hog, "other", lambda player: asked.append(player) or 1 - player)
    hog.play(hog.always_roll(1), hog.always_roll(1), dice=hog.make_test_dice(3), goal=4)
    assert asked == [0, 1, 0]


@pytest.mark.parametrize("strategy", [hog.bacon_strategy, hog.swap_strategy])
def test_strategies_use_a_replaced_free_bacon(
    strategy: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hog, "is_swap", lambda *_: False)
    monkeypatch.setattr(hog, "free_bacon", lambda _: 1000)
    assert strategy(0, 7, 999, 5) == 0
    monkeypatch.setattr(hog, "free_bacon", lambda _: 0)
    assert strategy(0, 99, 1, 5) == 5


def test_the_swap_strategy_uses_a_replaced_is_swap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hog, "is_swap", lambda *_: True)
    assert (hog.swap_strategy(0, 50, 8, 5), hog.swap_strategy(90, 73, 8, 5)) == (0, 5)


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Types these lines, and then ends the input."""
    waiting = list(lines)

    def rigged(prompt: str) -> str:
        sys.stdout.write(f"{prompt}\n")
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    monkeypatch.setattr("builtins.input", rigged)


def test_the_program_plays_a_game_and_tells_each_turn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "10", "12", "many", "")
    monkeypatch.setattr(hog, "take_turn", lambda num_rolls, *_: 5 * num_rolls)
    hog._main([])
    assert capsys.readouterr().out.splitlines() == [
        "You have 0, your opponent 0. Number of dice (0 to 10): ",
        "Player 0 now has 50 and Player 1 now has 0",
        "50 point(s)! That's the biggest gain yet for Player 0",
        "Player 0 takes the lead by 50",
        "Player 0 now has 50 and Player 1 now has 20",
        "20 point(s)! That's the biggest gain yet for Player 1",
        *["You have 50, your opponent 20. Number of dice (0 to 10): ", "Enter a whole number from 0 to 10."]
        * 3,
        "You have 50, your opponent 20. Number of dice (0 to 10): ",
        "",
        "The game was left.",
    ]


@pytest.mark.parametrize(("arguments", "line"), [([], "You win."), (["-f"], "Player 1 wins.")])
def test_the_program_says_who_won(
    arguments: list[str], line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        hog, "play", lambda _, strategy, **__: (0, 100) if strategy is hog.final_strategy else (100, 0)
    )
    hog._main(arguments)
    assert capsys.readouterr().out == f"{line}\n"


def test_the_program_runs_the_experiments(monkeypatch: pytest.MonkeyPatch) -> None:
    run: list[str] = []
    monkeypatch.setattr(hog, "run_experiments", lambda: run.append("experiments"))
    hog._main(["-r"])
    assert run == ["experiments"]
