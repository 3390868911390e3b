"""Sessions of craps on the command line."""

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


def test_a_target_is_told_with_the_exact_chance_of_the_pass_line(capsys: Output) -> None:
    lines = told(capsys, "pass-line", "--target", "1010", "--sessions", "4", "--seed", "1")
    ruin = chance_of_going_broke(dollars(1000), dollars(1010), dollars(5))
    assert (lines[1].startswith("target reached"), lines[-1]) == (
        True,
        f"Exact chance of going broke before the target, with no limit on rolls: {float(ruin):.6f}",
    )


def test_nothing_exact_is_told_of_another_player(capsys: Output) -> None:
    lines = told(capsys, "martingale", "--target", "1010", "--sessions", "1")
    assert [line for line in lines if "exact" in line.lower()] == []


def test_the_rules_of_another_house_can_be_played(capsys: Output) -> None:
    arguments = ("pass-line", "--sessions", "4", "--seed", "1")
    assert told(capsys, *arguments) != told(capsys, *arguments, "--rules", "bankroll=500")


def test_a_bet_that_the_house_does_not_take_is_told_in_a_sentence(capsys: Output) -> None:
    assert cli.run(["craps-sessions", "bet:hop-4-4"]) == 2
    assert capsys.readouterr().err == "dicedesk: The house does not take Hop 4-4 under these rules.\n"


@pytest.mark.parametrize("option", ["--sessions", "--rolls", "--target", "--seed"])
@pytest.mark.parametrize("text", ["0", "-1", "1.5", "many", ""])
def test_what_is_no_number_is_refused_in_a_sentence(option: str, text: str, capsys: Output) -> None:
    assert cli.run(["craps-sessions", "pass-line", f"{option}={text}"]) == 2
    assert capsys.readouterr().err == f"dicedesk: “{text}” is not a whole number, 1 or more.\n"


def test_a_player_who_is_not_there_is_told_with_those_who_are(capsys: Output) -> None:
    assert cli.run(["craps-sessions", "nobody"]) == 2
    assert "choose from: pass-line, " in capsys.readouterr().err
