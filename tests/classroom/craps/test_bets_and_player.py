"""The chapter's "Bet Rework" and "CrapsPlayer Class Stub", the table, and outcomes."""

from fractions import Fraction

import pytest

from dicedesk.classroom.craps import (
    Bet,
    CrapsGame,
    CrapsPlayer,
    CrapsTable,
    Dice,
    InvalidBet,
    Outcome,
    Player,
    Table,
)

PASS = Outcome("Pass Line", 1)


def player() -> CrapsPlayer:
    return CrapsPlayer(CrapsTable())


class TestOutcomes:
    def test_outcomes_of_one_name_are_equal_and_one_in_a_set(self) -> None:
        assert len({Outcome("Horn", 3), Outcome("Horn", Fraction(27, 4))}) == 1

    def test_other_things_are_not_equal_to_an_outcome(self) -> None:
        assert Outcome("Horn", 3) != "Horn"

    def test_a_win_is_exact(self) -> None:
        assert [Outcome("odds", Fraction(3, 2)).winAmount(amount) for amount in (4, 5)] == [6, 7.5]

    def test_an_outcome_says_its_name_and_odds(self) -> None:
        outcome = Outcome("Come Point 6", Fraction(6, 5))
        assert (str(outcome), repr(outcome)) == (
            "Come Point 6 (6:5)",
            "Outcome('Come Point 6', Fraction(6, 5))",
        )

    @pytest.mark.parametrize(
        ("name", "odds"), [("", 1), (7, 1), ("a", -1), ("a", 1.5), ("a", True), ("a", "1")]
    )
    def test_a_wrong_outcome_is_refused(self, name: str, odds: int) -> None:
        with pytest.raises(ValueError, match=r"^(An outcome needs|The odds of an outcome) .*\.$"):
            Outcome(name, odds)


class TestBetRework:
    def test_a_bet_has_an_amount_an_outcome_and_a_player(self) -> None:
        owner = player()
        bet = Bet(amount=10, outcome=PASS, player=owner)
        assert (bet.amount, bet.outcome, bet.player) == (10, PASS, owner)

    def test_a_bet_is_mutable(self) -> None:
        bet = Bet(10, PASS, player())
        bet.outcome = Outcome("Come Point 4", 2)
        assert (bet.winAmount(), bet.loseAmount(), str(bet)) == (30, 10, "10 on Come Point 4 (2:1)")

    @pytest.mark.parametrize("amount", [-50_000, 0, 2.5, True, "10", None])
    def test_a_wrong_amount_is_refused(self, amount: int) -> None:
        with pytest.raises(InvalidBet, match=r"^The amount of a bet is a whole number from 1, not .*\.$"):
            Bet(amount, PASS, player())

    def test_a_bet_needs_a_player_to_tell(self) -> None:
        with pytest.raises(ValueError, match=r"^The player of a bet needs win, lose: None cannot be one\.$"):
            Bet(10, PASS, None)  # type: ignore[arg-type]

    def test_a_bet_needs_an_outcome(self) -> None:
        with pytest.raises(ValueError, match=r"^The outcome of a bet needs name, odds: 'Pass Line' cannot"):
            Bet(10, "Pass Line", player())  # type: ignore[arg-type]


