"""The chapter's "Throw Rework", "Additional Craps Design", "ThrowBuilder Rework", and the dice."""

import random
from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from dicedesk.classroom.craps import (
    Bet,
    CrapsPlayer,
    CrapsTable,
    CrapsThrow,
    Dice,
    ElevenThrow,
    NaturalThrow,
    Outcome,
    PointThrow,
    Throw,
    ThrowBuilder,
)

ONE_ROLL = {"2", "3", "7", "11", "12", "Field", "Horn", "Any Craps"}
HARDWAYS = {f"{way} {number}" for way in ("easy", "hard") for number in (4, 6, 8, 10)}
FACES = list(product(range(1, 7), repeat=2))


def names(outcomes: set[Outcome]) -> set[str]:
    return {outcome.name for outcome in outcomes}


class TestThrowRework:
    def test_a_throw_has_the_fields_of_the_text(self) -> None:
        throw = Throw(1, 2, {Outcome("3", 15)}, {Outcome("2", 30)})
        assert (throw.d1, throw.d2, names(throw.win1Roll), names(throw.lose1Roll)) == (1, 2, {"3"}, {"2"})
        assert (throw.winHardway, throw.loseHardway) == (set(), set())

    @pytest.mark.parametrize(
        "kind", [lambda *a: CrapsThrow(1, 1, *a), lambda *a: NaturalThrow(3, 4, *a), lambda *a: ElevenThrow(5, 6, *a),
                 lambda *a: PointThrow(2, 2, *a)],
    )  # fmt: skip
    def test_the_four_kinds_take_winners_and_losers_too(self, kind: type[Throw]) -> None:
        throw = kind({Outcome("won", 1)}, {Outcome("lost", 1)})
        assert (names(throw.win1Roll), names(throw.lose1Roll)) == ({"won"}, {"lost"})

    def test_winners_and_losers_may_be_left_out(self) -> None:
        assert Throw(1, 2).win1Roll == Throw(1, 2).lose1Roll == set()

    def test_add1roll_adds_to_the_one_roll_winners_and_losers(self) -> None:
        throw = Throw(1, 2, {Outcome("a", 1)})
        throw.add1Roll({Outcome("b", 1)}, {Outcome("c", 1)})
        assert (names(throw.win1Roll), names(throw.lose1Roll)) == ({"a", "b"}, {"c"})

    def test_addhardways_adds_to_the_hardways_winners_and_losers(self) -> None:
        throw = Throw(2, 2)
        throw.addHardways({Outcome("hard 4", 7)}, {Outcome("easy 4", 1)})
        assert (names(throw.winHardway), names(throw.loseHardway)) == ({"hard 4"}, {"easy 4"})

    @pytest.mark.parametrize("faces", FACES)
    def test_hard_is_true_when_d1_equals_d2(self, faces: tuple[int, int]) -> None:
        assert Throw(*faces).hard() is (faces[0] == faces[1])

    @pytest.mark.parametrize(
        ("throw", "called"),
        [(CrapsThrow(1, 2), "craps"), (NaturalThrow(3, 4), "natural"), (ElevenThrow(5, 6), "eleven"),
         (PointThrow(2, 4), "point")],
    )  # fmt: skip
    def test_updategame_calls_one_of_the_state_change_methods(self, throw: Throw, called: str) -> None:
        heard: list[object] = []

        class Game:
            def __getattr__(self, name: str) -> object:
                return lambda given: heard.append((name, given))

        throw.updateGame(Game())  # type: ignore[arg-type]
        assert heard == [(called, throw)]

    def test_a_throw_without_a_kind_cannot_update_a_game(self) -> None:
        with pytest.raises(NotImplementedError, match=r"A plain Throw has no kind"):
            Throw(1, 2).updateGame(object())  # type: ignore[arg-type]

    @pytest.mark.parametrize("resolve", ["resolveOneRoll", "resolveHardways"])
    def test_a_winner_is_paid_and_a_loser_taken_and_all_others_left(self, resolve: str) -> None:
        table = CrapsTable()
        player = CrapsPlayer(table, stake=100)
        throw = Throw(2, 2)
        add = throw.add1Roll if resolve == "resolveOneRoll" else throw.addHardways
        add({Outcome("won", 2)}, {Outcome("lost", 1)})
        answers = [
            getattr(throw, resolve)(Bet(10, Outcome(name, 2), player)) for name in ("won", "lost", "other")
        ]
        assert (answers, player.stake) == ([True, True, False], 130)

    def test_the_string_looks_like_1_2(self) -> None:
        assert str(Throw(1, 2)) == "1,2"

    @pytest.mark.parametrize("faces", [(0, 3), (7, 0), (3, 7), (True, 3), (2.0, 3), ("2", 3)])
    def test_a_die_shows_1_to_6(self, faces: tuple[int, int]) -> None:
        with pytest.raises(ValueError, match=r"^A die shows 1 to 6, not .*\.$"):
            Throw(*faces)

    @pytest.mark.parametrize(
        ("kind", "faces"),
        [(NaturalThrow, (1, 1)), (CrapsThrow, (3, 4)), (ElevenThrow, (6, 6)), (PointThrow, (5, 6))],
    )
    def test_a_throw_is_of_its_kind(self, kind: type[Throw], faces: tuple[int, int]) -> None:
        with pytest.raises(ValueError, match=rf"^{faces[0]} and {faces[1]} make no {kind.__name__}\.$"):
            kind(*faces)


