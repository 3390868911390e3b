"""The Rules header of craps, read and written, and what each switch changes."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.errors import NotationError
from dicedesk.games.craps.house import (
    BUILDING_SKILLS,
    LAS_VEGAS,
    SWITCHES,
    HouseRules,
    parse_rules,
)

ANY_RULES = st.builds(
    HouseRules,
    odds_limit=st.one_of(st.none(), st.just("3-4-5"), st.integers(1, 100)),
    field_twelve=st.sampled_from([2, 3]),
    commission_on_win=st.booleans(),
    come_out_propositions=st.booleans(),
    come_out_rest=st.booleans(),
    come_on_point_wins=st.booleans(),
    dont_come_twelve_wins=st.booleans(),
    field_two=st.sampled_from([2, 3]),
    numbers_any_time=st.booleans(),
    casino_bets=st.booleans(),
    lays_rest=st.booleans(),
    hardways_work=st.booleans(),
    place_wins_stay=st.booleans(),
    minimum=st.integers(1, 100),
    maximum=st.integers(100, 10_000),
    bankroll=st.integers(1, 1_000_000),
)


def test_the_usual_house_is_building_skills() -> None:
    assert parse_rules("") == parse_rules("preset=building-skills") == BUILDING_SKILLS == HouseRules()


def test_las_vegas_is_a_preset() -> None:
    assert parse_rules("preset=las-vegas") == LAS_VEGAS


def test_building_skills_has_the_limits_and_the_bankroll_of_the_usual_table() -> None:
    assert (HouseRules().minimum, HouseRules().maximum, HouseRules().bankroll) == (5, 500, 1_000)


def test_las_vegas_differs_where_its_rules_say_so() -> None:
    assert (
        HouseRules(
            odds_limit="3-4-5",
            field_twelve=3,
            commission_on_win=True,
            come_out_propositions=True,
            come_out_rest=True,
            come_on_point_wins=True,
            numbers_any_time=True,
            casino_bets=True,
            lays_rest=True,
            place_wins_stay=True,
        )
        == LAS_VEGAS
    )


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("odds-limit=3-4-5", HouseRules(odds_limit="3-4-5")),
        ("odds-limit=10", HouseRules(odds_limit=10)),
        ("field-12=3", HouseRules(field_twelve=3)),
        ("commission=won", HouseRules(commission_on_win=True)),
        ("come-out-propositions=yes", HouseRules(come_out_propositions=True)),
        ("come-out-rest=yes", HouseRules(come_out_rest=True)),
        ("come-on-point=wins", HouseRules(come_on_point_wins=True)),
        ("dont-come-12=wins", HouseRules(dont_come_twelve_wins=True)),
        ("field-2=3", HouseRules(field_two=3)),
        ("numbers-any-time=yes", HouseRules(numbers_any_time=True)),
        ("casino-bets=yes", HouseRules(casino_bets=True)),
        ("lay-on-come-out=off", HouseRules(lays_rest=True)),
        ("hardways-on-come-out=working", HouseRules(hardways_work=True)),
        ("won-place=stays", HouseRules(place_wins_stay=True)),
        ("minimum=10 maximum=1000", HouseRules(minimum=10, maximum=1_000)),
        ("bankroll=200, minimum=15", HouseRules(bankroll=200, minimum=15)),
    ],
)
def test_a_switch_is_set_by_its_name(text: str, rules: HouseRules) -> None:
    assert parse_rules(text) == rules


def test_a_switch_counts_on_top_of_the_preset_wherever_that_stands() -> None:
    assert parse_rules("odds-limit=none preset=las-vegas").odds_limit is None


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        (BUILDING_SKILLS, "preset=building-skills"),
        (LAS_VEGAS, "preset=las-vegas"),
        (HouseRules(odds_limit=2, bankroll=300), "preset=building-skills odds-limit=2 bankroll=300"),
        (
            replace(
                LAS_VEGAS,
                field_twelve=2,
                numbers_any_time=False,
                casino_bets=False,
            ),
            "preset=las-vegas field-12=2 numbers-any-time=no casino-bets=no",
        ),
    ],
)
def test_rules_are_written_as_the_nearest_preset_and_what_differs(rules: HouseRules, text: str) -> None:
    assert rules.to_text() == text


@given(ANY_RULES)
def test_all_rules_are_read_as_they_were_written(rules: HouseRules) -> None:
    assert parse_rules(rules.to_text()) == rules


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("gravity=none", "there is no craps rule “gravity”"),
        ("lasvegas", "choose from: preset=building-skills, preset=las-vegas, odds-limit, "),
        ("preset=monaco", "the preset must be one of building-skills, las-vegas, not “monaco”"),
        ("field-12=4", "field-12 must be one of 2, 3, not “4”"),
        ("odds-limit=much", "odds-limit must be one of none, 3-4-5, a whole number, not “much”"),
        ("odds-limit=0", "the odds limit must be “none”, “3-4-5” or 1 to 100 times the line bet"),
        ("odds-limit=101", "the odds limit must be “none”, “3-4-5” or 1 to 100 times the line bet"),
        ("minimum=5.5", "minimum must be a whole number, not “5.5”"),
        ("minimum=600", "the table minimum cannot be above the maximum"),
        ("bankroll=0", "minimum, maximum and bankroll must each be from 1 to 1000000 dollars"),
        ("minimum=5 minimum=6", "minimum appears twice in the rules"),
        ("las-vegas", "there is no craps rule “las-vegas”"),
    ],
)
def test_rules_that_cannot_be_read_are_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_rules(text)
    assert reason in refused.value.sentence


@pytest.mark.parametrize(("total", "rules"), [(12, {"field_twelve": 4}), (2, {"field_two": 4})])
def test_the_field_pays_two_or_three_on_2_and_12(total: int, rules: dict[str, int]) -> None:
    with pytest.raises(NotationError, match=f"the field must pay 2:1 or 3:1 on {total}, not 4:1"):
        HouseRules(odds_limit=None, **rules)


def test_every_rule_of_the_house_has_a_switch_that_explains_it() -> None:
    explained = [switch.field for switch in SWITCHES if switch.title and switch.explanation.endswith(".")]
    assert explained == list(HouseRules.__dataclass_fields__)
