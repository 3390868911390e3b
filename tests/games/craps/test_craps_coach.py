"""The coach of craps: what it says of each move, in dollars, and how that comes about."""

from dataclasses import replace
from fractions import Fraction

import pytest

from dicedesk.coach.evaluation import Evaluation
from dicedesk.coach.unit import MONEY
from dicedesk.coach.working import Consequence, Working
from dicedesk.core.errors import IllegalMoveError
from dicedesk.core.game import Move
from dicedesk.core.money import DOLLAR, dollars
from dicedesk.core.words import percent
from dicedesk.games.craps.coach import (
    CRAPS_COACH,
    CrapsCoach,
    working_of_bet,
    working_of_table,
    working_until_gone,
)
from dicedesk.games.craps.costs import price_of, reason_to_bet
from dicedesk.games.craps.fates import BetPosition, Settlement, fate_of
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS, HouseRules
from dicedesk.games.craps.rules import CRAPS, CrapsState, Leave, PlaceBet, TakeDown, Throw, TurnBets, TurnOdds
from dicedesk.games.craps.unit import UNIT
from tests.games.craps.random_tables import random_tables
from tests.repeated import first_seeds_of

CASINO = CrapsState.opened(LAS_VEGAS)
TEN = CrapsCoach(stake=10)


def played(*moves: str, rules: str = "preset=las-vegas") -> CrapsState:
    """The table after these moves, written as in a record."""
    state = CRAPS.new_state(rules)
    for text in moves:
        move, _, faces = text.partition(" : ")
        state = state.apply(CRAPS.parse_move(move), tuple(map(int, faces.split()))).state
    return state


def said_of(state: CrapsState, move: Move, coach: CrapsCoach = TEN) -> Evaluation:
    """What the coach says of one of the moves on the table."""
    return next(each for each in coach.evaluate(state, ("",)) if each.move == move)


def test_it_weighs_in_dollars() -> None:
    assert CRAPS_COACH.unit is UNIT
    assert CRAPS_COACH.players is None


def test_what_choices_cost_on_average_is_a_share_of_what_was_bet() -> None:
    assert UNIT.rate_words(Fraction(7, 495)) == "1.41%"


def test_ten_dollars_on_pass_cost_14_cents() -> None:
    said = said_of(CASINO, PlaceBet("pass", 10))
    assert (said.value, said.cost) == (Fraction(-14, 99), Fraction(14, 99))


def test_every_move_on_the_table_is_weighed_and_the_best_comes_first() -> None:
    state = played("bet pass 10", "throw : 2 4", "bet place-8 12")
    said = CRAPS_COACH.evaluate(state, ("",))
    assert {each.move for each in said} == set(state.legal_moves())
    assert [each.value for each in said] == sorted((each.value for each in said), reverse=True)
    assert said[0].move == TakeDown("place-8")


@pytest.mark.no_cover
@pytest.mark.parametrize("seeds", first_seeds_of(40, 10))
def test_what_a_move_brings_is_the_difference_that_it_makes_to_the_table(seeds: range) -> None:
    for state in random_tables(seeds):
        for each in CRAPS_COACH.evaluate(state, ("",)):
            before, after = (
                CRAPS_COACH.worth(state, ("",), 0),
                CRAPS_COACH.worth_of(state, each.move, ("",), 0),
            )
            assert each.value == after - before
            assert each.cost == before - after


def test_a_game_that_is_over_has_no_moves_to_weigh() -> None:
    assert CRAPS_COACH.evaluate(CASINO.apply(Leave()).state, ("",)) == ()


def test_bets_are_weighed_at_the_stake_where_the_table_takes_it() -> None:
    state = replace(CASINO, bankroll=dollars(20))
    made = {
        each.move for each in CrapsCoach(stake=15).evaluate(state, ("",)) if isinstance(each.move, PlaceBet)
    }
    assert PlaceBet("pass", 15) in made
    dear = {
        each.move for each in CrapsCoach(stake=21).evaluate(state, ("",)) if isinstance(each.move, PlaceBet)
    }
    assert PlaceBet("pass", 5) in dear


