"""The odds of the bets of craps: what is known of them, closed forms, and two slow ways that find them plainly."""

from collections.abc import Mapping
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicedesk.core.money import dollars
from dicedesk.games.craps.bets import CASINO_BETS, NAMES
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS, HouseRules
from dicedesk.games.craps.odds import all_figures, all_figures_at, chance_of_going_broke, figures, figures_at
from tests.games.craps.plain_odds import PlainFigures, plain_figures

WAYS = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
POINTS = (4, 5, 6, 8, 9, 10)
TRUE = {
    4: Fraction(2),
    5: Fraction(3, 2),
    6: Fraction(6, 5),
    8: Fraction(6, 5),
    9: Fraction(3, 2),
    10: Fraction(2),
}
TWELVE_WINS = HouseRules(come_on_point_wins=True, dont_come_twelve_wins=True)

KNOWN_EDGES = {
    "pass": "7/495",
    "dont-pass": "3/220",
    "pass-odds": "0",
    "dont-pass-odds": "0",
    "place-4": "1/15",
    "place-5": "1/25",
    "place-6": "1/66",
    "place-8": "1/66",
    "place-9": "1/25",
    "place-10": "1/15",
    "buy-4": "1/21",
    "buy-5": "1/21",
    "buy-6": "1/21",
    "lay-4": "1/41",
    "lay-5": "1/31",
    "lay-6": "1/25",
    "field": "1/18",
    "any-craps": "1/9",
    "any-seven": "1/6",
    "two": "5/36",
    "twelve": "5/36",
    "three": "1/9",
    "eleven": "1/9",
    "horn": "1/8",
    "hard-4": "1/9",
    "hard-6": "1/11",
    "hard-8": "1/11",
    "hard-10": "1/9",
}
LAS_VEGAS_EDGES = {
    "pass": "7/495",
    "come": "7/495",
    "dont-come": "3/220",
    "come-odds-6": "0",
    "dont-come-odds-6": "0",
    "place-6": "1/66",
    "hard-6": "1/11",
    "field": "1/36",
    "buy-4": "1/60",
    "buy-5": "1/50",
    "buy-6": "1/44",
    "lay-4": "1/60",
    "lay-5": "1/50",
    "lay-6": "1/44",
    "place-lose-4": "1/33",
    "place-lose-5": "1/40",
    "place-lose-6": "1/55",
    "place-lose-8": "1/55",
    "place-lose-9": "1/40",
    "place-lose-10": "1/33",
    "big-6": "1/11",
    "big-8": "1/11",
    "c-and-e": "1/9",
    "world": "2/15",
    "hop-1-1": "5/36",
    "hop-6-6": "5/36",
    "hop-2-1": "1/9",
    "hop-6-5": "1/9",
}


@pytest.fixture(scope="module")
def building_skills() -> Mapping[str, Fraction]:
    return {name: bet.edge for name, bet in all_figures().items()}


def test_the_house_keeps_what_is_known_of_the_bet(building_skills: Mapping[str, Fraction]) -> None:
    assert {name: str(building_skills[name]) for name in KNOWN_EDGES} == KNOWN_EDGES


def test_the_house_keeps_what_is_known_of_the_bet_in_las_vegas() -> None:
    assert {name: str(figures(name, LAS_VEGAS).edge) for name in LAS_VEGAS_EDGES} == LAS_VEGAS_EDGES


def test_every_bet_has_figures_in_the_order_of_the_layout(building_skills: Mapping[str, Fraction]) -> None:
    assert tuple(building_skills) == tuple(name for name in NAMES if name not in CASINO_BETS)
    assert tuple(all_figures(LAS_VEGAS)) == NAMES


def test_pass_wins_244_times_of_495() -> None:
    line = figures("pass")
    assert (line.win, line.lose, line.push) == (Fraction(244, 495), Fraction(251, 495), 0)


def test_dont_pass_is_pushed_once_in_36() -> None:
    line = figures("dont-pass")
    assert (line.win, line.lose, line.push) == (Fraction(949, 1980), Fraction(244, 495), Fraction(1, 36))


def test_a_game_lasts_557_throws_in_165() -> None:
    assert figures("pass").mean_throws == Fraction(557, 165)


