"""The Poker Dice project's "The Die() Object" and "The Dice() Object"."""

import pytest

from dicedesk.classroom.dice import Dice, Die

FIVE = ["╭───────╮", "│ ●   ● │", "│   ●   │", "│ ●   ● │", "╰───────╯"]


def hand(*values: int) -> Dice:
    dice = Dice()
    for value in values:
        dice.addDie(Die(value))
    return dice


def values(dice: Dice) -> list[int]:
    return [die.value for die in dice.diceInSet]


class TestTheDieObject:
    def test_the_class_has_the_signs_of_the_drawing(self) -> None:
        assert (Die.TOP, Die.BOTTOM, Die.VERT, Die.SP, Die.BC) == (
            "\u256d" + 7 * "\u2500" + "\u256e",
            "\u2570" + 7 * "\u2500" + "\u256f",
            "\u2502",
            " ",
            "\u25cf",
        )

    @pytest.mark.parametrize("value", range(1, 7))
    def test_dots_are_three_rows_of_three_with_as_many_circles_as_the_value(self, value: int) -> None:
        rows = Die.DOTS[value]
        assert [len(row) for row in rows] == [3, 3, 3]
        assert sum(row.count(Die.BC) for row in rows) == value

    def test_init_sets_the_value_and_makes_the_five_rows(self) -> None:
        die = Die(5)
        assert (die.value, die._value, die.rows) == (5, 5, FIVE)

    def test_setdievalue_updates_the_rows(self) -> None:
        die = Die(1)
        die.setDieValue(5)
        assert (die.value, die.rows) == (5, FIVE)

    def test_the_value_cannot_be_set_directly(self) -> None:
        with pytest.raises(AttributeError):
            Die(1).value = 3  # type: ignore[misc]

    def test_rolldie_shows_a_random_number_from_1_to_6(self) -> None:
        die, seen = Die(1), set[int]()
        for _ in range(500):
            die.rollDie()
            seen.add(die.value)
            assert die.rows == Die(die.value).rows
        assert seen == set(range(1, 7))

    def test_genrows_makes_the_rows_anew(self) -> None:
        die = Die(5)
        die.rows = []
        die.genRows()
        assert die.rows == FIVE

    def test_draw_prints_the_rows(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert Die(5).draw() is None  # type: ignore[func-returns-value]
        assert capsys.readouterr().out.splitlines() == FIVE

    @pytest.mark.parametrize("value", [0, 7, -1, 2.0, True, "3", None])
    def test_a_die_shows_1_to_6(self, value: int) -> None:
        with pytest.raises(ValueError, match=r"^A die shows 1 to 6, not .*\.$"):
            Die(value)


class TestTheDiceObject:
    def test_a_hand_is_empty_at_first(self) -> None:
        assert Dice().diceInSet == []

    def test_adddie_adds_a_die(self) -> None:
        die, dice = Die(3), Dice()
        dice.addDie(die)
        assert dice.diceInSet == [die]

    def test_more_than_7_dice_are_rejected(self) -> None:
        dice = hand(1, 2, 3, 4, 5, 6, 1)
        with pytest.raises(ValueError, match=r"^Limit of 7 dice in a hand of dice\.$"):
            dice.addDie(Die(1))
        assert len(dice.diceInSet) == 7

    def test_a_readers_own_die_can_be_added(self) -> None:
        class OwnDie:
            def __init__(self) -> None:
                self.rows = ["+"] * 5
                self.rolled = False

            def rollDie(self) -> None:
                self.rolled = True

        dice, die = Dice(), OwnDie()
        dice.addDie(die)  # type: ignore[arg-type]
        dice.rollAll()
        assert die.rolled

    @pytest.mark.parametrize("die", [3, None, Die])
    def test_what_is_no_die_is_not_added(self, die: Die) -> None:
        with pytest.raises(ValueError, match=r"^A hand is made of dice, not of .*\.$"):
            Dice().addDie(die)

    def test_rollall_rolls_every_die(self) -> None:
        dice, seen = hand(1, 1, 1), [set[int](), set[int](), set[int]()]
        for _ in range(300):
            dice.rollAll()
            for place, value in enumerate(values(dice)):
                seen[place].add(value)
        assert seen == [set(range(1, 7))] * 3

    def test_rolladie_rolls_the_die_at_a_position_from_0(self) -> None:
        dice, seen = hand(1, 1, 1), set[int]()
        for _ in range(300):
            dice.rollADie(2)
            seen.add(values(dice)[2])
        assert (seen, values(dice)[:2]) == (set(range(1, 7)), [1, 1])

    def test_replacedie_sets_the_value_at_a_position_from_0(self) -> None:
        dice = hand(1, 1, 1)
        dice.replaceDie(1, 5)
        assert (values(dice), dice.diceInSet[1].rows) == ([1, 5, 1], FIVE)

    @pytest.mark.parametrize("pos", [3, 4, -1, True, 1.0, "1"])
    def test_a_position_out_of_range_is_refused(self, pos: int) -> None:
        dice = hand(1, 1, 1)
        with pytest.raises(ValueError, match=r"^Position out of range: .*\.$"):
            dice.rollADie(pos)
        with pytest.raises(ValueError, match=r"^Position out of range: .*\.$"):
            dice.replaceDie(pos, 5)
        assert values(dice) == [1, 1, 1]

    @pytest.mark.parametrize("v", [0, 7, 2.0, True])
    def test_a_value_out_of_range_is_refused(self, v: int) -> None:
        with pytest.raises(ValueError, match=r"^Value out of range: .*\.$"):
            hand(1).replaceDie(0, v)

    def test_drawdice_prints_the_dice_side_by_side_with_their_numbers(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        hand(1, 6, 5).drawDice()
        assert capsys.readouterr().out.splitlines() == [
            "╭───────╮ ╭───────╮ ╭───────╮ ",
            "│       │ │ ●   ● │ │ ●   ● │ ",
            "│   ●   │ │ ●   ● │ │   ●   │ ",
            "│       │ │ ●   ● │ │ ●   ● │ ",
            "╰───────╯ ╰───────╯ ╰───────╯ ",
            "    1         2         3     ",
        ]