class TestBuildingDiceWithWinningAndLosingOutcomes:
    def test_the_36_throws_are_of_four_kinds(self) -> None:
        dice = Dice()
        assert Counter(type(throw) for throw in dice.throws) == {
            CrapsThrow: 4, PointThrow: 24, NaturalThrow: 6, ElevenThrow: 2,
        }  # fmt: skip
        assert [(throw.d1, throw.d2) for throw in dice.throws] == FACES

    def test_there_are_8_one_roll_and_8_hardways_outcomes(self) -> None:
        throws = Dice().throws
        assert set().union(*(names(throw.win1Roll) for throw in throws)) == ONE_ROLL
        assert set().union(*(names(throw.winHardway) for throw in throws)) == HARDWAYS

    @pytest.mark.parametrize("faces", FACES)
    def test_every_throw_decides_each_one_roll_outcome(self, faces: tuple[int, int]) -> None:
        throw = Dice().throw(*faces)
        assert names(throw.win1Roll) | names(throw.lose1Roll) == ONE_ROLL
        assert not throw.win1Roll & throw.lose1Roll

    @pytest.mark.parametrize(
        ("total", "winners"),
        [(2, {"2", "Any Craps", "Horn", "Field"}), (3, {"3", "Any Craps", "Horn", "Field"}), (4, {"Field"}), (5, set()),
         (6, set()), (7, {"7"}), (8, set()), (9, {"Field"}), (10, {"Field"}), (11, {"11", "Horn", "Field"}),
         (12, {"12", "Any Craps", "Horn", "Field"})],
    )  # fmt: skip
    def test_one_roll_winners_by_the_sum(self, total: int, winners: set[str]) -> None:
        assert all(
            names(throw.win1Roll) == winners for throw in Dice().throws if throw.d1 + throw.d2 == total
        )

    @pytest.mark.parametrize("number", [4, 6, 8, 10])
    def test_the_hard_way_wins_and_the_easy_way_loses(self, number: int) -> None:
        for throw in Dice().throws:
            if throw.d1 + throw.d2 == number:
                hard, easy = {f"hard {number}"}, {f"easy {number}"}
                won, lost = (hard, easy) if throw.hard() else (easy, hard)
                assert (names(throw.winHardway), names(throw.loseHardway)) == (won, lost)

    def test_a_seven_loses_all_hardways(self) -> None:
        throw = Dice().throw(3, 4)
        assert (throw.winHardway, names(throw.loseHardway)) == (set(), HARDWAYS)

    @pytest.mark.parametrize("faces", [(1, 1), (1, 2), (6, 6), (5, 6), (2, 3), (4, 5)])
    def test_other_throws_do_not_resolve_hardways(self, faces: tuple[int, int]) -> None:
        throw = Dice().throw(*faces)
        assert throw.winHardway == throw.loseHardway == set()

    @pytest.mark.parametrize(
        ("faces", "name", "odds"),
        [((1, 1), "Field", 2), ((6, 6), "Field", 2), ((1, 2), "Field", 1), ((1, 1), "Horn", Fraction(27, 4)),
         ((5, 6), "Horn", 3), ((3, 4), "7", 4), ((1, 1), "Any Craps", 7)],
    )  # fmt: skip
    def test_what_the_field_and_the_horn_pay_depends_on_the_throw(
        self, faces: tuple[int, int], name: str, odds: int | Fraction
    ) -> None:
        player = CrapsPlayer(CrapsTable(), stake=1)
        bet = Bet(4, Outcome(name, 1), player)
        assert Dice().throw(*faces).resolveOneRoll(bet)
        assert (bet.outcome.odds, player.stake) == (odds, 1 + 4 + 4 * odds)

    def test_a_subclass_of_the_builder_can_pay_the_field_otherwise(self) -> None:
        class ThreeOnTwelve(ThrowBuilder):
            def fieldOdds(self, total: int) -> int | Fraction:
                return 3 if total == 12 else super().fieldOdds(total)

        dice = Dice(builder=ThreeOnTwelve())
        assert {outcome.odds for outcome in dice.throw(6, 6).win1Roll if outcome.name == "Field"} == {3}

    def test_buildthrows_assigns_the_throws_to_the_dice(self) -> None:
        class OwnDice:
            def __init__(self) -> None:
                self.kept: list[Throw] = []

            def addThrow(self, throw: Throw) -> None:
                self.kept.append(throw)

        dice = OwnDice()
        ThrowBuilder().buildThrows(dice)
        assert len(dice.kept) == 36

    def test_building_twice_leaves_36_throws(self) -> None:
        dice = Dice()
        ThrowBuilder().buildThrows(dice)
        assert len(dice.throws) == 36

    def test_a_readers_own_classes_are_built(self) -> None:
        class OwnPointThrow(PointThrow):
            pass

        class OwnOutcome(Outcome):
            pass

        dice = Dice(builder=ThrowBuilder(outcome=OwnOutcome, pointThrow=OwnPointThrow))
        assert type(dice.throw(2, 2)) is OwnPointThrow
        assert {type(outcome) for throw in dice.throws for outcome in throw.win1Roll} == {OwnOutcome}


