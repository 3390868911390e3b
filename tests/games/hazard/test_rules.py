"""Hazard's rules by the tables of their description, and by what must always hold."""

import pytest

from dicedesk.core.errors import NotationError
from dicedesk.games.hazard.rules import (
    MAINS,
    HazardRules,
    Verdict,
    can_stand,
    come_out,
    is_main,
    later_throw,
    parse_rules,
)

# The table of the come-out roll as it is described: wins on, loses on; any other chance continues.
COME_OUT = {
    5: ({5}, {2, 3, 11, 12}),
    6: ({6, 12}, {2, 3, 11}),
    7: ({7, 11}, {2, 3, 12}),
    8: ({8, 12}, {2, 3, 11}),
    9: ({9}, {2, 3, 11, 12}),
}
CHANCES = range(2, 13)


@pytest.mark.parametrize("main", MAINS)
def test_the_come_out_roll_decides_as_its_table_says(main: int) -> None:
    wins, loses = COME_OUT[main]
    assert {chance: come_out(main, chance) for chance in CHANCES} == {
        chance: Verdict.WINS if chance in wins else Verdict.LOSES if chance in loses else Verdict.CONTINUES
        for chance in CHANCES
    }


@pytest.mark.parametrize("main", MAINS)
def test_a_chance_stands_when_the_come_out_roll_decides_nothing(main: int) -> None:
    wins, loses = COME_OUT[main]
    assert {chance for chance in CHANCES if can_stand(main, chance)} == {*CHANCES} - wins - loses


@pytest.mark.parametrize("main", MAINS)
def test_once_a_chance_stands_it_wins_and_the_main_loses(main: int) -> None:
    standing = [chance for chance in CHANCES if can_stand(main, chance)]
    verdicts = {chance: {total: later_throw(main, chance, total) for total in CHANCES} for chance in standing}
    others = dict.fromkeys(CHANCES, Verdict.CONTINUES)
    assert verdicts == {chance: {**others, main: Verdict.LOSES, chance: Verdict.WINS} for chance in standing}


@pytest.mark.parametrize("chance", [0, 1, 13, -4, 4.0, True, None, "4"])
def test_what_two_dice_cannot_show_is_no_chance(chance: object) -> None:
    assert not can_stand(7, chance)


@pytest.mark.parametrize("number", [4, 10, 7.0, True, None, "7"])
def test_a_main_is_a_whole_number_from_5_to_9(number: object) -> None:
    assert not is_main(number)


@pytest.mark.parametrize(("text", "casters"), [("", 1), ("  ", 1), ("casters=1", 1), (" casters=4 ", 4)])
def test_the_rules_header_names_the_casters(text: str, casters: int) -> None:
    assert parse_rules(text) == HazardRules(casters)


@pytest.mark.parametrize("casters", [1, 2, 3, 4])
def test_the_rules_can_be_written_and_read_again(casters: int) -> None:
    assert parse_rules(HazardRules(casters).to_text()) == HazardRules(casters)


@pytest.mark.parametrize("text", ["casters", "casters=", "casters=-1", "casters=٢", "goal=2", "casters=1 2"])
def test_other_rules_cannot_be_read(text: str) -> None:
    with pytest.raises(NotationError, match=f"expected rules such as “casters=1”, not “{text}”"):
        parse_rules(text)


@pytest.mark.parametrize("casters", [0, 5, 1.0, True, None])
def test_a_game_has_1_to_4_casters(casters: object) -> None:
    with pytest.raises(NotationError, match=f"Hazard has 1 to 4 casters, not {casters}"):
        HazardRules(casters)  # type: ignore[arg-type]
