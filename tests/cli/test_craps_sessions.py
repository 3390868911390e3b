"""Sessions of craps on the command line."""

from math import sqrt

import pytest

from dicedesk import cli
from dicedesk.core.money import dollars
from dicedesk.games.craps.odds import chance_of_going_broke

Output = pytest.CaptureFixture[str]


def told(capsys: Output, *arguments: str) -> list[str]:
    assert cli.run(["craps-sessions", *arguments]) == 0
    return capsys.readouterr().out.splitlines()


def test_sessions_of_one_seed_end_as_they_did(capsys: Output) -> None:
    once, again = (told(capsys, "martingale", "--sessions", "5", "--seed", "3") for _ in range(2))
    assert once == again


def test_the_ends_of_all_sessions_are_told_as_shares(capsys: Output) -> None:
    lines = told(capsys, "pass-line", "--sessions", "4", "--rolls", "10", "--seed", "1")
    assert [line.split() for line in lines[:2]] == [["broke", "0.0000"], ["out", "of", "rolls", "1.0000"]]


def test_sessions_of_a_single_bet_have_the_means_and_deviations_of_a_round(capsys: Output) -> None:
    # A player with $5 makes one $5 bet, and leaves with $0 or $10.
    rules = ("--rules", "bankroll=5", "--goal", "10")
    lines = told(capsys, "pass-line", *rules, "--sessions", "400", "--seed", "1")
    broke, reached, out, bankroll, rolls, bets = (
        [float(number) for number in lines[line][24:].split()] for line in (0, 1, 2, 4, 5, 6)
    )
    ruin = 1 - 244 / 495
    assert broke[0] == pytest.approx(ruin, abs=4 * sqrt(ruin * (1 - ruin) / 400))
    assert (reached, out, bets) == ([pytest.approx(1 - broke[0])], [0], [5])
    assert bankroll == pytest.approx([10 * reached[0], 10 * sqrt(broke[0] * reached[0])], abs=0.005)
    # The come-out roll decides 12 ways of 36. A point made in 3, 4 or 5 ways is decided by those and the 6 of a 7.
    chances = [(2 * ways / 36, (ways + 6) / 36) for ways in (3, 4, 5)]
    mean = 1 + sum(share / decided for share, decided in chances)
    squares = 1 + sum(share * (2 / decided + (2 - decided) / decided**2) for share, decided in chances)
    deviation = sqrt(squares - mean**2)
    assert rolls == [pytest.approx(mean, abs=4 * deviation / sqrt(400)), pytest.approx(deviation, rel=0.25)]


def test_a_goal_is_told_with_the_exact_chance_of_the_pass_line(capsys: Output) -> None:
    lines = told(capsys, "pass-line", "--goal", "1010", "--sessions", "4", "--seed", "1")
    ruin = chance_of_going_broke(dollars(1000), dollars(1010), dollars(5))
    assert (lines[1].startswith("goal reached"), lines[-1]) == (
        True,
        f"Exact chance of going broke before reaching the goal, with no limit on rolls: {float(ruin):.6f}",
    )


def test_nothing_exact_is_told_of_another_player(capsys: Output) -> None:
    lines = told(capsys, "martingale", "--goal", "1010", "--sessions", "1")
    assert [line for line in lines if "exact" in line.lower()] == []


def test_the_rules_of_another_house_can_be_played(capsys: Output) -> None:
    arguments = ("pass-line", "--sessions", "4", "--seed", "1")
    assert told(capsys, *arguments) != told(capsys, *arguments, "--rules", "bankroll=500")


def test_a_bet_that_the_house_does_not_take_is_told_in_a_sentence(capsys: Output) -> None:
    assert cli.run(["craps-sessions", "bet:hop-4-4"]) == 2
    assert capsys.readouterr().err == "dicedesk: The house does not take Hop 4-4 under these rules\n"


@pytest.mark.parametrize("option", ["--sessions", "--rolls", "--goal", "--seed"])
@pytest.mark.parametrize("text", ["0", "-1", "1.5", "many", ""])
def test_what_is_no_number_is_refused_in_a_sentence(option: str, text: str, capsys: Output) -> None:
    assert cli.run(["craps-sessions", "pass-line", f"{option}={text}"]) == 2
    assert capsys.readouterr().err == f"dicedesk: “{text}” is not allowed; give a whole number, 1 or more\n"


def test_a_player_who_is_not_there_is_told_with_those_who_are(capsys: Output) -> None:
    assert cli.run(["craps-sessions", "nobody"]) == 2
    assert "choose from: pass-line, " in capsys.readouterr().err