def test_the_edge_per_throw_is_the_edge_shared_over_the_throws() -> None:
    assert figures("pass").edge_per_throw == Fraction(7, 495) / Fraction(557, 165)


@pytest.mark.parametrize("name", ["field", "any-craps", "horn", "two"])
def test_a_proposition_stands_for_one_throw(name: str) -> None:
    assert figures(name).mean_throws == 1


@pytest.mark.parametrize("number", POINTS)
def test_a_place_bet_waits_for_its_number_or_a_seven(number: int) -> None:
    bet, decisive = figures(f"place-{number}"), WAYS[number] + WAYS[7]
    assert (bet.win, bet.mean_throws) == (Fraction(WAYS[number], decisive), Fraction(36, decisive))


@pytest.mark.parametrize("number", POINTS)
def test_the_commission_is_the_edge_of_a_lay_bet(number: int) -> None:
    commission = Fraction(5, 100) / TRUE[number]
    assert figures(f"lay-{number}").edge == commission / (1 + commission)


@pytest.mark.parametrize("number", POINTS)
def test_resting_on_the_come_out_changes_no_chance(number: int) -> None:
    rest, work = figures(f"place-{number}", LAS_VEGAS), figures(f"place-{number}")
    assert (rest.win, rest.edge) == (work.win, work.edge)


@pytest.mark.parametrize("number", POINTS)
def test_resting_on_the_come_out_takes_longer(number: int) -> None:
    assert figures(f"place-{number}", LAS_VEGAS).mean_throws > figures(f"place-{number}").mean_throws


def test_dont_come_wins_the_12_that_it_is_pushed_on_elsewhere() -> None:
    assert figures("dont-come", TWELVE_WINS).edge == Fraction(3, 220) - Fraction(1, 36)


def test_where_come_bets_are_pushed_off_the_new_point_come_costs_more_and_dont_come_gains() -> None:
    assert figures("come").edge > Fraction(7, 495)
    assert figures("dont-come").edge < 0


def test_a_bet_that_no_table_has_has_no_figures() -> None:
    with pytest.raises(ValueError, match="there is no craps bet “yo”"):
        figures("yo")


def come_by_the_sums(number_of_throws: int) -> tuple[float, float, float]:
    """How often a come bet wins, loses and is pushed in Building Skills, followed by hand for a number of throws."""
    ended = {"win": 0.0, "lose": 0.0, "push": 0.0}
    # The point (0: none), and where the bet lies (0: on the line).
    lying = {(point, 0): WAYS[point] / 24 for point in POINTS}
    for _ in range(number_of_throws):
        after: dict[tuple[int, int], float] = {}
        for (point, place), share in lying.items():
            for total, ways in WAYS.items():
                part = share * ways / 36
                next_point = total if point == 0 and total in POINTS else 0 if total in (7, point) else point
                if place == 0 and total in (7, 11):
                    ended["win"] += part
                elif (place == 0 and total in (2, 3, 12)) or (place and total == 7):
                    ended["lose"] += part
                elif place and total == place:
                    ended["win" if point else "push"] += part
                else:
                    key = (next_point, place or total)
                    after[key] = after.get(key, 0.0) + part
        lying = after
    return ended["win"], ended["lose"], ended["push"]


def test_a_come_bet_has_the_chances_that_the_sums_alone_lead_to() -> None:
    bet = figures("come")
    assert (float(bet.win), float(bet.lose), float(bet.push)) == pytest.approx(
        come_by_the_sums(400), abs=1e-12
    )


@pytest.mark.no_cover
@pytest.mark.parametrize("rules", [BUILDING_SKILLS, LAS_VEGAS, TWELVE_WINS])
@pytest.mark.parametrize("point", [None, 6, 9])
def test_every_bet_has_the_odds_that_it_has_when_it_is_followed_plainly(
    rules: HouseRules, point: int | None
) -> None:
    for name in NAMES:
        bet, plain = figures_at(name, point, rules), plain_figures(name, point, rules)
        assert PlainFigures(bet.win, bet.lose, bet.push, bet.mean_throws, bet.edge) == plain, name


ANY_HOUSE = st.builds(
    HouseRules,
    field_twelve=st.sampled_from([2, 3]),
    commission_on_win=st.booleans(),
    come_out_propositions=st.booleans(),
    come_out_rest=st.booleans(),
    come_on_point_wins=st.booleans(),
    dont_come_twelve_wins=st.booleans(),
    field_two=st.sampled_from([2, 3]),
    numbers_any_time=st.booleans(),
    lays_rest=st.booleans(),
    hardways_work=st.booleans(),
    place_wins_stay=st.booleans(),
)