@pytest.mark.parametrize(
    ("move", "why"),
    [
        (
            PlaceBet("place-6", 10),
            "The bet is off on this come-out roll. This bet wins on 6 (5 of 36 ways) and loses on 7 (6). A "
            "bet of $10 costs $0.15 on average each time it is settled.",
        ),
        (
            PlaceBet("lay-4", 10),
            "The bet is off on this come-out roll. This bet wins on 7 (6 of 36 ways) and loses on 4 (3). A "
            "bet of $10 costs $0.17 on average each time it is settled.",
        ),
        (
            PlaceBet("hard-8", 10),
            "The bet is off on this come-out roll. This bet wins in 1 of 36 ways and loses in 10. A bet of "
            "$10 costs $0.91 on average each time it is settled.",
        ),
        (
            PlaceBet("pass", 10),
            "This bet wins 49.3% of the time and loses 50.7%. A bet of $10 costs $0.14 on average each time "
            "it is settled.",
        ),
        (Throw(), "The roll itself costs nothing: a bet's cost counts when the bet is made."),
        (Leave(), "This changes nothing on average."),
    ],
)
def test_it_says_why(move: Move, why: str) -> None:
    assert said_of(CASINO, move).why == why


def test_what_a_bet_on_a_number_does_is_said_of_the_position_in_which_it_lies() -> None:
    """On the come-out of Building Skills a 5 only gives come 5 back; 7 and 5 are thrown in 6 and 4 ways of 36."""
    on_come_out = BetPosition(BUILDING_SKILLS, "come-5", None)
    fate = fate_of(on_come_out)
    won, lost, pushed = (
        percent(fate.chance(end), digits=1) for end in (Settlement.WON, Settlement.LOST, Settlement.PUSHED)
    )
    said = reason_to_bet(on_come_out, dollars(10), Fraction(0))
    assert said.startswith(f"This bet wins {won} of the time, loses {lost} and pushes {pushed}.")
    assert fate.chance(Settlement.PUSHED) > Fraction(4, 36)
    in_casino = reason_to_bet(BetPosition(LAS_VEGAS, "come-5", None), dollars(10), Fraction(0))
    assert in_casino.startswith("This bet wins 40.0% of the time and loses 60.0%.")


def test_odds_that_are_off_are_said_to_be_off() -> None:
    said = reason_to_bet(BetPosition(LAS_VEGAS, "come-odds-5", None), dollars(10), Fraction(0))
    assert said.startswith("The bet is off on this come-out roll. Odds bets pay true odds.")
    on = reason_to_bet(BetPosition(LAS_VEGAS, "come-odds-5", None, odds_on=True), dollars(10), Fraction(0))
    assert on.startswith("Odds bets pay true odds.")


def test_odds_that_do_not_pay_by_the_true_chances_are_not_said_to() -> None:
    """In Building Skills odds against a number that becomes the point come back, where they would lose."""
    said = reason_to_bet(BetPosition(BUILDING_SKILLS, "dont-come-odds-5", 6), dollars(10), Fraction(-55))
    assert said.startswith("This bet wins 60.0% of the time, loses ")


def test_odds_cost_nothing_and_it_says_so() -> None:
    said = said_of(played("bet pass 10", "throw : 2 4"), PlaceBet("pass-odds", 10))
    assert said.cost == 0
    assert said.why == "Odds bets pay true odds. A bet of $10 costs nothing on average."


def test_a_bet_that_gains_is_said_to_gain() -> None:
    state = played("throw : 2 4", rules="dont-come-12=wins come-on-point=wins")
    said = said_of(state, PlaceBet("dont-come", 10))
    assert (said.value > 0, said.cost) == (True, -said.value)
    assert said.why.endswith("A bet of $10 gains $0.14 on average each time it is settled.")


