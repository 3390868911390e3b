"""The chapter's "CrapsGame Design", "Optional Working Bets" and demonstration."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from fractions import Fraction

import pytest

from dicedesk.classroom.craps import (
    Bet,
    CrapsGame,
    CrapsGamePointOff,
    CrapsPlayer,
    CrapsTable,
    Dice,
    InvalidBet,
    NotRandom,
    Outcome,
    PointThrow,
    main,
)
from tests.classroom.craps.conftest import Board

BoardWith = Callable[[int | None], Board]


class TestCrapsGameDesign:
    def test_the_game_has_dice_and_a_table_and_no_player_yet(self) -> None:
        dice, table = Dice(), CrapsTable()
        game = CrapsGame(dice, table)
        assert (game.dice, game.table, game.player) == (dice, table, None)
        assert isinstance(game.state, CrapsGamePointOff)

    def test_the_player_comes_with_the_cycle(self, board: Board) -> None:
        board.roll((3, 4))
        assert board.game.player is board.player

    def test_a_cycle_is_one_throw_of_the_dice(self, board: Board) -> None:
        board.roll((2, 4))
        assert str(board.game.state) == "The point is 6"

    def test_a_cycle_resolves_bets_on_one_roll_and_deletes_them(self, board_with: BoardWith) -> None:
        board = board_with(6)
        board.player.wanted = [("Field", 1, 10), ("7", 4, 10), ("Horn", 3, 4)]
        board.roll((6, 6))
        assert board.player.told == [("win", "Field", 30), ("lose", "7", 10), ("win", "Horn", 31)]
        assert board.lying == []

    def test_a_cycle_resolves_hardways_and_leaves_those_that_wait(self, board_with: BoardWith) -> None:
        board = board_with(6)
        board.player.wanted = [("hard 4", 7, 10), ("hard 8", 9, 10), ("easy 8", Fraction(7, 4), 4)]
        board.roll((4, 4))
        assert (board.player.told, board.lying) == (
            [("win", "hard 8", 100), ("lose", "easy 8", 4)],
            ["hard 4"],
        )

    def test_one_of_two_equal_bets_is_not_deleted_for_the_other(self, board_with: BoardWith) -> None:
        board = board_with(6)
        board.player.wanted = [("Come Line", 1, 10)] * 2
        board.roll((2, 2), (1, 3))
        assert board.player.told == [("win", "Come Point 4", 30)] * 2

    def test_the_player_is_asked_before_the_dice_are_rolled(self) -> None:
        order: list[str] = []

        class Asked(CrapsPlayer):
            def placeBets(self) -> None:
                order.append("bets")

        class Told(Dice):
            def roll(self) -> PointThrow:
                order.append("roll")
                return PointThrow(2, 2)

        table = CrapsTable()
        CrapsGame(Told(), table).cycle(Asked(table))
        assert order == ["bets", "roll"]

    def test_a_bet_that_the_state_does_not_allow_is_refused_before_the_throw(self, board: Board) -> None:
        board.player.wanted = [("Come Line", 1, 10)]
        with pytest.raises(InvalidBet, match=r"^Come Line cannot be bet on now\.$"):
            board.roll((2, 4))
        assert isinstance(board.game.state, CrapsGamePointOff)

    def test_the_game_validates_where_a_readers_own_table_does_not(self) -> None:
        class PlainTable:
            def __init__(self) -> None:
                self.bets: list[Bet] = []

            def placeBet(self, bet: Bet) -> None:
                self.bets.append(bet)

        table = PlainTable()
        player = CrapsPlayer(table)  # type: ignore[arg-type]
        game = CrapsGame(Dice(NotRandom([(3, 4), (3, 4)])), table)  # type: ignore[arg-type]
        game.cycle(player)
        player.passLine = Outcome("Field", 1)
        with pytest.raises(InvalidBet, match=r"^Field cannot be bet on now\.$"):
            game.cycle(player)
        assert player.stake == 1_000

    def test_a_readers_own_table_can_have_bets_as_a_method(self) -> None:
        class OwnTable:
            def __init__(self) -> None:
                self.lying: list[Bet] = []

            def placeBet(self, bet: Bet) -> None:
                self.lying.append(bet)

            def bets(self) -> Iterator[Bet]:
                return iter(self.lying)

            def removeBet(self, bet: Bet) -> None:
                self.lying.remove(bet)

        table = OwnTable()
        player = CrapsPlayer(table)  # type: ignore[arg-type]
        game = CrapsGame(Dice(NotRandom([(2, 4), (3, 3), (2, 4)])), table)  # type: ignore[arg-type]
        for _ in range(3):
            game.cycle(player)
        assert (player.stake, table.lying) == (1_000, [player.workingBet])
        game.reset()
        assert table.lying == []

    def test_bets_that_are_too_many_for_the_table_are_refused(self, board: Board) -> None:
        board.player.wanted = [("Pass Line", 1, 3_000), ("Don't Pass Line", 1, 3_000)]
        with pytest.raises(InvalidBet, match=r"^The bets of a player together do not keep to the limits"):
            board.roll((3, 4))

    def test_pointoutcome_is_that_of_the_state(self, board_with: BoardWith) -> None:
        outcome = board_with(9).game.pointOutcome()
        assert outcome is not None
        assert (outcome.odds, board_with(None).game.pointOutcome()) == (Fraction(3, 2), None)

    def test_movetothrow_moves_a_come_bet(self, board_with: BoardWith) -> None:
        board = board_with(6)
        bet = board.lay("Don't Come Line")
        board.game.moveToThrow(bet, board.throw(2, 2))
        assert bet.outcome.name == "Don't Come Point 4"

    @pytest.mark.parametrize(("faces", "total"), [((3, 4), 7), ((1, 1), 2), ((5, 6), 11), ((6, 6), 12)])
    def test_movetothrow_raises_for_what_is_no_point(
        self, board: Board, faces: tuple[int, int], total: int
    ) -> None:
        with pytest.raises(ValueError, match=rf"^No bet moves to {total}: it is no point\.$"):
            board.game.moveToThrow(board.lay("Come Line"), board.throw(*faces))

    def test_reset_makes_a_new_state_and_clears_the_table(self, board_with: BoardWith) -> None:
        board = board_with(6)
        board.lay("Pass Line")
        board.game.reset()
        assert isinstance(board.game.state, CrapsGamePointOff)
        assert board.lying == []

    @pytest.mark.parametrize(
        ("call", "sentence"),
        [(lambda: CrapsGame(CrapsTable(), Dice()), "The dice needs roll"),  # type: ignore[arg-type]
         (lambda: CrapsGame(Dice(), 1_000), "The table needs placeBet, bets"),  # type: ignore[arg-type]
         (lambda: CrapsGame(Dice(), CrapsTable()).cycle(None), "The player needs placeBets, win, lose")],  # type: ignore[arg-type]
    )  # fmt: skip
    def test_wrong_parts_are_refused_in_a_sentence(self, call: Callable[[], object], sentence: str) -> None:
        with pytest.raises(ValueError, match=rf"^{sentence}: .* cannot be one\.$"):
            call()

    def test_the_same_table_and_dice_serve_several_players(self, board: Board) -> None:
        second = CrapsPlayer(board.table)
        board.dice.rng = NotRandom([(3, 4)])
        board.game.cycle(second)
        assert (board.game.player, second.stake) == (second, 1_010)


class TestOptionalWorkingBets:
    @pytest.mark.parametrize(
        ("on", "told"),
        [(True, ("lose", "Come Odds 6", 30)), (False, ("win", "Come Odds 6", 30))],
    )
    def test_the_player_says_whether_come_odds_work_on_a_come_out(
        self, board: Board, on: bool, told: tuple[str, str, int]
    ) -> None:
        board.player.has_odds_on = on
        board.lay("Come Odds 6", Fraction(6, 5))
        board.roll((3, 4))
        assert board.player.told == [told]

    def test_a_player_who_cannot_be_asked_has_odds_off(self, board: Board) -> None:
        class Plain:
            def __init__(self) -> None:
                self.told: list[str] = []

            def win(self, bet: Bet) -> None:
                self.told.append(f"win {bet.winAmount()}")

            def lose(self, bet: Bet) -> None:
                self.told.append("lose")

        player = Plain()
        board.table.bets.append(Bet(30, Outcome("Come Odds 6", 1), player))  # type: ignore[arg-type]
        board.roll((3, 4))
        assert player.told == ["win 30"]

    def test_the_stub_player_has_odds_off(self) -> None:
        player = CrapsPlayer(CrapsTable())
        assert player.oddsAreOn(Bet(5, player.passLine, player)) is False


class TestDemonstration:
    def test_it_tells_a_few_cycles_with_dice_that_are_not_random(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        main()
        told = capsys.readouterr().out.splitlines()
        assert told[:3] == [
            "The stake is 1000. The point is off: come-out roll",
            "Roll 5,6: ElevenThrow",
            "  The point is off: come-out roll. On the table: nothing. Stake 1010",
        ]
        assert told[-1] == "  The point is off: come-out roll. On the table: nothing. Stake 1000"

    def test_it_is_a_program(self) -> None:
        done = subprocess.run(
            [sys.executable, "-m", "dicedesk.classroom.craps"], stdout=subprocess.PIPE, text=True, check=True
        )
        assert "Roll 3,4: NaturalThrow" in done.stdout

    def test_no_throw_is_left_when_all_were_shown(self) -> None:
        with pytest.raises(ValueError, match=r"^No throw is left"):
            NotRandom([]).choice([])