@settings(max_examples=30)
@given(ANY_HOUSE, st.sampled_from(NAMES))
def test_every_bet_of_every_house_wins_loses_or_is_pushed_as_often_as_plainly(
    rules: HouseRules, name: str
) -> None:
    bet, plain = figures_at(name, 8, rules), plain_figures(name, 8, rules)
    assert bet.win + bet.lose + bet.push == 1
    assert PlainFigures(bet.win, bet.lose, bet.push, bet.mean_throws, bet.edge) == plain


@settings(max_examples=30)
@given(ANY_HOUSE, st.sampled_from(POINTS))
def test_odds_behind_the_line_cost_nothing_in_any_house(rules: HouseRules, number: int) -> None:
    names = ("pass-odds", "dont-pass-odds", f"come-odds-{number}")
    assert [figures(name, rules).edge for name in names] == [0, 0, 0]


@pytest.mark.parametrize(
    ("bankroll", "target", "bet", "chance"),
    [
        (10, 20, 10, "251/495"),
        (15, 20, 10, "251/495"),
        (19, 29, 10, "251/495"),
        (20, 40, 10, "63001/122537"),
        (
            10,
            30,
            10,
            "124245/183781",
        ),  # q / (1 - p q): lost at once, or after a win and a loss from the same place
        (100, 100, 10, "0"),
        (120, 100, 10, "0"),
        (5, 20, 10, "1"),
    ],
)
def test_the_chance_of_going_broke_is_the_gamblers_ruin(
    bankroll: int, target: int, bet: int, chance: str
) -> None:
    assert chance_of_going_broke(dollars(bankroll), dollars(target), dollars(bet)) == Fraction(chance)


def test_the_chance_of_going_broke_is_the_mean_over_the_next_bet() -> None:
    win, lose = Fraction(244, 495), Fraction(251, 495)
    here, above, below = (
        chance_of_going_broke(dollars(money), dollars(100), dollars(5)) for money in (50, 55, 45)
    )
    assert here == win * above + lose * below


def test_bolder_bets_go_broke_less_often() -> None:
    chances = [chance_of_going_broke(dollars(100), dollars(200), dollars(bet)) for bet in (5, 10, 50, 100)]
    assert chances == sorted(chances, reverse=True)


def test_a_bet_of_nothing_never_ends() -> None:
    with pytest.raises(ValueError, match="more than \\$0"):
        chance_of_going_broke(dollars(100), dollars(200), dollars(0))


def test_the_usual_house_is_building_skills() -> None:
    assert figures("come") == figures("come", BUILDING_SKILLS)


def test_a_come_bet_costs_the_more_the_shorter_the_point_stands_where_its_number_is_pushed() -> None:
    edges = {point: figures_at("come", point).edge for point in POINTS}
    assert edges[4] == edges[10] < edges[5] == edges[9] < edges[6] == edges[8]
    ways = {point: 6 - abs(7 - point) for point in POINTS}
    mean = sum(ways[point] * edge for point, edge in edges.items()) / sum(ways.values())
    assert mean == figures("come").edge


def test_a_come_bet_costs_what_pass_does_in_las_vegas() -> None:
    assert {figures_at("come", point, LAS_VEGAS).edge for point in POINTS} == {Fraction(7, 495)}


def test_with_one_point_each_bet_is_told_that_can_lie_there() -> None:
    told = all_figures_at(6)
    assert [name for name in all_figures() if name not in told] == [
        "pass",
        "dont-pass",
        *("come-6", "come-odds-6", "dont-come-6", "dont-come-odds-6", "buy-6", "lay-6"),
    ]
    assert told["come"] == figures_at("come", 6)
    assert told["field"].edge == Fraction(1, 18)


def test_the_edge_of_come_is_told_for_each_point() -> None:
    """As the issue has them: pushed when its number becomes the point, a come bet costs 4.80, 5.92 or 7.05 %."""
    percents = [round(100 * float(figures_at("come", point).edge), 2) for point in (4, 5, 6)]
    assert percents == [4.80, 5.92, 7.05]