def test_taking_a_bet_down_that_costs_saves_that() -> None:
    said = said_of(played("bet field 10"), TakeDown("field"))
    assert said.why == "This bet would still cost $0.28 on average: taking it down saves that much."
    assert (said.value, said.cost) == (Fraction(10, 36), Fraction(-10, 36))


def test_taking_a_bet_down_that_has_become_good_gives_that_away() -> None:
    said = said_of(played("bet dont-pass 10", "throw : 2 2"), TakeDown("dont-pass"))
    assert said.why == "This bet is worth $3.33 more than its chips: taking it down costs that much."
    assert said.cost == Fraction(10, 3)


def test_taking_odds_down_changes_nothing() -> None:
    said = said_of(played("bet pass 10", "throw : 2 4", "bet pass-odds 10"), TakeDown("pass-odds"))
    assert said.why == "This bet is worth exactly its chips: taking it down changes nothing on average."


def test_turning_come_odds_on_costs_where_their_number_only_brings_them_back() -> None:
    state = played("throw : 2 4", "bet come 10", "throw : 4 4", "bet come-odds-8 10", rules="")
    said = said_of(state, TurnOdds(on=True))
    assert said.cost > 0
    assert said.why == f"This costs ${float(said.cost):.2f} on average."
    assert said_of(state.apply(TurnOdds(on=True)).state, TurnOdds(on=False)).why.startswith("This saves $")


@pytest.mark.parametrize(
    ("moves", "move", "weight"),
    [
        ((), PlaceBet("pass", 10), 10),
        (("throw : 2 4",), PlaceBet("place-8", 12), 22),
        (("bet field 10",), TakeDown("field"), 10),
        (("bet field 10", "bet pass 5"), Leave(), 15),
        (("bet field 10", "bet hard-6 5"), TurnBets(on=True), 5),
        (("throw : 2 4", "bet come 10", "throw : 4 4", "bet come-odds-8 20"), TurnOdds(on=True), 20),
        (("bet field 10",), Throw(), 0),
    ],
)
def test_a_loss_is_graded_by_the_dollars_that_the_move_is_about(
    moves: tuple[str, ...], move: Move, weight: int
) -> None:
    assert CRAPS_COACH.weight(played(*moves), move) == weight


def test_the_commission_is_a_part_of_the_dollars_that_are_put_down() -> None:
    state = replace(CrapsState.opened(BUILDING_SKILLS), point=6)
    assert CRAPS_COACH.weight(state, PlaceBet("buy-4", 20)) == 21


TABLE_RULES = "preset=las-vegas"
ALONE = ("",)
PLACE_8 = ("throw : 2 4", "bet place-8 12")


def table_after(*moves: str, rules: str = TABLE_RULES) -> CrapsState:
    """The table after these moves, written as in a record."""
    state = CRAPS.new_state(rules)
    for text in moves:
        move, _, faces = text.partition(" : ")
        state = state.apply(CRAPS.parse_move(move), tuple(map(int, faces.split()))).state
    return state


def working(name: str, *moves: str, rules: str = TABLE_RULES) -> Working:
    """The working of a bet on the table after these moves."""
    found = working_of_bet(table_after(*moves, rules=rules), name)
    assert found is not None
    return found


def told(found: Working) -> list[tuple[str, Fraction, Fraction]]:
    """What each part says, how often it happens, and the dollars that it brings."""
    return [(str(part.what), part.share, Fraction(part.value)) for part in found.parts]


def test_a_bet_that_does_not_lie_there_has_no_working() -> None:
    assert working_of_bet(table_after("bet pass 10"), "field") is None


def test_throws_that_do_the_same_are_told_together() -> None:
    assert told(working("place-8", *PLACE_8)) == [
        ("wins $14", Fraction(5, 36), 14),
        ("loses $12", Fraction(6, 36), -12),
        ("no decision", Fraction(25, 36), 0),
    ]
    assert told(working("world", "bet world 5")) == [
        ("wins $26", Fraction(2, 36), 26),
        ("wins $11", Fraction(4, 36), 11),
        ("loses $5", Fraction(24, 36), -5),
        ("the bet pushes", Fraction(6, 36), 0),
    ]