class TestCrapsPlayerClassStub:
    def test_the_constructor_takes_a_table(self) -> None:
        table = CrapsTable()
        assert CrapsPlayer(table).table is table

    def test_passline_is_the_pass_line_outcome_at_1_to_1(self) -> None:
        assert (player().passLine.name, player().passLine.odds) == ("Pass Line", 1)

    def test_workingbet_is_none_at_first(self) -> None:
        assert player().workingBet is None

    def test_placebets_places_a_pass_line_bet(self) -> None:
        one = player()
        one.placeBets()
        assert list(one.table.bets) == [one.workingBet]
        assert (one.workingBet.outcome, one.workingBet.player) == (one.passLine, one)

    def test_placebets_places_no_more_while_a_bet_works(self) -> None:
        one = player()
        one.placeBets()
        one.placeBets()
        assert len(one.table.bets) == 1

    def test_win_brings_the_win_amount_and_forgets_the_bet(self) -> None:
        one = player()
        one.placeBets()
        one.win(one.workingBet)
        assert (one.stake, one.workingBet) == (1_010, None)

    def test_lose_forgets_the_bet_which_was_paid_when_it_was_placed(self) -> None:
        one = player()
        one.placeBets()
        one.lose(one.workingBet)
        assert (one.stake, one.workingBet) == (990, None)

    def test_another_bet_that_is_resolved_leaves_the_working_bet(self) -> None:
        one = player()
        one.placeBets()
        one.lose(Bet(10, PASS, one))
        assert one.workingBet is not None

    def test_a_player_who_cannot_pay_places_no_bet(self) -> None:
        table = CrapsTable()
        CrapsPlayer(table, stake=5).placeBets()
        assert list(table) == []

    def test_the_player_makes_bets_of_a_readers_own_class(self) -> None:
        class OwnBet(Bet):
            pass

        one = CrapsPlayer(CrapsTable(), bet=OwnBet)
        one.placeBets()
        assert type(one.workingBet) is OwnBet

    @pytest.mark.parametrize("table", [1_000, None, CrapsTable])
    def test_a_player_needs_a_table(self, table: object) -> None:
        with pytest.raises(ValueError, match=r"^The table needs placeBet, bets: .* cannot be one\.$"):
            CrapsPlayer(table)  # type: ignore[arg-type]

    def test_player_and_table_go_by_their_short_names_too(self) -> None:
        assert (Player, Table) == (CrapsPlayer, CrapsTable)


class TestCrapsTable:
    def test_placebet_keeps_the_bets_in_order(self) -> None:
        table = CrapsTable()
        bets = [Bet(amount, PASS, player()) for amount in (5, 6)]
        for bet in bets:
            table.placeBet(bet)
        assert list(table) == list(table.bets) == bets

    def test_bets_is_an_iterator_that_bets_can_be_deleted_under(self) -> None:
        table = CrapsTable()
        for amount in (5, 6, 7):
            table.placeBet(Bet(amount, PASS, player()))
        for bet in table.bets():
            table.bets.remove(bet)
        assert list(table.bets()) == []

    def test_an_amount_that_was_made_negative_later_is_refused(self) -> None:
        bet = Bet(5, PASS, player())
        bet.amount = -50_000
        with pytest.raises(InvalidBet):
            CrapsTable().placeBet(bet)

    def test_the_table_validates_bets_by_the_state_of_its_game(self) -> None:
        table = CrapsTable()
        CrapsGame(Dice(), table)
        with pytest.raises(InvalidBet, match=r"^Field cannot be bet on now\.$"):
            table.placeBet(Bet(5, Outcome("Field", 1), player()))
        assert table.isValid(Bet(5, PASS, player()))

    def test_the_table_knows_which_bets_work(self) -> None:
        table, bet = CrapsTable(), Bet(5, Outcome("Come Odds 4", 2), player())
        before = table.isWorking(bet)
        CrapsGame(Dice(), table)
        assert (before, table.isWorking(bet)) == (True, False)

    @pytest.mark.parametrize(
        ("amounts", "valid"), [((), True), ((10,), True), ((9,), False), ((60, 41), False)]
    )
    def test_the_sum_of_a_players_bets_keeps_to_the_limits(
        self, amounts: tuple[int, ...], valid: bool
    ) -> None:
        table, one = CrapsTable(minimum=10, limit=100), player()
        for amount in amounts:
            table.placeBet(Bet(amount, PASS, one))
        assert table.allValid() is valid

    def test_the_limits_are_for_each_player(self) -> None:
        table = CrapsTable(limit=100)
        for one in (player(), player()):
            table.placeBet(Bet(60, PASS, one))
        assert table.allValid()

    @pytest.mark.parametrize("limits", [{"minimum": 0}, {"limit": 2.5}])
    def test_wrong_limits_are_refused(self, limits: dict[str, int]) -> None:
        with pytest.raises(
            ValueError, match=r"^The (minimum|limit) of the table is a whole number from 1, not"
        ):
            CrapsTable(**limits)
