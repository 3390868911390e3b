"""The chapter's "CrapsGameState Class", "CrapsGamePointOff Class" and "CrapsGamePointOn Class"."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from dicedesk.classroom.craps import CrapsGame, CrapsGamePointOff, CrapsGamePointOn, CrapsGameState, Outcome
from tests.classroom.craps.conftest import Board

NUMBERS = (4, 5, 6, 8, 9, 10)
ODDS = {4: 2, 5: Fraction(3, 2), 6: Fraction(6, 5), 8: Fraction(6, 5), 9: Fraction(3, 2), 10: 2}
LINES = ("Pass Line", "Don't Pass Line", "Come Line", "Don't Come Line")
BEHIND = ("Pass Line Odds", "Don't Pass Odds")
NUMBERED = tuple(
    f"{kind} {number}"
    for kind in ("Come Point", "Don't Come Point", "Come Odds", "Don't Come Odds", "Buy", "Lay")
    for number in NUMBERS
)
BoardWith = Callable[[int | None], Board]


def resolved(board: Board, names: tuple[str, ...], faces: tuple[int, int]) -> dict[str, set[str]]:
    """Lays a bet on each name, and tells the state of the throw: the names that win, lose and are pushed."""
    for name in names:
        board.lay(name)
    throw = board.throw(*faces)
    throw.updateGame(board.game)
    told = board.player.told
    return {
        "win": {name for what, name, money in told if what == "win" and money == 60},
        "lose": {name for what, name, _ in told if what == "lose"},
        "push": {name for what, name, money in told if what == "win" and money == 30},
    }


class TestCrapsGameStateClass:
    def test_the_state_saves_its_game(self, board: Board) -> None:
        assert CrapsGameState(board.game).game is board.game

    def test_the_superclass_shows_nothing(self, board: Board) -> None:
        assert str(CrapsGameState(board.game)) == ""

    @pytest.mark.parametrize("method", ["isValid", "isWorking", "craps", "natural", "eleven", "point"])
    def test_each_subclass_has_its_own_definition(self, board: Board, method: str) -> None:
        with pytest.raises(NotImplementedError):
            getattr(CrapsGameState(board.game), method)(None)

    def test_the_superclass_has_no_point(self, board: Board) -> None:
        with pytest.raises(NotImplementedError):
            CrapsGameState(board.game).pointOutcome()

    @pytest.mark.parametrize("number", NUMBERS)
    @pytest.mark.parametrize("line", ["Come", "Don't Come"])
    def test_movetothrow_moves_a_come_bet_at_the_odds_of_the_number(
        self, board: Board, line: str, number: int
    ) -> None:
        bet = board.lay(f"{line} Line")
        board.game.state.moveToThrow(bet, board.throw(max(1, number - 6), min(6, number - 1)))
        assert (bet.outcome.name, bet.outcome.odds) == (f"{line} Point {number}", ODDS[number])

    @pytest.mark.parametrize("faces", [(1, 1), (1, 2), (3, 4), (5, 6), (6, 6)])
    def test_movetothrow_does_nothing_for_other_values(self, board: Board, faces: tuple[int, int]) -> None:
        bet = board.lay("Come Line")
        board.game.state.moveToThrow(bet, board.throw(*faces))
        assert bet.outcome.name == "Come Line"

    def test_movetothrow_leaves_other_bets(self, board: Board) -> None:
        bet = board.lay("Pass Line")
        board.game.state.moveToThrow(bet, board.throw(2, 2))
        assert bet.outcome.name == "Pass Line"

    @pytest.mark.parametrize(
        "state", [CrapsGameState, CrapsGamePointOff, lambda game: CrapsGamePointOn(6, game)]
    )
    def test_a_state_needs_a_game(self, state: Callable[[object], object]) -> None:
        with pytest.raises(ValueError, match=r"^The game of a state needs table: None cannot be one\.$"):
            state(None)


class TestCrapsGamePointOffClass:
    def test_there_are_two_valid_outcomes(self, board: Board) -> None:
        names = (*LINES, *BEHIND, *NUMBERED, "Field", "hard 4")
        valid = {name for name in names if board.game.isValid(Outcome(name, 1))}
        assert valid == {"Pass Line", "Don't Pass Line"}

    def test_there_are_six_outcomes_that_do_not_work(self, board: Board) -> None:
        names = (*LINES, *BEHIND, *NUMBERED, "Field", "hard 4")
        resting = {name for name in names if not board.game.isWorking(Outcome(name, 1))}
        assert resting == {f"Come Odds {number}" for number in NUMBERS}

    @pytest.mark.parametrize("faces", [(1, 1), (1, 2)])
    def test_craps_loses_pass_and_wins_dont_pass(self, board: Board, faces: tuple[int, int]) -> None:
        state = board.game.state
        assert resolved(board, (*LINES, *NUMBERED), faces) == {
            "win": {"Don't Pass Line"}, "lose": {"Pass Line"}, "push": set(),
        }  # fmt: skip
        assert board.game.state is state

    def test_a_12_pushes_dont_pass(self, board: Board) -> None:
        assert resolved(board, LINES, (6, 6)) == {
            "win": set(), "lose": {"Pass Line"}, "push": {"Don't Pass Line"},
        }  # fmt: skip

    def test_a_natural_wins_pass_and_loses_dont_pass_and_stays_in_this_state(self, board: Board) -> None:
        state = board.game.state
        assert resolved(board, LINES, (3, 4)) == {
            "win": {"Pass Line"}, "lose": {"Don't Pass Line"}, "push": set(),
        }  # fmt: skip
        assert board.game.state is state

    def test_a_natural_resolves_what_earlier_games_left(self, board: Board) -> None:
        """The section says nothing of come points; they work, so the seven decides them as it does with a point."""
        assert resolved(board, NUMBERED, (3, 4)) == {
            "win": {name for name in NUMBERED if name.startswith(("Don't", "Lay"))},
            "lose": {name for name in NUMBERED if name.startswith(("Come Point", "Buy"))},
            "push": {name for name in NUMBERED if name.startswith("Come Odds")},
        }

    def test_an_eleven_wins_pass_and_loses_dont_pass_and_stays_in_this_state(self, board: Board) -> None:
        state = board.game.state
        assert resolved(board, (*LINES, *NUMBERED), (5, 6)) == {
            "win": {"Pass Line"}, "lose": {"Don't Pass Line"}, "push": set(),
        }  # fmt: skip
        assert board.game.state is state

    @pytest.mark.parametrize("number", NUMBERS)
    def test_a_point_throw_makes_a_new_state_with_its_value(self, board: Board, number: int) -> None:
        state = board.game.state.point(board.throw(max(1, number - 6), min(6, number - 1)))
        assert isinstance(state, CrapsGamePointOn)
        assert state.point == number
        assert state.game is board.game

    def test_come_points_on_the_new_point_are_pushed(self, board: Board) -> None:
        assert resolved(board, (*LINES, *NUMBERED), (2, 4)) == {
            "win": {"Buy 6"},
            "lose": {"Lay 6"},
            "push": {"Come Point 6", "Don't Come Point 6", "Come Odds 6", "Don't Come Odds 6"},
        }

    def test_without_a_point_there_is_no_point_outcome(self, board: Board) -> None:
        assert board.game.state.pointOutcome() is None

    def test_the_state_says_that_the_point_is_off(self, board: Board) -> None:
        assert str(board.game.state) == "The point is off: come-out roll"


class TestCrapsGamePointOnClass:
    @pytest.mark.parametrize("point", [6, Outcome("Come Point 6", 1)])
    def test_the_point_is_a_number_or_an_outcome_that_defines_it(self, board: Board, point: object) -> None:
        state = CrapsGamePointOn(point, board.game)  # type: ignore[arg-type]
        assert (state.point, state.game) == (6, board.game)

    @pytest.mark.parametrize("point", [7, 0, True, "6", Outcome("Point", 1), None, 6.0])
    def test_what_is_no_point_is_refused(self, board: Board, point: object) -> None:
        with pytest.raises(ValueError, match=r"^A point is 4, 5, 6, 8, 9 or 10, not .*\.$"):
            CrapsGamePointOn(point, board.game)  # type: ignore[arg-type]

    @pytest.mark.parametrize("point", NUMBERS)
    def test_only_the_point_itself_cannot_be_bought_or_laid(self, board_with: BoardWith, point: int) -> None:
        game = board_with(point).game
        names = (*LINES, *BEHIND, *NUMBERED, "Field", "hard 4")
        assert {name for name in names if not game.isValid(Outcome(name, 1))} == {
            f"Come Point {point}", f"Don't Come Point {point}", f"Buy {point}", f"Lay {point}",
        }  # fmt: skip

    def test_all_outcomes_work(self, board_with: BoardWith) -> None:
        game = board_with(6).game
        assert all(
            game.isWorking(Outcome(name, 1)) for name in (*LINES, *BEHIND, *NUMBERED, "Field", "hard 4")
        )

    @pytest.mark.parametrize("faces", [(1, 1), (1, 2), (6, 6)])
    def test_craps_loses_come_and_wins_dont_come(self, board_with: BoardWith, faces: tuple[int, int]) -> None:
        board = board_with(6)
        state = board.game.state
        assert resolved(board, (*LINES, *BEHIND, *NUMBERED), faces) == {
            "win": {"Don't Come Line"}, "lose": {"Come Line"}, "push": set(),
        }  # fmt: skip
        assert board.game.state is state

    def test_a_natural_loses_the_game_and_resolves_every_bet(self, board_with: BoardWith) -> None:
        board = board_with(6)
        against = {"Don't Pass Line", "Don't Pass Odds", "Come Line"}
        against |= {name for name in NUMBERED if name.startswith(("Don't", "Lay"))}
        assert resolved(board, (*LINES, *BEHIND, *NUMBERED), (3, 4)) == {
            "win": against, "lose": {*LINES, *BEHIND, *NUMBERED} - against, "push": set(),
        }  # fmt: skip
        assert isinstance(board.game.state, CrapsGamePointOff)
        assert board.lying == []

    def test_an_eleven_wins_come_and_loses_dont_come(self, board_with: BoardWith) -> None:
        board = board_with(6)
        state = board.game.state
        assert resolved(board, (*LINES, *BEHIND, *NUMBERED), (5, 6)) == {
            "win": {"Come Line"}, "lose": {"Don't Come Line"}, "push": set(),
        }  # fmt: skip
        assert board.game.state is state

    def test_another_number_resolves_what_is_on_it_and_moves_come_bets_there(
        self, board_with: BoardWith
    ) -> None:
        board = board_with(6)
        state = board.game.state
        assert resolved(board, (*LINES, *BEHIND, *NUMBERED), (4, 5)) == {
            "win": {"Come Point 9", "Come Odds 9", "Buy 9"},
            "lose": {"Don't Come Point 9", "Don't Come Odds 9", "Lay 9"},
            "push": set(),
        }
        assert board.game.state is state
        assert {"Come Line", "Don't Come Line"}.isdisjoint(board.lying)
        assert board.lying.count("Come Point 9") == board.lying.count("Don't Come Point 9") == 1

    def test_the_point_wins_the_game(self, board_with: BoardWith) -> None:
        board = board_with(6)
        others = tuple(name for name in NUMBERED if not name.endswith("6"))
        assert resolved(board, (*LINES, *BEHIND, *others), (3, 3)) == {
            "win": {"Pass Line", "Pass Line Odds"}, "lose": {"Don't Pass Line", "Don't Pass Odds"}, "push": set(),
        }  # fmt: skip
        assert isinstance(board.game.state, CrapsGamePointOff)
        assert {*others, "Come Point 6", "Don't Come Point 6"} == set(board.lying)

    @pytest.mark.parametrize("point", NUMBERS)
    def test_the_point_outcome_has_the_odds_of_the_point(self, board_with: BoardWith, point: int) -> None:
        outcome = board_with(point).game.state.pointOutcome()
        assert outcome is not None
        assert (outcome.name, outcome.odds) == ("Pass Line Odds", ODDS[point])

    def test_the_state_says_which_point_is_on(self, board_with: BoardWith) -> None:
        assert str(board_with(6).game.state) == "The point is 6"


class TestStatesOfAReadersOwn:
    def test_a_subclass_with_its_own_point_method_is_asked(self, board: Board) -> None:
        class Generous(CrapsGamePointOn):
            def point(self, throw: object) -> CrapsGameState:
                return CrapsGamePointOff(self.game)

        board.game.state = Generous(6, board.game)
        board.roll((2, 2))
        assert isinstance(board.game.state, CrapsGamePointOff)

    def test_a_subclass_can_go_on_with_another_state(self, board: Board) -> None:
        class OwnOn(CrapsGamePointOn):
            pass

        class OwnOff(CrapsGamePointOff):
            pointOn = OwnOn  # noqa: N815

        game = CrapsGame(board.dice, board.table, firstState=OwnOff)
        game.point(board.throw(2, 2))
        assert type(game.state) is OwnOn