def test_the_title_names_the_bet_and_what_the_next_throw_brings() -> None:
    assert working("place-8", *PLACE_8).title == "Place 8, $12: −$0.06 on the next roll"


def test_each_throw_is_told() -> None:
    throws = {each.faces: each for each in working("world", "bet world 5").throws}
    assert throws[1, 1].what == "1 and 1: the bet wins $26"
    assert throws[2, 3].what == "2 and 3: the bet loses $5"
    assert throws[3, 4].what == "3 and 4: the bet pushes"
    waiting = working("place-8", *PLACE_8).throws[0]
    assert (waiting.consequence, waiting.what) == (Consequence.WAITS, "1 and 1: no decision")


@pytest.mark.no_cover
def test_the_parts_and_the_squares_sum_up_to_what_the_next_throw_brings_exactly() -> None:
    for table, bet in [(found, bet) for found in random_tables(range(40)) for bet in found.bets]:
        found = working_of_bet(table, bet.name)
        assert found is not None
        assert found.value == -price_of(table, bet).next_throw / DOLLAR
        assert sum(part.share for part in found.parts) == 1
        for consequence in (Consequence.WINS, Consequence.LOSES, Consequence.PUSHES, Consequence.WAITS):
            share = sum(part.share for part in found.parts if part.consequence is consequence)
            assert share * 36 == sum(each.consequence is consequence for each in found.throws)


@pytest.mark.no_cover
def test_the_parts_of_a_choice_sum_up_to_its_value_exactly() -> None:
    choices = (
        (state, each) for state in random_tables(range(10)) for each in CRAPS_COACH.evaluate(state, ALONE)
    )
    for state, evaluation in choices:
        found = CRAPS_COACH.working(state, evaluation.move, ALONE)
        if isinstance(evaluation.move, PlaceBet | TakeDown):
            assert found is not None
            assert (found.value, found.why, found.quantity) == (evaluation.value, evaluation.why, MONEY)
        else:
            assert found is None


def test_a_bet_is_told_until_it_has_gone() -> None:
    found = CRAPS_COACH.working(table_after(), PlaceBet("pass", 10), ALONE)
    assert found is not None
    assert found.title == "Pass, $10: −$0.14"
    assert told(found) == [("wins $10", Fraction(244, 495), 10), ("loses $10", Fraction(251, 495), -10)]
    assert len(found.throws) == 36


def test_a_bet_that_stays_up_wins_more_than_once() -> None:
    found = CRAPS_COACH.working(table_after("throw : 2 4"), PlaceBet("place-8", 12), ALONE)
    assert found is not None
    assert told(found) == [("wins $14", Fraction(5, 6), 14), ("loses $12", Fraction(1), -12)]


def test_a_commission_that_is_paid_at_once_is_a_part() -> None:
    rules = "preset=las-vegas commission=made"
    found = CRAPS_COACH.working(table_after("throw : 2 4", rules=rules), PlaceBet("buy-4", 20), ALONE)
    assert found is not None
    assert told(found)[-1] == ("the commission", Fraction(1), -1)


def test_a_bet_that_is_taken_down_gives_up_what_it_would_win_and_lose() -> None:
    found = CRAPS_COACH.working(table_after(*PLACE_8), TakeDown("place-8"), ALONE)
    assert found is not None
    assert told(found) == [
        ("If Place 8 stays up: wins $14", Fraction(5, 6), -14),
        ("If Place 8 stays up: loses $12", Fraction(1), 12),
    ]


def test_a_move_that_is_refused_has_no_working() -> None:
    for move in (PlaceBet("nothing", 5), TakeDown("pass"), Throw(), Leave()):
        assert CRAPS_COACH.working(table_after(), move, ALONE) is None


