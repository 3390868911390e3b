"""The craps chapter under the names that students know."""

from dataclasses import dataclass, replace

from dicedesk.classroom.craps import (
    Bet,
    CrapsGame,
    CrapsGamePointOff,
    CrapsGamePointOn,
    CrapsGameState,
    CrapsPlayer,
    CrapsTable,
    Dice,
    NaturalThrow,
    Outcome,
    PointThrow,
)
from dicedesk.core.money import dollars


@dataclass(frozen=True)
class FieldPlayer(CrapsPlayer):
    """A student's own player: $5 on the field whenever a point stands."""

    def place_bets(self, table: CrapsTable, state: CrapsGameState) -> tuple[Bet, ...]:
        """One bet."""
        field = Outcome("field", CrapsGame.opened().kind_named("field").odds)
        return (Bet(dollars(5), field),) if state.is_valid(field) else ()


def test_the_dice_make_36_throws_of_four_kinds() -> None:
    throws = Dice().throws
    assert len(throws) == 36
    assert sum(isinstance(throw, NaturalThrow) for throw in throws) == 6
    assert sum(isinstance(throw, PointThrow) and throw.hard() for throw in throws) == 4


def test_a_throw_moves_the_game_from_state_to_state() -> None:
    game = CrapsGame.opened()
    after = game.cycle(Dice().throw(2, 4)).game
    assert isinstance(game.state, CrapsGamePointOff)
    assert isinstance(after.state, CrapsGamePointOn)


def test_a_player_of_ones_own_plays_a_cycle() -> None:
    game = CrapsGame.opened()
    with_player = replace(game, player=FieldPlayer(dollars(100)))
    on_point = with_player.cycle(Dice().throw(2, 4)).game
    assert on_point.cycle(Dice().throw(5, 4)).game.player.stake == dollars(105)
