"""`dicedesk advise`: what each choice in a position of each game is worth, and why, with the numbers of the window."""

import json
from dataclasses import replace
from fractions import Fraction

import pytest

from dicedesk import cli
from dicedesk.core.money import dollars
from dicedesk.games.catalogue import TITLES
from dicedesk.games.craps.coach import CrapsCoach
from dicedesk.games.craps.costs import price_to_make
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS
from dicedesk.games.craps.rules import CrapsState
from dicedesk.games.hog.coach import HOG_COACH
from dicedesk.games.hog.rules import HogState, RollDice
from dicedesk.games.poker_dice.coach import POKER_DICE_COACH
from dicedesk.games.poker_dice.rules import PokerDiceState, Reroll

Output = pytest.CaptureFixture[str]


def lines_below_the_position(capsys: Output) -> list[str]:
    """What was printed below the line of the position, which has an empty line below it."""
    position, empty, *lines = capsys.readouterr().out.splitlines()
    assert (bool(position), empty) == (True, "")
    return lines


def test_hog_is_advised_against_a_strategy(capsys: Output) -> None:
    assert cli.run(["advise", "hog", "71", "58", "--against", "final"]) == 0
    best = lines_below_the_position(capsys)[1]
    assert best.split()[:4] == ["roll", "2", "77.5%", "0.0"]