@pytest.mark.parametrize(
    ("name", "moves", "rules", "until", "hour"),
    [
        ("place-8", PLACE_8, TABLE_RULES, "7.1 rolls and costs $0.33.", "costs $2.35"),
        (
            "pass-odds",
            ("bet pass 10", "throw : 2 4", "bet pass-odds 10"),
            TABLE_RULES,
            "3.3 rolls and costs nothing.",
            "costs nothing",
        ),
        (
            "dont-come",
            ("throw : 2 4", "bet dont-come 10"),
            "dont-come-12=wins come-on-point=wins",
            "3.4 rolls and gains $0.14.",
            "gains $",
        ),
    ],
)
def test_it_tells_what_follows_and_what_an_hour_costs(
    name: str, moves: tuple[str, ...], rules: str, until: str, hour: str
) -> None:
    """A place bet on 8 costs 1/66 of $12 in 11 of 36 rolls, and works in 392 of 557: $2.35 in 60 of them."""
    notes = working(name, *moves, rules=rules).notes
    until_gone, an_hour = (
        next(note for note in notes if note.startswith(words)) for words in ("On average this", "If you keep")
    )
    assert until_gone == f"On average this bet stays up for {until}"
    told = "If you keep making this bet for an hour (60 rolls, come-outs included), it "
    assert an_hour.startswith(f"{told}{hour}")


@pytest.mark.parametrize("rules", [BUILDING_SKILLS, LAS_VEGAS])
def test_the_hour_says_when_the_table_takes_a_new_bet(rules: HouseRules) -> None:
    """Tried at the table itself: on a come-out roll and with a point of 6."""
    come_out = CrapsState.opened(rules)
    for name in (
        "pass",
        "dont-pass",
        "come",
        "field",
        "horn",
        "hard-8",
        "place-8",
        "buy-4",
        "lay-10",
        "any-seven",
    ):
        lying = next((state for state in (come_out, at_point(rules, 6)) if takes(state, name)), None)
        assert lying is not None
        found = working_of_bet(lying.apply(PlaceBet(name, 60)).state, name)
        assert found is not None
        *_, told = found.notes
        on_points = [point for point in (4, 5, 6, 8, 9, 10) if takes(at_point(rules, point), name)]
        if not on_points:
            assert told == "You can make this bet only before a come-out roll."
        elif len(on_points) < 6:
            (number,) = {4, 5, 6, 8, 9, 10} - set(on_points)
            nor = "before a come-out roll or " * (not takes(come_out, name))
            assert told == f"You cannot make this bet {nor}while the point is {number}."
        else:
            assert (told == "You cannot make this bet before a come-out roll.") == (
                not takes(come_out, name)
            ), name


@pytest.mark.parametrize("rules", [BUILDING_SKILLS, LAS_VEGAS])
@pytest.mark.parametrize("name", ["place-8", "hard-8", "buy-4", "lay-10"])
def test_the_hour_says_which_bets_a_come_out_roll_does_not_settle(name: str, rules: HouseRules) -> None:
    """Tried at the table: a 7 settles each of these bets, unless it is off."""
    lying = at_point(rules, 6).apply(PlaceBet(name, 60)).state
    found = working_of_bet(lying, name)
    assert found is not None
    on_come_out = replace(lying, point=None).apply(Throw(), (3, 4)).state
    is_off = on_come_out.bets == lying.bets and on_come_out.bankroll == lying.bankroll
    off = "This bet is off on come-out rolls: they count toward the rolls per hour but do not settle the bet."
    assert (off in found.notes) is is_off


