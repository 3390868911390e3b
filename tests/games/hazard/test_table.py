"""What becomes of a game between two starts, and the best turn ever."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from dicedesk.core.fair.verify import differences
from dicedesk.core.rollers import DiceSource
from dicedesk.games.hazard.rules import ChooseMain, HazardState, Throw
from dicedesk.games.hazard.table import HazardGameTable
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.store import Best, ForgetfulStore, Store, StoredGame, StoreError
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock
from tests.fakes.dice import ScriptedDice

WON, LOST = (3, 4), (1, 1)  # the come-out roll with main 7 that wins, and the one that loses


class BrokenStore(ForgetfulStore):
    """Keeps and finds nothing while it is broken, and says why."""

    broken = True

    def keep(self, game: StoredGame) -> None:
        if self.broken:
            raise StoreError("The disk is full.")
        super().keep(game)

    def best(self, game: str, *, is_fewest: bool) -> Best | None:
        if self.broken:
            raise StoreError("The best scores cannot be read.")
        return super().best(game, is_fewest=is_fewest)


def table(store: Store | None = None, dice: Callable[[str], DiceSource] | None = None) -> HazardGameTable:
    kept = store or ForgetfulStore()
    return HazardGameTable(kept, StandingClock(), SettingsKeeper(kept), dice)


def kept_best(store: Store) -> Best | None:
    """The best turn of all games in the store."""
    return store.best("hazard", is_fewest=False)


def scripted(*rolls: tuple[int, int]) -> Callable[[str], DiceSource]:
    return lambda _: ScriptedDice(tuple(face for roll in rolls for face in roll))


def throw(game: GameSession) -> None:
    """One round of main 7 that its first throw decides."""
    game.play(ChooseMain(7))
    game.play(Throw())


def play_out(game: GameSession) -> None:
    for _ in range(2000):  # more moves than four turns ever take
        if game.is_over:
            break
        if game.computer_moves:
            game.play_computer()
        else:
            game.play(game.state.legal_moves()[0])
    assert game.is_over


def with_turn_of(rounds: int, store: Store, others: tuple[str, ...] = ()) -> HazardGameTable:
    """A table at which the first caster, a person, has won `rounds` rounds and lost the dice."""
    seated = table(store, scripted(*[WON] * rounds, LOST, LOST))
    game = seated.new_session((PERSON, *others))
    for _ in range(rounds + 2):
        throw(game)
    return seated


def test_each_caster_takes_a_turn_at_the_dice() -> None:
    game = table().new_session((PERSON, "best", "changer"))
    play_out(game)
    assert len({played.before.seat for played in game.history}) == 3


def test_a_game_at_the_table_proves_its_dice_when_it_has_ended() -> None:
    game = table().new_session((PERSON,))
    play_out(game)
    assert differences(game.record) == ()


@pytest.mark.parametrize("casters", [(PERSON,), (PERSON, "best"), (PERSON, PERSON)], ids=str)
def test_an_unfinished_game_is_taken_up_where_it_was_left(casters: tuple[str, ...]) -> None:
    store = ForgetfulStore()
    left = table(store).new_session(casters)
    throw(left)
    resumed = table(store).last_session()
    assert resumed is not None
    assert (resumed.record, resumed.seats) == (left.record, left.seats)


def test_a_main_without_its_throw_is_taken_up_too() -> None:
    store = ForgetfulStore()
    table(store).new_session((PERSON,)).play(ChooseMain(8))
    resumed = table(store).last_session()
    assert resumed is not None
    assert resumed.state.main == 8


def test_a_finished_game_is_not_taken_up_again() -> None:
    store = ForgetfulStore()
    play_out(table(store).new_session((PERSON,)))
    assert table(store).last_session() is None


def test_dice_that_cannot_be_had_again_are_not_taken_up() -> None:
    store = ForgetfulStore()
    table(store, dice=lambda _: ScriptedDice((1, 2))).new_session((PERSON,))
    assert table(store).last_session() is None


@pytest.mark.parametrize("record", ["nonsense", '[Game "hazard"]\n[Rules "casters=5"]'])
def test_a_kept_game_that_cannot_be_read_is_told_and_left_alone(record: str) -> None:
    store = ForgetfulStore()
    table(store).new_session((PERSON,))
    kept = store.newest("hazard")
    assert kept is not None
    store.keep(replace(kept, header=record, moves=()).whole())
    again = table(store)
    assert (again.last_session(), again.error) == (
        None,
        "Your last game could not be opened. It is still in the games folder.",
    )


def test_a_turn_that_has_ended_is_the_best_until_a_better_one() -> None:
    store = ForgetfulStore()
    seated = with_turn_of(3, store)
    kept = store.newest("hazard")
    assert kept is not None
    assert kept_best(store) == seated.best == Best(kept.id, 3)
    assert with_turn_of(4, store).best != seated.best


def test_a_best_turn_knows_the_one_that_it_beat_and_the_first_beat_none() -> None:
    store = ForgetfulStore()
    found = [with_turn_of(rounds, store).best for rounds in (3, 4)]
    assert [best and best.beaten for best in found] == [None, 3]


@pytest.mark.parametrize("rounds", [2, 3])
def test_a_turn_as_good_or_worse_leaves_the_old_best(rounds: int) -> None:
    store = ForgetfulStore()
    old = with_turn_of(3, store).best
    with_turn_of(rounds, store)
    assert kept_best(store) == old


def test_the_best_turn_is_known_at_the_next_start() -> None:
    store = ForgetfulStore()
    best = with_turn_of(2, store).best
    assert table(store).best == best


def test_a_turn_counts_as_soon_as_the_dice_have_passed() -> None:
    best = with_turn_of(2, ForgetfulStore(), others=("best",)).best
    assert best is not None
    assert best.score == 2


def test_a_turn_that_goes_on_does_not_count_yet() -> None:
    seated = table(dice=scripted(WON, WON))
    game = seated.new_session((PERSON,))
    throw(game)
    throw(game)
    assert seated.best is None


def test_a_turn_without_a_round_won_is_no_best() -> None:
    assert with_turn_of(0, ForgetfulStore()).best is None


def test_a_computer_casters_turn_is_no_best() -> None:
    seated = table(dice=scripted(WON, WON, LOST, LOST))
    play_out(seated.new_session(("best",)))
    assert seated.best is None


def test_the_best_turn_of_a_game_that_goes_on_is_kept_when_it_is_over_or_left() -> None:
    store = ForgetfulStore()
    seated = with_turn_of(2, store, others=("best",))
    shown, kept = seated.best, kept_best(store)
    seated.new_session((PERSON,))
    assert (shown and shown.score, kept, kept_best(store)) == (2, None, shown)


@pytest.mark.parametrize("takes_help", [lambda game: game.undo(), lambda game: game.take_hint()])
def test_a_turn_of_a_game_that_does_not_count_any_more_is_no_best(
    takes_help: Callable[[GameSession[HazardState]], object],
) -> None:
    store = ForgetfulStore()
    seated = with_turn_of(2, store, others=(PERSON,))
    game = seated.last_session()
    assert game is not None
    takes_help(game)
    seated.new_session((PERSON,))
    assert (seated.best, kept_best(store)) == (None, None)


def test_a_better_turn_that_could_not_be_read_at_first_is_not_overwritten() -> None:
    store = BrokenStore()
    store.broken = False
    old = with_turn_of(3, store).best
    store.broken = True
    again = table(store, scripted(WON, LOST, LOST))
    told = [again.error]
    game = again.new_session((PERSON,))
    throw(game)
    store.broken = False
    throw(game)
    throw(game)
    assert [*told, again.error] == ["The best scores cannot be read.", None]
    assert kept_best(store) == again.best == old
    assert (old and old.score) == 3


def test_a_game_goes_on_although_nothing_can_be_kept() -> None:
    seated = table(BrokenStore())
    game = seated.new_session((PERSON,))
    play_out(game)
    assert (bool(game.record.tag("Seed")), seated.error) == (True, "The disk is full.")