def test_what_is_said_as_json_is_what_the_coach_finds(capsys: Output) -> None:
    assert cli.run(["advise", "hog", "61", "33", "--against", "final", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    found = HOG_COACH.evaluate(HogState((61, 33)), ("", "final"))
    assert (told["game"], told["unit"]) == ("hog", "win chance")
    assert [(choice["move"], choice["value"], choice["cost"]) for choice in told["choices"]] == [
        (choice.move.to_text(), choice.value, choice.cost) for choice in found
    ]
    assert (told["choices"][0]["class"], told["choices"][-1]["class"]) == ("fine", "blunder")
    assert told["choices"][0]["why"] == "A sure 3 points: the score reaches 64, which doesn't swap with 33."


def test_without_a_strategy_the_other_player_plays_perfectly(capsys: Output) -> None:
    cli.run(["advise", "hog", "0", "0", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert told["choices"][0]["value"] == HOG_COACH.worth(HogState(), ("", ""), 0)


def test_the_mains_come_best_first(capsys: Output) -> None:
    assert cli.run(["advise", "hazard"]) == 0
    rows = [line.split()[:4] for line in lines_below_the_position(capsys)[1:]]
    assert rows[0] == ["main", "7", "2.889", "0.000"]
    assert [row[1] for row in rows] == ["7", "5", "9", "6", "8"]
    assert rows[-1][3] == "0.009"


def test_chances_are_exact_as_json(capsys: Output) -> None:
    assert cli.run(["advise", "hazard", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["unit"]) == ("hazard", "rounds")
    choices = {choice["move"]: choice for choice in told["choices"]}
    assert (choices["main 7"]["value"], choices["main 7"]["cost"]) == ("182024/63001", "0")
    assert choices["main 6"]["class"] == "mistake"
    assert choices["main 7"]["why"].startswith("Main 7 wins 22% of rounds at once")


@pytest.mark.parametrize(
    ("words", "value"),
    [
        (["--main", "7"], "2.889"),
        (["--main", "7", "--chance", "5"], "2.706"),
        (["--main", "7", "--losses", "1"], "1.917"),
    ],
)
def test_once_the_main_is_chosen_there_is_nothing_but_to_throw(
    words: list[str], value: str, capsys: Output
) -> None:
    assert cli.run(["advise", "hazard", *words]) == 0
    (throw,) = lines_below_the_position(capsys)[1:]
    assert throw.split()[:3] == ["throw", value, "0.000"]


FIVES = ["5", "5", "2", "5", "3"]


def test_the_choices_of_dice_come_best_first(capsys: Output) -> None:
    assert cli.run(["advise", "poker-dice", *FIVES, "--rolls-left", "1", "--bankroll", "120"]) == 0
    head, best, *_, quits, _, columns = lines_below_the_position(capsys)
    state = PokerDiceState(dollars(120), 1, 2, (5, 5, 2, 5, 3))
    first = POKER_DICE_COACH.outlook(state, Reroll((3, 5)))
    assert head.split() == ["move", "hands", "award", "pays", "cost"]
    assert best.split()[:7] == ["Keep", "5", "5", "5", f"{first.hands:.2f}", "1.000000", "$15.56"]
    assert "makes four of a kind or better 31% of the time" in best
    lost = 100 - first.hands - 100 * (1 - first.award)
    assert quits.split()[:6] == ["Quit", "0.00", "0.000000", "$0.00", f"{lost:.2f}", "??"]
    assert columns.startswith(
        "Columns: average number of hands still to play, chance of the award and average payout of this hand,"
    )
    assert columns.endswith("A missed award counts as 100 hands.")


@pytest.mark.parametrize("bankroll", ["5", "40", "120"])
def test_table_json_and_reason_of_poker_dice_agree(capsys: Output, bankroll: str) -> None:
    where = ["advise", "poker-dice", *FIVES, "--rolls-left", "1", "--bankroll", bankroll]
    cli.run(where)
    rows = [row.split() for row in lines_below_the_position(capsys)[1:4]]
    cli.run([*where, "--json"])
    told = json.loads(capsys.readouterr().out)["choices"]
    for row, choice in zip(rows, told, strict=False):
        name = choice["why"].split(":")[0].split()
        moved = len(name)
        assert row[:moved] == name
        assert row[moved : moved + 4] == [
            f"{choice['hands']:.2f}",
            f"{choice['award']:.6f}",
            f"${choice['mean_pay']:.2f}",
            f"{choice['cost']:.2f}",
        ]
        assert choice["value"] == pytest.approx(choice["hands"] + 100 * (1 - choice["award"]), abs=1e-9)
        cli.run([*where, "--why", choice["move"], "--json"])
        explained = json.loads(capsys.readouterr().out)
        assert (explained["unit"], explained["value"]) == ("hands", pytest.approx(choice["hands"], abs=1e-9))
        cli.run([*where, "--why", choice["move"]])
        title, *_ = lines_below_the_position(capsys)
        assert f": {choice['hands']:.2f} hands still to play, " in title


def test_poker_dice_as_json_says_what_the_coach_finds(capsys: Output) -> None:
    assert cli.run(["advise", "poker-dice", *FIVES, "--rolls-left", "1", "--bankroll", "120", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    state = PokerDiceState(dollars(120), 1, 2, (5, 5, 2, 5, 3))
    found = POKER_DICE_COACH.evaluate(state, ("",))
    assert (told["game"], told["unit"]) == ("poker-dice", "weighted hands")
    assert [
        (choice["move"], choice["value"], choice["cost"], choice["why"]) for choice in told["choices"]
    ] == [(choice.move.to_text(), choice.value, choice.cost, choice.why) for choice in found]
    for choice, evaluation in zip(told["choices"], found, strict=True):
        outlook = POKER_DICE_COACH.outlook(state, evaluation.move)
        assert (choice["hands"], choice["award"], choice["mean_pay"]) == (
            outlook.hands,
            outlook.award,
            outlook.mean_pay,
        )


def test_without_dice_the_choice_is_between_a_hand_and_quitting(capsys: Output) -> None:
    assert cli.run(["advise", "poker-dice", "--bankroll", "150"]) == 0
    hand, quits = lines_below_the_position(capsys)[1:3]
    assert hand.split()[:4] == ["Play", "a", "hand", "13.70"]
    assert quits.split()[:5] == ["Quit", "0.00", "0.000000", "$0.00", "86.30"]


def test_a_hand_is_taken_to_be_the_first_where_no_bankroll_is_given(capsys: Output) -> None:
    cli.run(["advise", "poker-dice", *FIVES, "--json"])
    told = json.loads(capsys.readouterr().out)
    state = PokerDiceState(dollars(90), 1, 1, (5, 5, 2, 5, 3))
    assert told["choices"][0]["value"] == POKER_DICE_COACH.evaluate(state, ("",))[0].value


ADVISE = ("advise", "craps")
BETS = "pass 10, pass-odds 20, place-8 12, hard-8 5"


def told_by(capsys: Output, *words: str) -> dict[str, object]:
    """The JSON that the command prints."""
    assert cli.run([*ADVISE, *words, "--json"]) == 0
    told: dict[str, object] = json.loads(capsys.readouterr().out)
    return told


def test_each_bet_is_told_with_what_it_costs(capsys: Output) -> None:
    assert cli.run([*ADVISE, "--rules", "las-vegas", "--bets", BETS, "--point", "6"]) == 0
    lines = lines_below_the_position(capsys)
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
        "Hard 8: This bet wins in 1 of 36 ways and loses in 10. From now on, this bet costs $0.45 on average each "
        "time it is settled."
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
    assert {each["move"]: each["cost"] for each in made}["bet buy-4 20"] == "1"
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
    assert [(each["move"], each["cost"]) for each in told["choices"]] == [
        (each.move.to_text(), str(each.cost)) for each in found
    ]
    classes = {each["move"]: each["class"] for each in told["choices"]}
    assert (classes["bet come 10"], classes["bet place-5 10"]) == ("fine", "inaccuracy")
    assert (classes["bet place-4 10"], classes["bet any-seven 10"]) == ("mistake", "blunder")


def test_without_bets_a_line_tells_each_choice(capsys: Output) -> None:
    assert cli.run([*ADVISE]) == 0
    lines = lines_below_the_position(capsys)
    *lines, empty, note = lines
    assert len(lines) == 1 + len(CrapsState.opened(BUILDING_SKILLS).legal_moves())
    assert (empty, note) == ("", "Costs are compared with rolling; a cost below $0 is a gain.")
    assert "bet pass 5" in "\n".join(lines)


HOG = ["hog", "71", "58", "--against", "final"]
POKER_DICE = ["poker-dice", "5", "5", "2", "5", "3", "--rolls-left", "1"]
HAZARD = ["hazard"]
CRAPS = ["craps", "--rules", "las-vegas"]
POINT_SIX = [*CRAPS, "--point", "6", "--bets", "place-8 12"]


def asked(words: list[str], capsys: Output) -> list[str]:
    """The lines of an answer."""
    assert cli.run(["advise", *words]) == 0
    return capsys.readouterr().out.splitlines() if "--json" in words else lines_below_the_position(capsys)


def test_without_a_move_the_best_one_is_explained(capsys: Output) -> None:
    lines = asked([*HOG, "--why"], capsys)
    assert lines[0] == "2 dice: 77.5% to win"
    assert lines[4].split() == [
        "30.5556%",
        "69.81%",
        "21.33%",
        "Pig",
        "Out,",
        "1",
        "point:",
        "72",
        "to",
        "58",
    ]
    total = lines.index("", 3)
    assert lines[total - 1].split() == ["77.50%", "Total"]
    assert lines[total + 1].startswith("Best: 2 dice (")


def test_a_move_is_named_as_records_write_it(capsys: Output) -> None:
    assert asked([*HOG, "--why", "roll 4"], capsys)[0] == "4 dice: 69.5% to win"
    assert asked([*POKER_DICE, "--why", "reroll 3 5"], capsys)[0].startswith("Keep 5 5 5: ")
    assert asked([*HAZARD, "--why", "main 6"], capsys)[0].startswith("Main 6: ")
    assert asked([*CRAPS, "--why", "bet field 5"], capsys)[0].startswith("Field, $5: ")
    assert asked([*POINT_SIX, "--why"], capsys)[0] == "Place 8, $12: −$0.06 on the next roll"


@pytest.mark.parametrize("words", [HOG, POKER_DICE, HAZARD, CRAPS, POINT_SIX])
def test_the_parts_in_json_sum_up_to_the_value(words: list[str], capsys: Output) -> None:
    told = json.loads("\n".join(asked([*words, "--why", "--json"], capsys)))
    total = sum(Fraction(part["share"]) * Fraction(part["value"]) for part in told["parts"])
    assert float(total) == pytest.approx(float(Fraction(told["value"])), abs=1e-12)


def test_json_says_what_the_coach_finds(capsys: Output) -> None:
    told = json.loads("\n".join(asked([*HOG, "--why", "roll 4", "--json"], capsys)))
    found = HOG_COACH.working(HogState((71, 58)), RollDice(4), ("", "final"))
    assert found is not None
    assert (told["game"], told["move"], told["value"]) == ("hog", "roll 4", found.value)
    assert told["parts"][0]["consequence"] == "pigs out"
    assert [part["what"] for part in told["parts"]] == [part.what for part in found.parts]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["hog", "71", "58", "--against", "nobody"], "there is no strategy “nobody”"),
        (["hog", "x", "58"], "“x” is not a whole number"),
        (["hog", "71", "-58"], "Hog needs two whole-number scores"),
        (["hog", "71", "58", "--goal", "0"], "the goal of Hog"),
        (["hog", "30", "58", "--goal", "40"], "a score of 58 ends the game"),
        (["hazard", "--main", "4"], "A main is 5, 6, 7, 8 or 9, not 4"),
        (["hazard", "--main", "7", "--chance", "11"], "With main 7, the chance is never 11"),
        (["hazard", "--losses", "2"], "“2” is not allowed for --losses; give 0 or 1"),
        (["hazard", "--chance", "5"], "a chance needs its main; add --main N"),
        (["hazard", "--main", "x"], "is not a whole number"),
        (
            ["poker-dice", "5", "5", "2"],
            "A hand is five faces from 1 to 6, such as 5 5 2 5 3; you gave: 5 5 2",
        ),
        (["poker-dice", *FIVES, "--rolls-left", "0"], "“0” is not allowed for --rolls-left; give 1 or 2"),
        (
            ["poker-dice", *FIVES, "--bankroll", "190"],
            "Within a hand, the bankroll must be $0 to $185 in steps of $5, not $190",
        ),
        (["poker-dice", "--bankroll", "-10"], "“-10” is not allowed for --bankroll; give a multiple of $5"),
        (["poker-dice", "--bankroll", "200"], "a bankroll of $200 wins the award and ends the game"),
        (["poker-dice", "--bankroll", "x"], "is not a whole number"),
        (["craps", "--bets", "pass-odds 5"], "Odds need a point"),
        (["craps", "--bets", "come 5"], "Come bets need a point"),
        (["craps", "--bets", "come-odds-6 5"], "Odds need a Come 6 bet first"),
        (["craps", "--bets", "yo 5"], "there is no craps bet “yo”; “dicedesk odds craps” lists all bets"),
        (["craps", "--bets", "pass"], "“pass” is not a bet; give NAME DOLLARS, such as “pass 10”"),
        (["craps", "--bets", "pass 3"], "The minimum on Pass is $5"),
        (
            ["craps", "--bets", "hop-1-1 5", "--point", "6"],
            "The house does not take Hop 1-1 under these rules",
        ),
        (["craps", "--point", "7"], "“7” is not a point; give 4, 5, 6, 8, 9 or 10"),
        (["craps", "--point", "six"], "is not a whole number"),
        (["craps", "--stake", "ten"], "is not a whole number"),
        (
            ["craps", "--rules", "monte-carlo"],
            "there are no house rules named “monte-carlo”; choose from: building-skills, las-vegas, ",
        ),
        ([*HOG, "--why", "main 7"], "roll"),
        ([*HOG, "--why", "roll 11"], "10"),
        ([*CRAPS, "--why", "throw"], "nothing to calculate: this choice decides nothing by itself"),
        ([*POINT_SIX, "--why", "field"], "the bets on the table do not include “field”"),
        ([*POINT_SIX, "--why", "yo"], "there is no craps bet “yo”"),
        ([*CRAPS, "--why", "take-down pass"], "Pass"),
    ],
)
def test_what_cannot_be_advised_gets_one_sentence(words: list[str], said: str, capsys: Output) -> None:
    assert cli.run(["advise", *words]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n"), said in told.err) == ("", 1, True)


@pytest.mark.parametrize("name", ["keep 5 5 5", "Keep 5 5 5", "reroll 3 5"])
def test_why_takes_the_name_in_the_table_or_the_move_of_a_record(name: str, capsys: Output) -> None:
    assert asked([*POKER_DICE, "--why", name], capsys)[0].startswith("Keep 5 5 5: ")
    assert asked([*POKER_DICE, "--why", name, "--json"], capsys)[3] == ' "move": "reroll 3 5",'


IN_WORDS = {
    "hog 71-58 | goal=100 | You, final": HOG,
    "hog 3-58 | goal=60": ["hog", "3", "58", "--goal", "60"],
    "hog 0-0": ["hog", "0", "0"],
    "hazard won 0": HAZARD,
    "hazard won 0, lost-in-a-row 1, main 7, chance 5": [
        *HAZARD,
        *("--main", "7", "--chance", "5", "--losses", "1"),
    ],
    "poker-dice bankroll 100": ["poker-dice"],
    "poker-dice bankroll 90, dice 5 5 2 5 3, rolls-left 1": POKER_DICE,
    "poker-dice bankroll 120, dice 5 5 2 5 3": ["poker-dice", *FIVES, "--bankroll", "120"],
    "craps bankroll 1000 | preset=las-vegas": CRAPS,
    "craps bankroll 1000, point 6, place-8 12 | preset=las-vegas": POINT_SIX,
    "craps bankroll 1000, come-6 10, come-odds-6 10, odds on": [
        *("craps", "--bets", "come-odds-6 10, come-6 $10", "--odds-on"),
    ],
    "craps bankroll 1000, hard-8 5, work on | preset=las-vegas": [*CRAPS, "--bets", "hard-8 5", "--work-on"],
}
"""Lines, and the words that ask about the same positions."""


@pytest.mark.parametrize(("line", "words"), IN_WORDS.items())
@pytest.mark.parametrize("options", [[], ["--json"], ["--why"], ["--why", "--json"]], ids=" ".join)
def test_a_line_asks_what_words_ask(line: str, words: list[str], options: list[str], capsys: Output) -> None:
    codes = [cli.run(["advise", line, *options])]
    by_line = capsys.readouterr()
    codes.append(cli.run(["advise", *words, *options]))
    assert (by_line, codes) == (capsys.readouterr(), [0, 0])
    said = json.loads(by_line.out)["position"] if "--json" in options else by_line.out.splitlines()[0]
    assert said == line


def test_a_position_of_craps_is_asked_with_its_stake_and_its_bankroll(capsys: Output) -> None:
    assert cli.run(["advise", "craps bankroll 9, point 8 | preset=las-vegas", "--stake", "7", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    state = replace(CrapsState.opened(LAS_VEGAS), point=8, bankroll=dollars(9))
    found = CrapsCoach(stake=7).evaluate(state, ("",))
    assert [each["move"] for each in told["choices"]] == [each.move.to_text() for each in found]


def test_the_choices_are_those_of_the_player_whose_turn_it_is(capsys: Output) -> None:
    assert cli.run(["advise", "hog 34-50, turn 1 | goal=100 | always:4, You", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    found = HOG_COACH.evaluate(HogState((34, 50), 1), ("always:4", ""))
    assert [(each["move"], each["value"]) for each in told["choices"]] == [
        (each.move.to_text(), each.value) for each in found
    ]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("hog 104-50", "a score of 104 ends the game"),
        ("hog 34", "expected scores such as “34-50”, then “turn 0” or “turn 1”, not “34”"),
        ("hog|goal=0", "the goal of Hog must be a whole number from 1 to 100"),
        ("hog 34-50 | | You", "expected a name for each player (here 2), separated by commas, not “You”"),
        ("hazard losses 1", "there is no “losses” in a position; choose from: won, turn, lost, "),
        ("poker-dice purse 90", "there is no “purse” in a position; choose from: bankroll, hands, dice, "),
        ("craps yo 5", "there is no craps bet “yo”; “dicedesk odds craps” lists all bets"),
        ("craps point 7", "“7” is not a point; give 4, 5, 6, 8, 9 or 10"),
        ("chess e4", f"there is no “chess e4”; choose from: {', '.join(TITLES)}"),
        ("34-50", f"there is no “34-50”; choose from: {', '.join(TITLES)}"),
    ],
)
def test_a_line_that_is_wrong_gets_one_sentence(line: str, said: str, capsys: Output) -> None:
    assert cli.run(["advise", line]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n"), said in told.err) == ("", 1, True)


def test_the_help_says_that_a_line_is_taken_too(capsys: Output) -> None:
    with pytest.raises(SystemExit):
        cli.run(["advise", "--help"])
    assert "“hog 34-50, turn 1 | goal=100 | You, final”" in capsys.readouterr().out