def at_point(rules: HouseRules, point: int) -> CrapsState:
    """A table without bets where this point was rolled."""
    state = (
        CrapsState.opened(rules)
        .apply(PlaceBet("dont-pass", 6))
        .state.apply(Throw(), (point // 2, point - point // 2))
        .state
    )
    return replace(state, bets=())


def takes(state: CrapsState, name: str) -> bool:
    """Whether the table takes this bet of $60."""
    try:
        state.apply(PlaceBet(name, 60))
    except IllegalMoveError:
        return False
    return True


@pytest.mark.parametrize(
    ("name", "moves", "cause"),
    [
        (
            "buy-4",
            ("bet pass 10", "throw : 2 4", "bet buy-4 40"),
            "You pay the commission again on each new bet.",
        ),
        (
            "come-5",
            ("bet pass 10", "throw : 2 4", "bet come 10", "throw : 2 3"),
            "Each new bet starts without a number.",
        ),
    ],
)
def test_the_hour_says_why_a_new_bet_costs_another_amount(
    name: str, moves: tuple[str, ...], cause: str
) -> None:
    assert cause in working(name, *moves, rules="").notes


def test_a_bet_that_stays_up_says_how_often_it_is_settled() -> None:
    """Place 8 wins in 5 ways and stays up, and a 7 takes it in 6: 11/6 of 1.00."""
    found = CRAPS_COACH.working(table_after("bet pass 10", "throw : 2 4"), PlaceBet("place-8", 12), ALONE)
    assert found is not None
    assert found.notes[-1] == (
        "This bet is settled 1.83 times on average, so the percentages add up to more than 100%."
    )


@pytest.mark.parametrize("rules", ["", "preset=las-vegas"])
@pytest.mark.parametrize("bet", ["come", "dont-come"])
def test_a_come_bet_says_when_it_pushes(bet: str, rules: str) -> None:
    """Tried at the table: 6 is the point, the bet moves to 5, a 6 ends the point, and 5 is rolled again."""
    moves = ("bet pass 10", "throw : 2 4", f"bet {bet} 10", "throw : 2 3", "throw : 2 4")
    before = table_after(*moves, rules=rules)
    after = before.apply(Throw(), (2, 3)).state
    is_pushed = after.bankroll == before.bankroll + dollars(10)
    notes = working(f"{bet}-5", *moves, rules=rules).notes
    assert ("This bet pushes if its number becomes the next point." in notes) is is_pushed is (not rules)
    assert ("What a new bet costs or gains depends on the point." in notes) is is_pushed


def test_a_lying_bet_that_stays_up_says_how_often_it_is_settled() -> None:
    """With a point, place 8 wins in 5 ways and is taken in 6, and the come-out roll only lets it rest."""
    assert working("place-8", *PLACE_8, rules="preset=las-vegas").notes[0] == (
        "This bet stays up when it wins, so it is settled 1.83 times on average before it leaves the table."
    )
    assert not working("place-8", *PLACE_8, rules="").notes[0].startswith("This bet stays up")


def test_what_one_roll_settles_has_no_other_roll() -> None:
    an_hour, *_ = working("field", "bet pass 10", "throw : 2 4", "bet field 10").notes
    assert an_hour.startswith("If you keep making this bet")


def test_the_working_says_why() -> None:
    assert working("place-8", *PLACE_8).why.startswith("This bet wins on 8 (5 of 36 ways) and loses on 7 (6)")


def test_the_parts_of_what_lies_there_sum_up_to_its_price_until_it_has_gone() -> None:
    for state in random_tables(range(20)):
        prices = [price_of(state, bet) for bet in state.bets]
        for price in prices:
            found = working_until_gone(state, price.name)
            assert found is not None
            assert found.value == -price.until_gone / DOLLAR
        together = working_of_table(state)
        assert together is not None
        assert together.value == -sum(price.until_gone for price in prices) / DOLLAR


def test_a_bet_that_lies_alone_is_explained_by_what_it_wins_and_loses() -> None:
    found = working_of_table(table_after("bet pass 10"))
    assert found is not None
    assert found == working_until_gone(table_after("bet pass 10"), "pass")
    assert [str(part.what) for part in found.parts] == ["wins $10", "loses $10"]
    assert [part.share for part in found.parts] == [Fraction(244, 495), Fraction(251, 495)]


def test_an_empty_table_has_no_working() -> None:
    assert working_of_table(table_after()) is None
    assert working_until_gone(table_after(), "pass") is None
