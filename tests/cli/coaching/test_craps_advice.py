"""What bets of craps cost, on the command line."""

import json
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from dicedesk import cli
from dicedesk.core.money import dollars
from dicedesk.games.craps.coach import CrapsCoach
from dicedesk.games.craps.costs import price_to_make
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS
from dicedesk.games.craps.rules import CrapsState

Output = pytest.CaptureFixture[str]
ADVISE = ("advise", "craps")
BETS = "pass 10, pass-odds 20, place-8 12, hard-8 5"


def told_by(capsys: Output, *words: str) -> dict[str, object]:
    """The JSON that the command prints."""
    assert cli.run([*ADVISE, *words, "--json"]) == 0
    told: dict[str, object] = json.loads(capsys.readouterr().out)
    return told


def test_each_bet_is_told_with_what_it_costs(capsys: Output) -> None:
    assert cli.run([*ADVISE, "--rules", "las-vegas", "--bets", BETS, "--point", "6"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Expected cost of each bet in dollars (negative is a gain):"
    assert lines[4].split() == [
        "place-8",
        "12.00",
        "0.0556",
        "51.22",
        "0.3333",
        "299.44",
        "0.1818",
        "7.15",
        "2.3459",  # 12 * 1/66 * 11/36 a roll with a point, in 392 of 557 rolls
    ]
    assert lines[6].split() == ["together", "47.00", "0.4722", "634.19", "1.6970", "10.7241"]
    assert lines[-1] == (
        "Hard 8: This bet wins in 1 of 36 ways and loses in 10. A bet of $5 costs $0.45 on average each "
        "time it is decided."
    )


def test_json_holds_the_prices_as_fractions_of_dollars(capsys: Output) -> None:
    told = told_by(capsys, "--rules", "las-vegas", "--bets", "pass 10")
    price = price_to_make(CrapsState.opened(LAS_VEGAS), "pass", dollars(10))
    (bet,) = told["bets"]
    assert (told["game"], told["point"], bet["name"], bet["amount"]) == ("craps", None, "pass", "10.00")
    for name, cents in {
        "next_throw": price.next_throw,
        "until_gone": price.until_gone,
        "each_decision": price.each_decision,
        "an_hour": price.an_hour,
    }.items():
        assert Fraction(bet[name]) == cents / 100
    assert Fraction(bet["variance"]) == price.variance / 10_000
    assert (bet["decisions"], bet["throws"]) == ("1", "557/165")


def test_a_commission_is_a_part_of_what_making_a_bet_costs_and_paid_for_one_that_lies_there(
    capsys: Output,
) -> None:
    told = told_by(capsys, "--bets", "buy-4 20", "--point", "6")
    assert told["until_gone"] == told["bets"][0]["until_gone"] == "0"
    made = told_by(capsys, "--stake", "20", "--point", "6")["choices"]
    assert {each["move"]: each["loss"] for each in made}["bet buy-4 20"] == "1"
    assert cli.run([*ADVISE, "--bets", "buy-4 20", "--point", "6"]) == 0
    assert (
        capsys.readouterr().out.splitlines()[-1].startswith("Commissions were paid when the bets were made")
    )


def test_the_bets_are_priced_as_they_work(capsys: Output) -> None:
    bets = ("--bets", "come-6 10, come-odds-6 10")
    off, on = told_by(capsys, *bets), told_by(capsys, *bets, "--odds-on")
    assert Fraction(on["until_gone"]) > Fraction(off["until_gone"])
    resting = ("--rules", "las-vegas", "--bets", "place-6 12")
    off, on = told_by(capsys, *resting), told_by(capsys, *resting, "--work-on")
    assert (off["next_throw"], Fraction(on["next_throw"]) > 0) == ("0", True)


def test_without_bets_every_choice_is_weighed(capsys: Output) -> None:
    told = told_by(capsys, "--rules", "las-vegas", "--stake", "10", "--point", "8")
    state = replace(CrapsState.opened(LAS_VEGAS), point=8, bankroll=dollars(1_000_000))
    found = CrapsCoach(stake=10).evaluate(state, ("",))
    assert [(each["move"], each["loss"]) for each in told["choices"]] == [
        (each.move.to_text(), str(each.loss)) for each in found
    ]
    classes = {each["move"]: each["class"] for each in told["choices"]}
    assert (classes["bet come 10"], classes["bet place-5 10"]) == ("fine", "inaccuracy")
    assert (classes["bet place-4 10"], classes["bet any-seven 10"]) == ("mistake", "blunder")


def test_without_bets_a_line_tells_each_choice(capsys: Output) -> None:
    assert cli.run([*ADVISE]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1 + len(CrapsState.opened(BUILDING_SKILLS).legal_moves())
    assert "bet pass 5" in "\n".join(lines)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bets", "pass-odds 5"], "Odds need a point"),
        (["--bets", "come 5"], "Come bets need a point"),
        (["--bets", "come-odds-6 5"], "Odds need a Come 6 bet first."),
        (["--bets", "yo 5"], "there is no craps bet “yo”"),
        (["--bets", "pass"], "expected “NAME DOLLARS”, not “pass”"),
        (["--bets", "pass 3"], "The minimum on Pass is $5."),
        (["--bets", "hop-1-1 5", "--point", "6"], "The house does not take Hop 1-1 under these rules."),
        (["--point", "7"], "the point must be one of 4, 5, 6, 8, 9 and 10, not 7"),
        (["--point", "six"], "expected a whole number"),
        (["--stake", "ten"], "expected a whole number"),
        (["--rules", "monte-carlo"], "monte-carlo"),
    ],
)
def test_what_cannot_lie_there_gets_one_sentence(words: list[str], said: str, capsys: Output) -> None:
    assert cli.run([*ADVISE, *words]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n"), said in told.err) == ("", 1, True)


def test_a_game_of_craps_is_reviewed_by_what_its_bets_cost(tmp_path: Path, capsys: Output) -> None:
    moves = (
        "bet pass 10",
        "throw : 2 4",
        "bet place-8 12",
        "throw : 4 4",
        "bet any-seven 5",
        "throw : 3 4",
        "leave",
    )
    file = tmp_path / "craps.dice"
    file.write_text('[Game "craps"]\n[Rules "preset=las-vegas won-place=stays"]\n' + "\n".join(moves))
    assert cli.run(["review", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Your bets cost $1.31 on average and the dice gave +$13.31: +$12.00 overall."
    assert lines[3] == "1 choice was expensive."
    assert lines[10] == "   5       0  bet any-seven 5  throw               $0.83     $0.00  blunder ??"
    assert cli.run(["review", str(file), "--json"]) == 0
    (player,) = json.loads(capsys.readouterr().out)["players"]
    assert Fraction(player["luck"]) - Fraction(player["loss"]) == 12