class TestDice:
    def test_roll_returns_one_of_the_throws_at_random(self) -> None:
        dice = Dice(random.Random(1))
        shown = {str(dice.roll()) for _ in range(1000)}
        assert shown == {f"{d1},{d2}" for d1, d2 in FACES}

    def test_the_dice_can_show_what_is_wanted(self) -> None:
        class Last:
            def choice(self, throws: list[Throw]) -> Throw:
                return throws[-1]

        dice = Dice()
        dice.rng = Last()
        assert str(dice.roll()) == "6,6"

    @pytest.mark.parametrize("faces", [(7, 0), (0, 7), (-1, 8), ("1", 1)])
    def test_dice_cannot_show_what_is_on_no_die(self, faces: tuple[int, int]) -> None:
        with pytest.raises(ValueError, match=r"^No throw shows .* and .*\.$"):
            Dice().throw(*faces)

    def test_dice_need_a_chooser_that_chooses(self) -> None:
        with pytest.raises(ValueError, match=r"^The chooser of throws needs choice: 7 cannot be one\.$"):
            Dice(7)  # type: ignore[arg-type]

    def test_throws_need_dice_to_be_built_for(self) -> None:
        with pytest.raises(ValueError, match=r"^The dice needs addThrow: None cannot be one\.$"):
            ThrowBuilder().buildThrows(None)  # type: ignore[arg-type]
